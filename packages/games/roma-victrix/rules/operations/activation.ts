import type { Choice, Rules } from '@aquila/engine'
import { areaAt, numberOfArea } from '../../data/index.ts'
import { activationCards, lastPoints, playActivationCard } from '../cards/activation.ts'
import { cardForOne, cardsForRegions } from '../cards/event-cards.ts'
import { hasShip } from '../combat/crews.ts'
import { headOf } from '../combat/force.ts'
import { placeGarrisons } from '../conquest.ts'
import { isFriendly } from '../pacts.ts'
import {
  changeLeader,
  dismiss,
  disputes,
  findLeader,
  landUnitsAt,
  leaderNoun,
  leaderNumbered,
  unitsAt,
} from '../pieces.ts'
import { controllerOf, isSameSide, powerId, sideNamed, sideOf } from '../powers.ts'
import { checkRebellion } from '../rebellion.ts'
import { transfersNow } from '../scenario-events.ts'
import type { Leader, Mission, Roma, RomaPosition } from '../state.ts'
import { ask, type RomaChoice } from '../tasks.ts'
import { activationOf } from './activation-state.ts'
import { holdIfOpposed } from './arrival.ts'
import { attack, targets, whoIsAttacked } from './attack.ts'
import { captureFleets, whyNoCapture } from './capture.ts'
import { takeOverFrozen } from './frozen.ts'
import { answerOf, givesLeave, grantorOf, letsPass } from './leave.ts'
import { march, marches } from './march.ts'
import { merge, mergeable } from './merge.ts'
import { isOfMuster, muster, musterChoices, unitsToTake } from './muster.ts'
import { automaticPillage, pillage, whyNoPillage } from './pillage.ts'
import { navalChoices, navalStep } from './sea.ts'
import { siegeRound, whyNoSiege } from './siege.ts'
import { attackedWhereHeStands } from './where-he-stands.ts'

/** RV-5.11-a, RV-3.31-a, RV-4.2E-a: a Leader's activation: d6 + rating Operations Points, spent on what he likes until he stops. */
export function* activate(g: Roma, id: number, mission: Mission | null = null): Rules {
  const { power } = leaderNumbered(g.state, id)
  const role = controllerOf(g.state, power)
  beginActivation(g, id, mission)
  // RV-14.2-09, RV-3.84-c: a Power that comes under another player while its Leader acts is not on its turn either.
  const mayGoOn = () => isActiveFor(g, id, power) && controllerOf(g.state, power) === role
  while (mayGoOn() && (yield* command(g, id)));
  yield* finishActivation(g, id, power)
}

/**
 * RV-12.22-a, RV-5.19-a: a Leader who has fallen does nothing more, nor does one who serves another Power now: it is
 * not his turn.
 */
export function isActiveFor({ state }: RomaPosition, id: number, power: number): boolean {
  return findLeader(state, id)?.power === power
}

export function beginActivation(g: Roma, id: number, mission: Mission | null): void {
  const leader = leaderNumbered(g.state, id)
  const { rating, power, area, supreme } = leader
  // Whose ships have left without him is ashore.
  const ashore = leader.where === 'aboard' && !hasShip(g, leader)
  changeLeader(g.state, id, ashore ? { activated: true, where: 'field', coast: null } : { activated: true })
  const die = g.dice.d6('operations')
  const operations = die + rating
  g.state.activation = {
    leader: id,
    operations,
    seaAreas: 0,
    from: null,
    held: false,
    answers: [],
    fought: [],
    siege: NO_ADVANTAGE,
    mission,
    interceptors: [],
    pursuits: [],
    conquests: [],
  }
  g.tell({
    kind: 'activation',
    rule: 'RV-5.11-a',
    data: {
      leader: leaderNoun(leaderNumbered(g.state, id)),
      power: powerId(g, power),
      area: areaAt(area).id,
      die,
      operations,
    },
  })
  if (supreme && die === 1) cardForOne(g, power)
  takeOverFrozen(g, leaderNumbered(g.state, id))
}

const NO_ADVANTAGE = { attacker: 0, defender: 0 }

/** One choice of the active Leader (RV-5.12-a, RV-10.41-11). False: he stops (RV-5.18-a). */
function* command(g: Roma, id: number): Rules<boolean> {
  const leader = leaderNumbered(g.state, id)
  const role = controllerOf(g.state, leader.power)
  if (role === null) return false
  const { operations } = activationOf(g.state)
  const choices = commands(g, leader)
  if (isSpent(g, leader, choices)) return yield* lastPoints(g, leader, role)
  const choice = yield ask({
    role,
    rule: 'RV-5.12-a',
    task: 'command',
    choices,
    about: { leader: leaderNoun(leader), area: areaAt(leader.area).id, operations },
    confirm: true,
  })
  if (choice.verb === 'stop') return false
  const procedure = carryOut(g, leader, choice)
  if (procedure !== null) yield* procedure
  return true
}

/**
 * RV-5.18-a: he has no point left, stands among no enemies, and could only attach and detach: whoever is where he is stays
 * there either way. RV-10.41-1b: but whom he takes from inside a City leaves it.
 */
