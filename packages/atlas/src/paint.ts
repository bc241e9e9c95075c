import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { type Noise, seeded, seededNoise } from './random.ts'

/**
 * From SVG to pictures. resvg paints the drawing at twice its size, sharp lays paper over it and writes the
 * files. Neither needs a browser or a system font, so the same drawing gives the same bytes everywhere.
 */

export interface Painting {
  readonly width: number
  readonly height: number
  /** Red, green, blue of each pixel. */
  readonly pixels: Buffer
}

export async function paint(svg: string, scale: number, seed: number): Promise<Painting> {
  const image = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { loadSystemFonts: false },
  }).render()
  const { width, height } = image
  const stains = await stainsOver(width, height, seededNoise(seed))
  const pixels = await sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .composite([
      { input: stains, blend: 'multiply' },
      { input: await grainTile(seed), tile: true, blend: 'multiply' },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { width, height, pixels }
}

/** Large soft blotches of old paper, computed small and stretched. */
async function stainsOver(width: number, height: number, noise: Noise): Promise<Buffer> {
  const [w, h] = [Math.ceil(width / 16), Math.ceil(height / 16)]
  const values = Buffer.alloc(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let [sum, size, weight] = [0, 34, 0.5]
      for (let octave = 0; octave < 4; octave++) {
        sum += noise(x / size + 7 * octave, y / size) * weight
        size /= 2.1
        weight /= 2
      }
      const stain = Math.max(0, Math.min(1, 0.3 + sum * 0.62)) * 0.3
      const i = (y * w + x) * 3
      values[i] = Math.round(255 * (1 - stain * 0.5))
      values[i + 1] = Math.round(255 * (1 - stain * 0.66))
      values[i + 2] = Math.round(255 * (1 - stain * 0.9))
    }
  return sharp(values, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const TILE = 512

/** Fibres of the paper: fine, faint, and the same on every tile. */
async function grainTile(seed: number): Promise<Buffer> {
  const random = seeded(seed)
  const values = Buffer.alloc(TILE * TILE * 3)
  for (let i = 0; i < TILE * TILE; i++) {
    const v = 255 - Math.round(random() * random() * 42)
    values[3 * i] = v
    values[3 * i + 1] = v - 1
    values[3 * i + 2] = v - 3
  }
  return sharp(values, { raw: { width: TILE, height: TILE, channels: 3 } })
    .blur(1.1)
    .png()
    .toBuffer()
}

/** WebP of the painting, `width` pixels wide. */
export const toWebp = ({ pixels, width, height }: Painting, to: number, quality: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ width: to, kernel: 'lanczos3' })
    .webp({ quality, effort: 4 })
    .toBuffer()
