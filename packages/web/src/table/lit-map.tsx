import { NOBODY } from '@aquila/games/kits'
import type { Area, Kit, Layer, PlaceId, Stack } from '@aquila/games/table'
import { useEffect, useState } from 'preact/hooks'
import { StackDrawing } from '../look/stack.tsx'
import { dressOf } from '../look/wardrobe.ts'
import { Highlight } from './map/highlight.tsx'
import { loadLayer } from './map/load-layer.ts'
import { placeStacks } from './map/placing.ts'
import { outerEdge } from './map/shapes.ts'

/** The least that is shown, in the measure of the map, and the room around what is lit. */
const LEAST = 420
const ROOM = 90
/** How wide it is to its height. */
const WIDE = 1.46

interface Lit {
  readonly map: string
  /** What is lit in gold. */
  readonly lit: readonly PlaceId[]
  /** What has the colour of a side already. */
  readonly held?: readonly PlaceId[]
  readonly kit?: Kit | undefined
  readonly stacks: readonly Stack[]
  /** How wide the picture is to its height. */
  readonly wide?: number
}

/** The part of a map where something has changed hands. */
export function LitMap({ map, lit, held = [], kit, stacks, wide = WIDE }: Lit) {
  const [layer, setLayer] = useState<Layer | null>(null)
  useEffect(() => {
    loadLayer(map).then(setLayer, () => setLayer(null))
  }, [map])
  const areas = layer?.areas.filter(area => lit.includes(area.id)) ?? []
  const kept = layer?.areas.filter(area => held.includes(area.id)) ?? []
  if (layer === null || areas.length + kept.length === 0) return null
  const { left, top, width, height } = windowOn(layer, [...areas, ...kept], wide)
  const edge = outerEdge(areas)
  const near = placeStacks(layer, stacks).stacks.filter(
    ({ at: [x, y] }) => x > left - 60 && x < left + width + 60 && y > top - 60 && y < top + height + 60,
  )
  return (
    <svg
      class="lit-map"
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {layer.art === null ? (
        layer.areas.map(area => (
          <path key={area.id} d={area.d} fill={area.fill ?? '#d8cb9a'} stroke="#7a6237" />
        ))
      ) : (
        <image href={layer.art.one} width={layer.width} height={layer.height} />
      )}
      {kept.map(area => (
        <path
          key={area.id}
          class="turned-zone"
          d={area.d}
          fill={dressOf(kit ?? NOBODY).color}
          stroke={dressOf(kit ?? NOBODY).dark}
        />
      ))}
      {areas.map(area => (
        <Highlight key={area.id} area={{ ...area, id: `lit-${area.id}` }} edge={edge} kind="legal" />
      ))}
      {near.map(({ key, stack, at, scale }) => (
        <g key={key} transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
          <StackDrawing stack={stack} />
        </g>
      ))}
    </svg>
  )
}

/** All that is lit, with room around it, inside the map. */
function windowOn({ width: full, height: tall }: Layer, areas: readonly Area[], wide: number) {
  const [xs, ys] = [areas.map(({ at }) => at[0]), areas.map(({ at }) => at[1])]
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const wanted = Math.max(
    LEAST,
    Math.max(...xs) - Math.min(...xs) + 2 * ROOM,
    (Math.max(...ys) - Math.min(...ys) + 2 * ROOM) * wide,
  )
  const width = Math.min(wanted, full)
  const height = Math.min(width / wide, tall)
  return {
    left: Math.max(0, Math.min(full - width, x - width / 2)),
    top: Math.max(0, Math.min(tall - height, y - height / 2)),
    width,
    height,
  }
}
