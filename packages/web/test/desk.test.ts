import { english, fastDice, type KeptRecord, Match, type Migration, readRecord } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { loadGame } from '@aquila/games'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Desk } from '../src/match/desk.ts'
import { idUnder } from '../src/match/ids.ts'
import { takenApart } from '../src/match/put-aside.ts'
import { unseal } from '../src/match/seal.ts'
import { isQuotaError } from '../src/match/storage.ts'
import {
  type MatchStore,
  putTogether,
  type StoredChange,
  type StoredCheckpoint,
  type StoredHead,
  type StoredMatch,
  type Write,
} from '../src/match/stored.ts'
import type { Saving, TableState } from '../src/match/table-match.ts'

/** A store in memory, which can be full. What it holds is what the browser's holds. */
class Drawer implements MatchStore {
  readonly heads = new Map<string, StoredHead>()
  readonly changes = new Map<string, readonly StoredChange[]>()
  readonly checkpoints = new Map<string, StoredCheckpoint>()
  /** Matches that an older page has written. */
  readonly older = new Map<string, StoredMatch>()
  readonly entries = new Map<string, unknown>()
  readonly writes: Write[] = []
  isFull = false
  /** While it is there, what is saved is not written yet. */
  slow: Promise<void> | null = null

  async load(id: string): Promise<StoredMatch | null> {
    return this.get(id) ?? null
  }

  async save(given: Write): Promise<number | null> {
    const write = structuredClone(given)
    await this.slow
    const before = this.changes.get(write.match) ?? []
    const last = before.at(-1)?.number ?? 0
    if (write.after !== null && write.after !== last) return null
    this.#mustHaveRoom()
    const { match, from, change, head, checkpoint, entry } = write
    const number = last + 1
    this.writes.push(write)
    this.changes.set(match, [...before.filter(each => each.number < from), { ...change, match, number }])
    if (head !== null) this.heads.set(match, head)
    if (checkpoint !== null) this.checkpoints.set(match, { ...checkpoint, id: match, number })
    if (entry === null) this.entries.delete(match)
    else this.entries.set(match, entry)
    this.older.delete(match)
    return number
  }

  async annals(): Promise<readonly unknown[]> {
    return [...this.entries.values()]
  }

  async keep(match: StoredMatch): Promise<void> {
    this.#mustHaveRoom()
    this.put(match, idUnder(match.record.rules, match.id))
  }

  get(id: string): StoredMatch | undefined {
    const head = this.heads.get(id)
    if (this.older.has(id) || head === undefined) return structuredClone(this.older.get(id))
    return structuredClone(putTogether(head, this.changes.get(id) ?? [], this.checkpoints.get(id) ?? null))
  }

  /** A match as if it had been written so. */
  put(match: StoredMatch, id: string): void {
    const { head, change, checkpoint } = structuredClone(takenApart(match, id))
    this.heads.set(id, head)
    this.changes.set(id, [change])
    if (checkpoint === null) this.checkpoints.delete(id)
    else this.checkpoints.set(id, checkpoint)
  }

  delete(id: string): void {
    this.heads.delete(id)
    this.changes.delete(id)
    this.checkpoints.delete(id)
  }

  #mustHaveRoom(): void {
    if (this.isFull) throw new DOMException('', 'QuotaExceededError')
  }
}

const desks: Desk[] = []
afterEach(() => {
  for (const desk of desks.splice(0)) desk.close()
  vi.restoreAllMocks()
})

interface Sitting {
  readonly desk: Desk
  readonly drawer: Drawer
  readonly states: TableState[]
  /** What was told of saving, and 'shown' for each state between. */
  readonly told: (Saving | 'shown')[]
  readonly id: string
}

/** A match of Kings of Rome, which one person plays, open at a desk. */
async function sitDown(): Promise<Sitting> {
  const drawer = new Drawer()
  const { desk, states, told } = deskOver(drawer)
  const id = await desk.start({
    game: 'kings-of-rome',
    scenario: 'seven-kings',
    options: {},
    pauseAlike: false,
    seed: '7'.padStart(64, '0'),
    pack: undefined,
    seats: { rome: { name: 'Ancus', level: null } },
  })
  await desk.openMatch(id)
  return { desk, drawer, states, told, id }
}