function isSpent(g: Roma, leader: Leader, choices: readonly RomaChoice<'command'>[]): boolean {
  const { operations, held } = activationOf(g.state)
  if (operations > 0 || held || !mayStop(g, leader)) return false
  if (unitsToTake(g, leader).some(({ where }) => where === 'city')) return false
  return choices.every(choice => choice.verb === 'stop' || choice.verb === 'play' || isOfMuster(choice))
}

/** All that the active Leader may do now. */
export function commands(g: Roma, leader: Leader): RomaChoice<'command'>[] {
  const choices = musterChoices(g, leader)
  for (const to of marches(g, leader)) choices.push({ verb: 'march', noun: areaAt(to).id })
  // Named are those who stand there: warbands serve a Power that may be far away (RV-13.13-a).
  for (const side of targets(g, leader))
    choices.push({ verb: 'attack', noun: powerId(g, whoIsAttacked(g, leader, side)) })
  for (const side of unasked(g, leader))
    choices.push({ verb: 'ask-passage', noun: powerId(g, whoHolds(g, leader, side)) })
  if (whyNoSiege(g, leader) === null) choices.push({ verb: 'siege' })
  if (whyNoPillage(g, leader) === null) choices.push({ verb: 'pillage' })
  if (whyNoCapture(g, leader) === null) choices.push({ verb: 'capture' })
  for (const name of mergeable(g, leader)) choices.push({ verb: 'merge', noun: name })
  for (const choice of navalChoices(g, leader)) choices.push(choice)
  for (const choice of activationCards(g, leader)) choices.push(choice)
  if (mayStop(g, leader)) choices.push({ verb: 'stop' })
  return choices
}

/** The procedure that a command sets going; null: it is done at once. */
function carryOut(g: Roma, leader: Leader, choice: Choice): Rules | null {
  switch (choice.verb) {
    case 'march':
      return march(g, leader, numberOfArea(String(choice.noun)))
    case 'attack':
      return attack(g, leader, sideNamed(g, choice.noun))
    case 'ask-passage':
      return askPassage(g, leader, sideNamed(g, choice.noun))
    case 'siege':
      return siegeRound(g, leader)
    case 'pillage':
      return pillage(g, leader)
    case 'capture':
      return captureFleets(g, leader)
    case 'merge':
      merge(g, leader, String(choice.noun))
      return null
    case 'play':
      return playActivationCard(g, leader, choice)
    default:
      if (!isOfMuster(choice)) return navalStep(g, leader, choice)
      muster(g, leader, choice)
      return null
  }
}

/** RV-5.65-a, RV-5.93-a: nobody stops at sea, and cargo must be ashore. */
export function mayStop(g: Roma, { area, where, id }: Leader): boolean {
  if (areaAt(area).kind === 'sea') return false
  if (where !== 'aboard') return true
  return !unitsAt(g.state, area).some(unit => unit.leader === id && unit.where === 'aboard')
}

/** RV-5.27-a: the sides among whose Land units he is held: all who have not given leave to pass. */
function holders(g: Roma, { area, power }: Leader): number[] {
  const sides: number[] = []
  if (!activationOf(g.state).held) return sides
  for (const unit of unitsAt(g.state, area)) {
    const side = sideOf(g.state, unit.power)
    if (!disputes(unit) || sides.includes(side) || isFriendly(g, power, unit.power)) continue
    if (letsPass(g.state, area, side, power)) continue
    if (grantorOf(g.state, side) !== null) sides.push(side)
  }
  return sides
}

/** Those among them who have not been asked yet. */
function unasked(g: Roma, leader: Leader): number[] {
  return holders(g, leader).filter(side => answerOf(g.state, 'passage', leader.area, side) === null)
}

/** The Power of a side whose Land units are where the Leader is. */
function whoHolds(g: Roma, { area }: Leader, side: number): number {
  const units = landUnitsAt(g.state, area).filter(unit => isSameSide(g.state, unit.power, side))
  return headOf(g, units, side)
}

/** RV-5.27-a: the owner may let the force pass; all whose Land units are there must. It changes neither control nor supply (RV-3.9-k). */
function* askPassage(g: Roma, leader: Leader, side: number): Rules {
  const { area, power } = leader
  yield* givesLeave(g, { leave: 'passage', area, of: side, by: whoHolds(g, leader, side), to: power })
  holdIfOpposed(g, area, power)
}

/** The end of an activation: those he stands among may attack, Barbarians pillage, Garrisons are placed. */
export function* finishActivation(g: Roma, id: number, power: number): Rules {
  if (isActiveFor(g, id, power)) yield* attackedWhereHeStands(g, id)
  if (isActiveFor(g, id, power)) yield* automaticPillage(g, leaderNumbered(g.state, id))
  dismiss(g.state, id)
  placeGarrisons(g)
  g.state.activation = null
  g.state.revealed = []
  yield* checkRebellion(g)
  yield* transfersNow(g)
  cardsForRegions(g)
}
