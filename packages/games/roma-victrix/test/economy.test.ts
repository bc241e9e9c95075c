import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { attritionChecks, attritionLoss, checkAttrition, exposedToAttrition } from '../rules/attrition.ts'
import { warbands } from '../rules/barbaricum.ts'
import { parthianPoints, raiseMinors, raiseParthians, warbandProvinces } from '../rules/economy/free-units.ts'
import { newUnits } from '../rules/economy/index.ts'
import { maintenanceOf, payMaintenance } from '../rules/economy/maintenance.ts'
import { yieldsOf } from '../rules/economy/money-ways.ts'
import { raiseForMoney } from '../rules/economy/new-units.ts'
import { kindsRaised } from '../rules/economy/recruits.ts'
import { cityValue, collectRevenue, incomeOf } from '../rules/economy/revenue.ts'
import { isIsolated, payingProvinces } from '../rules/paths.ts'
import { changeLeader, changePower, leaderNoun, unitsAt } from '../rules/pieces.ts'
import { removePillage } from '../rules/pillage-removal.ts'
import { Stage, stack } from './support.ts'

const at = numberOfArea

/** Rome with her City. */
function rome(options = {}): Stage {
  const stage = new Stage(1, 4, options).garrison('rome', 'latium')
  return stage.marks('latium', { city: { power: stage.power('rome'), rank: 'major', strength: 4 } })
}

const names = (stage: Stage, power: string) =>
  payingProvinces(stage.position, stage.power(power)).map(area => stage.position.data.names[area])

