import { boxAround, distance, type Point } from './geometry.ts'
import { areaAt, boxIsFree, SEA, type Sheet, SOLID } from './sheet.ts'
import { type Slot, takeSlot } from './slots.ts'
import type { MapSpec } from './spec.ts'
import type { PlacedTown } from './townnames.ts'

/** Where the ships of a port lie: on the water near it, in a sea that washes its zone. */
export interface Harbour {
  readonly town: PlacedTown
  readonly sea: string
  readonly slot: Slot
}

const SIZE = 50
const FARTHEST = 130

export function findHarbours(spec: MapSpec, sheet: Sheet, towns: readonly PlacedTown[]): Harbour[] {
  const out: Harbour[] = []
  for (const placed of towns) {
    if (!placed.town.port) continue
    const washes = (area: number): boolean => spec.seas[area - SEA]?.coasts.includes(placed.zone) ?? false
    const spot = nearestSpot(sheet, placed.at, washes)
    const sea = spot ? spec.seas[areaAt(sheet, spot) - SEA] : undefined
    if (!spot || !sea) continue
    const slot: Slot = { at: spot, width: SIZE, height: SIZE }
    takeSlot(sheet, slot)
    out.push({ town: placed, sea: sea.id, slot })
  }
  return out
}

function nearestSpot(sheet: Sheet, port: Point, ground: (area: number) => boolean): Point | null {
  let best: Point | null = null
  for (let dy = -FARTHEST; dy <= FARTHEST; dy += 6)
    for (let dx = -FARTHEST; dx <= FARTHEST; dx += 6) {
      const spot: Point = [Math.round(port[0] + dx), Math.round(port[1] + dy)]
      if (Math.hypot(dx, dy) > FARTHEST || (best && distance(spot, port) >= distance(best, port))) continue
      if (boxIsFree(sheet, boxAround(spot, SIZE), { ground, gap: 0, avoid: SOLID })) best = spot
    }
  return best
}
