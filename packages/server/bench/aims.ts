/** What a figure must reach. */
export interface Aim {
  readonly atMost?: number
  readonly atLeast?: number
}

/** What the server of a run measured bare: a flush of its disk in milliseconds, appends a second, with one commit each too. */
export interface Bare {
  readonly flush: { readonly perSecond: number; readonly median: number; readonly p99: number }
  readonly appends: number
  readonly alone: number
  /** Acts a second for which the cores suffice, with those who play on the same ones. */
  readonly cores: number
}

/**
 * What the server must reach: ratios to what the same run has measured bare, but for what a person feels. On a busy machine
 * times are those of whatever else runs there, so nobody is stopped by a missed aim; a quiet run says which are.
 */
export function aimsFor({ flush, appends, alone, cores }: Bare) {
  return {
    // Where one commit an act is slow, common commits must be three times as fast; never more than the store alone or the
    // cores can.
    actsPerSecond: {
      atLeast: Math.min(0.7 * appends, 0.9 * cores, flush.perSecond < 500 ? 3 * alone : Infinity),
    },
    processorInKernels: { atMost: 2 },
    processor: { atMost: 1.5 },
    processorOfFive: { atMost: 2.5 },
    // A person's waits are measured at half of the pace that the machine can do: at the whole of it 200 acts wait for each other.
    doneMedian: { atMost: 2 * flush.median + 5 },
    doneSlowest: { atMost: 3 * flush.p99 + 20 },
    /** After `done`: others are told ten times a second. */
    seenAfterDone: { atMost: 120 },
    delaySlowest: { atMost: 20 },
    delayWorst: { atMost: 100 },
    /** While every flush takes half a second. */
    delayOfSlowDisk: { atMost: 50 },
    /** Times the kernel's own. */
    memoryOfMatch: { atMost: 1.2 },
    /** In kilobytes, with its last view. */
    memoryOfSocket: { atMost: 60 },
    /** Times `Match.resume`. */
    opening: { atMost: 1.5 },
    /** A whole match of 2,000 choices in 1.5 MB. */
    bytes: { atMost: 750 },
    lobby: { atMost: 50 },
  } satisfies { readonly [figure: string]: Aim }
}

/** Whether a figure has reached its aim, as it is told beside it. */
export function judged(value: number, { atMost, atLeast }: Aim): string {
  const reached = value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity)
  const aim = atMost === undefined ? `at least ${rounded(atLeast ?? 0)}` : `at most ${rounded(atMost)}`
  return `[aim: ${aim}, ${reached ? 'reached' : 'missed'}]`
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : String(Number(value.toFixed(2)))
}
