import { describe, expect, it } from 'vitest'
import { facesHeld, spend } from '../../../imperator/rules/stratagems/hand.ts'
import { whyNotPlay } from '../../../imperator/rules/stratagems/registry.ts'
import { peopleIds } from '../../data/types.ts'
import { aleaData } from '../../rules/series.ts'
import type { AleaState } from '../../rules/state.ts'
import { figureOn } from '../../rules/stratagems/figures.ts'
import { phaseBStratagems } from '../../rules/stratagems/phase-b.ts'
import { stratagemsOfPhaseC } from '../../rules/stratagems/phase-c.ts'
import { playImperium, playTriumphus } from '../../rules/stratagems/phase-f.ts'
import { choicesOf, d6, give, place, play, playUntil, positionOf } from '../support.ts'
import { twoLeaders } from './stage.ts'

const holding = (caesarian: string[], republican: string[], change?: (state: AleaState) => void) =>
  twoLeaders('2', state => {
    for (const counter of caesarian) give(state, 'caesarian', counter)
    for (const counter of republican) give(state, 'republican', counter)
    state.year = -48
    change?.(state)
  })

describe('the counters', () => {
  it('AIE-6-a: a counter bears two stratagems and can be played for either, with its figure', () => {
    const position = positionOf(holding(['K04', 'K06'], []))
    expect(facesHeld(position, 'caesarian', 'coup-d-etat')).toEqual([
      { counter: 'K04', value: 0 },
      { counter: 'K06', value: -2 },
    ])
    expect(facesHeld(position, 'caesarian', 'poliorcetique')).toEqual([{ counter: 'K04', value: 2 }])
    expect(facesHeld(position, 'republican', 'poliorcetique')).toEqual([])
    expect(figureOn(position, 'K06', 'muraille')).toBe(-1)
  })

  it('AIE-6-a: played, it goes back to the cup', () => {
    const { state } = play(
      function* (g) {
        spend(g, 'caesarian', 'K04', 'coup-d-etat')
      },
      { state: holding(['K04'], []) },
    )
    expect(state.hands.caesarian).toEqual([])
    expect(state.cup).toContain('K04')
  })

  it('AIE-6-b: any number can be played in a turn', () => {
    const { state } = play(g => stratagemsOfPhaseC(g, 'caesarian'), {
      state: holding(['K07', 'K08'], []),
      choices: [
        'soulevement-d-un-peuple-mineur K07',
        'incite illyrii',
        'soulevement-d-un-peuple-mineur K08',
        'incite germani',
      ],
    })
    expect([state.peoples.illyrii.status, state.peoples.germani.status]).toEqual(['war', 'war'])
  })
})

describe('stratagems of Phase B', () => {
  const phaseB = (rolled: boolean) => (g: Parameters<typeof phaseBStratagems>[0]) =>
    phaseBStratagems(g, rolled)

  it('AIE-2.B-c, AIE-6.1-a: Initiative turns the roll in favour of its player', () => {
    const state = holding(['K01'], [], state => {
      state.initiative = 'republican'
    })
    const { initiative } = play(phaseB(true), { state, choices: ['initiative K01'] }).state
    expect(initiative).toBe('caesarian')
  })

  it('AIE-6.1-a, RULING-04: the other may answer with his own; the last play stands', () => {
    const state = holding(['K01'], ['K02'], state => {
      state.initiative = 'republican'
    })
    const { initiative } = play(phaseB(true), { state, choices: ['initiative K01', 'initiative K02'] }).state
    expect(initiative).toBe('republican')
  })

  it('AIE-2.B-c, RULING-04: without a roll it cannot be played, nor by the player who has the initiative', () => {
    const state = holding(['K01'], ['K02'], state => {
      state.initiative = 'republican'
    })
    play(phaseB(false), { state })
    const { decision } = playUntil(phaseB(true), { state })
    expect(decision.role).toBe('caesarian')
    play(phaseB(true), { state, choices: ['pass'] })
  })

  it('AIE-6.1-b: Janus forbids battles of Romans with Romans this turn', () => {
    const { state } = play(phaseB(false), { state: holding([], ['K03']), choices: ['janus K03'] })
    expect(state.turn.janus).toBe(true)
  })

  it('AIE-6.1-b: it is played once, and the counter is back in the cup', () => {
    const { state } = play(phaseB(false), { state: holding([], ['K03']), choices: ['janus K03'] })
    expect(state.hands.republican).toEqual([])
    expect(state.cup).toContain('K03')
  })
})

