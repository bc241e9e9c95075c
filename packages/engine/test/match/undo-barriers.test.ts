import { fastDice, type Rules, RulesFault, scriptedDice, UndoRefused } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import {
  ask,
  askAndNote,
  expectNoTrace,
  type FordMatch,
  marchInOrder,
  portrait,
  startFords,
  startTiny,
  type Tiny,
  tinyGame,
} from '../support.ts'

/** Rome holds the card at the place given (9 is sabotage, 13 intrigue) and marches first. */
function romeMarches(place: number): FordMatch {
  const cards = [['draw a card', place] as const, ['draw a card', 1] as const, ['draw a card', 1] as const]
  const match = startFords({ dice: scriptedDice(cards, fastDice(1)) })
  marchInOrder(match, 'rome', 'gaul', 'germania')
  return match
}

describe('an undo does not go back', () => {
  it('behind a roll', () => {
    const match = romeMarches(9)
    match.choose({ verb: 'sabotage', noun: 'gaul' })
    expect(expectNoTrace(match, () => match.undo('rome'))).toBeInstanceOf(UndoRefused)
  })

  it('behind a roll, not even after later choices were taken back', () => {
    const match = romeMarches(9)
    match.choose({ verb: 'sabotage', noun: 'gaul' })
    match.choose({ verb: 'move', noun: 1 })
    match.choose({ verb: 'to', noun: 'west-ford' })
    match.undo('rome')
    match.undo('rome')
    expect(match.canUndo('rome')).toBe(false)
    expect(expectNoTrace(match, () => match.undo('rome'))).toBeInstanceOf(UndoRefused)
  })

  it('behind a change of seats', () => {
    const match = romeMarches(13)
    match.choose({ verb: 'intrigue', noun: 'gaul' })
    expect(match.seats).toEqual({ rome: 1, gaul: 0, germania: 2 })
    expect(expectNoTrace(match, () => match.undo('rome'))).toBeInstanceOf(UndoRefused)
    match.choose({ verb: 'move', noun: 1 })
    match.undo('rome')
    expect(match.canUndo('rome')).toBe(false)
    expect(match.seats).toEqual({ rome: 1, gaul: 0, germania: 2 })
  })

  it('behind secret offers once they are open', () => {
    const match = romeMarches(9)
    for (const role of match.roles) expect(match.canUndo(role)).toBe(false)
  })

  it.each([
    ['everything hidden', undefined, false, false],
    ['what b held', 'b', false, true],
    ['what a held itself', 'a', true, false],
  ])('behind a disclosure of %s', (_what, from, aMay, bMay) => {
    for (const chooser of ['a', 'b']) {
      const match = startTiny(tinyGame(['a', 'b'], [{ run: g => discloseAfter(g, chooser, from) }]))
      match.choose({ verb: 'x' })
      expect(match.canUndo(chooser)).toBe(chooser === 'a' ? aMay : bMay)
    }
  })

  it('behind a disclosure in an earlier phase, nor does that disclosure hinder later undos', () => {
    const match = startTiny(
      tinyGame(['a'], [{ run: g => discloseAfter(g, 'a', undefined) }, { run: threeChoices }]),
    )
    match.choose({ verb: 'x' })
    const start = match.hash
    for (let i = 0; i < 3; i++) match.choose({ verb: 'x' })
    match.undo('a')
    match.choose({ verb: 'y' })
    for (let i = 0; i < 3; i++) match.undo('a')
    expect(match.hash).toBe(start)
    expect(match.canUndo('a')).toBe(false)
  })
})

function* discloseAfter(g: Tiny, role: string, from: string | undefined): Rules {
  yield* askAndNote(g, role, 'x', 'y')
  g.disclose(from)
}

function* threeChoices(g: Tiny): Rules {
  for (let i = 0; i < 3; i++) yield* askAndNote(g, 'a', 'x', 'y')
  yield* askAndNote(g, 'a', 'last', 'of all')
}

