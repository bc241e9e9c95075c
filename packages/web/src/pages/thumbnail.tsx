import type { Stack } from '@aquila/games/table'
import { useEffect, useState } from 'preact/hooks'
import { StackDrawing } from '../look/stack.tsx'
import { type Layer, loadLayer } from '../table/map/load-layer.ts'
import { placeStacks } from '../table/map/placing.ts'

const WIDTH = 400
const HEIGHT = 175

/** The part of the map where a match stands, or where a scenario begins: then that is lit. */
export function Thumbnail({
  match,
  lit = false,
}: {
  match: { readonly game: string; readonly focus: readonly string[]; readonly stacks?: readonly Stack[] }
  lit?: boolean
}) {
  const [layer, setLayer] = useState<Layer | null>(null)
  useEffect(() => {
    loadLayer(match.game).then(setLayer, () => setLayer(null))
  }, [match.game])
  if (layer === null) return <div class="thumbnail" />
  const places = layer.areas.filter(area => match.focus.includes(area.id))
  const spots = places.map(area => area.slots[0]?.at ?? area.at)
  const [x, y] = middleOf(spots.length > 0 ? spots : [[layer.width / 2, layer.height / 2]])
  const left = Math.max(0, Math.min(layer.width - WIDTH, x - WIDTH / 2))
  const top = Math.max(0, Math.min(layer.height - HEIGHT, y - HEIGHT / 2))
  return (
    <svg
      class="thumbnail"
      viewBox={`${left} ${top} ${WIDTH} ${HEIGHT}`}
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
      {lit &&
        places.map(area => (
          <path
            key={area.id}
            d={area.d}
            fill="#ffd54a"
            fill-opacity="0.35"
            stroke="#8a5a00"
            stroke-width="3"
          />
        ))}
      {placeStacks(layer, match.stacks ?? []).stacks.map(({ key, stack, at, scale }) => (
        <g key={key} transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
          <StackDrawing stack={stack} />
        </g>
      ))}
    </svg>
  )
}

function middleOf(spots: readonly (readonly [number, number])[]): readonly [number, number] {
  const sum = spots.reduce(([x, y], [a, b]) => [x + a, y + b] as const, [0, 0] as const)
  return [sum[0] / spots.length, sum[1] / spots.length]
}
