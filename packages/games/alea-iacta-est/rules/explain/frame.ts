import type { Choice } from '@aquila/engine'
import type { FactionId, RegionId } from '../../data/index.ts'
import { factionIds, romanUnitKinds } from '../../data/types.ts'
import { whyNotSpare } from '../adjustments/garrisons.ts'
import { strandedStack, whyNotWinterIn } from '../adjustments/land.ts'
import { recruitsFor, whyNotRecruit } from '../adjustments/recruitment.ts'
import { whyNotFillArmy } from '../deployment-helps.ts'
import { whyNotDeployLeader, whyNotDeployUnit } from '../deployment-zones.ts'
import { isLeader, isLegio, isOnMap, sideOf, unit } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { whyNotDisband, whyNotMuster } from '../reinforcements.ts'
import { type AleaPosition, boxes } from '../state.ts'
import type { AleaDecision } from '../tasks.ts'

/** Why not: deployment, reinforcements, winter quarters, garrisons and recruitment. */
export function explainFrame(
  position: AleaPosition,
  decision: AleaDecision,
  choice: Choice,
): AleaReason | null {
  const side = factionIds.find(faction => faction === decision.role)
  if (side === undefined || choice.noun === undefined) return null
  const noun = String(choice.noun)
  switch (decision.task) {
    case 'deploy-leader':
      return isZone(position, noun) ? whyNotDeployLeader(position, side, decision.about.leader, noun) : null
    case 'deploy-unit':
      if (choice.verb === 'deploy-army')
        return isLeader(position.data, noun)
          ? whyNotFillArmy(position, side, decision.about.unit, noun)
          : { rule: decision.rule, why: 'place-asked' }
      return isZone(position, noun) ? whyNotDeployUnit(position, side, decision.about.unit, noun) : null
    case 'muster': {
      const { unit: mustered, region } = decision.about
      return isZone(position, noun) ? whyNotMuster(position, side, mustered, region, noun) : null
    }
    case 'winter-quarters':
      return isZone(position, noun)
        ? (whyNotWinterIn(position, strandedStack(position, decision.about.zone, side), side, noun) ?? {
            rule: 'AIE-9.1-b',
            why: 'no-port',
            about: { zone: noun },
          })
        : null
    case 'pick-garrison-legion':
      return explainGarrison(position, side, decision.about.region, noun)
    case 'pick-legion-to-disband':
      return isLegio(position.data, noun)
        ? whyNotDisband(position, side, noun)
        : { rule: decision.rule, why: 'not-your-legion', about: { unit: noun } }
    case 'pick-deserters':
      return { rule: decision.rule, why: 'not-your-legion', about: { unit: noun } }
    case 'recruit':
      return explainRecruit(position, decision, noun)
    case 'pick-recruit':
      return explainRecruitCounter(position, decision, noun)
    default:
      return null
  }
}

function explainGarrison(
  position: AleaPosition,
  side: FactionId,
  region: RegionId,
  legion: string,
): AleaReason | null {
  const { data } = position
  const mine =
    isLegio(data, legion) && isOnMap(data, unit(position, legion).place) && sideOf(position, legion) === side
  if (!mine) return { rule: 'AIE-9.4-a', why: 'not-your-legion', about: { unit: legion } }
  return whyNotSpare(position, side, legion, region)
}

function explainRecruit(
  position: AleaPosition,
  { about }: AleaDecision<'recruit'>,
  noun: string,
): AleaReason | null {
  const kind = romanUnitKinds.find(each => each === noun)
  if (kind === undefined) return null
  const reason = whyNotRecruit(position, about.region, kind, about[kind])
  return reason ?? { rule: 'AIE-9.4-b', why: 'one-of-each-type' }
}

function explainRecruitCounter(
  position: AleaPosition,
  { about: { kind } }: AleaDecision<'pick-recruit'>,
  noun: string,
): AleaReason | null {
  if (position.data.units[noun]?.kind !== kind) return null
  if (unit(position, noun).place !== boxes.reserve)
    return { rule: 'AIE-9.4-d', why: 'not-in-reserve', about: { unit: noun } }
  return recruitsFor(position, kind, 1).includes(noun) ? { rule: 'AIE-9.4-c', why: 'recruits-first' } : null
}

function isZone({ data }: AleaPosition, noun: string): boolean {
  return Object.hasOwn(data.zones, noun)
}
