import type { Moment } from '../../table/index.ts'
import { type CardId, cards } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { named, nameOf } from '../names.ts'
import type { RomaEventKind, SeenRomaEvent } from '../rules/events.ts'
import { activatesMinor, withinRating } from '../rules/odds/rolls.ts'
import { kitOf } from './dress.ts'
import {
  dieMoment,
  leaderOf,
  lineOf,
  partyNamed,
  plainMoment,
  type RomaMoment,
  type Then,
  togetherStand,
} from './moment-parts.ts'

/** Recruits, cards, Clients, rebels, and what becomes of Powers. */

export function recruitmentMoment(
  event: SeenRomaEvent<'recruitment'>,
  input: RomaMoment,
  then: Then,
): Moment | null {
  const { text } = then
  const { data } = event
  const leader = leaderOf(then)
  if (leader === null) return null
  return dieMoment(then, input, {
    title: text('moment.recruitment', { area: nameOf(then, then.data, data.area) }),
    stake: text('moment.recruitment.stake'),
    icon: 'recruit',
    party: leader.party,
    die: data.die,
    wins: die => withinRating(die, leader.rating),
    verdict: text(data.success ? 'moment.recruits' : 'moment.busy'),
  })
}

/** One call with what its die needed; all that were made in one breath on one card. */
export function rousedMoment(
  event: SeenRomaEvent<'roused'>,
  calls: readonly SeenRomaEvent<'roused'>[],
  input: RomaMoment,
  then: Then,
): Moment | null {
  const { text } = then
  const { data } = event
  const { phasing: patron } = then.standing
  if (patron === null) return null
  const rating = leaderOf(then)?.rating ?? 0
  const party = partyNamed(then, patron)
  const stake = text('moment.roused.stake', { patron: party.name })
  if (calls.length === 1)
    return dieMoment(then, input, {
      title: text('moment.roused', { power: nameOf(then, then.data, data.power) }),
      stake,
      icon: 'standard',
      party,
      die: data.die,
      wins: die => activatesMinor(die, rating),
      verdict: text(data.success ? 'moment.answers' : 'moment.silent'),
    })
  const answered = calls.filter(call => call.data.success).length
  const standing = togetherStand(then, calls)
  return {
    ...plainMoment(input),
    kind: 'roll',
    title: text('moment.roused.all'),
    text: stake,
    icon: 'standard',
    kit: party.kit,
    concerns: party.role === null ? [] : [party.role],
    roller: party.role,
    dice: calls.map(call => ({ sides: 6, value: call.data.die, kit: party.kit })),
    need: text('moment.roused.need', {
      n: [1, 2, 3, 4, 5, 6].filter(die => activatesMinor(die, rating)).length,
    }),
    verdict: text('moment.roused.verdict', { n: answered, of: calls.length }),
    outcome: party.role !== input.role ? 'neither' : answered > 0 ? 'won' : 'lost',
    tracks: calls.map(call => lineOf(call, input.say(call), { ...then, standing })),
  }
}

export function rebellionMoment(
  event: SeenRomaEvent<'rebellion'>,
  input: RomaMoment,
  then: Then,
): Moment | null {
  const { text } = then
  const { log, number, say } = input
  const leader = leaderOf(then)
  if (leader === null) return null
  const rebels = log[number + 1]
  return {
    ...dieMoment(then, input, {
      title: text('moment.rebellion', { leader: nameOf(then, then.data, event.data.leader) }),
      stake: text('moment.rebellion.stake'),
      icon: 'crown',
      party: leader.party,
      die: event.data.die,
      wins: die => !withinRating(die, leader.rating),
      verdict: text(event.data.success ? 'moment.rebels' : 'moment.loyal'),
    }),
    tracks: rebels?.kind === 'rebels' ? [lineOf(rebels, say(rebels), then)] : [],
  }
}

export function defectionMoment(
  event: SeenRomaEvent<'defection'>,
  input: RomaMoment,
  then: Then,
): Moment | null {
  const { text } = then
  const { data } = event
  const leader = leaderOf(then)
  if (leader === null) return null
  return dieMoment(then, input, {
    title: text('moment.defection', { leader: nameOf(then, then.data, data.leader) }),
    stake: text('moment.defection.stake'),
    icon: 'dagger',
    party: partyNamed(then, data.to),
    others: [leader.party.role],
    die: data.die,
    wins: die => !withinRating(die, leader.rating),
    verdict: text(data.success ? 'moment.turns' : 'moment.loyal'),
  })
}

export function newLeaderMoment(event: SeenRomaEvent<'new-leader'>, input: RomaMoment, then: Then): Moment {
  const { text } = then
  const { data } = event
  const party = partyNamed(then, data.power)
  return {
    ...plainMoment(input),
    kind: 'roll',
    title: text('moment.leader'),
    text: text('moment.leader.stake'),
    icon: 'helmet',
    kit: party.kit,
    concerns: [party.role].filter(role => role !== null),
    roller: party.role,
    dice: [{ sides: 6, value: data.die, kit: party.kit }],
    need: text('moment.leader.need'),
    verdict: text('moment.rating', { rating: data.rating }),
    outcome: party.role === input.role ? 'won' : 'neither',
    because: input.say(input.event),
  }
}

