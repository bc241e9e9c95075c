import { leaderName, regionName } from '../../imperator/names.ts'
import { pieceTold } from '../../imperator/table/counters.ts'
import { sideName } from '../../imperator/table/dress.ts'
import { signed } from '../../imperator/table/moments.ts'
import { winterPart } from '../../imperator/table/winter.ts'
import { scoreLines, type YearEnd, yearEndAt, yearEndMoment } from '../../imperator/table/year-end.ts'
import type { Moment, ReckoningLine, ReckoningNext, ReckoningPart } from '../../table/index.ts'
import type { DioceseId, SemperData, SideId } from '../data/index.ts'
import { scenarioIds, sideIds } from '../data/types.ts'
import type { SemperSpeech } from '../messages/index.ts'
import type { SeenSemperEvent, SemperEventKind } from '../rules/events/index.ts'
import { dress, kitOf } from './dress.ts'
import type { SemperMoment } from './moments.ts'

/** The end of a year of Semper Victor: the college, the Dioceses, the points, the winter, the new year. */

type Ending = YearEnd<SeenSemperEvent>
type Closed = SeenSemperEvent<'year-closes'>['data']

/** What every part is made with. */
interface Dressed extends SemperSpeech {
  readonly dress: typeof dress
  readonly data: SemperData
}

/** What has a ceremony of its own. */
const between: ReadonlySet<SemperEventKind> = new Set([
  'roles-change',
  'enthroned',
  'usurpation-succeeds',
  'usurpation-over',
  'city-built',
])

export function yearEndOf(input: SemperMoment): Ending | null {
  return yearEndAt(input, ({ kind }) => between.has(kind))
}

export function yearEnd(speech: SemperSpeech, input: SemperMoment, ending: Ending): Moment {
  const seen: Dressed = { ...speech, dress, data: input.data }
  const { data, text } = seen
  const { events, closes } = ending
  const told = input.event.kind === 'year-closes' ? input.event.data : null
  const scenario = scenarioIds.find(id => id === input.scenario) ?? '1'
  const { firstYear, lastYear } = data.scenarios[scenario]
  const year = told?.year ?? yearOf(input) ?? firstYear
  const parts = [
    collegePart(seen, events, input, told),
    diocesesPart(seen, events, told),
    pointsPart(seen, events, told),
    winterPart(seen, events, input.say),
  ].filter(part => closes !== null || part.lines.length > 0)
  return yearEndMoment(seen, input, ending, {
    year: dress.year(seen, year),
    text: text('year-end.of', {
      title: text(`scenario.${scenario}.title`),
      turn: year - firstYear + 1,
      turns: lastYear - firstYear + 1,
    }),
    parts,
    next: nextYear(seen, { year, lastYear, last: closes?.last ?? false }),
  })
}

/** While a year ends that has not closed, its number stands where it began. */
function yearOf({ log, number }: SemperMoment): number | undefined {
  return log.slice(0, number).findLast(event => event.kind === 'turn')?.data.year
}

/** What of the end of a year concerns emperors. */
const ofCollege: ReadonlySet<SemperEventKind> = new Set([
  'enthroned',
  'named',
  'exiled',
  'leader-dies',
  'protectores',
  'usurpation-over',
  'usurpation-succeeds',
  'roles-change',
])

function collegePart(
  seen: Dressed,
  events: Ending['events'],
  { say }: SemperMoment,
  told: Closed | null,
): ReckoningPart {
  const { data, text } = seen
  const news = events
    .filter(({ kind }) => ofCollege.has(kind))
    .map((event): ReckoningLine => ({ text: say(event), rule: event.rule }))
  const usurpers = (told?.usurpers ?? []).map(
    ({ leader, side }): ReckoningLine => ({
      kit: kitOf(side),
      pieces: [pieceTold(seen, leader, side)],
      text: String(leaderName(seen, data, leader) ?? leader),
      note: text('year-end.usurper', { side: sideName(seen, side) }),
      rule: 'SV-3.6.1-A',
    }),
  )
  const reigning = told === null ? [] : sideIds.map(side => reigningLine(seen, side, told))
  return {
    name: text('college'),
    title:
      usurpers.length > 0
        ? text('year-end.civil-war')
        : text(told?.pax === true ? 'year-end.pax' : 'year-end.college'),
    note: told === null ? '' : text('year-end.usurpers', { n: usurpers.length }),
    shape: 'column',
    track: null,
    lit: [],
    lines: [...news, ...reigning, ...usurpers],
    warning: null,
  }
}

