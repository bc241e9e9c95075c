import { isPlainObject, type Migration } from '@aquila/engine'
import { stackUp } from '../counters.ts'
import type { AleaState } from '../state.ts'

/** How stored states of earlier versions of the rules become states of today. */
export const migrations: { readonly [version: string]: Migration } = {
  '1.0.0': { to: '1.2.0', migrate: stackAnew },
  '1.1.0': { to: '1.2.0', migrate: stackAnew },
}

/** Since 1.2.0 a stack lists leaders and units apart, by the faction they show. It is only an index of the counters. */
function stackAnew(state: unknown): unknown {
  if (!isPlainObject(state)) throw new Error('there is no state')
  const { leaders, units } = state
  if (!areCounters(leaders) || !areCounters(units)) throw new Error('there are no counters')
  return { ...state, stacks: stackUp(leaders, units) }
}

/** As far as the index needs it; the whole state is checked when it is read. */
function areCounters(counters: unknown): counters is AleaState['leaders'] & AleaState['units'] {
  return (
    isPlainObject(counters) &&
    Object.values(counters).every(
      counter =>
        isPlainObject(counter) &&
        typeof counter.place === 'string' &&
        (counter.faction === null || counter.faction === 'caesarian' || counter.faction === 'republican'),
    )
  )
}
