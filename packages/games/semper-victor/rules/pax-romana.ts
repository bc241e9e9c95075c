import type { Rules } from '@aquila/engine'
import { peopleIds } from '../data/types.ts'
import { naturalDeaths } from './administration.ts'
import { augustiOf } from './emperors/ranks.ts'
import type { Semper, SemperPosition } from './state.ts'

/** SV-2.C-7: nobody is at war with Rome, there is no Secondus Augustus, and nobody usurps. */
export function isPaxRomana({ state }: SemperPosition): boolean {
  return (
    peopleIds.every(people => state.peoples[people].status !== 'war') &&
    state.emperors.secondus === null &&
    state.usurpations.length === 0
  )
}

/** SV-2.C-7: only the natural deaths of Phase D. SV-2.C-8, RULING-06: if they take the only Augustus, peace is over. */
export function* yearOfPeace(g: Semper): Rules {
  g.tell({ kind: 'pax-romana', rule: 'SV-2.C-7', data: { year: g.state.year } })
  const before = g.state.emperors.primus
  const alone = augustiOf(g, 'primus').length + augustiOf(g, 'secondus').length === 1
  yield* naturalDeaths(g)
  if (!alone || g.state.emperors.primus === before) return
  g.state.paxRomana = false
  g.tell({ kind: 'pax-broken', rule: 'SV-2.C-8', data: { leader: before ?? '' } })
}
