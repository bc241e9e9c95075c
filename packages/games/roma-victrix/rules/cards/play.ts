import { type ReactionWindow, type Rest, type Role, type Rules, reactionWindow } from '@aquila/engine'
import type { CardId } from '../../data/index.ts'
import { isEnemy } from '../pacts.ts'
import { controllerOf, ownPower } from '../powers.ts'
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

/**
 * Whether a window pauses for a role tells something of its hand, unless that is empty. What decides it is the card the
 * window is for, what everybody knows, and how many cards the role holds: as long as these stay, a pause is no news.
 */
export function concealedHand(
  { state }: RomaPosition,
  known: (role: Role) => string,
): Required<Pick<ReactionWindow, 'concealed' | 'circumstances'>> {
  const size = (role: Role) => (state.hands[role] ?? []).length
  return { concealed: role => size(role) > 0, circumstances: role => `${known(role)} ${size(role)}` }
}

/** "Not against this Leader", "not in this Game-Turn": for how long a player may say that he does not want to be asked. */
export function restsOf(position: RomaPosition): Rest[] {
  const { turn, activation } = position.state
  if (activation === null) return [restOfTurn(position)]
  return [{ name: 'activation', period: `${turn} ${activation.leader}` }, restOfTurn(position)]
}

export function restOfTurn({ state }: RomaPosition): Rest {
  return { name: 'turn', period: String(state.turn) }
}

/** Who may play a card against an enemy Leader or force: RV-3.9-k: nobody whom a pact keeps from attack. */
export function opponentsOf(position: RomaPosition, power: number): Role[] {
  const mover = controllerOf(position.state, power)
  return position.roles.filter(role => role !== mover && isEnemy(position, ownPower(position, role), power))
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
    ...concealedHand(g, () => `treachery ${cancelled}`),
    rests: () => restsOf(g),
    *play(each) {
      yield* playCard(g, each, 'treachery', 'RV-14.2-19')
      cancelled = true
      g.tell({ kind: 'card-cancelled', rule: 'RV-14.2-19', data: { role: each, card } })
    },
  })
  return cancelled
}
