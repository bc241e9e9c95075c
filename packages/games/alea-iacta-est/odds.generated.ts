// Written by `aquila odds --keep` from docs/balance. Do not edit.
import type { MeasuredOdds } from '../odds.ts'

export const odds: readonly MeasuredOdds[] = [
  {"scenario":"5","level":"centurio","matches":60,"share":[87,76,93],"even":{"option":"handicap","value":"-20","matches":60,"share":[50,38,62]}},
  {"scenario":"6","level":"centurio","matches":60,"share":[86,75,92],"even":{"option":"handicap","value":"-48","matches":60,"share":[51,39,63]}},
  {"scenario":"7","level":"centurio","matches":60,"share":[91,81,96],"even":{"option":"handicap","value":"-18","matches":60,"share":[51,39,63]}},
]
