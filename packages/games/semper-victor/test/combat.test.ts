import { describe, expect, it } from 'vitest'
import { isContested } from '../../imperator/rules/combat/forces.ts'
import { shareOf } from '../../imperator/rules/combat/losses.ts'
import {
  averageQuality,
  battleOdds,
  columnShifts,
  oddsColumn,
  readTable,
  tacticalBonus,
} from '../../imperator/rules/combat/odds.ts'
import { combat } from '../../imperator/rules/combat/phase.ts'
import { evaders } from '../rules/combat/zone.ts'
import { semperData as data } from '../rules/series.ts'
import type { SemperState } from '../rules/state.ts'
import {
  allTo,
  atWar,
  choicesOf,
  d6,
  emptyMap,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  reduced,
  secondus,
  where,
} from './support.ts'

/** Primus attacks; he holds the Empire. */
function field(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    change(state)
  })
}

/** The odds of a battle in a zone, Primus attacking with everybody there. */
function oddsIn(
  state: SemperState,
  zone: string,
  crossed = false,
  attacker: 'primus' | 'secondus' = 'primus',
) {
  const position = positionOf(state)
  const force = (side: 'primus' | 'secondus') => {
    const here = state.counters.filter(
      ({ id, place: at, faction }) => at === zone && (faction ?? ownerOf(state, id)) === side,
    )
    return {
      side,
      leaders: here.map(({ id }) => id).filter(id => !(id in data.units)),
      units: here.map(({ id }) => id).filter(id => id in data.units),
    }
  }
  const defender = attacker === 'primus' ? 'secondus' : 'primus'
  return battleOdds(position, {
    zone,
    kind: 'land',
    attacker: force(attacker),
    defender: force(defender),
    crossed,
    stratagems: [],
  })
}

function ownerOf(state: SemperState, piece: string) {
  const people = data.peopleOfCounter[piece]
  return people == null ? null : state.peoples[people].faction
}

function modifier(
  state: SemperState,
  zone: string,
  rule: string,
  attacker: 'primus' | 'secondus' = 'primus',
) {
  return oddsIn(state, zone, false, attacker).modifiers.find(each => each.rule === rule)?.value ?? 0
}

describe('when there is a battle', () => {
  it('SV-8.1-A, SV-3.5.4-A: enemy units in one zone fight, Romans with Romans too', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      secondus(state, 'ITA4', 'maxence')
      primus(state, 'ITA4', 'celtae')
    })
    expect(isContested(positionOf(state), 'ITA5', 'land')).toBe(true)
    expect(isContested(positionOf(state), 'ITA4', 'land')).toBe(false)
  })

  it('SV-8.1-B: a combat must be fought', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
    })
    const { events } = play(combat, { state, dice: [d6('battle', 4)], choices: ['retreat ITA4'] })
    expect(events.map(event => event.kind)).toContain('battle')
  })

  it('SV-8.1-C: at sea nobody fights', () => {
    const state = field(state => {
      primus(state, 'SOCC', 'batavi')
      secondus(state, 'SOCC', 'heruli')
    })
    expect(isContested(positionOf(state), 'SOCC', 'land')).toBe(false)
  })

  it('SV-4.4.1-B: Peoples fight Romans only; Armenia fights Peoples too', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      atWar(state, 'franci', 'primus')
      place(state, 'XGER', null, 'franci-1', 'persians-levies-1')
      place(state, 'ARM', null, 'persians-levies-2')
      state.peoples.armenia.faction = 'primus'
    })
    expect(isContested(positionOf(state), 'XGER', 'land')).toBe(false)
    expect(isContested(positionOf(state), 'ARM', 'land')).toBe(true)
  })

  it('SV-S4-B: in the truce Romans do not fight Romans', () => {
    const contested = (year: number) => {
      const state = emptyMap(state => {
        primus(state, 'ITA5', 'batavi')
        secondus(state, 'ITA5', 'heruli')
      })
      return isContested(positionOf({ ...state, scenario: '4', year }), 'ITA5', 'land')
    }
    expect([contested(339), contested(340)]).toEqual([false, true])
  })
})

