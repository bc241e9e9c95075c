import type { Gauge } from '../../table/index.ts'
import { lastTurn, victoryAt } from '../data/periods.ts'
import { text } from '../messages/index.ts'
import { alarmsOf } from './forecast.ts'
import type { Seen } from './position.ts'

/** Influence that fills its bar: more than a King ever needs at once. */
const MUCH_INFLUENCE = 15

export function gaugesOf(seen: Seen): Gauge[] {
  const { view } = seen
  const { notes } = view
  const { influence, bag } = alarmsOf(seen)
  return [
    {
      kind: 'clock',
      label: text('gauge.turn'),
      value: String(view.turn),
      unit: text('gauge.of', { n: lastTurn }),
      part: Math.max(0, view.turn - 1),
      of: lastTurn,
    },
    {
      kind: 'pips',
      label: text('gauge.actions'),
      rows: [
        {
          kit: 'murex',
          done: notes.actionsDone,
          of: notes.actions ?? 0,
          now: notes.actions !== null && !notes.actionsEnded,
        },
        { kit: 'brick', done: 0, of: notes.reactions, now: false },
      ],
    },
    {
      kind: 'scores',
      label: text('gauge.points'),
      rows: [
        {
          label: text('gauge.vp'),
          value: view.vp,
          of: victoryAt,
          kit: 'murex',
          end: text('gauge.vp.end', { n: victoryAt }),
        },
        {
          label: text('gauge.ip'),
          value: view.ip,
          of: MUCH_INFLUENCE,
          kit: 'people',
          end: text('gauge.ip.end'),
          alarm: influence,
        },
      ],
    },
    {
      kind: 'bags',
      label: text('gauge.bags'),
      bags: [
        { label: text('bag.roman.short'), count: view.containers.roman, kit: 'murex', alarm: bag },
        { label: text('bag.hostile.short'), count: view.containers.hostile, kit: 'coal' },
      ],
    },
  ]
}
