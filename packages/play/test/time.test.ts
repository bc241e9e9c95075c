import { describe, expect, it } from 'vitest'
import {
  type Asked,
  clockAfter,
  clockOut,
  clockStood,
  dueOf,
  newClock,
  type PlayerClock,
  STANDS_FOR,
  timeLeft,
} from '../src/time/clocks.ts'
import {
  anyHour,
  backAt,
  daysAwayIn,
  dueAfter,
  type Hours,
  onTheWall,
  outOfTheNight,
  quietUntil,
  spentBetween,
  whenOnTheWall,
} from '../src/time/hours.ts'
import { DAY, HOUR, MINUTE, type Pace } from '../src/time/pace.ts'

const at = (time: string): number => Date.parse(time)
const night: Hours = { zone: 'Europe/Rome', quiet: { from: 23 * 60, to: 7 * 60 }, away: [] }

describe('hours', () => {
  it('are those on the wall of the zone, also on the days when it is changed', () => {
    expect(onTheWall(at('2026-03-29T00:59:00Z'), 'Europe/Rome')).toEqual({ day: '2026-03-29', minute: 119 })
    expect(onTheWall(at('2026-03-29T01:00:00Z'), 'Europe/Rome')).toEqual({ day: '2026-03-29', minute: 180 })
    // Half past two is left out when summer begins, and comes twice when it ends.
    expect(whenOnTheWall('2026-03-29', 150, 'Europe/Rome')).toBe(at('2026-03-29T01:30:00Z'))
    expect(whenOnTheWall('2026-10-25', 420, 'Europe/Rome')).toBe(at('2026-10-25T06:00:00Z'))
    expect(whenOnTheWall('2026-03-29', 420, 'Europe/Rome')).toBe(at('2026-03-29T05:00:00Z'))
  })

  it('are quiet from one evening to the next morning, and not a minute longer', () => {
    expect(quietUntil(at('2026-11-18T21:59:00Z'), night)).toBe(null)
    expect(quietUntil(at('2026-11-18T22:00:00Z'), night)).toBe(at('2026-11-19T06:00:00Z'))
    expect(quietUntil(at('2026-11-19T05:59:00Z'), night)).toBe(at('2026-11-19T06:00:00Z'))
    expect(quietUntil(at('2026-11-19T06:00:00Z'), night)).toBe(null)
    // The night in which summer begins is an hour shorter.
    expect(outOfTheNight(at('2026-03-28T23:00:00Z'), night)).toBe(at('2026-03-29T05:00:00Z'))
  })

  it('of a siesta lie on one day', () => {
    const siesta = { ...night, quiet: { from: 13 * 60, to: 15 * 60 } }
    expect(quietUntil(at('2026-11-18T12:00:00Z'), siesta)).toBe(at('2026-11-18T14:00:00Z'))
    expect(quietUntil(at('2026-11-18T14:00:00Z'), siesta)).toBe(null)
  })

  it('away do not count, whole days each, one absence after another', () => {
    const away = [
      { from: '2026-12-24', to: '2026-12-26' },
      { from: '2026-12-27', to: '2026-12-28' },
    ]
    const hours: Hours = { zone: 'Europe/Rome', quiet: null, away }
    expect(backAt(at('2026-12-23T22:59:00Z'), hours)).toBe(null)
    expect(backAt(at('2026-12-23T23:00:00Z'), hours)).toBe(at('2026-12-28T23:00:00Z'))
    // A day that begins twelve hours before he leaves ends twelve hours after he is back.
    expect(dueAfter(at('2026-12-23T11:00:00Z'), DAY, hours)).toBe(at('2026-12-29T11:00:00Z'))
    expect(spentBetween(at('2026-12-23T11:00:00Z'), at('2026-12-29T11:00:00Z'), hours)).toBe(DAY)
    expect(daysAwayIn(2026, hours)).toBe(5)
    expect(daysAwayIn(2027, hours)).toBe(0)
  })
})

const days: Pace = { kind: 'days', perTurn: DAY, bank: 2 * DAY, flag: 'ask' }
const live: Pace = { kind: 'live', bank: 10 * MINUTE, perTurn: 30_000, reaction: 20_000, flag: 'lose' }
const own: Asked = { player: 0, question: 1, reacts: false }
const others: Asked = { player: 1, question: 2, reacts: false }
const mine: Asked = { player: 0, question: 3, reacts: true }
const theirs: Asked = { player: 1, question: 4, reacts: true }
const noon = at('2026-11-18T12:00:00Z')

function goOn(
  pace: Pace,
  clock: PlayerClock,
  now: number,
  asked: readonly Asked[],
  hours = anyHour,
): PlayerClock {
  return clockAfter(pace, clock, 0, asked, { now, hours, isHalted: false })
}

