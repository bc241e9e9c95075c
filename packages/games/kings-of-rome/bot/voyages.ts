import type { HexId } from '../data/index.ts'
import { isRomanPort, peoplesOfFleet, sailingCost, voyages } from '../rules/actions/sailing.ts'
import { UNITS_ABOARD } from '../rules/battle/index.ts'
import { consentChance, shipOdds } from '../rules/odds/index.ts'
import { type Army, shipsIn, virtusOf } from '../rules/pieces.ts'
import { canSpend } from '../rules/score.ts'
import { needsConsent } from '../rules/senate.ts'
import type { CityVerb } from '../rules/tasks.ts'
import { type Besiegers, judged, type Odds, prospectsAt } from './cities.ts'
import type { Outlook } from './position.ts'
import { worthOf } from './worth.ts'

/** Where a fleet could sail, whom it would carry, and what that promises. */
export interface VoyagePlan {
  readonly to: HexId
  /** Leaders first. Empty: the fleet goes to fight another. */
  readonly cargo: readonly string[]
  /** What those who land would do; null: the fleet fights. */
  readonly deed: CityVerb | null
  readonly gain: number
  readonly odds: Odds
}

/** The best voyage out of a port, with the army that stands there or comes there; null if none promises anything. */
export function bestVoyage(outlook: Outlook, port: HexId, besiegers: Besiegers | null): VoyagePlan | null {
  const { position } = outlook
  const ships = isRomanPort(position, port) ? shipsIn(position, port, 'roman') : []
  if (ships.length === 0) return null
  const plans = [
    ...againstFleets(outlook, port, ships),
    ...(besiegers === null ? [] : landings(outlook, port, ships, besiegers)),
  ]
  return plans.toSorted((one, two) => two.gain - one.gain)[0] ?? null
}

/** KOR-NAV-6: +1 VP and +2 IP for the victor, 2 VP lost for the beaten; without troops it costs no influence. */
function againstFleets(outlook: Outlook, port: HexId, ships: readonly string[]): VoyagePlan[] {
  return voyages(outlook.position, port, false).flatMap(({ to }) => {
    const enemies = shipsIn(outlook.position, to, 'hostile')
    if (enemies.length === 0) return []
    const ours = hits(outlook, ships, enemies)
    const theirs = hits(outlook, enemies, ships)
    const chance = ours ** 2 / (ours ** 2 + theirs ** 2)
    const { gain, odds } = judged(outlook, [
      [chance, { vp: 1, ip: 2, actions: 1 }],
      [1 - chance, { vp: -2, actions: 1 }],
    ])
    const leave = leaveToAttack(outlook, to)
    return [{ to, cargo: [], deed: null, gain: gain * leave, odds: { ...odds, leave } }]
  })
}

/** KOR-SEN-1: how likely the Senate lets the fleet go there. */
function leaveToAttack({ position }: Outlook, port: HexId): number {
  const asked = peoplesOfFleet(position, port).filter(people => needsConsent(position, people)).length
  return consentChance(Number(position.options.curiae)) ** asked
}

/** Ships that a fleet sinks in a round, on average. */
function hits({ position }: Outlook, fleet: readonly string[], targets: readonly string[]): number {
  const chances = targets.map(target => shipOdds(virtusOf(position, target)).chance)
  return (fleet.length * chances.reduce((sum, chance) => sum + chance, 0)) / targets.length
}

/** KOR-NAV-2: an army is carried to a city on the coast and acts there; nobody lands in the face of a fleet. */
function landings(
  outlook: Outlook,
  port: HexId,
  ships: readonly string[],
  { army, ...besiegers }: Besiegers,
): VoyagePlan[] {
  const { position, character } = outlook
  const landed = aboard(army, ships.length)
  if (army.leader === null || landed.units.length < 2 || !canSpend(position.state, sailingCost)) return []
  const cargo = [army.leader, ...army.subordinates, ...landed.units]
  return voyages(position, port, true).flatMap(({ to }) => {
    if (shipsIn(position, to, 'hostile').length > 0) return []
    const [best] = prospectsAt(outlook, to, { ...besiegers, army: landed, actions: besiegers.actions + 1 })
    if (best === undefined) return []
    const { verb: deed, odds } = best
    const gain = best.gain * character.march - character.action + worthOf(outlook, { ip: -sailingCost })
    const failing = { ...odds.failing, ip: odds.failing.ip + sailingCost }
    return [{ to, cargo, deed, gain, odds: { ...odds, failing } }]
  })
}

/** RULING-30: as many as the ships can carry. */
function aboard(army: Army, ships: number): Army {
  return { ...army, units: army.units.slice(0, UNITS_ABOARD * ships) }
}
