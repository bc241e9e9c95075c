import type { Rules } from '@aquila/engine'
import { type HexId, hexes, type NationId } from '../../data/index.ts'
import { allowance } from '../../data/periods.ts'
import { pitchedBattle, UNITS_FOR_BATTLE } from '../battle/index.ts'
import { cityIn, holderOf, isFriendly, isRomanized, stopsHostiles, unitsInside } from '../cities.ts'
import {
  type Army,
  armyOf,
  enteredFrom,
  garrisonIn,
  hasRomans,
  isCavalry,
  nationOf,
  noteEntry,
  placeOf,
  put,
  putTogether,
  romanArmyIn,
  romanStackIn,
  virtusOf,
} from '../pieces.ts'
import { hostilesStepBack, hostilesToCity, moveAll, romansStepBack } from '../retreats.ts'
import { changeIp, changeVp } from '../score.ts'
import { boxes, type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask } from '../tasks.ts'
import { type Reach, reach, tiberCost } from '../travel.ts'
import { hostileArmies, inOrderOfMarch, isArmy } from './armies.ts'
import { noteHostileAttack, noteRetaken } from './attack.ts'
import { canFall, hostileSiege } from './hostile-siege.ts'
import { noEffect } from './index.ts'

/** KOR-MIL-1: the armies march, the nearest to Rome first. */
export function* military(g: Kings): Rules {
  const order = inOrderOfMarch(g, hostileArmies(g))
  if (order.length === 0) return noEffect(g, 'military', 'no-army')
  const marching = g.options.militaryArmies === 'nearest' ? order.slice(0, 1) : order
  // An army that has marched rests, also if it has come to an army that is still to march.
  const resting: string[] = []
  for (const leader of marching) {
    if (!isArmy(g, leader, resting)) continue
    const pieces = allOf(armyOf(g, leader, resting))
    yield* militaryReactionOf(g, leader, resting)
    resting.push(...pieces)
  }
}

/** Most armies find something to be won within so many points, and then nobody looks further. */
const NEAR = 8

/** RULING-32: one army goes for its target, and acts if it arrives. */
export function* militaryReactionOf(g: Kings, leader: string, resting: readonly string[] = []): Rules {
  const nation = nationOf(g.data, leader)
  if (nation === null || (yield* scaevolaStops(g, leader, nation))) return
  let arrivals = waysOf(g, leader, NEAR)
  let targets = targetsOf(g, nation, arrivals)
  if (!targets.some(hex => canBeWon(g, hex, nation))) {
    arrivals = waysOf(g, leader, Number.POSITIVE_INFINITY)
    targets = targetsOf(g, nation, arrivals)
  }
  const target = chooseTarget(g, nation, arrivals, targets)
  if (target === null) return noEffect(g, 'military', 'no-target')
  const from = placeOf(g, leader)
  const arrived = march(g, armyOf(g, leader, resting), arrivals, target)
  if (!arrived) return
  if (target.hex === hexes.rome) yield* beforeRome(g, leader, nation)
  else yield* atTheCity(g, leader, nation, target.hex, enteringHex(g, leader, from))
}

function enteringHex(g: Kings, leader: string, from: HexId): HexId {
  return enteredFrom(g, leader) ?? from
}

/** KOR-EVT-7: once, an Etruscan army is sent home. */
function* scaevolaStops(g: Kings, leader: string, nation: NationId): Rules<boolean> {
  if (nation !== 'etr' || placeOf(g, 'scaevola') !== boxes.kept) return false
  if (!(yield* useHero(g, 'scaevola', 'KOR-EVT-7', leader))) return false
  const { units, subordinates } = armyOf(g, leader)
  hostilesToCity(g, [leader, ...subordinates, ...units], nation, 'KOR-EVT-7', 'scaevola')
  return true
}

function* useHero(g: Kings, hero: string, rule: string, leader: string): Rules<boolean> {
  const { verb } = yield ask({
    role: ROME,
    rule,
    task: 'use-hero',
    choices: [{ verb: 'use-hero' }, { verb: 'keep-hero' }],
    about: { hero, leader, hex: placeOf(g, leader) },
  })
  if (verb !== 'use-hero') return false
  put(g, hero, boxes.out)
  g.tell({ kind: 'hero', rule, data: { hero, leader, hex: placeOf(g, leader) } })
  changeVp(g, 1, rule, hero)
  return true
}

