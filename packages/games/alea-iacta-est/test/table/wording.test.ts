import { type SeenEvent, wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { aleaData } from '../../rules/series.ts'
import { wordOf } from '../../table/wording.ts'
import { aleaMoments, english, texts } from '../english.ts'

const words = wordsOf(texts, aleaData, (slot, value) => wordOf(english, slot, value, aleaData))

/** What is told when a unit is destroyed. */
function destroyed(unit: string): string {
  return words.event({
    kind: 'unit-eliminated',
    rule: 'AIE-8.4.2-c',
    phase: 'E',
    after: 0,
    data: { unit, zone: 'ITA-4' },
  })
}

describe('one or several: the texts say which a unit is', () => {
  it.each([
    ['legio-XIII', 'Legio XIII is destroyed in Aemilia et Ager Gallicus.'],
    ['pontici-phalanx-1', 'Phalanx is destroyed in Aemilia et Ager Gallicus.'],
    ['auxilia-1', 'Auxilia are destroyed in Aemilia et Ager Gallicus.'],
    ['pontici-equites-1', 'Equites are destroyed in Aemilia et Ager Gallicus.'],
    ['germani-1', 'Germani are destroyed in Aemilia et Ager Gallicus.'],
  ])('%s', (unit, told) => {
    expect(destroyed(unit)).toBe(told)
  })
})

/** What is shown large when this is told alone. */
function shown(kind: string, data: SeenEvent['data'], die?: { sides: number; value: number }) {
  const event: SeenEvent = { kind, rule: 'AIE-1', phase: 'F', after: 0, data }
  return aleaMoments.momentOf({
    event,
    number: 0,
    log: [event],
    data: aleaData,
    roles: ['caesarian', 'republican'],
    role: 'caesarian',
    seats: { caesarian: 0, republican: 1 },
    options: {},
    scenario: '1',
    say: told => words.event(told),
    together: events => events,
    dice: () => (die === undefined ? [] : [die]),
  })
}

describe('what happens is told with what it means', () => {
  it('T7: an event of the year says what it does, in the log and when it is shown', () => {
    const event = shown('event', { number: 7, event: 'event-7' })
    expect(event?.verdict).toBe('Event 7: Severe winter.')
    expect(event?.because).toBe('One sequence less in all.')
  })

  it('T7, AIE-4.4.2-c: envoys say who speaks to whom, which faces do it, and what is added to the die', () => {
    const told = { side: 'caesarian', leader: 'caesar', people: 'aegyptii', total: 5, capacity: 6 }
    const near = shown('diplomacy-succeeds', told, { sides: 10, value: 5 })
    expect(near?.text).toContain('Caesar speaks to the Aegyptii')
    expect(near?.need).toBe('6 in 10')
    expect(near?.faces).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(face => face < 6))
    const afar = shown('diplomacy-succeeds', told, { sides: 10, value: 4 })
    expect(afar?.need).toBe('5 in 10; +1 to the die, because he is far away')
    expect(afar?.faces?.filter(Boolean)).toHaveLength(5)
  })

  it('AIE-3.5.3-c: the daggers say that 6 is enough', () => {
    const daggers = shown('attempt-fails', { total: 5, modifier: 1 }, { sides: 6, value: 4 })
    expect(daggers?.faces).toEqual([false, false, false, false, true, true])
  })

  it('T12: the murder of Caesar and the change of factions are ceremonies', () => {
    const murdered = shown('leader-dies', { leader: 'caesar', faction: 'caesarian', zone: 'ITA-1' })
    expect(murdered?.kind).toBe('ceremony')
    const changed = shown('factions-change', { leader: 'octavianus', faction: 'caesarian', score: -3 })
    expect(changed).toMatchObject({ kind: 'ceremony', verdict: 'Octavianus leads' })
  })
})
