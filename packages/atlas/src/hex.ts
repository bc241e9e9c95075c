import type { Point } from './geometry.ts'
import type { Project } from './projection.ts'

/** A grid of flat-topped hexes laid over a country, and the projection that goes with it. */
export interface HexGridSpec {
  readonly columns: number
  readonly rows: number
  /** Kilometres between the centres of neighbouring hexes. */
  readonly spacing: number
  readonly anchor: {
    readonly column: number
    readonly row: number
    readonly lon: number
    readonly lat: number
  }
  /** Direction in which columns grow: degrees clockwise from north. Rows grow to its left, upwards on the map. */
  readonly bearing: number
  readonly perLon: number
  readonly perLat: number
}

export interface HexGrid {
  readonly width: number
  readonly height: number
  /** Pixels between the centres of neighbouring hexes. */
  readonly step: number
  readonly project: Project
  /** Centre of a hex; even columns stand half a hex higher. */
  center(column: number, row: number): Point
  /** The six corners, clockwise from the right. */
  corners(column: number, row: number): Point[]
}

const COLUMN = Math.sqrt(3) / 2

export function makeHexGrid(spec: HexGridSpec, step: number, margin: number): HexGrid {
  const width = Math.round((spec.columns - 1) * step * COLUMN + (2 * step) / Math.sqrt(3) + 2 * margin)
  const height = Math.round((spec.rows + 0.5) * step + 2 * margin)
  const center = (column: number, row: number): Point => [
    margin + step / Math.sqrt(3) + (column - 1) * step * COLUMN,
    height - margin - (row - 0.5) * step - (column % 2 === 0 ? step / 2 : 0),
  ]
  const origin = center(spec.anchor.column, spec.anchor.row)
  const scale = step / spec.spacing
  const along = (spec.bearing * Math.PI) / 180
  const across = ((spec.bearing - 90) * Math.PI) / 180
  const project: Project = ([lon, lat]) => {
    const [x, y] = [(lon - spec.anchor.lon) * spec.perLon, (lat - spec.anchor.lat) * spec.perLat]
    const u = x * Math.sin(along) + y * Math.cos(along)
    const v = x * Math.sin(across) + y * Math.cos(across)
    return [origin[0] + u * scale, origin[1] - v * scale]
  }
  const corners = (column: number, row: number): Point[] => {
    const [x, y] = center(column, row)
    return Array.from({ length: 6 }, (_, i): Point => {
      const angle = (i * Math.PI) / 3
      return [x + (Math.cos(angle) * step) / Math.sqrt(3), y + (Math.sin(angle) * step) / Math.sqrt(3)]
    })
  }
  return { width, height, step, project, center, corners }
}

export const hexId = (column: number, row: number): string =>
  `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0')

export const hexAt = (id: string): readonly [column: number, row: number] => [
  Number(id.slice(0, 2)),
  Number(id.slice(2)),
]
