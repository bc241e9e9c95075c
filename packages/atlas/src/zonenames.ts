import { findPlace, type Search, spotsAround, spotsIn } from './candidates.ts'
import { at, boxAround, distance, must, type Point } from './geometry.ts'
import { type Lettering, lineBreaks, type Setting } from './lettering.ts'
import type { Project } from './projection.ts'
import {
  clearanceAt,
  Mark,
  NO_MANS_LAND,
  SEA,
  type Sheet,
  SOLID,
  take,
  takeLettering,
  takenAt,
} from './sheet.ts'
import { freeSlot, pinnedSlot, type Slot, slotSizes, slotSpots, takeSlot } from './slots.ts'
import type { MapSpec, ZoneSpec } from './spec.ts'

export interface ZoneSheet {
  readonly id: string
  readonly name: Lettering | null
  readonly slots: readonly Slot[]
}

const nameSizes = [21, 19, 17.5, 16, 14.5, 13, 12, 11, 10]
const spacings = [0.45, 0.25, 0.1, 0.04]
const angles = [0, -8, 8, -16, 16, -26, 26, -38, 38, -54, 54, -72, 72]
const bends = [0, 0.0012, -0.0012, 0.0026, -0.0026]

/**
 * Name and counters share a zone: several places for the stack are tried, for each the name is set as well
 * as it can be in what is left, and the best of both together is kept.
 */
export function arrangeZones(spec: MapSpec, sheet: Sheet, project: Project): ZoneSheet[] {
  const sizes = areaSizes(sheet, spec.zones.length)
  const order = spec.zones.map((_, i) => i).sort((p, q) => at(sizes, p) - at(sizes, q) || p - q)
  const out = new Map<number, ZoneSheet>()
  for (const i of order) out.set(i, arrangeZone(at(spec.zones, i), i, sheet, project))
  return spec.zones.map((_, i) => must(out.get(i)))
}

/** The smallest zones choose first: they have the least choice. */
function areaSizes(sheet: Sheet, count: number): number[] {
  const sizes = Array.from({ length: count }, () => 0)
  for (const value of sheet.area.values) if (value >= 0 && value < count) sizes[value] = at(sizes, value) + 1
  return sizes
}

function arrangeZone(zone: ZoneSpec, number: number, sheet: Sheet, project: Project): ZoneSheet {
  const own = (area: number): boolean => area === number
  const inside = spotsIn(sheet, number, 4, 500)
  const centers = thin(inside, 60)
  const search: Search = {
    face: 'land',
    breaks: lineBreaks((zone.hints?.label ?? zone.name).toUpperCase()),
    sizes: nameSizes,
    spacings,
    angles: zone.hints?.labelAngle === undefined ? angles : [zone.hints.labelAngle],
    bends,
    centers: zone.hints?.labelAt ? spotsAround(project(zone.hints.labelAt), 24, 6) : centers,
    footing: { ground: own, gap: 2.2, avoid: SOLID },
    ...(zone.number ? { number: zone.number } : {}),
  }
  const choice = roomFor(sheet, inside, chooseSlot(zone, number, sheet, project, search, inside))
  if (choice) takeSlot(sheet, choice)
  const found = findPlace(sheet, search)
  const name = found?.lettering ?? outside(zone, sheet, search, inside)
  if (name) takeLettering(sheet, name)
  const slot = choice ?? firstSlot(sheet, inside, number) ?? besideZone(sheet, inside)
  if (slot && !choice) takeSlot(sheet, slot)
  return { id: zone.id, name, slots: slot ? [slot] : [] }
}

/** A name smaller than this makes way for nothing: the stack takes a smaller place instead. */
const READABLE = 12
/** A place of this width or less has no room for a leader beside his units. */
const CRAMPED = 46
/** What one step down in slot size is worth, in points of the name's score. */
const SLOT_STEP = 7

