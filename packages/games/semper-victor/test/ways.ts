import { type Rules, row, type ScriptedRoll } from '@aquila/engine'
import { slipAway } from '../../imperator/rules/combat/evasion.ts'
import { newEngagement } from '../../imperator/rules/combat/forces.ts'
import { movement } from '../../imperator/rules/movement/phase.ts'
import type { SideId } from '../data/index.ts'
import { retreat } from '../rules/combat/retreat.ts'
import { evaders } from '../rules/combat/zone.ts'
import { sail } from '../rules/fleets/sail.ts'
import { semperData as data } from '../rules/series.ts'
import { fleetBox, type Semper, type SemperState } from '../rules/state.ts'
import { stratagems } from '../rules/stratagems/registry.ts'
import { partFromPeoples } from '../rules/usurpation/parting.ts'
import { atWar, choicesOf, give, openRoads, place, playUntil, positionOf, where } from './support.ts'

/** The ways by which counters come from one zone into another, so that a rule can be tried on each of them. */
export type Way = 'march' | 'ship' | 'evasion' | 'retreat' | 'opportune flight' | 'change of sides'

/** By land, out of a zone that enemies have come to or not. */
export const byLand: readonly Way[] = ['march', 'evasion', 'retreat', 'opportune flight']
/** All that Romans have. Nobody but Romans sails, or changes sides. */
export const romanWays: readonly Way[] = [...byLand, 'ship', 'change of sides']

/** Counters of a side that would go from one zone to another: leaders first, then those who go with them. */
export interface Move {
  readonly pieces: readonly string[]
  readonly from: string
  readonly to: string
  readonly side?: SideId
  /** The great campaign unless another is named. */
  readonly scenario?: SemperState['scenario']
  /** What else the map shows. */
  readonly change?: (state: SemperState) => void
  /** What is rolled on the way. */
  readonly dice?: readonly ScriptedRoll[]
}

/** Whether the rules let these counters come there together, and stay. */
export function offers(way: Way, move: Move): boolean {
  return arrive(way, move) !== null
}

/** The position in which they have come there; null: they do not. */
export function arrive(way: Way, move: Move): SemperState | null {
  const { pieces, from, to, side = 'primus' } = move
  const [head = '', ...others] = pieces
  const leads = !Object.hasOwn(data.units, head)
  const state = positionFor(way, move)
  const battle = newEngagement(positionOf(state), from, 'land', other(side), null)
  const procedures: Readonly<Record<Way, (g: Semper) => Rules>> = {
    march: movement,
    'opportune flight': g =>
      row(stratagems, 'fuite-opportune').play(g, side, 'fuite-opportune-1', {
        name: 'before-battle',
        battle,
      }),
    evasion: g => slipAway(g, from, head),
    retreat: g => retreat(g, battle, side, []),
    'change of sides': g => partFromPeoples(g, [from], [side]),
    ship: g => sail(g, side, 'orientalis'),
  }
  if (way === 'evasion' && !evaders(positionOf(state), from, side).includes(head)) return null
  const setOut = [`${leads ? 'lead' : 'march'} ${head}`, ...others.map(piece => `take ${piece}`)]
  const steps = ['to', 'evade-to', 'retreat', 'land'].map(verb => `${verb} ${to}`)
  return follow(procedures[way], state, [...setOut, ...steps], move)
}

function positionFor(way: Way, { pieces, from, to, side = 'primus', scenario, change }: Move): SemperState {
  const state = openRoads(state => {
    const romans = (piece: string) => (data.peopleOfCounter[piece] === null ? side : null)
    for (const piece of pieces) place(state, from, romans(piece), piece)
    state.active = way === 'march' || way === 'ship' ? side : other(side)
    place(state, 'MOE5', side, 'arbetio')
    change?.(state)
    if (way === 'ship') {
      for (const piece of pieces) place(state, fleetBox('orientalis'), romans(piece), piece)
      const sea = Object.values(data.seas).find(({ open, coasts }) => open && coasts.includes(to))
      state.fleets.orientalis = { side, at: sea?.id ?? 'SATL', returns: null, moved: true }
    } else if (way === 'change of sides') {
      atWar(state, 'austuriani', side)
      place(state, from, null, ...data.peoples.austuriani.units)
    } else if (way !== 'march') place(state, from, other(side), 'lanciarii')
    if (way === 'opportune flight') give(state, side, 'fuite-opportune-1')
  })
  return scenario === undefined ? state : { ...state, scenario }
}

/** Takes of the answers what is offered, each once and in their order. */
function follow(
  procedure: (g: Semper) => Rules,
  state: SemperState,
  answers: readonly string[],
  { pieces, to, dice = [] }: Move,
): SemperState | null {
  const { match } = playUntil(g => leavingAQuestion(procedure(g)), { state, dice, impossible: true })
  for (const answer of answers) {
    const choice = match.decision?.choices.find(({ verb, noun }) => `${verb} ${noun}` === answer)
    if (choice !== undefined) match.choose(choice)
  }
  const { decision, position } = match
  if (pieces.some(piece => where(position.state, piece) !== to)) return null
  // Anybody who passes through must go on.
  return decision?.task === 'march' && !choicesOf(decision).includes('stop') ? null : position.state
}

/** Something is left to choose after the procedure, so that the match does not end with it. */
function* leavingAQuestion(procedure: Rules): Rules {
  yield* procedure
  yield { role: 'primus', rule: 'test', task: 'test', choices: [{ verb: 'one' }, { verb: 'other' }] }
}

function other(side: SideId): SideId {
  return side === 'primus' ? 'secondus' : 'primus'
}
