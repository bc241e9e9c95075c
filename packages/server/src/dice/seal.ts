import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadSetting } from '../settings.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/**
 * Seals the seeds of running matches with a key that is not in the database, so that a copy of the database does not tell the
 * dice to come. A sealed seed belongs to its match: put into another it does not open.
 */
export class Seal {
  readonly #key: Uint8Array

  constructor(key: string) {
    this.#key = Buffer.from(key, 'hex')
  }

  seal(seed: string, match: string): Uint8Array {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce).setAAD(Buffer.from(match))
    const sealed = Buffer.concat([cipher.update(seed, 'hex'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }

  /** Any text, such as an address; it belongs to the row of that id. */
  sealText(text: string, id: string): Uint8Array {
    return this.seal(Buffer.from(text).toString('hex'), id)
  }

  openText(sealed: Uint8Array, id: string): string {
    return Buffer.from(this.open(sealed, id), 'hex').toString()
  }

  open(sealed: Uint8Array, match: string): string {
    const decipher = createDecipheriv(ALGORITHM, this.#key, sealed.subarray(0, NONCE))
      .setAAD(Buffer.from(match))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('hex')
    } catch {
      throw new BadSetting(
        'the key does not open the seeds of this database: SECRET_KEY or secret.key is another one',
      )
    }
  }
}

/** The key of the environment, or that of the file beside the database, which is made at the first start. */
export function sealFor(folder: string, secretKey: string | null): Seal {
  if (secretKey !== null) return new Seal(secretKey)
  const file = join(folder, 'secret.key')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  }
  const key = readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(key)) throw new BadSetting(`${file} does not hold 64 hex digits`)
  return new Seal(key)
}
