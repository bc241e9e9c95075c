import type { Gauge } from '../../table/index.ts'
import { firstYear, lastYear } from '../data/types.ts'
import { text } from '../messages/index.ts'
import { bc, type Seen } from './position.ts'

/** The score at which the needle of the victory gauge stands at its end. */
const FAR = 12

export function gaugesOf({ view }: Seen): Gauge[] {
  const done = view.turn.sequencesDone
  const inCampaign = view.sequences.caesarian + view.sequences.republican > 0
  const row = (side: 'caesarian' | 'republican', kit: 'eagle' | 'senate') => {
    return {
      kit,
      done: done[side],
      of: done[side] + view.sequences[side],
      now: inCampaign && view.active === side,
    }
  }
  return [
    {
      kind: 'clock',
      label: text('year'),
      value: String(bc(view.year)),
      unit: text('bc'),
      part: view.year - firstYear,
      of: lastYear - firstYear + 1,
    },
    { kind: 'pips', label: text('smc'), rows: [row('caesarian', 'eagle'), row('republican', 'senate')] },
    {
      kind: 'lead',
      label: text('victory'),
      value: view.score,
      limit: FAR,
      ahead: 'eagle',
      behind: 'senate',
      short: text('vp'),
      letters: ['C', 'R'],
    },
    { kind: 'steps', label: text('spqr'), value: view.spqr, of: 5 },
  ]
}
