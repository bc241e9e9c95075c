import type { Area, Spot } from '@aquila/games/table'
import { pathOf } from '../../look/icon.tsx'
import type { ShownChoice } from '../../match/table-match.ts'

/** One meaning each, told by shape first: legal is hatched, legal with a battle cross-hatched, selected white. */
export function Highlight({
  area,
  edge = area.d,
  kind,
  size = 1,
}: {
  area: Area
  /** The line around it, where it is several areas taken together. */
  edge?: string
  kind: 'legal' | 'attack' | 'selected'
  /** How heavy its lines are. */
  size?: number
}) {
  const { d } = area
  const clip = `clip-${kind}-${area.id}`
  if (kind === 'selected') {
    return (
      <g class="highlight" fill="none" stroke-linejoin="round" aria-hidden="true">
        <path d={edge} stroke="#1d1204" stroke-width={6.5 * size} />
        <path d={edge} stroke="#fff" stroke-width={3.5 * size} />
      </g>
    )
  }
  return (
    <g class="highlight" aria-hidden="true" clip-path={`url(#${clip})`}>
      <clipPath id={clip}>
        <path d={d} />
      </clipPath>
      <path d={d} fill="#fffbe8" fill-opacity=".12" />
      <path d={d} class="hatch" fill={`url(#hatch-${kind})`} />
      <g fill="none" stroke-linejoin="round">
        <path d={edge} stroke="#ffe79e" stroke-width={22 * size} stroke-opacity=".4" />
        <path d={edge} stroke="#4a2f00" stroke-width={9 * size} />
        <path d={edge} stroke="#ffdb74" stroke-width={5.6 * size} />
      </g>
    </g>
  )
}

/** What going there costs, or swords if it means a battle. */
export function Mark({
  area,
  at,
  choices,
  size = 1,
}: {
  area: Area
  at: Spot
  choices: readonly ShownChoice[]
  /** 0: only a battle is marked. */
  size?: number
}) {
  // In a cell the mark stands below at the left, so that star and counters stay in sight.
  const [x, y] = size === 1 ? at : [area.at[0] - 12, area.at[1] + 12]
  if (choices.some(({ battle }) => battle === true)) {
    return (
      <g
        class="mark"
        data-to={area.id}
        transform={`translate(${x} ${y}) scale(${size === 0 ? 0.66 : size})`}
        filter="url(#lift)"
      >
        <path d="M0-15L13-7.5V7.5L0 15-13 7.5V-7.5Z" fill="#2a1d12" stroke="#ffdf86" stroke-width="2" />
        <g transform="translate(-8 -8) scale(.03125)">
          <path d={pathOf('swords')} fill="#ffe9b0" />
        </g>
      </g>
    )
  }
  const figure = /\d*[½¼¾]|\d+/.exec(choices[0]?.cost ?? '')?.[0]
  if (figure === undefined || size === 0) return null
  return (
    <g
      class="mark"
      data-to={area.id}
      transform={`translate(${x} ${y}) scale(${size})`}
      filter={size === 1 ? 'url(#lift)' : undefined}
    >
      <circle r="12.5" fill="#fff4cf" stroke="#5b3a00" stroke-width="1.8" />
      <text
        y="5.6"
        text-anchor="middle"
        font-family="EB Garamond"
        font-weight="700"
        font-size="17"
        fill="#2a1d12"
      >
        {figure}
      </text>
    </g>
  )
}
