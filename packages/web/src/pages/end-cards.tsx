import type { PlaceId } from '@aquila/games/table'
import { useState } from 'preact/hooks'
import { useWidth } from '../app/width.ts'
import type { Course, TableMatch, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { ChronicleCard, ChronicleReader } from './chronicle-card.tsx'
import { JudgementCard } from './judgement-card.tsx'
import { LeadChart } from './lead-chart.tsx'
import { LuckCard } from './luck-card.tsx'
import { ResultCard } from './result-card.tsx'
import { spanOf } from './span.ts'

interface CardsProps {
  readonly match: TableMatch
  readonly state: TableState
  readonly course: Course
  readonly choices: number
  onWatch(): void
  onBranch(): void
  onSeek(choices: number): void
  /** Brings places into view, and lights them. */
  onLook(places: readonly PlaceId[]): void
}

/** The result, the luck of the dice and the chronicle, beside the position. */
export function EndCards(props: CardsProps) {
  const { match, course, state, choices, onSeek } = props
  const [reading, setReading] = useState(false)
  return (
    <>
      <ResultCard {...props} />
      <div class="end-column">
        <JudgementCard match={match} state={state} />
        <section class="end-card course-card" aria-label={t('end.course')}>
          <LeadChart
            course={course}
            state={state}
            width={useWidth() < 900 ? Math.max(260, useWidth() - 70) : 388}
            height={150}
            choices={choices}
            span={spanOf(course)}
            onSeek={onSeek}
          />
        </section>
        {course.luck !== null && <LuckCard luck={course.luck} seats={state.seats} onSeek={onSeek} />}
        {course.chronicle.length > 0 && (
          <ChronicleCard course={course} choices={choices} onRead={() => setReading(true)} />
        )}
      </div>
      {reading && (
        <ChronicleReader
          chapters={course.chronicle}
          state={state}
          onSeek={onSeek}
          onClose={() => setReading(false)}
        />
      )}
    </>
  )
}
