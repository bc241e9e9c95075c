// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'title': Record<never, never>
  'years': Record<never, never>
  'players': Record<never, never>
  'length': Record<never, never>
  'about': Record<never, never>
}

export const texts = `
title = Alea Iacta Est
years = 49 to 29 BC
players = 2 players
length = 1 to 6 hours
about = Caesar has crossed the Rubicon. Two sides, seven regions, twenty-one years.
`
