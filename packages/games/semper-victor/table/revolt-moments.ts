import type { Phrase } from '@aquila/engine/messages'
import { leaderName, placeName, regionName } from '../../imperator/names.ts'
import { faces } from '../../imperator/rules/stratagems/roll.ts'
import { plainMoment } from '../../imperator/table/moments.ts'
import type { Moment, MomentInput, MomentTrack } from '../../table/index.ts'
import type { SemperData } from '../data/index.ts'
import type { SemperSpeech } from '../messages/index.ts'
import type { SeenSemperEvent } from '../rules/events/index.ts'
import { kitOf } from './dress.ts'
import { revoltCause } from './revolt-cause.ts'
import { revoltSteps } from './revolt-steps.ts'

type SemperMoment = MomentInput<SemperData, SeenSemperEvent>

/** Each roll of a usurpation as a moment; its chances before the dice are in `revolt.ts`. */

/** What a roll is about, and which sums are good for the revolt. */
interface Test {
  readonly what: 'bid' | 'loyalty' | 'spread' | 'rally'
  readonly revolts: boolean
  wins(total: number, capacity: number): boolean
}

const notAbove = (total: number, capacity: number): boolean => total <= capacity
const below = (total: number, capacity: number): boolean => total < capacity
const notBelow = (total: number, capacity: number): boolean => total >= capacity

/** A roll for or against a revolt. */
type Trial = SeenSemperEvent<
  | 'usurpation-validated'
  | 'usurpation-fails'
  | 'zone-disloyal'
  | 'zone-loyal'
  | 'usurpation-spreads'
  | 'usurpation-contained'
  | 'rallied'
  | 'not-rallied'
>

/** By the event that tells how it ended. */
const tests: { readonly [K in Trial['kind']]: Test } = {
  'usurpation-validated': { what: 'bid', revolts: true, wins: notAbove },
  'usurpation-fails': { what: 'bid', revolts: false, wins: notAbove },
  'zone-disloyal': { what: 'loyalty', revolts: true, wins: notBelow },
  'zone-loyal': { what: 'loyalty', revolts: false, wins: notBelow },
  'usurpation-spreads': { what: 'spread', revolts: true, wins: below },
  'usurpation-contained': { what: 'spread', revolts: false, wins: below },
  rallied: { what: 'rally', revolts: true, wins: notAbove },
  'not-rallied': { what: 'rally', revolts: false, wins: notAbove },
}

function isTrial(event: SeenSemperEvent): event is Trial {
  return Object.hasOwn(tests, event.kind)
}

export function revoltMoment(speech: SemperSpeech, input: SemperMoment): Moment | null {
  const { text, messages } = speech
  const { event, role, roles, say, dice, data } = input
  if (!isTrial(event)) return null
  const [die] = dice(event)
  if (die === undefined) return null
  const { what, revolts, wins } = tests[event.kind]
  const told = event.data
  const added = ('total' in told ? told.total : told.roll) - die.value
  const cast = die.sides === 6 ? faces.d6 : faces.d10
  const good = cast.map(face => wins(face + added, told.capacity))
  const rebel = rebelOf(input, event)
  const steps = what === 'rally' ? [] : revoltSteps(speech, input)
  const cause = what === 'rally' ? null : revoltCause(speech, input)
  return {
    ...plainMoment,
    kind: 'roll',
    title: text(`moment.${what}`, { what: subjectOf(speech, data, told) }),
    text: rebel === null || cause === null ? '' : text('moment.revolt.calls', { side: messages.name(rebel) }),
    icon: 'crown',
    kit: rebel === null ? null : kitOf(rebel),
    place: 'zone' in told ? told.zone : null,
    rule: event.rule,
    concerns: roles,
    roller: what === 'bid' || what === 'spread' ? rebel : null,
    dice: [die],
    need: text('moment.revolt', { n: good.filter(Boolean).length, of: cast.length }),
    faces: good,
    verdict: text(`moment.${what}.verdict`, { revolts: String(revolts) }),
    outcome: rebel === null || role === null ? 'neither' : revolts === (rebel === role) ? 'won' : 'lost',
    because: say(event),
    ...(steps.length === 0 ? {} : { steps }),
    ...(cause === null ? {} : { cause }),
    tracks: followed(speech, input),
  }
}

/** What follows from a roll at once, until the next one: nobody waits for the end of the revolt to read it. */
const follow: ReadonlySet<SeenSemperEvent['kind']> = new Set([
  'usurper',
  'joins-usurper',
  'units-change-side',
])

function followed({ text }: SemperSpeech, { log, number, say }: SemperMoment): MomentTrack[] {
  const rest = log.slice(number + 1)
  const end = rest.findIndex(({ kind }) => !follow.has(kind))
  return (end === -1 ? rest : rest.slice(0, end))
    .filter(({ kind }) => kind !== 'leader-changes-side')
    .map(event => ({
      kind: 'line',
      name: text('moment.track.then'),
      text: say(event),
      rule: event.rule,
    }))
}

/** What the roll is about: a zone, a Diocese, or a leader who reaches for the purple. */
function subjectOf(speech: SemperSpeech, data: SemperData, told: Trial['data']): Phrase {
  if ('zone' in told) return placeName(speech, data, told.zone)
  if ('region' in told) return regionName(speech, data, told.region)
  return leaderName(speech, data, told.leader) ?? speech.messages.name(told.leader)
}

/** Who gains by it: the player of the Usurper, or the one who has just played the stratagem that tries to make one. */
function rebelOf({ log, number }: SemperMoment, { data: told }: Trial): string | null {
  if ('side' in told) return told.side
  const made = log
    .slice(0, number)
    .filter(event => event.kind === 'stratagem' || event.kind === 'usurper')
    .findLast(({ kind, data }) => kind === 'stratagem' || data.leader === told.leader)
  return made?.data.side ?? null
}
