import type { Role, Rules } from '@aquila/engine'
import { PROVINCES } from '../../data/index.ts'
import { drawMarker, placeWarbands, returnMarker } from '../barbaricum.ts'
import { fieldUnits } from '../combat/force.ts'
import { activate } from '../operations/activation.ts'
import { isEnemy } from '../pacts.ts'
import { changePower, changeUnits, placeLeader, powerAt } from '../pieces.ts'
import { ownPower, powerNamed } from '../powers.ts'
import type { Roma, RomaPosition } from '../state.ts'
import { areaOf } from './operations.ts'

/** RV-14.2-02: Provinces with Land units of an enemy in the open. */
export function ambushProvinces(g: RomaPosition, role: Role): number[] {
  const own = ownPower(g, role)
  const found: number[] = []
  for (let area = 0; area < PROVINCES; area++) {
    const units = g.state.stacks[area] ?? []
    const enemies = units.some(
      unit =>
        isEnemy(g, own, unit.power) &&
        powerAt(g.state, unit.power).role !== role &&
        fieldUnits(g, area, unit.power).length > 0,
    )
    if (enemies) found.push(area)
  }
  return found
}

/** RV-14.2-02: an L-2 with as many Barbarians as a marker says; they roll their Operations Points and attack. */
export function* ambush(g: Roma, role: Role, target: string | number): Rules {
  yield* strike(g, role, areaOf(target), 'ambushers', { rating: 2, markers: 1, ambush: true })
}

/** A force that a card makes in a Province and that attacks there at once. */
export function* strike(
  g: Roma,
  role: Role,
  area: number,
  name: string,
  { rating, markers, ambush: ambushed }: { rating: number; markers: number; ambush: boolean },
): Rules {
  const power = powerNamed(g, name)
  // RV-14.2-14: controlled by the player, so they are of his side as long as that lasts.
  changePower(g.state, power, { status: 'rebels', role, of: ownPower(g, role) })
  let number = 0
  for (let left = markers; left > 0; left--) {
    const value = drawMarker(g, 'rebels')
    returnMarker(g, value)
    number += value
  }
  placeWarbands(g, power, area, { bi: number })
  const leader = placeLeader(g.state, { name: null, power, rating, supreme: false, consul: false, area })
  changeUnits(
    g.state,
    area,
    unit => unit.power === power,
    unit => ({ ...unit, leader: leader.id }),
  )
  yield* activate(g, leader.id, { kind: 'strike', origin: area, ambush: ambushed })
}

/** RV-14.2-02: ambushers are gone at the end of the Operations Phase. */
export function removeAmbushers(g: Roma): void {
  const power = powerNamed(g, 'ambushers')
  if (powerAt(g.state, power).status !== 'rebels') return
  for (const [area, stack] of g.state.stacks.entries())
    if (stack.some(unit => unit.power === power))
      g.state.stacks[area] = stack.filter(unit => unit.power !== power)
  g.state.leaders = g.state.leaders.filter(leader => leader.power !== power)
  changePower(g.state, power, { status: 'absent', role: null, of: null })
}
