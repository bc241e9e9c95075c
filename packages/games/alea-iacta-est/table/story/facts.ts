import type { AleaEventKind, SeenAleaEvent } from '../../rules/events/index.ts'

type Told<K extends AleaEventKind> = SeenAleaEvent<K>

/** What the chronicle wants to know of the log: its years, and the ways people went. */

export interface YearFacts {
  readonly bc: number
  readonly events: readonly SeenAleaEvent[]
}

/** Deployment before the first year is no part of the story. */
export function yearsOf(log: readonly SeenAleaEvent[]): YearFacts[] {
  const years: { bc: number; events: SeenAleaEvent[] }[] = []
  for (const event of log) {
    if (event.kind === 'turn') years.push({ bc: event.data.bc, events: [] })
    else years.at(-1)?.events.push(event)
  }
  return years
}

/** The way somebody went in one sequence or in several, as long as nothing came between. */
export interface Journey {
  readonly side: string
  readonly leaders: readonly string[]
  readonly from: string
  to: string
  pieces: readonly string[]
  bySea: boolean
  readonly after: number
}

/** Lengthens the last journey of the same leader, or begins one. Units that walk alone are no story. */
export function travel(journeys: Journey[], { kind, data, after }: Told<'march' | 'voyage'>): void {
  const leaders = kind === 'voyage' ? data.leaders : data.leader === null ? [] : [data.leader]
  if (leaders.length === 0) return
  const { side, from, to } = data
  const pieces = kind === 'voyage' ? [...data.naves, ...data.cargo] : data.units
  const known = journeys.findLast(journey => journey.leaders[0] === leaders[0])
  if (known !== undefined && known.to === from) {
    known.to = to
    known.pieces = pieces
    known.bySea ||= kind === 'voyage'
  } else journeys.push({ side, leaders, from, to, pieces, bySea: kind === 'voyage', after })
}
