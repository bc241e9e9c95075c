import type { HexId } from '../../data/index.ts'
import { isFriendly } from '../cities.ts'
import { type Army, hostileArmiesIn, nationOf, romanArmyIn } from '../pieces.ts'
import type { KingsReason } from '../reasons.ts'
import type { KingsPosition } from '../state.ts'

/** KOR-BP-2: units that each side must have, leaders not counted. */
export const UNITS_FOR_BATTLE = 3

/** KOR-BP-3: an army in a city of its own star is within the walls, and there can only be a siege. */
export function isWithinWalls(position: KingsPosition, hex: HexId, army: Army): boolean {
  const nation = army.leader === null ? null : nationOf(position.data, army.leader)
  return nation !== null && isFriendly(position, hex, nation)
}

/** KOR-BP-1: the hostile armies in the hex that stand in the open, the largest first. */
export function armiesInTheOpen(position: KingsPosition, hex: HexId): Army[] {
  return hostileArmiesIn(position, hex)
    .filter(army => !isWithinWalls(position, hex, army))
    .toSorted((one, two) => two.units.length - one.units.length)
}

/** Why the Roman army in the hex cannot give battle there; null if it can. */
export function whyNoBattle(position: KingsPosition, hex: HexId): KingsReason | null {
  const army = romanArmyIn(position, hex)
  if (army === null) return { rule: 'KOR-BP-1', why: 'no-army', about: { hex } }
  const armies = hostileArmiesIn(position, hex)
  if (armies.length === 0) return { rule: 'KOR-BP-1', why: 'no-enemy-army', about: { hex } }
  const [enemy] = armiesInTheOpen(position, hex)
  if (enemy === undefined) return { rule: 'KOR-BP-3', why: 'within-walls', about: { hex } }
  if (Math.min(army.units.length, enemy.units.length) < UNITS_FOR_BATTLE)
    return { rule: 'KOR-BP-2', why: 'three-units', about: { needed: UNITS_FOR_BATTLE } }
  return null
}
