import type { Choice, Decision } from '@aquila/engine'
import { areaAt, areas, berthId, navalSteps } from '../data/index.ts'
import { castOf } from './cast.ts'
import { leadersAreDrawn } from './initiative.ts'
import { whyNoAttack } from './operations/attack.ts'
import { whyNoCapture } from './operations/capture.ts'
import { whyNoMarch } from './operations/march.ts'
import { whyNoPillage } from './operations/pillage.ts'
import { whyNoEmbarkation, whyNoLanding, whyNoVoyage } from './operations/sea.ts'
import { whyNoSiege } from './operations/siege.ts'
import { findLeader, leaderCalled, powerAt } from './pieces.ts'
import { controllerOf, sideOf } from './powers.ts'
import type { RomaReason } from './reasons.ts'
import type { Leader, RomaPosition } from './state.ts'

/** Why a choice is not in the list: the predicates that made the list say it. */
export function explain(position: RomaPosition, decision: Decision, choice: Choice): RomaReason | null {
  if (decision.task === 'operations') return whyNoActivation(position, choice)
  const leader = findLeader(position.state, position.state.activation?.leader ?? null)
  if (decision.task !== 'command' || leader === undefined) return null
  return whyNoCommand(position, leader, choice)
}

function whyNoCommand(position: RomaPosition, leader: Leader, { verb, noun }: Choice): RomaReason | null {
  switch (verb) {
    case 'march': {
      const area = areas.find(({ id }) => id === noun)
      return area === undefined ? null : whyNoMarch(position, leader, area.number)
    }
    case 'attack': {
      const power = castOf(position).numberOf.get(String(noun))
      return power === undefined ? null : whyNoAttack(position, leader, sideOf(position.state, power))
    }
    case 'sail': {
      const berth = navalSteps({ area: leader.area, sea: leader.coast }).find(each => berthId(each) === noun)
      return berth === undefined ? null : whyNoVoyage(position, leader, berth)
    }
    case 'embark': {
      const { seas } = areaAt(leader.area)
      const sea = seas.find(each => berthId({ area: leader.area, sea: each }) === noun)
      return sea === undefined ? null : whyNoEmbarkation(position, leader, { area: leader.area, sea })
    }
    case 'siege':
      return whyNoSiege(position, leader)
    case 'pillage':
      return whyNoPillage(position, leader)
    case 'capture':
      return whyNoCapture(position, leader)
    case 'debark':
      return whyNoLanding(position, leader)
    default:
      return null
  }
}

/** RV-5.23-a, RV-9.14-a: those of one's own who cannot be activated. */
function whyNoActivation(position: RomaPosition, { verb, noun }: Choice): RomaReason | null {
  const { state } = position
  const leader = leaderCalled(state, noun)
  if (verb !== 'activate' || leader === undefined) return null
  const { phasing } = state
  if (phasing === null || controllerOf(state, leader.power) !== controllerOf(state, phasing.power))
    return { rule: 'RV-5.0-a', why: 'not-his' }
  if (leader.activated)
    return leadersAreDrawn(position)
      ? { rule: 'RV-15.1-a', why: 'has-acted-this-turn' }
      : { rule: 'RV-5.23-a', why: 'has-acted' }
  if (leader.recruiting) return { rule: 'RV-9.14-a', why: 'recruiting' }
  return powerAt(state, leader.power).of === null
    ? { rule: 'RV-15.1-a', why: 'not-drawn' }
    : { rule: 'RV-11.12-a', why: 'not-roused' }
}
