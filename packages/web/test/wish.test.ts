import { describe, expect, it } from 'vitest'
import type { ScenarioOffer } from '../src/match/table-match.ts'
import { newWish, shortestFirst } from '../src/pages/wish.ts'

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
