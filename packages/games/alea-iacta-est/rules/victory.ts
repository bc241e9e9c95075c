import { endMatch, type Result, type RuleId, type Rules } from '@aquila/engine'
import { handicapOf } from '../../imperator/rules/handicap.ts'
import type { FactionId, RegionGoal } from '../data/index.ts'
import { factionIds, peopleIds, type ScenarioId } from '../data/types.ts'
import { livingAssassins } from './fate.ts'
import { isNaves, isRoman, peopleOf, sideOf, unitsIn } from './pieces.ts'
import { scorePoints, scores, victoryLevel } from './score.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from './state.ts'
import { playTriumphus } from './stratagems/phase-f.ts'

/** AIE-2.F-e: the victory points of the year. In a scenario about regions the last year is judged here (RULING-75). */
export function* victoryPoints(g: Alea): Rules {
  for (const side of [g.state.initiative, opponentOf(g, g.state.initiative)]) {
    yield* scorePoints(g, side, alliedMajors(g, side), 'AIE-10.2-a', 'allies')
    yield* scorePoints(g, side, pointsForControl(controlPoints(g, side)), 'AIE-10.2-b', 'control')
    if (g.state.roma === side) yield* scorePoints(g, side, 1, 'AIE-10.2-c', 'roma')
  }
  yield* scoreIntrigues(g)
  yield* playTriumphus(g)
  if (isLastYear(g) && victoryOf(g).kind === 'regions') yield* judge(g)
}

/** AIE-10.2-a */
export function alliedMajors({ state, data }: AleaPosition, side: FactionId): number {
  return peopleIds.filter(people => {
    const { status, faction } = state.peoples[people]
    return status === 'allegiance' && faction === side && data.peoples[people].major
  }).length
}

/** AIE-10.2-b: the control points of a side's regions and of Roma. */
export function controlPoints({ state, data }: AleaPosition, side: FactionId): number {
  let points = state.roma === side ? data.roma.controlPoints : 0
  for (const region of data.regionOrder) {
    if (state.regions[region] === side) points += data.regions[region].controlPoints
  }
  return points
}

/** AIE-10.2-b */
export function pointsForControl(points: number): number {
  return points >= 15 ? 3 : points >= 12 ? 2 : 0
}

/** AIE-10.2-d, AIE-6.3-l: 3 VP for each intrigue to the side without Italia; to nobody if nobody has it (RULING-48). */
function* scoreIntrigues(g: Alea): Rules {
  const owner = g.state.regions.italia
  if (owner === null) return
  yield* scorePoints(g, opponentOf(g, owner), 3 * g.state.intrigues.length, 'AIE-10.2-d', 'intrigue')
}

/** RULING-111: after AIE-9.4-a nothing that is left of the last year can change the result. */
export function* endOfLastYear(g: Alea): Rules {
  if (isLastYear(g)) yield* judge(g)
  else tellYearCloses(g, false)
}

/** AIE-2.F-f: all that the year brought is told; what is recruited waits for the next. `last`: the scenario ends with it. */
export function tellYearCloses(g: Alea, last: boolean): void {
  const { year, score, roma, regions } = g.state
  const { winners, outcome } = resultOf(g)
  g.tell({
    kind: 'year-closes',
    rule: 'AIE-2.F-f',
    data: {
      year,
      bc: -year,
      last,
      score,
      holds: { roma, ...regions },
      land: { caesarian: controlPoints(g, 'caesarian'), republican: controlPoints(g, 'republican') },
      winner: winners[0] ?? null,
      outcome,
    },
  })
}

export function isLastYear({ state, data }: AleaPosition): boolean {
  return state.year >= data.scenarios[state.scenario].lastYear
}

function* judge(g: Alea): Rules {
  tellYearCloses(g, true)
  yield* endMatch(resultOf(g))
}

/** Who has won if the scenario ends now. */
export function resultOf(position: AleaPosition): Result {
  return { ...verdict(position), scores: scores(position) }
}

