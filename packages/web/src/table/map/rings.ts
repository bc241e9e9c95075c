import type { Spot } from '@aquila/games/table'

/** The corners of each closed line of a path made of straight lines. */
export function ringsOf(d: string): Spot[][] {
  const rings: Spot[][] = []
  for (const part of d.split('M').slice(1)) {
    const numbers = [...part.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
    const ring: Spot[] = []
    for (let i = 0; i + 1 < numbers.length; i += 2) ring.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
    rings.push(ring)
  }
  return rings
}