function reigningLine(seen: Dressed, side: SideId, { emperors, capitals }: Closed): ReckoningLine {
  const { data, text } = seen
  return {
    kit: kitOf(side),
    pieces: emperors[side].map(id => pieceTold(seen, id, side)),
    text: sideName(seen, side),
    note: text('year-end.reigning', {
      emperors: emperors[side].map(id => leaderName(seen, data, id) ?? id),
      capitals: capitals[side],
    }),
    rule: 'SV-3.5.1-D',
  }
}

function diocesesPart(seen: Dressed, events: Ending['events'], told: Closed | null): ReckoningPart {
  const { data, text } = seen
  const taken = events.filter(event => event.kind === 'region-taken')
  const lines = taken.map(({ data: { region, faction }, rule }): ReckoningLine => {
    return {
      kit: kitOf(faction),
      text: text('year-end.diocese', { name: regionName(seen, data, region), side: sideName(seen, faction) }),
      note: text('year-end.diocese.keys'),
      rule,
      places: data.regions[region].zones,
    }
  })
  const [only] = lines
  const of = (side: SideId): DioceseId[] => data.regionOrder.filter(id => told?.dioceses[id] === side)
  return {
    name: text('tracks.dioceses'),
    title:
      only === undefined
        ? text('year-end.dioceses.none')
        : lines.length === 1
          ? only.text
          : text('year-end.dioceses.some', { n: lines.length }),
    note:
      told === null
        ? ''
        : text('year-end.dioceses.count', { primus: of('primus').length, secondus: of('secondus').length }),
    shape: 'map',
    track: null,
    lit: taken.flatMap(event => data.regions[event.data.region].zones),
    lines:
      only === undefined && told !== null
        ? sideIds.map(side => ({
            kit: kitOf(side),
            text: sideName(seen, side),
            note: text('year-end.dioceses.of', { regions: of(side).map(id => regionName(seen, data, id)) }),
            idle: true,
          }))
        : lines,
    warning: null,
  }
}

function pointsPart(seen: Dressed, events: Ending['events'], told: Closed | null): ReckoningPart {
  const { text } = seen
  const scores = events.filter(event => event.kind === 'score')
  const gained = (side: SideId): number =>
    scores.reduce((sum, { data }) => sum + (data.side === side ? data.points : 0), 0)
  return {
    name: text('year-end.points'),
    title: text('year-end.points'),
    note: text('year-end.points.both', {
      primus: signed(gained('primus')),
      secondus: signed(gained('secondus')),
    }),
    shape: 'column',
    track:
      told === null
        ? null
        : {
            kind: 'bars',
            bars: sideIds.map(side => ({
              name: sideName(seen, side),
              kit: kitOf(side),
              before: told.points[side] - gained(side),
              after: told.points[side],
              of: Math.max(1, told.points.primus, told.points.secondus),
              text: String(told.points[side]),
              you: false,
            })),
          },
    lit: [],
    lines: scoreLines(seen, scores, dress),
    warning:
      told === null || told.last
        ? null
        : told.winner === null
          ? text('year-end.now.draw')
          : text('year-end.now', { side: sideName(seen, told.winner) }),
  }
}

interface Next {
  readonly year: number
  readonly lastYear: number
  readonly last: boolean
}

function nextYear({ text }: Dressed, { year, lastYear, last }: Next): ReckoningNext {
  if (last)
    return {
      figure: '',
      unit: '',
      title: text('year-end.over'),
      text: year < lastYear ? text('year-end.early') : '',
      deed: text('year-end.result'),
    }
  return {
    figure: String(year + 1),
    unit: text('ad'),
    title:
      year + 1 >= lastYear ? text('year-end.last-year') : text('year-end.years-left', { n: lastYear - year }),
    text: text('year-end.draw.text'),
    deed: text('year-end.draw', { year: year + 1 }),
  }
}
