import { describe, expect, it } from 'vitest'
import {
  averageQuality,
  battleOdds,
  columnShifts,
  oddsColumn,
  readTable,
  tacticalBonus,
} from '../../../imperator/rules/combat/odds.ts'
import { crossingCounts } from '../../rules/combat/modifiers.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { atWar, emptyMap, field, place, positionOf, primus, reduced, secondus } from '../support.ts'

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

const four = ['batavi', 'ioviani', 'herculiani', 'celtae']

const others = ['heruli', 'petulantes', 'cornuti', 'bracchiati']

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

  it('SV-CT-g, SV-EV-N, SV-EV-3: 1 against the Romans, signed by the attacker (TV-49)', () => {
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

  it('SV-EV-3, RULING-93: one Roman unit among Armenians is enough, Armenians alone are not', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      place(state, 'ORI3', null, 'persians-levies-1', 'armenia-1')
      state.peoples.armenia.faction = 'primus'
      state.turn.event = 'roman-discouragement'
    })
    expect(modifier(state, 'ORI3', 'SV-EV-3')).toBe(0)
    primus(state, 'ORI3', 'batavi')
    expect(modifier(state, 'ORI3', 'SV-EV-3')).toBe(-1)
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
    // One German among others is enough.
    atWar(state, 'picts', 'secondus')
    place(state, 'GAL2', null, 'picts-1')
    expect(by('germanic-vigour', 'SV-EV-5')).toBe(-2)
    place(state, 'PIC1', null, 'picts-1')
    expect(by('famine-in-germania', 'SV-EV-15')).toBe(1)
    expect(by('donative-to-the-comitatenses', 'SV-EV-12')).toBe(1)
    // One unit of them among others is enough.
    primus(state, 'GAL2', 'pc-galliae-2')
    expect(by('donative-to-the-comitatenses', 'SV-EV-12')).toBe(1)
    place(state, 'box-reserve', null, 'pc-galliae-2')
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

describe('what a battle can bring', () => {
  const oddsOf = (attackers: string[], defenders: string[], leader?: string) => {
    const state = field(state => {
      primus(state, 'ITA5', ...attackers)
      secondus(state, 'ITA5', ...defenders)
      if (leader !== undefined) primus(state, 'ITA5', leader)
      reduced(state, ...attackers.filter(id => others.includes(id)))
    })
    return battleOdds(positionOf(state), {
      zone: 'ITA5',
      kind: 'land',
      attacker: { side: 'primus', units: attackers, leaders: leader === undefined ? [] : [leader] },
      defender: { side: 'secondus', units: defenders, leaders: [] },
      crossed: false,
      stratagems: [],
    })
  }

  it('SV-8.3-C: for each face of the die the row and its cell', () => {
    const { faces, modifier, quality } = oddsOf(['batavi'], ['ioviani'], 'constantin')
    expect([modifier, quality]).toEqual([2, [3, 3]])
    expect(faces.map(({ die, row }) => [die, row])).toEqual([1, 2, 3, 4, 5, 6].map(die => [die, die + 2]))
    expect(faces.map(({ cell }) => `${cell.attacker} / ${cell.defender}`)).toEqual([
      'R / R',
      'R / R',
      '3/4 / A',
      '1/2 / A',
      '1/4 / A',
      '1/4 / A',
    ])
  })

  it('SV-CT-h: a shift does not leave the table', () => {
    const strong = oddsOf([...four, 'lanciarii'], ['ri-galliae'])
    expect([strong.column, strong.shifts.map(({ value }) => value), strong.shifted]).toEqual([9, [2], 9])
    // Quality 2 against 3: one column to the left, but there is none.
    const weak = oddsOf(['heruli'], [...four, 'lanciarii'])
    expect([weak.column, weak.shifts.map(({ value }) => value), weak.shifted]).toEqual([0, [-1], 0])
    const even = oddsOf(['heruli', 'cornuti'], ['batavi'])
    expect([even.column, even.shifted]).toEqual([4, 3])
  })

  it('SV-8.3-A: an empty side has neither strength nor quality', () => {
    const { strength, quality, tactical } = oddsOf([], ['batavi'])
    expect([strength, quality, tactical]).toEqual([
      [0, 5],
      [0, 3],
      [0, 1],
    ])
  })
})

describe('rivers', () => {
  it('SV-CT-f: by option only where those in purple lead both sides (RULING-43)', () => {
    const state = emptyMap(state => {
      primus(state, 'ITA5', 'constantin', 'batavi')
      secondus(state, 'ITA5', 'licinius', 'heruli')
      state.emperors = { primus: 'constantin', secondus: 'licinius' }
    })
    const sketch = {
      zone: 'ITA5',
      kind: 'land',
      attacker: { side: 'primus', leaders: ['constantin'], units: ['batavi'] },
      defender: { side: 'secondus', leaders: ['licinius'], units: ['heruli'] },
      crossed: true,
      stratagems: [],
    } as const
    const imperial = positionOf(state, { riverScope: 'imperial' })
    const plain = { ...sketch, defender: { ...sketch.defender, leaders: [] } }
    expect([crossingCounts(imperial, sketch), crossingCounts(imperial, plain)]).toEqual([true, false])
    const rules = battleOdds(imperial, plain).modifiers.map(({ rule }) => rule)
    expect(rules).not.toContain('SV-CT-f')
    expect(crossingCounts(positionOf(state), plain)).toBe(true)
  })
})
