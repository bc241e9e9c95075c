import type { RomaSpeech } from '../messages/index.ts'
import { castOf, type Setting } from '../rules/cast.ts'

/** The year of a Game-Turn, counted as the scenario spans its turns; there is no year 0. */
export function yearOf(setting: Setting, turn: number): number {
  const { years, turns } = castOf(setting).scenario
  const span = years.to - years.from - (years.from < 0 && years.to > 0 ? 1 : 0)
  const gone = turns === 1 ? 0 : Math.round(((Math.min(turn, turns) - 1) * span) / (turns - 1))
  const year = years.from + gone
  return years.from < 0 && year >= 0 ? year + 1 : year
}

export function yearText({ text }: RomaSpeech, year: number): string {
  return year < 0 ? text('year.bc', { n: String(-year) }) : text('year.ad', { n: String(year) })
}
