import type { Options, Rules } from '@aquila/engine'
import { type Difficulty, type DifficultyData, hexes, type KingsData, row } from '../data/index.ts'
import { kingsArmy, romanReserve } from '../data/units.ts'
import { addNewChits } from './new-chits.ts'
import { garrisonIn, put, virtusOf } from './pieces.ts'
import { stackUp } from './stacks.ts'
import { boxes, eventBox, type Kings, type KingsState, newTurnNotes, type Place } from './state.ts'

/** KOR-PER-1.2, KOR-PER-1.3: everything that is not dealt at random. */
export function setUp(data: KingsData, _scenario: string, options: Options): KingsState {
  const { influence, glory } = difficultyOf(data, options)
  const state: KingsState = {
    turn: 0,
    period: 1,
    vp: glory,
    ip: influence,
    pieces: data.pieceIds.map(id => ({ id, place: startOf(data, id), face: 'hostile', from: null })),
    stacks: [],
    king: 'romulus',
    kingTied: false,
    senate: false,
    pontifex: false,
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
  put(board, 'romulus', hexes.start, 'roman')
  for (const unit of kingsArmy) put(board, unit, hexes.start, 'roman')
  for (const piece of [...romanReserve, 'G-rome']) put(board, piece, hexes.rome, 'roman')
  return state
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
  dealGarrisons(g)
  weakenGarrisons(g)
  g.tell({ kind: 'set-up', rule: 'KOR-PER-1.1', data: { ip: g.state.ip } })
  yield* addNewChits(g, 1)
}

/** KOR-PER-1.1: the garrisons of each people, shuffled and dealt to its cities. */
function dealGarrisons(g: Kings): void {
  for (const nation of Object.keys(g.data.dealtGarrisons)) {
    const cities = g.data.hostileCities.filter(city => city.people === nation && city.garrison === 'dealt')
    const chits = [...(Object.entries(g.data.dealtGarrisons).find(([id]) => id === nation)?.[1] ?? [])]
    for (const city of cities) {
      if (chits.length === 0) break
      put(g, g.dice.drawFrom(chits, `the garrison of ${city.name}`), city.hex, 'hostile')
    }
    // A data pack may have more chits than cities.
    for (const chit of chits) put(g, chit, boxes.pool)
  }
}

/** The easier game: the nearest cities of some peoples are weakly held. */
function weakenGarrisons(g: Kings): void {
  const { weakened } = difficultyOf(g.data, g.options)
  const weak = Object.values(g.data.garrisons).filter(garrison => garrison.id.startsWith('GW-'))
  for (const [nation, count] of Object.entries(weakened)) {
    const chits = weak.filter(garrison => garrison.nation === nation).slice(0, count)
    const cities = g.data.hostileCities.filter(({ people, hex }) => {
      const garrison = garrisonIn(g, hex)
      return people === nation && garrison !== null && virtusOf(g, garrison) > 1
    })
    for (const [index, chit] of chits.entries()) {
      const hex = cities[index]?.hex
      const strong = hex === undefined ? null : garrisonIn(g, hex)
      if (hex === undefined || strong === null) continue
      put(g, strong, boxes.out)
      put(g, row(g.data.garrisons, chit.id).id, hex, 'hostile')
    }
  }
}
