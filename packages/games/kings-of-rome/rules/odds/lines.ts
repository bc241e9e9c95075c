import type { Champion } from './battle.ts'
import { addTo, FACES } from './roll.ts'

/** Two lines of battle as far as dice ask, and what a round of combat makes of them. */

/** A unit: what it is worth, and what it may do. */
export interface Soldier {
  readonly virtus: number
  readonly mounted: boolean
  /** Classes I and II of Rome: cavalry that was brought up does not attack them (RULING-55). */
  readonly heavy: boolean
  readonly broughtUp: boolean
}

export interface Line {
  /** The spaces of the front line; null: empty. */
  readonly front: readonly (Soldier | null)[]
  /** The strongest first. */
  readonly reserve: readonly Soldier[]
  /** Who commands, and then who would follow him (RULING-66). */
  readonly leaders: readonly Champion[]
  /** KOR-CMB-3: the commander stands in the front line, where he rerolls dice and can be attacked. */
  readonly leadsFromFront: boolean
  /** RULING-54: the space of the hostile leader, whose die is rerolled first. */
  readonly leaderSpace: number
  /** RULING-54: dice rerolled so far. */
  readonly rerolled: number
  /** KOR-TRK-1: 0 down to the floor. */
  readonly track: number
}

/** The spaces whose die has hit, how many dice were rerolled for it, and how likely that is. */
export interface Volley {
  readonly hits: readonly boolean[]
  readonly rerolled: number
  readonly chance: number
}

/** A die that a space of the line throws. */
export interface Throw {
  readonly space: number
  readonly chance: number
}

/** RULING-54: how many dice a line can still reroll. */
export function rerollsOfLine({ leaders, leadsFromFront, rerolled }: Line): number {
  const [leader] = leaders
  return leader === undefined || !leadsFromFront ? 0 : Math.max(0, leader.astutia - rerolled)
}

/** KOR-CMB-6: the chance that a die beats a Virtus. */
export function chanceAgainst(virtus: number): number {
  return FACES.filter(die => die > virtus).length / FACES.length
}

/** KOR-CMB-6, RULING-54: all that the dice of a line can do, if the first misses are rerolled while rerolls last. */
export function volleysOf(throws: readonly Throw[], width: number, rerolls: number): Volley[] {
  let found = new Map<number, number>([[0, 1]])
  // A number stands for the spaces hit, one bit each, and above them for the rerolls.
  const rerolled = 2 ** width
  for (const { space, chance } of throws) {
    const next = new Map<number, number>()
    for (const [key, likely] of found) {
      const hit = 2 ** space
      addTo(next, key + hit, likely * chance)
      const missed = likely * (1 - chance)
      if (chance > 0 && Math.floor(key / rerolled) < rerolls) {
        addTo(next, key + rerolled + hit, missed * chance)
        addTo(next, key + rerolled, missed * (1 - chance))
      } else addTo(next, key, missed)
    }
    found = next
  }
  return [...found].map(([key, chance]) => ({
    hits: Array.from({ length: width }, (_, space) => (key & (2 ** space)) !== 0),
    rerolled: Math.floor(key / rerolled),
    chance,
  }))
}

/** KOR-CMB-3: hostile leaders stand with their strongest unit. */
export function spaceOfStrongest(front: Line['front']): number {
  const virtus = front.map(soldier => soldier?.virtus ?? 0)
  return virtus.indexOf(Math.max(...virtus))
}
