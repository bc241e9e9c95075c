import { type Choice, type Role, type Rules, reactionWindow } from '@aquila/engine'
import { areaAt, type CardId } from '../../data/index.ts'
import { type Combat, combatTold } from '../combat/force.ts'
import type { CombatKind, Contestant, Dice } from '../odds/combat.ts'
import { controllerOf } from '../powers.ts'
import type { Roma } from '../state.ts'
import { concealedHand, holdsCard, playCard, restsOf } from './play.ts'

const ADVANTAGE = 2

const advantageCards: Readonly<Record<CombatKind, { readonly card: CardId; readonly rule: string }>> = {
  land: { card: 'land-advantage', rule: 'RV-14.2-11' },
  naval: { card: 'naval-advantage', rule: 'RV-14.2-16' },
  siege: { card: 'siege-advantage', rule: 'RV-14.2-17' },
}

/** RV-14.2-11, RV-14.2-16, RV-14.2-17: before the dice each side may play its advantage. */
export function* combatCards(g: Roma, combat: Combat): Rules {
  const { card, rule } = advantageCards[combat.kind]
  yield* reactionWindow(g, {
    name: 'before-combat',
    rule,
    roles: rolesOf(g, combat),
    about: combatTold(g, combat),
    rests: () => restsOf(g),
    reactions: role => (holdsCard(g, role, card) ? [{ verb: 'play', noun: card }] : []),
    ...concealedHand(g, () => card),
    *play(role) {
      if (yield* playCard(g, role, card, rule)) combat.advantage[sideOfRole(g, combat, role)] += ADVANTAGE
    },
  })
}

/** RV-14.2-19: when the dice are shown, anybody may exchange the percentages; those who fight are asked first. */
export function* treachery(g: Roma, combat: Combat, lost: Dice): Rules {
  yield* reactionWindow(g, {
    name: 'dice-shown',
    rule: 'RV-14.2-19',
    roles: [...new Set([...rolesOf(g, combat), ...g.roles])],
    about: {
      area: areaAt(combat.area).id,
      attacker: lost.attacker,
      defender: lost.defender,
      combat: combatTold(g, combat),
    },
    rests: () => restsOf(g),
    reactions: role => (holdsCard(g, role, 'treachery') ? exchange : []),
    ...concealedHand(g, () => 'treachery false'),
    *play(role) {
      yield* playCard(g, role, 'treachery', 'RV-14.2-19')
      combat.treachery = !combat.treachery
    },
  })
}

const exchange: readonly Choice[] = [{ verb: 'exchange-losses' }]

/** The defender is asked first. */
function rolesOf(g: Roma, { attacker, defender }: Combat): Role[] {
  const roles = [controllerOf(g.state, defender.power), controllerOf(g.state, attacker.power)]
  return [...new Set(roles)].filter(role => role !== null)
}

function sideOfRole(g: Roma, { attacker }: Combat, role: Role): Contestant {
  return controllerOf(g.state, attacker.power) === role ? 'attacker' : 'defender'
}
