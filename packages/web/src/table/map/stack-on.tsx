import type { PlaceId, Stack } from '@aquila/games/table'
import { memo } from '../../look/memo.ts'
import { type Parting, StackDrawing } from '../../look/stack.tsx'
import { dressOf } from '../../look/wardrobe.ts'
import type { PlacedStack } from './placing.ts'
import { isPointing } from './pointing.ts'

interface StackOnProps {
  readonly placed: PlacedStack
  readonly lifted: boolean
  readonly choosable: boolean
  readonly fresh: boolean
  readonly chosen: boolean
  readonly parting: Parting | null
  onPoint(place: PlaceId): void
  onHover(key: string | null, place: PlaceId | null): void
}

/** A stack where it stands. It is drawn again only when it looks or stands differently. */
export const StackOn = memo(drawStack, (before, now) => {
  const [one, other] = [before.placed, now.placed]
  return (
    one.look === other.look &&
    one.at[0] === other.at[0] &&
    one.at[1] === other.at[1] &&
    one.scale === other.scale &&
    before.lifted === now.lifted &&
    before.choosable === now.choosable &&
    before.fresh === now.fresh &&
    before.chosen === now.chosen &&
    before.parting?.leader?.id === now.parting?.leader?.id &&
    before.parting?.going.units === now.parting?.going.units &&
    before.parting?.going.strength === now.parting?.going.strength
  )
})

function drawStack({
  placed: {
    key,
    stack,
    at: [x, y],
    scale,
    pin,
    mat = [x, y],
  },
  lifted,
  choosable,
  fresh,
  chosen,
  parting,
  onPoint,
  onHover,
}: StackOnProps) {
  const dress = dressOf(stack.kit)
  return (
    // The place below has the same meaning for the keyboard, with a name.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <g
      class="stack-on"
      data-at={stack.place}
      data-drag={choosable || chosen ? stack.place : undefined}
      onClick={() => onPoint(stack.place)}
      onPointerEnter={event => {
        if (isPointing(event)) onHover(key, stack.place)
      }}
      onPointerLeave={() => onHover(null, null)}
    >
      {pin !== null && (
        <g fill="none">
          <path
            d={`M${x} ${y}L${pin[0]} ${pin[1]}`}
            stroke="#fffaf0"
            stroke-width="5"
            stroke-linecap="round"
          />
          <path d={`M${x} ${y}L${pin[0]} ${pin[1]}`} stroke={dress.color} stroke-width="2.6" />
          <circle cx={pin[0]} cy={pin[1]} r="5.4" fill={dress.color} stroke="#fffaf0" stroke-width="2" />
        </g>
      )}
      <g
        class="travel"
        // From far away it is drawn larger, about its own middle or that of the mat it stands on.
        style={{
          transform: `translate(${mat[0]}px, ${mat[1]}px) scale(var(--grown, 1)) translate(${x - mat[0]}px, ${y - mat[1]}px) scale(${lifted ? scale * 1.1 : scale})`,
        }}
      >
        {choosable && <Choosable stack={stack} />}
        <StackDrawing stack={stack} parting={parting} />
        {fresh && (
          <circle
            cx={stack.ships === undefined ? 34 : 20}
            cy={stack.ships === undefined ? -40 : -16}
            r="6"
            fill="#f5a800"
            stroke="#3b2400"
            stroke-width="1.6"
          />
        )}
      </g>
    </g>
  )
}

/** A gold frame in a dark casing: something in this stack may be chosen. */
function Choosable({ stack }: { stack: Stack }) {
  const box = stack.ships === undefined ? frameOf(stack) : { x: -30, y: -20, width: 60, height: 40, rx: 10 }
  return (
    <g fill="none">
      <rect {...box} fill="#ffdb74" fill-opacity=".3" stroke="#4a2f00" stroke-width="5.5" />
      <rect {...box} stroke="#ffdb74" stroke-width="3" />
    </g>
  )
}

function frameOf(stack: Stack) {
  const units = stack.pieces.some(piece => piece.kind === 'unit')
  const leaders = stack.pieces.some(piece => piece.kind === 'leader')
  const half = units && leaders ? 53 : leaders ? 36 : 32
  const height = leaders || stack.pieces.length > 1 ? 86 : 68
  return { x: -half, y: -47, width: 2 * half, height, rx: 10 }
}
