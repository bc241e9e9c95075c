import { type Advice, type Choice, chanceOf } from '@aquila/engine'
import type { HexId } from '../data/index.ts'
import { armyOf, placeOf, romanArmyIn } from '../rules/pieces.ts'
import { prospectsAt } from './cities.ts'
import { battleDeed, besiegersOf, marchesOf } from './marches.ts'
import { type Answers, type Counsel, choiceOf, type DeedVerb, type Order, type Outlook } from './position.ts'
import type { KingsBotReason } from './reasons.ts'
import { bestVoyage, type VoyagePlan } from './voyages.ts'

/** The royal actions: each is judged by what it gains on average, and the best is taken while it gains anything. */
export const actionAnswers: Answers = {
  action: nextAction,
  march: nextStep,
  sail: nextAboard,
}

/** An enterprise: an action and, if it leads elsewhere, what follows there. */
export interface Option {
  readonly choice: Choice
  /** Where a march or a voyage leads. */
  readonly to: HexId | null
  /** Where something is done. */
  readonly at: HexId | null
  /** Null: Rome rests. */
  readonly deed: DeedVerb | null
  readonly gain: number
  readonly reason: KingsBotReason
}

function nextAction(outlook: Outlook): Counsel | null {
  const options = optionsOf(outlook)
  const best = options.find(option => isOrdered(option, outlook)) ?? options[0]
  if (best === undefined) return null
  return { choice: best.choice, reason: best.reason, order: orderOf(outlook, best) }
}

/** The order to do so now. */
export function orderOf({ position }: Outlook, { choice, to, deed }: Option): Order {
  const { turn, notes } = position.state
  return { turn, made: notes.actionsDone, choice, to, deed }
}

/** All that can be done now, the best first. To rest is better than what gains too little. */
export function optionsOf(outlook: Outlook): Option[] {
  const options = outlook.decision.choices
    .flatMap(choice => judged(outlook, choice))
    .toSorted((one, two) => two.gain - one.gain)
  const { arrived, order, character } = outlook
  // What an army went for it does, if that is still worth it.
  const due = options.filter(
    ({ at, to, deed, gain }) =>
      to === null && at !== null && at === arrived && (order?.deed ?? (gain > character.leastGain ? deed : null)) === deed,
  )
  return due.length > 0 ? due : options
}

const REST = 'end-actions'

function isOrdered({ choice, to, deed }: Option, { order, arrived }: Outlook): boolean {
  if (order === null || arrived !== null) return false
  const same = choice.verb === order.choice.verb && choice.noun === order.choice.noun && to === order.to
  return same && deed === order.deed
}

function judged(outlook: Outlook, choice: Choice): Option[] {
  const { position, decision } = outlook
  const noun = String(choice.noun)
  const left = decision.task === 'action' ? decision.about.left : 0
  if (choice.verb === REST)
    return [
      { choice, to: null, at: null, deed: null, gain: outlook.character.leastGain, reason: { key: 'bot.rest' } },
    ]
  if (choice.verb === 'sail') {
    const plan = voyageFrom(outlook, noun)
    if (plan === null || (plan.deed !== null && left < 2)) return []
    const { to, gain } = plan
    return [{ choice, to: null, at: noun, deed: 'sail', gain, reason: { key: 'bot.sail', values: { to } } }]
  }
  if (choice.verb === 'move') {
    return marchesOf(outlook, noun)
      .filter(({ deed }) => left >= actionsFor(deed.verb))
      .map(({ to, gain, deed }) => {
        const reason = { key: `bot.march.${deed.verb}`, values: { leader: noun, to } } as const
        return { choice, to, at: to, deed: deed.verb, gain, reason }
      })
  }
  const hex = choice.verb === 'battle' ? placeOf(position, noun) : noun
  const army = romanArmyIn(position, hex)
  if (army === null) return []
  const besiegers = besiegersOf(outlook, army)
  if (choice.verb === 'battle') {
    const deed = battleDeed(outlook, besiegers, armyOf(position, noun))
    if (deed === null) return []
    const reason = { key: 'bot.battle', values: { leader: noun, ...chanceOf(deed.odds.chance) } } as const
    return [{ choice, to: null, at: hex, deed: 'battle', gain: deed.gain, reason }]
  }
  const prospect = prospectsAt(outlook, hex, besiegers).find(({ verb }) => verb === choice.verb)
  if (prospect === undefined) return []
  const { verb, gain, odds } = prospect
  const reason = { key: `bot.${verb}`, values: { hex, ...chanceOf(odds.chance) } } as const
  return [{ choice, to: null, at: hex, deed: verb, gain, reason }]
}

/** A march is an action, and what it is for another; a voyage lands somebody who has to act then. */
function actionsFor(deed: DeedVerb): number {
  if (deed === 'camp') return 1
  return deed === 'sail' ? 3 : 2
}

/** The best voyage of the fleet in a port with the army there. */
function voyageFrom(outlook: Outlook, port: HexId): VoyagePlan | null {
  const army = romanArmyIn(outlook.position, port)
  return bestVoyage(outlook, port, army === null ? null : besiegersOf(outlook, army))
}

/** Whoever is to go comes aboard, and then the fleet sails. */
function nextAboard(outlook: Outlook): Advice | null {
  const { decision } = outlook
  if (decision.task !== 'sail') return null
  const plan = voyageFrom(outlook, decision.about.port)
  if (plan === null) return choiceOf(decision, 'stay-in-port')
  const missing = plan.cargo.find(piece => !decision.about.cargo.includes(piece))
  const embark = missing === undefined ? null : choiceOf(decision, 'embark', missing)
  return embark ?? choiceOf(decision, 'sail-to', plan.to) ?? choiceOf(decision, 'stay-in-port')
}

/** The leader gathers his units, goes where the best thing can be done, and stops. */
function nextStep(outlook: Outlook): Advice | null {
  const { decision, order } = outlook
  if (decision.task !== 'march') return null
  const { leader, column, spent } = decision.about
  const marches = spent > 0 ? [] : marchesOf(outlook, leader)
  const plan = marches.find(({ to }) => to === order?.to) ?? marches[0]
  if (plan === undefined) return choiceOf(decision, 'done')
  const [missing, ...others] = plan.units.filter(unit => !column.includes(unit))
  if (missing !== undefined) {
    // Who leads as many as he can takes the strongest, which is one choice.
    const all = others.length > 0 && plan.units.length === decision.about.capacity
    const take = (all ? choiceOf(decision, 'take-all') : null) ?? choiceOf(decision, 'take', missing)
    if (take !== null) return take
  }
  const surplus = column.find(unit => !plan.units.includes(unit))
  if (surplus !== undefined) return choiceOf(decision, 'leave', surplus)
  return choiceOf(decision, 'march', plan.to) ?? choiceOf(decision, 'done')
}
