import type { Layer, MapName, PlaceId } from '@aquila/games/table'
import { type ReadonlySignal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import { namesAt, type ShownName, showsNumbers } from './levels.ts'

/** Lines of one name lie so far apart, in sizes. */
const LEADING = 1.22
/** Room of a disc before the first line, in sizes. */
const DISC = 2 * 0.72 + 0.45
/** Half the height of a capital, in sizes: letters stand on their middle. */
const HALF = { capitals: 0.35, small: 0.326 }

/** How close the map is, in steps; the map itself tells it. */
export const MapLevel = createContext<ReadonlySignal<number>>(signal(1))

/** Names over control and highlights, as large as they must be to be read; over what is lit their halo is stronger. */
export function Names({
  layer,
  lit,
  matters,
}: {
  layer: Layer
  lit: ReadonlySet<PlaceId>
  /** Places whose names come before all others. */
  matters: ReadonlySet<PlaceId>
}) {
  const now = useContext(MapLevel).value
  const key = [...matters].sort().join()
  const names = useMemo(() => namesAt(layer, now, matters), [layer, now, key])
  return (
    <g class="names" aria-hidden="true">
      {showsNumbers(layer, now) && <Numbers layer={layer} />}
      {names.map(shown => (
        <Name
          key={`${shown.name.place} ${shown.name.lines.join(' ')}`}
          shown={shown}
          lit={lit.has(shown.name.place)}
        />
      ))}
    </g>
  )
}

function Name({ shown: { name, grown }, lit }: { shown: ShownName; lit: boolean }) {
  const { at, size, spacing, angle, disc } = name
  return (
    <g
      class={`name ${name.rank}`}
      data-lit={lit ? 'yes' : undefined}
      transform={`translate(${at[0]} ${at[1]}) scale(${grown})`}
    >
      <g
        transform={angle === 0 ? undefined : `rotate(${angle})`}
        font-size={size}
        letter-spacing={spacing === 0 ? undefined : spacing * size}
      >
        {name.bend === 0 ? <Lines name={name} /> : <Bent name={name} />}
      </g>
      {disc !== null && (
        <g class="disc" transform={`translate(${disc.at[0] - at[0]} ${disc.at[1] - at[1]})`}>
          <circle r={disc.radius} fill={disc.color} />
          <text font-size={disc.radius * 1.5} y={disc.radius * 0.5}>
            {disc.sign}
          </text>
        </g>
      )}
    </g>
  )
}

function Lines({ name: { lines, size, spacing, disc, rank } }: { name: MapName }) {
  return (
    <>
      {lines.map((line, row) => (
        <text
          key={line}
          // The space after the last letter is no part of the word; the disc stands before the first line.
          x={((spacing + (disc !== null && row === 0 ? DISC : 0)) * size) / 2}
          y={((row - (lines.length - 1) / 2) * LEADING + halfOf(rank)) * size}
        >
          {line}
        </text>
      ))}
    </>
  )
}

/** A name of one line along an arc. */
function Bent({ name: { place, lines, size, spacing, bend, disc, rank, ink } }: { name: MapName }) {
  const id = `arc-${place}`
  const half = arcLength(ink) * 0.75
  const drop = halfOf(rank) * size
  const radius = 1 / bend - drop
  const turn = bend * half
  const [x, y] = [radius * Math.sin(turn), 1 / bend - radius * Math.cos(turn)]
  const shift = ((spacing + (disc === null ? 0 : DISC)) * size) / 2
  const round = Math.abs(radius)
  return (
    <>
      <path id={id} d={`M${-x} ${y}A${round} ${round} 0 0 ${bend > 0 ? 1 : 0} ${x} ${y}`} fill="none" />
      <text>
        <textPath href={`#${id}`} startOffset={half * (1 - bend * drop) + shift}>
          {lines[0]}
        </textPath>
      </text>
    </>
  )
}

function halfOf(rank: MapName['rank']): number {
  return rank === 'zone' || rank === 'capital' ? HALF.capitals : HALF.small
}

function arcLength(ink: MapName['ink']): number {
  const line = ink[0]?.line ?? []
  return line
    .slice(1)
    .reduce(
      (sum, [x, y], index) => sum + Math.hypot(x - (line[index]?.[0] ?? x), y - (line[index]?.[1] ?? y)),
      0,
    )
}

/** The numbers of the cells that can be entered, at the top of each. */
function Numbers({ layer }: { layer: Layer }) {
  const up = (layer.cell ?? 0) * 0.38
  return (
    <g class="numbers">
      {layer.areas.map(({ id, at: [x, y] }) => (
        <text key={id} x={x} y={y - up}>
          {id}
        </text>
      ))}
    </g>
  )
}
