/** How a bot of a level judges what it can gain and lose, in victory points. */
export interface Character {
  readonly name: 'miles' | 'centurio'
  /** What it takes an action to be worth: less than that, and Rome rests. */
  readonly leastGain: number
  /** What a point of influence is worth when there are plenty; the last ones are worth much more. */
  readonly influence: number
  /** The influence below which every point is dear. */
  readonly reserve: number
  /** A city before the mission is fulfilled, and one more than that. */
  readonly city: { readonly needed: number; readonly surplus: number }
  /** How much of the prestige of twice the mission it sees coming (KOR-EOT-7). */
  readonly prestige: number
  /** A chit more or less in the Roman container, when there are plenty (KOR-END-3). */
  readonly chit: number
  /** What a hostile reaction costs: with an enemy army on the map, and without. */
  readonly reaction: { readonly withArmy: number; readonly without: number }
  /** A unit gained, lost or destroyed. */
  readonly unit: number
  /** What is left of a gain that must be marched for first, and what the march itself costs: it is an action. */
  readonly march: number
  readonly action: number
  /** The least chance at which it gives or accepts battle. */
  readonly leastChance: number
}

/** The soldier: sound. He takes what can be taken and does not think of the day after. */
export const miles: Character = {
  name: 'miles',
  leastGain: 0.1,
  influence: 0.6,
  reserve: 1,
  city: { needed: 1, surplus: 0.5 },
  prestige: 0,
  chit: 0.05,
  reaction: { withArmy: 0.1, without: 0.1 },
  unit: 0.3,
  march: 0.7,
  action: 0,
  leastChance: 0.4,
}

/** The centurion: he keeps the chits in balance, saves influence and builds a reign towards its prestige. */
export const centurio: Character = {
  name: 'centurio',
  leastGain: -0.25,
  influence: 1.2,
  reserve: 0,
  city: { needed: 1.3, surplus: 0.9 },
  prestige: 1,
  chit: 0.25,
  reaction: { withArmy: 0, without: 0.2 },
  unit: 0.3,
  march: 0.9,
  action: 0.05,
  leastChance: 0.55,
}
