import type { PlaceId } from '@aquila/games/table'

const FAR = 8

/** Follows the mouse from a stack to the place it is dropped on. The line shows the way; a short move is a click. */
export function dragFrom(
  start: PointerEvent,
  from: PlaceId,
  line: SVGPathElement | null,
  onDrop: (from: PlaceId, to: PlaceId) => void,
): void {
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
