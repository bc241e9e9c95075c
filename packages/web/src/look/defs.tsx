import type { Band, Dress } from './kits.ts'
import { allWorn } from './wardrobe.ts'

/** Patterns of bands, each in a small square. */
const bands: Readonly<Record<Band, { readonly size: number; readonly d: string }>> = {
  slant: { size: 6, d: 'M-1 7L7-1M-1 1L1-1M5 7L7 5' },
  bars: { size: 5, d: 'M2.5 0V5' },
  dots: { size: 5, d: 'M1.8 2.5H3.2' },
  checks: { size: 6, d: 'M0 1.5H3M3 4.5H6' },
  waves: { size: 8, d: 'M0 4Q2 1 4 4T8 4' },
}

/** Gradients, hatches and shadows that every drawing shares. Once on the page. */
export function Defs() {
  return (
    <svg width="0" height="0" class="unseen" aria-hidden="true">
      <defs>
        {[...allWorn()].map(([kit, { bodyFrom, bodyTo }]) => (
          <Body key={kit} id={`body-${kit}`} from={bodyFrom} to={bodyTo} />
        ))}
        {[...allWorn()].map(([kit, dress]) => (
          <Stripes key={kit} id={`hatch-${kit}`} dress={dress} />
        ))}
        {Object.entries(bands).map(([band, { size, d }]) => (
          <pattern key={band} id={`band-${band}`} width={size} height={size} patternUnits="userSpaceOnUse">
            <path d={d} fill="none" stroke="#fff6e2" stroke-opacity=".42" stroke-width="1.5" />
          </pattern>
        ))}
        <Body id="body-worn" from="#fbf4e3" to="#e9dcbf" />
        <Body id="body-unknown" from="#7a6a55" to="#4a3d2e" />
        <Coin id="coin-gold" stops={['#fbe9b4', '#dcb45c', '#8f6420']} />
        <Coin id="coin-silver" stops={['#f4f1e8', '#c3beb0', '#77715f']} />
        <Coin id="coin-bronze" stops={['#f3d6ad', '#c08a52', '#6c4320']} />
        <pattern
          id="hatch-worn"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="1.6" height="6" fill="#000" opacity=".13" />
        </pattern>
        <pattern
          id="hatch-legal"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2.2" height="9" fill="#fff3c4" opacity=".85" />
        </pattern>
        <pattern
          id="hatch-attack"
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="1.8" height="10" fill="#fff3c4" opacity=".9" />
          <rect width="10" height="1.8" fill="#fff3c4" opacity=".9" />
        </pattern>
        <clipPath id="coin-clip">
          <circle cx="32" cy="32" r="25" />
        </clipPath>
        <filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="4" />
        </filter>
        <filter id="lift" x="-30%" y="-30%" width="160%" height="170%">
          <feDropShadow dx="0" dy="1.5" stdDeviation="1.6" flood-color="#1d0f02" flood-opacity=".55" />
        </filter>
      </defs>
    </svg>
  )
}

function Stripes({ id, dress: { color, stripes } }: { id: string; dress: Dress }) {
  if (stripes === null) return null
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" fill={color} />
      <rect width="1.7" height="5" fill={stripes.light} />
    </pattern>
  )
}

function Body({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color={from} />
      <stop offset="1" stop-color={to} />
    </linearGradient>
  )
}

function Coin({
  id,
  stops: [light, middle, dark],
}: {
  id: string
  stops: readonly [string, string, string]
}) {
  return (
    <radialGradient id={id} cx=".36" cy=".3" r=".85">
      <stop offset="0" stop-color={light} />
      <stop offset=".48" stop-color={middle} />
      <stop offset="1" stop-color={dark} />
    </radialGradient>
  )
}
