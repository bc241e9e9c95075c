import type { Result, Role, Rules } from '@aquila/engine'
import { endMatch, together } from '@aquila/engine'
import { numberOfArea, type Objective } from '../data/index.ts'
import { type Cast, castOf } from './cast.ts'
import { holds, isLost } from './conditions.ts'
import { controlOf, controlsRegion, provincesControlledBy } from './control.ts'
import { powerAt, supremeLeaderOf } from './pieces.ts'
import { castPower, ownPower } from './powers.ts'
import type { Roma, RomaPosition } from './state.ts'
import { ask } from './tasks.ts'

/** A Leader must be somewhere in this match to be an objective. */
function isInCast({ powers, scenario }: Cast, name: string): boolean {
  if (powers.some(({ leaders }) => leaders.some(leader => leader.name === name))) return true
  return scenario.special.some(special => special.kind === 'spawn' && special.leader.name === name)
}

/** The objectives of a Power; one that names a Leader who is not in play at this number of players is dropped. */
export function objectivesOf(position: RomaPosition, power: number): Objective[] {
  const cast = castOf(position)
  const { id } = castPower(position, power)
  const all = cast.table.changes?.objectives[id] ?? cast.scenario.objectives[id] ?? []
  return all.filter(objective => objective.kind !== 'eliminate' || isInCast(cast, objective.value))
}

/** How many points an objective is worth, and how many of them a Power has. */
export function progressOf(
  position: RomaPosition,
  power: number,
  objective: Objective,
): { got: number; of: number } {
  const { state } = position
  switch (objective.kind) {
    // RV-4.41-a
    case 'province':
      return { got: controlOf(state, numberOfArea(objective.value)) === power ? 1 : 0, of: 1 }
    // RV-4.43-a
    case 'region':
      return { got: controlsRegion(state, power, objective.value) ? 1 : 0, of: 1 }
    // RV-4.42-a
    case 'provinces':
      return {
        got: Math.min(objective.value, provincesControlledBy(state, power).length),
        of: objective.value,
      }
    // RV-4.44-a
    case 'eliminate':
      return { got: isLost(position, objective.value) ? 1 : 0, of: 1 }
    // RV-4.45-a
    case 'sole-supreme':
      return { got: isSoleSupreme(position, power, objective.ignoring ?? []) ? 1 : 0, of: 1 }
  }
}

/** RV-4.45-a: no other Roman Major in play has a Supreme Leader; one that was never set up does not count. */
function isSoleSupreme(position: RomaPosition, power: number, ignoring: readonly string[]): boolean {
  const { state } = position
  if (supremeLeaderOf(state, power) === undefined) return false
  return state.leaders.every(leader => {
    const { kind, id } = castPower(position, leader.power)
    return leader.power === power || !leader.supreme || kind !== 'roman' || ignoring.includes(id)
  })
}

/** RV-4.51-a: achieved by the total of one's own. */
export function victoryShare(position: RomaPosition, power: number): { got: number; of: number } {
  let [got, of] = [0, 0]
  for (const objective of objectivesOf(position, power)) {
    const progress = progressOf(position, power, objective)
    got += progress.got
    of += progress.of
  }
  return { got, of }
}

/** RV-4.52-a: the printed revenue of controlled Provinces, pillaged or not, without Capitals. */
export function baseRevenue(position: RomaPosition, power: number): number {
  return provincesControlledBy(position.state, power).reduce(
    (sum, area) => sum + (position.data.revenue[area] ?? 0),
    0,
  )
}

/** RV-4.51-a, RV-4.52-a, RV-4.53-a: highest share, then base revenue, then Treasury; still equal, they share it. */
export function finalResult(position: RomaPosition): Result {
  const winners = bestOf(position, contenders(position))
  return {
    winners,
    outcome: winners.length > 1 ? 'shared' : 'objectives',
    rule: 'RV-4.51-a',
    scores: scores(position),
  }
}

/**
 * RV-COL-a, RV-COL-d: a Power that has collapsed or surrendered has lost, unless all have; what it still holds counts
 * for nobody.
 */
function contenders(position: RomaPosition): readonly Role[] {
  const still = standing(position)
  return still.length > 0 ? still : position.roles
}

/** The seats whose own Powers still act. */
function standing(position: RomaPosition): Role[] {
  return position.roles.filter(role => powerAt(position.state, ownPower(position, role)).status === 'major')
}

function bestOf(position: RomaPosition, candidates: readonly Role[]): Role[] {
  const standings = candidates.map(role => {
    const power = ownPower(position, role)
    const { treasury } = powerAt(position.state, power)
    return { role, share: shareOf(position, role), revenue: baseRevenue(position, power), treasury }
  })
  const ranked = standings.toSorted(
    (one, other) => other.share - one.share || other.revenue - one.revenue || other.treasury - one.treasury,
  )
  const [best] = ranked
  const winners = ranked.filter(
    each => each.share === best?.share && each.revenue === best?.revenue && each.treasury === best?.treasury,
  )
  return winners.map(({ role }) => role)
}

