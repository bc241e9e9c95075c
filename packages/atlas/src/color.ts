import { at } from './geometry.ts'

type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const write = (rgb: readonly number[]): string =>
  `#${rgb
    .map(v =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` of the second colour in the first. */
export const blend = (a: string, b: string, share: number): string => {
  const [p, q] = [parse(a), parse(b)]
  return write(p.map((v, i) => v + (at(q, i) - v) * share))
}

export const darker = (color: string, share: number): string => blend(color, '#1a1008', share)
export const lighter = (color: string, share: number): string => blend(color, '#fff6e0', share)

/** Neighbouring zones of one region differ a little in tone. */
export const tint = (color: string, index: number): string => {
  const steps = [-0.07, 0.05, 0.12, -0.02, 0.08]
  const step = steps[index % steps.length] ?? 0
  return step < 0 ? darker(color, -step) : lighter(color, step)
}
