import { isMoreBetter, quantile, ratioOf, type Spread, spreadOf, type Unit } from '@aquila/engine/bench'
import type { Done, Subject } from './subject.ts'
import type { WorkName } from './works.ts'

/** Something that was measured, by name. */
export interface Figure {
  readonly name: string
  readonly unit: Unit
  readonly spread: Spread
  /** How many times as fast as the other commit, slice by slice; null where nothing was compared. */
  readonly faster: Spread | null
}

/** Work that a subject does in turn with others. */
export interface Lane {
  readonly subject: Subject
  readonly work: WorkName
  /** How much of the work makes a slice. */
  readonly size: number
}

/** Long enough that a clock which ticks every four milliseconds is off by one in a hundred. */
const SLICE = 0.4
const SLICES = 11
/** Seconds of processor time until the compiler has settled: at least, and at most. */
const WARM = [10, 12] as const
/** It has settled when the last slices are no better than those before by more than this part. */
const SETTLED = 0.02

/** A lane for each subject that can do the work. All do as much in a slice as the first needs for a long enough one. */
export async function lanesFor(subjects: readonly Subject[], work: WorkName): Promise<Lane[]> {
  const [first, ...others] = subjects
  if (first === undefined) return []
  for (let size = 1; ; ) {
    const { seconds } = await first.slice({ work, number: 0, size })
    if (seconds >= SLICE) {
      const able = [first, ...(await ableAmong(others, work))]
      return able.map(subject => ({ subject, work, size }))
    }
    size = Math.ceil(size * Math.min(10, Math.max(1.2, (1.1 * SLICE) / Math.max(seconds, 0.004))))
  }
}

/** Those who can do a work: an older commit may not have the game, the scenario or the search. */
export async function ableAmong(subjects: readonly Subject[], work: WorkName): Promise<Subject[]> {
  const able: Subject[] = []
  for (const subject of subjects) if (await canDo(subject, work)) able.push(subject)
  return able
}

async function canDo(subject: Subject, work: WorkName): Promise<boolean> {
  try {
    await subject.slice({ work, number: 0, size: 1 })
    return true
  } catch {
    return false
  }
}

/** Plays the works in turn until they get no faster. The first subject is there for all of them, others for what they can do. */
export async function warmUp(subjects: readonly Subject[], all: readonly WorkName[]): Promise<void> {
  for (const [index, subject] of subjects.entries()) {
    const works: WorkName[] = []
    for (const work of all) if (index === 0 || (await canDo(subject, work))) works.push(work)
    if (works.length === 0) continue
    const speeds: number[] = []
    const sizes = new Map<WorkName, number>()
    for (let number = 1000, spent = 0; ; number++) {
      for (const work of works) {
        const size = sizes.get(work) ?? 1
        const { seconds } = await subject.slice({ work, number, size })
        sizes.set(work, Math.max(1, Math.round((size * 0.15) / Math.max(seconds, 0.01))))
        speeds.push(size / seconds)
        spent += seconds
      }
      if (spent > WARM[1] || (spent > WARM[0] && hasSettled(speeds, works.length))) break
    }
  }
}

/** True if a round of the works was no faster than the round before it. */
export function hasSettled(speeds: readonly number[], round: number): boolean {
  if (speeds.length < 2 * round) return false
  const gains = speeds.slice(-round).map((speed, at) => speed / (speeds.at(at - 2 * round) ?? speed))
  const sorted = gains.toSorted((one, other) => one - other)
  return quantile(sorted, 0.5) <= 1 + SETTLED
}

/** Slices of all lanes in turn, so that what disturbs one disturbs the others as well. */
export async function inTurn(lanes: readonly Lane[], slices = SLICES): Promise<Done[][]> {
  const all: Done[][] = lanes.map(() => [])
  for (let number = 0; number < slices; number++) {
    // The one that goes first changes, because the second finds the machine warm.
    const order = number % 2 === 0 ? [...lanes.keys()] : [...lanes.keys()].reverse()
    for (const index of order) {
      const lane = lanes[index]
      if (lane === undefined) continue
      const { subject, work, size } = lane
      all[index]?.push(await subject.slice({ work, number, size }))
    }
  }
  return all
}

/** The figures of a work: of the first row, compared with the second if there is one. */
export function figuresOf(name: string, [rows = [], others]: readonly (readonly Done[])[]): Figure[] {
  return (rows[0]?.values ?? []).map(({ count, unit }) => {
    const values = valuesOf(rows, count)
    const faster = others === undefined ? null : fasterThan(unit, values, valuesOf(others, count))
    return { name: `${name}: ${count}`, unit, spread: spreadOf(values), faster }
  })
}

export function valuesOf(rows: readonly Done[], count: string): number[] {
  return rows.flatMap(({ values }) => values.filter(each => each.count === count).map(({ value }) => value))
}

function fasterThan(unit: Unit, values: readonly number[], others: readonly number[]): Spread {
  return isMoreBetter(unit) ? ratioOf(values, others) : ratioOf(others, values)
}

/** False if two commits, given the same dice and picks, did not decide as often: then they play differently. */
export function playsAlike([rows = [], others = []]: readonly (readonly Done[])[]): boolean {
  return others.every(({ counts }, slice) => counts.decisions === rows[slice]?.counts.decisions)
}
