import type { Rules } from '@aquila/engine'
import { areaAt, numberOfArea, PROVINCES, type Special } from '../data/index.ts'
import { discardHand } from './cards/event-cards.ts'
import { castOf, freeName } from './cast.ts'
import { goOver, recolour, tellWithoutCounter } from './change-of-colour.ts'
import { holds, specials } from './conditions.ts'
import { leaveForeignCities } from './gates.ts'
import { removeLeader } from './leaders.ts'
import {
  changeLeader,
  changeLeaders,
  changeMarks,
  changePower,
  marksAt,
  placeGarrison,
  powerAt,
  removeUnits,
  unitsOf,
} from './pieces.ts'
import { castPower, powerId, sideOf } from './powers.ts'
import { buildCapital } from './set-up.ts'
import type { Roma } from './state.ts'
import { afterLossOf } from './succession.ts'

/** What special rules of a scenario do by themselves: Leaders who leave, forces that change hands. */

type Transfer = Extract<Special, { kind: 'transfer' }>

/** Leaders whom a special rule removes, at the start of a turn or in C3. */
export function* removeLeaders(g: Roma, at: 'start' | 'C3'): Rules {
  for (const [index, special] of specials(g).entries()) {
    if (special.kind !== 'remove' || (special.at ?? 'start') !== at || special.turn !== g.state.turn) continue
    if (g.state.spent.includes(index)) continue
    g.state.spent = [...g.state.spent, index]
    const leader = g.state.leaders.find(({ name }) => name === special.leader)
    if (leader === undefined || powerId(g, leader.power) !== special.power) continue
    if (special.die !== null && !special.die.on.includes(g.dice.d6('scenario'))) continue
    removeLeader(g, leader, 'RV-3.32-c')
    if (special.succession || leader.supreme) yield* afterLossOf(g, leader)
  }
}

/** Transfers that need a die are rolled for at the start of a turn, until they happen. */
export function* transferByDie(g: Roma): Rules {
  for (const { index, special } of castOf(g).transfers) {
    if (special.die === null || g.state.spent.includes(index)) continue
    if (!holds(g, special.when) || !isPossible(g, special)) continue
    const die = g.dice.d6('scenario')
    if (special.die.on.includes(die)) yield* transfer(g, special, index)
  }
}

/** Transfers that happen as soon as their condition holds. */
export function* transfersNow(g: Roma): Rules {
  for (const { index, special } of castOf(g).transfers) {
    if (special.die !== null || g.state.spent.includes(index)) continue
    if (holds(g, special.when) && isPossible(g, special)) yield* transfer(g, special, index)
  }
}

/** A transfer to a Power without a player does not happen, unless the rule says what happens instead. */
function isPossible(g: Roma, { to, otherwise }: Transfer): boolean {
  const receiver = castOf(g).numberOf.get(to)
  if (receiver !== undefined && powerAt(g.state, receiver).status === 'major') return true
  return otherwise !== null
}

function* transfer(g: Roma, special: Transfer, index: number): Rules {
  const { what, from, to, toStatus } = special
  const { numberOf } = castOf(g)
  const receiver = numberOf.get(to)
  g.state.spent = [...g.state.spent, index]
  g.tell({ kind: 'transfer', rule: 'RV-3.9-k', data: { to, text: special.text } })
  if (receiver === undefined || powerAt(g.state, receiver).status !== 'major') return setFree(g, special)
  const minor = what.minor === undefined ? undefined : numberOf.get(what.minor)
  if (minor !== undefined) {
    changePower(g.state, minor, { status: toStatus ?? 'client', of: receiver })
    recolour(g, minor)
  }
  const giver = from === null ? undefined : numberOf.get(from)
  if (giver !== undefined) {
    if (what.everythingOf !== undefined) giveEverything(g, giver, receiver)
    else giveSome(g, giver, receiver, what)
  }
  leaveForeignCities(g.state)
}

