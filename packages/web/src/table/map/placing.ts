import { NOBODY } from '@aquila/games/kits'
import type { Area, Kit, Layer, PlaceId, Slot, Spot, Stack } from '@aquila/games/table'
import { STACK } from '../../look/stack.tsx'
import { type Coast, coastOf } from './coasts.ts'
import { isInside, ringsOf } from './rings.ts'

/** Where every stack stands: in a slot of its place, beside it on a pin, or face to face with another on one mat. */
export interface Placing {
  readonly stacks: readonly PlacedStack[]
  readonly mats: readonly PlacedMat[]
}

export interface PlacedStack {
  readonly key: string
  /** Equal for stacks that look alike, so that they need not be drawn again. */
  readonly look: string
  readonly stack: Stack
  readonly at: Spot
  readonly scale: number
  readonly pin: Spot | null
  /** The middle of the mat it stands on. */
  readonly mat?: Spot
}

/** Two sides in one place: one paper for both, the attacker left. */
export interface PlacedMat {
  readonly place: PlaceId
  readonly at: Spot
  readonly scale: number
  readonly pin: Spot
  readonly kits: readonly [Kit, Kit]
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The paper under two stacks, at scale 1; and how far their middles lie from its own. */
export const MAT = { width: 284, height: 104, apart: 74 } as const

/** In a small cell all stacks are drawn to one scale. */
const IN_CELLS = 0.6
const AT_LEAST = 0.8

/** Where a stack may stand beside its place: the first of the least crowded. */
const sides: readonly Spot[] = [
  [-1, 0],
  [1, 0],
  [-0.9, 0.75],
  [0.9, 0.75],
  [-0.9, -0.75],
  [0.9, -0.75],
  [0, 1.05],
  [0, -1.05],
  [-0.45, 1],
  [0.45, 1],
  [-0.45, -1],
  [0.45, -1],
]

/** `attacker` stands left where two sides meet. */
export function placeStacks(layer: Layer, stacks: readonly Stack[], attacker: Kit | null = null): Placing {
  const areas = new Map(layer.areas.map(area => [area.id, area]))
  const taken: Box[] = [...inkOf(layer)]
  const placed: PlacedStack[] = []
  const mats: PlacedMat[] = []
  // A stack that has a slot stands in it; mats and pins look for room beside them.
  const beside: { readonly area: Area; readonly stack: Stack }[] = []
  const meetings: { readonly area: Area; readonly facing: readonly [Stack, Stack] }[] = []
  for (const [place, here] of byPlace(stacks)) {
    const area = areas.get(place)
    if (area === undefined) continue
    const ashore = here.filter(({ ships }) => ships === undefined)
    const facing = faceToFace(ashore, attacker)
    if (facing !== null) meetings.push({ area, facing })
    const others = facing === null ? ashore : ashore.filter(stack => !facing.includes(stack))
    for (const [index, stack] of others.entries()) {
      const slot = layer.cell === null ? area.slots[facing === null ? index : index + 1] : undefined
      if (slot === undefined) {
        beside.push({ area, stack })
        continue
      }
      const found = placedStack(stack, slot.at, scaleIn(slot, stack), slot.pin ?? null)
      taken.push(boxAround(found.at, sizeOf(STACK, found.scale)))
      placed.push(found)
    }
  }
  for (const { area, facing } of meetings) {
    const scale = layer.cell === null ? 0.86 : IN_CELLS
    const at = freeSpot(layer, area, sizeOf(MAT, scale), taken)
    taken.push(boxAround(at, sizeOf(MAT, scale)))
    const kits = [facing[0].kit, facing[1].kit] as const
    mats.push({ place: area.id, at, scale, pin: pinOf(layer, area, at), kits })
    for (const [index, stack] of facing.entries()) {
      const x = at[0] + (index === 0 ? -1 : 1) * MAT.apart * scale
      placed.push({ ...placedStack(stack, [x, at[1]], scale, null), mat: at })
    }
  }
  for (const { area, stack } of beside) {
    const found = onPin(layer, area, stack, taken)
    taken.push(boxAround(found.at, sizeOf(STACK, found.scale)))
    placed.push(found)
  }
  // Ships have the room that is left.
  for (const stack of stacks) {
    const area = stack.ships === undefined ? undefined : areas.get(stack.place)
    if (area === undefined) continue
    const found = moored(areas, area, stack, taken)
    taken.push(boxAround(found.at, HULL))
    placed.push(found)
  }
  return { stacks: placed, mats }
}

/** On a map of cells, and when the slots are full, a stack stands beside its place. */
function onPin(layer: Layer, area: Area, stack: Stack, taken: readonly Box[]): PlacedStack {
  const scale = layer.cell === null ? AT_LEAST : IN_CELLS
  const at = freeSpot(layer, area, sizeOf(STACK, scale), taken)
  return placedStack(stack, at, scale, pinOf(layer, area, at))
}

/** A pin ends in its place; in a cell at the edge, so that star and walls stay in sight. */
function pinOf({ cell }: Layer, { at: [x, y] }: Area, [toX, toY]: Spot): Spot {
  if (cell === null) return [x, y]
  const far = Math.hypot(toX - x, toY - y)
  const step = Math.min(far, cell * 0.4) / Math.max(far, 1)
  return [x + (toX - x) * step, y + (toY - y) * step]
}

function placedStack(stack: Stack, at: Spot, scale: number, pin: Spot | null): PlacedStack {
  // A stack is its leader or its first unit: it travels when that one moves.
  const key = `${stack.kit} ${stack.pieces[0]?.id ?? stack.place}`
  return { key, look: JSON.stringify(stack), stack, at, scale, pin }
}

function byPlace(stacks: readonly Stack[]): Map<PlaceId, Stack[]> {
  const places = new Map<PlaceId, Stack[]>()
  for (const stack of stacks) {
    const here = places.get(stack.place)
    if (here === undefined) places.set(stack.place, [stack])
    else here.push(stack)
  }
  return places
}

const HULL = { width: 52, height: 34 } as const

/** Ships lie off the coast that they belong to, where they cover least. */
function moored(
  areas: ReadonlyMap<PlaceId, Area>,
  area: Area,
  stack: Stack,
  taken: readonly Box[],
): PlacedStack {
  const on = stack.ships?.on ?? null
  const coast = on === 'port' ? portOf(areas, area) : coastAt(areas, area, on)
  return {
    key: `${stack.kit} ships ${stack.pieces[0]?.id ?? `${area.id} on ${on}`}`,
    look: JSON.stringify(stack),
    stack,
    at: leastCovered(coast?.spots ?? [area.at, [area.at[0] + 30, area.at[1] + 24]], HULL, taken),
    scale: 1,
    pin: coast?.foot ?? null,
  }
}

function coastAt(areas: ReadonlyMap<PlaceId, Area>, area: Area, on: PlaceId | null): Coast | null {
  const sea = on === null ? undefined : areas.get(on)
  return sea === undefined ? null : coastOf(area, sea)
}

/** In the harbour of a port; where the map has no room for one, off any shore of its own. */
function portOf(areas: ReadonlyMap<PlaceId, Area>, area: Area): Coast | null {
  const { harbour } = area
  if (harbour !== undefined) return { foot: harbour.port, spots: besides(harbour.at) }
  for (const sea of areas.values()) {
    const coast = sea.kind === 'sea' ? coastOf(area, sea) : null
    if (coast !== null) return coast
  }
  return null
}

/** Two fleets in one harbour lie one behind the other. */
function besides([x, y]: Spot): readonly Spot[] {
  return [
    [x, y],
    [x, y + HULL.height],
    [x, y - HULL.height],
  ]
}

/** Two sides that are no bystanders and serve nobody, the attacker first. */
function faceToFace(here: readonly Stack[], attacker: Kit | null): readonly [Stack, Stack] | null {
  const [one, other] = here.filter(({ kit, serves }) => kit !== NOBODY && serves === undefined)
  if (one === undefined || other === undefined) return null
  return other.kit === attacker ? [other, one] : [one, other]
}

/** Of some spots the first that covers least. */
function leastCovered(spots: readonly Spot[], size: Size, taken: readonly Box[]): Spot {
  let best: { spot: Spot; covered: number } | null = null
  for (const spot of spots) {
    const box = boxAround(spot, size)
    const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0)
    if (best === null || covered < best.covered - 1) best = { spot, covered }
  }
  return best?.spot ?? [0, 0]
}

