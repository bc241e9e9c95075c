/** What a level of bots looks at and remembers. */
export interface Character {
  /** He assigns his Leaders to targets together and keeps to that; otherwise each goes for what is best as it is asked. */
  readonly plansTogether: boolean
  /** He asks what others could take where an army leaves, and what they could do to it where it comes. */
  readonly weighsThreats: boolean
  /** Objectives count by their share of all that a Power has, and a rival's by how near he is to victory. */
  readonly countsShares: boolean
}

export const tiroCharacter: Character = {
  plansTogether: false,
  weighsThreats: false,
  countsShares: false,
}

export const milesCharacter: Character = { plansTogether: true, weighsThreats: true, countsShares: false }

export const centurioCharacter: Character = { ...milesCharacter, countsShares: true }
