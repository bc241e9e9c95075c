// Written by `aquila odds --keep` from docs/balance. Do not edit.
import type { MeasuredOdds } from '../odds.ts'

export const odds: readonly MeasuredOdds[] = [
  {"scenario":"1","level":"centurio","matches":100,"share":[46,37,56],"even":null},
  {"scenario":"2","level":"centurio","matches":100,"share":[50,40,59],"even":null},
  {"scenario":"3","level":"centurio","matches":100,"share":[54,44,63],"even":null},
  {"scenario":"4","level":"centurio","matches":100,"share":[54,44,63],"even":null},
  {"scenario":"5","level":"centurio","matches":100,"share":[29,21,39],"even":null},
  {"scenario":"6a","level":"centurio","matches":6,"share":[17,3,56],"even":null},
  {"scenario":"6b","level":"centurio","matches":6,"share":[50,19,81],"even":null},
  {"scenario":"6c","level":"centurio","matches":6,"share":[100,61,100],"even":{"option":"handicap","value":"-51","matches":6,"share":[50,19,81]}},
  {"scenario":"6d","level":"centurio","matches":6,"share":[67,30,90],"even":null},
  {"scenario":"7","level":"centurio","matches":100,"share":[41,32,51],"even":null},
  {"scenario":"8","level":"centurio","matches":100,"share":[47,38,57],"even":null},
]
