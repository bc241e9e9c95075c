import { ofBattle } from '../../../imperator/table/events.ts'
import { type BattleFacts, battleFacts } from '../../../imperator/table/story/battles.ts'
import type { Chapter, Paragraph } from '../../../table/index.ts'
import type { SemperData } from '../../data/index.ts'
import type { SeenSemperEvent } from '../../rules/events/index.ts'
import { isSmall, tellBattle } from './battle.ts'
import { tellCollege, tellFrontier } from './college.ts'
import type { Voice } from './voice.ts'

/** A year of the story, and all that was told in it. */
export interface YearTold {
  readonly year: number
  readonly events: readonly SeenSemperEvent[]
}

/** Deployment before the first year is no part of the story. */
export function yearsOf(log: readonly SeenSemperEvent[]): YearTold[] {
  const years: { year: number; events: SeenSemperEvent[] }[] = []
  for (const event of log) {
    if (event.kind === 'turn') years.push({ year: event.data.year, events: [] })
    else years.at(-1)?.events.push(event)
  }
  return years
}

/** The battles of a year, each with what came before it in its sequence and what followed from it. */
export function battlesIn(data: SemperData, { events }: YearTold): BattleFacts[] {
  return events.flatMap((event, index) => {
    if (event.kind !== 'battle') return []
    const before = events.slice(0, index)
    const since = before.findLastIndex(({ kind }) => kind === 'sequence' || kind === 'battle')
    const rest = events.slice(index + 1)
    const end = rest.findIndex(({ kind }) => !follows.has(kind))
    return [battleFacts(data, event, before.slice(since + 1), end === -1 ? rest : rest.slice(0, end))]
  })
}

const follows: ReadonlySet<string> = ofBattle

/** How the year opened, what befell the emperors, what was fought, what the Peoples did, how it closed. */
export function tellYear(voice: Voice, data: SemperData, told: YearTold): Chapter {
  const { year, events } = told
  const battles = battlesIn(data, told)
  const great = battles.filter(battle => !isSmall(battle))
  const [first] = events
  const paragraph = (opening: string, sentences: readonly string[], at = first): Paragraph => ({
    opening,
    text: sentences.join(' '),
    places: [],
    after: at?.after ?? 0,
  })
  const fallen = new Set(battles.flatMap(({ died }) => died))
  const college = events.flatMap(event => tellDeath(voice, event, fallen) ?? tellCollege(voice, event) ?? [])
  const frontier = events.flatMap(event => tellFrontier(voice, event) ?? [])
  const small = battles.length - great.length
  return {
    title: voice.say('year', { year }),
    paragraphs: [
      paragraph(voice.say('opening.year'), opening(voice, events)),
      paragraph(
        voice.say('opening.college'),
        college,
        events.find(event => tellsOfCollege.has(event.kind)),
      ),
      paragraph(voice.say('opening.frontier'), frontier),
      ...great.map(battle => tellBattle(voice, data, battle)),
      paragraph(
        voice.say('opening.fights'),
        battles.length === 0 ? [voice.say('quiet')] : small > 0 ? [voice.say('lesser', { n: small })] : [],
      ),
      paragraph(voice.say('opening.winter'), winter(voice, events), events.at(-1)),
    ].filter(({ text }) => text !== ''),
  }
}

/** Where the paragraph on emperors leads in the replay. */
const tellsOfCollege: ReadonlySet<SeenSemperEvent['kind']> = new Set([
  'usurper',
  'usurpation-succeeds',
  'usurpation-over',
  'enthroned',
  'roles-change',
  'named',
])

/** Those who fall in a battle are told with it. */
function tellDeath(voice: Voice, event: SeenSemperEvent, fallen: ReadonlySet<string>): string | null {
  if (event.kind !== 'leader-dies' || fallen.has(event.data.leader)) return null
  const { leader, zone, cause } = event.data
  const told = { leader: voice.names([leader]), cause: voice.cause(cause) }
  const fleet = voice.fleet(zone)
  return fleet === null
    ? voice.say('dies', { ...told, town: voice.town(zone) })
    : voice.say('dies.aboard', { ...told, fleet })
}

function opening(voice: Voice, events: readonly SeenSemperEvent[]): string[] {
  const initiative = events.findLast(
    event => event.kind === 'initiative' || event.kind === 'initiative-turned',
  )
  const event = events.find(({ kind }) => kind === 'event')
  return [
    ...(initiative === undefined
      ? []
      : [
          voice.say(initiative.kind === 'initiative' ? 'initiative' : 'initiative.turned', {
            side: voice.side(initiative.data.side),
          }),
        ]),
    ...(event?.kind === 'event' ? [voice.say('event', { number: event.data.number })] : []),
  ]
}

/** Dioceses that changed hands, and where the points stood. */
function winter(voice: Voice, events: readonly SeenSemperEvent[]): string[] {
  const taken = Map.groupBy(
    events.filter(event => event.kind === 'region-taken'),
    ({ data }) => data.faction,
  )
  const closes = events.findLast(event => event.kind === 'year-closes')?.data
  return [
    ...[...taken].map(([side, regions]) =>
      voice.say('diocese', {
        side: voice.side(side),
        regions: voice.list(regions.map(({ data: { region } }) => voice.region(region))),
      }),
    ),
    ...(closes === undefined
      ? []
      : [voice.say('points', { primus: closes.points.primus, secondus: closes.points.secondus })]),
  ]
}
