// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'title': Record<never, never>
  'years': Record<never, never>
  'players': Record<never, never>
  'length': Record<never, never>
  'about': Record<never, never>
}

export const texts = `
title = Semper Victor
years = AD 305 to 375
players = 2 players
length = 2 to 6 hours
about = The heirs of Diocletian fight over an empire that no single man can hold.
`
