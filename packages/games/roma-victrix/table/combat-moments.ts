import type { SeenEvent } from '@aquila/engine'
import type { Moment, MomentTrack } from '../../table/index.ts'
import { attritionPercent, percentOf } from '../data/index.ts'
import { text } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { type Contestant, opponentOf, prospectOf } from '../rules/odds/combat.ts'
import {
  forcedRetreat,
  interceptsAtSea,
  interceptsOnLand,
  leaderFalls,
  stormHits,
  withdrawalDistance,
  withdrawsAtSea,
  withinRating,
} from '../rules/odds/rolls.ts'
import { bestLeader, leadersAt } from '../rules/pieces.ts'
import { isSameSide, powerNamed } from '../rules/powers.ts'
import type { Leader } from '../rules/state.ts'
import { diceIn, numberIn, sheetOfCombat } from './battle.ts'
import {
  dieMoment,
  lineOf,
  type Party,
  partyNamed,
  partyOf,
  plainMoment,
  type RomaMoment,
} from './moment-parts.ts'
import { leaderNamed, type Seen } from './position.ts'

/** Combat on land, at sea and before walls, and the dice around it. */

export function combatMoment(input: RomaMoment, then: Seen): Moment | null {
  const { event, role } = input
  const sheet = sheetOfCombat(then, event)
  const [dice, lost, points] = [diceIn(event.data.dice), diceIn(event.data.lost), diceIn(event.data.points)]
  if (sheet === null || dice === null || lost === null || points === null) return null
  const parties = {
    attacker: partyNamed(then, event.data.attacker),
    defender: partyNamed(then, event.data.defender),
  }
  const holder = contestant(event.data.holder)
  const loser = contestant(event.data.loser)
  const own: Contestant = parties.defender.role === role && role !== null ? 'defender' : 'attacker'
  const winner = loser === null ? null : opponentOf(loser)
  const mine = role !== null && [parties.attacker.role, parties.defender.role].includes(role)
  const after = (side: Contestant) => points[side] - percentOf(points[side], lost[side])
  return {
    ...plainMoment(input),
    kind: 'battle',
    title: sheet.title,
    text: sheet.where,
    icon: event.data.kind === 'siege' ? 'wall' : event.data.kind === 'naval' ? 'galley' : 'swords',
    // Who attacks, not who has won: it is shown before the dice fall.
    kit: parties.attacker.kit,
    concerns: [parties.attacker.role, parties.defender.role].filter(each => each !== null),
    // Who holds the modifier has seen the dice before he spent it.
    roller: holder === null || parties[holder].role !== role ? parties.attacker.role : null,
    dice: [
      { sides: 6, value: dice.attacker, kit: parties.attacker.kit },
      { sides: 6, value: dice.defender, kit: parties.defender.kit },
    ],
    need: oddsText(event, parties, own),
    verdict: winner === null ? text('moment.draw') : text('moment.wins', { power: parties[winner].name }),
    outcome: !mine || winner === null ? 'neither' : winner === own ? 'won' : 'lost',
    because: text('moment.percent', {
      attacker: parties.attacker.called,
      lost: lost.attacker,
      defender: parties.defender.name,
      theirs: lost.defender,
    }),
    tracks: [
      ...(['attacker', 'defender'] as const).map(
        (side): MomentTrack => ({
          kind: 'bar',
          name: parties[side].name,
          before: points[side],
          after: after(side),
          of: Math.max(points.attacker, points.defender),
          good: true,
        }),
      ),
      ...aftermath(input, then),
    ],
    battle: sheet,
  }
}

function contestant(value: unknown): Contestant | null {
  return value === 'attacker' || value === 'defender' ? value : null
}

/** Who had how much to spend, and how many of the 36 throws that made a victory. */
function oddsText(
  { data }: SeenEvent,
  parties: Readonly<Record<Contestant, Party>>,
  own: Contestant,
): string {
  const holder = contestant(data.holder)
  const net = Number(data.net ?? 0)
  const { attackerWins, defenderWins } = prospectOf(holder, net)
  return text('moment.odds', {
    holder: holder === null ? null : parties[holder].called,
    net,
    power: parties[own].called,
    n: Math.round(36 * (own === 'attacker' ? attackerWins : defenderWins)),
  })
}

