/** Why an automaton does what it does: told with the deed, for the player has nobody whom he could ask. */
export type Motive =
  | { readonly motive: Lure }
  /** RV-16.16-a, RV-16.42-Gc: the Game-Turn in which it woke. */
  | { readonly motive: 'at-war'; readonly since: number }
  /** RV-16.4-x: it intercepts those who are no stronger. */
  | { readonly motive: 'as-strong' }

/** RV-16.42-Gb, RV-16.42-Gc: what makes it go to a Province. */
export type Lure = 'only' | 'richest' | 'weakest' | 'by-die' | 'nearest'
