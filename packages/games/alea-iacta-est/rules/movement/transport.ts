import type { Rules } from '@aquila/engine'
import { oneOfEach } from '../../../imperator/rules/alike.ts'
import { hasEnemyUnits } from '../../../imperator/rules/movement/stacking.ts'
import { type FactionId, type PeopleId, row } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
import {
  actsAsRoman,
  commandOf,
  eliminateUnit,
  isLegio,
  isNaves,
  isRoman,
  leadersOf,
  peopleOf,
  put,
  unitsOf,
} from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { type Alea, type AleaPosition, boxes, type Place } from '../state.ts'
import { pick } from '../tasks.ts'

/** What naves can carry. */

/**
 * AIE-3.4.2-e, AIE-3.4.2-f: a Roman naves carries three Roman units, of which a 4 SP naves (by its full-strength
 * type, RULING-18) takes two legions at most. AIE-4.3-a: a naves of the Aegyptii carries three units of any kind,
 * Aegyptii or Romans of the player to whom the Aegyptii are allied. RULING-126: allies go aboard like Romans. Nobody
 * carries other Peoples.
 */
export function whyNotAboard(
  position: AleaPosition,
  naves: readonly string[],
  cargo: readonly string[],
): AleaReason | null {
  const { data } = position
  let room = 0
  let romanLegionRoom = 0
  let foreignRoom = 0
  for (const ship of naves) {
    const { carries } = row(data.units, ship)
    if (carries === null) continue
    room += carries.units
    if (isRoman(data, ship)) romanLegionRoom += carries.legions
    else foreignRoom += carries.units
  }
  let foreign = 0
  let legions = 0
  for (const unit of cargo) {
    const atWar = !isUsedAsRoman(position, unit)
    if (atWar && !naves.some(ship => peopleOf(data, ship) === peopleOf(data, unit)))
      return { rule: 'AIE-3.4.2-e', why: 'cannot-carry', about: { unit } }
    if (atWar) foreign++
    else if (isLegio(data, unit)) legions++
  }
  if (cargo.length > room || foreign > foreignRoom || legions > romanLegionRoom + foreignRoom - foreign)
    return { rule: 'AIE-3.4.2-f', why: 'no-room-aboard' }
  return null
}

/** AIE-4.4.2-d, RULING-126: a Roman counter, or one of a People under allegiance. */
function isUsedAsRoman({ state, data }: AleaPosition, piece: string): boolean {
  const people = peopleOf(data, piece)
  return people === null || state.peoples[people].status === 'allegiance'
}

/** AIE-3.4.2-e, AIE-4.3-a: which leaders the naves can carry, in any number. */
export function whyLeaderNotAboard(
  position: AleaPosition,
  naves: readonly string[],
  leader: string,
): AleaReason | null {
  const people = peopleOf(position.data, leader)
  if (isUsedAsRoman(position, leader) || naves.some(ship => peopleOf(position.data, ship) === people))
    return null
  return { rule: 'AIE-3.4.2-e', why: 'cannot-carry', about: { unit: leader } }
}

/** AIE-3.4.2-g, RULING-19: at sea the leaders aboard command together. */
function commandAboard(position: AleaPosition, leaders: readonly string[]): CommandAboard {
  let roman = 0
  const ofPeople = new Map<PeopleId, number>()
  for (const leader of leaders) {
    const command = commandOf(position, leader)
    const people = peopleOf(position.data, leader)
    if (people === null || actsAsRoman(position, leader)) roman += command
    else ofPeople.set(people, (ofPeople.get(people) ?? 0) + command)
  }
  return { roman, ofPeople }
}

interface CommandAboard {
  /** Of leaders who may command Romans, and allies too (RULING-36). */
  readonly roman: number
  /** Of others, who command their own People only. */
  readonly ofPeople: ReadonlyMap<PeopleId, number>
}

/**
 * AIE-3.4.2-g, RULING-19: no more land units than the leaders aboard can command together. Those of a People command its
 * units alone (RULING-36); all others need Romans.
 */
