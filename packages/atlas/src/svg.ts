import { type Line, type MultiPolygon, round } from './geometry.ts'

/** Small helpers to write SVG. */

const spot = (p: readonly [number, number]): string => `${round(p[0], 1)} ${round(p[1], 1)}`

export const lineData = (line: Line): string => (line.length < 2 ? '' : `M${line.map(spot).join('L')}`)

export const areaData = (polygons: MultiPolygon): string =>
  polygons.map(rings => rings.map(ring => `M${ring.slice(0, -1).map(spot).join('L')}Z`).join('')).join('')

export type Attributes = Readonly<Record<string, string | number | undefined>>

export function tag(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

export const path = (d: string, attributes: Attributes = {}): string =>
  d === '' ? '' : tag('path', { d, ...attributes })
export const group = (attributes: Attributes, content: string): string => tag('g', attributes, content)
