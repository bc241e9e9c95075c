import { anyChoice, Guest, type Live } from '../test/client.ts'
import { isOver } from '../test/playing.ts'

/** What was measured at many tables of two with a watcher, one act in flight each. Times in milliseconds. */
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

export interface BenchTable {
  readonly id: string
  readonly players: readonly Live[]
  readonly watcher: Live
}

export async function sitDown(
  url: string,
  tables: number,
  wanted: { game: string; scenario: string },
): Promise<BenchTable[]> {
  const all: BenchTable[] = []
  for (let table = 0; table < tables; table++) {
    const guests = await Promise.all(['Livia', 'Hanno'].map(name => Guest.named(url, name)))
    const [host, other] = guests
    if (host === undefined || other === undefined) throw new Error('nobody')
    const { id } = await host.set({ ...wanted, visibility: 'link', seats: [{ who: 'me' }, { who: 'open' }] })
    await other.sit(id)
    for (const guest of guests) await guest.showSalt(id)
    const [watcher, ...players] = [Guest.nobody(url), ...guests].map(guest => guest.live(id))
    if (watcher === undefined) throw new Error('nobody')
    for (const line of [watcher, ...players]) await line.until(() => line.sight !== null)
    all.push({ id, players, watcher })
  }
  return all
}

export async function play(tables: readonly BenchTable[], seconds: number): Promise<Measured> {
  const done: number[] = []
  const seen: number[] = []
  const seeing: Promise<void>[] = []
  const before = bytesTo(tables)
  const from = performance.now()
  const until = from + seconds * 1000
  await Promise.all(
    tables.map(async ({ players, watcher }, number) => {
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
        const all = [...players, watcher].map(each => each.until(() => (each.sight?.seq ?? 0) >= seq))
        seeing.push(Promise.all(all).then(() => void seen.push(performance.now() - sent)))
        await line.until(() => (line.sight?.seq ?? 0) >= seq)
      }
    }),
  )
  await Promise.all(seeing)
  const took = (performance.now() - from) / 1000
  return { acts: done.length, seconds: took, done, seen, bytes: bytesTo(tables) - before }
}

function bytesTo(tables: readonly BenchTable[]): number {
  return tables.reduce(
    (sum, { players, watcher }) => sum + [...players, watcher].reduce((own, line) => own + line.bytes, 0),
    0,
  )
}
