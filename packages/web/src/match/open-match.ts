import {
  type Bot,
  type Choice,
  type Decision,
  type LoggedEvent,
  letsPass,
  type Match,
  type Role,
  type StandingOrder,
} from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { PlaceId, Pointed, Scene, SceneInput, Stack, Threat } from '@aquila/games/table'
import { Adviser } from './adviser.ts'
import { filmOf } from './film.ts'
import { hasAdviser } from './levels.ts'
import { LogBook } from './log-book.ts'
import { momentsFrom } from './moments.ts'
import { News } from './news.ts'
import type { Pupil } from './pupil.ts'
import { Seating } from './seating.ts'
import { questionFor, sceneInput } from './show.ts'
import type { GivenReason, StoredMatch } from './storage.ts'
import type { Hint, MatchSummary, RulesUpdate, SeatInfo, Shot, TableState, WhyNot } from './table-match.ts'
import { Thinking } from './thinking.ts'
import { type Words, wordsOf } from './words.ts'

/** What the state of an open match lacks until the desk adds it. */
type OwnState = Omit<TableState, 'lookingOn' | 'fault'>

/** The position as a role sees it. */
interface Seen {
  readonly role: Role | null
  readonly at: string
  readonly input: SceneInput
  readonly scene: Scene
}

/** A match that is being played here: who sits where, who looks, what the bots do. It knows no storage and no page. */
export class OpenMatch {
  readonly id: string
  readonly loaded: LoadedGame
  readonly annals: StoredMatch['annals']
  /** The match it went another way from. */
  readonly origin: string | null
  notes: string
  /** What the player has not taken note of: the rules have changed under the match. */
  updated: RulesUpdate | null
  readonly match: Match
  readonly words: Words
  readonly #places: ReadonlySet<string>
  readonly #seating: Seating
  readonly #thinking: Thinking
  readonly #adviser: Adviser
  /** By the number of the choice: what the bot who made it was up to. */
  readonly #reasons: Map<number, GivenReason>
  readonly #logBook: LogBook
  readonly #news: News
  readonly #pupil: Pupil | null
  #seen: Seen | null = null
  #shownAs: Role | null = null

  constructor(
    loaded: LoadedGame,
    match: Match,
    stored: Omit<StoredMatch, 'record' | 'checkpoint' | 'log'>,
    pupil: Pupil | null = null,
  ) {
    this.id = stored.id
    this.loaded = loaded
    this.annals = stored.annals
    this.origin = stored.origin ?? null
    this.notes = stored.notes
    this.updated = stored.updated ?? null
    this.match = match
    this.words = wordsOf(loaded, match.position.data)
    this.#places = new Set(loaded.table.places(match.position.data))
    this.#seating = new Seating(loaded, match, stored.levels)
    this.#thinking = new Thinking(match)
    this.#adviser = new Adviser(loaded)
    const reasons = Object.entries(stored.reasons ?? {})
    this.#reasons = new Map(reasons.map(([choice, reason]) => [Number(choice), reason]))
    this.#logBook = new LogBook(loaded, this.words, match, this.#reasons)
    this.#news = new News(match, this.#seating)
    this.#pupil = pupil
  }

  /** By player: the level of the bot, or null for a person. */
  get levels(): readonly (string | null)[] {
    return this.#seating.levels
  }

  /** The role of whoever looks. */
  get viewer(): Role | null {
    return this.#seating.viewer
  }

  choose(choice: Choice, decision: number): void {
    const role = this.viewer
    if (role === null) return
    const before = this.#now().input.log.length
    const asked = this.match.decisions.find(({ id }) => id === decision)
    this.match.choose(choice, { role, decision })
    this.#news.markRead(this.#firstOfOthers(before), asked?.window !== undefined)
  }

  undo(): void {
    if (this.viewer === null) return
    this.match.undo(this.viewer)
    this.#logBook.forgetAfter(this.match.log(this.viewer).length)
    this.#news.markRead()
  }

  setStandingOrder(window: string, order: StandingOrder): void {
    if (this.viewer !== null) this.match.setStandingOrder(this.viewer, window, order)
  }

