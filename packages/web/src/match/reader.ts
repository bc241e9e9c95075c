import type { Choice, Decision, Role, SeenEvent } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { Briefing, PlaceId, Pointed, Scene, SceneInput, Threat } from '@aquila/games/table'
import { type GivenReason, hasAdviser, type Sight, type Sitter } from '@aquila/play'
import type { Keeper } from './keeper.ts'
import { LogBook } from './log-book.ts'
import { momentsFrom, pausesFrom } from './moments.ts'
import { questionFor, sceneInput } from './show.ts'
import type {
  BriefingTime,
  Hint,
  Question,
  Reel,
  SeatInfo,
  Shown,
  ShownChoice,
  ShownResult,
  TableState,
  WhyNot,
} from './table-match.ts'
import { type Words, wordsOf } from './words.ts'

/** What the reader can say of a match; the rest of a state is known to its keeper. */
export type ReadState = Omit<
  TableState,
  | 'id'
  | 'scenario'
  | 'handOver'
  | 'coach'
  | 'notes'
  | 'seen'
  | 'updated'
  | 'ownPosition'
  | 'lookingOn'
  | 'fault'
>

/** What a lesson thinks of a choice. */
export type Mark = (choice: Choice) => ShownChoice['lesson']

/**
 * The reader's side of a match: it makes pictures and words from what one pair of eyes is told, and asks the keeper for what it
 * lacks. It never sees the match itself, so it cannot tell what these eyes may not know.
 */
export class Reader {
  readonly loaded: LoadedGame
  readonly words: Words
  readonly #keeper: Keeper
  readonly #places: ReadonlySet<string>
  readonly #logBook: LogBook
  #sight: Sight
  #log: SeenEvent[]
  #reasons: { [choice: number]: GivenReason }
  /** Events that tell these eyes more than everybody. */
  #hidden: ReadonlySet<number>
  #now: { readonly input: SceneInput; readonly scene: Scene } | null = null
  #shownAs: Role | null = null

  /** `data` is that of the game, with the pack that the match is played with. */
  constructor(loaded: LoadedGame, data: unknown, sight: Sight, keeper: Keeper) {
    this.loaded = loaded
    this.words = wordsOf(loaded, data)
    this.#keeper = keeper
    this.#places = new Set(loaded.table.places(data))
    this.#logBook = new LogBook({ loaded, words: this.words, roles: sight.frame.roles })
    this.#sight = sight
    this.#log = [...sight.told.events]
    this.#reasons = { ...sight.told.reasons }
    this.#hidden = new Set(sight.told.hidden)
  }

  get sight(): Sight {
    return this.#sight
  }

  get role(): Role | null {
    return this.#sight.role
  }

  get question(): Decision | null {
    return this.#sight.question
  }

  /** All that these eyes were told. */
  get log(): readonly SeenEvent[] {
    return this.#log
  }

  /** How many events are known: a further sight may tell what comes after them. */
  get known(): number {
    return this.#log.length
  }

