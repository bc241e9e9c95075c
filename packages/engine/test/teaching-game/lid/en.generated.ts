// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'title': Record<never, never>
  'years': Record<never, never>
  'players': Record<never, never>
  'length': Record<never, never>
  'about': Record<never, never>
}

export const texts = `
title = The Fords
years = to try the table
players = 2 or 3 players
length = 15 minutes
about = The teaching game: three sides, seven zones, a quarter of an hour.
`
