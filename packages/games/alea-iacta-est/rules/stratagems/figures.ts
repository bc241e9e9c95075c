import { row } from '@aquila/engine'
import type { CampaignPosition } from '../../../imperator/rules/state.ts'
import type { StratagemId } from '../../data/index.ts'

/** The figure printed on the side of the counter that bears the stratagem; 0 where none is printed. */
export function figureOn({ data }: CampaignPosition, counter: string, stratagem: StratagemId): number {
  const face = row(data.stratagemCounters, counter).faces.find(each => each.stratagem === stratagem)
  return face?.value ?? 0
}
