import { type Choice, pick, type Reason, type Rules } from '@aquila/engine'
import { type FactionId, row, type StratagemId } from '../../data/index.ts'
import { campOf } from '../movement/stacking.ts'
import { loseSurplusCargo } from '../movement/transport.ts'
import {
  changeFaction,
  eliminateUnit,
  isFactionLeader,
  isOnMap,
  isRoman,
  peopleOf,
  placeOf,
} from '../pieces.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { figureOn, spend } from '../stratagems/hand.ts'
import { openFor, playableFaces } from '../stratagems/window.ts'
import { fleeOpportunely } from './flight.ts'
import { type Engagement, type Force, forceOf, isOn } from './forces.ts'
import { areForeign } from './odds.ts'

/** Stratagems played before a battle (AIE-6.3-a, AIE-6.3-g to AIE-6.3-j) and after it (AIE-6.3-k). */

/** The defender first, then in turn, until both have passed (AIE-6-c). */
export function* playBeforeBattle(g: Alea, battle: Engagement): Rules {
  yield* openFor(g, {
    name: 'before-battle',
    rule: 'AIE-6-c',
    sides: [battle.defender, battle.attacker],
    about: { zone: battle.zone },
    choices: side => stratagemsBeforeBattle(g, battle, side),
    play: (side, choice) => playBattleStratagem(g, battle, side, choice),
  })
}

export function stratagemsBeforeBattle(
  position: AleaPosition,
  battle: Engagement,
  side: FactionId,
): Choice[] {
  if (position.state.hands[side].length === 0 || !isOn(position, battle)) return []
  return playableFaces(
    position,
    side,
    stratagem => whyNotBeforeBattle(position, battle, side, stratagem) === null,
  )
}

/** Why a stratagem cannot be played before this battle. */
export function whyNotBeforeBattle(
  position: AleaPosition,
  battle: Engagement,
  side: FactionId,
  stratagem: StratagemId,
): Reason | null {
  switch (stratagem) {
    case 'fuite-opportune':
      return null
    case 'transfuges':
      return canWinOver(position, battle, side) ? null : { rule: 'AIE-6.3-g', why: 'no-turncoats' }
    case 'veni-vidi-vici':
      return canConquer(position, battle, side) ? null : { rule: 'AIE-6.3-h', why: 'no-conquest' }
    case 'poliorcetique':
      if (side !== battle.attacker) return { rule: 'AIE-6.3-i', why: 'attacker-only' }
      return hasWalls(position, battle.zone) ? null : { rule: 'AIE-6.3-i', why: 'no-walls' }
    case 'muraille':
      if (side !== battle.defender) return { rule: 'AIE-6.3-j', why: 'defender-only' }
      return hasWalls(position, battle.zone) ? null : { rule: 'AIE-6.3-j', why: 'no-walls' }
    default:
      return { rule: 'AIE-6-c', why: 'not-before-battle', about: { stratagem } }
  }
}

function* playBattleStratagem(g: Alea, battle: Engagement, side: FactionId, choice: Choice): Rules {
  const counter = String(choice.noun)
  switch (choice.verb) {
    case 'fuite-opportune':
      spend(g, side, counter, 'fuite-opportune')
      yield* fleeOpportunely(g, battle.zone, side)
      return
    case 'transfuges':
      spend(g, side, counter, 'transfuges')
      yield* winOver(g, battle, side)
      return
    case 'veni-vidi-vici':
      spend(g, side, counter, 'veni-vidi-vici')
      battle.conqueror = side
      return
    case 'poliorcetique':
    case 'muraille':
      playSiege(g, battle, side, choice.verb, counter)
      return
    default:
      throw new Error(`${choice.verb} is no stratagem of battle`)
  }
}

/** AIE-6.3-i, AIE-6.3-j: a battle in a zone with a city or a port. */
function hasWalls({ data }: AleaPosition, place: Place): boolean {
  const zone = data.zones[place]
  return zone !== undefined && (zone.city !== null || zone.port !== null)
}

/** AIE-6.3-i: Poliorcétique adds for the attacker. AIE-6.3-j: Muraille takes away for the defender. */
function playSiege(
  g: Alea,
  battle: Engagement,
  side: FactionId,
  stratagem: 'poliorcetique' | 'muraille',
  counter: string,
): void {
  const value = figureOn(g, counter, stratagem)
  spend(g, side, counter, stratagem)
  const rule = stratagem === 'poliorcetique' ? 'AIE-6.3-i' : 'AIE-6.3-j'
  battle.stratagems.push({ rule, why: stratagem, value })
}

