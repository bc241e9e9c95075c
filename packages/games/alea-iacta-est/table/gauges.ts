import { sequencePips } from '../../imperator/table/gauges.ts'
import type { Gauge } from '../../table/index.ts'
import { firstYear, lastYear } from '../data/types.ts'
import { bc } from './dress.ts'
import type { Seen } from './position.ts'

/** The score at which the needle of the victory gauge stands at its end. */
const FAR = 12

/** `next`: where SPQR will stand at the end of the year if nothing changes. */
export function gaugesOf(seen: Seen, next: number): Gauge[] {
  const { view, text } = seen
  return [
    {
      kind: 'clock',
      label: text('year'),
      value: String(bc(view.year)),
      unit: text('bc'),
      part: view.year - firstYear,
      of: lastYear - firstYear + 1,
    },
    sequencePips(seen),
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
    { kind: 'steps', label: text('spqr'), value: view.spqr, of: 5, next },
  ]
}
