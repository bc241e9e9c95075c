import type { DiceSource, Judge, Match, Result, Seat, Strategist, TasksLike } from '@aquila/engine'
import type { Character } from './character.ts'
import type { BotTypes } from './doctrine.ts'
import { Draft } from './draft.ts'
import { botOf, type Orders, type School } from './levels.ts'
import { joined, nameOf, withoutOne } from './orders.ts'
import { Planner } from './plan.ts'
import { PlansKept } from './plans-kept.ts'
import { attackedIn, exposedIn } from './risks.ts'
import { sequenceOf, sequencesDone, timeLeft } from './situation.ts'
import type { Bent } from './stages.ts'
import { chanceOf, leadBy, type Measures, type Weighing } from './standing.ts'
import { bold, eager, onward, quick, steady } from './tempers.ts'

/**
 * The general of the series: what his search asks is a plan for a whole sequence, who answers it, and how the side stands
 * afterwards. A year that is not the last is judged after the enemy's answer; the last one is played to its end.
 */

/** What a game brings for its general; the parameters are those of its `School`. */
export interface Staff<T extends TasksLike<T>, V, G extends BotTypes> {
  readonly school: School<T, V, G>
  /** Whose plans the general thinks over, and who answers whatever no plan is for. */
  readonly centurio: Character
  /** The same man, more careful: what there is to be careful about the game knows. */
  readonly careful: Character
  /** How a side stands, and what each of these measures weighs. */
  readonly measuresOf: (position: G['position'], side: G['side']) => Measures
  readonly weights: Weighing
  /** What a result is worth to a side, in points: a victory 1, a draw a half, a defeat 0. */
  readonly pointsOf: (result: Result, side: G['side']) => number
  readonly isLastYear: (position: G['position']) => boolean
  /** True in the phases after the year has been judged. */
  readonly isAfterPoints: (phase: string) => boolean
}

/** The general has time: he plans a sequence in one go. */
const WEIGHED = 3000

/** Sequences after his own that he looks ahead: the enemy's answer. */
const REPLIES = 1

/** How often he plans with mistakes about gains, to come upon something else, and how great they are. */
const MISTAKEN = 5
const ERROR = 0.5

/**
 * How much it counts in a match that was played to its end how the sides stand there. Plans that all lose are told apart
 * by how near they come to something better.
 */
const NEARNESS = 0.1

/** A seat of a game whose bots are written for `G`. */
type SeatIn<V, G extends BotTypes> = Seat<V, G['position']['data']>

export function strategistOf<T extends TasksLike<T>, V, G extends BotTypes>(
  staff: Staff<T, V, G>,
): Strategist<Orders, V, G['position']['data']> {
  const { school, centurio } = staff
  // The plan that he trusts most is the first one's.
  const trusted = steady(centurio)
  const planners = [trusted, bold(centurio), staff.careful, eager(centurio)]
  const [answering, playing] = [quick(centurio), onward(centurio)]

  /** What the general has before him at a seat. It does not depend on what he has thought there before. */
  const studies = new WeakMap<SeatIn<V, G>, Study>()
  function studyOf(seat: SeatIn<V, G>): Study {
    const known = studies.get(seat)
    if (known !== undefined) return known
    const { position, side } = school.outlook(seat)
    const study = {
      draft: new Draft(school.doctrine, position, side, true),
      sequence: sequenceOf(position, side),
      isLastYear: staff.isLastYear(position),
      planners: new Map<Character, Planner>(),
      replies: new PlansKept(),
    }
    studies.set(seat, study)
    return study
  }

  /** Makes orders as a character would, bent in one way or another. */
  function plannerOf(seat: SeatIn<V, G>, character: Character, random: DiceSource): (bent: Bent) => Orders {
    const { draft, sequence, planners: known } = studyOf(seat)
    const planner = known.get(character) ?? new Planner(draft, character, random)
    known.set(character, planner)
    return bent => ({ sequence, orders: planner.plan({ weighs: WEIGHED, ...bent }).orders })
  }

  return {
    nodes: 24,
    samples: 4,
    stretch(seat) {
      if (seat.decision.task !== 'movement') return null
      const { position, side } = school.outlook(seat)
      return sequenceOf(position, side)
    },
    *plans(seat, random) {
      for (const character of planners) yield plannerOf(seat, character, random)({})
      const mistaken = plannerOf(seat, trusted, random)
      for (let index = 0; index < MISTAKEN; index++) yield mistaken({ error: { share: ERROR, dice: random } })
    },
    *variations(seat, plan, random) {
      const sparing = plannerOf(seat, trusted, random)
      const { draft } = studyOf(seat)
      for (const zone of [...attackedIn(draft, plan), ...exposedIn(draft, plan)])
        yield sparing({ avoids: new Set([zone]) })
    },
    join: ({ sequence, orders }, other) => ({ sequence, orders: joined(orders, other.orders) }),
    *without({ sequence, orders }) {
      for (const some of withoutOne(orders)) yield { sequence, orders: some }
    },
    nameOf: ({ orders }) => orders.map(nameOf).toSorted().join(';'),
    follow: (seat, orders) => botOf(school, centurio, numberOfPlan(seat), orders),
    rehearse(seat, orders) {
      const { isLastYear, replies } = studyOf(seat)
      return isLastYear
        ? botOf(school, playing, numberOfPlan(seat), orders, replies)
        : botOf(school, centurio, numberOfPlan(seat), orders)
    },
    advisor: seed => botOf(school, centurio, seed),
    opponent(seat, seed) {
      const { isLastYear, replies } = studyOf(seat)
      return botOf(school, isLastYear ? playing : answering, seed, undefined, replies)
    },
    judge: seat => (studyOf(seat).isLastYear ? judgeOfTheEnd(staff, seat) : judgeOfTheYear(staff, seat)),
  }
}

