import type { Moment, MomentTrack } from '../../table/index.ts'
import { nameOf } from '../names.ts'
import type { RomaEventKind, SeenRomaEvent } from '../rules/events.ts'
import { lineOf, partyNamed, plainMoment, type RomaMoment, type Then } from './moment-parts.ts'

/** What nobody may miss: Capitals that fall and rise, Supreme Leaders who die, Powers that collapse. */

/** These belong to the story of a City that falls, or of a head that is gone. */
const ofFall: ReadonlySet<RomaEventKind> = new Set([
  'plunder',
  'leader-lost',
  'succession',
  'collapse',
  'conquest',
  'transfer',
])

/** What was told beside an event by the same choice. */
function besideIt({ log, number, event }: RomaMoment, from: number, to: number): readonly SeenRomaEvent[] {
  return log
    .slice(Math.max(0, number + from), number + to)
    .filter(({ kind, after }) => after === event.after && ofFall.has(kind))
}

/** The Capital tells of its fall itself. */
export function isCapitalTaken({ log, number, event }: RomaMoment): boolean {
  return log
    .slice(number, number + 9)
    .some(({ kind, after }) => kind === 'capital-lost' && after === event.after)
}

/** Income before and after, the booty, who fell in it, and what the owner may do now. */
export function capitalMoment(event: SeenRomaEvent<'capital-lost'>, input: RomaMoment, then: Then): Moment {
  const { text } = then
  const { power, by, province, before, after } = event.data
  const [owner, captor] = [partyNamed(then, power), partyNamed(then, by)]
  const where = nameOf(then, then.data, province)
  const income: MomentTrack = {
    kind: 'bar',
    name: text('moment.income'),
    before,
    after,
    of: Math.max(before, after, 1),
    good: true,
  }
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: text('moment.capital', { power: owner.name }),
    text: text('moment.capital.text', { province: where, by: captor.name }),
    icon: 'wall',
    kit: captor.kit,
    concerns: input.roles,
    verdict: text('moment.capital.verdict', { province: where }),
    outcome: owner.role === input.role ? 'lost' : captor.role === input.role ? 'won' : 'neither',
    because: text('moment.capital.found'),
    // Besiegers may have stopped it before.
    tracks: [
      ...(before === after ? [] : [income]),
      ...besideIt(input, -8, 0).map(told => lineOf(told, input.say(told), then)),
    ],
  }
}

export function newCapitalMoment(
  event: SeenRomaEvent<'capital-founded' | 'capital-restored'>,
  input: RomaMoment,
  then: Then,
): Moment {
  const party = partyNamed(then, event.data.power)
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: then.text(event.kind === 'capital-founded' ? 'moment.capital.new' : 'moment.capital.again'),
    text: party.name,
    icon: 'temple',
    kit: party.kit,
    concerns: input.roles,
    verdict: input.say(event),
    outcome: party.role === input.role ? 'won' : 'neither',
    because: then.text('moment.capital.pays'),
  }
}

/** A successor or the collapse tells of the death with it. */
export function hasHeir(input: RomaMoment): boolean {
  return besideIt(input, 1, 6).some(({ kind }) => kind === 'succession' || kind === 'collapse')
}

/** RV-COL-c: a Power that goes on without a Supreme Leader. */
export function headlessMoment(event: SeenRomaEvent<'leader-lost'>, input: RomaMoment, then: Then): Moment {
  const { text } = then
  const party = partyNamed(then, event.data.power)
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: text('moment.dead', { leader: nameOf(then, then.data, event.data.leader) }),
    text: text('moment.dead.text', { power: party.name }),
    icon: 'skull',
    kit: party.kit,
    concerns: input.roles,
    verdict: input.say(event),
    outcome: party.role === input.role ? 'lost' : 'neither',
    because: text('moment.dead.because'),
  }
}

/** The head of a Power is gone: somebody follows, or nobody. */
export function collapseMoment(
  event: SeenRomaEvent<'collapse' | 'succession'>,
  input: RomaMoment,
  then: Then,
): Moment {
  const { kind, data } = event
  const party = partyNamed(then, data.power)
  const collapse = kind === 'collapse'
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: party.name,
    text: then.text('moment.head'),
    icon: collapse ? 'skull' : 'crown',
    kit: party.kit,
    concerns: input.roles,
    verdict: input.say(event),
    outcome: party.role !== input.role ? 'neither' : collapse ? 'lost' : 'won',
    because: then.text(collapse ? 'moment.collapse.because' : 'moment.succession.because'),
    tracks: besideIt(input, -4, 0)
      .filter(told => told.kind === 'leader-lost')
      .map(told => lineOf(told, input.say(told), then)),
  }
}
