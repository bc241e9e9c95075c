/** Where the mouse was when it last moved. */
let last: { readonly clientX: number; readonly clientY: number } | null = null

globalThis.addEventListener?.(
  'pointermove',
  ({ clientX, clientY }) => {
    last = { clientX, clientY }
  },
  { capture: true, passive: true },
)

/**
 * True if somebody has moved the mouse onto a thing; false if the thing came under a mouse that lay still. What an event
 * of entering calls its movement is zero in either case.
 */
export function isPointing({
  pointerType,
  clientX,
  clientY,
}: Pick<PointerEvent, 'pointerType' | 'clientX' | 'clientY'>): boolean {
  return pointerType === 'mouse' && (clientX !== last?.clientX || clientY !== last.clientY)
}
