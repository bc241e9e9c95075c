import { row } from '@aquila/engine'
import type { StratagemId } from '../../data/index.ts'
import type { Semper, SemperPosition } from '../state.ts'

export function stratagemOn({ data }: SemperPosition, counter: string): StratagemId {
  const [{ stratagem }] = row(data.stratagemCounters, counter).faces
  return stratagem
}

/** A counter that was played goes from beside the map, where it waits for its zone, onto it. */
export function layOnMap({ state }: Semper, counter: string): void {
  state.restingCounters = state.restingCounters.filter(other => other !== counter)
}
