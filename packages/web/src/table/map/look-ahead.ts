import { NOBODY } from '@aquila/games/kits'
import type { Area, PlaceId, Scene, Spot } from '@aquila/games/table'
import type { Targets } from '../targets.ts'
import type { PlacedStack } from './placing.ts'

/** The way to the place that somebody looks at, if a choice leads there, or several. */
export function wayTo(targets: Targets, place: PlaceId | null, scene: Scene): Scene['path'] {
  const choice = targets.places.get(place ?? '')?.find(({ way }) => way !== undefined)
  const { way, cost = '' } = choice ?? targets.reach.get(place ?? '') ?? {}
  if (way === undefined) return null
  const mover = scene.stacks.find(
    stack => stack.place === way[0] && stack.pieces.some(piece => scene.chosen.includes(piece.id)),
  )
  const kit = scene.path?.kit ?? (mover ?? scene.stacks.find(stack => stack.place === way[0]))?.kit ?? NOBODY
  return {
    kit,
    steps: way.map((step, index, { length }) => ({ place: step, label: index === length - 1 ? cost : '' })),
  }
}

/** The chance of the battle that could be fought there, if a choice tells it. */
export function chanceAt(targets: Targets, place: PlaceId): string | null {
  const battle = targets.places.get(place)?.find(({ battle: fought }) => fought === true)
  return battle?.cost ?? null
}

/** Over the mark of a place that can be chosen; otherwise over the stack that can be. */
export function beaconSpot(
  placed: readonly PlacedStack[],
  areas: ReadonlyMap<string, Area>,
  targets: Targets,
  place: PlaceId,
): Spot | null {
  const area = areas.get(place)
  const stack = placed.find(
    each => each.stack.place === place && each.stack.pieces.some(piece => targets.pieces.has(piece.id)),
  )
  if (targets.places.has(place) || stack === undefined)
    return area === undefined ? null : [area.at[0], area.at[1] - 16]
  return [stack.at[0], stack.at[1] - 48 * stack.scale]
}
