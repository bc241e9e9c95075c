import { type BattleFacts, battleFacts } from '../../../imperator/table/story/battles.ts'
import type { Chapter, Paragraph } from '../../../table/index.ts'
import type { AleaData } from '../../data/index.ts'
import type { SeenAleaEvent } from '../../rules/events/index.ts'
import { tellBattle } from './battle.ts'
import { type Journey, travel, type YearFacts } from './facts.ts'
import type { Voice } from './voice.ts'
import { tellWinter } from './winter.ts'

/** So many journeys without a battle are told; of the others only who made them. */
const JOURNEYS = 4

/** Where the story stood when the year began. */
export interface Before {
  readonly first: boolean
  readonly initiative: string | null
  readonly score: number
}

/** A year of the war: how it opened, what was plotted, what was fought, who marched, how it closed. */
export function tellYear(voice: Voice, data: AleaData, year: YearFacts, before: Before): Chapter {
  const journeys: Journey[] = []
  const told: Paragraph[] = []
  const politics: string[] = []
  const used = new Set<Journey>()
  let since: SeenAleaEvent[] = []
  for (const [index, event] of year.events.entries()) {
    if (event.kind === 'march' || event.kind === 'voyage') travel(journeys, event)
    if (event.kind === 'sequence') since = []
    if (event.kind === 'battle') {
      const battle = battleFacts(data, event, since, followUps(year.events, index))
      const journey = arrivalOf(journeys, battle)
      if (journey !== null) used.add(journey)
      told.push(tellBattle(voice, data, battle, journey))
      since = []
      continue
    }
    since.push(event)
    const skirmish = tellSkirmish(voice, event)
    if (skirmish !== null) told.push(skirmish)
    const plotted = tellPolitics(voice, event, year.events, index)
    if (plotted !== null) politics.push(plotted)
  }
  const quiet = journeys.filter(journey => !used.has(journey))
  const campaigns = together(told, place => data.zones[place]?.region ?? place)
  const paragraphs = [
    paragraph(voice.say('opening.year'), opening(voice, year.events, before), year.events),
    ...(politics.length === 0 ? [] : [paragraph(voice.say('opening.city'), politics, year.events)]),
    ...campaigns,
    ...tellMarches(voice, quiet, told.length > 0),
    ...tellWinter(voice, year.events, before.score),
  ]
  return {
    title: voice.say('chapter.year', { year: year.bc }),
    paragraphs: paragraphs.filter(({ text }) => text !== ''),
  }
}

export function paragraph(
  openingWords: string,
  sentences: readonly string[],
  events: readonly SeenAleaEvent[],
): Paragraph {
  return { opening: openingWords, text: sentences.join(' '), places: [], after: events[0]?.after ?? 0 }
}

function opening(voice: Voice, events: readonly SeenAleaEvent[], before: Before): string[] {
  const sentences: string[] = []
  const initiative = events.find(event => event.kind === 'initiative')?.data.side
  const seized = events.find(event => event.kind === 'initiative-turned')?.data.side
  if (seized !== undefined)
    sentences.push(voice.sentence('year.initiative.seized', { side: voice.side(seized) }))
  else if (initiative !== undefined) {
    const key = before.first ? 'first' : initiative === before.initiative ? 'initiative.same' : 'initiative'
    sentences.push(voice.sentence(`year.${key}`, { side: voice.side(initiative) }))
  }
  const number = events.find(event => event.kind === 'event')?.data.number
  if (number !== undefined) sentences.push(voice.sentence('event', { number }))
  if (events.some(({ kind }) => kind === 'janus')) sentences.push(voice.sentence('janus'))
  return sentences
}

/** What somebody starts. */
const starts: ReadonlySet<SeenAleaEvent['kind']> = new Set([
  'battle',
  'sequence',
  'evasion',
  'solitary',
  'march',
  'voyage',
  'spqr',
  'roll',
])

/** What follows from a battle, until the next thing that somebody starts. */
function followUps(events: readonly SeenAleaEvent[], index: number): SeenAleaEvent[] {
  const rest = events.slice(index + 1)
  const end = rest.findIndex(({ kind }) => starts.has(kind))
  return end < 0 ? rest : rest.slice(0, end)
}

function arrivalOf(journeys: readonly Journey[], { zone, attacker, attackers }: BattleFacts): Journey | null {
  return (
    journeys.findLast(
      ({ to, side, leaders }) =>
        to === zone && side === attacker && leaders.some(id => attackers.includes(id)),
    ) ?? null
  )
}

