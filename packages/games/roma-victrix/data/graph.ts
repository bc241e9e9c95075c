import { borders, coasts, impassables, type RegionId, seas, straits, zones } from './map.ts'

/**
 * RV-3.21-a, RV-3.22-a, RV-3.23-a: the map as the rules walk it: 114 areas with numbers, so that a state can keep lists by area. A data pack changes what
 * places are worth and called, not which there are.
 */
export type AreaKind = 'province' | 'impassable' | 'sea' | 'strait'

/** A step over land. `pass`: over mountains, which matters in scenarios with the pass rule. */
export interface LandStep {
  readonly to: number
  readonly pass: boolean
}

export interface Area {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly kind: AreaKind
  readonly region: RegionId | null
  readonly revenue: number
  /** Where land units can go from here; from an impassable area only outwards (RV-3.22-c). */
  readonly land: readonly LandStep[]
  /** A Province: the Sea Areas of its coasts. A Strait: the Sea Areas at its ends. A Sea Area: those it joins. */
  readonly seas: readonly number[]
  /** Straits that ships reach from here without another step: of a Sea Area or a Strait. */
  readonly straits: readonly number[]
}

/** Where ships lie: at sea or in a Strait (`sea` null), or on the coast of a Province (`sea` names the side). */
export interface Berth {
  readonly area: number
  readonly sea: number | null
}

const ids: readonly string[] = [
  ...zones.map(({ id }) => id),
  ...impassables.map(({ id }) => id),
  ...seas.map(({ id }) => id),
  ...straits.map(({ id }) => id),
]
const numbers = new Map(ids.map((id, number) => [id, number]))

/** Provinces have the first numbers. */
export const PROVINCES = zones.length
export const AREAS = ids.length

export function numberOfArea(id: string): number {
  const number = numbers.get(id)
  if (number === undefined) throw new Error(`no area ${id}`)
  return number
}

function landStepsOf(id: string): LandStep[] {
  const steps: LandStep[] = []
  for (const { between, kind } of borders) {
    if (kind === 'strait') continue
    const [one, other] = between
    if (one === id) steps.push({ to: numberOfArea(other), pass: kind === 'pass' })
    if (other === id) steps.push({ to: numberOfArea(one), pass: kind === 'pass' })
  }
  for (const strait of straits) {
    // RV-3.23-b: a Strait is an area of its own, on the land graph too.
    if (strait.lands.includes(id)) steps.push({ to: numberOfArea(strait.id), pass: false })
    if (strait.id === id) for (const land of strait.lands) steps.push({ to: numberOfArea(land), pass: false })
  }
  const outwards = impassables.find(area => area.id === id)
  for (const land of outwards?.attacks ?? []) steps.push({ to: numberOfArea(land), pass: false })
  return steps
}

function straitsAt(seaOrStrait: string): number[] {
  return straits
    .filter(({ seas: ends, straits: next }) => ends.includes(seaOrStrait) || next.includes(seaOrStrait))
    .map(({ id }) => numberOfArea(id))
}

export const areas: readonly Area[] = [
  ...zones.map(({ id, name, region, revenue }) => ({
    number: numberOfArea(id),
    id,
    name,
    kind: 'province' as const,
    region,
    revenue,
    land: landStepsOf(id),
    seas: coasts.filter(({ zone }) => zone === id).map(({ sea }) => numberOfArea(sea)),
    straits: [],
  })),
  ...impassables.map(({ id, name }) => ({
    number: numberOfArea(id),
    id,
    name,
    kind: 'impassable' as const,
    region: null,
    revenue: 0,
    land: landStepsOf(id),
    seas: [],
    straits: [],
  })),
  ...seas.map(({ id, name, adjacent }) => ({
    number: numberOfArea(id),
    id,
    name,
    kind: 'sea' as const,
    region: null,
    revenue: 0,
    land: [],
    seas: adjacent.map(numberOfArea),
    straits: straitsAt(id),
  })),
  ...straits.map(({ id, name, seas: ends }) => ({
    number: numberOfArea(id),
    id,
    name,
    kind: 'strait' as const,
    region: null,
    revenue: 0,
    land: landStepsOf(id),
    seas: ends.map(numberOfArea),
    straits: straitsAt(id),
  })),
]

export function areaAt(number: number): Area {
  const area = areas[number]
  if (area === undefined) throw new Error(`no area has the number ${number}`)
  return area
}

export function areaNamed(id: string): Area {
  return areaAt(numberOfArea(id))
}

/** Whether land units go from one area to the other in one step. */
export function isNextTo(from: number, to: number): boolean {
  return nextTo[from * AREAS + to] === 1
}

