import { type Choice, chanceOf } from '@aquila/engine'
import type { ChoiceLook } from '../../table/index.ts'
import type { KingsSpeech } from '../messages/index.ts'
import type { ChoiceOdds } from '../rules/odds-of-choice.ts'
import { strongestFirst } from '../rules/pieces.ts'
import type { KingsDecision, KingsVerb } from '../rules/tasks.ts'
import type { Seen } from './position.ts'
import { dieLook } from './prospects.ts'

/** How the choices of a battle look: who may be picked on his counter, and what a die may bring. */

const wayOn: ReadonlySet<string> = new Set<KingsVerb>([
  'no-duel',
  'by-virtus',
  'accept',
  'hold-back',
  'no-triumph',
  'stay',
  'withdraw',
  'give-up',
])
const onCounters: ReadonlySet<string> = new Set<KingsVerb>([
  'deploy',
  'lead-with',
  'throw-again',
  'send',
  'bring-up',
  'charge',
  'lose',
])

export function battleChoice(
  seen: Seen,
  { choices }: KingsDecision,
  choice: Choice,
  odds: readonly ChoiceOdds[],
): ChoiceLook | null {
  const { verb, noun } = choice
  if (onCounters.has(verb) && noun !== undefined) {
    const offered = choices.filter(each => each.verb === verb).map(each => String(each.noun))
    const suggested = String(noun) === strongestFirst(seen.position, offered)[0]
    return { piece: String(noun), suggested, ...dieLook(seen, odds) }
  }
  if (wayOn.has(verb)) return { as: 'way-on' }
  if (noun !== undefined) return verb === 'follow' ? { as: 'button', battle: true } : null
  return { as: 'button', ...fightLook(seen, verb, odds[0]) }
}

/** What may come of a duel and of a clash of vanguards. */
function fightLook(speech: KingsSpeech, verb: string, odds: ChoiceOdds | undefined): ChoiceLook {
  if (odds?.kind === 'duel') {
    const { hostileLost, romanLost, bothLost } = odds.odds
    return {
      detail: speech.text('about.duel', {
        theirs: said(speech, hostileLost),
        ours: said(speech, romanLost),
        both: said(speech, bothLost),
      }),
    }
  }
  if (odds?.kind === 'clash' && (verb === 'attack' || verb === 'defence')) {
    const { romanWins, hostileWins } = odds.odds
    return {
      detail: speech.text(`about.tactic.${verb}`, {
        ours: said(speech, romanWins),
        theirs: said(speech, hostileWins),
      }),
    }
  }
  return odds?.kind === 'chance' ? { cost: said(speech, odds.chance) } : {}
}

function said({ text }: KingsSpeech, chance: number): string {
  return text('chance', { ...chanceOf(chance) })
}
