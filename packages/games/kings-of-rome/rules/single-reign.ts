import { endMatch, type Result, type Rules } from '@aquila/engine'
import { hexes, type PeriodData } from '../data/index.ts'
import { keptByData } from '../data/kept.ts'
import { lastTurn } from '../data/periods.ts'
import { gloriousFrom, type ReignData, reigns } from '../data/reigns.ts'
import { startUnits } from '../data/units.ts'
import { romanizedCities } from './cities.ts'
import { periodData } from './new-chits.ts'
import { put, putTogether } from './pieces.ts'
import { resultOf } from './score.ts'
import type { Board, Move } from './stacks.ts'
import { boxes, type Kings, type KingsPosition, type KingsState } from './state.ts'

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
  if (reign.harbour) takeOverHarbour(g)
  // RULING-07: they count for those who won them.
  g.state.romanizedBefore = romanizedCities(g)
}

/** KOR-EVT-3, KOR-EVT-4: as if Rome had drawn both chits. */
function takeOverHarbour(g: Kings): void {
  g.state.ostia = true
  g.state.bridge = true
  putTogether(g, ['G-ostia', 'ostia-ship-1', 'ostia-ship-2'], hexes.ostia, 'roman')
}

/** Events of earlier reigns have come; of the other chits some lie in each container, the rest in the General Pool. */
export function scatterChits(g: Kings, { id: scenario, chits }: ReignData, moves: Move[]): void {
  const { events, others } = chitsBefore(g.data, scenario)
  const left = [...others]
  for (const id of events) moves.push({ id, place: boxes.out, face: undefined })
  for (const side of ['roman', 'hostile'] as const) {
    for (let dealt = 0; dealt < chits[side] && left.length > 0; dealt++)
      moves.push({
        id: g.dice.drawFrom(left, 'chits of earlier reigns'),
        place: boxes[side],
        face: undefined,
      })
  }
  for (const id of left) moves.push({ id, place: boxes.pool, face: undefined })
}

/** The chits of the reigns before this one, but for the units that serve in it. */
const chitsBefore = keptByData((data, scenario) => {
  const reign = reigns.find(({ id }) => id === scenario)
  const earlier = data.periods.flatMap(({ id }) => (id < (reign?.period ?? 1) ? data.newChits[id] : []))
  const events: string[] = []
  const others: string[] = []
  for (const id of earlier) {
    if (reign?.units.includes(id)) continue
    if (data.events[id] === undefined) others.push(id)
    else events.push(id)
  }
  return { events, others }
})

/** The mission decides; glory is what sets one reign above another. */
export function reignResult(state: KingsState, fulfilled: boolean, vp: number): Result {
  const outcome = !fulfilled ? 'reign-failed' : vp >= gloriousFrom ? 'reign-glorious' : 'reign-fulfilled'
  return resultOf(state, outcome, 'KOR-EOT-5', fulfilled)
}

export function* judgeReign(g: Kings): Rules {
  const reign = g.state.reigns.at(-1)
  const fulfilled = reign !== undefined && reign.cities >= reign.mission
  yield* endMatch(reignResult(g.state, fulfilled, g.state.vp))
}
