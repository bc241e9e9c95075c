/** Where a piece is: a hex, or one of the boxes beside the map. Each piece is always in exactly one place. */
export type Place = string

export const boxes = {
  /** KOR-DEF-2: the two opaque containers. */
  roman: 'container-roman',
  hostile: 'container-hostile',
  /** One of the two, and the player cannot know which: only in views. */
  unseen: 'unseen',
  /** The General Pool: out of play, but to be found. */
  pool: 'pool',
  /** Prisoners, until the end of the turn (KOR-EOT-3). */
  captives: 'captives',
  /** Offices that wait on the turn track (KOR-OFF-2). */
  track: 'track',
  /** Scaevola and Cocles, kept for later. */
  kept: 'kept',
  /** Chits of periods to come, kings to come. */
  coming: 'coming',
  /** Out of the game. */
  out: 'out',
} as const

/** Pieces that an event brings start from its box and return there (RULING-65). */
export function eventBox(event: string): Place {
  return `box-${event}`
}
