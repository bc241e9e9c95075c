import type opentype from 'opentype.js'
import { type Face, type FaceName, face } from './fonts.ts'
import { at, type Point } from './geometry.ts'

/** A text set on the map: lines on parallel curves around a centre. */
export interface Setting {
  readonly face: FaceName
  readonly lines: readonly string[]
  readonly size: number
  /** Extra space between letters, in sizes. */
  readonly spacing: number
  readonly center: Point
  /** Radians, clockwise. */
  readonly angle: number
  /** Curvature in 1/px; positive bends the ends down. */
  readonly bend: number
  /** A sign in a disc before the first line. */
  readonly number?: string
}

/** A letter in its place: the box around its ink, and how to draw it. A space takes room too, but no ink. */
export interface PlacedLetter {
  readonly center: Point
  readonly angle: number
  readonly halfWidth: number
  readonly halfHeight: number
  readonly letter: { readonly outline: readonly opentype.PathCommand[]; readonly advance: number } | null
}

export interface Lettering extends Setting {
  readonly letters: readonly PlacedLetter[]
  readonly disc: { readonly center: Point; readonly radius: number } | null
}

const LEADING = 1.22
const DISC_RADIUS = 0.72
const DISC_GAP = 0.45

/** Width of the widest line in pixels. */
export function widthOf(setting: Pick<Setting, 'face' | 'lines' | 'size' | 'spacing' | 'number'>): number {
  const type = face(setting.face)
  return Math.max(
    ...setting.lines.map((line, i) => {
      const disc = i === 0 && setting.number ? 2 * DISC_RADIUS + DISC_GAP : 0
      return (type.width(line) + Math.max(0, [...line].length - 1) * setting.spacing + disc) * setting.size
    }),
  )
}

/** Height of the ink of all lines. */
export const heightOf = (setting: Pick<Setting, 'face' | 'lines' | 'size'>): number =>
  ((setting.lines.length - 1) * LEADING + face(setting.face).capHeight) * setting.size

export function set(setting: Setting): Lettering {
  const type = face(setting.face)
  const { size, lines } = setting
  const placed: PlacedLetter[] = []
  let disc: Lettering['disc'] = null
  const hangs = setting.face !== 'land' && setting.face !== 'landBold'
  lines.forEach((line, row) => {
    const letters = type.letters(line)
    const withDisc = row === 0 && setting.number
    const width = widthOf({ ...setting, lines: [line], ...(withDisc ? {} : { number: '' }) })
    const drop = (row - (lines.length - 1) / 2) * LEADING * size
    let pen = -width / 2
    if (withDisc) {
      const radius = DISC_RADIUS * size
      disc = { center: onCurve(setting, pen + radius, drop).point, radius }
      pen += 2 * radius + DISC_GAP * size
    }
    letters.forEach((letter, i) => {
      if (i > 0) pen += (letter.kern + setting.spacing) * size
      const advance = letter.advance * size
      const { point, angle } = onCurve(setting, pen + advance / 2, drop)
      placed.push({
        center: point,
        angle,
        halfWidth: advance / 2,
        halfHeight: (type.capHeight / 2 + (hangs ? type.descent * 0.45 : 0)) * size + 0.5,
        letter: letter.char === ' ' ? null : letter,
      })
      pen += advance
    })
  })
  return { ...setting, letters: placed, disc }
}

/** Where the middle of a letter stands, `along` the line from its centre and `drop` below it. */
export function onCurve(
  { center, angle, bend }: Pick<Setting, 'center' | 'angle' | 'bend'>,
  along: number,
  drop: number,
): { point: Point; angle: number } {
  const turn = bend * along
  const [u, v] =
    Math.abs(bend) < 1e-6
      ? [along, drop]
      : [(1 / bend - drop) * Math.sin(turn), (1 / bend) * (1 - Math.cos(turn)) + drop * Math.cos(turn)]
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return { point: [center[0] + u * c - v * s, center[1] + u * s + v * c], angle: angle + turn }
}

/** The outlines of a text as one SVG path. */
export function pathOf(lettering: Lettering): string {
  const type = face(lettering.face)
  return lettering.letters.map(placed => letterPath(placed, lettering.size, type)).join('')
}

function letterPath(placed: PlacedLetter, size: number, type: Face): string {
  if (!placed.letter) return ''
  const { outline, advance } = placed.letter
  const [c, s] = [Math.cos(placed.angle), Math.sin(placed.angle)]
  const spot = (x: number, y: number): string => {
    const [dx, dy] = [(x - advance / 2) * size, (y + type.capHeight / 2) * size]
    const px = placed.center[0] + dx * c - dy * s
    const py = placed.center[1] + dx * s + dy * c
    return `${Math.round(px * 100) / 100} ${Math.round(py * 100) / 100}`
  }
  return outline
    .map(command => {
      switch (command.type) {
        case 'M':
        case 'L':
          return command.type + spot(command.x, command.y)
        case 'Q':
          return `Q${spot(command.x1, command.y1)} ${spot(command.x, command.y)}`
        case 'C':
          return `C${spot(command.x1, command.y1)} ${spot(command.x2, command.y2)} ${spot(command.x, command.y)}`
        case 'Z':
          return 'Z'
        default:
          return ''
      }
    })
    .join('')
}

/** Corners of the box around a letter. */
export function cornersOf({ center, angle, halfWidth, halfHeight }: PlacedLetter, pad = 0): Point[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const corner = (i: number, j: number): Point => {
    const [dx, dy] = [i * (halfWidth + pad), j * (halfHeight + pad)]
    return [center[0] + dx * c - dy * s, center[1] + dx * s + dy * c]
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** Ways to break a name into lines, the plain one first. */
export function lineBreaks(text: string): string[][] {
  const words = text.split(' ')
  const out: string[][] = [[text]]
  for (let i = 1; i < words.length; i++) {
    out.push([words.slice(0, i).join(' '), words.slice(i).join(' ')])
    for (let j = i + 1; j < words.length; j++)
      out.push([words.slice(0, i).join(' '), words.slice(i, j).join(' '), words.slice(j).join(' ')])
  }
  const balance = (lines: readonly string[]): number => Math.max(...lines.map(line => line.length))
  const best = (count: number): string[][] => {
    const fitting = out.filter(lines => lines.length === count)
    return fitting.length > 0
      ? [
          at(
            fitting.sort((p, q) => balance(p) - balance(q)),
            0,
          ),
        ]
      : []
  }
  return [1, 2, 3].flatMap(best)
}

/** Where the ink of each line lies: the course of its middle and half its height. */
export function bandsOf(lettering: Lettering): { line: Point[]; half: number }[] {
  const type = face(lettering.face)
  return lettering.lines.map((text, row) => {
    const half =
      widthOf({ ...lettering, lines: [text], number: row === 0 ? (lettering.number ?? '') : '' }) / 2
    const drop = (row - (lettering.lines.length - 1) / 2) * LEADING * lettering.size
    const steps = lettering.bend === 0 ? [-1, 1] : [-1, -0.66, -0.33, 0, 0.33, 0.66, 1]
    return {
      line: steps.map(step => onCurve(lettering, step * half, drop).point),
      half: (type.capHeight / 2) * lettering.size,
    }
  })
}
