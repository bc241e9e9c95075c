/**
 * The door of the battle room. The rest of the rules call these; this room fights.
 *
 * The caller guarantees
 * - both armies stand in `hex`, in the state as in the arguments; the Roman units are no holders of a city;
 * - KOR-BP-2: at least three units on each side, but for an ambush (RULING-36); KOR-BP-3: nobody is within walls, but
 *   for a sortie and an ambush (`whyNoBattle` tells);
 * - the action is paid for and its reactions are counted (KOR-BAT-4): this room adds none (RULING-38);
 * - for a sortie: what RULING-27 and KOR-SORT-1 to KOR-SORT-4 say about VP, containers, retreat and the siege itself.
 *
 * The battle room guarantees
 * - every die is rolled with `g.dice`, every choice of the player is asked, every automatic choice is told;
 * - the lost are put where KOR-ELIM-1 to KOR-ELIM-3 and KOR-LEAD-3 say, by the functions of rules/losses.ts;
 * - but for a sortie: the duel (not in an ambush), the Battle row (KOR-BAT-1 to KOR-BAT-3), two chits from the loser
 *   to the winner (KOR-BAT-4), +2 VP for an ambush beaten (KOR-AMB-4), triumph, retreats and routs of both sides,
 *   leaders left alone, the trial of ignominy, the advance after combat into a new battle;
 * - after a sortie only the losses are carried out; survivors of both sides are still in `hex`, and the trial is left
 *   to the caller.
 */
export { armiesInTheOpen, UNITS_FOR_BATTLE, whyNoBattle } from './conditions.ts'
export type { BattleKind, BattleSide, BattleState, BattleStep, ToldDisplay, ToldSide } from './display.ts'
export { meetInTheOpen } from './meeting.ts'
export { navalBattle, UNITS_ABOARD } from './naval.ts'
export { type BattleOrder, type BattleOutcome, pitchedBattle } from './pitched.ts'
export { clashPreview, duelPreview, roundPreview } from './preview.ts'
export { trialOfIgnominy } from './trial.ts'
