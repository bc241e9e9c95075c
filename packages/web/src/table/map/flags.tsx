import type { Area, Flag, Layer, Spot } from '@aquila/games/table'
import { BannerDrawing, WallDrawing } from '../../look/banner.tsx'
import { MarkerDrawing } from '../../look/marker.tsx'
import { isMarker, placeMarkers } from './markers.ts'
import type { PlacedStack } from './placing.ts'

/** What marks a place: markers beside the stacks; banners and walls where the map has room for them. */
export function Flags({
  layer,
  flags,
  placed,
  areas,
}: {
  layer: Layer
  flags: readonly Flag[]
  placed: readonly PlacedStack[]
  areas: ReadonlyMap<string, Area>
}) {
  return (
    <>
      {placeMarkers(layer, flags, placed).map(({ flag, at: [x, y] }) => (
        <g key={flag.id} class="marker" transform={`translate(${x} ${y})`}>
          <MarkerDrawing flag={flag} />
        </g>
      ))}
      {flags
        .filter(flag => !isMarker(flag))
        .map(flag => (
          <FlagOn key={flag.id} flag={flag} at={layer.banners.get(flag.place) ?? areas.get(flag.place)?.at} />
        ))}
    </>
  )
}

function FlagOn({ flag, at }: { flag: Flag; at: Spot | undefined }) {
  if (at === undefined) return null
  const [x, y] = at
  if (flag.as === 'wall') {
    return (
      <g class="wall" transform={`translate(${x + 11} ${y + 13})`}>
        <WallDrawing kit={flag.kit} text={flag.text} />
      </g>
    )
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <BannerDrawing kit={flag.kit} text={flag.text} />
    </g>
  )
}
