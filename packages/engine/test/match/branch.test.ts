import { BadSetUp, canonicalJson, fastDice, RulesFault } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import {
  askAndNote,
  expectNoTrace,
  marchInOrder,
  playRandomly,
  portrait,
  SEED,
  startFords,
  startTiny,
  tinyGame,
} from '../support.ts'

describe('Match.branch', () => {
  it('stands where its origin stands and goes its own way, both ways', () => {
    const match = startFords({ scenario: 'war' })
    playRandomly(match, fastDice(4), 25)
    const branch = match.branch(fastDice(1))
    expect(branch.hash).toBe(match.hash)
    expect(branch.decisions).toEqual(match.decisions)
    const [ours, theirs] = [portrait(match), branch.hash]
    playRandomly(branch, fastDice(2), 30)
    expect(branch.hash).not.toBe(theirs)
    expect(portrait(match)).toBe(ours)
    const ahead = portrait(branch)
    playRandomly(match, fastDice(3), 30)
    expect(portrait(branch)).toBe(ahead)
  })

  it('rolls the dice it was given, not those of the match', () => {
    const futures = [1, 2, 3].map(seed => {
      const branch = startFords().branch(fastDice(seed))
      playRandomly(branch, fastDice(9), 200)
      return branch.hash
    })
    expect(new Set(futures).size).toBe(3)
  })

  it('never gives away the seed', () => {
    const branch = startFords({ seed: SEED }).branch(fastDice(1))
    expect(canonicalJson(branch.record)).not.toContain(SEED)
    expect(branch.commitment).toBeNull()
  })

  it('may take back what it did, but nothing from before the checkpoint', () => {
    const match = startFords()
    marchInOrder(match, 'rome', 'gaul', 'germania')
    const branch = match.branch(fastDice(1))
    const { hash } = branch
    branch.choose({ verb: 'move', noun: 1 })
    branch.undo('rome')
    expect(branch.hash).toBe(hash)
    expect(branch.canUndo('rome')).toBe(false)
  })
})

/** Two phases; both roles have a secret. `boom` fails only after the second phase has begun. */
const secretive = tinyGame(
  ['a', 'b'],
  [
    {
      *run(g) {
        yield* askAndNote(g, 'a', 'on', 'boom')
      },
    },
    {
      *run(g) {
        if (g.state.notes.at(-1) === 'a boom') throw new Error('broken on purpose')
        for (let i = 0; i < 3; i++) yield* askAndNote(g, 'a', 'x', 'y')
      },
    },
  ],
  { setUp: () => ({ notes: [], secrets: { a: 'mine', b: 'theirs' } }) },
)

describe('a branch dealt afresh for a role', () => {
  const dealt = () => {
    const match = startTiny(secretive)
    match.choose({ verb: 'on' })
    match.choose({ verb: 'x' })
    const branch = match.branch(fastDice(1), { as: 'a' })
    return { match, branch, secrets: { ...branch.position.state.secrets } }
  }

  it('keeps what the role knows and nothing else', () => {
    const { match, secrets } = dealt()
    expect(secrets.a).toBe('mine')
    expect(secrets.b).toMatch(/^dealt/)
    expect(match.position.state.secrets.b).toBe('theirs')
    const spectators = match.branch(fastDice(1), { as: null }).position.state.secrets
    expect(spectators.a).toMatch(/^dealt/)
  })

  it('does not remember the truth in a branch of its own', () => {
    const { branch, secrets } = dealt()
    expect(branch.branch(fastDice(7)).position.state.secrets).toEqual(secrets)
    expect(branch.branch(fastDice(7)).branch(fastDice(8)).position.state.secrets).toEqual(secrets)
    expect(branch.at(branch.length).position.state.secrets).toEqual(secrets)
    expect(branch.whatIf(branch.length).position.state.secrets).toEqual(secrets)
  })

  it('does not remember the truth after an undo, and looks back no further than the deal', () => {
    const { branch, secrets } = dealt()
    expect(branch.canUndo('a')).toBe(false)
    expect(() => branch.at(branch.length - 1)).toThrow(BadSetUp)
    branch.choose({ verb: 'y' })
    expect(branch.position.state.notes).toEqual(['a on', 'a x', 'a y'])
    branch.undo('a')
    expect(branch.position.state).toEqual({ notes: ['a on', 'a x'], secrets })
    expect(branch.canUndo('a')).toBe(false)
  })

  it('is dealt the same again after an undo when it was dealt at the checkpoint', () => {
    const { match } = dealt()
    const early = match.branch(fastDice(1), { as: 'a', redealAt: 'checkpoint' })
    const before = { ...early.position.state.secrets }
    expect(before.b).toMatch(/^dealt/)
    early.undo('a')
    expect(early.position.state.secrets).toEqual(before)
    expect(early.position.state.notes).toEqual(['a on'])
  })

  it('does not remember the truth after a fault of the rules', () => {
    const match = startTiny(secretive)
    const branch = match.branch(fastDice(1), { as: 'a' })
    const fault = expectNoTrace(branch, () => branch.choose({ verb: 'boom' }))
    expect(fault).toBeInstanceOf(RulesFault)
    expect(branch.position.state.secrets.b).toMatch(/^dealt/)
    branch.choose({ verb: 'on' })
    expect(branch.position.state.notes).toEqual(['a on'])
  })

  it('can be dealt afresh once more', () => {
    const { branch, secrets } = dealt()
    const again = branch.branch(fastDice(2), { as: 'a' })
    expect(again.position.state.secrets.a).toBe('mine')
    expect(again.position.state.secrets.b).not.toBe(secrets.b)
    expect(again.branch(fastDice(3)).hash).toBe(again.hash)
  })
})

describe('a branch dealt afresh for somebody who has nothing to choose', () => {
  it('can be looked at, but not played: the question that waits was put before the deal', () => {
    const match = startFords({ scenario: 'war' })
    const random = fastDice(5)
    while (match.phase !== 'campaign') playRandomly(match, random, 1)
    const waiting = match.decision?.role ?? ''
    const other = match.roles.find(role => role !== waiting) ?? ''
    for (const as of [other, null]) {
      const branch = match.branch(fastDice(1), { as })
      expect(branch.view(as)).toEqual(match.view(as))
      expect(() => branch.choose(branch.decision?.choices[0])).toThrow(/dealt afresh/)
    }
    expect(() => match.branch(fastDice(1), { as: waiting }).choose(match.decision?.choices[0])).not.toThrow()
  })

  it('has no record, because what happened so far does not lead there', () => {
    const match = startFords()
    expect(() => match.branch(fastDice(1), { as: 'rome' }).record).toThrow(/dealt afresh has no record/)
    expect(() => match.branch(fastDice(1)).record).not.toThrow()
  })
})