/** These belong to the combat before them; what else is told ends its story. */
const ofCombat = new Set([
  'loss',
  'casualty-roll',
  'leader-lost',
  'stay-roll',
  'retreat',
  'force-eliminated',
  'garrison-lost',
  'conquest',
  'city-taken',
  'plunder',
  'cargo-lost',
  'succession',
  'collapse',
])

/** What its dice decided: each roll has a moment of its own, and nothing tells its end before. */
const rolledFor = new Set(['stay-roll', 'casualty-roll'])
const told = new Set([...ofCombat].filter(kind => kind !== 'loss' && !rolledFor.has(kind)))
const MOST_LINES = 4

function aftermath({ log, number, say }: RomaMoment, then: Seen): MomentTrack[] {
  const end = log.findIndex(({ kind }, index) => index > number && !ofCombat.has(kind))
  const story = log.slice(number + 1, end === -1 ? undefined : end)
  return story
    .filter(({ kind }) => told.has(kind))
    .filter(
      event =>
        event.kind !== 'leader-lost' ||
        !story.some(({ kind, data }) => kind === 'casualty-roll' && data.leader === event.data.leader),
    )
    .slice(0, MOST_LINES)
    .map(event => lineOf(event, say(event), then))
}

export function withdrawalMoment(input: RomaMoment, then: Seen): Moment {
  const { event } = input
  const { power, area, die, distance } = event.data
  const atSea = event.rule === 'RV-5.71-a'
  const rating = bestOf(then, power, area)?.rating ?? 0
  return dieMoment(input, {
    title: text('moment.withdrawal', { area: nameOf(then.data, String(area)) }),
    stake: text('moment.withdrawal.stake'),
    icon: atSea ? 'galley' : 'march',
    party: partyNamed(then, power),
    others: [phasing(then)],
    die: Number(die),
    wins: each => (atSea ? withdrawsAtSea(each) : withdrawalDistance(each, rating) > 0),
    verdict: text(distance === 0 ? 'moment.caught' : 'moment.away'),
  })
}

/** Whose Player Turn it is. */
function phasing(then: Seen): string | null {
  const { phasing: now } = then.position.state
  return now === null ? null : partyOf(then, now.power).role
}

/** The best Leader of a Power's side in an area. */
function bestOf({ position }: Seen, power: unknown, area: unknown): Leader | null {
  const side = powerNamed(position, String(power))
  const here = leadersAt(position.state, numberIn(String(area)))
  return bestLeader(here.filter(leader => isSameSide(position.state, leader.power, side)))
}

export function interceptionMoment(input: RomaMoment, then: Seen): Moment | null {
  const { data, rule } = input.event
  const leader = leaderNamed(then, String(data.leader))
  if (leader === undefined) return null
  const atSea = rule === 'RV-5.85-a'
  const succeeds = atSea ? interceptsAtSea : interceptsOnLand
  return dieMoment(input, {
    title: text('moment.interception', { area: nameOf(then.data, String(data.area)) }),
    stake: text('moment.interception.stake'),
    icon: atSea ? 'galley' : 'swords',
    party: partyOf(then, leader.power),
    others: [phasing(then)],
    die: Number(data.die),
    wins: die => succeeds(die, leader.rating),
    verdict: text(data.success === true ? 'moment.intercepts' : 'moment.too-late'),
  })
}

export function stayMoment(input: RomaMoment, then: Seen): Moment {
  const { event, log, number } = input
  const { power, die, distance } = event.data
  const fought = log.slice(0, number).findLast(({ kind }) => kind === 'combat')
  const rating = bestOf(then, power, fought?.data.area)?.rating ?? 0
  return dieMoment(input, {
    title: text('moment.stay'),
    stake: text('moment.stay.stake'),
    icon: 'shield',
    party: partyNamed(then, power),
    others: [phasing(then)],
    die: Number(die),
    wins: each => forcedRetreat(each, rating) === 0,
    verdict: text(distance === 0 ? 'moment.stays' : 'moment.driven'),
  })
}

export function casualtyMoment(input: RomaMoment, then: Seen): Moment | null {
  const { leader: noun, die } = input.event.data
  const leader = leaderNamed(then, String(noun))
  if (leader === undefined) return null
  const falls = leaderFalls(Number(die))
  return dieMoment(input, {
    title: text('moment.fate', { leader: nameOf(then.data, String(noun)) }),
    stake: text('moment.fate.stake'),
    icon: 'helmet',
    party: partyOf(then, leader.power),
    others: [phasing(then)],
    die: Number(die),
    wins: each => !leaderFalls(each),
    verdict: text(falls ? 'moment.falls' : 'moment.lives'),
  })
}

