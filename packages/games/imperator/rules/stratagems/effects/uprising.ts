import type { RuleId, Rules } from '@aquila/engine'
import type { PeopleId, StratagemId } from '../../../data/map.ts'
import { goToWar, whyNotRise } from '../../peoples/activation.ts'
import type { Campaign, CampaignPosition, FactionId } from '../../state.ts'
import { pick } from '../../tasks.ts'
import { spend } from '../hand.ts'
import type { Stratagem } from '../registry.ts'

/** 6.2: Peoples of the player's choice rise, even such as his opponent will control. */
export function uprising(printed: {
  readonly id: StratagemId
  readonly count: number
  readonly major: boolean
  readonly rule: RuleId
  /** The step of Phase C at which it is played. */
  readonly moment: string
  readonly goes: Stratagem['goes']
  /** The rule by which there is nobody to raise, if it is not the same. */
  readonly none?: RuleId
}): Stratagem {
  const { id, count, major, rule, moment, goes, none = rule } = printed
  return {
    id,
    moments: [moment],
    goes,
    whyNot: position => (risers(position, major).length > 0 ? null : { rule: none, why: 'nobody-to-raise' }),
    *play(g, side, counter) {
      spend(g, side, counter, id)
      for (let left = count; left > 0; left--) {
        if (!(yield* raiseOne(g, side, major, rule, left))) return
      }
    },
  }
}

function* raiseOne(g: Campaign, side: FactionId, major: boolean, rule: RuleId, left: number): Rules<boolean> {
  const nouns = risers(g, major)
  if (nouns.length === 0) return false
  const people = yield* pick({
    role: side,
    rule,
    task: 'raise-people',
    verb: 'incite',
    nouns,
    about: { left },
  })
  yield* goToWar(g, people, g.data.cites.warByUprising)
  return true
}

function risers(position: CampaignPosition, major: boolean): PeopleId[] {
  return position.data.peopleOrder.filter(people => whyNotRise(position, people, major) === null)
}
