import type { ModifierReason } from '../reasons.ts'

/** The arithmetic of combat, pure: the resolution, the screen and the bots ask the same functions. */

export type CombatKind = 'land' | 'naval' | 'siege'

/** What counts of one side. */
export interface Strength {
  readonly points: number
  /** RV-5.31-5c: Cavalry points; they count on land only. */
  readonly cavalry: number
  /** RV-5.31-5a: 0 without a Leader. */
  readonly rating: number
  /** Cards that add to the die-roll modifier. */
  readonly advantage: number
}

export type Contestant = 'attacker' | 'defender'

export function opponentOf(side: Contestant): Contestant {
  return side === 'attacker' ? 'defender' : 'attacker'
}

/** A die-roll modifier, with the rule it comes from. */
export interface Modifier {
  readonly side: Contestant
  readonly value: number
  readonly rule: string
  readonly why: ModifierReason
}

/** RV-5.31-4, RV-5.31-4a: the larger by the smaller, rounded down in favour of the smaller. */
export function ratioOf(one: number, other: number): number {
  const [larger, smaller] = one > other ? [one, other] : [other, one]
  return smaller === 0 ? larger : Math.floor(larger / smaller)
}

/** RV-5.31-5a to RV-5.31-5c; RV-10.41-5, RV-5.72-1: cavalry counts on land only. */
export function modifiersOf(kind: CombatKind, attacker: Strength, defender: Strength): Modifier[] {
  const found: Modifier[] = []
  const by = (difference: number): Contestant => (difference > 0 ? 'attacker' : 'defender')
  const leaders = attacker.rating - defender.rating
  if (leaders !== 0)
    found.push({ side: by(leaders), value: Math.abs(leaders), rule: 'RV-5.31-5a', why: 'leader' })
  const ratio = ratioOf(attacker.points, defender.points)
  if (ratio > 1) {
    const side = by(attacker.points - defender.points)
    found.push({ side, value: ratio - 1, rule: 'RV-5.31-5b', why: 'numbers' })
  }
  if (kind === 'land') {
    const side = cavalryAdvantage(attacker.cavalry, defender.cavalry)
    if (side !== null) found.push({ side, value: CAVALRY, rule: 'RV-5.31-5c', why: 'cavalry' })
  }
  for (const [side, { advantage }] of [
    ['attacker', attacker],
    ['defender', defender],
  ] as const)
    if (advantage > 0) found.push({ side, value: advantage, rule: 'RV-14.2-11', why: 'card' })
  return found
}

const CAVALRY = 2

/** RV-5.31-5c: who has at least twice the other's cavalry, and some. */
export function cavalryAdvantage(attacker: number, defender: number): Contestant | null {
  if (attacker > 0 && attacker >= 2 * defender) return 'attacker'
  return defender > 0 && defender >= 2 * attacker ? 'defender' : null
}

/** RV-5.31-5d: the smaller total is taken from the larger; the side that has more holds the rest. */
export function netOf(modifiers: readonly Modifier[]): {
  readonly holder: Contestant | null
  readonly net: number
} {
  let balance = 0
  for (const { side, value } of modifiers) balance += side === 'attacker' ? value : -value
  if (balance === 0) return { holder: null, net: 0 }
  return { holder: balance > 0 ? 'attacker' : 'defender', net: Math.abs(balance) }
}

export interface Dice {
  readonly attacker: number
  readonly defender: number
}

/** How the holder spends his modifier: so much on his own die, so much off the other's. */
export interface Split {
  readonly up: number
  readonly down: number
}

const HIGHEST = 10
const LOWEST = 1

/** RV-5.31-7: every way to spend up to the net, each die staying within 1 and 10. */
export function splitsOf(dice: Dice, holder: Contestant, net: number): Split[] {
  const own = dice[holder]
  const other = dice[opponentOf(holder)]
  const splits: Split[] = []
  for (let up = 0; up <= Math.min(net, HIGHEST - own); up++)
    for (let down = 0; down <= Math.min(net - up, other - LOWEST); down++) splits.push({ up, down })
  return splits
}

/** RV-5.31-6: each die, times ten, is the per cent that the other side loses. */
export function percentLost(dice: Dice, holder: Contestant | null, { up, down }: Split): Dice {
  const attacker = dice.attacker + shift('attacker')
  const defender = dice.defender + shift('defender')
  return { attacker: defender * 10, defender: attacker * 10 }

  function shift(side: Contestant): number {
    if (holder === null) return 0
    return side === holder ? up : -down
  }
}

/** RV-5.31-8, RV-5.72-6: the higher percentage loses; equal is a draw. */
export function loserOf(lost: Dice): Contestant | null {
  if (lost.attacker === lost.defender) return null
  return lost.attacker > lost.defender ? 'attacker' : 'defender'
}

/**
 * RV-16.4-x, and what the table suggests: first that the enemy loses more than oneself, then that one loses little. A
 * point gains as much lead on either die, so all that can go off the other's die does, and the rest goes on one's own.
 */
export function bestSplit(dice: Dice, holder: Contestant, net: number): Split {
  const down = Math.min(net, dice[opponentOf(holder)] - LOWEST)
  return { up: Math.min(net - down, HIGHEST - dice[holder]), down }
}

/** What combat promises: chances to win, draw and lose, and the mean percentages lost. */
export interface Prospect {
  readonly attackerWins: number
  readonly draw: number
  readonly defenderWins: number
  readonly attackerLoss: number
  readonly defenderLoss: number
}

const prospects = new Map<string, Prospect>()

/** All 36 pairs of dice, the modifier spent as `bestSplit` does. */
export function prospectOf(holder: Contestant | null, net: number): Prospect {
  const key = `${holder} ${net}`
  const known = prospects.get(key)
  if (known !== undefined) return known
  let [attackerWins, draw, attackerLoss, defenderLoss] = [0, 0, 0, 0]
  for (let attacker = 1; attacker <= 6; attacker++)
    for (let defender = 1; defender <= 6; defender++) {
      const dice = { attacker, defender }
      const split = holder === null ? { up: 0, down: 0 } : bestSplit(dice, holder, net)
      const lost = percentLost(dice, holder, split)
      const loser = loserOf(lost)
      if (loser === null) draw += 1 / 36
      if (loser === 'defender') attackerWins += 1 / 36
      attackerLoss += lost.attacker / 36
      defenderLoss += lost.defender / 36
    }
  const prospect = { attackerWins, draw, defenderWins: 1 - attackerWins - draw, attackerLoss, defenderLoss }
  prospects.set(key, prospect)
  return prospect
}
