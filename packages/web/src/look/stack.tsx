import type { LeaderPiece, Stack, UnitPiece } from '@aquila/games/table'
import { CoinDrawing } from './coin.tsx'
import { CounterDrawing } from './counter.tsx'
import { dresses } from './kits.ts'

/** The room a stack takes at scale 1, from its middle. */
export const STACK = { width: 108, height: 76 } as const

/** A shape below instead of a filter: a hundred filters make a slow map. */
const SHADOW = { fill: '#1d0f02', 'fill-opacity': 0.4 } as const

export const unitsOf = (stack: Stack): UnitPiece[] => stack.pieces.filter(piece => piece.kind === 'unit')
export const leadersOf = (stack: Stack): LeaderPiece[] =>
  stack.pieces.filter(piece => piece.kind === 'leader')

/** A stack around the point 0/0: the strongest unit on top, edges behind it, the leader's coin at its left, a plaque below. */
export function StackDrawing({ stack }: { stack: Stack }) {
  const units = unitsOf(stack)
  const count = stack.units ?? units.length
  const leaders = leadersOf(stack)
  const [top] = units
  const [leader] = leaders
  const dress = dresses[stack.kit]
  const alone = leader === undefined || top === undefined
  const unitX = alone ? -25 : 2
  return (
    <g>
      {top !== undefined && (
        <g>
          <path
            d={dress.outline(1, 1, 62, 62, 6)}
            transform={`translate(${unitX + 0.5} -35.6) scale(.78)`}
            {...SHADOW}
          />
          {Array.from({ length: Math.min(count - 1, 3) }, (_, edge) => Math.min(count - 1, 3) - edge).map(
            depth => (
              <path
                key={depth}
                d={dress.outline(1, 1, 62, 62, dress.rules === 2 ? 8 : 6)}
                transform={`translate(${unitX + 3 * depth} ${-38 - 3 * depth}) scale(.78)`}
                fill={dress.edge}
                stroke="#f3e2bd"
                stroke-opacity=".85"
                stroke-width="1.5"
              />
            ),
          )}
          <g transform={`translate(${unitX} -38) scale(.78)`}>
            <CounterDrawing unit={top} />
          </g>
        </g>
      )}
      {leader !== undefined && (
        <g>
          <circle cx={alone ? 0 : -21.6} cy="-11.4" r="24.6" {...SHADOW} />
          {leaders.length > 1 && (
            <circle
              cx={alone ? -3.5 : -25}
              cy="-16"
              r="23.4"
              fill={dress.edge}
              stroke="#f3e2bd"
              stroke-width="1.2"
            />
          )}
          <g transform={`translate(${alone ? -25.5 : -47} -38.5) scale(.79)`}>
            <CoinDrawing kit={leader.kit} seed={leader.id} wreath={leader.wreath} />
          </g>
        </g>
      )}
      {(count > 1 || leader !== undefined) && (
        <Plaque name={leader?.label ?? null} count={count} strength={stack.strength} stack={stack} />
      )}
    </g>
  )
}

/** Leader's name on the side's colour, the count of units in a small square, the total strength. */
function Plaque({
  name,
  count,
  strength,
  stack,
}: {
  name: string | null
  count: number
  strength: number
  stack: Stack
}) {
  const dress = dresses[stack.kit]
  const nameWidth = name === null ? 0 : Math.round(name.length * 6.4 + 14)
  const width = nameWidth + (count === 0 ? 0 : 46)
  const left = -width / 2
  return (
    <g transform={`translate(${left} 14)`}>
      <path d={dress.outline(0, 2, width, 19.6, 5)} {...SHADOW} />
      <path d={dress.outline(0, 0, width, 19, 5)} fill="#fffaf0" stroke={dress.dark} stroke-width="1.4" />
      {name !== null && (
        <>
          <path d={dress.outline(0, 0, nameWidth, 19, 5)} fill={dress.color} />
          <text
            x={nameWidth / 2}
            y="13.8"
            text-anchor="middle"
            font-family="EB Garamond"
            font-weight="600"
            font-size="13.5"
            fill="#fff6e2"
          >
            {name}
          </text>
        </>
      )}
      {count > 0 && (
        <g font-family="EB Garamond" font-weight="700" text-anchor="middle">
          <path
            d={dress.outline(nameWidth + 5, 3, 14, 13, 2.5)}
            fill="none"
            stroke={dress.dark}
            stroke-width="1.1"
          />
          <text x={nameWidth + 12} y="13.3" font-size="11.5" fill={dress.dark}>
            {count}
          </text>
          <text x={nameWidth + 33} y="14.4" font-size="15.5" fill="#2a1d12">
            {strength}
          </text>
        </g>
      )}
    </g>
  )
}
