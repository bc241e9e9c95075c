import { at, boxOf, type Point } from './geometry.ts'
import { heightOf, type Lettering, onCurve, type Setting, set, widthOf } from './lettering.ts'
import { centerOf } from './raster.ts'
import { areaAt, clearanceAt, type Footing, fits, Mark, mightFit, type Sheet, takenAt } from './sheet.ts'

/** The search for the best place of a name: every way to set it is scored, the best that fits is taken. */
export interface Search {
  readonly face: Setting['face']
  /** Ways to break the name into lines, with how much each is liked less than the first. */
  readonly breaks: readonly (readonly string[])[]
  readonly sizes: readonly number[]
  readonly spacings: readonly number[]
  readonly angles: readonly number[]
  readonly bends: readonly number[]
  readonly centers: readonly Point[]
  readonly footing: Footing
  readonly number?: string
  /** Added to the score: wishes about the place. */
  readonly wish?: (setting: Setting) => number
}

export interface Found {
  readonly lettering: Lettering
  readonly score: number
}

const degrees = Math.PI / 180
const MOST_EASE = 14

/**
 * First roughly (tight, straight letters), to learn which size fits at all; then every spacing and bend at about
 * that size.
 */
export function findPlace(sheet: Sheet, search: Search): Found | null {
  const tight = Math.min(...search.spacings)
  const rough = scan(sheet, { ...search, spacings: [tight], bends: [0] }, null)
  if (!rough) {
    const small = search.sizes.slice(-3)
    return search.bends.length > 1 ? scan(sheet, { ...search, sizes: small, spacings: [tight] }, null) : null
  }
  if (search.spacings.length === 1 && search.bends.length === 1) return rough
  const index = search.sizes.indexOf(rough.lettering.size)
  const sizes = search.sizes.slice(Math.max(0, index - 1), index + 2)
  return scan(sheet, { ...search, sizes }, rough)
}

/** Sizes are tried from large to small; a smaller one is only looked at if it could still win. */
function scan(sheet: Sheet, search: Search, known: Found | null): Found | null {
  let best = known
  const reach = extentOf(search.centers)
  for (const size of search.sizes) {
    for (const [order, lines] of search.breaks.entries()) {
      for (const spacing of search.spacings) {
        const base = size * 4 + Math.min(spacing, 0.5) * size * 1.1 - order * 5
        if (best && base + MOST_EASE <= best.score) continue
        const frame = { face: search.face, lines, size, spacing, number: search.number ?? '' }
        const [width, height] = [widthOf(frame), heightOf(frame)]
        if (width > reach + 4 * size) continue
        for (const center of search.centers) {
          if (!search.footing.across && clearanceAt(sheet, center) < height * 0.4) continue
          for (const angle of search.angles) {
            for (const bend of search.bends) {
              if (bend !== 0 && (lines.length > 1 || Math.abs(bend) * width > 1.1)) continue
              const setting: Setting = { ...frame, center, angle: angle * degrees, bend }
              const plain =
                base - Math.abs(angle) * 0.22 - Math.abs(bend) * width * 6 + (search.wish?.(setting) ?? 0)
              if (best && plain + MOST_EASE <= best.score) continue
              if (!frameMightFit(sheet, setting, width, height, search.footing)) continue
              const lettering = set(setting)
              if (!mightFit(sheet, lettering, search.footing)) continue
              const score = plain + ease(sheet, lettering)
              if (best && score <= best.score) continue
              if (fits(sheet, lettering, search.footing)) best = { lettering, score }
            }
          }
        }
      }
    }
  }
  return best
}

/** How far the candidate spots reach: no straight line of letters can be much longer. */
function extentOf(centers: readonly Point[]): number {
  const { x0, y0, x1, y1 } = boxOf(centers)
  return centers.length === 0 ? 0 : Math.hypot(x1 - x0, y1 - y0)
}

/** A quick no for most settings: points along the upper and lower edge of the whole text. */
function frameMightFit(
  sheet: Sheet,
  setting: Setting,
  width: number,
  height: number,
  footing: Footing,
): boolean {
  for (const along of FRAME_STEPS) {
    // Short second lines leave the corners of a block free, so only its middle is asked there.
    if (setting.lines.length > 1 && Math.abs(along) > 0.3) {
      const { point } = onCurve(setting, along * width * 0.6, 0)
      if (!footing.ground(areaAt(sheet, point)) || (takenAt(sheet, point) & footing.avoid) !== 0) return false
      continue
    }
    for (const side of [-0.48, 0.48]) {
      const { point } = onCurve(setting, along * width, side * height)
      if (!footing.ground(areaAt(sheet, point)) || (takenAt(sheet, point) & footing.avoid) !== 0) return false
    }
  }
  return true
}

const FRAME_STEPS = [-0.49, 0.49, 0, -0.25, 0.25]

/** How comfortably a name lies: room around its letters, no river under them. At most 14. */
function ease(sheet: Sheet, lettering: Lettering): number {
  let [room, wet] = [0, 0]
  for (const { center, halfHeight } of lettering.letters) {
    room += Math.min(1, clearanceAt(sheet, center) / (halfHeight * 3))
    if ((takenAt(sheet, center) & Mark.river) !== 0) wet++
  }
  const count = Math.max(1, lettering.letters.length)
  return (MOST_EASE * room) / count - (10 * wet) / count
}

const cellLists = new WeakMap<Sheet, Map<number, number[]>>()

/** The raster cells of an area; listed once for each sheet. */
function cellsOf(sheet: Sheet, area: number): readonly number[] {
  const known = cellLists.get(sheet)
  if (known) return known.get(area) ?? []
  const lists = new Map<number, number[]>()
  sheet.area.values.forEach((value, cell) => {
    const list = lists.get(value)
    if (list) list.push(cell)
    else lists.set(value, [cell])
  })
  cellLists.set(sheet, lists)
  return lists.get(area) ?? []
}

/** A handful of well spread spots in an area, the roomiest among them. */
export function spotsIn(sheet: Sheet, area: number, room: number, most: number): Point[] {
  const inside = cellsOf(sheet, area).filter(cell => (sheet.clearance[cell] ?? 0) >= room)
  if (inside.length === 0) return []
  const step = Math.max(1, Math.floor(inside.length / most))
  const out = inside.filter((_, k) => k % step === Math.floor(step / 2)).map(i => centerOf(sheet.area, i))
  let roomiest = at(inside, 0)
  for (const i of inside) if ((sheet.clearance[i] ?? 0) > (sheet.clearance[roomiest] ?? 0)) roomiest = i
  return [...out, centerOf(sheet.area, roomiest)]
}

/** Spots on a grid around a place, nearest first. */
export function spotsAround([x, y]: Point, radius: number, step: number): Point[] {
  const out: Point[] = []
  for (let dy = -radius; dy <= radius; dy += step)
    for (let dx = -radius; dx <= radius; dx += step)
      if (Math.hypot(dx, dy) <= radius) out.push([x + dx, y + dy])
  return out.sort((p, q) => Math.hypot(p[0] - x, p[1] - y) - Math.hypot(q[0] - x, q[1] - y))
}
