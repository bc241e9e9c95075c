import { type Judgement, plainJudgement } from './judgement.ts'

/** How a bot of a level plays: what it dares and what it sees. */
export interface Character {
  readonly name: string
  /** A move must gain so much, or the counters stay where they are. */
  readonly leastGain: number
  /** The same where otherwise nobody at all would move in a sequence. */
  readonly leastGainOfAll: number
  /** The least chance at which it gives battle. */
  readonly leastChance: number
  /** The same in the last sequence of a scenario, when there is nothing to save an army for. */
  readonly lastChance: number
  /** The same in the last year of a scenario that the enemy is about to win. */
  readonly desperateChance: number
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
  /** Whether it thinks only of whole armies under their first leaders, to be quick. */
  readonly rough: boolean
  /** Whether it takes the word of others for what is hopeless at the beginning of a sequence, to be quick. */
  readonly hurries: boolean
}

/** The recruit: harmless. He sees little, goes where nobody is and fights only what is weak. */
export const tiro: Character = {
  name: 'tiro',
  leastGain: 1.5,
  leastGainOfAll: 1.5,
  leastChance: 0.8,
  lastChance: 0.8,
  desperateChance: 0.8,
  joinsColumns: false,
  concentrates: false,
  overlooks: 6,
  usesStratagems: false,
  evades: false,
  foresees: false,
  judgement: plainJudgement,
  weighs: 900,
  rough: false,
  hurries: false,
}

/** The soldier: sound. He brings his legions together and fights at good odds, but thinks of today only. */
export const miles: Character = {
  ...tiro,
  name: 'miles',
  leastGain: 0.6,
  leastGainOfAll: 0.6,
  leastChance: 0.5,
  lastChance: 0.5,
  desperateChance: 0.5,
  joinsColumns: true,
  concentrates: true,
  overlooks: 3,
  evades: true,
}

/**
 * The centurion: he knows his trade. Nothing escapes him, he thinks of what the enemy could do and keeps the heads of his
 * faction out of battles that they would not survive.
 */
export const centurio: Character = {
  ...miles,
  name: 'centurio',
  overlooks: 0,
  usesStratagems: true,
  foresees: true,
  lastChance: 0.15,
  judgement: {
    ...plainJudgement,
    heads: 0.3,
    lone: 0.35,
    waiting: 1.2,
    byChance: true,
    contested: 0.5,
    strays: 1,
    encircled: 0.3,
    cornered: 0.5,
    alarm: 0.5,
    answer: 0.7,
    lastExposure: 0.5,
    barrier: 0.5,
    afterwards: 0.15,
  },
}

/** A centurion with an eye for dead ends, who dares more when all is lost otherwise. */
export const keenCenturio: Character = {
  ...centurio,
  leastGainOfAll: 0.05,
  desperateChance: 0.34,
  judgement: {
    ...centurio.judgement,
    ripeness: 0.7,
    nextYear: 0.4,
    deadEnd: 0.8,
    shelter: 8,
    daring: 0.5,
    fading: 1,
  },
}
