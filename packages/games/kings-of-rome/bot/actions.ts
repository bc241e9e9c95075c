import { type Advice, type Choice, chanceOf } from '@aquila/engine'
import { advise, choiceWith } from '../../kit/answers.ts'
import type { HexId } from '../data/index.ts'
import { chanceToWin } from '../rules/battle/reckoning.ts'
import { armyOf, placeOf, romanArmyIn } from '../rules/pieces.ts'
import { prospectsAt } from './cities.ts'
import { besiegersOf, gainOfBattle, marchesOf } from './marches.ts'
import type { Answers, Order, Outlook } from './position.ts'
import type { KingsBotReason } from './reasons.ts'
import { bestVoyage, type VoyagePlan } from './voyages.ts'

/** The royal actions: each is judged by what it gains on average, and the best is taken while it gains anything. */
export const actionAnswers: Answers = {
  action: nextAction,
  march: nextStep,
  sail: nextAboard,
}

/** An action and, if it is a march, where it leads. */
export interface Option {
  readonly choice: Choice
  readonly to: HexId | null
  readonly gain: number
  readonly reason: KingsBotReason
}

function nextAction(outlook: Outlook): Advice | null {
  const { order } = outlook
  const options = optionsOf(outlook)
  const best = options.find(option => order !== null && isOrdered(option, order)) ?? options[0]
  return best === undefined ? null : { choice: best.choice, reason: best.reason }
}

/** All that can be done now, the best first. To rest is better than what gains too little. */
export function optionsOf(outlook: Outlook): Option[] {
  return outlook.decision.choices
    .flatMap(choice => judged(outlook, choice))
    .toSorted((one, two) => two.gain - one.gain)
}

const REST = 'end-actions'

function isOrdered({ choice, to }: Option, order: Order): boolean {
  return choice.verb === order.choice.verb && choice.noun === order.choice.noun && to === order.to
}

function judged(outlook: Outlook, choice: Choice): Option[] {
  const noun = String(choice.noun)
  if (choice.verb === REST)
    return [{ choice, to: null, gain: outlook.character.leastGain, reason: { key: 'bot.rest' } }]
  if (choice.verb === 'sail') {
    const plan = voyageFrom(outlook, noun)
    if (plan === null) return []
    return [{ choice, to: null, gain: plan.gain, reason: { key: 'bot.sail', values: { to: plan.to } } }]
  }
  if (choice.verb === 'move') {
    return marchesOf(outlook, noun).map(({ to, gain, verb }) => {
      return { choice, to, gain, reason: { key: `bot.march.${verb}`, values: { leader: noun, to } } }
    })
  }
  const hex = choice.verb === 'battle' ? placeOf(outlook.position, noun) : noun
  const army = romanArmyIn(outlook.position, hex)
  if (army === null) return []
  const besiegers = besiegersOf(outlook, army)
  if (choice.verb === 'battle') {
    const enemy = armyOf(outlook.position, noun)
    const chance = chanceOf(chanceToWin(outlook.position, army, enemy))
    const gain = gainOfBattle(outlook, besiegers, enemy)
    return [{ choice, to: null, gain, reason: { key: 'bot.battle', values: { leader: noun, ...chance } } }]
  }
  const prospect = prospectsAt(outlook, hex, besiegers).find(({ verb }) => verb === choice.verb)
  if (prospect === undefined) return []
  const { verb, gain, chance } = prospect
  return [{ choice, to: null, gain, reason: { key: `bot.${verb}`, values: { hex, ...chanceOf(chance) } } }]
}

/** The best voyage of the fleet in a port with the army there. */
function voyageFrom(outlook: Outlook, port: HexId): VoyagePlan | null {
  const army = romanArmyIn(outlook.position, port)
  return bestVoyage(outlook, port, army === null ? null : besiegersOf(outlook, army))
}

/** Whoever is to go comes aboard, and then the fleet sails. */
function nextAboard(outlook: Outlook<'sail'>): Advice | null {
  const { decision } = outlook
  const plan = voyageFrom(outlook, decision.about.port)
  if (plan === null) return advise(choiceWith(decision, 'stay-in-port'))
  const missing = plan.cargo.find(piece => !decision.about.cargo.includes(piece))
  const embark = missing === undefined ? null : advise(choiceWith(decision, 'embark', missing))
  return (
    embark ?? advise(choiceWith(decision, 'sail-to', plan.to)) ?? advise(choiceWith(decision, 'stay-in-port'))
  )
}

/** The leader gathers his units, goes where the best thing can be done, and stops. */
function nextStep(outlook: Outlook<'march'>): Advice | null {
  const { decision, order } = outlook
  const { leader, column, spent } = decision.about
  const marches = spent > 0 ? [] : marchesOf(outlook, leader)
  const plan = marches.find(({ to }) => to === order?.to) ?? marches[0]
  if (plan === undefined) return advise(choiceWith(decision, 'done'))
  const [missing, ...others] = plan.units.filter(unit => !column.includes(unit))
  if (missing !== undefined) {
    // Who leads as many as he can takes the strongest, which is one choice.
    const all = others.length > 0 && plan.units.length === decision.about.capacity
    const take =
      (all ? advise(choiceWith(decision, 'take-all')) : null) ?? advise(choiceWith(decision, 'take', missing))
    if (take !== null) return take
  }
  const surplus = column.find(unit => !plan.units.includes(unit))
  if (surplus !== undefined) return advise(choiceWith(decision, 'leave', surplus))
  return advise(choiceWith(decision, 'march', plan.to)) ?? advise(choiceWith(decision, 'done'))
}
