import type { Phrase, Role } from '@aquila/engine'
import type { Kit, Moment, MomentInput, MomentTrack } from '../../table/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { named } from '../names.ts'
import type { CastData } from '../rules/cast.ts'
import type { SeenRomaEvent } from '../rules/events.ts'
import type { RomaView } from '../rules/knowledge/view.ts'
import { controllerOf, powerId, powerNamed } from '../rules/powers.ts'
import { kitOfPower } from './dress.ts'
import { areaIn, type Seen } from './position.ts'

/** What the moments of Roma Victrix are made of. */

export type RomaMoment = MomentInput<RomaView, CastData, SeenRomaEvent>

/** What every moment has unless it says otherwise. */
export function plainMoment({ event, say }: RomaMoment): Omit<Moment, 'kind' | 'title' | 'icon' | 'verdict'> {
  const { data } = event
  const where = 'area' in data ? data.area : 'province' in data ? data.province : undefined
  return {
    text: say(event),
    kit: null,
    place: where === undefined ? null : areaIn(where),
    rule: event.rule,
    concerns: [],
    roller: null,
    dice: [],
    need: null,
    faces: null,
    outcome: 'neither',
    because: '',
    tracks: [],
    portrait: null,
    battle: null,
  }
}

/** A Power with who runs it and what he wears. */
export interface Party {
  readonly role: Role | null
  readonly kit: Kit
  readonly name: string
  /** The name with its number: Rome acts, the Franci act. */
  readonly called: Phrase
}

export function partyOf(seen: Seen, power: number): Party {
  const { position } = seen
  const called = named(seen, position.data, powerId(position, power))
  return {
    role: controllerOf(position.state, power),
    kit: kitOfPower(position, power),
    name: String(called),
    called,
  }
}

/** The Power that an event names. */
export function partyNamed(then: Seen, power: string): Party {
  return partyOf(then, powerNamed(then.position, power))
}

/** What followed, in a line with the colour of whom it concerns. */
export function lineOf({ rule, data }: SeenRomaEvent, words: string, then: Seen): MomentTrack {
  const power = 'power' in data ? data.power : undefined
  return {
    kind: 'line',
    name: then.text('moment.then'),
    text: words,
    rule,
    ...(power === undefined ? {} : { kit: partyNamed(then, power).kit }),
  }
}

export interface Throw {
  readonly title: string
  /** What hangs on it. The event itself tells what came of it, which nobody reads before the die has fallen. */
  readonly stake: string
  readonly icon: string
  /** The Power that hopes for it. */
  readonly party: Party
  /** Whom else it concerns. */
  readonly others?: readonly (Role | null)[]
  readonly die: number
  readonly wins: (die: number) => boolean
  readonly verdict: string
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** One die that decides: what it needed, and what it was. */
export function dieMoment({ text }: RomaSpeech, input: RomaMoment, thrown: Throw): Moment {
  const { party, others = [], die, wins } = thrown
  const won = wins(die)
  const good = faces.map(wins)
  const concerns = [party.role, ...others].filter(role => role !== null)
  const looks = input.role !== null && concerns.includes(input.role)
  return {
    ...plainMoment(input),
    kind: 'roll',
    title: thrown.title,
    text: thrown.stake,
    icon: thrown.icon,
    kit: party.kit,
    concerns,
    roller: party.role,
    dice: [{ sides: 6, value: die, kit: party.kit }],
    need: text('moment.need', { who: party.called, n: good.filter(Boolean).length }),
    faces: good,
    verdict: thrown.verdict,
    outcome: !looks ? 'neither' : won === (party.role === input.role) ? 'won' : 'lost',
    because: input.say(input.event),
  }
}
