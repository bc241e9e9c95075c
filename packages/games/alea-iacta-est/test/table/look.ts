import type { Choice, Decision } from '@aquila/engine'
import type { ChoiceLook } from '../../../table/index.ts'
import { view } from '../../rules/knowledge/view.ts'
import type { AleaPosition } from '../../rules/state.ts'
import { aleaTable } from '../english.ts'

/** How a choice of the Caesarian lies on the table. */
export function lookOf(
  { position, decision }: { position: AleaPosition; decision: Decision },
  choice: Choice,
): ChoiceLook {
  const { data, roles, seats, options, state } = position
  const { scenario } = state
  const role = 'caesarian'
  const input = { view: view(position, role), data, role, roles, seats, options, decision, log: [], scenario }
  return aleaTable.choice({ ...input, phase: 'movement' }, choice)
}
