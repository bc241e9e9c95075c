import { describe, expect, it } from 'vitest'
import { distancesFrom } from '../../imperator/rules/movement/distance.ts'
import { canLead, canMarchAlone } from '../../imperator/rules/movement/land.ts'
import { distanceFromHome } from '../../imperator/rules/movement/peoples.ts'
import { movement } from '../../imperator/rules/movement/phase.ts'
import { counterOf } from '../../imperator/rules/pieces.ts'
import { loadData } from '../data/pack.ts'
import { semperData as data, series } from '../rules/series.ts'
import type { SemperState } from '../rules/state.ts'
import {
  allTo,
  atWar,
  choicesOf,
  d10,
  emptyMap,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  sideIn,
  usurper,
  where,
} from './support.ts'

/** An empty map in the M/CS of Primus, who holds the Empire; no fleet, and somebody far away who could always move. */
function field(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    state.fleets.occidentalis.returns = 999
    state.fleets.orientalis.returns = 999
    primus(state, 'MOE5', 'arbetio')
    change(state)
  })
}

function optionsAfter(state: SemperState, ...choices: string[]): string[] {
  return choicesOf(playUntil(movement, { state, choices, impossible: true }).decision)
}

function moved(state: SemperState, ...choices: string[]): SemperState {
  return playUntil(movement, { state, choices, impossible: true }).state
}

describe('who can set out', () => {
  const lead = (state: SemperState, id: string) => canLead(positionOf(state), id)
  const march = (state: SemperState, id: string) => canMarchAlone(positionOf(state), id)

  it('SV-3.2.1-B: pseudo-comitatenses away from their Diocese do not march alone, but back into it', () => {
    const at = (zone: string) =>
      march(
        field(state => primus(state, zone, 'pc-italia-1')),
        'pc-italia-1',
      )
    expect([at('HIS5'), at('ITA5'), at('VIE3'), at('GAL5')]).toEqual([false, true, true, false])
  })

  it('SV-3.2.1-A: ripenses march alone in their Diocese, if it has another zone that is free', () => {
    const state = field(state => primus(state, 'BRI1', 'ri-britanniae'))
    expect(march(state, 'ri-britanniae')).toBe(true)
    // Peoples of the same player stand in both zones next to it (SV-4.2.4-A).
    atWar(state, 'picts', 'primus')
    place(state, 'BRI2', null, 'picts-1')
    expect(march(state, 'ri-britanniae')).toBe(true)
    place(state, 'BRI3', null, 'picts-2')
    expect(march(state, 'ri-britanniae')).toBe(false)
  })

  it('SV-EV-11, SV-S2-B: not out of a capital in rage, nor who has retired', () => {
    const state = field(state => {
      primus(state, 'ITA2', 'severe', 'batavi')
      primus(state, 'ITA5', 'maxence', 'heruli')
      state.turn.rage = ['ITA2']
    })
    expect([lead(state, 'severe'), march(state, 'batavi')]).toEqual([false, false])
    expect([lead(state, 'maxence'), march(state, 'heruli')]).toEqual([true, true])
    expect(lead({ ...field(s => primus(s, 'ITA5', 'diocletien')), scenario: '2' }, 'diocletien')).toBe(false)
  })

  it('SV-EV-4: not who is ill, but his units', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'severe', 'batavi')
      state.turn.ill = ['severe']
    })
    expect([lead(state, 'severe'), march(state, 'batavi')]).toEqual([false, true])
  })

  it('SV-3.6.3-I: a rebel who could only end among others of his player stays, with units or without', () => {
    const state = field(state => {
      primus(state, 'ITA7', 'severe')
      usurper(state, 'severe', 'primus')
      primus(state, 'ITA6', 'alexander')
    })
    expect(lead(state, 'severe')).toBe(true)
    for (const [index, zone] of ['ITA4', 'ITA5'].entries())
      primus(state, zone, ['maxence', 'bassianus'][index] ?? '')
    primus(state, 'ITA2', 'volusianus')
    primus(state, 'ITA3', 'martinianus')
    expect(lead(state, 'severe')).toBe(true)
    // With four points he comes past them all, with three he does not.
    state.turn.event = 'disastrous-weather'
    expect(lead(state, 'severe')).toBe(false)
  })

  it('SV-4.3-G: a foreign leader in the Empire sets out only with units to take', () => {
    const state = field(state => {
      state.active = 'secondus'
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'ascaric')
    })
    expect(lead(state, 'ascaric')).toBe(false)
    place(state, 'GAL2', null, 'franci-1')
    expect(lead(state, 'ascaric')).toBe(true)
    place(state, 'FRA', null, 'franci-1', 'ascaric')
    expect(lead(state, 'ascaric')).toBe(true)
  })

  it('SV-4.3-C: nobody of a People at peace', () => {
    const state = field(() => {})
    expect([lead(state, 'ascaric'), march(state, 'franci-1')]).toEqual([false, false])
  })
})

