import type { Area, Kit, PlaceId, Reach, Spot } from '@aquila/games/table'
import { pathOf } from '../../look/icon.tsx'
import { dressOf } from '../../look/wardrobe.ts'
import type { ThreatsShown } from '../state.ts'

type Areas = ReadonlyMap<string, Area>

/** Where a stack of an area stands, or its middle. */
function spotOf(areas: Areas, place: PlaceId): Spot | null {
  const area = areas.get(place)
  const slot = area?.slots[0]
  return slot?.pin ?? slot?.at ?? area?.at ?? null
}

/** The way somebody went, with a head where he arrived. */
export function WayArrow({ way, kit, areas }: { way: readonly PlaceId[]; kit: Kit; areas: Areas }) {
  const spots = way.flatMap(place => {
    const spot = spotOf(areas, place)
    return spot === null ? [] : [spot]
  })
  const [end, before] = [spots.at(-1), spots.at(-2)]
  if (end === undefined || before === undefined) return null
  const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI
  const d = spots.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const { color, dark, stripes } = dressOf(kit)
  return (
    <g class="mark way-arrow" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke="#fffaf0" stroke-width="13" />
      <path d={d} stroke={color} stroke-width="8" />
      <path d={d} stroke="#fff3d6" stroke-width="1.6" stroke-dasharray={stripes === null ? '1 9' : '6 7'} />
      <path
        d="M4 0L-22-17L-15 0L-22 17Z"
        transform={`translate(${end[0]} ${end[1]}) rotate(${turn})`}
        fill={color}
        stroke="#fffaf0"
        stroke-width="3"
      />
      <circle cx={spots[0]?.[0]} cy={spots[0]?.[1]} r="7" fill="#fffaf0" stroke={dark} stroke-width="2.5" />
    </g>
  )
}

/** Who could come to a place: a thin broken arrow from each, and a triangle with his strength. */
export function Threats({ shown: { place, threats }, areas }: { shown: ThreatsShown; areas: Areas }) {
  const to = spotOf(areas, place)
  if (to === null) return null
  return (
    <g class="mark threats" fill="none" stroke-linecap="round">
      {threats.map(({ from, kit, strength, chance }, index) => {
        const start = spotOf(areas, from)
        if (start === null) return null
        const [dx, dy] = [to[0] - start[0], to[1] - start[1]]
        const turn = (Math.atan2(dy, dx) * 180) / Math.PI
        const { color } = dressOf(kit)
        const [x, y] = [start[0] + dx * 0.45, start[1] + dy * 0.45]
        return (
          <g key={`${from} ${kit} ${index}`}>
            <path d={`M${start[0]} ${start[1]}L${to[0]} ${to[1]}`} stroke="#fffaf0" stroke-width="6.5" />
            <path
              d={`M${start[0]} ${start[1]}L${to[0]} ${to[1]}`}
              stroke={color}
              stroke-width="3"
              stroke-dasharray="9 7"
            />
            <path
              d="M0 0L-16-10V10Z"
              transform={`translate(${to[0]} ${to[1]}) rotate(${turn})`}
              fill={color}
              stroke="#fffaf0"
              stroke-width="1.5"
            />
            <g transform={`translate(${x} ${y})`}>
              <path
                d="M0-21L21 15H-21Z"
                fill="#fffaf0"
                stroke={color}
                stroke-width="3"
                stroke-linejoin="round"
              />
              <text
                y="11"
                text-anchor="middle"
                font-family="EB Garamond"
                font-weight="700"
                font-size={chance === undefined ? 17 : 14}
                fill={color}
              >
                {chance ?? strength ?? '?'}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** A place that takes several steps: a smaller disc with what they cost in all, without hatch. */
export function ReachMark({ at: [x, y], reach }: { at: Spot; reach: Reach }) {
  const figure = /\d+/.exec(reach.cost)?.[0] ?? ''
  return (
    <g class="mark" data-reach={reach.place} transform={`translate(${x} ${y})`}>
      {reach.battle ? (
        <>
          <path d="M0-12L10.4-6V6L0 12-10.4 6V-6Z" fill="#2a1d12" stroke="#e9d9b0" stroke-width="1.6" />
          <g transform="translate(-6 -6) scale(.0234)">
            <path d={pathOf('swords')} fill="#ffe9b0" />
          </g>
        </>
      ) : (
        <>
          <circle
            r="10"
            fill="#fffaf0"
            fill-opacity=".92"
            stroke="#5b3a00"
            stroke-width="1.4"
            stroke-dasharray="3 2"
          />
          <text
            y="4.8"
            text-anchor="middle"
            font-family="EB Garamond"
            font-weight="600"
            font-size="14"
            fill="#2a1d12"
          >
            {figure}
          </text>
        </>
      )}
    </g>
  )
}

/** The coach or a hint points here. */
export function Beacon({ at: [x, y] }: { at: Spot }) {
  return (
    <g class="mark beacon" transform={`translate(${x} ${y})`} filter="url(#lift)">
      <path
        class="beacon-drop"
        d="M0 0L-15-20H-6.5V-42H6.5V-20H15Z"
        fill="#fffaf0"
        stroke="#2a1d12"
        stroke-width="3"
        stroke-linejoin="round"
      />
    </g>
  )
}
