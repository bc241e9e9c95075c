// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'roll.usurpation': Record<never, never>
  'roll.rally-of': Record<never, never>
  'roll.loyalty-of': Record<never, never>
  'roll.extension-of': Record<never, never>
  'roll.popular-rage': Record<never, never>
}

export const texts = `
roll_usurpation = a usurpation
roll_rally-of = units that join a revolt
roll_loyalty-of = loyalty in a revolt
roll_extension-of = the spread of a revolt
roll_popular-rage = popular rage
`
