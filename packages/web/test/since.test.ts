import { describe, expect, it } from 'vitest'
import { awaySince, touches } from '../src/table/since.ts'
import { line, scene, shot } from './stage-stubs.ts'

const MINUTE = 60_000
const two = { shots: [shot({}), shot({})], left: 0 }
const seats = [
  { role: 'rome', number: 0, side: 'Rome', kit: 'eagle', player: 'Livia', level: null, here: true },
  { role: 'gaul', number: 1, side: 'Gaul', kit: 'senate', player: 'Hanno', level: null, here: false },
] as const

describe('whoever comes back', () => {
  it('has been away after more than a minute, if others have played a turn', () => {
    expect(awaySince({ at: 0 }, two, MINUTE + 1)).toBe(0)
    expect(awaySince({ at: 0 }, two, MINUTE)).toBeNull()
    expect(awaySince({ at: null }, two, MINUTE + 1)).toBeNull()
    expect(awaySince({ at: 0 }, { ...two, shots: [shot({})] }, MINUTE + 1)).toBeNull()
    expect(awaySince({ at: 0 }, { ...two, shots: [shot({}), shot({ own: true })] }, MINUTE + 1)).toBeNull()
    expect(awaySince({ at: 0 }, { ...two, shots: [shot({}), shot({ seen: true })] }, MINUTE + 1)).toBeNull()
  })

  it('is touched by what happens where own pieces stand or what is held, and by nothing else', () => {
    const viewer = { viewer: 'rome', seats }
    const lines = [line(1, { places: ['latium'] })]
    const stack = { place: 'latium', kit: 'eagle', pieces: [], strength: 3 } as const
    const hold = { place: 'latium', region: 'italia', kit: 'eagle' } as const
    expect(touches(viewer, shot({ lines, kit: 'senate' }))).toBe(false)
    expect(touches(viewer, shot({ lines, kit: 'senate', scene: { ...scene, stacks: [stack] } }))).toBe(true)
    expect(touches(viewer, shot({ lines, kit: 'senate', scene: { ...scene, holds: [hold] } }))).toBe(true)
    expect(touches(viewer, shot({ lines, kit: 'eagle' }))).toBe(true)
    expect(touches({ viewer: null, seats }, shot({ lines, kit: 'senate' }))).toBe(true)
  })
})
