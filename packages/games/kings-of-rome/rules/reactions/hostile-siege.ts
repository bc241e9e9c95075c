import type { Rules } from '@aquila/engine'
import { type HexId, hexes, type NationId, row } from '../../data/index.ts'
import { trialOfIgnominy } from '../battle/index.ts'
import { holderOf, isRomanized, leadersInside, peopleOf, unitsInside } from '../cities.ts'
import { containerFor } from '../containers.ts'
import { ambushModifier, type Besieged, firstAssaultOdds, secondAssaultOdds } from '../odds/index.ts'
import {
  type Army,
  armyOf,
  garrisonIn,
  hostilesOf,
  leadersIn,
  nationOf,
  placeOf,
  put,
  strongestFirst,
  unitsIn,
  virtusOf,
} from '../pieces.ts'
import { hostilesStepBack, hostilesToCity, moveAll } from '../retreats.ts'
import { rollAgainst } from '../roll.ts'
import { boxes, type Kings, type KingsPosition } from '../state.ts'
import { forgetMarker, turnGarrison, unitsGoOver } from '../turning.ts'
import { noteCapture } from './attack.ts'

export interface HostileSiege {
  readonly leader: string
  readonly hex: HexId
  /** Where the army came from, and goes back to. */
  readonly from: HexId
  readonly ambush: boolean
}

/** RULING-33, RULING-34: an army of another people besieges a city, of Rome or of somebody else. */
export function* hostileSiege(g: Kings, siege: HostileSiege): Rules {
  const { leader, hex, ambush } = siege
  const nation = nationOf(g.data, leader)
  if (nation === null) throw new Error(`${leader} has no people`)
  const besieged = whomTheyBesiege(g, hex)
  const roman = isRomanized(g, hex)
  const holder = roman ? null : holderOf(g, hex)
  g.tell({ kind: 'hostile-siege', rule: 'KOR-MIL-1', data: { leader, hex, nation, holder } })
  if (besieged === null) {
    yield* gatesOpen(g, hex, nation, roman)
    return
  }
  // KOR-AMB-3: on the first roll only.
  const odds = firstAssaultOdds(besieged, ambush ? [ambushModifier] : [])
  if (rollAgainst(g, odds, 'hostile siege', { hex, assault: 1 })) {
    yield* cityTaken(g, hex, nation, roman)
    return
  }
  const inside = defendingUnits(g, hex)
  if (
    inside.length > 0 &&
    rollAgainst(g, secondAssaultOdds(besieged), 'hostile siege again', { hex, assault: 2 })
  ) {
    driveOut(g, leader, hex, inside)
    const isLost = garrisonIn(g, hex) === null && inside.every(unit => placeOf(g, unit) !== hex)
    if (isLost) yield* gatesOpen(g, hex, nation, roman)
    return
  }
  beatenOff(g, siege, nation)
}

/** KOR-MIL-2: nobody defends the city, or nobody any more. */
function* gatesOpen(g: Kings, hex: HexId, nation: NationId, roman: boolean): Rules {
  g.tell({ kind: 'gates-open', rule: 'KOR-MIL-2', data: { hex, nation } })
  yield* cityTaken(g, hex, nation, roman)
}

/** RULING-33; RULING-36: a failed ambush goes back to where it was, those who have joined it too. */
function beatenOff(g: Kings, { leader, hex, from, ambush }: HostileSiege, nation: NationId): void {
  if (ambush) {
    moveAll(g, hostilesOf(g, hex, nation), hex, from, 'KOR-AMB-1', 'ambush-failed')
    return
  }
  const { units, subordinates } = armyOf(g, leader)
  hostilesStepBack(g, [leader, ...subordinates, ...units], hex, from, 'KOR-MIL-1', 'siege-beaten-off')
}

/** RULING-32: is there a die that would take the city? */
export function canFall(position: KingsPosition, hex: HexId): boolean {
  const besieged = whomTheyBesiege(position, hex)
  return besieged === null || firstAssaultOdds(besieged).chance > 0
}

