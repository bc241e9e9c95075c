import type { LeaderPiece, Stack, UnitPiece } from '@aquila/games/table'
import { CoinDrawing } from './coin.tsx'
import { CounterDrawing } from './counter.tsx'
import { pathOf } from './icon.tsx'
import { Patron, ShipsDrawing } from './marker.tsx'
import { dressOf } from './wardrobe.ts'

/** The room a stack takes at scale 1, from its middle. */
export const STACK = { width: 108, height: 76 } as const

/** A shape below instead of a filter: a hundred filters make a slow map. */
const SHADOW = { fill: '#1d0f02', 'fill-opacity': 0.4 } as const

export const unitsOf = (stack: Stack): UnitPiece[] => stack.pieces.filter(piece => piece.kind === 'unit')
export const leadersOf = (stack: Stack): LeaderPiece[] =>
  stack.pieces.filter(piece => piece.kind === 'leader')

/** How many are on the move or stay behind, and how strong they are. */
export interface Part {
  readonly units: number
  readonly strength: number
}

/** A stack of which some units set out, while others stay. */
export interface Parting {
  /** Who leads those who go, if anybody does. */
  readonly leader: LeaderPiece | null
  readonly going: Part
  readonly staying: Part
}

/** Who of a stack sets out, apart from who stays; null if all its units go, or none. */
export function partingOf(stack: Stack, chosen: readonly string[]): Parting | null {
  const units = unitsOf(stack)
  const going = units.filter(({ id }) => chosen.includes(id))
  if (going.length === 0 || going.length === units.length) return null
  const strength = going.reduce((sum, unit) => sum + unit.strength, 0)
  return {
    leader: leadersOf(stack).find(({ id }) => chosen.includes(id)) ?? null,
    going: { units: going.length, strength },
    staying: { units: units.length - going.length, strength: stack.strength - strength },
  }
}

/** A stack around the point 0/0: the strongest unit on top, edges behind it, the leader's coin at its left, a plaque below. */
export function StackDrawing({ stack, parting = null }: { stack: Stack; parting?: Parting | null }) {
  const units = unitsOf(stack)
  const hidden = stack.hidden === true
  // Three edges always: the real number must not be seen.
  const count = hidden ? HIDDEN : (stack.units ?? units.length)
  const leaders = leadersOf(stack)
  const [top] = units
  const leader = parting?.leader ?? leaders[0]
  const dress = dressOf(stack.kit)
  const alone = leader === undefined || (top === undefined && !hidden)
  if (stack.ships !== undefined) return <ShipsDrawing stack={stack} />
  const unitX = alone ? -25 : 2
  return (
    <g>
      {(top !== undefined || hidden) && (
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
            {top === undefined ? <HiddenCounter kit={stack.kit} /> : <CounterDrawing unit={top} />}
          </g>
          {stack.serves !== undefined && <Patron kit={stack.serves} x={unitX + 46} y={-36} />}
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
            <CoinDrawing
              kit={leader.kit}
              seed={leader.id}
              wreath={leader.wreath}
              rating={leader.rating}
              rank={leader.rank}
            />
          </g>
        </g>
      )}
      {(count > 1 || leader !== undefined) && (
        <Plaque
          name={leader?.label ?? null}
          count={parting?.going.units ?? (top === undefined && !hidden ? 0 : count)}
          strength={parting?.going.strength ?? stack.strength}
          staying={parting?.staying.strength ?? null}
          stack={stack}
        />
      )}
    </g>
  )
}

/** Edges of a stack that shows nothing of itself. */
const HIDDEN = 4

/** The sign of a side instead of figures, in a box of 64. */
function HiddenCounter({ kit }: { kit: Stack['kit'] }) {
  const dress = dressOf(kit)
  return (
    <g>
      <path d={dress.outline(1, 1, 62, 62, 8)} fill={dress.body} stroke={dress.dark} stroke-width="1.4" />
      <path
        d={dress.outline(5, 5, 54, 54, 5)}
        fill="none"
        stroke="#f7dfb4"
        stroke-opacity=".6"
        stroke-dasharray="2.4 2"
      />
      <path
        transform="translate(14 14) scale(.0703)"
        fill-rule="evenodd"
        d={pathOf(dress.sign ?? 'shield')}
        fill="#fff6e2"
        opacity=".9"
      />
    </g>
  )
}

/**
 * Leader's name on the side's colour, the count of units in a small square, their strength; where some of them set out, that of
 * those who stay behind a line.
 */
function Plaque({
  name,
  count,
  strength,
  staying,
  stack,
}: {
  name: string | null
  count: number
  strength: number
  staying: number | null
  stack: Stack
}) {
  const dress = dressOf(stack.kit)
  const nameWidth = name === null ? 0 : Math.round(name.length * 6.4 + 14)
  const hidden = stack.hidden === true
  const width = nameWidth + (count === 0 ? 0 : hidden ? 24 : 46) + (staying === null ? 0 : STAYING)
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
      {hidden && (
        <text
          x={nameWidth + 12}
          y="14.6"
          text-anchor="middle"
          font-family="EB Garamond"
          font-weight="700"
          font-size="15.5"
          fill={dress.dark}
        >
          ?
        </text>
      )}
      {count > 0 && !hidden && (
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
          {staying !== null && (
            <g class="staying">
              <path d={`M${nameWidth + 46} 3v13`} stroke={dress.dark} stroke-opacity=".5" />
              <text x={nameWidth + 46 + STAYING / 2} y="14.4" font-size="13.5" fill="#6f5c45">
                {staying}
              </text>
            </g>
          )}
        </g>
      )}
    </g>
  )
}

/** The room for the strength of those who stay. */
const STAYING = 26
