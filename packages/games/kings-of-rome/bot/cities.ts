import type { HexId, NationId } from '../data/index.ts'
import { actionCosts } from '../rules/actions/legal.ts'
import { defendersOf } from '../rules/actions/pillage.ts'
import { besiegedIn } from '../rules/actions/siege.ts'
import { chanceToWin } from '../rules/battle/reckoning.ts'
import { cityIn, holderOf, leadersInside, unitsInside } from '../rules/cities.ts'
import {
  consentChance,
  corruptionOdds,
  firstAssaultOdds,
  intimidationOdds,
  omenModifiers,
  pillageOdds,
  secondAssaultOdds,
} from '../rules/odds/index.ts'
import { omensRead } from '../rules/omens.ts'
import { type Army, hostileGarrisonIn, isGarrison, virtusOf } from '../rules/pieces.ts'
import { isRefused, needsConsent } from '../rules/senate.ts'
import type { KingsPosition } from '../rules/state.ts'
import type { CityVerb } from '../rules/tasks.ts'
import type { Outlook } from './position.ts'
import { influence, oneMoreCity, reaction, romanChits } from './worth.ts'

/** An army before the walls, as far as a city action needs it. */
export interface Besiegers {
  readonly army: Army
  readonly infantry: number
  readonly withKing: boolean
}

/** An action against a city, and what it gains on average. */
export interface Prospect {
  readonly verb: CityVerb
  readonly gain: number
  readonly odds: Odds
}

/** How a deed may turn out, as a player is told before he dares it. */
export interface Odds {
  /** How likely it succeeds, once it may be tried. */
  readonly chance: number
  /** KOR-SEN-1: how likely the Senate lets it be tried; 1 if nobody asks. */
  readonly leave: number
  /** What failing costs, the price that is paid in any case included: influence, chits and points. */
  readonly failing: Failing
}

export interface Failing {
  readonly ip: number
  readonly chits: number
  readonly vp: number
}

/** What the army could do at the city, the best first; legal or not, if only it stood there. */
export function prospectsAt(outlook: Outlook, hex: HexId, army: Besiegers): Prospect[] {
  const { position } = outlook
  const holder = holderOf(position, hex)
  if (cityIn(position, hex) === null || holder === null || isRefused(position, holder)) return []
  const leave = leaveAgainst(position, holder)
  const prospects =
    leadersInside(position, hex).length > 0 ? ofLed(outlook, hex, army) : ofUnled(outlook, hex, army)
  return prospects
    .filter(({ verb }) => position.state.ip - actionCosts[verb] >= 1)
    .map(({ verb, gain, odds }) => ({ verb, gain: gain * leave, odds: { ...odds, leave } }))
    .toSorted((one, two) => two.gain - one.gain)
}

/** KOR-SEN-1: how likely the Senate lets Rome make war on a people. */
export function leaveAgainst(position: KingsPosition, people: NationId): number {
  return needsConsent(position, people) ? consentChance(Number(position.options.curiae)) : 1
}

/** A leader and his units within the walls. */
function ofLed(outlook: Outlook, hex: HexId, army: Besiegers): Prospect[] {
  const { position } = outlook
  const units = unitsInside(position, hex)
  const assault = sallies(units.length, army) ? sortie(outlook, hex, units, army) : siege(outlook, hex, army)
  return [...assault, ...intimidation(outlook, units)]
}

/** KOR-SORT-1 */
function sallies(inside: number, { army }: Besiegers): boolean {
  return inside >= army.units.length && army.units.length >= 3
}

/** KOR-SORT-2, KOR-SORT-3: a battle before the walls; who wins it has the units of the city. */
function sortie(
  outlook: Outlook,
  hex: HexId,
  units: readonly string[],
  { army, withKing }: Besiegers,
): Prospect[] {
  const { position, character } = outlook
  const [leader] = leadersInside(position, hex)
  const chance = chanceToWin(position, army, { leader: leader ?? null, units, subordinates: [] })
  if (chance < character.leastChance) return []
  const won = romanChits(outlook, units.length) + 3 * character.unit + influence(outlook, withKing ? 1 : 0)
  const lost = -2 - character.unit * army.units.length
  const gain = chance * won + (1 - chance) * lost - reaction(outlook)
  return [{ verb: 'siege', gain, odds: oddsOf(chance, { vp: 2 }) }]
}

function ofUnled(outlook: Outlook, hex: HexId, army: Besiegers): Prospect[] {
  const { position } = outlook
  const defenders = defendersOf(position, hex)
  if (defenders.length === 0) return empty(outlook, hex, army)
  return [
    pillage(outlook, defenders, army),
    corruption(outlook, hex),
    ...(hostileGarrisonIn(position, hex) === null ? [] : siege(outlook, hex, army)),
  ]
}

