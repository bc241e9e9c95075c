import type { Alea } from './state.ts'

/** AIE-2.F-f: all that the year brought is told; what is recruited waits for the next. `last`: the scenario ends with it. */
export function tellYearCloses(g: Alea, last: boolean): void {
  const { year } = g.state
  g.tell({ kind: 'year-closes', rule: 'AIE-2.F-f', data: { year, bc: -year, last } })
}
