import { strengthOf } from '../rules/combat/odds.ts'
import { actsAsRoman, isLeader, isNaves, isRoman, sideOf, stackIn } from '../rules/pieces.ts'
import type { FactionId, Place } from '../rules/state.ts'
import { expectOutlines, outlineOf } from './expectation.ts'
import type { Field } from './field.ts'

/** How firmly a side holds a zone, from 0 to 1, with how many Roman units, and whether a leader of it is there. */
interface Hold {
  readonly holds: number
  readonly units: number
  readonly led: boolean
}

const NOBODY: Hold = { holds: 0, units: 0, led: false }

interface Strays {
  /** Strength of each side's Roman units that no Roman leader is with. */
  readonly strays: number
  readonly enemyStrays: number
}

const NO_STRAYS: Strays = { strays: 0, enemyStrays: 0 }

/** What is asked of a zone again and again while nothing in it changes. */
export interface Facts extends Strays {
  readonly own: Hold
  readonly theirs: Hold
  /** The enemy's chance to seize it. */
  readonly against: number
}

export function factsOf(field: Field, zone: Place): Facts {
  const own = hold(field, zone, field.side)
  const theirs = hold(field, zone, field.enemy)
  const unled = own.units + theirs.units > 0 && !own.led && !theirs.led
  const { strays, enemyStrays } = unled ? straysIn(field, zone) : NO_STRAYS
  return { own, theirs, against: chanceAgainst(field, zone), strays, enemyStrays }
}

function hold(field: Field, zone: Place, side: FactionId): Hold {
  const { position } = field
  const { data } = position
  let units = 0
  let enemies = false
  let led = false
  const stack = stackIn(position, zone)
  if (stack.length === 0) return NOBODY
  for (const piece of stack) {
    const owner = sideOf(position, piece)
    if (isLeader(data, piece)) led ||= owner === side && actsAsRoman(position, piece)
    else if (isNaves(data, piece) || owner === null) continue
    else if (owner !== side) enemies = true
    else if (isRoman(data, piece)) units++
  }
  if (units === 0) return { holds: 0, units, led }
  if (!enemies) return { holds: 1, units, led }
  const { chance } = field.battleAt(zone, 'land')
  return { holds: side === field.side ? chance : 1 - chance, units, led }
}

function straysIn(field: Field, zone: Place): Strays {
  const { position } = field
  const { land, enemyLand } = field.musterIn(zone)
  const romans = (units: readonly string[]) =>
    strengthOf(
      position,
      units.filter(piece => isRoman(position.data, piece)),
    )
  return { strays: romans(land), enemyStrays: romans(enemyLand) }
}

function chanceAgainst(field: Field, zone: Place): number {
  const { position } = field
  const threat = field.threats.get(zone)
  if (threat === undefined) return 0
  const { land, leaders } = field.musterIn(zone)
  if (land.length === 0) return 1
  return expectOutlines(position.data, threat, outlineOf(position, land, leaders)).chance
}
