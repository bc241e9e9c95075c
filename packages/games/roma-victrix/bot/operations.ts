import { type Advice, chanceOf } from '@aquila/engine'
import { advise, choiceWith, firstOf } from '../../kit/answers.ts'
import { areaAt, berthId } from '../data/index.ts'
import { attachedTo, className, unitsToTake } from '../rules/operations/muster.ts'
import { isShip, leaderCalled, leaderNoun, powerAt } from '../rules/pieces.ts'
import { isSameSide, powerNamed } from '../rules/powers.ts'
import type { Leader, Unit } from '../rules/state.ts'
import { defence, oddsOf, strengthOfArmy } from './battle-odds.ts'
import { type Assignment, assigned, LEAST_GAIN, optionsOf, shareFor } from './campaign.ts'
import { cargoFor } from './cargo.ts'
import { gainAt } from './gains.ts'
import { spared } from './garrisons.ts'
import type { Answers, Outlook } from './outlook.ts'
import { bestPlan, type Plan, usualOperations } from './plans.ts'
import type { RomaBotReason } from './reasons.ts'
import { siegeOdds } from './sieges.ts'
import { type Voyage, voyagesFrom } from './ways.ts'
import { priceOfWaking } from './worth.ts'

/** Whom to activate, and what the active Leader does. */
export const operationsAnswers: Answers = { operations, command, 'react.spent': spent }

/** Clients and Allies are called first, which costs nothing; then the one who has most to gain; cards in between. */
function operations(outlook: Outlook<'operations'>): Advice | null {
  const { decision } = outlook
  const rouse = firstOf(decision, 'rouse-all', 'rouse')
  if (rouse !== undefined) return advise(rouse, { key: 'bot.rouse' })
  const card = choiceWith(decision, 'play')
  if (card !== undefined && wantsToPlay(outlook, String(card.noun))) return advise(card, { key: 'bot.card' })
  const best = outlook.character.plansTogether ? nextOfCampaign(outlook) : bestAlone(outlook)
  if (best === null) return advise(choiceWith(decision, 'pass'), { key: 'bot.hold' })
  return advise(choiceWith(decision, 'activate', leaderNoun(best.leader)), reasonOf(best.plan))
}

/** Each for himself: the one who has most to gain. */
function bestAlone(outlook: Outlook<'operations'>): Pick<Assignment, 'leader' | 'plan'> | null {
  const { decision, position } = outlook
  let best: Pick<Assignment, 'leader' | 'plan'> | null = null
  for (const { verb, noun } of decision.choices) {
    const leader = verb === 'activate' ? leaderCalled(position.state, noun) : undefined
    if (leader === undefined) continue
    const units = spared(outlook, leader, unitsToTake(position, leader))
    const plan = bestPlan(outlook, leader, units, usualOperations(leader))
    if (plan !== null && plan.gain > (best?.plan.gain ?? LEAST_GAIN)) best = { leader, plan }
  }
  return best
}

/** All are sent out together; the one who has most to do begins. */
function nextOfCampaign(outlook: Outlook<'operations'>): Assignment | null {
  const { mind, position } = outlook
  const all = assigned(optionsOf(outlook))
  mind.forgetAllBut(position.state.leaders)
  for (const { leader, plan } of all) mind.order(leader.id, plan.target)
  return all[0] ?? null
}

/** Cards that help at once; the others wait for their moment. */
const played: readonly string[] = [
  'leader',
  'recruit',
  'major-rebellion',
  'minor-rebellion',
  'invasion',
  'raid',
  'allegiance',
  'defection',
  'ambush',
  'frontier-war',
]

function wantsToPlay(_outlook: Outlook, card: string): boolean {
  return played.includes(card)
}

function reasonOf({ what, target }: Plan): RomaBotReason {
  return { key: `bot.${what}`, values: { area: areaAt(target).id } }
}

function command(outlook: Outlook<'command'>): Advice | null {
  const { decision, position } = outlook
  const { state } = position
  const leader = leaderCalled(state, decision.about.leader)
  if (leader === undefined) return null
  const together = advise(choiceWith(decision, 'take-all'), { key: 'bot.together' })
  if (leader.where === 'aboard') return atSea(outlook, leader) ?? together
  return (
    strikeHere(outlook, leader) ??
    muster(outlook, leader) ??
    goOn(outlook, leader) ??
    pillageHere(outlook) ??
    advise(choiceWith(decision, 'stop'), { key: 'bot.stop' }) ??
    together
  )
}

/** An attack or a siege where he stands, if it promises more than it costs. */
function strikeHere(outlook: Outlook<'command'>, leader: Leader): Advice | null {
  const { decision, position } = outlook
  const army = attachedTo(position, leader)
  if (army.length === 0) return null
  const siege = choiceWith(decision, 'siege')
  if (siege !== undefined && siegeOdds(outlook, leader, army))
    return advise(siege, { key: 'bot.besiege', values: { area: areaAt(leader.area).id } })
  for (const choice of decision.choices) {
    if (choice.verb !== 'attack') continue
    const side = powerNamed(position, String(choice.noun))
    const gain = gainAt(outlook, leader, army, leader.area)
    const odds = oddsOf(
      'land',
      strengthOfArmy(position, leader, army),
      defence(position, leader.area, side, leader.power),
    )
    // A force that stands among enemies strikes even for less: otherwise they will.
    if (
      (gain !== null && gain.gain > 0) ||
      (position.state.activation?.held === true && odds.attackerWins > 0.5)
    )
      return advise(choice, {
        key: 'bot.attack',
        values: { area: areaAt(leader.area).id, ...chanceOf(odds.attackerWins) },
      })
  }
  return null
}

