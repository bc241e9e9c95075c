import { fastDice, IllegalChoice, Match } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import { expectNoTrace, type FordMatch, marchInOrder, must, playRandomly, startFords } from '../support.ts'

/** Rome is in its campaign: moving a unit, being done and perhaps a card are legal, nothing else. */
function romeMarches(): FordMatch {
  const match = startFords()
  marchInOrder(match, 'rome', 'gaul', 'germania')
  return match
}

function refused(
  match: FordMatch,
  choice: unknown,
  by?: { role?: string; decision?: number },
): IllegalChoice {
  const error = expectNoTrace(match, () => match.choose(choice, by))
  expect(error).toBeInstanceOf(IllegalChoice)
  return error as IllegalChoice
}

describe('choose refuses, without a trace,', () => {
  it.each([
    ['an unknown verb', { verb: 'fly' }, 'unknown-verb', /"fly" is not a legal choice for rome.*TF-3\.1/],
    ['a verb of the prototype', { verb: '__proto__' }, 'unknown-verb', /__proto__/],
    ['the verb constructor', { verb: 'constructor' }, 'unknown-verb', /constructor/],
    ['another phase’s verb', { verb: 'offer', noun: 1 }, 'unknown-verb', /"offer 1"/],
    ['an unknown noun', { verb: 'move', noun: 99 }, 'unknown-noun', /"move 99".*"move" is possible/],
    ['a noun of another type', { verb: 'move', noun: '1' }, 'unknown-noun', /"move 1"/],
    ['a missing noun', { verb: 'move' }, 'unknown-noun', /"move"/],
    ['a noun too many', { verb: 'done', noun: 1 }, 'unknown-noun', /"done 1"/],
    ['a noun of the prototype', { verb: 'move', noun: '__proto__' }, 'unknown-noun', /__proto__/],
    ['another role’s unit', { verb: 'move', noun: 4 }, 'unknown-noun', /"move 4"/],
  ])('%s', (_what, choice, reason, message) => {
    const error = refused(romeMarches(), choice)
    expect(error.reason).toBe(reason)
    expect(error.rule).toBe('TF-3.1')
    expect(error.message).toMatch(message)
  })

  it('another role’s choice, even if it would be legal for the one that is asked', () => {
    const match = romeMarches()
    const error = refused(match, { verb: 'done' }, { role: 'gaul' })
    expect(error.reason).toBe('wrong-role')
    expect(error.message).toMatch(/not for gaul.*but for rome/)
  })

  it.each(['carthage', '__proto__', 'constructor', 'toString', ''])('the unknown role "%s"', role => {
    const error = refused(romeMarches(), { verb: 'done' }, { role })
    expect(error.reason).toBe('unknown-role')
    expect(error.message).toContain(JSON.stringify(role))
  })

  it('a role of another scenario', () => {
    const match = startFords({ scenario: 'duel' })
    expect(refused(match, { verb: 'offer', noun: 0 }, { role: 'germania' }).reason).toBe('unknown-role')
  })

  it('anything after the end', () => {
    const match = startFords()
    playRandomly(match, fastDice(1), 10_000)
    expect(match.decision).toBeNull()
    expect(refused(match, { verb: 'done' }).reason).toBe('match-over')
    expect(refused(match, { verb: 'done' }, { role: 'rome', decision: 1 }).message).toContain('over')
  })
})

describe('stale decisions', () => {
  it('are refused: an id from before, from the future, or no id at all', () => {
    const match = romeMarches()
    const { id } = must(match.decision)
    for (const decision of [id - 1, id + 1, Number.NaN, -0, id + 0.5]) {
      const error = refused(match, { verb: 'done' }, { role: 'rome', decision })
      expect(error.reason).toBe('stale-decision')
      expect(error.message).toContain(`which is ${id}`)
    }
    match.choose({ verb: 'move', noun: 1 }, { role: 'rome', decision: id })
    expect(match.length).toBe(4)
  })

  it('are recognised when an answer comes twice, though it would be legal again', () => {
    const match = romeMarches()
    const { id } = must(match.decision)
    match.choose({ verb: 'move', noun: 1 }, { role: 'rome', decision: id })
    match.choose({ verb: 'stay' })
    expect(match.decision?.choices).toContainEqual({ verb: 'move', noun: 1 })
    const error = refused(match, { verb: 'move', noun: 1 }, { role: 'rome', decision: id })
    expect(error.reason).toBe('stale-decision')
  })

  it('are recognised after an undo: no id is ever used twice, whatever is undone and redone', () => {
    const match = romeMarches()
    const seen = new Set<number>()
    const look = () => {
      const { id } = must(match.decision)
      expect(seen.has(id)).toBe(false)
      seen.add(id)
    }
    look()
    for (let round = 0; round < 4; round++) {
      match.choose({ verb: 'move', noun: 1 })
      look()
      match.choose({ verb: 'to', noun: 'west-ford' })
      look()
      match.undo('rome')
      look()
      match.choose({ verb: 'stay' })
      look()
      match.undo('rome')
      look()
      match.undo('rome')
      look()
    }
    for (const decision of seen) {
      if (decision !== match.decision?.id) refused(match, { verb: 'done' }, { decision })
    }
  })

  it('keep their ids through a replay and through a branch', () => {
    const match = romeMarches()
    match.choose({ verb: 'move', noun: 1 })
    match.undo('rome')
    expect(match.branch(fastDice(1)).decision?.id).toBe(match.decision?.id)
    expect(Match.replay(theFords, match.record).decision?.id).toBe(match.decision?.id)
  })
})
