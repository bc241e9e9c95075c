import { BadSetUp, endMatch, RulesFault } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { ask, askAndNote, expectNoTrace, startTiny, tinyGame } from '../support.ts'

describe('the kernel', () => {
  it('calls an ask without choices a dead end, and names role, task and rule', () => {
    const game = tinyGame(
      ['a'],
      [
        {
          *run(g) {
            yield* askAndNote(g, 'a', 'x', 'y')
            yield { role: 'a', rule: 'T-9', task: 'impossible', choices: [] }
          },
        },
      ],
    )
    const match = startTiny(game)
    const fault = expectNoTrace(match, () => match.choose({ verb: 'x' }))
    expect(fault).toBeInstanceOf(RulesFault)
    expect((fault as Error).message).toMatch(/dead end: a .*"impossible" \(T-9\)/)
  })

  it('stops phases that run in a circle without a decision', () => {
    const empty = { *run() {} }
    const game = tinyGame(['a'], [empty, empty])
    expect(() => startTiny(game)).toThrow(RulesFault)
    expect(() => startTiny(game)).toThrow(/circle/)
  })

  it('stops a phase that only asks questions with one answer', () => {
    const game = tinyGame(
      ['a'],
      [
        {
          *run(g) {
            yield* askAndNote(g, 'a', 'x', 'y')
            for (;;) yield ask('a', 'only')
          },
        },
      ],
    )
    const match = startTiny(game)
    const fault = expectNoTrace(match, () => match.choose({ verb: 'x' }))
    expect((fault as Error).message).toMatch(/circle in phase phase-1 \(T-1\)/)
  })

  it('does not know phases that are not in the table', () => {
    const game = tinyGame(['a'], [{ run: g => oneAsk(g), next: () => 'nowhere' }])
    const match = startTiny(game)
    const fault = expectNoTrace(match, () => match.choose({ verb: 'x' }))
    expect(fault).toBeInstanceOf(RulesFault)
    expect((fault as Error).message).toContain('"nowhere"')
  })

  it('refuses a game without phases', () => {
    expect(() => startTiny(tinyGame(['a'], []))).toThrow(BadSetUp)
  })

  it('goes through the phases in order, round and round, unless a phase says what follows', () => {
    const phase = (name: string) => ({
      id: name,
      *run(g: Parameters<typeof askAndNote>[0]) {
        yield* askAndNote(g, 'a', 'x', 'y')
      },
    })
    const match = startTiny(
      tinyGame(['a'], [phase('one'), { ...phase('two'), next: () => 'four' }, phase('three'), phase('four')]),
    )
    const seen = [match.phase]
    for (let i = 0; i < 4; i++) {
      match.choose({ verb: 'x' })
      seen.push(match.phase)
    }
    expect(seen).toEqual(['one', 'two', 'four', 'one', 'two'])
  })

  it('takes a single choice by itself and records nothing of it', () => {
    const game = tinyGame(
      ['a'],
      [
        {
          *run(g) {
            yield* askAndNote(g, 'a', 'only')
            yield* askAndNote(g, 'a', 'x', 'y')
          },
        },
      ],
    )
    const match = startTiny(game)
    expect(match.position.state.notes).toEqual(['a only'])
    expect(match.decision?.choices).toHaveLength(2)
    expect(match.record.choices).toEqual([])
  })

  it('leaves a single choice to the player where the rules want it confirmed', () => {
    const game = tinyGame(
      ['a'],
      [
        {
          *run(g) {
            yield { ...ask('a', 'only'), confirm: true }
            g.state.notes.push('confirmed')
            yield* askAndNote(g, 'a', 'x', 'y')
          },
        },
      ],
    )
    const match = startTiny(game)
    expect(match.position.state.notes).toEqual([])
    expect(match.decision).toMatchObject({ confirm: true, choices: [{ verb: 'only' }] })
    match.choose({ verb: 'only' })
    expect(match.position.state.notes).toEqual(['confirmed'])
    expect(match.record.choices).toEqual([{ role: 'a', verb: 'only' }])
  })

  it('ends the match from anywhere in the rules and does not resume them', () => {
    const game = tinyGame(
      ['a', 'b'],
      [
        {
          *run(g) {
            yield* askAndNote(g, 'a', 'x', 'y')
            yield* endMatch({ winners: [], outcome: 'draw', rule: 'T-7', scores: { a: 1, b: 1 } })
            g.state.notes.push('never')
          },
        },
      ],
    )
    const match = startTiny(game)
    match.choose({ verb: 'x' })
    expect(match.result).toEqual({ winners: [], outcome: 'draw', rule: 'T-7', scores: { a: 1, b: 1 } })
    expect([match.decision, match.decisions]).toEqual([null, []])
    expect(match.position.state.notes).toEqual(['a x'])
  })
})

function* oneAsk(g: Parameters<typeof askAndNote>[0]) {
  yield* askAndNote(g, 'a', 'x', 'y')
}
