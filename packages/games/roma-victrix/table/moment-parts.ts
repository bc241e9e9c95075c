import type { Phrase, Role } from '@aquila/engine'
import type { Kit, Moment, MomentInput, MomentTrack } from '../../table/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { named } from '../names.ts'
import type { CastData, Setting } from '../rules/cast.ts'
import type { SeenRomaEvent } from '../rules/events.ts'
import type { Standing } from '../rules/standing.ts'
import { kitNamed } from './dress.ts'
import { areaIn } from './position.ts'

/** What the moments of Roma Victrix are made of. */

export type RomaMoment = MomentInput<CastData, SeenRomaEvent>

/** How things stood when something was told, in the language of whoever looks. */
export interface Then extends RomaSpeech, Setting {
  readonly standing: Standing
}

/** Null: it was told long ago, when less was. */
export function thenOf(speech: RomaSpeech, input: RomaMoment): Then | null {
  const { event, data, roles, options, scenario } = input
  const standing = 'standing' in event.data ? event.data.standing : undefined
  if (standing === undefined) return null
  return { ...speech, data, roles, options, state: { scenario: Number(scenario) }, standing }
}

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

/** A Power that an event names. */
export function partyNamed(then: Then, power: string): Party {
  const { data, standing } = then
  const called = named(then, data, power)
  return {
    role: standing.roles[power] ?? null,
    kit: kitNamed(then, power, standing.free.includes(power)),
    name: String(called),
    called,
  }
}

/** Whoever's rating counts, with his Power. */
export function leaderOf(then: Then): { readonly party: Party; readonly rating: number } | null {
  const { leader } = then.standing
  return leader === null ? null : { party: partyNamed(then, leader.power), rating: leader.rating }
}

/** Who runs the Power whose Player Turn it is. */
export function phasing(then: Then): Role | null {
  const { phasing: power, roles } = then.standing
  return power === null ? null : (roles[power] ?? null)
}

/** What followed, in a line with the colour of whom it concerns. */
export function lineOf({ rule, data }: SeenRomaEvent, words: string, then: Then): MomentTrack {
  const power = 'power' in data ? data.power : undefined
  return {
    kind: 'line',
    name: then.text('moment.then'),
    text: words,
    rule,
    ...(power === undefined ? {} : { kit: partyNamed(then, power).kit }),
  }
}

/** Events that are told one after the other, of one kind and in one breath: the first opens the card of all of them. */
export function together<E extends SeenRomaEvent>(
  event: E,
  { log, number }: RomaMoment,
): readonly E[] | null {
  const alike = (each: SeenRomaEvent): each is E =>
    each.kind === event.kind && each.phase === event.phase && each.after === event.after
  if (log.slice(0, number).some(alike)) return null
  return log.slice(number).filter(alike)
}

/** Each of several events tells of its own Power. */
export function togetherStand(
  { standing }: Then,
  events: readonly { readonly data: { readonly standing?: Standing } }[],
): Standing {
  const all = events.map(({ data }) => data.standing ?? standing)
  return {
    ...standing,
    roles: Object.assign({}, ...all.map(({ roles }) => roles)),
    free: all.flatMap(({ free }) => free),
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
