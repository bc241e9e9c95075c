import type { Options, Rules } from '@aquila/engine'
import { weakGarrisons } from '../data/garrisons.ts'
import {
  type Difficulty,
  type DifficultyData,
  type Face,
  type HexId,
  hexes,
  type KingsData,
  row,
} from '../data/index.ts'
import { keptByData } from '../data/kept.ts'
import { campaign, reigns } from '../data/reigns.ts'
import { kingsArmy, romanReserve } from '../data/units.ts'
import { copyState } from './knowledge/copy.ts'
import { addNewChits, periodData } from './new-chits.ts'
import { hostileGarrisonIn, put, putAll, putTogether, virtusOf } from './pieces.ts'
import { inherit, receiveLevy, scatterChits } from './single-reign.ts'
import { type Board, type Move, stackUp } from './stacks.ts'
import { boxes, eventBox, type Kings, type KingsState, newTurnNotes, type Place } from './state.ts'

/** KOR-PER-1.2, KOR-PER-1.3: everything that is not dealt at random. */
export function setUp(data: KingsData, scenario: string, options: Options): KingsState {
  const { influence, glory } = difficultyOf(data, options)
  const state = copyState(beginningOf(data, scenario))
  // RULING-85: a single reign is harder or easier by as much as the whole game.
  state.ip += influence - data.difficulties.default.influence
  if (!state.singleReign) state.vp = glory
  return state
}

/** All matches of a scenario begin alike, but for how hard they are. */
const beginningOf = keptByData(layOut)

function layOut(data: KingsData, scenario: string): KingsState {
  const reign = reigns.find(({ id }) => id === scenario)
  const period = reign?.period ?? 1
  const state: KingsState = {
    turn: periodData(data, period).firstTurn - 1,
    period,
    singleReign: scenario !== campaign,
    vp: 0,
    ip: reign === undefined ? data.difficulties.default.influence : reign.influence,
    pieces: data.pieceIds.map(id => ({ id, place: startOf(data, id), face: 'hostile', from: null })),
    stacks: [],
    king: reign === undefined ? 'romulus' : null,
    kingTied: false,
    senate: period > 2,
    pontifex: period > 2,
    holders: [],
    convicted: [],
    sacked: [],
    control: {},
    romanizedBefore: [],
    track: {},
    omens: null,
    bridge: false,
    ostia: false,
    wars: [],
    warsOfPeriod: [],
    faliscanAttack: false,
    faleriiAttacked: false,
    attackersBefore: [],
    reigns: [],
    battle: null,
    notes: newTurnNotes(),
  }
  const board = { state, data }
  stackUp(board)
  put(board, 'G-rome', hexes.rome, 'roman')
  if (reign === undefined) muster(board)
  else receiveLevy(board, reign)
  return state
}

/** KOR-PER-1.2, KOR-PER-1.3: Romulus with his army outside Rome, and the reserve in it. */
function muster(board: Board): void {
  put(board, 'romulus', hexes.start, 'roman')
  putTogether(board, kingsArmy, hexes.start, 'roman')
  putTogether(board, romanReserve, hexes.rome, 'roman')
}

function startOf(data: KingsData, piece: string): Place {
  const box = data.units[piece]?.box ?? data.leaders[piece]?.box
  if (box !== undefined && box !== null) return eventBox(box)
  if (piece.startsWith('GX-')) return boxes.pool
  if (piece.startsWith('GW-')) return boxes.out
  return boxes.coming
}

export function difficultyOf(data: KingsData, options: Options): DifficultyData {
  const named = (['default', 'easier', 'harder'] as const).find(each => each === options.difficulty)
  const difficulty: Difficulty = named ?? 'default'
  return data.difficulties[difficulty]
}

/** What chance decides at the set-up: which city has which garrison, which container has which chit. */
export function* dealSetUp(g: Kings): Rules {
  const { period } = g.state
  const reign = reigns.find(each => each.period === period)
  const moves = dealGarrisons(g, reign?.id ?? campaign)
  if (reign !== undefined) scatterChits(g, reign, moves)
  putAll(g, moves)
  if (reign !== undefined) inherit(g, reign)
  weakenGarrisons(g)
  g.tell({
    kind: 'set-up',
    rule: 'KOR-PER-1.1',
    data: {
      king: reign === undefined ? null : periodData(g.data, period).king,
      ip: g.state.ip,
      vp: g.state.vp,
    },
  })
  yield* addNewChits(g, period)
}

/** KOR-PER-1.1: the garrisons of each people, shuffled and dealt to its cities. */
function dealGarrisons(g: Kings, scenario: string): Move[] {
  const moves: Move[] = []
  for (const { garrisons, cities } of garrisonsToDeal(g.data, scenario)) {
    const chits = [...garrisons]
    for (const { hex, face, why } of cities) {
      if (chits.length === 0) break
      moves.push({ id: g.dice.drawFrom(chits, why), place: hex, face })
    }
    // A data pack may have more chits than cities.
    for (const id of chits) moves.push({ id, place: boxes.pool, face: undefined })
  }
  return moves
}

/** For each people its chits, and the cities that are dealt one: RULING-85, those that Rome has taken before are hers. */
const garrisonsToDeal = keptByData((data, scenario) => {
  const taken = reigns.find(({ id }) => id === scenario)?.cities ?? []
  return Object.entries(data.dealtGarrisons).map(([nation, garrisons]) => ({
    garrisons,
    cities: data.hostileCities
      .filter(({ people, garrison }) => people === nation && garrison === 'dealt')
      .map(({ hex, name }): { hex: HexId; face: Face; why: string } => ({
        hex,
        face: taken.includes(name) ? 'roman' : 'hostile',
        why: `the garrison of ${name}`,
      })),
  }))
})

/** The easier game: the nearest cities of some peoples are weakly held. */
function weakenGarrisons(g: Kings): void {
  const { weakened } = difficultyOf(g.data, g.options)
  for (const [nation, count] of Object.entries(weakened)) {
    const chits = weakGarrisons.filter(garrison => garrison.nation === nation).slice(0, count)
    const cities = g.data.hostileCities.filter(({ people, hex }) => {
      const garrison = hostileGarrisonIn(g, hex)
      return people === nation && garrison !== null && virtusOf(g, garrison) > 1
    })
    for (const [index, chit] of chits.entries()) {
      const hex = cities[index]?.hex
      const strong = hex === undefined ? null : hostileGarrisonIn(g, hex)
      if (hex === undefined || strong === null) continue
      put(g, strong, boxes.out)
      put(g, row(g.data.garrisons, chit.id).id, hex, 'hostile')
    }
  }
}
