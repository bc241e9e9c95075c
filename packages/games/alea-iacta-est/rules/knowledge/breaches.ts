import { factionIds } from '../../data/types.ts'
import { isOnMap } from '../pieces.ts'
import type { AleaPosition } from '../state.ts'

/** What must hold in every position; each string names a breach. */
export function breaches(position: AleaPosition): string[] {
  return [
    ...misplacedCounters(position),
    ...ownerlessCounters(position),
    ...wrongTracks(position),
    ...lostStratagems(position),
    ...wrongOffices(position),
  ]
}

/** Each counter is in exactly one place, and the index of stacks says so. */
function misplacedCounters({ state }: AleaPosition): string[] {
  const found: string[] = []
  let stacked = 0
  const counters = { ...state.leaders, ...state.units }
  for (const [place, stack] of Object.entries(state.stacks)) {
    stacked += stack.length
    if (new Set(stack).size !== stack.length) found.push(`a counter lies twice in ${place}`)
    for (const piece of stack) {
      if (counters[piece]?.place !== place) found.push(`${piece} is in the stack of ${place}, but not there`)
    }
  }
  const total = Object.keys(counters).length
  if (stacked !== total) found.push(`${stacked} counters lie somewhere, but there are ${total}`)
  return found
}

/** AIE-3.7.1-a, AIE-3.7.2-a: a Roman counter on the map belongs to a faction and shows a face it has. */
function ownerlessCounters({ state, data }: AleaPosition): string[] {
  const found: string[] = []
  for (const [id, { place, faction }] of Object.entries(state.leaders)) {
    const roman = data.romanLeaders[id]
    if (roman === undefined) {
      if (faction !== null) found.push(`${id} leads a People and shows the face of a faction`)
    } else if (isOnMap(data, place) && (faction === null || roman.faces[faction] === null)) {
      found.push(`AIE-3.7.1-a: ${id} shows a face he does not have`)
    }
  }
  for (const [id, { place, faction, reduced }] of Object.entries(state.units)) {
    const roman = data.units[id]?.people === null
    if (!roman && faction !== null) found.push(`${id} belongs to a People and to a faction`)
    if (roman && isOnMap(data, place) && faction === null) found.push(`AIE-3.7.2-a: nobody owns ${id}`)
    if (place === 'box-reserve' && reduced) found.push(`${id} is reduced in the Reserve`)
  }
  return found
}

/** AIE-5.1.1-a, AIE-2.D-b, AIE-0.3-a: markers stay on their tracks. */
function wrongTracks({ state, data }: AleaPosition): string[] {
  const found: string[] = []
  const { firstYear, lastYear } = data.scenarios[state.scenario]
  if (state.spqr < 0 || state.spqr > 5) found.push(`AIE-5.1.1-a: the SPQR marker is on ${state.spqr}`)
  if (state.year < firstYear || state.year > lastYear) found.push(`AIE-0.3-a: the year is ${state.year}`)
  for (const faction of factionIds) {
    const left = state.sequences[faction]
    if (left < 0 || left > 12) found.push(`AIE-2.D-b: ${faction} has ${left} sequences`)
  }
  return found
}

/** AIE-6-d: 19 stratagem counters, each in exactly one place. */
function lostStratagems({ state, data }: AleaPosition): string[] {
  const counters = [
    ...state.cup,
    ...state.hands.caesarian,
    ...state.hands.republican,
    ...state.intrigues,
    ...(state.plague === null ? [] : [state.plague.counter]),
    ...state.restingCounters,
    ...state.removedCounters,
  ]
  const total = Object.keys(data.stratagemCounters).length
  const different = new Set(counters).size
  if (counters.length === total && different === total) return []
  return [`AIE-6-d: ${counters.length} stratagem counters (${different} different), but there are ${total}`]
}

/** AIE-3.5.1-a, AIE-3.6.1-b: Faction Leaders and Pretenders are alive, few, and on the right side. */
function wrongOffices({ state }: AleaPosition): string[] {
  const found: string[] = []
  for (const faction of factionIds) {
    const leaders = state.factionLeaders[faction]
    if (leaders.length > 2) found.push(`AIE-3.5.1-a: ${faction} has ${leaders.length} Faction Leaders`)
    for (const id of leaders) {
      const counter = state.leaders[id]
      if (counter === undefined || counter.place === 'box-dead')
        found.push(`${id} leads ${faction}, but is dead`)
      else if (counter.faction !== faction) found.push(`${id} leads ${faction}, but is not of it`)
    }
    const pretender = state.pretenders[faction]
    if (pretender !== null && state.leaders[pretender]?.place === 'box-dead')
      found.push(`AIE-3.6.1-b: the Pretender ${pretender} is dead`)
  }
  return found
}
