import type { Choice, Decision } from '@aquila/engine'
import type { ChoiceLook, Scene } from '../../../table/index.ts'
import { view } from '../../rules/knowledge/view.ts'
import type { AleaPosition } from '../../rules/state.ts'
import type { AleaInput } from '../../table/position.ts'
import { aleaTable } from '../english.ts'

interface Asked {
  readonly position: AleaPosition
  readonly decision: Decision
}

/** How a choice of the Caesarian lies on the table. */
export function lookOf(asked: Asked, choice: Choice): ChoiceLook {
  return aleaTable.choice(inputOf(asked), choice)
}

/** What the Caesarian sees. */
export function sceneOf(asked: Asked): Scene {
  return aleaTable.scene(inputOf(asked))
}

function inputOf({ position, decision }: Asked): AleaInput {
  const { data, roles, seats, options, state } = position
  const { scenario } = state
  const role = 'caesarian'
  const input = { view: view(position, role), data, role, roles, seats, options, decision, log: [], scenario }
  return { ...input, phase: 'movement' }
}
