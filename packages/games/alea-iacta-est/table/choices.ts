import type { Choice } from '@aquila/engine'
import { choiceLook as lookOfSeries } from '../../imperator/table/choices.ts'
import type { ChoiceLook } from '../../table/index.ts'
import { spqrEnd } from '../data/index.ts'
import { text } from '../messages/index.ts'
import { isLeader, placeOf } from '../rules/pieces.ts'
import { republicAhead } from './forecast.ts'
import { type AleaInput, factionOf, type Seen } from './position.ts'
import { leftUndone } from './warnings.ts'

export function choiceLook(seen: Seen, input: AleaInput, choice: Choice): ChoiceLook {
  const { verb, noun } = choice
  if (verb === 'embark' && input.decision !== null && typeof noun === 'string' && !isLeader(seen.data, noun))
    return { all: text('choice.embark-all') }
  const look = lookOfSeries(seen, input, choice, decision => leftUndone(seen, decision, verb))
  return look.battle === true && endsTheRepublic(seen, input, look.place)
    ? { ...look, danger: text('choice.republic') }
    : look
}

/** AIE-5.1.1-g: a Faction Leader who fights Romans takes a line from the sum that may keep the Republic alive. */
function endsTheRepublic(
  seen: Seen,
  { decision, role, options }: AleaInput,
  place: string | undefined,
): boolean {
  const side = factionOf(role)
  if (decision === null || side === null || seen.view.turn.factionLeaderFoughtRomans) return false
  const fights = seen.view.factionLeaders[side].some(
    leader => decision.about?.leader === leader || placeOf(seen.position, leader) === place,
  )
  return fights && republicAhead(seen, options).next + 1 >= spqrEnd
}
