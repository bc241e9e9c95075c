import type { Moment, MomentDie } from '../../table/index.ts'
import { text } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import type { RollWhy, SeenKingsEvent } from '../rules/events.ts'
import { ROME } from '../rules/state.ts'
import { battleSheet } from './battle.ts'
import { drawsMoment } from './draws.ts'
import { type Input, line, nothing, paidBefore, signed, tracksAfter } from './moment-parts.ts'
import { portraitOf } from './portraits.ts'
import { seen } from './position.ts'

/** What is worth a pause in Kings of Rome: dice that decide, votes, duels, battles, draws, and what becomes of kings. */

export function momentOf(input: Input): Moment | null {
  const { event } = input
  switch (event.kind) {
    case 'roll':
      return rollMoment(event, input)
    case 'senate-votes':
      return senateMoment(event, input)
    case 'duel':
      return duelMoment(event, input)
    case 'trial':
      return trialMoment(event, input)
    case 'champions':
      return championsMoment(event, input)
    case 'battle-result':
    case 'naval-result':
      return battleMoment(event, input)
    case 'draw':
      return drawsMoment(event, input)
    case 'mission':
      return judgedMoment(event, input)
    case 'inauguratio':
    case 'interrex':
      return kingMoment(event, input)
    case 'triumph':
      return triumphMoment(event, input)
    default:
      return null
  }
}

/** What a die decides; a second assault decides what the first did. */
const decided = {
  siege: 'siege',
  'siege again': 'siege',
  corruption: 'corruption',
  pillage: 'pillage',
  intimidation: 'intimidation',
  'hostile siege': 'hostile-siege',
  'hostile siege again': 'hostile-siege',
  betrayal: 'betrayal',
} as const satisfies Record<RollWhy, string>

const rollIcons: Readonly<Record<(typeof decided)[RollWhy], string>> = {
  siege: 'wall',
  corruption: 'coins',
  pillage: 'plague',
  intimidation: 'hood',
  'hostile-siege': 'wall',
  betrayal: 'dagger',
}

function rollMoment(event: SeenKingsEvent<'roll'>, { number, log, data, say }: Input): Moment {
  const { hex, die, modifier, target, won, assault, spent } = event.data
  const why = decided[event.data.why]
  // Of these dice Rome hopes for a failure.
  const fear = why === 'hostile-siege' || why === 'betrayal'
  const faces = [1, 2, 3, 4, 5, 6].map(face => face + modifier > target !== fear)
  const n = faces.filter(good => good).length
  const good = won !== fear
  const total = die + modifier
  const place = nameOf(data, hex)
  const siege =
    why === 'hostile-siege' ? log.slice(0, number).findLast(each => each.kind === 'hostile-siege') : undefined
  const besieger = siege === undefined ? null : nameOf(data, siege.data.leader)
  // RULING-34: the peoples besiege each other too, and Rome looks on.
  const holder = siege?.data.holder ?? null
  return {
    ...nothing,
    kind: 'roll',
    concerns: holder === null ? [ROME] : [],
    title:
      holder === null
        ? text(`moment.roll.${why}`, { hex: place })
        : text('moment.foreign', { hex: place, nation: nameOf(data, holder) }),
    text:
      assault !== undefined
        ? assaultText(assault, besieger)
        : spent !== undefined
          ? text('moment.spent', { n: spent })
          : '',
    icon: rollIcons[why],
    kit: fear ? 'brick' : 'murex',
    place: hex,
    rule: event.rule,
    roller: fear ? null : ROME,
    dice: sixes([die]),
    need: fear
      ? text('moment.fear', { target, n })
      : text('moment.need', { target, modifier: signed(modifier), n }),
    faces,
    verdict: text(`moment.${good ? 'won' : 'lost'}.${why}`),
    outcome: holder !== null ? 'neither' : good ? 'won' : 'lost',
    because: text(won ? 'moment.more' : 'moment.not-more', { die: total, target }),
    tracks: [...paidBefore(log, number), ...tracksAfter(log, number, say)],
  }
}

/** Who assaults, if it is not Rome. */
function assaultText(n: number, besieger: string | null): string {
  return besieger === null
    ? text('moment.assault', { n })
    : text('moment.assault.by', { n, leader: besieger })
}

function senateMoment(event: SeenKingsEvent<'senate-votes'>, { number, log, data, say }: Input): Moment {
  const { nation, dice, granted, curiae } = event.data
  return {
    ...nothing,
    kind: 'roll',
    title: text('moment.senate'),
    text: text('moment.senate.text', { nation: nameOf(data, nation) }),
    icon: 'toga',
    rule: event.rule,
    roller: ROME,
    dice: sixes(dice),
    need: text('moment.senate.need', { curiae }),
    verdict: text(granted ? 'moment.granted' : 'moment.refused'),
    outcome: granted ? 'won' : 'lost',
    because: say(event),
    tracks: tracksAfter(log, number, say),
  }
}

function duelMoment(event: SeenKingsEvent<'duel'>, { number, log, data, say }: Input): Moment {
  const { roman, hostile, romanDie, hostileDie, romanDies, hostileDies } = event.data
  const [ours, theirs] = [nameOf(data, roman), nameOf(data, hostile)]
  return {
    ...nothing,
    kind: 'roll',
    title: text('moment.duel'),
    text: text('moment.duel.text', { roman: ours, hostile: theirs }),
    icon: 'dagger',
    rule: event.rule,
    roller: ROME,
    dice: [
      { sides: 6, value: romanDie, kit: 'murex' },
      { sides: 6, value: hostileDie, kit: 'brick' },
    ],
    verdict:
      romanDies && hostileDies
        ? text('moment.duel.both')
        : hostileDies
          ? text('moment.duel.won', { name: theirs })
          : romanDies
            ? text('moment.duel.lost', { name: ours })
            : text('moment.duel.none'),
    outcome: romanDies ? 'lost' : hostileDies ? 'won' : 'neither',
    because: say(event),
    tracks: tracksAfter(log, number, say),
  }
}

