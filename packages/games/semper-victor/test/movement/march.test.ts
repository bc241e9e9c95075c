import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { counterOf } from '../../../imperator/rules/pieces.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import {
  atWar,
  choicesOf,
  d10,
  infest,
  isReduced,
  openRoads,
  place,
  playUntil,
  positionOf,
  primus,
  reduced,
  secondus,
  sideIn,
  usurper,
  where,
} from '../support.ts'

function optionsAfter(state: SemperState, ...choices: string[]): string[] {
  return choicesOf(playUntil(movement, { state, choices, impossible: true }).decision)
}

function moved(state: SemperState, ...choices: string[]): SemperState {
  return playUntil(movement, { state, choices, impossible: true }).state
}

describe('on the march', () => {
  it('SV-3.4.1-C: anybody who marches has moved; where from and over what is remembered', () => {
    const state = openRoads(state => primus(state, 'BRI2', 'severe', 'cornuti', 'batavi'))
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
    const state = openRoads(state => primus(state, 'HIS5', 'severe', 'cornuti', 'batavi'))
    const column = ['lead severe', 'take cornuti', 'take batavi', 'to HIS4']
    expect(optionsAfter(state, ...column)).toEqual(
      expect.arrayContaining(['drop cornuti', 'drop batavi', 'stop']),
    )
    const end = [...column, 'to HIS1', 'to VIE4', 'to VIE3']
    // Four MP are spent: nothing is left to choose but the next march.
    expect(optionsAfter(state, ...end)).not.toContain('drop cornuti')
  })

  it('SV-3.2.2-A: outside a unit is left only with a leader', () => {
    const state = openRoads(state => {
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
    const state = openRoads(state => {
      atWar(state, 'picts', 'secondus')
      place(state, 'box-people', null, ...data.peoples.picts.units)
      primus(state, 'PIC1', 'severe', 'cornuti')
    })
    expect(optionsAfter(state, 'lead severe')).not.toContain('to BRI1')
    expect(optionsAfter(state, 'lead severe', 'take cornuti')).toContain('to BRI1')
    primus(state, 'PIC1', 'alexander')
    expect(optionsAfter(state, 'lead severe')).toContain('to BRI1')
  })

  it('SV-6.3-D, SV-6.3-E: anybody who enters a plague suffers, and a leader whom it kills leads no farther', () => {
    const infested = (zone: string, epidemic: boolean) =>
      openRoads(state => {
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
    const state = openRoads(state => {
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
      openRoads(state => {
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

  it('SV-3.6.3-I, SV-3.4.1-C: bereft of his unit he goes on where he may not stop, and no farther', () => {
    const passing = (other: 'alexander' | null) =>
      openRoads(state => {
        state.active = 'secondus'
        secondus(state, 'MOE2', 'severe')
        secondus(state, 'GAL2', 'maxence', 'heruli')
        reduced(state, 'heruli')
        usurper(state, 'maxence', 'secondus')
        infest(state, 'GAL3')
        if (other !== null) secondus(state, 'GAL3', other)
      })
    const after = (state: SemperState, ...choices: string[]) =>
      playUntil(movement, {
        state,
        choices: ['lead maxence', 'take heruli', 'to GAL3', ...choices],
        dice: [d10('plague on maxence', 0)],
        impossible: true,
      })
    const stopped = after(passing(null))
    expect([stopped.decision.task, where(stopped.state, 'maxence')]).toEqual(['movement', 'GAL3'])
    const onTheWay = after(passing('alexander'))
    expect(onTheWay.decision.task).toBe('march')
    expect(choicesOf(onTheWay.decision)).toContain('to GAL5')
    expect(choicesOf(onTheWay.decision)).not.toContain('stop')
    const gone = after(passing('alexander'), 'to GAL5')
    expect([gone.decision.task, where(gone.state, 'maxence')]).toEqual(['movement', 'GAL5'])
  })

  it('SV-EV-6: an agitated head goes on until he is home, by shortest ways only', () => {
    const state = openRoads(state => {
      primus(state, 'HIS5', 'severe', 'cornuti')
      state.emperors.primus = 'severe'
      state.turn.event = 'political-agitation'
    })
    expect(optionsAfter(state, 'lead severe')).not.toContain('stay')
    expect(optionsAfter(state, 'lead severe').filter(choice => choice.startsWith('to'))).toEqual(['to HIS4'])
    // There is one shortest way to Arelate, and nothing to choose on it.
    expect(where(moved(state, 'lead severe', 'to HIS4'), 'severe')).toBe('VIE3')
    // Not even to leave his last unit, without whom he would stop (SV-3.4.1-C).
    expect(where(moved(state, 'lead severe', 'take cornuti'), 'cornuti')).toBe('VIE3')
    // Another leader is free.
    expect(optionsAfter(state, 'lead arbetio')).toContain('stay')
    state.regions.viennensis = 'secondus'
    state.regions.italia = 'secondus'
    state.regions.galliae = 'secondus'
    expect(optionsAfter(state)).toContain('lead severe')
  })

  it('SV-EV-6, RULING-94: he takes nobody along who would keep him from going', () => {
    const state = openRoads(state => {
      primus(state, 'BRI2', 'severe', 'cornuti', 'ri-britanniae')
      state.regions.britanniae = 'secondus'
      state.emperors.primus = 'severe'
    })
    const taken = () => optionsAfter(state, 'lead severe').filter(choice => choice.startsWith('take'))
    expect(taken()).toEqual(['take cornuti', 'take ri-britanniae'])
    state.turn.event = 'political-agitation'
    expect(taken()).toEqual(['take cornuti'])
    expect(optionsAfter(state, 'lead severe', 'take cornuti')).not.toContain('take ri-britanniae')
  })
})
