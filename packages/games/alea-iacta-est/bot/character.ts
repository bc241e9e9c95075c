import { type Judgement, plainJudgement } from './judgement.ts'

/** How a bot of a level plays: what it dares and what it sees. */
export interface Character {
  readonly name: string
  /** A move must gain so much, or the counters stay where they are. */
  readonly leastGain: number
  /** The least chance at which it gives battle. */
  readonly leastChance: number
  /** Whether several columns march against one zone together. */
  readonly joinsColumns: boolean
  /** Whether it deploys its army in one place, under its best leaders. */
  readonly concentrates: boolean
  /** Out of ten places, in how many it gives no orders in a sequence. */
  readonly overlooks: number
  /** Whether it plays stratagems that need judgement. */
  readonly usesStratagems: boolean
  /** Whether it slips away from a battle that it would lose. */
  readonly evades: boolean
  /** Whether it thinks of what the enemy could do in his next sequence. */
  readonly foresees: boolean
  readonly judgement: Judgement
  /** How many schemes it weighs for one choice; it goes on planning at the next one. */
  readonly weighs: number
}

/** The recruit: harmless. He keeps his garrisons, goes where nobody is and fights only what is weak. */
export const tiro: Character = {
  name: 'tiro',
  leastGain: 2,
  leastChance: 0.95,
  joinsColumns: false,
  concentrates: false,
  overlooks: 6,
  usesStratagems: false,
  evades: false,
  foresees: true,
  judgement: plainJudgement,
  weighs: 900,
}

/** The soldier: sound. He brings his legions together and fights at good odds. */
export const miles: Character = {
  name: 'miles',
  leastGain: 0.6,
  leastChance: 0.5,
  joinsColumns: true,
  concentrates: true,
  overlooks: 0,
  usesStratagems: true,
  evades: true,
  foresees: true,
  judgement: plainJudgement,
  weighs: 900,
}

/** The centurion: he knows his trade. */
export const centurio: Character = {
  ...miles,
  name: 'centurio',
  judgement: { ...plainJudgement, heads: 0.6, lone: 0.35, waiting: 1.2 },
}

/** How the general thinks that others will answer: sound, but found quickly. */
export const quick: Character = { ...centurio, name: 'quick', weighs: 250 }
