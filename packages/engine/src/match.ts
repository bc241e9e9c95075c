import { asItStood, type BranchFor, branchOff, otherWay } from './branch.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { Choice, Decision, Result, Role } from './decision.ts'
import type { DiceSource, Roll, SkippedRolls } from './dice/dice.ts'
import { freshSeed } from './dice/verifiable.ts'
import type { DiceProof } from './dice/verify-dice.ts'
import type { EarlyEnd } from './ending.ts'
import { BadRecord, BadSetUp, IllegalChoice, UndoRefused } from './errors.ts'
import { type Explanation, type Refusal, refusalOf } from './explain.ts'
import type { GameDefinition, Position, Seats, StandingOrder } from './game.ts'
import { decisionMeant, legalChoice } from './legal.ts'
import { type LoggedEvent, type SeenEvent, seenBy } from './log.ts'
import type { Making } from './making.ts'
import { migrateState } from './migrate.ts'
import { copyPlain } from './plain.ts'
import { quoted } from './quote.ts'
import {
  checkpointToSave,
  type KeptRecord,
  LONGEST_PLAYER,
  type MatchRecord,
  parseCheckpoint,
  parseRecord,
  type RecordedEntry,
  type SavedCheckpoint,
  type Sitter,
} from './record.ts'
import {
  follow,
  followWhileItFits,
  mustFitRules,
  mustLeadToTheSame,
  opened,
  reopen,
  stillOpen,
} from './replay.ts'
import { beginning, type MatchSetUp } from './set-up.ts'
import { type Added, type Extent, type Past, Timeline, type UndoBar } from './timeline.ts'
import type { Words } from './words.ts'
import { hashOfPosition, writeRecord } from './write-record.ts'

/** What a role saw at a moment between two choices. */
export interface EventView<V = unknown> {
  readonly view: V
  readonly phase: string
  readonly seats: Seats
  /** After an event: as the rules of today tell it. One that was kept long ago may have told less. */
  readonly event?: SeenEvent
}

/**
 * A match: a record that is being written, and the position it has led to. Everything that tools, bots and
 * screens do with a game goes through here.
 */
export class Match<S = unknown, D = unknown, V = unknown> {
  readonly definition: GameDefinition<S, D, V>
  readonly #making: Making<S, D, V>
  #timeline: Timeline<S, D>
  /** The checkpoint that was asked for last, as it is stored: many choices come between two. */
  #stored: { readonly of: Checkpoint<S>; readonly saved: SavedCheckpoint } | null = null
  readonly #sitters: Sitter[] = []
  #ending: EarlyEnd | null = null

  private constructor(making: Making<S, D, V>, past: Past<S>) {
    this.definition = making.frame.definition
    this.#making = making
    this.#timeline = new Timeline(making.frame, making.source, past)
  }

  /** Starts a match at the beginning of a scenario. */
  static start<S, D, V>(definition: GameDefinition<S, D, V>, setUp: MatchSetUp): Match<S, D, V> {
    return new Match(...beginning(definition, setUp))
  }

  /**
   * Plays a record again, or throws `BadRecord` that names the first choice that does not fit. If the match is
   * to be played on with dice that are not verifiable, `further` gives them.
   */
  static replay<S, D, V>(
    definition: GameDefinition<S, D, V>,
    input: unknown,
    further?: DiceSource,
  ): Match<S, D, V> {
    const record = parseRecord(input)
    mustFitRules(definition, record)
    const match = opened(() => new Match(...reopen(definition, record, record.base, record.base, further)))
    follow(match, record.choices.slice(match.length))
    mustLeadToTheSame(record, match)
    match.#recordedAtTheTable(record)
    return match
  }