/** The place for the stack that leaves the name the best room, judged by a quick search. */
function chooseSlot(
  zone: ZoneSpec,
  number: number,
  sheet: Sheet,
  project: Project,
  search: Search,
  inside: readonly Point[],
): Slot | null {
  const quick: Search = {
    ...search,
    sizes: [17.5, 14.5, 12, 10],
    spacings: [0.06],
    angles: search.angles.filter(angle => [0, 16, 38, 72].includes(Math.abs(angle))),
    bends: [0],
    centers: thin(search.centers, 34),
  }
  const wished = zone.hints?.slotAt ? project(zone.hints.slotAt) : null
  let best: { slot: Slot; score: number } | null = null
  for (const [rank, size] of slotSizes.entries()) {
    if (best && best.score >= READABLE * 4 + 16 - rank * SLOT_STEP) break
    const spots = wished ? spotsAround(wished, 12, 6) : slotSpots(sheet, inside, number, size, 5)
    for (const spot of spots) {
      const slot: Slot = { at: roundPoint(spot), width: size[0], height: size[1] }
      takeSlot(sheet, slot)
      const found = findPlace(sheet, quick)
      freeSlot(sheet, slot)
      if (!found) continue
      const tiny = found.lettering.size < READABLE ? 10 : 0
      const score = found.score - tiny - rank * SLOT_STEP + clearanceAt(sheet, spot) * 0.05
      if (!best || score > best.score) best = { slot, score }
    }
  }
  return best?.slot ?? null
}

/** A place that no coin and counter have room on side by side gives way to a full one on a pin, if there is one. */
function roomFor(sheet: Sheet, inside: readonly Point[], choice: Slot | null): Slot | null {
  if (choice === null || choice.width > CRAMPED) return choice
  const foot = pinFoot(sheet, inside)
  const pinned = foot && pinnedSlot(sheet, foot, at(slotSizes, 1))
  if (!pinned) return choice
  take(sheet, boxAround(pinned.pin ?? pinned.at, 6), Mark.crossing)
  return pinned
}

/** Outside the zone on a pin, where nothing fits inside. */
function besideZone(sheet: Sheet, inside: readonly Point[]): Slot | null {
  const foot = pinFoot(sheet, inside)
  if (!foot) return null
  const slot =
    pinnedSlot(sheet, foot, at(slotSizes, 1)) ??
    pinnedSlot(sheet, foot, at(slotSizes, 3)) ??
    pinnedSlot(sheet, foot, at(slotSizes, 5))
  if (slot) take(sheet, boxAround(foot, 6), Mark.crossing)
  return slot
}

function firstSlot(sheet: Sheet, inside: readonly Point[], number: number): Slot | null {
  for (const size of slotSizes) {
    const [spot] = slotSpots(sheet, inside, number, size, 1)
    if (spot) return { at: roundPoint(spot), width: size[0], height: size[1] }
  }
  return null
}

/** A name that finds no room in its zone goes beside it: all over water, or all over nobody's ground. */
function outside(zone: ZoneSpec, sheet: Sheet, search: Search, inside: readonly Point[]): Lettering | null {
  if (inside.length === 0) return null
  const middle: Point = [
    inside.reduce((sum, p) => sum + p[0], 0) / inside.length,
    inside.reduce((sum, p) => sum + p[1], 0) / inside.length,
  ]
  const near = (setting: Setting): number => -distance(setting.center, middle) * 0.3
  const found = findPlace(sheet, {
    ...search,
    sizes: [15, 13.5, 12, 11, 10],
    spacings: [0.2, 0.08],
    centers: zone.hints?.labelAt ? search.centers : spotsAround(middle, 130, 9),
    footing: { ground: area => area >= SEA || area === NO_MANS_LAND, gap: 2.2, avoid: SOLID },
    wish: near,
  })
  return found?.lettering ?? null
}

/** The roomiest free spot of a zone: the foot of a pin. */
function pinFoot(sheet: Sheet, inside: readonly Point[]): Point | null {
  const free = inside.filter(p => (takenAt(sheet, p) & SOLID) === 0)
  const best = (free.length > 0 ? free : [...inside]).sort(
    (p, q) => clearanceAt(sheet, q) - clearanceAt(sheet, p),
  )[0]
  return best ? roundPoint(best) : null
}

const thin = (points: readonly Point[], most: number): Point[] => {
  const step = Math.max(1, Math.ceil(points.length / most))
  return points.filter((_, i) => i % step === 0 || i === points.length - 1)
}
const roundPoint = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** Second and third places in a zone, once every name stands. */
export function moreSlots(
  spec: MapSpec,
  sheet: Sheet,
  sheets: readonly ZoneSheet[],
  most: number,
): ZoneSheet[] {
  return sheets.map((entry, number) => {
    const slots = [...entry.slots]
    const inside = spotsIn(sheet, number, 6, 700)
    while (slots.length < most) {
      const slot = firstSlot(sheet, inside, number)
      if (!slot) break
      takeSlot(sheet, slot)
      slots.push(slot)
    }
    return { ...entry, id: at(spec.zones, number).id, slots }
  })
}