/** Fights that follow each other in one region are one campaign, told in one breath. */
function together(told: readonly Paragraph[], regionOf: (place: string) => string): Paragraph[] {
  const campaigns: Paragraph[] = []
  for (const next of told) {
    const last = campaigns.at(-1)
    const region = regionOf(next.places[0] ?? '')
    if (last?.places.some(place => regionOf(place) === region) === true) {
      const words = last.places.at(-1) === next.places[0] ? '' : next.opening
      const text = words === '' ? capital(next.text) : `${words} ${next.text}`
      campaigns[campaigns.length - 1] = {
        ...last,
        text: `${last.text} ${text}`,
        places: [...last.places, ...next.places],
      }
    } else campaigns.push(next)
  }
  return campaigns
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Armies that got away before it came to blows. */
function tellSkirmish(voice: Voice, { kind, data, after }: SeenAleaEvent): Paragraph | null {
  if (kind !== 'slipped-away') return null
  const { side, from, to } = data
  const where = { to: voice.towards(to), from: voice.town(from), place: voice.at(from) }
  const text = voice.sentence('evaded', { side: voice.side(side), ...where })
  return { opening: '', text, places: [from], after }
}

function tellPolitics(
  voice: Voice,
  event: SeenAleaEvent,
  events: readonly SeenAleaEvent[],
  index: number,
): string | null {
  const { kind, data } = event
  switch (kind) {
    case 'people-at-war':
      return voice.sentence('people.rise', {
        people: voice.people(data.people),
        side: voice.side(data.faction),
      })
    case 'people-pacified':
      return voice.sentence('people.peace', { people: voice.people(data.people) })
    case 'allegiance':
      return voice.sentence('people.allies', {
        people: voice.people(data.people),
        side: voice.side(data.faction),
      })
    case 'diplomacy-fails':
      return voice.sentence('diplomacy.fails', {
        people: voice.people(data.people),
        leader: voice.names([data.leader]),
      })
    case 'leader-dies':
      return afterBattle(events, index) ? null : tellDeaths(voice, events, index, event)
    case 'leader-changes-side':
      return voice.sentence('leader.turns', {
        leader: voice.names([data.leader]),
        side: voice.side(data.faction),
      })
    case 'faction-leader':
      // A leader who dies in the same year leads nobody for long.
      if (events.some(other => other.kind === 'leader-dies' && other.data.leader === data.leader)) return null
      return voice.sentence('leader.heads', {
        leader: voice.names([data.leader]),
        side: voice.side(data.faction),
      })
    case 'leader-flees':
      return voice.sentence('fled', { leader: voice.names([data.leader]), to: voice.town(data.to) })
    case 'coup-validated':
      return voice.sentence('coup.rises', { leader: voice.names([data.leader]) })
    case 'coup-fails':
      return voice.sentence('coup.fails', { leader: voice.names([data.leader]) })
    case 'coup-succeeds':
      return voice.sentence('coup.succeeds', { leader: voice.names([data.leader]) })
    case 'triumvir':
      return voice.sentence('triumvir', {
        leader: voice.names([data.leader]),
        region: voice.region(data.region),
      })
    case 'triumvir-rallied':
      return voice.sentence('triumvir.rallied', {
        region: voice.region(data.region),
        side: voice.side(data.faction),
      })
    case 'factions-change':
      return voice.sentence('players.change')
    case 'attempt-succeeds':
      return voice.sentence('caesar.murdered')
    case 'attempt-fails':
      return voice.sentence('caesar.survives')
    case 'no-attempt-on-caesar':
      return voice.sentence('caesar.untouched')
    case 'assassination-fails':
      return voice.sentence('murder.missed', { leader: voice.names([data.leader]) })
    case 'plague':
      return voice.sentence('plague', { place: voice.at(data.zone) })
    default:
      return null
  }
}

/** Deaths in a battle are told with it. */
function afterBattle(events: readonly SeenAleaEvent[], index: number): boolean {
  const before = events.slice(0, index)
  const battle = before.findLastIndex(({ kind }) => kind === 'battle')
  return battle >= 0 && followUps(events, battle).some(event => event === events[index])
}

/** Those who die in one place of one cause are told together, when the first of them is. */
function tellDeaths(
  voice: Voice,
  events: readonly SeenAleaEvent[],
  index: number,
  { data: { zone, cause } }: SeenAleaEvent<'leader-dies'>,
): string | null {
  const deathsIn = (told: readonly SeenAleaEvent[]) =>
    told
      .filter(event => event.kind === 'leader-dies')
      .filter(({ data }) => data.zone === zone && data.cause === cause)
  if (deathsIn(events.slice(0, index)).length > 0) return null
  const leaders = deathsIn(events).map(({ data: { leader } }) => leader)
  return voice.sentence('leader.dies', {
    names: voice.names(leaders),
    place: voice.at(zone),
    cause: voice.cause(cause),
  })
}

/** The marches that led to no battle: the largest in words, of the others only who made them. */
function tellMarches(voice: Voice, journeys: readonly Journey[], fought: boolean): Paragraph[] {
  const far = journeys.filter(({ from, to }) => from !== to)
  const sized = far.map(journey => ({ journey, size: journey.pieces.length }))
  const large = sized
    .filter(({ size }) => size > 1)
    .sort((one, other) => other.size - one.size)
    .slice(0, JOURNEYS)
  const others = [
    ...new Set(sized.filter(each => !large.includes(each)).flatMap(({ journey }) => journey.leaders)),
  ]
  const clauses = large.map(({ journey }) =>
    voice.say(`march.${journey.bySea ? 'sea' : 'led'}`, {
      leader: voice.names(journey.leaders.slice(0, 2)),
      army: voice.army(journey.pieces),
      from: voice.town(journey.from),
      to: voice.town(journey.to),
    }),
  )
  const sentences: string[] = fought ? [] : [voice.sentence('marches.quiet')]
  for (let at = 0; at < clauses.length; at += 2) {
    const [first = '', second] = clauses.slice(at, at + 2)
    sentences.push(second === undefined ? `${first}.` : voice.say('marches.joined', { first, second }))
  }
  const named = others.filter(id => !large.some(({ journey }) => journey.leaders.includes(id))).slice(0, 5)
  if (named.length > 1) sentences.push(voice.sentence('leaders.moved', { names: voice.names(named) }))
  if (sentences.length === 0) return []
  const after = far[0]?.after ?? 0
  return [{ opening: voice.say('opening.marches'), text: sentences.join(' '), places: [], after }]
}
