import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

/** The faces of the map. Letters are drawn as outlines, so what is measured here is what is seen. */
export type FaceName = 'land' | 'landBold' | 'sea' | 'town' | 'townBold' | 'townItalic'

const files: Readonly<Record<FaceName, string>> = {
  land: '@fontsource/cinzel/files/cinzel-latin-600-normal.woff',
  landBold: '@fontsource/cinzel/files/cinzel-latin-700-normal.woff',
  sea: '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff',
  town: '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff',
  townBold: '@fontsource/eb-garamond/files/eb-garamond-latin-700-normal.woff',
  townItalic: '@fontsource/eb-garamond/files/eb-garamond-latin-500-italic.woff',
}

/** One letter at size 1: its outline, how far it moves the pen, and the kerning before it. */
export interface Letter {
  readonly char: string
  readonly outline: readonly opentype.PathCommand[]
  readonly advance: number
  readonly kern: number
}

export interface Face {
  readonly name: FaceName
  /** Height of a capital at size 1. */
  readonly capHeight: number
  readonly descent: number
  letters(text: string): readonly Letter[]
  /** Width of a text at size 1 without extra spacing. */
  width(text: string): number
}

const require = createRequire(import.meta.url)
const faces = new Map<FaceName, Face>()

export function face(name: FaceName): Face {
  const known = faces.get(name)
  if (known) return known
  const bytes = readFileSync(require.resolve(files[name]))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const memory = new Map<string, readonly Letter[]>()
  const letters = (text: string): readonly Letter[] => {
    const cached = memory.get(text)
    if (cached) return cached
    const glyphs = font.stringToGlyphs(text)
    const chars = [...text]
    const out = glyphs.map((glyph, i): Letter => {
      const before = glyphs[i - 1]
      return {
        char: chars[i] ?? '',
        outline: glyph.getPath(0, 0, 1).commands,
        advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm,
        kern: before ? font.getKerningValue(before, glyph) / font.unitsPerEm : 0,
      }
    })
    memory.set(text, out)
    return out
  }
  const capital = font.charToGlyph('H').getBoundingBox()
  const made: Face = {
    name,
    capHeight: capital.y2 / font.unitsPerEm,
    descent: Math.abs(font.charToGlyph('p').getBoundingBox().y1) / font.unitsPerEm,
    letters,
    width: text => letters(text).reduce((sum, letter) => sum + letter.advance + letter.kern, 0),
  }
  faces.set(name, made)
  return made
}
