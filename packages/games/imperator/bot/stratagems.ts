import { type Advice, type Choice, row } from '@aquila/engine'
import { advise, bestOf, firstOf } from '../../kit/answers.ts'
import type { StratagemId } from '../data/map.ts'
import type { Answers, Thought } from './mind.ts'
import type { CampaignBotReason } from './reasons.ts'

/** When a stratagem is worth its counter, and to whom it is done. */

export const pass = ({ decision }: Thought): Advice | null => advise(firstOf(decision, 'pass'))

export function play({ decision }: Thought, stratagem: string): Advice | null {
  return playing(firstOf(decision, stratagem), stratagem)
}

/** Plays it in just this way, if that can be chosen. */
export function playing(choice: Choice | undefined, stratagem: string): Advice | null {
  const reason: CampaignBotReason = { key: 'bot.stratagem', values: { stratagem, effect: stratagem } }
  return advise(choice, reason)
}

/** In a window of Phase E, or among the moves: what is best played now, if anything. */
export function bestInCampaign(thought: Thought): Advice | null {
  const { decision, doctrine, mind } = thought
  if (!mind.character.usesStratagems) return null
  for (const ripeness of doctrine.campaignStratagems) {
    const choice = decision.choices.find(
      ({ verb, noun }) => verb === ripeness.stratagem && ripeness.isKept?.(thought, String(noun)) !== true,
    )
    if (choice !== undefined && ripeness.isRipe(thought)) return playing(choice, ripeness.stratagem)
  }
  return null
}

/** False if nothing that is offered can become worth playing this year. */
function hasProspects(thought: Thought): boolean {
  const { decision, doctrine, mind } = thought
  if (!mind.character.usesStratagems) return false
  return decision.choices.some(({ verb }) =>
    doctrine.campaignStratagems.some(each => each.stratagem === verb && each.mayRipen(thought)),
  )
}

/** What is done to one of several Peoples: the strongest first of those who are `wanted`. */
export function pickPeople<T extends Thought>(
  verb: string,
  wanted: (thought: T, people: string) => boolean,
): (thought: T) => Advice | null {
  return thought =>
    advise(
      bestOf(thought.decision, verb, noun => {
        const people = thought.position.data.peoples[noun]
        if (people === undefined) return 0
        return (wanted(thought, noun) ? 100 : 0) + people.units.length
      }),
    )
}

/** Those who fight for the enemy. */
export function isHostile({ position, enemy }: Thought, people: string): boolean {
  return row(position.state.peoples, people).faction === enemy
}

/** Gives up the counter whose stratagems are worth least from one year to the next; what is not in the table, 2. */
export function discardBy(keepers: {
  readonly [stratagem: StratagemId]: number
}): (thought: Thought) => Advice | null {
  return ({ position, decision }) =>
    advise(
      bestOf(decision, 'discard', counter => {
        const { faces } = row(position.data.stratagemCounters, counter)
        return -faces.reduce((sum, { stratagem }) => sum + (keepers[stratagem] ?? 2), 0)
      }),
    )
}

/** Waits as long as there is something to wait for. */
function waits(thought: Thought): Advice | null {
  const rest = hasProspects(thought) ? 'pass' : 'rest-year'
  return bestInCampaign(thought) ?? advise(firstOf(thought.decision, rest, 'pass'))
}

export const stratagemAnswers: Answers = {
  'react.campaign': waits,
  'react.march': waits,
  'react.after-battle': pass,
  'pacify-people': pickPeople('pacify', isHostile),
  'pax-romana': pickPeople('pacify', isHostile),
}
