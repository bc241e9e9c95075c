import type { SeenEvent } from '@aquila/engine'
import type { BattleSheet, Moment, MomentInput, MomentTrack } from '../../table/index.ts'
import type { CampaignData } from '../data/series.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import { columnName, fullName, placeName } from '../names.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import { faces as facesOf } from '../rules/stratagems/roll.ts'
import { foughtSheet } from './battle.ts'
import { type Dress, type Dressed, sideName } from './dress.ts'
import { ofBattle } from './events.ts'

/** What is worth a pause in both games of the series: battles, evasions, lonely leaders, the Fates, events, new leaders. */

type CampaignMoment = MomentInput<CampaignData, SeenCampaignEvent>
type Told<K extends SeenCampaignEvent['kind']> = SeenCampaignEvent<K>

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

export function campaignMoment(
  speech: SeriesSpeech,
  told: MomentInput<CampaignData>,
  dress: Dress,
): Moment | null {
  // The game's list has the fields of the series' own; kinds that are the game's alone are passed over.
  const input = told as CampaignMoment
  const { event } = input
  switch (event.kind) {
    case 'battle':
      return battleMoment({ ...speech, dress, data: input.data }, input, event)
    case 'evasion':
      return evasionMoment(speech, input, event, dress)
    case 'solitary':
      return solitaryMoment(speech, input, event, dress)
    case 'death-roll':
      return fateMoment(speech, input, event)
    case 'event':
      return eventMoment(speech, input, event)
    default:
      return null
  }
}

/** Who threw the die that an event tells of: the roll before it. */
function rollerOf({ log, number, event: { after } }: CampaignMoment): string | null {
  const rolls = log.slice(0, number).filter(event => event.kind === 'roll')
  return rolls.findLast(roll => roll.after === after)?.data.roller ?? null
}

function battleMoment(dressed: Dressed, input: CampaignMoment, event: Told<'battle'>): Moment | null {
  const { attacker, defender, winner, die, row, column, zone } = event.data
  const sheet = die === null ? null : foughtSheet(dressed, event)
  if (sheet === null || die === null) return null
  const { dress, text } = dressed
  const won = winner === attacker ? 'attacker' : 'defender'
  return {
    ...plainMoment,
    kind: 'battle',
    title: sheet.title,
    text: sheet.where,
    icon: 'swords',
    kit: dress.kitOf(winner),
    place: zone,
    rule: event.rule,
    concerns: input.roles.filter(role => role === attacker || role === defender),
    roller: rollerOf(input),
    dice: [{ sides: 6, value: die }],
    verdict: text('moment.battle.wins', { side: sheet[won].name }),
    outcome: winner === input.role ? 'won' : 'lost',
    because: text('moment.battle.roll', {
      die,
      added: sheet.odds?.modifier ?? 0,
      sign: signed(sheet.odds?.modifier ?? 0),
      row,
      column: columnName(dressed, column),
      n: sheet.odds?.faces.filter(face => face.winner === won).length ?? 0,
    }),
    tracks: [...lossesAfter(input, event, dressed, sheet), ...aftermath(input, dressed)],
    battle: sheet,
  }
}

function battleEvents({ log, number }: CampaignMoment): readonly SeenCampaignEvent[] {
  const end = log.findIndex(({ kind }, index) => index > number && !ofBattle.has(kind))
  return log.slice(number + 1, end === -1 ? undefined : end)
}

/** One line a side: how many were reduced, how many are gone; while they are still to be chosen, what the table asks for. */
function lossesAfter(
  input: CampaignMoment,
  { data: { attacker, defender } }: Told<'battle'>,
  { dress, text }: Dressed,
  { odds, roll }: BattleSheet,
): MomentTrack[] {
  const events = battleEvents(input)
  const face = odds?.faces.find(each => each.die === roll?.die)
  if (events.length === 0 && input.number === input.log.length - 1 && face !== undefined)
    return [
      { side: attacker, loss: face.attackerLoss },
      { side: defender, loss: face.defenderLoss },
    ].map(({ side, loss }) => ({
      kind: 'line',
      name: text('moment.track.to-lose'),
      kit: dress.kitOf(side),
      text: loss,
    }))
  const reduced = (side: string): number =>
    events.filter(event => event.kind === 'unit-reduced' && event.data.side === side).length
  const destroyed = (side: string): number =>
    events.filter(event => isDestroyed(event) && event.data.side === side).length
  return [attacker, defender].map(side => ({
    kind: 'line',
    name: text('moment.track.losses'),
    kit: dress.kitOf(side),
    text: text('moment.losses', { reduced: reduced(side), destroyed: destroyed(side) }),
  }))
}

function isDestroyed(
  event: SeenCampaignEvent,
): event is SeenCampaignEvent<'unit-eliminated' | 'unit-lost' | 'trapped'> {
  return event.kind === 'unit-eliminated' || event.kind === 'unit-lost' || event.kind === 'trapped'
}

const MOST_LINES = 3

/** What of a battle's story is told line by line. */
const worthALine: ReadonlySet<SeenCampaignEvent['kind']> = new Set([
  'leader-dies',
  'retreat',
  'faction-leader',
  'leader-flees',
])