export function captureMoment(input: RomaMoment, then: Seen): Moment | null {
  const { data } = input.event
  const leader = leaderNamed(then, String(data.leader))
  if (leader === undefined) return null
  return dieMoment(input, {
    title: text('moment.capture', { area: nameOf(then.data, String(data.area)) }),
    stake: text('moment.capture.stake'),
    icon: 'galley',
    party: partyOf(then, leader.power),
    others: [partyNamed(then, data.power).role],
    die: Number(data.die),
    wins: die => withinRating(die, leader.rating),
    verdict: text(data.captured === true ? 'moment.seized' : 'moment.away'),
  })
}

export function pillageMoment(input: RomaMoment, then: Seen): Moment | null {
  const { data } = input.event
  if (typeof data.power !== 'string' || data.gain === 0) return null
  const party = partyNamed(then, data.power)
  return {
    ...plainMoment(input),
    kind: 'roll',
    title: text('moment.pillage', { province: nameOf(then.data, String(data.province)) }),
    text: text('moment.pillage.stake'),
    icon: 'flame',
    kit: party.kit,
    concerns: [party.role].filter(role => role !== null),
    roller: party.role,
    dice: input.dice(input.event),
    verdict: text('moment.gain', { n: Number(data.gain) }),
    outcome: party.role === input.role ? 'won' : 'neither',
  }
}

/** Events that are told one after the other, of one kind and in one breath: the first opens the card of all of them. */
function together({ event, log, number }: RomaMoment): readonly SeenEvent[] | null {
  const alike = ({ kind, phase, after }: SeenEvent) =>
    kind === event.kind && phase === event.phase && after === event.after
  if (log.slice(0, number).some(alike)) return null
  return log.slice(number).filter(alike)
}

export function stormMoment(input: RomaMoment, then: Seen): Moment | null {
  const storms = together(input)
  const owner = then.position.state.phasing?.power
  if (storms === null || owner === undefined) return null
  const party = partyOf(then, owner)
  const hit = storms.filter(({ data }) => stormHits(Number(data.die))).length
  const sunk = input.log
    .slice(input.number)
    .filter(({ kind, after }) => kind === 'cargo-lost' && after === input.event.after)
  return {
    ...plainMoment(input),
    kind: 'roll',
    title: text('moment.storm', { area: nameOf(then.data, String(input.event.data.area)) }),
    text: text('moment.storm.text'),
    icon: 'galley',
    kit: party.kit,
    concerns: [party.role].filter(role => role !== null),
    roller: party.role,
    dice: storms.map(({ data }) => ({ sides: 6, value: Number(data.die) })),
    need: text('moment.storm.need'),
    verdict: text('moment.storm.hit', { n: hit, of: storms.length }),
    outcome: party.role !== input.role ? 'neither' : hit === 0 ? 'won' : 'lost',
    tracks: sunk.map(event => lineOf(event, input.say(event), then)),
  }
}

/** One check with what its die needed; all checks of a phase on one card. */
export function attritionMoment(input: RomaMoment, then: Seen): Moment | null {
  const checks = together(input)
  if (checks === null) return null
  const { data } = input.event
  if (checks.length === 1) {
    const rating = bestOf(then, data.power, data.area)?.rating ?? 0
    return dieMoment(input, {
      title: text('moment.attrition', { area: nameOf(then.data, String(data.area)) }),
      stake: text('moment.attritions.text'),
      icon: 'plague',
      party: partyNamed(then, data.power),
      die: Number(data.die),
      wins: die => attritionPercent(rating, die) === 0,
      verdict: text(data.points === 0 ? 'moment.unharmed' : 'moment.wears'),
    })
  }
  const parties = checks.map(({ data: { power } }) => partyNamed(then, power))
  return {
    ...plainMoment(input),
    kind: 'draw',
    title: text('moment.attritions'),
    text: text('moment.attritions.text'),
    place: null,
    icon: 'plague',
    concerns: [...new Set(parties.flatMap(({ role }) => role ?? []))],
    dice: checks.map(({ data: { die } }, index) => ({
      sides: 6,
      value: Number(die),
      ...(parties[index] === undefined ? {} : { kit: parties[index].kit }),
    })),
    verdict: text('moment.attritions.verdict', { n: checks.length }),
    tracks: checks.map(event => lineOf(event, input.say(event), then)),
  }
}
