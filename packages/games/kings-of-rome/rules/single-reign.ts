import { endMatch, type Rules } from '@aquila/engine'
import { hexes, type PeriodData } from '../data/index.ts'
import { lastTurn } from '../data/periods.ts'
import { gloriousFrom, type ReignData } from '../data/reigns.ts'
import { startUnits } from '../data/units.ts'
import { romanizedCities } from './cities.ts'
import { periodData } from './new-chits.ts'
import { hostileGarrisonIn, put, putAll, putTogether } from './pieces.ts'
import { resultOf } from './score.ts'
import type { Board, Move } from './stacks.ts'
import { boxes, type Kings, type KingsPosition } from './state.ts'

/** RULING-85: a reign that is played by itself: what the kings before have left, and how its king is judged. */

/** The reigns of this match: all of them, or the one that is played by itself. */
export function reignsPlayed({ state, data }: Pick<KingsPosition, 'state' | 'data'>): readonly PeriodData[] {
  return state.singleReign ? [periodData(data, state.period)] : data.periods
}

export function lastTurnOf(position: Pick<KingsPosition, 'state' | 'data'>): number {
  return reignsPlayed(position).at(-1)?.lastTurn ?? lastTurn
}

/** The units in Rome; of the first levy some are past service, and the kings before are dead. */
export function receiveLevy(board: Board, { period, units }: ReignData): void {
  // RULING-65: they have no other face.
  for (const { id } of startUnits) put(board, id, boxes.pool, 'roman')
  putTogether(board, units, hexes.rome, 'roman')
  for (const { id, king } of board.data.periods) if (id < period) put(board, king, boxes.out)
}

export function inherit(g: Kings, reign: ReignData): void {
  takeOverCities(g, reign)
  if (reign.harbour) takeOverHarbour(g)
  scatterChits(g, reign)
  // RULING-07: they count for those who won them.
  g.state.romanizedBefore = romanizedCities(g)
}

function takeOverCities(g: Kings, { cities }: ReignData): void {
  for (const city of cities) {
    const hex = g.data.index.hexOfCity.get(city)
    const garrison = hex === undefined ? null : hostileGarrisonIn(g, hex)
    if (hex !== undefined && garrison !== null) put(g, garrison, hex, 'roman')
  }
}

/** KOR-EVT-3, KOR-EVT-4: as if Rome had drawn both chits. */
function takeOverHarbour(g: Kings): void {
  g.state.ostia = true
  g.state.bridge = true
  putTogether(g, ['G-ostia', 'ostia-ship-1', 'ostia-ship-2'], hexes.ostia, 'roman')
}

/** Events of earlier reigns have come; of the other chits some lie in each container, the rest in the General Pool. */
function scatterChits(g: Kings, { period, units, chits }: ReignData): void {
  const earlier = g.data.periods.flatMap(({ id }) => (id < period ? g.data.newChits[id] : []))
  const moves: Move[] = []
  const others: string[] = []
  for (const id of earlier) {
    if (units.includes(id)) continue
    if (g.data.events[id] === undefined) others.push(id)
    else moves.push({ id, place: boxes.out })
  }
  for (const side of ['roman', 'hostile'] as const) {
    for (let dealt = 0; dealt < chits[side] && others.length > 0; dealt++)
      moves.push({ id: g.dice.drawFrom(others, 'chits of earlier reigns'), place: boxes[side] })
  }
  for (const id of others) moves.push({ id, place: boxes.pool })
  putAll(g, moves)
}

/** The mission decides; glory is what sets one reign above another. */
export function* judgeReign(g: Kings): Rules {
  const { reigns, vp } = g.state
  const reign = reigns.at(-1)
  const fulfilled = reign !== undefined && reign.cities >= reign.mission
  const outcome = !fulfilled ? 'reign-failed' : vp >= gloriousFrom ? 'reign-glorious' : 'reign-fulfilled'
  yield* endMatch(resultOf(g.state, outcome, 'KOR-EOT-5', fulfilled))
}
