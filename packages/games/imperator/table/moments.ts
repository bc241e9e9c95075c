import type { SeenEvent } from '@aquila/engine'
import type { BattleSheet, Moment, MomentInput, MomentTrack } from '../../table/index.ts'
import type { CampaignData } from '../data/series.ts'
import { text } from '../messages/index.ts'
import type { CampaignView } from '../rules/knowledge/view.ts'
import { faces as facesOf } from '../rules/stratagems/roll.ts'
import { foughtSheet } from './battle.ts'
import { placeName, type Seen, sideName } from './dress.ts'

/** What is worth a pause in both games of the series: battles, evasions, lonely leaders, the Fates, events, new leaders. */

export type CampaignMoment = MomentInput<CampaignView, CampaignData>

/** What every moment has unless it says otherwise. */
export const plainMoment: Omit<
  Moment,
  'kind' | 'title' | 'text' | 'icon' | 'rule' | 'verdict' | 'because' | 'concerns'
> = {
  kit: null,
  place: null,
  roller: null,
  dice: [],
  need: null,
  faces: null,
  outcome: 'neither',
  tracks: [],
  portrait: null,
  battle: null,
}

/** `seen` is the table as it stood when the event was told. */
export function campaignMoment(input: CampaignMoment, seen: () => Seen | null): Moment | null {
  switch (input.event.kind) {
    case 'battle':
      return battleMoment(input, seen())
    case 'evasion':
      return evasionMoment(input, seen())
    case 'solitary':
      return solitaryMoment(input)
    case 'death-roll':
      return fateMoment(input)
    case 'event':
      return eventMoment(input)
    case 'score':
      return scoreMoment(input, seen())
    default:
      return null
  }
}

/** Who threw the die that an event tells of: the roll before it. */
function rollerOf({ log, number, event }: CampaignMoment): string | null {
  const roll = log.slice(0, number).findLast(({ kind, after }) => kind === 'roll' && after === event.after)
  return typeof roll?.data.roller === 'string' ? roll.data.roller : null
}

function battleMoment(input: CampaignMoment, seen: Seen | null): Moment | null {
  const { event, log, number, roles } = input
  const { attacker, defender, winner, die, row, column, zone } = event.data
  if (seen === null || typeof die !== 'number') return null
  const sheet = foughtSheet(seen, log.slice(0, number + 1), event)
  const side = String(winner)
  const won = winner === attacker ? 'attacker' : 'defender'
  return {
    ...plainMoment,
    kind: 'battle',
    title: sheet.title,
    text: sheet.where,
    icon: 'swords',
    kit: seen.dress.kitOf(side),
    place: typeof zone === 'string' ? zone : null,
    rule: event.rule,
    concerns: roles.filter(role => role === attacker || role === defender),
    roller: rollerOf(input),
    dice: [{ sides: 6, value: die }],
    verdict: text('moment.battle.wins', { side: sheet[won].name }),
    outcome: winner === input.role ? 'won' : 'lost',
    because: text('moment.battle.roll', {
      die,
      row: Number(row),
      column: String(column),
      n: sheet.odds?.faces.filter(face => face.winner === won).length ?? 0,
    }),
    tracks: [...lossesAfter(input, seen, sheet), ...aftermath(input, seen)],
    battle: sheet,
  }
}

/** These belong to the battle before them; anything else ends its story. */
const ofBattle = new Set([
  'unit-reduced',
  'unit-eliminated',
  'unit-lost',
  'trapped',
  'score',
  'leader-dies',
  'leader-captured',
  'retreat',
  'slipped-away',
  'leader-flees',
  'faction-leader',
  'leads-alone',
  'stratagem',
  'divine-favour',
  'people-pacified',
])

function battleEvents({ log, number }: CampaignMoment): readonly SeenEvent[] {
  const end = log.findIndex(({ kind }, index) => index > number && !ofBattle.has(kind))
  return log.slice(number + 1, end === -1 ? undefined : end)
}

/** One line a side: how many were reduced, how many are gone; while they are still to be chosen, what the table asks for. */
function lossesAfter(input: CampaignMoment, seen: Seen, { odds, roll }: BattleSheet): MomentTrack[] {
  const events = battleEvents(input)
  const { attacker, defender } = input.event.data
  const face = odds?.faces.find(each => each.die === roll?.die)
  if (events.length === 0 && input.number === input.log.length - 1 && face !== undefined)
    return [
      [attacker, face.attackerLoss],
      [defender, face.defenderLoss],
    ].map(([side, loss]) => ({
      kind: 'line',
      name: text('moment.track.to-lose'),
      kit: seen.dress.kitOf(String(side)),
      text: String(loss),
    }))
  const count = (side: unknown, kinds: readonly string[]): number =>
    events.filter(({ kind, data }) => kinds.includes(kind) && data.side === side).length
  return [attacker, defender].map(side => ({
    kind: 'line',
    name: text('moment.track.losses'),
    kit: seen.dress.kitOf(String(side)),
    text: text('moment.losses', {
      reduced: count(side, ['unit-reduced']),
      destroyed: count(side, ['unit-eliminated', 'unit-lost', 'trapped']),
    }),
  }))
}

const MOST_LINES = 3

