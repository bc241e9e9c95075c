import { endMatch, type Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { unitsGoOver } from '../../../imperator/rules/ownership.ts'
import { placeOf, politicalOf, romansOf } from '../../../imperator/rules/pieces.ts'
import { fleetIds } from '../../data/dioceses.ts'
import type { SideId } from '../../data/index.ts'
import { enthrone, raise } from '../emperors/offices.ts'
import { augustiOf, roleToCome } from '../emperors/ranks.ts'
import { bestCaesarReigns } from '../emperors/succession.ts'
import { leaveEnemyFleet } from '../fleets/leave-ship.ts'
import { fleetBox, opponentOf, type Place, type Semper, type Usurpation } from '../state.ts'
import { pick } from '../tasks.ts'
import { magnenceResult } from '../victory.ts'
import { takeUpCause } from './camps.ts'
import { usurpationsOf } from './candidates.ts'
import { turnLeader } from './civil-war.ts'
import { partFromPeoples } from './parting.ts'

/**
 * SV-3.6.4-A, SV-3.6.4-B, SV-3.5.2-A: all Augusti of a side have fallen to a usurpation. RULING-88: the markers of the civil war
 * come off, and anybody who joined stays with the winner.
 */
export function* usurpationSucceeds(g: Semper, against: SideId): Rules {
  const master = opponentOf(g, against)
  const winner = yield* pickWinner(g, master)
  g.state.usurpations = g.state.usurpations.filter(usurpation => usurpation.master !== master)
  g.tell({ kind: 'usurpation-succeeds', rule: 'SV-3.6.4-A', data: { leader: winner, against } })
  if (roleToCome(g, against) === 'primus') {
    enthrone(g, 'primus', winner, 'SV-3.6.4-D')
    yield* rolesTurn(g)
    // SV-S5-C
    if (g.data.scenarios[g.state.scenario].victory === 'magnence' && winner === 'magnence')
      yield* endMatch(magnenceResult(g, true))
    return
  }
  // SV-3.6.4-E, RULING-28: Augustus of Primus, else Caesar, else a plain leader.
  if (augustiOf(g, master).length < 2) raise(g, master, winner, 'augustus', 'SV-3.6.4-E')
  else if (g.state.caesares[master].length < 2) raise(g, master, winner, 'caesar', 'SV-3.6.4-E')
}

/** SV-3.6.4-D: the roles change in Phase F. RULING-88: twice in a turn is not at all, but for the heirs (SV-5-E). */
function* rolesTurn(g: Semper): Rules {
  const { turn } = g.state
  if (turn.roleChange === null) {
    turn.roleChange = 'usurpation'
    return
  }
  turn.roleChange = null
  yield* bestCaesarReigns(g)
}

/** SV-3.6.5-D, SV-3.6.5-E: of two Usurpers the one with the higher PC; among equals the player chooses. */
function pickWinner(g: Semper, master: SideId): Rules<string> {
  const usurpers = usurpationsOf(g, master).map(({ usurper }) => usurper)
  const best = Math.max(...usurpers.map(id => politicalOf(g, id)))
  return pick({
    role: master,
    rule: 'SV-3.6.5-D',
    task: 'pick-successor',
    verb: 'enthrone',
    nouns: usurpers.filter(id => politicalOf(g, id) === best),
  })
}

/**
 * SV-3.6.4-F, RULING-29: the Usurper is dead, and all who joined him return to where they came from. SV-3.6.5-F: unless
 * the player's other Usurper lives, whom they follow then; SV-S5-C: also when the match ends with him. `zone` is where he
 * died.
 */
export function* usurperDies(g: Semper, usurpation: Usurpation, zone: Place): Rules {
  const { usurper, master, followers } = usurpation
  g.state.usurpations = g.state.usurpations.filter(other => other !== usurpation)
  const [other] = usurpationsOf(g, master)
  if (other !== undefined) inherit(other, usurpation)
  // SV-S5-C
  if (g.data.scenarios[g.state.scenario].victory === 'magnence' && usurper === 'magnence')
    yield* endMatch(magnenceResult(g, false))
  if (other !== undefined) return
  g.tell({ kind: 'usurpation-over', rule: 'SV-3.6.4-F', data: { leader: usurper, side: master } })
  const old = opponentOf(g, master)
  const zones = new Set<Place>([zone])
  for (const id of followers) {
    zones.add(placeOf(g, id))
    turnLeader(g, id, old, 'SV-3.6.4-F')
  }
  for (const each of zones) unitsFallIn(g, each, master)
  yield* partFromPeoples(g, zones, [old])
  for (const each of zones) {
    const fleet = fleetIds.find(id => each === fleetBox(id))
    if (fleet === undefined) yield* flightOfLoneLeaders(g, each)
    else yield* leaveEnemyFleet(g, fleet, old)
  }
}

/** SV-3.6.5-F: anybody who followed the one follows the other; SV-S5-A: everybody, if everybody did. */
function inherit(other: Usurpation, { followers, companions, everybody }: Usurpation): void {
  other.followers.push(...followers)
  other.companions.push(...companions)
  other.everybody ||= everybody
}

/** Units return with those who led them; units beside an ordinary leader of their player stay with him. */
function unitsFallIn(g: Semper, place: Place, master: SideId): void {
  if (romansOf(g, place, master).leaders.length === 0) unitsGoOver(g, place, master, opponentOf(g, master))
  // RULING-118: anybody who is aboard leaves the ship before he can join anybody.
  if (!fleetIds.some(id => place === fleetBox(id))) takeUpCause(g, place)
}
