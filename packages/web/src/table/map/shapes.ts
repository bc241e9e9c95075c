import type { Area, Layer, Spot } from '@aquila/games/table'
import { ringsOf } from './rings.ts'

/** The edge around areas that belong together: what two of them share is left out. */
export function outerEdge(areas: readonly Area[]): string {
  const seen = new Map<string, { from: Spot; to: Spot; times: number }>()
  for (const area of areas) {
    for (const ring of ringsOf(area.d)) {
      for (const [index, from] of ring.entries()) {
        const to = ring[(index + 1) % ring.length] ?? from
        const key = [from.join(), to.join()].sort().join(' ')
        const edge = seen.get(key)
        if (edge === undefined) seen.set(key, { from, to, times: 1 })
        else edge.times++
      }
    }
  }
  let d = ''
  let pen = ''
  for (const { from, to, times } of seen.values()) {
    if (times > 1) continue
    if (pen !== from.join()) d += `M${from.join(' ')}`
    d += `L${to.join(' ')}`
    pen = to.join()
  }
  return d
}

/** The nearest area in a direction: 'up', 'down', 'left', 'right'. */
export function neighbourOf(layer: Layer, from: Area, [dx, dy]: Spot): Area | null {
  let best: { area: Area; cost: number } | null = null
  for (const area of layer.areas) {
    if (area === from) continue
    const [x, y] = [area.at[0] - from.at[0], area.at[1] - from.at[1]]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy - y * dx)
    if (ahead <= 4 || aside > ahead * 1.6) continue
    const cost = ahead + aside * 1.4
    if (best === null || cost < best.cost) best = { area, cost }
  }
  return best?.area ?? null
}

/** The box around the middles of areas. */
export function boundsOf(
  areas: readonly Area[],
): { x: number; y: number; width: number; height: number } | null {
  if (areas.length === 0) return null
  const [xs, ys] = [areas.map(area => area.at[0]), areas.map(area => area.at[1])]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
