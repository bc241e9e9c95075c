import type { Habit } from '@aquila/engine'
import {
  hopelessEvasions,
  idleSequences,
  leadersFoundAlone,
  rashAttacks,
  unitsGoneOver,
} from '../../imperator/bot/habits.ts'
import type { SeenCampaignEvent } from '../../imperator/rules/events/index.ts'
import { factionIds } from '../data/types.ts'

import { aleaData } from '../rules/series.ts'

/** What bots do again and again, read from the log of a match: losses that could be helped, and what is never done. */
export function habitsOf(log: readonly SeenCampaignEvent[]): Habit[] {
  const count = (isMet: (event: SeenCampaignEvent) => boolean) => log.filter(isMet).length
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
    rashAttacks(log, aleaData),
    leadersFoundAlone(log),
    unitsGoneOver(log),
    hopelessEvasions(log, aleaData),
    ...factionIds.map(side => idleSequences(log, side)),
    ...Object.keys(aleaData.stratagems).map(id => ({
      name: id,
      times: count(({ kind, data }) => kind === 'stratagem' && data.stratagem === id),
    })),
  ]
}
