import './in-english.ts'
import type { Stack } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import type { ShownChoice, TableState } from '../src/match/table-match.ts'
import { factsOf, placeInspected } from '../src/table/inspected.ts'
import { stackInWords } from '../src/table/map/places.tsx'
import type { TableUi } from '../src/table/state.ts'
import { targetsOf } from '../src/table/targets.ts'

function choice(verb: string, more: Partial<ShownChoice>): ShownChoice {
  return { choice: { verb }, text: verb, noun: null, lesson: null, ...more }
}

/** What is inspected by itself when these choices are put, and the question is about the Capital. */
function openedFor(choices: readonly ShownChoice[]): string | null {
  const scene = { stacks: [], chosen: [], focus: ['latium'] }
  return placeInspected({
    inspected: { value: null },
    state: { value: { scene, question: { choices } } },
    targets: { value: targetsOf({ question: { choices }, scene: {} }) },
  } as unknown as TableUi)
}

describe('the place that opens by itself', () => {
  const recruit = choice('recruit', { piece: 'consul', place: 'narbonensis', here: true })

  it('is where all that can be chosen stands', () => {
    expect(openedFor([recruit])).toBe('narbonensis')
  })

  it('is the one that is asked about, though a piece stands for a place elsewhere', () => {
    expect(openedFor([recruit, choice('create', { place: 'latium' })])).toBe('latium')
  })

  it('is none where pieces of several places can be picked', () => {
    const lose = (place: string) => choice('lose', { piece: `legion in ${place}`, place })
    expect(openedFor([lose('latium'), lose('apulia')])).toBeNull()
  })
})

describe('what is known of a place', () => {
  it('names every marker that lies in it, and whose it is', () => {
    const flags = ['Garrison of Rome', 'Limes', 'pillaged'].map((name, id) => ({
      id,
      name,
      place: 'noricum',
    }))
    const state = {
      scene: { flags, holds: [{ place: 'noricum', region: 'rome', kit: 'murex' }] },
      seats: [{ kit: 'murex', side: 'Rome' }],
    } as unknown as TableState
    expect(factsOf(state, 'noricum')).toBe('Garrison of Rome, Limes, pillaged, Rome')
  })

  it('says what its region is worth, where that is a number', () => {
    const stateWith = (text: string) =>
      ({
        scene: {
          flags: [{ id: 'galliae', name: 'Galliae', place: 'banner', text }],
          holds: [{ place: 'belgica', region: 'galliae', kit: null }],
        },
        seats: [],
      }) as unknown as TableState
    expect(factsOf(stateWith('5'), 'belgica')).toBe('Galliae, worth 5')
    expect(factsOf(stateWith('S♛'), 'belgica')).toBe('Galliae')
  })

  it('counts nobody in a stack that is not to be seen', () => {
    const hidden = { pieces: [], strength: 0, hidden: true } as unknown as Stack
    const led = { ...hidden, pieces: [{ name: 'Areobindus' }] } as unknown as Stack
    expect([hidden, led].map(stack => stackInWords(stack))).toEqual([
      'not to be seen',
      'Areobindus, not to be seen',
    ])
  })
})
