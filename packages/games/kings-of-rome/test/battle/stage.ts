import type { Rules } from '@aquila/engine'
import type { HexId } from '../../data/index.ts'
import { type BattleOrder, type BattleOutcome, pitchedBattle } from '../../rules/battle/index.ts'
import { hostileArmiesIn, romanArmyIn } from '../../rules/pieces.ts'
import type { Kings, KingsState } from '../../rules/state.ts'
import { bareMap, d6, place } from '../support.ts'

/** On the road from Rome to Alba Longa, with no city: 4006 lies towards Rome, 4206 towards Alba. */
export const FIELD: HexId = '4106'
export const BEHIND: HexId = '4006'

/** On the trail from Tibur to Carsioli of the Aequi, with no city: 4211 lies behind, 4313 and 4413 before. */
export const HILLS: HexId = '4312'

/** The army of the Aequi: leader 3/1, three infantry of Virtus 2, the first with a captive mark; no cavalry. */
export const aequi = ['war-aequi-leader', 'war-aequi-1', 'war-aequi-2', 'war-aequi-3']
/** The army of Titus Tatius, 3/2: infantry 3, 2, 2 and a cavalry of Virtus 2. */
export const sabines = ['war-sabine-leader', 'war-sabine-1', 'war-sabine-2', 'war-sabine-3', 'war-sabine-4']

/** Mamilius, 3/2, with infantry 3, 2, 2 and a cavalry of Virtus 2. */
export const latins = ['mamilius', 'U01', 'U02', 'U05', 'U04']

/** Romans and others in the field. S1 to S4 are infantry of the classes I, II, III and III, S5 is cavalry. */
export function field(
  romans: readonly string[],
  others: readonly string[],
  change?: (state: KingsState) => void,
  hex: HexId = FIELD,
): KingsState {
  return bareMap(state => {
    place(state, hex, 'roman', romans)
    place(state, hex, 'hostile', others)
    change?.(state)
  })
}

/** Fights the battle in the field. */
export function battle(
  order: Partial<BattleOrder> = {},
  into?: (outcome: BattleOutcome) => void,
): (g: Kings) => Rules {
  return function* (g) {
    const hex = order.hex ?? FIELD
    const roman = romanArmyIn(g, hex)
    const [hostile] = hostileArmiesIn(g, hex)
    if (roman === null || hostile === undefined) throw new Error(`no two armies in ${hex}`)
    const outcome = yield* pitchedBattle(g, {
      hex,
      roman,
      hostile,
      attacker: 'roman',
      kind: 'action',
      from: BEHIND,
      ...order,
    })
    into?.(outcome)
  }
}

/** A battle of Romans who are no army. */
export function fightWith(order: Omit<BattleOrder, 'hostile'>): (g: Kings) => Rules {
  return function* (g) {
    const [hostile] = hostileArmiesIn(g, order.hex)
    if (hostile === undefined) throw new Error(`no army in ${order.hex}`)
    yield* pitchedBattle(g, { ...order, hostile })
  }
}

/** The dice of a round, space by space, Rome first: attacks(6, 1, 5, 2). */
export function attacks(...dice: readonly number[]) {
  return dice.map(die => d6('attack', die))
}

/** KOR-BAT-4: the two chits that change containers. */
export const twoChits = [
  d6('battle: a chit changes containers', 1),
  d6('battle: a chit changes containers', 1),
]
