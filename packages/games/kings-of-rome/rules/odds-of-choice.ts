import type { Choice } from '@aquila/engine'
import type { NationId } from '../data/index.ts'
import { strongestVirtus } from './actions/army.ts'
import { defendersOf } from './actions/pillage.ts'
import { peoplesOfFleet } from './actions/sailing.ts'
import { besiegedIn } from './actions/siege.ts'
import { attackOn } from './battle/combat.ts'
import { battleOf } from './battle/display.ts'
import { clashPreview, duelPreview, type RoundPreview, roundPreview } from './battle/preview.ts'
import { holderOf, unitsInside } from './cities.ts'
import {
  acquittalChance,
  betrayalOdds,
  type ClashOdds,
  championsChance,
  chanceIfRerolled,
  consentChance,
  corruptionOdds,
  type FightOdds,
  firstAssaultOdds,
  intimidationOdds,
  leaderAttackOdds,
  omenModifiers,
  pillageOdds,
  type RollOdds,
  secondAssaultOdds,
} from './odds/index.ts'
import { omensRead } from './omens.ts'
import { hostileGarrisonIn, nationOf, romanGarrisonIn, virtusOf } from './pieces.ts'
import { needsConsent } from './senate.ts'
import type { KingsPosition } from './state.ts'
import type { KingsDecision } from './tasks.ts'

/** What a choice would be decided by: the dice that follow it, in their order. */
export type ChoiceOdds =
  | { readonly kind: 'roll'; readonly odds: RollOdds }
  | { readonly kind: 'duel'; readonly odds: FightOdds }
  | { readonly kind: 'clash'; readonly odds: ClashOdds }
  | { readonly kind: 'round'; readonly odds: RoundPreview }
  | { readonly kind: 'chance'; readonly rule: string; readonly chance: number }

/** The odds of a choice of the decision that waits, by the same functions by which it will be carried out. */
export function oddsOfChoice(position: KingsPosition, decision: KingsDecision, choice: Choice): ChoiceOdds[] {
  const noun = String(choice.noun ?? '')
  switch (decision.task) {
    case 'action':
      return oddsOfAction(position, choice)
    case 'sail':
      return choice.verb === 'sail-to' ? consentAgainst(position, peoplesOfFleet(position, noun)) : []
    case 'pick-unit-to-turn':
      return rolls(intimidationOdds(virtusOf(position, noun), omensRead(position)))
    case 'second-assault':
      return choice.verb === 'assault' ? rolls(secondRoll(position, decision.about.hex)) : []
    case 'spend-on-loyalty':
      return rolls(loyaltyRoll(position, decision.about.hex, Number(choice.noun)))
    case 'reroll-horatius':
      return championsOdds(decision, choice.verb)
    case 'accuse':
      return [{ kind: 'chance', rule: 'KOR-IGN-3', chance: acquittalChance(decision.about.lost) }]
    default:
      return position.state.battle === null ? [] : battleOdds(position, choice)
  }
}

/** The odds of an action, also of one that is not open yet. */
export function oddsOfAction(position: KingsPosition, choice: Choice): ChoiceOdds[] {
  const roll = actionRoll(position, choice.verb, String(choice.noun ?? ''))
  return [...consentOdds(position, choice), ...rolls(roll)]
}

function rolls(odds: RollOdds | null): ChoiceOdds[] {
  return odds === null ? [] : [{ kind: 'roll', odds }]
}

/** KOR-SEN-1: what must be asked first. */
function consentOdds(position: KingsPosition, { verb, noun = '' }: Choice): ChoiceOdds[] {
  if (['move', 'sail', 'end-actions'].includes(verb)) return []
  const nation = verb === 'battle' ? nationOf(position.data, String(noun)) : holderOf(position, String(noun))
  return nation === null ? [] : consentAgainst(position, [nation])
}

function consentAgainst(position: KingsPosition, peoples: readonly NationId[]): ChoiceOdds[] {
  const asked = peoples.filter(people => needsConsent(position, people)).length
  if (asked === 0) return []
  return [
    { kind: 'chance', rule: 'KOR-SEN-1', chance: consentChance(Number(position.options.curiae)) ** asked },
  ]
}

/** The first die of an action against a city. */
function actionRoll(position: KingsPosition, verb: string, hex: string): RollOdds | null {
  const omens = omensRead(position)
  if (verb === 'siege') {
    const besieged = besiegedIn(position, hex)
    return besieged === null ? null : firstAssaultOdds(besieged, omenModifiers(omens))
  }
  if (verb === 'pillage') return pillageOdds(strongestVirtus(position, defendersOf(position, hex)), omens)
  if (verb === 'corrupt') {
    const garrison = hostileGarrisonIn(position, hex)
    const bribed = garrison === null ? unitsInside(position, hex) : [garrison]
    return corruptionOdds(strongestVirtus(position, bribed), omens)
  }
  return null
}

function secondRoll(position: KingsPosition, hex: string): RollOdds | null {
  const besieged = besiegedIn(position, hex)
  return besieged === null ? null : secondAssaultOdds(besieged, omenModifiers(omensRead(position)))
}

function loyaltyRoll(position: KingsPosition, hex: string, spent: number): RollOdds | null {
  const garrison = romanGarrisonIn(position, hex)
  return garrison === null ? null : betrayalOdds(virtusOf(position, garrison), spent)
}

/** KOR-EVT-2: the chance of Rome to win the fight, with a second throw or without. */
function championsOdds({ about }: KingsDecision<'reroll-horatius'>, verb: string): ChoiceOdds[] {
  const fight = { roman: about.rome, alban: about.alba, rerolls: 1, rounds: about.rounds }
  const chance =
    verb === 'reroll'
      ? chanceIfRerolled(fight, about.alban)
      : championsChance({ ...fight, roman: fight.roman - 1, rounds: fight.rounds - 1 })
  return [{ kind: 'chance', rule: 'KOR-EVT-2', chance }]
}

/** The choices of a battle by their verbs. */
function battleOdds(position: KingsPosition, { verb, noun }: Choice): ChoiceOdds[] {
  const battle = battleOf(position)
  if (verb === 'challenge') {
    const duel = duelPreview(position)
    return duel === null ? [] : [{ kind: 'duel', odds: duel }]
  }
  // KOR-VAN-9: no clash if the enemy attacks too, so these are the odds if he is on the defence.
  if (verb === 'attack' || verb === 'defence') return [{ kind: 'clash', odds: clashPreview(position) }]
  if (verb === 'throw-again') {
    const attack = battle.attacks.find(({ by }) => by === noun)
    return attack === undefined ? [] : rolls(attackOn(position, attack.target))
  }
  if (verb === 'charge' && battle.hostile.leader !== null)
    return rolls(leaderAttackOdds(virtusOf(position, battle.hostile.leader)))
  if (verb === 'lead-with' || verb === 'lead-from-reserve' || verb === 'hold-back')
    return [{ kind: 'round', odds: roundPreview(position) }]
  return []
}
