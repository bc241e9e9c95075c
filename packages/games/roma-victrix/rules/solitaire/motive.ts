/** Why an automaton does what it does: told with the deed, for the player has nobody whom he could ask. */

/** RV-16.42-Gb, RV-16.42-Gc: what makes it go to a Province. */
export type Lure = 'only' | 'richest' | 'weakest' | 'by-die' | 'nearest'

/** Why it marches. */
export interface Lured {
  readonly motive: Lure
}

/** Why it attacks. RV-16.16-a, RV-16.42-Gc: the Game-Turn in which it woke. */
export interface AtWar {
  readonly motive: 'at-war'
  readonly since: number
}

/** Why it intercepts. RV-16.4-x: those who are no stronger. */
export interface AsStrong {
  readonly motive: 'as-strong'
}
