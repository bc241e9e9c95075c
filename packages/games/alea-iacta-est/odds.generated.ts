// Written by `aquila odds --keep` from docs/balance. Do not edit.
import type { MeasuredOdds } from '../odds.ts'

export const odds: readonly MeasuredOdds[] = [
  {"scenario":"5","level":"centurio","matches":60,"share":[87,76,93],"even":{"option":"handicap","value":"-21","matches":92,"share":[51,41,61]}},
  {"scenario":"6","level":"centurio","matches":60,"share":[86,75,92],"even":{"option":"handicap","value":"-48","matches":92,"share":[51,41,61]}},
  {"scenario":"7","level":"centurio","matches":60,"share":[91,81,96],"even":{"option":"handicap","value":"-18","matches":92,"share":[50,40,60]}},
]