/** How far from its cell a stack may stand, in cells: farther only if it covers less there. Zones are left for their edge. */
const PINS = [0.62, 1, 1.4]

/** The spot beside a place where least is covered: names, walls, other stacks. */
function freeSpot(layer: Layer, area: Area, size: Size, taken: readonly Box[]): Spot {
  const [x, y] = area.at
  const reach = layer.cell ?? 56
  const spots = (layer.cell === null ? PINS.slice(0, 1) : PINS).flatMap(pin =>
    sides.map(
      ([dx, dy]): Spot => [
        inside(x + dx * (size.width / 2 + reach * pin), size.width, layer.width),
        inside(y + dy * (size.height / 2 + reach * pin), size.height, layer.height),
      ],
    ),
  )
  return leastCovered(spots, size, taken)
}

/** Where the mark of a place stands: in a slot that no stack has taken, else where it covers the least of names and stacks. */
export function markSpot(layer: Layer, area: Area, stacks: readonly PlacedStack[]): Spot {
  const here = stacks.filter(({ stack }) => stack.place === area.id && stack.ships === undefined).length
  const slot = area.slots.slice(here).find(({ pin }) => pin === undefined)
  if (slot !== undefined) return slot.at
  const taken = [...inkOf(layer), ...stacks.map(({ at, scale }) => boxAround(at, sizeOf(STACK, scale)))]
  return leastCovered(spotsIn(area), MARK, taken)
}

