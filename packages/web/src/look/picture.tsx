import type { Drawing } from '@aquila/games/table'

/** A picture of a game's own. */
export function Picture({ picture }: { picture: Drawing }) {
  return (
    <svg class="picture" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
      {picture.shapes.map(({ d, fill = 'none', stroke, strokeWidth, opacity }, index) => (
        <path
          key={index}
          d={d}
          fill={fill}
          stroke={stroke}
          stroke-width={strokeWidth}
          stroke-linecap="round"
          stroke-linejoin="round"
          opacity={opacity}
        />
      ))}
    </svg>
  )
}
