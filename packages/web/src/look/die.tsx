import type { Kit } from '@aquila/games/table'
import { t } from '../messages/text.ts'
import { dressOf } from './wardrobe.ts'

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die as it fell: spots for six sides, a figure in a diamond for ten. In a side's colour if it is a side's. */
export function Die({
  sides,
  value,
  size = 18,
  kit,
}: {
  sides: number
  value: number
  size?: number
  kit?: Kit | undefined
}) {
  const dress = kit === undefined ? null : dressOf(kit)
  const body = { fill: dress?.color ?? '#fffdf6', stroke: dress?.dark ?? '#8c764e', 'stroke-width': 3 }
  const ink = dress === null ? '#2a1d12' : '#fff6e2'
  return (
    <svg
      class="die"
      width={size}
      height={size}
      viewBox="0 0 40 40"
      role="img"
      aria-label={t('die.fell', { sides, value })}
    >
      {sides === 6 ? (
        <>
          <rect x="2" y="2" width="36" height="36" rx="8" {...body} />
          {(spots[value] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={20 + 10 * x} cy={20 + 10 * y} r="4" fill={ink} />
          ))}
        </>
      ) : (
        <>
          <path d="M20 2L38 20 20 38 2 20Z" {...body} />
          <text
            x="20"
            y="27"
            text-anchor="middle"
            font-family="EB Garamond"
            font-weight="700"
            font-size="20"
            fill={ink}
          >
            {value}
          </text>
        </>
      )}
    </svg>
  )
}