function verdict(position: AleaPosition): Result {
  const { state } = position
  const victory = victoryOf(position)
  if (victory.kind === 'regions') return regionVerdict(position, victory.goals)
  const rule = ruleOfVictory(position)
  // AIE-S1-d, RULING-58: an Assassin of Caesar in play makes it a draw.
  if (victory.drawWhileAssassins && state.caesarMurdered && livingAssassins(position).length > 0)
    return { winners: [], outcome: 'draw-assassins', rule }
  const winner =
    state.score >= victory.caesarianFrom
      ? 'caesarian'
      : state.score <= victory.republicanFrom
        ? 'republican'
        : null
  if (winner === null) return { winners: [], outcome: 'draw', rule }
  // AIE-S1-e
  const level = victoryLevel(position)
  return level === null
    ? { winners: [winner], outcome: 'victory', rule }
    : { winners: [winner], outcome: level.name, rule: 'AIE-S1-e' }
}

/**
 * AIE-S3-b, AIE-S4-b, AIE-S5-e, AIE-S6-f, AIE-S7-e: each side has a goal; both or neither reached is a draw. RULING-131:
 * the player who gave points must make them good besides.
 */
function regionVerdict(position: AleaPosition, goals: Readonly<Record<FactionId, RegionGoal>>): Result {
  const rule = ruleOfVictory(position)
  const reached = factionIds.filter(side => hasReached(position, side, goals[side]))
  const [winner] = reached
  if (reached.length !== 1 || winner === undefined) return { winners: [], outcome: 'draw', rule }
  const handicap = handicapOf(position)
  return handicap !== null && winner !== handicap.side && scores(position)[winner] < 0
    ? { winners: [handicap.side], outcome: 'handicap', rule: 'RULING-131' }
    : { winners: [winner], outcome: 'victory', rule }
}

/** The rule that says how the scenario is won. */
export function ruleOfVictory({ state }: AleaPosition): RuleId {
  return rulesOfVictory[state.scenario]
}

const rulesOfVictory: Readonly<Record<ScenarioId, RuleId>> = {
  '1': 'AIE-S1-d',
  '2': 'AIE-S2-c',
  '3': 'AIE-S3-b',
  '4': 'AIE-S4-b',
  '5': 'AIE-S5-e',
  '6': 'AIE-S6-f',
  '7': 'AIE-S7-e',
}

/** Every part of the goal must be true. */
export function hasReached(position: AleaPosition, side: FactionId, goal: RegionGoal): boolean {
  const { state } = position
  const mine = regionsOf(position, side)
  return (
    mine.length >= goal.count &&
    goal.all.every(region => mine.includes(region)) &&
    (goal.any.length === 0 || goal.any.some(region => mine.includes(region))) &&
    (!goal.roma || state.roma === side) &&
    (goal.lead === 0 || mine.length >= regionsOf(position, opponentOf(position, side)).length + goal.lead) &&
    (goal.aegyptii !== 'occupied' || occupiesAegyptii(position, side)) &&
    (goal.aegyptii !== 'allegiance' || isAllyOfAegyptii(position, side))
  )
}

export function regionsOf({ state, data }: AleaPosition, side: FactionId) {
  return data.regionOrder.filter(region => state.regions[region] === side)
}

/**
 * AIE-S7-e, RULING-75: a land unit of the side in every zone of the Aegyptii and no enemy or Egyptian unit there; or
 * the side has pacified them by force, the only way to do it in that scenario.
 */
export function occupiesAegyptii(position: AleaPosition, side: FactionId): boolean {
  const { state, data } = position
  const { status, barredUntil } = state.peoples.aegyptii
  if (status === 'peace' && barredUntil !== null && side === 'caesarian') return true
  return data.peoples.aegyptii.zones.every(zone => occupiesEgyptian(position, zone, side))
}

export function occupiesEgyptian(position: AleaPosition, zone: Place, side: FactionId): boolean {
  const { data } = position
  const units = unitsIn(position, zone)
  return (
    units.some(piece => isRoman(data, piece) && !isNaves(data, piece) && sideOf(position, piece) === side) &&
    units.every(piece => peopleOf(data, piece) !== 'aegyptii' && sideOf(position, piece) === side)
  )
}

export function isAllyOfAegyptii({ state }: AleaPosition, side: FactionId): boolean {
  return state.peoples.aegyptii.status === 'allegiance' && state.peoples.aegyptii.faction === side
}

export function victoryOf({ state, data }: AleaPosition) {
  return data.scenarios[state.scenario].victory
}
