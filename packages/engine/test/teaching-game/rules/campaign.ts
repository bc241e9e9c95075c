import { choicesWith, type Rules } from '@aquila/engine'
import type { SideId, ZoneId } from '../data/board.ts'
import type { FordReason } from './reasons.ts'
import {
  type FordPosition,
  type Fords,
  handOf,
  movingSide,
  putBack,
  sidesIn,
  sidesOf,
  type Unit,
  zoneOf,
} from './state.ts'
import { ask, type FordChoice } from './tasks.ts'

const DONE: FordChoice<'campaign'> = { verb: 'done' }

/** TF-3: the side moves its units and plays cards, in any order, until it is done. */
export function* campaign(g: Fords): Rules {
  const side = movingSide(g.state)
  for (const unit of g.state.units) unit.moved = false
  for (;;) {
    const choices = [...unitChoices(g, side), ...cardChoices(g, side), DONE]
    const { verb, noun } = yield ask({
      role: side,
      rule: 'TF-3.1',
      task: 'campaign',
      choices,
      about: { turn: g.state.turn },
      // The list depends on a hidden hand: were a lone "done" taken by itself, its absence would tell.
      confirm: true,
    })
    if (verb === 'done') return
    if (verb === 'move') yield* moveUnit(g, unitById(g, Number(noun)))
    else if (verb === 'sabotage') sabotage(g, side, rivalNamed(g, side, noun))
    else intrigue(g, side, rivalNamed(g, side, noun))
  }
}

/** TF-3.1: the unit that was picked goes to a neighbouring zone, or stays after all. */
function* moveUnit(g: Fords, unit: Unit): Rules {
  const from = unit.zone
  const open = zoneOf(g.data, from).neighbours.filter(zone => whyClosed(g, unit.side, zone) === null)
  const { noun } = yield ask({
    role: unit.side,
    rule: 'TF-3.1',
    task: 'destination',
    choices: [...choicesWith('to', open), { verb: 'stay' }],
    about: { unit: unit.id, from },
  })
  const to = open.find(zone => zone === noun)
  if (to === undefined) return
  unit.zone = to
  unit.moved = true
  g.tell({ kind: 'move', rule: 'TF-3.1', data: { side: unit.side, unit: unit.id, from, to } })
}

/** Why a side may not move into a zone; null if it may. The list of moves and the explanation both ask here. */
export function whyClosed(position: FordPosition, side: SideId, zone: ZoneId): FordReason | null {
  const { home } = zoneOf(position.data, zone)
  if (home !== null && home !== side) return { rule: 'TF-3.2', why: 'rivals-home', about: { home } }
  const [one, two] = sidesIn(position.state, zone).filter(other => other !== side)
  if (one !== undefined && two !== undefined)
    return { rule: 'TF-3.3', why: 'three-sides', about: { one, two } }
  return null
}

export function whyUnitStays(
  position: FordPosition,
  side: SideId,
  unit: Unit | undefined,
): FordReason | null {
  if (unit === undefined || unit.side !== side) return { rule: 'TF-3.1', why: 'not-your-unit' }
  if (unit.moved) return { rule: 'TF-3.1', why: 'has-moved' }
  return isHemmedIn(position, side, unit.zone) ? { rule: 'TF-3.3', why: 'hemmed-in' } : null
}

export function isHemmedIn(position: FordPosition, side: SideId, zone: ZoneId): boolean {
  return zoneOf(position.data, zone).neighbours.every(to => whyClosed(position, side, to) !== null)
}

/** The units that `whyUnitStays` has nothing against; each zone is looked at once, however many stand there. */
function unitChoices(g: Fords, side: SideId): FordChoice<'campaign'>[] {
  const hemmedIn = new Set(g.data.zones.map(zone => zone.id).filter(zone => isHemmedIn(g, side, zone)))
  const choices: FordChoice<'campaign'>[] = []
  for (const { id, side: owner, zone, moved } of g.state.units) {
    if (owner === side && !moved && !hemmedIn.has(zone)) choices.push({ verb: 'move', noun: id })
  }
  return choices
}

/** TF-3.4, TF-3.5: sabotage needs a rival with a card, intrigue only a rival. */
function cardChoices(g: Fords, side: SideId): FordChoice<'campaign'>[] {
  const hand = handOf(g.state, side)
  const rivals = sidesOf(g).filter(other => other !== side)
  const choices: FordChoice<'campaign'>[] = []
  if (hand.includes('sabotage')) {
    for (const rival of rivals) {
      if (handOf(g.state, rival).length > 0) choices.push({ verb: 'sabotage', noun: rival })
    }
  }
  if (hand.includes('intrigue')) for (const rival of rivals) choices.push({ verb: 'intrigue', noun: rival })
  return choices
}

/** TF-3.4 */
function sabotage(g: Fords, side: SideId, rival: SideId): void {
  putBack(g.state, side, 'sabotage')
  const lost = g.dice.oneOf(handOf(g.state, rival), 'sabotage')
  putBack(g.state, rival, lost)
  g.tell({ kind: 'sabotage', rule: 'TF-3.4', data: { side, rival, lost } })
}

/** TF-3.5: the hands belong to the players, so they change sides with them. */
function intrigue(g: Fords, side: SideId, rival: SideId): void {
  putBack(g.state, side, 'intrigue')
  const [mine, theirs] = [handOf(g.state, side), handOf(g.state, rival)]
  g.state.hands[side] = theirs
  g.state.hands[rival] = mine
  g.swapSeats(side, rival)
  g.tell({ kind: 'intrigue', rule: 'TF-3.5', data: { side, rival } })
}

function unitById(g: Fords, id: number): Unit {
  const unit = g.state.units.find(candidate => candidate.id === id)
  if (unit === undefined) throw new Error(`no unit ${id}`)
  return unit
}

function rivalNamed(g: Fords, side: SideId, noun: unknown): SideId {
  const rival = sidesOf(g).find(other => other !== side && other === noun)
  if (rival === undefined) throw new Error(`${String(noun)} is no rival of ${side}`)
  return rival
}
