import type { AleaState } from '../../rules/state.ts'
import { emptyMap, place } from '../support.ts'

/** A map on which only Caesar, in Narbo, and Pompeius, in Athens, stand; each holds the region he is in. */
export function twoLeaders(id = '2', change?: (state: AleaState) => void): AleaState {
  return emptyMap(id, state => {
    place(state, 'GAL-9', 'caesarian', ['caesar'])
    place(state, 'GRA-4', 'republican', ['pompeius'])
    state.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
    change?.(state)
  })
}

/** After the murder: Octavianus in Roma, M. Brutus in Athens. */
export function heirAndAssassin(id = '5', change?: (state: AleaState) => void): AleaState {
  return emptyMap(id, state => {
    place(state, 'ITA-1', 'caesarian', ['octavianus'])
    place(state, 'GRA-4', 'republican', ['m-brutus'])
    state.factionLeaders = { caesarian: ['octavianus'], republican: ['m-brutus'] }
    change?.(state)
  })
}
