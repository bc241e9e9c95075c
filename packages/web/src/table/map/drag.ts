import type { PlaceId } from '@aquila/games/table'

const FAR = 8

/** What happens when a stack was dragged from a place to another. */
type Drop = (from: PlaceId, to: PlaceId) => void

/** Only stacks that can be moved are dragged, and only by mouse: elsewhere and with fingers the map itself moves. */
export function startDrag(event: PointerEvent, line: SVGPathElement | null, onDrop: Drop | null): void {
  if (
    onDrop === null ||
    event.button !== 0 ||
    event.pointerType !== 'mouse' ||
    !(event.target instanceof Element)
  )
    return
  const stack = event.target.closest('[data-drag]')
  const from = stack instanceof SVGElement ? stack.dataset.drag : undefined
  if (from === undefined) return
  event.stopPropagation()
  dragFrom(event, from, line, onDrop)
}

/** Follows the mouse from a stack to the place it is dropped on. The line shows the way; a short move is a click. */
function dragFrom(start: PointerEvent, from: PlaceId, line: SVGPathElement | null, onDrop: Drop): void {
  const sheet = line?.ownerSVGElement?.getScreenCTM()?.inverse()
  const spot = (event: PointerEvent): string => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(sheet)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const first = spot(start)
  const isFar = (event: PointerEvent): boolean =>
    Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR
  const move = (event: PointerEvent): void => {
    if (isFar(event)) line?.setAttribute('d', `M${first}L${spot(event)}`)
  }
  const stop = (): void => {
    line?.removeAttribute('d')
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', drop)
    removeEventListener('pointercancel', stop)
  }
  const drop = (event: PointerEvent): void => {
    stop()
    if (!isFar(event)) return
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const place = under.find(element => element instanceof SVGElement && element.dataset.place !== undefined)
    const to = place instanceof SVGElement ? place.dataset.place : undefined
    if (to !== undefined && to !== from) onDrop(from, to)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', drop)
  addEventListener('pointercancel', stop)
}
