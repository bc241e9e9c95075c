/** What a level of bots looks at and remembers. */
export interface Character {
  /** He assigns his Leaders to targets together and keeps to that; otherwise each goes for what is best as it is asked. */
  readonly plansTogether: boolean
  /** Gains that come a turn later count so much less, and so many turns he looks ahead for them. */
  readonly patience: number
  readonly turnsAhead: number
  /** He asks what others could take where an army leaves, and what they could do to it where it comes. */
  readonly weighsThreats: boolean
  /** Men whom nobody leads are fetched, armies are shared out, and a Leader is worth what he leads. */
  readonly sparesLeaders: boolean
  /** Against one rival what hurts him is as good as what helps; against many it helps the others too. */
  readonly countsRivals: boolean
}

export const tiroCharacter: Character = {
  plansTogether: false,
  patience: 0.55,
  turnsAhead: 2,
  weighsThreats: false,
  sparesLeaders: false,
  countsRivals: false,
}

export const milesCharacter: Character = {
  plansTogether: true,
  patience: 0.75,
  turnsAhead: 3,
  weighsThreats: true,
  sparesLeaders: true,
  countsRivals: true,
}
