import { choicesWith, type RuleId, type Rules, row } from '@aquila/engine'
import type { NationalityId, PeopleId, StratagemId } from '../../../data/map.ts'
import { pacify, whyNotPacify } from '../../peoples/pacification.ts'
import type { Campaign, CampaignPosition, FactionId } from '../../state.ts'
import { ask, pick } from '../../tasks.ts'
import { spend } from '../hand.ts'
import type { Stratagem } from '../registry.ts'

/** 6.3: the Pacifications and Pax Romana. */

/** Peoples that a stratagem of the side can pacify; `major` is null where either kind will do. */
function toPacify(position: CampaignPosition, side: FactionId, major: boolean | null): PeopleId[] {
  return position.data.peopleOrder.filter(people => canPacify(position, side, people, major))
}

/** Looks no farther than to the first: it is asked after every march. */
function someToPacify(position: CampaignPosition, side: FactionId, major: boolean | null): boolean {
  const { peoples } = position.state
  for (const people in peoples) {
    // Most of them are.
    if (peoples[people]?.status === 'peace') continue
    if (canPacify(position, side, people, major)) return true
  }
  return false
}

function canPacify(
  position: CampaignPosition,
  side: FactionId,
  people: PeopleId,
  major: boolean | null,
): boolean {
  if (row(position.state.peoples, people).status === 'peace') return false
  return (
    (major === null || isMajor(position, people) === major) && whyNotPacify(position, side, people) === null
  )
}

/** 4.1: Peoples that count as one are a Major if one of them is. */
function isMajor(position: CampaignPosition, people: PeopleId): boolean {
  const { peoples, series } = position.data
  return row(peoples, people).major || series.kin(position, people).some(id => row(peoples, id).major)
}

/** Peoples at war with Rome that a stratagem can pacify; allies are not at war. */
function atWar(position: CampaignPosition, side: FactionId): PeopleId[] {
  return position.data.peopleOrder.filter(people => isAtWar(position, side, people))
}

function someAtWar(position: CampaignPosition, side: FactionId): boolean {
  const { peoples } = position.state
  for (const people in peoples)
    if (peoples[people]?.status === 'war' && isAtWar(position, side, people)) return true
  return false
}

function isAtWar(position: CampaignPosition, side: FactionId, people: PeopleId): boolean {
  return row(position.state.peoples, people).status === 'war' && whyNotPacify(position, side, people) === null
}

/** Up to so many Peoples of a kind, one at least. */
export function pacification(printed: {
  readonly id: StratagemId
  readonly count: number
  readonly major: boolean
  readonly rule: RuleId
}): Stratagem {
  const { id, count, major, rule } = printed
  return {
    id,
    moments: ['campaign'],
    steady: true,
    // A player who can pacify two can pacify one.
    follows: count > 1,
    goes: 'cup',
    whyNot: (position, side) =>
      someToPacify(position, side, major) ? null : { rule, why: 'nobody-to-pacify' },
    *play(g, side, counter) {
      spend(g, side, counter, id)
      for (let done = 0; done < count; done++) {
        const peoples = toPacify(g, side, major)
        if (peoples.length === 0) return
        const choices = choicesWith('pacify', peoples)
        const { noun } = yield ask({
          role: side,
          rule,
          task: 'pacify-people',
          choices: done === 0 ? choices : [...choices, { verb: 'enough' }],
        })
        const people = peoples.find(each => each === noun)
        if (people === undefined) return
        yield* pacify(g, people, 'stratagem', side)
      }
    },
  }
}

/** Every People of one Nationality that is at war, his own included. */
export function pacificationOfNationality(id: StratagemId, rule: RuleId): Stratagem {
  return {
    id,
    moments: ['campaign'],
    steady: true,
    goes: 'cup',
    whyNot: (position, side) => (someAtWar(position, side) ? null : { rule, why: 'nobody-to-pacify' }),
    *play(g, side, counter) {
      spend(g, side, counter, id)
      const warring = atWar(g, side)
      const ofThem = (nationality: NationalityId) =>
        warring.filter(people => row(g.data.peoples, people).nationality === nationality)
      const nouns = g.data.nationalityOrder.filter(nationality => ofThem(nationality).length > 0)
      const chosen = yield* pick({ role: side, rule, task: 'pacify-nationality', verb: 'pacify', nouns })
      yield* pacifyAll(g, side, ofThem(chosen))
    },
  }
}

/** All Peoples at war, his own included, or a single People of his choice; once in a match. */
export function paxRomana(id: StratagemId, rule: RuleId): Stratagem {
  return {
    id,
    moments: ['campaign'],
    steady: true,
    // A single People is a Minor or a Major: there is a stratagem for each.
    follows: true,
    goes: 'out',
    whyNot: (position, side) =>
      someToPacify(position, side, null) ? null : { rule, why: 'nobody-to-pacify' },
    *play(g, side, counter) {
      spend(g, side, counter, id)
      const everybody = atWar(g, side)
      const { verb, noun } = yield ask({
        role: side,
        rule,
        task: 'pax-romana',
        choices: [
          ...(everybody.length > 0 ? [{ verb: 'pacify-all' as const }] : []),
          ...choicesWith('pacify', toPacify(g, side, null)),
        ],
      })
      const chosen = verb === 'pacify-all' ? everybody : g.data.peopleOrder.filter(people => people === noun)
      yield* pacifyAll(g, side, chosen)
    },
  }
}

/** Anybody who has made peace with his kin already is passed over. */
function* pacifyAll(g: Campaign, side: FactionId, peoples: readonly PeopleId[]): Rules {
  for (const people of peoples) {
    if (whyNotPacify(g, side, people) === null) yield* pacify(g, people, 'stratagem', side)
  }
}
