import type { Choice } from '@aquila/engine'
import { leaderName } from '../../imperator/names.ts'
import { politicalOf } from '../../imperator/rules/pieces.ts'
import { faces } from '../../imperator/rules/stratagems/roll.ts'
import type { ChoiceLook } from '../../table/index.ts'
import type { SemperSpeech } from '../messages/index.ts'
import { candidates, type Grade } from '../rules/usurpation/candidates.ts'
import { emperorsWeight } from '../rules/usurpation/civil-war.ts'
import { type Seen, type SemperInput, sideOfRole } from './position.ts'

/** SV-6.1-A, SV-3.6.3-D: how likely it is that the army acclaims somebody, or that a Diocese follows him. */
export function revoltLook(
  seen: Seen,
  { decision }: SemperInput,
  { verb, noun }: Choice,
): Pick<ChoiceLook, 'cost' | 'faces' | 'detail'> {
  const { position } = seen
  if (typeof noun !== 'string') return {}
  if (decision?.task === 'react.usurpations') return bidsLook(seen, verb, decision.role)
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

/** SV-6.1-A to SV-6.2-C: whom the stratagem could make a Usurper now, and how likely; who has the best chance comes first. */
function bidsLook(seen: Seen, stratagem: string, role: string): Pick<ChoiceLook, 'detail'> {
  const { position, data, text } = seen
  const plotter = sideOfRole(role)
  const grade = gradeOfStratagem(stratagem)
  if (plotter === null || grade === null) return {}
  const able = candidates(position, plotter, grade)
  const best = able.toSorted((one, other) => politicalOf(position, other) - politicalOf(position, one))
  if (best.length === 0) return {}
  const who = best.map(leader => {
    const good = faces.d6.map(face => face <= politicalOf(position, leader))
    return text('revolt.candidate', {
      leader: leaderName(seen, data, leader) ?? leader,
      chance: chance(seen, good),
    })
  })
  return { detail: text('revolt.candidates', { who }) }
}

function gradeOfStratagem(stratagem: string): Grade | null {
  if (!stratagem.startsWith('usurpation')) return null
  if (stratagem.includes('-augustus-')) return 'augustus'
  return stratagem.includes('-caesar-') ? 'caesar' : 'leader'
}

function chance({ text }: SemperSpeech, good: readonly boolean[]): string {
  return text('revolt.chance', { n: good.filter(Boolean).length, of: good.length })
}