/** AIE-6.3-h: a force with a Faction Leader against non-Roman units only; once is enough. */
function canConquer(position: AleaPosition, battle: Engagement, side: FactionId): boolean {
  if (battle.conqueror !== null) return false
  const own = forceOf(position, battle, side)
  if (!own.leaders.some(id => isFactionLeader(position, id))) return false
  return areForeign(position, forceOf(position, battle, opponentOf(side)).units)
}

/** AIE-6.3-g, RULING-100: Roman units of the enemy in this battle; Romans must be able to join the force. */
function canWinOver(position: AleaPosition, battle: Engagement, side: FactionId): boolean {
  const own = forceOf(position, battle, side)
  if (own.units.some(piece => campOf(position, piece) > 0)) return false
  return turncoats(position, battle, side, false).length > 0
}

function turncoats(
  position: AleaPosition,
  battle: Engagement,
  side: FactionId,
  onlySupports: boolean,
): string[] {
  const enemy = forceOf(position, battle, opponentOf(side))
  return enemy.units.filter(
    piece => isRoman(position.data, piece) && !(onlySupports && isMainUnit(position, piece)),
  )
}

/** Legio and naves: only one of the two may be such a unit. */
function isMainUnit({ data }: AleaPosition, piece: string): boolean {
  const { kind } = row(data.units, piece)
  return kind === 'legio' || kind === 'naves'
}

/** AIE-6.3-g, RULING-46: two Roman units of the enemy change sides for good; at most one legio or naves. */
function* winOver(g: Alea, battle: Engagement, side: FactionId): Rules {
  let mainTaken = false
  for (let count = 0; count < 2; count++) {
    const nouns = turncoats(g, battle, side, mainTaken)
    if (nouns.length === 0) return
    const piece = yield* pick({
      role: side,
      rule: 'AIE-6.3-g',
      task: 'pick-turncoat',
      verb: 'win-over',
      nouns,
      about: { zone: battle.zone, left: 2 - count },
    })
    mainTaken ||= isMainUnit(g, piece)
    changeFaction(g, piece, side)
    g.tell({ kind: 'turncoat', rule: 'AIE-6.3-g', data: { side, unit: piece, zone: battle.zone } })
    // The ships that are left may be too few for the cargo.
    yield* loseSurplusCargo(g, battle.zone, opponentOf(side))
  }
}

/** AIE-6.3-k: after a battle with Parthian units, who fought with them may strike down a Roman unit (RULING-47). */
export function* playAfterBattle(g: Alea, zone: Place, attacker: Force, defender: Force): Rules {
  yield* openFor(g, {
    name: 'after-battle',
    rule: 'AIE-6.3-k',
    about: { zone },
    sides: [attacker.side, defender.side],
    choices: side => {
      if (g.state.hands[side].length === 0) return []
      const victims = parthianVictims(g, side, attacker, defender)
      return playableFaces(g, side, face => face === 'la-fleche-du-parthe' && victims.length > 0)
    },
    play: (side, choice) => shootBackwards(g, side, String(choice.noun), attacker, defender),
  })
}

function* shootBackwards(g: Alea, side: FactionId, counter: string, attacker: Force, defender: Force): Rules {
  spend(g, side, counter, 'la-fleche-du-parthe')
  const victim = yield* pick({
    role: side,
    rule: 'AIE-6.3-k',
    task: 'pick-parthian-victim',
    verb: 'strike-down',
    nouns: parthianVictims(g, side, attacker, defender),
  })
  const zone = placeOf(g, victim)
  g.tell({ kind: 'parthian-shot', rule: 'AIE-6.3-k', data: { side, unit: victim, zone } })
  eliminateUnit(g, victim)
  // At sea a lost naves may leave too much cargo.
  yield* loseSurplusCargo(g, zone, opponentOf(side))
}

/** RULING-47: Roman units of the enemy that fought in the battle, if Parthi fought for this side. */
function parthianVictims(
  position: AleaPosition,
  side: FactionId,
  attacker: Force,
  defender: Force,
): string[] {
  const { data } = position
  const [own, enemy] = attacker.side === side ? [attacker, defender] : [defender, attacker]
  if (!own.units.some(piece => peopleOf(data, piece) === 'parthi')) return []
  return enemy.units.filter(piece => isRoman(data, piece) && isOnMap(data, placeOf(position, piece)))
}