/** Only who has drawn it knows which. */
export function cardDealtMoment(
  speech: RomaSpeech,
  event: SeenRomaEvent<'card-dealt'>,
  input: RomaMoment,
): Moment | null {
  const { role, card } = event.data
  if (role !== input.role || card === undefined) return null
  const moments = cards.find(({ id }) => id === card)?.moments ?? []
  return {
    ...cardMoment(speech, input, role, card),
    text: speech.text('moment.dealt'),
    concerns: [role],
    because: moments.map(moment => speech.messages.say(`moment.${moment}`)).join(', '),
  }
}

/** A player who plays a card knows what he does. */
export function cardPlayedMoment(
  speech: RomaSpeech,
  event: SeenRomaEvent<'card-played'>,
  input: RomaMoment,
): Moment | null {
  const { role, card } = event.data
  if (role === input.role) return null
  return { ...cardMoment(speech, input, role, card), text: input.say(event), concerns: input.roles }
}

function cardMoment(speech: RomaSpeech, input: RomaMoment, role: string, card: CardId): Moment {
  return {
    ...plainMoment(input),
    kind: 'draw',
    title: nameOf(speech, input.data, card),
    icon: 'scroll',
    kit: kitOf(role, input.roles),
    rule: cards.find(({ id }) => id === card)?.rule ?? input.event.rule,
    verdict: speech.messages.say(`card.${card}`),
  }
}

export function warbandsMoment(
  speech: RomaSpeech,
  event: SeenRomaEvent<'warbands'>,
  input: RomaMoment,
): Moment {
  const { text } = speech
  const { number, province } = event.data
  return {
    ...plainMoment(input),
    kind: 'draw',
    title: text('moment.warbands', { province: nameOf(speech, input.data, province) }),
    text: text('moment.warbands.text'),
    icon: 'warriors',
    kit: 'people',
    concerns: input.roles,
    verdict: text('moment.warbands.number', { n: number }),
  }
}

/** A Power that was nobody's takes the field. */
export function violatedMoment(event: SeenRomaEvent<'violated'>, input: RomaMoment, then: Then): Moment {
  const { messages, text } = then
  const { role } = event.data
  const leads = role === null ? null : messages.say(`role.${role}`)
  return {
    ...risingMoment(event, input, then, text('moment.violated.verdict', { role: leads })),
    outcome: role === input.role ? 'won' : 'neither',
    because: text(role !== null ? 'moment.violated.because' : 'moment.violated.alone'),
  }
}

/** Played alone: from now on the rules move it, and they are foreseeable (RV-16.42-D, RV-16.42-Gb). */
export function awakenedMoment(event: SeenRomaEvent<'awakened'>, input: RomaMoment, then: Then): Moment {
  const { text } = then
  return {
    ...risingMoment(event, input, then, text('moment.awakened')),
    text: text('moment.awakened.text'),
    because: text('moment.awakened.because'),
  }
}

function risingMoment(
  event: SeenRomaEvent<'violated' | 'awakened'>,
  input: RomaMoment,
  then: Then,
  verdict: string,
): Moment {
  const party = partyNamed(then, event.data.power)
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: then.text('moment.violated', { power: party.called }),
    icon: 'standard',
    kit: party.kit,
    concerns: input.roles,
    verdict,
  }
}

export function allegianceMoment(event: SeenRomaEvent<'allegiance'>, input: RomaMoment, then: Then): Moment {
  const { power, to } = event.data
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: nameOf(then, then.data, power),
    icon: 'flag',
    kit: partyNamed(then, to).kit,
    concerns: input.roles,
    verdict: input.say(input.event),
    text: then.text('moment.allegiance'),
    outcome: to === input.role ? 'won' : 'neither',
  }
}

export function cityMoment(event: SeenRomaEvent<'city-taken'>, input: RomaMoment, then: Then): Moment {
  const { log, number, say } = input
  const { power, province } = event.data
  const party = partyNamed(then, power)
  const spoils = log
    .slice(number + 1, number + 5)
    .filter(({ kind, after }) => after === event.after && spoilsOfCities.has(kind))
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: then.text('moment.city.taken', { province: named(then, then.data, province) }),
    icon: 'wall',
    kit: party.kit,
    concerns: input.roles,
    verdict: then.text('moment.wins', { power: party.name }),
    outcome: party.role === input.role ? 'won' : 'neither',
    tracks: spoils.map(told => lineOf(told, say(told), then)),
  }
}

const spoilsOfCities: ReadonlySet<RomaEventKind> = new Set(['plunder', 'leader-lost'])
