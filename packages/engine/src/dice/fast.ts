import type { DiceSource } from './dice.ts'

/** Quick numbers for search, simulation and tests (the sfc32 generator). Nothing anybody should bet on. */
export function fastDice(seed: number): DiceSource {
  let a = seed | 0
  let b = (seed ^ 0x9e3779b9) | 0
  let c = 0x243f6a88
  let counter = 1
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return { roll: sides => Math.floor((next() / 4294967296) * sides) + 1 }
}
