import type { Result } from '@aquila/engine'
import type { TextFolder } from '@aquila/engine/messages'
import type { Ending, GameStory, StoryInput } from '../../table/index.ts'
import type { RomaData } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import type { SeenRomaEvent } from '../rules/events.ts'
import { kitOf } from './dress.ts'
import { folder } from './story/languages.generated.ts'

/** Texts that join those of the game when a match is told of. */
export const storyFolders: readonly TextFolder[] = [folder]

/** What is told of a match when it is over. */
export function romaStory(speech: RomaSpeech): GameStory<RomaData> {
  return {
    ending: (input: Input & { readonly result: Result }) => ending(speech, input),
    rollName: why => speech.messages.sayIfAny(`roll.${why.replaceAll(' ', '-')}`),
  }
}

type Input = StoryInput<RomaData, SeenRomaEvent>

function ending(
  { messages, text }: RomaSpeech,
  { log, roles, result }: Input & { readonly result: Result },
): Ending {
  const [winner = null, ...others] = result.winners
  const count = (kind: 'conquest' | 'city-taken' | 'leader-lost', role: string): number =>
    log.filter(event => event.kind === kind && event.data.power === role).length
  const won = (role: string): number =>
    log.filter(
      ({ kind, data }) =>
        kind === 'combat' &&
        ((data.loser === 'defender' && data.attacker === role) ||
          (data.loser === 'attacker' && data.defender === role)),
    ).length
  return {
    title:
      winner === null
        ? text('end.nobody')
        : text('end.winner', {
            n: result.winners.length,
            winners: result.winners.map(role => messages.name(role, messages.say(`role.${role}`))),
          }),
    text: messages.say(`outcome.${result.outcome}`),
    winner: others.length === 0 ? winner : null,
    score: roles
      .map(role => ({ role, share: result.scores?.[role] ?? 0 }))
      .toSorted((one, other) => other.share - one.share)
      .map(({ role, share }) => ({
        text: text('rival.share', { n: share }),
        label: messages.say(`role.${role}`),
        kit: kitOf(role, roles),
      })),
    tallies: [
      { name: text('tally.battles'), figures: roles.map(won) },
      { name: text('tally.conquests'), figures: roles.map(role => count('conquest', role)) },
      { name: text('tally.cities'), figures: roles.map(role => count('city-taken', role)) },
      { name: text('tally.leaders'), figures: roles.map(role => count('leader-lost', role)) },
    ],
  }
}
