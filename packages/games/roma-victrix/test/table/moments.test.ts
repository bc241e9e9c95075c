import { randomBot, seatOf } from '@aquila/bots'
import { fastDice, Match, type SeenEvent, wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import type { Moment } from '../../../table/index.ts'
import { roma } from '../../index.ts'
import type { RomaEventKind } from '../../rules/events.ts'
import { prospectOf } from '../../rules/odds/combat.ts'
import { romaMoments, texts } from '../english.ts'
import { castData } from '../support.ts'

const words = wordsOf(texts, castData)

/** All moments that the first at the table sees in so many choices of chance, with the events they are made of. */
function momentsOf(scenario: string, seats: number, choices: number): { event: SeenEvent; moment: Moment }[] {
  const match = Match.start<unknown, unknown, unknown>(roma, { scenario, seats, dice: fastDice(7) })
  const bot = randomBot(7)
  for (let made = 0; made < choices && match.decision !== null; made++)
    match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
  const [role = null] = match.roles
  const log = match.log(role)
  return log.flatMap((event, number) => {
    const moment = romaMoments.momentOf({
      event,
      number,
      log,
      data: castData,
      roles: match.roles,
      role,
      seats: match.seats,
      options: match.position.options,
      scenario,
      say: told => words.event(told),
      together: events => events,
      dice: () => [{ sides: 6, value: 1 }],
    })
    return moment == null ? [] : [{ event, moment }]
  })
}

describe('the moments of Roma Victrix', () => {
  const seen = [...momentsOf('1', 3, 900), ...momentsOf('15', 6, 900), ...momentsOf('7', 1, 500)]
  const of = (kind: RomaEventKind) => seen.filter(({ event }) => event.kind === kind)

  it('RV-5.31-6: a battle wears the colour of the attacker: it does not tell who has won before the dice do', () => {
    const battles = of('combat').map(({ moment }) => moment)
    expect(battles.some(({ verdict, dice }) => verdict !== null && dice.length === 2)).toBe(true)
    for (const { kit, dice } of battles) expect(kit).toBe(dice[0]?.kit)
  })

  it('are made of battles, dice, draws and what becomes of Powers, in words', () => {
    const kinds = new Set(seen.map(({ event }) => event.kind))
    for (const kind of ['combat', 'interception', 'casualty-roll', 'attrition', 'recruitment', 'card-dealt'])
      expect(kinds, [...kinds].join(' ')).toContain(kind)
    expect(new Set(seen.map(({ moment }) => moment.kind))).toEqual(
      new Set(['battle', 'roll', 'draw', 'ceremony']),
    )
    for (const { moment } of seen)
      for (const said of [moment.title, moment.text, moment.need ?? 'x', moment.verdict]) {
        expect(said).not.toBe('')
        expect(said).not.toMatch(/[{}]|undefined|null/)
      }
  })

  it('ring the face that fell: it won if and only if it is among those that were needed', () => {
    for (const kind of ['interception', 'recruitment', 'casualty-roll'] as const)
      for (const { event, moment } of of(kind)) {
        const [die] = moment.dice
        const won = moment.faces?.[(die?.value ?? 0) - 1]
        expect(won).toBe(kind === 'casualty-roll' ? event.data.die !== 1 : event.data.success)
      }
  })

  it('say what hangs on a die, and what came of it only in what is read after it has fallen', () => {
    const rolls = seen.filter(({ moment }) => moment.kind === 'roll')
    expect(rolls).not.toEqual([])
    for (const { event, moment } of rolls) expect(moment.text).not.toBe(words.event(event))
    const decided = new Set(of('casualty-roll').map(({ event }) => words.event(event)))
    for (const { moment } of of('combat'))
      for (const track of moment.tracks) expect(decided).not.toContain('text' in track ? track.text : '')
    const fates = new Set(of('casualty-roll').map(({ moment: { text, icon } }) => `${text} ${icon}`))
    expect(fates.size).toBe(1)
  })

  it('show of a combat both dice, the odds it had and what each side keeps', () => {
    expect(of('combat').length).toBeGreaterThan(2)
    for (const { event, moment } of of('combat')) {
      expect(moment.dice.map(({ value }) => value)).toEqual(
        Object.values(event.data.dice as Record<string, number>),
      )
      const holder = event.data.holder as 'attacker' | 'defender' | null
      const { attackerWins, defenderWins } = prospectOf(holder, Number(event.data.net))
      const throws = [attackerWins, defenderWins].map(chance => String(Math.round(36 * chance)))
      expect(throws.some(n => moment.need?.includes(` ${n} throws of 36`))).toBe(true)
      const bars = moment.tracks.filter(track => track.kind === 'bar')
      expect(bars.map(({ before }) => before)).toEqual(
        Object.values(event.data.points as Record<string, number>),
      )
      expect(moment.battle).not.toBeNull()
    }
  })

  it('RV-11.13-a: calls that were made in one breath are one card, with all their dice', () => {
    const calls = of('roused').filter(({ moment }) => moment.dice.length > 1)
    expect(calls).not.toEqual([])
    for (const { moment } of calls) {
      expect(moment.tracks).toHaveLength(moment.dice.length)
      expect(moment.verdict).toMatch(/^Nobody answers|of \d+ comes?$/)
    }
  })

  it('tell of an automaton that wakes why it does and what it will do', () => {
    const woken = of('awakened')
    expect(woken).not.toEqual([])
    for (const { moment } of woken) {
      expect(moment.text).toMatch(/^Rome has come/)
      expect(moment.because).toMatch(/richest Roman Province/)
    }
  })

  it('show nobody else which card was dealt', () => {
    for (const { event } of of('card-dealt')) expect(event.data.card).toBeTypeOf('string')
  })
})
