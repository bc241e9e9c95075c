import type { DiceSource, Match, Strategist } from '@aquila/engine'
import { Draft } from '../../imperator/bot/draft.ts'
import type { Orders } from '../../imperator/bot/levels.ts'
import { sequenceOf } from '../../imperator/bot/movement.ts'
import { joined, nameOf, withoutOne } from '../../imperator/bot/orders.ts'
import { Planner } from '../../imperator/bot/plan.ts'
import { PlansKept } from '../../imperator/bot/plans-kept.ts'
import { sequencesDone } from '../../imperator/bot/situation.ts'
import type { Bent } from '../../imperator/bot/stages.ts'
import type { AleaData } from '../data/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import type { AleaPosition } from '../rules/state.ts'
import { type Character, centurio, quick } from './character.ts'
import { doctrine } from './doctrine.ts'
import { botOf } from './levels.ts'
import { type AleaSeat, outlookOf } from './position.ts'
import { attackedIn, exposedIn } from './risks.ts'
import { leadOf, worthAfter } from './standing.ts'

/** What the general's search asks: plans for a whole sequence, who answers them, and how a side stands afterwards. */

/** The general has time: he plans a sequence in one go. */
const WEIGHED = 3000

/** Sequences after his own that he looks ahead: the enemy's answer. */
const REPLIES = 1

/** How often he plans with mistakes about gains, to come upon something else, and how great they are. */
const MISTAKEN = 5
const ERROR = 0.5

/** He plans as Centurio does; what is hopeless to him the others do not weigh at first. */
const steady: Character = { ...centurio, hurries: true }

const bold: Character = {
  ...steady,
  leastChance: 0.3,
  judgement: {
    ...centurio.judgement,
    enemyLosses: 1.5 * centurio.judgement.enemyLosses,
    ownLosses: 0.7 * centurio.judgement.ownLosses,
    danger: 0.3 * centurio.judgement.danger,
  },
}

const careful: Character = {
  ...steady,
  leastChance: 0.66,
  judgement: {
    ...centurio.judgement,
    danger: 2 * centurio.judgement.danger,
    exposure: 2.5 * centurio.judgement.exposure,
    lastExposure: Math.min(1, 2 * centurio.judgement.lastExposure),
    romaAtRisk: Math.min(1, 2 * centurio.judgement.romaAtRisk),
  },
}

const eager: Character = {
  ...steady,
  judgement: { ...centurio.judgement, aims: 2 * centurio.judgement.aims, pull: 2 * centurio.judgement.pull },
}

export const aleaStrategist: Strategist<Orders, AleaView, AleaData> = {
  nodes: 24,
  samples: 4,
  stretch(seat) {
    if (seat.decision.task !== 'movement') return null
    const { position, side } = outlookOf(seat)
    return sequenceOf(position, side)
  },
  *plans(seat, random) {
    for (const character of [steady, bold, careful, eager]) yield plannerOf(seat, character, random)({})
    const mistaken = plannerOf(seat, steady, random)
    for (let index = 0; index < MISTAKEN; index++) yield mistaken({ error: { share: ERROR, dice: random } })
  },
  *variations(seat, plan, random) {
    const sparing = plannerOf(seat, steady, random)
    const { draft } = studyOf(seat)
    for (const zone of [...attackedIn(draft, plan), ...exposedIn(draft, plan)])
      yield sparing({ avoids: new Set([zone]) })
  },
  join: ({ sequence, orders }, other) => ({ sequence, orders: joined(orders, other.orders) }),
  *without({ sequence, orders }) {
    for (const some of withoutOne(orders)) yield { sequence, orders: some }
  },
  nameOf: ({ orders }) => orders.map(nameOf).toSorted().join(';'),
  follow: (seat, orders) => botOf(centurio, numberOfPlan(seat), orders),
  advisor: seed => botOf(centurio, seed),
  opponent: (seat, seed) => botOf(quick, seed, undefined, studyOf(seat).replies),
  judge(seat) {
    const { position, side } = outlookOf(seat)
    const { year } = position.state
    const last = sequencesDone(position) + 1 + REPLIES
    const before = leadOf(position, side)
    return {
      isFarEnough(branch) {
        const now = positionOf(branch)
        if (now.state.year !== year || isAfterPoints(branch.phase)) return true
        return branch.phase === 'E.1' && sequencesDone(now) >= last
      },
      worth: branch => worthAfter(before, positionOf(branch), branch.result, side),
    }
  },
}

/** Makes orders as a character would, bent in one way or another. */
function plannerOf(seat: AleaSeat, character: Character, random: DiceSource): (bent: Bent) => Orders {
  const { draft, sequence, planners } = studyOf(seat)
  const planner = planners.get(character) ?? new Planner(draft, character, random)
  planners.set(character, planner)
  return bent => ({ sequence, orders: planner.plan({ weighs: WEIGHED, ...bent }).orders })
}

/** What the general has before him at a seat. It does not depend on what he has thought there before. */
interface Study {
  readonly draft: Draft
  readonly sequence: string
  readonly planners: Map<Character, Planner>
  /** How the enemy would answer. */
  readonly replies: PlansKept
}

const studies = new WeakMap<AleaSeat, Study>()

function studyOf(seat: AleaSeat): Study {
  const known = studies.get(seat)
  if (known !== undefined) return known
  const { position, side } = outlookOf(seat)
  const study = {
    draft: new Draft(doctrine, position, side, true),
    sequence: sequenceOf(position, side),
    planners: new Map<Character, Planner>(),
    replies: new PlansKept(),
  }
  studies.set(seat, study)
  return study
}

/** From here on the year has been judged (AIE-2.F-d, AIE-2.F-e). */
function isAfterPoints(phase: string): boolean {
  return phase === 'F.naves' || phase === 'F.land-units' || phase === 'A'
}

/** A follower's few random thoughts are the same in every look ahead. */
function numberOfPlan(seat: AleaSeat): number {
  return seat.decision.id
}

/** The branch is one of this game: its seat was. */
function positionOf(branch: Match): AleaPosition {
  return branch.position as AleaPosition
}
