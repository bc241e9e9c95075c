import { type Bot, randomBot } from '@aquila/bots'

/** The levels of bot a person can choose from, easiest first. Stronger ones join this list. */
const makers: { readonly [level: string]: (seed: number) => Bot } = {
  tiro: randomBot,
}

export const levels: readonly string[] = Object.keys(makers)

export function botOfLevel(level: string): Bot {
  const make = makers[level] ?? makers.tiro
  if (make === undefined) throw new Error('there is no bot at all')
  return make(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
}
