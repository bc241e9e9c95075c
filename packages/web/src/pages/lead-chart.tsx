import { NOBODY } from '@aquila/games/kits'
import type { Kit } from '@aquila/games/table'
import { dressOf } from '../look/wardrobe.ts'
import type { Course, CourseMark, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { curve, scaleOf, turningPoints } from './curve.ts'
import type { Span } from './span.ts'

interface ChartProps {
  readonly course: Course
  readonly state: TableState
  readonly choices: number
  readonly span: Span
  readonly width: number
  readonly height: number
  onSeek(choices: number): void
}

const LEFT = 52
const RIGHT = 34
/** Below the chart: the track, and the names of the chapters. */
const FOOT = 44
/** Above it: room for the names of marks. */
const HEAD = 26

/** The lead over the chapters and the scrubber below it as one instrument: one axis, one hand. */
export function LeadChart({ course, state, width, height, choices, span, onSeek }: ChartProps) {
  const right = width - RIGHT
  const track = height - FOOT
  const x = (at: number): number => LEFT + span.part(at) * (right - LEFT)
  /** The slider of the dock is for keys; here the pointer goes where the years are. */
  const seek = (event: PointerEvent): void => {
    if (event.buttons !== 1 || !(event.currentTarget instanceof SVGElement)) return
    const { left } = event.currentTarget.getBoundingClientRect()
    onSeek(span.at((event.clientX - left - LEFT) / (right - LEFT)))
  }
  const [ahead, behind] = [state.seats[0]?.kit ?? NOBODY, state.seats[1]?.kit ?? NOBODY]
  const hasLead = course.lead.length > 0
  return (
    <svg
      class="chart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('end.chart')}
      onPointerDown={seek}
      onPointerMove={seek}
    >
      {hasLead && course.lead.some(({ standings }) => standings !== undefined) && (
        <Standings course={course} seats={state.seats} x={x} right={right} bottom={track - 18} />
      )}
      {hasLead && course.lead.every(({ standings }) => standings === undefined) && (
        <Lead course={course} ahead={ahead} behind={behind} x={x} right={right} bottom={track - 18} />
      )}
      <path d={`M${LEFT} ${track}H${right}`} class="track" />
      <path d={`M${LEFT} ${track}H${x(choices)}`} class="track done" />
      {span.chapters.map(({ label, from }, index) => (
        <g key={label}>
          <path d={`M${x(from)} ${track + 9}v5`} stroke="var(--ink-2)" />
          {index % every(span.chapters.length, width) === 0 && (
            <text
              x={x(from)}
              y={track + 30}
              class="chart-year"
              text-anchor={index === 0 ? 'start' : 'middle'}
            >
              {label}
            </text>
          )}
        </g>
      ))}
      {course.marks
        .filter(({ kind }) => kind !== 'turn')
        .map((mark, index) => (
          <Mark key={index} mark={mark} x={x(mark.choices)} y={track} />
        ))}
      <path d={`M${x(choices)} ${HEAD - 8}V${track}`} stroke="var(--ink)" stroke-width="1.4" />
      <circle cx={x(choices)} cy={track} r="10" fill="var(--paper)" stroke="var(--ink)" stroke-width="2.4" />
      <circle cx={x(choices)} cy={track} r="4" fill="var(--gold)" />
    </svg>
  )
}

/** So many chapters have their names written that they do not run into each other. */
function every(chapters: number, width: number): number {
  return Math.max(1, Math.ceil((chapters * 58) / (width - LEFT - RIGHT)))
}

interface LeadProps {
  readonly course: Course
  readonly ahead: Kit
  readonly behind: Kit
  readonly right: number
  readonly bottom: number
  x(choices: number): number
}

function Lead({ course, ahead, behind, x, right, bottom }: LeadProps) {
  const through = [...course.points, ...course.lead].toSorted((one, other) => one.choices - other.choices)
  const { y, lines } = scaleOf(
    through.map(({ lead }) => lead),
    HEAD,
    bottom,
  )
  const points = [{ choices: course.from, lead: 0 }, ...through].map(point => ({
    ...point,
    at: [x(point.choices), y(point.lead)] as const,
  }))
  const line = curve(points.map(({ at }) => at))
  const last = points.at(-1)?.at ?? [right, y(0)]
  const area = `${line}L${last[0]} ${y(0)}L${x(course.from)} ${y(0)}Z`
  return (
    <g>
      <clipPath id="chart-ahead">
        <rect x="0" y="0" width={right + RIGHT} height={y(0)} />
      </clipPath>
      <clipPath id="chart-behind">
        <rect x="0" y={y(0)} width={right + RIGHT} height={bottom} />
      </clipPath>
      <pattern
        id="chart-hatch"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2.4" height="6" fill={dressOf(behind).color} fill-opacity=".5" />
      </pattern>
      {lines.map(value => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${right}`} class={value === 0 ? 'zero' : 'grid'} />
          <text x={LEFT - 10} y={y(value) + 5} class="chart-figure" fill={figureColor(value, ahead, behind)}>
            {value === 0 ? '0' : `+${Math.abs(value)}`}
          </text>
        </g>
      ))}
      <path d={area} fill={dressOf(ahead).color} fill-opacity=".22" clip-path="url(#chart-ahead)" />
      <path d={area} fill="url(#chart-hatch)" clip-path="url(#chart-behind)" />
      <path d={line} class="lead-line" stroke={`var(--${ahead}-text)`} clip-path="url(#chart-ahead)" />
      <path d={line} class="lead-line" stroke={`var(--${behind}-text)`} clip-path="url(#chart-behind)" />
      {namedMarks(course.marks, x).map(({ mark, moment, at }) => (
        <g key={mark.choices}>
          <path d={`M${at} ${HEAD - 6}V${bottom}`} class="moment-line" />
          <text x={at} y={HEAD - 10} class="chart-moment">
            {moment.label}
          </text>
        </g>
      ))}
      {turningPoints(points).map(({ point: { choices, at }, by }) => (
        <g key={choices} class="turning-point">
          <circle cx={at[0]} cy={at[1]} r="8" fill="none" stroke="var(--ink)" stroke-width="1.6" />
          <text x={at[0]} y={at[1] + (by > 0 ? -12 : 22)} class="chart-moment">
            {by > 0 ? `+${by}` : `−${-by}`}
          </text>
        </g>
      ))}
      {course.lead
        .map(({ choices, lead }) => ({ choices, lead, at: [x(choices), y(lead)] }))
        .map(({ choices, lead, at: [px = 0, py = 0] }) => (
          <path
            key={choices}
            d={lead < 0 ? `M${px} ${py - 5}l5 5-5 5-5-5z` : `M${px - 4} ${py}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`}
            fill={lead === 0 ? 'var(--paper)' : `var(--${lead < 0 ? behind : ahead}-text)`}
            stroke={lead === 0 ? 'var(--ink)' : 'var(--paper)'}
            stroke-width="1.4"
          />
        ))}
    </g>
  )
}

interface StandingsProps extends Omit<LeadProps, 'ahead' | 'behind'> {
  readonly seats: TableState['seats']
}

/** A line for each seat, told apart by colour, dashes and the pip at its end. */
function Standings({ course, seats, x, right, bottom }: StandingsProps) {
  const all = course.lead.flatMap(({ standings }) => standings ?? [])
  const { y, lines } = scaleOf(all, HEAD, bottom)
  return (
    <g>
      {lines
        .filter(value => value >= 0)
        .map(value => (
          <g key={value}>
            <path d={`M${LEFT} ${y(value)}H${right}`} class={value === 0 ? 'zero' : 'grid'} />
            <text x={LEFT - 10} y={y(value) + 5} class="chart-figure" fill="var(--ink-2)">
              {value}
            </text>
          </g>
        ))}
      {seats.map(({ role, kit }, seat) => {
        const points = course.lead.map(
          ({ choices, standings }) => [x(choices), y(standings?.[seat] ?? 0)] as const,
        )
        const [lastX, lastY] = points.at(-1) ?? [right, y(0)]
        return (
          <g key={role}>
            <path
              d={curve(points)}
              class="lead-line"
              stroke={`var(--${kit}-text)`}
              stroke-dasharray={DASHES[seat % DASHES.length]}
            />
            <path
              d={dressOf(kit).mark}
              transform={`translate(${lastX - 6} ${lastY - 6}) scale(1.2)`}
              fill-rule="evenodd"
              fill={`var(--${kit}-text)`}
            />
          </g>
        )
      })}
    </g>
  )
}

/** So that lines can be followed where they cross. */
const DASHES = [undefined, '9 4', '2 4', '12 3 2 3', '5 3', '16 6'] as const

function figureColor(value: number, ahead: Kit, behind: Kit): string {
  return value === 0 ? 'var(--ink-2)' : `var(--${value > 0 ? ahead : behind}-text)`
}

/** The heaviest marks that can be named without running into each other. */
function namedMarks(marks: readonly CourseMark[], x: (choices: number) => number) {
  const found = marks.flatMap(mark => {
    const { moment } = mark
    return moment === null || moment === undefined ? [] : [{ mark, moment, at: x(mark.choices) }]
  })
  const named: typeof found = []
  for (const each of found.sort((one, other) => other.moment.weight - one.moment.weight)) {
    const room = (other: (typeof found)[number]): number =>
      4.4 * (each.moment.label.length + other.moment.label.length)
    if (named.some(other => other.moment.label === each.moment.label)) continue
    if (named.length < 7 && named.every(other => Math.abs(other.at - each.at) > room(other) + 10))
      named.push(each)
  }
  return named
}

/** A battle: crossed swords, as everywhere. A death: the same cross in a ring. */
function Mark({ mark, x, y }: { mark: CourseMark; x: number; y: number }) {
  return (
    <g class="chart-mark" data-kind={mark.kind} data-kit={mark.kit ?? undefined}>
      <path d={`M${x - 4} ${y - 4}l8 8m0-8l-8 8`} />
      {mark.kind === 'death' && <circle cx={x} cy={y} r="6.5" />}
      <title>{mark.text}</title>
    </g>
  )
}
