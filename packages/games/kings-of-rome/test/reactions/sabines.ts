import type { KingsState } from '../../rules/state.ts'
import { bareMap, place } from '../support.ts'

/** The King sits in Rome without an army; Valerius of the Sabines leads two units in Cures. */
export function sabines(change?: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    place(state, '3713', 'hostile', ['valerius', 'U11', 'U12'])
    // Of three cities at three points from Cures two are theirs already: Nomentum and Crustumerium.
    state.control = { '3911': 'sab', '3809': 'sab' }
    change?.(state)
  })
}
