import type {
  Flag,
  GameTable,
  Hold,
  OptionCard,
  ScenarioCard,
  ScenarioPart,
  Scene,
} from '../../table/index.ts'
import { type HexId, hexes, type KingsData, type PeriodData } from '../data/index.ts'
import { gloriousFrom } from '../data/reigns.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { citiesOf, isRomanized } from '../rules/cities.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import type { SeenKingsEvent } from '../rules/events.ts'
import type { KingsView } from '../rules/knowledge/view.ts'
import { periodData } from '../rules/new-chits.ts'
import { faceOf, garrisonIn, hexesWith, isHex, placeOf, virtusOf } from '../rules/pieces.ts'
import { ROME } from '../rules/state.ts'
import type { KingsDecision } from '../rules/tasks.ts'
import { aimsOf } from './aims.ts'
import { battleSheet } from './battle.ts'
import { choiceLook, chosenIn, meant } from './choices.ts'
import { stacksIn } from './counters.ts'
import { eventLook } from './events.ts'
import { forecastOf } from './forecast.ts'
import { gaugesOf } from './gauges.ts'
import type { KingsMoment } from './moment-parts.ts'
import { moversOf, owedIn } from './movers.ts'
import { oddsBetween } from './odds.ts'
import { panelsOf } from './panels.ts'
import { portraitOf } from './portraits.ts'
import { type KingsInput, kitOf, kitOfNation, kitOfPiece, type Seen, seen } from './position.ts'
import { threatsTo } from './threats.ts'
import { wordOf } from './wording.ts'

/** Kings of Rome on the screen: what its view, choices and events look like. It decides nothing. */
export function kingsTable(speech: KingsSpeech): GameTable<KingsView, KingsData, KingsDecision> {
  return {
    map: 'kings-of-rome',
    kitOf,
    places: ({ cities, roads, seaways }) => [
      ...new Set([...Object.keys(cities), ...Object.keys(roads), ...Object.keys(seaways)]),
    ],
    scene: input => scene(speech, input),
    choice: (input, choice) => choiceLook(seen(speech, input), input, choice),
    meant: (input, pointed) => meant(seen(speech, input), input, pointed),
    threats: (input, place) => threatsTo(seen(speech, input), place),
    odds: (input, from, to) => oddsBetween(seen(speech, input), from, to),
    event: (event: SeenKingsEvent, _, data) => eventLook(speech, event, data),
    moments: async () => {
      const { momentOf } = await import('./moments.ts')
      return { momentOf: (input: KingsMoment) => momentOf(speech, input) }
    },
    scenario: (id, data) => scenarioCard(speech, id, data),
    option: (id, data) => optionCard(speech, id, data),
    value: (slot, value, data, told) => wordOf(speech, slot, value, data, told),
  }
}

function scene(speech: KingsSpeech, input: KingsInput): Scene {
  const { messages, text } = speech
  const looked = seen(speech, input)
  const { view, data, position } = looked
  const stacks = hexesWith(position, () => true).flatMap(place => stacksIn(speech, position, place))
  const { notes } = view
  return {
    active: ROME,
    step: stepText(input, looked),
    pips: notes.actions === null ? null : { done: notes.actionsDone, of: notes.actions },
    gauges: gaugesOf(looked),
    // While the bags are not filled they tell nothing of how it will end.
    ...(input.phase === 'set-up' ? {} : { aims: aimsOf(looked, input), forecast: forecastOf(looked) }),
    stacks,
    holds: holdsOf(looked),
    flags: flagsOf(looked),
    hand: [],
    path: null,
    movers: moversOf(looked, input),
    owed: owedIn(looked, input),
    chosen: chosenIn(input),
    panels: panelsOf(looked, stacks),
    battle: battleSheet(looked, input),
    summary: text('summary', {
      turn: view.turn,
      king: nameOf(speech, data, view.king ?? 'romulus'),
      phase: messages.sayIfAny(`short.${input.phase}`) ?? text('short.end'),
    }),
    focus: focusOf(input, looked),
    lead: view.vp,
  }
}

function stepText({ phase }: KingsInput, { view, data, position, messages, text }: Seen): string {
  const values = {
    turn: view.turn,
    cities: citiesForMission(position).length,
    mission: periodData(data, view.period).mission,
  }
  return messages.sayIfAny(`step.${phase}`, values) ?? text('step.end', values)
}

