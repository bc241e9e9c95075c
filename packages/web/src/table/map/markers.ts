import type { Flag, Layer, Spot } from '@aquila/games/table'
import type { PlacedStack } from './placing.ts'

/** Where the markers of a place stand: in a slot that no stack has taken, else in a row below its name. */
export function placeMarkers(
  layer: Layer,
  flags: readonly Flag[],
  stacks: readonly PlacedStack[],
): readonly { readonly flag: Flag; readonly at: Spot }[] {
  const areas = new Map(layer.areas.map(area => [area.id, area]))
  const ashore = stacks.filter(({ stack }) => stack.ships === undefined).map(({ stack }) => stack.place)
  return [...Map.groupBy(flags.filter(isMarker), flag => flag.place)].flatMap(([place, row]) => {
    const area = areas.get(place)
    if (area === undefined) return []
    const slot = area.slots[ashore.filter(each => each === place).length]
    const [x, y] = slot !== undefined && slot.pin === undefined ? slot.at : [area.at[0], area.at[1] + 24]
    const widths = row.map(({ as }) => widthOf(as))
    const all = widths.reduce((sum, width) => sum + width, 0)
    let left = x - all / 2
    return row.map((flag, index) => {
      const width = widths[index] ?? 0
      left += width
      return { flag, at: [left - width / 2, y] as const }
    })
  })
}

export function isMarker({ as }: Flag): boolean {
  return as !== undefined && as !== 'banner' && as !== 'wall'
}

function widthOf(as: Flag['as']): number {
  switch (as) {
    case 'capital':
    case 'limes':
    case 'coin':
      return 46
    case 'garrison':
      return 20
    case 'peace':
      return 24
    default:
      return 32
  }
}
