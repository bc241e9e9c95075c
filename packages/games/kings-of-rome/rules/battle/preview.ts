import type { Face } from '../../data/index.ts'
import {
  type ClashOdds,
  clashOdds,
  type Distribution,
  duelOdds,
  type FightOdds,
  type RoundDie,
  roundLosses,
} from '../odds/index.ts'
import { strongestFirst, virtusOf } from '../pieces.ts'
import type { KingsPosition } from '../state.ts'
import { attacksOfRound, type PlannedAttack } from './combat.ts'
import { battleOf, cavalryOf, costOnTrack, rerollsLeft } from './display.ts'
import { championOf } from './duel.ts'

/** What the next dice of the battle can bring, from the position as it stands. */

/** KOR-DUEL-1: before the challenge; null if a side has no leader. */
export function duelPreview(position: KingsPosition): FightOdds | null {
  const { roman, hostile } = battleOf(position)
  if (roman.leader === null || hostile.leader === null) return null
  return duelOdds(championOf(position, roman.leader), championOf(position, hostile.leader))
}

/** KOR-VAN-7: the clash of the vanguards, if the strongest cavalry of both sides meet. */
export function clashPreview(position: KingsPosition): ClashOdds {
  const battle = battleOf(position)
  const ours = strongestFirst(position, cavalryOf(position, 'roman'))
  const theirs = strongestFirst(position, cavalryOf(position, 'hostile'))
  const pairs = ours.flatMap((roman, index) => {
    const hostile = theirs[index]
    return hostile === undefined
      ? []
      : [{ roman: virtusOf(position, roman), hostile: virtusOf(position, hostile) }]
  })
  return clashOdds(pairs, { roman: battle.roman.track, hostile: battle.hostile.track }, virtus =>
    costOnTrack(position, virtus),
  )
}

export interface RoundPreview {
  readonly attacks: readonly PlannedAttack[]
  /** What each side may lose on the track, if both reroll their first misses (RULING-54). */
  readonly romanLosses: Distribution
  readonly hostileLosses: Distribution
}

/** KOR-CMB-6: the next round of the front lines. */
export function roundPreview(position: KingsPosition): RoundPreview {
  const attacks = attacksOfRound(position, battleOf(position).round + 1)
  return {
    attacks,
    romanLosses: lossesBy(position, attacks, 'hostile'),
    hostileLosses: lossesBy(position, attacks, 'roman'),
  }
}

function lossesBy(position: KingsPosition, attacks: readonly PlannedAttack[], side: Face): Distribution {
  const { leaderSpace } = battleOf(position)[side]
  const dice = attacks
    .filter(attack => attack.side === side)
    // The leader's space comes first.
    .toSorted((one, two) => Number(two.space === leaderSpace) - Number(one.space === leaderSpace))
    .map(({ odds, target }): RoundDie => ({ odds, cost: costOnTrack(position, virtusOf(position, target)) }))
  return roundLosses(dice, rerollsLeft(position, side))
}
