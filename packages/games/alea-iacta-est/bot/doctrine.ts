import { asDoctrine, type Terms } from '../../imperator/bot/doctrine.ts'
import type { Evaluation } from '../../imperator/bot/evaluation.ts'
import type { Situation } from '../../imperator/bot/situation.ts'
import type { FactionId } from '../data/index.ts'
import { copyState } from '../rules/knowledge/copy.ts'
import { isLegio } from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'
import { resultOf } from '../rules/victory.ts'
import { type AleaAims, aimsOf } from './aims.ts'
import { campaignStratagems } from './campaign-stratagems.ts'
import type { AleaJudgement } from './character.ts'
import { Egypt } from './egypt.ts'
import { FearOfCoup } from './fear-of-coup.ts'
import { Fleets } from './fleets.ts'
import { sparing } from './garrisons.ts'
import { Goal } from './goal.ts'
import type { AleaBotTypes } from './position.ts'
import type { Errand } from './reasons.ts'
import { Republic } from './republic.ts'
import { Roma } from './roma.ts'
import { areForsaken, canSailAway, hasShips, landing, lostInWinter } from './ships.ts'
import { asItCanSail, voyagesOf } from './voyages.ts'

/** What Alea Iacta Est adds to what a position is worth in any game of its series. */
export interface AleaTerms extends Terms {
  readonly roma: Roma
  readonly goal: Goal
  readonly republic: Republic
  readonly egypt: Egypt
  readonly coup: FearOfCoup
  readonly fleets: Fleets
}

/** An evaluation of a position of Alea Iacta Est. */
export interface AleaEvaluation extends Evaluation {
  readonly situation: AleaSituation
}

interface AleaSituation extends Situation {
  readonly position: AleaPosition
  readonly side: FactionId
  readonly enemy: FactionId
  readonly aims: AleaAims
  readonly judgement: AleaJudgement
}

/** How the bots of Alea Iacta Est think. */
export const doctrine = asDoctrine<AleaTerms, AleaBotTypes>({
  copy: position => ({ ...position, state: copyState(position.state) }),

  aims: aimsOf,
  isWinning: (position, side) => resultOf(position).winners.includes(side),
  // AIE-3.7.3-b
  conquest({ data }, region) {
    const { zones, zonesForControl, citiesForControl } = data.regions[region]
    return { zones, needed: zonesForControl, cities: citiesForControl, leaders: 'one' }
  },
  terms(evaluation) {
    const { position, side } = evaluation.situation
    const roma = new Roma(evaluation)
    const egypt = new Egypt(evaluation)
    const goal = new Goal(evaluation, roma, egypt)
    const republic = new Republic(position, side)
    const coup = new FearOfCoup(position)
    return { roma, goal, republic, egypt, coup, fleets: new Fleets(evaluation) }
  },

  lostInWinter,
  supports: ['auxilia', 'equites'],

  sparing,
  errand,
  // '4 legions', or '6 units' if they are of several kinds.
  tally: ({ data }, units) =>
    units.every(id => isLegio(data, id)) ? { legions: units.length } : { units: units.length },

  otherOrders: voyagesOf,
  hasShips,
  landing,
  // AIE-6.3-e: the plague kills by a die.
  isLostIn: () => false,
  asItCanSail,
  canSailAway,

  campaignStratagems,
})

/** AIE-3.7.3-e: Roma is his who has a leader there; and ships without a leader cannot be brought to safety. */
function errand(position: AleaPosition, side: FactionId, zone: Place): Errand | null {
  if (zone === position.data.roma.zone) return 'bot.roma'
  return areForsaken(position, side, zone) ? 'bot.man-ships' : null
}
