import { describe, expect, it } from 'vitest'
import { campaignStratagems, playCampaignStratagem } from '../../../imperator/rules/stratagems/campaign.ts'
import { drawStratagems } from '../../rules/draw.ts'
import { type Alea, type AleaState, boxes } from '../../rules/state.ts'
import { whyNotVictim } from '../../rules/stratagems/assassinat.ts'
import { whyNoDesertion } from '../../rules/stratagems/desertion.ts'
import { endIntrigues } from '../../rules/stratagems/intrigue.ts'
import { endPlague } from '../../rules/stratagems/plague.ts'
import { leader, setReduced, unit } from '../counters.ts'
import { choicesOf, d10, give, place, play, playUntil, positionOf } from '../support.ts'
import { heirAndAssassin, twoLeaders } from './stage.ts'

const playing =
  (verb: string, noun: string, side: 'caesarian' | 'republican' = 'republican') =>
  (g: Alea) =>
    playCampaignStratagem(g, side, { verb, noun })

describe('Assassinat', () => {
  const state = heirAndAssassin('5', state => {
    give(state, 'republican', 'K14')
    place(state, 'ITA-1', 'caesarian', ['m-antonius', 'agrippa'])
    place(state, boxes.returning, 'caesarian', ['lepidus'])
  })
  const kill = (victim: string, die: number) =>
    play(playing('assassinat', 'K14'), {
      state,
      dice: [d10(`assassination of ${victim}`, die)],
      choices: [`assassinate ${victim}`],
    }).state

  it('AIE-6.3-c: any enemy Roman leader on the map dies of an 8 or 9', () => {
    expect(choicesOf(playUntil(playing('assassinat', 'K14'), { state }).decision)).toEqual([
      'assassinate agrippa',
      'assassinate m-antonius',
      'assassinate octavianus',
    ])
    expect(leader(kill('agrippa', 7), 'agrippa').place).toBe('ITA-1')
    expect(leader(kill('agrippa', 8), 'agrippa').place).toBe(boxes.dead)
    expect(kill('agrippa', 8).score).toBe(-1)
  })

  it('AIE-6.3-c: Octavianus and M. Antonius die of a 9 only', () => {
    for (const victim of ['octavianus', 'm-antonius']) {
      expect(leader(kill(victim, 8), victim).place).toBe('ITA-1')
    }
    expect(leader(kill('m-antonius', 9), 'm-antonius').place).toBe(boxes.dead)
  })

  it('AIE-6.3-c: never against Caesar', () => {
    const caesarAlone = twoLeaders('2', state => give(state, 'republican', 'K14'))
    expect(campaignStratagems(positionOf(caesarAlone), 'republican')).toEqual([])
  })

  it('AIE-6.3-c, AIE-6.3-f: the victims are Romans of the enemy, the deserters his legions', () => {
    const state = twoLeaders('2', state => {
      place(state, 'ASI-1', 'republican', ['cato', 'auxilia-1'])
      place(state, 'ASI-2', 'republican', ['legio-I'])
      place(state, 'ASI-3', 'caesarian', ['curio', 'legio-V'])
      state.peoples.numidae = {
        status: 'allegiance',
        faction: 'republican',
        barredUntil: null,
        sentHomeBy: null,
      }
    })
    const victim = (id: string) => whyNotVictim(positionOf(state), 'caesarian', id)?.why ?? null
    expect(['cato', 'curio', 'juba-i', 'caesar'].map(victim)).toEqual([
      null,
      'not-an-enemy-leader',
      'not-an-enemy-leader',
      'caesar-is-guarded',
    ])
    const desert = (zone: string) => whyNoDesertion(positionOf(state), zone, 'caesarian')?.why ?? null
    expect(['ASI-2', 'ASI-1', 'ASI-3'].map(desert)).toEqual([null, 'no-legions', 'no-legions'])
  })

  it('AIE-6.3-c: Caesar is not among those to choose from', () => {
    const state = twoLeaders('2', state => {
      give(state, 'republican', 'K14')
      place(state, 'GAL-8', 'caesarian', ['curio', 'lepidus'])
    })
    const { decision } = playUntil(playing('assassinat', 'K14'), { state })
    expect(choicesOf(decision)).toEqual(['assassinate curio', 'assassinate lepidus'])
  })

  it('AIE-6.3-b, RULING-45: Faveur divine can set the roll', () => {
    const favoured = heirAndAssassin('5', state => {
      give(state, 'republican', 'K14')
      give(state, 'republican', 'K19')
      place(state, 'ITA-1', 'caesarian', ['agrippa'])
    })
    const { state } = play(playing('assassinat', 'K14'), {
      state: favoured,
      dice: [d10('assassination of agrippa', 0)],
      choices: ['assassinate agrippa', 'faveur-divine 9'],
    })
    expect(leader(state, 'agrippa').place).toBe(boxes.dead)
  })
})

