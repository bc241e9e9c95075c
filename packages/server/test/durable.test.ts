import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { english, Match } from '@aquila/engine'
import { loadGame, teachingGame } from '@aquila/games'
import { afterEach, describe, expect, it } from 'vitest'
import { sealFor } from '../src/dice/seal.ts'
import { materialOf, openMatch } from '../src/matches/opening.ts'
import { SqliteStore } from '../src/store/sqlite-store.ts'
import { Child, freePort } from './child.ts'
import { Load, storedIn, wrongIn } from './load.ts'
import { isLong, LONGEST, sinceBegun, tellOfLongRun } from './long.ts'
import { freshFolder } from './support.ts'

const TABLES = isLong ? 50 : 5
const KILLS = isLong ? 20 : 4
const COPIES = isLong ? 20 : 3
/** Every so many bytes of the last 8 KB the log is cut. */
const CUT_EVERY = isLong ? 1 : 171
const CUT_IN = 8192

const fords = { game: teachingGame.id, scenario: 'war', people: 3 }
const children: Child[] = []

afterEach(async () => {
  for (const child of children.splice(0)) await child.kill()
})

async function childFor(data: string): Promise<Child> {
  const child = new Child(await freePort(), data)
  children.push(child)
  await child.start()
  return child
}

/** The positions of matches as they are opened at their checkpoint, without it, and by a replay of the whole record. */
async function hashesIn(data: string, ids: readonly string[]): Promise<string[][]> {
  const store = await SqliteStore.open({ file: join(data, 'aquila.db') })
  const seal = sealFor(data, null)
  const { game } = await loadGame(teachingGame.id, english)
  try {
    const hashes: string[][] = []
    for (const id of ids) {
      const stored = await store.read('match', id)
      if (stored === null) throw new Error(`match ${id} is gone`)
      const { material } = await materialOf(stored, seal.open(stored.seedSealed, id))
      const { match } = await openMatch(material)
      const { match: without } = await openMatch({ ...material, checkpoint: null })
      hashes.push([match.hash, without.hash, Match.replay(game, match.record).hash])
    }
    return hashes
  } finally {
    await store.close()
  }
}

describe('a server that is killed under load', () => {
  it(
    'has every acknowledged act once and in order, and all matches go on',
    async () => {
      const data = freshFolder()
      const child = await childFor(data)
      const load = new Load()
      await load.sitDown(child.url, TABLES, fords)
      load.play()
      for (let kill = 0; kill < KILLS; kill++) {
        await load.more(TABLES * (2 + (kill % 3)))
        // At any moment: of a commit, of an answer, of nothing.
        await new Promise(resolve => setTimeout(resolve, (kill * 37) % 211))
        await child.kill()
        const { rows, isWhole } = storedIn(join(data, 'aquila.db'))
        expect(isWhole).toBe(true)
        expect(wrongIn(rows, load.sent)).toEqual([])
        await child.start()
      }
      await load.more(TABLES * 2)
      await load.stop()
      await child.stop()
      const { rows, seqs } = storedIn(join(data, 'aquila.db'))
      expect(wrongIn(rows, load.sent)).toEqual([])
      expect(load.sent.filter(({ seq }) => seq === null)).toEqual([])
      for (const id of load.ids) expect(seqs.get(id)).toBe(rows.filter(({ match }) => match === id).length)
      for (const hashes of await hashesIn(data, load.ids)) expect(new Set(hashes).size).toBe(1)
      tellOfLongRun(
        `${TABLES} tables, ${KILLS} kills: ${load.sent.length} acts, all there once and in order, ${sinceBegun()}`,
      )
    },
    LONGEST,
  )
})

describe('the files of a server', () => {
  it(
    'open as they were at any moment, and with their log cut anywhere',
    async () => {
      const data = freshFolder()
      const child = await childFor(data)
      const load = new Load()
      await load.sitDown(child.url, 5, fords)
      load.play()
      const copies = freshFolder()
      let [cuts, acts] = [0, 0]
      for (let copy = 0; copy < COPIES; copy++) {
        await load.more(10)
        await new Promise(resolve => setTimeout(resolve, (copy * 37) % 211))
        // The power fails: nothing moves any more, and the files are what they are.
        child.signal('SIGSTOP')
        const sent = load.sent.map(each => ({ ...each }))
        const folder = join(copies, String(copy))
        mkdirSync(folder)
        for (const name of ['aquila.db', 'aquila.db-wal'])
          if (existsSync(join(data, name))) copyFileSync(join(data, name), join(folder, name))
        child.signal('SIGCONT')
        const file = join(folder, 'aquila.db')
        const { rows, isWhole } = storedIn(file, true)
        expect(isWhole).toBe(true)
        expect(wrongIn(rows, sent)).toEqual([])
        // Of the last copy the log is cut, more and more.
        if (copy < COPIES - 1 || !existsSync(`${file}-wal`)) continue
        const whole = new Set(rows.map(({ match, seq }) => `${match} ${seq}`))
        const { size } = statSync(`${file}-wal`)
        for (let cut = 1; cut <= Math.min(size, CUT_IN); cut += CUT_EVERY) {
          truncateSync(`${file}-wal`, size - cut)
          rmSync(`${file}-shm`, { force: true })
          const torn = storedIn(file, true)
          cuts++
          acts += torn.rows.length
          expect(torn.isWhole).toBe(true)
          // What is left is what was stored up to some moment.
          expect(wrongIn(torn.rows, [])).toEqual([])
          expect(torn.rows.every(({ match, seq }) => whole.has(`${match} ${seq}`))).toBe(true)
        }
      }
      await load.stop()
      expect(cuts).toBeGreaterThan(0)
      tellOfLongRun(
        `${COPIES} copies mid-write, ${cuts} cuts: all open, with ${(acts / cuts).toFixed(0)} acts in the mean, ${sinceBegun()}`,
      )
    },
    LONGEST,
  )
})
