import type { Rules } from '@aquila/engine'
import type { HexId } from '../../data/index.ts'
import { pitchedBattle, trialOfIgnominy } from '../battle/index.ts'
import { leadersInside, unitsInside } from '../cities.ts'
import { containerFor, transfer } from '../containers.ts'
import { captureLeader } from '../losses.ts'
import { type Besieged, firstAssaultOdds, omenModifiers, secondAssaultOdds } from '../odds/index.ts'
import { omensRead } from '../omens.ts'
import {
  armyOf,
  freeUnitsIn,
  hostileCommandersIn,
  hostileGarrisonIn,
  leadersIn,
  put,
  romanArmyIn,
  romanStackIn,
  strongestFirst,
  virtusOf,
} from '../pieces.ts'
import { romansStepBack, romansToRome } from '../retreats.ts'
import { rollAgainst } from '../roll.ts'
import { changeIp, changeVp } from '../score.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask, pick } from '../tasks.ts'
import { turnGarrison, unitsGoOver } from '../turning.ts'
import { type ActingArmy, actingArmy, noteAttack } from './army.ts'

/** KOR-SIEGE-1 to KOR-SIEGE-9: the sortie if there is one, one assault, perhaps a second. */
export function* siege(g: Kings, hex: HexId): Rules {
  const declared = actingArmy(g, hex)
  noteAttack(g, hex)
  if (sallies(g, hex) && !(yield* sortie(g, hex, declared))) return
  // RULING-16: a king who has fallen in the sortie is not in the army any more.
  const besiegers = { ...actingArmy(g, hex), entering: declared.entering }
  if (besiegedIn(g, hex) === null) {
    // RULING-24: a leader whom nobody defends is taken without a die.
    yield* captureAll(g, hex)
    yield* success(g, besiegers)
    return
  }
  if (yield* firstAssault(g, hex)) return yield* success(g, besiegers)
  if (yield* secondAssault(g, hex, besiegers)) return yield* success(g, besiegers)
  yield* failure(g, hex, besiegers)
}

/** RULING-24: whom the dice are thrown against; null: nobody. */
export function besiegedIn(position: KingsPosition, hex: HexId): Besieged | null {
  const garrison = hostileGarrisonIn(position, hex)
  if (garrison !== null) return { kind: 'garrison', virtus: virtusOf(position, garrison) }
  const [strongest] = strongestFirst(position, unitsInside(position, hex))
  return strongest === undefined ? null : { kind: 'unit', virtus: virtusOf(position, strongest) }
}

/** KOR-SORT-1, RULING-27: a leader inside, as many units as the besiegers, at least three on each side. */
export function sallies(position: KingsPosition, hex: HexId): boolean {
  const army = romanArmyIn(position, hex)
  const [leader] = leadersInside(position, hex)
  if (army === null || leader === undefined) return false
  const inside = unitsInside(position, hex).length
  return inside >= army.units.length && army.units.length >= 3 && inside >= 3
}

/** KOR-SORT-2, KOR-SORT-3, RULING-27. True: the siege goes on. */
function* sortie(g: Kings, hex: HexId, { army, entering }: ActingArmy): Rules<boolean> {
  const inside = leadersInside(g, hex)
  const commander = hostileCommandersIn(g, hex).find(leader => inside.includes(leader))
  if (commander === undefined) return true
  const hostile = armyOf(g, commander)
  g.tell({ kind: 'sortie', rule: 'KOR-SORT-1', data: { hex, leader: commander, units: [...hostile.units] } })
  const { winner } = yield* pitchedBattle(g, {
    hex,
    roman: army,
    hostile,
    attacker: 'hostile',
    kind: 'sortie',
    from: hex,
  })
  if (winner === 'roman') {
    unitsGoOver(g, hostile.units, 'roman', 'KOR-SORT-3')
    if (romanArmyIn(g, hex) === null) {
      // Nobody is left to besiege the city.
      romansToRome(g, romanStackIn(g, hex), 'KOR-SURV-1', 'leader-alone')
      return false
    }
    // KOR-SIEGE-6, RULING-27: at once, before the first assault.
    if (unitsInside(g, hex).length === 0) yield* captureAll(g, hex)
    return true
  }
  changeVp(g, -2, 'KOR-SORT-2', 'sortie')
  yield* drivenBack(g, hex, entering)
  yield* trialOfIgnominy(g, army, -1)
  return false
}

