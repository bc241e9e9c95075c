import type { Moment } from '../../table/index.ts'
import { cards } from '../data/index.ts'
import { messages, text } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { activatesMinor, withinRating } from '../rules/odds/rolls.ts'
import { supremeLeaderOf } from '../rules/pieces.ts'
import { kitOf } from './dress.ts'
import { dieMoment, lineOf, partyNamed, partyOf, plainMoment, type RomaMoment } from './moment-parts.ts'
import { leaderNamed, type Seen } from './position.ts'

/** Recruits, cards, Clients, rebels, and what becomes of Powers. */

export function recruitmentMoment(input: RomaMoment, then: Seen): Moment | null {
  const { data } = input.event
  const leader = leaderNamed(then, String(data.leader))
  if (leader === undefined) return null
  return dieMoment(input, {
    title: text('moment.recruitment', { area: nameOf(then.data, String(data.area)) }),
    stake: text('moment.recruitment.stake'),
    icon: 'recruit',
    party: partyOf(then, leader.power),
    die: Number(data.die),
    wins: die => withinRating(die, leader.rating),
    verdict: text(data.success === true ? 'moment.recruits' : 'moment.busy'),
  })
}

export function rousedMoment(input: RomaMoment, then: Seen): Moment | null {
  const { data } = input.event
  const patron = then.position.state.phasing?.power
  if (patron === undefined) return null
  const rating = supremeLeaderOf(then.position.state, patron)?.rating ?? 0
  const party = partyOf(then, patron)
  return dieMoment(input, {
    title: text('moment.roused', { power: nameOf(then.data, String(data.power)) }),
    stake: text('moment.roused.stake', { patron: party.name }),
    icon: 'standard',
    party,
    die: Number(data.die),
    wins: die => activatesMinor(die, rating),
    verdict: text(data.success === true ? 'moment.answers' : 'moment.silent'),
  })
}

export function rebellionMoment(input: RomaMoment, then: Seen): Moment | null {
  const { event, log, number, say } = input
  const leader = leaderNamed(then, String(event.data.leader))
  if (leader === undefined) return null
  const rebels = log[number + 1]
  return {
    ...dieMoment(input, {
      title: text('moment.rebellion', { leader: nameOf(then.data, String(event.data.leader)) }),
      stake: text('moment.rebellion.stake'),
      icon: 'crown',
      party: partyOf(then, leader.power),
      die: Number(event.data.die),
      wins: die => !withinRating(die, leader.rating),
      verdict: text(event.data.success === true ? 'moment.rebels' : 'moment.loyal'),
    }),
    tracks: rebels?.kind === 'rebels' ? [lineOf(rebels, say(rebels), then)] : [],
  }
}

export function defectionMoment(input: RomaMoment, then: Seen): Moment | null {
  const { data } = input.event
  const leader = leaderNamed(then, String(data.leader))
  if (leader === undefined) return null
  return dieMoment(input, {
    title: text('moment.defection', { leader: nameOf(then.data, String(data.leader)) }),
    stake: text('moment.defection.stake'),
    icon: 'dagger',
    party: partyNamed(then, data.to),
    others: [partyOf(then, leader.power).role],
    die: Number(data.die),
    wins: die => !withinRating(die, leader.rating),
    verdict: text(data.success === true ? 'moment.turns' : 'moment.loyal'),
  })
}

export function newLeaderMoment(input: RomaMoment, then: Seen): Moment {
  const { data } = input.event
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
    dice: [{ sides: 6, value: Number(data.die), kit: party.kit }],
    need: text('moment.leader.need'),
    verdict: text('moment.rating', { rating: Number(data.rating) }),
    outcome: party.role === input.role ? 'won' : 'neither',
    because: input.say(input.event),
  }
}

/** Only who has drawn it knows which. */
export function cardDealtMoment(input: RomaMoment, then: Seen): Moment | null {
  const { role, card } = input.event.data
  if (role !== input.role || typeof card !== 'string') return null
  return cardMoment(input, then, card, text('moment.dealt'))
}

/** Whoever plays a card knows what he does. */
export function cardPlayedMoment(input: RomaMoment, then: Seen): Moment | null {
  const { role, card } = input.event.data
  if (role === input.role || typeof card !== 'string') return null
  return cardMoment(input, then, card, input.say(input.event))
}

