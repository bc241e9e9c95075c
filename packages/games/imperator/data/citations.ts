import type { RuleId } from '@aquila/engine'

/**
 * What the series carries out, each under the id that it has in the rulebook of the game: shared rules cite
 * `data.cites.evasion`, and the log of a match names that game's own rule. \`npm run rules\` counts the ids that a game
 * writes here only where a file of the series reads the key.
 */
export interface Citations {
  // The game
  /** A die is cast. */
  readonly dice: RuleId

  // Counters (1)
  /** How far a leader goes. */
  readonly leaderAllowance: RuleId
  /** How far units go. */
  readonly unitAllowance: RuleId

  // The turn (2)
  /** A marker is drawn for war. */
  readonly activation: RuleId
  /** The People drawn goes to war. */
  readonly warByActivation: RuleId
  /** Sequences in turn. */
  readonly alternation: RuleId
  /** Movement, then combat. */
  readonly sequence: RuleId
  /** Stratagems at any moment of Phase E. */
  readonly anyTime: RuleId
  /** What a player may keep of his stratagems. */
  readonly handLimit: RuleId

  // Movement by land (3.4)
  /** A leader and the units that he takes. */
  readonly column: RuleId
  /** Units are left on the way. */
  readonly leftOnTheWay: RuleId
  /** A unit without a leader goes one zone. */
  readonly unitAlone: RuleId
  /** Roman units do not stay outside the Roman world without a leader. */
  readonly leftOutside: RuleId
  /** Nobody marches at sea. */
  readonly noLandAtSea: RuleId
  /** Nobody moves twice in a sequence. */
  readonly hasMoved: RuleId

  // Control (3.7)
  /** The side of a leader. */
  readonly side: RuleId
  /** Units follow the leaders they stand with. */
  readonly unitsFollow: RuleId

  // Peoples (4)
  /** Major and Minor Peoples. */
  readonly majorOrMinor: RuleId
  /** Leaders of Peoples enter, and come back. */
  readonly foreignLeaders: RuleId
  /** Who may share a zone. */
  readonly stacking: RuleId
  /** A leader of a People inside the Roman world needs a unit. */
  readonly foreignLeaderAlone: RuleId
  /** A leader takes only whom he may command. */
  readonly foreignCommand: RuleId
  /** A unit of a People without a leader goes one zone. */
  readonly foreignUnitAlone: RuleId
  /** Nobody moves a People at peace. */
  readonly peoplesAtPeace: RuleId
  /** Peoples do not enter the homes of others at peace. */
  readonly otherHomes: RuleId
  /** How far from home a People may go. */
  readonly range: RuleId
  /** Control of each People is found again. */
  readonly controlOfPeoples: RuleId
  /** Peoples do not fight Peoples. */
  readonly peoplesDoNotFight: RuleId
  /** A People makes peace. */
  readonly pacification: RuleId
  readonly majorBeaten: RuleId
  readonly minorBeaten: RuleId
  /** A Major at peace goes home. */
  readonly bringHome: RuleId
  /** An allegiance is ended by the opponent. */
  readonly endOfAllegiance: RuleId

  // Stratagems (6)
  /** A counter is played. */
  readonly stratagem: RuleId
  /** Each at its moment. */
  readonly stratagemMoment: RuleId
  /** What is played in Phase B. */
  readonly atInitiative: RuleId
  /** What is played in Phase C. */
  readonly atGeostrategy: RuleId
  /** A People goes to war by a stratagem. */
  readonly warByUprising: RuleId
  /** A People is raised. */
  readonly uprising: RuleId
  /** A side moves out of a combat. */
  readonly flight: RuleId
  /** A die is turned by a stratagem. */
  readonly dieTurned: RuleId
  /** Stratagems after a battle. */
  readonly afterBattle: RuleId

  // Movement (7)
  /** From zone to adjacent zone. */
  readonly adjacency: RuleId
  /** Marches outside the Roman world. */
  readonly outside: RuleId

  // Combat (8)
  /** Combats where enemies stand together. */
  readonly combat: RuleId
  /** The defender tries to slip away. */
  readonly evasion: RuleId
  /** To an adjacent zone. */
  readonly evasionTo: RuleId
  /** With what the leader commands. */
  readonly evasionWith: RuleId
  /** Not where the attackers came from. */
  readonly waysClosed: RuleId
  /** A leader alone among enemies must get away. */
  readonly loneLeader: RuleId
  /** The die of a battle. */
  readonly battle: RuleId
  /** The beaten side leaves. */
  readonly retreat: RuleId
  /** A force is wiped out. */
  readonly eliminated: RuleId
  /** A unit is reduced. */
  readonly reduced: RuleId
  /** A reduced unit is eliminated. */
  readonly eliminatedWhenReduced: RuleId
  /** The winner loses a share. */
  readonly share: RuleId
  /** Die: tactical bonus. */
  readonly tactics: RuleId
  /** Die: a People defends outside the Roman world. */
  readonly homeDefending: RuleId
  /** Die: a People attacks there. */
  readonly homeAttacking: RuleId
  /** Die: political capacity of those with a claim. */
  readonly politics: RuleId
  /** Die: the attackers' is lower. */
  readonly politicsLower: RuleId
  /** Die: all attackers came over a river or strait. */
  readonly crossing: RuleId
  /** Column: the attackers are better. */
  readonly betterQuality: RuleId
  /** Column: the defenders are better. */
  readonly worseQuality: RuleId

  // Winter (9)
  /** A People pacified by arms cannot rise for years. */
  readonly barred: RuleId
  /** What becomes of a Minor in winter. */
  readonly minorInWinter: RuleId
  /** What becomes of a Major in winter. */
  readonly majorInWinter: RuleId

  // Points (10)
  /** For a great battle. */
  readonly greatBattle: RuleId
  /** For a leader lost in combat or murdered. */
  readonly leaderLost: RuleId
  /** Points that a side begins with. */
  readonly handicap: RuleId

  // Events
  /** A leader who is ill stays where he is. */
  readonly illness: RuleId
  /** Heads hurry to a seat of their own. */
  readonly agitation: RuleId
  /** One more sequence. */
  readonly extraSequence: RuleId
}
