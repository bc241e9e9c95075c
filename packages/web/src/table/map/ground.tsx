import type { Layer } from '@aquila/games/table'

/** Where there is no art, the outlines with their names are the map. */
export function Ground({ layer }: { layer: Layer }) {
  return (
    <g>
      <rect width={layer.width} height={layer.height} fill="#a8bcb4" />
      {layer.areas.map(area => (
        <g key={area.id}>
          <path
            d={area.d}
            fill={area.fill ?? (area.kind === 'sea' ? '#9db3ad' : '#d8cb9a')}
            stroke="#6d5a37"
            stroke-width="1.6"
          />
          {area.kind === 'zone' && (
            <text x={area.at[0]} y={area.at[1]} class="area-name">
              {area.name}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
