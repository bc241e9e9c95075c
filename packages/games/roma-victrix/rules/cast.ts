import type { Options } from '@aquila/engine'
import {
  areaAt,
  areas,
  type Composition,
  type ForceData,
  heavyCavalryShare,
  type MinorData,
  numberOfArea,
  type PowerData,
  type PowerKind,
  percentOf,
  type RomaData,
  type ScenarioData,
  type Special,
  type Succession,
  type TableData,
} from '../data/index.ts'
import { bandsOf, furtherBands } from './bands.ts'
import { type PactTable, pactTable } from './pact-table.ts'
import type { PowerStatus, RomaPosition } from './state.ts'

/** RV-3.81-a, RV-3.86-a: a Power of this match: what is fixed about it from the set-up on. */
export interface CastPower {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly kind: PowerKind
  readonly minor: boolean
  /** At the start. */
  readonly status: PowerStatus
  readonly of: number | null
  readonly role: string | null
  readonly capital: number | null
  readonly city: string | null
  /** Null: it neither collects nor spends (RV-7.9-a). */
  readonly treasury: number | null
  /** RV-5.33-a: its home is what it controlled at the start. */
  readonly provinces: readonly number[]
  readonly leaders: PowerData['leaders']
  readonly units: readonly ForceData[]
  readonly composition: Composition | null
  /** Face-down markers by area, for a people of Barbaricum. */
  readonly markers: ReadonlyMap<number, number>
  readonly romanFor: readonly string[]
  readonly nonRomanFor: readonly string[]
  readonly succession: Succession | null
  /** Sets of counters it may use: two where another Major serves it with its own. */
  readonly colours: number
  /** RV-13.13-a: further warbands of a people, for another player: the number of that people; null for all others. */
  readonly bandOf: number | null
}

/** RV-2.0-a, RV-16.11-a, RV-SC15-a: all Powers of a match, by number: played Majors first, in the order of the seats. */
export interface Cast {
  readonly scenario: ScenarioData
  readonly table: TableData
  readonly powers: readonly CastPower[]
  readonly numberOf: ReadonlyMap<string, number>
  /** RV-13.13-a: by people: itself and its further bands, as many as players may come to run apart, and one for nobody. */
  readonly bands: ReadonlyMap<number, readonly number[]>
  /** By area: the Powers whose land it is at the start. */
  readonly natives: readonly (readonly number[])[]
  readonly pacts: PactTable
  /** Special rules that are asked for at every step. */
  readonly transfers: readonly Numbered<SpecialOf<'transfer'>>[]
  readonly confines: readonly SpecialOf<'confine'>[]
  /** RV-SC1-pass: 0 in scenarios without the pass rule. */
  readonly passCost: number
  /** RV-9.15-a: false in scenarios that have none. */
  readonly legions: boolean
  /** RV-12.21-a: whether Parthians or Persians are in the game. */
  readonly parthians: boolean
}

type SpecialOf<K extends Special['kind']> = Extract<Special, { kind: K }>

/** A special rule with its place in the scenario's list. */
interface Numbered<S extends Special> {
  readonly index: number
  readonly special: S
}

/** The forces that event cards make. */
export const cardForces = ['ambushers', 'major-rebels', 'minor-rebels'] as const

type Casting = Omit<CastPower, 'number' | 'of' | 'bandOf'> & { readonly of: string | null }

export function scenarioNumbered(data: RomaData, number: number): ScenarioData {
  const scenario = data.scenarios.find(each => each.number === number)
  if (scenario === undefined) throw new Error(`no scenario ${number}`)
  return scenario
}

/** What matches are played with: the data, and the casts made from them. */
export interface CastData extends RomaData {
  readonly casts: Casts
}

export function withCasts(data: RomaData): CastData {
  return { ...data, casts: new Casts(data) }
}

/** What a match is cast by: a position has it, and whoever knows only how the match was set up. */
export interface Setting extends Pick<RomaPosition, 'data' | 'roles' | 'options'> {
  readonly state: Pick<RomaPosition['state'], 'scenario'>
}

/** The cast of a match is the same all through it, so it is made once. */
export function castOf({ data, state, roles, options }: Setting): Cast {
  return data.casts.of(state.scenario, roles.length, options)
}

/** A player who tries options of every kind fills no memory with casts. */
const MOST_KEPT = 50

interface Kept {
  readonly scenario: number
  readonly seats: number
  readonly options: Options
  readonly cast: Cast
}

/** The casts that were made from the same data: what is alike in scenario, seats and options is cast once. */
export class Casts {
  readonly #data: RomaData
  readonly #known = new Map<string, Cast>()
  /** The one that was wanted last: mostly it is wanted again. */
  #last: Kept | null = null

  constructor(data: RomaData) {
    this.#data = data
  }

