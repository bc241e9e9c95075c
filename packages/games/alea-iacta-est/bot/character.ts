/** How a bot of a level plays: what it dares and what it sees. */
export interface Character {
  readonly name: 'tiro' | 'miles'
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
}
