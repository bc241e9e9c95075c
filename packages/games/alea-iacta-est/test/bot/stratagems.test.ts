import type { Rules } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { centurio } from '../../bot/character.ts'
import { botOf } from '../../bot/levels.ts'
import type { PeopleId } from '../../data/index.ts'
import { deathOfTheRepublic } from '../../rules/spqr.ts'
import type { Alea, AleaState } from '../../rules/state.ts'
import { stratagemsOfPhaseC } from '../../rules/stratagems/phase-c.ts'
import { emptyMap, give, place, playUntil, scenario } from '../support.ts'
import { seatAt } from './seat.ts'

/** What Centurio chooses as a Caesarian when a procedure asks him, or after these choices. */
function answers(procedure: (g: Alea) => Rules, state: AleaState, ...before: string[]): string {
  const { position, decision } = playUntil(procedure, { state, choices: before })
  const { verb, noun } = botOf(centurio, 1).choose(seatAt(position, decision))
  return noun === undefined ? verb : `${verb} ${noun}`
}

function atWar(state: AleaState, people: PeopleId, faction: 'caesarian' | 'republican'): void {
  state.peoples[people].status = 'war'
  state.peoples[people].faction = faction
}

describe('Imperium', () => {
  const counter = 'K14'

  /** The last sequence of a year, when any murder is better than none. */
  const murder = (spqr: number) =>
    scenario('2', state => {
      state.spqr = spqr
      state.sequences = { caesarian: 1, republican: 0 }
      state.active = 'caesarian'
      give(state, 'caesarian', counter)
    })

  it('is not spent on a murder once the Republic has begun to die', () => {
    expect(answers(movement, murder(0))).toBe(`assassinat ${counter}`)
    expect(answers(movement, murder(4))).not.toContain('assassinat')
  })

  it('is played as soon as the end is two spaces off, and not before', () => {
    const results = (spqr: number) =>
      scenario('2', state => {
        give(state, 'caesarian', counter)
        state.spqr = spqr
        // No garrison in Italia, peace abroad, a civil battle: the marker stays where it is.
        state.turn.factionLeaderFoughtRomans = true
      })
    expect(answers(deathOfTheRepublic, results(3))).toBe(`imperium ${counter}`)
    expect(answers(deathOfTheRepublic, results(2))).toBe('pass')
  })
})

describe('peace with a Nationality', () => {
  const counter = 'K19'
  const war = (faction: 'caesarian' | 'republican') =>
    emptyMap('2', state => {
      state.sequences = { caesarian: 2, republican: 2 }
      state.active = 'caesarian'
      give(state, 'caesarian', counter)
      place(state, 'GAL-8', 'caesarian', ['caesar', 'legio-V'])
      atWar(state, 'parthi', faction)
    })

  it('is made with those who fight for the enemy, and with nobody who fights for oneself', () => {
    expect(answers(movement, war('republican'))).toBe(`pacification-d-une-nationalite ${counter}`)
    expect(answers(movement, war('caesarian'))).not.toContain('pacification')
  })
})

describe('an uprising of two Minors', () => {
  const counter = 'K10'
  /** The Republican has every region, so that any People that rises is the Caesarian's. */
  const peace = (change: (state: AleaState) => void = () => {}) =>
    scenario('2', state => {
      for (const region of ['italia', 'asia', 'gallia', 'africa', 'graecia', 'sicilia', 'hispania'] as const)
        state.regions[region] = 'republican'
      give(state, 'caesarian', counter)
      change(state)
    })
  const phaseC = (g: Alea) => stratagemsOfPhaseC(g, 'caesarian')

  it('is stirred up where both would be on his side, and no Major is at war', () => {
    expect(answers(phaseC, peace())).toBe(`soulevement-de-deux-peuples-mineurs ${counter}`)
    expect(
      answers(
        phaseC,
        peace(state => atWar(state, 'parthi', 'caesarian')),
      ),
    ).not.toContain('soulevement')
    expect(
      answers(
        phaseC,
        peace(state => {
          state.spqr = 2
        }),
      ),
    ).not.toContain('soulevement')
  })
})
