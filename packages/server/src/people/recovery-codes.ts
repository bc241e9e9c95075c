import { createHash, randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for others. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODES = 8
const GROUPS = 4
const GROUP = 4

/** Codes by which an account is got back without its password, once each: 78 random bits, in groups that can be typed. */
export function freshCodes(): string[] {
  const group = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
}

/** What the store knows of a code. However it was typed, it is the same. */
export function hashOfCode(code: string): string {
  const typed = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(`code ${typed}`).digest('hex')
}
