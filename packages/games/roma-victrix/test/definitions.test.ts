import { describe, expect, it } from 'vitest'
import { areaNamed, areas, namedCapitals, numberOfArea } from '../data/index.ts'
import { romaData } from '../data/shipped.ts'
import { controlOf, isDisputed } from '../rules/control.ts'
import { chargedUnits } from '../rules/economy/maintenance.ts'
import { collectRevenue, incomeOf } from '../rules/economy/revenue.ts'
import { activate } from '../rules/operations/activation.ts'
import { capitalProvince, isIsolated, payingProvinces } from '../rules/paths.ts'
import { hasEconomy } from '../rules/powers.ts'
import { transferByDie } from '../rules/scenario-events.ts'
import { phases } from '../rules/sequence.ts'
import type { Roma } from '../rules/state.ts'
import { castData, Stage, stack, startOf } from './support.ts'

const at = numberOfArea

describe('definitions', () => {
  it("RV-10.11-a, RV-10.12-a, RV-10.53-a, RV-12.11-a, RV-12.12-a: every Province listed has its owner's Garrison", () => {
    for (const { number } of romaData.scenarios) {
      const [seats = '2'] = Object.keys(romaData.scenarios[number - 1]?.tables ?? {})
      const position = startOf(number, Number(seats))
      const { powers } = castData.casts.of(number, Number(seats), position.options)
      for (const { number: power, provinces, status } of powers)
        if (status === 'major')
          for (const area of provinces) expect(position.state.marks[area]?.garrison).toBe(power)
    }
  })

  it('RV-10.6-a, RV-3.58-a, RV-10.61-a: Limes only after AD 150, in Roman Provinces, at full strength', () => {
    for (const { number, years, limes } of romaData.scenarios) {
      if (years.from < 150) expect([number, limes]).toEqual([number, null])
      else expect(limes?.length).toBeGreaterThan(0)
    }
    const { state, ...rest } = startOf(15, 5)
    const walls = state.marks.filter(({ limes }) => limes !== null)
    expect(walls.every(({ limes }) => limes === 2)).toBe(true)
    const { powers } = castData.casts.of(15, 5, rest.options)
    expect(walls.every(({ garrison }) => powers[garrison ?? -1]?.kind === 'roman')).toBe(true)
  })

  it('RV-3.53-b, RV-17.21-a, RV-17.2-a: a Major Capital has four steps, and pays 5', () => {
    const { state } = startOf(1, 4)
    expect(state.marks[at('latium')]?.city).toMatchObject({ rank: 'major', strength: 4 })
  })

  it('RV-17.23-a, RV-17.22-a, RV-12.14-a, RV-17.3-a: twelve Named Capitals, Ctesiphon in Babylonia; Thracia as a Minor has none', () => {
    expect(Object.keys(namedCapitals)).toHaveLength(12)
    expect(namedCapitals.babylonia?.name).toBe('Ctesiphon')
    expect(startOf(1, 4).state.marks[at('thracia')]?.city).toBeNull()
    expect(startOf(15, 5).state.marks[at('thracia')]?.city).toMatchObject({ rank: 'major' })
  })

  it('RV-3.53-a: a Major without a City has its Capital where its Supreme Leader is', () => {
    const stage = new Stage(15, 5)
    expect(capitalProvince(stage.position, stage.power('vandali'))).toBeNull()
    stage.leader('vandali', 'baetica', 4, 'Gaisericus', true)
    expect(capitalProvince(stage.position, stage.power('vandali'))).toBe(at('baetica'))
    expect(capitalProvince(stage.position, stage.power('aetius'))).toBe(at('narbonensis'))
  })

  it("RV-3.9-d, RV-11.15-a, RV-3.82-a, RV-3.81-a: only what a Major itself controls pays, not its Clients' Provinces", () => {
    const stage = new Stage().garrison('rome', 'latium').garrison('massilia', 'cisalpina')
    expect(payingProvinces(stage.position, stage.power('rome'))).toEqual([at('latium')])
    expect(stage.play(collectRevenue).events.map(({ data }) => data.power)).not.toContain('massilia')
  })

  it('RV-9.42-a, RV-9.52-a, RV-9.62-a, RV-9.61-a, RV-9.51-a, RV-8.32-a: Minors, Barbarians and Persia neither collect nor pay', () => {
    const stage = new Stage(15, 6)
    const economy = (id: string) => hasEconomy(stage.position, stage.power(id))
    expect([economy('vandali'), economy('hunni'), economy('western_roman_empire')]).toEqual([
      false,
      false,
      true,
    ])
    const crisis = new Stage(9, 5)
    expect([
      hasEconomy(crisis.position, crisis.power('persia')),
      hasEconomy(crisis.position, crisis.power('palmyra')),
    ]).toEqual([false, true])
    stage.units('aetius', 'belgica', '1 hi, 2 bi')
    expect(chargedUnits(stage.position, stage.power('aetius'))).toHaveLength(1)
  })

  it('RV-7.2-a: what is not spent is kept', () => {
    const stage = new Stage().garrison('rome', 'latium')
    stage.state.powers = stage.state.powers.map(power => ({ ...power, treasury: 7 }))
    expect(stage.play(collectRevenue).state.powers[stage.power('rome')]?.treasury).toBe(10)
  })

  it('RV-7.5-a: nothing reaches a Capital among enemies', () => {
    const stage = new Stage().garrison('rome', 'latium', 'apulia')
    expect(incomeOf(stage.position, stage.power('rome'))).toBe(6)
    stage.units('carthage', 'latium', '1 hi')
    expect(incomeOf(stage.position, stage.power('rome'))).toBe(0)
  })

  it('RV-5.32-a, RV-6.1-a: any number of units may stand in one Province, and two sides leave it to nobody', () => {
    const stage = new Stage().units('rome', 'apulia', '28 lgn, 24 cav').units('carthage', 'apulia', '20 hi')
    expect([isDisputed(stage.state, at('apulia')), controlOf(stage.state, at('apulia'))]).toEqual([
      true,
      null,
    ])
  })

  it('RV-3.22-d: an impassable area has no revenue and no control', () => {
    const stage = new Stage().units('carthage', 'gaetulia', '1 bi')
    expect([areaNamed('gaetulia').revenue, controlOf(stage.state, at('gaetulia'))]).toEqual([0, null])
  })

  it('RV-5.6-a, RV-5.64-a: a Fleet lies on one coast of its Province', () => {
    const stage = new Stage().units('rome', 'latium', '1 flt', 'mare_adriaticum')
    expect(stage.state.stacks[at('latium')]?.[0]?.coast).toBe(at('mare_adriaticum'))
    expect(areas.filter(({ kind }) => kind === 'sea').every(({ land }) => land.length === 0)).toBe(true)
  })

  it('RV-5.13-a, RV-3.9-i, RV-4.2E-a, RV-10.51-a, RV-3.55-a: one Leader is finished before the next; his points are gone, his Garrisons placed', () => {
    const stage = new Stage().units('numidia', 'mauretania', '1 cav')
    stage.state.phasing = { power: stage.power('carthage'), leader: null }
    const leader = stage.leader('carthage', 'africa', 3)
    const { state } = stage.play((g: Roma) => activate(g, leader.id), {
      dice: [['operations', 6]],
      choices: ['stop'],
    })
    expect(state.activation).toBeNull()
    expect(state.marks[at('mauretania')]?.garrison).toBe(stage.power('numidia'))
  })

  it('RV-3.9-j, RV-4.2B-a: isolation is where the path is missing', () => {
    const stage = new Stage().units('rome', 'hibernia', '1 lgn')
    expect(isIsolated(stage.position, stage.power('rome'), at('hibernia'))).toBe(true)
  })

  it('RV-4.1-a, RV-16.42-A: A to E in order, the first turn without A and B', () => {
    const order = phases.map(({ id }) => id)
    expect(order.slice(1, 10)).toEqual([
      'turn',
      'pillage',
      'attrition',
      'revenue',
      'maintenance',
      'new-units',
      'cards-before-new-units',
      'raise-units',
      'event-cards',
    ])
    const turn = phases.find(({ id }) => id === 'turn')
    const stage = new Stage()
    expect(turn?.next?.(stage.position)).toBe('revenue')
    stage.state.turn = 2
    expect(turn?.next?.(stage.position)).toBe('pillage')
  })

  it('RV-10.74-a, RV-16.3-a, RV-16.31-a: Barbarians pillage by themselves at the end, if a point is left, for nothing', () => {
    const stage = new Stage(15, 5)
      .units('vandali', 'baetica', '2 bi')
      .garrison('western_roman_empire', 'carthaginiensis')
    stage.state.phasing = { power: stage.power('vandali'), leader: null }
    stage.units('vandali', 'carthaginiensis', '1 bi')
    const leader = stage.leader('vandali', 'carthaginiensis', 1)
    const { state } = stage.play((g: Roma) => activate(g, leader.id), {
      dice: [['operations', 1]],
      choices: ['take-all', 'stop'],
    })
    expect(state.marks[at('carthaginiensis')]?.pillaged).toBe(true)
    expect(state.powers[stage.power('vandali')]?.treasury).toBe(0)
  })

  it('RV-3.9-k: without an Eastern player Africa and Numidia become Neutral Minors', () => {
    const stage = new Stage(13, 2)
      .units('western_roman_empire', 'africa', '2 hi')
      .garrison('western_roman_empire', 'africa', 'numidia', 'latium')
    stage.leader('western_roman_empire', 'africa', 2, 'Gildo')
    stage.state.turn = 3
    expect(stage.play(transferByDie, { dice: [['scenario', 4]] }).state.spent).toEqual([])
    const { state } = stage.play(transferByDie, { dice: [['scenario', 5]] })
    const free = stage.power('free-africa')
    expect([
      state.powers[free]?.status,
      state.marks[at('africa')]?.garrison,
      stack(state, 'africa', free),
    ]).toEqual(['neutral', free, '2 hi'])
  })
})