function aftermath(input: CampaignMoment, dressed: Dressed): MomentTrack[] {
  const events = battleEvents(input)
  const scores = events.filter(event => event.kind === 'score').map(event => scoreTrack(dressed, event))
  const told = events.filter(({ kind }) => worthALine.has(kind))
  const lines = input.together(told).slice(0, MOST_LINES)
  return [...lines.map(event => lineOf(dressed, input, dressed.dress, event)), ...scores]
}

/** What was scored, for what, and how the score stands after it. */
function scoreTrack({ text, messages }: SeriesSpeech, { data, rule }: Told<'score'>): MomentTrack {
  const { points, why, score } = data
  return {
    kind: 'line',
    name: text('moment.track.victory'),
    text: text('moment.scored', { points: signed(points), why: messages.name(why), score: signed(score) }),
    rule,
  }
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}

export function lineOf(
  { text }: SeriesSpeech,
  { say }: Pick<CampaignMoment, 'say'>,
  dress: Dress | null,
  event: SeenEvent,
): MomentTrack {
  const { side, faction } = event.data
  const whose = [side, faction].find(one => typeof one === 'string')
  return {
    kind: 'line',
    name: text('moment.track.then'),
    text: say(event),
    rule: event.rule,
    ...(typeof whose !== 'string' || dress === null ? {} : { kit: dress.kitOf(whose) }),
  }
}

function evasionMoment(
  speech: SeriesSpeech,
  { role, roles, say, data }: CampaignMoment,
  event: Told<'evasion'>,
  dress: Dress,
): Moment {
  const { text } = speech
  const { side, zone, die, below, evades } = event.data
  const cast = facesOf[data.series.evasion.die]
  const good = cast.map(face => face < below)
  return {
    ...plainMoment,
    kind: 'roll',
    title: text('moment.evasion', { zone: placeName(speech, data, zone) }),
    text: text('moment.evasion.text', { side: sideName(speech, side) }),
    icon: 'march',
    kit: dress.kitOf(side),
    place: zone,
    rule: event.rule,
    concerns: roles,
    roller: side,
    dice: [{ sides: cast.length, value: die }],
    need: text('moment.below', {
      below,
      n: good.filter(Boolean).length,
      of: cast.length,
    }),
    faces: good,
    verdict: text(evades ? 'moment.evades' : 'moment.caught'),
    outcome: evades === (side === role) ? 'won' : 'lost',
    because: say(event),
  }
}

function solitaryMoment(
  speech: SeriesSpeech,
  input: CampaignMoment,
  event: Told<'solitary'>,
  dress: Dress,
): Moment {
  const { log, number, roles, data } = input
  const { leader, die, escapes } = event.data
  const next = log[number + 1]
  const roller = rollerOf(input)
  const faces = facesOf.d10.map(dress.aloneBy(event.rule).escapes)
  return {
    ...plainMoment,
    kind: 'roll',
    title: speech.text('moment.solitary'),
    text: speech.text('moment.solitary.text', { leader: fullName(speech, data, leader) }),
    icon: 'helmet',
    place: next?.kind === 'leader-flees' ? next.data.from : null,
    rule: event.rule,
    concerns: roles,
    roller,
    dice: [{ sides: 10, value: die }],
    need: speech.text('moment.solitary.need', {
      low: faces.indexOf(true),
      high: faces.lastIndexOf(true),
      n: faces.filter(Boolean).length,
    }),
    faces,
    outcome: roller === null ? 'neither' : escapes === (roller === input.role) ? 'won' : 'lost',
    verdict: speech.text(escapes ? 'moment.escapes' : 'moment.taken'),
    because: '',
    tracks: next?.kind === 'leader-dies' ? [lineOf(speech, input, null, next)] : [],
  }
}

function fateMoment(
  speech: SeriesSpeech,
  { roles, data }: CampaignMoment,
  event: Told<'death-roll'>,
): Moment {
  const { text } = speech
  const { leader, roll, limit } = event.data
  const dies = roll < limit
  const n = Math.max(0, Math.min(10, limit))
  return {
    ...plainMoment,
    kind: 'roll',
    title: text('moment.fate'),
    text: text('moment.fate.text', { leader: fullName(speech, data, leader) }),
    icon: dies ? 'skull' : 'hourglass',
    rule: event.rule,
    concerns: roles,
    dice: [{ sides: 10, value: roll }],
    need: text('moment.fate.need', { limit, n }),
    faces: Array.from({ length: 10 }, (_, face) => face >= limit),
    verdict: text(dies ? 'moment.dies' : 'moment.lives'),
    because: '',
  }
}

/** The event with what it does, and what it did at once. */
function eventMoment(speech: SeriesSpeech, input: CampaignMoment, event: Told<'event'>): Moment {
  const { log, number, say, together, dice, roles } = input
  const following = log
    .slice(number + 1)
    .filter(({ phase, after }) => phase === event.phase && after === event.after)
  // What it is called, and what it does.
  const [called = '', ...effect] = say(event).split(/(?<=\.) /)
  return {
    ...plainMoment,
    kind: 'draw',
    title: speech.text('moment.event'),
    text: '',
    icon: 'scroll',
    rule: event.rule,
    concerns: roles,
    dice: dice(event),
    verdict: called,
    because: effect.join(' '),
    tracks: together(following)
      .slice(0, MOST_LINES)
      .map(each => lineOf(speech, input, null, each)),
  }
}
