import type { Checkpoint } from './checkpoint.ts'
import { Course } from './course.ts'
import { type Choice, type Decision, describeChoice, findChoice, type Role } from './decision.ts'
import { DiceBox, type DiceSource, type Roll, type SkippedRolls } from './dice/dice.ts'
import { learned } from './disclosures.ts'
import { AquilaError, BadRecord, RulesFault } from './errors.ts'
import type { StandingOrder } from './game.ts'
import type { LoggedEvent } from './log.ts'
import type { MatchFrame } from './making.ts'
import { letsPass } from './reactions.ts'
import type { RecordedEntry } from './record.ts'

/** How many entries lie at least between two checkpoints that are kept: these are quickly made again. */
const APART = 100

/**
 * What was known and rolled just before each entry was made: an undo must not go back behind more than that. Lists of plain
 * values, because a match keeps as many as it has entries.
 */
interface Marks {
  /** How much its role had learned; `UNKNOWN` where nobody can say any more. */
  readonly learned: readonly number[]
  readonly rolls: readonly number[]
  /** Whether it let a reaction window pass: nobody can see that somebody was asked and did nothing. */
  readonly passed: readonly boolean[]
}

/** Why a role cannot take back its last choice; `by` is who has chosen since. */
export type UndoBar =
  | { readonly why: 'over' | 'nothing' | 'rolled' | 'revealed' }
  | { readonly why: 'other'; readonly by: Role }

/** As much as nobody has learned. */
export const UNKNOWN = -1

/** What lies behind a position. Entries after the last checkpoint are made again with the rolls given. */
export interface Past<S> {
  readonly entries: readonly RecordedEntry[]
  readonly marks: Marks
  readonly checkpoints: readonly Checkpoint<S>[]
  readonly rolls: readonly Roll[]
  /** Rolls that were taken back with everybody's consent. */
  readonly skipped?: readonly SkippedRolls[]
  /** Null: keep no log, and no checkpoint but the newest, for a look ahead that never goes back. */
  readonly events: readonly LoggedEvent[] | null
  readonly withdrawn: number
  /** What was dealt afresh since the last checkpoint. */
  readonly dealings: readonly Dealing[]
  /** Entries before the first checkpoint that can still be taken back begin here; left out, none can. */
  readonly settled?: number
}

/** How long a match was: how many entries, rolls and events it had. */
export interface Extent {
  readonly entries: number
  readonly rolls: number
  readonly events: number
}

/** What has been added to a match: its entries, what was rolled for them and what they led to. */
export interface Added {
  readonly entries: readonly RecordedEntry[]
  readonly rolls: readonly Roll[]
  readonly events: readonly LoggedEvent[]
}

/** A role for whose look ahead hidden things were dealt afresh; null is a spectator. */
export interface Dealing {
  readonly role: Role | null
  /** How many entries had been made by then. */
  readonly entries: number
  /** True if it was done at the checkpoint, and the entries since were made again after it. */
  readonly atCheckpoint: boolean
  /** The rolls it took: whenever the position is restored, the same is dealt. */
  rolls: readonly Roll[]
}

/**
 * The entries of a record in the order they were made, and the course of the rules they have led to. To go back,
 * it starts another course from the nearest checkpoint and makes the entries since then again.
 */
export class Timeline<S, D> {
  readonly #frame: MatchFrame<S, D>
  readonly #source: DiceSource
  readonly #keepsLog: boolean
  #entries: RecordedEntry[]
  readonly #learned: number[]
  readonly #rolls: number[]
  readonly #passed: boolean[]
  #checkpoints: Checkpoint<S>[]
  #withdrawn: number
  #skipped: readonly SkippedRolls[]
  #dealings: readonly Dealing[]
  readonly #settled: number
  #course: Course<S, D>

  constructor(frame: MatchFrame<S, D>, source: DiceSource, past: Past<S>) {
    this.#frame = frame
    this.#source = source
    this.#keepsLog = past.events !== null
    this.#entries = past.entries.slice()
    this.#learned = past.marks.learned.slice()
    this.#rolls = past.marks.rolls.slice()
    this.#passed = past.marks.passed.slice()
    this.#checkpoints = past.checkpoints.slice()
    this.#withdrawn = past.withdrawn
    this.#skipped = past.skipped ?? []
    this.#dealings = past.dealings
    this.#settled = past.settled ?? Number.POSITIVE_INFINITY
    try {
      this.#course = this.#run(past.rolls, past.events)
    } catch (cause) {
      if (cause instanceof AquilaError) throw cause
      throw new RulesFault(cause instanceof Error ? cause.message : String(cause), { cause })
    }
  }

