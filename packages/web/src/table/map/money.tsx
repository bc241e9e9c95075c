import type { Area, Money } from '@aquila/games/table'

/** The way of the money to where it is gathered: one dotted line, however much goes along it. */
export function MoneyWays({ money: { ways }, areas }: { money: Money; areas: ReadonlyMap<string, Area> }) {
  const d = ways
    .flatMap(([from, to]) => {
      const [start, end] = [areas.get(from)?.at, areas.get(to)?.at]
      return start === undefined || end === undefined ? [] : [`M${start[0]} ${start[1]}L${end[0]} ${end[1]}`]
    })
    .join('')
  return (
    <g class="mark money-ways" fill="none" stroke-linecap="round">
      <path d={d} stroke="#3a2a10" stroke-width="6.5" stroke-dasharray="0.1 10" opacity="0.75" />
      <path d={d} stroke="#ffd66b" stroke-width="4" stroke-dasharray="0.1 10" />
    </g>
  )
}
