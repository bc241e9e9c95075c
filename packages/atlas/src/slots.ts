import { type Box, boxAround, distance, type Point } from './geometry.ts'
import { boxIsFree, clearanceAt, Mark, NO_MANS_LAND, release, SEA, type Sheet, SOLID, take } from './sheet.ts'

/** A place where counters stand. With `pin`, the stack stands beside its zone and the pin shows where it is. */
export interface Slot {
  readonly at: Point
  readonly width: number
  readonly height: number
  readonly pin?: Point
}

/** Room for a stack: a leader's coin and a counter side by side with a plaque below; smaller; one counter. */
export const slotSizes: readonly (readonly [number, number])[] = [
  [108, 76],
  [92, 68],
  [76, 60],
  [62, 56],
  [52, 52],
  [46, 46],
  [40, 40],
]

const inFrame = (sheet: Sheet, box: Box): boolean =>
  box.x0 > 16 && box.y0 > 16 && box.x1 < sheet.width - 16 && box.y1 < sheet.height - 16

/** Spots where a slot of this size lies wholly inside an area, roomiest first and far apart from each other. */
export function slotSpots(
  sheet: Sheet,
  inside: readonly Point[],
  area: number,
  [width, height]: readonly [number, number],
  most: number,
): Point[] {
  const footing = { ground: (a: number) => a === area, gap: 1.5, avoid: SOLID }
  const fitting = inside
    .filter(p => clearanceAt(sheet, p) > Math.min(width, height) * 0.46)
    .filter(
      p =>
        inFrame(sheet, boxAround(p, width, height)) && boxIsFree(sheet, boxAround(p, width, height), footing),
    )
  const out: Point[] = []
  for (const spot of fitting.sort((p, q) => clearanceAt(sheet, q) - clearanceAt(sheet, p))) {
    if (out.length >= most) break
    if (out.every(other => distance(other, spot) > 14)) out.push(spot)
  }
  return out
}

/** A place beside a zone, over water or nobody's ground, joined to it by a pin. */
export function pinnedSlot(
  sheet: Sheet,
  foot: Point,
  [width, height]: readonly [number, number],
): Slot | null {
  const footing = {
    ground: (area: number) => area >= SEA || area === NO_MANS_LAND,
    across: true,
    gap: 0,
    avoid: SOLID,
  }
  let best: { at: Point; cost: number } | null = null
  for (let ring = 40; ring <= 190; ring += 10) {
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn * Math.PI) / 12
      const spot: Point = [
        Math.round(foot[0] + Math.cos(angle) * ring),
        Math.round(foot[1] + Math.sin(angle) * ring * 0.85),
      ]
      const box = boxAround(spot, width, height)
      if (!inFrame(sheet, box) || !boxIsFree(sheet, box, footing)) continue
      const cost = distance(spot, foot)
      if (!best || cost < best.cost) best = { at: spot, cost }
    }
    if (best) break
  }
  return best ? { at: best.at, width, height, pin: foot } : null
}

export const takeSlot = (sheet: Sheet, slot: Slot): void =>
  take(sheet, boxAround(slot.at, slot.width, slot.height), Mark.slot)

/** Takes a slot back that was only tried. Slots never overlap, so no other one loses its mark. */
export const freeSlot = (sheet: Sheet, slot: Slot): void =>
  release(sheet, boxAround(slot.at, slot.width, slot.height), Mark.slot)
