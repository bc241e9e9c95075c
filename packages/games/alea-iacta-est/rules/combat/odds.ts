import type { AleaData, CombatCell } from '../../data/index.ts'
import { isGermanOrCelt } from '../events.ts'
import {
  faceOf,
  isFactionLeader,
  isLegio,
  isPretender,
  isRoman,
  peopleOf,
  ratingsOf,
  tacticalOf,
} from '../pieces.ts'
import type { AleaPosition, Place } from '../state.ts'
import { allCrossed, type BattleKind, type Engagement, type Force, forceOf, type Modifier } from './forces.ts'

/** What a battle can bring, without touching anything: the resolution, the preview and the bots read the same. */

/** A battle that is fought, or might be: forces that do not stand together yet can be given too. */
export interface BattleSketch {
  readonly zone: Place
  readonly kind: BattleKind
  readonly attacker: Force
  readonly defender: Force
  /** AIE-CT-l: the attackers come over a river or strait (RULING-62). */
  readonly crossed: boolean
  readonly stratagems: readonly Modifier[]
}

export interface Odds {
  readonly strength: readonly [attacker: number, defender: number]
  readonly quality: readonly [attacker: number, defender: number]
  readonly tactical: readonly [attacker: number, defender: number]
  /** Index of the column by strength alone. */
  readonly column: number
  readonly shifts: readonly Modifier[]
  /** Index of the column that is read, clamped to the table (RULING-63). */
  readonly shifted: number
  readonly modifiers: readonly Modifier[]
  /** The sum of the modifiers. */
  readonly modifier: number
  /** For each face of the die, 1 to 6: the row and what it says. */
  readonly faces: readonly { readonly die: number; readonly row: number; readonly cell: CombatCell }[]
}