describe('revenue', () => {
  it('RV-7.3-a, RV-7.4-a, RV-10.72-a, RV-4.2C1-a: a Province pays its value, nothing while pillaged; the Capital 5', () => {
    const stage = rome().garrison('rome', 'apulia', 'cisalpina')
    expect(incomeOf(stage.position, stage.power('rome'))).toBe(3 + 3 + 2 + 5)
    stage.marks('apulia', { pillaged: true })
    expect(incomeOf(stage.position, stage.power('rome'))).toBe(3 + 2 + 5)
    const { state } = stage.play(collectRevenue)
    expect(state.powers[stage.power('rome')]?.treasury).toBe(10)
  })

  it('RV-10.33-a: a City pays 5, 3 at half strength or less, 0 pillaged, 1 to an enemy who holds it', () => {
    const city = (strength: number, rank: 'major' | 'minor' = 'major') =>
      cityValue({ power: 0, rank, strength })
    expect([4, 3, 2, 1, 0].map(strength => city(strength))).toEqual([5, 5, 3, 3, 0])
    expect([2, 1].map(strength => city(strength, 'minor'))).toEqual([5, 3])
    const stage = rome().garrison('rome', 'apulia')
    stage.marks('apulia', { city: { power: stage.power('carthage'), rank: 'major', strength: 1 } })
    expect(incomeOf(stage.position, stage.power('rome'))).toBe(3 + 3 + 1 + 5)
  })

  it('RV-7.5-b, RV-7.6-a: enemies, their Clients and Barbaricum block the path, Neutrals do not', () => {
    const stage = rome().garrison('rome', 'narbonensis')
    expect(names(stage, 'rome')).toContain('Narbonensis')
    stage.garrison('carthage', 'cisalpina')
    expect(names(stage, 'rome')).not.toContain('Narbonensis')
    stage.garrison('numidia', 'cisalpina')
    expect(names(stage, 'rome')).not.toContain('Narbonensis')
    stage.garrison('illyria', 'cisalpina')
    expect(names(stage, 'rome')).toContain('Narbonensis')
  })

  it("RV-7.7-a: every Sea Area of the path needs an own Fleet that borders it; a Client's will not do", () => {
    const stage = rome().garrison('rome', 'sardinia')
    expect(names(stage, 'rome')).not.toContain('Sardinia')
    stage.units('syracusae', 'sicilia', '1 flt', 'mare_tyrrhenum')
    expect(names(stage, 'rome')).not.toContain('Sardinia')
    stage.units('rome', 'latium', '1 flt', 'mare_adriaticum')
    expect(names(stage, 'rome')).toContain('Sardinia')
  })

  it('RV-7.5-a, RV-7.7-a, RV-10.72-a: the ledger says by which way a Province pays, and where and why it does not', () => {
    const stage = rome().garrison('rome', 'apulia', 'sardinia', 'narbonensis')
    stage.marks('apulia', { pillaged: true })
    stage.garrison('carthage', 'cisalpina')
    const told = () =>
      yieldsOf(stage.position, stage.power('rome')).map(({ area, pays, state, way, barred }) => {
        const name = (each: number) => stage.position.data.names[each]
        return [name(area), pays, state, way.map(name), barred.map(name)]
      })
    expect(told()).toEqual([
      ['Narbonensis', 0, 'barred', ['Narbonensis', 'Cisalpina', 'Latium'], ['Cisalpina']],
      ['Apulia', 0, 'pillaged', ['Apulia', 'Latium'], []],
      ['Latium', 3, 'pays', ['Latium'], []],
      ['Sardinia', 0, 'barred', ['Sardinia', 'Mare Tyrrhenum', 'Latium'], ['Mare Tyrrhenum']],
    ])
    stage.units('rome', 'latium', '1 flt', 'mare_tyrrhenum')
    expect(told()[3]).toEqual(['Sardinia', 1, 'pays', ['Sardinia', 'Mare Tyrrhenum', 'Latium'], []])
    // Enemies in Latium itself, beside the City: nothing comes in at all.
    stage.units('carthage', 'latium', '1 hi')
    expect(told().map(([, pays]) => pays)).toEqual([0, 0, 0])
  })

  it('RV-7.9-a, RV-3.83-a, RV-3.85-a: Minors, Parthia and Barbarians collect nothing', () => {
    const stage = new Stage(15, 5).garrison('vandali', 'baetica')
    const { events } = stage.play(collectRevenue)
    expect(events.map(({ data }) => data.power)).not.toContain('vandali')
    expect(events.map(({ data }) => data.power)).toContain('aetius')
  })

  it('RV-4.2A-a, RV-10.75-a, RV-10.36-C, RV-10.36-D: 5 and 6 remove Pillage and restore a City by a step', () => {
    const stage = new Stage().marks('apulia', { pillaged: true }).marks('cisalpina', { pillaged: true })
    stage.marks('latium', { city: { power: stage.power('rome'), rank: 'major', strength: 0 } })
    stage.marks('sicilia', { city: { power: stage.power('syracusae'), rank: 'minor', strength: 1 } })
    const { state } = stage.play(removePillage, {
      dice: [
        ['pillage', 4],
        ['pillage', 5],
        ['city', 5],
        ['city', 4],
      ],
    })
    expect([state.marks[at('apulia')]?.pillaged, state.marks[at('cisalpina')]?.pillaged]).toEqual([
      true,
      false,
    ])
    expect([state.marks[at('latium')]?.city?.strength, state.marks[at('sicilia')]?.city?.strength]).toEqual([
      1, 1,
    ])
  })
})

