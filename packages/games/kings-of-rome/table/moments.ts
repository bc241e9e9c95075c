import type { Moment, MomentDie } from '../../table/index.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import type { RollWhy, SeenKingsEvent } from '../rules/events.ts'
import { ROME } from '../rules/state.ts'
import { foughtSheet } from './battle.ts'
import { drawsMoment } from './draws.ts'
import { type KingsMoment, line, nothing, paidBefore, signed, tracksAfter } from './moment-parts.ts'
import { portraitOf } from './portraits.ts'
import { foundingMoment, turnEndMoment } from './turn-end.ts'

/** What is worth a pause in Kings of Rome: dice that decide, votes, duels, battles, draws, and what becomes of kings. */

export function momentOf(speech: KingsSpeech, input: KingsMoment): Moment | null {
  const { event } = input
  switch (event.kind) {
    case 'roll':
      return rollMoment(speech, event, input)
    case 'senate-votes':
      return senateMoment(speech, event, input)
    case 'duel':
      return duelMoment(speech, event, input)
    case 'trial':
      return trialMoment(speech, event, input)
    case 'champions':
      return championsMoment(speech, event, input)
    case 'battle-result':
    case 'naval-result':
      return battleMoment(speech, event, input)
    case 'draw':
      return drawsMoment(speech, event, input)
    case 'set-up':
      return foundingMoment(speech, event, input)
    case 'swap':
      return turnEndMoment(speech, event, input)
    case 'mission':
      return judgedMoment(speech, event, input)
    case 'inauguratio':
    case 'interrex':
      return kingMoment(speech, event, input)
    case 'triumph':
      return triumphMoment(speech, event, input)
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

function rollMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'roll'>,
  { number, log, data, say }: KingsMoment,
): Moment {
  const { text } = speech
  const { hex, die, modifier, target, won, assault, spent } = event.data
  const why = decided[event.data.why]
  // Of these dice Rome hopes for a failure.
  const fear = why === 'hostile-siege' || why === 'betrayal'
  const faces = [1, 2, 3, 4, 5, 6].map(face => face + modifier > target !== fear)
  const n = faces.filter(good => good).length
  const good = won !== fear
  const total = die + modifier
  const place = nameOf(speech, data, hex)
  const siege =
    why === 'hostile-siege' ? log.slice(0, number).findLast(each => each.kind === 'hostile-siege') : undefined
  const besieger = siege === undefined ? null : nameOf(speech, data, siege.data.leader)
  // RULING-34: the peoples besiege each other too, and Rome looks on.
  const holder = siege?.data.holder ?? null
  return {
    ...nothing,
    kind: 'roll',
    concerns: holder === null ? [ROME] : [],
    title:
      holder === null
        ? text(`moment.roll.${why}`, { hex: place })
        : text('moment.foreign', { hex: place, nation: nameOf(speech, data, holder) }),
    text:
      assault !== undefined
        ? assaultText(speech, assault, besieger)
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
    tracks: [...paidBefore(speech, log, number), ...tracksAfter(speech, log, number, say)],
  }
}

/** Who assaults, if it is not Rome. */
function assaultText({ text }: KingsSpeech, n: number, besieger: string | null): string {
  return besieger === null
    ? text('moment.assault', { n })
    : text('moment.assault.by', { n, leader: besieger })
}

function senateMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'senate-votes'>,
  { number, log, data, say }: KingsMoment,
): Moment {
  const { text } = speech
  const { nation, dice, granted, curiae } = event.data
  return {
    ...nothing,
    kind: 'roll',
    title: text('moment.senate'),
    text: text('moment.senate.text', { nation: nameOf(speech, data, nation) }),
    icon: 'toga',
    rule: event.rule,
    roller: ROME,
    dice: sixes(dice),
    need: text('moment.senate.need', { curiae }),
    verdict: text(granted ? 'moment.granted' : 'moment.refused'),
    outcome: granted ? 'won' : 'lost',
    because: say(event),
    tracks: tracksAfter(speech, log, number, say),
  }
}

function duelMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'duel'>,
  { number, log, data, say }: KingsMoment,
): Moment {
  const { text } = speech
  const { roman, hostile, romanDie, hostileDie, romanDies, hostileDies } = event.data
  const [ours, theirs] = [nameOf(speech, data, roman), nameOf(speech, data, hostile)]
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
    tracks: tracksAfter(speech, log, number, say),
  }
}

function trialMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'trial'>,
  { number, log, say }: KingsMoment,
): Moment {
  const { acquitted, dice } = event.data
  return {
    ...nothing,
    kind: 'roll',
    title: speech.text('moment.trial'),
    text: '',
    icon: 'toga',
    rule: event.rule,
    roller: ROME,
    dice: sixes(dice),
    verdict: speech.text(acquitted ? 'moment.acquitted' : 'moment.condemned'),
    outcome: acquitted ? 'won' : 'lost',
    because: say(event),
    tracks: tracksAfter(speech, log, number, say),
  }
}

function championsMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'champions'>,
  { number, log, say }: KingsMoment,
): Moment {
  const { text } = speech
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
    tracks: [...rounds.map(round => line(speech, say, round)), ...tracksAfter(speech, log, number, say)],
  }
}

function battleMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'battle-result' | 'naval-result'>,
  input: KingsMoment,
): Moment {
  const { text } = speech
  const { number, log, data, say } = input
  const { hex, winner } = event.data
  const display = event.kind === 'battle-result' ? event.data.display : undefined
  const sheet = display === undefined ? null : foughtSheet({ ...speech, data }, hex, display)
  return {
    ...nothing,
    kind: 'battle',
    title: sheet?.title ?? nameOf(speech, data, hex),
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
    tracks: tracksAfter(speech, log, number, say),
    battle: sheet,
  }
}

/** EOT-5: the portrait, the towers, and what the prestige of the reign was worth. */
function judgedMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'mission'>,
  { number, log, data, say }: KingsMoment,
): Moment {
  const { text } = speech
  const { king, cities, mission, hexes, fulfilled } = event.data
  const names = hexes.map(hex => nameOf(speech, data, hex))
  return {
    ...nothing,
    kind: 'ceremony',
    title: text('moment.judged'),
    text: text('moment.judged.text', { king: nameOf(speech, data, king), mission }),
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
      ...tracksAfter(speech, log, number, say),
    ],
  }
}

function kingMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'inauguratio' | 'interrex'>,
  { data, say, dice }: KingsMoment,
): Moment {
  const { text } = speech
  const reigns = event.kind === 'interrex' ? event.data.king : event.data.reigns
  const interrex = reigns === 'interrex'
  const name = nameOf(speech, data, reigns)
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

function triumphMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'triumph'>,
  { number, log, data, say }: KingsMoment,
): Moment {
  const { text } = speech
  const { leader } = event.data
  return {
    ...nothing,
    kind: 'ceremony',
    title: text('moment.triumph.title'),
    text: text('moment.triumph.text', { leader: nameOf(speech, data, leader) }),
    icon: 'laurels',
    rule: event.rule,
    verdict: text('moment.triumph.verdict'),
    outcome: 'won',
    because: say(event),
    portrait: portraitOf(leader),
    tracks: tracksAfter(speech, log, number, say),
  }
}

function sixes(dice: readonly number[]): MomentDie[] {
  return dice.map(value => ({ sides: 6, value }))
}
