import type { Habit } from '@aquila/engine'
import {
  hopelessEvasions,
  idleSequences,
  leadersFoundAlone,
  rashAttacks,
  unitsGoneOver,
} from '../../imperator/bot/habits.ts'
import type { SeenCampaignEvent } from '../../imperator/rules/events/index.ts'
import { sideIds } from '../data/types.ts'
import type { SemperEventKind } from '../rules/events/index.ts'
import { semperData } from '../rules/series.ts'

/** What bots do again and again, read from the log of a match. */
export function habitsOf(log: readonly SeenCampaignEvent[]): Habit[] {
  const count = (kind: SemperEventKind) => log.filter(event => event.kind === kind).length
  return [
    rashAttacks(log, semperData),
    leadersFoundAlone(log),
    unitsGoneOver(log),
    hopelessEvasions(log, semperData),
    ...sideIds.map(side => idleSequences(log, side)),
    { name: 'units trapped', times: count('trapped') },
    { name: 'usurpations', times: count('usurpation-validated'), of: count('usurper') },
    { name: 'landings', times: count('landing'), of: count('voyage') },
    ...Object.keys(semperData.stratagems).map(id => ({
      name: id,
      times: log.filter(event => event.kind === 'stratagem' && event.data.stratagem === id).length,
    })),
  ]
}
