import type { Aims } from '../../imperator/bot/doctrine.ts'
import { placeOf } from '../../imperator/rules/pieces.ts'
import type { DioceseId, SideId } from '../data/index.ts'
import { capitalOf, isUsurper } from '../rules/emperors/ranks.ts'
import { opponentOf, type Place, type SemperPosition } from '../rules/state.ts'
import { CTESIPHON, whoMustCome } from '../rules/stratagems/thorns.ts'
import { playerOf } from '../rules/victory.ts'

/** What a side fights for, in the coin of the series: a good unit is worth five. */

/** SV-10.1-D: a third of a victory point each year, and a home for units. */
const DIOCESE = 12
/** SV-3.5.1-D, SV-9.3.2-A: one with a capital bears an emperor, and the comitatenses come back there. */
const CAPITAL = 20
/** A Diocese that the scenario is decided by. */
const DECISIVE = 60
/** SV-8.5.2-A: an emperor whom a Usurper beats dies, and a Usurper whom an emperor beats. */
const RIVAL = 14

/** `factor`: how much what it holds counts for now. */
export function aimsOf(position: SemperPosition, side: SideId, factor: number): Aims {
  const regions = Object.fromEntries(
    position.data.regionOrder.map(diocese => [diocese, factor * worthOf(position, diocese)]),
  )
  const places = [...rivals(position, side), ...thornsAgainst(position, side)]
  return { regions, places: places.map(zone => ({ zones: [zone], worth: factor * RIVAL })) }
}

/** SV-6.3-Y to SV-6.3-ZA: where somebody of the side must come. Ctesiphon is no place for Romans. */
function thornsAgainst(position: SemperPosition, side: SideId): Place[] {
  return position.state.thorns
    .filter(thorn => thorn.zone !== CTESIPHON && whoMustCome(position, thorn) === side)
    .map(thorn => thorn.zone)
}

function worthOf(position: SemperPosition, diocese: DioceseId): number {
  const { state, data } = position
  const { victory } = data.scenarios[state.scenario]
  const decisive =
    diocese === 'italia' && (victory === 'italia-from-maxence' || victory === 'magnence') ? DECISIVE : 0
  return DIOCESE + (capitalOf(position, diocese) === null ? 0 : CAPITAL) + decisive
}

/** Where the heads stand whose fall would end a civil war, or the match (SV-S1-E, SV-S5-C). */
function rivals(position: SemperPosition, side: SideId): Place[] {
  const { state, data } = position
  const enemy = opponentOf(position, side)
  const heads = state.usurpations.filter(({ master }) => master === enemy).map(({ usurper }) => usurper)
  const head = state.emperors[enemy]
  const fought = state.usurpations.some(({ master }) => master === side)
  if (head !== null && fought) heads.push(head)
  const { victory } = data.scenarios[state.scenario]
  if (
    victory === 'italia-from-maxence' &&
    playerOf(position, 'primus') === side &&
    !isUsurper(position, 'maxence')
  )
    heads.push('maxence')
  return heads.map(id => placeOf(position, id)).filter(zone => data.zones[zone] !== undefined)
}
