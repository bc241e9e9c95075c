import { createHash, randomBytes } from 'node:crypto'

const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** 128 random bits, in letters that nobody takes for others: an id that cannot be guessed. */
export function freshId(): string {
  let number = BigInt(`0x${randomBytes(16).toString('hex')}`)
  let id = ''
  while (number > 0n) {
    id = BASE_58[Number(number % 58n)] + id
    number /= 58n
  }
  return id.padStart(22, BASE_58[0])
}

/** What a cookie holds: 256 random bits. */
export function freshSession(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store knows of a session: a reader of the store cannot use it. */
export function hashOfSession(session: string): string {
  return createHash('sha256').update(session).digest('hex')
}
