import type { Rules } from '@aquila/engine'
import type { HexId } from '../../data/index.ts'
import type { Army } from '../pieces.ts'
import type { Kings } from '../state.ts'

/**
 * The door of the battle room. The rest of the rules call these; this room fights.
 *
 * The caller guarantees
 * - both armies stand in `hex`, in the state as in the arguments; the Roman units are no holders of a city;
 * - KOR-BP-2: at least three units on each side, but for an ambush; KOR-BP-3: nobody is within walls, but for
 *   a sortie and an ambush;
 * - the action is paid for and its reactions are counted (KOR-BAT-4): this room adds none;
 * - for a sortie: what R-27 and KOR-SORT-1 to KOR-SORT-4 say about VP, containers, retreat and the siege itself.
 *
 * The battle room guarantees
 * - every die is rolled with `g.dice`, every choice of the player is asked, every automatic choice is told with its
 *   reason;
 * - the lost are put where KOR-ELIM-1 to KOR-ELIM-3 and KOR-LEAD-3 say, by the functions of rules/losses.ts, and
 *   loss of a King is handled by `kingDies` there (KOR-DUEL-4);
 * - but for a sortie: the duel (not in an ambush), the Battle row (KOR-BAT-1 to KOR-BAT-3), two chits from the loser
 *   to the winner (KOR-BAT-4), +2 VP for an ambush beaten (KOR-AMB-4), triumph, retreats and routs of both sides,
 *   leaders left alone, the trial of ignominy, the advance after combat into a new battle;
 * - after a sortie only the losses are carried out; survivors of both sides are still in `hex`, and the trial is left
 *   to the caller.
 */
export interface BattleOrder {
  readonly hex: HexId
  readonly roman: Army
  readonly hostile: Army
  /** KOR-BP-4: who came into the hex. */
  readonly attacker: 'roman' | 'hostile'
  readonly kind: BattleKind
  /** Where the attacker came from; a beaten or undecided attacker goes back there if he can. */
  readonly from: HexId | null
}

/** An action of Rome, a Military reaction, an ambush (KOR-AMB-4), or a sally out of a besieged city. */
export type BattleKind = 'action' | 'military' | 'ambush' | 'sortie'

export interface BattleOutcome {
  /** Null: nobody has won (KOR-VAN-6, R-52, R-56). */
  readonly winner: 'roman' | 'hostile' | null
  /** Units and leaders of both sides that were eliminated or taken, in the order of their loss. */
  readonly lost: readonly string[]
  /** KOR-ADV-1: the victors lay siege to the city in this hex, as part of the same action; the caller goes on. */
  readonly advance: 'siege' | null
}

/** KOR-BP-1: two armies in one hex fight it out. */
export function* pitchedBattle(_g: Kings, order: BattleOrder): Rules<BattleOutcome> {
  throw new Error(`no battle can be fought yet: ${order.kind} in ${order.hex}`)
}

/**
 * KOR-NAV-4 to KOR-NAV-6: the Roman fleet in `hex` fights the hostile one there. The caller guarantees ships of both
 * sides in the hex, and has charged for what they carry. The battle room rolls, puts the sunk where KOR-NAV-5 says
 * (units and leaders aboard a sunk fleet are lost with `eliminateRoman` of rules/losses.ts as far as no ship is left to
 * carry them), scores KOR-NAV-6, and sends fleets home to the nearest friendly port.
 */
export function* navalBattle(_g: Kings, order: { hex: HexId; from: HexId }): Rules<NavalOutcome> {
  throw new Error(`no battle at sea can be fought yet: ${order.hex}`)
}

export interface NavalOutcome {
  readonly winner: 'roman' | 'hostile' | null
  readonly lost: readonly string[]
}

/**
 * KOR-IGN-1 to KOR-IGN-3, R-59: a Tribune of a beaten army is tried. `modifier` is -2 for a battle, -1 for a siege or
 * sortie. Nothing happens if there is no Tribune in the army. The battle room calls it for its own battles; sieges
 * and sorties call it from outside, after the retreat.
 */
export function* trialOfIgnominy(_g: Kings, army: Army, _modifier: -1 | -2): Rules {
  throw new Error(`no trial can be held yet: ${army.leader}`)
}
