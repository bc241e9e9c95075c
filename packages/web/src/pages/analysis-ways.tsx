import type { Area, Kit, PlaceId } from '@aquila/games/table'
import { WayArrow } from '../table/map/arrows.tsx'
import type { Layer } from '../table/map/load-layer.ts'
import type { Numbered } from './analysis-state.ts'

/** What was done as ribbons of its side, and what would have been better as gold dashes. */
export function AnalysisWays({ layer, step, kit }: { layer: Layer; step: Numbered; kit: Kit }) {
  const areas = new Map(layer.areas.map(area => [area.id, area]))
  return (
    <>
      {step.instead?.ways.map((way, index) => (
        <BetterWay key={`better ${index}`} way={way} areas={areas} />
      ))}
      {step.did?.ways.map((way, index) => (
        <WayArrow key={`done ${index}`} way={way} kit={kit} areas={areas} />
      ))}
    </>
  )
}

function BetterWay({ way, areas }: { way: readonly PlaceId[]; areas: ReadonlyMap<string, Area> }) {
  const spots = way.flatMap(place => {
    const area = areas.get(place)
    const slot = area?.slots[0]
    const spot = slot?.pin ?? slot?.at ?? area?.at
    return spot === undefined ? [] : [spot]
  })
  const [end, before] = [spots.at(-1), spots.at(-2)]
  if (end === undefined || before === undefined) return null
  const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI
  const d = spots.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <g class="mark better-way" fill="none" stroke-linejoin="round">
      <path d={d} stroke="#3a2600" stroke-width="12" />
      <path d={d} stroke="#f7d774" stroke-width="8" stroke-dasharray="20 5" />
      <path
        d="M6 0L-22-17L-15 0L-22 17Z"
        transform={`translate(${end[0]} ${end[1]}) rotate(${turn})`}
        fill="#f7d774"
        stroke="#3a2600"
        stroke-width="3"
      />
    </g>
  )
}
