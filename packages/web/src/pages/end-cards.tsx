import { useState } from 'preact/hooks'
import type { Course, TableMatch, TableState } from '../match/table-match.ts'
import { ChronicleCard, ChronicleReader } from './chronicle-card.tsx'
import { LuckCard } from './luck-card.tsx'
import { ResultCard } from './result-card.tsx'

interface CardsProps {
  readonly match: TableMatch
  readonly state: TableState
  readonly course: Course
  readonly choices: number
  onWatch(): void
  onBranch(): void
  onSeek(choices: number): void
}

/** The result, the luck of the dice and the chronicle, beside the position. */
export function EndCards(props: CardsProps) {
  const { course, state, choices, onSeek } = props
  const [reading, setReading] = useState(false)
  return (
    <>
      <ResultCard {...props} />
      <div class="end-column">
        {course.luck !== null && <LuckCard luck={course.luck} seats={state.seats} onSeek={onSeek} />}
        <ChronicleCard course={course} choices={choices} onRead={() => setReading(true)} />
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
