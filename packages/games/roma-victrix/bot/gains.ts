import { isProvince } from '../data/index.ts'
import { sidesToAttack } from '../rules/combat/force.ts'
import { controlOf } from '../rules/control.ts'
import type { Strength } from '../rules/odds/combat.ts'
import { isLoneRomanGarrison } from '../rules/operations/attack.ts'
import { mayAttack } from '../rules/pacts.ts'
import { cityAt, landUnitsAt, leadersAt, marksAt } from '../rules/pieces.ts'
import { isSameSide } from '../rules/powers.ts'
import type { Leader, Unit } from '../rules/state.ts'
import { cityDefence, defence, type Odds, oddsOf, strengthOfArmy } from './battle-odds.ts'
import type { Outlook } from './outlook.ts'
import { priceOfLeader, worthOfLeader, worthOfProvince } from './worth.ts'

/** What it brings to come to a Province with an army, and what that takes. */
export interface Gain {
  readonly what: 'take' | 'attack' | 'besiege'
  readonly gain: number
  /** Points that it takes besides the way. */
  readonly effort: number
  /** Points without which he had better not come: among enemies attrition wears away whoever cannot strike. */
  readonly least: number
  /** Points of an army that are enough for it; whatever is over can go elsewhere. */
  readonly needs: number
}

/** So much goes along even if nobody stands there. */
export const ESCORT = 6
/** An army that is so many times as strong wins nearly without loss. */
const PLENTY = 3

/** An attack must promise at least such a chance not to be beaten. */
const LEAST_CHANCE = 0.55
/** RV-3.34-c: one in six beaten Leaders falls. */
const FALL = 1 / 6
/** RV-3.56-a: a face-down marker hides from 1 to 10 warbands of two points each, on foot and mounted. */
const MARKER = { points: 11, cavalry: 4 }
/** Rounds that a siege takes, about. */
const ROUNDS = 2

/** What it would bring to come to an area with an army, by the worst that stands there. */
export function gainAt(outlook: Outlook, leader: Leader, army: readonly Unit[], area: number): Gain | null {
  const { position, power } = outlook
  const { state } = position
  if (!isProvince(area)) return null
  const worth = worthOfProvince(outlook, area)
  const { markers } = marksAt(state, area)
  const sides = sidesToAttack(position, area, leader.power)
  const city = cityAt(state, area)
  const own = strengthOfArmy(position, leader, army)
  if (sides.length > 0) return gainOfCombat(outlook, { leader, own, area, worth, sides })
  if (markers.length > 0) return gainOfMarkers(outlook, { leader, own, area, worth })
  if (city !== null && !isSameSide(state, city.power, power))
    return siegeGain(outlook, leader, own.points, area, worth)
  const caught = caughtAlone(outlook, area)
  if (caught > 0 && own.points > 0)
    return { what: 'attack', gain: Math.max(0, worth) + caught, effort: 0, least: 0, needs: ESCORT }
  if (controlOf(state, area) === power || worth <= 0) return null
  return { what: 'take', gain: worth, effort: 0, least: 0, needs: ESCORT }
}

/** RV-3.34-a: a Leader whom none of his men are with is lost when enemies come. */
function caughtAlone(outlook: Outlook, area: number): number {
  const { position, power, character } = outlook
  const { state } = position
  if (!character.sparesLeaders) return 0
  return leadersAt(state, area)
    .filter(
      each =>
        each.where === 'field' &&
        !isSameSide(state, each.power, power) &&
        mayAttack(position, power, each.power),
    )
    .reduce((sum, each) => sum + worthOfLeader(outlook, each), 0)
}

interface Assault {
  readonly leader: Leader
  readonly own: Strength
  readonly area: number
  readonly worth: number
}

