// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Value } from '@aquila/engine/messages'

export interface Texts {
  'brief.length': { years: Countable; from: Value; to: Value }
  'brief.round': { n: Countable }
  'brief.leaders': Record<never, never>
  'brief.begin': Record<never, never>
  'brief.deed.deploy-leader': Record<never, never>
  'brief.deed.deploy-unit': Record<never, never>
  'brief.deed.deploy': Record<never, never>
  'brief.deed.movement': Record<never, never>
  'brief.deed.initiative': Record<never, never>
}

export const texts = `
brief_length =
    { $years ->
        [one] one year, { $from }
       *[other] { $years } years, { $from } to { $to }
    }
brief_round =
    { $n ->
        [0] { "" }
        [one] this year 1 sequence
       *[other] this year { $n } sequences
    }
brief_leaders = leaders
brief_begin = Begin
brief_deed_deploy-leader = Place your army
brief_deed_deploy-unit = Place your army
brief_deed_deploy = Place your army
brief_deed_movement = March
brief_deed_initiative = The first year
`