describe('evasion', () => {
  /** Primus attacks Maxence (SR 2, CC 4) in Italia 5, having come from Italia 4. */
  const attacked = (change: (state: SemperState) => void = () => {}) =>
    field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'maxence', 'heruli')
      state.arrivals = [{ piece: 'batavi', zone: 'ITA5', from: 'ITA4', crossed: false }]
      change(state)
    })

  it('SV-8.2-A: a d6 lower than the best SR of the leaders there', () => {
    const evades = (shows: number) =>
      playUntil(combat, {
        state: attacked(),
        choices: ['evade'],
        dice: shows === 1 ? [d6('evasion', 1)] : [d6('evasion', shows), d6('battle', 6)],
      }).decision.task
    expect([evades(1), evades(2)]).toEqual(['evade-with', 'retreat'])
  })

  it('SV-8.2-A: without a leader nobody evades', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
    })
    expect(evaders(positionOf(state), 'ITA5', 'secondus')).toEqual([])
  })

  it('SV-8.2-B, SV-8.2-D: one zone, free of enemies, and not where the attacker came from', () => {
    const { decision } = playUntil(combat, {
      state: attacked(state => primus(state, 'ITA6', 'celtae')),
      choices: ['evade', 'evade maxence'],
      dice: [d6('evasion', 1)],
    })
    expect(choicesOf(decision).filter(choice => choice.startsWith('evade-to'))).toEqual(['evade-to ITA2'])
  })

  it('SV-8.2-B: ripenses only in their Diocese, others by their limits (TV-36, TV-37)', () => {
    const zones = (change: (state: SemperState) => void, unit: string) =>
      choicesOf(
        playUntil(combat, {
          state: field(state => {
            primus(state, 'GAL3', 'batavi')
            secondus(state, 'GAL3', 'maxence', unit)
            change(state)
          }),
          choices: ['evade', 'evade maxence', `take ${unit}`],
          dice: [d6('evasion', 1)],
        }).decision,
      ).filter(choice => choice.startsWith('evade-to'))
    expect(zones(() => {}, 'ri-galliae')).toEqual(['evade-to GAL2', 'evade-to GAL5'])
    const emperor = (state: SemperState) => {
      state.augusti.secondus = ['maxence']
      state.peoples.alamanni = { status: 'war', faction: 'primus', barredUntil: null, sentHomeBy: null }
      place(state, 'box-people', null, ...data.peoples.alamanni.units)
    }
    expect(zones(emperor, 'pc-galliae-1')).toContain('evade-to ITA1')
    expect(zones(emperor, 'pc-galliae-1')).toContain('evade-to ALA')
    expect(zones(() => {}, 'pc-galliae-1')).not.toContain('evade-to ITA1')
  })

  it('SV-8.2-C: he takes no more units than his CC; what stays fights', () => {
    const state = attacked(state => secondus(state, 'ITA5', 'celtae', 'petulantes', 'ioviani', 'herculiani'))
    const take = ['heruli', 'celtae', 'petulantes', 'ioviani'].map(unit => `take ${unit}`)
    const { decision } = playUntil(combat, {
      state,
      choices: ['evade', 'evade maxence', ...take],
      dice: [d6('evasion', 1)],
    })
    expect(choicesOf(decision)).not.toContain('take herculiani')
  })
})