describe('on the march', () => {
  it('SV-3.4.1-C: whoever marches has moved; where from and over what is remembered', () => {
    const state = field(state => primus(state, 'BRI2', 'severe', 'cornuti', 'batavi'))
    const after = moved(state, 'lead severe', 'take cornuti', 'to GAL4', 'to GAL5', 'stop')
    expect(['severe', 'cornuti', 'batavi'].map(id => counterOf(positionOf(after), id).moved)).toEqual([
      true,
      true,
      false,
    ])
    expect(after.arrivals).toEqual([
      { piece: 'severe', zone: 'GAL5', from: 'GAL4', crossed: false },
      { piece: 'cornuti', zone: 'GAL5', from: 'GAL4', crossed: false },
    ])
    expect(moved(state, 'march batavi', 'to GAL4').arrivals).toEqual([
      { piece: 'batavi', zone: 'GAL4', from: 'BRI2', crossed: true },
    ])
  })

  it('SV-3.4.1-C: a unit is left only where it could stay, and where the others can go on', () => {
    const state = field(state => primus(state, 'HIS5', 'severe', 'cornuti', 'batavi'))
    const column = ['lead severe', 'take cornuti', 'take batavi', 'to HIS4']
    expect(optionsAfter(state, ...column)).toEqual(
      expect.arrayContaining(['drop cornuti', 'drop batavi', 'stop']),
    )
    const end = [...column, 'to HIS1', 'to VIE4', 'to VIE3']
    // Four MP are spent: nothing is left to choose but the next march.
    expect(optionsAfter(state, ...end)).not.toContain('drop cornuti')
  })

  it('SV-3.2.2-A: outside a unit is left only with a leader', () => {
    const state = field(state => {
      atWar(state, 'picts', 'secondus')
      place(state, 'box-people', null, ...data.peoples.picts.units)
      primus(state, 'BRI1', 'severe', 'cornuti', 'batavi')
    })
    const column = ['lead severe', 'take cornuti', 'take batavi', 'to PIC1']
    expect(optionsAfter(state, ...column)).not.toContain('drop cornuti')
    primus(state, 'PIC1', 'alexander')
    expect(optionsAfter(state, ...column)).toContain('drop cornuti')
    secondus(state, 'PIC1', 'alexander')
    expect(optionsAfter(state, ...column)).not.toContain('drop cornuti')
  })

  it('SV-3.2.2-A: nor are units outside left behind by the last leader (RULING-83)', () => {
    const state = field(state => {
      atWar(state, 'picts', 'secondus')
      place(state, 'box-people', null, ...data.peoples.picts.units)
      primus(state, 'PIC1', 'severe', 'cornuti')
    })
    expect(optionsAfter(state, 'lead severe')).not.toContain('to BRI1')
    expect(optionsAfter(state, 'lead severe', 'take cornuti')).toContain('to BRI1')
    primus(state, 'PIC1', 'alexander')
    expect(optionsAfter(state, 'lead severe')).toContain('to BRI1')
  })

  it('SV-6.3-D, SV-6.3-E: who enters a plague suffers, and a leader whom it kills leads no farther', () => {
    const infested = (zone: string, epidemic: boolean) =>
      field(state => {
        primus(state, 'HIS5', 'severe', 'cornuti', 'batavi')
        state.cup = state.cup.filter(counter => counter !== 'foyer-de-peste-1')
        state.plagues = [{ counter: 'foyer-de-peste-1', zone, epidemic }]
      })
    const led = (dies: boolean) =>
      playUntil(movement, {
        state: infested('HIS4', false),
        choices: ['lead severe', 'take cornuti', 'to HIS4'],
        dice: [d10('plague on severe', dies ? 9 : 8)],
      })
    expect([isReduced(led(false).state, 'cornuti'), led(false).decision.task]).toEqual([true, 'march'])
    expect([where(led(true).state, 'severe'), led(true).decision.task]).toEqual(['box-dead', 'movement'])
    const alone = moved(infested('HIS3', true), 'march batavi', 'to HIS4')
    expect(isReduced(alone, 'batavi')).toBe(true)
    expect(isReduced(moved(infested('HIS1', false), 'march batavi', 'to HIS4'), 'batavi')).toBe(false)
  })

  it('SV-6.3-D, SV-3.4.1-C: a leader whose last unit the plague takes goes no farther', () => {
    const state = field(state => {
      primus(state, 'HIS5', 'severe', 'cornuti', 'batavi')
      state.cup = state.cup.filter(counter => counter !== 'foyer-de-peste-1')
      state.plagues = [{ counter: 'foyer-de-peste-1', zone: 'HIS4', epidemic: false }]
    })
    for (const counter of state.counters)
      if (counter.id === 'cornuti')
        state.counters[data.index.counters.indexOf('cornuti')] = { ...counter, reduced: true }
    const dice = [d10('plague on severe', 1)]
    const alone = playUntil(movement, { state, choices: ['lead severe', 'take cornuti', 'to HIS4'], dice })
    expect([where(alone.state, 'cornuti'), alone.decision.task]).toEqual(['box-reserve', 'movement'])
    const two = playUntil(movement, {
      state,
      choices: ['lead severe', 'take cornuti', 'take batavi', 'to HIS4'],
      dice,
    })
    expect([two.decision.task, two.decision.about?.units]).toEqual(['march', ['batavi']])
  })

  it('SV-3.6.3-E: a unit of a rebel alone wins nobody over, his follower does', () => {
    const state = (...pieces: string[]) =>
      field(state => {
        state.active = 'secondus'
        secondus(state, 'ITA5', 'maxence', 'batavi')
        secondus(state, 'ORI2', 'severe')
        usurper(state, 'severe', 'secondus', 'maxence')
        primus(state, 'ITA4', ...pieces)
      })
    const rallies = (pieces: string[], ...choices: string[]) =>
      playUntil(movement, { state: state(...pieces), choices, impossible: true }).decision.task
    expect(rallies(['heruli'], 'march batavi', 'to ITA4')).not.toBe('rally')
    expect(rallies(['heruli'], 'lead maxence', 'take batavi', 'to ITA4')).toBe('rally')
    expect(rallies(['heruli', 'alexander'], 'lead maxence', 'take batavi', 'to ITA4')).not.toBe('rally')
    expect(rallies(['alexander'], 'lead maxence', 'take batavi', 'to ITA4')).not.toBe('rally')
    // He may let it be, and then the march ends there (SV-3.6.3-F).
    const refused = playUntil(movement, {
      state: state('heruli'),
      choices: ['lead maxence', 'take batavi', 'to ITA4', 'do-not-rally'],
      impossible: true,
    })
    expect([refused.decision.task, where(refused.state, 'maxence')]).toEqual(['movement', 'ITA4'])
    expect(sideIn(refused.state, 'heruli')).toBe('primus')
  })

  it('SV-EV-6: an agitated head goes on until he is home, by shortest ways only', () => {
    const state = field(state => {
      primus(state, 'HIS5', 'severe', 'cornuti')
      state.emperors.primus = 'severe'
      state.turn.event = 'political-agitation'
    })
    expect(optionsAfter(state, 'lead severe')).not.toContain('stay')
    expect(optionsAfter(state, 'lead severe').filter(choice => choice.startsWith('to'))).toEqual(['to HIS4'])
    // There is one shortest way to Arelate, and nothing to choose on it.
    expect(where(moved(state, 'lead severe', 'to HIS4'), 'severe')).toBe('VIE3')
    // Another leader is free.
    expect(optionsAfter(state, 'lead arbetio')).toContain('stay')
    state.regions.viennensis = 'secondus'
    state.regions.italia = 'secondus'
    state.regions.galliae = 'secondus'
    expect(optionsAfter(state)).toContain('lead severe')
  })
})

