import type { Area, Scene, Spot } from '@aquila/games/table'
import { dressOf } from '../../look/wardrobe.ts'

interface RibbonProps {
  readonly path: NonNullable<Scene['path']>
  readonly areas: ReadonlyMap<string, Area>
  /** Along the roads of a map of cells. */
  readonly slim?: boolean
}

/** The way come so far, or the one to a place that is looked at: a ribbon in the side's colour. Names lie over it. */
export function Ribbon({ path: { kit, steps }, areas, slim = false }: RibbonProps) {
  const size = slim ? 0.55 : 1
  const spots = steps.map(({ place }) => spotOf(areas.get(place), slim)).filter(spot => spot !== null)
  const d = slim ? straight(spots) : curved(spots)
  return (
    <g class="mark" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke="#fffaf0" stroke-width={12 * size} />
      <path d={d} stroke={dressOf(kit).color} stroke-width={7.5 * size} />
      <path d={d} stroke="#fff3d6" stroke-width={1.6 * size} stroke-dasharray={slim ? '.6 5' : '1 9'} />
    </g>
  )
}

/** What the way has cost so far: on each of its legs, so that who stands at the end of one stays in sight. */
export function Pills({ path: { kit, steps }, areas, slim = false }: RibbonProps) {
  const { dark } = dressOf(kit)
  return (
    <g class="mark">
      {steps.map(({ place, label }, index) => {
        const to = spotOf(areas.get(place), slim)
        const from = spotOf(areas.get(steps[index - 1]?.place ?? place), slim)
        if (label === '' || to === null || from === null) return null
        const [x, y] = slim ? [to[0], to[1] - 20] : [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
        return (
          <g key={label} transform={`translate(${x} ${y}) scale(${slim ? 0.7 : 1})`}>
            <rect
              x="-21"
              y="-11.5"
              width="42"
              height="23"
              rx="11.5"
              fill="#fffaf0"
              stroke={dark}
              stroke-width="1.6"
            />
            <text
              y="5"
              text-anchor="middle"
              font-family="EB Garamond"
              font-weight="700"
              font-size="14"
              fill={dark}
            >
              {label}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function spotOf(area: Area | undefined, slim: boolean): Spot | null {
  const slot = slim ? undefined : area?.slots[0]
  return slot?.pin ?? slot?.at ?? area?.at ?? null
}

function straight(spots: readonly Spot[]): string {
  return spots.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** How far a leg bends towards the one after it, as a share of the distance between their ends. */
const BEND = 1 / 7

/** Through every spot without a corner: each leg leaves in the direction in which the way goes past its end. */
function curved(spots: readonly Spot[]): string {
  return spots
    .map(([x, y], index) => {
      const from = spots[index - 1]
      if (from === undefined) return `M${x} ${y}`
      const [before, after] = [spots[index - 2] ?? from, spots[index + 1] ?? [x, y]]
      const out = [from[0] + (x - before[0]) * BEND, from[1] + (y - before[1]) * BEND]
      const into = [x - (after[0] - from[0]) * BEND, y - (after[1] - from[1]) * BEND]
      return `C${[...out, ...into, x, y].join(' ')}`
    })
    .join('')
}
