import type { BotMove, Sitting } from '@aquila/play'
import type { TableRow } from '../store/rows.ts'
import type { CarriedOut } from './parley.ts'
import type { StoredAct } from './stored-acts.ts'

/** Carries out what bots have chosen elsewhere, as far as it fits. */
export function carryOutBots(sitting: Sitting, moves: readonly BotMove[]): CarriedOut[] {
  const acts: CarriedOut[] = []
  for (const move of moves) {
    const { decision, choice, reason } = move
    const asked = sitting.match.decisions.find(({ id }) => id === decision)
    if (asked === undefined || sitting.seats.isPerson(asked.role)) break
    const player = sitting.match.seats[asked.role] ?? null
    const act = { kind: 'bot' as const, decision, choice, ...(reason === undefined ? {} : { reason }) }
    try {
      acts.push({ player, token: null, act, change: sitting.carryOutBot(move) })
    } catch (refusal) {
      // What was carried out before it is stored, or the match would be ahead of the disk.
      if (acts.length === 0) throw refusal
      break
    }
  }
  return acts
}

/**
 * Carries out what another process has stored, each act as JSON. Null if that does not lead to the same, or was something
 * between the players: then the match must be opened again from what is stored.
 */
export function follow(sitting: Sitting, acts: readonly string[]): readonly StoredAct[] | null {
  const stored: StoredAct[] = acts.map(act => JSON.parse(act))
  const leadsOn = (act: StoredAct): boolean => {
    try {
      return JSON.stringify(carriedOut(sitting, act)) === JSON.stringify(act.change)
    } catch {
      return false
    }
  }
  return stored.every(leadsOn) ? stored : null
}

function carriedOut(sitting: Sitting, { player, act }: StoredAct): StoredAct['change'] | null {
  if (player === null) return null
  switch (act.kind) {
    case 'bot':
      return sitting.carryOutBot(act)
    case 'choose':
    case 'order':
    case 'undo':
      return sitting.carryOut(act, player)
    default:
      return null
  }
}

/** Nothing has happened to a table, nor to its match. */
export function isSame(one: TableRow, other: TableRow): boolean {
  return one.seq === other.seq && one.edition === other.edition && one.state === other.state
}

/** Somebody else sits there, or it is another table in other ways. */
export function haveMoved(one: TableRow, other: TableRow): boolean {
  return (
    one.edition !== other.edition ||
    one.state !== other.state ||
    JSON.stringify(one.seats) !== JSON.stringify(other.seats)
  )
}
