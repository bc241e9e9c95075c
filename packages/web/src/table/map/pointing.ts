/** True if somebody has moved the mouse onto a thing; false if the thing came under a mouse that lay still. */
export function isPointing({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)
}
