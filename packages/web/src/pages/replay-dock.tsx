import { useWidth } from '../app/width.ts'
import { Icon } from '../look/icon.tsx'
import type { Course, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { LeadChart } from './lead-chart.tsx'
import type { Replay, StepBy } from './replay-state.ts'
import { spanOf } from './span.ts'

interface DockProps {
  readonly course: Course
  readonly state: TableState
  readonly replay: Replay
  onSeek(choices: number): void
  onStep(direction: 1 | -1): void
  onPlay(): void
  onSpeed(): void
  onBy(by: StepBy): void
  onBranch(): void
  readonly onResult: (() => void) | null
}

/** The chart of the lead and the scrubber as one instrument, with the controls below. */
export function ReplayDock(props: DockProps) {
  const { course } = props
  const { choices } = props.replay
  const span = spanOf(course)
  const width = useWidth()
  const small = width < 900
  // A line for each seat, or one that leans to either of two.
  const each = course.lead.some(({ standings }) => standings !== undefined)
  const named = each ? props.state.seats : props.state.seats.slice(0, 2)
  return (
    <section class="dock" aria-label={t('replay.title')}>
      {!props.replay.cards && (
        <LeadChart
          course={course}
          state={props.state}
          width={Math.max(280, width - (small ? 20 : 48))}
          height={small ? 128 : 186}
          choices={choices}
          span={span}
          onSeek={props.onSeek}
        />
      )}
      <input
        type="range"
        class="scrubber"
        aria-label={t('replay.position', { n: choices, of: course.to })}
        min={course.from}
        max={course.to}
        value={choices}
        onInput={event => props.onSeek(Number(event.currentTarget.value))}
      />
      <div class="dock-foot">
        <p class="legend">
          {course.lead.length > 0 &&
            named.map(({ role, side, kit }) => (
              <span key={role}>
                <i class="pip" data-kit={kit} /> {each ? side : t('end.ahead', { side })}
              </span>
            ))}
        </p>
        <Controls {...props} />
      </div>
    </section>
  )
}

function Controls({
  course,
  replay: { playing, speed, by },
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
      <Control wide icon="first" name={t('replay.first')} onPress={() => onSeek(course.from)} />
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
      <Control wide icon="last" name={t('replay.last')} onPress={() => onSeek(course.to)} />
      <button type="button" class="button" onClick={() => onBy(next)}>
        {t(`replay.by-${by}`)}
      </button>
      <button type="button" class="button" aria-label={t('replay.speed', { speed })} onClick={onSpeed}>
        {t('replay.times', { speed })}
      </button>
      <button
        type="button"
        class="button"
        aria-label={t('replay.branch')}
        title={t('replay.branch.about')}
        onClick={onBranch}
      >
        <Icon name="branch" size={16} /> <span class="named">{t('replay.branch')}</span>
      </button>
      {onResult !== null && (
        <button type="button" class="button" aria-label={t('end.title')} onClick={onResult}>
          <Icon name="laurels" size={18} /> <span class="named">{t('end.title')}</span>
        </button>
      )}
    </div>
  )
}

function Control({
  icon,
  name,
  wide = false,
  onPress,
}: {
  icon: string
  name: string
  /** Left out where there is little room. */
  wide?: boolean
  onPress: () => void
}) {
  return (
    <button type="button" class={wide ? 'button wide' : 'button'} aria-label={name} onClick={onPress}>
      <Icon name={icon} size={16} />
    </button>
  )
}
