import { readFileSync } from 'node:fs'
import { commitmentTo, fastDice } from '@aquila/engine'
import { type DiceProof, verifyDice } from '@aquila/engine/verify-dice'
import { describe, expect, it } from 'vitest'
import { type FordMatch, must, OTHER_SEED, playRandomly, SEED, startFords } from '../support.ts'

function played(salts: readonly string[] = []): FordMatch {
  const match = startFords({ scenario: 'war', salts })
  playRandomly(match, fastDice(6), 10_000)
  return match
}

/** A match that went another way after thirty choices of another, both played to the end. */
function branched(): { origin: DiceProof; match: FordMatch; proof: DiceProof; before: number } {
  const origin = startFords({ scenario: 'war' })
  playRandomly(origin, fastDice(6), 10_000)
  const match = origin.whatIf(30, OTHER_SEED)
  playRandomly(match, fastDice(9), 10_000)
  const before = origin.at(30).record.rolls.length
  return { origin: must(origin.proof), match, proof: must(match.proof), before }
}

describe('the standalone verifier', () => {
  it.each([[[]], [['ada', 'Bén']]])('accepts every roll of a real match with the salts %j', async salts => {
    const match = played(salts)
    const proof = must(match.proof)
    expect(proof.rolls.length).toBeGreaterThan(24)
    expect(await verifyDice(proof)).toEqual({
      commitmentHolds: true,
      checked: proof.rolls.length,
      unchecked: 0,
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

  it('says how many rolls a what-if match took over that nobody can check, and checks those after', async () => {
    const { proof, before } = branched()
    expect(proof.from).toBe(before)
    expect(proof.rolls.length).toBeGreaterThan(before)
    const checked = proof.rolls.length - before
    expect(await verifyDice(proof)).toEqual({
      commitmentHolds: true,
      checked,
      unchecked: before,
      wrong: [],
    })
    expect((await verifyDice({ ...proof, from: 0 })).wrong.length).toBeGreaterThan(0)
  })

  it('checks what was taken over with the match it came from, and that with the one before', async () => {
    const { origin, match, proof, before } = branched()
    const whole = { commitmentHolds: true, checked: proof.rolls.length, unchecked: 0, wrong: [] }
    expect(await verifyDice(proof, [origin])).toEqual(whole)
    const third = match.whatIf(40, SEED)
    playRandomly(third, fastDice(3), 10_000)
    const last = must(third.proof)
    expect(last.from).toBeGreaterThan(before)
    expect(await verifyDice(last, [proof])).toMatchObject({ unchecked: before, wrong: [] })
    expect(await verifyDice(last, [proof, origin])).toEqual({ ...whole, checked: last.rolls.length })
  })

  it('finds a roll that is not that of the origin, an origin that was not fair, and one that is too short', async () => {
    const { origin, proof, before } = branched()
    const [number, honest] = [4, must(proof.rolls[3])]
    const better = { ...honest, value: (honest.value % honest.sides) + 1 }
    const forged = { ...proof, rolls: proof.rolls.with(3, better) }
    expect((await verifyDice(forged, [origin])).wrong).toEqual([
      { number, why: honest.why, recorded: better.value, computed: honest.value },
    ])
    const alike = { ...origin, rolls: origin.rolls.with(3, better) }
    expect((await verifyDice(forged, [alike])).wrong).toMatchObject([{ number, computed: honest.value }])
    const short = { ...origin, rolls: origin.rolls.slice(0, before - 1) }
    expect((await verifyDice(proof, [short])).wrong).toMatchObject([{ number: before, computed: Number.NaN }])
    const sealed = { ...origin, commitment: commitmentTo(OTHER_SEED) }
    expect((await verifyDice(proof, [sealed])).commitmentHolds).toBe(false)
  })

  it('calls no roll checked where all were taken over', async () => {
    const { proof } = branched()
    const loaded = proof.rolls.map(roll => ({ ...roll, value: roll.sides }))
    for (const from of [loaded.length, loaded.length + 1, 10 ** 9])
      expect(await verifyDice({ ...proof, from, rolls: loaded })).toMatchObject({
        checked: 0,
        unchecked: loaded.length,
      })
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
