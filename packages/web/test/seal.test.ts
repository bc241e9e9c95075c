import { Match } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from '../src/match/seal.ts'

const { game } = await loadGame('alea-iacta-est')
const { record } = Match.start(game, { scenario: '2', seed: 'ab'.repeat(32) })

describe('a match that is exported while it runs', () => {
  it('T19: shows neither its seed nor its draws, and can be opened again', async () => {
    const sealed = await seal(record)
    expect(JSON.stringify(sealed)).not.toContain('ab'.repeat(32))
    expect(Object.keys(sealed)).toEqual(['aquila', 'game', 'scenario', 'length', 'sealed'])
    expect(JSON.parse(await unseal(JSON.stringify(sealed)))).toEqual(record)
  })

  it('leaves a record without a seal as it is, and refuses a broken seal', async () => {
    expect(await unseal(JSON.stringify(record))).toBe(JSON.stringify(record))
    expect(await unseal('no record')).toBe('no record')
    await expect(unseal(JSON.stringify({ ...(await seal(record)), sealed: 'AAAA' }))).rejects.toThrow(
      'the seal of this record is broken',
    )
  })
})
