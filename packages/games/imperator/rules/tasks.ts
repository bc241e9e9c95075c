import { type Asker, ask as askAny, type DecisionOf, type Picker, pick as pickAny } from '@aquila/engine'
import type { PeopleId, Place, RegionId } from '../data/map.ts'
import type { CampaignRoll } from '../data/series.ts'

/** The questions that the games of the series share: what each tells, and the verbs it is answered with. */
export interface SeriesTasks {
  // Leaders
  'enter-leader': { about: { leader: string }; verb: 'place' }

  // Stratagems
  discard: { about: { kept: number }; verb: 'discard' }
  'pick-victim': { verb: 'assassinate' }
  'pick-parthian-victim': { verb: 'strike-down' }
  flight: { about: { zone: Place }; verb: string }
  'raise-people': { about: { left: number }; verb: 'incite' }
  'pacify-people': { verb: 'pacify' | 'enough' }
  'pacify-nationality': { verb: 'pacify' }
  'pax-romana': { verb: 'pacify' | 'pacify-all' }

  // Movement: besides marches a side can choose whatever it holds, so the stratagems are verbs too
  movement: {
    about: { left: number; short: readonly RegionId[]; hurries: string | null }
    verb: string
  }
  'set-out': { about: MarchAsked; verb: string }
  'march-alone': { about: MarchAsked; verb: string }
  march: { about: MarchAsked; verb: string }

  // Combat
  'pick-battle': { verb: 'fight' }
  evade: { about: { zone: Place; below: number }; verb: 'evade' | 'stand' }
  'slip-away': { about: { zone: Place; leader: string; taken: readonly string[] }; verb: string }
  'pick-losses': { about: { zone: Place; left: number }; verb: 'reduce' }
  /** `divide`: where the beaten may go separate ways. */
  retreat: { about: { zone: Place; closed: readonly Place[] }; verb: 'retreat' | 'divide' }
  'solitary-flight': { about: { leader: string; zone: Place }; verb: 'flee' }

  // Windows for stratagems, put by the kernel
  'react.initiative': { about: Nothing; verb: string }
  'react.geostrategy': { about: Nothing; verb: string }
  'react.campaign': { about: Nothing; verb: string }
  'react.march': { about: Nothing; verb: string }
  'react.before-battle': { about: { zone: Place }; verb: string }
  'react.after-roll': {
    about: {
      die: 'd6' | 'd10'
      value: number
      why: `${CampaignRoll['purpose']}-roll`
      roller: string
      zone: Place
      piece: string | null
    }
    verb: string
  }
  'react.after-battle': { about: { zone: Place }; verb: string }
  'react.results': { about: Nothing; verb: string }

  // Peoples
  'bring-home': { about: { piece: string; people: PeopleId }; verb: 'place' }
  'put-home': { about: { piece: string; people: PeopleId }; verb: 'place' }
}

type Nothing = { readonly [name: string]: never }

/** What a march is: it lives nowhere but in its question. */
export type MarchAsked = {
  readonly leader: string | null
  readonly units: readonly string[]
  readonly zone: Place
  readonly start: Place
  readonly spent: number
  readonly left: number
  readonly limitLifted: boolean
  readonly outside: number
  readonly flight: boolean
}

/**
 * The questions of the series that everybody at the table may know of: they follow from what all can see. That somebody is
 * asked about a stratagem would betray his hand.
 */
export const publicTasks: readonly (keyof SeriesTasks)[] = [
  'enter-leader',
  'movement',
  'set-out',
  'march-alone',
  'march',
  'pick-battle',
  'evade',
  'slip-away',
  'pick-losses',
  'retreat',
  'solitary-flight',
  'bring-home',
  'put-home',
]

/** A question of the series that waits for its answer. */
export type SeriesDecision<K extends keyof SeriesTasks = keyof SeriesTasks> = DecisionOf<SeriesTasks, K>

/** True of a question that is one of these. A game puts them by the list above, so that its task tells what it tells. */
export function isAsked<K extends keyof SeriesTasks>(
  decision: { readonly task: string } | null,
  ...tasks: readonly K[]
): decision is SeriesDecision<K> {
  return decision !== null && tasks.some(task => task === decision.task)
}

export const ask: Asker<SeriesTasks> = askAny
export const pick: Picker<SeriesTasks> = pickAny
