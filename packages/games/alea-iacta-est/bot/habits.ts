import type { Habit } from '@aquila/engine'
import { type FactionId, factionIds } from '../data/types.ts'
import type { SeenAleaEvent } from '../rules/events/index.ts'
import { aleaData } from '../rules/series.ts'

/** What bots do again and again, read from the log of a match: losses that could be helped, and what is never done. */
export function habitsOf(log: readonly SeenAleaEvent[]): Habit[] {
  const count = (isMet: (event: SeenAleaEvent) => boolean) => log.filter(isMet).length
  return [
    {
      name: 'ships lost in winter',
      times: count(({ kind, rule }) => kind === 'unit-lost' && rule === 'AIE-9.1-b'),
    },
    {
      name: 'land units lost in winter',
      times: count(({ kind, rule }) => kind === 'unit-lost' && rule === 'AIE-9.2-b'),
    },
    {
      name: 'ships trapped in port',
      times: count(({ kind, rule }) => kind === 'trapped' && rule === 'AIE-8.2-i'),
    },
    { name: 'units trapped', times: count(({ kind, rule }) => kind === 'trapped' && rule !== 'AIE-8.2-i') },
    ...factionIds.map(side => idleSequences(log, side)),
    ...Object.keys(aleaData.stratagems).map(id => ({
      name: id,
      times: count(({ kind, data }) => kind === 'stratagem' && data.stratagem === id),
    })),
  ]
}

/** Sequences in which a side moved nobody. */
function idleSequences(log: readonly SeenAleaEvent[], side: FactionId): Habit {
  let all = 0
  let idle = 0
  let waiting = false
  const settle = () => {
    if (waiting) idle++
    waiting = false
  }
  for (const { kind, data } of log) {
    if (kind === 'sequence') {
      settle()
      waiting = data.side === side
      if (waiting) all++
    } else if ((kind === 'march' || kind === 'voyage') && data.side === side) waiting = false
  }
  settle()
  return { name: `idle sequences, ${side}`, times: idle, of: all }
}
