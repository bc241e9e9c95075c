import { findPlace, spotsAround, spotsIn } from './candidates.ts'
import { at, boxAround, type Point } from './geometry.ts'
import { type Lettering, lineBreaks } from './lettering.ts'
import type { Project } from './projection.ts'
import {
  boxIsFree,
  clearanceAt,
  FOREIGN_SEA,
  Mark,
  NO_MANS_LAND,
  SEA,
  type Sheet,
  SOLID,
  take,
  takeLettering,
} from './sheet.ts'
import { type Slot, slotSizes, slotSpots, takeSlot } from './slots.ts'
import type { MapSpec } from './spec.ts'
import type { ZoneSheet } from './zonenames.ts'

/** What lies over wide spaces: names of seas and lands of nobody, banners of regions. */

export interface SeaSheet {
  readonly id: string
  readonly name: Lettering | null
  readonly slots: readonly Slot[]
}

/** A sea that covers less than this many cells of the sheet is narrow. */
const NARROW = 9000

/** Narrow seas are named before the counters of their coasts take the room, the others after them. */
export function nameSeas(
  spec: MapSpec,
  sheet: Sheet,
  project: Project,
  named: readonly SeaSheet[] | null,
): SeaSheet[] {
  return spec.seas.map((sea, i): SeaSheet => {
    const known = named?.[i]
    if (known?.name) return known
    const narrow = sheet.area.values.filter(value => value === SEA + i).length < NARROW
    if (sea.nameless || (named === null && !narrow)) return { id: sea.id, name: null, slots: [] }
    const ground = (area: number): boolean => area === SEA + i
    const [hx, hy] = project(sea.at)
    const home: Point = [clamp(hx, sheet.width), clamp(hy, sheet.height)]
    const roomy = spotsIn(sheet, SEA + i, 10, 130)
    const found = findPlace(sheet, {
      face: 'sea',
      breaks: sea.label ? [sea.label] : lineBreaks(sea.name),
      sizes: [36, 32, 28, 25, 22, 19.5, 17.5, 16, 14.5, 13],
      spacings: [0.42, 0.22, 0.08],
      angles: [0, -10, 10, -20, 20, -32, 32, -46, 46, -62, 62, 80, -80],
      bends: [0, 0.0007, -0.0007, 0.0014, -0.0014],
      centers: [...spotsAround(home, 50, 16), ...roomy],
      footing: { ground, gap: 5, avoid: SOLID },
      wish: ({ center }) => -Math.min(14, Math.hypot(center[0] - home[0], center[1] - home[1]) * 0.02),
    })
    if (found) takeLettering(sheet, found.lettering, 2)
    return { id: sea.id, name: found?.lettering ?? null, slots: [] }
  })
}

const clamp = (value: number, most: number): number => Math.min(most - 90, Math.max(90, value))

/** Places for fleets at sea, near the middle of each sea that can be sailed. */
export function seaSlots(spec: MapSpec, sheet: Sheet, seas: readonly SeaSheet[], most: number): SeaSheet[] {
  return seas.map((entry, i) => {
    const slots: Slot[] = []
    const inside = spotsIn(sheet, SEA + i, 24, 900)
    for (const size of slotSizes.slice(0, 3)) {
      while (at(spec.seas, i).open && slots.length < most) {
        const [spot] = slotSpots(sheet, inside, SEA + i, size, 1)
        if (!spot) break
        const slot = {
          at: [Math.round(spot[0]), Math.round(spot[1])] as const,
          width: size[0],
          height: size[1],
        }
        takeSlot(sheet, slot)
        slots.push(slot)
      }
    }
    return { ...entry, slots }
  })
}

export interface FreeName {
  readonly id: string
  readonly lettering: Lettering
}

/** Paper that a region's banner takes. */
const BANNER = { width: 48, height: 60 }

/**
 * A region is told by its banner, near the spot that the map wishes or the middle of its zones: on its own ground or on
 * the water, clear of names, towns and counters.
 */
export function standBanners(
  spec: MapSpec,
  sheet: Sheet,
  project: Project,
  zones: readonly ZoneSheet[],
): Map<string, Point> {
  const out = new Map<string, Point>()
  for (const { id, banner } of spec.regions) {
    const home = banner ? project(banner) : middleOf(spec, zones, id)
    if (home === null) continue
    const ground = (area: number): boolean => area >= SEA || spec.zones[area]?.region === id
    const spot = spotsAround(home, 160, 8).find(([x, y]) =>
      boxIsFree(sheet, boxAround([x, y + 14], BANNER.width, BANNER.height), {
        ground,
        across: true,
        gap: 0,
        avoid: SOLID,
      }),
    )
    const [x, y] = spot ?? home
    if (spot) take(sheet, boxAround([x, y + 14], BANNER.width, BANNER.height), Mark.label)
    out.set(id, [x, y])
  }
  return out
}

function middleOf(spec: MapSpec, zones: readonly ZoneSheet[], region: string): Point | null {
  const spots = zones
    .filter((_, i) => spec.zones[i]?.region === region)
    .map(zone => zone.name?.center ?? zone.slots[0]?.at)
    .filter(p => p !== undefined)
  if (spots.length === 0) return null
  return [
    spots.reduce((sum, p) => sum + p[0], 0) / spots.length,
    spots.reduce((sum, p) => sum + p[1], 0) / spots.length,
  ]
}

export function nameWilds(spec: MapSpec, sheet: Sheet, project: Project): FreeName[] {
  const out: FreeName[] = []
  for (const wild of spec.wilds) {
    if (!wild.label) continue
    const home = project(wild.label.at)
    const size = wild.label.size ?? 17
    const found = findPlace(sheet, {
      face: 'sea',
      breaks: [wild.label.text.split('|')],
      sizes: [size, size * 0.85, size * 0.7],
      spacings: [0.6, 0.3, 0.1],
      angles: [wild.label.angle ?? 0],
      bends: [0],
      centers: spotsAround(home, 70, 10).filter(p => clearanceAt(sheet, p) > 4),
      footing: { ground: area => area === NO_MANS_LAND || area === FOREIGN_SEA, gap: 2, avoid: SOLID },
    })
    if (!found) continue
    takeLettering(sheet, found.lettering, 2)
    out.push({ id: wild.name, lettering: found.lettering })
  }
  return out
}
