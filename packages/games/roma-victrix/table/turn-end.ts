import type { Moment, ReckoningBar, ReckoningLine, ReckoningPart } from '../../table/index.ts'
import { nameOf } from '../names.ts'
import { castOf } from '../rules/cast.ts'
import type { RomaEventKind, SeenRomaEvent } from '../rules/events.ts'
import { yearOf, yearText } from './calendar.ts'
import { kitOf } from './dress.ts'
import { partyNamed, plainMoment, type RomaMoment, type Then } from './moment-parts.ts'
import { areaIn } from './position.ts'

/**
 * The end of a Game-Turn with what the next one begins with: objectives, Provinces, what wore away, revenue and upkeep. It is
 * told when the last Power has paid; after the last Game-Turn, when the objectives are read.
 */

/** What a turn's end tells of; `begins`: the Game-Turn that has begun, null after the last. */
interface TurnEnd {
  readonly since: number
  readonly standings: SeenRomaEvent<'standings'> | undefined
  readonly before: SeenRomaEvent<'standings'> | undefined
  /** All of the Game-Turn that is over. */
  readonly over: readonly SeenRomaEvent[]
  /** What the new one began with. */
  readonly fresh: readonly SeenRomaEvent[]
  readonly begins: number | null
}

export function turnEndAt({ event, number, log }: RomaMoment): TurnEnd | null {
  if (event.kind === 'maintenance') {
    if (event.phase !== 'maintenance' || log[number + 1]?.kind === 'maintenance') return null
    const turn = log.slice(0, number).findLastIndex(({ kind }) => kind === 'turn')
    const begun = log[turn]
    if (begun?.kind !== 'turn') return null
    const ended = log.slice(0, turn).findLastIndex(({ kind }) => kind === 'standings')
    return {
      ...ending(log, ended),
      since: ended === -1 ? turn : ended,
      fresh: log.slice(turn, number + 1),
      begins: begun.data.turn,
    }
  }
  if (event.kind !== 'standings' || log.length > number + 1) return null
  return { ...ending(log, number), since: number, fresh: [], begins: null }
}

function ending(log: RomaMoment['log'], ended: number): Pick<TurnEnd, 'standings' | 'before' | 'over'> {
  const readings = log.slice(0, ended + 1).filter(event => event.kind === 'standings')
  const began = log.slice(0, Math.max(0, ended)).findLastIndex(({ kind }) => kind === 'turn')
  return {
    standings: readings.at(-1),
    before: readings.at(-2),
    over: ended === -1 ? [] : log.slice(began + 1, ended),
  }
}

export function turnEnd(input: RomaMoment, ended: TurnEnd, then: Then): Moment {
  const { text } = then
  const { since, standings, begins } = ended
  const { turns } = castOf(then).scenario
  const of = (turn: number): string => yearText(then, yearOf(then, turn))
  const year = begins === null ? 0 : yearOf(then, begins)
  const parts = [
    ...(standings === undefined ? [] : [objectivesPart(then, input, ended), provincesPart(then, ended)]),
    ...(begins === null ? [] : [treasuryPart(then, input, ended)]),
    ...(begins === null ? [] : wearPart(then, input, ended)),
  ]
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title:
      standings === undefined
        ? text('turn-end.begins', { year: of(1) })
        : text('turn-end.title', { year: of(standings.data.turn) }),
    text:
      standings === undefined
        ? text('turn-end.first', { turns })
        : text('turn-end.of', { turn: standings.data.turn, turns }),
    icon: 'hourglass',
    concerns: input.roles,
    verdict: parts[0]?.title ?? '',
    since,
    reckoning: {
      parts,
      next:
        begins === null
          ? {
              figure: '',
              unit: '',
              title: text('turn-end.over'),
              text: '',
              deed: text('turn-end.result'),
            }
          : {
              figure: String(Math.abs(year)),
              unit: text(year < 0 ? 'gauge.bc' : 'gauge.ad'),
              title: begins === turns ? text('turn-end.last') : text('turn-end.of', { turn: begins, turns }),
              text: text('turn-end.next'),
              deed: text('turn-end.deed'),
            },
    },
  }
}

/** RV-4.51-a: in per cent of its own. */
function objectivesPart(
  then: Then,
  { roles, role }: RomaMoment,
  { standings, before }: TurnEnd,
): ReckoningPart {
  const { text } = then
  const percent = (got: number, of: number): number => (of === 0 ? 0 : Math.round((100 * got) / of))
  const earlier = new Map(before?.data.shares.map(({ power, got, of }) => [power, percent(got, of)]))
  const bars = (standings?.data.shares ?? [])
    .map(({ power, got, of }): ReckoningBar => {
      const after = percent(got, of)
      return {
        name: nameOf(then, then.data, power),
        kit: kitOf(power, roles),
        before: earlier.get(power) ?? after,
        after,
        of: 100,
        text: text('rival.share', { n: after }),
        you: power === role,
      }
    })
    .toSorted((one, other) => other.after - one.after)
  const most = bars[0]?.after ?? 0
  const leaders = bars.filter(({ after }) => after === most).map(({ name }) => name)
  return {
    name: text('turn-end.objectives'),
    title: text('turn-end.objectives'),
    note: text('turn-end.objectives.note'),
    shape: 'column',
    track: { kind: 'bars', bars },
    lit: [],
    lines: [],
    warning: roles.length > 1 ? text('turn-end.leads', { leaders, n: most }) : null,
  }
}

