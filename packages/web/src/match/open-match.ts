import type { Choice, EventView, Match, MatchRecord, Refusal, Role, StandingOrder } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { Stack } from '@aquila/games/table'
import { type Change, type Hinted, type Sight, Sitting } from '@aquila/play'
import type { Keeper } from './keeper.ts'
import { Ledger } from './ledger.ts'
import type { Pupil } from './pupil.ts'
import { Reader } from './reader.ts'
import type { Particulars, Reasons } from './stored.ts'
import type { Hint, MatchSummary, RulesUpdate, TableState } from './table-match.ts'

/** What the state of an open match lacks until the desk adds it. */
type OwnState = Omit<TableState, 'lookingOn' | 'fault'>

/**
 * A match that is kept and played here: a sitting, which of the people looks, and what he reads. It knows no storage and no
 * page.
 */
export class OpenMatch implements Keeper {
  readonly isFar = false
  readonly id: string
  readonly annals: Particulars['annals']
  /** The match it went another way from. */
  readonly origin: string | null
  notes: string
  /** What the player has not taken note of: the rules have changed under the match. */
  updated: RulesUpdate | null
  /** What of it stands in the store. */
  readonly ledger = new Ledger()
  readonly sitting: Sitting
  readonly reader: Reader
  readonly #pupil: Pupil | null
  /** The player who looks; null: a spectator. */
  #looking: number | null
  /** How much of the log the reader has that is still so. */
  #stillSo = Number.POSITIVE_INFINITY
  /** Where the match stood when he last looked: ids of questions are never used twice. */
  #lookedAt = ''

