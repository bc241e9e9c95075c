import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { areaAt, numberOfArea } from '../data/index.ts'
import { recruitByCard, recruitProvinces } from '../rules/cards/recruit.ts'
import { castOf } from '../rules/cast.ts'
import { drawConsuls } from '../rules/consuls.ts'
import { parthianPoints, raiseMinors, raiseParthians, warbandProvinces } from '../rules/economy/free-units.ts'
import { holdingsOf } from '../rules/economy/holdings.ts'
import { beginNewUnits, newUnits } from '../rules/economy/index.ts'
import { chargedUnits, maintenanceOf, payMaintenance } from '../rules/economy/maintenance.ts'
import { raiseForMoney } from '../rules/economy/new-units.ts'
import { conversions, costOf, kindsRaised, rebuildCostOf } from '../rules/economy/recruits.ts'
import { incomeOf } from '../rules/economy/revenue.ts'
import { changeLeader, changePower, leaderNoun, unitsAt } from '../rules/pieces.ts'
import { raiseForAutomaton, recruitsFor } from '../rules/solitaire/recruits.ts'
import type { Roma } from '../rules/state.ts'
import { Stage, stack } from './support.ts'

const at = numberOfArea

function rome(treasury: number, options = {}): Stage {
  const stage = new Stage(1, 4, options).garrison('rome', 'latium')
  changePower(stage.state, stage.power('rome'), { treasury })
  return stage.marks('latium', { city: { power: stage.power('rome'), rank: 'major', strength: 4 } })
}

const shop = (stage: Stage) => (g: Roma) => raiseForMoney(g, stage.power('rome'))
const offers = (stage: Stage, choices: string[] = []) =>
  choicesOf(stage.playUntil(shop(stage), { choices }).decision)
const treasuryOf = (stage: Stage, state: Stage['state']) => state.powers[stage.power('rome')]?.treasury

describe('what a Power has', () => {
  it('RV-9.0-a: is counted by kind, in whatever order it lies, with the areas in theirs', () => {
    const stage = new Stage().units('rome', 'sicilia', '2 lgn, 1 cav').units('carthage', 'sicilia', '1 cav')
    stage.units('rome', 'sicilia', '1 lgn reduced').units('rome', 'latium', '1 flt')
    const holdings = holdingsOf(stage.position)
    const of = (power: string) => holdings[stage.power(power)]
    expect(of('rome')?.counters).toEqual({ lgn: 3, hi: 0, aux: 0, bi: 0, cav: 1, hc: 0, flt: 1 })
    expect(of('rome')?.areas).toEqual([at('latium'), at('sicilia')].toSorted((one, other) => one - other))
    expect([of('carthage')?.counters.cav, of('carthage')?.areas, of('massilia')]).toEqual([
      1,
      [at('sicilia')],
      undefined,
    ])
  })
})

