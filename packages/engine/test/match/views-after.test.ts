import { fastDice, type Rules } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { askAndNote, playRandomly, portrait, startFords, startTiny, type Tiny, tinyGame } from '../support.ts'

/** After each choice the rules do two things by themselves, one of them by a die. */
function* busyPhase(g: Tiny): Rules {
  yield* askAndNote(g, 'rome', 'yes', 'no')
  g.state.notes.push(`die ${g.dice.d6('by itself')}`)
  g.tell({ kind: 'rolled', rule: 'T-1' })
  g.state.notes.push('then more')
  g.tell({ kind: 'more', rule: 'T-1' })
}

/** A die falls, something is chosen with its result in mind, and only then is it told. */
function* knownBefore(g: Tiny): Rules {
  g.state.notes.push('ready')
  const die = g.dice.d6('in the open')
  g.state.notes.push(`die ${die}`)
  yield* askAndNote(g, 'rome', 'yes', 'no')
  g.tell({ kind: 'rolled', rule: 'T-1' })
}

describe('Match.viewsBefore', () => {
  const lengths = (match: ReturnType<typeof startTiny>, events: number[]) =>
    [...match.viewsBefore('rome', events)].map(([event, { view }]) => [event, view.notes.length])

  it('shows how things stood before the die of an event fell, or when the event before it was told', () => {
    const match = startTiny(tinyGame(['rome'], [{ run: busyPhase }]))
    match.choose({ verb: 'yes' })
    match.choose({ verb: 'no' })
    const before = portrait(match)
    // Two notes and events a choice come from the die on; the answer itself is noted first.
    expect(lengths(match, [0, 1, 2, 3])).toEqual([
      [0, 1],
      [1, 2],
      [2, 4],
      [3, 5],
    ])
    expect(portrait(match)).toBe(before)
  })

  it('does not know what a die has shown that is told after a further choice', () => {
    const match = startTiny(tinyGame(['rome'], [{ run: knownBefore }]))
    match.choose({ verb: 'yes' })
    expect(match.viewsBefore('rome', [0]).get(0)?.view.notes).toEqual(['ready'])
  })
})

describe('Match.viewsAfter', () => {
  it('shows what the rules did by themselves between two choices, step by step', () => {
    const match = startTiny(tinyGame(['rome'], [{ run: busyPhase }]))
    match.choose({ verb: 'yes' })
    match.choose({ verb: 'no' })
    const before = portrait(match)
    const notes = [...match.viewsAfter('rome', [0, 1, 2, 3])].map(([event, { view }]) => {
      return [event, view.notes.length]
    })
    expect(notes).toEqual([
      [0, 2],
      [1, 3],
      [2, 5],
      [3, 6],
    ])
    expect(portrait(match)).toBe(before)
  })

  it('has the very dice of the match', () => {
    const match = startTiny(tinyGame(['rome'], [{ run: busyPhase }]))
    match.choose({ verb: 'yes' })
    const seen = match.viewsAfter('rome', [1]).get(1)?.view
    expect(seen?.notes).toEqual(match.view('rome').notes)
  })

  it('tells each event again, as the role may read it', () => {
    const match = startFords({ scenario: 'war' })
    playRandomly(match, fastDice(3), 25)
    const log = match.log('gaul')
    const again = match.viewsAfter('gaul', [...log.keys()])
    expect([...again.values()].map(({ event }) => event)).toEqual(log)
    const before = match.viewsBefore('gaul', [...log.keys()])
    expect([...before.values()].filter(({ event }) => event !== undefined)).toEqual([])
  })

  it('ends with the view of now in a game with hidden cards', () => {
    const match = startFords({ scenario: 'war' })
    playRandomly(match, fastDice(3), 25)
    const last = match.log('gaul').length - 1
    const views = match.viewsAfter('gaul', [last - 3, last])
    expect(views.size).toBe(2)
    expect(JSON.stringify(views.get(last)?.view).length).toBeGreaterThan(0)
  })
})
