import type { Piece } from '@aquila/games/table'
import { useContext } from 'preact/hooks'
import { CoinDrawing } from '../../look/coin.tsx'
import { CounterDrawing } from '../../look/counter.tsx'
import { MapLevel } from './names.tsx'
import { type PlacedStack, spotOfFan } from './placing.ts'

const STEP = 44
const MOST = 8

/**
 * The pieces of a stack side by side, while somebody points at it: over it, or where they hide fewer of the others.
 * Never smaller on the screen than at zoom 1.
 */
export function Fan({ placed, others }: { placed: PlacedStack; others: readonly PlacedStack[] }) {
  const { stack } = placed
  const larger = Math.max(1, 1 / useContext(MapLevel).value)
  const rows: Piece[][] = []
  for (let first = 0; first < stack.pieces.length; first += MOST)
    rows.push(stack.pieces.slice(first, first + MOST))
  const width = Math.min(stack.pieces.length, MOST) * STEP + 12
  const height = rows.length * STEP + 12
  const [x, y] = spotOfFan(placed, { width: width * larger, height: height * larger }, others)
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
