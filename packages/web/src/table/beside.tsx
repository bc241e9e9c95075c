import type { PlaceId } from '@aquila/games/table'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** The gap between a place and the paper laid beside it. */
const GAP = 18

/** Paper beside a place of the map, on the side with more room, with a pointer to it; it covers no place's own middle. */
export function Beside({
  place,
  kind,
  children,
}: {
  place: PlaceId
  kind: string
  children: ComponentChildren
}) {
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (paper.current !== null) layBeside(paper.current, place)
  })
  return (
    <div ref={paper} class={`beside ${kind}`}>
      {children}
    </div>
  )
}

function layBeside(paper: HTMLElement, place: PlaceId): void {
  const map = paper.closest('.table')?.querySelector('.map')
  const spot = map?.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect()
  const frame = map?.getBoundingClientRect()
  if (spot === undefined || frame === undefined) return
  const panel = paper.closest('.table')?.querySelector('.panel, .column')?.getBoundingClientRect()
  const right = panel === undefined || panel.width === 0 ? frame.right : panel.left
  const { offsetWidth: width, offsetHeight: height } = paper
  const roomRight = right - spot.right
  const side = roomRight >= width + GAP + 8 || roomRight > spot.left ? 'right' : 'left'
  const x = side === 'right' ? spot.right + GAP : spot.left - GAP - width
  const middle = (spot.top + spot.bottom) / 2
  const top = Math.max(96, Math.min(frame.bottom - height - 12, middle - height / 2))
  paper.dataset.side = side
  paper.style.left = `${Math.max(8, Math.min(right - width - 8, x))}px`
  paper.style.top = `${top}px`
  paper.style.setProperty('--points-at', `${Math.max(14, Math.min(height - 14, middle - top))}px`)
}
