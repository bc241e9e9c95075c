import { kingsData } from '../../data/index.ts'
import type { BattleSide, BattleState } from '../battle/display.ts'
import type { KingsState, TurnNotes } from '../state.ts'

/** An independent copy of the state. Written by hand, because look-ahead copies states by the thousand. */
export function copyState(state: KingsState): KingsState {
  return {
    ...state,
    places: copyByPiece(state.places),
    faces: copyByPiece(state.faces),
    stacks: copyStacks(state.stacks),
    enteredFrom: { ...state.enteredFrom },
    holders: state.holders.slice(),
    convicted: state.convicted.slice(),
    sacked: state.sacked.slice(),
    control: { ...state.control },
    romanizedBefore: state.romanizedBefore.slice(),
    track: { ...state.track },
    wars: state.wars.slice(),
    warsOfPeriod: state.warsOfPeriod.slice(),
    attackersBefore: state.attackersBefore.slice(),
    reigns: state.reigns.map(reign => ({ ...reign })),
    battle: state.battle === null ? null : copyBattle(state.battle),
    notes: copyNotes(state.notes),
  }
}

/** To go through a list of names is several times as fast as to spread a large record. */
function copyByPiece<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  const copy: Record<string, T> = {}
  for (const piece of kingsData.pieceIds) {
    const value = record[piece]
    if (value !== undefined) copy[piece] = value
  }
  return copy
}

function copyStacks(stacks: KingsState['stacks']): KingsState['stacks'] {
  const copy: KingsState['stacks'] = {}
  for (const place in stacks) {
    const stack = stacks[place]
    if (stack !== undefined) copy[place] = stack.slice()
  }
  return copy
}

function copyNotes(notes: TurnNotes): TurnNotes {
  return {
    ...notes,
    drawn: { ...notes.drawn },
    consent: { ...notes.consent },
    attackers: notes.attackers.slice(),
    captures: notes.captures.map(capture => ({ ...capture })),
    triumphed: notes.triumphed.slice(),
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
