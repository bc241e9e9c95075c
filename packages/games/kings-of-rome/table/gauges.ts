import type { Gauge } from '../../table/index.ts'
import { victoryAt } from '../data/periods.ts'
import { gloriousFrom } from '../data/reigns.ts'
import { reignsPlayed } from '../rules/single-reign.ts'
import { alarmsOf } from './forecast.ts'
import type { Seen } from './position.ts'

/** Influence that fills its bar: more than a King ever needs at once. */
const MUCH_INFLUENCE = 15

export function gaugesOf(seen: Seen): Gauge[] {
  const { view, text } = seen
  const { notes } = view
  const { influence, bag } = alarmsOf(seen)
  const reigns = reignsPlayed(seen.position)
  const [first, last] = [reigns.at(0)?.firstTurn ?? 1, reigns.at(-1)?.lastTurn ?? view.turn]
  const glory = view.singleReign ? gloriousFrom : victoryAt
  return [
    {
      kind: 'clock',
      label: text('gauge.turn'),
      value: String(view.turn),
      unit: text('gauge.of', { n: last }),
      part: Math.max(0, view.turn - first),
      of: last - first + 1,
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
          of: glory,
          kit: 'murex',
          end: text(view.singleReign ? 'gauge.vp.glory' : 'gauge.vp.end', { n: glory }),
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
