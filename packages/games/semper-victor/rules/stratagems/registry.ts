import { byId, type Reason, type Rules, type Table } from '@aquila/engine'
import { opportuneFlight } from '../../../imperator/rules/stratagems/effects/flight.ts'
import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import type { Moment as SeriesMoment, Stratagem } from '../../../imperator/rules/stratagems/registry.ts'
import type { StratagemId } from '../../data/index.ts'
import { sideNamed } from '../movement/limits.ts'
import type { Semper, SemperPosition } from '../state.ts'
import { automaticResults, flecheDeParthe } from './battle.ts'
import { abandon, assassinat, desertion } from './blows.ts'
import { chosenDice } from './chosen-dice.ts'
import { initiative } from './initiative.ts'
import { pacifications } from './pacifications.ts'
import { plagueStratagems } from './plague-stratagems.ts'
import type { Effect, Moment } from './stratagem.ts'
import { thornStratagems } from './thorn-stratagems.ts'
import { uprisings } from './uprisings.ts'
import { usurpations } from './usurpations.ts'

/** SV-6: what the stratagems of the game do. */
const all: readonly Effect[] = [
  ...usurpations,
  initiative,
  assassinat,
  ...plagueStratagems,
  desertion,
  abandon,
  ...chosenDice,
  ...automaticResults,
  flecheDeParthe,
  ...uprisings,
  ...pacifications,
  ...thornStratagems,
]

export const effects: Table<Effect> = byId(all)

/** All stratagems, as the series plays them. SV-6.3-B is the same in both games. */
export const stratagems: Table<Stratagem> = byId([...all.map(played), opportuneFlight('fuite-opportune')])

function played(effect: Effect): Stratagem {
  const { id, window, goes } = effect
  return {
    id,
    moments: [window],
    goes,
    whyNot: (position: SemperPosition, side, moment) =>
      whyOtherSide(position, side, id) ?? effect.whyNot(position, sideNamed(side), momentOf(moment)),
    *play(g: Semper, side, counter, moment): Rules {
      spend(g, side, counter, id)
      // Until its zone has been picked it lies beside the map.
      if (goes === 'elsewhere') g.state.restingCounters.push(counter)
      yield* effect.play(g, sideNamed(side), counter, momentOf(moment))
    },
  }
}

/** SV-6-A: the usurpations belong to one side each. */
function whyOtherSide({ data }: SemperPosition, side: string, id: StratagemId): Reason | null {
  const { side: only } = data.stratagems[id]
  return only === null || only === side
    ? null
    : { rule: 'SV-6-A', why: 'other-side', about: { stratagem: id } }
}

function momentOf(moment: SeriesMoment): Moment {
  switch (moment.name) {
    case 'initiative':
      return { rolled: moment.rolled }
    case 'before-battle':
      return { battle: moment.battle }
    case 'after-roll':
      return { roll: moment.roll }
    case 'after-battle':
      return { fought: [moment.attacker, moment.defender] }
    default:
      return {}
  }
}
