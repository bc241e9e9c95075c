import type { SeenEvent } from '@aquila/engine'
import type { CampaignData } from '../../data/series.ts'
import type { SeenCampaignEvent } from '../../rules/events/index.ts'

/** What a story wants to know of a battle: who met, what was to be expected, what came of it. */

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

/** A battle of a certain year. */
export interface Fought {
  readonly year: number
  readonly battle: BattleFacts
}

/** A battle, from the events right before it and those that follow from it. */
export function battleFacts(
  data: CampaignData,
  event: SeenCampaignEvent<'battle'>,
  before: readonly SeenEvent[],
  followed: readonly SeenEvent[],
): BattleFacts {
  const said = event.data
  const { zone, naval, attacker, defender, attackers, defenders, strength, winner, die } = said
  // What is a game's alone is passed over by its kind.
  const [told, sequel] = [before, followed].map(events => events as readonly SeenCampaignEvent[])
  const gone = (sequel ?? [])
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
    stratagems: (told ?? []).flatMap(other => (other.kind === 'stratagem' ? [other.data.stratagem] : [])),
    triedToEvade: (told ?? []).some(other => other.kind === 'evasion' && !other.data.evades),
    lost: { winner: lostBy(true), loser: lostBy(false) },
    winnerReduced: (sequel ?? []).filter(other => other.kind === 'unit-reduced' && other.data.side === winner)
      .length,
    died: (sequel ?? []).flatMap(other => (other.kind === 'leader-dies' ? [other.data.leader] : [])),
    retreat: (sequel ?? []).find(other => other.kind === 'retreat')?.data.to ?? null,
    points: (sequel ?? []).reduce((sum, other) => sum + (other.kind === 'score' ? other.data.points : 0), 0),
    after: event.after,
  }
}

/** The unit that somebody lost, if an event tells of one. */
function lossIn(event: SeenCampaignEvent): { readonly side: string; readonly unit: string } | null {
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
function chanceOf(
  data: CampaignData,
  said: SeenCampaignEvent<'battle'>['data'],
  winner: 'attacker' | 'defender',
): number {
  const { columns, rows, lowestRow, highestRow } = data.combat
  const column = columns.findIndex(({ label }) => label === said.column)
  if (column < 0 || said.die === null) return 6
  const modifier = said.modifiers.reduce((sum, { value }) => sum + value, 0)
  return [1, 2, 3, 4, 5, 6].filter(die => {
    const row = Math.max(lowestRow, Math.min(highestRow, die + modifier))
    return rows[row - lowestRow]?.[column]?.winner === winner
  }).length
}
