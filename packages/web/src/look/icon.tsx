import { icons } from './icons.ts'
import { strokes } from './strokes.ts'
import { signOf } from './wardrobe.ts'

/** A sign beside words; it says nothing of its own to a screen reader. */
export function Icon({ name, size = 18 }: { name: string; size?: number }) {
  const stroke = strokes[name]
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      {stroke === undefined ? (
        <path d={pathOf(name)} />
      ) : (
        <path
          d={stroke}
          fill="none"
          stroke="currentColor"
          stroke-width="48"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </svg>
  )
}

/** The path of a sign, for drawings; a name without one gives a scroll. */
export function pathOf(name: string): string {
  const known: { readonly [name: string]: string } = icons
  return known[name] ?? signOf(name) ?? icons.log
}
