import { readFileSync } from 'node:fs'
import { commitmentTo, fastDice } from '@aquila/engine'
import { verifyDice } from '@aquila/engine/verify-dice'
import { describe, expect, it } from 'vitest'
import { type FordMatch, must, OTHER_SEED, playRandomly, SEED, startFords } from '../support.ts'

function played(salts: readonly string[] = []): FordMatch {
  const match = startFords({ scenario: 'war', salts })
  playRandomly(match, fastDice(6), 10_000)
  return match
}

describe('the standalone verifier', () => {
  it.each([[[]], [['ada', 'Bén']]])('accepts every roll of a real match with the salts %j', async salts => {
    const match = played(salts)
    const proof = must(match.proof)
    expect(proof.rolls.length).toBeGreaterThan(24)
    expect(await verifyDice(proof)).toEqual({
      commitmentHolds: true,
      checked: proof.rolls.length,
      wrong: [],
    })
  })

  it('accepts a proof that went through JSON', async () => {
    const proof = JSON.parse(JSON.stringify(played().proof))
    expect((await verifyDice(proof)).wrong).toEqual([])
  })

  it('finds one changed roll and says what it should have been', async () => {
    const proof = must(played().proof)
    const index = 10
    const honest = must(proof.rolls[index])
    const value = (honest.value % honest.sides) + 1
    const rolls = proof.rolls.with(index, { ...honest, value })
    const verdict = await verifyDice({ ...proof, rolls })
    expect(verdict.wrong).toEqual([
      { number: index + 1, why: honest.why, recorded: value, computed: honest.value },
    ])
  })

  it('finds a roll left out: the later ones no longer fit their numbers', async () => {
    const proof = must(played().proof)
    const verdict = await verifyDice({ ...proof, rolls: proof.rolls.toSpliced(3, 1) })
    expect(verdict.wrong.length).toBeGreaterThan(0)
    expect(verdict.wrong.length).toBeLessThanOrEqual(20)
    expect(must(verdict.wrong[0]).number).toBeGreaterThan(3)
  })

  it('finds another seed than the one committed to', async () => {
    const proof = must(played().proof)
    const verdict = await verifyDice({ ...proof, seed: OTHER_SEED })
    expect(verdict.commitmentHolds).toBe(false)
    expect(verdict.wrong.length).toBeGreaterThan(0)
  })

  it('finds a commitment to another seed, though the rolls are right', async () => {
    const proof = must(played().proof)
    const verdict = await verifyDice({ ...proof, commitment: commitmentTo(OTHER_SEED) })
    expect(verdict).toMatchObject({ commitmentHolds: false, wrong: [] })
  })

  it('finds salts that were changed afterwards', async () => {
    const proof = must(played(['ada']).proof)
    expect((await verifyDice({ ...proof, salts: ['eve'] })).wrong.length).toBeGreaterThan(0)
  })

  it('calls a roll of an impossible die wrong instead of searching for it for ever', async () => {
    const proof = must(played().proof)
    for (const sides of [0, -1, 2.5, 2 ** 33, Number.NaN]) {
      const verdict = await verifyDice({ ...proof, rolls: [{ sides, value: 0, why: 'odd' }] })
      expect(verdict.wrong).toHaveLength(1)
    }
  })

  it('leaves alone the rolls that a what-if match took over, and checks those after', async () => {
    const origin = startFords({ scenario: 'war' })
    playRandomly(origin, fastDice(6), 40)
    const before = origin.at(30).record.rolls.length
    const match = origin.whatIf(30, OTHER_SEED)
    playRandomly(match, fastDice(9), 10_000)
    const proof = must(match.proof)
    expect(proof.from).toBe(before)
    expect(proof.rolls.length).toBeGreaterThan(before)
    const verdict = await verifyDice(proof)
    expect(verdict).toEqual({ commitmentHolds: true, checked: proof.rolls.length - before, wrong: [] })
    expect((await verifyDice({ ...proof, from: 0 })).wrong.length).toBeGreaterThan(0)
  })

  it('imports nothing', () => {
    const source = readFileSync(new URL('../../src/dice/verify-dice.ts', import.meta.url), 'utf8')
    expect(source).toContain('export async function verifyDice')
    expect(source).not.toMatch(/^\s*(import\b|export\b.*\bfrom\b)|\bimport\s*\(|\brequire\s*\(/m)
  })
})

describe('the proof of a match', () => {
  it('is secret until the match is over, the commitment public from the start', () => {
    const match = startFords()
    expect(match.commitment).toBe(commitmentTo(SEED))
    while (match.decision !== null) {
      expect(match.proof).toBeNull()
      playRandomly(match, fastDice(match.length), 1)
    }
    expect(match.proof).toMatchObject({ seed: SEED, from: 0, commitment: match.commitment })
  })
})
