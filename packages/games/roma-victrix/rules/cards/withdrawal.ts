import type { Role, Rules } from '@aquila/engine'
import type { Roma } from '../state.ts'
import { holdsCard, playCard } from './play.ts'

/** RV-14.2-05: does this role hold the card of automatic withdrawal? */
export function withdrawalCard(g: Roma, role: Role): boolean {
  return holdsCard(g, role, 'withdrawal')
}

/** False: the card was cancelled (RV-14.2-19). */
export function* playWithdrawalCard(g: Roma, role: Role): Rules<boolean> {
  return yield* playCard(g, role, 'withdrawal', 'RV-14.2-05')
}