function aftermath(input: CampaignMoment, seen: Seen): MomentTrack[] {
  const events = battleEvents(input)
  const scores = events.filter(({ kind }) => kind === 'score').map((event): MomentTrack => scoreTrack(event))
  const told = events.filter(({ kind }) =>
    ['leader-dies', 'retreat', 'faction-leader', 'leader-flees'].includes(kind),
  )
  return [...told.slice(0, MOST_LINES).map(event => lineOf(input, seen, event)), ...scores]
}

/** The score counts from one side to the other: its distance from nothing is drawn, its sign is written. */
export function scoreTrack({ data, rule }: SeenEvent): MomentTrack {
  return { kind: 'line', name: text('moment.track.victory'), text: `${signed(Number(data.score))}`, rule }
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}

export function lineOf({ say }: CampaignMoment, seen: Seen | null, event: SeenEvent): MomentTrack {
  const { side, faction } = event.data
  const whose = [side, faction].find(each => typeof each === 'string')
  return {
    kind: 'line',
    name: text('moment.track.then'),
    text: say(event),
    rule: event.rule,
    ...(whose === undefined || seen === null ? {} : { kit: seen.dress.kitOf(String(whose)) }),
  }
}

function evasionMoment(input: CampaignMoment, seen: Seen | null): Moment | null {
  const { event, role, roles, say } = input
  const { side, zone, die, below, evades } = event.data
  if (seen === null) return null
  const cast = facesOf[seen.data.series.evasion.die]
  const good = cast.map(face => face < Number(below))
  return {
    ...plainMoment,
    kind: 'roll',
    title: text('moment.evasion', { zone: placeName(seen, String(zone)) }),
    text: text('moment.evasion.text', { side: sideName(seen, String(side)) }),
    icon: 'march',
    kit: seen.dress.kitOf(String(side)),
    place: String(zone),
    rule: event.rule,
    concerns: roles,
    roller: String(side),
    dice: [{ sides: cast.length, value: Number(die) }],
    need: text('moment.below', {
      below: Number(below),
      n: good.filter(Boolean).length,
      of: cast.length,
    }),
    faces: good,
    verdict: text(evades === true ? 'moment.evades' : 'moment.caught'),
    outcome: (evades === true) === (side === role) ? 'won' : 'lost',
    because: say(event),
  }
}

function solitaryMoment(input: CampaignMoment): Moment {
  const { event, log, number, say, roles } = input
  const { die, escapes } = event.data
  const next = log[number + 1]
  return {
    ...plainMoment,
    kind: 'roll',
    title: text('moment.solitary'),
    text: say(event),
    icon: 'helmet',
    rule: event.rule,
    concerns: roles,
    dice: [{ sides: 10, value: Number(die) }],
    verdict: text(escapes === true ? 'moment.escapes' : 'moment.taken'),
    because: '',
    tracks: next?.kind === 'leader-dies' ? [lineOf(input, null, next)] : [],
  }
}

function fateMoment(input: CampaignMoment): Moment {
  const { event, say, roles } = input
  const { roll, limit } = event.data
  const dies = Number(roll) < Number(limit)
  const n = Math.max(0, Math.min(10, Number(limit)))
  return {
    ...plainMoment,
    kind: 'roll',
    title: text('moment.fate'),
    text: say(event),
    icon: dies ? 'skull' : 'hourglass',
    rule: event.rule,
    concerns: roles,
    dice: [{ sides: 10, value: Number(roll) }],
    need: text('moment.fate.need', { limit: Number(limit), n }),
    faces: Array.from({ length: 10 }, (_, face) => face >= Number(limit)),
    verdict: text(dies ? 'moment.dies' : 'moment.lives'),
    because: '',
  }
}

/** What a battle or a death brought, where choices have passed since: otherwise it stands beside what it came of. */
function scoreMoment(input: CampaignMoment, seen: Seen | null): Moment | null {
  const { event, log, number, say, roles } = input
  const battle = log.slice(0, number).findLast(({ kind }) => kind === 'battle')
  if (seen === null || battle === undefined || battle.phase !== event.phase || battle.after === event.after)
    return null
  const side = String(event.data.faction ?? event.data.side)
  return {
    ...plainMoment,
    kind: 'draw',
    title: text('moment.score', { side: sideName(seen, side) }),
    text: '',
    icon: 'laurel',
    kit: seen.dress.kitOf(side),
    rule: event.rule,
    concerns: roles,
    verdict: text('moment.score.points', { n: Number(event.data.points) }),
    outcome: side === input.role ? 'won' : 'lost',
    because: say(event),
  }
}

/** The event with what it does, and what it did at once. */
function eventMoment(input: CampaignMoment): Moment {
  const { event, log, number, say, dice, roles } = input
  const following = log
    .slice(number + 1)
    .filter(({ phase, after }) => phase === event.phase && after === event.after)
  // What it is called, and what it does.
  const [called = '', ...effect] = say(event).split(/(?<=\.) /)
  return {
    ...plainMoment,
    kind: 'draw',
    title: text('moment.event'),
    text: '',
    icon: 'scroll',
    rule: event.rule,
    concerns: roles,
    dice: dice(event),
    verdict: called,
    because: effect.join(' '),
    tracks: following.slice(0, MOST_LINES).map(each => lineOf(input, null, each)),
  }
}
