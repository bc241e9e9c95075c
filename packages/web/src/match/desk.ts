import {
  AquilaError,
  BadRecord,
  Match,
  type MatchRecord,
  type RecordedEntry,
  readRecord,
  rolesFor,
  tablesOf,
} from '@aquila/engine'
import { type LoadedGame, lessonOf, lessonsOf, loadGame } from '@aquila/games'
import type { Lesson } from '@aquila/games/table'
import { type Hold, holdMatch } from './hold.ts'
import { type LessonPlace, lessonDice, lessonText, playUpTo } from './lesson.ts'
import { levelsOf } from './levels.ts'
import { OpenMatch } from './open-match.ts'
import { idUnder, isQuotaError, type MatchStore, type StoredMatch } from './storage.ts'
import type { Catalogue, LessonCard, NewMatch, RulesUpdate, Saving, TableState } from './table-match.ts'
import { wordsOf } from './words.ts'

/** For how long a bot may think before the page is told what happened so far. */
const SLICE = 60

/** The worker's desk: opens and keeps the match of this tab, lets the bots play, saves, tells the page. */
export class Desk {
  readonly #store: MatchStore
  readonly #tell: (state: TableState) => void
  #open: OpenMatch | null = null
  #hold: Hold | null = null
  #channel: BroadcastChannel | null = null
  #saving: Saving = 'saved'
  #isWriting = false
  /** What has changed since it was last written. */
  readonly #unsaved = new Set<OpenMatch>()
  #fault: string | null = null
  /** The match in which bots have begun to play and need longer. */
  #playing: OpenMatch | null = null
  /** Another tab has saved something that has not been looked at here. */
  #stale = false
  #looking = false

  constructor(store: MatchStore, tell: (state: TableState) => void) {
    this.#store = store
    this.#tell = tell
  }

