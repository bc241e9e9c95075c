import { anyChoice, Guest, type Live } from '../test/client.ts'
import { isOver } from '../test/playing.ts'

/** What was measured at many tables with a watcher each, one act in flight. Times in milliseconds. */
export interface Measured {
  readonly acts: number
  readonly seconds: number
  /** From sending an act to `done`. */
  readonly done: readonly number[]
  /** From sending an act to the last reader's sight of it. */
  readonly seen: readonly number[]
  /** Bytes to all readers while they were measured. */
  readonly bytes: number
}

export interface Wanted {
  readonly game: string
  readonly scenario: string
  readonly people: number
}

export interface BenchTable {
  readonly players: readonly Live[]
  /** All who read there: the players, and one who looks on. */
  readonly lines: readonly Live[]
}

export async function sitDown(
  url: string,
  tables: number,
  { game, scenario, people }: Wanted,
): Promise<BenchTable[]> {
  const all: BenchTable[] = []
  for (let table = 0; table < tables; table++) {
    const names = Array.from({ length: people }, (_, player) => `P${player}`)
    const guests = await Promise.all(names.map(name => Guest.named(url, name)))
    const [host, ...others] = guests
    if (host === undefined) throw new Error('nobody')
    const seats = guests.map(guest => ({ who: guest === host ? ('me' as const) : ('open' as const) }))
    const { id } = await host.set({ game, scenario, visibility: 'link', seats })
    for (const guest of others) await guest.sit(id)
    for (const guest of guests) await guest.showSalt(id)
    const lines = [...guests, Guest.nobody(url)].map(guest => guest.live(id))
    for (const line of lines) await line.until(() => line.sight !== null)
    all.push({ players: lines.slice(0, people), lines })
  }
  return all
}

/** All tables play at once, each as fast as it is answered, or with so many milliseconds between two acts, as people think. */
export async function play(tables: readonly BenchTable[], seconds: number, pause = 0): Promise<Measured> {
  const done: number[] = []
  const seen: number[] = []
  const seeing: Promise<void>[] = []
  const before = bytesTo(tables)
  const from = performance.now()
  const until = from + seconds * 1000
  await Promise.all(
    tables.map(async ({ players, lines }, number) => {
      await after((pause * number) / tables.length)
      for (let step = number; performance.now() < until; step++) {
        const line = players.find(({ sight }) => sight?.question != null)
        if (line?.sight?.question == null) {
          if (players.some(({ sight }) => isOver(sight))) return
          await Promise.race(
            players.map(each => each.until(() => players.some(({ sight }) => sight?.question != null))),
          )
          continue
        }
        const sent = performance.now()
        const answer = await line.act(anyChoice(line.sight.question, step * 7))
        done.push(performance.now() - sent)
        const { seq = 0 } = answer
        const all = lines.map(each => each.until(() => (each.sight?.seq ?? 0) >= seq))
        seeing.push(Promise.all(all).then(() => void seen.push(performance.now() - sent)))
        await line.until(() => (line.sight?.seq ?? 0) >= seq)
        await after(pause - (performance.now() - sent))
      }
    }),
  )
  await Promise.all(seeing)
  const took = (performance.now() - from) / 1000
  return { acts: done.length, seconds: took, done, seen, bytes: bytesTo(tables) - before }
}

async function after(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise(resolve => setTimeout(resolve, milliseconds))
}

function bytesTo(tables: readonly BenchTable[]): number {
  return tables.reduce((sum, { lines }) => sum + lines.reduce((own, line) => own + line.bytes, 0), 0)
}
