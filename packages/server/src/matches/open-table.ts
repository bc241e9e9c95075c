import type { MatchRecord } from '@aquila/engine'
import type { Act, BotMove, Read, Sight, Sitting } from '@aquila/play'
import { NotDone } from '../not-done.ts'
import { likeness } from '../people/likeness.ts'
import type { Append, StoredMatch, TableChange, TableRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { appendOf, readsOf, tableAfter } from './appending.ts'
import { Audience } from './audience.ts'
import { retimed } from './clocks.ts'
import type { EyesReader } from './eyes.ts'
import { Held } from './held.ts'
import type { UnderNewRules } from './new-rules.ts'
import { type Material, materialOf, openMatch, rulesOf } from './opening.ts'
import { type AtTable, actAtTable, type CarriedOut, heirNamed } from './parley.ts'
import { Parts } from './parts.ts'
import { Queue } from './queue.ts'
import type { StartAct } from './stored-acts.ts'
import { Tokens } from './tokens.ts'

/** How often those who have not acted are told, in milliseconds: a march of twelve steps is one picture more. */
const BETWEEN_SIGHTS = 100

/** What a table needs of the house. */
export interface House {
  readonly store: Store
  readonly foldAfter: number
  now(): number
  seedOf(stored: StoredMatch): string
  /** Plays a match again under the rules of today, beside the main loop. */
  underNewRules(stored: StoredMatch): Promise<UnderNewRules>
  /** Something at this table has changed, and is stored: lists, readers and bots may want to know. */
  changed(table: OpenTable, what: { readonly seats: boolean; readonly botToMove: boolean }): void
}

/**
 * A table that somebody uses: its row as it is stored, and the match on it, if it has begun. Acts are carried out in memory,
 * stored, and only then told. Whatever could not be stored is forgotten: the match is opened again from what is.
 */
export class OpenTable {
  readonly id: string
  readonly queue = new Queue()
  /** Those who are at the table, whether or not there is a match to read yet. */
  readonly visitors = new Set<EyesReader>()
  readonly #house: House
  #row: TableRow
  #sitting: Sitting | null = null
  readonly #audience: Audience
  readonly #tokens = new Tokens()
  #at = 0
  /** By player: how far he had read when that was last stored. */
  #reads: readonly Read[] = []
  #checkpointAt = 0
  #parts: Parts | null = null
  #toldAt = Number.NEGATIVE_INFINITY
  #telling: NodeJS.Timeout | null = null

  constructor(house: House, row: TableRow) {
    this.id = row.id
    this.#house = house
    this.#row = row
    this.#audience = new Audience(() => house.now())
  }

  /** As it is stored. */
  get row(): TableRow {
    return this.#row
  }

  /** True while somebody is at the table, in the waiting room too. */
  get isRead(): boolean {
    return this.visitors.size > 0 || this.#audience.isThere
  }

  /** Changes a table that has not begun. */
  change(make: (row: TableRow) => Pick<TableChange, 'state' | 'seats'>): Promise<TableRow> {
    return this.queue.inTurn(async () => {
      for (;;) {
        const { id, edition } = this.#row
        const change = { ...make(this.#row), id, edition, at: this.#house.now() }
        if (await this.#house.store.write('changeTable', change)) {
          const { state, seats, at } = change
          this.#row = { ...this.#row, state, seats, changedAt: at, edition: edition + 1 }
          this.#house.changed(this, { seats: true, botToMove: false })
          return this.#row
        }
        await this.#readRow()
      }
    })
  }

  /** The table has been changed elsewhere: it has a rematch now. */
  reread(): Promise<TableRow> {
    return this.queue.inTurn(async () => {
      await this.#readRow()
      this.#house.changed(this, { seats: true, botToMove: false })
      return this.#row
    })
  }

  async #readRow(): Promise<void> {
    const row = await this.#house.store.read('table', this.id)
    if (row === null) throw new NotDone('not-found')
    this.#row = row
  }

  /** Begins the match. `make` starts it with what the table says; null: somebody has left meanwhile. */
  begin(make: (row: TableRow) => Promise<{ sitting: Sitting; act: StartAct } | null>): Promise<void> {
    return this.queue.inTurn(async () => {
      const { edition, seq } = this.#row
      const made = seq > 0 ? null : await make(this.#row)
      if (made === null) return
      const { sitting, act } = made
      this.#parts = Parts.none(act)
      const carriedOut: CarriedOut = { player: null, token: null, act, change: sitting.beginning }
      const append = this.#appendOf(sitting, [carriedOut], 0)
      const begins = { edition, rules: sitting.match.definition.version }
      const appended = await this.#house.store.write('append', { ...append, begins })
      if (appended.is === 'stored') {
        this.#sitting = sitting
        this.#tell({ ...append, begins }, [carriedOut])
      } else await this.#readRow()
    })
  }

  /** Carries out what a player does. Gives its number when it is stored. */
  act(player: number, token: string, act: Act): Promise<number> {
    return this.queue.inTurn(async () => {
      const known = this.#tokens.seqOf(player, token)
      if (known !== undefined) return known
      let done: { readonly sitting: Sitting; readonly from: number; readonly carriedOut: CarriedOut }
      try {
        const sitting = await this.#open()
        this.#mustPlay(sitting, player, act)
        const table = await this.#atTable(sitting, act)
        done = { sitting, from: sitting.seq, carriedOut: actAtTable(table, player, token, act) }
      } catch (refusal) {
        // What was done long ago cannot be done once more; a sender who repeats it is told so.
        const before = await this.#house.store.read('actOf', this.id, player, token)
        if (before === null) throw refusal
        return before
      }
      return await this.#stored(done.sitting, [done.carriedOut], done.from)
    })
  }

  async #atTable(sitting: Sitting, act?: Act): Promise<AtTable> {
    const { consent, changedAt } = this.#row
    const name = act === undefined ? null : heirNamed(act, consent)
    const heir = name === null ? null : await this.#house.store.read('credentialsOf', likeness(name))
    const now = Math.max(this.#at, changedAt, this.#house.now())
    return { row: this.#row, sitting, now, heir: heir?.user.id ?? null }
  }

  /** Something that is no act of a player is carried out and stored; false if `make` gives null: it is not so any more. */
  settle(make: (table: AtTable) => CarriedOut | null): Promise<boolean> {
    return this.queue.inTurn(async () => {
      const sitting = await this.#open()
      const from = sitting.seq
      const carriedOut = make(await this.#atTable(sitting))
      if (carriedOut !== null) await this.#stored(sitting, [carriedOut], from)
      return carriedOut !== null
    })
  }

  /** The hours of somebody who sits here have changed: his deadline is another one. */
  retime(): Promise<void> {
    return this.queue.inTurn(async () => {
      await this.#readRow()
      const seats = this.#row.seats.map(seat => retimed(this.#row, seat))
      for (const { player, dueAt } of seats)
        if (dueAt !== this.#row.seats[player]?.dueAt)
          await this.#house.store.write('setDue', this.id, player, this.#row.seq, dueAt)
      await this.#readRow()
      this.#house.changed(this, { seats: true, botToMove: false })
    })
  }

  /** The number of an act that a player has done; null if he has not. */
  done(player: number, token: string): Promise<number | null> {
    return this.queue.inTurn(
      async () =>
        this.#tokens.seqOf(player, token) ?? (await this.#house.store.read('actOf', this.id, player, token)),
    )
  }

  /** Since an act was sent its match may have ended, and its sender may have left his seat. */
  #mustPlay({ levels }: Sitting, player: number, act: Act): void {
    if (this.#row.state === 'over') throw new NotDone('over')
    if (levels[player] != null && act.kind !== 'sit-in')
      throw new NotDone('forbidden', 'a bot sits there now')
  }

  /** What bots have chosen elsewhere: all of it that still fits is stored at once. False if nothing did. */
  playBots(moves: readonly BotMove[]): Promise<boolean> {
    return this.queue.inTurn(async () => {
      const sitting = await this.#open()
      const from = sitting.seq
      const acts: CarriedOut[] = []
      for (const move of moves) {
        const { decision, choice, reason } = move
        const asked = sitting.match.decisions.find(({ id }) => id === decision)
        if (asked === undefined || sitting.seats.isPerson(asked.role)) break
        const player = sitting.match.seats[asked.role] ?? null
        const act = { kind: 'bot' as const, decision, choice, ...(reason === undefined ? {} : { reason }) }
        try {
          acts.push({ player, token: null, act, change: sitting.carryOutBot(move) })
        } catch (refusal) {
          // What was carried out before it is stored, or the match would be ahead of the disk.
          if (acts.length === 0) throw refusal
          break
        }
      }
      if (acts.length === 0) return false
      await this.#stored(sitting, acts, from)
      return true
    })
  }

  /** Stores what was carried out and tells it. If that is not possible, the match is as it was before. */
  async #stored(sitting: Sitting, acts: readonly CarriedOut[], from: number): Promise<number> {
    const append = this.#appendOf(sitting, acts, from)
    const appended = await this.#house.store.write('append', append).catch((error: unknown) => {
      this.#sitting = null
      throw error
    })
    if (appended.is === 'stored') {
      this.#tokens.remember(acts, appended.seq)
      this.#tell(append, acts)
      return appended.seq
    }
    this.#sitting = null
    await this.#readRow()
    if (appended.is === 'known') return appended.seq
    throw new NotDone('behind')
  }

  #appendOf(sitting: Sitting, acts: readonly CarriedOut[], from: number): Append {
    const { foldAfter } = this.#house
    // Times never go back, whatever the clock of the machine does.
    this.#at = Math.max(this.#at, this.#row.changedAt, this.#house.now())
    // After an undo the last checkpoint may lie ahead.
    const checkpointAt = Math.min(this.#checkpointAt, sitting.match.length)
    const append = appendOf(this.#row, sitting, acts, {
      ...{ from, at: this.#at, checkpointAt, foldAfter, reads: this.#reads, parts: this.#parts },
    })
    this.#checkpointAt = append.checkpoint === null ? checkpointAt : sitting.match.length
    return append
  }

  /** What is stored is told: to the player who acted at once, to the others at most ten times a second. */
  #tell(append: Append, acts: readonly CarriedOut[]): void {
    const before = this.#row
    this.#row = tableAfter(before, append)
    if (this.#sitting !== null) this.#reads = readsOf(this.#sitting)
    this.#audience.acted(acts, this.#sitting)
    const seats = before.state !== append.state || append.seated.length > 0
    this.#house.changed(this, { seats, botToMove: append.botToMove })
    if (this.#telling !== null) return
    const wait = this.#toldAt + BETWEEN_SIGHTS - performance.now()
    if (wait <= 0) this.#tellAll()
    else this.#tellIn(wait)
  }

  /** What waits is told even if the match was dropped from memory meanwhile, or too many wait for the table just now. */
  #tellIn(wait: number): void {
    const tell = async (): Promise<void> => {
      this.#telling = null
      if (this.isRead) await this.#open()
      this.#tellAll()
    }
    this.#telling = setTimeout(() => {
      this.queue.inTurn(tell).catch((error: unknown) => {
        if (error instanceof NotDone && error.refused.reason === 'too-fast') this.#tellIn(BETWEEN_SIGHTS)
        else this.#telling = null
      })
    }, wait)
  }

  #tellAll(): void {
    this.#toldAt = performance.now()
    this.#audience.look(this.#sitting)
  }

  /** The match; opened from what is stored, if it is not. */
  async #open(): Promise<Sitting> {
    if (this.#sitting !== null) return this.#sitting
    if (this.#row.seq === 0) throw new NotDone('too-late', 'the match has not begun')
    const stored = await this.#house.store.read('match', this.id)
    if (stored === null) throw new NotDone('not-found')
    const { material, at } = await materialOf(stored, this.#house.seedOf(stored))
    this.#row = stored.table
    this.#at = Math.max(this.#at, at)
    const { game, scenario, rules } = stored.table
    const isOfToday = (await rulesOf(game, scenario)) === rules
    const opened = isOfToday ? material : await this.#moved(stored, material)
    const sitting = await openMatch(opened)
    this.#parts = new Parts(opened)
    this.#checkpointAt = 0
    this.#reads = readsOf(sitting)
    this.#sitting = sitting
    this.#audience.tellAgain()
    return sitting
  }

  /** The rules have changed since the match was last opened: it goes on under them, or it is held. */
  async #moved(stored: StoredMatch, { seq, record }: Material): Promise<Material> {
    const { state, rules: from, held } = stored.table
    const to = await rulesOf(record.game, record.scenario, from)
    if (held?.rules === to) throw Held.by(from, to, held.dropped)
    const moved = await this.#house.underNewRules(stored)
    if (state === 'over') {
      if (!moved.fits) throw Held.by(from, to, moved.dropped)
      return moved.material
    }
    const at = Math.max(this.#at, this.#row.changedAt, this.#house.now())
    if (!moved.fits) {
      await this.#house.store.write('hold', this.id, seq, { rules: to, dropped: moved.dropped }, at)
      await this.#readRow()
      this.#house.changed(this, { seats: true, botToMove: false })
      throw Held.by(from, to, moved.dropped)
    }
    const sitting = await openMatch(moved.material)
    const base = moved.material.record.base ?? null
    const act: CarriedOut = {
      ...{ player: null, token: null, change: moved.change },
      act: { kind: 'rules', from, to, base },
    }
    const append = { ...this.#appendOf(sitting, [act], seq), rules: to }
    const appended = await this.#house.store.write('append', append)
    if (appended.is !== 'stored') throw new NotDone('behind')
    await this.#readRow()
    this.#house.changed(this, { seats: true, botToMove: append.botToMove })
    const earlier = [...moved.material.earlier, { rules: from, choices: sitting.match.choices }]
    return { ...moved.material, seq: appended.seq, earlier }
  }

  /** Opens the match, so that whoever reads it in the store finds it under the rules of today. */
  async ready(): Promise<void> {
    await this.queue.inTurn(async () => void (await this.#open()))
  }

  /** All that a pair of eyes may know, whole. */
  sight(player: number | null): Promise<Sight> {
    return this.queue.inTurn(async () => {
      const sitting = await this.#open()
      this.#audience.seeing(player, sitting)
      return sitting.sight(player)
    })
  }

  /** Somebody reads from now on, from the sight that he has. */
  async read(player: number | null, reader: EyesReader, after: number | null): Promise<void> {
    await this.queue.inTurn(async () => {
      const sitting = await this.#open()
      const eyes = this.#audience.seeing(player, sitting)
      eyes.readers.add(reader)
      eyes.resume(reader, after)
    })
  }

  /** Somebody who cannot fetch it is told the whole sight, and is led on from there. */
  async tellWhole(player: number | null, reader: EyesReader, tell: (sight: Sight) => void): Promise<void> {
    await this.queue.inTurn(async () => {
      const sitting = await this.#open()
      this.#audience.seeing(player, sitting)
      tell(sitting.sight(player))
      reader.seq = sitting.seq
    })
  }

  readNoMore(player: number | null, reader: EyesReader): void {
    this.#audience.leave(player, reader)
  }

  forgetEyes(since: number): void {
    this.#audience.forget(since)
  }

  /** Answers a question about the match as it stands. */
  asked<T>(answer: (sitting: Sitting) => T | Promise<T>): Promise<T> {
    return this.queue.inTurn(async () => await answer(await this.#open()))
  }

  /** The whole record when the match is over: null while it runs. */
  record(): Promise<MatchRecord | null> {
    return this.asked(({ match }) => (match.isOver ? match.record : null))
  }
}
