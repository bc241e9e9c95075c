import type { Inset, Size } from './camera.ts'

/** What is free of paper. */
export interface Free {
  /** How far papers along a whole edge of the map reach over it. */
  readonly inset: Inset
  /** A paper in one of the lower corners. */
  readonly paper: Size | null
}

/** By the things that are marked with `data-covers`: those in a corner can be looked past in several ways. */
export function freeOf(map: Element, table: Element): Free {
  const frame = map.getBoundingClientRect()
  const inset = { top: 0, right: 0, bottom: 0, left: 0 }
  let paper: Size | null = null
  for (const each of table.querySelectorAll<HTMLElement>('[data-covers]')) {
    const box = each.getBoundingClientRect()
    if (box.width === 0) continue
    const { covers } = each.dataset
    if (covers === 'corner') paper = { width: box.width + 2 * GAP, height: frame.bottom - box.top }
    else if (covers === 'top') inset.top = Math.max(inset.top, box.bottom - frame.top)
    else if (covers === 'bottom') inset.bottom = Math.max(inset.bottom, frame.bottom - box.top)
    else if (covers === 'left') inset.left = Math.max(inset.left, box.right - frame.left)
    else inset.right = Math.max(inset.right, frame.right - box.left)
  }
  return { inset, paper }
}

/** What lies between a paper and the edge. */
const GAP = 16
