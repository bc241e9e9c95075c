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

export function isInside(rings: readonly (readonly Spot[])[], [x, y]: Spot): boolean {
  let inside = false
  for (const ring of rings)
    for (const [index, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[index === 0 ? ring.length - 1 : index - 1] ?? [ax, ay]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  return inside
}
