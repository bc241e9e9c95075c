import type { Moment } from '@aquila/games/table'
import { effect, signal } from '@preact/signals'

/** What a person has set for all pages; kept in this browser. */
export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark'
  readonly text: 'normal' | 'large' | 'larger'
  readonly contrast: 'normal' | 'high'
  readonly motion: 'full' | 'less'
  /** How fast the film of the others' moves runs. */
  readonly filmSpeed: 1 | 2 | 4
  /** Which moments are shown, by their kind; what nobody has set is as fits the size of the table. */
  readonly moments: Readonly<Partial<Record<Moment['kind'], MomentsShown>>>
  readonly sounds: 'off' | 'on'
  /** Whether every match begins with what one is after. */
  readonly briefing: 'always' | 'never'
  /** The language that everything is read in. */
  readonly language: string
}

/** All, those that concern the viewer, or none. */
export const momentsShown = ['all', 'mine', 'never'] as const
export type MomentsShown = (typeof momentsShown)[number]

const KEY = 'aquila-settings'
const defaults: Settings = {
  theme: 'auto',
  text: 'normal',
  contrast: 'normal',
  motion: 'full',
  filmSpeed: 1,
  moments: {},
  sounds: 'off',
  briefing: 'always',
  language: 'en',
}

export const settings = signal<Settings>(load())

const night = matchMedia('(prefers-color-scheme: dark)')
const isNight = signal(night.matches)
night.addEventListener('change', () => {
  isNight.value = night.matches
})

/**
 * The language that is set. No menu offers one while there is only English; the address does: `?language=pseudo` is kept
 * until another is asked for.
 */
export function languageWanted(): string {
  const asked = new URLSearchParams(location.search).get('language')
  if (asked !== null) settings.value = { ...settings.value, language: asked }
  return settings.value.language
}

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
    const all: Settings = { ...defaults, ...(typeof kept === 'object' && kept !== null ? kept : {}) }
    // Older pages kept what nobody had set: that all are shown.
    const untouched = Object.values(all.moments).every(each => each === 'all')
    return untouched ? { ...all, moments: {} } : all
  } catch {
    return defaults
  }
}
