import type { ReasonOf } from '@aquila/engine'
import { name, number, orNone, person, piece, place, power } from '@aquila/engine/fields'

const columns = {
  'not-yours': { piece: piece() },
  'not-a-unit': {},
  'not-with-him': { unit: piece() },
  'not-his-to-command': { unit: piece(), leader: person() },
  'already-taken': { unit: piece() },
  'other-zone': { unit: piece() },
  'command-full': { leader: person() },
  'has-moved': { piece: piece() },
  'twin-offered': { piece: piece() },
  'nowhere-to-go': { piece: piece() },
  ill: { leader: person() },
  'at-sea': {},
  'political-agitation': { leader: orNone(person()) },
  'left-without-leader': { unit: piece(), zone: place() },
  'foreign-leader-alone': { leader: person() },
}

const ways = {
  'not-adjacent': { zone: place(), from: place() },
  'one-zone': {},
  'too-far': { cost: number(), left: number() },
  'two-points-outside': {},
  'flight-to-enemy': { zone: place() },
  'other-people-at-peace': { people: power() },
  'too-far-from-home': { people: power(), range: number() },
  'cannot-stack': { piece: piece(), place: place() },
  'peoples-do-not-fight': { piece: piece(), place: place() },
  janus: { place: place() },
}

const combat = {
  'nowhere-to-evade': { zone: place() },
  'attackers-came-from': { zone: place() },
  'enemy-there': { zone: place() },
  'fights-elsewhere': { leader: person() },
}

/** What is added in a battle, line by line: its words stand among the reasons. */
const modifiers = {
  'better-quality': {},
  'worse-quality': {},
  'tactical-bonus': {},
  'at-home-defending': {},
  'at-home-attacking': {},
  'political-capacity': {},
  crossing: {},
}

const peoples = {
  'not-a-major': { people: power() },
  'not-a-minor': { people: power() },
  'not-at-peace': { people: power() },
  'at-peace': { people: power() },
  barred: { people: power(), year: number() },
  'your-own-ally': { people: power() },
}

const stratagems = {
  'initiative-given': {},
  'has-initiative': {},
  'nobody-to-pacify': {},
  'nobody-to-raise': {},
  'not-before-battle': { stratagem: name() },
  'not-after-battle': {},
  'other-phase': { stratagem: name() },
}

/** Every reason of the series why something is not legal. */
export const campaignReasons = {
  ...columns,
  ...ways,
  ...combat,
  ...modifiers,
  ...peoples,
  ...stratagems,
}

export type CampaignReason = ReasonOf<typeof campaignReasons>
