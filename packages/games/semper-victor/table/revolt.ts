import type { Choice } from '@aquila/engine'
import { politicalOf } from '../../imperator/rules/pieces.ts'
import { faces } from '../../imperator/rules/stratagems/roll.ts'
import type { ChoiceLook } from '../../table/index.ts'
import type { SemperSpeech } from '../messages/index.ts'
import { emperorsWeight } from '../rules/usurpation/civil-war.ts'
import type { Seen, SemperInput } from './position.ts'

/** SV-6.1-A, SV-3.6.3-D: how likely it is that the army acclaims somebody, or that a Diocese follows him. */
export function revoltLook(
  seen: Seen,
  { decision }: SemperInput,
  { noun }: Choice,
): Pick<ChoiceLook, 'cost' | 'faces'> {
  const { position } = seen
  if (typeof noun !== 'string') return {}
  if (decision?.task === 'pick-usurper') {
    const good = faces.d6.map(face => face <= politicalOf(position, noun))
    return { faces: good, cost: chance(seen, good) }
  }
  const diocese = position.data.regionOrder.find(id => id === noun)
  if (decision?.task !== 'extend-usurpation' || diocese === undefined) return {}
  const leader = String(decision.about?.leader)
  const { bonus = 0 } = position.state.usurpations.find(({ usurper }) => usurper === leader) ?? {}
  const added = emperorsWeight(position, diocese) - bonus
  return {
    cost: chance(
      seen,
      faces.d10.map(face => face + added < politicalOf(position, leader)),
    ),
  }
}

function chance({ text }: SemperSpeech, good: readonly boolean[]): string {
  return text('revolt.chance', { n: good.filter(Boolean).length, of: good.length })
}
