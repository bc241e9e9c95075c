import { english, fastDice, freshSeed, Match } from '@aquila/engine'
import { randomChoice, randomDecision } from '@aquila/engine/fuzz'
import { loadGame } from '@aquila/games'
import type { Act, Change } from '@aquila/play'
import { expect, it } from 'vitest'
import { sitDown } from '../src/matches/opening.ts'
import { Parts } from '../src/matches/parts.ts'
import { foldStored, type StartAct, type StoredAct } from '../src/matches/stored-acts.ts'

const players = ['Livia', 'Marcia']
const levels = [null, null]

it('a match that is read in parts is that of its acts alone, whatever was taken back', async () => {
  const loaded = await loadGame('alea-iacta-est', english, ['3'])
  const match = Match.start(loaded.game, { scenario: '3', players, seed: freshSeed(), salts: [] })
  const sitting = sitDown(loaded, match, { levels, reasons: {}, seq: 1, reads: [] })
  const start: StartAct = { kind: 'start', players, levels, salts: [] }
  const random = fastDice(5)
  const acts: string[] = []
  const parts: string[] = []
  const made = Parts.none(start)
  let inParts = 0
  let takenBack = 0
  const store = (player: number | null, act: StoredAct['act'], change: Change): void => {
    const stored: StoredAct = { player, act, change, at: acts.length }
    acts.push(JSON.stringify(stored))
    made.changed(change)
    if (acts.length % 20 !== 0) return
    parts.push(JSON.stringify(made.take(sitting, acts.length, stored.at)))
    inParts = acts.length
  }
  store(null, start, sitting.beginning)
  while (acts.length < 330) {
    const decision = randomDecision(match.decisions, random)
    if (decision === undefined) break
    const back = match.roles.find(role => match.whyNoUndo(role) === null)
    const undoes = back !== undefined && random.roll(6, 'whether it is taken back', 0) <= 2
    const player = match.seats[undoes ? back : decision.role] ?? 0
    const act: Act = undoes
      ? { kind: 'undo' }
      : { kind: 'choose', decision: decision.id, choice: randomChoice(decision, random) }
    if (undoes) takenBack++
    store(player, act, sitting.carryOut(act, player))
    // Often right after a part, so that what lies in one is taken back.
    if (acts.length % 50 !== 0) continue
    const whole = await foldStored({ parts: [], acts })
    const inBoth = await foldStored({ parts, acts: acts.slice(inParts) })
    expect({ ...inBoth, seq: 0, inParts: 0 }).toEqual({ ...whole, seq: 0, inParts: 0 })
    expect(inBoth.seq).toBe(whole.seq)
  }
  expect(parts.length).toBeGreaterThan(10)
  expect(takenBack).toBeGreaterThan(20)
})
