import type { PlainRecord, SeenEvent } from '@aquila/engine'
import type { AleaData } from '../../data/index.ts'

/** What the chronicle wants to know of the log: its years, the ways people went, and the battles with what followed. */

export interface YearFacts {
  readonly bc: number
  readonly events: readonly SeenEvent[]
}

/** Deployment before the first year is no part of the story. */
export function yearsOf(log: readonly SeenEvent[]): YearFacts[] {
  const years: { bc: number; events: SeenEvent[] }[] = []
  for (const event of log) {
    if (event.kind === 'turn') years.push({ bc: Number(event.data.bc), events: [] })
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
export function travel(journeys: Journey[], { kind, data, after }: SeenEvent): void {
  const leaders =
    kind === 'voyage' ? idsOf(data.leaders) : typeof data.leader === 'string' ? [data.leader] : []
  if (leaders.length === 0) return
  const [from, to] = [String(data.from), String(data.to)]
  const pieces = kind === 'voyage' ? [...idsOf(data.naves), ...idsOf(data.cargo)] : idsOf(data.units)
  const known = journeys.findLast(journey => journey.leaders[0] === leaders[0])
  if (known !== undefined && known.to === from) {
    known.to = to
    known.pieces = pieces
    known.bySea ||= kind === 'voyage'
  } else
    journeys.push({ side: String(data.side), leaders, from, to, pieces, bySea: kind === 'voyage', after })
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
  event: SeenEvent,
  before: readonly SeenEvent[],
  followed: readonly SeenEvent[],
): BattleFacts {
  const said = event.data
  const [attacker, defender, winner] = [String(said.attacker), String(said.defender), String(said.winner)]
  const isLoser = (other: SeenEvent): boolean => other.data.side !== winner
  const gone = followed.filter(({ kind }) => ['unit-eliminated', 'trapped', 'unit-lost'].includes(kind))
  const units = (events: readonly SeenEvent[]): string[] =>
    events
      .map(({ data: { unit, piece } }) => String(unit ?? piece))
      .filter(id => data.units[id] !== undefined)
  const [strong = 0, weak = 0] = Array.isArray(said.strength) ? said.strength.map(Number) : []
  return {
    zone: String(said.zone),
    naval: said.naval === true,
    attacker,
    defender,
    attackers: idsOf(said.attackers),
    defenders: idsOf(said.defenders),
    strength: [strong, weak],
    winner,
    die: typeof said.die === 'number' ? said.die : null,
    chance: chanceOf(data, said, winner === attacker ? 'attacker' : 'defender'),
    stratagems: before
      .filter(({ kind }) => kind === 'stratagem')
      .map(({ data: played }) => String(played.stratagem)),
    triedToEvade: before.some(({ kind, data: tried }) => kind === 'evasion' && tried.evades === false),
    lost: {
      winner: units(gone.filter(other => !isLoser(other))),
      loser: units(gone.filter(isLoser)),
    },
    winnerReduced: followed.filter(other => other.kind === 'unit-reduced' && !isLoser(other)).length,
    died: followed.filter(({ kind }) => kind === 'leader-dies').map(({ data: dead }) => String(dead.leader)),
    retreat:
      followed.flatMap(({ kind, data: went }) => (kind === 'retreat' ? [String(went.to)] : []))[0] ?? null,
    points: followed.reduce(
      (sum, { kind, data: won }) => sum + (kind === 'score' ? Number(won.points) : 0),
      0,
    ),
    after: event.after,
  }
}

/** Reads the combat table once for each face, with the column and the modifiers that the battle had. */
function chanceOf(data: AleaData, said: PlainRecord, winner: 'attacker' | 'defender'): number {
  const { columns, rows, lowestRow, highestRow } = data.combat
  const column = columns.findIndex(({ label }) => label === said.column)
  if (column < 0 || typeof said.die !== 'number') return 6
  const modifiers = Array.isArray(said.modifiers) ? said.modifiers : []
  const modifier = modifiers.reduce<number>((sum, each) => sum + modifierValue(each), 0)
  return [1, 2, 3, 4, 5, 6].filter(die => {
    const row = Math.max(lowestRow, Math.min(highestRow, die + modifier))
    return rows[row - lowestRow]?.[column]?.winner === winner
  }).length
}

function modifierValue(modifier: unknown): number {
  return typeof modifier === 'object' && modifier !== null && 'value' in modifier ? Number(modifier.value) : 0
}

export function idsOf(value: PlainRecord[string] | undefined): string[] {
  return Array.isArray(value) ? value.filter(each => typeof each === 'string') : []
}