/** The garrison, else the strongest unit inside; null: nobody. */
export function whomTheyBesiege(position: KingsPosition, hex: HexId): Besieged | null {
  const garrison = garrisonIn(position, hex)
  if (garrison !== null) return { kind: 'garrison', virtus: virtusOf(position, garrison) }
  const [strongest] = strongestFirst(position, defendingUnits(position, hex))
  return strongest === undefined ? null : { kind: 'unit', virtus: virtusOf(position, strongest) }
}

function defendingUnits(position: KingsPosition, hex: HexId): readonly string[] {
  return isRomanized(position, hex) ? unitsIn(position, hex, 'roman') : unitsInside(position, hex)
}

function* cityTaken(g: Kings, hex: HexId, nation: NationId, roman: boolean): Rules {
  if (roman) yield* romanCityTaken(g, hex, nation)
  else otherCityTaken(g, hex, nation)
}

/** RULING-33: the garrison turns, Roman units go into the NR container, leaders escape to Rome. */
function* romanCityTaken(g: Kings, hex: HexId, nation: NationId): Rules {
  const garrison = garrisonIn(g, hex)
  const [units, leaders] = [unitsIn(g, hex, 'roman'), leadersIn(g, hex, 'roman')]
  if (garrison !== null) turnGarrison(g, garrison, hex, 'hostile', 'KOR-MIL-1')
  unitsGoOver(g, units, 'hostile', 'KOR-MIL-1')
  moveAll(g, leaders, hex, hexes.rome, 'KOR-MIL-1', 'city-lost')
  putMarker(g, hex, nation)
  noteCapture(g, { hex, by: nation, fromRome: true }, 'KOR-MIL-1')
  const [leader, ...subordinates] = leaders
  if (leader !== undefined) yield* trialOfIgnominy(g, beaten(leader, subordinates), -1)
}

/** RULING-34: the victor's marker; in a city of his own star he needs none. */
function putMarker(g: Kings, hex: HexId, nation: NationId): void {
  if (peopleOf(row(g.data.cities, hex)) === nation) forgetMarker(g, hex)
  else g.state.control = { ...g.state.control, [hex]: nation }
}

function beaten(leader: string, subordinates: readonly string[]): Army {
  return { leader, units: [], subordinates }
}

/** RULING-34: a marker of the victor; the garrison stays, other units go to the General Pool, leaders flee. */
function otherCityTaken(g: Kings, hex: HexId, nation: NationId): void {
  const loser = holderOf(g, hex)
  const [units, leaders] = [unitsInside(g, hex), leadersInside(g, hex)]
  putMarker(g, hex, nation)
  for (const unit of units) {
    const inContainer = containerFor(g.data, unit, 'hostile')
    const to = inContainer === boxes.hostile ? boxes.pool : inContainer
    put(g, unit, to)
    g.tell({ kind: 'withdrawn', rule: 'KOR-MIL-3', data: { piece: unit, hex, side: 'hostile', to } })
  }
  if (loser !== null) hostilesToCity(g, leaders, loser, 'KOR-MIL-3', 'city-lost')
  noteCapture(g, { hex, by: nation, fromRome: false }, 'KOR-MIL-3')
}

/** RULING-33, RULING-81: one unit, two before a king, the weakest first, goes back to its container. */
function driveOut(g: Kings, leader: string, hex: HexId, inside: readonly string[]): void {
  const count = g.data.leaders[leader]?.rank === 'king' ? 2 : 1
  const face = isRomanized(g, hex) ? 'roman' : 'hostile'
  for (const unit of strongestFirst(g, inside).toReversed().slice(0, count)) {
    const to = containerFor(g.data, unit, face)
    put(g, unit, to)
    g.tell({ kind: 'driven-out', rule: 'KOR-MIL-1', data: { piece: unit, hex, side: face, to } })
  }
}