/** Without a receiver the Provinces become Neutral Minors, with the units and Leaders of the giver in them. */
function setFree(g: Roma, { what, from }: Transfer): void {
  const { numberOf } = castOf(g)
  const giver = from === null ? undefined : numberOf.get(from)
  for (const id of what.provinces ?? []) {
    const free = numberOf.get(freeName(id))
    const area = numberOfArea(id)
    const { garrison } = marksAt(g.state, area)
    if (giver === undefined || free === undefined || garrison === null || sideOf(g.state, garrison) !== giver)
      continue
    changePower(g.state, free, { status: 'neutral' })
    placeGarrison(g.state, area, free)
    // RV-15.7-a: where by agreement all Minors have a City, so has this one.
    if (g.options['minor-capitals'] === 'on' && marksAt(g.state, area).city === null)
      buildCapital(g.state, castPower(g, free), g.options)
    giveUnits(g, area, giver, free)
    changeLeaders(
      g.state,
      ({ power, area: at, name }) =>
        power === giver && at === area && what.leaders?.includes(name ?? '') === true,
      leader => ({ ...leader, power: free, supreme: false }),
    )
  }
  leaveForeignCities(g.state)
}

/** RV-SC15-b: units, Provinces, Cities, Leaders, Clients and the Treasury; cards are no forces, and are discarded. */
function giveEverything(g: Roma, giver: number, receiver: number): void {
  for (const area of g.state.stacks.keys()) giveUnits(g, area, giver, receiver)
  removeRest(g, giver)
  for (let area = 0; area < PROVINCES; area++) {
    const { garrison, city } = marksAt(g.state, area)
    if (garrison === giver) placeGarrison(g.state, area, receiver)
    if (city?.power === giver) changeMarks(g.state, area, { city: { ...city, power: receiver } })
  }
  discardHand(g, giver)
  changeLeaders(
    g.state,
    leader => leader.power === giver,
    leader => ({ ...leader, power: receiver, supreme: false }),
  )
  for (const [power, state] of g.state.powers.entries())
    if (state.of === giver) {
      changePower(g.state, power, { of: receiver })
      recolour(g, power)
    }
  const { treasury } = powerAt(g.state, giver)
  changePower(g.state, receiver, { treasury: powerAt(g.state, receiver).treasury + treasury })
  changePower(g.state, giver, { status: 'absent', treasury: 0, capital: null, role: null })
  g.state.cup = g.state.cup.filter(draw => draw.power !== giver)
}

/** RV-9.0-a: for whom the receiver has no counter he is lost with his Power. */
function removeRest(g: Roma, giver: number): void {
  let lost = 0
  for (const area of g.state.stacks.keys()) {
    const rest = unitsOf(g.state, area, giver).map(({ id }) => id)
    if (rest.length > 0) removeUnits(g.state, area, rest)
    lost += rest.length
  }
  tellWithoutCounter(g, giver, lost)
}

function giveSome(g: Roma, giver: number, receiver: number, what: Transfer['what']): void {
  const places = new Set<number>()
  for (const name of what.leaders ?? []) {
    const leader = g.state.leaders.find(each => each.name === name && each.power === giver)
    if (leader === undefined) continue
    if (what.unitsWith?.includes(name)) places.add(leader.area)
    changeLeader(g.state, leader.id, { power: receiver, supreme: false })
  }
  for (const area of g.state.stacks.keys()) {
    const { region } = areaAt(area)
    if (region !== null && what.unitsInRegions?.includes(region)) places.add(area)
  }
  for (const area of places) giveUnits(g, area, giver, receiver)
  for (const id of what.provinces ?? []) {
    const area = numberOfArea(id)
    const { garrison } = marksAt(g.state, area)
    if (garrison !== null && sideOf(g.state, garrison) === giver) placeGarrison(g.state, area, receiver)
  }
}

/** RV-9.0-a: as far as the receiver has counters. */
export function giveUnits(g: Roma, area: number, giver: number, receiver: number): void {
  const units = unitsOf(g.state, area, giver)
  if (units.length > 0) goOver(g, area, units, receiver)
}
