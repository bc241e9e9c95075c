import { grid, riverSides, roads, seas } from './map.ts'
import { roadCost } from './periods.ts'
import type { HexId } from './types.ts'

/** One hex further along a road or over the sea. */
export interface Step {
  readonly to: HexId
  readonly cost: number
  /** Over the Tiber beside Rome: one point more until the bridge stands. */
  readonly tiber: boolean
}

/** KOR-MOVE-1, KOR-MOVE-3: the steps along roads, both ways; where two roads join the same hexes, the better one. */
export function buildRoads(): Record<HexId, Step[]> {
  const steps: Record<HexId, Step[]> = Object.create(null)
  for (const { kind, hexes } of roads) {
    for (const [index, to] of hexes.entries()) {
      const from = hexes[index - 1]
      if (from === undefined) continue
      addStep(steps, from, to, roadCost[kind])
      addStep(steps, to, from, roadCost[kind])
    }
  }
  return steps
}

function addStep(steps: Record<HexId, Step[]>, from: HexId, to: HexId, cost: number): void {
  steps[from] ??= []
  const known = steps[from].findIndex(step => step.to === to)
  const tiber = riverSides.some(({ between }) => between.includes(from) && between.includes(to))
  if (known < 0) steps[from].push({ to, cost, tiber })
  else steps[from][known] = { to, cost: Math.min(cost, steps[from][known]?.cost ?? cost), tiber }
}

/** KOR-NAV-1: the steps between light sea hexes and ports. */
export function buildSeas(ports: readonly HexId[]): Record<HexId, Step[]> {
  const costs = new Map(seas.filter(sea => sea.navigable).map(({ hex, cost }) => [hex, cost]))
  const steps: Record<HexId, Step[]> = Object.create(null)
  for (const hex of [...costs.keys(), ...ports]) {
    const isPort = ports.includes(hex)
    steps[hex] = neighboursOf(hex).flatMap(to => {
      const sea = costs.get(to)
      if (sea !== undefined) return [{ to, cost: sea, tiber: false }]
      return ports.includes(to) && !isPort ? [{ to, cost: 1, tiber: false }] : []
    })
  }
  return steps
}

/** The up to six hexes around a hex. Even columns lie half a hex higher. */
export function neighboursOf(hex: HexId): HexId[] {
  const { column, row } = positionOf(hex)
  const side = column % 2 === 0 ? 1 : -1
  const around: readonly (readonly [number, number])[] = [
    [column, row + 1],
    [column, row - 1],
    [column - 1, row],
    [column + 1, row],
    [column - 1, row + side],
    [column + 1, row + side],
  ]
  return around
    .filter(([c, r]) => c >= 1 && c <= grid.columns && r >= 1 && r <= grid.rows)
    .map(([c, r]) => `${c}`.padStart(2, '0') + `${r}`.padStart(2, '0'))
}

/** Hexes from one to the other as the crow flies. */
export function hexDistance(one: HexId, other: HexId): number {
  const [a, b] = [positionOf(one), positionOf(other)]
  const across = Math.abs(a.column - b.column)
  const along = Math.abs(halfRows(a) - halfRows(b))
  return across + Math.max(0, (along - across) / 2)
}

function halfRows({ column, row }: { column: number; row: number }): number {
  return 2 * row + (column % 2 === 0 ? 1 : 0)
}

function positionOf(hex: HexId): { column: number; row: number } {
  return { column: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) }
}
