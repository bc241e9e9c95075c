import { advise, bestOf, choiceWith } from '../../kit/answers.ts'
import type { HexId } from '../data/index.ts'
import { hexes } from '../data/index.ts'
import { isLastTurnOfPeriod } from '../rules/end-of-turn/redeployment.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import { betrayalOdds } from '../rules/odds/index.ts'
import { garrisonIn, isCavalry, virtusOf } from '../rules/pieces.ts'
import { roadDistance } from '../rules/travel.ts'
import type { Answers, Outlook } from './position.ts'
import { influence, oneMoreCity } from './worth.ts'

/** What is asked besides actions and battles. */
export const affairsAnswers: Answers = {
  // The weakest infantry that can hold a wall stays; cavalry is of use elsewhere.
  'pick-holder': ({ decision, position }) =>
    advise(
      bestOf(
        decision,
        'leave-behind',
        unit => -virtusOf(position, unit) - (isCavalry(position, unit) ? 3 : 0),
      ),
    ),
  'pick-unit-to-turn': ({ decision, position }) =>
    advise(bestOf(decision, 'intimidate-unit', unit => -virtusOf(position, unit))),
  'second-assault': secondAssault,
  'pick-driven-out': ({ decision }) => advise(bestOf(decision, 'drive-out', () => 0)),
  'step-back': ({ decision, position }) =>
    advise(bestOf(decision, 'to', hex => -roadDistance(position.data, hexes.rome, hex))),
  'spend-on-loyalty': spendOnLoyalty,
  'use-hero': ({ decision }) => advise(choiceWith(decision, 'use-hero')),
  'place-garrison': ({ decision, position }) =>
    advise(bestOf(decision, 'garrison', hex => needOf(position, hex))),
  'recall-holder': ({ decision }) => advise(choiceWith(decision, 'recall')),
  'reroll-horatius': ({ decision }) => advise(choiceWith(decision, 'reroll')),
  'mission-penalty': ({ decision, position }) =>
    advise(bestOf(decision, 'give-up-unit', unit => -virtusOf(position, unit))),
}

/** A city that only troops hold first, then the weakest garrison. */
function needOf(position: Outlook['position'], hex: HexId): number {
  const garrison = garrisonIn(position, hex)
  return garrison === null ? 4 : -virtusOf(position, garrison)
}

/** KOR-SIEGE-4: what is failed already costs the same; only the reaction is new. */
function secondAssault({ decision }: Outlook<'second-assault'>) {
  return advise(choiceWith(decision, decision.about.target < 6 ? 'assault' : 'give-up'))
}

/** KOR-BET-2, KOR-BET-3: loyalty that holds is a point, and spares the city if it could not be won back. */
function spendOnLoyalty(outlook: Outlook<'spend-on-loyalty'>) {
  const { decision } = outlook
  const { virtus, hex } = decision.about
  const worth = 1 + worthOfLoss(outlook, hex)
  return advise(
    bestOf(decision, 'spend', noun => {
      const spent = Number(noun)
      const { chance } = betrayalOdds(virtus, spent)
      return influence(outlook, -spent) + (1 - chance) * worth
    }),
  )
}

/** A lost city can be taken again, and fearing more made Centurio poor; but not after the last turn of a reign (KOR-EOT-5). */
function worthOfLoss(outlook: Outlook, hex: HexId): number {
  const { position, cities } = outlook
  if (!isLastTurnOfPeriod(position) || !citiesForMission(position).includes(hex)) return 0
  return oneMoreCity({ ...outlook, cities: cities - 1 })
}