/** KOR-INT-2 to KOR-INT-4 */
function intimidation(outlook: Outlook, units: readonly string[]): Prospect[] {
  const { position, character } = outlook
  const turnable = units.filter(unit => position.data.units[unit]?.roman != null)
  if (turnable.length === 0) return []
  const weakest = Math.min(...turnable.map(unit => virtusOf(position, unit)))
  const { chance } = intimidationOdds(weakest, omensRead(position))
  const gain =
    chance * (influence(outlook, 1) + 2 * character.unit) +
    (1 - chance) * influence(outlook, -1) +
    romanChits(outlook, -1)
  return [{ verb: 'intimidate', gain, odds: oddsOf(chance, { ip: actionCosts.intimidate, chits: 1 }) }]
}

/** KOR-PIL-2 to KOR-PIL-7 */
function pillage(outlook: Outlook, defenders: readonly string[], { withKing }: Besiegers): Prospect {
  const { position, character } = outlook
  const strongest = Math.max(...defenders.map(piece => virtusOf(position, piece)))
  const { chance } = pillageOdds(strongest, omensRead(position))
  const victims = defenders.slice(0, withKing ? 2 : 1)
  const takes = victims.some(piece => isGarrison(position.data, piece)) ? oneMoreCity(outlook) : 0
  const killed = victims.filter(piece => !isGarrison(position.data, piece)).length * character.unit
  const won = 1 + takes + killed + (withKing ? 0 : influence(outlook, -1))
  const lost = influence(outlook, withKing ? -3 : -1)
  return {
    verb: 'pillage',
    odds: oddsOf(chance, { ip: actionCosts.pillage + (withKing ? 2 : 0), chits: 1 }),
    gain: chance * won + (1 - chance) * lost + romanChits(outlook, -1) - 2 * reaction(outlook),
  }
}

/** KOR-COR-2 to KOR-COR-4 */
function corruption(outlook: Outlook, hex: HexId): Prospect {
  const { position, character } = outlook
  const garrison = hostileGarrisonIn(position, hex)
  const units = unitsInside(position, hex)
  const virtus =
    garrison === null
      ? Math.max(0, ...units.map(unit => virtusOf(position, unit)))
      : virtusOf(position, garrison)
  const { chance } = corruptionOdds(virtus, omensRead(position))
  const won = 1 + oneMoreCity(outlook) + units.length * character.unit - character.unit / 2
  return {
    verb: 'corrupt',
    odds: oddsOf(chance, { ip: actionCosts.corrupt }),
    gain:
      chance * won + influence(outlook, -actionCosts.corrupt) + romanChits(outlook, 1) - reaction(outlook),
  }
}

/** KOR-SIEGE-2 to KOR-SIEGE-9 */
function siege(outlook: Outlook, hex: HexId, { withKing }: Besiegers): Prospect[] {
  const { position, character } = outlook
  const besieged = besiegedIn(position, hex)
  const leaders = leadersInside(position, hex).length
  const success = influence(outlook, withKing ? 3 : 1) + romanChits(outlook, 1)
  if (besieged === null)
    return [{ verb: 'siege', gain: success + leaders * 3 * character.unit, odds: oddsOf(1) }]
  const units = unitsInside(position, hex).length
  const modifiers = omenModifiers(omensRead(position))
  const first = firstAssaultOdds(besieged, modifiers).chance
  const second = units + leaders > 0 ? secondAssaultOdds(besieged, modifiers).chance : 0
  const taken = besieged.kind === 'garrison' ? oneMoreCity(outlook) : 0
  const failure = influence(outlook, withKing ? -2 : -1) + romanChits(outlook, -2)
  const gain =
    first * (success + taken + units * character.unit + leaders * 3 * character.unit) +
    (1 - first) * second * (success + Math.min(units, 1) * character.unit) +
    (1 - first) * (1 - second) * failure -
    (second > 0 ? 2 - first : 1) * reaction(outlook)
  const odds = oddsOf(first + (1 - first) * second, { ip: withKing ? 2 : 1, chits: 2 })
  return [{ verb: 'siege', gain, odds }]
}

/** KOR-PIL-8 to KOR-PIL-10 */
function empty(outlook: Outlook, hex: HexId, { withKing, infantry }: Besiegers): Prospect[] {
  const prospects: Prospect[] = []
  if (!outlook.position.state.sacked.includes(hex))
    prospects.push({ verb: 'sack', gain: 1 + (withKing ? 0 : influence(outlook, -1)), odds: oddsOf(1) })
  if (infantry > 0)
    prospects.push({
      verb: 'occupy',
      gain: oneMoreCity(outlook) + influence(outlook, -1) - outlook.character.unit / 2,
      odds: oddsOf(1),
    })
  return prospects
}

/** The odds of a deed that needs nobody's leave. */
export function oddsOf(chance: number, failing: Partial<Failing> = {}): Odds {
  return { chance, leave: 1, failing: { ip: 0, chits: 0, vp: 0, ...failing } }
}