describe('the battle', () => {
  it('SV-8.3-B: 55 to 37 is 5/4 (TV-38)', () => {
    const column = (one: number, two: number) => data.combat.columns[oddsColumn(data, one, two)]?.label
    expect([column(55, 37), column(56, 37), column(1, 9), column(4, 1)]).toEqual([
      '5/4',
      '3/2',
      '1/3 and less',
      '4/1 and more',
    ])
  })

  it('SV-8.3-A, SV-8.3-C: everybody there takes part, and the die with its modifiers is read in the table', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi', 'heruli', 'severe')
      secondus(state, 'ITA5', 'celtae')
    })
    const odds = oddsIn(state, 'ITA5')
    expect(odds.strength).toEqual([10, 5])
    expect(odds.tactical).toEqual([1, 1])
    expect(readTable(data, 4, odds.shifted).cell).toEqual({
      attacker: '1/2',
      defender: 'A',
      winner: 'attacker',
    })
    expect(readTable(data, 99, 0).row).toBe(9)
    expect(readTable(data, -99, 0).row).toBe(-2)
  })

  it('SV-8.6.1-A: 1, 3 and 4 make an average quality of 2 (TV-42)', () => {
    const state = field(state => primus(state, 'GAL2', 'ri-galliae', 'cornuti', 'gentiles-seniores'))
    expect(averageQuality(positionOf(state), ['ri-galliae', 'cornuti', 'gentiles-seniores'])).toBe(2)
  })

  it('SV-8.6.2-A: the best TB of the leaders, else the average of the units; an ill one does not count', () => {
    const state = field(state =>
      primus(state, 'GAL2', 'severe', 'constantin', 'scutarii-clibanarii', 'cornuti'),
    )
    const bonus = (leaders: string[]) =>
      tacticalBonus(positionOf(state), { side: 'primus', units: ['scutarii-clibanarii', 'cornuti'], leaders })
    expect([bonus(['severe', 'constantin']), bonus(['severe']), bonus([])]).toEqual([3, 1, 1])
    state.turn.ill = ['constantin']
    expect([bonus(['severe', 'constantin']), bonus(['constantin'])]).toEqual([1, 1])
  })

  it('SV-CT-a: tactical bonus', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi', 'constantin')
      secondus(state, 'ITA5', 'heruli', 'maxence')
    })
    expect(modifier(state, 'ITA5', 'SV-CT-a')).toBe(2)
  })

  it('SV-CT-b, SV-CT-c: non-Romans outside the Empire', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      primus(state, 'FRA', 'batavi', 'severe')
    })
    expect(modifier(state, 'FRA', 'SV-CT-b')).toBe(-1)
    expect(modifier(state, 'FRA', 'SV-CT-c', 'secondus')).toBe(1)
    place(state, 'GAL2', null, 'franci-1')
    primus(state, 'GAL2', 'heruli')
    expect(modifier(state, 'GAL2', 'SV-CT-b')).toBe(0)
  })

  it('SV-CT-d, SV-CT-e, SV-8.6.3-A: PC of emperors and Usurpers, between wholly Roman forces only', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi', 'constantin')
      secondus(state, 'ITA5', 'heruli', 'maxence')
      state.augusti = { primus: ['constantin'], secondus: ['maxence'] }
    })
    expect(modifier(state, 'ITA5', 'SV-CT-d')).toBe(1)
    expect(modifier(state, 'ITA5', 'SV-CT-e', 'secondus')).toBe(-1)
    state.augusti.secondus = []
    expect(modifier(state, 'ITA5', 'SV-CT-d')).toBe(0)
    state.augusti.secondus = ['maxence']
    place(state, 'ITA5', null, 'armenia-1')
    state.peoples.armenia.faction = 'secondus'
    expect(modifier(state, 'ITA5', 'SV-CT-d')).toBe(0)
  })

  it('SV-CT-f: over a river or strait', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
    })
    const crossing = (crossed: boolean) =>
      oddsIn(state, 'ITA5', crossed).modifiers.filter(each => each.rule === 'SV-CT-f').length
    expect([crossing(true), crossing(false)]).toEqual([1, 0])
  })

  it('SV-CT-g, SV-EV-N, SV-EV-3: 1 against the Romans, signed by who attacks (TV-49)', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1')
      primus(state, 'GAL2', 'batavi')
      state.turn.event = 'roman-discouragement'
    })
    expect(modifier(state, 'GAL2', 'SV-EV-3')).toBe(-1)
    expect(modifier(state, 'GAL2', 'SV-EV-3', 'secondus')).toBe(1)
    secondus(state, 'GAL2', 'heruli')
    expect(modifier(state, 'GAL2', 'SV-EV-3')).toBe(0)
  })

  it('SV-EV-5, SV-EV-12, SV-EV-15: Germans and comitatenses', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1')
      primus(state, 'GAL2', 'batavi')
    })
    const by = (event: SemperState['turn']['event'], rule: string) => {
      state.turn.event = event
      return modifier(state, 'GAL2', rule)
    }
    expect(by('germanic-vigour', 'SV-EV-5')).toBe(-2)
    expect(by('famine-in-germania', 'SV-EV-15')).toBe(1)
    expect(by('donative-to-the-comitatenses', 'SV-EV-12')).toBe(1)
    place(state, 'box-reserve', null, 'batavi')
    primus(state, 'GAL2', 'pc-galliae-1')
    expect(by('donative-to-the-comitatenses', 'SV-EV-12')).toBe(0)
    atWar(state, 'picts', 'secondus')
    place(state, 'box-people', null, 'franci-1')
    place(state, 'GAL2', null, 'picts-1')
    expect(by('germanic-vigour', 'SV-EV-5')).toBe(0)
  })

  it('SV-CT-h: one column for better quality, two for double', () => {
    const shift = (one: number, two: number) => columnShifts(data, one, two)[0]?.value ?? 0
    expect([shift(3, 3), shift(3, 2), shift(4, 2), shift(2, 3), shift(2, 4), shift(1, 0)]).toEqual([
      0, 1, 2, -1, -2, 2,
    ])
  })
})

