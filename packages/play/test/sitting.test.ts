import { english, type KeptRecord, letsPass, Match, UndoRefused } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { boxes, loadGame, teachingGame } from '@aquila/games'
import { grow, nothingGrown, type Sitting } from '@aquila/play'
import { describe, expect, it } from 'vitest'
import { chooseAny, sitDown, sittingOf } from './support.ts'

const SEED = '5eed'.repeat(16)
const games = [...boxes.values()].filter(({ definition, table }) => definition && table).map(({ id }) => id)

function fords(): Promise<Sitting> {
  return sittingOf(teachingGame.id, { scenario: 'war', seed: SEED })
}

describe('a sitting', () => {
  it('says of every act what it changed, and the changes add up to the record', async () => {
    const sitting = await fords()
    const store = nothingGrown()
    grow(store, sitting.beginning)
    for (let step = 0; sitting.match.decision !== null && step < 400; step++) {
      grow(store, chooseAny(sitting, step))
      for (const role of sitting.match.roles)
        if (step % 3 === 0 && sitting.match.canUndo(role))
          grow(store, sitting.carryOut({ kind: 'undo' }, sitting.match.seats[role] ?? 0))
      if (step % 11 === 5)
        grow(store, sitting.carryOut({ kind: 'order', window: 'before-battle', order: 'never' }, 1))
    }
    const { record, told } = sitting.match
    expect(store.withdrawn).toBeGreaterThan(10)
    expect(store).toMatchObject({
      entries: record.choices,
      rolls: record.rolls,
      withdrawn: record.withdrawn,
    })
    expect(store.events.slice(0, told.length)).toEqual(told)
    const { position: _, ...kept } = record
    const fromStore: KeptRecord = { ...kept, choices: store.entries, rolls: store.rolls }
    const { match } = Match.resume(theFords, fromStore, sitting.match.checkpoint, store.events)
    expect([match.hash, match.decisions]).toEqual([sitting.match.hash, sitting.match.decisions])
  })

  it('refuses what is not a player’s to do, and changes nothing', async () => {
    const sitting = await fords()
    const asked = sitting.match.decisions[0]
    const before = JSON.stringify([
      sitting.sight(0),
      sitting.sight(1),
      sitting.sight(null),
      sitting.match.record,
    ])
    const [choice] = asked?.choices ?? []
    const player = sitting.match.seats[asked?.role ?? ''] ?? 0
    if (asked === undefined || choice === undefined) throw new Error('nobody is asked')
    for (const [act, by] of [
      [{ kind: 'choose', decision: asked.id + 1, choice }, player],
      [{ kind: 'choose', decision: asked.id, choice: { verb: 'conquer' } }, player],
      [{ kind: 'choose', decision: asked.id, choice: { verb: choice.verb, noun: 'atlantis' } }, player],
      [{ kind: 'choose', decision: asked.id, choice }, 7],
      [{ kind: 'undo' }, player],
      [{ kind: 'order', window: 'tea', order: 'never' }, player],
    ] as const)
      expect(() => sitting.carryOut(act, by)).toThrow()
    expect(
      JSON.stringify([sitting.sight(0), sitting.sight(1), sitting.sight(null), sitting.match.record]),
    ).toBe(before)
  })

  it('keeps no reason of a bot that lets a window pass: it may tell what the bot holds', async () => {
    const sitting = await sittingOf('roma-victrix', {
      scenario: '4',
      seed: SEED,
      levels: ['tiro', 'tiro', 'tiro'],
    })
    let passes = 0
    while (passes < 5 && !sitting.match.isOver) {
      await sitting.fetchBot()
      const asked = sitting.match.decisions
      const move = sitting.playBot()?.move
      const decision = asked.find(({ id }) => id === move?.decision)
      if (move == null || decision === undefined || !letsPass(decision, move.choice)) continue
      passes++
      expect(move).not.toHaveProperty('reason')
      expect(sitting.reasons[sitting.match.choices]).toBeUndefined()
    }
    expect(passes).toBe(5)
  })

  it('ends when one of two resigns, and the other has won', async () => {
    const sitting = await sittingOf('alea-iacta-est', { scenario: '3', seed: SEED })
    const change = sitting.carryOut({ kind: 'resign' }, 0)
    expect(change.ending).toEqual({ kind: 'resigned', by: 0, winners: [sitting.match.roles[1]] })
    expect(sitting.sight(1)).toMatchObject({ ending: change.ending, question: null, waiting: [] })
    expect(() => sitting.carryOut({ kind: 'resign' }, 1)).toThrow()
  })

  it('goes on with a bot when one of three resigns', async () => {
    const sitting = await sittingOf('roma-victrix', { scenario: '1', seats: 3, seed: SEED })
    sitting.carryOut({ kind: 'resign' }, 1)
    expect(sitting.match.isOver).toBe(false)
    expect(sitting.sight(null).sitters.map(({ level }) => level !== null)).toEqual([false, true, false])
    expect(sitting.match.record.sitters).toHaveLength(1)
  })
})

describe.each(games)('sights of %s', id => {
  it('have the question of these eyes and of nobody else', async () => {
    const { game } = await loadGame(id, english)
    const scenario = game.scenarios[0]?.id ?? ''
    const sitting = await sittingOf(id, { scenario, seed: SEED })
    for (let step = 0; step < 120 && sitting.match.decision !== null; step++) {
      for (const [role, player] of Object.entries(sitting.match.seats)) {
        const { question, waiting } = sitting.sight(player)
        expect(question).toEqual(sitting.match.decisions.find(decision => decision.role === role) ?? null)
        expect(waiting.map(each => each.role)).toEqual(sitting.match.decisions.map(each => each.role))
        expect(JSON.stringify(waiting)).not.toContain('"choices"')
      }
      expect(sitting.sight(null).question).toBeNull()
      chooseAny(sitting, step)
    }
  })

  it('are the same of a match that was resumed', async () => {
    const loaded = await loadGame(id, english)
    const scenario = loaded.game.scenarios[0]?.id ?? ''
    const sitting = await sittingOf(id, { scenario, seed: SEED })
    for (let step = 0; step < 150 && sitting.match.decision !== null; step++) chooseAny(sitting, step)
    const { record, checkpoint, told } = sitting.match
    const again = sitDown(loaded, Match.resume(loaded.game, record, checkpoint, told).match)
    for (const player of [...Object.values(sitting.match.seats), null]) {
      const { seq: _, read: __, undoBar: ___, ...sight } = sitting.sight(player)
      expect(again.sight(player)).toMatchObject(JSON.parse(JSON.stringify(sight)))
    }
  })
})

describe('an undo beyond the kernel’s barriers', () => {
  it('is refused with its reason', async () => {
    const sitting = await fords()
    for (let step = 0; step < 30; step++) chooseAny(sitting, step)
    const locked = sitting.match.roles.find(role => !sitting.match.canUndo(role)) ?? ''
    expect(() => sitting.carryOut({ kind: 'undo' }, sitting.match.seats[locked] ?? 0)).toThrow(UndoRefused)
  })
})
