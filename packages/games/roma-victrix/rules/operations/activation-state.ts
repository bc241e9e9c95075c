import type { Activation, RomaState } from '../state.ts'

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
