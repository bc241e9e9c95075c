import { regionName } from '../../imperator/names.ts'
import { isOnMap, placeOf } from '../../imperator/rules/pieces.ts'
import { choiceLook, lastOfDeployment, meant } from '../../imperator/table/choices.ts'
import { pieceOf, strengthOf } from '../../imperator/table/counters.ts'
import { placesAsked } from '../../imperator/table/march.ts'
import { oddsBetween } from '../../imperator/table/odds.ts'
import { optionCard } from '../../imperator/table/options.ts'
import { threatsTo } from '../../imperator/table/reach.ts'
import { campaignScene } from '../../imperator/table/scene.ts'
import type { ChoiceLook, Flag, GameTable, ScenarioCard, Scene, Stack } from '../../table/index.ts'
import { fleetIds } from '../data/dioceses.ts'
import { row, type SemperData } from '../data/index.ts'
import { scenarioIds } from '../data/types.ts'
import type { SemperSpeech } from '../messages/index.ts'
import { toDeploy } from '../rules/deployment.ts'
import { capitalOf, emperorsOf } from '../rules/emperors/ranks.ts'
import type { SeenSemperEvent } from '../rules/events/index.ts'
import { aboard } from '../rules/fleets/fleets.ts'
import { placeOfFleet } from '../rules/fleets/sail.ts'
import type { SemperView } from '../rules/knowledge/view.ts'
import { aimsOf } from './aims.ts'
import { abandonLook } from './blows.ts'
import { courtLook } from './court.ts'
import { trayOf } from './deployment.ts'
import { kitOf } from './dress.ts'
import { eventLook } from './events.ts'
import { discs } from './frontier.ts'
import { gaugesOf } from './gauges.ts'
import type { SemperMoment } from './moments.ts'
import { panelsOf } from './panels.ts'
import { type Seen, type SemperInput, seen, sideOfRole } from './position.ts'
import { revoltLook } from './revolt.ts'
import { aboardIn, embarkLook } from './setting-out.ts'
import { wordOf } from './wording.ts'

/** Semper Victor on the screen: what its view, choices and events look like. It decides nothing. */
export function semperTable(speech: SemperSpeech): GameTable<SemperView, SemperData> {
  return {
    map: 'semper-victor',
    kitOf,
    places: ({ zoneIds, seas }) => [...zoneIds, ...Object.keys(seas)],
    scene: (input: SemperInput) => scene(speech, input),
    choice: (input: SemperInput, choice) => {
      const looked = seen(speech, input)
      return {
        ...choiceLook(looked, input, choice, () => null),
        ...revoltLook(looked, input, choice),
        ...courtLook(looked, input, choice),
        ...abandonLook(looked, input, choice),
        ...(choice.verb === 'embark' ? embarkLook(looked, input, String(choice.noun)) : {}),
        ...endOfDeployment(looked, input),
      }
    },
    meant: (input: SemperInput, pointed) => meant(input, pointed, seen(speech, input)),
    odds: (input: SemperInput, from, to) => oddsBetween(seen(speech, input), from, to),
    threats: (input: SemperInput, place) => threatsTo(input, seen(speech, input), place),
    event: (event: SeenSemperEvent, _, data) => eventLook(speech, event, data),
    moments: async () => {
      const { momentOf } = await import('./moments.ts')
      return { momentOf: (input: SemperMoment) => momentOf(speech, input) }
    },
    scenario: (id, data) => scenarioCard(speech, id, data),
    option: (id, data) => optionCard(speech, data, id),
    value: (slot, value, data) => wordOf(speech, slot, value, data),
  }
}

/** SV-3.3.2-A: after the last counter the other side places its own. */
function endOfDeployment(looked: Seen, { decision, role }: SemperInput): ChoiceLook {
  const { position } = looked
  const side = sideOfRole(role)
  if (decision?.task !== 'deploy-unit' || side === null) return {}
  return decision.about?.unit === toDeploy(position, side).at(-1) ? lastOfDeployment(looked) : {}
}

function scene(speech: SemperSpeech, input: SemperInput): Scene {
  const looked = seen(speech, input)
  const shared = campaignScene(input, looked, named)
  const { points } = looked.view
  return {
    ...shared,
    gauges: gaugesOf(looked),
    aims: aimsOf(looked, input),
    stacks: [...shared.stacks, ...fleetStacks(looked)],
    flags: [...banners(looked), ...discs(looked)],
    company: aboardIn(input) ?? shared.company,
    tray: trayOf(looked, input),
    panels: panelsOf(looked, shared.stacks),
    focus: focusOf(input, looked),
    lead: points.primus - points.secondus,
  }
}

/** What questions call the pieces that are picked already. */
const named = ['leader', 'units', 'taken', 'aboard']

/** Whose each Diocese is; a crown in the banner of one with a capital. */
function banners(looked: Seen): Flag[] {
  const { view, data, position, text } = looked
  return data.regionOrder.map(id => {
    const side = view.regions[id]
    const letter = text(`letter.${side}`)
    return {
      id,
      place: id,
      kit: kitOf(side),
      text: capitalOf(position, id) === null ? letter : `${letter}♛`,
      name: String(regionName(looked, data, id)),
    }
  })
}

/** SV-3.4.2: the fleets lie at their port or out at sea, with those aboard. */
function fleetStacks(looked: Seen): Stack[] {
  const { view, data, position } = looked
  return fleetIds
    .filter(id => view.fleets[id].returns === null)
    .map(id => {
      const { side, at } = view.fleets[id]
      const waters = row(data.zones, data.fleets[id].zone).seas.find(sea => row(data.seas, sea).open) ?? null
      const pieces = aboard(position, id).map(piece => pieceOf(looked, piece))
      return {
        place: placeOfFleet(position, id),
        kit: kitOf(side),
        pieces,
        strength: strengthOf(pieces),
        units: pieces.length,
        ships: { on: at === 'port' ? waters : null, fleets: 1 },
      }
    })
}

/** Where the question is, or the leader of whom it is; otherwise where the viewer's emperors stand. */
function focusOf({ decision, role }: SemperInput, { view, data, position }: Seen): string[] {
  const asked = placesAsked(decision, data)
  if (asked.length > 0) return asked
  const leader = decision?.about?.leader
  const stands = typeof leader === 'string' ? placeOf(position, leader) : null
  if (stands !== null && isOnMap(data, stands)) return [stands]
  const side = sideOfRole(role) ?? view.active
  const places = emperorsOf(position, side).map(id => placeOf(position, id))
  const onMap = places.filter(place => isOnMap(data, place))
  return onMap.length > 0 ? onMap : [data.constantinopolis.zone]
}

function scenarioCard({ text }: SemperSpeech, id: string, data: SemperData): ScenarioCard {
  const known = scenarioIds.find(each => each === id)
  if (known === undefined)
    return { id, title: id, years: '', length: '', difficulty: 1, history: '', focus: [] }
  const { stars, firstYear, lastYear, sides } = data.scenarios[known]
  const { emperor, leaders } = sides.primus
  const first = emperor === null ? undefined : leaders[emperor]
  return {
    id,
    number: id,
    title: text(`scenario.${known}.title`),
    years: text('years.ad', { from: firstYear, to: lastYear }),
    length: text('turns', { n: lastYear - firstYear + 1 }),
    difficulty: stars,
    history: text(`scenario.${known}.history`),
    aim: text(`scenario.${known}.aim`),
    focus: first === undefined ? [] : [first],
  }
}
