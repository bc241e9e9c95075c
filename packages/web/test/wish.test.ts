import './in-english.ts'
import { describe, expect, it } from 'vitest'
import type { Catalogue, ScenarioOffer } from '../src/match/table-match.ts'
import { newWish, seatsFor, shortestFirst, type Wish } from '../src/pages/wish.ts'

function offer(id: string, length: string, chapter?: number): ScenarioOffer {
  const card = { id, title: id, years: '', length, difficulty: 1, history: '', focus: [], players: [1] }
  return { ...card, ...(chapter === undefined ? {} : { chapter }) } as unknown as ScenarioOffer
}

const ordered = (...offers: ScenarioOffer[]) => shortestFirst(offers).map(({ id }) => id)

describe('the scenarios of a game', () => {
  it('are offered from the shortest on', () => {
    expect(ordered(offer('long', '26 turns'), offer('short', '3 turns'), offer('some', '5 years'))).toEqual([
      'short',
      'some',
      'long',
    ])
  })

  it('stay in the order of their chapters, whatever their length', () => {
    const reigns = [
      offer('numa', '4 turns', 2),
      offer('tullus', '3 turns', 3),
      offer('romulus', '3 turns', 1),
    ]
    expect(ordered(offer('kings', '26 turns'), ...reigns)).toEqual(['romulus', 'numa', 'tullus', 'kings'])
  })
})

describe('what is wished for at first', () => {
  it('at one table every window for a reaction pauses alike, so that none tells of a hand', () => {
    const scenarios = [offer('short', '3 turns')]
    expect(newWish({ scenarios }, null, true)?.pauseAlike).toBe(true)
    expect(newWish({ scenarios }, null, false)?.pauseAlike).toBe(false)
  })
})

describe('who sits down without a name', () => {
  const sides = [{ role: 'rome' }, { role: 'carthage' }, { role: 'pontus' }]
  const table = { ...offer('war', '3 turns'), tables: [sides] } as unknown as ScenarioOffer
  const about = { scenarios: [table], levels: ['tiro'] } as unknown as Catalogue
  const wish = newWish(about, null, false)
  const names = (seats: { [role: string]: { name: string | null; level: string | null } }) =>
    wish === null ? [] : Object.values(seatsFor({ ...wish, seats }, about, false)).map(({ name }) => name)

  const person = { name: null, level: null }

  it('is "You" against bots alone', () => {
    expect(names({})).toEqual(['You', 'Tiro', 'Tiro'])
  })

  it('is the side that the scenario offers to a newcomer, if it is at this table', () => {
    const offered = { ...table, seat: 'carthage' }
    const levels = (players: number | null) =>
      Object.values(
        seatsFor({ ...newWish({ scenarios: [offered] }, null, false), players } as Wish, about, false),
      ).map(({ level }) => level)
    expect(levels(null)).toEqual(['tiro', null, 'tiro'])
    const elsewhere = { ...table, seat: 'parthia' }
    expect(
      Object.values(
        seatsFor({ ...newWish({ scenarios: [elsewhere] }, null, false) } as Wish, about, false),
      ).map(({ level }) => level),
    ).toEqual([null, 'tiro', 'tiro'])
  })

  it('has a number as soon as a second person shares the screen', () => {
    expect(names({ carthage: person })).toEqual(['Player 1', 'Player 2', 'Tiro'])
  })

  it('has it also if he was set on his side before the other', () => {
    expect(names({ rome: person, carthage: person })).toEqual(['Player 1', 'Player 2', 'Tiro'])
  })

  it('is "You" on whatever side he sits alone', () => {
    const bot = { name: null, level: 'tiro' }
    expect(names({ rome: bot, carthage: person })).toEqual(['Tiro', 'You', 'Tiro'])
  })

  it('keeps the name that he has given', () => {
    expect(names({ rome: { name: 'Livia', level: null } })).toEqual(['Livia', 'Tiro', 'Tiro'])
  })
})
