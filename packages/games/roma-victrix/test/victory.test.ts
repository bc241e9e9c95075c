import { fastDice, Match } from '@aquila/engine'
import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { romaData } from '../data/shipped.ts'
import { roma } from '../index.ts'
import { withCasts } from '../rules/cast.ts'
import { changePower } from '../rules/pieces.ts'
import { ownPower } from '../rules/powers.ts'
import { transferByDie } from '../rules/scenario-events.ts'
import {
  baseRevenue,
  checkVictory,
  finalResult,
  objectivesOf,
  progressOf,
  victoryShare,
} from '../rules/victory.ts'
import { Stage, startOf } from './support.ts'

const at = numberOfArea
/** What Carthage wants in Scenario 1. */
const italy = ['latium', 'apulia', 'cisalpina', 'sicilia', 'sardinia', 'corsica', 'tarraconensis']

describe('victory', () => {
  it("RV-4.41-a, RV-4.44-a, RV-4.51-a: Provinces and Leaders count one each, by one's own total", () => {
    const stage = new Stage().garrison('rome', 'sicilia', 'baetica', 'latium')
    expect(victoryShare(stage.position, stage.power('rome'))).toEqual({ got: 2, of: 7 })
    stage.state.lost = ['Hannibal']
    expect(victoryShare(stage.position, stage.power('rome'))).toEqual({ got: 3, of: 7 })
  })

  it('RV-4.42-a, RV-4.43-a: a number of Provinces up to that number; a Region from more than half', () => {
    const stage = new Stage().garrison('rome', 'latium', 'apulia', 'cisalpina')
    const rome = stage.power('rome')
    expect(progressOf(stage.position, rome, { kind: 'provinces', value: 2 })).toEqual({ got: 2, of: 2 })
    expect(progressOf(stage.position, rome, { kind: 'provinces', value: 5 })).toEqual({ got: 3, of: 5 })
    expect(progressOf(stage.position, rome, { kind: 'region', value: 'italia' }).got).toBe(0)
    stage.garrison('rome', 'sardinia')
    expect(progressOf(stage.position, rome, { kind: 'region', value: 'italia' }).got).toBe(1)
  })

  it('RV-4.45-a: the only Roman Supreme Leader who is left', () => {
    const stage = new Stage(4, 2)
    stage.leader('caesar', 'latium', 4, 'Caesar', true)
    const alone = () =>
      progressOf(stage.position, stage.power('caesar'), { kind: 'sole-supreme', value: 'roman' }).got
    expect(alone()).toBe(1)
    stage.leader('pompeius', 'macedonia', 4, 'Pompeius', true)
    expect(alone()).toBe(0)
  })

  it('RV-4.44-a: a Leader who is not in play at this number of players is no objective', () => {
    const names = (seats: number) => {
      const stage = new Stage(3, seats)
      return objectivesOf(stage.position, stage.power('caesar')).filter(({ kind }) => kind === 'eliminate')
        .length
    }
    expect([names(3), names(4)]).toEqual([0, 1])
  })

  it('RV-4.52-a, RV-4.53-a: ties by base revenue, then by Treasury, then shared', () => {
    const stage = new Stage(1, 2)
    expect(finalResult(stage.position)).toMatchObject({ winners: ['carthage', 'rome'], outcome: 'shared' })
    changePower(stage.state, stage.power('rome'), { treasury: 1 })
    expect(finalResult(stage.position).winners).toEqual(['rome'])
    stage.garrison('carthage', 'tingitana').marks('tingitana', { pillaged: true })
    expect(baseRevenue(stage.position, stage.power('carthage'))).toBe(1)
    expect(finalResult(stage.position).winners).toEqual(['carthage'])
  })

  it('RV-4.33-a, RV-4.31-a: after the last Game-Turn, and not before', () => {
    const stage = new Stage()
    stage.state.turn = 16
    expect(stage.play(checkVictory).match.result?.outcome).toBe('test')
    stage.state.turn = 17
    expect(stage.play(checkVictory).match.result?.outcome).toBe('shared')
  })

  it('RV-COL-d: the match ends with the turn in which the last player gives up, not while one still acts', () => {
    const stage = new Stage()
    const over = () => stage.play(checkVictory).match.result?.rule
    const [last, ...others] = stage.position.roles
    for (const role of others)
      changePower(stage.state, ownPower(stage.position, role), { status: 'collapsed' })
    expect(over()).not.toBe('RV-4.51-a')
    changePower(stage.state, ownPower(stage.position, last ?? ''), { status: 'collapsed' })
    expect(over()).toBe('RV-4.51-a')
  })

  it('RV-4.32-a: sudden death when all objectives are held for a whole Game-Turn more', () => {
    const stage = new Stage(1, 4, { length: 'sudden-death' })
    stage.garrison('carthage', ...italy)
    const first = stage.play(checkVictory)
    expect([first.match.result?.outcome, first.state.foremost]).toEqual(['test', [stage.power('carthage')]])
    stage.state.foremost = [stage.power('carthage')]
    expect(stage.play(checkVictory).match.result).toMatchObject({
      outcome: 'sudden-death',
      winners: ['carthage'],
    })
    stage.garrison('rome', 'corsica')
    expect(stage.play(checkVictory).state.foremost).toEqual([])
  })

  it('RV-4.32-a, RV-4.52-a: all who have everything are remembered, and of those who keep it the richer wins', () => {
    const stage = new Stage(1, 4, { length: 'sudden-death' })
    const [carthage, seleucids] = [stage.power('carthage'), stage.power('seleucid_kingdom')]
    stage.garrison('carthage', ...italy)
    stage.garrison(
      'seleucid_kingdom',
      'syria',
      'iudaea',
      'arabia_petraea',
      'aegyptus',
      'lycia',
      'asia',
      'media',
    )
    stage.state.turn = 3
    const { state } = stage.play(checkVictory)
    expect(state.foremost).toEqual([carthage, seleucids])
    stage.state.foremost = state.foremost
    const winners = () => stage.play(checkVictory).match.result?.winners
    const richer = baseRevenue(stage.position, carthage) > baseRevenue(stage.position, seleucids)
    expect(winners()).toEqual([richer ? 'carthage' : 'seleucid_kingdom'])
    stage.garrison('rome', 'latium')
    expect(winners()).toEqual(['seleucid_kingdom'])
    stage.garrison('carthage', 'latium').garrison('rome', 'syria')
    expect(winners()).toEqual(['carthage'])
  })

  it('RV-COL-a, RV-4.51-a: a Power that has collapsed wins no more, whatever its Garrisons still hold', () => {
    const stage = new Stage(1, 4, { length: 'sudden-death' }).garrison('carthage', ...italy)
    const carthage = stage.power('carthage')
    expect(finalResult(stage.position).winners).toEqual(['carthage'])
    stage.garrison('rome', 'baetica')
    changePower(stage.state, carthage, { status: 'collapsed', role: null })
    expect(finalResult(stage.position)).toMatchObject({ winners: ['rome'], scores: { carthage: 100 } })
    stage.state.foremost = [carthage]
    expect(stage.play(checkVictory).match.result?.outcome).toBe('test')
    stage.state.powers = stage.state.powers.map(power => ({ ...power, status: 'collapsed' }))
    expect(finalResult(stage.position).winners).toEqual(['carthage'])
  })

  it('RV-4.34-a: all together may lengthen or shorten the game', () => {
    const stage = new Stage(1, 2, { 'agreed-length': 'on' })
    stage.state.turn = 17
    expect(choicesOf(stage.playUntil(checkVictory).decision)).toEqual(['extend', 'as-agreed'])
    expect(stage.play(checkVictory, { choices: ['extend', 'extend'] }).match.result?.outcome).toBe('test')
    expect(stage.play(checkVictory, { choices: ['extend', 'as-agreed'] }).match.result?.outcome).toBe(
      'shared',
    )
    stage.state.turn = 3
    expect(stage.play(checkVictory, { choices: ['shorten', 'shorten'] }).match.result?.outcome).toBe('shared')
  })

  it('RV-16.14-a, RV-16.15-a: the levels of solitaire play', () => {
    const stage = new Stage(7, 1)
    stage.state.turn = 17
    const level = () => stage.play(checkVictory).match.result?.outcome
    const winners = () => stage.play(checkVictory).match.result?.winners
    expect([level(), winners()]).toEqual(['defeat', []])
    stage.garrison('rome', 'dacia', 'arabia_petraea', 'artaxata', 'sophene', 'osrhoene')
    expect([level(), winners()]).toEqual(['marginal', ['rome']])
    stage.garrison('rome', 'adiabene', 'assyria')
    expect(level()).toBe('substantial')
    stage.garrison('rome', 'babylonia')
    stage.state.lost = ['Osroes']
    expect(level()).toBe('decisive')
    stage.state.turn = 2
    stage.state.lost = ['Traianus', 'Hadrianus']
    expect(level()).toBe('defeat')
  })
})