export function whyNotUnderCommand(
  position: AleaPosition,
  leaders: readonly string[],
  cargo: readonly string[],
): AleaReason | null {
  if (cargo.length === 0) return null
  const { data } = position
  const command = commandAboard(position, leaders)
  let underRomans = 0
  for (const [people, units] of Map.groupBy(cargo, unit => peopleOf(data, unit)))
    underRomans += Math.max(0, units.length - (people === null ? 0 : (command.ofPeople.get(people) ?? 0)))
  if (underRomans <= command.roman) return null
  return { rule: 'AIE-3.4.2-g', why: 'command-full-aboard' }
}

/** AIE-3.4.2-f, AIE-3.4.2-g: the two limits of what goes by sea. */
function whyNotCarried(
  position: AleaPosition,
  naves: readonly string[],
  leaders: readonly string[],
  cargo: readonly string[],
): AleaReason | null {
  return whyNotAboard(position, naves, cargo) ?? whyNotUnderCommand(position, leaders, cargo)
}

/**
 * AIE-3.4.2-h: at sea, what the naves cannot carry or the leaders left aboard cannot command is lost at once, and the
 * owner picks it; without naves or without a leader all is lost. Leaders whose last naves is gone are lost too, but
 * return (RULING-96).
 */
export function* loseSurplusCargo(g: Alea, sea: Place, side: FactionId): Rules {
  if (!Object.hasOwn(g.data.seas, sea)) return
  for (;;) {
    const units = unitsOf(g, sea, side)
    const naves = units.filter(piece => isNaves(g.data, piece))
    const cargo = units.filter(piece => !isNaves(g.data, piece))
    const leaders = leadersOf(g, sea, side)
    if (whyNotCarried(g, naves, leaders, cargo) === null) break
    if (naves.length === 0 || leaders.length === 0) {
      for (const unit of cargo) drown(g, unit, sea)
      break
    }
    const lost = yield* pick({
      role: side,
      rule: 'AIE-3.4.2-h',
      task: 'pick-surplus-cargo',
      verb: 'lose',
      nouns: oneOfEach(g, cargo),
      about: { sea },
    })
    drown(g, lost, sea)
  }
  // Among enemy ships they have another way out (AIE-8.2-j).
  if (unitsOf(g, sea, side).length > 0 || hasEnemyUnits(g, sea, side)) return
  for (const leader of leadersOf(g, sea, side)) {
    put(g, leader, boxes.returning)
    g.tell({ kind: 'lost-at-sea', rule: 'AIE-3.4.2-h', data: { piece: leader, sea } })
  }
}

/**
 * The same in all seas, whatever has become of ships or leaders there. AIE-4.3-a: Romans aboard Egyptian ships are lost
 * when these cease to be their ally's.
 */
export function* surplusGoesDown(g: Alea): Rules {
  for (const sea of Object.keys(g.data.seas)) {
    for (const side of factionIds) yield* loseSurplusCargo(g, sea, side)
  }
}

function drown(g: Alea, unit: string, sea: Place): void {
  eliminateUnit(g, unit)
  g.tell({ kind: 'lost-at-sea', rule: 'AIE-3.4.2-h', data: { piece: unit, sea } })
}

/** AIE-3.4.1-h: nobody stays at sea without naves that can carry him, nor land units without leaders who command them. */
export function whyNotLeftAtSea(
  position: AleaPosition,
  side: FactionId,
  sea: Place,
  going: readonly string[],
): AleaReason | null {
  const units = unitsOf(position, sea, side).filter(piece => !going.includes(piece))
  const leaders = leadersOf(position, sea, side).filter(piece => !going.includes(piece))
  const naves = units.filter(piece => isNaves(position.data, piece))
  const cargo = units.filter(piece => !isNaves(position.data, piece))
  if (leaders.length > 0 && naves.length === 0) return { rule: 'AIE-3.4.1-h', why: 'left-at-sea' }
  if (cargo.length > 0 && leaders.length === 0) return { rule: 'AIE-3.4.1-h', why: 'left-at-sea' }
  return whyNotCarried(position, naves, leaders, cargo)
}
