import { createNoise2D } from 'simplex-noise'

/** A seeded source of numbers in [0, 1): the same map is drawn the same way every time (mulberry32). */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth noise in [-1, 1] over the plane. */
export type Noise = (x: number, y: number) => number

export const seededNoise = (seed: number): Noise => createNoise2D(seeded(seed))
