import type { LossCode } from '../data/combat-table.ts'
import type { CampaignData } from '../data/series.ts'
import { allCrossed, type BattleKind, forceOf, newEngagement } from '../rules/combat/forces.ts'
import {
  averageQuality,
  type BattleSketch,
  battleOdds,
  columnShifts,
  oddsColumn,
  readTable,
  strengthOf,
} from '../rules/combat/odds.ts'
import { commandOf, tacticalOf } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'

/** What a battle can be expected to bring, weighed over the six faces of the die. */
export interface Expectation {
  /** The attacker's chance to win. */
  readonly chance: number
  /** Strength that each side can expect to lose, leaders included. */
  readonly attackerLoses: number
  readonly defenderLoses: number
}

/** The share of its strength that a result costs a force; a winner's share is counted on the beaten force. */
function cost(code: LossCode, own: number, beaten: number): number {
  switch (code) {
    case 'E':
      return 1
    case 'A':
      return 0.55
    case 'R':
      return 0.05
    default:
      return Math.min(1, (Number(code[0]) / Number(code[2])) * (beaten / Math.max(1, own))) * 0.45
  }
}

/** What it is worth beside his command that the head of a side lives, and one whose death decides the scenario. */
const HEAD = 40
const DECISIVE = 120

/** What a leader is worth alive. */
export function leaderWorth(position: CampaignPosition, id: string): number {
  return serviceOf(position, id) + (position.data.series.decidesByDeath(position, id) ? DECISIVE : 0)
}

/** What a leader is worth to his side by what he does for it, whatever a scenario makes of his death. */
export function serviceOf(position: CampaignPosition, id: string): number {
  return 3 + commandOf(position, id) + (position.data.series.isHead(position, id) ? HEAD : 0)
}

/** A battle between forces that stand, or would stand, in one zone. */
export function expectBattle(
  position: CampaignPosition,
  zone: Place,
  attacker: FactionId,
  kind: BattleKind = 'land',
  stratagems: BattleSketch['stratagems'] = [],
): Expectation & { readonly strength: readonly [number, number] } {
  const engagement = newEngagement(position, zone, kind, attacker, null)
  const one = forceOf(position, engagement, attacker)
  const other = forceOf(position, engagement, engagement.defender)
  const crossed = kind === 'land' && allCrossed(position, zone, one.units)
  const sketch = { zone, kind, attacker: one, defender: other, crossed, stratagems }
  const odds = battleOdds(position, sketch)
  const [strong, weak] = odds.strength
  const fallen = {
    attacker: worthOf(position, position.data.series.condemned(position, other, one)),
    defender: worthOf(position, position.data.series.condemned(position, one, other)),
  }
  let chance = 0
  let attackerLoses = 0
  let defenderLoses = 0
  for (const { cell } of odds.faces) {
    const attackerWins = cell.winner === 'attacker'
    if (attackerWins) chance += 1 / 6
    const beaten = attackerWins ? other.units.length : one.units.length
    attackerLoses += (cost(cell.attacker, one.units.length, beaten) * strong) / 6
    defenderLoses += (cost(cell.defender, other.units.length, beaten) * weak) / 6
    if (attackerWins) defenderLoses += fallen.defender / 6
    else attackerLoses += fallen.attacker / 6
    if (cell.attacker === 'E') attackerLoses += worthOf(position, one.leaders) / 6
    if (cell.defender === 'E') defenderLoses += worthOf(position, other.leaders) / 6
  }
  return { chance, attackerLoses, defenderLoses, strength: odds.strength }
}

/** What some leaders are worth alive. */
export function worthOf(position: CampaignPosition, leaders: readonly string[]): number {
  let worth = 0
  for (const id of leaders) worth += leaderWorth(position, id)
  return worth
}

/** A force known only in outline. */
export interface Outline {
  readonly strength: number
  readonly quality: number
  readonly tactical: number
  readonly units: number
  readonly leaders: readonly string[]
}

export function outlineOf(
  position: CampaignPosition,
  units: readonly string[],
  leaders: readonly string[],
): Outline {
  return {
    strength: strengthOf(position, units),
    quality: averageQuality(position, units),
    tactical: bestTactical(position, leaders),
    units: units.length,
    leaders,
  }
}

export function bestTactical(position: CampaignPosition, leaders: readonly string[]): number {
  return leaders.reduce((best, id) => Math.max(best, tacticalOf(position, id)), 0)
}

/** A battle that might come, between forces known only in outline. */
export function expectOutlines(data: CampaignData, attacker: Outline, defender: Outline): Expectation {
  const column = oddsColumn(data, attacker.strength, defender.strength)
  const shift = columnShifts(data, attacker.quality, defender.quality)[0]?.value ?? 0
  const shifted = Math.min(data.combat.columns.length - 1, Math.max(0, column + shift))
  let chance = 0
  let attackerLoses = 0
  let defenderLoses = 0
  for (let die = 1; die <= 6; die++) {
    const { cell } = readTable(data, die + attacker.tactical - defender.tactical, shifted)
    const attackerWins = cell.winner === 'attacker'
    if (attackerWins) chance += 1 / 6
    const beaten = attackerWins ? defender.units : attacker.units
    attackerLoses += (cost(cell.attacker, attacker.units, beaten) * attacker.strength) / 6
    defenderLoses += (cost(cell.defender, defender.units, beaten) * defender.strength) / 6
  }
  return { chance, attackerLoses, defenderLoses }
}
