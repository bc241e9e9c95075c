import type { Choice, Decision } from '@aquila/engine'
import { whyNotPlay } from '../../../imperator/rules/stratagems/registry.ts'
import { stratagemIds } from '../../data/stratagems.ts'
import { sideIds } from '../../data/types.ts'
import { whyNobodyNamed, whyNotNamed } from '../emperors/nominations.ts'
import type { SemperReason } from '../reasons.ts'
import type { SemperPosition } from '../state.ts'
import type { WindowName } from '../stratagems/stratagem.ts'
import { momentAt } from '../stratagems/window.ts'
import { type Grade, whyNotUsurper } from '../usurpation/candidates.ts'

const windows: readonly WindowName[] = [
  'initiative',
  'uprisings',
  'usurpations',
  'campaign',
  'before-battle',
  'after-roll',
  'after-battle',
]
const grades: readonly Grade[] = ['augustus', 'caesar', 'leader']

/** Why not: emperors, usurpations and stratagems. */
export function explainPolitics(
  position: SemperPosition,
  decision: Decision,
  choice: Choice,
): SemperReason | null {
  const side = sideIds.find(each => each === decision.role)
  if (side === undefined) return null
  const { about = {} } = decision
  const noun = String(choice.noun ?? '')
  // To abandon is the answer to a question too.
  const isAsked = decision.choices.some(({ verb }) => verb === choice.verb)
  const stratagem = stratagemIds.find(id => id === choice.verb)
  if (stratagem !== undefined && !isAsked) {
    const window = windows.find(name => name === decision.window)
    if (window === undefined) return { rule: 'SV-6-D', why: 'other-phase', about: { stratagem } }
    return whyNotPlay(position, side, stratagem, momentAt(window, {}))
  }
  if (!Object.hasOwn(position.data.romanLeaders, noun)) return null
  if (decision.task === 'name-emperors') {
    const rank = choice.verb === 'name-augustus' ? 'augustus' : 'caesar'
    return whyNobodyNamed(position, side, rank) ?? whyNotNamed(position, side, noun, rank)
  }
  const grade = grades.find(each => each === about.grade)
  return decision.task === 'pick-usurper' && grade !== undefined
    ? whyNotUsurper(position, side, grade, noun)
    : null
}