/** The engagement as it stands now. */
export function sketchOf(position: AleaPosition, battle: Engagement): BattleSketch {
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

/** AIE-8.3-a, AIE-8.3-b: strengths to a column, quality to shifts, all modifiers, and the six results. */
export function battleOdds(position: AleaPosition, battle: BattleSketch): Odds {
  const { attacker, defender } = battle
  const strength = [strengthOf(position, attacker.units), strengthOf(position, defender.units)] as const
  const quality = [
    averageQuality(position, attacker.units),
    averageQuality(position, defender.units),
  ] as const
  const tactical = [tacticalBonus(position, attacker), tacticalBonus(position, defender)] as const
  const column = oddsColumn(position.data, strength[0], strength[1])
  const shifts = columnShifts(quality[0], quality[1])
  const modifiers = dieModifiers(position, battle, tactical[0] - tactical[1])
  const modifier = sum(modifiers)
  const shifted = clamp(column + sum(shifts), 0, position.data.combat.columns.length - 1)
  const faces = [1, 2, 3, 4, 5, 6].map(die => ({ die, ...readTable(position.data, die + modifier, shifted) }))
  return { strength, quality, tactical, column, shifts, shifted, modifiers, modifier, faces }
}

export function strengthOf(position: AleaPosition, units: readonly string[]): number {
  return units.reduce((total, unit) => total + ratingsOf(position, unit).strength, 0)
}

/** AIE-8.6.1-a: rounded down. */
export function averageQuality(position: AleaPosition, units: readonly string[]): number {
  if (units.length === 0) return 0
  return Math.floor(
    units.reduce((total, unit) => total + ratingsOf(position, unit).quality, 0) / units.length,
  )
}

/**
 * AIE-8.6.2-a: the highest TB of the leaders; without a leader the average of the units, rounded down. AIE-EV-04: an
 * ill Faction Leader's does not count, as if he were not there (RULING-106).
 */
export function tacticalBonus(position: AleaPosition, { units, leaders }: Force): number {
  const well = leaders.filter(leader => !position.state.turn.ill.includes(leader))
  if (well.length > 0) return Math.max(...well.map(leader => tacticalOf(position, leader)))
  if (units.length === 0) return 0
  return Math.floor(
    units.reduce((total, unit) => total + ratingsOf(position, unit).tactical, 0) / units.length,
  )
}

/** AIE-8.3-a: the last column whose ratio is reached, which rounds in favour of the defender. */
export function oddsColumn({ combat }: AleaData, attacker: number, defender: number): number {
  return Math.max(
    0,
    combat.columns.findLastIndex(column => attacker * column.defender >= defender * column.attacker),
  )
}

/** AIE-CT-n, AIE-CT-o: one column, or two where one side is at least twice as good; never three. */
export function columnShifts(attacker: number, defender: number): Modifier[] {
  if (attacker > defender) {
    return [{ rule: 'AIE-CT-n', why: 'better-quality', value: attacker >= 2 * defender ? 2 : 1 }]
  }
  if (attacker < defender) {
    return [{ rule: 'AIE-CT-o', why: 'worse-quality', value: defender >= 2 * attacker ? -2 : -1 }]
  }
  return []
}

/** AIE-CT-m: the row, clamped to the table, and its cell, which names the winner (AIE-CT-a, AIE-CT-b). */
export function readTable(
  { combat }: AleaData,
  modifiedDie: number,
  column: number,
): { row: number; cell: CombatCell } {
  const row = clamp(modifiedDie, combat.lowestRow, combat.highestRow)
  const cell = combat.rows[row - combat.lowestRow]?.[column]
  if (cell === undefined) throw new Error(`no cell in row ${row}, column ${column}`)
  return { row, cell }
}

/** AIE-CT-h to AIE-CT-m, the events and the stratagems: everything that is added to the die, and why. */
export function dieModifiers(position: AleaPosition, battle: BattleSketch, tactical: number): Modifier[] {
  const { attacker, defender } = battle
  const zone = position.data.zones[battle.zone]
  const outside = zone !== undefined && !zone.roman
  const found: Modifier[] = []
  const add = (rule: string, why: string, value: number) => {
    if (value !== 0) found.push({ rule, why, value })
  }
  add('AIE-CT-h', 'tactical-bonus', tactical)
  if (outside && areEnemiesOfRome(position, defender.units)) add('AIE-CT-i', 'at-home-defending', -1)
  if (outside && areEnemiesOfRome(position, attacker.units)) add('AIE-CT-j', 'at-home-attacking', 1)
  add('AIE-CT-k', 'political-capacity', politicalEdge(position, attacker, defender))
  // RULING-61: in every land battle.
  if (battle.kind === 'land' && battle.crossed) add('AIE-CT-l', 'crossing', -1)
  addEventModifiers(position, battle, add)
  return [...found, ...battle.stratagems]
}

/** AIE-CT-i, AIE-CT-j, RULING-107: non-Roman units only, and not those of an ally. */
function areEnemiesOfRome({ state, data }: AleaPosition, units: readonly string[]): boolean {
  return (
    units.length > 0 &&
    units.every(unit => {
      const people = peopleOf(data, unit)
      return people !== null && state.peoples[people].status !== 'allegiance'
    })
  )
}

/** AIE-8.6.3-a, AIE-CT-k: only between Romans who are led by a Faction Leader or a Pretender on both sides. */
function politicalEdge(position: AleaPosition, attacker: Force, defender: Force): number {
  const one = politicalOf(position, attacker)
  const other = politicalOf(position, defender)
  return one === null || other === null ? 0 : Math.sign(one - other)
}

function politicalOf(position: AleaPosition, { leaders }: Force): number | null {
  const { data } = position
  const claimants = leaders.filter(
    leader => isRoman(data, leader) && (isFactionLeader(position, leader) || isPretender(position, leader)),
  )
  if (claimants.length === 0) return null
  return Math.max(...claimants.map(leader => faceOf(position, leader).political))
}

/** AIE-EV-16, RULING-109: what helps a side is added if it attacks and subtracted if it defends. */
function addEventModifiers(
  position: AleaPosition,
  { attacker, defender }: BattleSketch,
  add: (rule: string, why: string, value: number) => void,
): void {
  const { event } = position.state.turn
  for (const [own, enemy, sign] of [
    [attacker, defender, 1],
    [defender, attacker, -1],
  ] as const) {
    const againstPeoples =
      own.units.some(unit => isRoman(position.data, unit)) && areForeign(position, enemy.units)
    if (event === 'roman-discouragement' && againstPeoples) add('AIE-EV-03', 'roman-discouragement', -sign)
    if (event === 'barbarian-vigour' && hasBarbarians(position, own.units))
      add('AIE-EV-05', 'barbarian-vigour', 2 * sign)
    if (
      event === 'donation-to-the-legions' &&
      againstPeoples &&
      own.units.some(unit => isLegio(position.data, unit))
    )
      add('AIE-EV-12', 'donation-to-the-legions', sign)
    if (event === 'famine-among-the-barbarians' && hasBarbarians(position, own.units))
      add('AIE-EV-15', 'famine', -sign)
  }
}

export function areForeign({ data }: AleaPosition, units: readonly string[]): boolean {
  return units.length > 0 && units.every(unit => !isRoman(data, unit))
}

function hasBarbarians(position: AleaPosition, units: readonly string[]): boolean {
  return units.some(unit => isGermanOrCelt(position, unit))
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
