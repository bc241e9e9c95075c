import type { Gauge } from '../../table/index.ts'
import { lastTurn, victoryAt } from '../data/periods.ts'
import { text } from '../messages/index.ts'
import type { Seen } from './position.ts'

/** Influence that fills its bar: more than a King ever needs at once. */
const MUCH_INFLUENCE = 15

export function gaugesOf({ view }: Seen): Gauge[] {
  const { notes } = view
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
        { label: text('gauge.vp'), value: view.vp, of: victoryAt, kit: 'murex' },
        { label: text('gauge.ip'), value: view.ip, of: MUCH_INFLUENCE, kit: 'people' },
      ],
    },
    {
      kind: 'bags',
      label: text('gauge.bags'),
      bags: [
        { label: text('bag.roman.short'), count: view.containers.roman, kit: 'murex' },
        { label: text('bag.hostile.short'), count: view.containers.hostile, kit: 'coal' },
      ],
    },
  ]
}