describe('maintenance and attrition', () => {
  it('RV-8.1-a, RV-8.1-b, RV-4.2C2-a: half a point a unit, a reduced one half of that, rounded up once', () => {
    const cost = (list: string) => {
      const stage = new Stage().units('rome', 'latium', list)
      return maintenanceOf(stage.position, unitsAt(stage.state, at('latium')))
    }
    expect([cost('1 aux'), cost('2 aux'), cost('3 aux'), cost('25 aux')]).toEqual([1, 1, 2, 13])
    expect([cost('4 aux reduced'), cost('5 aux reduced'), cost('1 lgn, 2 aux reduced')]).toEqual([1, 2, 1])
  })

  it('RV-15.6-a: without Auxilia Legions, Heavy Infantry and Cavalry cost a whole point, Fleets a half', () => {
    const stage = new Stage(1, 4, { 'no-auxilia': 'on' }).units('rome', 'latium', '3 lgn, 2 flt')
    expect(maintenanceOf(stage.position, unitsAt(stage.state, at('latium')))).toBe(4)
    expect(kindsRaised(stage.position, stage.power('rome'), true)).not.toContain('aux')
  })

  it('RV-4.2C2-b, RV-4.2C2-c, RV-8.21-a: the owner picks what he cannot pay, and it is checked at once', () => {
    const stage = new Stage().units('rome', 'latium', '4 lgn')
    changePower(stage.state, stage.power('rome'), { treasury: 1 })
    const choices = ['lose rome/lgn']
    const { state, events } = stage.play(payMaintenance, { dice: [['attrition', 4]], choices })
    // Two Legions of 4 go unpaid: 40 per cent of 8 is 3, and a Legion flips by 2.
    expect(state.powers[stage.power('rome')]?.treasury).toBe(0)
    expect(stack(state, 'latium')).toBe('2 lgn, 2 lgn reduced')
    expect(events.filter(({ kind }) => kind === 'attrition')).toHaveLength(1)
  })

  it('RV-8.1-a: the last payment tells who decides for each Power of the table, the others for who pays', () => {
    const { events } = new Stage().play(payMaintenance)
    const paid = events.filter(({ kind }) => kind === 'maintenance')
    const told = paid.map(({ data }) => data.standing)
    expect(paid.length).toBeGreaterThan(1)
    for (const [index, { data }] of paid.slice(0, -1).entries())
      expect(told[index]).toMatchObject({ roles: { [String(data.power)]: data.power } })
    for (const { data } of paid)
      expect(told.at(-1)).toMatchObject({ roles: { [String(data.power)]: data.power } })
    expect(JSON.stringify(told[0]).length).toBeLessThan(JSON.stringify(told.at(-1)).length / 2)
  })

  it('RV-4.2B-e, RV-4.2B-g: one roll a stack, by its best Leader, who is never harmed', () => {
    const stage = new Stage().units('rome', 'latium', '4 lgn, 2 aux')
    stage.leader('rome', 'latium', 1)
    stage.leader('rome', 'latium', 3)
    const units = unitsAt(stage.state, at('latium'))
    const check = {
      power: stage.power('rome'),
      area: at('latium'),
      units,
      halved: false,
      unsupplied: true,
      rule: 'RV-4.2B-a',
    }
    expect(
      stage.play(g => attritionChecks(g, [check]), { dice: [['attrition', 4]] }).state.leaders,
    ).toHaveLength(2)
    const after = stage.play(g => attritionChecks(g, [check]), {
      dice: [['attrition', 3]],
      choices: ['suggested'],
    })
    expect(stack(after.state, 'latium')).not.toBe(stack(stage.state, 'latium'))
    expect(after.state.leaders).toHaveLength(2)
  })

  it('RV-4.2B-e: by a Leader of their own Power, not by a better one of another who stands there', () => {
    const left = (power: string) => {
      const stage = new Stage().units('rome', 'latium', '1 lgn')
      stage.leader('rome', 'latium', 1)
      stage.leader(power, 'latium', 3)
      const check = {
        power: stage.power('rome'),
        area: at('latium'),
        units: unitsAt(stage.state, at('latium')),
        halved: false,
        unsupplied: false,
        rule: 'RV-4.2B-a',
      }
      return stack(stage.play(g => attritionChecks(g, [check]), { dice: [['attrition', 5]] }).state, 'latium')
    }
    // A 5 costs half by a rating of 1 and nothing by one of 3.
    expect([left('rome'), left('carthage')]).toEqual(['1 lgn', '1 lgn reduced'])
  })

  it('RV-4.2B-f: a single unit is lost from 50 per cent on', () => {
    const stage = new Stage().units('rome', 'latium', '1 lgn')
    const units = unitsAt(stage.state, at('latium'))
    expect(attritionLoss(stage.position, units, 0, 4, false)).toBe(0)
    expect(attritionLoss(stage.position, units, 0, 5, false)).toBe(2)
    expect(attritionLoss(stage.position, units, 1, 5, true)).toBe(0)
  })

  it('RV-4.2B-a, RV-5.28-a: units of opposing Powers in one Province both roll', () => {
    const stage = rome().units('rome', 'latium', '2 lgn').units('carthage', 'latium', '2 hi')
    stage.units('carthage', 'africa', '1 hi').garrison('carthage', 'africa')
    changePower(stage.state, stage.power('carthage'), { capital: at('africa') })
    expect(exposedToAttrition(stage.position)).toMatchObject([
      { power: stage.power('rome'), area: at('latium'), isolated: false },
      { power: stage.power('carthage'), area: at('latium'), isolated: false },
    ])
    stage.play(checkAttrition, {
      dice: [
        ['attrition', 1],
        ['attrition', 1],
      ],
      choices: [],
    })
  })

  it('RV-3.9-f, RV-3.9-g, RV-8.4-a: a sea carries supply unless an enemy Fleet borders it and no friendly one does', () => {
    const stage = rome().garrison('rome', 'sardinia').units('rome', 'sardinia', '1 lgn')
    const isolated = () => isIsolated(stage.position, stage.power('rome'), at('sardinia'))
    expect(isolated()).toBe(false)
    stage.units('carthage', 'messina', '1 flt').units('carthage', 'narbonensis', '1 flt')
    expect(isolated()).toBe(true)
    stage.units('syracusae', 'sicilia', '1 flt', 'mare_africum')
    expect(isolated()).toBe(false)
  })

  it('RV-3.85-a, RV-11.27-a: Minors at home are never isolated, Clients abroad trace home', () => {
    const stage = new Stage().units('numidia', 'numidia', '1 cav')
    expect(isIsolated(stage.position, stage.power('numidia'), at('numidia'))).toBe(false)
    stage.garrison('numidia', 'numidia')
    expect(isIsolated(stage.position, stage.power('numidia'), at('tingitana'))).toBe(false)
    stage.garrison('rome', 'mauretania').units('rome', 'pillars', '1 flt')
    expect(isIsolated(stage.position, stage.power('numidia'), at('mauretania'))).toBe(false)
    expect(isIsolated(stage.position, stage.power('numidia'), at('tingitana'))).toBe(true)
  })

  /** The units of a Power that check, and whether they are isolated. */
  const checking = ({ position }: Stage, power: number) =>
    exposedToAttrition(position)
      .filter(each => each.power === power)
      .map(({ units, isolated }) => [units.map(({ kind }) => kind).join(), isolated])

  it('RV-8.4-b, RV-11.17-a: Barbarians live off the land: Infantry, horse, and all who serve as Allies', () => {
    const stage = new Stage(15, 5, { 'heavy-cavalry': 'on' })
    stage.units('vandali', 'africa', '2 bi, 1 cav, 1 hc').units('visigothi', 'numidia', '1 bi, 1 flt')
    stage.units('western_roman_empire', 'sicilia', '1 bi').units('western_roman_empire', 'corsica', '1 cav')
    expect(checking(stage, stage.power('vandali'))).toEqual([])
    expect(checking(stage, stage.power('visigothi'))).toEqual([])
    expect(checking(stage, stage.power('western_roman_empire'))).toEqual([['cav', true]])
  })

  it('RV-8.4-a, RV-8.4-b, RV-3.53-a: the Fleets of a Barbarian Major are cut off from its King, and its men are not', () => {
    const stage = new Stage(15, 5)
    const vandali = stage.power('vandali')
    stage.units('vandali', 'africa', '2 bi, 2 cav, 3 flt', 'mare_tyrrhenum').garrison('vandali', 'africa')
    const king = stage.leader('vandali', 'lusitania', 4, 'Gaisericus', true)
    expect(checking(stage, vandali)).toEqual([])
    // The way round by sea and the one through Hispania are closed.
    stage.units('western_roman_empire', 'pillars', '1 flt').garrison('western_roman_empire', 'baetica')
    stage.garrison('western_roman_empire', 'tarraconensis', 'carthaginiensis', 'aquitania', 'narbonensis')
    expect(checking(stage, vandali)).toEqual([['flt,flt,flt', true]])
    const { state } = stage.drive(checkAttrition, {
      dice: [
        ['attrition', 6],
        ['attrition', 1],
      ],
    })
    // 60% of 6 is 4.
    expect(stack(state, 'africa')).toBe('1 flt, 2 bi, 2 cav')
    // Among enemies all of them check; wherever the King stands, he is the source.
    stage.units('western_roman_empire', 'africa', '1 hi')
    expect(checking(stage, vandali)).toEqual([['bi,bi,cav,cav,flt,flt,flt', true]])
    changeLeader(stage.state, king.id, { area: at('africa') })
    expect(checking(stage, vandali)).toEqual([['bi,bi,cav,cav,flt,flt,flt', false]])
  })

  it('RV-3.9-e: never through a hostile or Neutral Province or Barbaricum', () => {
    const stage = rome().garrison('rome', 'pannonia').units('rome', 'pannonia', '1 lgn')
    const isolated = () => isIsolated(stage.position, stage.power('rome'), at('pannonia'))
    expect(isolated()).toBe(false)
    for (const power of ['carthage', 'illyria']) {
      stage.garrison(power, 'cisalpina')
      expect(isolated()).toBe(true)
    }
    stage.garrison('rome', 'cisalpina')
    expect(isolated()).toBe(false)
    // Nor through her own, while an enemy disputes it.
    stage.units('carthage', 'cisalpina', '1 hi')
    expect(isolated()).toBe(true)
  })

  it('RV-8.23-opt: by agreement Roman units lost to attrition go over to the nearest opposing Roman Leader', () => {
    const stage = new Stage(4, 2, { defection: 'on' }).units('pompeius', 'latium', '2 aux reduced')
    stage.leader('caesar', 'cisalpina', 4, 'Caesar', true)
    const check = {
      power: stage.power('pompeius'),
      area: at('latium'),
      units: unitsAt(stage.state, at('latium')),
      halved: false,
      unsupplied: true,
      rule: 'RV-4.2B-a',
    }
    const { state } = stage.play(g => attritionChecks(g, [check]), { dice: [['attrition', 6]] })
    expect(stack(state, 'cisalpina', stage.power('caesar'))).toBe('1 aux reduced')
  })
})

