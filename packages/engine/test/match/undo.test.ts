import { endMatch, fastDice, IllegalChoice, scriptedDice, UndoRefused } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import {
  ask,
  askAndNote,
  expectNoTrace,
  type FordMatch,
  marchInOrder,
  playRandomly,
  startFords,
  startTiny,
  type Tiny,
  tinyGame,
} from '../support.ts'

/** Rome holds sabotage, Gaul intrigue, Germania ambush; Rome marches first. */
function romeMarches(): FordMatch {
  const dice = scriptedDice(
    [
      ['draw a card', 9],
      ['draw a card', 13],
      ['draw a card', 1],
    ],
    fastDice(1),
  )
  const match = startFords({ dice })
  marchInOrder(match, 'rome', 'gaul', 'germania')
  return match
}

describe('undo', () => {
  it('takes back a role’s own choices one by one, to the position before, through phases', () => {
    const match = romeMarches()
    const hashes = [match.hash]
    for (const choice of [
      { verb: 'move', noun: 1 },
      { verb: 'to', noun: 'west-ford' },
      { verb: 'move', noun: 2 },
      { verb: 'stay' },
    ]) {
      match.choose(choice)
      hashes.push(match.hash)
    }
    while (hashes.length > 1) {
      expect(match.hash).toBe(hashes.pop())
      match.undo('rome')
    }
    expect(match.hash).toBe(hashes[0])
    expect(match.length).toBe(3)
  })

  it('takes back a choice that ended a phase', () => {
    const game = tinyGame(['a'], [{ run: g => choice(g, 'a') }, { run: g => choice(g, 'a') }])
    const match = startTiny(game)
    const start = match.hash
    for (let i = 0; i < 5; i++) match.choose({ verb: 'x' })
    for (let i = 0; i < 5; i++) match.undo('a')
    expect(match.hash).toBe(start)
    expect(match.phase).toBe('phase-1')
    expect(match.canUndo('a')).toBe(false)
  })

  it('leaves the log as it was', () => {
    const match = romeMarches()
    const before = match.log('rome')
    match.choose({ verb: 'move', noun: 1 })
    match.choose({ verb: 'to', noun: 'west-ford' })
    expect(match.log('rome')).toHaveLength(before.length + 1)
    match.undo('rome')
    match.undo('rome')
    expect(match.log('rome')).toEqual(before)
  })

  it('is not for a role that has chosen nothing, nor across another role’s choice', () => {
    const match = romeMarches()
    match.choose({ verb: 'done' })
    expect(match.decision?.role).toBe('gaul')
    const error = expectNoTrace(match, () => match.undo('gaul'))
    expect(error).toBeInstanceOf(UndoRefused)
    match.choose({ verb: 'done' })
    expect(match.decision?.role).toBe('germania')
    expect(match.canUndo('rome')).toBe(false)
    expect(expectNoTrace(match, () => match.undo('rome'))).toMatchObject({
      message: expect.stringContaining('gaul'),
    })
    match.undo('gaul')
    expect(match.decision?.role).toBe('gaul')
    match.undo('rome')
    expect(match.decision?.role).toBe('rome')
  })

  it('refuses at the very start and for unknown roles', () => {
    const match = startFords()
    expect(expectNoTrace(match, () => match.undo('rome'))).toBeInstanceOf(UndoRefused)
    expect(expectNoTrace(match, () => match.undo('__proto__'))).toBeInstanceOf(IllegalChoice)
    expect(match.canUndo('carthage')).toBe(false)
  })

  it('refuses once the match is over: then the seed of the dice is public', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const match = startFords()
      playRandomly(match, fastDice(seed), 10_000)
      expect(match.proof).not.toBeNull()
      for (const role of match.roles) expect(match.canUndo(role)).toBe(false)
      expect(() => match.undo('rome')).toThrow(UndoRefused)
    }
    const game = tinyGame(['a'], [{ run: g => endAfter(g, 'a') }])
    const match = startTiny(game)
    match.choose({ verb: 'x' })
    expect(match.result).not.toBeNull()
    expect(expectNoTrace(match, () => match.undo('a'))).toMatchObject({
      message: expect.stringContaining('over'),
    })
  })
})

function* choice(g: Tiny, role: string) {
  yield* askAndNote(g, role, 'x', 'y')
}

function* endAfter(_g: Tiny, role: string) {
  yield ask(role, 'x', 'y')
  yield* endMatch({ winners: [role], outcome: 'won', rule: 'T-1' })
}
