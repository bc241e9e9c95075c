import { at, type Line, type Point, resample, round } from './geometry.ts'
import type { Random } from './random.ts'
import { centerOf } from './raster.ts'
import { areaAt, Mark, NO_MANS_LAND, SEA, type Sheet, takenAt } from './sheet.ts'

/** One mountain sign: the middle of its foot and its height. */
export interface Peak {
  readonly foot: Point
  readonly height: number
}

export interface Range {
  readonly line: Line
  readonly size: number
  readonly width: number
}

/** Signs along ranges and over massifs: tall ones on the crest, none on names, towns or water. */
export function raiseMountains(
  sheet: Sheet,
  ranges: readonly Range[],
  massifs: readonly Point[],
  random: Random,
): Peak[] {
  const wanted: Peak[] = []
  for (const { line, size, width } of ranges) {
    if (line.length < 2) continue
    const k = size * 1.25
    for (const [x, y] of resample(line, k * 1.5))
      for (let i = 0; i < width; i++) {
        const [dx, dy] = [(random() - 0.5) * k * 1.3 * width, (random() - 0.5) * k * 0.95 * width]
        const tall = Math.abs(dy) < k ? 1.15 : 0.85
        wanted.push({ foot: [x + dx, y + dy], height: k * (0.85 + random() * 0.75) * tall })
      }
  }
  for (const [x, y] of massifs) wanted.push({ foot: [x, y + 3], height: 7.5 + random() * 5 })
  wanted.sort((p, q) => q.height - p.height)
  const kept: Peak[] = []
  for (const peak of wanted) {
    if (!isFree(sheet, peak)) continue
    const crowded = kept.some(
      other =>
        Math.hypot(other.foot[0] - peak.foot[0], (other.foot[1] - peak.foot[1]) * 1.7) <
        (other.height + peak.height) * 0.52,
    )
    if (!crowded) kept.push(peak)
  }
  return kept.sort((p, q) => p.foot[1] - q.foot[1] || p.foot[0] - q.foot[0])
}

/** Nobody's ground wedged between zones: impassable, so it is drawn as a massif. */
export function massifSpots(sheet: Sheet, largest: number): Point[] {
  const { values, columns } = sheet.area
  const seen = new Uint8Array(values.length)
  const out: Point[] = []
  values.forEach((value, start) => {
    if (value !== NO_MANS_LAND || seen[start] === 1) return
    const cells = [start]
    const beside = new Set<number>()
    seen[start] = 1
    for (let i = 0; i < cells.length; i++)
      for (const step of [-1, 1, -columns, columns]) {
        const next = at(cells, i) + step
        const there = values[next]
        if (there === undefined) continue
        if (there !== NO_MANS_LAND) beside.add(there)
        else if (seen[next] === 0) {
          seen[next] = 1
          cells.push(next)
        }
      }
    const zones = [...beside].filter(area => area < NO_MANS_LAND)
    if (zones.length >= 2 && cells.length * sheet.area.cell ** 2 < largest)
      out.push(...cells.filter((_, i) => i % 7 === 0).map(cell => centerOf(sheet.area, cell)))
  })
  return out
}

const FORBIDDEN = Mark.town | Mark.label | Mark.furniture | Mark.crossing

function isFree(sheet: Sheet, { foot: [x, y], height }: Peak): boolean {
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 0],
    [-0.55, -0.5],
    [0.55, -0.5],
  ] as const) {
    const spot: Point = [x + dx * height * 0.95, y + dy * height]
    if (areaAt(sheet, spot) >= SEA || areaAt(sheet, spot) < 0) return false
    if ((takenAt(sheet, spot) & FORBIDDEN) !== 0) return false
  }
  return true
}

/** A mountain as SVG: lit face, shaded face, ridge line and two hatches, each a little different. */
export function drawPeak({ foot: [x, y], height: h }: Peak, random: Random): string {
  const w = h * 0.92
  const wobble = (): number => (random() - 0.5) * h * 0.2
  const n = (v: number): number => round(v, 1)
  const [px, py] = [x + wobble(), y - h]
  const left = `M${n(x - w)} ${n(y)}Q${n(x - w * 0.5 + wobble())} ${n(y - h * 0.38 + wobble())} ${n(px)} ${n(py)}`
  const right = `Q${n(x + w * 0.34 + wobble())} ${n(y - h * 0.5 + wobble())} ${n(x + w)} ${n(y)}`
  const shade = `M${n(px)} ${n(py)}${right}L${n(x + w * 0.2)} ${n(y)}Q${n(x + w * 0.12)} ${n(y - h * 0.3)} ${n(x - w * 0.04)} ${n(y - h * 0.5)}Z`
  const hatch = `M${n(px + h * 0.12)} ${n(py + h * 0.3)}l${n(h * 0.16)} ${n(h * 0.42)}M${n(px + h * 0.3)} ${n(py + h * 0.42)}l${n(h * 0.16)} ${n(h * 0.36)}`
  return `<path class="mf" d="${left}${right}Z"/><path class="ms" d="${shade}"/><path class="ml" d="${left}${right}"/><path class="mh" d="${hatch}"/>`
}