  /**
   * Goes on with a stored match from its last checkpoint and the log before it, without playing all of it again; what
   * lies before is played again when somebody goes back there. If the rules have changed since, the checkpoint's state
   * is brought up to them; choices made after the checkpoint that no longer fit are dropped and given back. A caller that
   * keeps the record safe itself may leave out the hash of its position: to make it costs more than to open the match.
   */
  static resume<S, D, V>(
    definition: GameDefinition<S, D, V>,
    input: unknown,
    checkpoint: unknown,
    log: unknown,
    further?: DiceSource,
  ): { match: Match<S, D, V>; dropped: readonly RecordedEntry[] } {
    const record = parseRecord(input)
    const { base: saved, settled } = parseCheckpoint(checkpoint, log)
    const since = record.choices.slice(saved.entries)
    if (saved.rules === definition.version) {
      mustFitRules(definition, record)
      const [making, past] = reopen(definition, record, saved, record.base, further)
      const match = opened(() => new Match({ ...making, resumed: true }, stillOpen(past, settled)))
      follow(match, since)
      mustLeadToTheSame(record, match)
      match.#recordedAtTheTable(record)
      return { match, dropped: [] }
    }
    const base = {
      ...saved,
      rules: definition.version,
      state: migrateState(definition, saved.rules, saved.state),
    }
    // What was asked after the checkpoint may be asked differently now, so the ids of those questions are spent.
    const asking = { ...record, withdrawn: record.withdrawn + since.length + 1 }
    const match = opened(() => new Match(...reopen(definition, asking, base, base, further)))
    const dropped = followWhileItFits(match, since)
    match.#timeline.course.dice.forgetGiven()
    match.#recordedAtTheTable(record)
    return { match, dropped }
  }

