import { choicesWith, type Rules } from '@aquila/engine'
import { type HexId, hexes } from '../../data/index.ts'
import { allowance } from '../../data/periods.ts'
import { meetInTheOpen } from '../battle/index.ts'
import { stopsRomans } from '../cities.ts'
import {
  capacityOf,
  enteredFrom,
  faceOf,
  findPiece,
  freeUnitsIn,
  isCavalry,
  isHex,
  isLeader,
  isMagister,
  leadersIn,
  ledBy,
  noteEntry,
  placeOf,
  putTogether,
  strongestFirst,
} from '../pieces.ts'
import type { KingsReason } from '../reasons.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask, type KingsChoice, type KingsDecision } from '../tasks.ts'
import { type Reach, roadNeighbours } from '../travel.ts'
import { type Open, openFrom, roadsFrom } from './roads.ts'

/** A leader on the march, with the units he leads and what he has spent of his movement points. */
export interface Column {
  readonly leader: string
  readonly units: readonly string[]
  readonly spent: number
}

/** Who is on the march, as the question tells. */
export function columnOf({ about: { leader, column, spent } }: KingsDecision<'march'>): Column {
  return { leader, units: column, spent }
}

/** KOR-MOVE-1, RULING-15: may this leader move at all? */
export function whyNotMove(position: KingsPosition, leader: string): KingsReason | null {
  const { state, data } = position
  const piece = findPiece(position, leader)
  if (piece?.face !== 'roman' || !isLeader(data, leader) || !isHex(piece.place))
    return { rule: 'KOR-MOVE-1', why: 'not-your-leader' }
  if (state.convicted.includes(leader)) return { rule: 'KOR-IGN-3', why: 'convicted' }
  if (state.notes.triumphed.includes(leader)) return { rule: 'KOR-TRI-2', why: 'triumphed' }
  if (leader === state.king && state.kingTied) return { rule: 'KOR-DUEL-4', why: 'tied-to-rome' }
  return roadNeighbours(data, piece.place).length === 0 ? { rule: 'KOR-MOVE-1', why: 'no-road' } : null
}

/** RULING-15: he marches, takes up and leaves units on the way, until he is done. True if he has moved at all. */
export function* movement(g: Kings, leader: string): Rules<boolean> {
  const start = placeOf(g, leader)
  let column: Column = { leader, units: unitsAtStart(g, leader), spent: 0 }
  let open: Open | null = null
  for (;;) {
    const hex = placeOf(g, leader)
    const left = pointsLeft(g, column)
    // Whom he takes along or leaves changes nothing, but for those who make him slower.
    if (open?.hex !== hex || open.left !== left) open = openFrom(g, hex, left)
    const { arrivals, marches } = open
    const mayLeave = whyNotLeaveRome(g, column) === null
    const { verb, noun } = yield ask({
      role: ROME,
      rule: 'KOR-MOVE-1',
      task: 'march',
      choices: [...(mayLeave ? marches : []), ...unitChoices(g, column), { verb: 'done' }],
      about: {
        leader,
        hex,
        left,
        units: column.units.length,
        column: [...column.units],
        capacity: capacityOf(g, leader),
        spent: column.spent,
      },
    })
    if (verb === 'done') break
    if (verb === 'take') column = { ...column, units: [...column.units, String(noun)] }
    else if (verb === 'leave')
      column = { ...column, units: column.units.filter(unit => unit !== String(noun)) }
    else if (verb === 'take-all') column = { ...column, units: everybody(g, column) }
    else {
      column = march(g, column, arrivals, String(noun))
      // KOR-MOVE-4
      if (stopsHere(g, String(noun))) break
    }
  }
  if (column.spent === 0) return false
  yield* meetInTheOpen(g, placeOf(g, leader), enteredFrom(g, leader) ?? start)
  return true
}

/** In the field those whom he leads there; in Rome the player says who goes (KOR-OFF-3: from the pool of Rome). */
function unitsAtStart(position: KingsPosition, leader: string): readonly string[] {
  return placeOf(position, leader) === hexes.rome ? [] : ledBy(position, leader)
}

/** KOR-MOVE-2: the allowance of the slowest. */
function allowanceOf(position: KingsPosition, units: readonly string[]): number {
  return units.every(unit => isCavalry(position, unit)) ? allowance.mounted : allowance.infantry
}

export function pointsLeft(position: KingsPosition, column: Column): number {
  return allowanceOf(position, column.units) - column.spent
}

/** KOR-MOVE-4, option `stopAtEnemy` */
function stopsHere(position: KingsPosition, hex: HexId): boolean {
  return position.options.stopAtEnemy !== 'false' && stopsRomans(position, hex)
}

