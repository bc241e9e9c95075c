import type { Choice } from '@aquila/engine'
import { choiceLook as lookOfSeries } from '../../imperator/table/choices.ts'
import type { ChoiceLook } from '../../table/index.ts'
import { text } from '../messages/index.ts'
import { isLeader } from '../rules/pieces.ts'
import type { AleaInput, Seen } from './position.ts'
import { leftUndone } from './warnings.ts'

export function choiceLook(seen: Seen, input: AleaInput, choice: Choice): ChoiceLook {
  const { verb, noun } = choice
  if (verb === 'embark' && input.decision !== null && typeof noun === 'string' && !isLeader(seen.data, noun))
    return { all: text('choice.embark-all') }
  return lookOfSeries(seen, input, choice, decision => leftUndone(seen, decision, verb))
}
