import { pick, type Rules } from '@aquila/engine'
import type { FactionId, NationalityId, PeopleId } from '../../data/index.ts'
import { nationalityIds, peopleIds } from '../../data/types.ts'
import { pacify, whyNotPacify } from '../peoples/pacification.ts'
import type { Alea, AleaPosition } from '../state.ts'

/** The Pacifications and Pax Romana. */

export function someToPacify(position: AleaPosition, side: FactionId, major: boolean | null): boolean {
  return peopleIds.some(people => isToPacify(position, side, people, major))
}

function toPacify(position: AleaPosition, side: FactionId, major: boolean | null): PeopleId[] {
  return peopleIds.filter(people => isToPacify(position, side, people, major))
}

/** `major` is null where either kind will do. */
function isToPacify(
  position: AleaPosition,
  side: FactionId,
  people: PeopleId,
  major: boolean | null,
): boolean {
  if (major !== null && position.data.peoples[people].major !== major) return false
  return whyNotPacify(position, side, people) === null
}

/** AIE-6.3-m, AIE-6.3-n */
export function* pacifyOne(g: Alea, side: FactionId, major: boolean, rule: string): Rules {
  const people = yield* pick({
    role: side,
    rule,
    task: 'pacify-people',
    verb: 'pacify',
    nouns: toPacify(g, side, major),
  })
  yield* pacify(g, people, 'stratagem', side)
}

/** Peoples at war with Rome that a stratagem can pacify; allies are not at war (RULING-40, RULING-88). */
export function atWar(position: AleaPosition, side: FactionId): PeopleId[] {
  return peopleIds.filter(
    people =>
      position.state.peoples[people].status === 'war' && whyNotPacify(position, side, people) === null,
  )
}

/** AIE-6.3-o: every People of one Nationality that is at war, his own included. */
export function* pacifyNationality(g: Alea, side: FactionId): Rules {
  const warring = atWar(g, side)
  const ofThem = (id: NationalityId) => warring.filter(people => g.data.peoples[people].nationality === id)
  const nationality = yield* pick({
    role: side,
    rule: 'AIE-6.3-o',
    task: 'pacify-nationality',
    verb: 'pacify',
    nouns: nationalityIds.filter(id => ofThem(id).length > 0),
  })
  for (const people of ofThem(nationality)) yield* pacify(g, people, 'stratagem', side)
}

/** AIE-6.3-p: all Peoples at war, his own included, or a single People of his choice. */
export function* paxRomana(g: Alea, side: FactionId): Rules {
  const everybody = atWar(g, side)
  const { verb, noun } = yield {
    role: side,
    rule: 'AIE-6.3-p',
    task: 'pax-romana',
    choices: [
      ...(everybody.length > 0 ? [{ verb: 'pacify-all' }] : []),
      ...toPacify(g, side, null).map(people => ({ verb: 'pacify', noun: people })),
    ],
  }
  const chosen = verb === 'pacify-all' ? everybody : peopleIds.filter(people => people === noun)
  for (const people of chosen) yield* pacify(g, people, 'stratagem', side)
}
