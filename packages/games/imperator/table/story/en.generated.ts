// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'roll.battle': Record<never, never>
  'roll.evasion': Record<never, never>
  'roll.solitary': Record<never, never>
  'roll.initiative': Record<never, never>
  'roll.event': Record<never, never>
  'roll.natural-death-of': Record<never, never>
  'roll.assassination-of': Record<never, never>
  'roll.plague': Record<never, never>
  'roll.plague-of': Record<never, never>
}

export const texts = `
roll_battle = the battle
roll_evasion = evasion
roll_solitary = an escape alone
roll_initiative = the initiative
roll_event = the event of the year
roll_natural-death-of = a natural death
roll_assassination-of = an assassination
roll_plague = the plague
roll_plague-of = the plague
`
