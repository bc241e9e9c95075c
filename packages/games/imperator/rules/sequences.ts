import { type Phase, type Rules, row } from '@aquila/engine'
import type { Citations } from '../data/citations.ts'
import type { CampaignData } from '../data/series.ts'
import { combat } from './combat/phase.ts'
import { unmoveAll } from './counters.ts'
import { movement } from './movement/phase.ts'
import {
  type Campaign,
  type CampaignBoard,
  type CampaignPosition,
  type CampaignState,
  type FactionId,
  opponentOf,
} from './state.ts'
import { askIfChanged, CampaignWindow } from './stratagems/campaign.ts'

/**
 * Phase E: movement/combat sequences in turn. The phases as lines of the sequence of play; `after` is the id of the phase
 * that follows Phase E.
 */
export function campaignPhases(cites: Citations, after: string): Phase<CampaignState, CampaignData>[] {
  const next = (position: CampaignPosition) => (isCampaignOver(position) ? after : 'E.1')
  return [
    { id: 'E', rule: cites.alternation, run: beginCampaign, next },
    { id: 'E.1', rule: cites.sequence, run: movementOfSequence },
    { id: 'E.2', rule: cites.sequence, run: combatOfSequence },
    { id: 'E.3', rule: cites.sequence, run: endOfSequence, next },
  ]
}

/** The player with the initiative begins. */
export function* beginCampaign(g: Campaign): Rules {
  g.state.active = opponentOf(g, g.state.initiative)
  passToNext(g)
}

/**
 * E.1: the active side moves; its own stratagems are among its moves. When the campaign begins the enemy may play his before;
 * later on he has just ended a sequence, or was asked at the end of one.
 */
export function* movementOfSequence(g: Campaign): Rules {
  const { state } = g
  unmoveAll(g)
  state.arrivals = []
  g.tell({
    kind: 'sequence',
    rule: g.data.cites.sequence,
    data: {
      side: state.active,
      left: row(state.sequences, state.active),
      number: row(state.turn.sequencesDone, state.active) + 1,
    },
  })
  if (isFirstSequence(g)) yield* new CampaignWindow(g, 'campaign', [opponentOf(g, state.active)]).open()
  yield* movement(g)
}

function isFirstSequence({ state, data }: CampaignPosition): boolean {
  return data.factions.every(side => row(state.turn.sequencesDone, side) === 0)
}

/** E.2: the active side's combats, with stratagems before, between and after them. */
export function combatOfSequence(g: Campaign): Rules {
  return combat(g)
}

/** E.3: what the sequence has brought about, then one sequence less, and whose turn it is. */
export function* endOfSequence(g: Campaign): Rules {
  const { sequences, active, turn } = g.state
  yield* askIfChanged(g, active, g.data.series.endOfSequence(g))
  sequences[active] = row(sequences, active) - 1
  turn.sequencesDone[active] = row(turn.sequencesDone, active) + 1
  passToNext(g)
  if (!isCampaignOver(g)) return
  g.state.arrivals = []
  g.data.series.endOfCampaign(g)
}

/** In turn while both have sequences left, then the rest in succession; event 10: the extra one at the end. */
function passToNext(g: Campaign): void {
  const { sequences, turn } = g.state
  const other = opponentOf(g, g.state.active)
  if (row(sequences, other) > 0) g.state.active = other
  else if (row(sequences, g.state.active) === 0 && turn.extraSequence !== null) {
    const gains: FactionId = turn.extraSequence
    turn.extraSequence = null
    sequences[gains] = 1
    g.state.active = gains
    g.tell({ kind: 'extra-sequence-begins', rule: g.data.cites.extraSequence, data: { side: gains } })
  }
}

export function isCampaignOver({ state, data }: CampaignPosition): boolean {
  return data.factions.every(side => row(state.sequences, side) === 0)
}

/** 2.D: half each; an odd one goes to the side with the initiative. */
export function splitSequences({ state, data }: CampaignBoard, total: number): void {
  const fewer = Math.floor(total / 2)
  for (const side of data.factions) state.sequences[side] = side === state.initiative ? total - fewer : fewer
}

/** Event 7: the split is made again of one sequence less. */
export function severeWinter(g: Campaign): void {
  splitSequences(g, Math.max(0, sequencesLeft(g) - 1))
}

/** Event 8: one less for each player. */
export function divinePeace({ state, data }: Campaign): void {
  for (const side of data.factions) state.sequences[side] = Math.max(0, row(state.sequences, side) - 1)
}

function sequencesLeft({ state, data }: CampaignBoard): number {
  return data.factions.reduce((sum, side) => sum + row(state.sequences, side), 0)
}
