import type { Choice, Role, Rules } from '@aquila/engine'
import { areaAt, type CardId, cards } from '../../data/index.ts'
import { controllerOf } from '../powers.ts'
import type { Roma } from '../state.ts'
import { ask, type RomaChoice } from '../tasks.ts'
import { changeAllegiance, minorsToTurn } from './allegiance.ts'
import { ambush, ambushProvinces } from './ambush.ts'
import { barbarianLands, invade } from './barbarians.ts'
import { frontierWar, neutralPowers } from './frontier-war.ts'
import { intelligence, stacksToSee } from './intelligence.ts'
import { defect, leadersToTurn, newLeader, provincesForLeader } from './leaders.ts'
import { raidableCoasts, raidCoast } from './piracy.ts'
import { holdsCard, playCard } from './play.ts'
import { rebel, rebelProvinces } from './rebellion.ts'
import { recruitByCard, recruitProvinces } from './recruit.ts'

/**
 * RV-14.2-x: the cards that the phasing player may play before or between activations. Each says what it can be played
 * on, by area, Power or Leader, and what it does there.
 */
interface OperationsCard {
  readonly id: CardId
  targets(g: Roma, role: Role): readonly (string | number)[]
  play(g: Roma, role: Role, target: string | number): Rules
}

function byArea(list: readonly number[]): string[] {
  return list.map(area => areaAt(area).id)
}

const operationsCardList: readonly OperationsCard[] = [
  { id: 'allegiance', targets: minorsToTurn, play: changeAllegiance },
  { id: 'ambush', targets: (g, role) => byArea(ambushProvinces(g, role)), play: ambush },
  {
    id: 'invasion',
    targets: (g, role) => byArea(barbarianLands(g, role)),
    play: (g, role, target) => invade(g, role, target, 3, 2),
  },
  {
    id: 'raid',
    targets: (g, role) => byArea(barbarianLands(g, role)),
    play: (g, role, target) => invade(g, role, target, 2, 1),
  },
  { id: 'frontier-war', targets: neutralPowers, play: frontierWar },
  { id: 'intelligence', targets: (g, role) => byArea(stacksToSee(g, role)), play: intelligence },
  { id: 'leader', targets: (g, role) => byArea(provincesForLeader(g, role)), play: newLeader },
  { id: 'defection', targets: leadersToTurn, play: defect },
  {
    id: 'major-rebellion',
    targets: (g, role) => byArea(rebelProvinces(g, role)),
    play: (g, role, target) => rebel(g, role, target, 'major-rebels'),
  },
  {
    id: 'minor-rebellion',
    targets: (g, role) => byArea(rebelProvinces(g, role)),
    play: (g, role, target) => rebel(g, role, target, 'minor-rebels'),
  },
  {
    id: 'piracy',
    targets: (g, role) => byArea(raidableCoasts(g, role)),
    *play(g, _role, target) {
      raidCoast(g, areaOf(target))
    },
  },
  { id: 'recruit', targets: (g, role) => byArea(recruitProvinces(g, role)), play: recruitByCard },
]

export function areaOf(target: string | number): number {
  const area = cardAreas.get(String(target))
  if (area === undefined) throw new Error(`no area ${target}`)
  return area
}

const cardAreas = new Map([...Array(95).keys()].map(area => [areaAt(area).id, area]))

export function operationsCards(g: Roma): RomaChoice<'operations'>[] {
  const { phasing } = g.state
  const role = phasing === null ? null : controllerOf(g.state, phasing.power)
  if (role === null) return []
  if ((g.state.hands[role] ?? []).length === 0) return []
  return operationsCardList
    .filter(({ id, targets }) => holdsCard(g, role, id) && targets(g, role).length > 0)
    .map(({ id }) => ({ verb: 'play', noun: id }))
}

/** First the target, so that nothing is spent on a card that has none; then others may cancel it. */
export function* playOperationsCard(g: Roma, role: Role, { noun }: Choice): Rules {
  const card = operationsCardList.find(({ id }) => id === noun)
  if (card === undefined) return
  const rule = cards.find(({ id }) => id === card.id)?.rule ?? 'RV-14.2-x'
  const targets = card.targets(g, role)
  const answer = yield ask({
    role,
    rule,
    task: 'card-target',
    choices: [...targets.map(target => ({ verb: 'on' as const, noun: target })), { verb: 'take-back' }],
    about: { card: card.id },
    confirm: true,
  })
  const target = targets.find(each => each === answer.noun)
  if (target === undefined || !(yield* playCard(g, role, card.id, rule))) return
  yield* card.play(g, role, target)
}
