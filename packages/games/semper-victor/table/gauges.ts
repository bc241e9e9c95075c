import { sideName } from '../../imperator/table/dress.ts'
import { sequencePips } from '../../imperator/table/gauges.ts'
import type { Gauge } from '../../table/index.ts'
import { sideIds } from '../data/types.ts'
import { isInterrupted } from '../rules/constantinople.ts'
import { kitOf } from './dress.ts'
import type { Seen } from './position.ts'

/** The year, the sequences, the points of both sides, and the works at Byzantium while they go on. */
export function gaugesOf(seen: Seen): Gauge[] {
  const { view, data, text } = seen
  const { firstYear, lastYear } = data.scenarios[view.scenario]
  const gauges: Gauge[] = [
    {
      kind: 'clock',
      label: text('year'),
      value: String(view.year),
      unit: text('ad'),
      part: view.year - firstYear,
      of: lastYear - firstYear + 1,
    },
    sequencePips(seen),
    {
      kind: 'points',
      label: text('points'),
      of: sideIds.map(side => ({
        name: sideName(seen, side),
        value: view.points[side],
        kit: kitOf(side),
      })),
    },
  ]
  const { box, built } = view.constantinopolis
  const { yearsOfBuilding } = data.constantinopolis
  if (box !== null && !built)
    gauges.push({
      kind: 'works',
      label: text('byzantium'),
      done: Math.max(0, yearsOfBuilding - (box - view.year)),
      of: yearsOfBuilding,
      until: String(box),
      threat: isInterrupted(seen.position) ? text('byzantium.threat', { year: box }) : null,
    })
  return gauges
}
