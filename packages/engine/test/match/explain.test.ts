import { fastDice, IllegalChoice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { words } from '../english.ts'
import { expectNoTrace, marchInOrder, playRandomly, startFords, startTiny, tinyGame } from '../support.ts'

function romeMarches() {
  const match = startFords()
  marchInOrder(match, 'rome', 'gaul', 'germania')
  return match
}

describe('Match.explain', () => {
  it('has nothing to say about a legal choice', () => {
    expect(romeMarches().explain('rome', { verb: 'move', noun: 1 }, words)).toBeNull()
  })

  it('answers with the rule of the game and its text, filled in', () => {
    const match = romeMarches()
    match.choose({ verb: 'move', noun: 1 })
    expect(match.explain('rome', { verb: 'to', noun: 'gaul' }, words)).toMatchObject({ rule: 'TF-3.1' })
    match.choose({ verb: 'to', noun: 'west-ford' })
    expect(match.explain('rome', { verb: 'move', noun: 4 }, words)).toMatchObject({ rule: 'TF-3.1' })
    const moved = match.explain('rome', { verb: 'move', noun: 1 }, words)
    expect(moved).toEqual({ rule: 'TF-3.1', text: 'This unit has moved already.', reasoned: true })
  })

  it('says whose turn it is to a role that is not asked', () => {
    const reason = romeMarches().explain('gaul', { verb: 'move', noun: 4 }, words)
    expect(reason?.rule).toBe('TF-3.1')
    expect(reason?.text).toContain('Rome')
  })

  it('falls back on the rule of the decision where the game has no reason', () => {
    const reason = romeMarches().explain('rome', { verb: 'fly', noun: 'isle' }, words)
    expect(reason?.rule).toBe('TF-3.1')
    expect(reason?.text).toContain('"fly isle"')
    expect(reason?.reasoned).toBe(false)
  })

  it('says that the match is over, with the rule that ended it', () => {
    const match = startFords()
    playRandomly(match, fastDice(5), 10_000)
    expect(match.explain('rome', { verb: 'done' }, words)?.rule).toBe(match.result?.rule)
  })

  it('refuses unknown roles and malformed choices without a trace', () => {
    const match = romeMarches()
    expect(expectNoTrace(match, () => match.explain('carthage', { verb: 'done' }, words))).toMatchObject({
      reason: 'unknown-role',
    })
    const odd = { verb: 'move', noun: Number.NaN }
    expect(expectNoTrace(match, () => match.explain('rome', odd, words))).toBeInstanceOf(IllegalChoice)
  })

  it('hands the game a clean choice, not the object it was given', () => {
    const seen: unknown[] = []
    const given = { verb: 'z' }
    const game = tinyGame(
      ['solo'],
      [
        {
          *run() {
            yield { role: 'solo', rule: 'T-1', task: 't', choices: [{ verb: 'x' }, { verb: 'y' }] }
          },
        },
      ],
      {
        explain(_position, _decision, choice) {
          seen.push(choice)
          return null
        },
      },
    )
    startTiny(game).explain('solo', given, words)
    expect(seen).toEqual([{ verb: 'z' }])
    expect(seen[0]).not.toBe(given)
  })
})
