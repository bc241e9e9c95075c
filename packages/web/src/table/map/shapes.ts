import type { Area, Layer, Slot, Spot, Stack } from '@aquila/games/table'
import { STACK } from '../../look/stack.tsx'
import { coastOf } from './coasts.ts'
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

export interface PlacedStack {
  readonly key: string
  /** Equal for stacks that look alike, so that they need not be drawn again. */
  readonly look: string
  readonly stack: Stack
  readonly at: Spot
  readonly scale: number
  readonly pin: Spot | null
}

/** Puts every stack into a slot of its area; what finds no slot overlaps the last. */
export function placeStacks(layer: Layer, stacks: readonly Stack[]): PlacedStack[] {
  const areas = new Map(layer.areas.map(area => [area.id, area]))
  const used = new Map<string, number>()
  return stacks.flatMap(stack => {
    const area = areas.get(stack.place)
    if (area === undefined) return []
    if (stack.ships !== undefined) return [moored(areas, area, stack, stack.ships.on, used)]
    const turn = used.get(area.id) ?? 0
    used.set(area.id, turn + 1)
    const slot = area.slots[Math.min(turn, area.slots.length - 1)]
    const over = Math.max(0, turn - area.slots.length + 1)
    const [x, y] = slot?.at ?? area.at
    return [
      {
        // A stack is its leader or its first unit: it travels when that one moves.
        key: `${stack.kit} ${stack.pieces[0]?.id ?? stack.place}`,
        look: JSON.stringify(stack),
        stack,
        at: [x + over * 16, y + over * 14] as const,
        scale: slot === undefined ? 0.8 : scaleIn(slot, stack, layer.cell === null ? 0.8 : 0.4),
        pin: slot?.pin ?? null,
      },
    ]
  })
}

/** Ships lie off the coast that they belong to, one side beside the other. */
function moored(
  areas: ReadonlyMap<string, Area>,
  area: Area,
  stack: Stack,
  on: string | null,
  used: Map<string, number>,
): PlacedStack {
  const berth = `${area.id} on ${on}`
  const turn = used.get(berth) ?? 0
  used.set(berth, turn + 1)
  const sea = on === null ? undefined : areas.get(on)
  const coast = sea === undefined ? null : coastOf(area, sea)
  const [x, y] = coast?.at ?? area.at
  return {
    key: `${stack.kit} ships ${stack.pieces[0]?.id ?? berth}`,
    look: JSON.stringify(stack),
    stack,
    at: [x + turn * 20, y + turn * 16],
    scale: 1,
    pin: coast?.foot ?? null,
  }
}

function scaleIn(slot: Slot, stack: Stack, least: number): number {
  // In a small cell all stacks are drawn to one scale.
  if (least < 0.8) return slot.width / STACK.width
  const wide =
    stack.pieces.some(piece => piece.kind === 'leader') && stack.pieces.some(piece => piece.kind === 'unit')
  const [width, height] = wide || stack.pieces.length > 1 ? [STACK.width, STACK.height] : [56, 56]
  return Math.max(least, Math.min(1, slot.width / width, slot.height / height))
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