function trialMoment(event: SeenKingsEvent<'trial'>, { number, log, say }: Input): Moment {
  const { acquitted, dice } = event.data
  return {
    ...nothing,
    kind: 'roll',
    title: text('moment.trial'),
    text: '',
    icon: 'toga',
    rule: event.rule,
    roller: ROME,
    dice: sixes(dice),
    verdict: text(acquitted ? 'moment.acquitted' : 'moment.condemned'),
    outcome: acquitted ? 'won' : 'lost',
    because: say(event),
    tracks: tracksAfter(log, number, say),
  }
}

function championsMoment(event: SeenKingsEvent<'champions'>, { number, log, say }: Input): Moment {
  const { winner } = event.data
  const outcome = winner === 'rome' ? 'won' : winner === 'alba' ? 'lost' : 'neither'
  const rounds = log
    .slice(0, number)
    .filter(({ kind, after }) => kind === 'champions-round' && after === event.after)
  return {
    ...nothing,
    kind: 'ceremony',
    title: text('moment.champions'),
    text: text('moment.champions.text'),
    icon: 'swords',
    rule: event.rule,
    verdict: text(`moment.champions.${outcome === 'neither' ? 'drawn' : outcome}`),
    outcome,
    because: say(event),
    tracks: [...rounds.map(round => line(say, round)), ...tracksAfter(log, number, say)],
  }
}

function battleMoment(event: SeenKingsEvent<'battle-result' | 'naval-result'>, input: Input): Moment {
  const { number, log, data, roles, role, seats, options, scenario, seenThen, say } = input
  const { hex, winner } = event.data
  const lines = event.kind === 'battle-result' ? seenThen() : null
  const sheet =
    lines === null
      ? null
      : battleSheet(
          seen({ ...lines, data, role, roles, seats, options, decision: null, log: [], scenario }),
          { ...lines, data, role, roles, seats, options, decision: null, log: [], scenario },
        )
  return {
    ...nothing,
    kind: 'battle',
    title: sheet?.title ?? nameOf(data, hex),
    text: sheet?.where ?? text('moment.battle'),
    icon: 'swords',
    place: hex,
    rule: event.rule,
    verdict:
      winner === 'roman'
        ? text('moment.battle.won')
        : winner === 'hostile'
          ? text('moment.battle.lost')
          : text('moment.battle.drawn'),
    outcome: winner === 'roman' ? 'won' : winner === 'hostile' ? 'lost' : 'neither',
    because: say(event),
    tracks: tracksAfter(log, number, say),
    battle: sheet,
  }
}

/** EOT-5: the portrait, the towers, and what the prestige of the reign was worth. */
function judgedMoment(event: SeenKingsEvent<'mission'>, { number, log, data, say }: Input): Moment {
  const { king, cities, mission, hexes, fulfilled } = event.data
  const names = hexes.map(hex => nameOf(data, hex))
  return {
    ...nothing,
    kind: 'ceremony',
    title: text('moment.judged'),
    text: text('moment.judged.text', { king: nameOf(data, king), mission }),
    icon: 'crown',
    rule: event.rule,
    verdict: text(fulfilled ? 'moment.fulfilled' : 'moment.failed', { cities, mission }),
    outcome: fulfilled ? 'won' : 'lost',
    because: say(event),
    portrait: portraitOf(king),
    tracks: [
      {
        kind: 'towers',
        name: text('moment.track.cities'),
        done: cities,
        of: mission,
        text: names.join(', '),
      },
      ...tracksAfter(log, number, say),
    ],
  }
}

function kingMoment(event: SeenKingsEvent<'inauguratio' | 'interrex'>, { data, say, dice }: Input): Moment {
  const reigns = event.kind === 'interrex' ? event.data.king : event.data.reigns
  const interrex = reigns === 'interrex'
  const name = nameOf(data, reigns)
  return {
    ...nothing,
    kind: 'ceremony',
    title: event.kind === 'interrex' ? text('moment.dead') : text('moment.crown', { king: name }),
    text: text(event.kind === 'interrex' ? 'moment.dead.text' : 'moment.crown.text'),
    icon: 'crown',
    rule: event.rule,
    dice: dice(event).slice(0, 1),
    verdict: interrex && event.kind !== 'interrex' ? text('moment.interregnum') : name,
    outcome: interrex ? 'lost' : 'won',
    because: say(event),
    portrait: portraitOf(reigns),
  }
}

function triumphMoment(event: SeenKingsEvent<'triumph'>, { number, log, data, say }: Input): Moment {
  const { leader } = event.data
  return {
    ...nothing,
    kind: 'ceremony',
    title: text('moment.triumph.title'),
    text: text('moment.triumph.text', { leader: nameOf(data, leader) }),
    icon: 'laurels',
    rule: event.rule,
    verdict: text('moment.triumph.verdict'),
    outcome: 'won',
    because: say(event),
    portrait: portraitOf(leader),
    tracks: tracksAfter(log, number, say),
  }
}

function sixes(dice: readonly number[]): MomentDie[] {
  return dice.map(value => ({ sides: 6, value }))
}
