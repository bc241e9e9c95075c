import type { Choice, Decision } from '@aquila/engine'
import type { ChoiceLook } from '../../table/index.ts'
import { clashPreview, duelPreview } from '../rules/battle/preview.ts'
import { leaderAttackOdds } from '../rules/odds/index.ts'
import { strongestFirst, virtusOf } from '../rules/pieces.ts'
import type { Seen } from './position.ts'
import { dieLook } from './prospects.ts'
import { text } from './texts.ts'

/** How the choices of a battle look: who may be picked on his counter, and what a die may bring. */

const wayOn = new Set([
  'no-duel',
  'by-virtus',
  'accept',
  'hold-back',
  'no-triumph',
  'stay',
  'withdraw',
  'give-up',
])
const onCounters = new Set(['deploy', 'lead-with', 'throw-again', 'send', 'bring-up', 'charge', 'lose'])

export function battleChoice(seen: Seen, decision: Decision, choice: Choice): ChoiceLook | null {
  const { verb } = choice
  const { battle } = seen.view
  if (onCounters.has(verb) && choice.noun !== undefined)
    return onCounter(seen, decision, verb, String(choice.noun))
  if (wayOn.has(verb)) return { as: 'way-on' }
  if (battle === null) return choice.noun === undefined ? { as: 'button' } : null
  if (verb === 'challenge') {
    const odds = duelPreview(seen.position)
    if (odds === null) return { as: 'button' }
    return {
      as: 'button',
      cost: text('percent', { n: percent(odds.hostileLost) }),
      detail: text('about.duel', {
        theirs: percent(odds.hostileLost),
        ours: percent(odds.romanLost),
        both: percent(odds.bothLost),
      }),
    }
  }
  if (verb === 'attack' || verb === 'defence') {
    const odds = clashPreview(seen.position)
    return {
      as: 'button',
      detail: text(`about.tactic.${verb}`, {
        ours: percent(odds.romanWins),
        theirs: percent(odds.hostileWins),
      }),
    }
  }
  if (verb === 'follow') return { as: 'button', battle: true }
  return choice.noun === undefined ? { as: 'button' } : null
}

function onCounter(seen: Seen, decision: Decision, verb: string, unit: string): ChoiceLook {
  const { position } = seen
  if (verb === 'charge') {
    const { hostile } = seen.view.battle ?? {}
    const leader = hostile?.leader ?? null
    return { piece: unit, ...(leader === null ? {} : dieLook(leaderAttackOdds(virtusOf(position, leader)))) }
  }
  const offered = decision.choices.filter(each => each.verb === verb).map(({ noun }) => String(noun))
  return { piece: unit, suggested: unit === strongestFirst(position, offered)[0] }
}

function percent(chance: number): number {
  return Math.round(chance * 100)
}
