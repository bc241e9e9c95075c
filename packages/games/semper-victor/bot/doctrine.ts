import { row } from '@aquila/engine'
import { asDoctrine, type Terms } from '../../imperator/bot/doctrine.ts'
import type { Evaluation } from '../../imperator/bot/evaluation.ts'
import type { Situation } from '../../imperator/bot/situation.ts'
import { leadersOf, placeOf, unit } from '../../imperator/rules/pieces.ts'
import type { SideId } from '../data/index.ts'
import { keysTo } from '../rules/dioceses.ts'
import { isPurple } from '../rules/emperors/ranks.ts'
import { copyState } from '../rules/knowledge/copy.ts'
import type { Place, SemperPosition } from '../rules/state.ts'
import { infestation } from '../rules/stratagems/plague.ts'
import { resultOf } from '../rules/victory.ts'
import { aimsOf } from './aims.ts'
import { campaignStratagems } from './campaign-stratagems.ts'
import { Expeditions } from './expeditions.ts'
import { Invasions } from './invasions.ts'
import { Palaces } from './palaces.ts'
import type { SemperBotTypes } from './position.ts'
import { Revolts } from './revolts.ts'
import { Thorns } from './thorns.ts'
import { hasShips, landing, voyagesOf } from './voyages.ts'

/** What Semper Victor adds to what a position is worth in any game of its series. */
interface SemperTerms extends Terms {
  readonly invasions: Invasions
  readonly palaces: Palaces
  readonly revolts: Revolts
  readonly thorns: Thorns
  readonly expeditions: Expeditions
}

/** An evaluation of a position of Semper Victor. */
export interface SemperEvaluation extends Evaluation {
  readonly situation: SemperSituation
}

interface SemperSituation extends Situation {
  readonly position: SemperPosition
  readonly side: SideId
  readonly enemy: SideId
}

/** How the bots of Semper Victor think. */
export const doctrine = asDoctrine<SemperTerms, SemperBotTypes>({
  copy: position => ({ ...position, state: copyState(position.state) }),

  aims: aimsOf,
  isWinning: (position, side) => resultOf(position).winners.includes(side),
  // SV-3.7.3-B, SV-3.7.3-C: a leader and a unit in the capital, or in every city.
  conquest(position, diocese) {
    const zones = keysTo(position, diocese)
    return { zones, needed: zones.length, cities: zones.length, leaders: 'each' }
  },
  terms: evaluation => ({
    invasions: new Invasions(evaluation),
    palaces: new Palaces(evaluation),
    revolts: new Revolts(evaluation),
    thorns: new Thorns(evaluation),
    expeditions: new Expeditions(evaluation),
  }),

  // SV-9.3: anybody who is outside the Empire goes home.
  lostInWinter: () => 0,
  supports: ['ripenses', 'pseudo-comitatenses'],

  sparing,
  errand: () => null,
  tally: (_position, units) => ({ units: units.length }),

  otherOrders: voyagesOf,
  hasShips,
  landing,
  // SV-6.3-D: in the focus of a plague who was reduced is lost.
  isLostIn: (position, id, place) => unit(position, id).reduced && infestation(position, place) === 'focus',
  asItCanSail: (position, _side, order) => (placeOf(position, order.piece) === order.from ? order : null),
  // A fleet carries two units: no army is saved by it.
  canSailAway: () => false,

  campaignStratagems,
})

/** SV-3.2.1-A, SV-3.2.1-B: ripenses stay in their Diocese; pseudo-comitatenses leave it with an emperor or a Usurper. */
function sparing(
  position: SemperPosition,
  side: SideId,
  from: Place,
  units: readonly string[],
  most: number,
): string[] {
  const purple = leadersOf(position, from, side).some(id => isPurple(position, id))
  return units
    .filter(id => {
      const { kind } = row(position.data.units, id)
      return kind !== 'ripenses' && (kind !== 'pseudo-comitatenses' || purple)
    })
    .slice(0, most)
}
