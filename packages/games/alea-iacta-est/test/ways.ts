import { type Rules, row, type ScriptedRoll } from '@aquila/engine'
import { slipAway, whyNoEvasion } from '../../imperator/rules/combat/evasion.ts'
import { newEngagement } from '../../imperator/rules/combat/forces.ts'
import { movement } from '../../imperator/rules/movement/phase.ts'
import type { FactionId } from '../data/index.ts'
import { retreat } from '../rules/combat/retreat.ts'
import { aleaData as data, series } from '../rules/series.ts'
import type { Alea, AleaState } from '../rules/state.ts'
import { field } from './campaign/stage.ts'
import { isLeader, placeOf } from './counters.ts'
import { choicesOf, give, place, playUntil, positionOf } from './support.ts'

/** The ways by which counters come from one zone into another, so that a rule can be tried on each of them. */
export type Way = 'march' | 'ship' | 'evasion' | 'retreat' | 'opportune flight'

/** By land, out of a zone that enemies have come to or not. */
export const byLand: readonly Way[] = ['march', 'evasion', 'retreat', 'opportune flight']
export const allWays: readonly Way[] = [...byLand, 'ship']

/** Counters of a side that would go from one zone to another: leaders first, then those who go with them. */
export interface Move {
  readonly pieces: readonly string[]
  readonly from: string
  readonly to: string
  readonly side?: FactionId
  /** The third unless another is named. */
  readonly scenario?: string
  /** What else the map shows. */
  readonly change?: (state: AleaState) => void
  /** What is rolled on the way. */
  readonly dice?: readonly ScriptedRoll[]
}

/** Whether the rules let these counters come there together, and stay. */
export function offers(way: Way, move: Move): boolean {
  return arrive(way, move) !== null
}

/** The position in which they have come there; null: they do not. */
export function arrive(way: Way, move: Move): AleaState | null {
  const { pieces, from, to, side = 'caesarian' } = move
  const [head = '', ...others] = pieces
  const leads = isLeader(head)
  const state = positionFor(way, move)
  const battle = newEngagement(positionOf(state), from, 'land', other(side), null)
  const procedures: Readonly<Record<Way, (g: Alea) => Rules>> = {
    march: movement,
    'opportune flight': g =>
      row(series.stratagems, 'fuite-opportune').play(g, side, FLIGHT, { name: 'before-battle', battle }),
    evasion: g => slipAway(g, from, head),
    retreat: g => retreat(g, battle, side, []),
    ship: movement,
  }
  if (way === 'evasion' && !(leads && whyNoEvasion(positionOf(state), head) === null)) return null
  const setOut =
    way === 'ship'
      ? [`sail ${head}`, ...SHIPS.map(ship => `embark ${ship}`), ...others.map(piece => `embark ${piece}`)]
      : [`${leads ? 'lead' : 'march'} ${head}`, ...others.map(piece => `take ${piece}`)]
  const steps = ['to', 'evade-to', 'retreat'].map(verb => `${verb} ${to}`)
  return follow(procedures[way], state, [...setOut, ...steps], move)
}

/** A counter with Fuite opportune on one of its faces. */
const FLIGHT = 'K01'
const SHIPS = ['naves-8-2-1', 'aegyptii-naves-1']

function positionFor(way: Way, { pieces, from, to, side = 'caesarian', scenario, change }: Move): AleaState {
  return field(state => {
    const factionOf = (piece: string) => (data.peopleOfCounter[piece] === null ? side : null)
    for (const piece of pieces) place(state, from, factionOf(piece), [piece])
    state.active = way === 'march' || way === 'ship' ? side : other(side)
    // Somebody who could always move, so that there is something to choose.
    place(state, 'SIC-3', side, ['lurium'])
    change?.(state)
    if (way === 'ship') {
      const sea =
        Object.values(data.seas).find(({ open, coasts }) => open && coasts.includes(to))?.id ?? 'OAT'
      for (const piece of pieces) place(state, sea, factionOf(piece), [piece])
      if (pieces.every(piece => factionOf(piece) !== null)) place(state, sea, side, ['naves-8-2-1'])
      else place(state, sea, null, ['aegyptii-naves-1'])
    } else if (way !== 'march') place(state, from, other(side), ['legio-XXX'])
    if (way === 'opportune flight') give(state, side, FLIGHT)
  }, scenario)
}

/** Takes of the answers what is offered, each once and in their order. */
function follow(
  procedure: (g: Alea) => Rules,
  state: AleaState,
  answers: readonly string[],
  { pieces, to, dice = [] }: Move,
): AleaState | null {
  const { match } = playUntil(g => leavingAQuestion(procedure(g)), { state, dice, impossible: true })
  for (const answer of answers) {
    const choice = match.decision?.choices.find(({ verb, noun }) => `${verb} ${noun}` === answer)
    if (choice !== undefined) match.choose(choice)
  }
  const { decision, position } = match
  if (pieces.some(piece => placeOf(position.state, piece) !== to)) return null
  // Anybody who passes through must go on.
  return decision?.task === 'march' && !choicesOf(decision).includes('stop') ? null : position.state
}

/** Something is left to choose after the procedure, so that the match does not end with it. */
function* leavingAQuestion(procedure: Rules): Rules {
  yield* procedure
  yield { role: 'caesarian', rule: 'test', task: 'test', choices: [{ verb: 'one' }, { verb: 'other' }] }
}

function other(side: FactionId): FactionId {
  return side === 'caesarian' ? 'republican' : 'caesarian'
}
