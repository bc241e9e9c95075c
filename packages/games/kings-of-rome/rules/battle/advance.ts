import type { Rules } from '@aquila/engine'
import type { HexId } from '../../data/index.ts'
import { holderOf, leadersInside } from '../cities.ts'
import { type Army, hostileGarrisonIn, nationOf, romanArmyIn } from '../pieces.ts'
import { moveAll } from '../retreats.ts'
import { isRefused } from '../senate.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask, type KingsChoice } from '../tasks.ts'
import { armiesInTheOpen, UNITS_FOR_BATTLE } from './conditions.ts'
import { battleOf } from './display.ts'
import type { Settlement } from './pitched.ts'

type Advance = Pick<Settlement, 'siege' | 'advance'>

const stay: Advance = { siege: null, advance: null }

/**
 * KOR-ADV-1: victors with a leader may follow the beaten army and fight again, or besiege the city where they stand.
 * RULING-73: only in an action of Rome.
 */
export function* advanceAfterCombat(g: Kings, rout: HexId | null): Rules<Advance> {
  const { hex, kind } = battleOf(g)
  if (kind !== 'action') return stay
  const choices: KingsChoice<'advance'>[] = []
  if (rout !== null && canFollow(g, hex, rout)) choices.push({ verb: 'follow', noun: rout })
  if (canBesiege(g, hex)) choices.push({ verb: 'besiege', noun: hex })
  if (choices.length === 0) return stay
  const { verb } = yield ask({
    role: ROME,
    rule: 'KOR-ADV-1',
    task: 'advance',
    choices: [...choices, { verb: 'stay' }],
    about: { hex },
  })
  if (verb === 'besiege') return { siege: hex, advance: null }
  return verb === 'follow' && rout !== null ? follow(g, hex, rout) : stay
}

/** The beaten army can still fight, and in the open; so can the victors. */
function canFollow(position: KingsPosition, hex: HexId, rout: HexId): boolean {
  const army = romanArmyIn(position, hex)
  const enemy = beatenArmyIn(position, rout)
  if (army === null || enemy === undefined) return false
  return Math.min(army.units.length, enemy.units.length) >= UNITS_FOR_BATTLE
}

/** What is left of the army that was beaten: another people that stands there too has taken no part. */
function beatenArmyIn(position: KingsPosition, rout: HexId): Army | undefined {
  const { nation } = battleOf(position)
  return armiesInTheOpen(position, rout).find(
    ({ leader }) => leader !== null && nationOf(position.data, leader) === nation,
  )
}

/** KOR-SIEGE-1, RULING-16: there is an enemy city with a garrison or a leader, and an army that may besiege it (KOR-SEN-2). */
function canBesiege(position: KingsPosition, hex: HexId): boolean {
  const holder = holderOf(position, hex)
  if (romanArmyIn(position, hex) === null || holder === null || isRefused(position, holder)) return false
  return hostileGarrisonIn(position, hex) !== null || leadersInside(position, hex).length > 0
}

function follow(g: Kings, hex: HexId, rout: HexId): Advance {
  const roman = romanArmyIn(g, hex)
  const hostile = beatenArmyIn(g, rout)
  if (roman?.leader == null || hostile === undefined) return stay
  moveAll(g, [roman.leader, ...roman.subordinates, ...roman.units], hex, rout, 'KOR-ADV-1', 'advance')
  return { siege: null, advance: { hex: rout, roman, hostile, attacker: 'roman', kind: 'action', from: hex } }
}
