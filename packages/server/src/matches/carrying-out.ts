import type { BotMove, Sitting } from '@aquila/play'
import type { CarriedOut } from './appending.ts'
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
 * Carries out what another process has stored. False if that does not lead to the same: then the match must be opened again
 * from what is stored.
 */
export function follow(sitting: Sitting, acts: readonly StoredAct[]): boolean {
  return acts.every(stored => {
    try {
      return JSON.stringify(carriedOut(sitting, stored)) === JSON.stringify(stored.change)
    } catch {
      return false
    }
  })
}

function carriedOut(sitting: Sitting, { player, act }: StoredAct): StoredAct['change'] | null {
  if (act.kind === 'start' || act.kind === 'rules' || player === null) return null
  return act.kind === 'bot' ? sitting.carryOutBot(act) : sitting.carryOut(act, player)
}
