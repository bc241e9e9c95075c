import { BadDataPack, quoted } from '@aquila/engine'
import { areas, numberOfArea, PROVINCES } from './graph.ts'
import type { ForceData, ScenarioData } from './scenario.ts'
import { type UnitKind, type UnitKindId, unitKindIds } from './units.ts'

type Units = Readonly<Record<UnitKindId, UnitKind>>

/**
 * What a schema cannot see of a scenario: that its places are on the map, that no Province has two masters, that ships lie
 * on a coast, and that there are counters for all it sets up. Refused with the path of the value.
 */
export function checkScenario(scenario: ScenarioData, units: Units, path: string): void {
  const { powers, minors, barbaricum } = scenario
  const held = new Map<string, string>()
  const hold = (where: string, province: string) => {
    mustBeOnMap(where, province)
    const master = held.get(province)
    if (master !== undefined) throw new BadDataPack(where, `${province} is already listed in ${master}`)
    held.set(province, where)
  }
  for (const [at, { provinces, units: forces, leaders, capital }] of powers.entries()) {
    const here = `${path}.powers.${at}`
    for (const [index, province] of provinces.entries()) hold(`${here}.provinces.${index}`, province)
    for (const [index, { province }] of leaders.entries())
      mustBeOnMap(`${here}.leaders.${index}.province`, province)
    if (capital !== null) mustBeOnMap(`${here}.capital`, capital)
    checkForces(forces, here)
  }
  for (const [at, { provinces, units: forces, leader, capital }] of minors.entries()) {
    const here = `${path}.minors.${at}`
    for (const [index, province] of provinces.entries()) hold(`${here}.provinces.${index}`, province)
    if (leader !== null) mustBeOnMap(`${here}.leader.province`, leader.province)
    mustBeOnMap(`${here}.capital`, capital)
    checkForces(forces, here)
  }
  for (const [at, { markers }] of barbaricum.entries())
    for (const area of Object.keys(markers)) hold(`${path}.barbaricum.${at}.markers.${area}`, area)
  checkCounters(scenario, units, path)
  checkStartingCards(scenario, path)
}

const land = new Set(areas.filter(({ kind }) => kind !== 'sea').map(({ id }) => id))

function mustBeOnMap(path: string, id: string): void {
  if (!land.has(id)) throw new BadDataPack(path, `unknown area ${quoted(id)}`)
}

/** RV-9.17-4, RV-5.6-a: a Fleet lies on a coast. */
function checkForces(forces: readonly ForceData[], path: string): void {
  for (const [index, { province, units }] of forces.entries()) {
    const here = `${path}.units.${index}`
    mustBeOnMap(`${here}.province`, province)
    const area = numberOfArea(province)
    const inland = area >= PROVINCES || areas[area]?.seas.length === 0
    if ((units.flt ?? 0) > 0 && inland)
      throw new BadDataPack(`${here}.units.flt`, `${province} has no coast for a Fleet`)
  }
}

/** RV-9.0-a: the counters of one colour serve a Major, its Clients and its Allies. */
function checkCounters(scenario: ScenarioData, units: Units, path: string): void {
  for (const [at, { id }] of scenario.powers.entries())
    for (const kind of unitKindIds) {
      const number = countersOf(scenario, id, kind)
      const { counters } = units[kind]
      if (number > counters)
        throw new BadDataPack(
          `${path}.powers.${at}.units`,
          `${number} counters of ${kind} are set up, and there are ${counters}`,
        )
    }
}

function countersOf({ powers, minors }: ScenarioData, power: string, kind: UnitKindId): number {
  return [...powers.filter(({ id }) => id === power), ...minors.filter(({ of }) => of === power)]
    .flatMap(({ units }) => units)
    .reduce((sum, force) => sum + (force.units[kind] ?? 0), 0)
}

/** RV-9.0-a: a scenario as shipped needs no more counters of a kind than a pack leaves it. */
export function checkCountersLeft(scenario: ScenarioData, kind: UnitKindId, counters: number): void {
  for (const { id, name } of scenario.powers) {
    const number = countersOf(scenario, id, kind)
    if (number > counters)
      throw new BadDataPack(
        `counters.${kind}`,
        `${name} sets up ${number} in scenario ${scenario.number}, and there are ${counters}`,
      )
  }
}

/** RV-14.15-a: each card is there once, and goes to a Power of the scenario. */
function checkStartingCards({ startingCards = {}, powers }: ScenarioData, path: string): void {
  const dealt = new Set<string>()
  for (const [power, card] of Object.entries(startingCards)) {
    const here = `${path}.startingCards.${power}`
    if (!powers.some(({ id }) => id === power)) throw new BadDataPack(here, 'no Power of this scenario')
    if (dealt.has(card)) throw new BadDataPack(here, `${card} is dealt twice`)
    dealt.add(card)
  }
}