function gainOfCombat(
  outlook: Outlook,
  assault: Assault & { readonly sides: readonly number[] },
): Gain | null {
  const { position, power } = outlook
  const { state } = position
  const { leader, own, area, worth, sides } = assault
  const side = strongestOf(outlook, leader, sides, area)
  if (side === undefined || !sides.every(each => mayAttack(position, leader.power, each))) return null
  if (isLoneRomanGarrison(position, { ...leader, area }, side))
    return { what: 'take', gain: worth, effort: 0, least: 0, needs: ESCORT }
  const their = withMarkers(outlook, area, defence(position, area, side, leader.power))
  const odds = oddsOf('land', own, their)
  const fall = outlook.character.sparesLeaders ? chanceToFall(their.points) : FALL
  const fallen = leadersAt(state, area)
    .filter(each => isSameSide(state, each.power, side))
    .reduce((sum, each) => sum + fall * worthOfLeader(outlook, each), 0)
  const city = cityAt(state, area)
  const walls = city === null || isSameSide(state, city.power, power) ? 0 : city.strength
  const open = walls === 0 ? worth : worth * chanceOfCity(own.points - odds.ownLoss, walls)
  // Where several hold a Province, it takes as many combats.
  const gain = gainByOdds(outlook, leader, own, odds, Math.max(0, open / sides.length) + fallen)
  if (gain === null) return null
  const alone = landUnitsAt(state, area).length === 0
  const needs = ESCORT + PLENTY * (their.points + 2 * walls)
  return { what: alone ? 'take' : 'attack', gain, effort: sides.length, least: 1, needs }
}

/** What a City behind an army is worth beforehand: more to one who is strong enough for its walls afterwards. */
function chanceOfCity(left: number, walls: number): number {
  return left >= 3 * walls ? 0.7 : 0.4
}

/** RV-13.12-a: whoever enters turns the markers up, and has as many warbands before him. */
function gainOfMarkers(outlook: Outlook, { leader, own, area, worth }: Assault): Gain | null {
  if (worth <= 0) return null
  const nobody = { points: 0, cavalry: 0, rating: 0, advantage: 0 }
  const their = withMarkers(outlook, area, nobody)
  const gain = gainByOdds(outlook, leader, own, oddsOf('land', own, their), worth)
  return gain === null
    ? null
    : { what: 'attack', gain, effort: 1, least: 1, needs: ESCORT + PLENTY * their.points }
}

function withMarkers({ position }: Outlook, area: number, force: Strength): Strength {
  const number = marksAt(position.state, area).markers.length
  if (number === 0) return force
  return {
    ...force,
    points: force.points + number * MARKER.points,
    cavalry: force.cavalry + number * MARKER.cavalry,
  }
}

/** What a combat brings with the prize that it is fought for; null: the odds are too bad. */
function gainByOdds(
  outlook: Outlook,
  leader: Leader,
  own: Strength,
  odds: Odds,
  prize: number,
): number | null {
  const chance = odds.attackerWins + odds.draw
  if (chance < LEAST_CHANCE) return null
  return (
    odds.attackerWins * prize +
    odds.theirLoss -
    odds.ownLoss -
    (1 - chance) * (own.points * 0.3 + chanceToFall(own.points) * priceOfLeader(outlook, leader))
  )
}

/** RV-3.34-b, RV-3.34-c: he falls with the last of his men, or one time in six. */
export function chanceToFall(points: number): number {
  return points <= FEW ? 0.5 : FALL
}

/** A force that a defeat may well wipe out. */
const FEW = 6

/** Of several sides in one Province the strongest is fought first: the others will not be harder. */
function strongestOf(
  { position }: Outlook,
  { power }: Leader,
  sides: readonly number[],
  area: number,
): number | undefined {
  const points = (side: number) => defence(position, area, side, power).points
  return sides.toSorted((one, other) => points(other) - points(one))[0]
}

/** RV-10.41-3: a City is besieged with at least its own strength; half as much again is wanted. */
function siegeGain(
  { position }: Outlook,
  leader: Leader,
  points: number,
  area: number,
  worth: number,
): Gain | null {
  const their = cityDefence(position, area)
  if (their === null || points < 1.5 * their.points) return null
  const own = { points, cavalry: 0, rating: leader.rating, advantage: 0 }
  const odds = oddsOf('siege', own, their)
  return {
    what: 'besiege',
    gain: worth - ROUNDS * odds.ownLoss + odds.theirLoss,
    effort: ROUNDS,
    least: 1,
    needs: ESCORT + PLENTY * their.points,
  }
}
