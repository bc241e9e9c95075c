import { seatOf } from '@aquila/bots'
import {
  type Advice,
  AquilaError,
  type Bot,
  type BotReason,
  type Choice,
  type Decision,
  type Match,
  type Pondering,
  type Role,
  type StandingOrder,
} from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { Lesson, PlaceId, Pointed, Scene, SceneInput, Stack, Threat } from '@aquila/games/table'
import { filmOf } from './film.ts'
import { coachOf, type LessonPlace, lessonText, markOf, scriptedChoice, stepReached } from './lesson.ts'
import { adviserFor, botOfLevel, hasAdviser } from './levels.ts'
import { startOfMarch, wholeMarch } from './march.ts'
import { momentsFrom } from './moments.ts'
import { logLine, questionFor, sceneInput } from './show.ts'
import type { GivenReason, StoredMatch } from './storage.ts'
import type {
  Hint,
  LogLine,
  MatchSummary,
  RulesUpdate,
  SeatInfo,
  Shot,
  TableState,
  WhyNot,
} from './table-match.ts'
import { type Words, wordsOf } from './words.ts'

/** How long a bot may think about a choice, in milliseconds. */
const MOST_THINKING = 1800

/** What the state of an open match lacks until the desk adds it. */
type OwnState = Omit<TableState, 'saving' | 'lookingOn' | 'fault'>

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
  readonly levels: readonly (string | null)[]
  notes: string
  /** What the player has not taken note of: the rules have changed under the match. */
  updated: RulesUpdate | null
  readonly match: Match
  readonly words: Words
  readonly #places: ReadonlySet<string>
  readonly #bots = new Map<number, Bot>()
  /** The player who looks; null: a spectator. Players keep their seat when roles change hands. */
  #viewer: number | null
  #seen: Seen | null = null
  #lines: LogLine[] = []
  #linesShown = 0
  #shownAs: Role | null = null
  /** Per player: how long the log was when he last chose. */
  readonly #readUntil = new Map<number, number>()
  /** Per player: how long the record was then. */
  readonly #lastChoice = new Map<number, number>()
  /** By the number of the choice: what the bot who made it was up to. */
  readonly #reasons = new Map<number, GivenReason>()
  readonly #lesson: Lesson | null
  #place: LessonPlace | null
  /** What a bot is thinking about, and when it must be done. */
  #thinking: { readonly decision: number; readonly steps: Pondering; readonly until: number } | null = null
  /** Who is asked for hints; he keeps his plans from one question to the next. */
  #adviser: Bot | null = null
  #advised: { readonly piece: Choice['noun']; readonly reason: BotReason } | null = null

  constructor(
    loaded: LoadedGame,
    match: Match,
    stored: Omit<StoredMatch, 'record' | 'checkpoint'>,
    lesson: Lesson | null = null,
  ) {
    this.id = stored.id
    this.loaded = loaded
    this.levels = stored.levels
    this.notes = stored.notes
    this.updated = stored.updated ?? null
    this.match = match
    this.words = wordsOf(loaded, match.position.data)
    this.#places = new Set(loaded.table.places(match.position.data))
    for (const [player, level] of stored.levels.entries())
      if (level !== null) this.#bots.set(player, botOfLevel(loaded, level))
    // Where several people share the screen, nobody's hand is shown before somebody says that he sits down.
    const [first = null, ...others] = this.#people()
    this.#viewer = others.length > 0 && match.result === null ? null : first
    for (const [choice, reason] of Object.entries(stored.reasons ?? {}))
      this.#reasons.set(Number(choice), reason)
    this.#lesson = lesson
    this.#place = stored.lesson ?? null
    this.#markAllRead()
  }

  /** The role of whoever looks. */
  get viewer(): Role | null {
    return this.#viewer === null ? null : this.#roleOf(this.#viewer)
  }

  choose(choice: Choice, decision: number): void {
    const role = this.viewer
    if (role === null) return
    const before = this.#now().input.log.length
    this.match.choose(choice, { role, decision })
    this.#markRead()
    this.#leaveUnread(before)
  }

  undo(): void {
    if (this.viewer === null) return
    this.match.undo(this.viewer)
    this.#lines.length = Math.min(this.#lines.length, this.match.log(this.viewer).length)
    this.#markRead()
  }

  setStandingOrder(window: string, order: StandingOrder): void {
    if (this.viewer !== null) this.match.setStandingOrder(this.viewer, window, order)
  }

  lookAs(role: Role): void {
    const player = this.match.seats[role]
    if (player === undefined || this.#bots.has(player)) return
    this.#viewer = player
    this.#lines = []
    this.#linesShown = 0
  }

  /**
   * A step of a bot, if it is a bot's turn: its choice, or a piece of its thinking. People who choose at the same time
   * do not wait for it.
   */
  playBot(): boolean {
    const decision = this.match.decisions.find(({ role }) => this.#botOf(role) !== undefined)
    const bot = decision === undefined ? undefined : this.#botOf(decision.role)
    if (decision === undefined || bot === undefined) return false
    const advice = this.#scripted(decision) ?? this.#think(bot, decision)
    if (advice === null) return true
    const { choice, reason } = advice
    if (reason !== undefined) this.#reasons.set(choicesMade(this.match) + 1, { role: decision.role, reason })
    this.match.choose(choice, { role: decision.role })
    return true
  }

  /** A piece of a bot's thinking: null while it is not done. When its time is up it must make up its mind. */
  #think(bot: Bot, decision: Decision): Advice | null {
    if (bot.ponder === undefined) return bot.advise(seatOf(this.match, decision))
    if (this.#thinking?.decision !== decision.id)
      this.#thinking = {
        decision: decision.id,
        steps: bot.ponder(seatOf(this.match, decision)),
        until: performance.now() + MOST_THINKING,
      }
    const step = this.#thinking.steps.next(performance.now() > this.#thinking.until)
    if (!step.done) return null
    this.#thinking = null
    return step.value
  }

  /** What a good bot would do in the viewer's place; in a lesson, what the coach points at. */
  hint(): Hint | null {
    const decision = this.#decisionOf(this.viewer)
    if (decision === null) return null
    const mark = this.#marker(decision)
    const wanted = decision.choices.find(choice => mark(choice) === 'wanted')
    if (wanted !== undefined) return { choice: wanted, text: this.words.choice(wanted), reason: null }
    this.#adviser ??= adviserFor(this.loaded)
    const advice = this.#adviser?.advise(seatOf(this.match, decision))
    if (advice === undefined) return null
    const { choice, reason = this.#reasonStill(decision) } = advice
    if (advice.reason !== undefined) this.#advised = { piece: choice.noun, reason: advice.reason }
    return {
      choice,
      text: this.words.choice(choice),
      reason: reason === undefined ? null : this.words.reason(reason),
    }
  }

  /** What was said of a piece holds for the further questions about it. */
  #reasonStill({ about = {} }: Decision): BotReason | undefined {
    const { piece, reason } = this.#advised ?? {}
    return piece !== undefined && Object.values(about).includes(piece) ? reason : undefined
  }

  threats(place: PlaceId): readonly Threat[] {
    return this.loaded.table.threats?.(this.#now().input, place) ?? []
  }

  /** What the viewer has not seen happen, picture by picture. */
  film(): Shot[] {
    const role = this.viewer
    this.#readLog()
    const first = this.#readUntil.get(this.#viewer ?? -1) ?? 0
    const { log } = this.#now().input
    const moments = momentsFrom(this.loaded, this.words, this.match, role, log, first)
    return filmOf(this.loaded, this.match, role, this.#lines.slice(first), moments)
  }

  readOn(step: string): void {
    if (this.#place !== null) this.#place = { ...this.#place, read: [...this.#place.read, step] }
  }

  /**
   * The first reason the rules give why nothing that was pointed at is legal; null if something is. What has nothing
   * to do with the question gets the question again.
   */
  whyNot(pointed: Pointed): WhyNot | null {
    const role = this.viewer
    if (role === null) return null
    const decision = this.#decisionOf(role)
    let first: WhyNot | null = null
    for (const choice of this.loaded.table.meant(this.#now().input, pointed)) {
      const explanation = this.match.explain(role, choice, this.words)
      if (explanation === null) return null
      if (explanation.reasoned) first ??= explanation
    }
    if (first !== null || decision === null) return first
    return { rule: decision.rule, text: this.words.task(decision), reasoned: false }
  }

  /** Everything the page needs. With `all`, the whole log; otherwise only what is new since the last time. */
  state(all: boolean): OwnState {
    const { match } = this
    const role = this.viewer
    const { input, scene } = this.#now()
    const decision = this.#decisionOf(role)
    // When players change seats, the page begins the log anew.
    const anew = all || role !== this.#shownAs
    const log = this.#log(anew)
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
              this.#marker(decision),
            ),
      waiting: match.decisions.map(each => each.role),
      handOver: this.#handOver(decision),
      log,
      moments: anew ? [] : momentsFrom(this.loaded, this.words, match, role, input.log, log.from),
      newsFrom: this.#lastChoice.get(this.#viewer ?? -1) ?? 0,
      news: role === null ? 0 : this.#lines.length - (this.#readUntil.get(this.#viewer ?? -1) ?? 0),
      canUndo: role !== null && match.canUndo(role),
      canAsk: decision !== null && hasAdviser(this.loaded),
      coach:
        this.#lesson === null || this.#place === null
          ? null
          : coachOf(this.#lesson, this.#place, match, decision),
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
      status:
        match.result !== null
          ? 'over'
          : match.decisions.some(each => this.#botOf(each.role) === undefined)
            ? 'your-move'
            : 'waiting',
      savedAt: Date.now(),
      entries: match.length,
      focus: scene.focus,
      stacks: scene.stacks.map(thumbnailOf),
      ...(this.#lesson === null || this.#place === null
        ? {}
        : {
            lesson: {
              id: this.#lesson.id,
              done: stepReached(this.#lesson, this.#place, match),
              of: this.#lesson.steps.length,
            },
          }),
    }
  }

  stored(): StoredMatch {
    const { id, levels, notes, match } = this
    return {
      id,
      game: match.definition.id,
      record: match.record,
      levels,
      notes,
      checkpoint: match.checkpoint,
      reasons: Object.fromEntries(this.#reasons),
      ...(this.#place === null ? {} : { lesson: this.#place }),
      ...(this.updated === null ? {} : { updated: this.updated }),
    }
  }

  /** Of the lesson or of the scenario. */
  #title(): string {
    const { scenario, position } = this.match
    if (this.#lesson !== null) return lessonText(this.#lesson, 'title')
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

  /** The log for the page: all of it, or what the page has not been given yet. */
  #log(all: boolean): TableState['log'] {
    const from = all ? 0 : Math.min(this.#linesShown, this.#lines.length)
    this.#readLog()
    this.#linesShown = this.#lines.length
    return { from, lines: this.#lines.slice(from) }
  }

  /** Writes the lines that the log has more than we. */
  #readLog(): void {
    const events = this.#now().input.log
    const { rolls } = this.match
    for (let number = this.#lines.length; number < events.length; number++) {
      const event = events[number]
      if (event === undefined) continue
      const line = logLine(this.loaded, this.words, this.match.roles, event, number, rolls)
      const start = startOfMarch(events, number)
      const whole = start === number ? line.text : this.words.event(wholeMarch(events, start, number))
      const reason = this.#reasonOf(line) ?? (start === number ? null : (this.#lines[start]?.reason ?? null))
      this.#lines.push({ ...line, text: whole, reason, follows: start })
    }
  }

  /** A reason stands with the first thing that came of the choice, if it is of the side that made it. */
  #reasonOf(line: LogLine): string | null {
    const before = this.#lines.at(-1)?.after ?? 0
    const found = [...this.#reasons].findLast(
      ([choice, { role }]) =>
        choice > before &&
        choice <= line.after &&
        this.loaded.table.kitOf(role, this.match.roles) === line.kit,
    )
    return found === undefined ? null : this.words.reason(found[1].reason)
  }

  #scripted(decision: Decision): { choice: Choice; reason?: BotReason } | null {
    if (this.#lesson === null || this.#place === null) return null
    if (stepReached(this.#lesson, this.#place, this.match) >= this.#lesson.steps.length) return null
    return { choice: scriptedChoice(this.#lesson, this.#place, this.match, decision) }
  }

  /** What the lesson thinks of the choices of a decision. */
  #marker(decision: Decision): (choice: Choice) => 'wanted' | 'aside' | null {
    if (this.#lesson === null || this.#place === null) return () => null
    const step = this.#lesson.steps[stepReached(this.#lesson, this.#place, this.match)]
    return choice => markOf(step, decision, choice)
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

  #handOver(mine: Decision | null): Role | null {
    if (mine !== null || this.match.result !== null) return null
    const other = this.match.decisions.find(({ role }) => this.#botOf(role) === undefined)
    return other?.role ?? null
  }

  #decisionOf(role: Role | null): Decision | null {
    return this.match.decisions.find(decision => decision.role === role) ?? null
  }

  #botOf(role: Role): Bot | undefined {
    return this.#bots.get(this.match.seats[role] ?? -1)
  }

  #people(): number[] {
    return this.levels.flatMap((level, player) => (level === null ? [player] : []))
  }

  #roleOf(player: number): Role {
    const role = this.match.roles.find(each => this.match.seats[each] === player)
    if (role === undefined) throw new AquilaError(`player ${player} sits nowhere`)
    return role
  }

  /** What the game did by itself after a choice, for a side that nobody plays, is news like another player's move. */
  #leaveUnread(before: number): void {
    const { table } = this.loaded
    const log = this.match.log(this.viewer)
    const first = log.findIndex(
      (event, number) =>
        number >= before && table.event(event, this.match.roles, this.words.data).theirs === true,
    )
    if (first >= 0 && this.#viewer !== null) this.#readUntil.set(this.#viewer, first)
  }

  #markRead(): void {
    if (this.#viewer === null) return
    this.#readUntil.set(this.#viewer, this.match.log(this.viewer).length)
    this.#lastChoice.set(this.#viewer, this.match.length)
  }

  /** What came before a player's last choice he has seen; if he has made none, all of it. */
  #markAllRead(): void {
    const choices = this.match.entries
    for (const player of this.#people()) {
      const role = this.#roleOf(player)
      const log = this.match.log(role)
      const last = choices.findLastIndex(entry => entry.role === role && !('window' in entry))
      const made = choices.slice(0, last + 1).filter(entry => !('window' in entry)).length
      const unseen = last === -1 ? -1 : log.findIndex(event => event.after > made)
      this.#readUntil.set(player, unseen === -1 ? log.length : unseen)
      this.#lastChoice.set(player, last === -1 ? this.match.length : last + 1)
    }
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