function cardMoment(input: RomaMoment, { data }: Seen, card: string, words: string): Moment {
  const role = String(input.event.data.role)
  const { moments, rule } = cards.find(({ id }) => id === card) ?? { moments: [], rule: input.event.rule }
  return {
    ...plainMoment(input),
    kind: 'draw',
    title: nameOf(data, card),
    text: words,
    icon: 'scroll',
    kit: kitOf(role, input.roles),
    rule,
    concerns: input.event.kind === 'card-dealt' ? [role] : input.roles,
    verdict: messages.say(`card.${card}`),
    because:
      input.event.kind === 'card-dealt'
        ? moments.map(moment => messages.say(`moment.${moment}`)).join(', ')
        : '',
  }
}

export function warbandsMoment(input: RomaMoment, then: Seen): Moment {
  const { number, province } = input.event.data
  return {
    ...plainMoment(input),
    kind: 'draw',
    title: text('moment.warbands', { province: nameOf(then.data, String(province)) }),
    text: text('moment.warbands.text'),
    icon: 'warriors',
    kit: 'people',
    concerns: input.roles,
    verdict: text('moment.warbands.number', { n: Number(number) }),
  }
}

/** A Power that was nobody's takes the field. */
export function violatedMoment(input: RomaMoment, then: Seen): Moment {
  const { role } = input.event.data
  const led = typeof role === 'string'
  return {
    ...risingMoment(
      input,
      then,
      text('moment.violated.verdict', { role: led ? messages.say(`role.${role}`) : null }),
    ),
    outcome: role === input.role ? 'won' : 'neither',
    because: text(led ? 'moment.violated.because' : 'moment.violated.alone'),
  }
}

/** Played alone: from now on the rules move it, and they are foreseeable (RV-16.42-D, RV-16.42-Gb). */
export function awakenedMoment(input: RomaMoment, then: Seen): Moment {
  return {
    ...risingMoment(input, then, text('moment.awakened')),
    text: text('moment.awakened.text'),
    because: text('moment.awakened.because'),
  }
}

function risingMoment(input: RomaMoment, then: Seen, verdict: string): Moment {
  const party = partyNamed(then, input.event.data.power)
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: text('moment.violated', { power: party.called }),
    icon: 'standard',
    kit: party.kit,
    concerns: input.roles,
    verdict,
  }
}

export function allegianceMoment(input: RomaMoment, then: Seen): Moment {
  const { power, to } = input.event.data
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: nameOf(then.data, String(power)),
    icon: 'flag',
    kit: partyNamed(then, to).kit,
    concerns: input.roles,
    verdict: input.say(input.event),
    text: text('moment.allegiance'),
    outcome: to === input.role ? 'won' : 'neither',
  }
}

export function cityMoment(input: RomaMoment, then: Seen): Moment {
  const { event, log, number, say } = input
  const { power, province } = event.data
  const party = partyNamed(then, power)
  const spoils = log
    .slice(number + 1, number + 5)
    .filter(({ kind, after }) => after === event.after && ['plunder', 'leader-lost'].includes(kind))
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: text('moment.city.taken', { province: nameOf(then.data, String(province)) }),
    icon: 'wall',
    kit: party.kit,
    concerns: input.roles,
    verdict: text('moment.wins', { power: party.name }),
    outcome: party.role === input.role ? 'won' : 'neither',
    tracks: spoils.map(told => lineOf(told, say(told), then)),
  }
}

/** The head of a Power is gone: somebody follows, or nobody. */
export function collapseMoment(input: RomaMoment, then: Seen): Moment {
  const { kind, data } = input.event
  const party = partyNamed(then, data.power)
  return {
    ...plainMoment(input),
    kind: 'ceremony',
    title: party.name,
    text: text('moment.head'),
    icon: kind === 'collapse' ? 'skull' : 'crown',
    kit: party.kit,
    concerns: input.roles,
    verdict: input.say(input.event),
    outcome: party.role !== input.role ? 'neither' : kind === 'collapse' ? 'lost' : 'won',
  }
}
