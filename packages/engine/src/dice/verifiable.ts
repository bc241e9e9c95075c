import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { BadSetUp } from '../errors.ts'
import type { DiceSource } from './dice.ts'

/**
 * Dice that anybody can check.
 *
 * Before the first roll the keeper of the match picks a secret seed of 256 bits and publishes its SHA-256,
 * the commitment. Players may then add salts, so that not even the keeper could have picked a lucky seed.
 * The seed and the salts give the key; the key and the number of a roll give the roll. When the match is
 * over the seed is published. `verify-dice.ts` describes the steps once more, independently, and checks them.
 */
export interface VerifiableSeed {
  /** 64 hex digits. Secret until the match is over. */
  readonly seed: string
  readonly salts: readonly string[]
}

const SEED = /^[0-9a-f]{64}$/

/** Must be the same in `verify-dice.ts`. */
const KEY_LABEL = 'aquila dice 1'

export function freshSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}

export function assertSeed(seed: unknown): asserts seed is string {
  if (typeof seed !== 'string' || !SEED.test(seed))
    throw new BadSetUp('a seed is 64 hex digits, in lower case')
}

/** What is published before the match starts. */
export function commitmentTo(seed: string): string {
  assertSeed(seed)
  return bytesToHex(sha256(hexToBytes(seed)))
}

export function verifiableDice({ seed, salts }: VerifiableSeed): DiceSource {
  assertSeed(seed)
  const key = hmac(sha256, hexToBytes(seed), utf8ToBytes(JSON.stringify([KEY_LABEL, ...salts])))
  const keyed = hmac.create(sha256, key)
  return {
    roll(sides, _why, index) {
      for (let block = 0; ; block++) {
        const digest = keyed
          .clone()
          .update(utf8ToBytes(`${index}/${block}`))
          .digest()
        const value = firstFairValue(digest, sides)
        if (value !== null) return value
      }
    },
  }
}

/** Rejection sampling: words at the ragged end of the 32-bit range are passed over, so no face is favoured. */
function firstFairValue(digest: Uint8Array, sides: number): number | null {
  const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
  const limit = 2 ** 32 - (2 ** 32 % sides)
  for (let offset = 0; offset < digest.byteLength; offset += 4) {
    const word = words.getUint32(offset)
    if (word < limit) return (word % sides) + 1
  }
  return null
}