function deskOver(drawer: Drawer): Pick<Sitting, 'desk' | 'states' | 'told'> {
  const states: TableState[] = []
  const told: Sitting['told'] = []
  const desk = new Desk(
    drawer,
    news => {
      if ('state' in news) states.push(news.state)
      told.push('state' in news ? 'shown' : news.saving)
    },
    english,
  )
  desks.push(desk)
  return { desk, states, told }
}

/** Makes any choice, and waits until it is written. */
async function chooseAny(
  { desk }: Pick<Sitting, 'desk'>,
  random = fastDice(desk.open.match.length),
): Promise<void> {
  const { decision } = desk.open.match
  const choice = decision?.choices[random.roll(decision.choices.length, 'any', 0) - 1]
  if (decision === null || choice === undefined) throw new Error('nothing can be chosen')
  desk.open.choose(choice, decision.id)
  await desk.changed()
  await settled()
}

/** The record from before the rules changed, out of its seal. */
async function unsealed(desk: Desk): Promise<KeptRecord> {
  return readRecord(await unseal(JSON.stringify(await desk.oldRecord())))
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

describe('a choice', () => {
  // On a busy machine a bot may answer in between: then it is looked at again.
  it('T20: is looked at once, shown once and saved once', async () => {
    const sitting = await sitDown()
    for (let choices = 0; choices < 10; choices++) await chooseAny(sitting)
    const { game, table } = sitting.desk.open.loaded
    const scene = vi.spyOn(table, 'scene')
    const view = vi.spyOn(game, 'view')
    const record = vi.spyOn(Match.prototype, 'record', 'get')
    const before = { saves: sitting.drawer.writes.length, states: sitting.states.length }
    await chooseAny(sitting)
    expect(sitting.states.length - before.states).toBe(1)
    expect(sitting.drawer.writes.length - before.saves).toBe(1)
    expect(scene).toHaveBeenCalledTimes(1)
    expect(view).toHaveBeenCalledTimes(1)
    expect(record).not.toHaveBeenCalled()
    expect(sitting.states.at(-1)?.length).toBe(sitting.desk.open.match.length)
  })

  it('T18: that cannot be saved says so, until there is room again', async () => {
    const sitting = await sitDown()
    sitting.drawer.isFull = true
    await chooseAny(sitting)
    expect(sitting.told.at(-1)).toBe('full')
    // As long as it is not written, nothing else is said.
    await chooseAny(sitting)
    expect(sitting.told.slice(-2)).toEqual(['full', 'shown'])
    sitting.drawer.isFull = false
    await chooseAny(sitting)
    expect(sitting.told.at(-1)).toBe('saved')
    expect(sitting.drawer.get(sitting.id)?.record.choices).toHaveLength(3)
  })

  it('is called saved when it is in the store, and not before', async () => {
    const sitting = await sitDown()
    const { drawer, told, id } = sitting
    told.length = 0
    let write = (): void => undefined
    drawer.slow = new Promise(resolve => {
      write = resolve
    })
    await chooseAny(sitting)
    expect(told).toEqual(['saving', 'shown'])
    expect(drawer.get(id)?.record.choices).toHaveLength(0)
    // What is chosen meanwhile is written before it is called saved, too.
    await chooseAny(sitting)
    expect(told).toEqual(['saving', 'shown', 'shown'])
    write()
    await settled()
    expect(told).toEqual(['saving', 'shown', 'shown', 'saved'])
    expect(drawer.get(id)?.record.choices).toHaveLength(2)
  })
})

describe('a match that cannot be kept', () => {
  it('T18: is not begun, and the page can tell why', async () => {
    const drawer = new Drawer()
    drawer.isFull = true
    const { desk } = deskOver(drawer)
    const refusal = desk.startLesson('kings-of-rome', 'romulus').catch((error: unknown) => error)
    expect(isQuotaError(await refusal)).toBe(true)
  })
})

describe('the checkpoint beside the record', () => {
  it('T21: is the newest there is, though a phase follows itself', async () => {
    const sitting = await sitDown()
    const { desk, drawer, id } = sitting
    const seen = new Set<string>()
    for (let choices = 0; choices < 60 && desk.open.match.result === null; choices++) {
      await chooseAny(sitting)
      const stored = drawer.get(id)?.checkpoint
      expect(stored).toEqual(desk.open.match.checkpoint)
      seen.add(`${stored?.phase} ${stored?.entries}`)
    }
    const actions = [...seen].filter(each => each.startsWith('action '))
    expect(actions.length).toBeGreaterThan(1)
  })
})

/** All that was told, secrets included. */
function eventsOf({ open: { match } }: Desk): readonly unknown[] {
  return match.since({ ...match.extent, events: 0 }).events
}

/** What stands in the store is the match at the desk, to the last event. */
function mustBeKept(drawer: Drawer, desk: Desk, id: string): void {
  const stored = drawer.get(id)
  expect(desk.open.match.record).toMatchObject(stored?.record ?? {})
  expect(stored?.log).toEqual(eventsOf(desk))
  expect(stored?.checkpoint).toEqual(desk.open.match.checkpoint)
}

/** Takes a choice of the player back, and waits until that is written. */
async function takeBack({ desk }: Pick<Sitting, 'desk'>): Promise<void> {
  desk.open.undo()
  desk.changed()
  await settled()
}

describe('what a choice added', () => {
  it('is all that is written: neither the record nor the log, and the checkpoint only if it is another', async () => {
    const sitting = await sitDown()
    const { desk, drawer } = sitting
    for (let choices = 0; choices < 40; choices++) {
      const { extent, checkpoint } = desk.open.match
      await chooseAny(sitting)
      const { change, head, checkpoint: written } = drawer.writes.at(-1) ?? {}
      expect(change?.keep).toEqual(extent)
      expect(change?.added.entries).toHaveLength(1)
      expect(head === null || choices === 0).toBe(true)
      expect(written !== null || desk.open.match.checkpoint === checkpoint).toBe(true)
    }
    mustBeKept(drawer, desk, sitting.id)
  })

  it('is put together with what came before now and then, and nothing is lost by it', async () => {
    const sitting = await sitDown()
    const { desk, drawer, id } = sitting
    for (let choices = 0; choices < 120; choices++) {
      await chooseAny(sitting)
      if (choices % 7 === 3 && desk.open.match.canUndo('rome')) await takeBack(sitting)
      mustBeKept(drawer, desk, id)
    }
    expect(drawer.changes.get(id)?.length).toBeLessThan(60)
    expect(drawer.writes.some(({ after, from }) => after !== null && from <= after)).toBe(true)
  })

  it('is cut by an undo, also behind the checkpoint, and what comes next is written after the cut', async () => {
    const sitting = await sitDown()
    const { desk, drawer, id } = sitting
    const random = fastDice(5)
    let isBehind = false
    while (!isBehind && !desk.open.match.isOver) {
      await chooseAny(sitting, random)
      const { match } = desk.open
      const at = match.checkpoint.entries
      if (!match.canUndo('rome')) continue
      await takeBack(sitting)
      isBehind = match.length < at
      expect(drawer.get(id)?.record.choices).toHaveLength(match.length)
      mustBeKept(drawer, desk, id)
      if (!isBehind) await chooseAny(sitting, random)
    }
    expect(isBehind).toBe(true)
    desk.close()
    const again = deskOver(drawer)
    await again.desk.openMatch(id)
    await chooseAny(again)
    mustBeKept(drawer, again.desk, id)
  })

  it('is written with the next choice, if it was taken back while it was written', async () => {
    const sitting = await sitDown()
    const { desk, drawer, id } = sitting
    const random = fastDice(6)
    let cuts = 0
    while (cuts < 20 && !desk.open.match.isOver) {
      let write = (): void => undefined
      drawer.slow = new Promise(resolve => {
        write = resolve
      })
      await chooseAny(sitting, random)
      if (desk.open.match.canUndo('rome')) {
        await takeBack(sitting)
        cuts++
      }
      drawer.slow = null
      write()
      await vi.waitFor(() => expect(sitting.told.at(-1)).toBe('saved'))
      mustBeKept(drawer, desk, id)
      await chooseAny(sitting, random)
      mustBeKept(drawer, desk, id)
    }
    expect(cuts).toBe(20)
  })

  it('of another tab is never mixed with that of this one: who plays says what the match is', async () => {
    const sitting = await sitDown()
    const { desk, drawer, id } = sitting
    for (let choices = 0; choices < 5; choices++) await chooseAny(sitting)
    const before = drawer.get(id)
    const changes = drawer.changes.get(id) ?? []
    const last = changes.at(-1)
    if (before === undefined || last === undefined) throw new Error('nothing is stored')
    // Late, another tab has written what this one has not seen.
    drawer.changes.set(id, [...changes, { ...last, number: last.number + 1, keep: desk.open.match.extent }])
    await chooseAny(sitting)
    expect(drawer.writes.at(-1)?.after).toBeNull()
    expect(drawer.get(id)?.writes).toBe(last.number + 2)
    mustBeKept(drawer, desk, id)
  })

  it('can be torn: a match that lacks one of its changes is refused, and stays as it is', async () => {
    const sitting = await sitDown()
    const { desk, drawer, id } = sitting
    for (let choices = 0; choices < 10; choices++) await chooseAny(sitting)
    const changes = drawer.changes.get(id) ?? []
    desk.close()
    drawer.changes.set(id, changes.toSpliced(4, 1))
    await expect(desk.openMatch(id)).rejects.toThrow('this match is torn')
    expect(drawer.changes.get(id)).toHaveLength(changes.length - 1)
  })
})

describe('the checkpoint of a match that nobody has begun', () => {
  it('U10: hides nothing of how it began: the founding and the first draws are filmed', async () => {
    const { desk } = await sitDown()
    const { shots } = await desk.open.reading.film({ here: 0, toThese: 0 })
    const titles = shots.flatMap(({ moments }) => moments.map(({ moment }) => moment.title))
    expect(titles.slice(0, 2)).toEqual(['Rome is founded', 'Chits are drawn'])
  })
})

describe('the log beside the checkpoint', () => {
  /** A match of some choices that is closed, and a desk that has never seen it. */
  async function kept(): Promise<Sitting & { stored: StoredMatch }> {
    const sitting = await sitDown()
    for (let choices = 0; choices < 30; choices++) await chooseAny(sitting)
    const stored = await sitting.drawer.load(sitting.id)
    if (stored === null) throw new Error('nothing is stored')
    sitting.desk.close()
    return { ...sitting, ...deskOver(sitting.drawer), stored }
  }

  it('goes on where it ended when the match is opened again', async () => {
    const { desk, drawer, id, stored } = await kept()
    await desk.openMatch(id)
    const { extent } = desk.open.match
    await chooseAny({ desk })
    expect(drawer.writes.at(-1)?.change.keep).toEqual(extent)
    expect(drawer.get(id)?.log?.slice(0, stored.log?.length)).toEqual(stored.log)
    mustBeKept(drawer, desk, id)
  })

  it('opens no sooner than what is asked for: the replay sees the match from its first choice on', async () => {
    const { desk, id, stored } = await kept()
    const replay = vi.spyOn(Match, 'replay')
    await desk.openMatch(id)
    expect(replay).not.toHaveBeenCalled()
    expect(desk.open.match.at(0).length).toBe(0)
    expect(replay).toHaveBeenCalledTimes(1)
    expect(desk.open.match.record.choices).toEqual(stored.record.choices)
  })

  it('was once part of the checkpoint: such a match opens, and is kept in the new form', async () => {
    const { desk, drawer, id, stored } = await kept()
    const { log = [], checkpoint, ...rest } = stored
    if (checkpoint === null) throw new Error('no checkpoint is stored')
    const { settled: _, ...before } = checkpoint
    const told = log.slice(0, before.events)
    const older = { ...rest, checkpoint: { ...before, events: told } }
    drawer.delete(id)
    drawer.older.set(id, older as unknown as StoredMatch)
    await desk.openMatch(id)
    expect(desk.open.match.told).toEqual(told)
    expect(eventsOf(desk)).toEqual(log)
    await chooseAny({ desk })
    expect(drawer.writes.at(-1)).toMatchObject({ after: null, change: { keep: { events: 0 } } })
    mustBeKept(drawer, desk, id)
  })

  it('can be lost: the record alone is the match, and the log is written again', async () => {
    const { desk, drawer, id, stored } = await kept()
    for (const log of [[], stored.log?.slice(0, -1), [{ kind: 'x' }]]) {
      drawer.put({ ...stored, log } as StoredMatch, id)
      await desk.openMatch(id)
      expect(desk.open.match.record).toMatchObject(stored.record)
      await chooseAny({ desk })
      expect(drawer.writes.at(-1)).toMatchObject({ after: null, change: { keep: { events: 0 } } })
      mustBeKept(drawer, desk, id)
    }
  })

  it('and record damaged together are refused, and stay as they are', async () => {
    const { desk, drawer, id, stored } = await kept()
    const damaged = { ...stored, log: [], record: { ...stored.record, position: '0'.repeat(64) } }
    drawer.put(damaged, id)
    const before = drawer.get(id)
    await expect(desk.openMatch(id)).rejects.toThrow('the record leads to another position than it says')
    await settled()
    expect(drawer.get(id)).toEqual(before)
  })
})

describe('rules that have changed since a match was saved', () => {
  /** Rules before the first, whose positions were kept as today's are. */
  const rules = '0.0.9'
  beforeAll(async () => {
    const { game } = await loadGame('kings-of-rome', english)
    const step: Migration = { to: game.version, migrate: state => state }
    Object.assign(game, { migrations: { ...game.migrations, [rules]: step } })
  })

  /** A match of some choices, as if it had been saved under the first rules, perhaps with one that never was legal. */
  async function oldMatch(
    tail: readonly { role: string; verb: string }[] = [],
  ): Promise<Sitting & { old: StoredMatch }> {
    const sitting = await sitDown()
    for (let choices = 0; choices < 20; choices++) await chooseAny(sitting)
    const stored = await sitting.drawer.load(sitting.id)
    if (stored === null || stored.checkpoint === null) throw new Error('nothing is stored')
    const old = {
      ...stored,
      record: { ...stored.record, rules, choices: [...stored.record.choices, ...tail] },
      checkpoint: { ...stored.checkpoint, rules },
    }
    sitting.desk.close()
    sitting.drawer.put(old, sitting.id)
    return { ...sitting, ...deskOver(sitting.drawer), old }
  }

  it('are told to the player, and the match is kept as it was', async () => {
    const { desk, drawer, states, id, old } = await oldMatch()
    await desk.openMatch(id)
    const { version } = desk.open.match.definition
    const update = { from: old.record.rules, to: version, dropped: 0, first: null }
    expect(states.at(-1)?.updated).toEqual(update)
    const aside = idUnder(old.record.rules, id)
    expect(drawer.get(aside)).toEqual({ ...old, id: aside, writes: 1, pieces: 1 })
    expect(await unsealed(desk)).toEqual(old.record)
    expect(desk.open.match.length).toBe(old.record.choices.length)
    await settled()
    expect(drawer.get(id)).toMatchObject({ record: { rules: version }, updated: update })
  })

  it('need the log: where it is torn, the match is refused and stays as it was', async () => {
    const { desk, drawer, id, old } = await oldMatch()
    drawer.put({ ...old, log: [] }, id)
    const before = drawer.get(id)
    await expect(desk.openMatch(id)).rejects.toThrow('the log is torn')
    expect([...drawer.heads.keys()]).toEqual([id])
    expect(drawer.get(id)).toEqual(before)
  })

  it('take back what no longer fits, and say how much and from where', async () => {
    const { desk, states, id, old } = await oldMatch([
      { role: 'rome', verb: 'fly' },
      { role: 'rome', verb: 'land' },
    ])
    await desk.openMatch(id)
    expect(states.at(-1)?.updated).toMatchObject({ dropped: 2, first: expect.stringContaining('fly') })
    expect(desk.open.match.length).toBe(old.record.choices.length - 2)
    expect((await unsealed(desk)).choices).toHaveLength(old.record.choices.length)
  })

  it('leave an old record that goes out sealed: its match runs, and its dice are still to come', async () => {
    const { desk, id, old } = await oldMatch()
    await desk.openMatch(id)
    const file = JSON.stringify(await desk.oldRecord())
    if (old.record.dice.kind !== 'verifiable') throw new Error('these dice have no seed')
    expect(file).not.toContain(old.record.dice.seed)
    expect(file).toContain('sealed record')
  })

  it('are told until the player has taken note', async () => {
    const { desk, drawer, states, id } = await oldMatch()
    await desk.openMatch(id)
    await settled()
    await desk.openMatch(id)
    expect(states.at(-1)?.updated).not.toBeNull()
    desk.open.updated = null
    desk.changed()
    await settled()
    await desk.openMatch(id)
    expect(states.at(-1)?.updated).toBeNull()
    expect(drawer.get(id)?.updated).toBeUndefined()
  })

  it('change nothing if there is no room to keep the match as it was', async () => {
    const { desk, drawer, id } = await oldMatch()
    const before = drawer.get(id)
    drawer.isFull = true
    const refusal = await desk.openMatch(id).catch((error: unknown) => error)
    expect(isQuotaError(refusal)).toBe(true)
    expect(drawer.get(id)).toEqual(before)
  })
})

describe('the dice of a match that went another way', () => {
  /** Makes any choices, so many or to the end, for the role that must choose. */
  async function playOn(desk: Desk, seed: number, most: number): Promise<void> {
    const random = fastDice(seed)
    for (let made = 0; made < most && desk.open.match.decision !== null; made++) {
      desk.open.lookAs(desk.open.match.decision.role)
      await chooseAny({ desk }, random)
    }
  }

  /** A short match against nobody, and another that goes on from its tenth choice, played out. */
  async function branched(): Promise<Sitting & { branch: string; takenOver: number }> {
    const drawer = new Drawer()
    const sitting = { ...deskOver(drawer), drawer }
    const { desk } = sitting
    const id = await desk.start({
      game: 'the-fords',
      scenario: 'duel',
      options: {},
      pauseAlike: false,
      seed: '7'.padStart(64, '0'),
      pack: undefined,
      seats: { rome: { name: 'Ada', level: null }, gaul: { name: 'Bo', level: null } },
    })
    await desk.openMatch(id)
    await playOn(desk, 3, 20)
    const takenOver = desk.open.match.at(10).rolls.length
    const branch = await desk.whatIf(10)
    await desk.openMatch(branch)
    await playOn(desk, 4, 10_000)
    return { ...sitting, id, branch, takenOver }
  }

  it('are checked with the match it came from, though that one still runs', async () => {
    const { desk, takenOver } = await branched()
    const all = desk.open.match.rolls.length
    expect(takenOver).toBeGreaterThan(0)
    expect(await desk.checkDice()).toEqual({ commitmentHolds: true, checked: all, unchecked: 0, wrong: [] })
  })

  it('cannot all be checked where that one is gone, or was never here', async () => {
    const { desk, drawer, id, branch, takenOver } = await branched()
    drawer.delete(id)
    expect(await desk.checkDice()).toMatchObject({ unchecked: takenOver, wrong: [] })
    const file = JSON.stringify(desk.open.match.record)
    expect(desk.open.id).toBe(branch)
    await desk.openMatch(await desk.importRecord(file))
    expect(await desk.checkDice()).toMatchObject({ unchecked: takenOver, wrong: [] })
  })
})

describe('a record from a file', () => {
  it('that brings a position of its own says so, and is not for the annals nor the match of a day', async () => {
    const { desk, drawer, states, id } = await sitDown()
    for (let choices = 0; choices < 40; choices++) await chooseAny({ desk })
    const { match } = desk.open
    const old = { ...match.checkpoint, rules: '0.0.9' }
    const { match: goneOn } = Match.resume(match.definition, match.record, old, match.told)
    expect(goneOn.record.base).toBeDefined()
    const imported = await desk.importRecord(JSON.stringify(goneOn.record))
    await desk.openMatch(imported)
    expect(states.at(-1)?.ownPosition).toBe(true)
    expect(desk.open.summary()).toMatchObject({ ownPosition: true })
    expect(drawer.get(imported)?.annals).toBeUndefined()
    expect(desk.open.summary().day).toBeUndefined()
    await desk.openMatch(id)
    expect(states.at(-1)?.ownPosition).toBe(false)
  })

  it('whose dice have no seed is played on with dice of this browser', async () => {
    const match = Match.start(theFords, { scenario: 'duel', dice: fastDice(5) })
    for (let choices = 0; choices < 5; choices++) {
      const { decision } = match
      if (decision?.choices[0] !== undefined) match.choose(decision.choices[0], { role: decision.role })
    }
    const drawer = new Drawer()
    const { desk } = deskOver(drawer)
    const id = await desk.importRecord(JSON.stringify(match.record))
    // One that an earlier page has kept as it was goes on as well.
    const stored = drawer.get(id)
    if (stored === undefined) throw new Error('nothing is stored')
    drawer.put({ ...stored, record: match.record }, 'kept')
    for (const each of [id, 'kept']) {
      await desk.openMatch(each)
      const { match: opened } = desk.open
      const random = fastDice(1)
      while (opened.decision !== null) {
        const { choices, role } = opened.decision
        const choice = choices[random.roll(choices.length, 'any', 0) - 1]
        if (choice !== undefined) opened.choose(choice, { role })
      }
      expect(opened.rolls.length).toBeGreaterThan(match.rolls.length)
      expect(await desk.checkDice()).toMatchObject({ unchecked: match.rolls.length, wrong: [] })
    }
  })
})
