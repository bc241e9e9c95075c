import type { Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import {
  changeFaction,
  commandOf,
  leader,
  placeOf,
  politicalOf,
  romansOf,
} from '../../../imperator/rules/pieces.ts'
import { hasEmperor, isDux } from '../emperors/ranks.ts'
import { opponentOf, type Place, type Semper, type Usurpation } from '../state.ts'
import { pick } from '../tasks.ts'
import { isRebel, takeUpCause } from './camps.ts'
import { usurpationsOf } from './candidates.ts'
import { beginCivilWar, turnLeader } from './civil-war.ts'
import { proclaim } from './proclaim.ts'

/**
 * SV-3.6.2-A: a Usurper whom a succession has made needs no roll. RULING-103: a player has two at most. RULING-30:
 * companions who stay loyal follow him, then steps A to C are made. `tested`: his companions may leave (SV-3.5.2-J).
 */
export function* proclaimBySuccession(g: Semper, id: string, tested: boolean): Rules {
  const master = leader(g, id).faction
  if (master === null || usurpationsOf(g, master).length >= 2) return
  const zone = placeOf(g, id)
  const usurpation = proclaim(g, id, master, 0, 'SV-3.6.2-A')
  // RULING-23: who leaves him stays in the zone as an enemy.
  const left = tested && (yield* companionsDecide(g, usurpation, zone))
  takeUpCause(g, zone)
  yield* flightOfLoneLeaders(g, zone)
  // RULING-30: an emperor of the other side who stands there keeps his men loyal.
  yield* beginCivilWar(g, usurpation, left || hasEmperor(g, zone, opponentOf(g, master)))
}

/** SV-3.5.2-J: each other leader of the zone goes over to Primus, with his units, on a d6 of at least his PC. True if any did. */
function* companionsDecide(g: Semper, { usurper, master }: Usurpation, zone: Place): Rules<boolean> {
  let left = false
  const companions = romansOf(g, zone, master).leaders.filter(id => !isRebel(g, id) && !isDux(g, id))
  const armies = yield* divideUnits(g, usurper, companions, zone)
  for (const id of companions) {
    const capacity = politicalOf(g, id)
    const roll = g.dice.d6(`loyalty of ${id}`)
    const goes = roll >= capacity
    g.tell({
      kind: goes ? 'companion-leaves' : 'companion-stays',
      rule: 'SV-3.5.2-J',
      data: { leader: id, roll, capacity, zone },
    })
    if (!goes) continue
    left = true
    const to = opponentOf(g, master)
    turnLeader(g, id, to, 'SV-3.5.2-J')
    for (const unit of armies.get(id) ?? []) changeFaction(g, unit, to)
  }
  return left
}

/** RULING-23: before the rolls the units of the zone are given to its leaders, within their CC; the rest are the Usurper's. */
function* divideUnits(
  g: Semper,
  usurper: string,
  companions: readonly string[],
  zone: Place,
): Rules<ReadonlyMap<string, readonly string[]>> {
  const armies = new Map<string, readonly string[]>()
  const { faction } = leader(g, usurper)
  if (faction === null || companions.length === 0) return armies
  for (const unit of romansOf(g, zone, faction).units) {
    const room = companions.filter(id => (armies.get(id)?.length ?? 0) < commandOf(g, id))
    const chosen = yield* pick({
      role: faction,
      rule: 'SV-3.5.2-J',
      task: 'divide-units',
      verb: 'give-to',
      nouns: [usurper, ...room],
      about: { unit, zone },
    })
    if (chosen !== usurper) armies.set(chosen, [...(armies.get(chosen) ?? []), unit])
  }
  return armies
}