describe('a turn', () => {
  it('is all that somebody decides until another must, never a click', () => {
    let clock = goOn(days, newClock(days), noon, [own])
    for (let click = 1; click < 30; click++) clock = goOn(days, clock, noon + click * MINUTE, [own])
    expect(clock).toMatchObject({ turn: 1, left: DAY - 29 * MINUTE, bank: 2 * DAY })
    // Another reacts in the middle of it: it goes on.
    clock = goOn(days, clock, noon + HOUR, [theirs])
    expect(clock).toMatchObject({ since: null, left: DAY - HOUR, turn: 1 })
    clock = goOn(days, clock, noon + 5 * HOUR, [own])
    expect(clock).toMatchObject({ since: noon + 5 * HOUR, left: DAY - HOUR, turn: 1 })
    clock = goOn(days, clock, noon + 6 * HOUR, [others])
    clock = goOn(days, clock, noon + 7 * HOUR, [own])
    expect(clock).toMatchObject({ turn: 2, left: DAY })
  })

  it('of several who are asked at once runs for each', () => {
    const clock = goOn(live, newClock(live), noon, [own, others])
    expect(clock.since).toBe(noon)
    expect(goOn(live, clock, noon + MINUTE, [others])).toMatchObject({
      since: null,
      isInTurn: false,
      bank: 10 * MINUTE + 30_000 - MINUTE,
    })
  })

  it('takes from the bank only what its own time does not hold', () => {
    const clock = goOn(days, newClock(days), noon, [own])
    expect(dueOf(days, clock, anyHour)).toBe(noon + 3 * DAY)
    const late = goOn(days, clock, noon + DAY + HOUR, [others])
    expect(late).toMatchObject({ left: 0, bank: 2 * DAY - HOUR })
  })

  it('gives no time back by an undo, and none by a clock that is set back', () => {
    let clock = goOn(live, newClock(live), noon, [own])
    clock = goOn(live, clock, noon + MINUTE, [own])
    const left = timeLeft(clock)
    expect(timeLeft(goOn(live, clock, noon + MINUTE, [own]))).toBe(left)
    expect(timeLeft(goOn(live, clock, noon - HOUR, [own]))).toBe(left)
  })
})

describe('a reaction', () => {
  it('is free for a while at a live table, each anew, and then takes from the bank', () => {
    let clock = goOn(live, newClock(live), noon, [mine])
    expect(dueOf(live, clock, anyHour)).toBe(noon + 20_000 + 10 * MINUTE)
    clock = goOn(live, clock, noon + 15_000, [others])
    expect(clock.bank).toBe(10 * MINUTE)
    clock = goOn(live, clock, noon + 60_000, [{ ...mine, question: 9 }])
    clock = goOn(live, clock, noon + 90_000, [others])
    expect(clock).toMatchObject({ bank: 10 * MINUTE - 10_000, turn: 0 })
  })

  it('by correspondence has a quarter of a turn', () => {
    const clock = goOn(days, newClock(days), noon, [mine])
    expect(dueOf(days, clock, anyHour)).toBe(noon + 6 * HOUR + 2 * DAY)
  })
})

describe('a deadline', () => {
  it('moves out of the night of who must play, and not at a live table', () => {
    const evening = at('2026-11-18T22:30:00Z')
    const clock = goOn({ ...days, bank: 0 }, { ...newClock(days), bank: 0 }, evening, [own], night)
    expect(dueOf(days, clock, night)).toBe(at('2026-11-20T06:00:00Z'))
    const atTable = goOn(live, newClock(live), evening, [own], night)
    expect(dueOf(live, atTable, night)).toBe(evening + 10 * MINUTE + 30_000)
  })

  it('is none for who is out of time, or where clocks stand; a next turn brings its own time', () => {
    const clock = clockOut(goOn(days, newClock(days), noon, [own]))
    expect(dueOf(days, clock, anyHour)).toBe(null)
    const halted = clockAfter(days, clock, 0, [own], { now: noon, hours: anyHour, isHalted: true })
    expect(halted.since).toBe(null)
    const next = goOn(days, goOn(days, clock, noon + HOUR, [others]), noon + 2 * HOUR, [own])
    expect(next).toMatchObject({ isOut: false, left: DAY, bank: 0 })
    expect(dueOf(days, next, anyHour)).toBe(noon + 2 * HOUR + DAY)
  })

  it('is half a minute later for who proposes something, once a turn', () => {
    const clock = clockStood(goOn(live, newClock(live), noon, [own]))
    expect(dueOf(live, clock, anyHour)).toBe(noon + 10 * MINUTE + 30_000 + STANDS_FOR)
    expect(clockStood(clock)).toEqual(clock)
  })
})
