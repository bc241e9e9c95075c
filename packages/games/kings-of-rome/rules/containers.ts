import { endMatch, type Result, type RuleId, type Rules } from '@aquila/engine'
import type { Face, KingsData } from '../data/index.ts'
import { isMilitary, put, putAll, stackIn } from './pieces.ts'
import { resultOf } from './score.ts'
import type { Board, Move } from './stacks.ts'
import { boxes, eventBox, type Kings, type KingsState, type Place } from './state.ts'

/** KOR-DEF-2: the two containers. What is in them nobody sees; how many, everybody. */

export function containerOf(face: Face): Place {
  return face === 'roman' ? boxes.roman : boxes.hostile
}

export function chitsIn(board: Board, face: Face): readonly string[] {
  return stackIn(board, containerOf(face))
}

/** KOR-END-1, RULING-19: looked at after every change. */
export function* checkContainers(g: Kings): Rules {
  if (chitsIn(g, 'hostile').length === 0) yield* endMatch(noEnemies(g.state))
}

export function noEnemies(state: KingsState): Result {
  return resultOf(state, 'no-enemies', 'KOR-END-1', true)
}

/** KOR-ACT-4, RULING-77: chits at random from one container to the other, unseen; as many as there are (RULING-18). */
export function* transfer(
  g: Kings,
  count: number,
  from: Face,
  rule: RuleId,
  cause: string,
  which: 'all' | 'military' = 'all',
): Rules {
  const to = from === 'roman' ? 'hostile' : 'roman'
  let moved = 0
  for (; moved < count; moved++) {
    const candidates = chitsIn(g, from).filter(chit => which === 'all' || isMilitary(g.data, chit))
    if (candidates.length === 0) {
      // Only a look into the container tells that no military chit is left.
      if (which === 'military') g.disclose()
      break
    }
    put(g, g.dice.oneOf(candidates, `${cause}: a chit changes containers`), containerOf(to))
  }
  const { roman, hostile } = sizes(g)
  g.tell({ kind: 'transfer', rule, data: { count: moved, from, to, cause, which, roman, hostile } })
  yield* checkContainers(g)
}

/** KOR-EOT-9, RULING-44: two at random each way, drawn before either is put in. */
export function* swapChits(g: Kings, count: number): Rules {
  const each = Math.min(count, chitsIn(g, 'roman').length, chitsIn(g, 'hostile').length)
  const moves: Move[] = []
  for (const face of ['roman', 'hostile'] as const) {
    const left = [...chitsIn(g, face)]
    for (let drawn = 0; drawn < each; drawn++) {
      const id = g.dice.drawFrom(left, 'swap: a chit changes containers')
      moves.push({ id, place: containerOf(face === 'roman' ? 'hostile' : 'roman') })
    }
  }
  putAll(g, moves)
  g.tell({ kind: 'swap', rule: 'KOR-EOT-9', data: { count: each, ...sizes(g) } })
  yield* checkContainers(g)
}

function sizes(board: Board): { roman: number; hostile: number } {
  return { roman: chitsIn(board, 'roman').length, hostile: chitsIn(board, 'hostile').length }
}

/**
 * Where a piece goes when a rule sends it to a container. RULING-65: pieces of an event go to their box, and the first levy of
 * Rome, which has no other face, to the General Pool instead of NR.
 */
export function containerFor(data: KingsData, piece: string, face: Face): Place {
  const box = data.units[piece]?.box ?? data.leaders[piece]?.box ?? null
  if (box !== null) return eventBox(box)
  return data.units[piece]?.[face] === null ? boxes.pool : containerOf(face)
}