describe('command', () => {
  it('SV-3.4.1-B, SV-4.4.2-A: a Roman leads Romans of his side and Armenians, no People at war', () => {
    const state = field(state => {
      state.peoples.armenia.faction = 'primus'
      atWar(state, 'iberians', 'primus')
      primus(state, 'ARM', 'severe', 'batavi')
      secondus(state, 'ARM', 'heruli')
      place(state, 'ARM', null, 'iberians-1')
    })
    const takes = optionsAfter(state, 'lead severe').filter(choice => choice.startsWith('take'))
    expect(takes.toSorted()).toEqual(['take armenia-1', 'take batavi'])
    state.peoples.armenia.faction = 'secondus'
    expect(optionsAfter(state, 'lead severe').filter(choice => choice.startsWith('take'))).toEqual([
      'take batavi',
    ])
  })
})

describe('distances', () => {
  it('SV-7.2-B, SV-7.2-C: the cheapest way in movement points', () => {
    // What has been measured is remembered with the data: these are new.
    const data = loadData({ name: 'a pack' }, series)
    expect(distancesFrom(data, 'GAL2').get('GAL2')).toBe(0)
    expect(distancesFrom(data, 'FRA').get('GAL2')).toBe(2)
    expect(distancesFrom(data, 'BRI2').get('GAL5')).toBe(3)
    expect(distancesFrom(data, 'BRI2').get('GAL4')).toBe(2)
    const near = [...distancesFrom(data, 'GAL2')].map(([, cost]) => cost)
    expect(near).toEqual(near.toSorted((one, two) => one - two))
    expect(distancesFrom(data, 'GAL2').size).toBe(data.zoneIds.length)
  })

  it('SV-4.3-F: a People counts zones from its nearest home', () => {
    const data = loadData({ name: 'a pack' }, series)
    expect(
      ['PIC1', 'PIC3', 'BRI1', 'BRI2', 'GAL4'].map(zone => distanceFromHome(data, 'picts', zone)),
    ).toEqual([0, 0, 1, 2, 3])
  })
})

