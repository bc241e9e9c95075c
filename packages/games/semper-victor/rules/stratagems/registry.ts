import { byId, type Rules, type Table } from '@aquila/engine'
import { turnedInitiative } from '../../../imperator/rules/stratagems/effects/initiative.ts'
import { parthianShot } from '../../../imperator/rules/stratagems/effects/parthian-shot.ts'
import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import type { Moment } from '../../../imperator/rules/stratagems/registry.ts'
import type { StratagemId } from '../../data/index.ts'
import type { SemperReason } from '../reasons.ts'
import type { SemperPosition } from '../state.ts'
import { automaticResults } from './battle.ts'
import { abandon, assassinat, desertion } from './blows.ts'
import { chosenDice } from './chosen-dice.ts'
import { fuiteOpportune } from './flight.ts'
import { pacifications } from './pacifications.ts'
import { plagueStratagems } from './plague-stratagems.ts'
import type { Effect, Matter, SemperStratagem } from './stratagem.ts'
import { thornStratagems } from './thorn-stratagems.ts'
import { uprisings } from './uprisings.ts'
import { usurpations } from './usurpations.ts'

/** SV-6: what the stratagems do that only this game has. */
const all: readonly Effect[] = [
  ...usurpations,
  assassinat,
  ...plagueStratagems,
  desertion,
  abandon,
  ...chosenDice,
  ...automaticResults,
  ...thornStratagems,
]

/** All stratagems: what the series has, and what only this game has. */
export const stratagems: Table<SemperStratagem> = byId([
  // SV-2.B-2, RULING-81: only a roll can be turned; the other may answer.
  turnedInitiative('initiative', 'SV-6.3-A', 'SV-SC-B'),
  ...all.map(played),
  // SV-6.3-L, RULING-55
  parthianShot('la-fleche-de-parthe', 'persians', 'SV-6.3-L'),
  ...uprisings,
  ...pacifications,
  fuiteOpportune,
])

function played(effect: Effect): SemperStratagem {
  const { id, window, goes, follows = false, steady = false } = effect
  return {
    id,
    moments: [window],
    follows,
    steady,
    goes,
    whyNot: (position, side, moment) =>
      whyOtherSide(position, side, id) ?? effect.whyNot(position, side, matterOf(moment)),
    *play(g, side, counter, moment): Rules {
      spend(g, side, counter, id)
      // Until its zone has been picked it lies beside the map.
      if (goes === 'elsewhere') g.state.restingCounters.push(counter)
      yield* effect.play(g, side, counter, matterOf(moment))
    },
  }
}

/** SV-6-A: the usurpations belong to one side each. */
function whyOtherSide({ data }: SemperPosition, side: string, id: StratagemId): SemperReason | null {
  const { side: only } = data.stratagems[id]
  return only === null || only === side
    ? null
    : { rule: 'SV-6-A', why: 'other-side', about: { stratagem: id } }
}

const NOTHING_MORE: Matter = {}

function matterOf(moment: Moment): Matter {
  switch (moment.name) {
    case 'initiative':
      return { rolled: moment.rolled }
    case 'before-battle':
      return { battle: moment.battle }
    case 'after-roll':
      return { roll: moment.roll }
    default:
      return NOTHING_MORE
  }
}