describe('units for money', () => {
  it('RV-9.11-a, RV-9.2-a, RV-9.15-a: rebuilding costs its price, flips one unit and counts against the limit', () => {
    const stage = rome(9).units('rome', 'latium', '1 cav reduced, 1 aux reduced, 3 lgn reduced')
    const one = stage.play(shop(stage), { choices: ['rebuild latium/lgn', 'done'] }).state
    expect([stack(one, 'latium'), treasuryOf(stage, one)]).toEqual([
      '1 aux reduced, 1 cav reduced, 1 lgn, 2 lgn reduced',
      7,
    ])
    const twice = offers(stage, ['rebuild latium/lgn', 'rebuild latium/lgn'])
    expect(twice.filter(choice => /lgn|hi$/.test(choice) && !choice.startsWith('convert'))).toEqual([])
    expect(twice).toContain('rebuild latium/cav')
  })

  it('RV-9.17-1: a rebuilding that is just paid for, and one that is not', () => {
    const priced = (treasury: number) => {
      const stage = rome(treasury).units('rome', 'latium', '1 cav reduced, 1 aux reduced')
      return offers(stage).filter(choice => choice.startsWith('rebuild'))
    }
    expect([priced(2), priced(1)]).toEqual([
      ['rebuild latium/cav', 'rebuild latium/aux'],
      ['rebuild latium/aux'],
    ])
  })

  it('RV-9.3-a, RV-9.0-a: a Fleet becomes a reduced Legion or Infantry or a full Auxilia, if a counter is left', () => {
    const stage = rome(0).units('rome', 'latium', '2 flt, 1 flt reduced').units('rome', 'apulia', '27 lgn')
    const made = stage.play(shop(stage), { choices: ['convert latium/lgn', 'convert latium/aux'] }).state
    expect(stack(made, 'latium')).toBe('1 aux, 1 flt reduced, 1 lgn reduced')
    expect(offers(stage, ['convert latium/lgn'])).toEqual(['convert latium/hi', 'convert latium/aux', 'done'])
    const merged = rome(0).units('rome', 'latium', '1 flt, 2 lgn reduced').units('rome', 'apulia', '26 lgn')
    expect(offers(merged)).not.toContain('convert latium/lgn')
    expect(offers(merged, ['merge latium/lgn'])).toContain('convert latium/lgn')
  })

  it('RV-9.0-a: the last counter can be raised once; a converted Fleet gives one back', () => {
    const stage = rome(20).units('rome', 'apulia', '29 aux, 15 flt').units('rome', 'latium', '1 flt')
    expect(offers(stage)).not.toContain('create latium/flt')
    expect(offers(stage)).toContain('create latium/aux')
    expect(offers(stage, ['create latium/aux'])).not.toContain('create latium/aux')
    expect(offers(stage, ['convert latium/lgn'])).toContain('create latium/flt')
  })

  it('RV-6.3-a: kinds of which two are reduced may be merged, in the order in which they stand', () => {
    const stage = rome(0).units('rome', 'latium', '1 aux reduced, 1 cav reduced, 2 lgn reduced')
    stage.units('rome', 'latium', '1 cav reduced, 1 aux').units('carthage', 'sicilia', '2 hi reduced')
    expect(offers(stage)).toEqual(['merge latium/cav', 'merge latium/lgn', 'done'])
  })

  it('RV-9.12-a, RV-9.13-a: no roll for a Leader who stands in the Capital, at sea, abroad, or with an empty Treasury', () => {
    const asked = (area: string, treasury: number, garrison = 'rome') => {
      const stage = rome(treasury).units('rome', 'latium', '1 flt')
      if (area === 'apulia') stage.garrison(garrison, 'apulia')
      const leader = stage.leader('rome', area, 2)
      return offers(stage).includes(`recruit ${leaderNoun(leader)}`)
    }
    expect([asked('apulia', 1), asked('apulia', 0), asked('apulia', 1, 'carthage')]).toEqual([
      true,
      false,
      false,
    ])
    expect([asked('latium', 1), asked('messina', 1)]).toEqual([false, false])
  })

  it('RV-COL-c: a non-Roman Major without a Supreme Leader raises in its Capital only', () => {
    const stage = new Stage().garrison('carthage', 'sicilia', 'africa')
    changePower(stage.state, stage.power('carthage'), { treasury: 9 })
    const leader = stage.leader('carthage', 'sicilia', 2)
    const open = () =>
      choicesOf(stage.playUntil(g => raiseForMoney(g, stage.power('carthage'))).decision).includes(
        `recruit ${leaderNoun(leader)}`,
      )
    expect(open()).toBe(false)
    stage.leader('carthage', 'baetica', 4, 'Hannibal', true)
    expect(open()).toBe(true)
  })

  it('RV-9.55-1, RV-9.66-a, RV-14.2-20: Barbarians have their own infantry and no Auxilia, Parthians no heavy infantry', () => {
    const vandals = new Stage(15, 5)
    const raised = (byAll: boolean) => kindsRaised(vandals.position, vandals.power('vandali'), byAll)
    expect([raised(true), raised(false)]).toEqual([
      ['bi', 'cav', 'flt'],
      ['bi', 'flt'],
    ])
    const persia = new Stage(9, 5).garrison('persia', 'media')
    persia.leader('persia', 'media', 2, 'Shah', true)
    expect(kindsRaised(persia.position, persia.power('persia'), false)).toEqual(['aux', 'flt'])
    expect(conversions(persia.position, persia.power('persia'))).toEqual(['aux'])
    const { decision } = persia.playUntil(g => recruitByCard(g, 'persia', 'media'))
    expect(choicesOf(decision)).toEqual(['create aux', 'create cav', 'done'])
  })

  it('RV-COL-c: without a Shah Persia raises in its Capital, without a King the Vandals where their Capital is; by card too', () => {
    const persia = new Stage(9, 5).garrison('persia', 'babylonia', 'media')
    persia.leader('persia', 'media', 2)
    const places = () => parthianPoints(persia.position, persia.power('persia')).map(({ area }) => area)
    expect([places(), recruitProvinces(persia.position, 'persia')]).toEqual([[at('babylonia')], []])
    persia.leader('persia', 'media', 2, 'Shah', true)
    expect([places(), recruitProvinces(persia.position, 'persia')]).toEqual([
      [at('babylonia'), at('media')],
      [at('media')],
    ])
    const vandals = new Stage(16, 6).garrison('vandali', 'africa', 'sicilia')
    expect(warbandProvinces(vandals.position, vandals.power('vandali'))).toEqual([at('africa')])
  })

  it('RV-9.17-3: on a small island no heavy unit and no Cavalry is rebuilt', () => {
    const rebuilt = (island: string) => {
      const stage = rome(20).garrison('rome', island)
      stage.units('rome', island, '2 lgn reduced, 1 cav reduced, 1 aux reduced')
      stage.leader('rome', island, 3, 'Consul', true)
      return offers(stage, ['recruit Consul']).filter(choice => choice.startsWith('rebuild'))
    }
    expect(rebuilt('sardinia')).toEqual(['rebuild sardinia/aux'])
    expect(rebuilt('sicilia')).toEqual(['rebuild sicilia/lgn', 'rebuild sicilia/cav', 'rebuild sicilia/aux'])
  })

  it('RV-15.2-a, RV-17.1-a: Barbarians pay for their infantry as for Auxilia; Heavy Cavalry is raised by agreement', () => {
    const vandals = new Stage(15, 5, { 'everyone-pays': 'on' })
    const power = vandals.power('vandali')
    expect(conversions(vandals.position, power)).toEqual([])
    expect([costOf(vandals.position, 'bi'), rebuildCostOf(vandals.position, 'bi')]).toEqual([2, 1])
    const heavy = new Stage(1, 4, { 'heavy-cavalry': 'on' })
    expect(kindsRaised(heavy.position, heavy.power('rome'), true)).toEqual([
      'lgn',
      'hi',
      'aux',
      'cav',
      'hc',
      'flt',
    ])
    vandals.units('vandali', 'baetica', '2 bi').units('aetius', 'belgica', '1 bi')
    expect(chargedUnits(vandals.position, power)).toHaveLength(2)
    expect(chargedUnits(vandals.position, vandals.power('aetius'))).toHaveLength(0)
  })

  it('RV-4.2C2-c, RV-8.1-a: a player who can just pay picks nobody; one point short he picks until it suffices', () => {
    const armed = (treasury: number) => {
      const stage = new Stage().units('rome', 'latium', '2 lgn').units('rome', 'apulia', '2 aux')
      changePower(stage.state, stage.power('rome'), { treasury })
      return stage
    }
    const paid = armed(2)
    expect(treasuryOf(paid, paid.play(payMaintenance).state)).toBe(0)
    const { decision } = armed(1).playUntil(payMaintenance)
    expect(decision.about).toMatchObject({ short: 1 })
    expect(choicesOf(decision)).toEqual(['not-pay apulia/aux', 'not-pay latium/lgn'])
  })
})

