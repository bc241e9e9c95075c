import { type GameDefinition, Match, type ScriptedRoll, scriptedDice } from '@aquila/engine'
import { type CardId, deck, type SideId, type ZoneId } from '../data/board.ts'
import { type FordData, type FordState, theFords } from '../index.ts'

export type FordMatch = Match<FordState, FordData>

type PlacedUnit = readonly [side: SideId, zone: ZoneId, state?: 'worn']

/** A position to test one rule in: what is not told is as at the start of the skirmish, but for the units. */
export interface Stage {
  readonly phase: 'draw' | 'offers' | 'campaign' | 'battles' | 'end'
  /** Numbered from 1 in this order. */
  readonly units?: readonly PlacedUnit[]
  readonly hands?: { readonly [side in SideId]?: readonly CardId[] }
  readonly toMove?: readonly SideId[]
  readonly influence?: { readonly [side in SideId]?: number }
  readonly scores?: { readonly [side in SideId]?: number }
  readonly turn?: number
  readonly lastTurn?: number
  readonly retreat?: 'free' | 'home'
  /** Every roll that will be made, with its purpose. */
  readonly rolls?: readonly ScriptedRoll[]
}

/** Starts a match at the beginning of a phase. One roll more or less than the stage tells fails. */
export function setStage(stage: Stage): { match: FordMatch; allRolled: () => void } {
  const dice = scriptedDice(stage.rolls ?? [])
  const options = { retreat: stage.retreat ?? 'free' }
  const match = Match.start(definitionFrom(stage), { scenario: 'skirmish', options, dice })
  return { match, allRolled: () => dice.assertSpent() }
}

function definitionFrom(stage: Stage): GameDefinition<FordState, FordData> {
  const start = theFords.phases.findIndex(phase => phase.id === stage.phase)
  const phases = [...theFords.phases.slice(start), ...theFords.phases.slice(0, start)]
  return { ...theFords, phases, setUp: (...given) => place(stage, ...given) }
}

function place(stage: Stage, ...setUp: Parameters<typeof theFords.setUp>): FordState {
  const state = theFords.setUp(...setUp)
  const units = stage.units ?? []
  state.units = units.map(([side, zone, worn], index) => {
    return { id: index + 1, side, zone, worn: worn === 'worn', moved: false }
  })
  const left = [...deck]
  for (const [side, hand] of Object.entries(stage.hands ?? {})) {
    state.hands[side] = [...hand]
    for (const card of hand) left.splice(left.indexOf(card), 1)
  }
  state.deck = left
  Object.assign(state.influence, stage.influence)
  Object.assign(state.scores, stage.scores)
  state.toMove = [...(stage.toMove ?? ['rome', 'gaul', 'germania'])]
  state.turn = stage.turn ?? 1
  return { ...state, lastTurn: stage.lastTurn ?? 3 }
}

/** Makes choices written as 'rome: move 1'. */
export function play(match: FordMatch, ...moves: readonly string[]): void {
  for (const move of moves) {
    const [role = '', verb = '', noun] = move.split(/:? /)
    const choice = noun === undefined ? { verb } : { verb, noun: /^\d+$/.test(noun) ? Number(noun) : noun }
    match.choose(choice, { role })
  }
}

/** The choices that wait, written as for `play`. */
export function choicesOf(match: FordMatch): string[] {
  return match.decisions.flatMap(({ role, choices }) =>
    choices.map(({ verb, noun }) => `${role}: ${verb}${noun === undefined ? '' : ` ${noun}`}`),
  )
}

/** What the events of a kind say that everybody may know. */
export function told(match: FordMatch, kind: string): unknown[] {
  return match.log(null).flatMap(event => (event.kind === kind ? [event.data] : []))
}

export function unit(match: FordMatch, id: number) {
  return match.position.state.units.find(candidate => candidate.id === id)
}
