import { describe, expect, it } from 'vitest'
import {
  hasten,
  newReplay,
  paused,
  playOrPause,
  type Replay,
  seek,
  step,
  watchAll,
} from '../src/pages/replay-state.ts'

const course = {
  from: 10,
  to: 50,
  marks: [
    { choices: 12, kind: 'turn' as const, text: '', kit: null, moment: null },
    { choices: 20, kind: 'battle' as const, text: '', kit: null, moment: null },
    { choices: 30, kind: 'turn' as const, text: '', kit: null, moment: null },
  ],
}

function at(choices: number, more: Partial<Replay> = {}): Replay {
  return { ...newReplay(course, null, false), choices, ...more }
}

describe('a replay', () => {
  it('waits at the beginning or at the end, and runs from a moment that was asked for', () => {
    expect(newReplay(course, null, false)).toMatchObject({ choices: 10, playing: false, cards: false })
    expect(newReplay(course, null, true)).toMatchObject({ choices: 50, playing: false, cards: true })
    expect(newReplay(course, 33, false)).toMatchObject({ choices: 33, playing: true })
    expect(newReplay(course, 99, false).choices).toBe(50)
  })

  it('steps by choices and by marks, and never out of the match', () => {
    expect(step(at(10), course, 1).choices).toBe(11)
    expect(step(at(10), course, -1).choices).toBe(10)
    expect(step(at(50), course, 1).choices).toBe(50)
    expect(step(at(12, { by: 'turn' }), course, 1).choices).toBe(30)
    expect(step(at(30, { by: 'turn' }), course, 1).choices).toBe(50)
    expect(step(at(30, { by: 'turn' }), course, -1).choices).toBe(12)
    expect(step(at(12, { by: 'battle' }), course, -1).choices).toBe(10)
  })

  it('stops where somebody looks, and begins again from the end', () => {
    expect(seek(at(20, { playing: true }), course, 60)).toMatchObject({ choices: 50, playing: false })
    expect(playOrPause(at(50), course)).toMatchObject({ choices: 10, playing: true })
    expect(playOrPause(at(20), course)).toMatchObject({ choices: 20, playing: true })
    expect(paused(at(20, { playing: true })).playing).toBe(false)
    expect(watchAll(at(50, { cards: true }), course)).toMatchObject({
      choices: 10,
      playing: true,
      cards: false,
    })
  })

  it('runs once, twice, four times as fast', () => {
    const twice = hasten(at(10))
    expect([twice.speed, hasten(twice).speed, hasten(hasten(twice)).speed]).toEqual([2, 4, 1])
  })
})
