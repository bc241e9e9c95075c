import { choicesWith, type RuleId, row } from '@aquila/engine'
import type { NationalityId, PeopleId, StratagemId } from '../../../data/map.ts'
import { pacify, whyNotPacify } from '../../peoples/pacification.ts'
import type { CampaignPosition, FactionId } from '../../state.ts'
import { ask, pick } from '../../tasks.ts'
import { spend } from '../hand.ts'
import type { Stratagem } from '../registry.ts'

/** 6.3: the Pacifications and Pax Romana. */

/** Peoples that a stratagem of the side can pacify; `major` is null where either kind will do. */
function toPacify(position: CampaignPosition, side: FactionId, major: boolean | null): PeopleId[] {
  const { peoples, peopleOrder } = position.data
  return peopleOrder.filter(
    people =>
      (major === null || row(peoples, people).major === major) &&
      whyNotPacify(position, side, people) === null,
  )
}

/** Peoples at war with Rome that a stratagem can pacify; allies are not at war. */
function atWar(position: CampaignPosition, side: FactionId): PeopleId[] {
  return position.data.peopleOrder.filter(
    people =>
      row(position.state.peoples, people).status === 'war' && whyNotPacify(position, side, people) === null,
  )
}

/** One People of a kind. */
export function pacification(id: StratagemId, major: boolean, rule: RuleId): Stratagem {
  return {
    id,
    moments: ['campaign'],
    goes: 'cup',
    whyNot: (position, side) =>
      toPacify(position, side, major).length > 0 ? null : { rule, why: 'nobody-to-pacify' },
    *play(g, side, counter) {
      spend(g, side, counter, id)
      const nouns = toPacify(g, side, major)
      const people = yield* pick({ role: side, rule, task: 'pacify-people', verb: 'pacify', nouns })
      yield* pacify(g, people, 'stratagem', side)
    },
  }
}

/** Every People of one Nationality that is at war, his own included. */
export function pacificationOfNationality(id: StratagemId, rule: RuleId): Stratagem {
  return {
    id,
    moments: ['campaign'],
    goes: 'cup',
    whyNot: (position, side) => (atWar(position, side).length > 0 ? null : { rule, why: 'nobody-to-pacify' }),
    *play(g, side, counter) {
      spend(g, side, counter, id)
      const warring = atWar(g, side)
      const ofThem = (nationality: NationalityId) =>
        warring.filter(people => row(g.data.peoples, people).nationality === nationality)
      const nouns = g.data.nationalityOrder.filter(nationality => ofThem(nationality).length > 0)
      const chosen = yield* pick({ role: side, rule, task: 'pacify-nationality', verb: 'pacify', nouns })
      for (const people of ofThem(chosen)) yield* pacify(g, people, 'stratagem', side)
    },
  }
}

/** All Peoples at war, his own included, or a single People of his choice; once in a match. */
export function paxRomana(id: StratagemId, rule: RuleId): Stratagem {
  return {
    id,
    moments: ['campaign'],
    goes: 'out',
    whyNot: (position, side) =>
      toPacify(position, side, null).length > 0 ? null : { rule, why: 'nobody-to-pacify' },
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
      for (const people of chosen) yield* pacify(g, people, 'stratagem', side)
    },
  }
}
