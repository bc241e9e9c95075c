import type { Rules } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { defendingForce, type Force, NO_WALLS, pointsOf } from '../combat/force.ts'
import { INTERCEPTION, landCombat, noteAttack } from '../combat/land.ts'
import { decide } from '../decide.ts'
import { loseOneOperation, tries } from '../interception.ts'
import { wakeOwners } from '../neutrality.ts'
import { isFriendly, mayAttack } from '../pacts.ts'
import { bestLeader, disputes, findLeader, leaderNumbered, leadersAt, powerAt, unitsAt } from '../pieces.ts'
import { controllerOf, isPhasing, isSameSide, powerId, sideOf } from '../powers.ts'
import type { Leader, Roma, Unit } from '../state.ts'
import { activationOf, noteFight } from './activation-state.ts'
import { afterCombat } from './arrival.ts'
import { answerOf } from './leave.ts'
import { hasAttachedMen } from './muster.ts'

/**
 * RV-5.27-b, RV-5.27-c: at the end of an activation those among whom the force stands may attack it at once, without a roll,
 * if it has not attacked them and they have not let it pass. RV-5.15-a: whom he has set down among them stands there too.
 */
export function* attackedWhereHeStands(g: Roma, id: number): Rules {
  for (let area = 0; area < g.state.stacks.length; area++)
    for (const side of bystanders(g, area, id)) {
      const quarry = entered(g, area, leaderNumbered(g.state, id))
      if (quarry.units.length > 0) yield* attackIfTheyLike(g, area, side, quarry)
      if (!g.state.leaders.some(leader => leader.id === id)) return
    }
}

/**
 * RV-5.27-b, RV-5.27-c: a Leader who goes back with Land units has chosen not to attack, so those among whom he stands
 * may attack him before he is gone. False: he is no longer there to go.
 */
export function* getsAway(g: Roma, { id, area, power }: Leader): Rules<boolean> {
  const isThere = () => {
    const leader = findLeader(g.state, id)
    return leader?.area === area && leader.power === power
  }
  if (!activationOf(g.state).held || !hasAttachedMen(g, leaderNumbered(g.state, id))) return true
  for (const side of bystanders(g, area, id))
    if (isThere()) yield* attackIfTheyLike(g, area, side, entered(g, area, leaderNumbered(g.state, id)))
  afterCombat(g, id, area, power)
  return isThere()
}

/** The sides with Land units where units of the active Leader have come in. */
function bystanders(g: Roma, area: number, id: number): readonly number[] {
  // The whole map is looked at when an activation ends, and his men stand in a few places of it.
  if (!haveEntered(unitsAt(g.state, area), id)) return NOBODY
  const sides: number[] = []
  const { power, area: here } = leaderNumbered(g.state, id)
  const { held, fought } = activationOf(g.state)
  // RV-5.29-a: where he began, and is still, he has not come in.
  if (here === area && !held) return sides
  for (const unit of unitsAt(g.state, area)) {
    const side = sideOf(g.state, unit.power)
    if (!disputes(unit) || sides.includes(side) || isFriendly(g, power, unit.power)) continue
    if (answerOf(g.state, 'passage', area, side) === true) continue
    if (fought.some(each => each.at === 'land' && each.area === area && each.side === side)) continue
    if (isAwake(g, side) && !isPhasing(g.state, side) && mayAttack(g, side, power)) sides.push(side)
  }
  return sides
}

/** Somebody decides for it: a player, or RV-16.4-x. RV-14.2-15a: rebels whose card is over only defend. */
function isAwake({ state }: Roma, side: number): boolean {
  const { status, activated } = powerAt(state, side)
  if (status === 'rebels') return false
  return status === 'automaton' ? activated > 0 : controllerOf(state, side) !== null
}

const NOBODY: readonly number[] = []

function haveEntered(units: readonly Unit[], leader: number): boolean {
  for (const unit of units) if (hasEntered(unit, leader)) return true
  return false
}

function hasEntered(unit: Unit, leader: number): boolean {
  return disputes(unit) && (unit.leader === leader || unit.served === leader)
}

/** What the Leader has brought there, whether it still follows him or not. */
function entered(g: Roma, area: number, leader: Leader): Force {
  const units = unitsAt(g.state, area).filter(unit => hasEntered(unit, leader.id))
  const led = leader.area === area
  return {
    power: leader.power,
    leader: led ? leader.id : null,
    leaders: led ? [leader.id] : [],
    units: units.map(unit => unit.id),
    ...NO_WALLS,
  }
}

function* attackIfTheyLike(g: Roma, area: number, side: number, quarry: Force): Rules {
  const commander = bestLeader(
    leadersAt(g.state, area).filter(each => isSameSide(g.state, each.power, side) && each.where === 'field'),
  )
  const own = defendingForce(g, area, side, quarry.power)
  if (commander === null || own.units.length === 0) return
  const attacker: Force = { ...own, leader: commander.id, ...NO_WALLS }
  const { verb } = yield* decide(
    g,
    side,
    {
      rule: 'RV-5.27-b',
      task: 'attack-where-he-stands',
      choices: [{ verb: 'attack' }, { verb: 'decline' }],
      about: { area: areaAt(area).id, power: powerId(g, quarry.power) },
      confirm: true,
    },
    // RV-16.4-x: the automaton intercepts whenever it is at least as strong.
    () => ({ verb: pointsOf(g, area, attacker) >= pointsOf(g, area, quarry) ? 'attack' : 'decline' }),
  )
  if (verb !== 'attack') return
  yield* wakeOwners(g, area, quarry.units, side)
  noteAttack(g, side, quarry.power)
  noteFight(g, 'land', area, attacker, quarry)
  tries(g, commander, { ...quarry, area })
  const loser = yield* landCombat(g, { ...INTERCEPTION, area, attacker, defender: quarry, from: null })
  if (loser === 'defender') loseOneOperation(g, quarry)
}