describe('Foyer de peste', () => {
  function atMassalia(): AleaState {
    return twoLeaders('2', state => {
      give(state, 'republican', 'K18')
      place(state, 'GAL-8', 'caesarian', ['curio', 'lepidus', 'legio-X', 'legio-XI', 'naves-6-0-1'])
      setReduced(state, 'legio-XI', true)
    })
  }
  const infect = (curio: number, lepidus: number) =>
    play(playing('foyer-de-peste', 'K18'), {
      state: atMassalia(),
      dice: [d10('plague on curio', curio), d10('plague on lepidus', lepidus)],
      choices: ['infect GAL-8'],
    }).state

  it('AIE-6.3-d: only in a port', () => {
    const zones = choicesOf(playUntil(playing('foyer-de-peste', 'K18'), { state: atMassalia() }).decision)
    expect(zones).toContain('infect AEG-1')
    expect(zones).not.toContain('infect GAL-9')
  })

  it('AIE-6.3-d: all units are reduced, each leader dies of a 9', () => {
    const state = infect(9, 8)
    expect(unit(state, 'legio-X').reduced).toBe(true)
    expect(unit(state, 'naves-6-0-1').reduced).toBe(true)
    expect(unit(state, 'legio-XI').place).toBe(boxes.reserve)
    expect(leader(state, 'curio').place).toBe(boxes.dead)
    expect(leader(state, 'lepidus').place).toBe('GAL-8')
    expect(state.score).toBe(0)
  })

  it('AIE-6.3-e: it stays for the rest of Phase E and its counter is back in the cup next turn', () => {
    const state = infect(0, 0)
    expect(state.plague).toEqual({ counter: 'K18', zone: 'GAL-8' })
    const over = play(
      function* (g) {
        endPlague(g)
      },
      { state },
    ).state
    expect(over.plague).toBeNull()
    expect(over.cup).not.toContain('K18')
    over.year++
    const next = play(drawStratagems, {
      state: over,
      dice: [
        ['draw a stratagem', 1],
        ['draw a stratagem', 1],
      ],
    }).state
    expect(next.cup).toContain('K18')
  })
})

describe('Désertion', () => {
  const legions = ['legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', 'legio-IX', 'legio-X']

  it('AIE-6.3-f: at most five enemy legions of one zone are reduced, reduced ones are lost', () => {
    const state = twoLeaders('2', state => {
      give(state, 'republican', 'K05')
      place(state, 'GAL-9', 'caesarian', [...legions, 'auxilia-1'])
      setReduced(state, 'legio-V', true)
    })
    const after = play(playing('desertion', 'K05'), {
      state,
      choices: [
        'reduce legio-V',
        'reduce legio-VI',
        'reduce legio-VII',
        'reduce legio-VIII',
        'reduce legio-X',
      ],
    }).state
    expect(unit(after, 'legio-V').place).toBe(boxes.reserve)
    expect(unit(after, 'legio-IX').reduced).toBe(false)
    expect(unit(after, 'legio-X').reduced).toBe(true)
    expect(unit(after, 'auxilia-1').reduced).toBe(false)
  })

  it('AIE-6.3-f: of five or fewer all are touched', () => {
    const state = twoLeaders('2', state => {
      give(state, 'republican', 'K05')
      place(state, 'GAL-9', 'caesarian', legions.slice(0, 3))
    })
    const run = play(playing('desertion', 'K05'), { state })
    expect(legions.slice(0, 3).map(id => unit(run.state, id).reduced)).toEqual([true, true, true])
  })
})

