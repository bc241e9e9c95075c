import { type Choice, type Role, type RuleId, type Rules, together } from '@aquila/engine'
import { provincesOf } from '../../data/index.ts'
import { castOf } from '../cast.ts'
import { isControlledBy } from '../control.ts'
import { changePower, marksAt, powerAt } from '../pieces.ts'
import { controllerOf, ownPower } from '../powers.ts'
import type { Roma, RomaPosition } from '../state.ts'
import { ask, type RomaChoice } from '../tasks.ts'

/** RV-15.83-a */
const CARD_PRICE = 20

/** A standing order: whether a player is asked every Game-Turn, or once for what he holds. */
const WINDOW = 'event-cards'
const KEPT = 'kept'
const ANOTHER = 'another'

/**
 * C4 (RV-4.2C4-a, RV-14.13-a): a player who played a card may draw one; a player who holds one may exchange it: all
 * at the same time.
 */
export function* drawEventCards(g: Roma): Rules {
  if (castOf(g).scenario.eventCards === 'none') return
  const playing = g.roles.filter(role => powerAt(g.state, ownPower(g, role)).status === 'major')
  yield* drawOrExchange(g, playing)
  yield* buyCards(g, playing)
  g.state.playedCard = []
}

function* drawOrExchange(g: Roma, playing: readonly Role[]): Rules {
  if (g.state.deck.length + g.state.discards.length === 0) return
  const answers = yield* together(() =>
    playing
      .map(role => ({ role, choices: cardChoices(g, role) }))
      .filter(({ role, choices }) => choices.length > 1 && isToBeAsked(g, role, choices))
      .map(({ role, choices }) => ask({ role, rule: 'RV-4.2C4-a', task: 'event-cards', choices })),
  )
  for (const [role, { verb, noun }] of answers) {
    if (verb === 'draw') drawCard(g, role, 'RV-4.2C4-a')
    if (verb === 'exchange') exchangeCard(g, role, noun)
    if (verb === 'keep') g.rest(role, WINDOW, KEPT)
  }
}

/** Who has said that he keeps what he holds is asked again when another card has come, or when he may draw one. */
function isToBeAsked(g: Roma, role: Role, choices: readonly RomaChoice<'event-cards'>[]): boolean {
  if (choices.some(({ verb }) => verb === 'draw')) return true
  const order = g.standingOrder(role, WINDOW)
  return order === 'always' || (order === 'when-able' && g.restOf(role, WINDOW) !== KEPT)
}

function cardChoices(g: Roma, role: Role): RomaChoice<'event-cards'>[] {
  const hand = g.state.hands[role] ?? []
  const choices: RomaChoice<'event-cards'>[] = [{ verb: 'keep' }]
  if (g.state.playedCard.includes(role) && (hand.length === 0 || isUnlimited(g)))
    choices.push({ verb: 'draw' })
  for (const card of hand) choices.push({ verb: 'exchange', noun: card })
  return choices
}

/** RV-14.12-a: a card that was not played may come back. */
function exchangeCard(g: Roma, role: Role, noun: Choice['noun']): void {
  const hand = g.state.hands[role] ?? []
  const exchanged = hand.find(card => card === noun)
  if (exchanged === undefined) return
  g.state.hands[role] = hand.filter(card => card !== exchanged)
  drawCard(g, role, 'RV-4.2C4-a')
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

/** From the deck; when it is empty the discards are shuffled (RV-14.12-a). `rule`: by which he draws. */
export function drawCard(g: Roma, role: Role, rule: RuleId): void {
  if (g.state.deck.length === 0) {
    g.state.deck = [...g.state.discards]
    g.state.discards = []
    g.dice.shuffle(g.state.deck, 'event cards')
  }
  const card = g.state.deck.shift()
  if (card === undefined) return
  g.state.hands[role] = [...(g.state.hands[role] ?? []), card]
  g.rest(role, WINDOW, ANOTHER)
  g.discloseTo(role)
  g.tell({ kind: 'card-dealt', rule, data: { role }, secret: { to: [role], data: { card } } })
}

/** RV-COL-b: the cards of the player whose own Power is no more are discarded. */
export function discardHand(g: Roma, power: number): void {
  const { role } = powerAt(g.state, power)
  if (role === null || ownPower(g, role) !== power) return
  g.state.discards = [...g.state.discards, ...(g.state.hands[role] ?? [])]
  g.state.hands[role] = []
}

/** RV-15.83-a: all who can pay are asked at the same time, and again those who have bought. */
function* buyCards(g: Roma, playing: readonly Role[]): Rules {
  if (g.options['card-for-money'] !== 'on') return
  let buyers = playing
  while (buyers.length > 0) {
    const asked = buyers.filter(role => canBuyCard(g, role))
    const answers = yield* together(() =>
      asked.map(role =>
        ask({
          role,
          rule: 'RV-15.83-a',
          task: 'buy-card',
          choices: [{ verb: 'buy-card' }, { verb: 'decline' }],
        }),
      ),
    )
    buyers = asked.filter(role => answers.get(role)?.verb === 'buy-card' && canBuyCard(g, role))
    for (const role of buyers) {
      const power = ownPower(g, role)
      changePower(g.state, power, { treasury: powerAt(g.state, power).treasury - CARD_PRICE })
      drawCard(g, role, 'RV-15.83-a')
    }
  }
}

function canBuyCard(g: Roma, role: Role): boolean {
  const { treasury } = powerAt(g.state, ownPower(g, role))
  return treasury >= CARD_PRICE && g.state.deck.length + g.state.discards.length > 0
}

/** RV-15.81-a: a 1 on the Supreme Leader's activation draws a card. */
export function cardForOne(g: Roma, power: number): void {
  const role = controllerOf(g.state, power)
  if (g.options['card-on-one'] === 'on' && role !== null && ownPower(g, role) === power)
    drawCard(g, role, 'RV-15.81-a')
}

/** RV-15.82-a: a player who completes the conquest of a Region, by controlling all of its Provinces, draws a card. */
export function cardsForRegions(g: Roma): void {
  if (g.options['card-for-region'] !== 'on') return
  const held = regionsHeld(g)
  for (const { role, name } of held) if (!g.state.regions.includes(name)) drawCard(g, role, 'RV-15.82-a')
  g.state.regions = held.map(({ name }) => name)
}

/** Once, before the first Game-Turn: nobody has conquered what he holds from the start. */
export function noteRegionsAtStart(g: Roma): void {
  if (g.options['card-for-region'] === 'on') g.state.regions = regionsHeld(g).map(({ name }) => name)
}

/** Regions wholly controlled; one that was is held on while all its Garrisons stand, though enemies be in it. */
function regionsHeld(position: RomaPosition): { role: Role; name: string }[] {
  const { state } = position
  const held: { role: Role; name: string }[] = []
  for (const role of position.roles) {
    const power = ownPower(position, role)
    for (const [region, provinces] of provincesOf) {
      const name = `${role} ${region}`
      const isHeld = state.regions.includes(name)
        ? (area: number) => isControlledBy(state, area, power) || marksAt(state, area).garrison === power
        : (area: number) => isControlledBy(state, area, power)
      if (provinces.every(isHeld)) held.push({ role, name })
    }
  }
  return held
}
