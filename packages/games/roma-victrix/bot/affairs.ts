import type { Advice } from '@aquila/engine'
import { advise, bestOf, choiceWith, nounsOf } from '../../kit/answers.ts'
import { areas, numberOfArea } from '../data/index.ts'
import { controlOf } from '../rules/control.ts'
import { landUnitsAt, leadersAt, marksAt, powerAt, supremeLeaderOf, totalStrength } from '../rules/pieces.ts'
import { controllerOf, isSameSide, powerNamed } from '../rules/powers.ts'
import { type Answers, isRival, type Outlook } from './outlook.ts'
import { worthOfProvince } from './worth.ts'

/** Cards, Leaders to be placed, and what else is asked. */
export const affairsAnswers: Answers = {
  'event-cards': ({ decision }) => advise(choiceWith(decision, 'draw') ?? choiceWith(decision, 'keep')),
  'buy-card': ({ decision, position, power }) =>
    advise(choiceWith(decision, powerAt(position.state, power).treasury >= 40 ? 'buy-card' : 'decline')),
  'card-target': cardTarget,
  'place-consul': ({ decision, ...outlook }) => placeLeader(outlook, decision),
  'place-new-leader': ({ decision, ...outlook }) => placeLeader(outlook, decision),
  'place-drawn-leader': ({ decision, ...outlook }) => placeLeader(outlook, decision),
  'agree-length': ({ decision }) => advise(choiceWith(decision, 'as-agreed')),
  'react.admission': ({ decision }) => advise(choiceWith(decision, 'refuse')),
  'react.passage': ({ decision }) => advise(choiceWith(decision, 'refuse')),
  'react.before-combat': beforeCombat,
  'react.dice-shown': diceShown,
  'react.card-played': ({ decision }) => advise(choiceWith(decision, 'pass')),
  'react.march': ({ decision }) => advise(choiceWith(decision, 'play') ?? choiceWith(decision, 'pass')),
  'react.voyage': ({ decision }) => advise(choiceWith(decision, 'play') ?? choiceWith(decision, 'pass')),
}

/** With the largest army that nobody leads. */
function placeLeader(
  { position, power }: Omit<Outlook, 'decision'>,
  decision: Parameters<typeof choiceWith>[0],
): Advice | null {
  return advise(
    bestOf(decision, 'place-leader', noun => {
      const area = numberOfArea(noun)
      const own = landUnitsAt(position.state, area).filter(unit =>
        isSameSide(position.state, unit.power, power),
      )
      const led = leadersAt(position.state, area).some(leader => leader.power === power)
      return totalStrength(position.data, own) * (led ? 0.3 : 1) + worthAsCapital(position, power, area)
    }),
    { key: 'bot.place-leader' },
  )
}

/** RV-10.36-a: without a Capital nothing is collected, and one can be founded where the Supreme Leader holds the land. */
function worthAsCapital({ state }: Outlook['position'], power: number, area: number): number {
  if (powerAt(state, power).capital !== null || supremeLeaderOf(state, power) !== undefined) return 0
  const { garrison, city } = marksAt(state, area)
  return garrison === power && city === null ? NEW_CAPITAL : 0
}

/** About an army of a few units. */
const NEW_CAPITAL = 10

/** What hurts a rival most; what helps oneself where one is strongest. A card once shown is played. */
function cardTarget(outlook: Outlook<'card-target'>): Advice | null {
  const { decision, position, power } = outlook
  const own = decision.about.card === 'recruit' || decision.about.card === 'leader'
  const score = (noun: string): number => {
    const place = areas.find(({ id }) => id === noun.split('/')[0])
    if (place === undefined) return 0
    const units = landUnitsAt(position.state, place.number)
    const friends = units.filter(unit => isSameSide(position.state, unit.power, power)).length
    if (own)
      return friends + 5 * leadersAt(position.state, place.number).filter(each => each.power === power).length
    const holder = controlOf(position.state, place.number)
    const rival = holder !== null && isRival(outlook, holder)
    return (rival ? 10 : 0) + Math.max(0, worthOfProvince(outlook, place.number)) - 5 * friends
  }
  const best = bestOf(decision, 'on', score)
  if (best === undefined) return advise(choiceWith(decision, 'take-back'))
  return advise(best, { key: 'bot.card' })
}

/** A card is worth a combat in which much of one's own stands. */
function beforeCombat({ decision, position, power }: Outlook<'react.before-combat'>): Advice | null {
  const [place = ''] = decision.about.area.split('/')
  const own = landUnitsAt(position.state, numberOfArea(place)).filter(unit =>
    isSameSide(position.state, unit.power, power),
  )
  const much = totalStrength(position.data, own) >= 8 || nounsOf(decision, 'play').length === 0
  return advise(choiceWith(decision, much ? 'play' : 'pass') ?? choiceWith(decision, 'pass'))
}

/** RV-14.2-19: if we would lose much more than they; in the fights of others the card is kept. */
function diceShown({ decision, position }: Outlook<'react.dice-shown'>): Advice | null {
  const { attacker, defender, combat } = decision.about
  const isOurs = ({ power }: { readonly power: string }) =>
    controllerOf(position.state, powerNamed(position, power)) === decision.role
  const gain = isOurs(combat.attacker)
    ? attacker - defender
    : isOurs(combat.defender)
      ? defender - attacker
      : 0
  return advise(choiceWith(decision, gain >= 20 ? 'exchange-losses' : 'pass') ?? choiceWith(decision, 'pass'))
}
