import { english, type GameDefinition, type GameTexts, Match, messagesOf, type Phase } from '@aquila/engine'
import { FuzzFailure, fuzzMatch } from '@aquila/engine/fuzz'
import { type FordData, type FordState, theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import { texts } from '../english.ts'
import { handOf } from '../teaching-game/rules/state.ts'

type Fords = GameDefinition<FordState, FordData>

/** Fuzzes until something goes wrong; gives the failure, or null if nothing does. */
function firstFailure(
  definition: Fords,
  scenario = 'skirmish',
  matches = 12,
  checkOneIn = 2,
  spoken: Pick<GameTexts, 'messages' | 'nameOf'> = texts,
): FuzzFailure | null {
  for (let seed = 1; seed <= matches; seed++) {
    try {
      fuzzMatch(definition, { scenario, seed, checkOneIn, texts: spoken })
    } catch (failure) {
      if (failure instanceof FuzzFailure) return failure
      throw failure
    }
  }
  return null
}

function withPhase(
  id: string,
  run: (original: Phase<FordState, FordData>) => Phase<FordState, FordData>['run'],
): Fords {
  return {
    ...theFords,
    phases: theFords.phases.map(phase => (phase.id === id ? { ...phase, run: run(phase) } : phase)),
  }
}

describe('fuzzing', () => {
  it.each(theFords.scenarios.filter(({ id }) => id !== 'grand').map(({ id }) => id))(
    'finds nothing wrong with the teaching game, scenario %s',
    scenario => {
      expect(firstFailure(theFords, scenario, 6)?.message).toBeUndefined()
      expect(() =>
        fuzzMatch(theFords, { scenario, seed: 3, pauseAlike: true, options: { retreat: 'home' } }),
      ).not.toThrow()
    },
  )

  it('the same seed plays the same match', () => {
    const [one, two] = [1, 2].map(() => fuzzMatch(theFords, { scenario: 'war', seed: 5 }))
    expect(one?.record).toEqual(two?.record)
  })

  it('finds a view that shows a hidden hand', () => {
    const leaky: Fords = {
      ...theFords,
      view: (position, role) => ({
        own: theFords.view(position, role),
        gaul: [...handOf(position.state, 'gaul')],
      }),
    }
    expect(firstFailure(leaky)?.message).toMatch(/view of .* shows what it may not know/)
  })

  it('finds an undo that would let a player look at hidden cards first', () => {
    // Looks into a rival's hand while moving, and says so in public, without calling disclose().
    const peeking = withPhase(
      'campaign',
      original =>
        function* peek(g) {
          const steps = original.run(g)
          let step = steps.next()
          while (step.done !== true) {
            const answer = yield step.value
            g.state.scores.rome = handOf(g.state, 'gaul').filter(card => card === 'ambush').length
            step = steps.next(answer)
          }
        },
    )
    expect(firstFailure(peeking)?.message).toMatch(/learned something hidden/)
  })

  it('finds a dead end, and its record leads there', () => {
    const stuck = withPhase(
      'battles',
      () =>
        function* nothingToChoose(g) {
          yield { role: g.roles[0] ?? '', rule: 'TF-4.1', task: 'pick-battle', choices: [] }
        },
    )
    const failure = firstFailure(stuck, 'skirmish', 12, 1_000_000)
    expect(failure?.message).toContain('dead end')
    expect(failure?.next).toContain('done')
    expect(Match.replay(stuck, failure?.record).decision?.task).toBe('campaign')
  })

  it('finds a match without end', () => {
    const endless = withPhase(
      'end',
      () =>
        function* forget(g) {
          g.state.turn = 0
          for (const hand of Object.values(g.state.hands)) g.state.deck.push(...hand.splice(0))
        },
    )
    expect(() => fuzzMatch(endless, { scenario: 'duel', seed: 1, mostChoices: 300 })).toThrow(
      /no end after 300 choices/,
    )
  })

  it('finds a lone choice that is taken by itself although it depends on a hidden hand', () => {
    const telling = withPhase(
      'campaign',
      original =>
        function* unconfirmed(g) {
          const steps = original.run(g)
          let step = steps.next()
          while (step.done !== true) {
            const { value } = step
            step = steps.next(yield 'choices' in value ? { ...value, confirm: false } : value)
          }
        },
    )
    // Without units Rome has nothing to do but play cards: whether it is asked tells what it holds.
    const setUp: Fords['setUp'] = (data, scenario, options, roles) => {
      const state = theFords.setUp(data, scenario, options, roles)
      return { ...state, units: state.units.filter(unit => unit.side !== 'rome') }
    }
    expect(firstFailure({ ...theFords, setUp }, 'duel', 5, 1)).toBeNull()
    const failure = firstFailure({ ...telling, setUp }, 'duel', 5, 1)
    expect(failure?.message).toMatch(/learned something hidden|betray/)
  })

  it('finds a breach of the game’s own invariants', () => {
    const careless = withPhase(
      'end',
      original =>
        function* loseACard(g) {
          g.state.deck.pop()
          yield* original.run(g)
        },
    )
    expect(firstFailure(careless)?.message).toContain('TF-1.3')
  })

  it('finds a copy that shares something with its original', () => {
    const shallow: Fords = { ...theFords, copy: state => ({ ...state }) }
    expect(firstFailure(shallow)).not.toBeNull()
  })

  it('finds an explanation that calls an illegal choice legal, or none at all', () => {
    const mute: Fords = {
      ...theFords,
      explain: () => ({ rule: 'TF-3.1', why: 'too-far' }),
    }
    const messages = messagesOf(english, 'why_too-far = { "" }')
    expect(firstFailure(mute, 'skirmish', 12, 2, { ...texts, messages })?.message).toContain('explanation')
  })
})
