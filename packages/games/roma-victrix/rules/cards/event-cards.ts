import type { Role, Rules } from '@aquila/engine'
import { provincesOf } from '../../data/index.ts'
import { castOf } from '../cast.ts'
import { controlOf } from '../control.ts'
import { changePower, powerAt } from '../pieces.ts'
import { controllerOf, ownPower } from '../powers.ts'
import type { Roma } from '../state.ts'
import { ask, type RomaChoice } from '../tasks.ts'

/** RV-15.83-a */
const CARD_PRICE = 20

/** C4 (RV-4.2C4-a, RV-14.13-a): who played a card may draw one; who holds one may exchange it. */
export function* drawEventCards(g: Roma): Rules {
  if (castOf(g).scenario.eventCards === 'none') return
  for (const role of g.roles) {
    if (powerAt(g.state, ownPower(g, role)).status !== 'major') continue
    yield* drawOrExchange(g, role)
    yield* buyCard(g, role)
  }
  g.state.playedCard = []
}

function* drawOrExchange(g: Roma, role: Role): Rules {
  const hand = g.state.hands[role] ?? []
  const mayDraw = g.state.playedCard.includes(role) && (hand.length === 0 || isUnlimited(g))
  const choices: RomaChoice<'event-cards'>[] = [{ verb: 'keep' }]
  if (mayDraw) choices.push({ verb: 'draw' })
  for (const card of hand) choices.push({ verb: 'exchange', noun: card })
  if (choices.length === 1 || g.state.deck.length + g.state.discards.length === 0) return
  const answer = yield ask({ role, rule: 'RV-4.2C4-a', task: 'event-cards', choices, confirm: true })
  if (answer.verb === 'draw') drawCard(g, role)
  const exchanged = hand.find(card => card === answer.noun)
  if (answer.verb !== 'exchange' || exchanged === undefined) return
  // RV-14.12-a: a card that was not played may come back.
  g.state.hands[role] = hand.filter(card => card !== exchanged)
  drawCard(g, role)
  g.state.discards = [...g.state.discards, exchanged]
}

/** RV-14.14-a, RV-15.84-a */
export function isUnlimited({ options }: Roma): boolean {
  return (
    options['card-on-one'] === 'on' ||
    options['card-for-region'] === 'on' ||
    options['card-for-money'] === 'on'
  )
}

/** From the deck; when it is empty the discards are shuffled (RV-14.12-a). */
export function drawCard(g: Roma, role: Role): void {
  if (g.state.deck.length === 0) {
    g.state.deck = [...g.state.discards]
    g.state.discards = []
    g.dice.shuffle(g.state.deck, 'event cards')
  }
  const card = g.state.deck.shift()
  if (card === undefined) return
  g.state.hands[role] = [...(g.state.hands[role] ?? []), card]
  g.disclose()
  g.tell({ kind: 'card-dealt', rule: 'RV-4.2C4-a', data: { role }, secret: { to: [role], data: { card } } })
}

function* buyCard(g: Roma, role: Role): Rules {
  const power = ownPower(g, role)
  while (g.options['card-for-money'] === 'on' && powerAt(g.state, power).treasury >= CARD_PRICE) {
    if (g.state.deck.length + g.state.discards.length === 0) return
    const choices = [{ verb: 'buy-card' }, { verb: 'decline' }] as const
    const { verb } = yield ask({ role, rule: 'RV-15.83-a', task: 'buy-card', choices })
    if (verb !== 'buy-card') return
    changePower(g.state, power, { treasury: powerAt(g.state, power).treasury - CARD_PRICE })
    drawCard(g, role)
  }
}

/** RV-15.81-a: a 1 on the Supreme Leader's activation draws a card. */
export function cardForOne(g: Roma, power: number): void {
  const role = controllerOf(g.state, power)
  if (g.options['card-on-one'] === 'on' && role !== null && ownPower(g, role) === power) drawCard(g, role)
}

/** RV-15.82-a: whoever comes to control all Provinces of a Region draws a card. */
export function cardsForRegions(g: Roma): void {
  if (g.options['card-for-region'] !== 'on') return
  const held: string[] = []
  for (const role of g.roles) {
    const power = ownPower(g, role)
    for (const [region, provinces] of provincesOf) {
      if (!provinces.every(area => controlOf(g.state, area) === power)) continue
      const name = `${role} ${region}`
      held.push(name)
      if (!g.state.regions.includes(name)) drawCard(g, role)
    }
  }
  g.state.regions = held
}