describe('raising units', () => {
  const shop =
    (stage: Stage, power = 'rome') =>
    (g: Parameters<typeof raiseForMoney>[0]) =>
      raiseForMoney(g, stage.power(power))
  const offers = (stage: Stage, choices: string[] = []) =>
    choicesOf(stage.playUntil(shop(stage), { choices }).decision)
  /** A player who can raise nothing is not asked. */
  const isAsked = (stage: Stage) => stage.play(shop(stage)).decision !== null

  it('RV-9.15-a, RV-9.11-a, RV-9.12-b: two heavy, two Auxilia, one Cavalry and one Fleet a Province and turn', () => {
    const stage = rome()
    changePower(stage.state, stage.power('rome'), { treasury: 90 })
    const bought = [
      'create latium/lgn',
      'create latium/hi',
      'create latium/aux',
      'create latium/aux',
      'create latium/cav',
      'create latium/flt',
    ]
    expect(offers(stage)).toEqual(expect.arrayContaining(bought))
    expect(offers(stage, bought)).toEqual([
      'convert latium/lgn',
      'convert latium/hi',
      'convert latium/aux',
      'done',
    ])
    const { state } = stage.play(shop(stage), { choices: [...bought, 'done'] })
    expect(state.powers[stage.power('rome')]?.treasury).toBe(90 - 4 - 4 - 2 - 2 - 4 - 4)
  })

  it('RV-9.17-1, RV-9.2-a: never more than the Treasury holds', () => {
    const stage = rome()
    changePower(stage.state, stage.power('rome'), { treasury: 3 })
    expect(offers(stage)).toEqual(['create latium/aux', 'done'])
    changePower(stage.state, stage.power('rome'), { treasury: 0 })
    expect(isAsked(stage)).toBe(false)
  })

  it('RV-9.17-5, RV-3.57-a: nothing is created in a pillaged Province, but rebuilt', () => {
    const stage = rome().marks('latium', { pillaged: true }).units('rome', 'latium', '1 lgn reduced')
    changePower(stage.state, stage.power('rome'), { treasury: 9 })
    expect(offers(stage)).toEqual(['rebuild latium/lgn', 'done'])
  })

  it('RV-9.17-2, RV-10.16-a: nothing in a disputed Province', () => {
    const stage = rome().units('carthage', 'latium', '1 hi')
    changePower(stage.state, stage.power('rome'), { treasury: 9 })
    expect(isAsked(stage)).toBe(false)
  })

  it('RV-9.12-a, RV-9.13-a, RV-9.14-a, RV-3.33-a: a Leader elsewhere rolls; he raises Auxilia and Fleets, and fails at a price', () => {
    const stage = rome().garrison('rome', 'apulia')
    changePower(stage.state, stage.power('rome'), { treasury: 50 })
    const leader = stage.leader('rome', 'apulia', 2)
    expect(offers(stage)).toContain(`recruit ${leaderNoun(leader)}`)
    const open = offers(stage, [`recruit ${leaderNoun(leader)}`])
    expect(open.filter(choice => choice.includes('apulia'))).toEqual([
      'create apulia/aux',
      'create apulia/flt',
    ])
    const failed = stage.play(newUnits, {
      choices: [`recruit ${leaderNoun(leader)}`, 'create apulia/aux', 'done'],
      dice: [['recruitment', 3]],
    })
    expect(failed.state.leaders[0]?.recruiting).toBe(true)
    expect(stack(failed.state, 'apulia')).toBe('1 aux')
    const well = stage.play(newUnits, {
      choices: [`recruit ${leaderNoun(leader)}`, 'done'],
      dice: [['recruitment', 2]],
    })
    expect(well.state.leaders[0]?.recruiting).toBe(false)
  })

  it('RV-3.32-b, RV-15.3-a: a Supreme Leader raises everything; by agreement every Leader does', () => {
    const stage = rome().garrison('rome', 'apulia')
    changePower(stage.state, stage.power('rome'), { treasury: 50 })
    const leader = stage.leader('rome', 'apulia', 2, 'Supreme', true)
    const open = offers(stage, [`recruit ${leaderNoun(leader)}`])
    expect(open).toEqual(expect.arrayContaining(['create apulia/lgn', 'create apulia/cav']))
    const agreed = rome({ 'leaders-raise-all': 'on' })
    expect(kindsRaised(agreed.position, agreed.power('rome'), false)).toEqual([
      'lgn',
      'hi',
      'aux',
      'cav',
      'flt',
    ])
  })

  it('RV-9.17-3, RV-9.17-4, RV-9.3-a: small islands raise Auxilia and Fleets only, but ships become Legions there; inland no Fleet', () => {
    const stage = rome().garrison('rome', 'sardinia', 'pannonia').units('rome', 'sardinia', '1 flt')
    changePower(stage.state, stage.power('rome'), { treasury: 50 })
    const supreme = stage.leader('rome', 'sardinia', 4, 'One', true)
    const other = stage.leader('rome', 'pannonia', 4, 'Two', true)
    const open = offers(stage, [`recruit ${leaderNoun(supreme)}`, `recruit ${leaderNoun(other)}`])
    expect(open.filter(choice => choice.startsWith('create sardinia'))).toEqual([
      'create sardinia/aux',
      'create sardinia/flt',
    ])
    expect(open).toContain('convert sardinia/lgn')
    expect(open).not.toContain('create pannonia/flt')
  })

  it('RV-9.0-a, RV-3.4-b: the counters are the limit, Clients counted in', () => {
    const stage = rome().units('rome', 'apulia', '20 cav').units('syracusae', 'sicilia', '3 cav')
    changePower(stage.state, stage.power('rome'), { treasury: 50 })
    expect(offers(stage)).toContain('create latium/cav')
    stage.units('syracusae', 'sicilia', '1 cav')
    expect(offers(stage)).not.toContain('create latium/cav')
  })

  it('RV-6.3-a: two reduced units of one kind become one full unit', () => {
    const stage = rome().units('rome', 'latium', '2 lgn reduced')
    expect(stack(stage.play(shop(stage), { choices: ['merge latium/lgn'] }).state, 'latium')).toBe('1 lgn')
    const few = rome()
      .units('rome', 'latium', '1 lgn reduced, 1 aux reduced')
      .units('rome', 'apulia', '1 lgn reduced')
    expect(stack(few.play(shop(few)).state, 'latium')).toBe('1 aux reduced, 1 lgn reduced')
  })

  it('RV-6.3-a: Parthians and Barbarians reform theirs too before they raise units, without a Leader', () => {
    const persia = new Stage(9, 5).units('persia', 'hatra', '2 cav reduced').garrison('persia', 'hatra')
    const raise = (stage: Stage, ...choices: string[]) => stage.drive(newUnits, { choices })
    const { decision } = raise(persia)
    expect([decision?.role, decision?.task, ...choicesOf(decision)]).toEqual([
      ...['persia', 'reform-units'],
      ...['merge hatra/cav', 'done'],
    ])
    expect(stack(raise(persia, 'merge hatra/cav').state, 'hatra')).toBe('1 cav')
    expect(stack(raise(persia, 'done').state, 'hatra')).toBe('2 cav reduced')
    const vandali = new Stage(15, 5).units('vandali', 'baetica', '2 bi reduced')
    expect(stack(raise(vandali, 'merge baetica/bi').state, 'baetica')).toBe('1 bi')
    // RV-9.0-a: the counter that is free again can be raised.
    const { counters } = persia.position.data.units.cav
    persia.units('persia', 'media', `${counters - 2} cav`).garrison('persia', 'media')
    persia.leader('persia', 'hatra', 3, 'Sapor', true)
    expect(choicesOf(raise(persia, 'done').decision)).not.toContain('create cav')
    expect(choicesOf(raise(persia, 'merge hatra/cav').decision)).toContain('create cav')
  })

  it('RV-6.3-a, RV-5.67-a: in C3 too ships lie on one coast', () => {
    const stage = rome().units('rome', 'latium', '1 flt reduced', 'mare_tyrrhenum')
    stage.units('rome', 'latium', '1 flt reduced', 'mare_adriaticum')
    changePower(stage.state, stage.power('rome'), { treasury: 10 })
    const offered = () => choicesOf(stage.drive(g => raiseForMoney(g, stage.power('rome'))).decision)
    expect(offered()).not.toContain('merge latium/flt')
    stage.units('rome', 'latium', '1 flt reduced', 'mare_adriaticum')
    expect(offered()).toContain('merge latium/flt')
  })

  it('RV-6.3-a: also units of a kind that the Power does not raise, warbands that came over to it', () => {
    const stage = rome().units('rome', 'latium', '2 bi reduced, 1 bi')
    expect(stack(stage.play(shop(stage), { choices: ['merge latium/bi'] }).state, 'latium')).toBe('2 bi')
  })

  it('RV-9.54-a, RV-9.54-b, RV-13.22-a, RV-13.21-a: a marker is split by the composition, and the sum holds', () => {
    expect(warbands(7, { bi: 90, cav: 10 })).toEqual({ bi: 6, cav: 1 })
    expect(warbands(6, { bi: 40, cav: 60 })).toEqual({ bi: 2, cav: 4 })
    expect(warbands(5, { bi: 50, cav: 50 })).toEqual({ bi: 3, cav: 2 })
    expect(warbands(5, { bi: 90, cav: 10 })).toEqual({ bi: 5, cav: 0 })
  })

  it('RV-9.55-2, RV-9.55-3, RV-9.53-a, RV-9.56-a, RV-9.55-1: one Province a turn, not pillaged; ships on a coast instead of warbands', () => {
    const stage = new Stage(15, 5)
      .garrison('vandali', 'baetica', 'lusitania')
      .marks('lusitania', { pillaged: true })
    stage.leader('vandali', 'lusitania', 3, 'King', true)
    expect(warbandProvinces(stage.position, stage.power('vandali'))).toEqual([at('baetica')])
    const choices = ['raise baetica', 'ship-instead-of bi', 'done']
    const { state } = stage.play(newUnits, {
      choices,
      dice: [['warbands', 25]],
    })
    // A 4 at 60/40 is two of each.
    expect(stack(state, 'baetica')).toBe('1 bi, 1 flt, 2 cav')
  })

  it('RV-9.0-a, RV-9.54-a: peoples whom one Major runs take their warbands from one heap', () => {
    const stage = new Stage(1, 2)
      .units('people-galli', 'belgica', '1 bi')
      .units('people-germani', 'suebia', '1 bi')
    for (const people of ['people-galli', 'people-germani'])
      changePower(stage.state, stage.power(people), { of: stage.power('rome') })
    const counters = stage.position.data.units.bi.counters
    stage.units('rome', 'latium', `${counters - 4} bi`)
    const { state } = stage.drive(newUnits, {
      choices: ['raise belgica', 'raise suebia', 'done'],
      dice: [
        ['warbands', 25],
        ['warbands', 25],
      ],
    })
    const warbandsIn = (area: string) => unitsAt(state, at(area)).filter(({ kind }) => kind === 'bi').length
    expect([warbandsIn('belgica'), warbandsIn('suebia')]).toEqual([3, 1])
  })

  it('RV-9.63-a, RV-9.64-a, RV-9.65-a, RV-9.66-a: Persia by rating and revenue, in Persia, with the City in the Capital', () => {
    const stage = new Stage(9, 5).garrison('persia', 'media', 'babylonia', 'artaxata')
    const persia = stage.power('persia')
    changePower(stage.state, persia, { capital: at('babylonia') })
    stage.marks('babylonia', { city: { power: persia, rank: 'major', strength: 4 } })
    stage.leader('persia', 'media', 3, 'Shah', true)
    stage.leader('persia', 'artaxata', 3)
    expect(parthianPoints(stage.position, persia)).toEqual([
      { area: at('babylonia'), points: 8 },
      { area: at('media'), points: 6 },
    ])
    stage.leader('persia', 'babylonia', 3)
    expect(parthianPoints(stage.position, persia)[0]?.points).toBe(11)
    const choices = ['done', 'create aux', 'create cav', 'create cav']
    const { state } = stage.play(g => raiseParthians(g, persia), { choices })
    expect(stack(state, 'media')).toBe('1 aux, 2 cav')
  })

  it('RV-9.41-a, RV-9.43-a, RV-9.44-a, RV-9.45-a, RV-11.26-a, RV-9.4-x: a Client roused last turn raises its revenue in units', () => {
    const stage = new Stage().garrison('syracusae', 'sicilia')
    stage.state.turn = 3
    changePower(stage.state, stage.power('syracusae'), { activated: 2 })
    const choices = ['create hi', 'create flt']
    const offered = stage.playUntil(g => raiseMinors(g, stage.power('rome')), { choices })
    expect(choicesOf(offered.decision)).toEqual(['create hi', 'create aux', 'create cav', 'done'])
    const { state } = stage.play(g => raiseMinors(g, stage.power('rome')), {
      choices: [...choices, 'create cav'],
    })
    expect(stack(state, 'sicilia')).toBe('1 cav, 1 flt, 1 hi')
    changePower(stage.state, stage.power('syracusae'), { activated: 1 })
    expect(stage.play(g => raiseMinors(g, stage.power('rome'))).state.stacks[at('sicilia')]).toEqual([])
  })

  it('RV-11.16-a, RV-9.54-c: an Ally raises Barbarians, as many as its Province is worth', () => {
    const stage = new Stage().garrison('iberi', 'cantabria')
    stage.state.turn = 3
    changePower(stage.state, stage.power('iberi'), { activated: 2 })
    const { decision } = stage.playUntil(g => raiseMinors(g, stage.power('carthage')))
    expect(choicesOf(decision)).toEqual(['create bi', 'create cav', 'create flt', 'done'])
    expect(decision.about).toMatchObject({ left: 2 })
  })

  it('RV-10.68-a, RV-4.2C3-a: Limes come back where a Roman Major controls the Province', async () => {
    const { beginNewUnits } = await import('../rules/economy/index.ts')
    const stage = new Stage(15, 5)
      .garrison('aetius', 'belgica')
      .marks('belgica', { limes: 0 })
      .marks('raetia', { limes: 1 })
    const { state } = stage.play(beginNewUnits)
    expect([state.marks[at('belgica')]?.limes, state.marks[at('raetia')]?.limes]).toEqual([2, 1])
  })
})
