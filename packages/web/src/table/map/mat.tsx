import { pathOf } from '../../look/icon.tsx'
import { dressOf } from '../../look/wardrobe.ts'
import { MAT, type PlacedMat } from './placing.ts'

/** The paper on which two sides stand face to face, with swords between them, its pin, and the attacker's chance below. */
export function Mat({
  mat: { at, scale, pin, kits },
  chance,
  lit,
}: {
  mat: PlacedMat
  /** '5 in 6', if a choice says so. */
  chance: string | null
  /** The decision is about it. */
  lit: boolean
}) {
  const [x, y] = at
  const { width, height } = MAT
  return (
    <g class="mat">
      <path d={`M${x} ${y}L${pin[0]} ${pin[1]}`} stroke="#fffaf0" stroke-width="5" stroke-linecap="round" />
      <path d={`M${x} ${y}L${pin[0]} ${pin[1]}`} stroke="#2a1d12" stroke-width="2.4" />
      <circle cx={pin[0]} cy={pin[1]} r="5" fill="#2a1d12" stroke="#fffaf0" stroke-width="2" />
      <g style={{ transform: `translate(${x}px, ${y}px) scale(var(--grown, 1)) scale(${scale})` }}>
        <rect
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx="9"
          fill="#fbf6ea"
          fill-opacity=".93"
        />
        {kits.map((kit, index) => (
          <rect
            key={kit}
            x={index === 0 ? -width / 2 : 0}
            y={-height / 2}
            width={width / 2}
            height={height}
            rx="9"
            fill={dressOf(kit).color}
            fill-opacity=".14"
          />
        ))}
        <rect
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx="9"
          fill="none"
          stroke={lit ? '#ffdb74' : '#b89f6d'}
          stroke-width={lit ? 3.4 : 1.6}
        />
        <path
          d="M0-20L17-10V10L0 20-17 10V-10Z"
          transform="translate(0 -8)"
          fill="#2a1d12"
          stroke="#ffdf86"
          stroke-width="2"
        />
        <g transform="translate(-11 -19) scale(.043)">
          <path d={pathOf('swords')} fill="#ffe9b0" />
        </g>
        {chance !== null && (
          <g transform={`translate(0 ${height / 2})`}>
            <rect
              x="-44"
              y="-12"
              width="88"
              height="25"
              rx="12.5"
              fill="#2a1d12"
              stroke="#ffdf86"
              stroke-width="1.5"
            />
            <text
              y="6"
              text-anchor="middle"
              font-family="EB Garamond"
              font-weight="700"
              font-size="17"
              fill="#fff6e2"
            >
              {chance}
            </text>
          </g>
        )}
      </g>
    </g>
  )
}