/** The hexes in reach, with the way there. */
export function destinations(position: KingsPosition, column: Column): Reach {
  return roadsFrom(position, placeOf(position, column.leader), pointsLeft(position, column))
}

/**
 * KOR-OFF-5, RULING-46: why the column may not leave Rome. With a Magister in play the army that is there stays, and no
 * Magister goes out of a Rome without one.
 */
export function whyNotLeaveRome(position: KingsPosition, column: Column): KingsReason | null {
  const { data } = position
  if (placeOf(position, column.leader) !== hexes.rome) return null
  const magister = data.index.magistri.some(
    office => isHex(placeOf(position, office)) && faceOf(position, office) === 'roman',
  )
  const bound = isMagister(data, column.leader) || armyStaysInRome(position, [])
  if (!magister || !bound) return null
  return armyStaysInRome(position, [column.leader, ...column.units])
    ? null
    : { rule: 'KOR-OFF-5', why: 'army-must-stay' }
}

/** RULING-46: a leader and at least two units in Rome, these pieces not counted. */
export function armyStaysInRome(position: KingsPosition, gone: readonly string[]): boolean {
  const leaders = leadersIn(position, hexes.rome, 'roman').filter(
    leader => !gone.includes(leader) && !position.state.convicted.includes(leader),
  )
  const units = freeUnitsIn(position, hexes.rome).filter(unit => !gone.includes(unit))
  return leaders.length > 0 && units.length >= 2
}

function unitChoices(position: KingsPosition, column: Column): KingsChoice<'march'>[] {
  const takes = unitsToTake(position, column)
  return [
    ...choicesWith('take', takes),
    ...(takes.length > 1 ? [{ verb: 'take-all' as const }] : []),
    ...choicesWith('leave', column.units),
  ]
}

/** Those who stand here and can still be taken along. */
function unitsToTake(position: KingsPosition, column: Column): string[] {
  if (whyTakesNobody(position, column) !== null) return []
  const { triumphed } = position.state.notes
  return freeUnitsIn(position, placeOf(position, column.leader)).filter(
    unit => !column.units.includes(unit) && !triumphed.includes(unit) && !isTooSlow(position, column, unit),
  )
}

/** RULING-15, KOR-ARMY-3: within his capacity, not more than the unit can still walk; an office in Rome only. */
export function whyNotTake(position: KingsPosition, column: Column, unit: string): KingsReason | null {
  if (!freeUnitsIn(position, placeOf(position, column.leader)).includes(unit))
    return { rule: 'KOR-MOVE-1', why: 'unit-not-here' }
  if (position.state.notes.triumphed.includes(unit)) return { rule: 'KOR-TRI-2', why: 'triumphed' }
  const why = whyTakesNobody(position, column)
  if (why !== null) return why
  return isTooSlow(position, column, unit) ? { rule: 'KOR-MOVE-2', why: 'unit-too-slow' } : null
}

/** Why he can take nobody along, whoever it may be. */
function whyTakesNobody(position: KingsPosition, { leader, units }: Column): KingsReason | null {
  if (position.data.offices[leader] !== undefined && placeOf(position, leader) !== hexes.rome)
    return { rule: 'KOR-OFF-3', why: 'only-from-rome' }
  const capacity = capacityOf(position, leader)
  return units.length >= capacity ? { rule: 'KOR-ARMY-3', why: 'capacity', about: { capacity } } : null
}

/** KOR-MOVE-2: only riders have come so far that nobody on foot could have. */
function isTooSlow(position: KingsPosition, { spent }: Column, unit: string): boolean {
  return spent > allowance.infantry && !isCavalry(position, unit)
}

/** The strongest of those who stand here, up to his capacity. */
function everybody(position: KingsPosition, column: Column): string[] {
  const room = capacityOf(position, column.leader) - column.units.length
  return [...column.units, ...strongestFirst(position, unitsToTake(position, column)).slice(0, room)]
}

function march(g: Kings, column: Column, arrivals: Reach, to: HexId): Column {
  const { leader, units, spent } = column
  const from = placeOf(g, leader)
  const path = arrivals.pathTo(to)
  const cost = arrivals.costTo(to)
  putTogether(g, [leader, ...units], to)
  noteEntry(g, leader, path.at(-2) ?? from)
  g.tell({
    kind: 'march',
    rule: 'KOR-MOVE-1',
    data: { side: 'roman', leader, units: [...units], from, to, path: [from, ...path], cost },
  })
  return { leader, units, spent: spent + cost }
}
