import { isPlainObject, type Migration } from '@aquila/engine'
import { leaderIds } from '../pieces.ts'

/** How stored states of earlier versions of the rules become states of today. */
export const migrations: { readonly [version: string]: Migration } = {
  '1.0.0': { to: '1.1.0', migrate: stackLeadersAndUnitsApart },
}

/** Since 1.1.0 a stack lists its leaders and its units apart. */
function stackLeadersAndUnitsApart(state: unknown): unknown {
  if (!isPlainObject(state) || !isPlainObject(state.stacks)) throw new Error('there are no stacks')
  const stacks: Record<string, unknown> = {}
  for (const [place, stack] of Object.entries(state.stacks)) {
    if (!Array.isArray(stack)) throw new Error(`there is no stack in ${place}`)
    const leaders = stack.filter(piece => leaderIds.includes(String(piece)))
    const units = stack.filter(piece => !leaderIds.includes(String(piece)))
    stacks[place] = { leaders, units }
  }
  return { ...state, stacks }
}
