import type { Choice, Phrase } from '@aquila/engine'
import type { ChoiceLook, Pointed } from '../../table/index.ts'
import { areaAt, areas, berthId, navalSteps, numberOfArea } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { named, nameOf, nameOfPower } from '../names.ts'
import { powersHolding } from '../rules/control.ts'
import {
  activatesMinor,
  forcedRetreat,
  withdrawalDistance,
  withdrawsAtSea,
  withinRating,
} from '../rules/odds/rolls.ts'
import { leaveWantedOf } from '../rules/operations/entry.ts'
import { marchCost } from '../rules/operations/march.ts'
import { leadersToActivate, minorsToRouse } from '../rules/operations/menu.ts'
import { attachedTo, unitsToTake } from '../rules/operations/muster.ts'
import { isFriendly, mayAttack } from '../rules/pacts.ts'
import {
  bestLeader,
  isShip,
  leaderNoun,
  leadersAt,
  marksAt,
  supremeLeaderOf,
  unitsAt,
} from '../rules/pieces.ts'
import { controllerOf, powerId, sideOf } from '../rules/powers.ts'
import type { Leader } from '../rules/state.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import { lossLook, splitLook } from './combat-choices.ts'
import { chance, dieLook, faces } from './die-looks.ts'
import { interceptionLook } from './interception-choices.ts'
import { attritionAhead, knownOf } from './known.ts'
import { operationsOf } from './muster.ts'
import { activeLeader, areaIn, forceAt, leaderNamed, placeOf, type RomaInput, type Seen } from './position.ts'
import { attackText, seaFightText, siegeText } from './prospects.ts'
import { pointsLook, shopLook } from './shop.ts'

/** How choices lie on the table: where they are, what they cost, what ends a step. */

/** Verbs that end a step or do nothing. */
const waysOn = new Set([
  'pass',
  'done',
  'stop',
  'keep',
  'as-agreed',
  'let-pass',
  'stand',
  'halt',
  'suggested',
  'decline',
  'refuse',
])

export function choiceLook(seen: Seen, input: RomaInput, choice: Choice): ChoiceLook {
  const { decision } = input
  if (decision === null) return {}
  const noun = choice.noun === undefined ? null : String(choice.noun)
  switch (decision.task) {
    case 'command':
      return commandLook(seen, decision, choice.verb, noun, input.log)
    case 'operations':
      return operationsLook(seen, choice.verb, noun)
    case 'new-units':
    case 'pick-unpaid':
      return shopLook(seen, decision, choice.verb, noun) ?? fallback(seen, choice.verb, noun)
    case 'raise-parthians':
    case 'recruit-by-card':
      return { ...fallback(seen, choice.verb, noun), ...pointsLook(seen, choice.verb, noun) }
    case 'spend-modifier':
      return splitLook(seen, decision, noun)
    case 'pick-losses':
    case 'pick-cargo':
      return lossLook(seen, decision, choice.verb, noun, input.log)
    case 'react.interception':
    case 'react.interception-at-sea':
      return interceptionLook(seen, decision, choice.verb, noun) ?? fallback(seen, choice.verb, noun)
    case 'avoid-combat':
      return choice.verb === 'withdraw'
        ? dieLook(seen, die => withdrawalDistance(die, bestRating(seen, decision)) > 0)
        : fallback(seen, choice.verb, noun)
    case 'withdraw-fleet':
      return choice.verb === 'withdraw' ? dieLook(seen, withdrawsAtSea) : fallback(seen, choice.verb, noun)
    case 'retreat-or-stay':
      return choice.verb === 'stay'
        ? dieLook(seen, die => forcedRetreat(die, ratingOfBeaten(seen, input.log)) === 0)
        : fallback(seen, choice.verb, noun)
    case 'event-cards':
      return eventCardsLook(seen, choice.verb, noun)
    case 'new-capital':
      return choice.verb === 'found-capital'
        ? { ...fallback(seen, choice.verb, noun), detail: seen.text('about.capital') }
        : fallback(seen, choice.verb, noun)
    case 'retreat':
    case 'withdraw':
      return { ...fallback(seen, choice.verb, noun), ...refugeLook(seen, decision.role, noun) }
    case 'attack-where-he-stands':
      return choice.verb === 'attack' ? { as: 'button', battle: true } : { as: 'way-on' }
    default:
      return fallback(seen, choice.verb, noun)
  }
}

