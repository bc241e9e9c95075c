import type { Area, Hold, Kit, Layer } from '@aquila/games/table'
import { useMemo } from 'preact/hooks'
import { strokeOf } from '../../look/kits.ts'
import { dressOf } from '../../look/wardrobe.ts'
import { outerEdge } from './shapes.ts'

/** Regions that somebody holds, with an inner edge that tells whose they are. */
export function Holds({ layer, holds }: { layer: Layer; holds: readonly Hold[] }) {
  const key = holds.map(hold => `${hold.place} ${hold.kit}`).join()
  const drawn = useMemo(() => edgesOf(layer, holds), [layer, key])
  const size = layer.cell === null ? 1 : 0.5
  return (
    <g class="holds" fill="none" stroke-linejoin="round" aria-hidden="true">
      {drawn.map(({ region, kit, edge, clip }) => (
        <g key={region} clip-path={`url(#hold-${region})`}>
          <clipPath id={`hold-${region}`}>
            <path d={clip} />
          </clipPath>
          {layer.cell !== null && <path d={clip} fill={dressOf(kit).color} fill-opacity=".3" />}
          <path d={edge} stroke={dressOf(kit).color} stroke-width={24 * size} stroke-opacity=".22" />
          <path d={edge} stroke={dressOf(kit).color} stroke-width={7.4 * size} />
          <Trimming kit={kit} edge={edge} size={size} />
          <path d={edge} stroke={dressOf(kit).dark} stroke-width={1.6 * size} />
        </g>
      ))}
    </g>
  )
}

/** What runs along the edge of a side's land, so that it is told apart without colour. */
function Trimming({ kit, edge, size }: { kit: Kit; edge: string; size: number }) {
  const { border, color } = dressOf(kit)
  if (border === null) return null
  return (
    <>
      <path d={edge} {...strokeOf(border, size)} />
      {border.within !== undefined && <path d={edge} stroke={color} stroke-width={border.within * size} />}
    </>
  )
}

function edgesOf(
  layer: Layer,
  holds: readonly Hold[],
): { region: string; kit: Kit; edge: string; clip: string }[] {
  const regions = new Map<string, { kit: Kit; areas: Area[] }>()
  for (const { place, region, kit } of holds) {
    const area = layer.areas.find(each => each.id === place)
    if (area === undefined) continue
    const found = regions.get(region)
    if (found === undefined) regions.set(region, { kit, areas: [area] })
    else found.areas.push(area)
  }
  return [...regions].map(([region, { kit, areas }]) => {
    return { region, kit, edge: outerEdge(areas), clip: areas.map(area => area.d).join('') }
  })
}
