import { type HexId, hexes, type NationId } from '../../data/index.ts'
import { UNITS_FOR_BATTLE } from '../battle/index.ts'
import { cityIn, holderOf, isFriendly, leadersInside, unitsInside } from '../cities.ts'
import {
  type Army,
  armyOf,
  faceOf,
  hasHostiles,
  hexesOf,
  hostileCommandersIn,
  hostileGarrisonIn,
  isInfantry,
  leadersOnMap,
  nationOf,
  placeOf,
  romanArmyIn,
  romanCommanderIn,
  romanShips,
} from '../pieces.ts'
import type { KingsReason } from '../reasons.ts'
import { canSpend } from '../score.ts'
import { isRefused } from '../senate.ts'
import type { KingsPosition } from '../state.ts'
import { type CityVerb, cityVerbs, type KingsChoice } from '../tasks.ts'
import { whyNotMove } from './movement.ts'
import { whyNotSail } from './sailing.ts'

/** What Rome may do now, and why not. The list of actions and the explanations both ask here. */

export const actionCosts = { intimidate: 1, pillage: 1, occupy: 1, sack: 1, siege: 0, corrupt: 2 } as const

/** The whole list of actions, but for ending them. */
export function actionChoices(position: KingsPosition): KingsChoice<'action'>[] {
  const choices: KingsChoice<'action'>[] = []
  const leaders = leadersOnMap(position, 'roman')
  for (const leader of leaders) {
    if (whyNotMove(position, leader) === null) choices.push({ verb: 'move', noun: leader })
  }
  // RULING-16: everything but a voyage takes an army, and an army a leader.
  for (const hex of hexesOf(position, [...leaders, ...romanShips(position)])) {
    const enemies = hostileCommandersIn(position, hex)
    const isCity = whyNoCity(position, hex) === null
    if ((isCity || enemies.length > 0) && whyNoArmy(position, hex) === null) {
      for (const verb of isCity && whyPeaceIn(position, hex) === null ? cityVerbs : []) {
        if (whyNotThisAction(position, verb, hex) === null) choices.push({ verb, noun: hex })
      }
      for (const enemy of enemies) {
        if (whyNotBattle(position, enemy) === null) choices.push({ verb: 'battle', noun: enemy })
      }
    }
    if (whyNotSail(position, hex) === null) choices.push({ verb: 'sail', noun: hex })
  }
  return choices
}

/** What each action against a city asks for beside what all of them do. */
const cityActions: Readonly<Record<CityVerb, (position: KingsPosition, hex: HexId) => KingsReason | null>> = {
  intimidate: whyNotIntimidate,
  pillage: whyNotPillage,
  occupy: whyNotOccupy,
  sack: whyNotSack,
  siege: whyNotBesiege,
  corrupt: whyNotCorrupt,
}

/** Why this action against the city is not open; null if it is. */
export function whyNotAct(position: KingsPosition, verb: CityVerb, hex: HexId): KingsReason | null {
  return whyNotAgainstCity(position, hex) ?? whyNotThisAction(position, verb, hex)
}

function whyNotThisAction(position: KingsPosition, verb: CityVerb, hex: HexId): KingsReason | null {
  const cost = actionCosts[verb]
  if (!canSpend(position.state, cost)) return { rule: 'KOR-ACT-2', why: 'no-influence', about: { cost } }
  return cityActions[verb](position, hex)
}

/** RULING-16: city actions and battles need an army in the hex. */
function whyNoArmy(position: KingsPosition, hex: HexId): KingsReason | null {
  const commander = romanCommanderIn(position, hex)
  if (commander === null) return { rule: 'KOR-DEF-6', why: 'no-army', about: { hex } }
  return position.state.notes.triumphed.includes(commander) ? { rule: 'KOR-TRI-2', why: 'triumphed' } : null
}

/** An army before a city of another people, with the Senate's leave. */
function whyNotAgainstCity(position: KingsPosition, hex: HexId): KingsReason | null {
  return whyNoCity(position, hex) ?? whyNoArmy(position, hex) ?? whyPeaceIn(position, hex)
}

function whyNoCity(position: KingsPosition, hex: HexId): KingsReason | null {
  if (cityIn(position, hex) === null || hex === hexes.rome)
    return { rule: 'KOR-ACT-1', why: 'no-city', about: { hex } }
  return holderOf(position, hex) === null ? { rule: 'KOR-DEF-3', why: 'roman-city', about: { hex } } : null
}

function whyPeaceIn(position: KingsPosition, hex: HexId): KingsReason | null {
  const holder = holderOf(position, hex)
  return holder === null ? null : whyRefused(position, holder)
}