  get open(): OpenMatch {
    if (this.#open === null) throw new AquilaError('no match is open')
    return this.#open
  }

  async catalogue(id: string): Promise<Catalogue> {
    const loaded = await loadGame(id)
    const { game, table } = loaded
    const data = game.load(undefined)
    const words = wordsOf(loaded, data)
    return {
      game: id,
      title: game.title,
      version: game.version,
      scenarios: game.scenarios.map(scenario => ({
        ...table.scenario(scenario.id, data),
        tables: tablesOf(scenario).map(roles =>
          roles.map(role => ({ role, name: words.role(role), kit: table.kitOf(role, roles) })),
        ),
      })),
      options: game.options.flatMap(option => table.option(option.id, data) ?? []),
      reacts: game.windows.length > 0,
      levels: levelsOf(loaded),
    }
  }

  /** Throws if a game cannot be played with a data pack, and says why. */
  async checkPack(id: string, pack: unknown): Promise<void> {
    const { game } = await loadGame(id)
    game.load(pack)
  }

  /** Starts a match and saves it. Gives its id. */
  async start(wanted: NewMatch): Promise<string> {
    const loaded = await loadGame(wanted.game)
    const scenario = loaded.game.scenarios.find(({ id }) => id === wanted.scenario)
    const seats = Object.keys(wanted.seats).length
    const roles = scenario === undefined ? [] : rolesFor(scenario, seats)
    const match = Match.start(loaded.game, {
      scenario: wanted.scenario,
      options: wanted.options,
      pauseAlike: wanted.pauseAlike,
      players: roles.map(role => wanted.seats[role]?.name ?? role),
      levels: roles.map(role => wanted.seats[role]?.level ?? null),
      ...(wanted.pack === undefined ? {} : { pack: wanted.pack }),
      ...(wanted.seed === null ? {} : { seed: wanted.seed }),
    })
    return await this.#keepNew(loaded, match, match.levels, '')
  }

  async lessons(game: string): Promise<readonly LessonCard[]> {
    return (await lessonsOf(game)).map(lesson => ({
      id: lesson.id,
      title: lessonText(lesson, 'title'),
      about: lessonText(lesson, 'about'),
    }))
  }

  /** Starts a lesson and saves it as a match. Gives its id. */
  async startLesson(game: string, id: string): Promise<string> {
    const [loaded, lesson] = await Promise.all([loadGame(game), lessonOf(game, id)])
    const { scenario, options, pack, pupil, opponent } = lesson
    const roles = loaded.game.scenarios.find(each => each.id === scenario)?.roles ?? []
    const dice = lessonDice(lesson, [], freshNumber())
    const match = Match.start(loaded.game, { scenario, options, pack, players: [...roles], dice })
    playUpTo(lesson, match)
    const place = { id, from: match.length, read: [] }
    const seated = roles.map(role => (role === pupil ? null : (opponent?.level ?? null)))
    return await this.#keepNew(loaded, match, seated, '', lesson, place)
  }

  /** A record from a file becomes a match of this browser. Who sat where stays; where no person sat, people do. */
  async importRecord(text: string): Promise<string> {
    const record = readRecord(text)
    const loaded = await loadGame(record.game).catch(() => {
      throw new BadRecord(`this is a record of "${record.game}", which cannot be played here`)
    })
    const match = Match.replay(loaded.game, record)
    const levels = match.levels.includes(null) ? match.levels : match.roles.map(() => null)
    return await this.#keepNew(loaded, match, levels, '')
  }

  /** A new match from an earlier point of the open one. */
  async whatIf(entries: number): Promise<string> {
    const { loaded, match, levels: seated, notes } = this.open
    return await this.#keepNew(loaded, match.whatIf(entries), seated, notes)
  }

  async openMatch(id: string): Promise<void> {
    this.close()
    const stored = await this.#store.load(id)
    if (stored === null) throw new AquilaError('this match is not kept in this browser')
    const open = await this.#reopen(stored)
    this.#open = open
    this.#hold = await holdMatch(id, () => void this.#changedHands())
    this.#channel = new BroadcastChannel(`aquila-match-${id}`)
    this.#channel.onmessage = () => void this.#lookAgain()
    this.show(true)
    if (open.match.definition.version !== stored.record.rules) void this.#save()
    void this.#playOn()
  }

  close(): void {
    this.#hold?.release()
    this.#channel?.close()
    this.#open = null
    this.#hold = null
    this.#fault = null
    this.#saving = 'saved'
  }

  async takeOver(): Promise<void> {
    await this.#hold?.takeOver()
  }

  /** The record from before the rules changed under the open match. */
  async oldRecord(): Promise<MatchRecord | null> {
    const { id, updated } = this.open
    const kept = updated === null ? null : await this.#store.load(idUnder(updated.from, id))
    return kept?.record ?? null
  }

  /** Something was chosen, taken back or noted: the bots answer, then it is shown and saved, all of it once. */
  changed(): void {
    const isDone = this.#letBotsPlay()
    this.show(false)
    void this.#save()
    if (!isDone) void this.#playOn()
  }

  mustPlayHere(): void {
    if (this.#hold?.mine !== true) throw new AquilaError('another tab plays this match')
  }

  show(all: boolean): void {
    if (this.#open === null) return
    const lookingOn = this.#hold?.mine !== true
    this.#tell({ ...this.#open.state(all), saving: this.#saving, lookingOn, fault: this.#fault })
  }

  /** The bots play for a moment. False if they need longer. */
  #letBotsPlay(): boolean {
    const open = this.#open
    if (open === null || this.#hold?.mine !== true) return true
    try {
      for (const until = performance.now() + SLICE; open.playBot(); )
        if (performance.now() >= until) return false
      this.#fault = null
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error)
    }
    return true
  }

  /** Bots who need longer go on a moment at a time; what they have done is shown and saved as it comes. */
  async #playOn(): Promise<void> {
    const open = this.#open
    if (open === null || this.#playing === open) return
    this.#playing = open
    for (let isDone = false; !isDone; ) {
      await new Promise(resolve => setTimeout(resolve, 0))
      if (open !== this.#open) break
      const { length } = open.match
      const fault = this.#fault
      isDone = this.#letBotsPlay()
      if (open.match.length === length && this.#fault === fault) continue
      this.show(false)
      void this.#save()
    }
    if (this.#playing === open) this.#playing = null
  }

  /** One write at a time; what changes meanwhile is written right after. The page is told if it begins or ceases to fail. */
  async #save(): Promise<void> {
    if (this.#open === null || this.#hold?.mine !== true) return
    this.#unsaved.add(this.#open)
    if (this.#isWriting) return
    this.#isWriting = true
    const before = this.#saving
    try {
      for (const open of this.#unsaved) {
        this.#unsaved.delete(open)
        await this.#store.save(open.stored(), open.summary())
      }
      this.#saving = 'saved'
      this.#channel?.postMessage('saved')
    } catch (error) {
      this.#saving = isQuotaError(error) ? 'full' : 'failed'
    } finally {
      this.#isWriting = false
    }
    if (this.#saving !== before) this.show(false)
  }

  /** This tab has lost the match to another or has taken it over: what is kept is what counts. */
  async #changedHands(): Promise<void> {
    await this.#lookAgain()
    void this.#playOn()
  }

  /** What another tab has saved is opened here. News that come meanwhile are looked at right after. */
  async #lookAgain(): Promise<void> {
    this.#stale = true
    if (this.#looking) return
    this.#looking = true
    try {
      while (this.#stale && this.#open !== null) {
        this.#stale = false
        const { id } = this.#open
        const stored = await this.#store.load(id)
        if (stored === null || this.#open?.id !== id) continue
        if (stored.record.position !== this.#open.match.hash) {
          const reopened = await this.#reopen(stored)
          if (this.#open?.id !== id) continue
          this.#open = reopened
        }
        this.show(true)
      }
    } finally {
      this.#looking = false
    }
  }

  async #keepNew(
    loaded: LoadedGame,
    match: Match,
    seated: readonly (string | null)[],
    notes: string,
    lesson: Lesson | null = null,
    place?: LessonPlace,
  ): Promise<string> {
    const id = crypto.randomUUID()
    const open = new OpenMatch(
      loaded,
      match,
      {
        id,
        game: match.definition.id,
        levels: seated,
        notes,
        ...(place === undefined ? {} : { lesson: place }),
      },
      lesson,
    )
    await this.#store.save(open.stored(), open.summary())
    return id
  }

  /**
   * Plays the record again. If the rules have changed since, it goes on from its checkpoint, and the player is told what
   * no longer fits; the match is put aside first as it was.
   */
  async #reopen(stored: StoredMatch): Promise<OpenMatch> {
    const { record, checkpoint } = stored
    const loaded = await loadGame(stored.game)
    const lesson = stored.lesson === undefined ? null : await lessonOf(stored.game, stored.lesson.id)
    const dice = lesson === null ? undefined : lessonDice(lesson, record.rolls, freshNumber())
    if (record.rules === loaded.game.version || checkpoint === null)
      return new OpenMatch(loaded, Match.replay(loaded.game, record, dice), stored, lesson)
    const { match, dropped } = Match.resume(loaded.game, record, checkpoint, dice)
    await this.#store.keep(stored)
    const open = new OpenMatch(loaded, match, stored, lesson)
    open.updated = updateOf(open, record.rules, dropped)
    return open
  }
}

function freshNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
}

function updateOf({ words, match }: OpenMatch, from: string, dropped: readonly RecordedEntry[]): RulesUpdate {
  const choices = dropped.flatMap(entry => ('window' in entry ? [] : [entry]))
  const [first] = choices
  return {
    from,
    to: match.definition.version,
    dropped: choices.length,
    first: first === undefined ? null : words.choice(first),
  }
}
