/** What a figure must reach. */
export interface Aim {
  /** The name of the figure; a star stands for anything. */
  readonly figure: string
  readonly atLeast?: number
  readonly atMost?: number
  /** So many times as fast as the commit it is compared to; judged only where one is. */
  readonly timesFaster?: number
  /** A held aim was reached in a quiet run, and a run that misses it has made something slower. */
  readonly held: boolean
}

export const aims: readonly Aim[] = [
  { figure: 'kernel: cost', atMost: 2, held: false },
  { figure: 'alea-iacta-est 1: decisions', atLeast: 250_000, held: false },
  { figure: 'alea-iacta-est 1: matches', atLeast: 35, held: false },
  { figure: 'semper-victor *: decisions', atLeast: 150_000, held: false },
  { figure: 'roma-victrix 1: decisions', atLeast: 100_000, held: false },
  { figure: 'roma-victrix 7: decisions', atLeast: 100_000, held: false },
  { figure: 'roma-victrix 17: decisions', atLeast: 100_000, held: false },
  { figure: 'roma-victrix *: copy', atMost: 5, held: true },
  { figure: 'kings-of-rome *: decisions', atLeast: 100_000, held: false },
  { figure: 'kings-of-rome *: copy', atMost: 3, held: true },
  { figure: 'table *: frames', atLeast: 50, held: true },
  { figure: 'page: opening a long match', atMost: 100, held: false },
  { figure: '* legatus: plan', timesFaster: 5, held: false },
]
