import type { Result } from '@aquila/engine'
import type { Ending, StoryInput } from '../../../table/index.ts'
import type { AleaData } from '../../data/index.ts'
import type { AleaSpeech } from '../../messages/index.ts'
import type { SeenAleaEvent } from '../../rules/events/index.ts'
import { kitOf } from '../dress.ts'
import { Voice } from './voice.ts'
import { scoreAfter } from './winter.ts'

/** A match that is over, as it is told. */
export type Ended = StoryInput<AleaData, SeenAleaEvent> & { readonly result: Result }

/** The result in words, with the lead that decided it and what each side has done. */
export function endingOf(speech: AleaSpeech, { data, log, roles, result }: Ended): Ending {
  const { messages } = speech
  const voice = new Voice(speech, data)
  const [winner = null] = result.winners
  const title = winner ?? (result.outcome === 'republic-dead' ? 'none' : 'draw')
  const year = log.findLast(event => event.kind === 'turn')?.data.bc ?? 0
  const score = scoreAfter(log, 0)
  const ahead = score === 0 ? null : score > 0 ? 'caesarian' : 'republican'
  const level = messages.say(`outcome.${result.outcome}`)
  return {
    title: voice.say('ending.title', { winner: title }),
    text: voice.say('ending.text', { outcome: result.outcome, level, year }),
    winner,
    score: [
      {
        text: ahead === null ? '0' : `+${Math.abs(score)}`,
        label: voice.say('ending.lead', { side: ahead === null ? null : messages.name(ahead) }),
        kit: kitOf(ahead),
      },
    ],
    tallies: [
      tally('battles', event => (event.kind === 'battle' ? event.data.winner : null)),
      tally('units', event => (isLoss(event) ? opponent(event.data.side) : null)),
      tally('leaders', event => (event.kind === 'leader-dies' ? event.data.faction : null)),
      tally('regions', event => (event.kind === 'region-taken' ? event.data.faction : null)),
      tally('stratagems', event => (event.kind === 'stratagem' ? event.data.side : null)),
    ],
  }

  function tally(
    name: 'battles' | 'units' | 'leaders' | 'regions' | 'stratagems',
    sideOf: (event: SeenAleaEvent) => string | null | undefined,
  ): Ending['tallies'][number] {
    const figures = roles.map(role => log.filter(event => sideOf(event) === role).length)
    return { name: voice.say(`tally.${name}`), figures }
  }

  function opponent(side: string): string | undefined {
    return roles.find(role => role !== side)
  }
}

function isLoss(event: SeenAleaEvent): event is SeenAleaEvent<'unit-eliminated' | 'trapped'> {
  return event.kind === 'unit-eliminated' || event.kind === 'trapped'
}
