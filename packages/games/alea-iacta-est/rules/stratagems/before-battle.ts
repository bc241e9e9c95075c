import type { Rules } from '@aquila/engine'
import { oneOfEach } from '../../../imperator/rules/alike.ts'
import { type Engagement, forceOf } from '../../../imperator/rules/combat/forces.ts'
import { areForeign } from '../../../imperator/rules/combat/odds.ts'
import { campOf } from '../../../imperator/rules/movement/stacking.ts'
import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import type { Moment } from '../../../imperator/rules/stratagems/registry.ts'
import { row } from '../../data/index.ts'
import { loseSurplusCargo } from '../movement/transport.ts'
import { changeFaction, isFactionLeader, isRoman } from '../pieces.ts'
import { type Alea, type AleaPosition, type FactionId, opponentOf, type Place } from '../state.ts'
import { pick } from '../tasks.ts'
import { figureOn } from './figures.ts'
import type { AleaStratagem } from './stratagem.ts'

/** Stratagems played before a battle: AIE-6.3-g to AIE-6.3-j. */

function battleOf(moment: Moment): Engagement {
  if (moment.name !== 'before-battle') throw new Error('there is no battle')
  return moment.battle
}

/** AIE-6.3-g, RULING-100: Roman units of the enemy in this battle; Romans must be able to join the force. */
export const transfuges: AleaStratagem = {
  id: 'transfuges',
  moments: ['before-battle'],
  goes: 'cup',
  whyNot(position: AleaPosition, side: FactionId, moment) {
    const own = forceOf(position, battleOf(moment), side)
    const possible =
      !own.units.some(piece => campOf(position, piece) > 0) &&
      turncoats(position, battleOf(moment), side, false).length > 0
    return possible ? null : { rule: 'AIE-6.3-g', why: 'no-turncoats' }
  },
  *play(g: Alea, side: FactionId, counter, moment) {
    spend(g, side, counter, 'transfuges')
    yield* winOver(g, battleOf(moment), side)
  },
}

/** AIE-6.3-h: a force with a Faction Leader against non-Roman units only; once is enough. */
export const veniVidiVici: AleaStratagem = {
  id: 'veni-vidi-vici',
  moments: ['before-battle'],
  goes: 'cup',
  whyNot: (position: AleaPosition, side: FactionId, moment) =>
    canConquer(position, battleOf(moment), side) ? null : { rule: 'AIE-6.3-h', why: 'no-conquest' },
  *play(g, side, counter, moment) {
    spend(g, side, counter, 'veni-vidi-vici')
    battleOf(moment).conqueror = side
  },
}

/** AIE-6.3-i: Poliorcétique adds for the attacker. */
export const poliorcetique: AleaStratagem = siege('poliorcetique', 'attacker', 'AIE-6.3-i')
/** AIE-6.3-j: Muraille takes away for the defender. */
export const muraille: AleaStratagem = siege('muraille', 'defender', 'AIE-6.3-j')

/** AIE-6.3-i, AIE-6.3-j: in a battle in a zone with a city or a port, the printed figure is added to the die. */
function siege(id: 'poliorcetique' | 'muraille', of: 'attacker' | 'defender', rule: string): AleaStratagem {
  return {
    id,
    moments: ['before-battle'],
    goes: 'cup',
    whyNot(position: AleaPosition, side, moment) {
      const battle = battleOf(moment)
      if (side !== battle[of]) return { rule, why: `${of}-only` }
      return hasWalls(position, battle.zone) ? null : { rule, why: 'no-walls' }
    },
    *play(g, side, counter, moment) {
      const value = figureOn(g, counter, id)
      spend(g, side, counter, id)
      battleOf(moment).stratagems.push({ rule, why: id, value })
    },
  }
}

function hasWalls({ data }: AleaPosition, place: Place): boolean {
  const zone = data.zones[place]
  return zone !== undefined && (zone.city !== null || zone.port !== null)
}

function canConquer(position: AleaPosition, battle: Engagement, side: FactionId): boolean {
  if (battle.conqueror !== null) return false
  const own = forceOf(position, battle, side)
  if (!own.leaders.some(id => isFactionLeader(position, id))) return false
  return areForeign(position, forceOf(position, battle, opponentOf(position, side)).units)
}

function turncoats(
  position: AleaPosition,
  battle: Engagement,
  side: FactionId,
  onlySupports: boolean,
): string[] {
  const enemy = forceOf(position, battle, opponentOf(position, side))
  return enemy.units.filter(
    piece => isRoman(position.data, piece) && !(onlySupports && isMainUnit(position, piece)),
  )
}

/** Legio and naves: only one of the two may be such a unit. */
function isMainUnit({ data }: AleaPosition, piece: string): boolean {
  const { kind } = row(data.units, piece)
  return kind === 'legio' || kind === 'naves'
}

/** AIE-6.3-g, RULING-46: two Roman units of the enemy change sides for good; at most one legio or naves. */
function* winOver(g: Alea, battle: Engagement, side: FactionId): Rules {
  let mainTaken = false
  for (let count = 0; count < 2; count++) {
    const nouns = oneOfEach(g, turncoats(g, battle, side, mainTaken))
    if (nouns.length === 0) return
    const piece = yield* pick({
      role: side,
      rule: 'AIE-6.3-g',
      task: 'pick-turncoat',
      verb: 'win-over',
      nouns,
      about: { zone: battle.zone, left: 2 - count },
    })
    mainTaken ||= isMainUnit(g, piece)
    changeFaction(g, piece, side)
    g.tell({ kind: 'turncoat', rule: 'AIE-6.3-g', data: { side, unit: piece, zone: battle.zone } })
    // The ships that are left may be too few for the cargo.
    yield* loseSurplusCargo(g, battle.zone, opponentOf(g, side))
  }
}
