import type { Choice, DiceSource } from '@aquila/engine'
import { type CardId, type SideId, scenarios, type ZoneId } from '../test/teaching-game/data/board.ts'
import type { FordData } from '../test/teaching-game/data/pack.ts'
import { type Battle, battleModifier, lossesFor } from '../test/teaching-game/rules/battle.ts'
import { isHemmedIn, whyClosed } from '../test/teaching-game/rules/campaign.ts'
import {
  type FordPosition,
  type FordState,
  handOf,
  movingSide,
  putBack,
  setUp,
  sidesIn,
  unitsIn,
  zoneOf,
} from '../test/teaching-game/rules/state.ts'

/**
 * The Fords as one would write it without the kernel: plain loops that list the legal choices, let `choose` pick one
 * and go on. No record, no undo, no checkpoints, no log, no views. The benchmark measures the kernel against this, and
 * checks that both reach the same end from the same dice.
 */
export function playByHand(
  data: FordData,
  scenarioId: string,
  dice: DiceSource,
  random: DiceSource,
): HandWritten {
  const scenario = scenarios.find(each => each.id === scenarioId)
  if (scenario === undefined) throw new Error(`no scenario ${scenarioId}`)
  const game = new HandWritten(
    data,
    setUp(data, scenarioId, {}, scenario.roles),
    scenario.roles,
    dice,
    random,
  )
  game.play()
  return game
}

class HandWritten {
  readonly state: FordState
  choices = 0
  readonly #position: FordPosition
  readonly #sides: readonly SideId[]
  readonly #dice: DiceSource
  readonly #random: DiceSource

  constructor(
    data: FordData,
    state: FordState,
    sides: readonly SideId[],
    dice: DiceSource,
    random: DiceSource,
  ) {
    this.state = state
    this.#position = { state, data, options: { retreat: 'free' }, roles: sides, seats: {} }
    this.#sides = sides
    this.#dice = dice
    this.#random = random
  }