describe('units for nothing', () => {
  it('RV-9.66-a, RV-9.64-a: 2 points a unit; the point that is left flips a reduced one', () => {
    const stage = new Stage(9, 5)
      .garrison('persia', 'media')
      .units('persia', 'media', '1 cav reduced, 1 aux reduced')
    const persia = stage.power('persia')
    changePower(stage.state, persia, { capital: null })
    stage.leader('persia', 'media', 2, 'Shah', true)
    expect(parthianPoints(stage.position, persia)).toEqual([{ area: at('media'), points: 5 }])
    const until = (...choices: string[]) =>
      choicesOf(stage.playUntil(g => raiseParthians(g, persia), { choices }).decision)
    expect(until()).toEqual(['create aux', 'create cav', 'rebuild cav', 'rebuild aux', 'done'])
    expect(until('create cav', 'create cav')).toEqual(['rebuild cav', 'rebuild aux', 'done'])
    const { state } = stage.play(g => raiseParthians(g, persia), {
      choices: ['rebuild aux', 'create cav', 'create cav'],
    })
    expect(stack(state, 'media')).toBe('1 aux, 1 cav reduced, 2 cav')
    stage.marks('media', { pillaged: true })
    expect(parthianPoints(stage.position, persia)).toEqual([])
  })

  it('RV-17.1-c, RV-9.66-a: Persia raises Heavy Cavalry by agreement, for 4 points and not for 3', () => {
    const offered = (agreed: string, rating: number) => {
      const stage = new Stage(9, 5, { 'heavy-cavalry': agreed }).garrison('persia', 'media')
      changePower(stage.state, stage.power('persia'), { capital: null })
      stage.leader('persia', 'media', rating, 'Shah', true)
      return stage.playUntil(g => raiseParthians(g, stage.power('persia')), {})
    }
    expect(choicesOf(offered('off', 1).decision)).toEqual(['create aux', 'create cav', 'done'])
    const { match, decision } = offered('on', 1)
    expect(decision.about).toMatchObject({ left: 4 })
    expect(choicesOf(decision)).toEqual(['create aux', 'create cav', 'create hc', 'done'])
    match.choose({ verb: 'create', noun: 'hc' })
    expect(stack(match.position.state, 'media')).toBe('1 hc')
    expect(match.decision).toBeNull()
    const five = offered('on', 2)
    five.match.choose({ verb: 'create', noun: 'aux' })
    expect(five.match.decision?.about).toMatchObject({ left: 3 })
    expect(choicesOf(five.match.decision)).toEqual(['create aux', 'create cav', 'done'])
  })

  it('RV-9.66-a: Persia flips none of the Legions that have come over to it', () => {
    const stage = new Stage(9, 5).garrison('persia', 'media').units('persia', 'media', '1 lgn reduced')
    changePower(stage.state, stage.power('persia'), { capital: null })
    stage.leader('persia', 'media', 2, 'Shah', true)
    const { decision } = stage.playUntil(g => raiseParthians(g, stage.power('persia')))
    expect(choicesOf(decision)).toEqual(['create aux', 'create cav', 'done'])
  })

  it('RV-17.1-c, RV-9.45-a: a Client rebuilds the Heavy Cavalry it has, as one unit, and raises none', () => {
    const stage = new Stage(1, 4, { 'heavy-cavalry': 'on' })
      .garrison('syracusae', 'sicilia')
      .units('syracusae', 'sicilia', '1 hc reduced')
    stage.state.turn = 3
    changePower(stage.state, stage.power('syracusae'), { activated: 2 })
    const raise = (g: Roma) => raiseMinors(g, stage.power('rome'))
    const heavy = choicesOf(stage.playUntil(raise).decision).filter(choice => choice.endsWith('hc'))
    expect(heavy).toEqual(['rebuild hc'])
    const { decision, match } = stage.playUntil(raise, { choices: ['rebuild hc'] })
    expect(decision.about).toMatchObject({ left: 2 })
    expect(stack(match.position.state, 'sicilia')).toBe('1 hc')
  })

  it('RV-9.66-a, RV-17.1-c: to flip a reduced unit costs the points that it gains', () => {
    const stage = new Stage(9, 5, { 'heavy-cavalry': 'on' }).garrison('persia', 'media')
    stage.units('persia', 'media', '3 hc reduced')
    changePower(stage.state, stage.power('persia'), { capital: null })
    stage.leader('persia', 'media', 1, 'Shah', true)
    const { state } = stage.play(g => raiseParthians(g, stage.power('persia')), {
      choices: ['rebuild hc', 'rebuild hc'],
    })
    expect(stack(state, 'media')).toBe('1 hc reduced, 2 hc')
  })

  it('RV-11.16-a: an Ally without a Capital raises in the richest Province that it held at the start and holds', () => {
    const stage = new Stage(16, 3)
    const visigothi = stage.power('visigothi')
    stage.state.turn = 2
    changePower(stage.state, visigothi, { activated: 1 })
    const raise = (g: Roma) => raiseMinors(g, stage.power('western_roman_empire'))
    expect(stage.play(raise).state.stacks.flat()).toEqual([])
    stage.garrison('visigothi', 'aquitania')
    const { decision } = stage.playUntil(raise)
    expect(decision.about).toMatchObject({ power: 'visigothi', left: 2 })
    const { state } = stage.play(raise, { choices: ['create bi', 'create cav'] })
    expect(stack(state, 'aquitania')).toBe('1 bi, 1 cav')
  })

  it('RV-16.42-D2, RV-9.54-a: alone, warbands of Barbaricum that were turned up raise more, in one Province', () => {
    const stage = new Stage(7, 1)
    const people = castOf(stage.position).powers.find(
      ({ status, provinces }) =>
        status === 'people' && provinces.some(area => areaAt(area).kind === 'province'),
    )
    const home = people?.provinces.find(area => areaAt(area).kind === 'province') ?? -1
    const raised = (each: Stage, dice: [string, number][]) =>
      each.play(newUnits, { dice }).state.stacks.flat().length
    expect(raised(stage, [])).toBe(0)
    stage.units(people?.id ?? '', areaAt(home).id, '1 bi')
    expect(raised(stage, [['warbands', 25]])).toBe(1 + 4)
  })

  it('RV-9.66-a, RV-9.0-a, RV-15.6-a: a Fleet only on a coast, nothing without a counter, no Auxilia by agreement', () => {
    const stage = new Stage(9, 5).garrison('persia', 'characene', 'media')
    const persia = stage.power('persia')
    changePower(stage.state, persia, { capital: null })
    stage.leader('persia', 'characene', 2, 'Shah', true)
    const first = (each: Stage) => choicesOf(each.playUntil(g => raiseParthians(g, persia)).decision)
    expect(first(stage)).toEqual(['create aux', 'create cav', 'create flt', 'done'])
    stage.units('persia', 'media', '24 cav')
    expect(first(stage)).toEqual(['create aux', 'create flt', 'done'])
    const agreed = new Stage(9, 5, { 'no-auxilia': 'on' }).garrison('persia', 'characene')
    changePower(agreed.state, persia, { capital: null })
    agreed.leader('persia', 'characene', 2, 'Shah', true)
    expect(first(agreed)).toEqual(['create cav', 'create flt', 'done'])
  })

  it('RV-9.45-a, RV-9.4-x, RV-9.17-3: what a Client raises: on a small island no heavy units, inland no Fleet, where it is pillaged nothing', () => {
    const client = (minor: string, area: string, options = {}) => {
      const stage = new Stage(1, 4, options).garrison(minor, area)
      stage.state.turn = 3
      changePower(stage.state, stage.power(minor), {
        status: 'client',
        of: stage.power('rome'),
        activated: 2,
      })
      return stage
    }
    const raise = (stage: Stage) => (g: Roma) => raiseMinors(g, stage.power('rome'))
    const kinds = (minor: string, area: string, options = {}) => {
      const stage = client(minor, area, options)
      return choicesOf(stage.playUntil(raise(stage)).decision)
    }
    expect(kinds('rhodus', 'rhodus')).toEqual(['create aux', 'create flt', 'done'])
    expect(kinds('cappadocia', 'cappadocia')).toEqual(['create hi', 'create aux', 'create cav', 'done'])
    expect(kinds('cappadocia', 'cappadocia', { 'no-auxilia': 'on' })).toEqual([
      'create hi',
      'create cav',
      'done',
    ])
    for (const stage of [
      client('cappadocia', 'cappadocia').marks('cappadocia', { pillaged: true }),
      client('cappadocia', 'galatia'),
    ])
      expect(stage.play(raise(stage)).state.stacks.flat()).toEqual([])
  })

  it('RV-9.44-a, RV-9.45-a: as many as its Province is worth, one Fleet, and it may stop before', () => {
    const stage = new Stage().garrison('syracusae', 'sicilia')
    stage.state.turn = 3
    changePower(stage.state, stage.power('syracusae'), { activated: 2 })
    const raised = (...choices: string[]) =>
      stack(stage.play(g => raiseMinors(g, stage.power('rome')), { choices }).state, 'sicilia')
    expect(raised('create cav', 'create cav', 'create cav')).toBe('3 cav')
    expect(raised('create cav', 'done')).toBe('1 cav')
    stage.state.turn = 1
    changePower(stage.state, stage.power('syracusae'), { activated: 0 })
    expect(raised()).toBe('')
  })

  it('RV-9.45-a: a Client may rebuild reduced units instead, and of Fleets one of either', () => {
    const stage = new Stage()
      .garrison('syracusae', 'sicilia')
      .units('syracusae', 'sicilia', '1 hi reduced, 2 flt reduced')
    stage.state.turn = 3
    changePower(stage.state, stage.power('syracusae'), { activated: 2 })
    const raise = (g: Roma) => raiseMinors(g, stage.power('rome'))
    const until = (...choices: string[]) => choicesOf(stage.playUntil(raise, { choices }).decision)
    expect(until().filter(choice => choice.startsWith('rebuild'))).toEqual(['rebuild hi', 'rebuild flt'])
    expect(until('rebuild flt').filter(choice => choice.endsWith('flt'))).toEqual([])
    const { state } = stage.play(raise, { choices: ['rebuild hi', 'rebuild flt', 'create cav'] })
    expect(stack(state, 'sicilia')).toBe('1 cav, 1 flt, 1 flt reduced, 1 hi')
  })

  it('RV-15.6-a, RV-15.2-a: without Auxilia warbands cost no more than before', () => {
    const stage = new Stage(16, 6, { 'everyone-pays': 'on', 'no-auxilia': 'on' })
    stage.units('hunni', 'pannonia', '4 bi').units('hunni', 'dacia', '4 cav')
    const upkeep = (area: string) => maintenanceOf(stage.position, unitsAt(stage.state, at(area)))
    expect([upkeep('pannonia'), upkeep('dacia')]).toEqual([2, 4])
  })

  it('RV-9.56-a: ships instead of warbands, as long as there are any', () => {
    const stage = new Stage(15, 5).garrison('vandali', 'baetica')
    stage.leader('vandali', 'baetica', 3, 'King', true)
    const draw = (die: number, ...choices: string[]) =>
      stage.drive(newUnits, { dice: [['warbands', die]], choices: ['raise baetica', ...choices] })
    // A 2 at 60/40 is one of each.
    expect(choicesOf(draw(16).decision)).toEqual(['ship-instead-of bi', 'ship-instead-of cav', 'done'])
    expect(choicesOf(draw(16, 'ship-instead-of cav').decision)).toEqual(['ship-instead-of bi', 'done'])
    const { state, decision } = draw(16, 'ship-instead-of cav', 'ship-instead-of bi')
    expect([stack(state, 'baetica'), decision]).toEqual(['2 flt', null])
  })

  it('RV-9.52-a, RV-16.42-D, RV-16.16-a, RV-15.6-a: an automaton raises by the table, awake, where nothing is pillaged', () => {
    const media = (awake: number, options = {}) => {
      const stage = new Stage(7, 1, options)
        .garrison('parthia', 'media', 'assyria')
        .marks('assyria', { pillaged: true })
      changePower(stage.state, stage.power('parthia'), { activated: awake })
      const { state } = stage.play(newUnits, { dice: awake === 0 ? [] : [['recruits', 1]] })
      return [stack(state, 'media'), stack(state, 'assyria')]
    }
    expect([media(1), media(0)]).toEqual([
      ['2 aux, 3 cav', ''],
      ['', ''],
    ])
    expect(media(1, { 'no-auxilia': 'on' })).toEqual(['3 cav', ''])
    expect(recruitsFor('parthian', 1, true)).toEqual({ aux: 2, cav: 0 })
    const full = new Stage(7, 1).garrison('parthia', 'media').units('parthia', 'bosporus', '23 cav')
    const { state } = full.play(
      function* (g) {
        raiseForAutomaton(g, full.power('parthia'))
      },
      { dice: [['recruits', 1]] },
    )
    expect(stack(state, 'media')).toBe('1 cav, 2 aux')
  })

  it('RV-9.14-a: a failure is forgotten when the next C3 begins', () => {
    const stage = new Stage(15, 5)
    const leader = stage.leader('aetius', 'belgica', 1)
    changeLeader(stage.state, leader.id, { recruiting: true })
    expect(stage.play(beginNewUnits).state.leaders[0]?.recruiting).toBe(false)
  })

  it('RV-10.33-a, RV-3.9-d: a City that is pillaged pays its captor nothing, one of a Client neither', () => {
    const income = (owner: string, strength: number) => {
      const stage = rome(0).garrison('rome', 'apulia')
      stage.marks('apulia', { city: { power: stage.power(owner), rank: 'major', strength } })
      return incomeOf(stage.position, stage.power('rome'))
    }
    expect([income('carthage', 1), income('carthage', 0), income('syracusae', 4)]).toEqual([12, 11, 11])
  })
})

