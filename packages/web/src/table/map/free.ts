import type { Inset } from './camera.ts'

/**
 * What is free of paper: how far things that are marked with `data-covers` reach over each edge of the map. What lies in
 * its left lower corner can be looked past in two ways, above it and at its right.
 */
export function freeOf(map: Element, table: Element): readonly Inset[] {
  const frame = map.getBoundingClientRect()
  const inset = { top: 0, right: 0, bottom: 0, left: 0 }
  let corner: DOMRect | null = null
  for (const paper of table.querySelectorAll<HTMLElement>('[data-covers]')) {
    const box = paper.getBoundingClientRect()
    if (box.width === 0) continue
    const { covers } = paper.dataset
    if (covers === 'corner') corner = box
    else if (covers === 'top') inset.top = Math.max(inset.top, box.bottom - frame.top)
    else if (covers === 'bottom') inset.bottom = Math.max(inset.bottom, frame.bottom - box.top)
    else if (covers === 'left') inset.left = Math.max(inset.left, box.right - frame.left)
    else inset.right = Math.max(inset.right, frame.right - box.left)
  }
  if (corner === null) return [inset]
  return [
    { ...inset, bottom: Math.max(inset.bottom, frame.bottom - corner.top) },
    { ...inset, left: Math.max(inset.left, corner.right - frame.left) },
  ]
}
