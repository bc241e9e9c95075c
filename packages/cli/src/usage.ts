import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** The command was called wrongly: its message is for the person at the keyboard. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Something was checked and found wanting: nothing more to say than what was printed. */
export class Failed extends Error {
  override name = 'Failed'
}

export interface Command {
  readonly name: string
  readonly summary: string
  readonly help: string
  run(args: readonly string[]): Promise<void>
}

/** The options and the plain words of a command line. */
export function readArguments<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

export function wholeNumber(text: string, option: string, least: number): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value) || value < least) {
    throw new UsageError(`--${option} must be a whole number of at least ${least}, not "${text}"`)
  }
  return value
}

export function positiveNumber(text: string, option: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0)
    throw new UsageError(`--${option} must be a number above 0, not "${text}"`)
  return value
}

/** `--option retreat=home`, any number of times. */
export function readOptions(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map(pair => {
      const [id, value] = pair.split('=')
      if (!id || value === undefined) throw new UsageError(`an option is written id=value, not "${pair}"`)
      return [id, value]
    }),
  )
}
