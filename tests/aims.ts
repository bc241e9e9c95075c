import type { Match } from '@aquila/engine'
import type { Aims, GameTable } from '@aquila/games/table'
import { expect } from 'vitest'

/** What a table says of how the match is won, against the result of a match that is over and positions on the way to it. */
export function aimsMustHold(table: GameTable, match: Match): void {
  const aimsAt = (then: Match, role: string | null): Aims => seenBy(table, then, role)
  for (const role of [null, ...match.roles]) {
    const { result } = aimsAt(match, role).now
    const { winners, outcome } = match.result ?? { winners: [], outcome: '' }
    expect({ winners: result.winners, outcome: result.outcome }).toEqual({ winners, outcome })
  }
  for (const part of [0, 1, 2, 3, 4, 5]) {
    const then = match.at(Math.floor((match.length * part) / 6))
    for (const role of then.roles) agrees(aimsAt(then, role), role)
  }
  agrees(aimsAt(match, null), null)
}

/** The reader's side comes first, every count is that of the aims, and nobody is told to have met what he has not. */
function agrees({ sides, now, atOnce }: Aims, role: string | null): void {
  if (role !== null) expect(sides[0]?.role).toBe(role)
  expect(now.text).not.toBe('')
  for (const { aims } of sides.flatMap(side => side.ways)) {
    expect(aims.length).toBeGreaterThan(0)
    expect(new Set(aims.map(({ id }) => id)).size).toBe(aims.length)
    for (const { met, missing, state, conditions } of aims) {
      expect(missing === 0).toBe(met)
      if (state === 'met') expect(met).toBe(true)
      if (state === 'near' || state === 'open') expect(met).toBe(false)
      expect(conditions.length).toBeGreaterThan(0)
    }
  }
  mustHaveWhatWins({ sides, now, atOnce })
}

/** Whoever would win has a way to it with nothing missing; and if only one has, nobody else wins. */
function mustHaveWhatWins({ sides, now, atOnce }: Pick<Aims, 'sides' | 'now' | 'atOnce'>): void {
  const { winners, outcome } = now.result
  // What ends a match at once asks for nothing else.
  if (atOnce.some(({ rule }) => rule === now.result.rule)) return
  if (whateverTheAims.has(outcome) || sides.some(({ ways }) => ways.some(({ share }) => share))) return
  const ready = sides.filter(({ ways }) => ways.some(({ aims }) => aims.every(({ met }) => met)))
  const roles = ready.map(({ role }) => role)
  for (const winner of winners) expect(roles).toContain(winner)
  if (roles.length === 1) expect(winners).toEqual(roles)
}

/** Ends that come whatever anybody has: the aims say what would have won without them. */
const whateverTheAims: ReadonlySet<string> = new Set([
  'republic-dead',
  'handicap',
  'influence-lost',
  'no-romans',
])

function seenBy(table: GameTable, match: Match, role: string | null): Aims {
  const { data, roles, seats, options } = match.position
  const { phase, scenario } = match
  const decision = match.decisions.find(each => each.role === role) ?? null
  const log = match.log(role)
  const view = match.view(role)
  const { aims } = table.scene({ view, data, role, roles, seats, options, phase, decision, log, scenario })
  if (aims === undefined) throw new Error('the table does not say how the match is won')
  return aims
}
