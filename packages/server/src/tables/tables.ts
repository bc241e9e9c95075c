import { BadSetUp, commitmentTo, freshSeed, Match, rolesFor } from '@aquila/engine'
import { boxes, type LoadedGame } from '@aquila/games'
import { levelsOf, noPace } from '@aquila/play'
import type { NewTable } from '@aquila/play/wire'
import type { Seal } from '../dice/seal.ts'
import { freshId } from '../ids.ts'
import { gameFor } from '../matches/games.ts'
import type { Keeper } from '../matches/keeper.ts'
import type { OpenTable } from '../matches/open-table.ts'
import { sitDown } from '../matches/opening.ts'
import { NotDone } from '../not-done.ts'
import type { NewTableRow, SeatRow, TableRow, UserRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { fill, isReady, seatOf } from './seating.ts'

/** Sets tables, begins their matches and sets them again. */
export class Tables {
  readonly #store: Store
  readonly #keeper: Keeper
  readonly #seal: Seal
  readonly #now: () => number

  constructor(store: Store, keeper: Keeper, seal: Seal, now: () => number) {
    this.#store = store
    this.#keeper = keeper
    this.#seal = seal
    this.#now = now
  }

  /** Sets a table. Its seed is drawn and sealed at once, so that its commitment is there from the first moment. */
  async set(wanted: NewTable, host: UserRow): Promise<OpenTable> {
    const { options, pauseAlike, scenario, pack, visibility, hints, pace = noPace } = wanted
    const loaded = await gameOf(wanted.game, scenario)
    const seats = seatsWanted(loaded, wanted, host)
    // Wrong options and packs are refused here, by the kernel's own words.
    const tried = Match.start(loaded.game, { scenario, options, pauseAlike, pack, seats: seats.length })
    const table = {
      ...{ game: wanted.game, rules: loaded.game.version, scenario, pauseAlike, visibility, hints, pace },
      options: tried.position.options,
      pack: pack === undefined ? null : JSON.stringify(pack),
      host: host.id,
      rematchOf: null,
    }
    const made = await this.#make({ ...table, seats })
    if (made === null) throw new NotDone('too-late')
    await this.beginIfReady(made)
    return made
  }

  /** The same people once more, each one seat further. The player who comes first sets the table; the others find it. */
  async rematch(old: OpenTable, user: UserRow, saltHash: string): Promise<OpenTable> {
    const { row } = old
    if (row.state !== 'over') throw new NotDone('too-late', 'the match is not over')
    if (seatOf(row, user.id) === null) throw new NotDone('forbidden', 'you did not play at this table')
    if (row.rematch === null) {
      const stored = await this.#store.read('match', row.id)
      const { game, rules, scenario, options, pauseAlike, visibility, hints, pace } = row
      const table = { game, rules, scenario, options, pauseAlike, visibility, hints, pace, host: user.id }
      const seats = seatsAgain(row, user, saltHash)
      const made = await this.#make({ ...table, pack: stored?.pack ?? null, rematchOf: row.id, seats })
      await old.reread()
      if (made !== null) {
        await this.beginIfReady(made)
        return made
      }
    }
    if (old.row.rematch === null) throw new NotDone('too-late')
    return await this.#keeper.table(old.row.rematch)
  }

  async #make(
    table: Omit<NewTableRow, 'id' | 'state' | 'seedSealed' | 'commitment' | 'at'>,
  ): Promise<OpenTable | null> {
    const id = freshId()
    const seed = freshSeed()
    const isFull = table.seats.every(
      ({ user, level, saltHash }) => level !== null || (user !== null && saltHash !== null),
    )
    const row: NewTableRow = {
      ...table,
      id,
      state: isFull ? 'salting' : 'open',
      seedSealed: this.#seal.seal(seed, id),
      commitment: commitmentTo(seed),
      at: this.#now(),
    }
    if (!(await this.#store.write('makeTable', row))) return null
    const made = await this.#keeper.table(id)
    await made.reread()
    return made
  }

  /** Bots take the seats that are open; the match begins when the salts of all people are shown. */
  async start(table: OpenTable): Promise<void> {
    const { game, scenario } = table.row
    const { levels } = await gameOf(game, scenario)
    // Neither the easiest nor the hardest.
    const level = levels[Math.floor((levels.length - 1) / 2)] ?? 'random'
    await table.change(row => fill(row, level))
    await this.beginIfReady(table)
  }

  /** Tables that could not begin when they were ready: the disk was full, or the server ended. */
  async beginLate(): Promise<void> {
    for (const id of await this.#store.read('ready')) await this.beginIfReady(await this.#keeper.table(id))
  }

  /** A full table begins by itself when everybody's salt is shown. */
  async beginIfReady(table: OpenTable): Promise<void> {
    if (!isReady(table.row)) return
    const stored = await this.#store.read('match', table.id)
    if (stored === null) throw new NotDone('not-found')
    const seed = this.#seal.open(stored.seedSealed, table.id)
    const pack: unknown = stored.pack === null ? undefined : JSON.parse(stored.pack)
    await table.begin(async row => await begun(row, seed, pack))
  }
}

async function begun(row: TableRow, seed: string, pack: unknown) {
  if (!isReady(row)) return null
  const loaded = await gameOf(row.game, row.scenario)
  const players = row.seats.map(({ name, role }) => name ?? role)
  const levels = row.seats.map(({ level }) => level)
  const salts = row.seats.flatMap(({ salt }) => salt ?? [])
  const { scenario, options, pauseAlike } = row
  const match = Match.start(loaded.game, {
    scenario,
    options,
    pauseAlike,
    pack,
    players,
    levels,
    seed,
    salts,
  })
  const sitting = sitDown(loaded, match, { levels, reasons: {}, seq: 1, reads: [] })
  return { sitting, act: { kind: 'start' as const, players, levels, salts } }
}

/** A game that can be played here, with its scenario. */
async function gameOf(game: string, scenario: string): Promise<LoadedGame> {
  const box = boxes.get(game)
  if (box?.definition === undefined || box.table === undefined)
    throw new NotDone('malformed', 'there is no such game here')
  const loaded = await gameFor(game, scenario)
  if (!loaded.game.scenarios.some(({ id }) => id === scenario))
    throw new NotDone('malformed', `${loaded.game.title} has no such scenario`)
  return loaded
}

function seatsWanted(loaded: LoadedGame, { scenario, seats, saltHash }: NewTable, host: UserRow): SeatRow[] {
  const found = loaded.game.scenarios.find(({ id }) => id === scenario)
  if (found === undefined) throw new BadSetUp('there is no such scenario')
  if (seats.filter(({ who }) => who === 'me').length > 1)
    throw new NotDone('malformed', 'one person takes one seat')
  const roles = rolesFor(found, seats.length)
  return seats.map((seat, player) => {
    const empty = emptySeat(player, roles[player] ?? '')
    if (seat.who === 'open') return empty
    if (seat.who === 'me') return { ...empty, user: host.id, name: host.name, saltHash: saltHash ?? null }
    if (!levelsOf(loaded).includes(seat.level))
      throw new NotDone('malformed', 'there is no bot of this level')
    return { ...empty, level: seat.level, name: seat.level }
  })
}

/** Each sits where the one before him sat. People have to come themselves; their seats are kept. */
function seatsAgain({ seats }: TableRow, user: UserRow, saltHash: string): SeatRow[] {
  return seats.map(({ player, role }) => {
    const before = seats.at(player - 1) ?? seats[0]
    const empty = emptySeat(player, role)
    if (before === undefined) return empty
    if (before.user === user.id) return { ...empty, user: user.id, name: user.name, saltHash }
    if (before.user !== null) return { ...empty, keptFor: before.user, keptForName: before.name }
    return { ...empty, level: before.level, name: before.level }
  })
}

function emptySeat(player: number, role: string): SeatRow {
  const nobody = { user: null, leftBy: null, keptFor: null, keptForName: null, level: null, name: null }
  return { player, role, ...nobody, saltHash: null, salt: null, clock: null, dueAt: null, hours: null }
}
