import { effect, signal } from '@preact/signals'

/** What a person has set for all pages; kept in this browser. */
export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark'
  readonly text: 'normal' | 'large' | 'larger'
  readonly contrast: 'normal' | 'high'
  readonly motion: 'full' | 'less'
  /** How fast the film of the others' moves runs. */
  readonly filmSpeed: 1 | 2 | 4
}

const KEY = 'aquila-settings'
const defaults: Settings = { theme: 'auto', text: 'normal', contrast: 'normal', motion: 'full', filmSpeed: 1 }

export const settings = signal<Settings>(load())

const night = matchMedia('(prefers-color-scheme: dark)')
const isNight = signal(night.matches)
night.addEventListener('change', () => {
  isNight.value = night.matches
})

/** Writes the settings where the style sheets look for them. */
export function followSettings(): void {
  effect(() => {
    const { theme, text, contrast, motion } = settings.value
    const { dataset } = document.documentElement
    dataset.theme = theme === 'auto' ? (isNight.value ? 'dark' : 'light') : theme
    dataset.text = text
    dataset.contrast = contrast
    dataset.motion = motion
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value))
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
}

export function movesLittle(): boolean {
  return settings.value.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { ...defaults, ...(typeof kept === 'object' && kept !== null ? kept : {}) }
  } catch {
    return defaults
  }
}
