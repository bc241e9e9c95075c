/** The boxes beside the map that every game of the series has. */
export const boxes = {
  /** Roman units that are not in play. */
  reserve: 'box-reserve',
  /** Units of a People that wait for its uprising, or were eliminated. */
  people: 'box-people',
  /** Leaders who have not come into play yet, or wait for a zone to enter. */
  coming: 'box-coming',
  /** Leaders removed for a while, who return in the next Phase C. */
  returning: 'box-returning',
  /** Leaders out of the game for good. */
  dead: 'box-dead',
} as const