/** Where a force goes back to: who holds it, what is one's own first. */
function refugeLook(seen: Seen, role: string, noun: string | null): ChoiceLook {
  const { position, text } = seen
  const place = noun === null ? null : areaIn(noun)
  if (place === null) return {}
  const holders = powersHolding(position.state, numberOfArea(place))
  if (holders.length === 0) return {}
  const powers = holders.map(power => nameOfPower(seen, position, power))
  const isOwn = holders.every(power => controllerOf(position.state, power) === role)
  return { detail: text('about.held', { powers }), worth: isOwn ? 1 : 0 }
}

/** C4: a card that is kept is not asked about again, until there is another. */
function eventCardsLook(seen: Seen, verb: string, noun: string | null): ChoiceLook {
  const look = fallback(seen, verb, noun)
  if (verb === 'exchange') return { ...look, detail: seen.text('about.exchange') }
  return verb === 'keep'
    ? { ...look, detail: seen.text('about.keep'), standing: { window: 'event-cards', order: 'never' } }
    : look
}

/** A noun says where its choice is: a Leader, an area, a coast, a card. */
function fallback(seen: Seen, verb: string, noun: string | null): ChoiceLook {
  // Who is not to be asked again gives up more than this once: that is not to be hit at the top of a list.
  if (verb.startsWith('rest-')) return { as: 'button', givesUp: true }
  if (noun === null) return { as: waysOn.has(verb) ? 'way-on' : 'button' }
  if (seen.view.hand.some(card => card === noun))
    return { card: noun, ...(verb === 'play' ? { detail: seen.messages.say(`card.${noun}`) } : {}) }
  const leader = leaderNamed(seen, noun)
  if (leader !== undefined) return { piece: noun, place: placeOf(leader), here: true }
  const area = areaIn(noun)
  return area === null ? { as: 'button' } : { place: area }
}

function operationsLook(seen: Seen, verb: string, noun: string | null): ChoiceLook {
  const { position, text } = seen
  const leader = leaderNamed(seen, noun)
  if (verb === 'activate' && leader !== undefined)
    return {
      piece: leaderNoun(leader),
      place: placeOf(leader),
      here: true,
      detail: text('about.activate', {
        area: nameOf(seen, seen.data, placeOf(leader)),
        rating: leader.rating,
        force: forceAt(seen, leader),
      }),
    }
  if (verb === 'rouse' || verb === 'rouse-all') {
    const patron = position.state.phasing?.power
    const rating = patron === undefined ? 0 : (supremeLeaderOf(position.state, patron)?.rating ?? 0)
    const look = dieLook(seen, die => activatesMinor(die, rating))
    const minors = minorsToRouse(position)
    if (verb === 'rouse') return { ...look, detail: text('about.rouse'), idle: minors.length > 1 }
    const powers = minors.map(power => nameOfPower(seen, position, power))
    return { ...look, detail: text('about.rouse-all', { powers }) }
  }
  if (verb === 'pass') {
    const left = leadersToActivate(position).length
    return left === 0 ? { as: 'way-on' } : { as: 'way-on', warning: text('warn.leaders', { n: left }) }
  }
  return fallback(seen, verb, noun)
}

