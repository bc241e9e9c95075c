import type { Moment, MomentDie } from '../../table/index.ts'
import { messages, text } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { ROME } from '../rules/state.ts'
import { battleSheet } from './battle.ts'
import { drawsMoment } from './draws.ts'
import { type Input, line, nothing, paidBefore, signed, tracksAfter } from './moment-parts.ts'
import { portraitOf } from './portraits.ts'
import { seen } from './position.ts'

/** What is worth a pause in Kings of Rome: dice that decide, votes, duels, battles, draws, and what becomes of kings. */

export function momentOf(input: Input): Moment | null {
  switch (input.event.kind) {
    case 'roll':
      return rollMoment(input)
    case 'senate-votes':
      return senateMoment(input)
    case 'duel':
      return duelMoment(input)
    case 'trial':
      return trialMoment(input)
    case 'champions':
      return championsMoment(input)
    case 'battle-result':
    case 'naval-result':
      return battleMoment(input)
    case 'draw':
      return drawsMoment(input)
    case 'mission':
      return judgedMoment(input)
    case 'inauguratio':
    case 'interrex':
      return kingMoment(input)
    case 'triumph':
      return triumphMoment(input)
    default:
      return null
  }
}

const rollIcons: { readonly [why: string]: string } = {
  siege: 'wall',
  corruption: 'coins',
  pillage: 'plague',
  intimidation: 'hood',
  'hostile-siege': 'wall',
  betrayal: 'dagger',
}

/** Of these dice Rome hopes for a failure. */
const feared = new Set(['hostile-siege', 'betrayal'])

function rollMoment({ event, number, log, data, say }: Input): Moment {
  const { hex, die, modifier, target, won, assault, spent } = event.data
  const why = whyOf(String(event.data.why))
  const fear = feared.has(why)
  const add = Number(modifier ?? 0)
  const faces = [1, 2, 3, 4, 5, 6].map(face => face + add > Number(target) !== fear)
  const n = faces.filter(good => good).length
  const good = (won === true) !== fear
  const total = Number(die) + add
  const place = nameOf(data, String(hex))
  const siege =
    why === 'hostile-siege' ? log.slice(0, number).findLast(({ kind }) => kind === why) : undefined
  const besieger = siege === undefined ? null : nameOf(data, String(siege.data.leader))
  // RULING-34: the peoples besiege each other too, and Rome looks on.
  const holder = siege?.data.holder ?? null
  return {
    ...nothing,
    kind: 'roll',
    concerns: holder === null ? [ROME] : [],
    title:
      holder === null
        ? messages.say(`moment.roll.${why}`, { hex: place })
        : text('moment.foreign', { hex: place, nation: nameOf(data, String(holder)) }),
    text:
      typeof assault === 'number'
        ? assaultText(assault, besieger)
        : typeof spent === 'number'
          ? text('moment.spent', { n: spent })
          : '',
    icon: rollIcons[why] ?? 'dice',
    kit: fear ? 'brick' : 'murex',
    place: typeof hex === 'string' ? hex : null,
    rule: event.rule,
    roller: fear ? null : ROME,
    dice: [{ sides: 6, value: Number(die) }],
    need: fear
      ? text('moment.fear', { target: Number(target), n })
      : text('moment.need', { target: Number(target), modifier: signed(add), n }),
    faces,
    verdict: messages.say(`moment.${good ? 'won' : 'lost'}.${why}`),
    outcome: holder !== null ? 'neither' : good ? 'won' : 'lost',
    because: text(won === true ? 'moment.more' : 'moment.not-more', { die: total, target: Number(target) }),
    tracks: [...paidBefore(log, number), ...tracksAfter(log, number, say)],
  }
}

/** Who assaults, if it is not Rome. */
function assaultText(n: number, besieger: string | null): string {
  return besieger === null
    ? text('moment.assault', { n })
    : text('moment.assault.by', { n, leader: besieger })
}

function whyOf(why: string): string {
  const plain = why.replace(/ again$/, '').replaceAll(' ', '-')
  return rollIcons[plain] === undefined ? 'other' : plain
}

