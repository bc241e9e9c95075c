import { findPlace, spotsAround, spotsIn } from './candidates.ts'
import { at, type Point } from './geometry.ts'
import { type Lettering, lineBreaks } from './lettering.ts'
import type { Project } from './projection.ts'
import {
  areaAt,
  clearanceAt,
  FOREIGN_SEA,
  NO_MANS_LAND,
  SEA,
  type Sheet,
  SOLID,
  takeLettering,
} from './sheet.ts'
import { type Slot, slotSizes, slotSpots, takeSlot } from './slots.ts'
import type { MapSpec } from './spec.ts'

/** Names that lie over wide spaces: seas, regions, lands of nobody. */

export interface SeaSheet {
  readonly id: string
  readonly name: Lettering | null
  readonly slots: readonly Slot[]
}

export function nameSeas(spec: MapSpec, sheet: Sheet, project: Project): SeaSheet[] {
  return spec.seas.map((sea, i): SeaSheet => {
    if (sea.nameless) return { id: sea.id, name: null, slots: [] }
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
  readonly kind: 'region' | 'wild'
  readonly id: string
  readonly lettering: Lettering
}

/** Region names stand where the map says, wholly on the region's own ground or wholly on water. */
export function nameRegions(spec: MapSpec, sheet: Sheet, project: Project): FreeName[] {
  const out: FreeName[] = []
  for (const region of spec.regions) {
    if (!region.label) continue
    const home = project(region.label.at)
    const wet = areaAt(sheet, home) >= SEA
    const own = (area: number): boolean =>
      wet ? area >= SEA : area === NO_MANS_LAND || spec.zones[area]?.region === region.id
    const size = region.label.size ?? 26
    const found = findPlace(sheet, {
      face: 'landBold',
      breaks: [[(region.label.text ?? region.name).toUpperCase()]],
      sizes: [size, size * 0.9, size * 0.8, size * 0.7],
      spacings: [0.6, 0.45, 0.3, 0.15],
      angles: [region.label.angle ?? 0],
      bends: [region.label.bend ?? 0],
      centers: spotsAround(home, 42, 7),
      footing: wet
        ? { ground: own, gap: 8, avoid: SOLID }
        : { ground: own, across: true, gap: 0, avoid: SOLID },
      wish: ({ center }) => -Math.hypot(center[0] - home[0], center[1] - home[1]) * 0.15,
    })
    if (!found) continue
    takeLettering(sheet, found.lettering, 3)
    out.push({ kind: 'region', id: region.id, lettering: found.lettering })
  }
  return out
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
    out.push({ kind: 'wild', id: wild.name, lettering: found.lettering })
  }
  return out
}
