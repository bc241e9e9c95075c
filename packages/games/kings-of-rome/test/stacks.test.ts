import { fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kingsData as data } from '../data/index.ts'
import { copyState } from '../rules/knowledge/copy.ts'
import { setUp } from '../rules/set-up.ts'
import { enteredFrom, type Move, noteEntry, put, putAll, putTogether } from '../rules/stacks.ts'
import { boxes, type KingsState } from '../rules/state.ts'

const CITY = '3908'

function begun(): KingsState {
  return setUp(data, 'seven-kings', {})
}

/** The same moves, made one after another and all at once. */
function bothWays(before: KingsState, moves: readonly Move[]): readonly [KingsState, KingsState] {
  const [single, together] = [copyState(before), copyState(before)]
  for (const { id, place, face } of moves) put({ state: single, data }, id, place, face)
  putAll({ state: together, data }, moves)
  return [single, together]
}

describe('pieces that are put all at once', () => {
  it('KOR-DEF-1: lie and show what they would if one was put after the other', () => {
    const dice = fastDice(11)
    const places = ['3907', '3906', CITY, boxes.roman, boxes.hostile, boxes.pool, boxes.coming]
    let state = begun()
    for (let turn = 0; turn < 60; turn++) {
      const ids = [...data.pieceIds]
      const moves = Array.from({ length: 25 }, (): Move => {
        const face = dice.roll(3, 'face', 0)
        const id = ids.splice(dice.roll(ids.length, 'piece', 0) - 1, 1)[0] ?? ''
        const place = places[dice.roll(places.length, 'place', 0) - 1] ?? ''
        return { id, place, face: face === 1 ? 'roman' : face === 2 ? 'hostile' : undefined }
      })
      const [single, together] = bothWays(state, moves)
      expect(together).toEqual(single)
      state = together
    }
  })

  it('KOR-SIEGE-7: have come from nowhere in particular, until somebody says so; one that stays remembers', () => {
    const before = begun()
    noteEntry({ state: before, data }, 'romulus', '3905')
    const leave = bothWays(before, [{ id: 'romulus', place: CITY, face: undefined }])
    const stay = bothWays(before, [{ id: 'romulus', place: '3906', face: 'roman' }])
    expect(leave.map(state => enteredFrom({ state, data }, 'romulus'))).toEqual([null, null])
    expect(stay.map(state => enteredFrom({ state, data }, 'romulus'))).toEqual(['3905', '3905'])
  })

  it('RULING-22, RULING-28: hold no city that they have left, and bring a sacked one something to lose', () => {
    const before = begun()
    putTogether({ state: before, data }, ['S1', 'S2'], CITY, 'roman')
    before.holders = ['S1', 'S2']
    before.sacked = [CITY]
    const [single, together] = bothWays(before, [
      { id: 'S1', place: '3907' },
      { id: 'U01', place: CITY, face: 'hostile' },
    ])
    expect(together).toEqual(single)
    expect(together).toMatchObject({ holders: ['S2'], sacked: [] })
    // Neither a leader alone nor a ship in its harbour brings it anything.
    for (const id of ['mamilius', 'U46']) {
      const [still] = bothWays(before, [{ id, place: CITY, face: 'hostile' }])
      expect(still.sacked).toEqual([CITY])
    }
  })
})

describe('the set-up', () => {
  it('KOR-PER-1.3: is the same again, whatever became of the match before', () => {
    const [first, again] = [begun(), begun()]
    putTogether({ state: first, data }, ['romulus', 'S1'], CITY, 'roman')
    first.notes.reactions = 3
    first.ip = 0
    expect(begun()).toEqual(again)
  })
})
