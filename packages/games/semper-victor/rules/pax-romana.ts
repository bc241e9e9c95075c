import type { Rules } from '@aquila/engine'
import { peopleIds } from '../data/types.ts'
import { naturalDeaths, testDeath } from './administration.ts'
import { augustiOf, isInPlay } from './emperors/ranks.ts'
import type { Semper, SemperPosition } from './state.ts'

/** SV-2.C-7: nobody is at war with Rome, there is no Secondus Augustus, and nobody usurps. */
export function isPaxRomana({ state }: SemperPosition): boolean {
  return (
    peopleIds.every(people => state.peoples[people].status !== 'war') &&
    state.emperors.secondus === null &&
    state.usurpations.length === 0
  )
}

/** SV-2.C-7: only the natural deaths of Phase D. */
export function* yearOfPeace(g: Semper): Rules {
  g.tell({ kind: 'pax-romana', rule: 'SV-2.C-7', data: { year: g.state.year } })
  yield* naturalDeaths(g, testDeathInPeace)
}

/** SV-2.C-8, RULING-06: if he was the Primus Augustus, and the only Augustus when he died, peace is over. */
function* testDeathInPeace(g: Semper, id: string): Rules {
  const reignsAlone = g.state.emperors.primus === id && isOnlyAugustus(g, id)
  yield* testDeath(g, id)
  if (!reignsAlone || isInPlay(g, id)) return
  g.state.paxRomana = false
  g.tell({ kind: 'pax-broken', rule: 'SV-2.C-8', data: { leader: id } })
}

function isOnlyAugustus(position: SemperPosition, id: string): boolean {
  return [...augustiOf(position, 'primus'), ...augustiOf(position, 'secondus')].every(other => other === id)
}
