import { choicesWith, type Rules } from '@aquila/engine'
import type { Face } from '../../data/index.ts'
import { roundsTillDusk } from '../../data/periods.ts'
import { nightFalls } from '../dusk.ts'
import { attackOdds, beats, type RollOdds } from '../odds/index.ts'
import { virtusOf } from '../pieces.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask } from '../tasks.ts'
import { loseUnit } from './casualties.ts'
import {
  type Attack,
  type BattleState,
  battleOf,
  isHeavy,
  otherSide,
  rerollsLeft,
  TRACK_FLOOR,
  toldAttacks,
} from './display.ts'
import { actWithReserves } from './reserves.ts'

/** KOR-CMB-6, KOR-TRK-2: round after round, until a space cannot be filled, a marker is at its end, or it is dusk. */
export function* fightRounds(g: Kings): Rules {
  const battle = battleOf(g)
  while (isOn(battle) && battle.round < roundsTillDusk) {
    battle.step = 'combat'
    yield* fightRound(g)
    battle.step = 'reserves'
    yield* actWithReserves(g)
  }
  if (isOn(battle)) nightFalls(g, 'KOR-TRK-2')
  g.tell({
    kind: 'battle-ends',
    rule: 'KOR-TRK-2',
    data: { round: battle.round, roman: battle.roman.track, hostile: battle.hostile.track },
  })
}

/** KOR-TRK-2: every space of both lines is held. */
function isOn(battle: BattleState): boolean {
  const { front: ours } = battle.roman
  const { front: theirs } = battle.hostile
  return ours.length > 0 && ![...ours, ...theirs].includes(null) && isOnTrack(battle)
}

/** RULING-50: at -19 the battle ends after the round and what its reserves do. */
function isOnTrack({ roman, hostile }: BattleState): boolean {
  return roman.track > TRACK_FLOOR && hostile.track > TRACK_FLOOR
}

/** KOR-CMB-6: all dice are rolled, rerolls are made, and then the losses are taken on both sides together. */
function* fightRound(g: Kings): Rules {
  const battle = battleOf(g)
  battle.round++
  battle.attacks = attacksOfRound(g, battle.round).map(({ side, by, target, odds }) => {
    const die = g.dice.d6('attack')
    return { side, by, target, die, hits: beats(odds, die), rerolled: false }
  })
  g.tell({
    kind: 'battle-round',
    rule: 'KOR-CMB-6',
    data: { round: battle.round, ...toldAttacks(battle.attacks) },
  })
  rerollHostileMisses(g)
  yield* rerollRomanMisses(g)
  for (const { side, target } of battle.attacks.filter(attack => attack.hits))
    yield* loseUnit(g, otherSide(side), target, 'KOR-CMB-6')
}

/** A die that a unit of the front line is about to roll. */
export interface PlannedAttack {
  readonly side: Face
  readonly space: number
  readonly by: string
  readonly target: string
  readonly odds: RollOdds
}

/** Who rolls against whom in a round, space by space, Rome first. */
export function attacksOfRound(position: KingsPosition, round: number): PlannedAttack[] {
  const battle = battleOf(position)
  return battle.roman.front.flatMap((roman, space) => {
    const hostile = battle.hostile.front[space] ?? null
    if (roman === null || hostile === null) return []
    const planned: PlannedAttack[] = []
    if (!areSurprised(battle, round))
      planned.push({ side: 'roman', space, by: roman, target: hostile, odds: attackOn(position, hostile) })
    if (dares(position, hostile, roman))
      planned.push({ side: 'hostile', space, by: hostile, target: roman, odds: attackOn(position, roman) })
    return planned
  })
}

export function attackOn(position: KingsPosition, target: string): RollOdds {
  return attackOdds(virtusOf(position, target))
}

/** KOR-AMB-4: in the first round of an ambush the Romans do not roll. */
function areSurprised({ kind }: BattleState, round: number): boolean {
  return kind === 'ambush' && round === 1
}

/** KOR-RES-3, RULING-55: cavalry that was brought up does not roll against classes I and II. */
function dares(position: KingsPosition, hostile: string, roman: string): boolean {
  return !battleOf(position).hostile.broughtUp.includes(hostile) || !isHeavy(position, roman)
}

/** RULING-54: the others reroll their first misses, beginning with the leader's space. */
function rerollHostileMisses(g: Kings): void {
  const battle = battleOf(g)
  const ledBy = battle.hostile.leaderSpace === null ? null : battle.hostile.front[battle.hostile.leaderSpace]
  const misses = missesOf(g, 'hostile').toSorted(
    (one, two) => Number(two.by === ledBy) - Number(one.by === ledBy),
  )
  for (const miss of misses) {
    if (rerollsLeft(g, 'hostile') === 0) return
    reroll(g, miss)
  }
}

/** KOR-CMB-4: the player may reroll as many misses as his leader has Astutia left. */
function* rerollRomanMisses(g: Kings): Rules {
  for (;;) {
    const misses = missesOf(g, 'roman')
    const left = rerollsLeft(g, 'roman')
    if (misses.length === 0 || left === 0) return
    const { verb, noun } = yield ask({
      role: ROME,
      rule: 'KOR-CMB-4',
      task: 'reroll',
      choices: [
        ...choicesWith(
          'throw-again',
          misses.map(({ by }) => by),
        ),
        { verb: 'accept' },
      ],
      about: { left },
    })
    const miss = misses.find(({ by }) => by === noun)
    if (verb !== 'throw-again' || miss === undefined) return
    reroll(g, miss)
  }
}

/** Dice of a side that missed, could have hit, and were not rerolled yet. */
function missesOf(position: KingsPosition, side: Face): Attack[] {
  return battleOf(position).attacks.filter(
    attack =>
      attack.side === side &&
      !attack.hits &&
      !attack.rerolled &&
      attackOn(position, attack.target).chance > 0,
  )
}

function reroll(g: Kings, attack: Attack): void {
  const was = attack.die
  attack.die = g.dice.d6('reroll')
  attack.rerolled = true
  attack.hits = beats(attackOn(g, attack.target), attack.die)
  battleOf(g)[attack.side].rerolled++
  g.tell({ kind: 'reroll', rule: 'KOR-CMB-4', data: { ...attack, was } })
}
