import type { CardId } from '../../data/index.ts'
import type { RomaState } from '../state.ts'

/** Written by hand because look-ahead copies states by the thousand: what the lists hold never changes. */
export function copyState(state: RomaState): RomaState {
  const hands: Record<string, CardId[]> = {}
  for (const role in state.hands) hands[role] = (state.hands[role] ?? []).slice()
  return {
    scenario: state.scenario,
    turn: state.turn,
    powers: state.powers.slice(),
    stacks: state.stacks.slice(),
    leaders: state.leaders.slice(),
    marks: state.marks.slice(),
    nextUnit: state.nextUnit.slice(),
    nextLeader: state.nextLeader,
    lost: state.lost.slice(),
    markers: state.markers.slice(),
    consuls: state.consuls.slice(),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    hands,
    playedCard: state.playedCard.slice(),
    cup: state.cup.slice(),
    phasing: state.phasing,
    activation: state.activation,
    attacks: state.attacks.slice(),
    spent: state.spent.slice(),
    foremost: state.foremost.slice(),
    revealed: state.revealed.slice(),
    mighty: state.mighty.slice(),
    regions: state.regions.slice(),
  }
}
