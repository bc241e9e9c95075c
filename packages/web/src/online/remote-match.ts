import type { Choice, EventView, KeptRecord, Language, Refusal, StandingOrder } from '@aquila/engine'
import { type LoadedGame, loadGame } from '@aquila/games'
import type { Act, Hinted, Sight } from '@aquila/play'
import {
  MOST_ASKED,
  type Own,
  type PackedViews,
  type Parley,
  type People,
  type TableSeen,
  unpackViews,
} from '@aquila/play/wire'
import type { Keeper } from '../match/keeper.ts'
import { Reader } from '../match/reader.ts'
import type { RulesUpdate, TableState } from '../match/table-match.ts'
import { Line, type LineSurroundings } from './line.ts'
import type { OnlineState } from './online-state.ts'
import { fetchOwn, fetchRecord, sendNotes } from './table-requests.ts'

/** What a remote match tells the page. */
export interface RemoteListener {
  state(state: TableState): void
  online(online: OnlineState): void
}

/**
 * A match that a server keeps, as this browser reads it: the line to the table, and what a reader makes of the sights that come
 * along it. It holds nothing that these eyes may not know, because nothing of it ever comes here.
 */
export class RemoteMatch implements Keeper {
  readonly isFar = true
  readonly id: string
  readonly #line: Line
  readonly #language: Language
  readonly #listener: RemoteListener
  #table: TableSeen | null = null
  #people: People | null = null
  #parley: Parley | null = null
  /** By how much the clock of the server is ahead of this one. */
  #ahead = 0
  #reader: Reader | null = null
  #loading: Promise<void> | null = null
  /** The newest sight came, and could not be read. */
  #isBehind = false
  #notes = ''
  /** What was shown to whoever looks before he came here, on any of his devices. */
  #seen: Own['seen'] = null
  /** The rules whose coming the reader has taken note of. */
  #noted: string | null = null
  /** From which event on the reader has to be told again. */
  #toldFrom = Number.POSITIVE_INFINITY
  /** The number of the sight that the page was shown last. */
  #shownSeq = -1
  #shown: Promise<void> = Promise.resolve()
  #waitingForSight: { readonly seq: number; readonly then: () => void }[] = []