/** Who has taken what in the Game-Turn, as it ended. */
function provincesPart(then: Then, { over }: TurnEnd): ReckoningPart {
  const { text, data } = then
  const owners = new Map<string, string>()
  for (const event of over) if (event.kind === 'conquest') owners.set(event.data.province, event.data.power)
  const byPower = new Map<string, string[]>()
  for (const [province, power] of owners) byPower.set(power, [...(byPower.get(power) ?? []), province])
  const lines = [...byPower].map(([power, provinces]): ReckoningLine => {
    const party = partyNamed(then, power)
    return {
      sign: `+${provinces.length}`,
      good: true,
      kit: party.kit,
      text: party.name,
      note: text('turn-end.provinces.of', { provinces: provinces.map(id => nameOf(then, data, id)) }),
      rule: 'RV-10.24-a',
      places: provinces,
    }
  })
  const lit = [...owners.keys()].flatMap(province => areaIn(province) ?? [])
  return {
    name: text('turn-end.provinces'),
    title:
      lines.length === 0
        ? text('turn-end.provinces.none')
        : text('turn-end.provinces.some', { n: owners.size }),
    note: '',
    shape: 'map',
    track: null,
    lit,
    lines: lines.toSorted((one, other) => (other.places?.length ?? 0) - (one.places?.length ?? 0)),
    warning: null,
  }
}

/** RV-7.1-a, RV-8.1-a: what each has collected and paid, the reader's own first. */
function treasuryPart(then: Then, { role }: RomaMoment, { fresh }: TurnEnd): ReckoningPart {
  const { text } = then
  const paid = fresh.filter(event => event.kind === 'maintenance' && event.phase === 'maintenance')
  const lines = paid.flatMap(event => {
    if (event.kind !== 'maintenance') return []
    const { power, cost, unpaid, treasury } = event.data
    const collected = fresh.find(each => each.kind === 'revenue' && each.data.power === power)
    const revenue = collected?.kind === 'revenue' ? collected.data.revenue : 0
    const party = partyNamed(then, power)
    const net = revenue - cost
    const line: ReckoningLine = {
      sign: net > 0 ? `+${net}` : net < 0 ? `−${-net}` : '0',
      good: net >= 0,
      kit: party.kit,
      text: text('turn-end.treasury.of', { power: party.name, treasury }),
      note: text('turn-end.treasury.lines', { revenue, cost, unpaid }),
      rule: event.rule,
    }
    return [{ own: power === role || party.role === role, line }]
  })
  return {
    name: text('turn-end.treasury'),
    title: text('turn-end.treasury'),
    note: text('turn-end.treasury.note'),
    shape: 'column',
    track: null,
    lit: [],
    lines: lines.toSorted((one, other) => Number(other.own) - Number(one.own)).map(({ line }) => line),
    warning: null,
  }
}

const ofWear: ReadonlySet<RomaEventKind> = new Set([
  'attrition',
  'loss',
  'defectors',
  'city-recovers',
  'leader-comes',
  'new-leader',
  'consul',
  'leader-lost',
  'transfer',
])
const MOST_TILES = 6

/** RV-4.2B-a: what wore away, and who has come or gone; the reader's own first. */
function wearPart(then: Then, { role, say }: RomaMoment, { fresh }: TurnEnd): ReckoningPart[] {
  const { text } = then
  const told = fresh
    .filter(({ kind }) => ofWear.has(kind))
    .map(event => {
      const power = 'power' in event.data ? event.data.power : undefined
      const party = power === undefined ? null : partyNamed(then, power)
      const place =
        'area' in event.data ? event.data.area : 'province' in event.data ? event.data.province : undefined
      const area = place === undefined ? null : areaIn(place)
      const line: ReckoningLine = {
        text: say(event),
        rule: event.rule,
        ...(party === null ? {} : { kit: party.kit }),
        ...(area === null ? {} : { places: [area] }),
      }
      return { own: party !== null && party.role === role, line }
    })
    .toSorted((one, other) => Number(other.own) - Number(one.own))
  if (told.length === 0) return []
  const shown = told.slice(0, MOST_TILES).map(({ line }) => line)
  const more = told.length - shown.length
  return [
    {
      name: text('turn-end.wear'),
      title: text('turn-end.wear'),
      note: text('turn-end.wear.note'),
      shape: 'row',
      track: null,
      lit: [],
      lines: more === 0 ? shown : [...shown, { text: text('turn-end.more', { n: more }) }],
      warning: null,
    },
  ]
}
