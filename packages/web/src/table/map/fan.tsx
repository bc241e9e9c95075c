import type { Layer, Piece } from '@aquila/games/table'
import { useContext } from 'preact/hooks'
import { CoinDrawing } from '../../look/coin.tsx'
import { CounterDrawing } from '../../look/counter.tsx'
import { countersGrownAt } from './levels.ts'
import { MapLevel } from './names.tsx'
import { type PlacedStack, spotOfFan } from './placing.ts'

const STEP = 44
const MOST = 8

/**
 * The pieces of a stack side by side, while somebody points at it: over it, or where they hide fewer of the others.
 * Never smaller on the screen than at zoom 1.
 */
export function Fan({
  layer,
  placed,
  others,
}: {
  layer: Layer
  placed: PlacedStack
  others: readonly PlacedStack[]
}) {
  const { stack } = placed
  const level = useContext(MapLevel).value
  const larger = Math.max(1, 1 / level)
  const rows: Piece[][] = []
  for (let first = 0; first < stack.pieces.length; first += MOST)
    rows.push(stack.pieces.slice(first, first + MOST))
  const width = Math.min(stack.pieces.length, MOST) * STEP + 12
  const height = rows.length * STEP + 12
  const size = { width: width * larger, height: height * larger }
  const [x, y] = spotOfFan(placed, size, others, countersGrownAt(layer, level))
  return (
    <g
      class="fan"
      transform={`translate(${x} ${y}) scale(${larger}) translate(${-width / 2} ${-height / 2})`}
    >
      <rect width={width} height={height} rx="8" fill="#fbf6ea" stroke="#b89f6d" filter="url(#lift)" />
      {rows.map((row, line) =>
        row.map((piece, column) => (
          <g key={piece.id} transform={`translate(${8 + column * STEP} ${8 + line * STEP}) scale(.62)`}>
            {piece.kind === 'unit' ? (
              <CounterDrawing unit={piece} />
            ) : (
              <CoinDrawing
                kit={piece.kit}
                seed={piece.id}
                wreath={piece.wreath}
                rating={piece.rating}
                rank={piece.rank}
              />
            )}
          </g>
        )),
      )}
    </g>
  )
}
