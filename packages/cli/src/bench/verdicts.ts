import type { Aim } from '@aquila/games/bench'
import { Failed } from '../usage.ts'
import type { Figure } from './measure.ts'

/** An aim and a figure that it speaks of. */
export interface Verdict {
  readonly aim: Aim
  readonly figure: Figure
  readonly reached: boolean
}

/** What the aims say of what was measured. Aims of which nothing was measured say nothing. */
export function verdictsOn(aims: readonly Aim[], figures: readonly Figure[]): Verdict[] {
  return aims.flatMap(aim =>
    figures
      .filter(({ name }) => means(aim.figure, name))
      .flatMap(figure => {
        const reached = isReached(aim, figure)
        return reached === null ? [] : [{ aim, figure, reached }]
      }),
  )
}

/** Fails if an aim is missed that is held. */
export function mustHold(verdicts: readonly Verdict[]): void {
  const broken = verdicts.filter(({ aim, reached }) => aim.held && !reached)
  if (broken.length === 0) return
  throw new Failed(broken.length === 1 ? '1 held aim is missed' : `${broken.length} held aims are missed`)
}

/** A star stands for anything. */
function means(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return pattern === name
  const last = rest.at(-1) ?? ''
  return name.startsWith(first) && name.endsWith(last) && name.length >= first.length + last.length
}

/** By the median; null if it was not compared with anything. */
function isReached({ atLeast, atMost, timesFaster }: Aim, { spread, faster }: Figure): boolean | null {
  if (timesFaster !== undefined) return faster === null ? null : faster.middle >= timesFaster
  return spread.middle >= (atLeast ?? 0) && spread.middle <= (atMost ?? Number.POSITIVE_INFINITY)
}
