import { describe, expect, it } from 'vitest'
import type { Force } from '../../../imperator/rules/combat/forces.ts'
import {
  averageQuality,
  type BattleSketch,
  battleOdds,
  columnShifts,
  oddsColumn,
  politicalOf,
  readTable,
  tacticalBonus,
} from '../../../imperator/rules/combat/odds.ts'
import type { EventId } from '../../data/index.ts'
import { aleaData } from '../../rules/series.ts'
import type { AleaState } from '../../rules/state.ts'
import { positionOf } from '../support.ts'
import { allied, atWar, caesarians, field, reduced, republicans } from './stage.ts'

const caesar: Force = { side: 'caesarian', units: ['legio-V', 'legio-VI'], leaders: [] }
const pompeius: Force = { side: 'republican', units: ['legio-XV', 'legio-XVI'], leaders: [] }
const germani: Force = { side: 'republican', units: ['germani-1', 'germani-2'], leaders: [] }

function stage(change: (state: AleaState) => void = () => {}): AleaState {
  return field(s => {
    caesarians(s, 'GAL-2', 'legio-V', 'legio-VI', 'caesar', 'm-antonius', 'trebonius')
    republicans(s, 'GAL-1', 'legio-XV', 'legio-XVI', 'pompeius', 'cato')
    atWar(s, 'germani', 'republican')
    s.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
    change(s)
  })
}

function sketch(change: Partial<BattleSketch> = {}): BattleSketch {
  return {
    zone: 'GAL-2',
    kind: 'land',
    attacker: caesar,
    defender: pompeius,
    crossed: false,
    stratagems: [],
    ...change,
  }
}

function modifiers(state: AleaState, change: Partial<BattleSketch> = {}): Record<string, number> {
  const odds = battleOdds(positionOf(state), sketch(change))
  return Object.fromEntries(odds.modifiers.map(({ rule, value }) => [rule, value]))
}

describe('columns', () => {
  it('AIE-8.3-a, TV-36: 55 against 37 is read as 5/4', () => {
    expect(aleaData.combat.columns[oddsColumn(aleaData, 55, 37)]?.label).toBe('5/4')
  })

  it('AIE-8.3-a: every ratio is rounded in favour of the defender', () => {
    const label = (attacker: number, defender: number) =>
      aleaData.combat.columns[oddsColumn(aleaData, attacker, defender)]?.label
    expect(label(49, 100)).toBe('1/3 and less')
    expect(label(50, 100)).toBe('1/2')
    expect(label(79, 100)).toBe('2/3')
    expect(label(99, 100)).toBe('4/5')
    expect(label(124, 100)).toBe('1/1')
    expect(label(149, 100)).toBe('5/4')
    expect(label(199, 100)).toBe('3/2')
    expect(label(299, 100)).toBe('2/1')
    expect(label(399, 100)).toBe('3/1')
    expect(label(400, 100)).toBe('4/1 and more')
  })

  it('AIE-CT-n: better attackers shift one column right, twice as good two, never three', () => {
    expect(columnShifts(aleaData, 3, 2)).toMatchObject([{ rule: 'AIE-CT-n', value: 1 }])
    expect(columnShifts(aleaData, 4, 2)).toMatchObject([{ value: 2 }])
    expect(columnShifts(aleaData, 4, 1)).toMatchObject([{ value: 2 }])
    expect(columnShifts(aleaData, 2, 2)).toEqual([])
  })

  it('AIE-CT-o: better defenders shift one column left, twice as good two', () => {
    expect(columnShifts(aleaData, 2, 3)).toMatchObject([{ rule: 'AIE-CT-o', value: -1 }])
    expect(columnShifts(aleaData, 1, 2)).toMatchObject([{ value: -2 }])
  })

  it('AIE-CT-m, RULING-63: rows and columns beyond the table are read at its edge', () => {
    expect(readTable(aleaData, -7, 4).row).toBe(-2)
    expect(readTable(aleaData, 14, 4).row).toBe(9)
    const state = stage(s => {
      for (const unit of ['legio-VII', 'legio-VIII', 'legio-IX', 'legio-X']) caesarians(s, 'GAL-2', unit)
      republicans(s, 'GAL-2', 'auxilia-1')
    })
    const horde = { ...caesar, units: ['legio-VII', 'legio-VIII', 'legio-IX', 'legio-X'] }
    const few = { ...pompeius, units: ['auxilia-1'] }
    expect(battleOdds(positionOf(state), sketch({ attacker: horde, defender: few })).shifted).toBe(9)
    expect(battleOdds(positionOf(state), sketch({ attacker: few, defender: horde })).shifted).toBe(0)
  })
})

