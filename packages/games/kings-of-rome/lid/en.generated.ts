// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'title': Record<never, never>
  'years': Record<never, never>
  'players': Record<never, never>
  'length': Record<never, never>
  'about': Record<never, never>
  'daily': Record<never, never>
  'daily.about': Record<never, never>
}

export const texts = `
title = Kings of Rome
years = 753 to 509 BC
players = solitaire
length = 1 hour
about = Seven kings, one city, and neighbours who would rather it were not there.
daily = Today’s Rome
daily_about = a reign in a quarter of an hour, the same for everybody today
`