describe('stratagems of Phase C', () => {
  const phaseC = (g: Parameters<typeof stratagemsOfPhaseC>[0]) => stratagemsOfPhaseC(g, 'caesarian')

  it('AIE-6.2-a: Coup d’état designates a Pretender and brings its figure to the roll', () => {
    const state = holding(['K06'], [], state => place(state, 'ASI-1', 'republican', ['labienus', 'cato']))
    const { decision } = playUntil(phaseC, { state, choices: ['coup-d-etat K06'] })
    expect(choicesOf(decision)).toEqual(['support cato', 'support labienus'])
    // PC 2 against 4 - 2.
    const after = play(phaseC, {
      state,
      dice: [d6('coup', 4)],
      choices: ['coup-d-etat K06', 'support labienus', 'refuse'],
    }).state
    expect(after.pretenders.republican).toBe('labienus')
  })

  it('AIE-6.2-a: one enemy who may be a Pretender is enough, none is too few', () => {
    const facing = (...leaders: string[]) =>
      holding(['K06'], [], state => place(state, 'ASI-1', 'republican', leaders))
    expect(choicesOf(playUntil(phaseC, { state: facing('labienus') }).decision)).toContain('coup-d-etat K06')
    expect(whyNotPlay(positionOf(facing()), 'caesarian', 'coup-d-etat', { name: 'geostrategy' })?.why).toBe(
      'no-pretender',
    )
  })

  it('AIE-2.C-e: the side that plays its stratagems is in charge', () => {
    const state = holding(['K07'], ['K08'])
    for (const side of ['caesarian', 'republican'] as const)
      expect(playUntil(g => stratagemsOfPhaseC(g, side), { state }).state.active).toBe(side)
  })

  it('AIE-6.2-b, AIE-6.2-c: one Minor at peace is enough for an uprising, none is too few', () => {
    const peaceful = (count: number) =>
      holding(['K07'], [], state => {
        for (const people of peopleIds.filter(id => !aleaData.peoples[id].major).slice(count)) {
          state.peoples[people].status = 'war'
          state.peoples[people].faction = 'republican'
        }
      })
    const why = (count: number) =>
      whyNotPlay(positionOf(peaceful(count)), 'caesarian', 'soulevement-d-un-peuple-mineur', {
        name: 'geostrategy',
      })
    expect(why(1)).toBeNull()
    expect(why(0)?.why).toBe('nobody-to-raise')
    const risen = play(phaseC, {
      state: peaceful(1),
      choices: ['soulevement-d-un-peuple-mineur K07'],
      impossible: true,
    }).state
    expect(risen.peoples.illyrii.status).toBe('war')
  })

  it('AIE-6.2-b: Soulèvement d’un Peuple mineur: any Minor at peace, even one the opponent will control', () => {
    const state = holding(['K07'], [], state => {
      state.peoples.daci.status = 'war'
      state.peoples.daci.faction = 'caesarian'
    })
    const choices = choicesOf(
      playUntil(phaseC, { state, choices: ['soulevement-d-un-peuple-mineur K07'] }).decision,
    )
    expect(choices).toHaveLength(12)
    expect(choices).toContain('incite germani')
    expect(choices).not.toContain('incite daci')
    const after = play(phaseC, {
      state,
      choices: ['soulevement-d-un-peuple-mineur K07', 'incite germani'],
    }).state
    expect(after.peoples.germani).toMatchObject({ status: 'war', faction: 'republican' })
  })

  it('AIE-6.2-c: Soulèvement de deux Peuples mineurs: two of them', () => {
    const { state } = play(phaseC, {
      state: holding(['K10'], []),
      choices: ['soulevement-de-deux-peuples-mineurs K10', 'incite mauri', 'incite illyrii'],
    })
    expect([state.peoples.mauri.status, state.peoples.illyrii.status]).toEqual(['war', 'war'])
    expect(state.removedCounters).toEqual([])
  })

  it('AIE-6.2-d: Soulèvement d’un Peuple majeur: one Major, whose leaders turn to war', () => {
    const { state } = play(phaseC, {
      state: holding(['K11'], []),
      choices: ['soulevement-d-un-peuple-majeur K11', 'incite parthi'],
    })
    expect(state.peoples.parthi).toMatchObject({ status: 'war', faction: 'caesarian' })
  })

  it('AIE-6.2-e: Allégeance is not offered while no Major could be won', () => {
    play(phaseC, { state: holding(['K12'], []) })
  })
})

describe('stratagems of Phase F', () => {
  it('AIE-6.4-b: Imperium moves the SPQR marker one space towards 0, not below', () => {
    const spqr = (start: number, choices: string[]) =>
      play(playImperium, {
        state: holding(['K14'], [], state => {
          state.spqr = start
        }),
        choices,
      }).state.spqr
    expect(spqr(5, ['imperium K14'])).toBe(4)
    expect(spqr(0, [])).toBe(0)
  })

  it('AIE-6.4-d: Triumphus scores the printed figure for its player', () => {
    const { state } = play(playTriumphus, {
      state: holding(['K17'], ['K18'], state => {
        state.initiative = 'caesarian'
      }),
      choices: ['triumphus K17', 'triumphus K18'],
    })
    expect(state.score).toBe(-1)
  })
})
