import type { Options, Role } from '@aquila/engine'
import { areas, consulPool, minorCapitals, numberOfArea, unitKindIds } from '../data/index.ts'
import { cityStrength } from '../data/tables.ts'
import type { CastData, CastPower } from './cast.ts'
import { changeMarks, NO_MARKS, placeGarrison, placeLeader, placeUnit } from './pieces.ts'
import type { PowerState, RomaState } from './state.ts'

/** The position before the first draw: what is random comes in the opening (opening.ts). */
export function setUp(data: CastData, scenario: string, options: Options, roles: readonly Role[]): RomaState {
  const cast = data.casts.of(Number(scenario), roles.length, options)
  const state: RomaState = {
    scenario: cast.scenario.number,
    turn: 0,
    powers: cast.powers.map(powerAtStart),
    stacks: areas.map(() => []),
    leaders: [],
    marks: areas.filter(({ kind }) => kind === 'province' || kind === 'impassable').map(() => NO_MARKS),
    nextUnit: cast.powers.map(() => 1),
    nextLeader: 1,
    lost: [],
    markers: Array.from({ length: data.markers.values }, () => data.markers.each),
    consuls: consulPool.flatMap(({ rating, number }) => Array.from({ length: number }, () => rating)),
    deck: [],
    discards: [],
    hands: Object.fromEntries(roles.map(role => [role, []])),
    playedCard: [],
    cup: [],
    phasing: null,
    activation: null,
    attacks: [],
    spent: [],
    foremost: [],
    revealed: [],
    mighty: [],
    regions: [],
  }
  for (const power of cast.powers)
    if (power.status !== 'neutral-major' && power.status !== 'absent') putOnMap(state, power, options)
  for (const province of cast.scenario.limes ?? []) changeMarks(state, numberOfArea(province), { limes: 2 })
  return state
}

function powerAtStart({ status, of, role, treasury, capital }: CastPower): PowerState {
  return { status, of, role, treasury: treasury ?? 0, capital, activated: 0, rouse: null }
}

/** RV-3.84-a, RV-3.84-d: a Neutral Major that has never had a unit; what it has lost since it was set up is lost. */
export function awaitsSetUp({ powers, nextUnit }: RomaState, power: number): boolean {
  return powers[power]?.status === 'neutral-major' && (nextUnit[power] ?? 1) === 1
}

/** RV-10.11-a, RV-10.6-a, RV-16.13-a: units, Leaders, a Garrison in every Province listed, and the Capital City. */
export function putOnMap(state: RomaState, power: CastPower, options: Options): void {
  const { number, units, leaders, provinces, status } = power
  if (status === 'people') return
  for (const area of provinces) placeGarrison(state, area, number)
  for (const force of units) {
    const area = numberOfArea(force.province)
    for (const kind of unitKindIds)
      for (let left = force.units[kind] ?? 0; left > 0; left--)
        placeUnit(state, { kind, power: number, area })
  }
  for (const { name, rating, province, supreme } of leaders)
    placeLeader(state, { name, rating, power: number, supreme, consul: false, area: numberOfArea(province) })
  buildCapital(state, power, options)
}

/** RV-10.31-a: the City of a Power's Capital, if it has one. */
export function buildCapital(
  state: RomaState,
  { number, capital, minor }: CastPower,
  options: Options,
): void {
  if (capital === null) return
  const rank = minor ? 'minor' : 'major'
  if (rank === 'minor' && !hasMinorCity(capital, options)) return
  changeMarks(state, capital, { city: { power: number, rank, strength: cityStrength[rank] } })
}

/** RV-10.3-a, RV-15.7-a: Minors of the list have a City; by agreement all do. */
function hasMinorCity(capital: number, options: Options): boolean {
  return options['minor-capitals'] === 'on' || minorCapitals.some(id => numberOfArea(id) === capital)
}