interface Study {
  readonly draft: Draft
  readonly sequence: string
  readonly isLastYear: boolean
  readonly planners: Map<Character, Planner>
  /** How the enemy would answer; in the last year also how the side would go on. */
  readonly replies: PlansKept
}

/** The last year is played, not judged: what counts is the result. */
function judgeOfTheEnd<T extends TasksLike<T>, V, G extends BotTypes>(
  staff: Staff<T, V, G>,
  seat: SeatIn<V, G>,
): Judge {
  return {
    isFarEnough: () => false,
    worth(branch) {
      const side = sideAfter<V, G>(branch, seat)
      const standing = chanceOf(leadOf(staff, positionOf<G>(branch), side))
      if (branch.result === null) return standing
      return (1 - NEARNESS) * staff.pointsOf(branch.result, side) + NEARNESS * standing
    },
  }
}

/** A year that is not the last is judged after the enemy's answer, or when its points have been counted. */
function judgeOfTheYear<T extends TasksLike<T>, V, G extends BotTypes>(
  staff: Staff<T, V, G>,
  seat: SeatIn<V, G>,
): Judge {
  const { position, side } = staff.school.outlook(seat)
  const { year } = position.state
  const last = sequencesDone(position) + 1 + REPLIES
  const before = leadOf(staff, position, side)
  return {
    isFarEnough(branch) {
      const now = positionOf<G>(branch)
      if (now.state.year !== year || staff.isAfterPoints(branch.phase)) return true
      return branch.phase === 'E.1' && sequencesDone(now) >= last
    },
    worth(branch) {
      const own = sideAfter<V, G>(branch, seat)
      if (branch.result === null) return chanceOf(leadOf(staff, positionOf<G>(branch), own) - before)
      const points = staff.pointsOf(branch.result, own)
      // A draw is a gain for a side that was about to lose.
      return points === 0.5 ? 0.5 - 0.8 * (chanceOf(before) - 0.5) : points
    },
    measures(branch) {
      if (branch.result !== null) return null
      const now = positionOf<G>(branch)
      return { measures: staff.measuresOf(now, sideAfter<V, G>(branch, seat)), left: timeLeft(now) }
    },
  }
}

/** The logarithm of the odds that a side wins. */
function leadOf<T extends TasksLike<T>, V, G extends BotTypes>(
  { measuresOf, weights }: Staff<T, V, G>,
  position: G['position'],
  side: G['side'],
): number {
  return leadBy(weights, measuresOf(position, side), timeLeft(position))
}

/** Players can change sides on the way: the side that the player at a seat has in the end. */
function sideAfter<V, G extends BotTypes>({ roles, seats }: Match, { role, table }: SeatIn<V, G>): G['side'] {
  const player = table.seats[role]
  return roles.find(each => seats[each] === player) ?? role
}

/** A follower's few random thoughts are the same in every look ahead. */
function numberOfPlan({ decision }: { readonly decision: { readonly id: number } }): number {
  return decision.id
}

/** The branch is one of the game that the seat is at. */
function positionOf<G extends BotTypes>(branch: Match): G['position'] {
  return branch.position as G['position']
}
