import type { AleaData } from '../../data/index.ts'
import type { AleaEventKind, SeenAleaEvent } from '../../rules/events/index.ts'

type Told<K extends AleaEventKind> = SeenAleaEvent<K>

/** What the chronicle wants to know of the log: its years, the ways people went, and the battles with what followed. */

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

export interface BattleFacts {
  readonly zone: string
  readonly naval: boolean
  readonly attacker: string
  readonly defender: string
  readonly attackers: readonly string[]
  readonly defenders: readonly string[]
  readonly strength: readonly [number, number]
  readonly winner: string
  readonly die: number | null
  /** How many of the six faces would have given the winner the day. */
  readonly chance: number
  readonly stratagems: readonly string[]
  readonly triedToEvade: boolean
  readonly lost: Readonly<Record<'winner' | 'loser', readonly string[]>>
  readonly winnerReduced: number
  readonly died: readonly string[]
  readonly retreat: string | null
  readonly points: number
  readonly after: number
}

/** A battle, from the events right before it and those that follow from it. */
export function battleFacts(
  data: AleaData,
  event: Told<'battle'>,
  before: readonly SeenAleaEvent[],
  followed: readonly SeenAleaEvent[],
): BattleFacts {
  const said = event.data
  const { zone, naval, attacker, defender, attackers, defenders, strength, winner, die } = said
  const gone = followed
    .flatMap(other => lossIn(other) ?? [])
    .filter(({ unit }) => data.units[unit] !== undefined)
  const lostBy = (won: boolean): string[] =>
    gone.filter(({ side }) => (side === winner) === won).map(({ unit }) => unit)
  return {
    zone,
    naval,
    attacker,
    defender,
    attackers,
    defenders,
    strength,
    winner,
    die,
    chance: chanceOf(data, said, winner === attacker ? 'attacker' : 'defender'),
    stratagems: before.filter(other => other.kind === 'stratagem').map(other => other.data.stratagem),
    triedToEvade: before.some(other => other.kind === 'evasion' && !other.data.evades),
    lost: { winner: lostBy(true), loser: lostBy(false) },
    winnerReduced: followed.filter(other => other.kind === 'unit-reduced' && other.data.side === winner)
      .length,
    died: followed.filter(other => other.kind === 'leader-dies').map(other => other.data.leader),
    retreat: followed.find(other => other.kind === 'retreat')?.data.to ?? null,
    points: followed.reduce((sum, other) => sum + (other.kind === 'score' ? other.data.points : 0), 0),
    after: event.after,
  }
}

/** The unit that somebody lost, if an event tells of one. */
function lossIn(event: SeenAleaEvent): { readonly side: string; readonly unit: string } | null {
  switch (event.kind) {
    case 'unit-eliminated':
    case 'unit-lost':
      return event.data
    case 'trapped':
      return { side: event.data.side, unit: event.data.piece }
    default:
      return null
  }
}

/** Reads the combat table once for each face, with the column and the modifiers that the battle had. */
function chanceOf(data: AleaData, said: Told<'battle'>['data'], winner: 'attacker' | 'defender'): number {
  const { columns, rows, lowestRow, highestRow } = data.combat
  const column = columns.findIndex(({ label }) => label === said.column)
  if (column < 0 || said.die === null) return 6
  const modifier = said.modifiers.reduce((sum, { value }) => sum + value, 0)
  return [1, 2, 3, 4, 5, 6].filter(die => {
    const row = Math.max(lowestRow, Math.min(highestRow, die + modifier))
    return rows[row - lowestRow]?.[column]?.winner === winner
  }).length
}
