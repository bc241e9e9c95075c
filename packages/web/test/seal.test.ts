import { english, LARGEST_RECORD, Match } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { textOf } from '../src/match/from-file.ts'
import { seal, unseal } from '../src/match/seal.ts'

const { game } = await loadGame('alea-iacta-est', english)
const { record } = Match.start(game, { scenario: '2', seed: 'ab'.repeat(32) })

describe('a match that is exported while it runs', () => {
  it('T19: shows neither its seed nor its draws, and can be opened again', async () => {
    const sealed = await seal(record)
    expect(JSON.stringify(sealed)).not.toContain('ab'.repeat(32))
    expect(Object.keys(sealed)).toEqual(['aquila', 'game', 'scenario', 'length', 'sealed'])
    expect(JSON.parse(await unseal(JSON.stringify(sealed)))).toEqual(record)
  })

  it('opens whatever mark of the byte order an editor wrote before it', async () => {
    const file = `\ufeff${JSON.stringify(await seal(record))}`
    expect(JSON.parse(await unseal(file))).toEqual(record)
    expect(JSON.parse(await textOf(new Blob([`\ufeff${JSON.stringify(record)}`])))).toEqual(record)
  })

  it('is not unpacked to more than a record may be, nor read from a larger file', async () => {
    const zeros = new Blob([new Uint8Array(LARGEST_RECORD + 1)]).stream()
    const packed = new Uint8Array(
      await new Response(zeros.pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
    )
    const sealed = btoa([...packed].map(byte => String.fromCharCode(byte)).join(''))
    expect(sealed.length).toBeLessThan(100_000)
    await expect(unseal(JSON.stringify({ ...(await seal(record)), sealed }))).rejects.toThrow('at most 16 MB')
    await expect(textOf(new Blob([new Uint8Array(LARGEST_RECORD + 1)]))).rejects.toThrow('at most 16 MB')
    await expect(textOf(new Blob([new Uint8Array(LARGEST_RECORD)]))).resolves.toHaveLength(LARGEST_RECORD)
  })

  it('leaves a record without a seal as it is, and refuses a broken seal', async () => {
    expect(await unseal(JSON.stringify(record))).toBe(JSON.stringify(record))
    expect(await unseal('no record')).toBe('no record')
    await expect(unseal(JSON.stringify({ ...(await seal(record)), sealed: 'AAAA' }))).rejects.toThrow(
      'the seal of this record is broken',
    )
  })
})
