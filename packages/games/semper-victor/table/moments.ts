import { leaderName } from '../../imperator/names.ts'
import { campaignMoment, plainMoment } from '../../imperator/table/moments.ts'
import { isAskedInBeginning, yearBegins } from '../../imperator/table/year-begin.ts'
import type { Moment, MomentInput, MomentTrack } from '../../table/index.ts'
import type { SemperData } from '../data/index.ts'
import type { SemperSpeech } from '../messages/index.ts'
import type { SeenSemperEvent, SemperEventKind } from '../rules/events/index.ts'
import { dress, kitOf } from './dress.ts'
import { revoltMoment } from './revolt-moments.ts'
import { yearEnd, yearEndOf } from './year-end.ts'

/** What is worth a pause in Semper Victor alone: the year's end, who takes a throne, and how revolts end. */

export type SemperMoment = MomentInput<SemperData, SeenSemperEvent>

export function momentOf(speech: SemperSpeech, input: SemperMoment): Moment | null {
  const ending = yearEndOf(input)
  if (ending !== null) return yearEnd(speech, input, ending)
  if (isAskedInBeginning(input)) return beginsMoment(speech, input)
  return revoltMoment(speech, input) ?? purpleMoment(speech, input) ?? campaignMoment(speech, input, dress)
}

/** Who reigns, who has lost, and what players must know of it. */
function purpleMoment(speech: SemperSpeech, input: SemperMoment): Moment | null {
  const { event } = input
  switch (event.kind) {
    case 'roles-change':
      return rolesMoment(speech, input, event)
    case 'enthroned':
      return throneMoment(speech, input, event)
    case 'usurpation-succeeds':
    case 'usurpation-over':
      return revoltOver(speech, input, event)
    case 'sequences':
      return beginsMoment(speech, input)
    case 'city-built':
      return {
        ...ceremony(speech, input),
        title: speech.text('moment.city'),
        icon: 'wall',
        place: event.data.zone,
      }
    default:
      return null
  }
}

function beginsMoment(speech: SemperSpeech, input: SemperMoment): Moment | null {
  const { text } = speech
  const told = input.log.slice(0, input.number).findLast(each => each.kind === 'turn')
  if (told === undefined) return null
  const { year, turn, turns } = told.data
  return yearBegins(speech, input, dress, {
    figure: String(year),
    unit: text('ad'),
    text: text('year-end.year-of', { turn, turns }),
  })
}

function ceremony({ text }: SemperSpeech, { event, say, roles }: SemperMoment): Moment {
  return {
    ...plainMoment,
    kind: 'ceremony',
    title: '',
    text: text('moment.college'),
    icon: 'crown',
    rule: event.rule,
    concerns: roles,
    verdict: say(event),
    because: '',
  }
}

/** These belong to a change in the college; anything else ends its story. */
const follow: ReadonlySet<SemperEventKind> = new Set([
  'enthroned',
  'named',
  'exiled',
  'leader-changes-side',
  'units-change-side',
  'score',
  'roles-change',
  'usurpation-over',
])
const MOST_LINES = 5

function linesAfter({ text }: SemperSpeech, { log, number, say }: SemperMoment): MomentTrack[] {
  const end = log.findIndex(({ kind }, index) => index > number && !follow.has(kind))
  return log
    .slice(number + 1, end === -1 ? undefined : end)
    .slice(0, MOST_LINES)
    .map(event => ({
      kind: 'line',
      name: text('moment.track.then'),
      text: say(event),
      rule: event.rule,
      ...('side' in event.data ? { kit: kitOf(String(event.data.side)) } : {}),
    }))
}

/** SV-5-A: each player keeps what he has; it is the names of the sides that change place. */
function rolesMoment(
  speech: SemperSpeech,
  input: SemperMoment,
  event: SeenSemperEvent<'roles-change'>,
): Moment {
  const { text } = speech
  const { primus, secondus, leader } = event.data
  return {
    ...ceremony(speech, input),
    title: text('moment.roles'),
    text: text('moment.roles.text'),
    kit: kitOf('primus'),
    verdict: text('moment.roles.verdict', {
      leader: leaderName(speech, input.data, leader) ?? null,
    }),
    outcome: input.role === 'primus' ? 'won' : 'lost',
    because: text('moment.roles.because', {
      role: input.role === null ? null : speech.messages.name(input.role),
    }),
    tracks: [
      {
        kind: 'line',
        name: text('moment.track.points'),
        text: text('moment.roles.points', { primus, secondus }),
      },
      ...linesAfter(speech, input),
    ],
  }
}

/** Who is emperor in the place of somebody who is gone. At the beginning nobody is: they reign already. */
function throneMoment(
  speech: SemperSpeech,
  input: SemperMoment,
  event: SeenSemperEvent<'enthroned'>,
): Moment | null {
  const { text } = speech
  const { log, number, data, role } = input
  const { leader, side } = event.data
  // A change of roles or a revolt that has won tells it in its own lines.
  const before = log.slice(Math.max(0, number - 3), number)
  if (before.some(({ kind, after }) => tellsOfThrone.has(kind) && after === event.after)) return null
  const dead = log
    .slice(Math.max(0, number - 8), number)
    .findLast(each => each.kind === 'leader-dies' && each.data.faction !== undefined)
  return {
    ...ceremony(speech, input),
    title: text('moment.throne', { leader: leaderName(speech, data, leader) ?? leader }),
    text:
      dead?.kind === 'leader-dies'
        ? text('moment.throne.after', {
            leader: leaderName(speech, data, dead.data.leader) ?? dead.data.leader,
          })
        : text('moment.college'),
    kit: kitOf(side),
    outcome: role === side ? 'won' : 'neither',
    because: text('moment.throne.because', { side: speech.messages.name(side) }),
    tracks: linesAfter(speech, input),
  }
}

const tellsOfThrone: ReadonlySet<SemperEventKind> = new Set([
  'roles-change',
  'usurpation-succeeds',
  'enthroned',
])

function revoltOver(
  speech: SemperSpeech,
  input: SemperMoment,
  event: SeenSemperEvent<'usurpation-succeeds' | 'usurpation-over'>,
): Moment {
  const { text } = speech
  const { leader } = event.data
  const won = event.kind === 'usurpation-succeeds'
  const loser = 'against' in event.data ? event.data.against : event.data.side
  const name = leaderName(speech, input.data, leader) ?? leader
  return {
    ...ceremony(speech, input),
    title: text(won ? 'moment.revolt-won' : 'moment.revolt-lost', { leader: name }),
    text: text('moment.revolt-over'),
    icon: won ? 'crown' : 'skull',
    kit: 'side' in event.data ? kitOf(event.data.side) : null,
    outcome: input.role === null ? 'neither' : input.role === loser ? 'lost' : 'won',
    because: text(won ? 'moment.revolt-won.because' : 'moment.revolt-lost.because'),
    tracks: linesAfter(speech, input),
  }
}
