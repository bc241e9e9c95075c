import type { Scene } from '@aquila/games/table'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reel, Shot, TableState } from '../src/match/table-match.ts'
import { line, moment, scene, shot, state } from './stage-stubs.ts'

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})

const { newFilm, stopFilm } = await import('../src/table/film.ts')
const { hastenFilm, pauseFilm, playFilm, seekFilm } = await import('../src/table/projector.ts')
const { standsFor } = await import('../src/table/moments.ts')
const { captionsOf } = await import('../src/table/captions.ts')
const { newStage } = await import('../src/table/stage.ts')

const three: Reel = { shots: [1, 2, 3].map(() => shot()), left: 0 }

/** A film of three pictures, as it is shown. */
async function shown() {
  const cinema = { film: newFilm(), stage: newStage(state, null), state: signal(state) }
  void playFilm(cinema, state, three)
  await vi.advanceTimersByTimeAsync(0)
  return cinema
}

type Cinema = Awaited<ReturnType<typeof shown>>

/** Which picture is on, null when the film is over. */
const at = ({ film }: Cinema): number | null => film.now.value?.at ?? null

/** As long as a picture stands. */
const wait = () => vi.advanceTimersByTime(1500)

describe('a film', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('shows picture after picture, and is over', async () => {
    const cinema = await shown()
    const seen = [at(cinema)]
    for (let pictures = 0; pictures < 3; pictures++) {
      wait()
      seen.push(at(cinema))
    }
    expect(seen).toEqual([0, 1, 2, null])
  })

  it('stands still when it is paused, and goes on from there', async () => {
    const cinema = await shown()
    pauseFilm(cinema)
    wait()
    expect(at(cinema)).toBe(0)
    pauseFilm(cinema)
    wait()
    expect(at(cinema)).toBe(1)
  })

  it('can be stepped through, no farther than from its first picture to its last', async () => {
    const cinema = await shown()
    const steps = [1, 2, 3, 1, 0, -1].map(step => {
      seekFilm(cinema, step)
      wait()
      return at(cinema)
    })
    expect(steps).toEqual([1, 2, 2, 1, 0, 0])
  })

  it('runs twice and four times as fast, and then as before', async () => {
    const cinema = await shown()
    hastenFilm(cinema)
    wait()
    expect(at(cinema)).toBe(2)
    hastenFilm(cinema)
    hastenFilm(cinema)
    wait()
    expect(at(cinema)).toBe(null)
  })

  it('goes on when somebody has seen enough', async () => {
    const cinema = await shown()
    stopFilm(cinema)
    const again = playFilm(cinema, state, three)
    await vi.advanceTimersByTimeAsync(0)
    expect(at(cinema)).toBe(0)
    stopFilm(cinema)
    await again
    expect(at(cinema)).toBe(null)
  })

  it('shows who has just sat down nothing that was meant for another, and no line before its picture', async () => {
    const card = (name: string) => [{ id: name }] as unknown as Scene['hand']
    const log = { from: 0, lines: [0, 1, 2, 3].map(number => line(number)) }
    const before = { ...state, viewer: 'rome', log, scene: { ...scene, hand: card('of Rome') } }
    const after = {
      ...state,
      viewer: 'carthage',
      log,
      news: 3,
      scene: { ...scene, hand: card('of Carthage') },
    }
    const shots = [1, 2, 3].map(number => shot({ lines: [line(number)] }))
    const cinema = {
      film: newFilm(),
      stage: newStage(before, { match: '', here: 1, to: new Map(), briefed: new Set(), at: null }),
      state: signal<TableState>(before),
    }
    void playFilm(cinema, after, { shots, left: 0 })
    await vi.advanceTimersByTimeAsync(0)
    const { scene: shownScene, log: told } = cinema.state.value
    expect(shownScene.hand).toEqual(card('of Carthage'))
    expect(told.lines.map(({ number }) => number)).toEqual([0, 1])
  })
})

describe('a moment that goes on by itself', () => {
  it('stands longer the more there is to read on it', () => {
    expect(standsFor(2)).toBe(standsFor(0))
    expect(standsFor(3)).toBeGreaterThan(standsFor(2))
    expect(standsFor(8)).toBeGreaterThan(2 * standsFor(2))
  })
})

describe('the caption of a picture', () => {
  const told = (more: Partial<Shot>): string[] => captionsOf(shot(more), false).map(({ text }) => text)

  it('keeps back what a die decides, and says what is at stake if nothing else is told', () => {
    expect(told({ lines: [line(4), line(5)], moments: [moment(5)] })).toEqual(['line 4'])
    expect(told({ lines: [line(5), line(6)], moments: [moment(5)] })).toEqual(['Siege of Antemnae'])
  })

  it('tells the end of a long way with the reason of its beginning', () => {
    const lines = [line(1, { way: ['a', 'b'], reason: 'for Rome' }), line(2, { way: ['b', 'c'] })]
    expect(captionsOf(shot({ lines, way: ['a', 'b', 'c'] }), true)).toMatchObject([
      { text: 'line 2', reason: 'for Rome' },
    ])
  })
})