/** RV-4.51-a: how much of its objectives each seat has, in per cent. */
export function scores(position: RomaPosition): { readonly [role: string]: number } {
  return Object.fromEntries(position.roles.map(role => [role, Math.round(100 * shareOf(position, role))]))
}

/** RV-4.51-a: how much of its objectives each seat has. */
export function sharesOf(position: RomaPosition): { power: string; got: number; of: number }[] {
  return position.roles.map(role => ({ power: role, ...victoryShare(position, ownPower(position, role)) }))
}

function shareOf(position: RomaPosition, role: string): number {
  const { got, of } = victoryShare(position, ownPower(position, role))
  return of === 0 ? 0 : got / of
}

/** The seats whose own Powers have all their objectives. */
function thoseWithAll(position: RomaPosition): Role[] {
  return contenders(position).filter(role => {
    const { got, of } = victoryShare(position, ownPower(position, role))
    return of > 0 && got === of
  })
}

/** The end of a Game-Turn: RV-COL-d nobody is left who acts, RV-4.32-a sudden death, RV-4.33-a the last turn, the levels of solitaire play. */
export function* checkVictory(g: Roma): Rules {
  const { scenario } = castOf(g)
  if (scenario.victoryLevels !== null) return yield* checkSolitaire(g)
  if (standing(g).length === 0) yield* endMatch(finalResult(g))
  if (g.options.length === 'sudden-death') {
    const sudden = suddenDeath(g)
    if (sudden !== null) yield* endMatch(sudden)
    g.state.foremost = thoseWithAll(g).map(role => ownPower(g, role))
  }
  if (g.options['agreed-length'] === 'on') {
    const last = g.state.turn >= scenario.turns
    if (yield* allAgree(g, last ? 'extend' : 'shorten')) {
      if (last) return
      yield* endMatch(finalResult(g))
    }
  }
  if (g.state.turn >= scenario.turns) yield* endMatch(finalResult(g))
}

/** RV-4.32-a: a Power has kept all its objectives through a whole Game-Turn. */
function suddenDeath(position: RomaPosition): Result | null {
  const kept = thoseWithAll(position).filter(role =>
    position.state.foremost.includes(ownPower(position, role)),
  )
  if (kept.length === 0) return null
  return {
    ...finalResult(position),
    winners: bestOf(position, kept),
    outcome: 'sudden-death',
    rule: 'RV-4.32-a',
  }
}

/** Who would have won if the match ended with this Game-Turn. Pure: the screen shows it all the time. */
export function resultAsThingsStand(position: RomaPosition): Result {
  const { scenario } = castOf(position)
  if (scenario.victoryLevels !== null) return levelAtOnce(position) ?? levelAtTheEnd(position)
  const sudden = position.options.length === 'sudden-death' ? suddenDeath(position) : null
  return sudden ?? finalResult(position)
}

/** RV-4.34-a: after the last Game-Turn all may agree to go on for one more, before it to end the game now. */
function* allAgree(g: Roma, verb: 'extend' | 'shorten'): Rules<boolean> {
  const playing = standing(g)
  const choices = [{ verb }, { verb: 'as-agreed' }] as const
  const answers = yield* together(() =>
    playing.map(role =>
      ask({ role, rule: 'RV-4.34-a', task: 'agree-length', choices, about: { turn: g.state.turn } }),
    ),
  )
  return playing.length > 0 && playing.every(role => answers.get(role)?.verb === verb)
}

/** RV-16.14-a, RV-16.15-a: the levels of the solitaire scenarios, at the end or at once. */
function* checkSolitaire(g: Roma): Rules {
  const early = levelAtOnce(g)
  if (early !== null) yield* endMatch(early)
  if (g.state.turn >= castOf(g).scenario.turns) yield* endMatch(levelAtTheEnd(g))
}

function levelAtOnce(position: RomaPosition): Result | null {
  const { victoryLevels } = castOf(position).scenario
  const reached = victoryLevels?.immediate.find(({ when }) => holds(position, when))
  return reached === undefined ? null : solitaireResult(position, reached.level)
}

function levelAtTheEnd(position: RomaPosition): Result {
  const { victoryLevels } = castOf(position).scenario
  const [role = ''] = position.roles
  const power = ownPower(position, role)
  const count =
    victoryLevels?.measure === 'objectives'
      ? victoryShare(position, power).got
      : provincesControlledBy(position.state, power).length
  const reached = victoryLevels?.levels.find(({ min, max }) => count >= min && (max === null || count <= max))
  return solitaireResult(position, reached?.level ?? 'defeat')
}

function solitaireResult({ roles }: RomaPosition, level: string): Result {
  return { winners: level === 'defeat' ? [] : [...roles], outcome: level, rule: 'RV-16.41-a' }
}