  constructor(id: string, surroundings: LineSurroundings, listener: RemoteListener, language: Language) {
    this.id = id
    this.#language = language
    this.#listener = listener
    this.#line = new Line(surroundings, {
      table: table => {
        this.#table = table
        this.#tellOnline()
      },
      people: people => {
        this.#people = people
        this.#tellOnline()
      },
      parley: ({ now, parley }) => {
        this.#parley = parley
        this.#ahead = now - Date.now()
        this.#tellOnline()
      },
      sight: (sight, toldFrom) => void this.#see(sight, toldFrom),
      changed: () => {
        this.#tellOnline()
        this.#catchUp()
      },
    })
  }

  /** Connects. States come when the match has begun. */
  async open(): Promise<void> {
    await this.#line.open()
  }

  close(): void {
    this.#line.close()
  }

  get reading(): Reader {
    if (this.#reader === null) throw new Error('the match has not begun')
    return this.#reader
  }

  async choose({ verb, noun }: Choice, decision: number): Promise<void> {
    const choice = noun === undefined ? { verb } : { verb, noun }
    await this.#act({ kind: 'choose', decision, choice })
  }

  async undo(): Promise<void> {
    await this.#act({ kind: 'undo' })
  }

  async resign(): Promise<void> {
    await this.#act({ kind: 'resign' })
  }

  async setStandingOrder(window: string, order: StandingOrder): Promise<void> {
    await this.#act({ kind: 'order', window, order })
  }

  async setNotes(text: string): Promise<void> {
    await sendNotes(this.id, text)
    this.#notes = text
    await this.show(false)
  }

  /** The reader knows that the rules have changed. */
  async noteUpdate(): Promise<void> {
    this.#noted = this.#line.sight?.frame.rules ?? null
    await this.show(false)
  }

  /** The act is stored, and what it led to is shown: only then is it done. */
  async #act(act: Act): Promise<void> {
    const seq = await this.#line.act(act)
    if (this.#shownSeq < seq) await new Promise<void>(then => this.#waitingForSight.push({ seq, then }))
  }

  seen(events: number): void {
    this.#line.seen(events)
  }

  here(present: boolean): void {
    this.#line.here(present)
  }

  cut(): void {
    this.#line.cut()
  }

  hurry(): void {
    this.#line.hurry()
  }

  async refusals(choices: readonly Choice[]): Promise<readonly (Refusal | null)[]> {
    const plain = choices.map(({ verb, noun }) => (noun === undefined ? { verb } : { verb, noun }))
    return (await this.#line.ask({ what: 'refusals', choices: plain })) as readonly (Refusal | null)[]
  }

  async advise(): Promise<Hinted | null> {
    return (await this.#line.ask({ what: 'hint' })) as Hinted | null
  }

  async viewsAfter(events: readonly number[]): Promise<ReadonlyMap<number, EventView>> {
    return await this.#views(events, part => ({ what: 'views-after', events: part }))
  }

  async viewsBefore(events: readonly number[]): Promise<ReadonlyMap<number, EventView>> {
    return await this.#views(events, part => ({ what: 'views-before', events: part }))
  }

  async viewsAt(choices: readonly number[]): Promise<ReadonlyMap<number, EventView>> {
    return await this.#views(choices, part => ({ what: 'views-at', choices: part }))
  }

  async #views(
    numbers: readonly number[],
    asking: (part: number[]) => Parameters<Line['ask']>[0],
  ): Promise<ReadonlyMap<number, EventView>> {
    const all = new Map<number, EventView>()
    for (let first = 0; first < numbers.length; first += MOST_ASKED) {
      const part = numbers.slice(first, first + MOST_ASKED)
      const views = (await this.#line.ask(asking(part))) as PackedViews
      for (const [number, view] of unpackViews(views)) all.set(number, view)
    }
    return all
  }

  async sightAt(choices: number): Promise<Sight> {
    return (await this.#line.ask({ what: 'sight-at', choices })) as Sight
  }

  async record(): Promise<KeptRecord | null> {
    const { result = null, ending = null } = this.#line.sight ?? {}
    return result === null && ending === null ? null : await fetchRecord(this.id)
  }

  async #see(sight: Sight, toldFrom: number): Promise<void> {
    this.#toldFrom = Math.min(this.#toldFrom, toldFrom)
    try {
      this.#loading ??= this.#load(sight)
      await this.#loading
      await this.show(false)
    } catch (reason) {
      // What a sight needs could not be fetched: it is read when the line stands again.
      console.error(reason)
      this.#isBehind = true
      if (this.#reader === null) this.#loading = null
    }
  }

  /** The line stands again: what could not be read is read now. */
  #catchUp(): void {
    const { connection, sight } = this.#line
    if (!this.#isBehind || connection.is !== 'connected' || sight === null) return
    this.#isBehind = false
    void this.#see(sight, this.#toldFrom)
  }

  /** The game is fetched once; the rules are there for words and pictures, nothing is played here. */
  async #load(sight: Sight): Promise<void> {
    const { game, scenario, pack } = sight.frame
    const [loaded, own] = await Promise.all([
      loadGame(game, this.#language, [scenario]),
      sight.player === null ? null : fetchOwn(this.id),
    ])
    this.#notes = own?.notes ?? ''
    this.#seen = own?.seen ?? null
    this.#reader = new Reader(loaded, loaded.game.load(pack ?? undefined), sight, this)
    this.#toldFrom = Number.POSITIVE_INFINITY
    void this.#reader.fetchAhead()
  }

  /** States are told in order, each made from the newest sight there is. */
  show(all: boolean): Promise<void> {
    const before = this.#shown.catch(() => undefined)
    this.#shown = before.then(async () => {
      const sight = this.#line.sight
      const reader = this.#reader
      if (sight === null || reader === null) return
      if (sight !== reader.sight) this.#read(reader, sight)
      const state = await reader.state(all || this.#shownSeq === -1)
      this.#listener.state({ ...state, ...this.#own(reader.loaded, sight, state) })
      this.#shownSeq = sight.seq
      this.#waitingForSight = this.#waitingForSight.filter(({ seq, then }) => {
        if (seq > sight.seq) return true
        then()
        return false
      })
    })
    return this.#shown
  }

  /** The reader has all but what is new. */
  #read(reader: Reader, sight: Sight): void {
    const from = Math.min(this.#toldFrom, reader.known)
    this.#toldFrom = Number.POSITIVE_INFINITY
    reader.see({ ...sight, told: { ...sight.told, from, events: sight.told.events.slice(from) } })
  }

  /** What a state lacks that its reader has made. */
  #own(loaded: LoadedGame, sight: Sight, state: { readonly canAsk: boolean }) {
    return {
      id: this.id,
      scenario: loaded.table.scenario(sight.frame.scenario, this.reading.words.data).title,
      handOver: null,
      coach: null,
      notes: this.#notes,
      seen: this.#seen,
      updated: sight.frame.rules === this.#noted ? null : updateIn(sight),
      ownPosition: false,
      lookingOn: false,
      fault: null,
      canAsk: state.canAsk && this.#table?.hints === true,
    }
  }

  #tellOnline(): void {
    const { connection, sending } = this.#line
    this.#listener.online({
      ...{ connection, sending, table: this.#table, people: this.#people },
      ...{ parley: this.#parley, ahead: this.#ahead },
    })
  }
}

/** The rules that have changed since these eyes last chose; a watcher reads it until somebody does. */
function updateIn({ frame, player, read, choices }: Sight): RulesUpdate | null {
  const before = frame.earlier?.at(-1)
  if (before === undefined || before.choices < (player === null ? choices : read.choices)) return null
  return { from: before.rules, to: frame.rules, dropped: 0, first: null, goesOn: frame.from > 0 }
}