/** RULING-27: back the way they came; KOR-SURV-1, RULING-66: leaders without units and units without a leader to Rome. */
function* drivenBack(g: Kings, hex: HexId, entering: HexId | null): Rules {
  const stack = romanStackIn(g, hex)
  const leaderless = leadersIn(g, hex, 'roman').length === 0
  if (leaderless || freeUnitsIn(g, hex).length === 0)
    romansToRome(g, stack, leaderless ? 'KOR-BP-5' : 'KOR-SURV-1', 'leader-alone')
  else yield* romansStepBack(g, stack, hex, entering, 'KOR-SORT-2', 'driven-back')
}

/** KOR-SIEGE-2, KOR-SIEGE-3, KOR-SIEGE-9 */
function* firstAssault(g: Kings, hex: HexId): Rules<boolean> {
  const besieged = besiegedIn(g, hex)
  if (besieged === null) return false
  g.state.notes.reactions += 1
  const odds = firstAssaultOdds(besieged, omenModifiers(omensRead(g)))
  if (!rollAgainst(g, odds, 'siege', { hex, assault: 1 })) return false
  const [garrison, units, leaders] = [hostileGarrisonIn(g, hex), unitsInside(g, hex), leadersInside(g, hex)]
  if (garrison !== null) turnGarrison(g, garrison, hex, 'roman', 'KOR-SIEGE-3')
  unitsGoOver(g, units, 'roman', 'KOR-SIEGE-3')
  // RULING-26
  for (const leader of leaders) yield* captureLeader(g, leader)
  return true
}

/** KOR-SIEGE-4, RULING-23: only if there is somebody beside the garrison, and only if the player wants it. */
function* secondAssault(g: Kings, hex: HexId, { withKing }: ActingArmy): Rules<boolean> {
  const besieged = besiegedIn(g, hex)
  if (besieged === null || unitsInside(g, hex).length + leadersInside(g, hex).length === 0) return false
  const odds = secondAssaultOdds(besieged, omenModifiers(omensRead(g)))
  const { verb } = yield ask({
    role: ROME,
    rule: 'KOR-SIEGE-4',
    task: 'second-assault',
    choices: [{ verb: 'assault' }, { verb: 'give-up' }],
    about: { hex, target: odds.target },
  })
  if (verb !== 'assault') return false
  g.state.notes.reactions += 1
  if (!rollAgainst(g, odds, 'siege again', { hex, assault: 2 })) return false
  yield* removeBesieged(g, hex, withKing ? 2 : 1)
  return true
}

/** KOR-SIEGE-5, RULING-25: the leader first, then the weakest units; the player chooses among equals. */
function* removeBesieged(g: Kings, hex: HexId, count: number): Rules {
  const [leader] = leadersInside(g, hex)
  const removed = leader === undefined ? [] : [leader]
  while (removed.length < count) {
    const units = unitsInside(g, hex).filter(unit => !removed.includes(unit))
    const weakest = Math.min(...units.map(unit => virtusOf(g, unit)))
    const candidates = units.filter(unit => virtusOf(g, unit) === weakest)
    if (candidates.length === 0) break
    removed.push(
      yield* pick({
        role: ROME,
        rule: 'KOR-SIEGE-5',
        task: 'pick-driven-out',
        verb: 'drive-out',
        nouns: candidates,
        about: { hex },
      }),
    )
  }
  for (const piece of removed) {
    const to = containerFor(g.data, piece, 'hostile')
    put(g, piece, to)
    g.tell({ kind: 'driven-out', rule: 'KOR-SIEGE-5', data: { piece, hex, side: 'hostile', to } })
  }
  // KOR-SIEGE-6
  if (unitsInside(g, hex).length === 0) yield* captureAll(g, hex)
}

function* captureAll(g: Kings, hex: HexId): Rules {
  for (const leader of leadersInside(g, hex)) yield* captureLeader(g, leader)
}

/** KOR-SIEGE-8 */
function* success(g: Kings, { withKing }: ActingArmy): Rules {
  yield* changeIp(g, withKing ? 3 : 1, 'KOR-SIEGE-8', 'siege')
  yield* transfer(g, 1, 'hostile', 'KOR-SIEGE-8', 'siege')
}

/** KOR-SIEGE-7, KOR-SIEGE-8 */
function* failure(g: Kings, hex: HexId, { withKing, entering }: ActingArmy): Rules {
  yield* romansStepBack(g, romanStackIn(g, hex), hex, entering, 'KOR-SIEGE-7', 'siege-beaten-off')
  yield* changeIp(g, withKing ? -2 : -1, 'KOR-SIEGE-8', 'siege-failed')
  yield* transfer(g, 2, 'roman', 'KOR-SIEGE-8', 'siege-failed')
}
