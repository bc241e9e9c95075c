import { type Choice, pick, type RuleId, type Rules } from '@aquila/engine'
import type { NationalityId, PeopleId, SideId, StratagemId } from '../../data/index.ts'
import { nationalityIds, peopleIds } from '../../data/types.ts'
import { pacify } from '../peoples/pacification.ts'
import type { Semper, SemperPosition } from '../state.ts'
import { kin } from '../victory.ts'
import type { Effect } from './stratagem.ts'

const ENOUGH: Choice = { verb: 'enough' }

/** The Peoples at war. */
function atWar({ state }: SemperPosition): readonly PeopleId[] {
  return peopleIds.filter(people => state.peoples[people].status === 'war')
}

/** SV-4.1-C, RULING-60: the Gothi are one Major People. */
function ofRank(position: SemperPosition, major: boolean): readonly PeopleId[] {
  return atWar(position).filter(people => {
    const isMajor = kin(position, people).some(id => position.data.peoples[id].major)
    return isMajor === major
  })
}

/** SV-6.3-S to SV-6.3-U: up to so many Minor Peoples, one at least. */
function minors(id: StratagemId, count: number, rule: RuleId): Effect {
  return {
    id,
    window: 'campaign',
    goes: 'cup',
    whyNot: position => (ofRank(position, false).length > 0 ? null : { rule, why: 'nobody-to-pacify' }),
    *play(g, side) {
      for (let left = count; left > 0; left--) {
        const people = yield* pickPeople(g, side, ofRank(g, false), rule, left < count)
        if (people === null) return
        yield* pacify(g, people, 'stratagem')
      }
    },
  }
}

function* pickPeople(
  _g: Semper,
  side: SideId,
  nouns: readonly PeopleId[],
  rule: RuleId,
  enough: boolean,
): Rules<PeopleId | null> {
  if (nouns.length === 0) return null
  const choices: Choice[] = nouns.map(noun => ({ verb: 'pacify', noun }))
  const { noun } = yield {
    role: side,
    rule,
    task: 'pacify-people',
    choices: enough ? [...choices, ENOUGH] : choices,
  }
  return nouns.find(people => people === noun) ?? null
}

/** SV-6.3-V: one Major People. */
const major: Effect = {
  id: 'pacification-d-un-peuple-majeur',
  window: 'campaign',
  goes: 'cup',
  whyNot: position =>
    ofRank(position, true).length > 0 ? null : { rule: 'SV-6.3-V', why: 'nobody-to-pacify' },
  *play(g, side) {
    const people = yield* pickPeople(g, side, ofRank(g, true), 'SV-6.3-V', false)
    if (people !== null) yield* pacify(g, people, 'stratagem')
  },
}

/** SV-6.3-W: all Peoples at war of one Nationality, his own included. */
const nationality: Effect = {
  id: 'pacification-d-une-nationalite',
  window: 'campaign',
  goes: 'cup',
  whyNot: position => (atWar(position).length > 0 ? null : { rule: 'SV-6.3-W', why: 'nobody-to-pacify' }),
  *play(g, side) {
    const ofThem = (id: NationalityId) => atWar(g).filter(people => g.data.peoples[people].nationality === id)
    const chosen = yield* pick({
      role: side,
      rule: 'SV-6.3-W',
      task: 'pacify-nationality',
      verb: 'pacify',
      nouns: nationalityIds.filter(id => ofThem(id).length > 0),
    })
    yield* pacifyAll(g, ofThem(chosen))
  },
}

/** SV-6.3-X: all Peoples at war, his own included, or just one. */
const paxRomana: Effect = {
  id: 'pax-romana',
  window: 'campaign',
  goes: 'out',
  whyNot: position => (atWar(position).length > 0 ? null : { rule: 'SV-6.3-X', why: 'nobody-to-pacify' }),
  *play(g, side) {
    const { verb, noun } = yield {
      role: side,
      rule: 'SV-6.3-X',
      task: 'pax-romana',
      choices: [{ verb: 'pacify-all' }, ...atWar(g).map(people => ({ verb: 'pacify', noun: people }))],
    }
    yield* pacifyAll(g, verb === 'pacify-all' ? atWar(g) : peopleIds.filter(people => people === noun))
  },
}

function* pacifyAll(g: Semper, peoples: readonly PeopleId[]): Rules {
  for (const people of peoples) {
    if (g.state.peoples[people].status === 'war') yield* pacify(g, people, 'stratagem')
  }
}

export const pacifications: readonly Effect[] = [
  minors('pacification-d-un-peuple-mineur', 1, 'SV-6.3-S'),
  minors('pacification-de-deux-peuples-mineurs', 2, 'SV-6.3-T'),
  minors('pacification-de-trois-peuples-mineurs', 3, 'SV-6.3-U'),
  major,
  nationality,
  paxRomana,
]
