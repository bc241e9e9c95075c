import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { teachingGame } from '@aquila/games'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Child, freePort } from './child.ts'
import { anyChoice, freshToken, type Guest, WasRefused } from './client.ts'
import type { Fault } from './faulty-driver.ts'
import { storedIn } from './load.ts'
import { linesOf } from './playing.ts'
import { freshFolder, serverFor, tableOf } from './support.ts'

const driver = new URL('./faulty-driver.ts', import.meta.url).href

async function table() {
  const data = freshFolder()
  const { url } = await serverFor({ driver }, { DATA: data })
  const set = await tableOf(url, {
    game: teachingGame.id,
    scenario: 'war',
    names: ['Livia', 'Hanno', 'Marcia'],
  })
  const disk = (fault: Fault): void => writeFileSync(join(data, 'aquila.db.fault'), fault)
  return { ...set, disk, file: join(data, 'aquila.db') }
}

/** The player who is asked, and what he chooses. */
async function asked(id: string, guests: readonly Guest[]) {
  for (const guest of guests) {
    const { question, seq } = await guest.sight(id)
    if (question !== null) return { guest, act: anyChoice(question, 0), seq }
  }
  throw new Error('nobody is asked')
}

describe.each(['full', 'read-only', 'torn'] as const)('a disk that is %s', fault => {
  it('refuses acts, tells nobody anything, lets everybody read, and goes on by itself', async () => {
    const { id, guests, disk } = await table()
    const lines = await linesOf(id, guests)
    disk(fault)
    const before = lines.map(({ frames }) => frames.length)
    const token = freshToken()
    // What fits into the pages that are there is still stored on a full disk.
    let refused: WasRefused | null = null
    let stored = 0
    for (let step = 0; step < 400 && refused === null; step++) {
      const { guest, act } = await asked(id, guests)
      try {
        await guest.act(id, act, `${token}${step}`)
        stored++
      } catch (error) {
        if (!(error instanceof WasRefused)) throw error
        refused = error
      }
    }
    expect(refused?.refused).toEqual({ reason: 'not-stored' })
    expect(refused?.status).toBe(503)
    const { guest, act, seq } = await asked(id, guests)
    const sights = () =>
      lines.map(({ frames }, index) => frames.slice(before[index]).filter(text => text.includes('"sight"')))
    if (stored === 0) expect(sights()).toEqual([[], [], []])
    for (const each of guests) expect((await each.sight(id)).seq).toBe(seq)
    disk('')
    const done = await guest.act(id, act, `${token}again`)
    expect(done.seq).toBe(seq + 1)
    expect((await guest.act(id, act, `${token}again`)).seq).toBe(seq + 1)
  })
})

describe('a slow disk', () => {
  it('delays the answer, and nobody is told anything that is not stored', async () => {
    const { id, guests, disk, file } = await table()
    const lines = await linesOf(id, guests)
    const early: string[] = []
    let told = 0
    /** Whatever a reader is told of must lie in the file by then. */
    const mustBeStored = (what: string, seq: number): void => {
      told++
      const stored = storedIn(file).seqs.get(id) ?? 0
      if (stored < seq) early.push(`${what} ${seq} was told, and ${stored} is stored`)
    }
    for (const line of lines)
      line.onFrame = message => {
        if (message.kind === 'sight' || message.kind === 'done') mustBeStored(message.kind, message.seq)
      }
    disk('slow')
    for (let step = 0; step < 3; step++) {
      const line = lines.find(({ sight }) => sight?.question != null)
      if (line?.sight?.question == null) throw new Error('nobody is asked')
      const acting = line.act(anyChoice(line.sight.question, step))
      const meanwhile = await guests[1]?.sight(id)
      mustBeStored('sight', meanwhile?.seq ?? 0)
      const { seq = 0 } = await acting
      await Promise.all(lines.map(each => each.until(() => (each.sight?.seq ?? 0) >= seq)))
    }
    expect(early).toEqual([])
    expect(told).toBeGreaterThan(9)
  })
})

describe('a store whose thread ends', () => {
  it('acknowledges nothing more and ends the server, which says so and goes on when it is started again', async () => {
    const data = freshFolder()
    const dying = new URL('./dying-thread.ts', import.meta.url).href
    const child = new Child(await freePort(), data, { NODE_OPTIONS: `--import ${dying}` })
    await child.start()
    onTestFinished(() => child.kill())
    const game = { game: teachingGame.id, scenario: 'war' }
    const { id, guests } = await tableOf(child.url, { ...game, names: ['Livia', 'Hanno', 'Marcia'] })
    const first = await asked(id, guests)
    const { seq } = await first.guest.act(id, first.act)
    const second = await asked(id, guests)
    writeFileSync(join(data, 'aquila.db.ends'), '')
    const token = freshToken()
    await expect(second.guest.act(id, second.act, token)).rejects.toThrow()
    expect(await child.ended).toBe(1)
    expect(child.complaints).toContain('the store has failed')
    rmSync(join(data, 'aquila.db.ends'))
    await child.start()
    expect((await second.guest.sight(id)).seq).toBe(seq)
    expect((await second.guest.act(id, second.act, token)).seq).toBe(seq + 1)
  })
})
