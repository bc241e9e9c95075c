import type { MatchRecord } from '@aquila/engine'
import { Match } from '@aquila/engine'
import { verifyDice } from '@aquila/engine/verify-dice'
import { loadGame, teachingGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { anyChoice, Guest, type Live } from './client.ts'
import { serverFor, tableOf } from './support.ts'

const fords = { game: teachingGame.id, scenario: 'war' }

/** Both play on by their sockets until the match is over. */
async function playOut(lines: readonly Live[]): Promise<void> {
  let step = 0
  for (;;) {
    const over = () => lines.every(({ sight }) => sight?.result != null || sight?.ending != null)
    const asked = () => lines.find(({ sight }) => sight?.question != null)
    if (over()) return
    const line = asked()
    if (line?.sight?.question == null) {
      await Promise.race(lines.map(each => each.until(() => over() || asked() !== undefined)))
      continue
    }
    const done = await line.act(anyChoice(line.sight.question, step++))
    if (done.kind === 'refused') throw new Error(JSON.stringify(done))
    await line.until(() => (line.sight?.seq ?? 0) >= (done.seq ?? 0))
  }
}

describe('a table', () => {
  it('is set, found by its link, sat down at and played to the end', async () => {
    const { url } = await serverFor()
    const { id, guests, table } = await tableOf(url, { ...fords, names: ['Livia', 'Hanno', 'Marcia'] })
    expect(table.state).toBe('running')
    const lines = [...guests, Guest.nobody(url)].map(guest => guest.live(id))
    await Promise.all(lines.map(line => line.until(() => line.sight !== null)))
    await playOut(lines.slice(0, 3))
    const watcher = lines[3]
    await watcher?.until(() => watcher.sight?.result != null)
    expect(watcher?.sight?.player).toBeNull()
    const record = await Guest.nobody(url).get<MatchRecord>(`api/tables/${id}/record`)
    const { game } = await loadGame(teachingGame.id)
    const match = Match.replay(game, record)
    expect(match.proof).not.toBeNull()
    expect(match.proof && (await verifyDice(match.proof))).toMatchObject({ commitmentHolds: true, wrong: [] })
    expect(match.commitment).toBe(table.commitment)
    await Promise.all(lines.map(line => line.close()))
  })
})