function commandLook(
  seen: Seen,
  { about }: RomaDecision<'command'>,
  verb: string,
  noun: string | null,
  log: RomaInput['log'],
): ChoiceLook {
  const { text } = seen
  const leader = activeLeader(seen)
  if (leader === undefined) return fallback(seen, verb, noun)
  switch (verb) {
    case 'take-all':
      // Whoever is met on the way joins only if he is asked to.
      return { as: 'button', ...(about.operations === operationsOf(log) ? { along: 1 } : {}) }
    case 'take':
    case 'take-every':
    case 'leave':
    case 'leave-every':
      return noun === null ? { as: 'button' } : { as: 'button', kind: { id: noun, change: changes[verb] } }
    case 'march':
      return noun === null ? {} : marchLook(seen, leader, noun, about.operations, log)
    case 'stop':
      return stopLook(seen, leader, about.operations, log)
    case 'attack':
      return {
        place: about.area,
        battle: true,
        cost: text('cost.ops', { n: 1 }),
        detail: attackText(seen, leader, noun ?? ''),
      }
    case 'attack-fleets':
      return {
        place: about.area,
        battle: true,
        cost: text('cost.ops', { n: 1 }),
        detail: seaFightText(seen, leader, noun ?? ''),
      }
    case 'siege':
      return {
        place: about.area,
        battle: true,
        cost: text('cost.ops', { n: 1 }),
        detail: siegeText(seen, leader),
      }
    case 'pillage':
      return {
        as: 'button',
        cost: text('cost.ops', { n: 1 }),
        detail: text('about.pillage', { rating: leader.rating }),
      }
    case 'capture':
      return {
        as: 'button',
        faces: faces(die => withinRating(die, leader.rating)),
        ...chance(seen, leader.rating),
      }
    case 'debark':
      return { as: 'button', cost: text('cost.ops', { n: 1 }) }
    case 'embark':
      return { as: 'button', cost: text('cost.ops', { n: 1 }) }
    case 'sail':
      return noun === null ? {} : sailLook(seen, leader, noun)
    default:
      return fallback(seen, verb, noun)
  }
}

const changes = { take: 'one-more', 'take-every': 'all', leave: 'one-less', 'leave-every': 'none' } as const

/** A player who stops before he has spent anything is asked whether he means it. */
function stopLook(seen: Seen, leader: Leader, operations: number, log: RomaInput['log']): ChoiceLook {
  const { data, text } = seen
  if (operations === 0 || operations !== operationsOf(log)) return { as: 'way-on' }
  return { as: 'way-on', warning: text('warn.stop', { leader: nameOf(seen, data, leaderNoun(leader)) }) }
}

/** A Power by its name and number. */
function called(speech: RomaSpeech, position: Seen['position'], power: number): Phrase {
  return named(speech, position.data, powerId(position, power))
}

function marchLook(
  seen: Seen,
  leader: Leader,
  noun: string,
  operations: number,
  log: RomaInput['log'],
): ChoiceLook {
  const { position, text } = seen
  const to = numberOfArea(noun)
  const cost = marchCost(position, leader.power, leader.area, to)
  const holders = powersHolding(position.state, to).filter(
    power => !isFriendly(position, leader.power, power),
  )
  const opposed = holders.length > 0
  const hidden = marksAt(position.state, to).markers.length > 0
  const owner = leaveWantedOf(position, leader.power, to)
  const held = opposed
    ? [text('about.held', { powers: holders.map(power => nameOfPower(seen, position, power)) })]
    : []
  const leave = owner === null ? [] : [text('about.leave', { power: called(seen, position, owner) })]
  const detail = [...held, ...leave, ...knownOf(seen, log, leader, to, holders)].join('; ')
  const danger = leavesHisArmy(position, leader)
    ? text('danger.alone')
    : attritionAhead(seen, leader, operations - cost, opposed || hidden)
  return {
    place: noun,
    cost: text('cost.ops', { n: cost }),
    battle: holders.some(power => mayAttack(position, leader.power, sideOf(position.state, power))),
    worth: opposed ? 2 : hidden ? 1 : 0,
    ...(detail === '' ? {} : { detail }),
    ...(danger === null ? {} : { danger }),
  }
}

