import type { Role } from '@aquila/engine'
import { NOBODY } from '@aquila/games/kits'
import type { Kit } from '@aquila/games/table'
import type { Analysis } from '@aquila/play/analysis'
import { dressOf } from '../look/wardrobe.ts'
import type { SeatInfo } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import type { Numbered } from './analysis-state.ts'
import { curve } from './curve.ts'

interface ChartProps {
  readonly analysis: Analysis
  readonly steps: readonly Numbered[]
  readonly seats: readonly SeatInfo[]
  readonly own: Role
  readonly choices: number
  readonly width: number
  readonly height: number
  onSeek(step: Numbered): void
}

const LEFT = 44
const RIGHT = 26
const HEAD = 14
const FOOT = 26
const DICE = 0.05

/** The chance of each side over the match, with a band for how sure it is, and marks where it turned. */
export function AnalysisChart(props: ChartProps) {
  const { analysis, seats, own, choices, width, height } = props
  const first = analysis.marks[0]?.choices ?? 0
  const last = analysis.marks.at(-1)?.choices ?? 1
  const x = (at: number): number => LEFT + ((at - first) / Math.max(1, last - first)) * (width - LEFT - RIGHT)
  /** Keys go from point to point; a pointer to the nearest. */
  const seek = (event: PointerEvent): void => {
    if (!(event.currentTarget instanceof SVGElement)) return
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    const [nearest] = props.steps.toSorted(
      (one, other) => Math.abs(x(one.choices) - at) - Math.abs(x(other.choices) - at),
    )
    if (nearest !== undefined) props.onSeek(nearest)
  }
  const rows = seats.length > 2 ? seats : null
  const bottom = height - FOOT
  const rowOf = (index: number): readonly [number, number] => {
    const part = (bottom - HEAD) / Math.max(1, rows?.length ?? 1)
    return rows === null ? [HEAD, bottom] : [HEAD + index * part + 4, HEAD + (index + 1) * part - 4]
  }
  const most =
    rows === null
      ? 1
      : Math.max(
          0.3,
          ...analysis.marks.flatMap(({ chances }) => Object.values(chances).map(({ win }) => win)),
        )
  return (
    <svg
      class="analysis-chart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('analysis.chart')}
      onPointerDown={seek}
    >
      {rows === null &&
        [0, 0.25, 0.5, 0.75, 1].map(value => {
          const y = bottom - value * (bottom - HEAD)
          return (
            <g key={value}>
              <path d={`M${LEFT} ${y}H${width - RIGHT}`} class="grid" />
              <text x={LEFT - 8} y={y + 4} class="figure" text-anchor="end">
                {100 * value}
              </text>
            </g>
          )
        })}
      {chaptersOf(props.steps).map(({ chapter, choices: at }) => (
        <g key={`${chapter} ${at}`}>
          <path d={`M${x(at)} ${HEAD}V${bottom}`} class="chapter" />
          <text x={x(at)} y={height - 8} class="figure">
            {chapter}
          </text>
        </g>
      ))}
      {seats.map(({ role, kit }, index) => (
        <Side
          key={role}
          {...props}
          role={role}
          kit={kit}
          dashed={index % 2 === 1}
          x={x}
          y={value => {
            const [top, low] = rowOf(index)
            return low - (value / most) * (low - top)
          }}
        />
      ))}
      <path d={`M${x(choices)} 4V${bottom}`} class="here" />
      {seats.map(({ role }, index) => {
        if (role !== own && rows === null) return null
        const [top, low] = rowOf(index)
        return (
          <Marks key={role} {...props} role={role} x={x} y={value => low - (value / most) * (low - top)} />
        )
      })}
    </svg>
  )
}

interface SideProps extends ChartProps {
  readonly role: Role
  x(choices: number): number
  y(chance: number): number
}

function Side({ analysis, steps, role, kit, dashed, x, y }: SideProps & { kit: Kit; dashed: boolean }) {
  const points = analysis.marks.map(({ choices, entries, chances }) => {
    const band = steps.find(step => step.from === entries)?.band ?? 0
    return { x: x(choices), win: chances[role]?.win ?? 0, band }
  })
  const { color } = dressOf(kit === NOBODY ? NOBODY : kit)
  const upper = points.map(({ x: at, win, band }) => [at, y(Math.min(1, win + band))] as const)
  const lower = points.map(({ x: at, win, band }) => [at, y(Math.max(0, win - band))] as const)
  return (
    <g>
      <path d={`${curve([...upper, ...lower.toReversed()])}Z`} fill={color} fill-opacity=".16" />
      <path
        d={curve(points.map(({ x: at, win }) => [at, y(win)]))}
        class="curve"
        stroke={`var(--${kit}-text)`}
        stroke-dasharray={dashed ? '7 5' : undefined}
      />
    </g>
  )
}

function Marks({ analysis, steps, role, x, y }: SideProps) {
  return (
    <g>
      {steps.map(step => {
        const at = analysis.marks.find(({ entries }) => entries === step.from)
        const [own, moved] = [step.role === role, Math.abs(step.dice[role] ?? 0) >= DICE]
        const sign =
          own && step.verdict === 'mistake'
            ? 'mistake'
            : own && step.verdict === 'doubtful'
              ? 'doubtful'
              : moved
                ? 'dice'
                : null
        if (at === undefined || sign === null) return null
        return (
          <g
            key={step.number}
            class={`chart-mark ${sign}`}
            transform={`translate(${x(step.choices)} ${y(at.chances[role]?.win ?? 0)})`}
          >
            <MarkSign sign={sign} />
          </g>
        )
      })}
    </g>
  )
}

/** A square for dice, a ring with a question for what is doubtful, a diamond with a cross for a mistake. */
export function MarkSign({ sign }: { sign: 'mistake' | 'doubtful' | 'dice' | 'good' | 'none' }) {
  if (sign === 'mistake')
    return (
      <>
        <path d="M0-11L11 0L0 11L-11 0Z" class="body" />
        <path d="M-4-4L4 4M4-4L-4 4" class="stroke" />
      </>
    )
  if (sign === 'doubtful')
    return (
      <>
        <circle r="9" class="body" />
        <text y="5" text-anchor="middle" class="letter">
          ?
        </text>
      </>
    )
  if (sign === 'dice')
    return (
      <>
        <rect x="-8" y="-8" width="16" height="16" rx="3" class="body" />
        <circle cx="-3.6" cy="-3.6" r="1.7" />
        <circle r="1.7" />
        <circle cx="3.6" cy="3.6" r="1.7" />
      </>
    )
  if (sign === 'good')
    return (
      <>
        <circle r="9" class="body" />
        <path d="M-4 0L-1 4L5-4" class="stroke" />
      </>
    )
  return <circle r="4" class="body" />
}

/** Where a year or turn begins; of many only some are named. */
function chaptersOf(
  steps: readonly Numbered[],
): readonly { readonly chapter: string; readonly choices: number }[] {
  const found: { chapter: string; choices: number }[] = []
  for (const { chapter, choices } of steps)
    if (chapter !== null && found.at(-1)?.chapter !== chapter) found.push({ chapter, choices })
  const every = Math.ceil(found.length / 8)
  return found.filter((_, index) => index % every === 0)
}
