import type { KingsPosition, Omens } from './state.ts'

/** RULING-12: omens count while there is a Pontifex Maximus to read them. */
export function omensRead({ state }: KingsPosition): Omens | null {
  return state.pontifex ? state.omens : null
}