export interface Target {
  readonly hex: HexId
  readonly cost: number
  /** By which preference it was chosen. */
  readonly reason: string
}

/** The roads open to an army of the others: Roman cities and troops can be entered, but not passed. */
function waysOf(position: KingsPosition, leader: string, points: number): Reach {
  const { places, roads } = position.data.index
  const stops = position.options.stopAtEnemy !== 'false'
  return reach(
    position.data,
    roads,
    placeOf(position, leader),
    points,
    tiberCost(position),
    number => stops && stopsHostiles(position, places[number] ?? ''),
  )
}

/** What an army could go for: Rome, and cities that are not its people's. */
function targetsOf(position: KingsPosition, nation: NationId, arrivals: Reach): HexId[] {
  const targets: HexId[] = arrivals.has(hexes.rome) ? [hexes.rome] : []
  for (const { city, number } of position.data.index.cities) {
    if (!arrivals.hasNumber(number) || cityIn(position, city.hex) === null) continue
    if (isTarget(position, city.hex, nation)) targets.push(city.hex)
  }
  return targets
}

/**
 * RULING-32: what can be won, the nearest first; then Roman cities, then the weaker garrison, then by lot. Only where
 * nothing can be won does an army go for walls that no die can take.
 */
function chooseTarget(g: Kings, nation: NationId, arrivals: Reach, targets: readonly HexId[]): Target | null {
  const costTo = (hex: HexId) => arrivals.costTo(hex)
  const nearest = Math.min(...targets.map(costTo))
  const winnable = targets.filter(hex => canBeWon(g, hex, nation))
  const candidates = winnable.length > 0 ? winnable : targets
  const cost = Math.min(...candidates.map(costTo))
  let left = candidates.filter(hex => costTo(hex) === cost)
  let reason = cost === nearest ? 'nearest' : 'can-be-won'
  for (const [name, rank] of preferences(g)) {
    if (left.length <= 1) break
    const best = Math.min(...left.map(rank))
    left = left.filter(hex => rank(hex) === best)
    reason = name
  }
  const [first] = left
  if (first === undefined) return null
  if (left.length === 1) return { hex: first, cost, reason }
  return { hex: g.dice.oneOf(left, 'the target of an army'), cost, reason: 'lot' }
}

function isTarget(position: KingsPosition, hex: HexId, nation: NationId): boolean {
  if (hex === hexes.rome || isRomanized(position, hex)) return true
  return holderOf(position, hex) !== nation
}

/** RULING-32: before Rome and against an army that camps in their own city no siege is laid (RULING-74). */
function canBeWon(position: KingsPosition, hex: HexId, nation: NationId): boolean {
  return hex === hexes.rome || holderOf(position, hex) === nation || canFall(position, hex)
}

function preferences(position: KingsPosition): readonly (readonly [string, (hex: HexId) => number])[] {
  return [
    ['roman-first', hex => (hex === hexes.rome || isRomanized(position, hex) ? 0 : 1)],
    [
      'weaker-garrison',
      hex => {
        const garrison = garrisonIn(position, hex)
        return garrison === null ? 0 : virtusOf(position, garrison)
      },
    ],
  ]
}

/** Along the way as far as its points go; before Rome it stops outside. True if it has arrived. */
function march(g: Kings, army: Army, arrivals: Reach, target: Target): boolean {
  const { leader } = army
  if (leader === null) return false
  const from = placeOf(g, leader)
  const points = army.units.every(unit => isCavalry(g, unit)) ? allowance.mounted : allowance.infantry
  const way = arrivals.pathTo(target.hex)
  const path = way.filter(hex => arrivals.costTo(hex) <= points)
  const arrived = path.length === way.length
  if (target.hex === hexes.rome && arrived) path.pop()
  const to = path.at(-1) ?? from
  if (to === from) return arrived
  putTogether(g, allOf(army), to)
  noteEntry(g, leader, path.at(-2) ?? from)
  g.tell({
    kind: 'march',
    rule: 'KOR-MIL-1',
    data: {
      side: 'hostile',
      leader,
      units: [...army.units],
      from,
      to,
      path: [from, ...path],
      cost: Math.min(points, target.cost),
      target: target.hex,
      reason: target.reason,
      arrived,
    },
  })
  return arrived
}

