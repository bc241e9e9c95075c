import { canonicalJson, fastDice, type GameDefinition, Match } from '@aquila/engine'
import { type FordData, type FordState, theFords } from '@aquila/engine/teaching-game'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any, type FordMatch, playRandomly, portrait, startFords } from '../support.ts'

const anyPosition = fc.record({
  scenario: fc.constantFrom('skirmish', 'war', 'duel'),
  pauseAlike: fc.boolean(),
  seed: fc.integer(),
  steps: fc.nat(200),
})

type Position = typeof anyPosition extends fc.Arbitrary<infer T> ? T : never

function reach({ scenario, pauseAlike, seed, steps }: Position): FordMatch {
  const match = startFords({ scenario, pauseAlike, dice: fastDice(seed) })
  playRandomly(match, fastDice(seed + 1), steps)
  return match
}

describe('undo', () => {
  it('gives back the very position before the choice, or is refused', () => {
    let undone = 0
    fc.assert(
      fc.property(anyPosition, fc.integer(), (position, seed) => {
        const match = reach(position)
        const dice = fastDice(seed)
        for (let i = 0; i < 6 && match.decision !== null; i++) {
          const { role, choices } = any(match.decisions, dice)
          const [hash, log, rolls] = [match.hash, match.log(role), match.record.rolls.length]
          const { seats } = match
          match.choose(any(choices, dice), { role })
          const barrier = match.record.rolls.length > rolls || match.seats !== seats || match.result !== null
          if (barrier) expect(match.canUndo(role)).toBe(false)
          if (!match.canUndo(role)) continue
          match.undo(role)
          undone++
          expect(match.hash).toBe(hash)
          expect(match.log(role)).toEqual(log)
        }
      }),
      { numRuns: 60 },
    )
    expect(undone).toBeGreaterThan(50)
  })

  it('never takes back a roll, a change of seats or what another role did, however often it is used', () => {
    fc.assert(
      fc.property(anyPosition, position => {
        const match = reach(position)
        const { rolls } = match.record
        const { seats } = match
        for (const role of match.roles) {
          // That somebody let a window pass goes with what he was asked about.
          const ofOthers = () =>
            match.record.choices.filter(
              entry => entry.role !== role && !('verb' in entry && entry.verb === 'pass'),
            )
          const before = ofOthers()
          while (match.canUndo(role)) match.undo(role)
          expect(ofOthers()).toEqual(before)
        }
        expect(match.record.rolls).toEqual(rolls)
        expect(match.seats).toEqual(seats)
      }),
      { numRuns: 60 },
    )
  })
})

describe('branch', () => {
  it('never changes its origin, nor its origin it', () => {
    fc.assert(
      fc.property(anyPosition, fc.integer(), (position, seed) => {
        const match = reach(position)
        const as = match.decision?.role ?? null
        const [plain, dealt] = [match.branch(fastDice(seed)), match.branch(fastDice(seed), { as })]
        const before = portrait(match)
        for (const branch of [plain, dealt]) playRandomly(branch, fastDice(seed), 30)
        expect(portrait(match)).toBe(before)
        const ahead = [plain, dealt].map(portrait)
        playRandomly(match, fastDice(seed + 1), 30)
        expect([plain, dealt].map(portrait)).toEqual(ahead)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a branch of a branch', () => {
  it('stands where the branch stands, dealt afresh or not, however far it went', () => {
    fc.assert(
      fc.property(anyPosition, fc.integer(), fc.nat(40), (position, seed, steps) => {
        const match = reach(position)
        const as = match.decision?.role ?? null
        const branches = [match.branch(fastDice(seed)), match.branch(fastDice(seed), { as })]
        if (as !== null && match.learnedNothingSinceCheckpoint(as))
          branches.push(match.branch(fastDice(seed), { as, redealAt: 'checkpoint' }))
        for (const branch of branches) {
          playRandomly(branch, fastDice(seed), steps)
          expect(branch.branch(fastDice(seed + 1)).hash).toBe(branch.hash)
        }
      }),
      { numRuns: 60 },
    )
  })
})

/** What a role knows. A decision of its own counts, others' do not. */
function knownTo(match: FordMatch, role: string | null, withLog = true): string {
  const decision = match.decisions.find(candidate => candidate.role === role) ?? null
  return canonicalJson({ view: match.view(role), decision, log: withLog ? match.log(role) : null })
}

/** The same rules under a new version, to which a match comes with everything dealt afresh that `role` cannot know. */
function redealt(role: string | null, match: FordMatch, seed: number): GameDefinition<FordState, FordData> {
  const migrate = (stored: unknown) => {
    const state = theFords.readState(stored)
    const copy = match.branch(fastDice(seed), { as: role, redealAt: 'checkpoint' })
    const { hands, deck } = copy.at(copy.checkpoint.entries).position.state
    return { ...state, hands, deck }
  }
  return { ...theFords, version: '1.0.1', migrations: { '1.0.0': { to: '1.0.1', migrate } } }
}

describe('what a role may not know', () => {
  it('changes nothing of its view and its decision when it is dealt afresh', () => {
    let changed = 0
    fc.assert(
      fc.property(anyPosition, fc.integer(), (position, seed) => {
        const match = reach(position)
        for (const role of [...match.roles, null]) {
          const branch = match.branch(fastDice(seed), { as: role })
          expect(knownTo(branch, role, false)).toBe(knownTo(match, role, false))
          if (branch.hash !== match.hash) changed++
        }
      }),
      { numRuns: 60 },
    )
    expect(changed).toBeGreaterThan(60)
  })

  it('changes nothing of it when it is dealt afresh at the checkpoint and the choices since are made again', () => {
    let changed = 0
    fc.assert(
      fc.property(anyPosition, fc.integer(), (position, seed) => {
        const match = reach(position)
        for (const role of match.roles) {
          if (!match.learnedNothingSinceCheckpoint(role)) continue
          const branch = match.branch(fastDice(seed), { as: role, redealAt: 'checkpoint' })
          expect(knownTo(branch, role, false)).toBe(knownTo(match, role, false))
          if (branch.hash !== match.hash) changed++
        }
      }),
      { numRuns: 100 },
    )
    expect(changed).toBeGreaterThan(30)
  })

  it('changes nothing of its log either', () => {
    let changed = 0
    fc.assert(
      fc.property(anyPosition, fc.integer(), (position, seed) => {
        const match = reach(position)
        for (const role of match.roles) {
          if (!match.learnedNothingSinceCheckpoint(role)) continue
          const definition = redealt(role, match, seed)
          const { match: other, dropped } = Match.resume(
            definition,
            match.record,
            match.checkpoint,
            match.told,
          )
          expect(dropped).toEqual([])
          expect(other.log(role)).toEqual(match.log(role))
          expect(canonicalJson(other.view(role))).toBe(canonicalJson(match.view(role)))
          if (other.hash !== match.hash) changed++
        }
      }),
      { numRuns: 100 },
    )
    expect(changed).toBeGreaterThan(30)
  })
})
