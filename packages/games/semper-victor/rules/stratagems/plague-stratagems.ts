import { outbreak } from './plague.ts'
import type { Effect } from './stratagem.ts'

/** SV-6.3-D, SV-6.3-E: on any zone, at any moment of Phase E. */
export const plagueStratagems: readonly Effect[] = [
  {
    id: 'foyer-de-peste',
    window: 'campaign',
    follows: true,
    goes: 'elsewhere',
    whyNot: () => null,
    play: (g, side, counter) => outbreak(g, side, counter, false),
  },
  {
    id: 'epidemie-de-peste',
    window: 'campaign',
    follows: true,
    goes: 'elsewhere',
    whyNot: () => null,
    play: (g, side, counter) => outbreak(g, side, counter, true),
  },
]
