import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { isContested, newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { loneLeadersFlee } from '../../../imperator/rules/combat/solitary.ts'
import { resolveZone } from '../../rules/combat/zone.ts'
import { aleaData } from '../../rules/series.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { put, unit } from '../counters.ts'
import { choicesOf, d6, d10, give, play, playUntil, positionOf } from '../support.ts'
import { allied, atWar, caesarians, field, placeIn, reduced, republicans, zonesAfter } from './stage.ts'

/** The Caesarian marches on Messana, where Labienus has an army and ships. */
function port(change: (state: AleaState) => void = () => {}): AleaState {
  return field(s => {
    caesarians(s, 'SIC-1', 'curio', 'legio-V')
    republicans(s, 'SIC-1', 'labienus', 'naves-6-1-1', 'legio-XV', 'legio-XVI')
    s.arrivals = ['curio', 'legio-V'].map(piece => ({
      piece,
      zone: 'SIC-1',
      from: 'ITA-7',
      crossed: true,
    }))
    change(s)
  })
}

const resolve = (zone: string) => (g: Parameters<typeof resolveZone>[0]) => resolveZone(g, zone)

describe('an army with ships, attacked by land', () => {
  const aboard = ['evade labienus', 'embark naves-6-1-1', 'embark legio-XV', 'embark legio-XVI']

  it('AIE-8.2-h, AIE-8.2-d: it can slip away to sea with the usual roll, though no enemy ship is there', () => {
    const run = play(resolve('SIC-1'), {
      state: port(),
      choices: [...aboard, 'evade-to MIO'],
      dice: [d10('evasion', 0)],
      impossible: true,
    })
    for (const piece of ['labienus', 'naves-6-1-1', 'legio-XV', 'legio-XVI'])
      expect(placeIn(run.state, piece)).toBe('MIO')
    expect(run.events.some(event => event.kind === 'battle')).toBe(false)
  })

  it('AIE-8.2-g, RULING-121: the ships alone have no combat to evade', () => {
    const { decision } = playUntil(resolve('SIC-1'), {
      state: port(),
      choices: aboard.slice(0, 2),
      impossible: true,
    })
    expect(choicesOf(decision)).toEqual(['embark legio-XV', 'embark legio-XVI', 'stand'])
  })

  it('AIE-8.2-h, RULING-51: after a failed roll there is no other for the army', () => {
    const run = play(resolve('SIC-1'), {
      state: port(),
      choices: [...aboard, 'evade-to MIO'],
      dice: [d10('evasion', 9), d6('battle', 3)],
      impossible: true,
    })
    expect(run.events.some(event => event.kind === 'battle')).toBe(true)
    const inland = field(s => {
      caesarians(s, 'ITA-7', 'curio', 'legio-V')
      republicans(s, 'ITA-7', 'labienus', 'naves-6-1-1', 'legio-XV')
    })
    const after = playUntil(resolve('ITA-7'), {
      state: inland,
      choices: ['evade labienus'],
      dice: [d10('evasion', 9), d6('battle', 6)],
      impossible: true,
    })
    expect(after.decision.task).not.toBe('evade-by-sea')
  })

  describe('whose enemies came by sea', () => {
    const [one = '', other = ''] = aleaData.zones['SIC-1']?.seas ?? []
    const landed = (change?: (state: AleaState) => void) =>
      port(s => {
        s.arrivals = s.arrivals.map(arrival => ({ ...arrival, from: one, crossed: false }))
        change?.(s)
      })
    const ways = (state: AleaState, choices: string[]) =>
      choicesOf(playUntil(resolve('SIC-1'), { state, choices, impossible: true }).decision)

    it('AIE-8.2-f, AIE-8.2-h, RULING-121: it does not evade into the sea they came from', () => {
      const options = ways(landed(), ['stand', ...aboard])
      expect(options).toContain(`evade-to ${other}`)
      expect(options).not.toContain(`evade-to ${one}`)
    })

    it('AIE-8.2-g: ships alone may', () => {
      const state = landed(s => caesarians(s, 'SIC-1', 'naves-6-0-1'))
      const atSea = ['fight-on-land', 'fight-at-sea', 'evade labienus', 'embark naves-6-1-1']
      expect(ways(state, atSea)).toContain(`evade-to ${one}`)
    })

    it('AIE-8.2-h: nobody is asked who has no other sea', () => {
      const state = landed(s => {
        s.arrivals.push({ piece: 'curio', zone: 'SIC-1', from: other, crossed: false })
      })
      const stands = { state, choices: ['stand'], dice: [d6('battle', 6)], impossible: true }
      expect(play(resolve('SIC-1'), stands).events.map(({ kind }) => kind)).toContain('battle')
    })

    it('AIE-8.2-f, AIE-8.4.1-a, RULING-105: nor does it retreat there', () => {
      const state = landed(s => caesarians(s, 'SIC-1', 'legio-VI', 'legio-VII', 'legio-VIII', 'legio-IX'))
      const { decision } = playUntil(g => fight(g, newEngagement(g, 'SIC-1', 'land', 'caesarian', null)), {
        state,
        dice: [d6('battle', 5)],
        choices: ['reduce legio-V'],
        impossible: true,
      })
      expect(decision.task).toBe('retreat')
      expect(choicesOf(decision)).toContain(`retreat ${other}`)
      expect(choicesOf(decision)).not.toContain(`retreat ${one}`)
    })
  })

  it('AIE-EV-06: a leader who has reached his city in the year of agitation does not sail away, nor go along', () => {
    const agitated = (s: AleaState) => {
      s.turn.event = 'political-agitation'
      s.factionLeaders.republican = ['labienus']
      s.regions.italia = 'republican'
    }
    const state = field(s => {
      agitated(s)
      caesarians(s, 'ITA-1', 'curio', 'legio-V')
      republicans(s, 'ITA-1', 'labienus', 'cato', 'legio-XV', 'naves-6-1-1')
      give(s, 'republican', 'K01')
    })
    const options = (choices: string[], dice: ReturnType<typeof d10>[] = []) =>
      choicesOf(playUntil(resolve('ITA-1'), { state, choices, dice, impossible: true }).decision)
    expect(options([])).toEqual(['evade cato', 'stand'])
    expect(options(['evade cato'], [d10('evasion', 0)])).not.toContain('take labienus')
    expect(options(['stand'])).toEqual(['evade cato', 'stand'])
    const flight = options(['stand', 'stand', 'fuite-opportune K01'])
    expect(flight).toContain('lead cato')
    expect(flight).not.toContain('lead labienus')
  })
})

describe('at sea', () => {
  const fleets = (change: (state: AleaState) => void = () => {}) =>
    field(s => {
      caesarians(s, 'MIO', 'curio', 'naves-6-0-1', 'legio-V')
      republicans(s, 'MIO', 'cato', 'naves-6-1-1', 'legio-XV')
      change(s)
    })

  it('AIE-8.1-c: armies aboard make no land combat, and nobody is assigned to one', () => {
    expect(isContested(positionOf(fleets()), 'MIO', 'land')).toBe(false)
    const { decision } = playUntil(resolve('MIO'), { state: fleets(), impossible: true })
    expect(decision.task).toBe('evade-by-sea')
  })

  it('AIE-3.4.2-h, AIE-6.3-g: an army whose last ship goes over is lost at once, and its leader flees', () => {
    const state = fleets(s => give(s, 'caesarian', 'K15'))
    const run = play(combat, {
      state,
      choices: ['stand', 'transfuges K15', 'flee AFR-1'],
      dice: [d10('solitary', 0)],
      impossible: true,
    })
    expect(placeIn(run.state, 'legio-XV')).toBe(boxes.reserve)
    expect(unit(run.state, 'naves-6-1-1')).toMatchObject({ place: 'MIO', faction: 'caesarian' })
    expect(placeIn(run.state, 'cato')).toBe('AFR-1')
  })
})

describe('the ways of the attackers', () => {
  it('AIE-8.2-f, AIE-8.4.1-a: they stay closed to the beaten though all who came by them have fallen', () => {
    const state = field(s => {
      caesarians(s, 'ITA-4', 'legio-V', 'legio-VI', 'auxilia-1')
      republicans(s, 'ITA-4', 'legio-XV', 'legio-XVI')
      reduced(s, 'auxilia-1')
      s.arrivals = [
        { piece: 'legio-V', zone: 'ITA-4', from: 'ITA-3', crossed: false },
        { piece: 'auxilia-1', zone: 'ITA-4', from: 'ITA-6', crossed: false },
      ]
    })
    const { decision } = playUntil(g => fight(g, newEngagement(g, 'ITA-4', 'land', 'caesarian', null)), {
      state,
      choices: ['reduce auxilia-1'],
      dice: [d6('battle', 6)],
      impossible: true,
    })
    expect(decision).toMatchObject({ task: 'retreat', role: 'republican' })
    expect(choicesOf(decision)).not.toContain('retreat ITA-6')
    expect(choicesOf(decision)).not.toContain('retreat ITA-3')
  })
})

describe('leaders alone', () => {
  it('AIE-8.2-j, AIE-4.2.4-a, AIE-S6-b: they flee only where they may be', () => {
    const state = field(s => {
      caesarians(s, 'GAL-2', 'legio-V')
      republicans(s, 'GAL-2', 'cato')
      atWar(s, 'germani', 'republican')
    })
    const flight = playUntil(loneLeadersFlee, { state, dice: [d10('solitary', 0)], impossible: true })
    expect(choicesOf(flight.decision)).not.toContain('flee GER-1')
    const divided = field(s => {
      s.active = 'republican'
      republicans(s, 'ITA-5', 'legio-XV')
      caesarians(s, 'ITA-5', 'octavianus')
    }, '6')
    const away = playUntil(loneLeadersFlee, { state: divided, dice: [d10('solitary', 0)], impossible: true })
    expect(choicesOf(away.decision)).toContain('flee ITA-4')
    expect(choicesOf(away.decision)).not.toContain('flee GRA-1')
  })
})

describe('the coast of a Triumvir', () => {
  it('AIE-3.6.5-b, AIE-3.6.5-c: Romans do not land there, an allied People does', () => {
    const state = field(s => {
      s.triumvirs = [{ leader: 'lepidus', region: 'graecia' }]
      allied(s, 'aegyptii', 'caesarian')
      for (const piece of ['cleopatra', 'aegyptii-naves-1', 'aegyptii-levies-1']) put(s, piece, 'MIC')
      caesarians(s, 'MIC', 'curio', 'naves-6-0-1')
    })
    expect(zonesAfter(state, ['sail curio', 'embark naves-6-0-1'])).not.toContain('GRA-4')
    const aegyptii = ['sail cleopatra', 'embark aegyptii-naves-1', 'embark aegyptii-levies-1']
    expect(zonesAfter(state, aegyptii)).toContain('GRA-4')
  })
})