describe('winner and loser', () => {
  /** Four units attack one; the die shows 4 at 4/1: R / A. */
  const rout = (change: (state: SemperState) => void, die: number, choices: string[]) =>
    play(combat, {
      state: field(state => {
        primus(state, 'ITA5', 'batavi', 'ioviani', 'herculiani', 'celtae', 'petulantes')
        secondus(state, 'ITA5', 'heruli')
        state.arrivals = [{ piece: 'batavi', zone: 'ITA5', from: 'ITA4', crossed: false }]
        change(state)
      }),
      dice: [d6('battle', die)],
      choices,
    }).state

  it('SV-8.4.2-B, SV-8.4.2-D: A reduces all, and eliminates the reduced; R harms nobody', () => {
    const after = rout(() => {}, 4, ['retreat ITA2'])
    expect([where(after, 'heruli'), isReduced(after, 'heruli')]).toEqual(['ITA2', true])
    expect(isReduced(after, 'batavi')).toBe(false)
    expect(
      where(
        rout(state => reduced(state, 'heruli'), 4, []),
        'heruli',
      ),
    ).toBe('box-reserve')
  })

  it('SV-8.4.2-A, SV-8.5.1-A: E eliminates all units and leaders', () => {
    // TB 1 against Alexander's 0: row 7 at 4/1 is R / E, row 6 is R / A.
    const beaten = (die: number, choices: string[]) => {
      const after = rout(state => secondus(state, 'ITA5', 'alexander'), die, ['stand', ...choices])
      return ['heruli', 'alexander'].map(id => where(after, id))
    }
    expect(beaten(6, [])).toEqual(['box-reserve', 'box-dead'])
    expect(beaten(5, ['retreat ITA2'])).toEqual(['ITA2', 'ITA2'])
  })

  it('SV-8.4.2-C: a share of the beaten, rounded down, never more than there are (TV-39, TV-40)', () => {
    expect([shareOf(9, 2, 6), shareOf(4, 3, 2), shareOf(3, 1, 5), shareOf(4, 1, 5)]).toEqual([4, 2, 0, 1])
  })

  it('SV-8.4.1-A: who cannot leave is lost, ripenses outside their Diocese for one (TV-41)', () => {
    const after = play(combat, {
      state: field(state => {
        primus(state, 'BRI1', 'batavi', 'ioviani', 'herculiani', 'celtae', 'petulantes')
        primus(state, 'BRI2', 'cornuti')
        primus(state, 'BRI3', 'bracchiati')
        secondus(state, 'BRI1', 'ri-britanniae', 'heruli')
        atWar(state, 'picts', 'primus')
        place(state, 'box-people', null, ...data.peoples.picts.units)
      }),
      dice: [d6('battle', 4)],
      choices: [],
    }).state
    expect(['ri-britanniae', 'heruli'].map(id => where(after, id))).toEqual(['box-reserve', 'box-reserve'])
  })

  it('SV-8.4.1-A: a force may divide, and units follow a leader (RULING-46)', () => {
    const after = rout(state => secondus(state, 'ITA5', 'maxence'), 4, [
      'stand',
      'divide',
      'retreat ITA2',
      'retreat ITA6',
    ])
    expect([where(after, 'maxence'), where(after, 'heruli')]).toEqual(['ITA2', 'ITA6'])
  })

  it('SV-10.1-A: a victory in a battle of 35 SP or more is worth a point', () => {
    const points = (...defenders: string[]) =>
      play(combat, {
        state: field(state => {
          primus(state, 'ITA5', 'batavi', 'ioviani', 'herculiani', 'celtae', 'petulantes')
          secondus(state, 'ITA5', ...defenders)
        }),
        dice: [d6('battle', 6)],
        choices: ['retreat ITA4'],
        impossible: true,
      }).state.points.primus
    // 25 and 10, 25 and 9.
    expect([points('heruli', 'lanciarii'), points('heruli', 'pc-italia-1')]).toEqual([1, 0])
  })
})
