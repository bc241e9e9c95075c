import type { Effect } from './stratagem.ts'
import { layThorn, type ThornId, whyNoThorn } from './thorns.ts'

/** SV-6.3-M, SV-6.3-Y to SV-6.3-ZA: counters that stay on the map. */
function thorn(id: ThornId): Effect {
  return {
    id,
    window: 'campaign',
    // Brigands come where no unit is.
    steady: id !== 'bagaudes',
    goes: 'elsewhere',
    whyNot: position => whyNoThorn(position, id),
    play: (g, side, counter) => layThorn(g, side, counter, id),
  }
}

export const thornStratagems: readonly Effect[] = [
  thorn('coup-d-etat-perse'),
  thorn('persecution'),
  thorn('heresy'),
  thorn('bagaudes'),
]