  /** A newer sight. Of what it tells again, the old is forgotten. */
  see(sight: Sight): void {
    const { from, events, hidden, reasons } = sight.told
    if (sight.player !== this.#sight.player) this.#logBook.beginAfresh()
    this.#logBook.forgetAfter(from)
    if (from === 0) {
      this.#log = [...events]
      this.#reasons = { ...reasons }
    } else {
      // Thousands of events are not copied for a few more. Other eyes have another log, so what is in the making stays theirs.
      this.#log.length = from
      this.#log.push(...events)
      Object.assign(this.#reasons, reasons)
    }
    this.#hidden = new Set([...[...this.#hidden].filter(event => event < from), ...hidden])
    this.#sight = sight
    this.#now = null
  }

  /** The position as the game's table is shown it, and what it makes of that. */
  get now(): { readonly input: SceneInput; readonly scene: Scene } {
    if (this.#now === null) {
      const input = sceneInput(this.#sight, this.#log, this.words.data)
      this.#now = { input, scene: this.loaded.table.scene(input) }
    }
    return this.#now
  }

  /** The reader wants to read the log from its first line on. */
  wantWholeLog(): void {
    this.#logBook.beginAfresh(true)
  }

  /** Everything that can be drawn. With `all`, the whole log; otherwise only what is new since the last time. */
  async state(all: boolean, mark: Mark = () => null): Promise<ReadState> {
    const { loaded, words } = this
    const sight = this.#sight
    const { role, frame, question, result, read } = sight
    await this.#bringQuoted()
    const { input, scene } = this.now
    // When players change seats, the page begins the log afresh.
    const fromFirst = all || role !== this.#shownAs
    const firstNew = role === null ? this.#log.length : read.event
    const log = this.#logBook.show(this.#log, this.#reasons, fromFirst, firstNew)
    this.#shownAs = role
    const { length } = this.#logBook
    return {
      game: frame.game,
      title: loaded.lid('title'),
      map: loaded.table.map,
      viewer: role,
      seats: frame.roles.map(each => this.seat(each)),
      scene,
      question:
        question === null
          ? null
          : questionFor({
              loaded,
              words,
              input,
              scene,
              places: this.#places,
              decision: question,
              barred: await this.#barred(scene),
              mark,
            }),
      waiting: sight.waiting.map(each => each.role),
      log,
      moments: fromFirst ? null : await pausesFrom(this.#told(sight), log.from),
      newsFrom: read.choices,
      news: length - firstNew,
      canUndo: sight.undoBar === null,
      undoBar: this.#undoBar(sight.undoBar),
      canAsk: question !== null && hasAdviser(loaded),
      result: result === null ? endedEarly(sight) : { ...result, text: words.outcome(result.outcome) },
      ending: sight.ending,
      length: sight.choices,
      orders: sight.orders.map(({ window, rule, order }) => {
        return { name: window, rule, text: words.window(window), order }
      }),
      commitment: frame.commitment,
    }
  }

  /** What would end the step if it could; where the table does not say why not, the rules do. */
  async #barred({ barred = null }: Scene): Promise<Question['barred']> {
    if (barred === null) return null
    const text = this.words.choice(barred.choice)
    if (barred.why !== undefined) return { text, why: barred.why }
    const [refusal] = await this.#keeper.refusals([barred.choice])
    return refusal == null ? null : { text, why: this.words.refusal(refusal).text }
  }

  /** In a word: what has closed the undo, and who if it was somebody. */
  #undoBar(bar: Sight['undoBar']): TableState['undoBar'] {
    if (bar === null || bar.why === 'nothing') return null
    return bar.why === 'other'
      ? { kind: bar.why, side: this.words.role(bar.by) }
      : { kind: bar.why, side: '' }
  }

  /** Where a bot's reasons are told, their texts are wanted, which come with the bots. */
  async #bringQuoted(): Promise<void> {
    for (const _ in this.#reasons) {
      await this.loaded.bots()
      return
    }
  }

  /** What is told of a match, for moments and films. */
  #told(sight: Sight) {
    return { loaded: this.loaded, words: this.words, keeper: this.#keeper, sight, log: this.#log }
  }

  /** What has happened since these eyes last chose or were last shown something, picture by picture. */
  async film(shown: Shown): Promise<Reel> {
    const sight = this.#sight
    const { film, event } = sight.read
    const from = Math.max(0, Math.min(film, shown.here, shown.toThese))
    await this.#bringQuoted()
    this.#logBook.write(this.#log, this.#reasons, from)
    const lines = this.#logBook.from(from)
    const told = this.#told(sight)
    const moments = await momentsFrom({ ...told, from })
    const { filmOf } = await import('./film.ts')
    return await filmOf({ ...told, lines, moments, firstNew: event, shown, hidden: this.#hidden })
  }

  /** Fetches what a match may need on its way, before it does: whoever sends it may be away then. */
  async fetchAhead(): Promise<void> {
    const { table } = this.loaded
    await Promise.allSettled([import('./film.ts'), table.moments?.(), this.loaded.briefing()])
  }

  /** What a good bot would do. */
  async hint(): Promise<Hint | null> {
    const { question } = this
    const advice = question === null ? null : await this.#keeper.advise()
    if (advice === null || question === null) return null
    await this.loaded.bots()
    const { choice, reason, goesOn = false, chances = null } = advice
    const why = reason === undefined ? this.words.advice(question, choice) : this.words.reason(reason)
    return { choice, text: this.words.choice(choice), reason: why, goesOn, chances }
  }

  odds(from: PlaceId, to: PlaceId): string | null {
    return this.loaded.table.odds?.(this.now.input, from, to) ?? null
  }

  async briefing(time: BriefingTime): Promise<Briefing | null> {
    const told = await this.loaded.briefing()
    return told?.brief(time === 'first' ? await this.#beforeAnyMoment() : this.now.input) ?? null
  }

  /** How things stand while nothing has been shown of what a match begins with. */
  async #beforeAnyMoment(): Promise<SceneInput> {
    const { input } = this.now
    if (this.#sight.choices > 0) return input
    const [first] = await momentsFrom({ ...this.#told(this.#sight), from: 0 })
    const before = first && (await this.#keeper.viewsBefore([first.since])).get(first.since)
    if (before === undefined) return input
    return { ...input, view: before.view, phase: before.phase, seats: before.seats, decision: null, log: [] }
  }

  threats(place: PlaceId): readonly Threat[] {
    return this.loaded.table.threats?.(this.now.input, place) ?? []
  }

  /**
   * The first reason the rules give why nothing that was pointed at is legal; null if something is. What has nothing
   * to do with the question gets the question again.
   */
  async whyNot(pointed: Pointed): Promise<WhyNot | null> {
    const { question, words, loaded } = this
    if (this.role === null) return null
    const refusals = await this.#keeper.refusals(loaded.table.meant(this.now.input, pointed))
    if (refusals.includes(null)) return null
    const first = refusals
      .flatMap(refusal => (refusal === null ? [] : [words.refusal(refusal)]))
      .find(({ reasoned }) => reasoned)
    if (first !== undefined || question === null) return first ?? null
    return { rule: question.rule, text: words.task(question), reasoned: false }
  }

  seat(role: Role): SeatInfo {
    const { seats, sitters, frame } = this.#sight
    const number = seats[role] ?? 0
    const sitter: Sitter | undefined = sitters[number]
    const side = this.words.role(role)
    return {
      role,
      number,
      side,
      kit: this.loaded.table.kitOf(role, frame.roles),
      player: sitter === undefined || frame.roles.includes(sitter.name) ? side : sitter.name,
      level: sitter?.level ?? null,
      here: (sitter?.level ?? null) === null && (!this.#keeper.isFar || role === this.role),
    }
  }
}

/** People may end a match before the rules do. By what words that is told is the page's business. */
function endedEarly({ ending }: Sight): ShownResult | null {
  return ending === null ? null : { winners: ending.winners, outcome: ending.kind, rule: '', text: '' }
}
