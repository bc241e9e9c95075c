import type { TextFolder } from '@aquila/engine/messages'
import { regionName } from '../../../imperator/names.ts'
import { deedOf, lengthOf, roundOf, type Topic, watchOf } from '../../../imperator/table/briefing/brief.ts'
import { folder as ofSeries } from '../../../imperator/table/briefing/languages.generated.ts'
import { sideName } from '../../../imperator/table/dress.ts'
import type { Briefing, Forces, GameBriefing } from '../../../table/index.ts'
import type { AleaData, FactionId } from '../../data/index.ts'
import { factionIds, type ScenarioId } from '../../data/types.ts'
import type { AleaSpeech } from '../../messages/index.ts'
import type { AleaView } from '../../rules/knowledge/view.ts'
import { isOnMap } from '../../rules/pieces.ts'
import { kitOf } from '../dress.ts'
import { type AleaInput, factionOf, type Seen, seen } from '../position.ts'
import { nameOfSide } from '../read-aims.ts'
import { folder } from './languages.generated.ts'

/** Texts that join those of the game when somebody is briefed. */
export const briefingFolders: readonly TextFolder[] = [ofSeries, folder]

export function aleaBriefing(speech: AleaSpeech): GameBriefing<AleaView, AleaData> {
  return { brief: (input: AleaInput) => brief(seen(speech, input), input) }
}

function brief(looked: Seen, input: AleaInput): Briefing {
  const { view, data } = looked
  const { firstYear, lastYear, forces } = data.scenarios[view.scenario]
  const side = factionOf(input.role) ?? 'caesarian'
  return {
    who: nameOfSide(looked, side) ?? sideName(looked, side),
    head: forces[side].factionLeaders[0] ?? side,
    length: lengthOf(looked, firstYear, lastYear),
    round: roundOf(looked),
    forces: forcesOf(looked, input.phase.startsWith('deployment')),
    watch: watchOf(
      looked,
      topicsOf[view.scenario].map(id => topics[id]),
      { garrisons: garrisonsOf(looked, side) },
    ),
    deed: deedOf(input, looked),
  }
}

/** AIE-3.1.1-b: what must stay in the regions of a side. */
function garrisonsOf(looked: Seen, side: FactionId): string {
  const { view, data } = looked
  return data.regionOrder
    .filter(region => view.regions[region] === side)
    .map(region => `${regionName(looked, data, region)} ${data.regions[region].garrison}`)
    .join(', ')
}

/** `listed`: nobody is placed yet, so what the scenario lists is what there is. */
function forcesOf(looked: Seen, listed: boolean): Forces {
  const { view, data, messages, text } = looked
  const { forces } = data.scenarios[view.scenario]
  const onMap = (side: FactionId): string[] =>
    view.counters.filter(({ faction, place }) => faction === side && isOnMap(data, place)).map(({ id }) => id)
  return {
    columns: [messages.say('brief.legions'), messages.say('brief.leaders'), messages.say('brief.fleets')],
    rows: factionIds.map(side => {
      const mine = listed ? [...forces[side].leaders, ...forces[side].units] : onMap(side)
      const units = (kind: string): number => mine.filter(id => data.units[id]?.kind === kind).length
      return {
        kit: kitOf(side),
        name: nameOfSide(looked, side) ?? text('aims.the-side', { side: sideName(looked, side) }),
        figures: [
          units('legio'),
          mine.filter(id => data.romanLeaders[id] !== undefined).length,
          units('naves'),
        ],
      }
    }),
  }
}

const topics = {
  land: { id: 'land', icon: 'hourglass', rule: 'AIE-3.7.3-b' },
  garrisons: { id: 'garrisons', icon: 'shield', rule: 'AIE-5.1.1-c' },
  ships: { id: 'ships', icon: 'galley', rule: 'AIE-9.1-b' },
  roma: { id: 'roma', icon: 'temple', rule: 'AIE-3.7.3-e' },
  abroad: { id: 'abroad', icon: 'tent', rule: 'AIE-9.2-b' },
  points: { id: 'points', icon: 'laurels', rule: 'AIE-10.2-b' },
  rubicon: { id: 'rubicon', icon: 'march', rule: 'AIE-S1-c' },
  lead: { id: 'lead', icon: 'laurel', rule: 'AIE-S2-c' },
  assassins: { id: 'assassins', icon: 'dagger', rule: 'AIE-S1-d' },
  dolabella: { id: 'dolabella', icon: 'toga', rule: 'AIE-S5-d' },
  'one-region': { id: 'one-region', icon: 'flag', rule: 'AIE-S5-e' },
  'two-regions': { id: 'two-regions', icon: 'flag', rule: 'AIE-S4-b' },
  division: { id: 'division', icon: 'scroll', rule: 'AIE-S6-b' },
  islands: { id: 'islands', icon: 'galley', rule: 'AIE-S6-f' },
  egypt: { id: 'egypt', icon: 'ankh', rule: 'AIE-S7-e' },
  'more-regions': { id: 'more-regions', icon: 'flag', rule: 'AIE-S7-e' },
} as const satisfies { readonly [id: string]: Topic }

const topicsOf: { readonly [scenario in ScenarioId]: readonly (keyof typeof topics)[] } = {
  1: ['points', 'garrisons', 'assassins'],
  2: ['lead', 'rubicon', 'points'],
  3: ['land', 'garrisons', 'ships'],
  4: ['two-regions', 'abroad', 'roma'],
  5: ['one-region', 'dolabella', 'land'],
  6: ['division', 'islands', 'land'],
  7: ['egypt', 'more-regions', 'ships'],
}
