import { computed, signal } from '@preact/signals'

const window = signal({ width: innerWidth, height: innerHeight })
addEventListener('resize', () => {
  window.value = { width: innerWidth, height: innerHeight }
})

/** How the table is laid out: by width, and on a low screen (a phone on its side, text twice as large) by height. */
export type Layout = 'desktop' | 'tablet' | 'phone' | 'low'

/** Below this height there is no room for a bar above and a sheet below: both stand in a column at the right. */
const LOW = 500

const layout = computed((): Layout => {
  const { width, height } = window.value
  if (height < LOW) return 'low'
  return width < 700 ? 'phone' : width < 1200 ? 'tablet' : 'desktop'
})

export function useLayout(): Layout {
  return layout.value
}

/** The width of the window, in pixels. */
export function useWidth(): number {
  return window.value.width
}