describe('Intrigue au Sénat', () => {
  const legions = ['legio-V', 'legio-VI', 'legio-VII']
  const inRoma = (change: (state: AleaState) => void) =>
    play(
      function* (g) {
        endIntrigues(g)
      },
      {
        state: twoLeaders('2', state => {
          give(state, 'caesarian', 'K02')
          state.hands.caesarian = []
          state.intrigues = ['K02']
          place(state, 'ITA-1', 'republican', ['pompeius', ...legions])
          change(state)
        }),
      },
    ).state

  it('AIE-6.3-l: the counter lies in Roma', () => {
    const { state } = play(playing('intrigue-au-senat', 'K02', 'caesarian'), {
      state: twoLeaders('2', state => give(state, 'caesarian', 'K02')),
    })
    expect(state.intrigues).toEqual(['K02'])
    expect(state.hands.caesarian).toEqual([])
  })

  it('AIE-6.3-l: a Faction Leader and three legions of Italia’s controller end it', () => {
    expect(inRoma(() => {}).intrigues).toEqual([])
    expect(inRoma(() => {}).cup).toContain('K02')
    expect(inRoma(state => place(state, 'ITA-6', 'republican', ['legio-V'])).intrigues).toEqual(['K02'])
    expect(inRoma(state => place(state, 'ITA-6', 'republican', ['pompeius'])).intrigues).toEqual(['K02'])
    expect(
      inRoma(state => {
        state.regions.italia = 'caesarian'
      }).intrigues,
    ).toEqual(['K02'])
  })

  it('AIE-6.3-l: of two Faction Leaders one is enough', () => {
    const after = inRoma(state => {
      place(state, 'GRA-4', 'republican', ['spinther'])
      state.factionLeaders.republican.push('spinther')
    })
    expect(after.intrigues).toEqual([])
  })

  it('AIE-6.3-l: where he stands there already it ends as it is played', () => {
    const state = twoLeaders('2', state => {
      give(state, 'caesarian', 'K02')
      place(state, 'ITA-1', 'republican', ['pompeius', ...legions])
    })
    const { state: after } = play(playing('intrigue-au-senat', 'K02', 'caesarian'), { state })
    expect(after.intrigues).toEqual([])
    expect(after.cup).toContain('K02')
  })
})

describe('when they can be played', () => {
  it('AIE-6-c: at any moment of Phase E, by either side, if there is a target', () => {
    const state = twoLeaders('2', state => {
      for (const counter of ['K02', 'K05', 'K08', 'K10', 'K11', 'K18', 'K19'])
        give(state, 'republican', counter)
    })
    const verbs = () => campaignStratagems(positionOf(state), 'republican').map(choice => choice.verb)
    expect(verbs()).toEqual(['intrigue-au-senat', 'foyer-de-peste'])
    state.peoples.pontici = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    state.peoples.daci = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    place(state, 'GAL-9', 'caesarian', ['legio-X'])
    expect(verbs()).toEqual([
      'intrigue-au-senat',
      'desertion',
      'pacification-d-un-peuple-majeur',
      'pax-romana',
      'pacification-d-un-peuple-mineur',
      'foyer-de-peste',
      'pacification-d-une-nationalite',
    ])
  })
})