function whyRefused(position: KingsPosition, nation: NationId): KingsReason | null {
  return isRefused(position, nation) ? { rule: 'KOR-SEN-2', why: 'senate-refuses', about: { nation } } : null
}

/** KOR-INT-1; RULING-65: a unit of a war box has no Roman face to be turned to. */
function whyNotIntimidate(position: KingsPosition, hex: HexId): KingsReason | null {
  if (leadersInside(position, hex).length === 0)
    return { rule: 'KOR-INT-1', why: 'no-leader-inside', about: { hex } }
  return unitsToTurn(position, hex).length === 0
    ? { rule: 'KOR-INT-1', why: 'no-unit-to-turn', about: { hex } }
    : null
}

export function unitsToTurn(position: KingsPosition, hex: HexId): string[] {
  return unitsInside(position, hex).filter(unit => position.data.units[unit]?.roman != null)
}

function isDefended(position: KingsPosition, hex: HexId): boolean {
  return hostileGarrisonIn(position, hex) !== null || unitsInside(position, hex).length > 0
}

/** KOR-PIL-1 */
function whyNotPillage(position: KingsPosition, hex: HexId): KingsReason | null {
  if (leadersInside(position, hex).length > 0)
    return { rule: 'KOR-PIL-1', why: 'leader-inside', about: { hex } }
  return isDefended(position, hex) ? null : { rule: 'KOR-PIL-1', why: 'undefended', about: { hex } }
}

/** KOR-PIL-8: nothing and nobody in the city. */
function whyNotTakeEmpty(position: KingsPosition, hex: HexId): KingsReason | null {
  return isDefended(position, hex) || hasHostiles(position, hex)
    ? { rule: 'KOR-PIL-8', why: 'defended', about: { hex } }
    : null
}

/** KOR-PIL-9 */
function whyNotOccupy(position: KingsPosition, hex: HexId): KingsReason | null {
  const why = whyNotTakeEmpty(position, hex)
  if (why !== null) return why
  const army = romanArmyIn(position, hex)
  return army?.units.some(unit => isInfantry(position, unit))
    ? null
    : { rule: 'KOR-PIL-9', why: 'no-infantry' }
}

/** KOR-PIL-10, RULING-22 */
function whyNotSack(position: KingsPosition, hex: HexId): KingsReason | null {
  const why = whyNotTakeEmpty(position, hex)
  if (why !== null) return why
  return position.state.sacked.includes(hex)
    ? { rule: 'KOR-PIL-10', why: 'sacked-already', about: { hex } }
    : null
}

/** KOR-SIEGE-1 */
function whyNotBesiege(position: KingsPosition, hex: HexId): KingsReason | null {
  return hostileGarrisonIn(position, hex) === null && leadersInside(position, hex).length === 0
    ? { rule: 'KOR-SIEGE-1', why: 'nobody-to-besiege', about: { hex } }
    : null
}

/** KOR-COR-1 */
function whyNotCorrupt(position: KingsPosition, hex: HexId): KingsReason | null {
  if (leadersInside(position, hex).length > 0)
    return { rule: 'KOR-COR-1', why: 'leader-inside', about: { hex } }
  return isDefended(position, hex) ? null : { rule: 'KOR-COR-1', why: 'undefended', about: { hex } }
}

/** KOR-BP-1 to KOR-BP-3: an enemy army in the open, in the hex of an army of Rome, three units on each side. */
export function whyNotBattle(position: KingsPosition, enemy: string): KingsReason | null {
  const hex = placeOf(position, enemy)
  const nation = nationOf(position.data, enemy)
  if (nation === null || position.data.leaders[enemy] === undefined || faceOf(position, enemy) === 'roman')
    return { rule: 'KOR-BP-1', why: 'no-enemy' }
  const army = romanArmyIn(position, hex)
  if (army === null) return { rule: 'KOR-BP-1', why: 'no-army', about: { hex } }
  if (position.state.notes.triumphed.includes(army.leader ?? ''))
    return { rule: 'KOR-TRI-2', why: 'triumphed' }
  if (isFriendly(position, hex, nation)) return { rule: 'KOR-BP-3', why: 'within-walls', about: { hex } }
  return whyTooSmall(army, armyOf(position, enemy)) ?? whyRefused(position, nation)
}

/** KOR-BP-2 */
export function whyTooSmall(roman: Army, hostile: Army): KingsReason | null {
  return Math.min(roman.units.length, hostile.units.length) < UNITS_FOR_BATTLE
    ? { rule: 'KOR-BP-2', why: 'three-units', about: { needed: UNITS_FOR_BATTLE } }
    : null
}