  of(scenario: number, seats: number, options: Options): Cast {
    const last = this.#last
    if (last !== null && last.options === options && last.scenario === scenario && last.seats === seats)
      return last.cast
    const cast = this.#found(scenario, seats, options)
    this.#last = { scenario, seats, options, cast }
    return cast
  }

  #found(scenario: number, seats: number, options: Options): Cast {
    const name = JSON.stringify([scenario, seats, options])
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const cast = makeCast(scenarioNumbered(this.#data, scenario), seats, options)
    if (this.#known.size >= MOST_KEPT) this.#known.clear()
    this.#known.set(name, cast)
    return cast
  }
}

function makeCast(scenario: ScenarioData, seats: number, options: Options): Cast {
  const table = scenario.tables[String(seats)]
  if (table === undefined) throw new Error(`scenario ${scenario.number} is not for ${seats} players`)
  const { removeMinors = [], addPowers = [], succession = {} } = table.changes ?? {}
  const majors = [...scenario.powers, ...addPowers]
  const successions = { ...scenario.succession, ...succession }
  const casting: Casting[] = []
  for (const id of table.played) {
    const power = majors.find(each => each.id === id)
    if (power === undefined) throw new Error(`scenario ${scenario.number} has no Power ${id}`)
    casting.push(withThoseWhoServe(majorOf(power, 'major', successions[id] ?? null), table, majors))
  }
  for (const other of table.others) {
    const power = majors.find(each => each.id === other.power)
    if (power === undefined) throw new Error(`scenario ${scenario.number} has no Power ${other.power}`)
    const major = majorOf(power, 'absent', successions[power.id] ?? null)
    if (other.becomes === 'neutral-major') casting.push({ ...major, status: 'neutral-major' })
    if (other.becomes === 'automaton') casting.push({ ...major, status: 'automaton' })
    if (other.becomes === 'ally') casting.push({ ...major, status: 'ally', of: other.of, minor: true })
    if (other.becomes === 'barbaricum')
      casting.push(peopleOf(power.id, power.name, other.markers, { bi: other.bi, cav: other.cav }))
  }
  for (const minor of scenario.minors)
    if (!removeMinors.includes(minor.id)) casting.push(minorOf(minor, casting))
  for (const { people, markers, bi, cav } of scenario.barbaricum)
    casting.push(peopleOf(peopleId(people), people.join(', '), markers, { bi, cav }))
  for (const special of scenario.special)
    if (special.kind === 'transfer' && special.otherwise !== null)
      for (const province of special.what.provinces ?? []) casting.push(freeProvince(province))
  for (const id of cardForces)
    casting.push({ ...peopleOf(id, id, {}, { bi: 100, cav: 0 }), status: 'absent' })
  const numberInList = new Map(casting.map(({ id }, number) => [id, number]))
  const listed = casting.map((each, number) => ({
    ...withOptions(each, options, scenario.number),
    number,
    of: each.of === null ? null : (numberInList.get(each.of) ?? null),
    bandOf: null,
  }))
  const natives = areas.map(area =>
    listed.filter(({ provinces }) => provinces.includes(area.number)).map(({ number }) => number),
  )
  const powers = [...listed, ...furtherBands(listed, seats)]
  const numberOf = new Map(powers.map(({ id, number }) => [id, number]))
  const pacts = pactTable(
    scenario.special,
    powers.map(({ id }) => id),
  )
  return {
    scenario,
    table,
    powers,
    numberOf,
    bands: bandsOf(powers),
    natives,
    pacts,
    transfers: scenario.special.flatMap((special, index) =>
      special.kind === 'transfer' ? [{ index, special }] : [],
    ),
    confines: scenario.special.filter(special => special.kind === 'confine'),
    passCost: scenario.special.find(special => special.kind === 'passes')?.cost ?? 0,
    parthians: powers.some(({ kind }) => kind === 'parthian'),
    legions: !scenario.special.some(special => special.kind === 'noLegions'),
  }
}

function majorOf(power: PowerData, status: PowerStatus, succession: Succession | null): Casting {
  return {
    id: power.id,
    name: power.name,
    kind: power.kind,
    minor: false,
    status,
    of: null,
    role: status === 'major' ? power.id : null,
    capital: power.capital === null ? null : numberOfArea(power.capital),
    city: power.city,
    treasury: power.treasury,
    provinces: power.provinces.map(numberOfArea),
    leaders: power.leaders,
    units: power.units,
    composition: power.composition,
    markers: new Map(),
    romanFor: power.romanFor ?? [],
    nonRomanFor: power.nonRomanFor ?? [],
    succession,
    colours: 1,
  }
}

/** A Major without a player may be set up as part of another. */
function withThoseWhoServe(power: Casting, table: TableData, majors: readonly PowerData[]): Casting {
  let whole = power
  for (const other of table.others) {
    if (other.becomes !== 'part-of' || other.of !== power.id) continue
    const part = majors.find(each => each.id === other.power)
    if (part === undefined) continue
    const leaders = other.leaders === 'pass' ? part.leaders.map(each => ({ ...each, supreme: false })) : []
    whole = {
      ...whole,
      provinces: [...whole.provinces, ...part.provinces.map(numberOfArea)],
      units: [...whole.units, ...part.units],
      leaders: [...whole.leaders, ...leaders],
      colours: whole.colours + (other.ownColour === true ? 1 : 0),
    }
  }
  return whole
}

/** RV-3.84-a: Clients and Allies of a Major that is neutral are Neutral Minors. */
function minorOf(minor: MinorData, majors: readonly Casting[]): Casting {
  const patron = majors.find(({ id }) => id === minor.of)
  const serves = patron !== undefined && (patron.status === 'major' || patron.status === 'automaton')
  return {
    id: majors.some(({ id }) => id === minor.id) ? `minor-${minor.id}` : minor.id,
    name: minor.name,
    kind: minor.barbarian ? 'barbarian' : 'civilised',
    minor: true,
    status: serves ? minor.status : 'neutral',
    of: serves ? minor.of : null,
    role: null,
    capital: numberOfArea(minor.capital),
    city: null,
    treasury: null,
    provinces: minor.provinces.map(numberOfArea),
    leaders: minor.leader === null ? [] : [{ ...minor.leader, supreme: false }],
    units: minor.units,
    composition: minor.composition ?? null,
    markers: new Map(),
    romanFor: [],
    nonRomanFor: [],
    succession: null,
    colours: 1,
  }
}

/** A Province that a special rule may make a Neutral Minor: absent until then. */
function freeProvince(province: string): Casting {
  const capital = numberOfArea(province)
  const land = peopleOf(freeName(province), areaAt(capital).name, {}, { bi: 0, cav: 0 })
  return { ...land, kind: 'civilised', status: 'absent', capital, provinces: [capital], composition: null }
}

export function freeName(province: string): string {
  return `free-${province}`
}

/** How the peoples that hold a land together are called in records. */
export function peopleId(people: readonly string[]): string {
  return `people-${people.join('-').toLowerCase()}`
}

function peopleOf(
  id: string,
  name: string,
  markers: Readonly<Record<string, number>>,
  composition: Composition,
): Casting {
  const areas = Object.entries(markers).map(([area, number]): [number, number] => [
    numberOfArea(area),
    number,
  ])
  return {
    id,
    name,
    kind: 'barbarian',
    minor: true,
    status: 'people',
    of: null,
    role: null,
    capital: null,
    city: null,
    treasury: null,
    provinces: areas.map(([area]) => area),
    leaders: [],
    units: [],
    composition,
    markers: new Map(areas),
    romanFor: [],
    nonRomanFor: [],
    succession: null,
    colours: 1,
  }
}

/** RV-15.4-a, RV-15.6-a, RV-15.7-a, RV-17.1-b: options that leave counters in the box, add or exchange them. */
function withOptions(given: Casting, options: Options, scenario: number): Casting {
  const power = options['minor-capitals'] === 'on' ? withMinorCapital(given) : given
  const leaders =
    options['no-unnamed'] === 'on'
      ? power.leaders.filter(({ name, rating }) => name !== null || rating > 1)
      : power.leaders
  const units =
    options['no-auxilia'] === 'on'
      ? power.units.map(force => ({ ...force, units: { ...force.units, aux: 0 } }))
      : power.units
  if (options['heavy-cavalry'] !== 'on') return { ...power, leaders, units }
  return {
    ...power,
    leaders,
    units: withHeavyCavalry(units, heavyCavalryShare(scenario, power.id, power.kind)),
  }
}

/** RV-15.7-a: a Major that serves another is a Minor too; its Capital is in its first Province by the alphabet. */
function withMinorCapital(power: Casting): Casting {
  if (power.status !== 'ally' || power.capital !== null) return power
  const nameOf = (area: number) => areaAt(area).name
  const [first = null] = power.provinces.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  return { ...power, capital: first }
}

/** RV-17.1-b: the share is that of the whole Power; each stack comes as near to it as can be. */
function withHeavyCavalry(forces: readonly ForceData[], share: number): ForceData[] {
  const horse = forces.map(({ units }) => units.cav ?? 0)
  const heavy = horse.map(number => Math.floor((number * share) / 100))
  let left = percentOf(sumOf(horse), share) - sumOf(heavy)
  const missing = (at: number) => ((horse[at] ?? 0) * share) % 100
  const neediest = [...forces.keys()].toSorted((one, other) => missing(other) - missing(one))
  for (const at of neediest) {
    if (left === 0) break
    heavy[at] = (heavy[at] ?? 0) + 1
    left -= 1
  }
  return forces.map((force, at) => {
    const [all = 0, hc = 0] = [horse[at], heavy[at]]
    return { ...force, units: { ...force.units, cav: all - hc, hc } }
  })
}

function sumOf(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}
