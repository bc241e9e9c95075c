import { row } from '@aquila/engine'
import type { CombatCell } from '../../data/combat-table.ts'
import type { CampaignData } from '../../data/series.ts'
import { faceOf, isRoman, peopleOf, ratingsOf, tacticalOf } from '../pieces.ts'
import type { CampaignReason } from '../reasons.ts'
import type { CampaignPosition, Place } from '../state.ts'
import { allCrossed, type BattleKind, type Engagement, type Force, forceOf, type Modifier } from './forces.ts'

/** What a battle can bring, without touching anything: the resolution, the preview and the bots read the same. */

/** A battle that is fought, or might be: forces that do not stand together yet can be given too. */
export interface BattleSketch {
  readonly zone: Place
  readonly kind: BattleKind
  readonly attacker: Force
  readonly defender: Force
  /** The attackers come over a river or strait. */
  readonly crossed: boolean
  readonly stratagems: readonly Modifier[]
}

export interface Odds {
  readonly strength: readonly [attacker: number, defender: number]
  readonly quality: readonly [attacker: number, defender: number]
  readonly tactical: readonly [attacker: number, defender: number]
  /** 8.6.3: of those with a claim; null: nobody has one. */
  readonly political: readonly [attacker: number | null, defender: number | null]
  /** Index of the column by strength alone. */
  readonly column: number
  readonly shifts: readonly Modifier[]
  /** Index of the column that is read, clamped to the table. */
  readonly shifted: number
  readonly modifiers: readonly Modifier[]
  /** The sum of the modifiers. */
  readonly modifier: number
  /** For each face of the die, 1 to 6: the row and what it says. */
  readonly faces: readonly { readonly die: number; readonly row: number; readonly cell: CombatCell }[]
}

/** The engagement as it stands now. */
export function sketchOf(position: CampaignPosition, battle: Engagement): BattleSketch {
  const attacker = forceOf(position, battle, battle.attacker)
  return {
    zone: battle.zone,
    kind: battle.kind,
    attacker,
    defender: forceOf(position, battle, battle.defender),
    crossed: battle.kind === 'land' && allCrossed(position, battle.zone, attacker.units),
    stratagems: battle.stratagems,
  }
}

/** 8.3: strengths to a column, quality to shifts, all modifiers, and the six results. */
export function battleOdds(position: CampaignPosition, battle: BattleSketch): Odds {
  const { attacker, defender } = battle
  const strength = [strengthOf(position, attacker.units), strengthOf(position, defender.units)] as const
  const quality = [
    averageQuality(position, attacker.units),
    averageQuality(position, defender.units),
  ] as const
  const tactical = [tacticalBonus(position, attacker), tacticalBonus(position, defender)] as const
  const column = oddsColumn(position.data, strength[0], strength[1])
  const shifts = columnShifts(position.data, quality[0], quality[1])
  const political = [politicalOf(position, attacker), politicalOf(position, defender)] as const
  const modifiers = dieModifiers(position, battle, tactical, political)
  const modifier = sum(modifiers)
  const shifted = clamp(column + sum(shifts), 0, position.data.combat.columns.length - 1)
  const faces = [1, 2, 3, 4, 5, 6].map(die => ({ die, ...readTable(position.data, die + modifier, shifted) }))
  return { strength, quality, tactical, political, column, shifts, shifted, modifiers, modifier, faces }
}

export function strengthOf(position: CampaignPosition, units: readonly string[]): number {
  return units.reduce((total, unit) => total + ratingsOf(position, unit).strength, 0)
}

/** 8.6.1: rounded down. */
export function averageQuality(position: CampaignPosition, units: readonly string[]): number {
  if (units.length === 0) return 0
  return Math.floor(
    units.reduce((total, unit) => total + ratingsOf(position, unit).quality, 0) / units.length,
  )
}

/**
 * 8.6.2: the highest TB of the leaders; without a leader the average of the units, rounded down. Event 4: an
 * ill leader's does not count, as if he were not there.
 */
export function tacticalBonus(position: CampaignPosition, { units, leaders }: Force): number {
  const well = leaders.filter(leader => !position.state.turn.ill.includes(leader))
  if (well.length > 0) return Math.max(...well.map(leader => tacticalOf(position, leader)))
  if (units.length === 0) return 0
  return Math.floor(
    units.reduce((total, unit) => total + ratingsOf(position, unit).tactical, 0) / units.length,
  )
}