  get course(): Course<S, D> {
    return this.#course
  }

  get entries(): readonly RecordedEntry[] {
    return this.#entries
  }

  /** Rolls whose numbers are spent, because they were taken back with everybody's consent. */
  get skipped(): readonly SkippedRolls[] {
    return this.#skipped
  }

  /** How many questions were put and taken back by undo. */
  get withdrawn(): number {
    return this.#withdrawn
  }

  /** The first entry that can still be looked at: earlier ones lie before the checkpoint it was resumed from or a deal. */
  get firstEntry(): number {
    const start = this.#checkpoints[0]?.entries ?? 0
    return this.#dealings.reduce(
      (first, { atCheckpoint, entries }) => (atCheckpoint ? first : entries),
      start,
    )
  }

  /** The first event before which the rules can be run again. */
  get firstEvent(): number {
    return this.#checkpoints[0]?.events ?? 0
  }

  /** The first of those entries before the last checkpoint that could be taken back when it was taken. */
  get settled(): number {
    const { entries } = this.lastCheckpoint
    const acted = this.#settledOf(entry => !this.#passed[entry])
    return acted < entries ? acted : this.#settledOf(() => true)
  }

  /** The same for the role of the last entry that counts; that others let windows pass since then makes no difference. */
  #settledOf(counts: (entry: number) => boolean): number {
    const { entries, rolls, disclosures } = this.lastCheckpoint
    let [first, role]: [number, Role | null] = [entries, null]
    for (let index = entries - 1; index >= 0; index--) {
      const entry = this.#entries[index]
      if (entry === undefined || 'window' in entry) continue
      if (role === null && counts(index)) role = entry.role
      if (role === null || (entry.role !== role && this.#passed[index])) continue
      if (entry.role !== role || this.#learned[index] !== learned(role, rolls, disclosures)) break
      first = index
    }
    return first
  }

  get lastCheckpoint(): Checkpoint<S> {
    const last = this.#checkpoints[this.#checkpoints.length - 1]
    if (last === undefined) throw new Error('a timeline has at least the checkpoint it started from')
    return last
  }

  /** Makes a choice that is in the decision's list. If the rules fail, everything is as before. */
  take(decision: Decision, choice: Choice): void {
    const checkpoints = this.#checkpoints
    const dealings = this.#dealings
    this.#mark(decision.role, letsPass(decision, choice))
    this.#entries.push(entryOf(decision.role, choice))
    try {
      this.#course.answer(decision, choice)
    } catch (cause) {
      this.#checkpoints = checkpoints
      this.#dealings = dealings
      this.#restoreWithout(this.#entries.length - 1)
      const what = cause instanceof Error ? cause.message : String(cause)
      throw new RulesFault(`${decision.role}, ${describeChoice(choice)} (${decision.rule}): ${what}`, {
        cause,
      })
    }
  }

  order(role: Role, window: string, order: StandingOrder): void {
    this.#mark(role, false)
    this.#entries.push({ role, window, order })
    this.#course.setStandingOrder(role, window, order)
  }

  /**
   * The index of the entry that an undo would take back, or the reason why there is none. Whether others were asked in a
   * window and let it pass must not be seen by it.
   */
  undoable(role: Role): number | UndoBar {
    if (this.#course.result !== null) return { why: 'over' }
    const hasAnsweredInSecret = this.#hasAnsweredInSecret(role)
    const first = Math.min(this.#settled, this.firstEntry)
    for (let index = this.#entries.length - 1; index >= first; index--) {
      const entry = this.#entries[index]
      if (entry === undefined || 'window' in entry) continue
      if (entry.role === role) {
        if (this.#learned[index] === this.#course.learnedBy(role)) return index
        return { why: this.#course.dice.rolls.length > (this.#rolls[index] ?? 0) ? 'rolled' : 'revealed' }
      }
      if (!hasAnsweredInSecret && !this.#passed[index]) return { why: 'other', by: entry.role }
    }
    return { why: 'nothing' }
  }

  /** True if the role has done everything since the last checkpoint itself and learned nothing by it. */
  learnedNothingSinceCheckpoint(role: Role): boolean {
    const { entries, rolls, disclosures } = this.lastCheckpoint
    const all = this.#entries.slice(entries).every(entry => entry.role === role)
    return all && this.#course.learnedBy(role) === learned(role, rolls, disclosures)
  }

  /** True if the role is among those who have chosen in secret while others still think. */
  #hasAnsweredInSecret(role: Role): boolean {
    const since = this.#course.secretSince
    return (
      since !== null && this.#entries.slice(since).some(entry => entry.role === role && !('window' in entry))
    )
  }

  /** With it goes what others let pass since: they are asked again, or for something else. */
  takeBack(index: number): void {
    const { role } = this.#entries[index] ?? {}
    this.#askAgain(() => {
      for (let later = this.#entries.length - 1; later > index; later--)
        if (this.#passed[later] && this.#entries[later]?.role !== role) this.#forget(later)
      this.#restoreWithout(index)
    })
  }

  /** Goes back behind everything after the first `entries` entries. The numbers of its rolls are spent. */
  takeBackTo(entries: number): void {
    const { rolls } = this.#course.dice
    const kept = this.#rolls[entries] ?? rolls.length
    this.#askAgain(() => {
      this.#skipped = skippedFrom(kept, rolls, this.#skipped)
      this.#entries.length = entries
      this.#learned.length = entries
      this.#rolls.length = entries
      this.#passed.length = entries
      while (this.#checkpoints.length > 1 && this.lastCheckpoint.entries > entries) this.#checkpoints.pop()
      this.#course = this.#run(rolls.slice(0, kept), this.#course.events)
    })
  }

  /** The question that stands again gets a new id: a late answer to the old one must be seen as stale. */
  #askAgain(goBack: () => void): void {
    const lastId = this.#course.asked + this.#withdrawn
    goBack()
    this.#withdrawn = this.#course.renumber(lastId)
  }

  get length(): Extent {
    const { dice, events } = this.#course
    return { entries: this.#entries.length, rolls: dice.rolls.length, events: events?.length ?? 0 }
  }

  since({ entries, rolls, events }: Extent): Added {
    return {
      entries: this.#entries.slice(entries),
      rolls: this.#course.dice.rolls.slice(rolls),
      events: this.#course.events?.slice(events) ?? [],
    }
  }

  /** The past up to a number of entries, for a timeline that goes another way from there. */
  pastAt(entries: number, withLog: boolean): Past<S> {
    const atTheEnd = entries === this.#entries.length
    const rolls = this.#course.dice.rolls
    return {
      entries: atTheEnd ? this.#entries : this.#entries.slice(0, entries),
      marks: {
        learned: atTheEnd ? this.#learned : this.#learned.slice(0, entries),
        rolls: atTheEnd ? this.#rolls : this.#rolls.slice(0, entries),
        passed: atTheEnd ? this.#passed : this.#passed.slice(0, entries),
      },
      checkpoints: withLog
        ? this.#checkpoints.filter(taken => taken.entries <= entries)
        : [this.lastCheckpoint],
      rolls: atTheEnd ? rolls : rolls.slice(0, this.#rolls[entries] ?? 0),
      skipped: this.#skipped,
      events: withLog ? this.#course.events : null,
      withdrawn: this.#withdrawn,
      dealings: this.#dealings,
    }
  }

  /**
   * Runs the rules once more from the checkpoint before an event to the end, and shows them after each event since or
   * as they stood before it came about: before its first die fell.
   */
  watch(from: number, when: 'after' | 'before', seen: (event: number, course: Course<S, D>) => void): void {
    const { dice, events } = this.#course
    const start = this.#checkpoints.findLast(taken => taken.events <= from)
    if (start === undefined || events === null) return
    const course = new Course(
      this.#frame,
      start,
      new DiceBox(this.#source, dice.rolls.slice(0, start.rolls), dice.rolls.slice(start.rolls)),
      events.slice(0, start.events),
      this.#withdrawn,
      () => undefined,
      fresh => {
        const show = (event: number): void => {
          if (event >= from) seen(event, fresh)
        }
        if (when === 'after') fresh.onTell = show
        else fresh.watchTheWay(show)
      },
    )
    for (let index = start.entries; index < this.#entries.length; index++) this.#repeat(course, index)
  }

  /** Runs the rules from the last checkpoint through all entries since, with the rolls given. */
  #run(rolls: readonly Roll[], events: readonly LoggedEvent[] | null): Course<S, D> {
    const from = this.lastCheckpoint
    const dealings = this.#dealings
    const course = new Course(
      this.#frame,
      from,
      new DiceBox(this.#source, rolls.slice(0, from.rolls), rolls.slice(from.rolls), this.#skipped),
      events === null ? null : events.slice(0, from.events),
      this.#withdrawn,
      checkpoint => this.#keep(checkpoint),
      start => {
        for (const dealing of dealings) if (dealing.atCheckpoint) this.#deal(start, dealing)
      },
    )
    for (let index = from.entries; ; index++) {
      for (const dealing of dealings) {
        if (dealing.atCheckpoint || dealing.entries !== index) continue
        this.#deal(course, dealing)
        course.askAgain()
      }
      if (index >= this.#entries.length) return course
      this.#repeat(course, index)
    }
  }

  #deal(course: Course<S, D>, dealing: Dealing): void {
    const dice = new DiceBox(this.#source, [], dealing.rolls)
    this.#frame.definition.redeal(course, dealing.role, dice)
    dealing.rolls = dice.rolls
  }

  /** Of those that lie close together only the first and the newest stay: a long match has thousands of them. */
  #keep(checkpoint: Checkpoint<S>): void {
    if (this.#keepsLog) {
      const before = this.#checkpoints[this.#checkpoints.length - 2]
      if (before !== undefined && this.lastCheckpoint.entries - before.entries < APART)
        this.#checkpoints.pop()
      this.#checkpoints.push(checkpoint)
    } else {
      this.#checkpoints = [checkpoint]
      this.#dealings = []
    }
  }

  #repeat(course: Course<S, D>, index: number): void {
    const entry = this.#entries[index]
    if (entry === undefined) return
    if ('window' in entry) {
      course.setStandingOrder(entry.role, entry.window, entry.order)
      return
    }
    const decision = course.pending.find(candidate => candidate.role === entry.role)
    const choice = decision === undefined ? undefined : findChoice(decision.choices, entry.verb, entry.noun)
    if (decision === undefined || choice === undefined) {
      throw new BadRecord(`choice ${index + 1} does not fit when the position is restored`, index)
    }
    course.answer(decision, choice)
  }

  #mark(role: Role, passed: boolean): void {
    this.#learned.push(this.#course.learnedBy(role))
    this.#rolls.push(this.#course.dice.rolls.length)
    this.#passed.push(passed)
  }

  #forget(index: number): void {
    this.#entries.splice(index, 1)
    this.#learned.splice(index, 1)
    this.#rolls.splice(index, 1)
    this.#passed.splice(index, 1)
  }

  #restoreWithout(index: number): void {
    const rolls = this.#course.dice.rolls.slice(0, this.#rolls[index] ?? 0)
    this.#forget(index)
    while (this.#checkpoints.length > 1 && this.lastCheckpoint.entries > index) this.#checkpoints.pop()
    this.#course = this.#run(rolls, this.#course.events)
  }
}

/** The rolls after the first `kept` are taken back. What had been taken back among them stands where it was made. */
function skippedFrom(
  kept: number,
  rolls: readonly Roll[],
  before: readonly SkippedRolls[],
): readonly SkippedRolls[] {
  const taken: Roll[] = []
  let next = kept
  for (const skipped of before) {
    if (skipped.at < kept) continue
    taken.push(...rolls.slice(next, skipped.at), ...skipped.rolls)
    next = skipped.at
  }
  taken.push(...rolls.slice(next))
  const earlier = before.filter(({ at }) => at < kept)
  return taken.length === 0 ? earlier : [...earlier, { at: kept, rolls: taken }]
}

function entryOf(role: Role, { verb, noun }: Choice): RecordedEntry {
  return noun === undefined ? { role, verb } : { role, verb, noun }
}
