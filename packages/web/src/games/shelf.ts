/** The boxes on the shelf. What is not ready to play can be looked at. */
export interface Box {
  readonly id: 'alea-iacta-est' | 'semper-victor' | 'roma-victrix' | 'kings-of-rome' | 'the-fords'
  readonly ready: boolean
  /** How many can play: one alone has nobody to share a table with. */
  readonly seats: number
}

const boxes: readonly Box[] = [
  { id: 'alea-iacta-est', ready: true, seats: 2 },
  { id: 'kings-of-rome', ready: true, seats: 1 },
  { id: 'semper-victor', ready: false, seats: 2 },
  { id: 'roma-victrix', ready: false, seats: 6 },
]

/** The teaching game is for those who build the table: it stands on the shelf only while the page is developed. */
export const shelf: readonly Box[] = import.meta.env.DEV
  ? [...boxes, { id: 'the-fords', ready: true, seats: 3 }]
  : boxes
