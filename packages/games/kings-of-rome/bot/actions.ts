import type { Advice } from '@aquila/engine'
import { advise, choiceWith } from '../../kit/answers.ts'
import { marchesOf } from './marches.ts'
import { type Option, optionsOf, orderOf, voyageFrom } from './options.ts'
import type { Answers, Outlook } from './position.ts'

/** The royal actions: each is judged by what it gains on average, and the best is taken while it gains anything. */
export const actionAnswers: Answers = {
  action: nextAction,
  march: nextStep,
  sail: nextAboard,
}

function nextAction(outlook: Outlook<'action'>): Advice | null {
  const options = optionsOf(outlook)
  const best = options.find(option => isOrdered(option, outlook)) ?? options[0]
  if (best === undefined) return null
  outlook.begin(orderOf(outlook, best))
  return { choice: best.choice, reason: best.reason }
}

function isOrdered({ choice, to, deed }: Option, { order, arrived }: Outlook): boolean {
  if (order === null || arrived !== null) return false
  const same = choice.verb === order.choice.verb && choice.noun === order.choice.noun
  return same && to === order.to && deed === order.deed
}

/** Those who are to go come aboard, and then the fleet sails. */
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
    // A leader who leads as many as he can takes the strongest, which is one choice.
    const all = others.length > 0 && plan.units.length === decision.about.capacity
    const take =
      (all ? advise(choiceWith(decision, 'take-all')) : null) ?? advise(choiceWith(decision, 'take', missing))
    if (take !== null) return take
  }
  const surplus = column.find(unit => !plan.units.includes(unit))
  if (surplus !== undefined) return advise(choiceWith(decision, 'leave', surplus))
  return advise(choiceWith(decision, 'march', plan.to)) ?? advise(choiceWith(decision, 'done'))
}
