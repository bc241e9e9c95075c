import type { BattleSide, BattleState } from '../battle/display.ts'
import type { KingsState } from '../state.ts'

/** An independent copy of the state: what never changes is shared, so look-ahead can copy states by the thousand. */
export function copyState(state: KingsState): KingsState {
  return {
    ...state,
    pieces: state.pieces.slice(),
    stacks: state.stacks.slice(),
    battle: state.battle === null ? null : copyBattle(state.battle),
    notes: { ...state.notes },
  }
}

function copyBattle(battle: BattleState): BattleState {
  return {
    ...battle,
    roman: copySide(battle.roman),
    hostile: copySide(battle.hostile),
    vanguard: battle.vanguard.map(pair => ({ ...pair })),
    attacks: battle.attacks.map(attack => ({ ...attack })),
    lost: battle.lost.slice(),
  }
}

function copySide(side: BattleSide): BattleSide {
  return {
    ...side,
    aside: side.aside.slice(),
    units: side.units.slice(),
    front: side.front.slice(),
    reserve: side.reserve.slice(),
    broughtUp: side.broughtUp.slice(),
    fallen: side.fallen.slice(),
  }
}
