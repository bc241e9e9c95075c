import { peopleName, regionName } from '../../imperator/names.ts'
import { signed } from '../../imperator/table/moments.ts'
import { winterPart } from '../../imperator/table/winter.ts'
import { scoreLines, upper, type YearEnd, yearEndAt, yearEndMoment } from '../../imperator/table/year-end.ts'
import type { Moment, ReckoningLine, ReckoningNext, ReckoningPart } from '../../table/index.ts'
import { type AleaData, spqrEnd } from '../data/index.ts'
import { factionIds, scenarioIds } from '../data/types.ts'
import type { AleaSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import type { AleaEventKind, SeenAleaEvent } from '../rules/events/index.ts'
import { pointsForControl } from '../rules/victory.ts'
import { bc, dress, kitOf } from './dress.ts'
import type { AleaMoment } from './moments.ts'

/** The end of a year of Alea Iacta Est: the Republic, the regions, the points, the winter, the new year. */

type Ending = YearEnd<SeenAleaEvent>
type Closed = SeenAleaEvent<'year-closes'>['data']

/** What every part is made with. */
interface Dressed extends AleaSpeech {
  readonly dress: typeof dress
  readonly data: AleaData
}

/** Ceremonies of their own: what was told before them is told before them. */
const between: ReadonlySet<AleaEventKind> = new Set([
  'attempt-on-caesar',
  'attempt-succeeds',
  'attempt-fails',
  'factions-change',
  'faction-leader',
  'leader-dies',
])

export function isOfYearEnd(input: AleaMoment): Ending | null {
  return yearEndAt(input, ({ kind }) => between.has(kind))
}

export function yearEnd(speech: AleaSpeech, input: AleaMoment, ending: Ending): Moment {
  const seen: Dressed = { ...speech, dress, data: input.data }
  const { data, text } = seen
  const { events, closes } = ending
  const told = input.event.kind === 'year-closes' ? input.event.data : null
  const scenario = scenarioIds.find(id => id === input.scenario) ?? '1'
  const { firstYear, lastYear } = data.scenarios[scenario]
  const year = told?.year ?? yearOf(input) ?? firstYear
  const dead = isDead(events)
  const parts = [
    republicPart(seen, events),
    ...(dead ? [] : [regionsPart(seen, events, told), pointsPart(seen, events, told)]),
    ...(dead || (closes?.last ?? false) ? [] : [winterPart(seen, events, input.say)]),
  ].filter(part => closes !== null || part.lines.length > 0)
  return yearEndMoment(seen, input, ending, {
    year: dress.year(seen, year),
    text: text('year-end.of', {
      title: text(`scenario.${scenario}.title`),
      turn: year - firstYear + 1,
      turns: lastYear - firstYear + 1,
    }),
    parts,
    next: nextYear(seen, { year, lastYear, last: closes?.last ?? false, dead }),
  })
}

/** While a year ends that has not closed, its number stands where it began. */
function yearOf({ log, number }: AleaMoment): number | undefined {
  return log.slice(0, number).findLast(event => event.kind === 'turn')?.data.year
}

function isDead(events: Ending['events']): boolean {
  return spqrOf(events) >= spqrEnd
}

/** AIE-5.1.1, with Imperium (AIE-6.4-b). */
function spqrOf(events: Ending['events']): number {
  return events.findLast(event => event.kind === 'spqr' || event.kind === 'imperium')?.data.spqr ?? 0
}

function republicPart(seen: Dressed, events: Ending['events']): ReckoningPart {
  const { text } = seen
  const told = events.find(event => event.kind === 'spqr')
  const after = spqrOf(events)
  const before = (told?.data.spqr ?? after) - (told?.data.change ?? 0)
  return {
    name: text('year-end.republic'),
    title: text(after >= spqrEnd ? 'year-end.republic.dead' : 'year-end.republic.lives'),
    note: text('year-end.spqr', { before, after }),
    shape: 'column',
    track: { kind: 'steps', before, after, of: spqrEnd },
    lit: [],
    lines: told === undefined ? [] : [...republicLines(seen, told), ...otherLines(seen, events)],
    warning: after >= spqrEnd ? text('year-end.republic.both') : null,
  }
}

/** Every line of AIE-5.1.1: those that moved the marker, and those that did not with what would count. */
function republicLines(
  { data, messages, text }: Dressed,
  { data: told }: SeenAleaEvent<'spqr'>,
): ReckoningLine[] {
  const moved = told.lines.map((cause): ReckoningLine => {
    const region = data.regionOrder.find(each => cause === `no-garrison-${each}`)
    const helps = cause === 'peace-abroad' || cause === 'no-civil-battle' || cause === 'egypt-allied'
    return {
      sign: helps ? '−1' : '+1',
      good: helps,
      // The name ends in its sign, which stands before it here.
      text: upper(String(messages.name(cause)).replace(/ \([^()]*\)$/, '')),
      rule: region === undefined ? (ruleOf[cause] ?? 'AIE-5.1.1-a') : 'AIE-5.1.1-c',
      ...(region === undefined ? {} : { places: data.regions[region].zones }),
    }
  })
  const has = (...causes: string[]): boolean => causes.some(cause => told.lines.includes(cause))
  const idle = (line: string, rule: string): ReckoningLine => ({
    sign: '0',
    text: line,
    rule,
    idle: true,
  })
  const wars = (told.wars ?? []).map(people => peopleName({ messages }, data, people))
  return [
    ...moved,
    ...(has('faction-leader-killed') ? [] : [idle(text('year-end.idle.killed'), 'AIE-5.1.1-b')]),
    ...(told.lines.some(cause => cause.startsWith('no-garrison-'))
      ? []
      : [idle(text('year-end.idle.garrisons'), 'AIE-5.1.1-c')]),
    ...(has('two-peoples-at-war', 'peace-abroad') || told.wars === undefined
      ? []
      : [
          {
            ...idle(text('year-end.idle.wars', { wars }), 'AIE-5.1.1-d'),
            note: text('year-end.idle.wars.note'),
          },
        ]),
    ...(has('few-legions', 'many-legions') || told.legions === undefined
      ? []
      : [
          {
            ...idle(text('year-end.idle.legions', { n: told.legions }), 'AIE-5.1.1-e'),
            note: text('year-end.idle.legions.note'),
          },
        ]),
    ...(has('no-civil-battle')
      ? []
      : [{ ...idle(text('year-end.idle.battle'), 'AIE-5.1.1-g'), note: text('year-end.idle.battle.note') }]),
    ...(has('egypt-allied')
      ? []
      : [{ ...idle(text('year-end.idle.egypt'), 'AIE-5.1.1-h'), note: text('year-end.idle.egypt.note') }]),
  ]
}

const ruleOf: { readonly [cause: string]: string } = {
  'faction-leader-killed': 'AIE-5.1.1-b',
  'two-peoples-at-war': 'AIE-5.1.1-d',
  'few-legions': 'AIE-5.1.1-e',
  'many-legions': 'AIE-5.1.1-e',
  'peace-abroad': 'AIE-5.1.1-f',
  'no-civil-battle': 'AIE-5.1.1-g',
  'egypt-allied': 'AIE-5.1.1-h',
}

/** Imperium, and a plot of which nothing came. */
function otherLines({ messages, text }: Dressed, events: Ending['events']): ReckoningLine[] {
  return events.flatMap((event): ReckoningLine[] => {
    if (event.kind === 'imperium')
      return [
        {
          sign: '−1',
          good: true,
          text: text('year-end.imperium', { side: messages.name(event.data.side) }),
          kit: kitOf(event.data.side),
          rule: event.rule,
        },
      ]
    if (event.kind !== 'no-attempt-on-caesar') return []
    const { roll, against } = event.data
    return [{ sign: '', text: text('year-end.no-plot', { roll, against }), rule: event.rule, idle: true }]
  })
}

type Change = SeenAleaEvent<'region-taken' | 'region-lost' | 'roma-taken' | 'roma-lost'>

function isChange(event: SeenAleaEvent): event is Change {
  const { kind } = event
  return kind === 'region-taken' || kind === 'region-lost' || kind === 'roma-taken' || kind === 'roma-lost'
}

function regionsPart(seen: Dressed, events: Ending['events'], told: Closed | null): ReckoningPart {
  const { data, text } = seen
  const changes = events.filter(isChange)
  const lines = changes.map(change => changeLine(seen, change))
  const [only] = lines
  const same = data.regionOrder.length + 1 - changes.length
  const lit = changes.flatMap(change => placesOf(seen, change))
  return {
    name: text('year-end.regions'),
    title:
      only === undefined
        ? text('year-end.regions.none')
        : lines.length === 1
          ? only.text
          : text('year-end.regions.some', { n: lines.length }),
    note: only === undefined ? '' : text('year-end.regions.same', { n: same }),
    shape: 'map',
    track: null,
    lit,
    lines: only === undefined && told !== null ? holdings(seen, told) : lines,
    warning: null,
  }
}

function placesOf({ data }: Dressed, change: Change): readonly string[] {
  return 'region' in change.data ? data.regions[change.data.region].zones : [data.roma.zone]
}

function changeLine(seen: Dressed, change: Change): ReckoningLine {
  const { data, messages, text } = seen
  const taken = change.kind === 'region-taken' || change.kind === 'roma-taken' ? change.data.faction : null
  const region = 'region' in change.data ? change.data.region : null
  const name = region === null ? nameOf(seen, data, 'roma') : regionName(seen, data, region)
  return {
    kit: kitOf(taken),
    text:
      taken === null
        ? text('year-end.region.lost', { name })
        : text('year-end.region.taken', { name, faction: messages.name(taken) }),
    ...(change.kind === 'region-taken' ? noteOf(seen, change) : {}),
    rule: change.rule,
    places: placesOf(seen, change),
  }
}

/** AIE-3.7.3-b: with how much of it. */
function noteOf({ data, text }: Dressed, { data: told }: SeenAleaEvent<'region-taken'>) {
  const { zones, cities } = data.regions[told.region]
  if (told.zones === undefined || told.cities === undefined) return {}
  return {
    note: text('year-end.region.held', {
      zones: told.zones,
      ofZones: zones.length,
      cities: told.cities,
      ofCities: cities.length,
    }),
  }
}

/** Where nothing changed hands: who has what. */
function holdings(seen: Dressed, { holds }: Closed): ReckoningLine[] {
  const { data, messages, text } = seen
  return factionIds.map(side => ({
    kit: kitOf(side),
    text: String(messages.name(side)),
    note: text('year-end.regions.of', {
      regions: [
        ...(holds.roma === side ? [nameOf(seen, data, 'roma')] : []),
        ...data.regionOrder
          .filter(region => holds[region] === side)
          .map(region => regionName(seen, data, region)),
      ],
    }),
    idle: true,
  }))
}

/** The score at which the needle stands at its end. */
const FAR = 12

function pointsPart(seen: Dressed, events: Ending['events'], told: Closed | null): ReckoningPart {
  const { messages, text } = seen
  const scores = events.filter(event => event.kind === 'score')
  const gained = scores.reduce(
    (sum, { data }) => sum + (data.faction === 'caesarian' ? data.points : -data.points),
    0,
  )
  const after = scores.at(-1)?.data.score ?? told?.score ?? 0
  const idle = told === null ? [] : factionIds.filter(side => pointsForControl(told.land[side]) === 0)
  return {
    name: text('year-end.points'),
    title: text('year-end.points'),
    note: text('year-end.points.year', { n: signed(gained) }),
    shape: 'column',
    track: {
      kind: 'lead',
      before: after - gained,
      after,
      limit: Math.max(FAR, Math.abs(after)),
      ahead: { kit: kitOf('caesarian'), name: String(messages.name('caesarian')) },
      behind: { kit: kitOf('republican'), name: String(messages.name('republican')) },
    },
    lit: [],
    lines: [
      ...scoreLines(seen, scores, dress),
      ...idle.map(side => ({
        sign: '0',
        kit: kitOf(side),
        text: text('year-end.land', { side: messages.name(side), n: told?.land[side] ?? 0 }),
        note: text('year-end.land.note'),
        rule: 'AIE-10.2-b',
        idle: true,
      })),
    ],
    warning: told === null || told.last ? null : nowOf(seen, told),
  }
}

function nowOf({ messages, text }: Dressed, { winner, outcome }: Closed): string {
  if (winner !== null) return text('year-end.now', { side: messages.name(winner) })
  return text(outcome === 'draw-assassins' ? 'year-end.now.assassins' : 'year-end.now.draw')
}

interface Next {
  readonly year: number
  readonly lastYear: number
  readonly last: boolean
  readonly dead: boolean
}

function nextYear({ text }: Dressed, { year, lastYear, last, dead }: Next): ReckoningNext {
  if (last)
    return {
      figure: '',
      unit: '',
      title: text(dead ? 'year-end.republic.dead' : 'year-end.over'),
      text: dead ? text('year-end.republic.both') : '',
      deed: text('year-end.result'),
    }
  return {
    figure: String(bc(year + 1)),
    unit: text('bc'),
    title:
      year + 1 === lastYear
        ? text('year-end.last-year')
        : text('year-end.years-left', { n: lastYear - year }),
    text: text('year-end.recruit.text'),
    deed: text('year-end.recruit'),
  }
}
