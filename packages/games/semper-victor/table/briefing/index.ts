import type { TextFolder } from '@aquila/engine/messages'
import { leaderName } from '../../../imperator/names.ts'
import { isOnMap, placeOf } from '../../../imperator/rules/pieces.ts'
import { deedOf, lengthOf, roundOf, type Topic, watchOf } from '../../../imperator/table/briefing/brief.ts'
import { folder as ofSeries } from '../../../imperator/table/briefing/languages.generated.ts'
import { sideName } from '../../../imperator/table/dress.ts'
import type { Briefing, Forces, GameBriefing } from '../../../table/index.ts'
import type { SemperData } from '../../data/index.ts'
import { type ScenarioId, sideIds } from '../../data/types.ts'
import type { SemperSpeech } from '../../messages/index.ts'
import { emperorsOf } from '../../rules/emperors/ranks.ts'
import type { SemperView } from '../../rules/knowledge/view.ts'
import { diocesesOf } from '../../rules/victory.ts'
import { kitOf } from '../dress.ts'
import { type Seen, type SemperInput, seen, sideOfRole } from '../position.ts'
import { folder } from './languages.generated.ts'

/** Texts that join those of the game when somebody is briefed. */
export const briefingFolders: readonly TextFolder[] = [ofSeries, folder]

export function semperBriefing(speech: SemperSpeech): GameBriefing<SemperView, SemperData> {
  return { brief: (input: SemperInput) => brief(seen(speech, input), input) }
}

function brief(looked: Seen, input: SemperInput): Briefing {
  const { view, data, position } = looked
  const { firstYear, lastYear } = data.scenarios[view.scenario]
  const side = sideOfRole(input.role) ?? 'primus'
  const [head] = emperorsOf(position, side)
  const name = head === undefined ? null : leaderName(looked, data, head)
  return {
    who: name === null ? sideName(looked, side) : String(name),
    head: head ?? side,
    length: lengthOf(looked, firstYear, lastYear),
    round: roundOf(looked),
    forces: forcesOf(looked),
    watch: watchOf(
      looked,
      topicsOf[view.scenario].map(id => topics[id]),
    ),
    deed: deedOf(input, looked),
  }
}

function forcesOf(looked: Seen): Forces {
  const { view, data, position, messages } = looked
  return {
    columns: [messages.say('brief.units'), messages.say('brief.leaders'), messages.say('brief.dioceses')],
    rows: sideIds.map(side => {
      const mine = view.counters.filter(
        ({ id, faction }) => faction === side && isOnMap(data, placeOf(position, id)),
      )
      const leaders = mine.filter(({ id }) => data.romanLeaders[id] !== undefined)
      return {
        kit: kitOf(side),
        name: sideName(looked, side),
        figures: [mine.length - leaders.length, leaders.length, diocesesOf(position, side).length],
      }
    }),
  }
}

const topics = {
  keys: { id: 'keys', icon: 'crown', rule: 'SV-3.7.3-B' },
  usurpers: { id: 'usurpers', icon: 'hood', rule: 'SV-3.6.1-A' },
  peoples: { id: 'peoples', icon: 'warriors', rule: 'SV-4.4.1-A' },
  fleets: { id: 'fleets', icon: 'galley', rule: 'SV-9.2-A' },
  maxence: { id: 'maxence', icon: 'skull', rule: 'SV-S1-E' },
  dioceses: { id: 'dioceses', icon: 'flag', rule: 'SV-S3-A' },
  truce: { id: 'truce', icon: 'laurel', rule: 'SV-S4-B' },
  magnence: { id: 'magnence', icon: 'crown', rule: 'SV-S5-C' },
  italia: { id: 'italia', icon: 'flag', rule: 'SV-S5-D' },
  succession: { id: 'succession', icon: 'hourglass', rule: 'SV-5-A' },
  primus: { id: 'primus', icon: 'laurels', rule: 'SV-10.2-P9' },
  julien: { id: 'julien', icon: 'hourglass', rule: 'SV-S7-B' },
  'julien-ends': { id: 'julien-ends', icon: 'hourglass', rule: 'SV-S6-B' },
  city: { id: 'city', icon: 'wall', rule: 'SV-S8-C' },
  'three-quarters': { id: 'three-quarters', icon: 'laurels', rule: 'SV-S8-C' },
} as const satisfies { readonly [id: string]: Topic }

const topicsOf: { readonly [scenario in ScenarioId]: readonly (keyof typeof topics)[] } = {
  1: ['maxence', 'keys', 'fleets'],
  2: ['usurpers', 'keys', 'peoples'],
  3: ['dioceses', 'keys', 'usurpers'],
  4: ['truce', 'keys', 'peoples'],
  5: ['magnence', 'italia', 'keys'],
  6: ['succession', 'julien-ends', 'usurpers'],
  '6a': ['succession', 'usurpers', 'keys'],
  '6b': ['succession', 'usurpers', 'peoples'],
  '6c': ['keys', 'succession', 'primus'],
  '6d': ['truce', 'julien-ends', 'succession'],
  7: ['julien', 'peoples', 'keys'],
  8: ['city', 'three-quarters', 'usurpers'],
}
