import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as v from 'valibot'

const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'expected a whole number'),
    v.transform(Number),
    v.minValue(from),
    v.maxValue(to),
  )

/** All settings come from the environment, and none is needed. */
const environmentSchema = v.object({
  /** Any free port if it is 0. */
  PORT: v.optional(wholeNumber(0, 65_535), '4900'),
  /** Who can reach it: this machine alone, unless somebody says otherwise. */
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  /** The folder of the database and of the key beside it. */
  DATA: v.optional(v.pipe(v.string(), v.minLength(1)), 'data'),
  /** The address by which others reach it, where a proxy or a name stands before it. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
  /** 64 hex digits that seal the seeds of running matches; without it a file beside the database has them. */
  SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits'))),
  SECRET_KEY_FILE: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** How many proxies stand before it and say in X-Forwarded-For whose request it is. */
  TRUST_PROXY: v.optional(wholeNumber(0, 8), '0'),
  /** How many threads think for bots. */
  BOT_THREADS: v.optional(wholeNumber(1, 64), String(Math.max(1, availableParallelism() - 1))),
  /** `none` where a proxy limits rates itself, and for measurements. */
  LIMITS: v.optional(v.picklist(['usual', 'none']), 'usual'),
  /** The mail server; without it nobody is written to. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'expected smtp:// or smtps://'))),
  /** From whom letters come. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.minLength(3)), 'Aquila <aquila@localhost>'),
  /** Names of accounts that look after the house, with commas between them. */
  MODERATORS: v.optional(v.string(), ''),
  LOG_LEVEL: v.optional(v.picklist(['error', 'warn', 'info', 'silent']), 'warn'),
})

export interface Settings {
  readonly port: number
  readonly host: string
  /** The folder of the database. */
  readonly data: string
  readonly publicUrl: URL | null
  /** Null: the key lies in a file beside the database, and is made if it is not there. */
  readonly secretKey: string | null
  readonly trustProxy: number
  readonly botThreads: number
  readonly limits: 'usual' | 'none'
  /** Null: no mail is sent. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly moderators: readonly string[]
  readonly logLevel: 'error' | 'warn' | 'info' | 'silent'
}

/** A setting that cannot be. It names itself. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

export function settingsFrom(environment: { readonly [name: string]: string | undefined }): Settings {
  const parsed = v.safeParse(environmentSchema, environment)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const name = v.getDotPath(issue) ?? ''
    throw new BadSetting(
      `the setting ${name} cannot be ${JSON.stringify(environment[name])}: ${issue.message}`,
    )
  }
  const { output } = parsed
  return {
    port: output.PORT,
    host: output.HOST,
    data: resolve(output.DATA),
    publicUrl: output.PUBLIC_URL === undefined ? null : new URL(output.PUBLIC_URL),
    secretKey: output.SECRET_KEY ?? keyIn(output.SECRET_KEY_FILE),
    trustProxy: output.TRUST_PROXY,
    botThreads: output.BOT_THREADS,
    limits: output.LIMITS,
    smtpUrl: output.SMTP_URL ?? null,
    mailFrom: output.MAIL_FROM,
    moderators: output.MODERATORS.split(',').filter(name => name.trim() !== ''),
    logLevel: output.LOG_LEVEL,
  }
}

function keyIn(file: string | undefined): string | null {
  if (file === undefined) return null
  const key = readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(key))
    throw new BadSetting(`SECRET_KEY_FILE: ${file} does not hold 64 hex digits`)
  return key
}