describe('Consuls', () => {
  it('RV-3.32-a: in the first turn where the scenario says; later one in the Capital and one with a force', () => {
    const stage = new Stage().units('rome', 'apulia', '1 lgn').units('rome', 'sicilia', '1 lgn')
    stage.state.consuls = [1, 2, 3]
    const dice: [string, number][] = [
      ['Consul', 2],
      ['Consul', 1],
    ]
    const first = stage.play(drawConsuls, { dice }).state
    expect(first.leaders.map(({ rating, supreme, consul, area }) => [rating, supreme, consul, area])).toEqual(
      [
        [2, true, true, at('latium')],
        [1, false, true, at('cisalpina')],
      ],
    )
    expect(first.consuls).toEqual([3])
    stage.state.turn = 2
    const later = stage.play(drawConsuls, { dice, choices: ['place-leader sicilia'] }).state
    expect(later.leaders.map(({ area }) => area)).toEqual([at('latium'), at('sicilia')])
  })

  it("RV-3.32-a: last year's go back into the pool, and only they", () => {
    const stage = new Stage()
    stage.state.consuls = []
    const old = stage.leader('rome', 'latium', 3)
    changeLeader(stage.state, old.id, { consul: true })
    stage.leader('rome', 'latium', 1, 'Titus')
    stage.leader('carthage', 'africa', 1, 'Mago')
    const { state } = stage.play(drawConsuls, { dice: [['Consul', 1]] })
    expect(state.leaders.map(({ name, rating }) => [name, rating])).toEqual([
      ['Titus', 1],
      ['Mago', 1],
      [null, 3],
    ])
    expect(state.consuls).toEqual([])
  })
})
