import { BadRecord, BadSetUp, fastDice, IllegalChoice, Match, UndoRefused } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import { expectNoTrace, type FordMatch, playRandomly, startFords } from '../support.ts'

const resigned = { kind: 'resigned', by: 0, winners: ['gaul', 'germania'] } as const

function played(choices: number): FordMatch {
  const match = startFords({ players: ['Ada', 'Ben', 'Cleo'], levels: [null, null, 'tiro'] })
  playRandomly(match, fastDice(6), choices)
  return match
}

/** What a file makes of a record, or a wire. */
function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

describe('a match that the people at the table end', () => {
  it('is over without a result of the rules, and nothing can be chosen, taken back or ended again', () => {
    const match = played(5)
    match.endEarly({ ...resigned, winners: [...resigned.winners] })
    expect([match.isOver, match.result, match.ending, match.decisions]).toEqual([true, null, resigned, []])
    expect(expectNoTrace(match, () => match.choose({ verb: 'pass' }))).toBeInstanceOf(IllegalChoice)
    expect(expectNoTrace(match, () => match.takeBackTo(1))).toBeInstanceOf(UndoRefused)
    expect(match.roles.map(role => match.canUndo(role))).toEqual([false, false, false])
    expect(expectNoTrace(match, () => match.undo('rome'))).toBeInstanceOf(UndoRefused)
    const again = () => match.endEarly({ kind: 'drawn', by: null, winners: [] })
    expect(expectNoTrace(match, again)).toBeInstanceOf(BadSetUp)
  })

  it('publishes its seed, as one does that the rules have ended', () => {
    const match = played(5)
    expect(match.proof).toBeNull()
    match.endEarly({ kind: 'drawn', by: null, winners: [] })
    expect(match.proof?.rolls).toEqual(match.rolls)
  })

  it('says so in its record, which can be replayed and resumed', () => {
    const match = played(5)
    match.endEarly({ ...resigned, winners: [...resigned.winners] })
    expect(Match.replay(theFords, json(match.record)).ending).toEqual(resigned)
    const resumed = Match.resume(theFords, json(match.record), match.checkpoint, match.told)
    expect(resumed.match.ending).toEqual(resigned)
  })

  it('has no winner who does not play', () => {
    const match = played(5)
    const attempt = () => match.endEarly({ kind: 'claimed', by: 1, winners: ['parthia'] })
    expect(expectNoTrace(match, attempt)).toBeInstanceOf(IllegalChoice)
  })
})

describe('a seat that somebody else takes', () => {
  it('has his name and level from then on, and the record says since when', () => {
    const match = played(5)
    match.seat(1, 'Steward', 'miles')
    match.seat(2, 'Dora', null)
    expect([match.players, match.levels]).toEqual([
      ['Ada', 'Steward', 'Dora'],
      [null, 'miles', null],
    ])
    expect(match.record).toMatchObject({
      players: ['Ada', 'Ben', 'Cleo'],
      levels: [null, null, 'tiro'],
      sitters: [
        { entries: 5, player: 1, name: 'Steward', level: 'miles' },
        { entries: 5, player: 2, name: 'Dora', level: null },
      ],
    })
    const again = Match.replay(theFords, json(match.record))
    expect([again.players, again.levels]).toEqual([match.players, match.levels])
  })

  it('is known where nobody said at the beginning who plays with a bot’s mind', () => {
    const match = startFords()
    match.seat(0, 'Steward', 'miles')
    expect(match.levels).toEqual(['miles', null, null])
  })

  it('must be one of the match', () => {
    const match = played(5)
    for (const player of [-1, 3, 0.5])
      expect(expectNoTrace(match, () => match.seat(player, 'Dora', null))).toBeInstanceOf(BadSetUp)
    expect(expectNoTrace(match, () => match.seat(0, 'x'.repeat(81), null))).toBeInstanceOf(BadSetUp)
  })

  it('in a record must be one of the match, taken before its end', () => {
    const record = played(5).record
    for (const sitter of [
      { entries: 6, player: 1, name: 'Dora', level: null },
      { entries: 5, player: 3, name: 'Dora', level: null },
    ])
      expect(() => Match.replay(theFords, { ...record, sitters: [sitter] })).toThrow(BadRecord)
  })
})