describe('options', () => {
  it('RV-15.0-a: every option is off unless the players agree', () => {
    expect(roma.options.every(({ values }) => values[0] === 'off' || values[0] === 'fixed')).toBe(true)
  })

  it('RV-15.4-a, RV-15.6-a: without un-named L-1 Leaders, without Auxilia', () => {
    const plain = startOf(1, 4)
    const agreed = startOf(1, 4, { 'no-unnamed': 'on', 'no-auxilia': 'on' })
    expect(plain.state.leaders.some(({ name, rating }) => name === null && rating === 1)).toBe(true)
    expect(agreed.state.leaders.every(({ name, rating }) => name !== null || rating > 1)).toBe(true)
    expect(agreed.state.stacks.flat().some(({ kind }) => kind === 'aux')).toBe(false)
  })

  it('RV-15.7-a, RV-10.3-a, RV-17.24-b, RV-17.24-a: Minors of the list have a City of two steps, by agreement all', () => {
    const city = (options: Record<string, string>, province: string) =>
      startOf(1, 4, options).state.marks[at(province)]?.city
    expect(city({}, 'sicilia')).toMatchObject({ rank: 'minor', strength: 2 })
    expect(city({}, 'narbonensis')).toBeNull()
    expect(city({ 'minor-capitals': 'on' }, 'narbonensis')).toMatchObject({ rank: 'minor', strength: 2 })
    expect(city({}, 'latium')).toMatchObject({ rank: 'major', strength: 4 })
  })

  it('RV-15.7-a, RV-9.43-a: a Major that serves as an Ally has its City in the first Province by the alphabet', () => {
    const ally = (seats: number, options: Record<string, string>) => {
      const { state } = startOf(16, seats, options)
      return state.marks[at('aquitania')]?.city ?? null
    }
    for (const seats of [2, 3]) {
      const { power, ...city } = ally(seats, { 'minor-capitals': 'on' }) ?? { power: -1 }
      const visigothi = new Stage(16, seats).power('visigothi')
      expect([power, city]).toEqual([visigothi, { rank: 'minor', strength: 2 }])
      expect(startOf(16, seats, { 'minor-capitals': 'on' }).state.powers[visigothi]?.capital).toBe(
        at('aquitania'),
      )
      expect(ally(seats, {})).toBeNull()
    }
    // With a player of their own they have none.
    expect(ally(4, { 'minor-capitals': 'on' })).toBeNull()
    const provinces = ['narbonensis', 'aquitania', 'belgica']
    const scenarios = romaData.scenarios.map(scenario => ({
      ...scenario,
      powers: scenario.powers.map(each => (each.id === 'visigothi' ? { ...each, provinces } : each)),
    }))
    const { powers } = withCasts({ ...romaData, scenarios }).casts.of(16, 2, { 'minor-capitals': 'on' })
    expect(powers.find(({ id }) => id === 'visigothi')?.capital).toBe(at('aquitania'))
  })

  it('RV-15.7-a: a Province that becomes a Neutral Minor in the course of the game has a City then', () => {
    const freed = (options: Record<string, string>) => {
      const stage = new Stage(13, 2, options).garrison('western_roman_empire', 'africa', 'numidia', 'latium')
      stage.state.turn = 3
      const { state } = stage.play(transferByDie, { dice: [['scenario', 5]] })
      return [state.marks[at('africa')]?.city?.rank, state.marks[at('numidia')]?.city?.rank]
    }
    expect(freed({})).toEqual([undefined, undefined])
    expect(freed({ 'minor-capitals': 'on' })).toEqual(['minor', 'minor'])
  })

  it('RV-15.2-a: by agreement everybody collects', () => {
    const stage = new Stage(15, 5, { 'everyone-pays': 'on' })
    const match = Match.start(roma, { scenario: '15', seats: 5, options: stage.options, dice: fastDice(3) })
    expect(
      match
        .log(null)
        .filter(({ kind }) => kind === 'revenue')
        .map(({ data }) => data.power),
    ).toContain('vandali')
  })
})
