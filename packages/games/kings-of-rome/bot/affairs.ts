import { chanceOf } from '@aquila/engine'
import type { HexId } from '../data/index.ts'
import { hexes } from '../data/index.ts'
import { isLastTurnOfPeriod } from '../rules/end-of-turn/redeployment.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import { betrayalOdds } from '../rules/odds/index.ts'
import { garrisonIn, isCavalry, virtusOf } from '../rules/pieces.ts'
import { roadDistance } from '../rules/travel.ts'
import { type Answers, bestNoun, choiceOf, type Outlook } from './position.ts'
import type { KingsBotReason } from './reasons.ts'
import { oneMoreCity, worthOf } from './worth.ts'

/** What is asked besides actions and battles. */
export const affairsAnswers: Answers = {
  // The weakest infantry that can hold a wall stays; cavalry is of use elsewhere.
  'pick-holder': ({ decision, position }) =>
    bestNoun(
      decision,
      'leave-behind',
      unit => -virtusOf(position, unit) - (isCavalry(position, unit) ? 3 : 0),
    ),
  'pick-unit-to-turn': ({ decision, position }) =>
    bestNoun(decision, 'intimidate-unit', unit => -virtusOf(position, unit)),
  'second-assault': secondAssault,
  'pick-driven-out': ({ decision }) => bestNoun(decision, 'drive-out', () => 0),
  'step-back': ({ decision, position }) =>
    bestNoun(decision, 'to', hex => -roadDistance(position.data, hexes.rome, hex)),
  'spend-on-loyalty': spendOnLoyalty,
  'use-hero': ({ decision }) => choiceOf(decision, 'use-hero'),
  'place-garrison': ({ decision, position }) => bestNoun(decision, 'garrison', hex => needOf(position, hex)),
  'recall-holder': ({ decision }) => choiceOf(decision, 'recall'),
  'reroll-horatius': ({ decision }) => choiceOf(decision, 'reroll'),
  'mission-penalty': ({ decision, position }) =>
    bestNoun(decision, 'give-up-unit', unit => -virtusOf(position, unit)),
}

/** A city that only troops hold first, then the weakest garrison. */
function needOf(position: Outlook['position'], hex: HexId): number {
  const garrison = garrisonIn(position, hex)
  return garrison === null ? 4 : -virtusOf(position, garrison)
}

/** KOR-SIEGE-4: what is failed already costs the same; only the reaction is new. */
function secondAssault(outlook: Outlook) {
  const { decision } = outlook
  if (decision.task !== 'second-assault') return null
  return choiceOf(decision, decision.about.target < 6 ? 'assault' : 'give-up')
}

/** KOR-BET-2, KOR-BET-3: loyalty that holds is a point, and spares the city if it could not be won back. */
function spendOnLoyalty(outlook: Outlook) {
  const { decision } = outlook
  if (decision.task !== 'spend-on-loyalty') return null
  const { virtus, hex } = decision.about
  const worth = worthOf(outlook, { vp: 1 }) + worthOfLoss(outlook, hex)
  const advice = bestNoun(decision, 'spend', noun => {
    const spent = Number(noun)
    const { chance } = betrayalOdds(virtus, spent)
    return worthOf(outlook, { ip: -spent }) + (1 - chance) * worth
  })
  return advice === null ? null : { ...advice, reason: whyLoyal(hex, virtus, Number(advice.choice.noun)) }
}

/** What the traitors' chances are, and what they would be without the influence that is spent. */
function whyLoyal(hex: HexId, virtus: number, spent: number): KingsBotReason {
  const without = chanceOf(betrayalOdds(virtus, 0).chance)
  if (spent === 0) return { key: 'bot.treason', values: { hex, ...without } }
  const odds = chanceOf(betrayalOdds(virtus, spent).chance)
  return {
    key: 'bot.loyalty',
    values: { hex, spent, ...odds, before: without.n, ofBefore: without.of },
  }
}

/** A lost city can be taken again, and fearing more made Centurio poor; but not after the last turn of a reign (KOR-EOT-5). */
function worthOfLoss(outlook: Outlook, hex: HexId): number {
  const { position, cities, reign } = outlook
  if (!citiesForMission(position).includes(hex)) return 0
  if (reign !== null) return -worthOf(outlook, { cities: -1 })
  return isLastTurnOfPeriod(position) ? oneMoreCity({ ...outlook, cities: cities - 1 }) : 0
}
