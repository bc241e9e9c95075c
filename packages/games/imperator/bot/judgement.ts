/** How a bot weighs what it sees, one against the other. The coin is the strength of units: a good legion is worth five. */
export interface Judgement {
  /** What a side fights for, as a factor. */
  readonly aims: number
  /** How much less regions count at the beginning of a scenario than at its end, when they decide; 0 is no less. */
  readonly patience: number
  /** Strength of its own that a battle costs, and strength that it costs the enemy. */
  readonly ownLosses: number
  readonly enemyLosses: number
  /** A place for an army near what is worth fighting for, and how much of that holds for units without a leader. */
  readonly pull: number
  readonly pullUnled: number
  /** How much more it is drawn to what weak forces hold, and less to what an army stronger than its own does. */
  readonly ripeness: number
  /** A battle won opens the way. */
  readonly advance: number
  /** A general who is at the head of an army. */
  readonly tactical: number
  /** What the enemy could do next to a stack, to its leaders, to a region. */
  readonly danger: number
  /** How much of it is feared of his first sequence next year, where he has none left in this one. */
  readonly nextYear: number
  /** How much more of what he could do is taken for certain if it is a great blow, and less if it is a small one. */
  readonly alarm: number
  readonly leadersAtRisk: number
  /** What he could do to the victors of a battle. */
  readonly answer: number
  /** Leaders without units where the enemy could come. */
  readonly lone: number
  /** Leaders who would die of a defeat, whatever the dice say. */
  readonly heads: number
  readonly exposure: number
  /** The same for a region in the last sequence of a year, if the enemy has one more. */
  readonly lastExposure: number
  /** How much it hinders the enemy on his way through a region that somebody stands in a zone. */
  readonly barrier: number
  /** A region that is partly taken: while there is time to take the rest, and when there is not. */
  readonly partly: number
  readonly partlyLate: number
  /** Whether battles for a region count by their chances; if not, what is not certain is only partly taken. */
  readonly byChance: boolean
  /** How much less a region counts as taken that the enemy could still contest this year. */
  readonly contested: number
  /** A firm hold on a region that it has. */
  readonly firmHold: number
  /** Units without a leader, where a leader comes into play. */
  readonly waiting: number
  /** Units that have no winter quarters yet. */
  readonly winter: number
  /** Units without a leader when the year ends: they go over to whoever holds the region (3.7.2). */
  readonly strays: number
  /** An army that would have no way out of the zone where it is beaten, and is lost with its leaders (8.4.1). */
  readonly encircled: number
  /** The same for an army that could be attacked where it stands. */
  readonly cornered: number
  /** How much of that is feared even of a small force, which the enemy would hardly look for. */
  readonly deadEnd: number
  /** To find a refuge from which the winter does not take everybody. */
  readonly shelter: number
  /** How much less it minds losses and danger when the enemy is about to win. */
  readonly daring: number
  /** How much counters still count when nothing comes after the last sequence; 1 as much as ever. */
  readonly afterwards: number
  /** From 0 to 1: how much of that is felt in the sequences before it, the more the nearer the end is. */
  readonly fading: number
}

export const plainJudgement: Judgement = {
  aims: 1,
  patience: 0,
  ownLosses: 1,
  enemyLosses: 1,
  pull: 1,
  pullUnled: 0.4,
  ripeness: 0,
  advance: 1,
  tactical: 0.02,
  danger: 0.5,
  nextYear: 0,
  alarm: 0,
  leadersAtRisk: 0.3,
  answer: 0,
  lone: 0.1,
  heads: 0,
  exposure: 0.25,
  lastExposure: 0.25,
  barrier: 0,
  partly: 0.6,
  partlyLate: 0.3,
  byChance: false,
  contested: 0,
  firmHold: 0.04,
  waiting: 0,
  winter: 0.15,
  strays: 0,
  encircled: 0,
  cornered: 0,
  deadEnd: 0,
  shelter: 0,
  daring: 0,
  afterwards: 1,
  fading: 0,
}
