import { useWidth } from '../app/width.ts'
import { Icon } from '../look/icon.tsx'
import { dresses } from '../look/kits.ts'
import type { Course, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { type Span, spanOf } from './span.ts'

export type StepBy = 'choice' | 'turn' | 'battle'

interface DockProps {
  readonly course: Course
  readonly state: TableState
  readonly entries: number
  readonly playing: boolean
  readonly speed: number
  readonly by: StepBy
  onSeek(entries: number): void
  onStep(direction: 1 | -1): void
  onPlay(): void
  onSpeed(): void
  onBy(by: StepBy): void
  onBranch(): void
  readonly onResult: (() => void) | null
}

const LEFT = 60

/** The chart of the lead and the scrubber as one instrument, with the controls below. */
export function ReplayDock(props: DockProps) {
  const { course, entries } = props
  const span = spanOf(course)
  const width = Math.max(300, useWidth() - 48)
  return (
    <section class="dock" aria-label={t('replay.title')}>
      <Chart
        course={course}
        state={props.state}
        width={width}
        entries={entries}
        span={span}
        onSeek={props.onSeek}
      />
      <input
        type="range"
        class="scrubber"
        aria-label={t('replay.position', { n: entries, of: course.to })}
        min={course.from}
        max={course.to}
        value={entries}
        onInput={event => props.onSeek(Number(event.currentTarget.value))}
      />
      <Controls {...props} />
    </section>
  )
}

interface ChartProps {
  readonly course: Course
  readonly state: TableState
  readonly entries: number
  readonly span: Span
  readonly width: number
  onSeek(entries: number): void
}

function Chart({ course, state, width, entries, span, onSeek }: ChartProps) {
  const right = width - 30
  const x = (at: number): number => LEFT + span.part(at) * (right - LEFT)
  /** The slider below is for keys; here the pointer goes where the years are. */
  const seek = (event: PointerEvent): void => {
    if (event.buttons !== 1 || !(event.currentTarget instanceof SVGElement)) return
    const { left } = event.currentTarget.getBoundingClientRect()
    onSeek(span.at((event.clientX - left - LEFT) / (right - LEFT)))
  }
  const most = Math.max(3, ...course.lead.map(({ lead }) => Math.abs(lead)))
  const y = (lead: number): number => 66 - (lead / most) * 52
  const [ahead, behind] = [state.seats[0]?.kit ?? 'eagle', state.seats[1]?.kit ?? 'senate']
  const points = [{ entries: course.from, lead: 0 }, ...course.lead]
  const line = points.map(point => `${x(point.entries).toFixed(1)} ${y(point.lead).toFixed(1)}`).join('L')
  const area = `M${x(course.from)} ${y(0)}L${line}L${x(points.at(-1)?.entries ?? course.to)} ${y(0)}Z`
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} 170`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('end.chart')}
      onPointerDown={seek}
      onPointerMove={seek}
    >
      <clipPath id="chart-ahead">
        <rect x="0" y="0" width={width} height={y(0)} />
      </clipPath>
      <clipPath id="chart-behind">
        <rect x="0" y={y(0)} width={width} height="120" />
      </clipPath>
      <path d={area} fill={dresses[ahead].color} fill-opacity=".2" clip-path="url(#chart-ahead)" />
      <path d={area} fill={dresses[behind].color} fill-opacity=".2" clip-path="url(#chart-behind)" />
      <path d={`M${LEFT} ${y(0)}H${right}`} stroke="var(--ink)" stroke-width="1" />
      <path
        d={`M${line}`}
        fill="none"
        stroke={`var(--${ahead}-text)`}
        stroke-width="2.4"
        clip-path="url(#chart-ahead)"
      />
      <path
        d={`M${line}`}
        fill="none"
        stroke={`var(--${behind}-text)`}
        stroke-width="2.4"
        clip-path="url(#chart-behind)"
      />
      <text x="10" y={y(most) + 5} class="chart-figure" fill={`var(--${ahead}-text)`}>
        +{most}
      </text>
      <text x="10" y={y(0) + 5} class="chart-figure" fill="var(--ink-2)">
        0
      </text>
      <text x="10" y={y(-most) + 5} class="chart-figure" fill={`var(--${behind}-text)`}>
        +{most}
      </text>
      <path d={`M${LEFT} 138H${right}`} stroke="var(--track)" stroke-width="6" stroke-linecap="round" />
      <path d={`M${LEFT} 138H${x(entries)}`} stroke="var(--gold)" stroke-width="6" stroke-linecap="round" />
      {span.chapters.map(({ label, from }) => (
        <g key={label}>
          <path d={`M${x(from)} 148V154`} stroke="var(--ink-2)" />
          <text x={x(from)} y="167" class="chart-year">
            {label}
          </text>
        </g>
      ))}
      {course.marks
        .filter(({ kind }) => kind !== 'turn')
        .map((mark, index) => (
          <path
            key={index}
            d={`M${x(mark.entries) - 4} 134l8 8m0-8l-8 8`}
            stroke={mark.kind === 'death' ? 'var(--eagle-text)' : 'var(--ink-2)'}
            stroke-width="2"
          >
            <title>{mark.text}</title>
          </path>
        ))}
      <path d={`M${x(entries)} 8V138`} stroke="var(--ink)" stroke-width="1.4" />
      <circle cx={x(entries)} cy="138" r="10" fill="var(--paper)" stroke="var(--ink)" stroke-width="2.4" />
    </svg>
  )
}

function Controls({
  course,
  playing,
  speed,
  by,
  onSeek,
  onStep,
  onPlay,
  onSpeed,
  onBy,
  onBranch,
  onResult,
}: DockProps) {
  const next: StepBy = by === 'choice' ? 'turn' : by === 'turn' ? 'battle' : 'choice'
  return (
    <div class="controls">
      <Control icon="first" name={t('replay.first')} onPress={() => onSeek(course.from)} />
      <Control icon="left" name={t('replay.back')} onPress={() => onStep(-1)} />
      <button
        type="button"
        class="button primary"
        aria-label={t(playing ? 'replay.pause' : 'replay.play')}
        onClick={onPlay}
      >
        <Icon name={playing ? 'pause' : 'play'} size={18} />
      </button>
      <Control icon="right" name={t('replay.forward')} onPress={() => onStep(1)} />
      <Control icon="last" name={t('replay.last')} onPress={() => onSeek(course.to)} />
      <button type="button" class="button" onClick={() => onBy(next)}>
        {t(`replay.by-${by}`)}
      </button>
      <button type="button" class="button" aria-label={`${t('replay.speed')} ${speed}×`} onClick={onSpeed}>
        {speed}×
      </button>
      <button type="button" class="button" title={t('replay.branch.about')} onClick={onBranch}>
        <Icon name="branch" size={16} /> {t('replay.branch')}
      </button>
      {onResult !== null && (
        <button type="button" class="button" onClick={onResult}>
          <Icon name="laurels" size={18} /> {t('end.title')}
        </button>
      )}
    </div>
  )
}

function Control({ icon, name, onPress }: { icon: string; name: string; onPress: () => void }) {
  return (
    <button type="button" class="button" aria-label={name} onClick={onPress}>
      <Icon name={icon} size={16} />
    </button>
  )
}
