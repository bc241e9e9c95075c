import type { RuleId } from '@aquila/engine'
import type { PeopleId, StratagemId } from '../../../data/map.ts'
import { oneOfEach } from '../../alike.ts'
import { eliminateUnit, isOnMap, isRoman, peopleOf, placeOf } from '../../pieces.ts'
import { type CampaignPosition, type FactionId, opponentOf } from '../../state.ts'
import { pick } from '../../tasks.ts'
import { spend } from '../hand.ts'
import type { Moment, Stratagem } from '../registry.ts'

/** 6.3: after a battle with units of the People, who fought with them may strike down a Roman unit. */
export function parthianShot(id: StratagemId, people: PeopleId, rule: RuleId): Stratagem {
  return {
    id,
    moments: ['after-battle'],
    goes: 'cup',
    whyNot: (position, side, moment) =>
      victims(position, side, people, moment).length > 0 ? null : { rule, why: 'not-after-battle' },
    *play(g, side, counter, moment) {
      spend(g, side, counter, id)
      const nouns = oneOfEach(g, victims(g, side, people, moment))
      const unit = yield* pick({ role: side, rule, task: 'pick-parthian-victim', verb: 'strike-down', nouns })
      const zone = placeOf(g, unit)
      g.tell({ kind: 'parthian-shot', rule, data: { side, unit, zone } })
      eliminateUnit(g, unit)
      yield* g.data.series.afterLosses(g, zone, opponentOf(g, side))
    },
  }
}

/** Roman units of the enemy that fought in the battle, if the People fought for this side. */
function victims(position: CampaignPosition, side: FactionId, people: PeopleId, moment: Moment): string[] {
  if (moment.name !== 'after-battle') return []
  const { data } = position
  const { attacker, defender } = moment
  const [own, enemy] = attacker.side === side ? [attacker, defender] : [defender, attacker]
  if (!own.units.some(piece => peopleOf(data, piece) === people)) return []
  return enemy.units.filter(piece => isRoman(data, piece) && isOnMap(data, placeOf(position, piece)))
}
