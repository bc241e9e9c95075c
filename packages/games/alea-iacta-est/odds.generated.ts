// Written by `aquila odds --keep` from docs/balance. Do not edit.
import type { MeasuredOdds } from '../odds.ts'

export const odds: readonly MeasuredOdds[] = [
  {"scenario":"2","level":"centurio","matches":60,"share":[58,46,70],"even":null},
  {"scenario":"3","level":"centurio","matches":60,"share":[60,47,71],"even":null},
  {"scenario":"4","level":"centurio","matches":60,"share":[67,54,77],"even":{"option":"handicap","value":"-7","matches":60,"share":[50,38,62]}},
  {"scenario":"5","level":"centurio","matches":60,"share":[81,69,89],"even":{"option":"handicap","value":"-18","matches":92,"share":[51,41,61]}},
  {"scenario":"6","level":"centurio","matches":60,"share":[79,67,88],"even":{"option":"handicap","value":"-43","matches":92,"share":[51,41,61]}},
  {"scenario":"7","level":"centurio","matches":60,"share":[87,76,93],"even":{"option":"handicap","value":"-15","matches":92,"share":[51,41,61]}},
]
