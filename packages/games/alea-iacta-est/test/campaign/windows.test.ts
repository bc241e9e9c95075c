import { endMatch, Match, scriptedDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { CampaignWindow, Openings } from '../../../imperator/rules/stratagems/campaign.ts'
import { rollInCampaign } from '../../../imperator/rules/stratagems/roll.ts'
import { asReaction } from '../../../imperator/rules/stratagems/window.ts'
import { alea } from '../../index.ts'
import { aleaData } from '../../rules/series.ts'
import type { Alea, AleaPosition, AleaState } from '../../rules/state.ts'
import { choicesOf, d6, give, play, playUntil, positionOf } from '../support.ts'
import { atWar, field, republicans } from './stage.ts'

/** A position with a list of stratagems of its own, so that nothing is known yet of what is in doubt. */
function freshly(state: AleaState): AleaPosition {
  const { series } = aleaData
  const data = { ...aleaData, series: { ...series, stratagems: { ...series.stratagems } } }
  return { ...positionOf(state), data }
}

/** What everybody knows of what the Caesarian could play. */
function openings(state: AleaState): string {
  return new Openings(freshly(state)).of('caesarian')
}

function opened(g: Alea) {
  return new CampaignWindow(g, 'campaign', ['caesarian']).open()
}

/** Who is asked after a roll where every window pauses alike. */
function askedAfterRoll(...held: string[]): string | undefined {
  const state = field(s => {
    for (const counter of held) give(s, 'caesarian', counter)
  })
  const phase = {
    id: 'test',
    rule: 'test',
    *run(g: Alea) {
      yield* rollInCampaign(g, { die: 'd6', purpose: 'battle', roller: 'caesarian', zone: 'ITA-1' })
      yield* endMatch({ winners: [], outcome: 'test', rule: 'test' })
    },
  }
  const definition = { ...alea, id: 'windows', phases: [phase], setUp: () => state }
  return Match.start(definition, { scenario: '3', pauseAlike: true, dice: scriptedDice([d6('battle', 3)]) })
    .decision?.role
}

describe('stratagems at any moment of Phase E', () => {
  it('AIE-2.E-a, AIE-6.3-m: what could be played tells a Minor at war from a Major, and one counter from two', () => {
    const minor = field(s => atWar(s, 'germani', 'republican'))
    const major = field(s => atWar(s, 'pontici', 'republican'))
    const told = new Set([field(() => {}), minor, major].map(openings))
    expect(told.size).toBe(3)
    const held = ['K07', 'K14'].map(counter => {
      give(minor, 'caesarian', counter)
      return openings(minor)
    })
    expect(new Set([...held, openings(major)]).size).toBe(3)
  })

  it('AIE-2.E-a, AIE-6.3-c: a march opens none of them; they are asked again after more than a march', () => {
    const state = field(() => {})
    const known = new Openings(freshly(state))
    const before = known.of('caesarian')
    atWar(state, 'germani', 'republican')
    republicans(state, 'GRA-4', 'cato', 'legio-XV')
    state.plague = { counter: 'K18', zone: 'GRA-4' }
    expect(known.of('caesarian')).toBe(before)
    known.askAgain()
    expect(known.of('caesarian')).toBe(openings(state))
    expect(openings(state)).not.toBe(before)
    expect(known.of('caesarian')).toBe(openings(state))
  })

  it('AIE-2.E-a: what a stratagem has changed is known at once, and whether one was played', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      give(s, 'caesarian', 'K11')
      give(s, 'caesarian', 'K01')
    })
    const played: boolean[] = []
    const told: string[] = []
    play(
      function* (g) {
        const known = new Openings(g)
        const window = new CampaignWindow(g, 'campaign', ['caesarian'], known)
        told.push(known.of('caesarian').slice(1))
        for (let times = 0; times < 2; times++) {
          yield* window.open()
          played.push(window.played)
          told.push(known.of('caesarian').slice(1))
        }
      },
      { state, choices: ['pacification-d-un-peuple-mineur K11'], impossible: true },
    )
    expect(played).toEqual([true, false])
    expect(told[1]).not.toBe(told[0])
    expect(told[2]).toBe(told[1])
  })

  it('AIE-2.E-a: a player who rests for a sequence is asked in the next, and not in this one', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      give(s, 'caesarian', 'K11')
    })
    function* twice(g: Alea, over: boolean, done = { caesarian: 1, republican: 1 }) {
      yield* opened(g)
      if (over) g.state.turn.sequencesDone = done
      yield* opened(g)
    }
    const enemyHasPlayed = (g: Alea) => twice(g, true, { caesarian: 0, republican: 1 })
    expect(
      playUntil(enemyHasPlayed, { state, choices: ['rest-sequence'], impossible: true }).decision.role,
    ).toBe('caesarian')
    const choices = ['rest-sequence']
    expect(choicesOf(playUntil(opened, { state, impossible: true }).decision)).toEqual([
      'pacification-d-un-peuple-mineur K11',
      'pass',
      'rest-sequence',
      'rest-year',
    ])
    expect(
      choicesOf(playUntil(g => twice(g, true), { state, choices, impossible: true }).decision),
    ).toContain('pacification-d-un-peuple-mineur K11')
    play(g => twice(g, false), { state, choices, impossible: true })
    play(g => twice(g, true), { state, choices: ['rest-year'], impossible: true })
  })

  it('AIE-2.A-b: a pause hides something as soon as one counter is held, and nothing before', () => {
    const hides = (...counters: string[]) => {
      const state = field(s => {
        for (const counter of counters) give(s, 'caesarian', counter)
      })
      let hidden: boolean | undefined
      play(
        function* (g) {
          const moment = { name: 'campaign' } as const
          hidden = asReaction(g, {
            name: 'campaign',
            rule: 'AIE-2.E-a',
            moment,
            sides: ['caesarian'],
          }).concealed?.('caesarian')
        },
        { state, impossible: true },
      )
      return hidden
    }
    expect(hides()).toBe(false)
    expect(hides('K01')).toBe(true)
  })
  it('AIE-2.A-b: where windows pause alike, one counter is enough for a pause after a roll', () => {
    expect([askedAfterRoll(), askedAfterRoll('K01')]).toEqual([undefined, 'caesarian'])
  })
})
