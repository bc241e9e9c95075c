import type { RuleId, Rules } from '@aquila/engine'
import { hexes } from '../data/index.ts'
import { containerFor } from './containers.ts'
import { bearsCaptiveMark, placeOf, put } from './pieces.ts'
import { changeIp } from './score.ts'
import { boxes, eventBox, type Kings } from './state.ts'

/** Who is lost, and where the lost go. */

/** KOR-ELIM-2: a Roman unit goes to the General Pool. */
export function eliminateRoman(g: Kings, unit: string, rule: RuleId): void {
  const hex = placeOf(g, unit)
  put(g, unit, boxes.pool)
  g.tell({ kind: 'eliminated', rule, data: { piece: unit, hex, side: 'roman', to: boxes.pool } })
}

/** KOR-ELIM-3: a unit of an event goes back to its box, any other to the General Pool. */
export function eliminateHostile(g: Kings, unit: string, rule: RuleId): void {
  const hex = placeOf(g, unit)
  const box = g.data.units[unit]?.box ?? null
  const to = box === null ? boxes.pool : eventBox(box)
  put(g, unit, to)
  g.tell({ kind: 'eliminated', rule, data: { piece: unit, hex, side: 'hostile', to } })
}

/** KOR-ELIM-1: captives are kept aside, +1 IP each. */
export function* capture(g: Kings, piece: string): Rules {
  const hex = placeOf(g, piece)
  put(g, piece, boxes.captives)
  g.tell({ kind: 'captured', rule: 'KOR-ELIM-1', data: { piece, hex, side: 'hostile' } })
  yield* changeIp(g, 1, 'KOR-ELIM-1', 'captive-taken')
}

/** RULING-48: the mark on the chit decides whether a hit unit is captured or eliminated. */
export function* hitHostile(g: Kings, unit: string, rule: RuleId): Rules {
  if (bearsCaptiveMark(g.data, unit)) yield* capture(g, unit)
  else eliminateHostile(g, unit, rule)
}

/** KOR-LEAD-3: the back of his chit tells what becomes of a captured leader. */
export function* captureLeader(g: Kings, leader: string): Rules {
  const data = g.data.leaders[leader]
  if (data === undefined) throw new Error(`${leader} is no leader of the other peoples`)
  const hex = placeOf(g, leader)
  g.tell({ kind: 'leader-taken', rule: 'KOR-LEAD-3', data: { leader, hex, reverse: data.reverse } })
  if (data.reverse === 'captive') yield* capture(g, leader)
  else if (data.reverse === 'hostile') put(g, leader, containerFor(g.data, leader, 'hostile'))
  else put(g, leader, hexes.rome, 'roman')
}

/**
 * A leader dies, in a duel or in the line (RULING-69). The head of a war army goes back to its box, where the next
 * one will be found; an office goes back to the R container, for it does not die with the man; others are gone.
 */
export function leaderDies(g: Kings, leader: string, rule: RuleId): void {
  const hex = placeOf(g, leader)
  const box = g.data.leaders[leader]?.box ?? null
  g.tell({ kind: 'leader-dies', rule, data: { leader, hex } })
  if (box !== null) put(g, leader, eventBox(box))
  else if (g.data.offices[leader] !== undefined) put(g, leader, boxes.roman)
  else put(g, leader, boxes.out)
  if (leader === g.state.king) kingDies(g)
}

/** KOR-DUEL-4: an Interrex at once, in Rome, tied to the city, to the end of the period. */
function kingDies(g: Kings): void {
  g.state.king = 'interrex'
  g.state.kingTied = true
  put(g, 'interrex', hexes.rome, 'roman')
  g.tell({ kind: 'interrex', rule: 'KOR-DUEL-4', data: { king: 'interrex', tied: true } })
}
