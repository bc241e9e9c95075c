import { copyPeoples } from '../../../imperator/rules/knowledge/copy.ts'
import type { SideId } from '../../data/index.ts'
import type { SemperState, SemperTurn } from '../state.ts'

/** An independent copy of the state. Written by hand, because look-ahead copies states by the thousand. */
export function copyState(state: SemperState): SemperState {
  return {
    ...state,
    points: { ...state.points },
    sequences: { ...state.sequences },
    // Counters and stacks never change: another takes the place of one.
    counters: state.counters.slice(),
    stacks: state.stacks.slice(),
    arrivals: state.arrivals.slice(),
    emperors: { ...state.emperors },
    augusti: copyLists(state.augusti),
    caesares: copyLists(state.caesares),
    honoured: { caesar: state.honoured.caesar.slice(), augustus: state.honoured.augustus.slice() },
    protectores: { ...state.protectores },
    usurpations: state.usurpations.map(usurpation => ({
      ...usurpation,
      followers: usurpation.followers.slice(),
      companions: usurpation.companions.slice(),
    })),
    fleets: { occidentalis: { ...state.fleets.occidentalis }, orientalis: { ...state.fleets.orientalis } },
    constantinopolis: { ...state.constantinopolis },
    regions: { ...state.regions },
    peoples: copyPeoples(state.peoples),
    thorns: state.thorns.slice(),
    plagues: state.plagues.slice(),
    cup: state.cup.slice(),
    hands: copyLists(state.hands),
    restingCounters: state.restingCounters.slice(),
    removedCounters: state.removedCounters.slice(),
    constantin: { ...state.constantin },
    turn: copyTurn(state.turn),
  }
}

function copyTurn(turn: SemperTurn): SemperTurn {
  return {
    ...turn,
    ill: turn.ill.slice(),
    sequencesDone: { ...turn.sequencesDone },
    proposed: turn.proposed.slice(),
    rage: turn.rage.slice(),
    duxLost: turn.duxLost.slice(),
  }
}

function copyLists({ primus, secondus }: Record<SideId, string[]>): Record<SideId, string[]> {
  return { primus: primus.slice(), secondus: secondus.slice() }
}
