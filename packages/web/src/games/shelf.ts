/** The boxes on the shelf. What is not ready to play can be looked at. */
export interface Box {
  readonly id: 'alea-iacta-est' | 'semper-victor' | 'roma-victrix' | 'kings-of-rome' | 'the-fords'
  readonly ready: boolean
}

const boxes: readonly Box[] = [
  { id: 'alea-iacta-est', ready: true },
  { id: 'semper-victor', ready: false },
  { id: 'roma-victrix', ready: false },
  { id: 'kings-of-rome', ready: false },
]

/** The teaching game is for those who build the table: it stands on the shelf only while the page is developed. */
export const shelf: readonly Box[] = import.meta.env.DEV
  ? [...boxes, { id: 'the-fords', ready: true }]
  : boxes
