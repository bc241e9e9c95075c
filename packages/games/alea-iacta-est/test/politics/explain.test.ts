import type { Choice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { playCampaignStratagem } from '../../../imperator/rules/stratagems/campaign.ts'
import { explainPolitics } from '../../rules/explain/politics.ts'
import { explainQuestion } from '../../rules/explain/questions.ts'
import type { Alea, AleaState } from '../../rules/state.ts'
import { phaseBStratagems } from '../../rules/stratagems/phase-b.ts'
import { stratagemsOfPhaseC } from '../../rules/stratagems/phase-c.ts'
import { messages } from '../english.ts'
import { asAlea, give, place, playUntil, positionOf } from '../support.ts'
import { twoLeaders } from './stage.ts'

function why(
  procedure: (g: Alea) => ReturnType<typeof stratagemsOfPhaseC>,
  state: AleaState,
  choices: string[],
  choice: Choice,
) {
  const { decision, position } = playUntil(procedure, { state, choices })
  const reason = explainPolitics(position, asAlea(decision), choice)
  if (reason !== null) expect(messages.has(`why.${reason.why}`)).toBe(true)
  return reason?.rule ?? null
}

const phaseC = (g: Alea) => stratagemsOfPhaseC(g, 'caesarian')

describe('why something is not a legal choice', () => {
  const state = twoLeaders('2', state => {
    for (const counter of ['K05', 'K07', 'K12']) give(state, 'caesarian', counter)
    place(state, 'ASI-1', 'republican', ['labienus', 'scipio'])
    place(state, 'SIC-1', 'republican', ['s-pompeius'])
    place(state, 'GRA-4', 'republican', ['cato'])
  })

  it('AIE-6-a: a stratagem that is not held, or of another phase, or without a target', () => {
    const reason = (verb: string) => why(phaseC, state, [], { verb })
    expect(reason('janus')).toBe('AIE-6-a')
    expect(reason('assassinat')).toBe('AIE-6.2-a')
    expect(reason('allegeance-d-un-peuple-majeur')).toBe('AIE-4.4.2-a')
    expect(reason('diplomacy')).toBe('AIE-4.4.2-a')
  })

  it('AIE-2.B-d, AIE-6.1-a: an initiative that the scenario gives is not turned round', () => {
    const first = twoLeaders('2', state => {
      give(state, 'caesarian', 'K01')
      give(state, 'caesarian', 'K03')
      state.initiative = 'republican'
    })
    const phaseB = (g: Alea) => phaseBStratagems(g, false)
    expect(why(phaseB, first, [], { verb: 'initiative', noun: 'K01' })).toBe('AIE-2.B-d')
    const later = twoLeaders('2', state => {
      give(state, 'caesarian', 'K01')
      give(state, 'caesarian', 'K03')
      state.initiative = 'caesarian'
      state.year = -48
    })
    expect(why(g => phaseBStratagems(g, true), later, [], { verb: 'initiative', noun: 'K01' })).toBe(
      'AIE-6.1-a',
    )
  })

  it('AIE-6.3-m: a Pacification without anybody at war, in one’s own movement and in the other’s', () => {
    const peace = (active: 'caesarian' | 'republican') =>
      twoLeaders('2', state => {
        state.active = active
        state.year = -48
        for (const counter of ['K07', 'K11']) give(state, 'caesarian', counter)
        place(state, 'GRA-4', 'republican', ['cato', 'legio-XV'])
      })
    const pacify = { verb: 'pacification-d-un-peuple-mineur', noun: 'K11' }
    expect(why(movement, peace('caesarian'), [], pacify)).toBe('AIE-6.3-m')
    expect(why(movement, peace('republican'), ['march legio-XV', 'to GRA-3'], pacify)).toBe('AIE-6.3-m')
  })

  it('AIE-6-c, AIE-6.3-b, AIE-6.3-k: outside its window a stratagem is not played, and each window says why', () => {
    const position = positionOf(state)
    const asked = (window?: string) => {
      const decision = asAlea({
        id: 1,
        role: 'caesarian',
        rule: 'AIE-6-c',
        task: 'react.after-roll',
        choices: [],
        window,
      })
      return explainQuestion(position, decision, { verb: 'janus', noun: 'K03' })
    }
    expect([asked('after-roll'), asked('after-battle'), asked()].map(reason => reason?.rule)).toEqual([
      'AIE-6.3-b',
      'AIE-6.3-k',
      'AIE-6-c',
    ])
    expect(asked()?.about).toEqual({ stratagem: 'janus' })
  })

  it('AIE-3.6.1-a, AIE-3.6.1-c: who cannot be a Pretender', () => {
    const reason = (noun: string) => why(phaseC, state, ['coup-d-etat K05'], { verb: 'support', noun })
    expect(reason('cato')).toBe('AIE-3.6.1-a')
    expect(reason('s-pompeius')).toBe('AIE-3.6.1-c')
    expect(reason('caesar')).toBe('AIE-3.6.1-a')
    expect(reason('scipio')).toBeNull()
  })

  it('AIE-4.1-a: a Major is not raised by the stratagem for a Minor', () => {
    const played = ['soulevement-d-un-peuple-mineur K07']
    expect(why(phaseC, state, played, { verb: 'incite', noun: 'parthi' })).toBe('AIE-4.1-a')
    expect(why(phaseC, state, played, { verb: 'incite', noun: 'germani' })).toBeNull()
  })

  it('AIE-6.3-c, AIE-6.3-d: whom and where the stratagems of the campaign cannot reach', () => {
    const war = twoLeaders('2', state => {
      for (const counter of ['K14', 'K18']) give(state, 'republican', counter)
      place(state, 'GAL-9', 'caesarian', ['curio', 'lepidus'])
    })
    const campaign = (verb: string, noun: string) => (g: Alea) =>
      playCampaignStratagem(g, 'republican', { verb, noun })
    expect(why(campaign('assassinat', 'K14'), war, [], { verb: 'assassinate', noun: 'caesar' })).toBe(
      'AIE-6.3-c',
    )
    expect(why(campaign('foyer-de-peste', 'K18'), war, [], { verb: 'infect', noun: 'GAL-9' })).toBe(
      'AIE-6.3-d',
    )
  })

  it('AIE-3.5.2-c: who cannot succeed', () => {
    const dying = (g: Alea) => leaderDies(g, 'pompeius', 'natural')
    // Cato and Scipio can; PC 2 is too little.
    expect(why(dying, state, [], { verb: 'name', noun: 'labienus' })).toBe('AIE-3.5.2-c')
    expect(why(dying, state, [], { verb: 'name', noun: 'scipio' })).toBeNull()
  })
})
