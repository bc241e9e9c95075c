import type { RuleId } from '@aquila/engine'
import { roundsTillDusk } from '../data/periods.ts'
import type { Kings } from './state.ts'

/** RULING-86: dice may miss for ever, men do not fight on in the dark. */
export function nightFalls(g: Kings, rule: RuleId): void {
  g.tell({ kind: 'nightfall', rule, data: { rounds: roundsTillDusk } })
}