describe('what a move changes for others', () => {
  it('SV-3.6.3-I: in a civil war a leader can be in the way of others far away', () => {
    // With three points he comes to Italia 6, 5 and 4, no farther.
    const state = field(state => {
      primus(state, 'ITA7', 'severe')
      usurper(state, 'severe', 'primus')
      primus(state, 'ITA6', 'alexander')
      primus(state, 'ITA4', 'maxence')
      primus(state, 'ITA2', 'bassianus')
      state.turn.event = 'disastrous-weather'
    })
    expect(optionsAfter(state)).toContain('lead severe')
    expect(optionsAfter(state, 'lead bassianus', 'to ITA5', 'stop')).not.toContain('lead severe')
    // And out of the way again.
    primus(state, 'ITA5', 'bassianus')
    expect(optionsAfter(state)).not.toContain('lead severe')
    expect(optionsAfter(state, 'lead bassianus', 'to ITA2', 'stop')).toContain('lead severe')
  })

  it('SV-4.2.4-A: Peoples of one player are in the way of his Romans, as soon as they have come', () => {
    const state = field(state => {
      atWar(state, 'picts', 'primus')
      place(state, 'PIC1', null, ...data.peoples.picts.units)
      primus(state, 'BRI2', 'cornuti')
      state.regions.britanniae = 'secondus'
    })
    expect(optionsAfter(state, 'march cornuti')).toContain('to BRI1')
    const after = ['march picts-1', 'to BRI1', 'march cornuti']
    expect(optionsAfter(state, ...after)).not.toContain('to BRI1')
  })

  it('SV-2.E-2: the movement ends when its side says so', () => {
    const { state } = play(movement, { state: field(() => {}), choices: ['done'], impossible: true })
    expect(where(state, 'arbetio')).toBe('MOE5')
  })
})