  lookAs(role: Role): void {
    if (this.#seating.lookAs(role)) this.#logBook.beginAnew()
  }

  /** True while it is the turn of a bot who has not come yet. */
  get awaitsBot(): boolean {
    const decision = this.#seating.botsDecision
    return decision !== null && this.#seating.botOf(decision.role) === undefined
  }

  /** Fetches the bot whose turn it is, if it is a bot's. */
  async fetchBot(): Promise<void> {
    const decision = this.#seating.botsDecision
    if (decision !== null) await this.#seating.seatBot(decision.role)
  }

  /**
   * A step of a bot, if it is the turn of one who is here: its choice, or a piece of its thinking. People who choose at
   * the same time do not wait for it.
   */
  playBot(): boolean {
    const decision = this.#seating.botsDecision
    const bot = decision === null ? undefined : this.#seating.botOf(decision.role)
    if (decision === null || bot === undefined) return false
    this.#playOn(bot, decision)
    return true
  }

  #playOn(bot: Bot, decision: Decision): void {
    const { role } = decision
    const scripted = this.#pupil?.scripted(decision) ?? null
    const advice = scripted === null ? this.#thinking.goOn(bot, decision) : { choice: scripted }
    if (advice === null) return
    if (advice.reason !== undefined && !letsPass(decision, advice.choice))
      this.#reasons.set(choicesMade(this.match) + 1, { role, reason: advice.reason })
    this.match.choose(advice.choice, { role })
  }

  /** What a good bot would do in the viewer's place; in a lesson, what the coach points at. */
  async hint(): Promise<Hint | null> {
    const decision = this.#seating.decisionOf(this.viewer)
    if (decision === null) return null
    const mark = this.#pupil?.marker(decision)
    const wanted = decision.choices.find(choice => mark?.(choice) === 'wanted')
    const advice =
      wanted === undefined ? await this.#adviser.advise(this.match, decision) : { choice: wanted }
    if (advice === null) return null
    const { choice, reason } = advice
    return {
      choice,
      text: this.words.choice(choice),
      reason: reason === undefined ? this.words.advice(decision, choice) : this.words.reason(reason),
    }
  }