/** Nobody goes with him, though there are Land units that could. */
function leavesHisArmy(position: Seen['position'], leader: Leader): boolean {
  return (
    attachedTo(position, leader).every(isShip) &&
    unitsToTake(position, leader).some(unit => !isShip(unit) && unit.power === leader.power)
  )
}

/** One step of ships; where a Province has two coasts, the one that is meant is told. */
function sailLook({ position, text }: Seen, leader: Leader, noun: string): ChoiceLook {
  const berth = navalSteps({ area: leader.area, sea: leader.coast }).find(each => berthId(each) === noun)
  if (berth === undefined) return {}
  const hostile = unitsAt(position.state, berth.area).some(
    unit =>
      unit.kind === 'flt' && unit.coast === berth.sea && !isFriendly(position, leader.power, unit.power),
  )
  return {
    place: areaAt(berth.area).id,
    cost: text('cost.ops', { n: 1 }),
    ...(hostile ? { detail: text('about.fleets') } : {}),
  }
}

/** The rating of the best Leader whom the asked has where the question is. */
function bestRating({ position }: Seen, { role, about }: RomaDecision<'avoid-combat'>): number {
  const here = leadersAt(position.state, numberOfArea(about.area))
  const own = here.filter(leader => controllerOf(position.state, leader.power) === role)
  return bestLeader(own)?.rating ?? 0
}

/** RV-5.31-11b: of the Leaders who have fought and lost, and not of others who stand there too. */
function ratingOfBeaten(seen: Seen, log: RomaInput['log']): number {
  const fought = log.findLast(event => event.kind === 'combat')?.data
  const leaders = fought == null || fought.loser === null ? [] : fought.leaders[fought.loser]
  return Math.max(0, ...leaders.map(leader => leaderNamed(seen, leader)?.rating ?? 0))
}

/** What pointing at something could mean; asked for the reason why it is not legal. */
export function meant(seen: Seen, { decision }: RomaInput, pointed: Pointed): Choice[] {
  if (decision === null) return []
  if (decision.task === 'operations')
    return pointed.kind === 'piece'
      ? [{ verb: 'activate', noun: pointed.id }]
      : ownLeadersAt(seen, pointed.id)
  if (decision.task !== 'command') return []
  const leader = activeLeader(seen)
  if (pointed.kind !== 'place' || leader === undefined) return []
  if (pointed.id === placeOf(leader)) return [{ verb: 'siege' }, { verb: 'pillage' }]
  if (leader.where !== 'aboard') return [waters(leader, pointed.id) ?? { verb: 'march', noun: pointed.id }]
  return navalSteps({ area: leader.area, sea: leader.coast })
    .filter(({ area }) => areaAt(area).id === pointed.id)
    .map(berth => ({ verb: 'sail', noun: berthId(berth) }))
}

/** A player who stands ashore and points at the sea off his coast wants to go aboard. */
function waters({ area }: Leader, place: string): Choice | null {
  const sea = areaAt(area).seas.find(each => areaAt(each).id === place)
  return sea === undefined ? null : { verb: 'embark', noun: berthId({ area, sea }) }
}

function ownLeadersAt({ view, own }: Seen, place: string): Choice[] {
  const area = areas.find(({ id }) => id === place)?.number
  return view.leaders
    .filter(leader => leader.area === area && leader.power === own)
    .map(leader => ({ verb: 'activate', noun: leaderNoun(leader) }))
}

/** Who is marching already: shown with a tick. */
export function chosenIn(seen: Seen): string[] {
  const leader = activeLeader(seen)
  if (leader === undefined) return []
  const units = unitsAt(seen.position.state, leader.area).filter(unit => unit.leader === leader.id)
  return [leaderNoun(leader), ...units.map(({ id }) => String(id))]
}