const MARK = { width: 30, height: 30 } as const

/** Spots over, under and beside the middle of an area, as far as they lie in it. */
function spotsIn(area: Area): Spot[] {
  const [x, y] = area.at
  const around = [26, 44, 62].flatMap(far =>
    sides.map(([dx, dy]): Spot => [x + dx * far, y + dy * far]).reverse(),
  )
  const rings = ringsOf(area.d)
  const inArea = around.filter(spot => isInside(rings, spot))
  return inArea.length > 0 ? inArea : [[x, y - 26]]
}

/** How far from a stack its pieces are laid out: as near as they cover no neighbour. */
const FANS = [6, 30, 60, 100, 150]

/**
 * Where the pieces of a stack are laid out: over it, under it or at its side, as near as no other stack is hidden; `grown` is how
 * much larger stacks are drawn.
 */
export function spotOfFan(placed: PlacedStack, size: Size, others: readonly PlacedStack[], grown = 1): Spot {
  const [x, y] = placed.at
  const own = sizeOf(STACK, placed.scale * grown)
  const spots = FANS.flatMap(gap => {
    const [far, high] = [(own.width + size.width) / 2 + gap, (own.height + size.height) / 2 + gap]
    return AROUND.map(([dx, dy]): Spot => [x + dx * far, y + dy * high])
  })
  const taken = others
    .filter(({ key }) => key !== placed.key)
    .map(other => boxAround(other.at, sizeOf(STACK, other.scale * grown)))
  return leastCovered(spots, size, taken)
}

/** Over, under, at its sides, then at its corners. */
const AROUND: readonly Spot[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.7, -1],
  [-0.7, -1],
  [0.7, 1],
  [-0.7, 1],
]

type Size = Pick<Box, 'width' | 'height'>

function sizeOf({ width, height }: Size, scale: number): Size {
  return { width: width * scale, height: height * scale }
}

function inside(value: number, size: number, most: number): number {
  return Math.max(size / 2 + 20, Math.min(most - size / 2 - 20, value))
}

function boxAround([x, y]: Spot, { width, height }: Size): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** What must stay legible: names, and on a map of cells the star and the walls of every town. */
function inkOf(layer: Layer): readonly Box[] {
  const known = inks.get(layer)
  if (known !== undefined) return known
  const towns = layer.areas.filter(({ town }) => town === true)
  const found = [
    ...layer.names.flatMap(({ ink }) => ink.map(({ line, half }) => boxOf(line, half))),
    ...towns.map(({ at: [x, y] }) => ({ x: x - 12, y: y - 12, width: 36, height: 40 })),
  ]
  inks.set(layer, found)
  return found
}

const inks = new WeakMap<Layer, readonly Box[]>()

function boxOf(line: readonly Spot[], half: number): Box {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - half, Math.min(...ys) - half]
  return { x, y, width: Math.max(...xs) + half - x, height: Math.max(...ys) + half - y }
}

function scaleIn(slot: Slot, stack: Stack): number {
  const wide =
    stack.pieces.some(piece => piece.kind === 'leader') && stack.pieces.some(piece => piece.kind === 'unit')
  const [width, height] = wide || stack.pieces.length > 1 ? [STACK.width, STACK.height] : [56, 56]
  return Math.max(AT_LEAST, Math.min(1, slot.width / width, slot.height / height))
}
