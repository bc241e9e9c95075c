import { describe, expect, it } from 'vitest'
import { CampaignWindow } from '../../../imperator/rules/stratagems/campaign.ts'
import { playChosen } from '../../../imperator/rules/stratagems/registry.ts'
import { rollInCampaign } from '../../../imperator/rules/stratagems/roll.ts'
import type { AleaState } from '../../rules/state.ts'
import { choicesOf, d6, d10, emptyMap, give, place, play, playUntil } from '../support.ts'
import { atWar, caesarians, field, republicans } from './stage.ts'

/** Plays a stratagem of the Caesarian as far as its first question. */
function afterPlaying(
  verb: string,
  noun: string,
  moment: 'campaign' | 'geostrategy',
  change: (s: AleaState) => void,
) {
  const state = field(s => {
    give(s, 'caesarian', noun)
    change(s)
  })
  return playUntil(g => playChosen(g, 'caesarian', { verb, noun }, { name: moment }), {
    state,
    impossible: true,
  })
}

describe('a counter that is played leaves the hand', () => {
  it.each<[string, string, 'campaign' | 'geostrategy', (state: AleaState) => void]>([
    ['coup-d-etat', 'K05', 'geostrategy', s => republicans(s, 'GRA-4', 'scipio', 'cato', 'labienus')],
    ['soulevement-d-un-peuple-mineur', 'K07', 'geostrategy', () => {}],
    ['soulevement-de-deux-peuples-mineurs', 'K10', 'geostrategy', () => {}],
    ['soulevement-d-un-peuple-majeur', 'K11', 'geostrategy', () => {}],
    [
      'allegeance-d-un-peuple-majeur',
      'K12',
      'geostrategy',
      s => {
        atWar(s, 'numidae', 'republican')
        atWar(s, 'pontici', 'republican')
      },
    ],
    ['assassinat', 'K07', 'campaign', s => republicans(s, 'GRA-4', 'scipio', 'cato')],
    [
      'desertion',
      'K05',
      'campaign',
      s => {
        republicans(s, 'GRA-4', 'legio-I')
        republicans(s, 'GRA-2', 'legio-II')
      },
    ],
    [
      'pacification-d-un-peuple-mineur',
      'K11',
      'campaign',
      s => {
        atWar(s, 'germani', 'republican')
        atWar(s, 'daci', 'republican')
      },
    ],
    [
      'pacification-d-un-peuple-majeur',
      'K08',
      'campaign',
      s => {
        atWar(s, 'parthi', 'republican')
        atWar(s, 'pontici', 'republican')
      },
    ],
    [
      'pacification-d-une-nationalite',
      'K19',
      'campaign',
      s => {
        atWar(s, 'germani', 'republican')
        atWar(s, 'daci', 'republican')
      },
    ],
  ])('AIE-6-a: %s (%s) goes back to the cup', (verb, counter, moment, change) => {
    const { state } = afterPlaying(verb, counter, moment, change)
    expect(state.hands.caesarian).toEqual([])
    expect(state.cup).toContain(counter)
  })

  it('AIE-6.3-p: Pax Romana leaves the game; AIE-6.3-d: a focus of plague lies on its zone', () => {
    const pax = afterPlaying('pax-romana', 'K10', 'campaign', s => {
      atWar(s, 'germani', 'republican')
      atWar(s, 'daci', 'republican')
    })
    expect(choicesOf(pax.decision)).toEqual(['pacify-all', 'pacify germani', 'pacify daci'])
    expect([pax.state.hands.caesarian, pax.state.removedCounters]).toEqual([[], ['K10']])
    expect(pax.state.cup).not.toContain('K10')
  })

  it('AIE-6.3-p, AIE-4.4.2-e: with nobody at war Pax Romana ends an allegiance of the enemy', () => {
    const { decision } = afterPlaying('pax-romana', 'K10', 'campaign', s => {
      for (const people of ['numidae', 'pontici'] as const) {
        atWar(s, people, 'republican')
        s.peoples[people].status = 'allegiance'
      }
    })
    expect(choicesOf(decision)).toEqual(['pacify pontici', 'pacify numidae'])
  })
})

describe('Faveur divine', () => {
  const turn = (die: 'd6' | 'd10', shown: number) => {
    const state = emptyMap('2', s => give(s, 'republican', 'K19'))
    const { decision } = playUntil(
      g => rollInCampaign(g, { die, purpose: 'battle', roller: 'republican', zone: 'GRA-3' }),
      { state, dice: [die === 'd6' ? d6('battle', shown) : d10('battle', shown)], impossible: true },
    )
    return choicesOf(decision)
      .filter(choice => choice !== 'pass')
      .map(choice => Number(choice.replace('faveur-divine ', '')))
  }

  it('AIE-6.3-b, AIE-0.1-a: a d6 is turned to any other face from 1 to 6', () => {
    expect(turn('d6', 3)).toEqual([1, 2, 4, 5, 6])
    expect(turn('d6', 6)).toEqual([1, 2, 3, 4, 5])
  })

  it('AIE-6.3-b, AIE-0.1-a: a d10 to any other from 0 to 9', () => {
    expect(turn('d10', 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(turn('d10', 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('AIE-6.3-b: the roller may turn it first, then the opponent, who may turn it back', () => {
    const state = emptyMap('2', s => {
      give(s, 'republican', 'K19')
      give(s, 'caesarian', 'K01')
    })
    const { decision } = playUntil(
      g => rollInCampaign(g, { die: 'd6', purpose: 'battle', roller: 'caesarian', zone: 'GRA-3' }),
      { state, dice: [d6('battle', 3)], impossible: true },
    )
    expect(decision.role).toBe('republican')
  })
})

describe('the moments of Phase E', () => {
  it('AIE-6-c: a window tells whether anything was played in it', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      give(s, 'caesarian', 'K11')
    })
    const played = (choices: string[]): boolean => {
      let answer = false
      play(
        function* (g) {
          const window = new CampaignWindow(g, 'march', ['caesarian'])
          yield* window.open()
          answer = window.played
        },
        { state, choices, impossible: true },
      )
      return answer
    }
    expect(played(['pass'])).toBe(false)
    expect(played(['pacification-d-un-peuple-mineur K11'])).toBe(true)
  })

  it('AIE-6-c: nobody is asked when no hand holds anything', () => {
    const state = field(s => atWar(s, 'germani', 'republican'))
    const run = play(g => new CampaignWindow(g, 'campaign', ['caesarian', 'republican']).open(), {
      state,
      impossible: true,
    })
    expect(run.decision).toBeNull()
  })
})

describe('Désertion', () => {
  it('AIE-6.3-f: only legions of the enemy desert, at most five in the zone', () => {
    const state = emptyMap('2', s => {
      give(s, 'caesarian', 'K05')
      place(s, 'GRA-4', 'republican', ['legio-I', 'auxilia-1', 'equites-4-1'])
      place(s, 'GRA-2', 'republican', ['equites-2-1'])
      caesarians(s, 'GRA-3', 'legio-X')
    })
    const run = play(
      g => playChosen(g, 'caesarian', { verb: 'desertion', noun: 'K05' }, { name: 'campaign' }),
      {
        state,
        impossible: true,
      },
    )
    const reducedNow = run.state.counters.filter(({ reduced }) => reduced).map(({ id }) => id)
    expect(reducedNow).toEqual(['legio-I'])
  })
})
