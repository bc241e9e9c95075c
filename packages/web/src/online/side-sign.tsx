import type { Kit } from '@aquila/games/table'
import { useEffect } from 'preact/hooks'
import { pathOf } from '../look/icon.tsx'
import { dressOf, wearLookOf } from '../look/wardrobe.ts'

/** The sign of a side on a disc of its colour; of an open seat, in a dashed ring. Its name stands beside it. */
export function SideSign({ game, kit, isOpen = false }: { game: string; kit: Kit; isOpen?: boolean }) {
  useEffect(() => void wearLookOf(game).catch(() => undefined), [game])
  const { sign, mark } = dressOf(kit)
  return (
    <span class="side-sign" data-kit={kit} data-open={isOpen}>
      <svg viewBox={sign === null ? '-3 -3 16 16' : '-130 -130 772 772'} aria-hidden="true">
        <path fill-rule="evenodd" d={sign === null ? mark : pathOf(sign)} />
      </svg>
    </span>
  )
}
