import type { Rules } from '@aquila/engine'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { rollInCampaign } from '../../../imperator/rules/stratagems/roll.ts'
import { isLeader, isNeutral, placeOf, reduceUnit } from '../pieces.ts'
import { endOfTriumvirate } from '../politics/triumvir.ts'
import type { Alea, AleaPosition, FactionId, Place } from '../state.ts'

/** What awaits those who come into a place: the end of a Triumvirate (AIE-3.6.5-c), and the plague (AIE-6.3-e). */

/** The d10 that kills in a focus of plague (AIE-6.3-d, AIE-6.3-e). */
const PLAGUE_KILLS = 9

/** True if more may happen to those who come into a place than that they are there. */
export function isPerilous({ state }: AleaPosition, place: Place): boolean {
  return state.triumvirs.length > 0 || (state.plague !== null && state.plague.zone === place)
}

/** What happens to those who have come into a place. Gives those that are still there afterwards. */
export function* facePerils(
  g: Alea,
  side: FactionId,
  pieces: readonly string[],
  from: Place,
  to: Place,
): Rules<readonly string[]> {
  const { state } = g
  if (state.triumvirs.length > 0) yield* disturbTriumvir(g, side, pieces, from, to)
  if (state.plague === null || state.plague.zone !== to) return pieces
  for (const piece of pieces) yield* braveThePlague(g, side, piece)
  return pieces.filter(piece => placeOf(g, piece) === to)
}

/** AIE-3.6.5-c: units of a People that come into the region of a Triumvir end his office. */
function* disturbTriumvir(
  g: Alea,
  side: FactionId,
  pieces: readonly string[],
  from: Place,
  to: Place,
): Rules {
  const region = g.data.zones[to]?.region ?? null
  if (region === null || region === g.data.zones[from]?.region || !isNeutral(g, to)) return
  if (pieces.some(piece => g.data.units[piece]?.people != null)) yield* endOfTriumvirate(g, region, side)
}

/** AIE-6.3-e: each unit and leader who enters the focus of plague rolls for it. */
function* braveThePlague(g: Alea, side: FactionId, piece: string): Rules {
  const zone = placeOf(g, piece)
  const die = yield* rollInCampaign(g, { die: 'd10', purpose: 'plague', roller: side, zone, piece })
  if (die < PLAGUE_KILLS) return
  g.tell({ kind: 'plague-strikes', rule: 'AIE-6.3-e', data: { piece, zone } })
  if (isLeader(g.data, piece)) yield* leaderDies(g, piece, 'plague')
  else reduceUnit(g, piece)
}
