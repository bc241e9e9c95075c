import type { Rules } from '@aquila/engine'
import type { HexId } from '../../data/index.ts'
import { holderOf, unitsInside } from '../cities.ts'
import { transfer } from '../containers.ts'
import { eliminateHostile } from '../losses.ts'
import { pillageOdds } from '../odds/index.ts'
import { omensRead } from '../omens.ts'
import { hostileGarrisonIn, isGarrison, isInfantry, romanStackIn, virtusOf } from '../pieces.ts'
import { immediateReactions } from '../reactions/index.ts'
import { hostilesToCity, romansStepBack } from '../retreats.ts'
import { rollAgainst } from '../roll.ts'
import { changeIp, changeVp } from '../score.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { pick } from '../tasks.ts'
import { romeHolds, turnGarrison } from '../turning.ts'
import { actingArmy, noteAttack } from './army.ts'
import { actionCosts } from './legal.ts'

/** KOR-PIL-1 to KOR-PIL-7: a city that somebody defends. */
export function* pillageDefended(g: Kings, hex: HexId): Rules {
  const { withKing, entering } = actingArmy(g, hex)
  const nation = holderOf(g, hex)
  noteAttack(g, hex)
  yield* changeIp(g, -actionCosts.pillage, 'KOR-PIL-1', 'pillage')
  const defenders = defendersOf(g, hex)
  const strongest = defenders[0] === undefined ? 0 : virtusOf(g, defenders[0])
  const won = rollAgainst(g, pillageOdds(strongest, omensRead(g)), 'pillage', { hex })
  // KOR-PIL-3: two with the King, one without.
  const victims = won ? defenders.slice(0, withKing ? 2 : 1) : []
  for (const piece of victims) {
    if (isGarrison(g.data, piece)) turnGarrison(g, piece, hex, 'roman', 'KOR-PIL-4')
    else eliminateHostile(g, piece, 'KOR-PIL-3')
  }
  const survivors = defenders.filter(piece => !victims.includes(piece))
  if (survivors.length > 0)
    yield* romansStepBack(g, romanStackIn(g, hex), hex, entering, 'KOR-PIL-5', 'pillage-beaten-off')
  // RULING-21: units that find themselves outside Roman walls go home.
  if (victims.some(piece => isGarrison(g.data, piece)) && nation !== null)
    hostilesToCity(g, survivors, nation, 'KOR-PIL-4', 'city-lost')
  yield* scorePillage(g, won, withKing)
  yield* transfer(g, 1, 'roman', 'KOR-PIL-7', 'pillage')
  yield* immediateReactions(g, 2)
}

/** KOR-PIL-2, RULING-21: garrison and units, the strongest first, units before the garrison. */
export function defendersOf(position: KingsPosition, hex: HexId): string[] {
  const garrison = hostileGarrisonIn(position, hex)
  const units = unitsInside(position, hex)
  return [...units, ...(garrison === null ? [] : [garrison])].toSorted(
    (one, two) => virtusOf(position, two) - virtusOf(position, one),
  )
}

/** KOR-PIL-6 */
function* scorePillage(g: Kings, won: boolean, withKing: boolean): Rules {
  if (won) {
    changeVp(g, 1, 'KOR-PIL-6', 'pillage')
    if (withKing) yield* changeIp(g, 1, 'KOR-PIL-6', 'pillage')
  } else if (withKing) yield* changeIp(g, -2, 'KOR-PIL-6', 'pillage-failed')
}

/** KOR-PIL-9: an infantry of the army holds the empty city until the period ends. */
export function* occupy(g: Kings, hex: HexId): Rules {
  const { army } = actingArmy(g, hex)
  const unit = yield* pick({
    role: ROME,
    rule: 'KOR-PIL-9',
    task: 'pick-holder',
    verb: 'leave-behind',
    nouns: army.units.filter(each => isInfantry(g, each)),
    about: { hex },
  })
  yield* changeIp(g, -actionCosts.occupy, 'KOR-PIL-8', 'occupation')
  holdCity(g, unit, hex, 'KOR-PIL-9')
}

/** A Roman unit stays in the city as its garrison. */
export function holdCity(g: Kings, unit: string, hex: HexId, rule: string): void {
  g.state.holders = [...g.state.holders, unit]
  romeHolds(g, hex)
  g.tell({ kind: 'held', rule, data: { unit, hex, side: 'roman' } })
}

/** KOR-PIL-10: the points of a pillage, and nobody stays. */
export function* sack(g: Kings, hex: HexId): Rules {
  const { withKing } = actingArmy(g, hex)
  yield* changeIp(g, -actionCosts.sack, 'KOR-PIL-8', 'sack')
  g.state.sacked = [...g.state.sacked, hex]
  g.tell({ kind: 'sacked', rule: 'KOR-PIL-10', data: { hex } })
  yield* scorePillage(g, true, withKing)
}
