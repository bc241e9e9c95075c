import { boxAround, type Point } from './geometry.ts'
import { heightOf, type Lettering, type Setting, set, widthOf } from './lettering.ts'
import type { Project } from './projection.ts'
import {
  areaAt,
  clearanceAt,
  fits,
  Mark,
  NO_MANS_LAND,
  SEA,
  type Sheet,
  SOLID,
  take,
  takeLettering,
  takenAt,
} from './sheet.ts'
import type { MapSpec, TownRank, TownSpec } from './spec.ts'

export interface PlacedTown {
  readonly zone: string
  readonly town: TownSpec
  readonly at: Point
  readonly name: Lettering | null
}

export const townRadius: Readonly<Record<TownRank, number>> = { capital: 10, city: 6, town: 4.2 }

const style: Readonly<Record<TownRank, { face: Setting['face']; size: number }>> = {
  capital: { face: 'landBold', size: 18 },
  city: { face: 'townBold', size: 15 },
  town: { face: 'town', size: 13 },
}

/** Towns inside the frame, their signs marked on the sheet. */
export function standTowns(spec: MapSpec, sheet: Sheet, project: Project): PlacedTown[] {
  const towns = spec.zones.flatMap(zone =>
    zone.towns.map(
      (town): PlacedTown => ({ zone: zone.id, town, at: roundTo(project(town.at)), name: null }),
    ),
  )
  const visible = towns.filter(
    ({ at: [x, y] }) => x > 24 && y > 24 && x < spec.width - 24 && y < spec.height - 24,
  )
  for (const placed of visible) if (isMajor(placed)) takeTown(sheet, placed)
  return visible
}

/** Cities and ports matter to the rules and always stand; other towns only where there is room for them. */
export const isMajor = ({ town }: PlacedTown): boolean => town.rank !== 'town' || town.port

function takeTown(sheet: Sheet, { at, town }: PlacedTown): void {
  take(sheet, boxAround(at, 2 * townRadius[town.rank] + 3), Mark.town)
  if (town.port) take(sheet, boxAround(portSpot(at), 13), Mark.town)
}

/** Minor towns whose sign lies free of names and counters; the rest are left off the map. */
export function settleMinorTowns(sheet: Sheet, towns: readonly PlacedTown[]): PlacedTown[] {
  return towns.filter(placed => {
    if (isMajor(placed)) return true
    const free = signIsFree(sheet, placed)
    if (free) takeTown(sheet, placed)
    return free
  })
}

function signIsFree(sheet: Sheet, { at: [x, y] }: PlacedTown): boolean {
  const r = townRadius.town + 1.5
  for (let dy = -r; dy <= r; dy += r / 2)
    for (let dx = -r; dx <= r; dx += r / 2) if ((takenAt(sheet, [x + dx, y + dy]) & SOLID) !== 0) return false
  return true
}

/** Where the anchor of a port is drawn, beside the town's sign. */
export const portSpot = ([x, y]: Point): Point => [x, y + 13]

const roundTo = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** Names the towns of the given ranks, great ones first. A small town that finds no room stays unnamed. */
export function nameTowns(
  spec: MapSpec,
  sheet: Sheet,
  towns: readonly PlacedTown[],
  ranks: readonly TownRank[],
  which: (town: PlacedTown) => boolean = () => true,
): PlacedTown[] {
  const numbers = new Map(spec.zones.map((zone, i) => [zone.id, i]))
  const names = new Map<PlacedTown, Lettering>()
  for (const rank of ranks)
    for (const placed of towns) {
      if (placed.town.rank !== rank || placed.name || !which(placed)) continue
      const own = numbers.get(placed.zone) ?? -1
      const name =
        nameTown(sheet, placed, own, area => area === own || area >= SEA || area === NO_MANS_LAND) ??
        (isMajor(placed) ? nameTown(sheet, placed, own, () => true) : null)
      if (!name) continue
      takeLettering(sheet, name, 0.5)
      names.set(placed, name)
    }
  return towns.map(placed => ({ ...placed, name: placed.name ?? names.get(placed) ?? null }))
}

/** In the own zone or on the water; a city that finds no room there may be named in the next zone. */
function nameTown(
  sheet: Sheet,
  { at: [x, y], town }: PlacedTown,
  zone: number,
  ground: (area: number) => boolean,
): Lettering | null {
  const { face, size } = style[town.rank]
  const text = town.rank === 'capital' ? town.name.toUpperCase() : town.name
  const radius = townRadius[town.rank]
  const isGreat = town.rank !== 'town' || town.port
  let best: { lettering: Lettering; cost: number } | null = null
  for (const shrink of isGreat ? [1, 0.92, 0.84, 0.74, 0.64] : [1, 0.9]) {
    const frame = { face, lines: [text], size: size * shrink, spacing: 0 }
    const [w, h] = [widthOf(frame), heightOf(frame)]
    for (const far of isGreat ? [3, 9, 16, 25, 36, 50] : [3, 9, 16]) {
      const [dx, dy] = [radius + far + w / 2, radius + far + h / 2]
      const slant = radius * 0.7 + h / 2 + far * 0.5
      const spots: Point[] = [
        [x + dx, y],
        [x - dx, y],
        [x + dx - 3, y - slant],
        [x + dx - 3, y + slant],
        [x - dx + 3, y - slant],
        [x - dx + 3, y + slant],
        [x, y - dy],
        [x, y + dy + (town.port ? 13 : 0)],
        [x + w * 0.25, y - dy],
        [x - w * 0.25, y - dy],
        [x + w * 0.25, y + dy + (town.port ? 13 : 0)],
        [x - w * 0.25, y + dy + (town.port ? 13 : 0)],
      ]
      for (const [order, center] of spots.entries()) {
        const lettering = set({ ...frame, center, angle: 0, bend: 0 })
        const over = areaAt(sheet, center)
        if (!fits(sheet, lettering, { ground, gap: 1.2, avoid: SOLID })) continue
        const inland = over === zone ? Math.min(30, clearanceAt(sheet, center)) * 0.3 : 0
        const cost = order * 1.2 + far * 1.5 + (1 - shrink) * 60 + inland
        if (!best || cost < best.cost) best = { lettering, cost }
      }
    }
  }
  return best?.lettering ?? null
}