describe('quality, tactics and politics', () => {
  it('AIE-8.6.1-a, TV-38: legions XXI and XXII with equites are of quality 2', () => {
    const position = positionOf(stage())
    expect(averageQuality(position, ['legio-XXI', 'legio-XXII', 'equites-2-1'])).toBe(2)
  })

  it('AIE-8.6.2-a: the best leader counts; without a leader the average of the units', () => {
    const position = positionOf(stage())
    expect(tacticalBonus(position, { ...caesar, leaders: ['m-antonius', 'caesar'] })).toBe(3)
    // VII has +1, V has 0: half, rounded down.
    expect(tacticalBonus(position, { ...caesar, units: ['legio-VII', 'legio-V'] })).toBe(0)
    expect(tacticalBonus(position, { ...caesar, units: ['legio-VII', 'legio-X'] })).toBe(1)
  })

  it('AIE-EV-04: the TB of an ill Faction Leader does not count', () => {
    const state = stage(s => {
      s.turn.ill = ['caesar']
    })
    expect(tacticalBonus(positionOf(state), { ...caesar, leaders: ['m-antonius', 'caesar'] })).toBe(2)
  })

  it('AIE-8.6.2-a, AIE-EV-04: where nobody is left to count there is no bonus', () => {
    const state = stage(s => {
      s.turn.ill = ['caesar']
    })
    expect(tacticalBonus(positionOf(state), { ...caesar, units: [], leaders: ['caesar'] })).toBe(0)
    expect(averageQuality(positionOf(state), [])).toBe(0)
  })

  it('AIE-CT-h: attacker minus defender', () => {
    const attacker = { ...caesar, leaders: ['m-antonius'] }
    expect(modifiers(stage(), { attacker })).toEqual({ 'AIE-CT-h': 2 })
    expect(modifiers(stage(), { attacker: pompeius, defender: attacker })).toEqual({ 'AIE-CT-h': -2 })
  })

  it('AIE-CT-k, AIE-8.6.3-a: the higher political capacity, between Faction Leaders or Pretenders only', () => {
    const ours = { ...caesar, leaders: ['caesar'] }
    const theirs = { ...pompeius, leaders: ['pompeius'] }
    expect(modifiers(stage(), { attacker: ours, defender: theirs })['AIE-CT-k']).toBe(1)
    expect(modifiers(stage(), { attacker: theirs, defender: ours })['AIE-CT-k']).toBe(-1)
    const cato = { ...pompeius, leaders: ['cato'] }
    expect(modifiers(stage(), { attacker: ours, defender: cato })['AIE-CT-k']).toBeUndefined()
    const coup = stage(s => {
      s.pretenders.caesarian = 'cato'
    })
    expect(modifiers(coup, { attacker: ours, defender: cato })['AIE-CT-k']).toBe(1)
  })

  it('AIE-CT-k, AIE-8.6.3-a: of two with a claim the better counts', () => {
    const two = stage(s => {
      s.factionLeaders = { caesarian: ['caesar', 'm-antonius'], republican: ['pompeius'] }
    })
    const ours = { ...caesar, leaders: ['m-antonius', 'caesar'] }
    const theirs = { ...pompeius, leaders: ['pompeius'] }
    expect(politicalOf(positionOf(two), ours)).toBe(6)
    expect(modifiers(two, { attacker: ours, defender: theirs })['AIE-CT-k']).toBe(1)
    expect(
      modifiers(two, { attacker: { ...ours, leaders: ['m-antonius'] }, defender: theirs })['AIE-CT-k'],
    ).toBeUndefined()
  })
})

