import type { Rate, TuningPlan } from '@aquila/bots'
import type { Weights } from '@aquila/engine'
import { percent } from './arena-report.ts'

/** The weights as they are and as they were found, one line each, as a difference of source would show them. */
export function differenceOf({ weights }: TuningPlan, found: Weights): string[] {
  const lines = weights.flatMap(({ name, value }) => {
    const now = found[name] ?? value
    return now === value ? [] : [`-  ${name}: ${value},`, `+  ${name}: ${now},`]
  })
  return lines.length === 0 ? ['no weight has changed'] : lines
}

/** What the last series has shown: the points of the tuned bot against the present one. */
export function gainLine({ share, low, high, matches }: Rate): string {
  const verdict =
    low > 0.5 ? 'stronger' : high < 0.5 ? 'weaker' : 'no difference that could be told from luck'
  return (
    `tuned against present: ${percent(share)} of the points (95%: ${percent(low)} to ${percent(high)}) ` +
    `in ${matches} matches: ${verdict}`
  )
}

/** An iteration in a line: who fared better, and which weight has gone farthest from where it began, in its steps. */
export function progressLine(
  { weights, iterations }: TuningPlan,
  done: number,
  lead: number,
  now: Weights,
): string {
  const [farthest] = weights
    .map(({ name, value, step }) => ({ name, value, away: Math.abs((now[name] ?? value) - value) / step }))
    .toSorted((one, other) => other.away - one.away)
  const moved =
    farthest === undefined
      ? ''
      : `, farthest ${farthest.name} ${farthest.value} -> ${(now[farthest.name] ?? 0).toPrecision(3)}`
  return `${String(done).padStart(String(iterations).length)}/${iterations}  lead ${lead.toFixed(2).padStart(5)}${moved}`
}