  constructor(
    loaded: LoadedGame,
    match: Match,
    stored: Particulars & { readonly reasons?: Reasons },
    pupil: Pupil | null = null,
  ) {
    this.id = stored.id
    this.annals = stored.annals
    this.origin = stored.origin ?? null
    this.notes = stored.notes
    this.updated = stored.updated ?? null
    this.#pupil = pupil
    const kept = { levels: stored.levels, reasons: stored.reasons ?? {}, seq: 0 }
    this.sitting = new Sitting(loaded, match, kept, {
      clock: () => performance.now(),
      chance: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
      script: decision => pupil?.scripted(decision) ?? null,
    })
    // Where several people share the screen, nobody's hand is shown before somebody says that he sits down.
    const [first = null, ...others] = this.sitting.seats.people
    this.#looking = others.length > 0 && !match.isOver ? null : first
    this.reader = new Reader(loaded, match.position.data, this.sitting.sight(this.#looking), this)
  }

  get loaded(): LoadedGame {
    return this.sitting.loaded
  }

  get match(): Match {
    return this.sitting.match
  }

  /** By player: the level of the bot, or null for a person. */
  get levels(): readonly (string | null)[] {
    return this.sitting.levels
  }

  /** The role of the viewer. */
  get viewer(): Role | null {
    return this.#looking === null ? null : this.sitting.seats.roleOf(this.#looking)
  }

  choose(choice: Choice, decision: number): void {
    if (this.#looking !== null)
      this.#changed(this.sitting.carryOut({ kind: 'choose', choice: plain(choice), decision }, this.#looking))
  }

  undo(): void {
    if (this.#looking !== null) this.#changed(this.sitting.carryOut({ kind: 'undo' }, this.#looking))
  }

  resign(): void {
    if (this.#looking !== null) this.#changed(this.sitting.carryOut({ kind: 'resign' }, this.#looking))
  }

  setStandingOrder(window: string, order: StandingOrder): void {
    if (this.#looking !== null)
      this.#changed(this.sitting.carryOut({ kind: 'order', window, order }, this.#looking))
  }

  /** Another person looks now, if a person plays this role. */
  lookAs(role: Role): void {
    const player = this.match.seats[role]
    if (player === undefined || !this.sitting.seats.isPerson(role)) return
    this.#looking = player
    this.#stillSo = 0
  }

  /** True while it is the turn of a bot who has not come yet. */
  get awaitsBot(): boolean {
    return this.sitting.awaitsBot
  }

  /** Fetches the bot whose turn it is, if it is a bot's. */
  async fetchBot(): Promise<void> {
    await this.sitting.fetchBot()
  }

  /** A step of a bot, if it is the turn of one who is here: its choice, or a piece of its thinking. */
  playBot(): boolean {
    const played = this.sitting.playBot()
    if (played?.change != null) this.#changed(played.change)
    return played !== null
  }

  #changed(change: Change): void {
    this.ledger.changed(change)
    this.#stillSo = Math.min(this.#stillSo, change.keep.events)
  }

  /** What the viewer reads, told what has happened since he last looked. */
  get reading(): Reader {
    const at = [this.#looking, this.match.length, ...this.match.decisions.map(({ id }) => id)].join(' ')
    if (at !== this.#lookedAt) {
      const from = Math.min(this.#stillSo, this.reader.known)
      this.reader.see(this.sitting.sight(this.#looking, from))
      this.#stillSo = Number.POSITIVE_INFINITY
      this.#lookedAt = at
    }
    return this.reader
  }

  /** What a good bot would do in the viewer's place; in a lesson, what the coach points at. */
  async hint(): Promise<Hint | null> {
    return await this.reading.hint()
  }

  readOn(step: string): void {
    this.#pupil?.readOn(step)
  }

  async refusals(choices: readonly Choice[]): Promise<readonly (Refusal | null)[]> {
    return this.#looking === null ? [] : this.sitting.refusals(this.#looking, choices)
  }

  async advise(): Promise<Hinted | null> {
    const { question } = this.reading
    if (this.#looking === null || question === null) return null
    const mark = this.#pupil?.marker(question)
    const wanted = question.choices.find(choice => mark?.(choice) === 'wanted')
    return wanted === undefined ? await this.sitting.advise(this.#looking) : { choice: wanted }
  }

  async viewsAfter(events: readonly number[]): Promise<ReadonlyMap<number, EventView>> {
    return this.sitting.viewsAfter(this.#looking, events)
  }

  async viewsBefore(events: readonly number[]): Promise<ReadonlyMap<number, EventView>> {
    return this.sitting.viewsBefore(this.#looking, events)
  }

  async viewsAt(choices: readonly number[]): Promise<ReadonlyMap<number, EventView>> {
    return this.sitting.viewsAt(this.#looking, choices)
  }

  async sightAt(choices: number): Promise<Sight> {
    return this.sitting.sightAt(this.#looking, choices)
  }

  async record(): Promise<MatchRecord | null> {
    return this.match.isOver ? this.match.record : null
  }

  /** Everything the page needs. With `all`, the whole log; otherwise only what is new since the last time. */
  async state(all: boolean): Promise<OwnState> {
    const reader = this.reading
    const { question } = reader
    const mark = question === null ? undefined : this.#pupil?.marker(question)
    const own = {
      id: this.id,
      scenario: this.#title(),
      handOver: question === null ? this.sitting.seats.personToMove : null,
      coach: this.#pupil?.coach(question) ?? null,
      notes: this.notes,
      seen: null,
      updated: this.updated,
      ownPosition: !this.match.isFromTheBeginning,
    }
    return { ...(await reader.state(all, mark)), ...own }
  }

  summary(): MatchSummary {
    const { match } = this
    const reader = this.reading
    const { scene } = reader.now
    const opponents = match.roles.filter(each => each !== reader.role).map(each => reader.seat(each).player)
    const isYourMove = this.sitting.seats.personToMove !== null
    return {
      id: this.id,
      game: match.definition.id,
      language: this.loaded.language.id,
      title: this.loaded.lid('title'),
      scenario: this.#title(),
      text: scene.summary,
      opponents: opponents.join(', '),
      status: match.isOver ? 'over' : isYourMove ? 'your-move' : 'waiting',
      savedAt: Date.now(),
      entries: match.length,
      focus: scene.focus,
      stacks: scene.stacks.map(thumbnailOf),
      ...(this.#pupil === null ? {} : { lesson: this.#pupil.progress }),
      ...(this.annals?.day == null ? {} : { day: this.annals.day }),
      ...(match.isFromTheBeginning ? {} : { ownPosition: true }),
    }
  }

  /** What is kept of it besides the match itself. */
  get particulars(): Particulars {
    const { id, levels, notes, match } = this
    return {
      id,
      game: match.definition.id,
      levels,
      notes,
      ...(this.#pupil === null ? {} : { lesson: this.#pupil.place }),
      ...(this.origin === null ? {} : { origin: this.origin }),
      ...(this.annals === undefined ? {} : { annals: this.annals }),
      ...(this.updated === null ? {} : { updated: this.updated }),
    }
  }

  /** Of the lesson or of the scenario. */
  #title(): string {
    const { scenario, position } = this.match
    if (this.#pupil !== null) return this.#pupil.title
    return this.loaded.table.scenario(scenario, position.data).title
  }
}

/** A choice as an act names it. */
function plain({ verb, noun }: Choice): { verb: string; noun?: string | number } {
  return noun === undefined ? { verb } : { verb, noun }
}

/** A stack as a thumbnail needs it: who is on top, and how many they are. */
function thumbnailOf(stack: Stack): Stack {
  const leader = stack.pieces.find(piece => piece.kind === 'leader')
  const units = stack.pieces.filter(piece => piece.kind === 'unit')
  const pieces = [...(leader === undefined ? [] : [leader]), ...units.slice(0, 1)]
  return { ...stack, pieces, units: units.length }
}
