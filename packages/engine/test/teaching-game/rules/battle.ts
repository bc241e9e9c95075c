import { type Choice, type Rules, reactionWindow } from '@aquila/engine'
import type { SideId, ZoneId } from '../data/board.ts'
import {
  type FordPosition,
  type Fords,
  handOf,
  movingSide,
  putBack,
  sidesIn,
  type Unit,
  unitsIn,
  zoneOf,
} from './state.ts'
import { pick } from './tasks.ts'

export interface Battle {
  readonly zone: ZoneId
  readonly attacker: SideId
  readonly defender: SideId
  /** TF-4.2: what the cards played have changed so far. */
  dieModifier: number
  fewerLosses: number
}

/** TF-4.1: the moving side fights wherever it shares a zone, in the order it likes. */
export function* battles(g: Fords): Rules {
  const attacker = movingSide(g.state)
  for (;;) {
    const zones = contestedZones(g, attacker)
    if (zones.length === 0) break
    const zone = yield* pick({
      role: attacker,
      rule: 'TF-4.1',
      task: 'pick-battle',
      verb: 'fight',
      nouns: zones,
    })
    yield* fight(g, zone, attacker)
  }
  g.state.toMove.shift()
}

/** TF-4.2 to TF-4.5, in the order of the rulebook. */
function* fight(g: Fords, zone: ZoneId, attacker: SideId): Rules {
  const defender = sidesIn(g.state, zone).find(side => side !== attacker)
  if (defender === undefined) return
  const battle: Battle = { zone, attacker, defender, dieModifier: 0, fewerLosses: 0 }
  yield* playBattleCards(g, battle)
  const total = g.dice.d6('battle') + battleModifier(g, battle)
  const attackerWins = total >= 4
  const loser = attackerWins ? defender : attacker
  g.tell({ kind: 'battle', rule: 'TF-4.3', data: { zone, attacker, defender, total, loser } })
  yield* sufferLosses(g, battle, loser, lossesFor(total, loser === defender ? battle.fewerLosses : 0))
  yield* retreat(g, zone, loser)
}

/** TF-4.3: what is added to the die. Pure, so that an odds preview can ask the same. */
export function battleModifier(position: FordPosition, battle: Battle): number {
  const { zone, attacker, defender, dieModifier } = battle
  return strength(position, zone, attacker) - strength(position, zone, defender) + dieModifier
}

/** TF-4.4 */
export function lossesFor(total: number, fewer: number): number {
  return Math.max(0, (total >= 7 || total <= 0 ? 2 : 1) - fewer)
}

/** TF-4.2: the defender first, then in turn, until both have passed. */
function* playBattleCards(g: Fords, battle: Battle): Rules {
  yield* reactionWindow(g, {
    name: 'before-battle',
    rule: 'TF-4.2',
    roles: [battle.defender, battle.attacker],
    reactions: role => battleCards(g, battle, role),
    concealed: role => handOf(g.state, role).length > 0,
    play: (role, card) => playBattleCard(g, battle, role, card),
  })
}

function battleCards(g: Fords, battle: Battle, role: string): Choice[] {
  const hand = handOf(g.state, role)
  const choices: Choice[] = []
  if (hand.includes('ambush')) choices.push({ verb: 'ambush' })
  if (hand.includes('palisade') && role === battle.defender) choices.push({ verb: 'palisade' })
  return choices
}

function* playBattleCard(g: Fords, battle: Battle, role: string, { verb }: Choice): Rules {
  const card = verb === 'ambush' ? 'ambush' : 'palisade'
  const side = role === battle.attacker ? battle.attacker : battle.defender
  putBack(g.state, side, card)
  if (card === 'palisade') battle.fewerLosses++
  else battle.dieModifier += side === battle.attacker ? 1 : -1
  g.tell({ kind: 'battle-card', rule: 'TF-4.2', data: { side, card, zone: battle.zone } })
}

/** TF-4.4: the loser picks a unit for each loss; fresh ones turn worn, worn ones leave (TF-1.2). */
function* sufferLosses(g: Fords, battle: Battle, loser: SideId, losses: number): Rules {
  for (let left = losses; left > 0; left--) {
    const units = unitsIn(g.state, battle.zone, loser)
    if (units.length === 0) return
    const id = yield* pick({
      role: loser,
      rule: 'TF-4.4',
      task: 'pick-losses',
      verb: 'lose',
      nouns: units.map(unit => unit.id),
      about: { zone: battle.zone, left },
    })
    takeLoss(
      g,
      units.find(unit => unit.id === id),
    )
  }
}

function takeLoss(g: Fords, unit: Unit | undefined): void {
  if (unit === undefined) return
  g.tell({ kind: unit.worn ? 'removed' : 'worn', rule: 'TF-1.2', data: { side: unit.side, unit: unit.id } })
  if (unit.worn) g.state.units = g.state.units.filter(other => other !== unit)
  else unit.worn = true
}

/** TF-4.5 */
function* retreat(g: Fords, zone: ZoneId, loser: SideId): Rules {
  const units = unitsIn(g.state, zone, loser)
  if (units.length === 0) return
  const ways = g.options.retreat === 'home' ? [loser] : waysOut(g, zone, loser)
  if (ways.length === 0) {
    g.state.units = g.state.units.filter(unit => !units.includes(unit))
    g.tell({ kind: 'trapped', rule: 'TF-4.5', data: { side: loser, zone } })
    return
  }
  const to = yield* pick({
    role: loser,
    rule: 'TF-4.5',
    task: 'retreat',
    verb: 'retreat',
    nouns: ways,
    about: { zone },
  })
  for (const unit of units) unit.zone = to
  g.tell({ kind: 'retreat', rule: 'TF-4.5', data: { side: loser, from: zone, to } })
}

function waysOut(position: FordPosition, zone: ZoneId, side: SideId): ZoneId[] {
  return zoneOf(position.data, zone).neighbours.filter(id => {
    const { home } = zoneOf(position.data, id)
    return (home === null || home === side) && sidesIn(position.state, id).every(other => other === side)
  })
}

function contestedZones(position: FordPosition, attacker: SideId): ZoneId[] {
  const { state, data } = position
  return data.zones
    .map(zone => zone.id)
    .filter(zone => unitsIn(state, zone, attacker).length > 0 && sidesIn(state, zone).length > 1)
}

function strength({ state, data }: FordPosition, zone: ZoneId, side: SideId): number {
  return unitsIn(state, zone, side).reduce(
    (sum, unit) => sum + (unit.worn ? data.wornStrength : data.freshStrength),
    0,
  )
}
