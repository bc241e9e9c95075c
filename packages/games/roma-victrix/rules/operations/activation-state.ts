import type { Force } from '../combat/force.ts'
import { sideOf } from '../powers.ts'
import type { Activation, Fought, RomaState } from '../state.ts'

/** The Operations Points of the active Leader. */

export function activationOf(state: RomaState): Activation {
  if (state.activation === null) throw new Error('no Leader is active')
  return state.activation
}

export function changeActivation(state: RomaState, change: Partial<Activation>): void {
  state.activation = { ...activationOf(state), ...change }
}

/** RV-5.16-a: never more than there are. */
export function spend({ state }: { readonly state: RomaState }, points: number): void {
  const activation = activationOf(state)
  const { operations } = activation
  if (points > operations) throw new Error(`RV-5.16-a: ${points} Operations Points of ${operations}`)
  state.activation = { ...activation, operations: operations - points }
}

/** Remembers with whom the active Leader has fought here, if he is one of the two. */
export function noteFight(
  { state }: { readonly state: RomaState },
  at: Fought['at'],
  area: number,
  one: Pick<Force, 'power' | 'leaders'>,
  other: Pick<Force, 'power' | 'leaders'>,
): void {
  const { activation } = state
  if (activation === null) return
  const { leader, fought } = activation
  const enemy = one.leaders.includes(leader) ? other : other.leaders.includes(leader) ? one : null
  if (enemy === null) return
  const side = sideOf(state, enemy.power)
  state.activation = { ...activation, fought: [...fought, { at, area, side }] }
}
