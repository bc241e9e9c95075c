import { botOfLevel, seatOf } from '@aquila/bots'
import { fastDice, type Judge, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { aleaBots } from '../../bot/index.ts'
import type { AleaSeat } from '../../bot/position.ts'
import { aleaStrategist } from '../../bot/strategist.ts'
import { alea } from '../../index.ts'
import type { AleaPosition } from '../../rules/state.ts'
import { isLastYear } from '../../rules/victory.ts'

/** The match is one of this game. */
function positionOf(match: Match): AleaPosition {
  return match.position as AleaPosition
}

/** The first movement of a year that is the last one of a scenario, or is not. */
function firstMovement(scenario: string, last: boolean): { readonly match: Match; readonly seat: AleaSeat } {
  const match = Match.start<unknown, unknown, unknown>(alea, { scenario, dice: fastDice(12) })
  const players = [1, 2].map(seed => botOfLevel(aleaBots, 'miles', seed))
  for (let { decision } = match; decision !== null; { decision } = match) {
    const seat = seatOf(match, decision) as AleaSeat
    if (decision.task === 'movement' && isLastYear(positionOf(match)) === last) return { match, seat }
    const player = players[match.seats[decision.role] ?? 0]
    if (player === null || player === undefined) throw new Error('nobody sits there')
    match.choose(player.choose(seat), { role: decision.role })
  }
  throw new Error('there is no such year')
}

/** Lets Miles play on until a judge is content, or the match is over. */
function playedOn(branch: Match, judge: Judge): Match {
  const players = [1, 2].map(seed => botOfLevel(aleaBots, 'miles', seed))
  for (let { decision } = branch; decision !== null; { decision } = branch) {
    if (judge.isFarEnough(branch)) return branch
    const player = players[branch.seats[decision.role] ?? 0]
    if (player === null || player === undefined) throw new Error('nobody sits there')
    branch.choose(player.choose(seatOf(branch, decision)), { role: decision.role })
  }
  return branch
}

describe('a look ahead of the general', () => {
  it('ends after the answer of the enemy while there is another year', () => {
    const { seat } = firstMovement('5', false)
    const judge = aleaStrategist.judge(seat)
    const branch = playedOn(seat.branch(fastDice(1)), judge)
    expect(branch.result).toBeNull()
    expect(judge.worth(branch)).toBeGreaterThan(0)
    expect(judge.worth(branch)).toBeLessThan(1)
  })

  it.each(['3', '5', '7'])(
    'goes on to the result in the last year of scenario %s, and counts by it',
    scenario => {
      const { match, seat } = firstMovement(scenario, true)
      const judge = aleaStrategist.judge(seat)
      const branch = playedOn(seat.branch(fastDice(1)), judge)
      const { result } = branch
      if (result === null) throw new Error('it ends before the match does')
      const worth = judge.worth(branch)
      if (result.winners.length === 0) expect(worth).toBeCloseTo(0.5, 0)
      else if (result.winners.includes(seat.role)) expect(worth).toBeGreaterThan(0.9)
      else expect(worth).toBeLessThan(0.1)
      expect(match.result).toBeNull()
    },
  )

  it('begins with the plan, as the general himself would', () => {
    const { seat } = firstMovement('3', true)
    const [plan] = aleaStrategist.plans(seat, fastDice(1))
    if (plan === undefined) throw new Error('he has no plan')
    expect(aleaStrategist.rehearse?.(seat, plan).choose(seat)).toEqual(
      aleaStrategist.follow(seat, plan).choose(seat),
    )
  })
})
