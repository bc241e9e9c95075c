import type { Plain, PlainRecord, Value } from '@aquila/engine'
import { campaignMoment, lineOf, plainMoment, signed } from '../../imperator/table/moments.ts'
import { isAskedInBeginning, yearBegins } from '../../imperator/table/year-begin.ts'
import type { Moment, MomentInput } from '../../table/index.ts'
import type { AleaData } from '../data/index.ts'
import { scenarioIds } from '../data/types.ts'
import type { AleaSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import type { AleaEventKind, SeenAleaEvent } from '../rules/events/index.ts'
import { MURDER } from '../rules/politics/assassination.ts'
import { dress, kitOf } from './dress.ts'
import { wordOf } from './wording.ts'
import { isOfYearEnd, yearEnd } from './year-end.ts'

/** What is worth a pause in Alea Iacta Est alone: the daggers, coups, envoys, the Republic, and who leads. */

export type AleaMoment = MomentInput<AleaData, SeenAleaEvent>
type Told<K extends AleaEventKind> = SeenAleaEvent<K>

export function momentOf(speech: AleaSpeech, input: AleaMoment): Moment | null {
  const ending = isOfYearEnd(input)
  if (ending !== null) return yearEnd(speech, input, ending)
  if (isAskedInBeginning(input)) return beginsMoment(speech, input)
  const shared = campaignMoment(speech, input, dress)
  if (shared !== null) return shared
  const { event } = input
  switch (event.kind) {
    case 'attempt-on-caesar':
      return diceMoment(speech, input, event, 'plot', 'drawn')
    case 'attempt-succeeds':
      return diceMoment(speech, input, event, 'daggers', 'murder')
    case 'attempt-fails':
      return diceMoment(speech, input, event, 'daggers', 'lives')
    case 'coup-validated':
      return diceMoment(speech, input, event, 'coup', 'rises')
    case 'coup-fails':
      return diceMoment(speech, input, event, 'coup', 'shrinks')
    case 'diplomacy-succeeds':
      return diceMoment(speech, input, event, 'diplomacy', 'won')
    case 'diplomacy-fails':
      return diceMoment(speech, input, event, 'diplomacy', 'lost')
    case 'zone-faithful':
      return diceMoment(speech, input, event, 'faith', 'kept')
    case 'zone-unfaithful':
      return diceMoment(speech, input, event, 'faith', 'broken')
    case 'sequences':
      return beginsMoment(speech, input)
    case 'leader-dies':
      return fallenMoment(speech, input, event)
    case 'faction-leader':
      return namedMoment(speech, input, event)
    case 'factions-change':
      return factionsMoment(speech, input, event)
    default:
      return null
  }
}

function beginsMoment(speech: AleaSpeech, input: AleaMoment): Moment | null {
  const { text } = speech
  const told = input.log.slice(0, input.number).findLast(each => each.kind === 'turn')
  if (told === undefined) return null
  const { bc, turn, turns } = told.data
  return yearBegins(speech, input, dress, {
    figure: String(bc),
    unit: text('bc'),
    text: text('year-end.year-of', { turn, turns }),
  })
}

/** What tells of a roll: with what the die must be compared, and the sum if something is added to it. */
type Trial = Told<
  | 'attempt-on-caesar'
  | 'attempt-succeeds'
  | 'attempt-fails'
  | 'coup-validated'
  | 'coup-fails'
  | 'diplomacy-succeeds'
  | 'diplomacy-fails'
  | 'zone-faithful'
  | 'zone-unfaithful'
>

const icons = { plot: 'dagger', daggers: 'dagger', coup: 'crown', diplomacy: 'toga', faith: 'standard' }

/** True if the die, with what is added to it, brings about what was rolled for. */
function succeeds(total: number, { kind, data }: Trial): boolean {
  switch (kind) {
    // AIE-3.5.3-a
    case 'attempt-on-caesar':
      return total < data.against
    // AIE-3.5.3-c
    case 'attempt-succeeds':
    case 'attempt-fails':
      return total >= MURDER
    // AIE-4.4.2-c
    case 'diplomacy-succeeds':
    case 'diplomacy-fails':
      return total < data.capacity
    // AIE-3.6.2-a, AIE-3.6.3-b
    default:
      return total <= data.capacity
  }
}

function diceMoment(
  speech: AleaSpeech,
  { data, say, dice, roles }: AleaMoment,
  event: Trial,
  what: keyof typeof icons,
  verdict: string,
): Moment {
  const { messages, text } = speech
  const told = event.data
  const side = 'side' in told ? told.side : null
  const thrown = dice(event)
  const [die] = thrown
  const added = die === undefined || !('total' in told) ? 0 : told.total - die.value
  const faces = die === undefined ? [] : facesOf(die.sides).map(face => succeeds(face + added, event))
  const values: PlainRecord = told
  return {
    ...plainMoment,
    kind: 'roll',
    title: messages.say(`moment.${what}`),
    text: messages.say(`moment.${what}.text`, slot => wordFor(speech, slot, values[slot] ?? null, data)),
    icon: icons[what],
    kit: side === null ? null : kitOf(side),
    place: 'zone' in told ? told.zone : null,
    rule: event.rule,
    concerns: roles,
    roller: side,
    dice: thrown,
    need: text('moment.need', {
      n: faces.filter(Boolean).length,
      of: faces.length,
      added: added === 0 ? null : messages.say(`moment.${what}.added`, { n: signed(added) }),
    }),
    faces,
    verdict: messages.say(`moment.${what}.${verdict}`),
    because: say(event),
  }
}

function wordFor(speech: AleaSpeech, slot: string, value: Plain, data: AleaData): Value {
  return wordOf(speech, slot, value, data) ?? nameOf(speech, data, String(value))
}

/** A die of ten is read from 0 to 9. */
function facesOf(sides: number): number[] {
  return Array.from({ length: sides }, (_, face) => (sides === 10 ? face : face + 1))
}

/** Only who led a faction has a ceremony: his successor is named after him. */
function fallenMoment(speech: AleaSpeech, input: AleaMoment, event: Told<'leader-dies'>): Moment | null {
  const { messages, text } = speech
  const { log, number, say, roles, data } = input
  const { leader, faction, zone } = event.data
  if (faction === undefined) return null
  // Who comes after him is told with his death, unless somebody had to choose him first.
  const heir = log
    .slice(number + 1, number + 8)
    .filter(other => other.kind === 'faction-leader' || other.kind === 'leads-alone')
    .find(other => other.data.faction === faction && other.after === event.after)
  if (heir === undefined && !hasLed(input, leader)) return null
  return {
    ...plainMoment,
    kind: 'ceremony',
    title: text('moment.leader-dead', { leader: nameOf(speech, data, leader) }),
    text: text('moment.leader-dead.text', { faction: messages.name(faction) }),
    icon: 'skull',
    kit: kitOf(faction),
    place: zone,
    rule: event.rule,
    concerns: roles,
    verdict: say(event),
    outcome: 'lost',
    because: '',
    tracks: heir === undefined ? [] : [lineOf(speech, input, null, heir)],
  }
}

/** AIE-3.5.2-c: he led his faction from the beginning, or has come to lead it. */
function hasLed({ log, number, data, scenario }: AleaMoment, leader: string): boolean {
  const forces = scenarioIds.flatMap(id => (id === scenario ? Object.values(data.scenarios[id].forces) : []))
  if (forces.some(({ factionLeaders }) => factionLeaders.includes(leader))) return true
  return log.slice(0, number).some(({ kind, data: of }) => kind === 'faction-leader' && of.leader === leader)
}

/** Told with the death that made room for him, unless there was none or somebody chose him after it. */
function namedMoment(
  speech: AleaSpeech,
  { log, number, say, roles, data }: AleaMoment,
  event: Told<'faction-leader'>,
): Moment | null {
  const { messages, text } = speech
  const { after } = event
  const { leader, faction } = event.data
  const before = log.slice(Math.max(0, number - 8), number)
  const isHeir = (other: SeenAleaEvent) => other.kind === 'leader-dies' && other.data.faction === faction
  if (before.some(other => isHeir(other) && other.after === after)) return null
  return {
    ...plainMoment,
    kind: 'ceremony',
    title: text('moment.leader-new', { leader: nameOf(speech, data, leader) }),
    text: text('moment.leader-new.text', { faction: messages.name(faction) }),
    icon: 'laurels',
    kit: kitOf(faction),
    rule: event.rule,
    concerns: roles,
    verdict: say(event),
    outcome: 'won',
    because: '',
  }
}

/** AIE-5.1.2-a: each player goes on with what was the other's. */
function factionsMoment(
  speech: AleaSpeech,
  { data, say, roles }: AleaMoment,
  event: Told<'factions-change'>,
): Moment {
  const { text } = speech
  return {
    ...plainMoment,
    kind: 'ceremony',
    title: text('moment.factions'),
    text: text('moment.factions.text'),
    icon: 'crown',
    rule: event.rule,
    concerns: roles,
    verdict: text('moment.factions.verdict', { leader: wordFor(speech, 'leader', event.data.leader, data) }),
    because: say(event),
  }
}
