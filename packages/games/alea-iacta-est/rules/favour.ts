import { type Choice, type Rules, reactionWindow } from '@aquila/engine'
import type { FactionId } from '../data/index.ts'
import { type Alea, opponentOf, type Place } from './state.ts'
import { facesHeld, spend } from './stratagems/hand.ts'

const faces = { d6: [1, 2, 3, 4, 5, 6], d10: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] } as const

/** A roll of Phase E: who rolls what for, where, and for whom if it is about one counter. */
export interface CampaignRoll {
  readonly die: 'd6' | 'd10'
  readonly purpose: 'battle' | 'evasion' | 'solitary' | 'plague' | 'assassination'
  readonly roller: FactionId
  readonly zone: Place
  readonly piece?: string
  /** What the dice are told, if not the purpose. */
  readonly label?: string
}

/**
 * Every roll of Phase E (RULING-45): the die is cast, then the roller and after him the opponent may set it with
 * Faveur divine (AIE-6.3-b). Modifiers are added by the caller, to the value that stands.
 */
export function* rollWithFavour(g: Alea, roll: CampaignRoll): Rules<number> {
  const { die, purpose, roller, zone, piece = null, label = purpose } = roll
  let value = die === 'd6' ? g.dice.d6(label) : g.dice.d10(label)
  const about = { die, value, why: `${purpose}-roll`, roller, zone, piece }
  g.tell({ kind: 'roll', rule: 'AIE-0.1-a', data: about })
  yield* reactionWindow(g, {
    name: 'after-roll',
    rule: 'AIE-6.3-b',
    roles: [roller, opponentOf(roller)],
    about,
    reactions: side => favours(g, factionNamed(side), die, value),
    concealed: side => g.state.hands[factionNamed(side)].length > 0,
    *play(side, choice) {
      value = playFavour(g, factionNamed(side), choice)
    },
  })
  return value
}

function favours(g: Alea, side: FactionId, die: 'd6' | 'd10', shown: number): Choice[] {
  if (facesHeld(g, side, 'faveur-divine').length === 0) return []
  return faces[die].filter(face => face !== shown).map(noun => ({ verb: 'faveur-divine', noun }))
}

function playFavour(g: Alea, side: FactionId, choice: Choice): number {
  const [face] = facesHeld(g, side, 'faveur-divine')
  if (face === undefined || typeof choice.noun !== 'number') throw new Error('no divine favour')
  spend(g, side, face.counter, 'faveur-divine')
  g.tell({ kind: 'divine-favour', rule: 'AIE-6.3-b', data: { side, value: choice.noun } })
  return choice.noun
}

export function factionNamed(role: string): FactionId {
  if (role !== 'caesarian' && role !== 'republican') throw new Error(`no faction ${role}`)
  return role
}