  odds(from: PlaceId, to: PlaceId): string | null {
    return this.loaded.table.odds?.(this.#now().input, from, to) ?? null
  }

  threats(place: PlaceId): readonly Threat[] {
    return this.loaded.table.threats?.(this.#now().input, place) ?? []
  }

  /** What the viewer has not seen happen, picture by picture. */
  film(): Shot[] {
    const { log } = this.#now().input
    const { firstOfFilm, firstEvent } = this.#news
    this.#logBook.write(this.viewer, log, firstOfFilm)
    const moments = momentsFrom(this.loaded, this.words, this.match, this.viewer, log, firstOfFilm)
    const lines = this.#logBook.from(firstOfFilm)
    return filmOf(this.loaded, this.match, this.viewer, lines, moments, firstEvent)
  }

  readOn(step: string): void {
    this.#pupil?.readOn(step)
  }

  /**
   * The first reason the rules give why nothing that was pointed at is legal; null if something is. What has nothing
   * to do with the question gets the question again.
   */
  whyNot(pointed: Pointed): WhyNot | null {
    const role = this.viewer
    if (role === null) return null
    const decision = this.#seating.decisionOf(role)
    let first: WhyNot | null = null
    for (const choice of this.loaded.table.meant(this.#now().input, pointed)) {
      const explanation = this.match.explain(role, choice, this.words)
      if (explanation === null) return null
      if (explanation.reasoned) first ??= explanation
    }
    if (first !== null || decision === null) return first
    return { rule: decision.rule, text: this.words.task(decision), reasoned: false }
  }

  /** Whoever looks wants to read the log from its first line on. */
  wantWholeLog(): void {
    this.#logBook.beginAnew(true)
  }

  /** Everything the page needs. With `all`, the log anew; otherwise only what is new since the last time. */
  state(all: boolean): OwnState {
    const { match } = this
    const role = this.viewer
    const { input, scene } = this.#now()
    const decision = this.#seating.decisionOf(role)
    // When players change seats, the page begins the log anew.
    const anew = all || role !== this.#shownAs
    const firstNew = role === null ? input.log.length : this.#news.firstEvent
    const log = this.#logBook.show(role, input.log, anew, firstNew)
    this.#shownAs = role
    return {
      id: this.id,
      game: match.definition.id,
      title: match.definition.title,
      scenario: this.#title(),
      map: this.loaded.table.map,
      palette: this.loaded.table.palette ?? null,
      viewer: role,
      seats: match.roles.map(each => this.#seat(each)),
      scene,
      question:
        decision === null
          ? null
          : questionFor(
              this.loaded,
              this.words,
              input,
              decision,
              this.#places,
              whereabouts(scene),
              this.#pupil?.marker(decision) ?? (() => null),
            ),
      waiting: match.decisions.map(each => each.role),
      handOver: this.#seating.handOver,
      log,
      moments: anew ? [] : momentsFrom(this.loaded, this.words, match, role, input.log, log.from),
      newsFrom: this.#news.firstEntry,
      news: this.#logBook.length - firstNew,
      canUndo: role !== null && match.canUndo(role),
      canAsk: decision !== null && hasAdviser(this.loaded),
      coach: this.#pupil?.coach(decision) ?? null,
      result:
        match.result === null ? null : { ...match.result, text: this.words.outcome(match.result.outcome) },
      length: match.length,
      orders:
        role === null
          ? []
          : match.definition.windows.map(({ name, rule }) => {
              return { name, rule, text: this.words.window(name), order: match.standingOrder(role, name) }
            }),
      notes: this.notes,
      updated: this.updated,
      ownPosition: !match.isFromTheBeginning,
      commitment: match.commitment,
    }
  }

  summary(): MatchSummary {
    const { match } = this
    const role = this.viewer
    const { scene } = this.#now()
    const opponents = match.roles.filter(each => each !== role).map(each => this.#seat(each).player)
    return {
      id: this.id,
      game: match.definition.id,
      title: match.definition.title,
      scenario: this.#title(),
      text: scene.summary,
      opponents: opponents.join(', '),
      status: match.result !== null ? 'over' : this.#seating.personToMove !== null ? 'your-move' : 'waiting',
      savedAt: Date.now(),
      entries: match.length,
      focus: scene.focus,
      stacks: scene.stacks.map(thumbnailOf),
      ...(this.#pupil === null ? {} : { lesson: this.#pupil.progress }),
      ...(this.annals?.day == null ? {} : { day: this.annals.day }),
      ...(match.isFromTheBeginning ? {} : { ownPosition: true }),
    }
  }

  stored(): StoredMatch & { readonly log: readonly LoggedEvent[] } {
    const { id, levels, notes, match } = this
    return {
      id,
      game: match.definition.id,
      record: match.record,
      levels,
      notes,
      checkpoint: match.checkpoint,
      log: match.told,
      reasons: Object.fromEntries(this.#reasons),
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

  /** What the viewer sees now, made once for each question: ids of questions are never used twice. */
  #now(): Seen {
    const role = this.viewer
    const at = [this.match.length, ...this.match.decisions.map(({ id }) => id)].join(' ')
    if (this.#seen?.role !== role || this.#seen.at !== at) {
      const input = sceneInput(this.match, role, this.match.log(role))
      this.#seen = { role, at, input, scene: this.loaded.table.scene(input) }
    }
    return this.#seen
  }

  #seat(role: Role): SeatInfo {
    const player = this.match.seats[role] ?? 0
    const name = this.match.players[player]
    return {
      role,
      side: this.words.role(role),
      kit: this.loaded.table.kitOf(role, this.match.roles),
      player: name === undefined || this.match.roles.includes(name) ? this.words.role(role) : name,
      level: this.levels[player] ?? null,
    }
  }

  /** What the game did by itself after a choice, for a side that nobody plays, is news like another player's move. */
  #firstOfOthers(before: number): number | undefined {
    const log = this.match.log(this.viewer)
    const first = log.findIndex(
      (event, number) =>
        number >= before && this.loaded.table.event(event, this.match.roles, this.words.data).theirs === true,
    )
    return first === -1 ? undefined : first
  }
}

function choicesMade(match: Match): number {
  return match.entries.filter(entry => !('window' in entry)).length
}

/** A stack as a thumbnail needs it: who is on top, and how many they are. */
function thumbnailOf(stack: Stack): Stack {
  const leader = stack.pieces.find(piece => piece.kind === 'leader')
  const units = stack.pieces.filter(piece => piece.kind === 'unit')
  const pieces = [...(leader === undefined ? [] : [leader]), ...units.slice(0, 1)]
  return { ...stack, pieces, units: units.length }
}

/** Where each piece stands, so that a choice of a piece is found on the map. */
function whereabouts(scene: Scene): Map<string, string> {
  const found = new Map<string, string>()
  for (const { place, pieces } of scene.stacks) for (const piece of pieces) found.set(piece.id, place)
  return found
}
