import type { Options, ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { markersInCup } from '../../../imperator/rules/peoples/activation.ts'
import {
  facesOfDiplomacy,
  giveAllegiance,
  tryDiplomacy,
  whyNoAllegiance,
  whyNoDiplomacy,
} from '../../rules/peoples/allegiance.ts'
import { politicalOf, sideOf } from '../../rules/pieces.ts'
import { type Alea, type AleaState, boxes } from '../../rules/state.ts'
import { stratagemsOfPhaseC, whyDiplomacyInstead } from '../../rules/stratagems/phase-c.ts'
import { leader } from '../counters.ts'
import { choicesOf, d10, give, place, play, playUntil, positionOf, scenario } from '../support.ts'
import { heirAndAssassin, twoLeaders } from './stage.ts'

/** Pontici at war under the Republican. */
function ponticiAtWar(change?: (state: AleaState) => void): AleaState {
  return twoLeaders('2', state => {
    state.peoples.pontici = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    change?.(state)
  })
}

describe('allegiance', () => {
  it('AIE-4.4.2-a, RULING-43: only an activated Major, not the Parthi, not somebody’s ally', () => {
    const why = (people: Parameters<typeof whyNoAllegiance>[1], change?: (state: AleaState) => void) =>
      whyNoAllegiance(positionOf(ponticiAtWar(change)), people)?.why ?? null
    expect(why('pontici')).toBeNull()
    expect(why('numidae')).toBe('not-activated')
    expect(why('germani')).toBe('not-a-major')
    expect(
      why('parthi', state => {
        state.peoples.parthi.status = 'war'
      }),
    ).toBe('parthi-ally-with-nobody')
    expect(
      why('pontici', state => {
        state.peoples.pontici.status = 'allegiance'
      }),
    ).toBe('has-an-ally')
  })

  it('AIE-4.4.2-c: how many of the ten faces win a People: one fewer from afar, none without a Faction Leader', () => {
    const state = twoLeaders('2', state => place(state, 'AFR-1', 'caesarian', ['caesar']))
    const faces = (people: 'numidae' | 'parthi') => facesOfDiplomacy(positionOf(state), 'caesarian', people)
    // PC 6, beside the Numidae and far from the Parthi.
    expect([faces('numidae'), faces('parthi')]).toEqual([6, 5])
    // Four points from the nearer of their two homes.
    place(state, 'AEG-1', 'caesarian', ['caesar'])
    expect(faces('numidae')).toBe(6)
    place(state, 'JUD-1', 'caesarian', ['caesar'])
    expect(faces('numidae')).toBe(5)
    state.factionLeaders.caesarian = []
    expect(faces('numidae')).toBe(0)
  })

  it('AIE-4.4.2-c: without a Faction Leader nobody speaks, and nothing is rolled', () => {
    const state = ponticiAtWar(state => {
      state.factionLeaders.caesarian = []
    })
    const { state: after } = play(g => tryDiplomacy(g, 'caesarian', 'pontici'), { state, impossible: true })
    expect(after.turn.diplomacyTried).toEqual(['caesarian'])
    expect(after.peoples.pontici).toEqual(state.peoples.pontici)
  })

  it('AIE-6.2-e, AIE-4.4.2-b: by stratagem it is automatic, even for a People the opponent controls', () => {
    const { state } = play(g => stratagemsOfPhaseC(g, 'caesarian'), {
      state: ponticiAtWar(state => give(state, 'caesarian', 'K12')),
      choices: ['allegeance-d-un-peuple-majeur K12'],
    })
    expect(state.peoples.pontici).toMatchObject({ status: 'allegiance', faction: 'caesarian' })
    expect(state.cup).toContain('K12')
  })

  it('AIE-4.4.2-d: an ally’s counters are the player’s, and its marker leaves the cup', () => {
    const { position } = play(
      function* (g) {
        yield* giveAllegiance(g, 'pontici', 'caesarian', 'test')
      },
      { state: ponticiAtWar() },
    )
    const [unit] = position.data.peoples.pontici.units
    expect(sideOf(position, unit ?? '')).toBe('caesarian')
    expect(markersInCup(position)).not.toContain('pontici')
  })

  it('AIE-4.2.1-a: Pharnaces leaves at the first allegiance of the Pontici, Juba I not at that of the Numidae', () => {
    const { state } = play(
      function* (g) {
        yield* giveAllegiance(g, 'pontici', 'caesarian', 'test')
        yield* giveAllegiance(g, 'numidae', 'caesarian', 'test')
      },
      { state: ponticiAtWar() },
    )
    expect(leader(state, 'pharnaces').place).toBe(boxes.dead)
    expect(leader(state, 'juba-i').place).toBe('NUM-1')
  })
})

describe('AIE-2.C-e, RULING-128: stratagems and diplomacy in Phase C', () => {
  /** K10 raises two Minors. */
  const year = () =>
    scenario('4', state => {
      state.hands = { caesarian: [], republican: [] }
      give(state, 'caesarian', 'K10')
    })
  const after = (options: Options, choices: string[], dice: ScriptedRoll[] = []) =>
    choicesOf(
      playUntil(g => stratagemsOfPhaseC(g, 'caesarian'), {
        state: year(),
        options,
        choices,
        dice,
        impossible: true,
      }).decision,
    )
  const uprising = 'soulevement-de-deux-peuples-mineurs K10'
  const raise = [uprising, 'incite illyrii', 'incite germani']
  const fails = [d10('diplomacy with aegyptii', 9)]

  it('both may be done', () => {
    expect(after({}, raise)).toContain('diplomacy')
    expect(after({}, ['diplomacy', 'win aegyptii'], fails)).toContain(uprising)
  })

  it('by the strict reading one or the other, but more than one stratagem', () => {
    const strict = { geostrategyChoice: 'either' }
    expect(after(strict, [])).toEqual(expect.arrayContaining([uprising, 'diplomacy']))
    const done = () => {
      const { position } = playUntil(
        function* (g) {
          yield* stratagemsOfPhaseC(g, 'caesarian')
          yield { role: 'caesarian', rule: 'T', task: 'done', choices: [{ verb: 'done' }], confirm: true }
        },
        { state: year(), options: strict, choices: raise, impossible: true },
      )
      return position
    }
    expect(whyNoDiplomacy(done(), 'caesarian')?.why).toBe('stratagems-instead')
    expect(whyNoDiplomacy(done(), 'republican')?.why).not.toBe('stratagems-instead')
    expect(whyDiplomacyInstead(done(), 'caesarian')).toBeNull()
    const tried = positionOf(
      scenario('4', state => (state.turn.diplomacyTried = ['caesarian'])),
      strict,
    )
    expect(whyDiplomacyInstead(tried, 'caesarian')?.why).toBe('diplomacy-instead')
    expect(whyDiplomacyInstead(tried, 'republican')).toBeNull()
  })
})

describe('diplomacy', () => {
  const talk = (state: AleaState, die: number) =>
    play((g: Alea) => tryDiplomacy(g, 'caesarian', 'pontici'), {
      state,
      dice: [d10('diplomacy with pontici', die)],
    }).state.peoples.pontici.status

  it('AIE-4.4.2-c: lower than the PC, with +1 unless he is within 4 land movement points', () => {
    // PC 6. From Narbo it is far; from Cilicia two steps.
    expect(talk(ponticiAtWar(), 4)).toBe('allegiance')
    expect(talk(ponticiAtWar(), 5)).toBe('war')
    const near = ponticiAtWar(state => place(state, 'ASI-3', 'caesarian', ['caesar']))
    expect(talk(near, 5)).toBe('allegiance')
    expect(talk(near, 6)).toBe('war')
    // Thessalonica is exactly 4 away, over the Bosporus; Dyrrachium 5.
    const from = (zone: string) => ponticiAtWar(state => place(state, zone, 'caesarian', ['caesar']))
    expect(talk(from('GRA-2'), 5)).toBe('allegiance')
    expect(talk(from('GRA-3'), 5)).toBe('war')
  })

  it('AIE-4.4.2-c: of two Faction Leaders the one with the higher PC speaks, from where he is', () => {
    const state = heirAndAssassin('5', state => {
      state.peoples.pontici = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      place(state, 'ASI-3', 'caesarian', ['m-antonius'])
      state.factionLeaders.caesarian = ['m-antonius', 'octavianus']
    })
    // Octavianus (PC 6) is far away; M. Antonius (PC 5) is near.
    expect(talk(state, 4)).toBe('allegiance')
    expect(talk(state, 5)).toBe('war')
  })

  it('AIE-4.4.2-c, RULING-07: of two with the same PC the nearer one speaks, whoever is named first', () => {
    // One in Cilicia, one in Gaul.
    for (const near of ['pollio', 'plancus'])
      for (const order of [
        ['pollio', 'plancus'],
        ['plancus', 'pollio'],
      ]) {
        const state = ponticiAtWar(s => {
          place(s, 'GAL-8', 'caesarian', ['pollio', 'plancus'])
          place(s, 'ASI-3', 'caesarian', [near])
          s.factionLeaders.caesarian = order
        })
        const capacity = politicalOf(positionOf(state), 'pollio')
        expect(politicalOf(positionOf(state), 'plancus')).toBe(capacity)
        expect(talk(state, capacity - 1)).toBe('allegiance')
        expect(talk(state, capacity)).toBe('war')
      }
  })

  it('AIE-2.C-e, RULING-07: one attempt for each player and turn, in Phase C', () => {
    const state = ponticiAtWar()
    const { decision } = playUntil(g => stratagemsOfPhaseC(g, 'caesarian'), { state })
    expect(choicesOf(decision)).toEqual(['diplomacy', 'pass'])
    const after = play(g => stratagemsOfPhaseC(g, 'caesarian'), {
      state,
      dice: [d10('diplomacy with pontici', 9)],
      choices: ['diplomacy'],
    }).state
    expect(whyNoDiplomacy(positionOf(after), 'caesarian')?.why).toBe('diplomacy-tried')
    expect(whyNoDiplomacy(positionOf(after), 'republican')).toBeNull()
  })
})
