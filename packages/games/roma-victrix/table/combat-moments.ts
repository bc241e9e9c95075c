import type { Moment, MomentTrack } from '../../table/index.ts'
import { attritionPercent, percentOf } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import type { RomaEventKind, SeenRomaEvent } from '../rules/events.ts'
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
import { sheetOfCombat } from './battle.ts'
import {
  dieMoment,
  leaderOf,
  lineOf,
  type Party,
  partyNamed,
  phasing,
  plainMoment,
  type RomaMoment,
  type Then,
  togetherStand,
} from './moment-parts.ts'

/** Combat on land, at sea and before walls, and the dice around it. */

export function combatMoment(event: SeenRomaEvent<'combat'>, input: RomaMoment, then: Then): Moment | null {
  const { text } = then
  const { role } = input
  const sheet = sheetOfCombat(then, event)
  if (sheet === null) return null
  const { kind, dice, lost, points, holder, loser } = event.data
  const parties = {
    attacker: partyNamed(then, event.data.attacker),
    defender: partyNamed(then, event.data.defender),
  }
  const own: Contestant = parties.defender.role === role && role !== null ? 'defender' : 'attacker'
  const winner = loser === null ? null : opponentOf(loser)
  const mine = role !== null && [parties.attacker.role, parties.defender.role].includes(role)
  const after = (side: Contestant) => points[side] - percentOf(points[side], lost[side])
  return {
    ...plainMoment(input),
    kind: 'battle',
    title: sheet.title,
    text: sheet.where,
    icon: kind === 'siege' ? 'wall' : kind === 'naval' ? 'galley' : 'swords',
    // Who attacks, not who has won: it is shown before the dice fall.
    kit: parties.attacker.kit,
    concerns: [parties.attacker.role, parties.defender.role].filter(each => each !== null),
    // The player who holds the modifier has seen the dice before he spent it.
    roller: holder === null || parties[holder].role !== role ? parties.attacker.role : null,
    dice: [
      { sides: 6, value: dice.attacker, kit: parties.attacker.kit },
      { sides: 6, value: dice.defender, kit: parties.defender.kit },
    ],
    need: oddsText(then, event, parties, own),
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

/** Who had how much to spend, and how many of the 36 throws that made a victory. */
function oddsText(
  { text }: RomaSpeech,
  { data: { holder, net } }: SeenRomaEvent<'combat'>,
  parties: Readonly<Record<Contestant, Party>>,
  own: Contestant,
): string {
  const { attackerWins, defenderWins } = prospectOf(holder, net)
  return text('moment.odds', {
    holder: holder === null ? null : parties[holder].called,
    net,
    power: parties[own].called,
    n: Math.round(36 * (own === 'attacker' ? attackerWins : defenderWins)),
  })
}

/** These belong to the combat before them; what else is told ends its story. */
const ofCombat: ReadonlySet<RomaEventKind> = new Set([
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
const rolledFor: ReadonlySet<RomaEventKind> = new Set(['stay-roll', 'casualty-roll'])
const told = new Set([...ofCombat].filter(kind => kind !== 'loss' && !rolledFor.has(kind)))
const MOST_LINES = 4

function aftermath({ log, number, say }: RomaMoment, then: Then): MomentTrack[] {
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

export function withdrawalMoment(event: SeenRomaEvent<'withdrawal'>, input: RomaMoment, then: Then): Moment {
  const { text } = then
  const { power, area, die, distance } = event.data
  const atSea = event.rule === 'RV-5.71-a'
  const rating = leaderOf(then)?.rating ?? 0
  return dieMoment(then, input, {
    title: text('moment.withdrawal', { area: nameOf(then, then.data, area) }),
    stake: text('moment.withdrawal.stake'),
    icon: atSea ? 'galley' : 'march',
    party: partyNamed(then, power),
    others: [phasing(then)],
    die: die,
    wins: each => (atSea ? withdrawsAtSea(each) : withdrawalDistance(each, rating) > 0),
    verdict: text(distance === 0 ? 'moment.caught' : 'moment.away'),
  })
}

export function interceptionMoment(
  event: SeenRomaEvent<'interception'>,
  input: RomaMoment,
  then: Then,
): Moment | null {
  const { text } = then
  const { data, rule } = event
  const leader = leaderOf(then)
  if (leader === null) return null
  const atSea = rule === 'RV-5.85-a'
  const succeeds = atSea ? interceptsAtSea : interceptsOnLand
  return dieMoment(then, input, {
    title: text('moment.interception', { area: nameOf(then, then.data, data.area) }),
    stake: text('moment.interception.stake'),
    icon: atSea ? 'galley' : 'swords',
    party: leader.party,
    others: [phasing(then)],
    die: data.die,
    wins: die => succeeds(die, leader.rating),
    verdict: text(data.success ? 'moment.intercepts' : 'moment.too-late'),
  })
}

export function stayMoment(event: SeenRomaEvent<'stay-roll'>, input: RomaMoment, then: Then): Moment {
  const { text } = then
  const { power, die, distance } = event.data
  const rating = leaderOf(then)?.rating ?? 0
  return dieMoment(then, input, {
    title: text('moment.stay'),
    stake: text('moment.stay.stake'),
    icon: 'shield',
    party: partyNamed(then, power),
    others: [phasing(then)],
    die: die,
    wins: each => forcedRetreat(each, rating) === 0,
    verdict: text(distance === 0 ? 'moment.stays' : 'moment.driven'),
  })
}

export function casualtyMoment(
  event: SeenRomaEvent<'casualty-roll'>,
  input: RomaMoment,
  then: Then,
): Moment | null {
  const { text } = then
  const { leader: noun, die } = event.data
  const leader = leaderOf(then)
  if (leader === null) return null
  const falls = leaderFalls(die)
  return dieMoment(then, input, {
    title: text('moment.fate', { leader: nameOf(then, then.data, noun) }),
    stake: text('moment.fate.stake'),
    icon: 'helmet',
    party: leader.party,
    others: [phasing(then)],
    die: die,
    wins: each => !leaderFalls(each),
    verdict: text(falls ? 'moment.falls' : 'moment.lives'),
  })
}

export function captureMoment(event: SeenRomaEvent<'capture'>, input: RomaMoment, then: Then): Moment | null {
  const { text } = then
  const { data } = event
  const leader = leaderOf(then)
  if (leader === null) return null
  return dieMoment(then, input, {
    title: text('moment.capture', { area: nameOf(then, then.data, data.area) }),
    stake: text('moment.capture.stake'),
    icon: 'galley',
    party: leader.party,
    others: [partyNamed(then, data.power).role],
    die: data.die,
    wins: die => withinRating(die, leader.rating),
    verdict: text(data.captured ? 'moment.seized' : 'moment.away'),
  })
}

export function pillageMoment(
  { data }: SeenRomaEvent<'pillage'>,
  power: string,
  input: RomaMoment,
  then: Then,
): Moment {
  const { text } = then
  const party = partyNamed(then, power)
  return {
    ...plainMoment(input),
    kind: 'roll',
    title: text('moment.pillage', { province: nameOf(then, then.data, data.province) }),
    text: text('moment.pillage.stake'),
    icon: 'flame',
    kit: party.kit,
    concerns: [party.role].filter(role => role !== null),
    roller: party.role,
    dice: input.dice(input.event),
    verdict: text('moment.gain', { n: data.gain }),
    outcome: party.role === input.role ? 'won' : 'neither',
  }
}

export function stormMoment(
  event: SeenRomaEvent<'storm'>,
  storms: readonly SeenRomaEvent<'storm'>[],
  input: RomaMoment,
  then: Then,
): Moment | null {
  const { text } = then
  const { phasing: owner } = then.standing
  if (owner === null) return null
  const party = partyNamed(then, owner)
  const hit = storms.filter(({ data }) => stormHits(data.die)).length
  const sunk = input.log
    .slice(input.number)
    .filter(({ kind, after }) => kind === 'cargo-lost' && after === event.after)
  return {
    ...plainMoment(input),
    kind: 'roll',
    title: text('moment.storm', { area: nameOf(then, then.data, event.data.area) }),
    text: text('moment.storm.text'),
    icon: 'galley',
    kit: party.kit,
    concerns: [party.role].filter(role => role !== null),
    roller: party.role,
    dice: storms.map(({ data }) => ({ sides: 6, value: data.die })),
    need: text('moment.storm.need'),
    verdict: text('moment.storm.hit', { n: hit, of: storms.length }),
    outcome: party.role !== input.role ? 'neither' : hit === 0 ? 'won' : 'lost',
    tracks: sunk.map(lost => lineOf(lost, input.say(lost), then)),
  }
}

/** One check with what its die needed; all checks of a phase on one card. */
export function attritionMoment(
  event: SeenRomaEvent<'attrition'>,
  checks: readonly SeenRomaEvent<'attrition'>[],
  input: RomaMoment,
  then: Then,
): Moment {
  const { text } = then
  const { data } = event
  if (checks.length === 1) {
    const rating = leaderOf(then)?.rating ?? 0
    return dieMoment(then, input, {
      title: text('moment.attrition', { area: nameOf(then, then.data, data.area) }),
      stake: text('moment.attritions.text'),
      icon: 'plague',
      party: partyNamed(then, data.power),
      die: data.die,
      wins: die => attritionPercent(rating, die) === 0,
      verdict: text(data.points === 0 ? 'moment.unharmed' : 'moment.wears'),
    })
  }
  const standing = togetherStand(then, checks)
  const parties = checks.map(({ data: { power } }) => partyNamed({ ...then, standing }, power))
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
      value: die,
      ...(parties[index] === undefined ? {} : { kit: parties[index].kit }),
    })),
    verdict: text('moment.attritions.verdict', { n: checks.length }),
    tracks: checks.map(check => lineOf(check, input.say(check), { ...then, standing })),
  }
}
