import { signal } from '@preact/signals'

const width = signal(innerWidth)
addEventListener('resize', () => {
  width.value = innerWidth
})

/** The width of the window, in pixels. */
export function useWidth(): number {
  return width.value
}