/** Those who are to go along, one kind after another. */
function muster(outlook: Outlook<'command'>, leader: Leader): Advice | null {
  const { decision, position } = outlook
  const free = unitsToTake(position, leader)
  if (free.length === 0) return null
  const attached = attachedTo(position, leader)
  // Whoever is with him already goes on with him: what stays behind is found among the others.
  const wanted = [...attached, ...spared(outlook, leader, free, outlook.mind.targetOf(leader))]
  const plan = bestPlan(outlook, leader, wanted, decision.about.operations)
  if (plan === null) return null
  const some = shareFor(outlook, leader, wanted, plan)
  const going = 'voyage' in plan.by ? aboard(some, plan.by.from.sea) : some.filter(unit => !isShip(unit))
  const missing = going.filter(unit => !attached.includes(unit))
  const [first] = missing
  if (first === undefined) return null
  const reason = reasonOf(plan)
  if (free.every(unit => going.includes(unit))) return advise(choiceWith(decision, 'take-all'), reason)
  const name = className(position, first, leader.power)
  const alike = free.filter(unit => className(position, unit, leader.power) === name)
  const every = alike.every(unit => going.includes(unit))
  return advise(choiceWith(decision, every ? 'take-every' : 'take', name), reason)
}

/** The ships of a coast with what they carry. */
function aboard(units: readonly Unit[], sea: number | null): Unit[] {
  const fleet = units.filter(unit => isShip(unit) && unit.coast === sea)
  return [
    ...fleet,
    ...cargoFor(
      fleet,
      units.filter(unit => !isShip(unit)),
    ),
  ]
}

function goOn(outlook: Outlook<'command'>, leader: Leader): Advice | null {
  const { decision, position } = outlook
  const plan = bestPlan(outlook, leader, attachedTo(position, leader), decision.about.operations)
  if (plan === null) return null
  outlook.mind.order(leader.id, plan.target)
  if ('voyage' in plan.by)
    return advise(choiceWith(decision, 'embark', berthId(plan.by.from)), reasonOf(plan))
  const { first } = plan.by.way
  if (first === null) return null
  return advise(choiceWith(decision, 'march', areaAt(first).id), reasonOf(plan))
}

/** Money from land that somebody else will have tomorrow. */
function pillageHere({ decision, position }: Outlook<'command'>): Advice | null {
  const choice = choiceWith(decision, 'pillage')
  if (choice === undefined || decision.about.operations < 1) return null
  const area = position.state.leaders.find(each => leaderNoun(each) === decision.about.leader)?.area
  const garrison = area === undefined ? null : (position.state.marks[area]?.garrison ?? null)
  const foreign = garrison !== null && powerAt(position.state, garrison).role !== decision.role
  return foreign ? advise(choice, { key: 'bot.pillage' }) : null
}

/** RV-14.2-08: another die of points is worth its card if they lead to something. */
function spent(outlook: Outlook<'react.spent'>): Advice | null {
  const { decision, position } = outlook
  const leader = leaderCalled(position.state, decision.about.leader)
  if (leader === undefined) return null
  const plan = bestPlan(outlook, leader, attachedTo(position, leader), USUAL_DIE)
  if (plan === null || plan.gain <= LEAST_GAIN) return advise(choiceWith(decision, 'pass'))
  return advise(choiceWith(decision, 'play'), reasonOf(plan))
}

const USUAL_DIE = 3

/** At sea: on to the best coast, and ashore. */
function atSea(outlook: Outlook<'command'>, leader: Leader): Advice | null {
  const { decision, position } = outlook
  const cargo = attachedTo(position, leader).filter(unit => !isShip(unit))
  const here = { area: leader.area, sea: leader.coast }
  const voyages = voyagesFrom(position, leader.power, here, decision.about.operations)
  let best: { readonly gain: number; readonly to: (typeof voyages)[number] } | null = null
  for (const to of voyages) {
    const gain = worthOfCoast(outlook, leader, cargo, to) - 0.05 * to.cost
    if (best === null || gain > best.gain) best = { gain, to }
  }
  if (best === null) return advise(choiceWith(decision, 'debark') ?? choiceWith(decision, 'sail'))
  const { first, berth } = best.to
  const reason: RomaBotReason = { key: 'bot.land', values: { area: areaAt(berth.area).id } }
  if (first === null) return advise(choiceWith(decision, 'debark') ?? choiceWith(decision, 'stop'), reason)
  return advise(choiceWith(decision, 'sail', berthId(first)), reason)
}

/**
 * What it brings to come to a coast. RV-3.84-b, RV-3.88-a: ships wake a Neutral when they come to its shore, whether those
 * aboard then land, fight and win or not; what it costs to wake it is not less when nothing comes of it.
 */
function worthOfCoast(
  outlook: Outlook<'command'>,
  leader: Leader,
  cargo: readonly Unit[],
  { berth: { area }, cost, landing }: Voyage,
): number {
  const found = gainAt(outlook, leader, cargo, area)
  const waking = priceOfWaking(outlook, area)
  if (found === null) return homeWorth(outlook, area) - waking
  const late = cost + landing + found.effort > outlook.decision.about.operations
  return late ? LATE * (found.gain + waking) - waking : found.gain
}

/** A force that lands and cannot strike any more has so much of what it came for. */
const LATE = 0.3

/** Friendly ground is better than none. */
function homeWorth({ position, power }: Outlook, area: number): number {
  const { garrison } = position.state.marks[area] ?? { garrison: null }
  return garrison !== null && isSameSide(position.state, garrison, power) ? 0.2 : -1
}
