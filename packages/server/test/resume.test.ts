import { canonicalJson } from '@aquila/engine'
import { teachingGame } from '@aquila/games'
import type { Sight } from '@aquila/play'
import { describe, expect, it } from 'vitest'
import { anyChoice, Guest, type Live } from './client.ts'
import { isLong, LONGEST, sinceBegun, tellOfLongRun } from './long.ts'
import { linesOf } from './playing.ts'
import { serverFor, tableOf } from './support.ts'

const fords = { game: teachingGame.id, scenario: 'war', names: ['Livia', 'Hanno', 'Marcia'] }
/** A long run needs a long match. */
const match = isLong ? { game: 'alea-iacta-est', scenario: '3', names: ['Livia', 'Hanno'] } : fords

/** After how many messages lines are cut; each for one who sits, and for one who looks on. */
const EVERYS = isLong
  ? Array.from({ length: 100 }, (_, index) => 1 + (index >> 1))
  : [1, 2, 3, 5, 8, 13, 21, 34, 50]
const STEPS = isLong ? 400 : 90

/** A reader whose line is cut after every so many messages, and who comes back with the sight he has. */
class CutReader {
  sight: Sight | null = null
  cuts = 0
  readonly #guest: Guest
  readonly #id: string
  readonly #every: number
  #line: Live

  constructor(guest: Guest, id: string, every: number) {
    this.#guest = guest
    this.#id = id
    this.#every = every
    this.#line = this.#connect()
  }

  #connect(): Live {
    const line = this.#guest.live(this.#id, this.sight?.seq ?? null, this.sight)
    let heard = 0
    line.onFrame = message => {
      // What has been said before he is told of the match is not counted: otherwise he would never hear of it.
      if (message.kind !== 'sight' && message.kind !== 'again') return
      if (++heard <= this.#every) return
      line.socket.terminate()
    }
    line.socket.on('close', () => {
      if (this.#line !== line) return
      this.sight = line.sight
      this.cuts++
      this.#line = this.#connect()
    })
    return line
  }

  async until(seq: number): Promise<Sight> {
    for (;;) {
      const line = this.#line
      try {
        await line.until(() => (line.sight?.seq ?? -1) >= seq)
        if (line.sight !== null) return line.sight
      } catch {
        // The line was cut; he is on his way back.
        await new Promise(resolve => setTimeout(resolve, 1))
      }
    }
  }

  async close(): Promise<void> {
    const line = this.#line
    line.socket.removeAllListeners('close')
    await line.close()
  }
}

describe('a reader whose line is cut after every k-th message', () => {
  it(
    'sees what an undisturbed reader sees, byte by byte',
    async () => {
      const { url } = await serverFor()
      const { id, guests } = await tableOf(url, match)
      const [reading] = guests
      if (reading === undefined) throw new Error('nobody')
      const lines = await linesOf(id, guests)
      // One who sits and one who looks on, for every length.
      const eyes = [reading, Guest.nobody(url)]
      const watcher = Guest.nobody(url).live(id)
      const readers = EVERYS.map((every, index) => new CutReader(eyes[index % 2] ?? reading, id, every))
      let compared = 0
      for (let step = 0; step < STEPS; step++) {
        const line = lines.find(({ sight }) => sight?.question != null)
        if (line?.sight?.question == null) break
        const canUndo = step % 9 === 4 ? lines.find(({ sight }) => sight?.undoBar === null) : undefined
        const acting = canUndo ?? line
        const { seq = 0, kind } = await acting.act(
          canUndo === undefined ? anyChoice(line.sight.question, step * 5) : { kind: 'undo' },
        )
        expect(kind).toBe('done')
        await Promise.all(lines.map(each => each.until(() => (each.sight?.seq ?? 0) >= seq)))
        if (step % 6 !== 5) continue
        await watcher.until(() => (watcher.sight?.seq ?? 0) >= seq)
        const undisturbed = [lines[0], watcher].map(each => canonicalJson(each?.sight))
        expect(undisturbed).toEqual(
          await Promise.all(eyes.map(async guest => canonicalJson(await guest.sight(id)))),
        )
        for (const [index, reader] of readers.entries())
          expect(canonicalJson(await reader.until(seq))).toBe(undisturbed[index % 2])
        compared++
      }
      expect(compared).toBeGreaterThan(8)
      expect(readers[0]?.cuts).toBeGreaterThan(10)
      const cuts = readers.reduce((sum, reader) => sum + reader.cuts, 0)
      tellOfLongRun(
        `${readers.length} readers, ${cuts} cuts: ${compared * readers.length} sights compared, all the same, ${sinceBegun()}`,
      )
      for (const reader of readers) await reader.close()
    },
    LONGEST,
  )

  it('fetches the whole when he was away for longer than steps are kept, and on another device', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const [reading] = guests
    if (reading === undefined) throw new Error('nobody')
    const old = await reading.sight(id)
    const lines = await linesOf(id, guests)
    let last = 0
    for (let step = 0; step < 80; step++) {
      const line = lines.find(({ sight }) => sight?.question != null)
      if (line?.sight?.question == null) break
      const { seq = 0 } = await line.act(anyChoice(line.sight.question, step))
      last = seq
      await Promise.all(lines.map(each => each.until(() => (each.sight?.seq ?? 0) >= seq)))
    }
    const back = reading.live(id, old.seq, old)
    await back.until(() => (back.sight?.seq ?? 0) >= last)
    expect(back.frames.some(text => text.includes('"again"'))).toBe(true)
    expect(canonicalJson(back.sight)).toBe(canonicalJson(lines[0]?.sight))
    const future = reading.live(id, last + 1000, old)
    await future.until(() => future.sight?.seq === last)
    expect(canonicalJson(future.sight)).toBe(canonicalJson(lines[0]?.sight))
  })
})
