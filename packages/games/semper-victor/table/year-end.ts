import { leaderName, placeName, regionName } from '../../imperator/names.ts'
import { pieceOf, stacksOn } from '../../imperator/table/counters.ts'
import { sideName } from '../../imperator/table/dress.ts'
import { signed } from '../../imperator/table/moments.ts'
import { winterPart } from '../../imperator/table/winter.ts'
import { scoreLines, type YearEnd, yearEndAt, yearEndMoment } from '../../imperator/table/year-end.ts'
import type { Moment, ReckoningLine, ReckoningNext, ReckoningPart } from '../../table/index.ts'
import { sideIds } from '../data/types.ts'
import { keysTo } from '../rules/dioceses.ts'
import { capitalDioceses, emperorsOf } from '../rules/emperors/ranks.ts'
import type { SeenSemperEvent, SemperEventKind } from '../rules/events/index.ts'
import { isLastYear, resultOf } from '../rules/victory.ts'
import { dress, kitOf } from './dress.ts'
import type { SemperMoment } from './moments.ts'
import type { Seen } from './position.ts'

/** The end of a year of Semper Victor: the college, the Dioceses, the points, the winter, the new year. */

type Ending = YearEnd<SeenSemperEvent>

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

export function yearEnd(input: SemperMoment, ending: Ending, seen: Seen): Moment {
  const { view, data, text } = seen
  const { events, closes } = ending
  const { firstYear, lastYear } = data.scenarios[view.scenario]
  const parts = [
    collegePart(seen, events, input),
    diocesesPart(seen, events),
    pointsPart(seen, events),
    winterPart(seen, events, input.say),
  ].filter(part => closes !== null || part.lines.length > 0)
  return yearEndMoment(seen, input, ending, {
    year: dress.year(seen, view.year),
    text: text('year-end.of', {
      title: text(`scenario.${view.scenario}.title`),
      turn: view.year - firstYear + 1,
      turns: lastYear - firstYear + 1,
    }),
    parts,
    next: nextYear(seen, closes?.last ?? false),
  })
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

function collegePart(seen: Seen, events: Ending['events'], { say }: SemperMoment): ReckoningPart {
  const { view, position, text } = seen
  const news = events
    .filter(({ kind }) => ofCollege.has(kind))
    .map((event): ReckoningLine => ({ text: say(event), rule: event.rule }))
  const usurpers = view.usurpations.map(
    ({ usurper, master }): ReckoningLine => ({
      kit: kitOf(master),
      pieces: [pieceOf(seen, usurper)],
      text: String(leaderName(seen, seen.data, usurper) ?? usurper),
      note: text('year-end.usurper', { side: sideName(seen, master) }),
      rule: 'SV-3.6.1-A',
    }),
  )
  const reigning = sideIds.map((side): ReckoningLine => {
    const emperors = emperorsOf(position, side)
    return {
      kit: kitOf(side),
      pieces: emperors.slice(0, 4).map(id => pieceOf(seen, id)),
      text: sideName(seen, side),
      note: text('year-end.reigning', {
        emperors: emperors.map(id => leaderName(seen, seen.data, id) ?? id),
        capitals: capitalDioceses(position, side).length,
      }),
      rule: 'SV-3.5.1-D',
    }
  })
  return {
    name: text('college'),
    title:
      view.usurpations.length > 0
        ? text('year-end.civil-war')
        : text(view.paxRomana ? 'year-end.pax' : 'year-end.college'),
    note: text('year-end.usurpers', { n: view.usurpations.length }),
    shape: 'column',
    track: null,
    map: null,
    lines: [...news, ...reigning, ...usurpers],
    warning: null,
  }
}

function diocesesPart(seen: Seen, events: Ending['events']): ReckoningPart {
  const { view, data, text } = seen
  const taken = events.filter(event => event.kind === 'region-taken')
  const lines = taken.map((event): ReckoningLine => {
    const { region, faction } = event.data
    return {
      kit: kitOf(faction),
      text: text('year-end.diocese', {
        name: regionName(seen, data, region),
        side: sideName(seen, faction),
      }),
      note: text('year-end.diocese.keys', {
        zones: keysTo(seen.position, region).map(zone => placeName(seen, data, zone)),
      }),
      rule: event.rule,
      places: data.regions[region].zones,
    }
  })
  const [only] = lines
  const lit = taken.flatMap(({ data: { region } }) => data.regions[region].zones)
  return {
    name: text('tracks.dioceses'),
    title:
      only === undefined
        ? text('year-end.dioceses.none')
        : lines.length === 1
          ? only.text
          : text('year-end.dioceses.some', { n: lines.length }),
    note: text('year-end.dioceses.count', {
      primus: data.regionOrder.filter(id => view.regions[id] === 'primus').length,
      secondus: data.regionOrder.filter(id => view.regions[id] === 'secondus').length,
    }),
    shape: 'map',
    track: null,
    map: lit.length === 0 ? null : { lit, stacks: stacksOn(seen) },
    lines:
      only === undefined
        ? sideIds.map(side => ({
            kit: kitOf(side),
            text: sideName(seen, side),
            note: text('year-end.dioceses.of', {
              regions: data.regionOrder
                .filter(id => view.regions[id] === side)
                .map(id => regionName(seen, data, id)),
            }),
            idle: true,
          }))
        : lines,
    warning: null,
  }
}

function pointsPart(seen: Seen, events: Ending['events']): ReckoningPart {
  const { view, position, text } = seen
  const scores = events.filter(event => event.kind === 'score')
  const gained = (side: string): number =>
    scores.reduce((sum, { data }) => sum + (data.side === side ? data.points : 0), 0)
  const most = Math.max(1, view.points.primus, view.points.secondus)
  const [winner] = resultOf(position).winners
  return {
    name: text('year-end.points'),
    title: text('year-end.points'),
    note: text('year-end.points.both', {
      primus: signed(gained('primus')),
      secondus: signed(gained('secondus')),
    }),
    shape: 'column',
    track: {
      kind: 'bars',
      bars: sideIds.map(side => ({
        name: sideName(seen, side),
        kit: kitOf(side),
        before: view.points[side] - gained(side),
        after: view.points[side],
        of: most,
        text: String(view.points[side]),
        you: false,
      })),
    },
    map: null,
    lines: scoreLines(seen, scores, dress),
    warning:
      winner === undefined
        ? text('year-end.now.draw')
        : text('year-end.now', { side: sideName(seen, winner) }),
  }
}

function nextYear({ view, data, position, text }: Seen, last: boolean): ReckoningNext {
  if (last)
    return {
      figure: '',
      unit: '',
      title: text('year-end.over'),
      text: isLastYear(position) ? '' : text('year-end.early'),
      deed: text('year-end.result'),
    }
  const { lastYear } = data.scenarios[view.scenario]
  const next = view.year + 1
  return {
    figure: String(next),
    unit: text('ad'),
    title:
      next >= lastYear
        ? text('year-end.last-year')
        : text('year-end.years-left', { n: lastYear - view.year }),
    text: text('year-end.draw.text'),
    deed: text('year-end.draw', { year: next }),
  }
}
