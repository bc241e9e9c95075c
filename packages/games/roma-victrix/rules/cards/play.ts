import { type Role, type Rules, reactionWindow } from '@aquila/engine'
import type { CardId } from '../../data/index.ts'
import type { Roma, RomaPosition } from '../state.ts'

/** Playing a card: what all cards have in common. */

export function holdsCard({ state }: RomaPosition, role: Role, card: CardId): boolean {
  return (state.hands[role] ?? []).includes(card)
}

/**
 * RV-14.12-a: a played card leaves the game. RV-14.2-19: another player may cancel it by Treachery. False: it was
 * cancelled.
 */
export function* playCard(g: Roma, role: Role, card: CardId, rule: string): Rules<boolean> {
  spendCard(g, role, card)
  g.tell({ kind: 'card-played', rule, data: { role, card } })
  return card === 'treachery' ? true : !(yield* isCancelled(g, role, card))
}

function spendCard(g: Roma, role: Role, card: CardId): void {
  g.state.hands[role] = (g.state.hands[role] ?? []).filter(each => each !== card)
  if (!g.state.playedCard.includes(role)) g.state.playedCard = [...g.state.playedCard, role]
}

function* isCancelled(g: Roma, role: Role, card: CardId): Rules<boolean> {
  let cancelled = false
  const others = g.roles.filter(each => each !== role)
  yield* reactionWindow(g, {
    name: 'card-played',
    rule: 'RV-14.2-19',
    roles: others,
    about: { role, card },
    reactions: each => (!cancelled && holdsCard(g, each, 'treachery') ? [{ verb: 'cancel' }] : []),
    concealed: each => (g.state.hands[each] ?? []).length > 0,
    *play(each) {
      yield* playCard(g, each, 'treachery', 'RV-14.2-19')
      cancelled = true
      g.tell({ kind: 'card-cancelled', rule: 'RV-14.2-19', data: { role: each, card } })
    },
  })
  return cancelled
}