  /** What people did at the table besides choosing: who sat down for whom, and whether they ended it. */
  #recordedAtTheTable({ sitters = [], ending }: KeptRecord): void {
    for (const sitter of sitters) {
      if (sitter.entries > this.length || sitter.player >= this.roles.length)
        throw new BadRecord(`sitters: player ${sitter.player} after ${sitter.entries} choices`)
      this.#sitters.push(sitter)
    }
    if (ending !== undefined) this.endEarly(ending)
  }

  /** The names of the players, in the order of the roles at the beginning. */
  get players(): readonly string[] {
    return this.#withSitters(this.#making.players, ({ name }) => name)
  }

  /** By player: the level of the bot that plays, or null for a person. Empty if nobody said. */
  get levels(): readonly (string | null)[] {
    const { levels, players } = this.#making
    const known = levels.length === 0 && this.#sitters.length > 0 ? players.map(() => null) : levels
    return this.#withSitters(known, ({ level }) => level)
  }

  #withSitters<T>(first: readonly T[], of: (sitter: Sitter) => T): readonly T[] {
    if (this.#sitters.length === 0) return first
    const now = [...first]
    for (const sitter of this.#sitters) now[sitter.player] = of(sitter)
    return now
  }

  /** Who took the seat of a player over, and after how many entries. */
  get sitters(): readonly Sitter[] {
    return this.#sitters
  }

  /** Somebody else sits in a player's seat from now on: a person (level null) or a bot. */
  seat(player: number, name: string, level: string | null): void {
    if (!Number.isInteger(player) || player < 0 || player >= this.roles.length)
      throw new BadSetUp(`there is no player ${player} in this match`)
    if (name.length > LONGEST_PLAYER)
      throw new BadSetUp(`the name of a player has at most ${LONGEST_PLAYER} characters`)
    this.#sitters.push({ entries: this.length, player, name, level })
  }

  /** The people at the table end the match before the rules do. Nothing can be chosen after that. */
  endEarly(ending: EarlyEnd): void {
    if (this.isOver) throw new BadSetUp('the match is over already')
    for (const role of ending.winners) this.#mustKnow(role)
    this.#ending = ending
  }

  get roles(): readonly Role[] {
    return this.#making.frame.roles
  }

  get scenario(): string {
    return this.#making.frame.scenario
  }

  /** True if every reaction window pauses alike, so that a pause tells nothing. */
  get pauseAlike(): boolean {
    return this.#making.frame.pauseAlike
  }

  /** The data pack it is played with; undefined: none. */
  get pack(): unknown {
    return this.#making.frame.pack
  }

  /** The position, for trusted callers such as tools and tests. Screens and bots get `view`. */
  get position(): Position<S, D> {
    return this.#timeline.course
  }

  get phase(): string {
    return this.#timeline.course.phase
  }

  /** Which player sits in which role now. */
  get seats(): Seats {
    return this.#timeline.course.seats
  }

  /** The decision that waits; the first one, if several roles choose together. Null when the match is over. */
  get decision(): Decision | null {
    return this.decisions[0] ?? null
  }

  /** All decisions that wait: more than one if roles choose together and in secret. */
  get decisions(): readonly Decision[] {
    return this.#ending === null ? this.#timeline.course.pending : []
  }

  /** How the rules ended the match; null while they have not. */
  get result(): Result | null {
    return this.#timeline.course.result
  }

  /** How the people at the table ended the match before the rules did; null if they have not. */
  get ending(): EarlyEnd | null {
    return this.#ending
  }

  get isOver(): boolean {
    return this.result !== null || this.#ending !== null
  }

  /** False if the record brings a position of its own: what led there is not to be played again, nor to be checked. */
  get isFromTheBeginning(): boolean {
    return this.#making.base === undefined
  }

  /** How many choices lie before the position that the record begins with. */
  get firstChoice(): number {
    return this.#making.base?.choices ?? 0
  }

  /** How many entries (choices and standing orders) the record has. */
  get length(): number {
    return this.#timeline.entries.length
  }

  /** How many choices have been made. */
  get choices(): number {
    return this.#timeline.course.choices
  }

  /** The choices and standing orders of the record. For trusted callers: it holds what others chose in secret. */
  get entries(): readonly RecordedEntry[] {
    return this.#timeline.entries
  }

  /** All rolls so far. For trusted callers: what was drawn in secret is among them. */
  get rolls(): readonly Roll[] {
    return this.#timeline.course.dice.rolls
  }

  /** The SHA-256 of the secret seed, public from the start; null if the dice are not verifiable. */
  get commitment(): string | null {
    const { dice } = this.#making
    return dice.kind === 'verifiable' ? dice.commitment : null
  }

  /** What anybody needs to check every roll; null before the end, and for dice that are not verifiable. */
  get proof(): DiceProof | null {
    const { dice } = this.#making
    if (dice.kind !== 'verifiable' || !this.isOver) return null
    const { commitment, seed, salts, from } = dice
    const { course, skipped } = this.#timeline
    return { commitment, seed, salts, from, skipped, rolls: course.dice.rolls }
  }

  /** Takes a choice. Throws `IllegalChoice` and changes nothing if it is not in the list of the decision meant. */
  choose(choice: unknown, by: { readonly role?: Role; readonly decision?: number } = {}): void {
    if (this.#making.onlyToLook !== undefined)
      throw new IllegalChoice('only-to-look', null, this.#making.onlyToLook)
    const decision = decisionMeant(this.decisions, by, this.roles)
    const legal = ownChoice(decision, choice) ?? legalChoice(decision, choice)
    this.#timeline.take(decision, legal)
  }

  /** Says how a role wants to be asked in a reaction window from now on. */
  setStandingOrder(role: Role, window: string, order: StandingOrder): void {
    this.#mustKnow(role)
    if (!this.definition.windows.some(known => known.name === window)) {
      throw new BadSetUp(`${this.definition.title} has no reaction window ${quoted(window)}`)
    }
    if (order !== 'always' && order !== 'when-able' && order !== 'never') {
      throw new BadSetUp(`a standing order is always, when-able or never, not ${quoted(order)}`)
    }
    this.#timeline.order(role, window, order)
  }

  standingOrder(role: Role, window: string): StandingOrder {
    return this.#timeline.course.standingOrder(role, window)
  }

  /** All that a role may know; null is a spectator. */
  view(role: Role | null): V {
    if (role !== null) this.#mustKnow(role)
    return copyPlain(this.definition.view(this.#timeline.course, role))
  }

  /**
   * The same, but not copied: parts of it belong to the position and change with the next choice. It is for whoever compares
   * it at once with what was told before, and is much faster.
   */
  glance(role: Role | null): V {
    if (role !== null) this.#mustKnow(role)
    return this.definition.view(this.#timeline.course, role)
  }

  /** What has happened from an event on, as far as the player of a role may know it; null is a spectator. */
  log(role: Role | null, from = 0): SeenEvent[] {
    if (role !== null) this.#mustKnow(role)
    const player = role === null ? null : (this.seats[role] ?? null)
    return seenBy(this.#timeline.course.events ?? [], player, from)
  }

  /** True if the player of a role may not know all of an event, by its number in the log; null is a spectator. */
  keepsBack(event: number, role: Role | null): boolean {
    const secret = this.#timeline.course.events?.[event]?.secret
    return secret !== undefined && (role === null || !secret.players.includes(this.seats[role] ?? -1))
  }

  /** How long it is: everybody's log has as many events. Of what is secret others see that it happened. */
  get extent(): Extent {
    return this.#timeline.length
  }

  /** What was added since it was so long. For the keeper of the match: it holds everybody's secrets. */
  since(before: Extent): Added {
    return this.#timeline.since(before)
  }

  /** The rolls that were taken back with everybody’s consent: their numbers are spent. For trusted callers. */
  get skipped(): readonly SkippedRolls[] {
    return this.#timeline.skipped
  }

  /** How many questions were put and taken back. */
  get withdrawn(): number {
    return this.#timeline.withdrawn
  }

  /** Why a role cannot make this choice now, as data; null if it can. */
  refusal(role: Role, choice: Choice): Refusal | null {
    this.#mustKnow(role)
    return refusalOf(this, role, choice)
  }

  /** The same in the words of the screen that shows it. */
  explain(role: Role, choice: Choice, words: Pick<Words, 'refusal'>): Explanation | null {
    const refusal = this.refusal(role, choice)
    return refusal === null ? null : words.refusal(refusal)
  }

  /** True if the role may take back its last choice. */
  canUndo(role: Role): boolean {
    return this.#ending === null && typeof this.#timeline.undoable(role) === 'number'
  }

  /** Why the role cannot take back its last choice; null if it can. */
  whyNoUndo(role: Role): UndoBar | null {
    if (this.#ending !== null) return { why: 'over' }
    const last = this.#timeline.undoable(role)
    return typeof last === 'number' ? null : last
  }

  /** True if the role alone has acted since the last checkpoint, and learned nothing by it. For tests of secrecy. */
  learnedNothingSinceCheckpoint(role: Role): boolean {
    return this.#timeline.learnedNothingSinceCheckpoint(role)
  }

  /** Takes back the role's last choice, unless a roll, a reveal or another role's choice has come since. */
  undo(role: Role): void {
    this.#mustKnow(role)
    if (this.#ending !== null) throw new UndoRefused(`${role} cannot undo: the match is over`)
    const last = this.#timeline.undoable(role)
    if (typeof last !== 'number') throw new UndoRefused(barredInWords(role, last))
    this.#recall(last < this.#timeline.firstEntry)
    this.#timeline.takeBack(last)
  }

  /**
   * Takes back all but the first `entries` entries, behind dice and reveals: for people who have agreed on it. The numbers
   * of the rolls go on where they were, so what was seen never comes again; what was rolled stays in the record.
   */
  takeBackTo(entries: number): void {
    if (this.isOver) throw new UndoRefused('nothing is taken back: the match is over')
    if (!Number.isInteger(entries) || entries < 0 || entries >= this.length)
      throw new UndoRefused(`this match has ${this.length} choices: nothing is taken back to ${entries}`)
    this.#recall(entries < this.#timeline.firstEntry)
    if (entries < this.#timeline.firstEntry)
      throw new UndoRefused('what lies before a change of the rules cannot be taken back')
    this.#timeline.takeBackTo(entries)
  }

  /** The record so far: plain JSON. It holds the secret seed; a reader who must not know it gets `view` and `log`. */
  get record(): MatchRecord {
    return writeRecord(this.#making, this.#timeline, { sitters: this.#sitters, ending: this.#ending })
  }

  /**
   * The last checkpoint: stored beside the record with the log before it (`told`), it lets `resume` skip the past. It is
   * the same object until another checkpoint is taken or this one is taken back.
   */
  get checkpoint(): SavedCheckpoint {
    const { lastCheckpoint } = this.#timeline
    if (this.#stored?.of !== lastCheckpoint) {
      const saved = checkpointToSave(this.definition.version, lastCheckpoint, this.#timeline.settled)
      this.#stored = { of: lastCheckpoint, saved }
    }
    return this.#stored.saved
  }

  /** What was told before the last checkpoint, secrets included. It only grows, unless a checkpoint is taken back. */
  get told(): readonly LoggedEvent[] {
    const { lastCheckpoint, course } = this.#timeline
    return course.events?.slice(0, lastCheckpoint.events) ?? []
  }

  /** Two matches stand in the same position exactly when their hashes are the same. */
  get hash(): string {
    return hashOfPosition(this.#timeline.course)
  }

  /**
   * An independent copy to look ahead with, on dice of its own. With `as`, everything that role cannot know is
   * dealt afresh: what a bot gets. `redealAt: 'checkpoint'` deals before the choices since the checkpoint are
   * made again; tests use it to prove that those choices betray nothing.
   */
  branch(dice: DiceSource, how: BranchFor = {}): Match<S, D, V> {
    return new Match(...branchOff(this.#making, this.#timeline, dice, how))
  }

  /**
   * What the player who has a role now saw right after each of these events, by their numbers in the log: where players
   * have changed places since, he saw what another role may know. Events told by older rules are left out.
   */
  viewsAfter(role: Role | null, events: readonly number[]): Map<number, EventView<V>> {
    return this.#viewsOf(role, events, 'after')
  }

  /**
   * The same just before each of these events came about: before its first die fell or, if none did, when the event before it
   * had been told or the choice was made that led to it. What a die decides is not in it.
   */
  viewsBefore(role: Role | null, events: readonly number[]): Map<number, EventView<V>> {
    return this.#viewsOf(role, events, 'before')
  }

  #viewsOf(
    role: Role | null,
    events: readonly number[],
    when: 'after' | 'before',
  ): Map<number, EventView<V>> {
    if (role !== null) this.#mustKnow(role)
    const player = role === null ? null : (this.seats[role] ?? null)
    const views = new Map<number, EventView<V>>()
    const wanted = new Set(events)
    // How things stood before an event shows when the one before it is told.
    const first = Math.max(0, Math.min(...events) - (when === 'before' ? 1 : 0))
    this.#recall(first < this.#timeline.firstEvent)
    this.#timeline.watch(first, when, (event, course) => {
      if (!wanted.has(event)) return
      const { phase, seats } = course
      const then = player === null ? null : (this.roles.find(each => seats[each] === player) ?? null)
      const view = copyPlain(this.definition.view(course, then))
      const [told] = when === 'before' ? [] : seenBy(course.events ?? [], player, event)
      views.set(event, { view, phase, seats, ...(told === undefined ? {} : { event: told }) })
    })
    return views
  }

  /** The match as it stood after its first `entries` entries, log included: to look at, not to play on. */
  at(entries: number): Match<S, D, V> {
    this.#recall(entries < this.#timeline.firstEntry)
    return new Match(...asItStood(this.#making, this.#timeline, entries))
  }

  /** A new match that goes on from an earlier point of this one with fresh dice. */
  whatIf(entries: number, seed: string = freshSeed()): Match<S, D, V> {
    this.#recall(entries < this.#timeline.firstEntry)
    return new Match(...otherWay(this.#making, this.#timeline, entries, seed))
  }

  /** Plays the record again from its beginning, if the match was opened at a checkpoint and what lies before is wanted. */
  #recall(wanted: boolean): void {
    const { resumed, source, base } = this.#making
    const { firstEntry, firstEvent } = this.#timeline
    // A checkpoint before the first choice may come after much of what a match begins with.
    const isWhole = firstEntry === (base?.entries ?? 0) && firstEvent === (base?.events.length ?? 0)
    if (!wanted || resumed !== true || isWhole) return
    this.#timeline = Match.replay(this.definition, this.record, source).#timeline
  }

  #mustKnow(role: Role): void {
    if (!this.roles.includes(role)) {
      throw new IllegalChoice('unknown-role', null, `there is no role ${quoted(role)} in this match`)
    }
  }
}

function barredInWords(role: Role, bar: UndoBar): string {
  switch (bar.why) {
    case 'over':
      return `${role} cannot undo: the match is over`
    case 'rolled':
      return `${role} cannot undo: a die was rolled since`
    case 'revealed':
      return `${role} cannot undo: something was revealed since`
    case 'other':
      return `nothing to undo for ${role}: the last choice was made by ${bar.by}`
    case 'nothing':
      return `nothing to undo for ${role}`
  }
}

/** The choice itself, if it was taken from the decision's list. */
function ownChoice({ choices }: Decision, input: unknown): Choice | undefined {
  for (const choice of choices) if (choice === input) return choice
  return undefined
}