/** RULING-32: Rome cannot fall. An army in Rome may go out and fight; else it costs influence. */
function* beforeRome(g: Kings, leader: string, nation: NationId): Rules {
  noteHostileAttack(g, nation)
  if (placeOf(g, 'cocles') === boxes.kept && (yield* useHero(g, 'cocles', 'KOR-EVT-8', leader))) {
    if (g.state.bridge) {
      g.state.bridge = false
      g.tell({ kind: 'bridge', rule: 'KOR-EVT-8', data: { built: 'broken' } })
    }
    return
  }
  // RULING-57: those who have come home in triumph today do not go out again.
  const roman = romanArmyIn(g, hexes.rome, g.state.notes.triumphed)
  const hostile = armyOf(g, leader)
  const hex = placeOf(g, leader)
  if (roman !== null && mayFight(roman, hostile)) {
    const { verb } = yield battleOrWalls(hexes.rome, leader, hostile)
    if (verb === 'accept-battle') {
      moveAll(g, allOf(roman), hexes.rome, hex, 'KOR-MIL-1', 'accepts-battle')
      // KOR-SURV-2, RULING-58: back within walls of its own, else the way it came.
      const from = isFriendly(g, hex, nation) ? null : enteredFrom(g, leader)
      yield* pitchedBattle(g, { hex, roman, hostile, attacker: 'hostile', kind: 'military', from })
      return
    }
  }
  g.tell({ kind: 'rome-threatened', rule: 'KOR-MIL-1', data: { leader, hex, nation } })
  yield* changeIp(g, -1, 'KOR-MIL-1', 'rome-threatened')
}

function allOf({ leader, units, subordinates }: Army): string[] {
  return [...(leader === null ? [] : [leader]), ...subordinates, ...units]
}

/** KOR-BP-2 */
function mayFight(roman: Army, hostile: Army): boolean {
  return Math.min(roman.units.length, hostile.units.length) >= UNITS_FOR_BATTLE
}

function battleOrWalls(hex: HexId, leader: string, hostile: Army) {
  return ask({
    role: ROME,
    rule: 'KOR-MIL-1',
    task: 'battle-or-walls',
    choices: [{ verb: 'accept-battle' }, { verb: 'stay-inside' }],
    about: { hex, leader, units: hostile.units.length },
  })
}

/** RULING-33: battle if the player wants one, else a siege. */
function* atTheCity(g: Kings, leader: string, nation: NationId, hex: HexId, from: HexId): Rules {
  if (holderOf(g, hex) === nation) return yield* drivesOutOfOwnCity(g, leader, nation, hex, from)
  const hostile = armyOf(g, leader)
  const roman = romanArmyIn(g, hex)
  if (isRomanized(g, hex)) {
    noteHostileAttack(g, nation)
    if (roman !== null && mayFight(roman, hostile)) {
      const { verb } = yield battleOrWalls(hex, leader, hostile)
      if (verb === 'accept-battle') {
        yield* pitchedBattle(g, { hex, roman, hostile, attacker: 'hostile', kind: 'military', from })
        return
      }
    }
  } else if (hasRomans(g, hex)) {
    const clear = yield* meetInTheField(g, leader, hex, from)
    if (!clear) return
  }
  yield* hostileSiege(g, { leader, hex, from, ambush: false })
}

/** RULING-74, RULING-81: an army of Rome camps in their own city, whose gates are open to them: no siege, a battle. */
function* drivesOutOfOwnCity(g: Kings, leader: string, nation: NationId, hex: HexId, from: HexId): Rules {
  noteHostileAttack(g, nation)
  yield* meetInTheField(g, leader, hex, from)
  if (!hasRomans(g, hex) && unitsInside(g, hex).length > 0) noteRetaken(g, hex, nation)
}

/** RULING-49, RULING-81: before somebody else's walls Romans and the newcomers meet in the open. True: the Romans are gone. */
function* meetInTheField(g: Kings, leader: string, hex: HexId, from: HexId): Rules<boolean> {
  const hostile = armyOf(g, leader)
  const roman = romanArmyIn(g, hex)
  if (roman !== null && mayFight(roman, hostile)) {
    yield* pitchedBattle(g, { hex, roman, hostile, attacker: 'hostile', kind: 'military', from })
    return false
  }
  if (hostile.units.length >= 3) {
    yield* romansStepBack(g, romanStackIn(g, hex), hex, null, 'KOR-BP-2', 'too-few')
    return true
  }
  hostilesStepBack(g, allOf(hostile), hex, from, 'KOR-BP-2', 'too-few')
  return false
}
