import { regionName } from '../../imperator/names.ts'
import { meant } from '../../imperator/table/choices.ts'
import { placesAsked } from '../../imperator/table/march.ts'
import { oddsBetween } from '../../imperator/table/odds.ts'
import { optionCard } from '../../imperator/table/options.ts'
import { threatsTo } from '../../imperator/table/reach.ts'
import { campaignScene } from '../../imperator/table/scene.ts'
import type { Flag, GameTable, PlaceId, ScenarioCard, Scene } from '../../table/index.ts'
import type { AleaData } from '../data/index.ts'
import { type ScenarioId, scenarioIds } from '../data/types.ts'
import type { AleaSpeech } from '../messages/index.ts'
import type { SeenAleaEvent } from '../rules/events/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import { isOnMap, placeOf } from '../rules/pieces.ts'
import { spqrAhead } from '../rules/spqr.ts'
import { aimsOf } from './aims.ts'
import { choiceLook } from './choices.ts'
import { trayOf } from './deployment.ts'
import { bc, kitOf } from './dress.ts'
import { eventLook } from './events.ts'
import { forecastOf } from './forecast.ts'
import { gaugesOf } from './gauges.ts'
import type { AleaMoment } from './moments.ts'
import { panelsOf } from './panels.ts'
import { type AleaInput, factionOf, type Seen, seen } from './position.ts'
import { aboardIn } from './setting-out.ts'
import { wordOf } from './wording.ts'

/** Alea Iacta Est on the screen: what its view, choices and events look like. It decides nothing. */
export function aleaTable(speech: AleaSpeech): GameTable<AleaView, AleaData> {
  return {
    map: 'alea-iacta-est',
    kitOf,
    places: ({ zoneIds, seas }) => [...zoneIds, ...Object.keys(seas)],
    scene: (input: AleaInput) => scene(speech, input),
    choice: (input: AleaInput, choice) => choiceLook(seen(speech, input), input, choice),
    meant: (input: AleaInput, pointed) => meant(input, pointed, seen(speech, input)),
    odds: (input: AleaInput, from, to) => oddsBetween(seen(speech, input), from, to),
    threats: (input: AleaInput, place) => threatsTo(input, seen(speech, input), place),
    event: (event: SeenAleaEvent, _, data) => eventLook(speech, event, data),
    moments: async () => {
      const { momentOf } = await import('./moments.ts')
      return { momentOf: (input: AleaMoment) => momentOf(speech, input) }
    },
    scenario: (id, data) => scenarioCard(speech, id, data),
    option: (id, data) => optionCard(speech, data, id),
    value: (slot, value, data) => wordOf(speech, slot, value, data),
  }
}

function scene(speech: AleaSpeech, input: AleaInput): Scene {
  const looked = seen(speech, input)
  const shared = campaignScene(input, looked, named)
  // AIE-FD-a: while somebody is still to be placed, nothing can be said of the year's end.
  const ahead = input.phase.startsWith('deployment') ? null : spqrAhead(looked.position)
  return {
    ...shared,
    gauges: gaugesOf(looked, ahead?.next ?? looked.view.spqr),
    aims: aimsOf(looked, input, ahead?.next ?? looked.view.spqr),
    forecast: ahead === null ? null : forecastOf(looked, ahead),
    flags: flagsOf(looked),
    company: aboardIn(input) ?? shared.company,
    tray: trayOf(looked, input),
    panels: panelsOf(looked, shared.stacks),
    focus: focusOf(input, looked),
    lead: looked.view.score,
  }
}

/** What questions call the pieces that are picked already. */
const named = ['leader', 'captain', 'units', 'leaders', 'naves', 'cargo', 'taken']

function flagsOf(looked: Seen): Flag[] {
  const { view, data } = looked
  return data.regionOrder.map(id => {
    const { controlPoints } = data.regions[id]
    const name = String(regionName(looked, data, id))
    const side = view.regions[id]
    return { id, place: id, kit: side === null ? null : kitOf(side), text: String(controlPoints), name }
  })
}

/** Where the question is; otherwise where the viewer's Faction Leaders stand. */
function focusOf({ decision, role }: AleaInput, { view, data, position }: Seen): string[] {
  const asked = placesAsked(decision, data)
  if (asked.length > 0) return asked
  const toDeploy =
    decision?.choices.flatMap(({ verb, noun }) => (verb === 'deploy' ? [String(noun)] : [])) ?? []
  if (toDeploy.length > 0) return toDeploy
  const side = factionOf(role) ?? view.active
  const places = view.factionLeaders[side].map(id => placeOf(position, id))
  const onMap = places.filter(place => isOnMap(data, place))
  return onMap.length > 0 ? onMap : [data.roma.zone]
}

function scenarioCard({ text }: AleaSpeech, id: string, data: AleaData): ScenarioCard {
  const known = scenarioIds.find(each => each === id)
  if (known === undefined)
    return { id, title: id, years: '', length: '', difficulty: 1, history: '', focus: [] }
  const { stars, firstYear, lastYear } = data.scenarios[known]
  const turns = lastYear - firstYear + 1
  return {
    id,
    number: id,
    title: text(`scenario.${known}.title`),
    years:
      turns === 1
        ? text('year.bc', { year: bc(firstYear) })
        : text('years.bc', { from: bc(firstYear), to: bc(lastYear) }),
    length: text('turns', { n: turns }),
    difficulty: stars,
    history: text(`scenario.${known}.history`),
    aim: text(`scenario.${known}.aim`),
    focus: stages[known],
  }
}

/** Where the campaign that gives each scenario its name is fought: no two have the same picture. */
const stages: { readonly [scenario in ScenarioId]: readonly PlaceId[] } = {
  1: ['ITA-1'],
  2: ['ITA-4'],
  3: ['GRA-3'],
  4: ['AFR-1'],
  5: ['GRA-2'],
  6: ['SIC-1'],
  7: ['GRA-4'],
}
