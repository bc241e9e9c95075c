import { aleaData, type FactionId } from '../../data/index.ts'
import { regionIds } from '../../data/types.ts'
import { leaderIds, placesOnMap, unitIds } from '../pieces.ts'
import {
  type AleaState,
  boxes,
  type LeaderState,
  levyBox,
  type Place,
  type Stack,
  type TurnNotes,
  type UnitState,
} from '../state.ts'

/** An independent copy of the state. Written by hand, because look-ahead copies states by the thousand. */
export function copyState(state: AleaState): AleaState {
  return {
    ...state,
    sequences: { ...state.sequences },
    leaders: copyLeaders(state.leaders),
    units: copyUnits(state.units),
    stacks: copyStacks(state.stacks),
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
    coupsWon: { ...notes.coupsWon },
    placedInAlexandria: notes.placedInAlexandria.slice(),
    sequencesDone: { ...notes.sequencesDone },
  }
}

const places = [...placesOnMap(aleaData), ...Object.values(boxes), ...regionIds.map(levyBox)]

// Large records are made without a prototype: they are filled faster, and what is not in them is missed faster.

function copyLeaders(leaders: Record<string, LeaderState>): Record<string, LeaderState> {
  const copy: Record<string, LeaderState> = Object.create(null)
  for (const id of leaderIds) {
    const counter = leaders[id]
    if (counter !== undefined)
      copy[id] = { place: counter.place, faction: counter.faction, moved: counter.moved }
  }
  return copy
}

function copyUnits(units: Record<string, UnitState>): Record<string, UnitState> {
  const copy: Record<string, UnitState> = Object.create(null)
  for (const id of unitIds) {
    const counter = units[id]
    if (counter === undefined) continue
    const { place, faction, reduced, moved } = counter
    copy[id] = { place, faction, reduced, moved }
  }
  return copy
}

/** Stacks themselves never change. */
function copyStacks(stacks: Record<Place, Stack>): Record<Place, Stack> {
  const copy: Record<Place, Stack> = Object.create(null)
  for (const place of places) {
    const stack = stacks[place]
    if (stack !== undefined) copy[place] = stack
  }
  return copy
}

function copyPeoples(peoples: AleaState['peoples']): AleaState['peoples'] {
  const copy = { ...peoples }
  let id: keyof typeof copy
  for (id in copy) copy[id] = { ...copy[id] }
  return copy
}

function copyLists(lists: Record<FactionId, string[]>): Record<FactionId, string[]> {
  return { caesarian: lists.caesarian.slice(), republican: lists.republican.slice() }
}
