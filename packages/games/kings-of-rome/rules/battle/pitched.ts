import type { Rules } from '@aquila/engine'
import type { Face, HexId } from '../../data/index.ts'
import { type Army, hasKing, isInfantry, nationOf } from '../pieces.ts'
import type { Kings } from '../state.ts'
import { settleBattle } from './aftermath.ts'
import { fightRounds } from './combat.ts'
import { deploy } from './deployment.ts'
import { aheadOnTrack, type BattleKind, type BattleState, battleOf, displayTold, newSide } from './display.ts'
import { spoliaOpima } from './duel.ts'
import { canClash, chooseTactics } from './tactics.ts'
import { clashOfVanguards } from './vanguard.ts'

/** Two armies that are to fight. */
export interface BattleOrder {
  readonly hex: HexId
  readonly roman: Army
  readonly hostile: Army
  /** KOR-BP-4: who came into the hex. */
  readonly attacker: Face
  readonly kind: BattleKind
  /** Where the attacker came from; a beaten or undecided attacker goes back there if he can (RULING-56, RULING-58). */
  readonly from: HexId | null
}

export interface BattleOutcome {
  /** Null: nobody has won (KOR-VAN-6, RULING-52, RULING-56). */
  readonly winner: Face | null
  /** Units and leaders of both sides that were eliminated or taken, in the order of their loss. */
  readonly lost: readonly string[]
  /** KOR-ADV-1: the victors lay siege to the city in this hex as part of the same action; the caller goes on. */
  readonly siege: HexId | null
}

/** How the fighting ended. */
export interface BattleEnd {
  readonly winner: Face | null
  /** `parted`: no combat was fought; `driven-off`: one side fled before the pursuers (KOR-VAN-8). */
  readonly how: 'combat' | 'parted' | 'driven-off'
}

/** KOR-BP-1: a battle, and those that follow from it by an advance after combat. */
export function* pitchedBattle(g: Kings, order: BattleOrder): Rules<BattleOutcome> {
  const lost: string[] = []
  let next = order
  for (;;) {
    const { winner, siege, advance } = yield* fightOut(g, next)
    lost.push(...battleOf(g).lost)
    g.state.battle = null
    if (advance === null) return { winner, lost, siege }
    next = advance
  }
}

/** What a battle leads to. */
export interface Settlement {
  readonly winner: Face | null
  readonly siege: HexId | null
  /** KOR-ADV-1: the victors follow the beaten army, and this is fought next. */
  readonly advance: BattleOrder | null
}

/** One battle from the duel to what follows it, in the order of the rulebook. */
function* fightOut(g: Kings, order: BattleOrder): Rules<Settlement> {
  openDisplay(g, order)
  // RULING-27, RULING-36: no duel in a sortie or an ambush; in an ambush no tactics and no vanguard either.
  if (order.kind === 'action' || order.kind === 'military') yield* spoliaOpima(g)
  const end = yield* fight(g)
  const battle = battleOf(g)
  battle.step = 'aftermath'
  const { roman, hostile, hex } = battle
  g.tell(() => ({
    kind: 'battle-result',
    rule: end.how === 'combat' ? 'KOR-WIN-1' : end.how === 'parted' ? 'KOR-VAN-6' : 'KOR-VAN-8',
    data: {
      hex,
      winner: end.winner,
      how: end.how,
      roman: roman.track,
      hostile: hostile.track,
      display: displayTold(g, battle),
    },
  }))
  return yield* settleBattle(g, end)
}

function* fight(g: Kings): Rules<BattleEnd> {
  const battle = battleOf(g)
  if (battle.kind !== 'ambush' && canClash(g)) {
    battle.step = 'tactics'
    yield* chooseTactics(g)
    const clash = yield* clashOfVanguards(g)
    if (clash.next === 'parted') return { winner: null, how: 'parted' }
    if (clash.next === 'driven-off') return { winner: clash.winner, how: 'driven-off' }
  }
  yield* deploy(g)
  yield* fightRounds(g)
  return { winner: aheadOnTrack(battle), how: 'combat' }
}

function openDisplay(g: Kings, { hex, kind, attacker, from, roman, hostile }: BattleOrder): void {
  const battle: BattleState = {
    hex,
    kind,
    attacker,
    from,
    nation: nationOf(g.data, hostile.leader ?? hostile.units[0] ?? ''),
    step: 'duel',
    round: 0,
    roman: newSide(roman.leader, roman.subordinates, roman.units),
    hostile: newSide(hostile.leader, hostile.subordinates, hostile.units),
    vanguard: [],
    attacks: [],
    lost: [],
    withKing: hasKing(g, roman),
    withLeader: roman.leader !== null,
    hostileInfantry: hostile.units.filter(unit => isInfantry(g, unit)),
    hostileLeaderLost: false,
  }
  g.state.battle = battle
  g.tell({
    kind: 'battle-begins',
    rule: 'KOR-BP-1',
    data: {
      hex,
      battle: kind,
      attacker,
      roman: roman.leader,
      hostile: hostile.leader,
      romanUnits: [...roman.units],
      hostileUnits: [...hostile.units],
    },
  })
}