describe('standing orders and undo', () => {
  it('survive: an order given after the choice stays when the choice is taken back', () => {
    const match = romeMarches(9)
    match.choose({ verb: 'move', noun: 1 })
    match.setStandingOrder('rome', 'before-battle', 'never')
    match.setStandingOrder('gaul', 'before-battle', 'always')
    match.undo('rome')
    expect(match.decision?.task).toBe('campaign')
    expect(match.standingOrder('rome', 'before-battle')).toBe('never')
    expect(match.standingOrder('gaul', 'before-battle')).toBe('always')
    expect(match.record.choices.slice(-2)).toEqual([
      { role: 'rome', window: 'before-battle', order: 'never' },
      { role: 'gaul', window: 'before-battle', order: 'always' },
    ])
  })

  it('are no barrier and are not themselves taken back', () => {
    const match = romeMarches(9)
    match.choose({ verb: 'move', noun: 1 })
    match.choose({ verb: 'to', noun: 'west-ford' })
    match.setStandingOrder('gaul', 'before-battle', 'never')
    match.undo('rome')
    match.undo('rome')
    expect(match.canUndo('rome')).toBe(false)
    expect(match.standingOrder('gaul', 'before-battle')).toBe('never')
  })
})

describe('a fault of the rules', () => {
  const faulty = tinyGame(
    ['a', 'b'],
    [
      {
        *run(g) {
          g.dice.d6('first')
          yield* askAndNote(g, 'a', 'on', 'boom', 'boom-later')
          if (g.state.notes.at(-1) === 'a boom') g.state.notes.push('half done')
          if (g.state.notes.at(-1) === 'half done') throw new TypeError('broken on purpose')
          g.dice.d6('second')
          g.disclose()
        },
      },
      {
        *run(g) {
          g.tell({ kind: 'second', rule: 'T-2' })
          if (g.state.notes.at(-1) === 'a boom-later') throw new TypeError('broken later')
          yield* askAndNote(g, 'b', 'x', 'y')
        },
      },
    ],
  )

  it.each(['boom', 'boom-later'])('inside %s leaves everything as before, and the match goes on', verb => {
    const match = startTiny(faulty)
    match.choose({ verb: 'on' })
    match.choose({ verb: 'x' })
    const error = expectNoTrace(match, () => match.choose({ verb }))
    expect(error).toBeInstanceOf(RulesFault)
    expect((error as Error).message).toMatch(new RegExp(`^a, "${verb}" \\(T-ask\\): broken`))
    expect((error as Error).cause).toBeInstanceOf(TypeError)
    match.choose({ verb: 'on' })
    const other = startTiny(faulty)
    for (const choice of ['on', 'x', 'on']) other.choose({ verb: choice })
    expect(portrait(match)).toBe(portrait(other))
  })

  it('keeps the dice of a verifiable match in step', () => {
    const match = startTiny(faulty)
    expectNoTrace(match, () => match.choose({ verb: 'boom-later' }))
    match.choose({ verb: 'on' })
    expect(match.record.rolls.map(roll => roll.why)).toEqual(['first', 'second'])
  })
})

describe('an ask of two roles in a row', () => {
  it('lets each take back its own choice only while it is the last', () => {
    const game = tinyGame(
      ['a', 'b'],
      [
        {
          *run() {
            yield ask('a', 'x', 'y')
            yield ask('b', 'x', 'y')
            yield ask('b', 'x', 'y')
          },
        },
      ],
    )
    const match = startTiny(game)
    match.choose({ verb: 'x' })
    expect([match.canUndo('a'), match.canUndo('b')]).toEqual([true, false])
    match.choose({ verb: 'x' })
    expect([match.canUndo('a'), match.canUndo('b')]).toEqual([false, true])
    match.undo('b')
    expect([match.canUndo('a'), match.canUndo('b')]).toEqual([true, false])
  })
})
