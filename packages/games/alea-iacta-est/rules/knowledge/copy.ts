import { copyPeoples } from '../../../imperator/rules/knowledge/copy.ts'
import type { FactionId } from '../../data/index.ts'
import type { AleaState, TurnNotes } from '../state.ts'

/** An independent copy of the state. Written by hand, because look-ahead copies states by the thousand. */
export function copyState(state: AleaState): AleaState {
  return {
    ...state,
    sequences: { ...state.sequences },
    // Counters and stacks never change: another takes the place of one.
    counters: state.counters.slice(),
    stacks: state.stacks.slice(),
    arrivals: state.arrivals.slice(),
    factionLeaders: copyLists(state.factionLeaders),
    pretenders: { ...state.pretenders },
    joinedPretender: copyLists(state.joinedPretender),
    triumvirs: state.triumvirs.map(({ leader, region }) => ({ leader, region })),
    regions: { ...state.regions },
    controlBeforeInvasion: { ...state.controlBeforeInvasion },
    peoples: copyPeoples(state.peoples),
    cup: state.cup.slice(),
    hands: copyLists(state.hands),
    intrigues: state.intrigues.slice(),
    plague: state.plague === null ? null : { ...state.plague },
    restingCounters: state.restingCounters.slice(),
    removedCounters: state.removedCounters.slice(),
    turn: copyTurnNotes(state.turn),
  }
}

function copyTurnNotes(notes: TurnNotes): TurnNotes {
  return {
    ...notes,
    ill: notes.ill.slice(),
    diplomacyTried: notes.diplomacyTried.slice(),
    geostrategyPlayed: notes.geostrategyPlayed.slice(),
    coupsWon: { ...notes.coupsWon },
    placedInAlexandria: notes.placedInAlexandria.slice(),
    newMasters: notes.newMasters.slice(),
    sequencesDone: { ...notes.sequencesDone },
  }
}

function copyLists(lists: Record<FactionId, string[]>): Record<FactionId, string[]> {
  return { caesarian: lists.caesarian.slice(), republican: lists.republican.slice() }
}
