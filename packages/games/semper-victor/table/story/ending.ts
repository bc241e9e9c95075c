import type { Result } from '@aquila/engine'
import type { Ending, StoryInput } from '../../../table/index.ts'
import type { SemperData } from '../../data/index.ts'
import type { SemperSpeech } from '../../messages/index.ts'
import type { SeenSemperEvent } from '../../rules/events/index.ts'
import { kitOf } from '../dress.ts'
import { type Voice, voiceOf } from './voice.ts'

export type Ended = StoryInput<SemperData, SeenSemperEvent> & { readonly result: Result }

/** The result in words, the points that decided it, and what each side has done. */
export function endingOf(speech: SemperSpeech, { data, log, roles, result }: Ended): Ending {
  const { messages } = speech
  const voice = voiceOf(speech, data)
  const [winner = null] = result.winners
  const year = log.findLast(event => event.kind === 'turn')?.data.year ?? 0
  const points = pointsAt(log)
  return {
    title: winner === null ? voice.say('ending.draw') : voice.say('ending.won', { side: voice.side(winner) }),
    text: voice.say('ending.text', { year, level: messages.say(`outcome.${result.outcome}`) }),
    winner,
    score: roles.map(role => ({
      text: String(points[role] ?? 0),
      label: String(voice.side(role)),
      kit: kitOf(role),
    })),
    tallies: deeds.map(({ name, by }) => ({
      name: name(voice),
      figures: roles.map(role => log.filter(event => by(event, roles) === role).length),
    })),
  }
}

/** Where the points stood at last: those of a winter, of a change of roles, or what was scored since. */
function pointsAt(log: readonly SeenSemperEvent[]): Readonly<Record<string, number>> {
  let points: Readonly<Record<string, number>> = {}
  for (const { kind, data } of log) {
    if (kind === 'year-closes') points = data.points
    else if (kind === 'roles-change') points = { primus: data.primus, secondus: data.secondus }
    else if (kind === 'score') points = { ...points, [data.side]: data.score }
  }
  return points
}

type By = (event: SeenSemperEvent, roles: readonly string[]) => string | null | undefined

/** What is counted: whose deed an event tells of. */
const deeds: readonly { readonly name: (voice: Voice) => string; readonly by: By }[] = [
  {
    name: ({ say }) => say('tally.battles'),
    by: event => (event.kind === 'battle' ? event.data.winner : null),
  },
  {
    name: ({ say }) => say('tally.units'),
    by: (event, roles) =>
      event.kind === 'unit-eliminated' ? roles.find(role => role !== event.data.side) : null,
  },
  {
    name: ({ say }) => say('tally.leaders'),
    by: event => (event.kind === 'leader-dies' ? event.data.faction : null),
  },
  {
    name: ({ say }) => say('tally.dioceses'),
    by: event => (event.kind === 'region-taken' ? event.data.faction : null),
  },
  {
    name: ({ say }) => say('tally.usurpers'),
    by: event => (event.kind === 'usurper' ? event.data.side : null),
  },
  {
    name: ({ say }) => say('tally.peoples'),
    by: event => (event.kind === 'people-at-war' ? event.data.faction : null),
  },
  {
    name: ({ say }) => say('tally.stratagems'),
    by: event => (event.kind === 'stratagem' ? event.data.side : null),
  },
]