function senateMoment({ event, number, log, data, say }: Input): Moment {
  const { nation, dice, granted, curiae } = event.data
  return {
    ...nothing,
    kind: 'roll',
    title: text('moment.senate'),
    text: text('moment.senate.text', { nation: nameOf(data, String(nation)) }),
    icon: 'toga',
    rule: event.rule,
    roller: ROME,
    dice: sixes(dice),
    need: text('moment.senate.need', { curiae: Number(curiae) }),
    verdict: text(granted === true ? 'moment.granted' : 'moment.refused'),
    outcome: granted === true ? 'won' : 'lost',
    because: say(event),
    tracks: tracksAfter(log, number, say),
  }
}

function duelMoment({ event, number, log, data, say }: Input): Moment {
  const { roman, hostile, romanDie, hostileDie, romanDies, hostileDies } = event.data
  const [ours, theirs] = [nameOf(data, String(roman)), nameOf(data, String(hostile))]
  return {
    ...nothing,
    kind: 'roll',
    title: text('moment.duel'),
    text: text('moment.duel.text', { roman: ours, hostile: theirs }),
    icon: 'dagger',
    rule: event.rule,
    roller: ROME,
    dice: [
      { sides: 6, value: Number(romanDie), kit: 'murex' },
      { sides: 6, value: Number(hostileDie), kit: 'brick' },
    ],
    verdict:
      romanDies === true && hostileDies === true
        ? text('moment.duel.both')
        : hostileDies === true
          ? text('moment.duel.won', { name: theirs })
          : romanDies === true
            ? text('moment.duel.lost', { name: ours })
            : text('moment.duel.none'),
    outcome: romanDies === true ? 'lost' : hostileDies === true ? 'won' : 'neither',
    because: say(event),
    tracks: tracksAfter(log, number, say),
  }
}

function trialMoment({ event, number, log, say }: Input): Moment {
  const acquitted = event.data.acquitted === true
  return {
    ...nothing,
    kind: 'roll',
    title: text('moment.trial'),
    text: '',
    icon: 'toga',
    rule: event.rule,
    roller: ROME,
    dice: sixes(event.data.dice),
    verdict: text(acquitted ? 'moment.acquitted' : 'moment.condemned'),
    outcome: acquitted ? 'won' : 'lost',
    because: say(event),
    tracks: tracksAfter(log, number, say),
  }
}

function championsMoment({ event, number, log, say }: Input): Moment {
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

function battleMoment({
  event,
  number,
  log,
  data,
  roles,
  role,
  seats,
  options,
  scenario,
  seenThen,
  say,
}: Input): Moment {
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
    title: sheet?.title ?? nameOf(data, String(hex)),
    text: sheet?.where ?? text('moment.battle'),
    icon: 'swords',
    place: typeof hex === 'string' ? hex : null,
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
function judgedMoment({ event, number, log, data, say }: Input): Moment {
  const { king, cities, mission, hexes, fulfilled } = event.data
  const names = (Array.isArray(hexes) ? hexes : []).map(hex => nameOf(data, String(hex)))
  const [done, of] = [Number(cities), Number(mission)]
  return {
    ...nothing,
    kind: 'ceremony',
    title: text('moment.judged'),
    text: text('moment.judged.text', { king: nameOf(data, String(king)), mission: of }),
    icon: 'crown',
    rule: event.rule,
    verdict: text(fulfilled === true ? 'moment.fulfilled' : 'moment.failed', { cities: done, mission: of }),
    outcome: fulfilled === true ? 'won' : 'lost',
    because: say(event),
    portrait: portraitOf(String(king)),
    tracks: [
      { kind: 'towers', name: text('moment.track.cities'), done, of, text: names.join(', ') },
      ...tracksAfter(log, number, say),
    ],
  }
}

function kingMoment({ event, data, say, dice }: Input): Moment {
  const reigns = String(event.data.reigns ?? event.data.king)
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

function triumphMoment({ event, number, log, data, say }: Input): Moment {
  const leader = String(event.data.leader)
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

function sixes(dice: unknown): MomentDie[] {
  return (Array.isArray(dice) ? dice : []).map(value => ({ sides: 6, value: Number(value) }))
}
