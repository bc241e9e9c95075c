import type { PlaceId } from '@aquila/games/table'
import { useEffect } from 'preact/hooks'
import { followMap } from './map/follow.ts'

/** How far the light reaches beyond the place, in pixels, and how wide it is at least. */
const HALO = 46
const NARROWEST = 90
/** The pointer keeps off the corners of the card. */
const CORNER = 26

/** The place of a moment lies in the light of the veil, and the card points to it. */
export function useSpotlight(
  veil: { readonly current: HTMLElement | null },
  places: readonly PlaceId[],
  changed: unknown,
): void {
  useEffect(() => {
    const turn = (): void => {
      if (veil.current !== null) shineOn(veil.current, places)
    }
    const sheet = veil.current?.closest('.table')?.querySelector<HTMLElement>('.map-sheet') ?? null
    turn()
    const stop = sheet === null ? () => undefined : followMap(sheet, turn)
    addEventListener('resize', turn)
    return () => {
      stop()
      removeEventListener('resize', turn)
    }
  }, [changed])
}

function shineOn(veil: HTMLElement, places: readonly PlaceId[]): void {
  const spots = places.flatMap(place => {
    const name = CSS.escape(place)
    const here = `.places [data-place="${name}"], .stack-on[data-at="${name}"]`
    return [...(veil.closest('.table')?.querySelectorAll(here) ?? [])].map(each =>
      each.getBoundingClientRect(),
    )
  })
  veil.dataset.lit = spots.length === 0 ? 'no' : 'yes'
  if (spots.length === 0) return
  const frame = veil.getBoundingClientRect()
  const [left, right] = [
    Math.min(...spots.map(({ left }) => left)),
    Math.max(...spots.map(({ right }) => right)),
  ]
  const [top, bottom] = [
    Math.min(...spots.map(({ top }) => top)),
    Math.max(...spots.map(({ bottom }) => bottom)),
  ]
  const [x, y] = [(left + right) / 2 - frame.left, (top + bottom) / 2 - frame.top]
  veil.style.setProperty('--light-x', `${x}px`)
  veil.style.setProperty('--light-y', `${y}px`)
  veil.style.setProperty(
    '--light-r',
    `${Math.max(NARROWEST, Math.hypot(right - left, bottom - top) / 2 + HALO)}px`,
  )
  const card = veil.querySelector('.moment')?.getBoundingClientRect()
  if (card === undefined) return
  const pointsLeft = right < card.left - 8
  veil.dataset.points = pointsLeft ? 'yes' : 'no'
  veil.style.setProperty('--card-x', `${card.left - frame.left}px`)
  const within = Math.max(card.top + CORNER, Math.min(card.bottom - CORNER, y + frame.top))
  veil.style.setProperty('--card-y', `${within - frame.top}px`)
}
