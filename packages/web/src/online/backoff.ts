/** How long to wait before the next try: half a second, doubling to half a minute, with chance in all of it. */
export interface Backoff {
  next(): number
  /** It went well, or somebody is in a hurry: the next wait is short again. */
  again(): void
}

const FIRST = 500
const LONGEST = 30_000

/** So many readers lose a server at once; chance keeps them from coming back at once. */
export function newBackoff(chance: () => number): Backoff {
  let tries = 0
  return {
    next() {
      const longest = Math.min(LONGEST, FIRST * 2 ** tries)
      tries++
      return longest * (0.5 + chance() / 2)
    },
    again() {
      tries = 0
    },
  }
}
