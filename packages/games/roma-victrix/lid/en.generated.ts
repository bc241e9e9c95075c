// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'title': Record<never, never>
  'years': Record<never, never>
  'players': Record<never, never>
  'length': Record<never, never>
  'about': Record<never, never>
}

export const texts = `
title = Roma Victrix
years = 218 BC to AD 562
players = 1 to 6 players
length = 2 to 8 hours
about = From Hannibal to Justinian: the whole rise and fall, one power each.
`
