import type { Rules } from '@aquila/engine'
import { romansToRome } from '../retreats.ts'
import { changeIp, changeVp } from '../score.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask } from '../tasks.ts'
import { battleOf } from './display.ts'
import type { BattleEnd } from './pitched.ts'

/**
 * KOR-TRI-1, RULING-57: an army that survives and has destroyed all enemy infantry, or taken or killed a leader; not
 * after a pursuit (KOR-VAN-8) and not after a sortie, which never comes here.
 */
export function mayTriumph(position: KingsPosition, { winner, how }: BattleEnd): boolean {
  const { roman, hostileInfantry, hostileLeaderLost, lost } = battleOf(position)
  if (winner !== 'roman' || how === 'driven-off') return false
  if (roman.leader === null || roman.units.length < 2) return false
  const noInfantryLeft = hostileInfantry.length > 0 && hostileInfantry.every(unit => lost.includes(unit))
  return noInfantryLeft || hostileLeaderLost
}

/** KOR-TRI-2: if it is claimed, the army goes to Rome at once with all its troops. True: it was. */
export function* claimTriumph(g: Kings, end: BattleEnd): Rules<boolean> {
  const { roman, hex } = battleOf(g)
  const { leader } = roman
  if (leader === null || !mayTriumph(g, end)) return false
  const { verb } = yield ask({
    role: ROME,
    rule: 'KOR-TRI-1',
    task: 'triumph',
    choices: [{ verb: 'triumph' }, { verb: 'no-triumph' }],
    about: { leader, hex },
  })
  if (verb !== 'triumph') return false
  // Those who hold a city and have fought for it in an ambush stay in it (KOR-PIL-9).
  const army = [leader, ...roman.aside, ...roman.units].filter(piece => !g.state.holders.includes(piece))
  g.tell({ kind: 'triumph', rule: 'KOR-TRI-2', data: { leader, hex } })
  romansToRome(g, army, 'KOR-TRI-2', 'triumph')
  // RULING-57
  g.state.notes.triumphed = [...g.state.notes.triumphed, ...army]
  changeVp(g, 1, 'KOR-TRI-2', 'triumph')
  yield* changeIp(g, 1, 'KOR-TRI-2', 'triumph')
  return true
}