/** 8.3: the last column whose ratio is reached, which rounds in favour of the defender. */
export function oddsColumn({ combat }: CampaignData, attacker: number, defender: number): number {
  return Math.max(
    0,
    combat.columns.findLastIndex(column => attacker * column.defender >= defender * column.attacker),
  )
}

/** One column, or two where one side is at least twice as good; never three. */
export function columnShifts(
  { cites }: CampaignData,
  attacker: number,
  defender: number,
): Modifier<CampaignReason['why']>[] {
  if (attacker > defender) {
    return [{ rule: cites.betterQuality, why: 'better-quality', value: attacker >= 2 * defender ? 2 : 1 }]
  }
  if (attacker < defender) {
    return [{ rule: cites.worseQuality, why: 'worse-quality', value: defender >= 2 * attacker ? -2 : -1 }]
  }
  return []
}

/** The row, clamped to the table, and its cell, which names the winner. */
export function readTable(
  { combat }: CampaignData,
  modifiedDie: number,
  column: number,
): { row: number; cell: CombatCell } {
  const row = clamp(modifiedDie, combat.lowestRow, combat.highestRow)
  const cell = combat.rows[row - combat.lowestRow]?.[column]
  if (cell === undefined) throw new Error(`no cell in row ${row}, column ${column}`)
  return { row, cell }
}

/** 8.6, the events and the stratagems: everything that is added to the die, and why. */
export function dieModifiers(
  position: CampaignPosition,
  battle: BattleSketch,
  tactical: Odds['tactical'],
  political: Odds['political'],
): Modifier[] {
  const { attacker, defender } = battle
  const zone = position.data.zones[battle.zone]
  const outside = zone !== undefined && !zone.roman
  const found: Modifier[] = []
  const add = (rule: string, why: CampaignReason['why'], value: number) => {
    if (value !== 0) found.push({ rule, why, value })
  }
  add(position.data.cites.tactics, 'tactical-bonus', tactical[0] - tactical[1])
  if (outside && areEnemiesOfRome(position, defender.units))
    add(position.data.cites.homeDefending, 'at-home-defending', -1)
  if (outside && areEnemiesOfRome(position, attacker.units))
    add(position.data.cites.homeAttacking, 'at-home-attacking', 1)
  const edge = politicalEdge(political)
  add(edge < 0 ? position.data.cites.politicsLower : position.data.cites.politics, 'political-capacity', edge)
  // In every land battle.
  if (battle.kind === 'land' && battle.crossed && position.data.series.crossingCounts(position, battle))
    add(position.data.cites.crossing, 'crossing', -1)
  addEventModifiers(position, battle, add)
  return [...found, ...battle.stratagems]
}

/** Non-Roman units only, and not those of an ally. */
function areEnemiesOfRome({ state, data }: CampaignPosition, units: readonly string[]): boolean {
  return (
    units.length > 0 &&
    units.every(unit => {
      const people = peopleOf(data, unit)
      return people !== null && row(state.peoples, people).status !== 'allegiance'
    })
  )
}

/** 8.6.3: only between Romans who are led on both sides by somebody with a claim. */
function politicalEdge([one, other]: Odds['political']): number {
  return one === null || other === null ? 0 : Math.sign(one - other)
}

/** 8.6.3: the best of those with a claim; null: nobody has one. */
export function politicalOf(position: CampaignPosition, force: Force): number | null {
  const claimants = position.data.series.claimants(position, force)
  if (claimants.length === 0) return null
  return Math.max(...claimants.map(leader => faceOf(position, leader).political))
}

/** Event 16: what helps a side is added if it attacks and subtracted if it defends. */
function addEventModifiers(
  position: CampaignPosition,
  { attacker, defender }: BattleSketch,
  add: (rule: string, why: CampaignReason['why'], value: number) => void,
): void {
  const { series } = position.data
  for (const { rule, why, value } of series.eventModifiers(position, attacker, defender))
    add(rule, why, value)
  for (const { rule, why, value } of series.eventModifiers(position, defender, attacker))
    add(rule, why, -value)
}

export function areForeign({ data }: CampaignPosition, units: readonly string[]): boolean {
  return units.length > 0 && units.every(unit => !isRoman(data, unit))
}

/** The chance of each side to win, for those who want one number. */
export function chanceToWin({ faces }: Odds, side: 'attacker' | 'defender'): number {
  return faces.filter(({ cell }) => cell.winner === side).length / faces.length
}

function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
