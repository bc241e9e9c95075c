import { join } from 'node:path'
import { commitmentTo, english, fastDice, freshSeed, Match } from '@aquila/engine'
import { randomChoice, randomDecision } from '@aquila/engine/fuzz'
import { loadGame } from '@aquila/games'
import { APART } from '../src/matches/appending.ts'
import { materialOf, openMatch, sitDown } from '../src/matches/opening.ts'
import { Parts } from '../src/matches/parts.ts'
import type { StartAct } from '../src/matches/stored-acts.ts'
import type { NewAct } from '../src/store/rows.ts'
import { SqliteStore } from '../src/store/sqlite-store.ts'
import { appendOf, emptyTable, percentile } from './floors.ts'

const ENTRIES = 1500
const TIMES = 15

/** Processor time to open a long match from the store, and of `Match.resume` alone on the same, in milliseconds: medians. */
export async function opening(folder: string): Promise<{ whole: number; resume: number }> {
  const wanted = { game: 'alea-iacta-est', scenario: '1' }
  const { seed, appended, rules } = await longMatch(wanted)
  const store = await SqliteStore.open({ file: join(folder, 'opening.db') })
  try {
    await store.write(
      'makeGuest',
      { id: 'host', name: 'host', kind: 'guest' },
      { idHash: 'x', expiresAt: 1, device: '' },
      1,
    )
    await store.write('makeTable', {
      ...emptyTable('long'),
      ...wanted,
      ...{ rules, commitment: commitmentTo(seed) },
    })
    let from = 0
    for (const { acts, part, checkpoint } of appended) {
      const begins = from === 0 ? { begins: { edition: 1, rules } } : {}
      const { begins: _, ...append } = appendOf('long', from)
      const given = { acts, part, checkpoint: { rules, checkpoint }, reads: [], ...begins }
      await store.write('append', { ...append, ...given })
      from += acts.length
    }
    const { game } = await loadGame(wanted.game, english, [wanted.scenario])
    const whole: number[] = []
    const resume: number[] = []
    for (let time = 0; time < TIMES; time++) {
      let from = process.cpuUsage()
      const stored = await store.read('match', 'long')
      if (stored === null) throw new Error('the match is gone')
      const { material } = await materialOf(stored, seed)
      await openMatch(material)
      whole.push(since(from))
      const again = (await materialOf(stored, seed)).material
      from = process.cpuUsage()
      Match.resume(game, again.record, again.checkpoint, again.events)
      resume.push(since(from))
    }
    return { whole: percentile(whole, 50), resume: percentile(resume, 50) }
  } finally {
    await store.close()
  }
}

function since(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

/** A match of chance, as its acts are stored. */
async function longMatch({ game, scenario }: { game: string; scenario: string }) {
  const loaded = await loadGame(game, english, [scenario])
  const players = ['P0', 'P1']
  const levels = [null, null]
  const seed = freshSeed()
  const match = Match.start(loaded.game, { scenario, players, seed, salts: [] })
  const sitting = sitDown(loaded, match, { levels, reasons: {}, seq: 1, reads: [] })
  const start: StartAct = { kind: 'start', players, levels, salts: [] }
  const parts = Parts.none(start)
  let acts: NewAct[] = [stored(null, null, start, sitting.beginning)]
  const appended: { acts: NewAct[]; part: string; checkpoint: string }[] = []
  const random = fastDice(3)
  while (match.length < ENTRIES) {
    const decision = randomDecision(match.decisions, random)
    if (decision === undefined) throw new Error('the match was over too soon')
    const { verb, noun } = randomChoice(decision, random)
    const player = match.seats[decision.role] ?? 0
    const choice = noun === undefined ? { verb } : { verb, noun }
    const act = { kind: 'choose' as const, decision: decision.id, choice }
    const change = sitting.carryOut(act, player)
    parts.changed(change)
    acts.push(stored(player, `token-of-act-${match.length}`, act, change))
    if (acts.length < APART) continue
    const part = JSON.stringify(parts.take(sitting, sitting.seq, 1))
    appended.push({ acts, part, checkpoint: JSON.stringify(match.checkpoint) })
    acts = []
  }
  return { seed, appended, rules: loaded.game.version }
}

function stored(player: number | null, token: string | null, act: { kind: string }, change: object): NewAct {
  return { player, token, kind: act.kind, act: JSON.stringify(act), change: JSON.stringify(change), at: 1 }
}
