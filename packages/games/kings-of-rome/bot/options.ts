import { type Choice, chanceOf } from '@aquila/engine'
import type { HexId } from '../data/index.ts'
import { periodData } from '../rules/new-chits.ts'
import { armyOf, placeOf, romanArmyIn } from '../rules/pieces.ts'
import { type Odds, prospectsAt } from './cities.ts'
import { threatsToRome } from './danger.ts'
import { battleDeed, besiegersOf, marchesOf } from './marches.ts'
import { actionsLeft, type DeedVerb, type Order, type Outlook } from './position.ts'
import type { KingsBotReason, OddsTold } from './reasons.ts'
import { bestVoyage, type VoyagePlan } from './voyages.ts'
import { worthOfRest } from './worth.ts'

/** An enterprise: an action and, if it leads elsewhere, what follows there. */
export interface Option {
  readonly choice: Choice
  /** Where a march leads. */
  readonly to: HexId | null
  /** Where something is done. */
  readonly at: HexId | null
  /** Null: Rome rests. */
  readonly deed: DeedVerb | null
  readonly gain: number
  /** Null: nothing can fail. */
  readonly odds: OddsTold | null
  readonly reason: KingsBotReason
}

/** All that can be done now, the best first. To rest is better than what gains too little. */
export function optionsOf(outlook: Outlook): Option[] {
  const options = outlook.decision.choices
    .flatMap(choice => enterprisesWith(outlook, choice))
    .toSorted((one, two) => two.gain - one.gain)
  const rest = restNow(outlook, options)
  const due = dueNow(outlook, options, rest.gain)
  if (due.length > 0) return due
  const threats = threatsToRome(outlook.position)
  const meets = ({ deed, at }: Option) => deed === 'battle' && at !== null && threats.includes(at)
  // Nobody rests while an army before Rome can be met.
  if (options.some(meets)) return options.filter(option => option.gain > rest.gain || meets(option))
  return [...options, rest].toSorted((one, two) => two.gain - one.gain)
}

/** The order to do so now. */
export function orderOf({ position }: Outlook, { choice, to, deed }: Option): Order {
  const { turn, notes } = position.state
  return { turn, made: notes.actionsDone, choice, to, deed }
}

/** What an army has gone for it does, if that is still open. */
function dueNow({ order, arrived }: Outlook, options: readonly Option[], rest: number): Option[] {
  const here = options.filter(({ at, to }) => arrived !== null && to === null && at === arrived)
  if (order === null || order.deed === null) return here.filter(({ gain }) => gain > rest)
  return here.filter(({ deed }) => deed === order.deed)
}

/** To end the actions, and why nothing else is done. */
function restNow(outlook: Outlook, [best]: readonly Option[]): Option {
  const { position, cities } = outlook
  const { mission } = periodData(position.data, position.state.period)
  const option = {
    choice: { verb: 'end-actions' },
    to: null,
    at: null,
    deed: null,
    gain: worthOfRest(outlook),
    odds: null,
  }
  if (cities >= mission) return { ...option, reason: { key: 'bot.rest.fulfilled', values: { cities } } }
  const { at: hex = null, deed = null, odds = null } = best ?? {}
  if (hex === null || deed === null || odds === null) {
    const refused = Object.values(position.state.notes.consent).includes(false)
    return { ...option, reason: { key: refused ? 'bot.rest.refused' : 'bot.rest' } }
  }
  return { ...option, reason: { key: 'bot.rest.too-dear', values: { hex, deed, n: odds.n, of: odds.of } } }
}

function enterprisesWith(outlook: Outlook, choice: Choice): Option[] {
  const { position } = outlook
  const noun = String(choice.noun)
  if (choice.verb === 'end-actions') return []
  if (choice.verb === 'move') return marchesWith(outlook, choice, noun)
  if (choice.verb === 'sail') return voyageWith(outlook, choice, noun)
  const hex = choice.verb === 'battle' ? placeOf(position, noun) : noun
  const army = romanArmyIn(position, hex)
  if (army === null) return []
  const besiegers = besiegersOf(outlook, army)
  if (choice.verb === 'battle') {
    const battle = battleDeed(outlook, besiegers, armyOf(position, noun))
    if (battle === null) return []
    const odds = told(battle.odds)
    const reason = { key: 'bot.battle', values: { leader: noun, ...odds } } as const
    return [{ choice, to: null, at: hex, deed: 'battle', gain: battle.gain, odds, reason }]
  }
  const prospect = prospectsAt(outlook, hex, besiegers).find(({ verb }) => verb === choice.verb)
  if (prospect === undefined) return []
  const { verb, gain } = prospect
  const odds = told(prospect.odds)
  const reason = { key: `bot.${verb}`, values: { hex, ...odds } } as const
  return [{ choice, to: null, at: hex, deed: verb, gain, odds, reason }]
}

function marchesWith(outlook: Outlook, choice: Choice, leader: string): Option[] {
  return marchesOf(outlook, leader).map(({ to, gain, deed }) => {
    const odds = told(deed.odds)
    const reason = { key: `bot.march.${deed.verb}`, values: { leader, to, ...odds } } as const
    return { choice, to, at: to, deed: deed.verb, gain, odds, reason }
  })
}

/** A fleet fights where it goes; whom it lands has to act then. */
function voyageWith(outlook: Outlook, choice: Choice, port: HexId): Option[] {
  const plan = voyageFrom(outlook, port)
  if (plan === null || actionsLeft(outlook) < (plan.deed === null ? 1 : 2)) return []
  const { to, gain } = plan
  const odds = told(plan.odds)
  const key = plan.deed === null ? 'bot.sail.fight' : 'bot.sail.land'
  return [{ choice, to: null, at: port, deed: 'sail', gain, odds, reason: { key, values: { to, ...odds } } }]
}

/** The best voyage of the fleet in a port with the army there. */
export function voyageFrom(outlook: Outlook, port: HexId): VoyagePlan | null {
  const army = romanArmyIn(outlook.position, port)
  return bestVoyage(outlook, port, army === null ? null : besiegersOf(outlook, army))
}

/** The odds as a hint tells them: what is certain or costs nothing is left out. */
function told({ chance, leave, failing }: Odds): OddsTold {
  const { ip, chits, vp } = failing
  return {
    ...chanceOf(chance),
    ...(leave < 1 ? { senate: chanceOf(leave).n, votes: chanceOf(leave).of } : {}),
    ...(ip > 0 ? { ip } : {}),
    ...(chits > 0 ? { chits } : {}),
    ...(vp > 0 ? { vp } : {}),
  }
}