/** Cities that are Roman, and those in the hands of a people that is not theirs. */
function holdsOf({ view, position }: Seen): Hold[] {
  return citiesOf(position).flatMap(({ hex }): Hold[] => {
    if (isRomanized(position, hex)) return [{ place: hex, region: hex, kit: 'murex' }]
    const nation = view.control[hex]
    return nation === undefined ? [] : [{ place: hex, region: hex, kit: kitOfNation(nation) }]
  })
}

/** The walls of every city that has a garrison, with its worth. */
function flagsOf(seen: Seen): Flag[] {
  const { data, position, text } = seen
  return Object.keys(data.cities).flatMap((hex): Flag[] => {
    const garrison = garrisonIn(position, hex)
    if (garrison === null) return []
    const n = virtusOf(position, garrison)
    return [
      {
        id: garrison,
        place: hex,
        kit: kitOfPiece(data, garrison, faceOf(position, garrison)),
        text: String(n),
        name: text('flag.garrison', { city: nameOf(seen, data, hex), n }),
        as: 'wall',
      },
    ]
  })
}

/** Where a question is, if it is about a place. */
function placeAsked({ about }: KingsDecision): HexId | null {
  if ('port' in about) return about.port
  return 'hex' in about && isHex(about.hex) ? about.hex : null
}

/** Where the question is; otherwise where the King stands. */
function focusOf({ decision }: KingsInput, { view, position }: Seen): string[] {
  const asked = decision === null ? null : placeAsked(decision)
  if (asked !== null) return [asked]
  const place = view.king === null ? hexes.rome : placeOf(position, view.king)
  return [isHex(place) ? place : hexes.rome]
}

function scenarioCard(speech: KingsSpeech, id: string, data: KingsData): ScenarioCard {
  const reign = data.periods.find(({ king }) => id === `reign-of-${king}`)
  return reign === undefined ? campaignCard(speech, id, data) : reignCard(speech, id, reign, data)
}

function campaignCard(speech: KingsSpeech, id: string, data: KingsData): ScenarioCard {
  const { messages, text } = speech
  return {
    id,
    title: messages.say(`scenario.${id}.title`),
    years: text('scenario.years'),
    length: text('scenario.length'),
    difficulty: 3,
    history: text('scenario.history'),
    aim: text('aims.card'),
    focus: [hexes.rome, hexes.start],
    parts: data.periods.map(period => partOf(speech, period, data)),
  }
}

function partOf(
  speech: KingsSpeech,
  { king, firstTurn, lastTurn, mission }: PeriodData,
  data: KingsData,
): ScenarioPart {
  const { messages, text } = speech
  return {
    title: nameOf(speech, data, king),
    facts: text('part.facts', {
      years: messages.say(`part.years.${king}`),
      from: firstTurn,
      to: lastTurn,
      n: mission,
    }),
    text: messages.say(`part.${king}`),
    picture: portraitOf(king),
  }
}

/** What tradition has each king look to, for the picture of his reign. */
const stages: { readonly [king: string]: string } = {
  romulus: 'Caenina',
  numa: 'Cures',
  tullus: 'Alba Longa',
  ancus: 'Politorium',
  priscus: 'Collatia',
  servius: 'Veii',
  superbus: 'Ardea',
}

function reignCard(speech: KingsSpeech, id: string, period: PeriodData, data: KingsData): ScenarioCard {
  const { messages, text } = speech
  const { king, firstTurn, lastTurn, mission } = period
  const goal = [
    text('scenario.reign.goal', { n: mission, glory: gloriousFrom }),
    ...(period.id === 1 ? [] : [text('scenario.reign.before')]),
  ]
  return {
    id,
    title: messages.say(`scenario.${id}.title`),
    years: messages.say(`part.years.${king}`),
    length: text('scenario.reign.length', { n: lastTurn - firstTurn + 1 }),
    difficulty: 2,
    history: messages.say(`part.${king}`),
    aim: text('aims.card.reign', { n: mission }),
    chapter: period.id,
    focus: [data.index.hexOfCity.get(stages[king] ?? '') ?? hexes.start],
    // Its story stands on the card already.
    parts: [{ ...partOf(speech, period, data), text: goal.join(' ') }],
  }
}

function optionCard({ messages, text }: KingsSpeech, id: string, data: KingsData): OptionCard | null {
  const option = data.options.find(each => each.id === id)
  if (option === undefined) return null
  return {
    id,
    name: text(`option.${option.id}.name`),
    dial: id === 'difficulty',
    text: text(`option.${option.id}.text`),
    rule: option.rule,
    values: option.values.map(value => ({
      id: value,
      name: messages.sayIfAny(`option.${id}.${value}`) ?? value,
    })),
  }
}