describe('the ground', () => {
  it('AIE-CT-i: a People defending outside the Republic', () => {
    const change = { zone: 'GER-1', defender: germani }
    expect(modifiers(stage(), change)['AIE-CT-i']).toBe(-1)
    expect(modifiers(stage(), { ...change, zone: 'GAL-2' })['AIE-CT-i']).toBeUndefined()
  })

  it('AIE-CT-i, AIE-CT-j: one unit of a People is enough, and a Roman beside it is too much', () => {
    const one = { ...germani, units: ['germani-1'] }
    expect(modifiers(stage(), { zone: 'GER-1', defender: one })['AIE-CT-i']).toBe(-1)
    expect(modifiers(stage(), { zone: 'GER-1', attacker: one, defender: caesar })['AIE-CT-j']).toBe(1)
    const mixed = { ...germani, units: ['germani-1', 'legio-XV'] }
    expect(modifiers(stage(), { zone: 'GER-1', defender: mixed })['AIE-CT-i']).toBeUndefined()
    expect(modifiers(stage(), { zone: 'GER-1', defender: { ...one, units: [] } })['AIE-CT-i']).toBeUndefined()
  })

  it('AIE-CT-j: a People attacking outside the Republic; an ally is no enemy of Rome', () => {
    const change = { zone: 'GER-1', attacker: germani, defender: caesar }
    expect(modifiers(stage(), change)['AIE-CT-j']).toBe(1)
    const ally = stage(s => allied(s, 'germani', 'republican'))
    expect(modifiers(ally, change)['AIE-CT-j']).toBeUndefined()
  })

  it('AIE-CT-l, RULING-61: over a river or strait, in land battles', () => {
    expect(modifiers(stage(), { crossed: true })).toEqual({ 'AIE-CT-l': -1 })
    expect(modifiers(stage(), { crossed: true, kind: 'naval' })).toEqual({})
  })
})

describe('events', () => {
  const during = (event: EventId) =>
    stage(s => {
      s.turn.event = event
    })
  const attack = { defender: germani }
  const defence = { attacker: germani, defender: caesar }

  it('AIE-EV-03, AIE-EV-16, TV-43: discouragement is -1 for attacking Romans, +1 against defending ones', () => {
    const state = during('roman-discouragement')
    expect(modifiers(state, attack)['AIE-EV-03']).toBe(-1)
    expect(modifiers(state, defence)['AIE-EV-03']).toBe(1)
    expect(modifiers(state)['AIE-EV-03']).toBeUndefined()
  })

  it('AIE-EV-05: barbarian vigour is worth 2 to Germans and Celts', () => {
    const state = during('barbarian-vigour')
    expect(modifiers(state, attack)['AIE-EV-05']).toBe(-2)
    expect(modifiers(state, defence)['AIE-EV-05']).toBe(2)
    const parthi: Force = { side: 'republican', units: ['parthi-cataphracti-1'], leaders: [] }
    expect(modifiers(state, { defender: parthi })['AIE-EV-05']).toBeUndefined()
  })

  it('AIE-EV-12: a donation is worth 1 to legions against Peoples', () => {
    const state = during('donation-to-the-legions')
    expect(modifiers(state, attack)['AIE-EV-12']).toBe(1)
    expect(modifiers(state, defence)['AIE-EV-12']).toBe(-1)
    const horse: Force = { side: 'caesarian', units: ['equites-2-1'], leaders: [] }
    expect(modifiers(state, { attacker: horse, defender: germani })['AIE-EV-12']).toBeUndefined()
    expect(modifiers(state)['AIE-EV-12']).toBeUndefined()
  })

  it('AIE-EV-15: famine costs Germans and Celts 1', () => {
    const state = during('famine-among-the-barbarians')
    expect(modifiers(state, attack)['AIE-EV-15']).toBe(1)
    expect(modifiers(state, defence)['AIE-EV-15']).toBe(-1)
  })
})

describe('the six faces', () => {
  it('AIE-CT-a, AIE-CT-b, AIE-8.3-b: even odds split the die evenly', () => {
    const state = stage(s => reduced(s, 'legio-V', 'legio-XV'))
    const odds = battleOdds(positionOf(state), sketch())
    expect(odds.strength).toEqual([8, 8])
    expect(odds.faces.map(({ cell }) => cell.winner)).toEqual([
      'defender',
      'defender',
      'defender',
      'attacker',
      'attacker',
      'attacker',
    ])
    expect(odds.faces[0]?.cell).toMatchObject({ attacker: 'A', defender: '1/2' })
    expect(odds.faces[3]?.cell).toMatchObject({ attacker: 'R', defender: 'R' })
  })

  it('AIE-CT-m: all modifiers add up', () => {
    const stratagems = [{ rule: 'AIE-6.3-i', why: 'poliorcetique', value: 2 }]
    const attacker = { ...caesar, leaders: ['m-antonius'] }
    const odds = battleOdds(positionOf(stage()), sketch({ attacker, crossed: true, stratagems }))
    expect(odds.modifier).toBe(2 - 1 + 2)
    expect(odds.faces.map(({ row }) => row)).toEqual([4, 5, 6, 7, 8, 9])
  })
})
