import type { HexId, NationId } from '../data/index.ts'
import { actionCosts } from '../rules/actions/legal.ts'
import { defendersOf } from '../rules/actions/pillage.ts'
import { besiegedIn } from '../rules/actions/siege.ts'
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
import { chanceToWin } from './reckoning.ts'
import { type Change, worthOf } from './worth.ts'

/** An army before the walls, as far as a city action needs it. */
export interface Besiegers {
  readonly army: Army
  readonly infantry: number
  readonly withKing: boolean
  /** How many actions it takes to act there: two if the army has to march first. */
  readonly actions: number
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
  return [...assault, ...intimidation(outlook, units, army)]
}

/** KOR-SORT-1 */
function sallies(inside: number, { army }: Besiegers): boolean {
  return inside >= army.units.length && army.units.length >= 3
}

/** KOR-SORT-2, KOR-SORT-3: a battle before the walls; the winner has the units of the city. */
function sortie(
  outlook: Outlook,
  hex: HexId,
  units: readonly string[],
  { army, withKing, actions }: Besiegers,
): Prospect[] {
  const { position, character } = outlook
  const [leader] = leadersInside(position, hex)
  const chance = chanceToWin(position, army, { leader: leader ?? null, units, subordinates: [] })
  if (chance < character.leastChance) return []
  const cost = { reactions: 1, actions }
  return [
    prospect(outlook, 'siege', [
      [chance, { ...cost, chits: units.length, units: 3, ip: withKing ? 1 : 0 }],
      [1 - chance, { ...cost, vp: -2, units: -army.units.length }],
    ]),
  ]
}

function ofUnled(outlook: Outlook, hex: HexId, army: Besiegers): Prospect[] {
  const { position } = outlook
  const defenders = defendersOf(position, hex)
  if (defenders.length === 0) return empty(outlook, hex, army)
  return [
    pillage(outlook, defenders, army),
    corruption(outlook, hex, army),
    ...(hostileGarrisonIn(position, hex) === null ? [] : siege(outlook, hex, army)),
  ]
}

/** KOR-INT-2 to KOR-INT-4 */
function intimidation(outlook: Outlook, units: readonly string[], { actions }: Besiegers): Prospect[] {
  const { position } = outlook
  const turnable = units.filter(unit => position.data.units[unit]?.roman != null)
  if (turnable.length === 0) return []
  const weakest = Math.min(...turnable.map(unit => virtusOf(position, unit)))
  const { chance } = intimidationOdds(weakest, omensRead(position))
  const cost = { chits: -1, actions }
  return [
    prospect(outlook, 'intimidate', [
      [chance, { ...cost, ip: 1, units: 2 }],
      [1 - chance, { ...cost, ip: -1 }],
    ]),
  ]
}

/** KOR-PIL-2 to KOR-PIL-7 */
function pillage(outlook: Outlook, defenders: readonly string[], { withKing, actions }: Besiegers): Prospect {
  const { position } = outlook
  const strongest = Math.max(...defenders.map(piece => virtusOf(position, piece)))
  const { chance } = pillageOdds(strongest, omensRead(position))
  const victims = defenders.slice(0, withKing ? 2 : 1)
  const garrisons = victims.filter(piece => isGarrison(position.data, piece)).length
  const cost = { chits: -1, reactions: 2, actions }
  return prospect(outlook, 'pillage', [
    [chance, { ...cost, vp: 1, cities: garrisons, units: victims.length - garrisons, ip: withKing ? 0 : -1 }],
    [1 - chance, { ...cost, ip: withKing ? -3 : -1 }],
  ])
}

/** KOR-COR-2 to KOR-COR-4 */
function corruption(outlook: Outlook, hex: HexId, { actions }: Besiegers): Prospect {
  const { position } = outlook
  const garrison = hostileGarrisonIn(position, hex)
  const units = unitsInside(position, hex)
  const virtus =
    garrison === null
      ? Math.max(0, ...units.map(unit => virtusOf(position, unit)))
      : virtusOf(position, garrison)
  const { chance } = corruptionOdds(virtus, omensRead(position))
  const cost = { ip: -actionCosts.corrupt, chits: 1, reactions: 1, actions }
  // A unit that stays behind is lost to the army.
  return prospect(outlook, 'corrupt', [
    [chance, { ...cost, vp: 1, cities: 1, units: units.length - 0.5 }],
    [1 - chance, cost],
  ])
}

/** KOR-SIEGE-2 to KOR-SIEGE-9 */
function siege(outlook: Outlook, hex: HexId, { withKing, actions }: Besiegers): Prospect[] {
  const { position } = outlook
  const besieged = besiegedIn(position, hex)
  const leaders = leadersInside(position, hex).length
  const success = { ip: withKing ? 3 : 1, chits: 1, actions }
  if (besieged === null) return [prospect(outlook, 'siege', [[1, { ...success, units: 3 * leaders }]])]
  const units = unitsInside(position, hex).length
  const modifiers = omenModifiers(omensRead(position))
  const first = firstAssaultOdds(besieged, modifiers).chance
  // Walls that no die brings down are left alone, though nothing may be left to lose.
  if (first === 0) return []
  const again = units + leaders > 0
  const second = again ? secondAssaultOdds(besieged, modifiers).chance : 0
  const taken = { cities: besieged.kind === 'garrison' ? 1 : 0, units: units + 3 * leaders, reactions: 1 }
  const reactions = second > 0 ? 2 : 1
  return [
    prospect(outlook, 'siege', [
      [first, { ...success, ...taken }],
      [(1 - first) * second, { ...success, units: Math.min(units, 1), reactions }],
      [(1 - first) * (1 - second), { ip: withKing ? -2 : -1, chits: -2, reactions, actions }],
    ]),
  ]
}

/** KOR-PIL-8 to KOR-PIL-10 */
function empty(outlook: Outlook, hex: HexId, { withKing, infantry, actions }: Besiegers): Prospect[] {
  const prospects: Prospect[] = []
  if (!outlook.position.state.sacked.includes(hex))
    prospects.push(prospect(outlook, 'sack', [[1, { vp: 1, ip: withKing ? 0 : -1, actions }]]))
  if (infantry > 0)
    prospects.push(prospect(outlook, 'occupy', [[1, { cities: 1, ip: -1, units: -0.5, actions }]]))
  return prospects
}

/** What may come of a deed, each with its chance; the last is its failure, if it can fail. */
type Outcomes = readonly (readonly [chance: number, change: Change])[]

function prospect(outlook: Outlook, verb: CityVerb, outcomes: Outcomes): Prospect {
  return { verb, ...judged(outlook, outcomes) }
}

/** What a deed gains on average, and its odds where nobody's leave is needed. */
export function judged(outlook: Outlook, outcomes: Outcomes): { gain: number; odds: Odds } {
  let gain = 0
  for (const [chance, change] of outcomes) if (chance > 0) gain += chance * worthOf(outlook, change)
  const [risk, { ip = 0, chits = 0, vp = 0 }] = (outcomes.length > 1 ? outcomes.at(-1) : undefined) ?? [0, {}]
  const failing = { ip: Math.max(0, -ip), chits: Math.max(0, -chits), vp: Math.max(0, -vp) }
  return { gain, odds: { chance: 1 - risk, leave: 1, failing } }
}
