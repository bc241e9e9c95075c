import { type Choice, type Rest, type Rules, row } from '@aquila/engine'
import { type Engagement, type Force, isOn } from '../combat/forces.ts'
import type { Campaign, CampaignPosition, FactionId, Place } from '../state.ts'
import { playable } from './registry.ts'
import { openFor } from './window.ts'

/** 6.3: stratagems before a battle and after it. */

/**
 * The defender first, then in turn, until both have passed. A side that does not want to be asked before battles that it has
 * chosen itself is still asked when it is attacked.
 */
export function* playBeforeBattle(g: Campaign, battle: Engagement): Rules {
  yield* openFor(g, {
    name: 'before-battle',
    rule: g.data.cites.stratagemMoment,
    moment: { name: 'before-battle', battle },
    sides: [battle.defender, battle.attacker],
    about: { zone: battle.zone },
    rests: side => restsBeforeBattle(g, side === battle.attacker),
    choices: side => stratagemsBeforeBattle(g, battle, side),
  })
}

function restsBeforeBattle({ state }: CampaignPosition, attacks: boolean): readonly Rest[] {
  const period = String(state.year)
  const year = { name: 'year', period }
  return attacks ? [{ name: 'attacks', period }, year] : [year]
}

export function stratagemsBeforeBattle(
  position: CampaignPosition,
  battle: Engagement,
  side: FactionId,
): Choice[] {
  if (row(position.state.hands, side).length === 0 || !isOn(position, battle)) return []
  return playable(position, side, { name: 'before-battle', battle })
}

export function* playAfterBattle(g: Campaign, zone: Place, attacker: Force, defender: Force): Rules {
  yield* openFor(g, {
    name: 'after-battle',
    rule: g.data.cites.afterBattle,
    moment: { name: 'after-battle', attacker, defender },
    about: { zone },
    sides: [attacker.side, defender.side],
  })
}
