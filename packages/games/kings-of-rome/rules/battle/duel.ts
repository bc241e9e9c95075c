import type { Rules } from '@aquila/engine'
import { type Champion, duelResult } from '../odds/index.ts'
import { astutiaOf, virtusOf } from '../pieces.ts'
import { changeIp, changeVp } from '../score.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask } from '../tasks.ts'
import { loseLeader } from './casualties.ts'
import { battleOf } from './display.ts'

/** KOR-DUEL-1: the player may challenge the hostile leader with his own. */
export function* spoliaOpima(g: Kings): Rules {
  const battle = battleOf(g)
  const { leader: roman } = battle.roman
  const { leader: hostile } = battle.hostile
  if (roman === null || hostile === null) return
  const { verb } = yield ask({
    role: ROME,
    rule: 'KOR-DUEL-1',
    task: 'duel',
    choices: [{ verb: 'challenge' }, { verb: 'no-duel' }],
    about: { roman, hostile, hex: battle.hex },
  })
  if (verb === 'challenge') yield* fightDuel(g, roman, hostile)
}

/** KOR-DUEL-2, KOR-DUEL-3: both roll once and add their Astutia; nothing is rerolled; both may die. */
function* fightDuel(g: Kings, roman: string, hostile: string): Rules {
  const romanDie = g.dice.d6('duel: Rome')
  const hostileDie = g.dice.d6('duel: the enemy')
  const result = duelResult(championOf(g, roman), championOf(g, hostile), romanDie, hostileDie)
  g.tell({
    kind: 'duel',
    rule: 'KOR-DUEL-3',
    data: { roman, hostile, romanDie, hostileDie, ...result },
  })
  const { romanDies, hostileDies } = result
  // KOR-DUEL-4 is carried out by loseLeader: when the King dies an Interrex is made at once.
  if (romanDies) yield* loseLeader(g, 'roman', 'KOR-DUEL-3', false)
  if (hostileDies) yield* loseLeader(g, 'hostile', 'KOR-DUEL-3', false)
  if (romanDies && hostileDies) {
    // RULING-29: what one death gives the other takes. KOR-DUEL-5: without successors nobody leads this battle.
    g.tell({ kind: 'both-leaders-dead', rule: 'KOR-DUEL-5', data: { roman, hostile } })
    return
  }
  yield* scoreDuel(g, hostileDies ? 3 : romanDies ? -3 : 0)
}

/** KOR-BAT-1, RULING-29: scored at once. */
function* scoreDuel(g: Kings, points: number): Rules {
  const cause = points > 0 ? 'duel-won' : 'duel-lost'
  changeVp(g, points, 'KOR-BAT-1', cause)
  yield* changeIp(g, points, 'KOR-BAT-1', cause)
}

export function championOf(position: KingsPosition, leader: string): Champion {
  return { virtus: virtusOf(position, leader), astutia: astutiaOf(position.data, leader) }
}
