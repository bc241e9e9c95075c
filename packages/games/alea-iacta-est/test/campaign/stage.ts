import { movement } from '../../../imperator/rules/movement/phase.ts'
import { type FactionId, type PeopleId, row } from '../../data/index.ts'
import { aleaData } from '../../rules/series.ts'
import type { AleaState } from '../../rules/state.ts'
import { placeOf, put, setReduced } from '../counters.ts'
import { choicesOf, emptyMap, place, play, playUntil, type Run } from '../support.ts'

/** An empty map in the Caesarian's SMC. Nobody controls a region, so that no garrison binds anybody. */
export function field(change: (state: AleaState) => void, scenario = '3'): AleaState {
  return emptyMap(scenario, state => {
    state.active = 'caesarian'
    state.sequences = { caesarian: 3, republican: 3 }
    for (const region of aleaData.regionOrder) state.regions[region] = null
    change(state)
  })
}

export function caesarians(state: AleaState, where: string, ...pieces: string[]): void {
  place(state, where, 'caesarian', pieces)
}

export function republicans(state: AleaState, where: string, ...pieces: string[]): void {
  place(state, where, 'republican', pieces)
}

/** A People goes to war for a side, with its units at home. */
export function atWar(state: AleaState, people: PeopleId, faction: FactionId): void {
  state.peoples[people].status = 'war'
  state.peoples[people].faction = faction
  deployAtHome(state, people)
}

export function allied(state: AleaState, people: PeopleId, faction: FactionId): void {
  state.peoples[people].status = 'allegiance'
  state.peoples[people].faction = faction
  deployAtHome(state, people)
}

function deployAtHome(state: AleaState, people: PeopleId): void {
  for (const unit of aleaData.peoples[people].units) {
    const { home } = row(aleaData.units, unit)
    if (home !== null) put(state, unit, home)
  }
}

/** Somebody far away who could always move, so that ending the movement is always a choice. */
const bystander = 'lurium'

function withBystander(state: AleaState): AleaState {
  place(state, 'SIC-3', state.active, [bystander])
  return state
}

/** Plays E.1 by the script, to its end. */
export function move(
  state: AleaState,
  choices: string[],
  dice: Parameters<typeof play>[1]['dice'] = [],
): Run {
  return play(movement, { state: withBystander(state), choices, dice, impossible: true })
}

/** What the mover may choose after the script. */
export function optionsAfter(state: AleaState, choices: string[]): string[] {
  const { decision } = playUntil(movement, { state: withBystander(state), choices, impossible: true })
  return choicesOf(decision).filter(choice => choice !== `lead ${bystander}`)
}

/** The zones that are open after the script. */
export function zonesAfter(state: AleaState, choices: string[]): string[] {
  return optionsAfter(state, choices)
    .filter(choice => choice.startsWith('to '))
    .map(choice => choice.slice(3))
    .sort()
}

export function placeIn(state: AleaState, piece: string): string | undefined {
  return placeOf(state, piece)
}

export function reduced(state: AleaState, ...pieces: string[]): void {
  for (const piece of pieces) {
    setReduced(state, piece, true)
  }
}
