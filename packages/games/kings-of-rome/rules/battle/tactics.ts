import type { Rules } from '@aquila/engine'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask } from '../tasks.ts'
import { battleOf, cavalryOf, type Tactic } from './display.ts'

const tactics: readonly Tactic[] = ['attack', 'defence']

/** KOR-VAN-1: vanguards clash only if both armies have cavalry; without a clash tactics have no effect (RULING-52). */
export function canClash(position: KingsPosition): boolean {
  return cavalryOf(position, 'roman').length > 0 && cavalryOf(position, 'hostile').length > 0
}

/** KOR-TAC-1: the player chooses first, then the choice of the others is drawn. */
export function* chooseTactics(g: Kings): Rules {
  const battle = battleOf(g)
  const { verb } = yield ask({
    role: ROME,
    rule: 'KOR-TAC-1',
    task: 'tactics',
    choices: tactics.map(tactic => ({ verb: tactic })),
    about: { hex: battle.hex },
  })
  battle.roman.tactic = verb === 'attack' ? 'attack' : 'defence'
  battle.hostile.tactic = g.dice.oneOf(tactics, 'tactics of the enemy')
  g.tell({
    kind: 'tactics',
    rule: 'KOR-TAC-1',
    data: { roman: battle.roman.tactic, hostile: battle.hostile.tactic },
  })
}