const nextTo = new Uint8Array(AREAS * AREAS)
for (const { number, land } of areas) for (const { to } of land) nextTo[number * AREAS + to] = 1

export function isProvince(area: number): boolean {
  return area < PROVINCES
}

export function isCoastal(area: number): boolean {
  return isProvince(area) && areaAt(area).seas.length > 0
}

export const provincesOf: ReadonlyMap<RegionId, readonly number[]> = Map.groupBy(
  areas.slice(0, PROVINCES).map(({ number }) => number),
  number => areaAt(number).region ?? 'italia',
)

/** Provinces that border a Sea Area. */
const shores: readonly (readonly number[])[] = areas.map(({ number, kind }) =>
  kind === 'sea'
    ? areas.filter(area => area.kind === 'province' && area.seas.includes(number)).map(area => area.number)
    : [],
)

export function shoresOf(sea: number): readonly number[] {
  return shores[sea] ?? []
}

const straitLands: ReadonlyMap<number, readonly number[]> = new Map(
  straits.map(({ id, lands }) => [numberOfArea(id), lands.map(numberOfArea)]),
)

/** RV-5.61-a, RV-3.23-f, RV-3.23-i, RV-5.64-a, RV-5.67-a: one step of ships, never across land. */
export function navalSteps({ area, sea }: Berth): readonly Berth[] {
  const place = sea ?? NOT_ON_A_COAST
  const known = stepsKnown[area]?.[place]
  if (known !== undefined) return known
  const steps = stepsFrom({ area, sea })
  const ofArea = stepsKnown[area] ?? []
  ofArea[place] = steps
  stepsKnown[area] = ofArea
  return steps
}

/** By area and the sea of the coast, as far as ships have come there: the map never changes. */
const stepsKnown: Berth[][][] = []
const NOT_ON_A_COAST = AREAS

function stepsFrom({ area, sea }: Berth): Berth[] {
  const here = areaAt(area)
  if (here.kind === 'province' && sea !== null) return [{ area: sea, sea: null }, ...coastSteps(area, sea)]
  const on = [...here.seas, ...here.straits].map(to => ({ area: to, sea: null }))
  if (here.kind === 'sea') return [...on, ...shoresOf(area).map(to => ({ area: to, sea: area }))]
  const lands = straitLands.get(area) ?? []
  const ends = here.seas
  return [
    ...on,
    ...lands.flatMap(land =>
      ends.filter(end => areaAt(land).seas.includes(end)).map(end => ({ area: land, sea: end })),
    ),
  ]
}

/** From coast to coast: Provinces that share a land border or a Strait, on the same Sea Area; and into the Strait. */
function coastSteps(area: number, sea: number): Berth[] {
  const steps: Berth[] = []
  for (const { to } of areaAt(area).land) {
    const next = areaAt(to)
    if (next.kind === 'province' && next.seas.includes(sea)) steps.push({ area: to, sea })
    if (next.kind !== 'strait' || !next.seas.includes(sea)) continue
    steps.push({ area: to, sea: null })
    for (const { to: far } of next.land)
      if (far !== area && areaAt(far).seas.includes(sea)) steps.push({ area: far, sea })
  }
  return steps
}

/** RV-3.84-c: fewest moves through Provinces, Sea Areas and Straits. */
export const movesBetween = fewestSteps(({ number, kind, land, seas: next, straits: through }) => [
  ...land.map(step => step.to),
  ...next,
  ...through,
  ...(kind === 'sea' ? shoresOf(number) : []),
])

/** RV-16.4-x: fewest steps over land and Straits; without end where only the sea leads. */
export const marchesBetween = fewestSteps(({ land }) => land.map(step => step.to))

/** Impassable areas are left out. What was found from an area is kept: the map never changes. */
function fewestSteps(waysOf: (area: Area) => readonly number[]): (from: number, to: number) => number {
  const known: ReadonlyMap<number, number>[] = []
  return (from, to) => {
    const distances = known[from] ?? distancesFrom(from, waysOf)
    known[from] = distances
    return distances.get(to) ?? Number.POSITIVE_INFINITY
  }
}

function distancesFrom(from: number, waysOf: (area: Area) => readonly number[]): ReadonlyMap<number, number> {
  const reached = new Map([[from, 0]])
  for (const [at, distance] of reached)
    for (const way of waysOf(areaAt(at)))
      if (!reached.has(way) && areaAt(way).kind !== 'impassable') reached.set(way, distance + 1)
  return reached
}

/** A berth as choices and events name it: 'mare_tyrrhenum', or 'cisalpina/mare_tyrrhenum' for a coast. */
export function berthId({ area, sea }: Berth): string {
  return sea === null ? areaAt(area).id : `${areaAt(area).id}/${areaAt(sea).id}`
}