  play(): void {
    const { state } = this
    while (state.turn < state.lastTurn) {
      state.turn++
      for (const side of this.#sides) {
        const [card] = state.deck.splice(this.#roll(state.deck.length) - 1, 1)
        if (card !== undefined) handOf(state, side).push(card)
      }
      this.#offers()
      while (state.toMove.length > 0) {
        this.#campaign()
        this.#battles()
      }
      if (this.#endOfTurn()) return
    }
  }

  #roll(sides: number): number {
    return this.#dice.roll(sides, '', 0)
  }

  #choose(choices: readonly Choice[], mustConfirm = false): Choice {
    const [only] = choices
    if (only === undefined) throw new Error('nothing to choose')
    if (choices.length === 1 && !mustConfirm) return only
    this.choices++
    return choices[this.#random.roll(choices.length, '', 0) - 1] ?? only
  }

  #pick<N extends string | number>(verb: string, nouns: readonly N[], mustConfirm = false): N {
    const { noun } = this.#choose(
      nouns.map(each => ({ verb, noun: each })),
      mustConfirm,
    )
    const picked = nouns.find(each => each === noun)
    if (picked === undefined) throw new Error('not picked')
    return picked
  }

  #offers(): void {
    const { state } = this
    const left = (side: SideId) => state.influence[side] ?? 0
    const offered = this.#sides.map(side => {
      const choices = [0, 1, 2].filter(n => n <= left(side)).map(noun => ({ verb: 'offer', noun }))
      return { side, offer: Number(this.#choose(choices).noun), tieBreak: 0 }
    })
    for (const { side, offer } of offered) state.influence[side] = left(side) - offer
    for (const entry of offered) {
      const rivals = offered.filter(other => other !== entry && other.offer === entry.offer)
      if (rivals.length === 0) continue
      do entry.tieBreak = this.#roll(1000)
      while (rivals.some(rival => rival.tieBreak === entry.tieBreak))
    }
    offered.sort((a, b) => b.offer - a.offer || b.tieBreak - a.tieBreak)
    state.toMove = offered.map(({ side }) => side)
  }

  #campaign(): void {
    const { state } = this
    const side = movingSide(state)
    for (const unit of state.units) unit.moved = false
    for (;;) {
      const { verb, noun } = this.#choose(this.#campaignChoices(side), true)
      if (verb === 'done') return
      if (verb === 'move') this.#move(side, Number(noun))
      else this.#playCard(side, verb, noun)
    }
  }

  #campaignChoices(side: SideId): Choice[] {
    const { state } = this
    const zones = this.#position.data.zones.map(zone => zone.id)
    const hemmedIn = new Set(zones.filter(zone => isHemmedIn(this.#position, side, zone)))
    const choices: Choice[] = []
    for (const { id, side: owner, zone, moved } of state.units) {
      if (owner === side && !moved && !hemmedIn.has(zone)) choices.push({ verb: 'move', noun: id })
    }
    const hand = handOf(state, side)
    const rivals = this.#sides.filter(other => other !== side)
    if (hand.includes('sabotage')) {
      for (const rival of rivals) {
        if (handOf(state, rival).length > 0) choices.push({ verb: 'sabotage', noun: rival })
      }
    }
    if (hand.includes('intrigue')) for (const rival of rivals) choices.push({ verb: 'intrigue', noun: rival })
    choices.push({ verb: 'done' })
    return choices
  }

  #move(side: SideId, id: number): void {
    const unit = this.state.units.find(each => each.id === id)
    if (unit === undefined) throw new Error('no unit')
    const open = zoneOf(this.#position.data, unit.zone).neighbours.filter(
      zone => whyClosed(this.#position, side, zone) === null,
    )
    const { noun } = this.#choose([...open.map(zone => ({ verb: 'to', noun: zone })), { verb: 'stay' }])
    const to = open.find(zone => zone === noun)
    if (to === undefined) return
    unit.zone = to
    unit.moved = true
  }

  #playCard(side: SideId, card: string, noun: unknown): void {
    const { state } = this
    const rival = this.#sides.find(other => other === noun)
    if (rival === undefined) throw new Error('no rival')
    if (card === 'sabotage') {
      putBack(state, side, 'sabotage')
      const hand = handOf(state, rival)
      const lost = hand[this.#roll(hand.length) - 1]
      if (lost !== undefined) putBack(state, rival, lost)
      return
    }
    putBack(state, side, 'intrigue')
    const mine = handOf(state, side)
    state.hands[side] = handOf(state, rival)
    state.hands[rival] = mine
  }

  #battles(): void {
    const { state } = this
    const attacker = movingSide(state)
    for (;;) {
      const zones = this.#position.data.zones
        .map(zone => zone.id)
        .filter(zone => unitsIn(state, zone, attacker).length > 0 && sidesIn(state, zone).length > 1)
      if (zones.length === 0) break
      this.#fight(this.#pick('fight', zones), attacker)
    }
    state.toMove.shift()
  }

  #fight(zone: ZoneId, attacker: SideId): void {
    const { state } = this
    const defender = sidesIn(state, zone).find(side => side !== attacker)
    if (defender === undefined) return
    const battle: Battle = { zone, attacker, defender, dieModifier: 0, fewerLosses: 0 }
    this.#battleCards(battle)
    const total = this.#roll(6) + battleModifier(this.#position, battle)
    const loser = total >= 4 ? defender : attacker
    for (let left = lossesFor(total, loser === defender ? battle.fewerLosses : 0); left > 0; left--) {
      const units = unitsIn(state, zone, loser)
      if (units.length === 0) break
      const id = this.#pick(
        'lose',
        units.map(unit => unit.id),
      )
      const unit = units.find(each => each.id === id)
      if (unit?.worn) state.units = state.units.filter(other => other !== unit)
      else if (unit !== undefined) unit.worn = true
    }
    this.#retreat(zone, loser)
  }

  #battleCards(battle: Battle): void {
    const roles = [battle.defender, battle.attacker]
    for (let passes = 0, turn = 0; passes < 2; turn++) {
      const role = roles[turn % 2] ?? battle.defender
      const hand = handOf(this.state, role)
      const cards: CardId[] = []
      if (hand.includes('ambush')) cards.push('ambush')
      if (hand.includes('palisade') && role === battle.defender) cards.push('palisade')
      const choices = [...cards.map(card => ({ verb: card })), { verb: 'pass' }]
      const { verb } = cards.length === 0 ? { verb: 'pass' } : this.#choose(choices, true)
      if (verb === 'pass') {
        passes++
        continue
      }
      passes = 0
      if (verb === 'ambush') {
        putBack(this.state, role, 'ambush')
        battle.dieModifier += role === battle.attacker ? 1 : -1
      } else {
        putBack(this.state, role, 'palisade')
        battle.fewerLosses++
      }
    }
  }

  #retreat(zone: ZoneId, loser: SideId): void {
    const { state } = this
    const { data } = this.#position
    const units = unitsIn(state, zone, loser)
    if (units.length === 0) return
    const ways = zoneOf(data, zone).neighbours.filter(id => {
      const { home } = zoneOf(data, id)
      return (home === null || home === loser) && sidesIn(state, id).every(other => other === loser)
    })
    if (ways.length === 0) {
      state.units = state.units.filter(unit => !units.includes(unit))
      return
    }
    const to = this.#pick('retreat', ways)
    for (const unit of units) unit.zone = to
  }

  /** True if the match is over. */
  #endOfTurn(): boolean {
    const { state } = this
    for (const zone of this.#position.data.zones) {
      const [side, ...others] = sidesIn(state, zone.id)
      if (side === undefined || others.length > 0 || zone.value === 0) continue
      const score = (state.scores[side] ?? 0) + zone.value
      state.scores[side] = score
      if (score >= 12) return true
    }
    for (const side of this.#sides) {
      const hand = handOf(state, side)
      while (hand.length > 2) putBack(state, side, this.#pick('discard', [...new Set(hand)], true))
    }
    return state.turn === state.lastTurn
  }
}
