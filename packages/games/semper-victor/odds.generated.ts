// Written by `aquila odds --keep` from docs/balance. Do not edit.
import type { MeasuredOdds } from '../odds.ts'

export const odds: readonly MeasuredOdds[] = [
  {"scenario":"1","level":"miles","matches":50,"share":[60,46,72],"even":null},
  {"scenario":"2","level":"miles","matches":50,"share":[41,28,55],"even":null},
  {"scenario":"3","level":"miles","matches":50,"share":[50,37,63],"even":null},
  {"scenario":"4","level":"miles","matches":50,"share":[70,56,81],"even":{"option":"handicap","value":"-47","matches":50,"share":[50,37,63]}},
  {"scenario":"5","level":"miles","matches":50,"share":[48,35,61],"even":null},
  {"scenario":"7","level":"miles","matches":50,"share":[32,21,46],"even":{"option":"handicap","value":"30","matches":50,"share":[50,37,63]}},
  {"scenario":"8","level":"miles","matches":50,"share":[41,28,55],"even":null},
]
