import type { Moment, MomentTrack, ReckoningLine, ReckoningPart } from '../../table/index.ts'
import { victoryAt } from '../data/periods.ts'
import { campaign, gloriousFrom } from '../data/reigns.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import type { SeenKingsEvent } from '../rules/events.ts'
import { periodData } from '../rules/new-chits.ts'
import { type KingsMoment, nothing } from './moment-parts.ts'
import { portraitOf } from './portraits.ts'

/** How a game begins, and what the end of a turn brought if it brought anything. */

/** KOR-EOT: the phases of a turn's end. */
const ofEnd: ReadonlySet<string> = new Set([
  'disputes',
  'captives',
  'redeployment',
  'romanization',
  'prestige',
  'adjustments',
])

type Change = SeenKingsEvent<'vp' | 'ip' | 'transfer'>

function isChange(event: SeenKingsEvent): event is Change {
  return event.kind === 'vp' || event.kind === 'ip' || event.kind === 'transfer'
}

/** Told with the swap of chits, the last thing of a turn: nothing if no track has moved, or if a reign was judged. */
export function turnEndMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'swap'>,
  input: KingsMoment,
): Moment | null {
  const { text } = speech
  const { log, number, say } = input
  const since = log.slice(0, number).findLastIndex(({ phase }) => !ofEnd.has(phase)) + 1
  const events = log.slice(since, number + 1)
  const changes = events.filter(isChange)
  if (changes.length === 0 || events.some(({ kind }) => kind === 'mission')) return null
  const turn = log.slice(0, number).findLast(each => each.kind === 'turn')?.data
  if (turn === undefined) return null
  return {
    ...nothing,
    kind: 'ceremony',
    title: text('turn-end.title', { turn: turn.turn }),
    text: text('turn-end.of', { turns: turn.turns }),
    icon: 'hourglass',
    rule: event.rule,
    verdict: say(changes[0] ?? event),
    because: '',
    since,
    reckoning: {
      parts: [changesPart(speech, changes, input), bagsPart(speech, event, input)],
      next: {
        figure: String(turn.turn + 1),
        unit: '',
        title: text('turn-end.next', { left: turn.turns - turn.turn }),
        text: text('turn-end.next.text'),
        deed: text('turn-end.deed'),
      },
    },
  }
}

function changesPart({ text }: KingsSpeech, changes: readonly Change[], { say }: KingsMoment): ReckoningPart {
  const lines = changes.map((change): ReckoningLine => {
    const sign = change.kind === 'transfer' ? null : change.data.change
    return {
      ...(sign === null ? {} : { sign, good: !sign.startsWith('−') }),
      text: say(change),
      rule: change.rule,
    }
  })
  return {
    name: text('turn-end.glory'),
    title: text('turn-end.glory'),
    note: '',
    shape: 'column',
    track: null,
    lit: [],
    lines,
    warning: null,
  }
}

function bagsPart({ text }: KingsSpeech, event: SeenKingsEvent<'swap'>, { say }: KingsMoment): ReckoningPart {
  const { roman, hostile } = event.data
  const of = Math.max(roman, hostile, 1)
  const bar = (name: string, kit: 'murex' | 'coal', count: number) => ({
    name,
    kit,
    before: count,
    after: count,
    of,
    text: String(count),
    you: kit === 'murex',
  })
  return {
    name: text('turn-end.bags'),
    title: text('turn-end.bags'),
    note: text('turn-end.bags.note'),
    shape: 'column',
    track: {
      kind: 'bars',
      bars: [bar(text('moment.bag.roman'), 'murex', roman), bar(text('moment.bag.hostile'), 'coal', hostile)],
    },
    lit: [],
    lines: [{ text: say(event), rule: event.rule, idle: true }],
    warning: null,
  }
}

/** KOR-PER-1: Romulus reigns from the first turn; nobody asks the augurs about him. Later kings are proclaimed in their turn. */
export function foundingMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'set-up'>,
  input: KingsMoment,
): Moment | null {
  const { text } = speech
  const { king, ip, vp } = event.data
  if (king !== null) return null
  const { mission, firstTurn, lastTurn } = periodData(input.data, 1)
  const tracks: MomentTrack[] = [
    ...(vp === undefined ? [] : [shepherds(speech, vp, input)]),
    {
      kind: 'line',
      name: text('moment.track.ip'),
      text: text('moment.founding.ip', { ip }),
      rule: 'KOR-END-4',
    },
    {
      kind: 'towers',
      name: text('moment.track.cities'),
      done: 0,
      of: mission,
      text: text('moment.founding.mission', { mission, turns: lastTurn - firstTurn + 1 }),
    },
  ]
  return {
    ...nothing,
    kind: 'ceremony',
    title: text('moment.founding'),
    text: text('moment.founding.text'),
    icon: 'wolf',
    rule: event.rule,
    verdict: nameOf(speech, input.data, 'romulus'),
    outcome: 'won',
    because: text('king.romulus'),
    portrait: portraitOf('romulus'),
    tracks,
  }
}

/** What the points are for: KOR-END-2, or RULING-85 if his reign is the only one. */
function shepherds({ text }: KingsSpeech, vp: number, { scenario }: KingsMoment): MomentTrack {
  const told = { vp: vp < 0 ? `−${-vp}` : String(vp) }
  const name = text('moment.track.vp')
  if (scenario === campaign)
    return {
      kind: 'line',
      name,
      text: text('moment.founding.vp', { ...told, victory: victoryAt }),
      rule: 'KOR-END-2',
    }
  return {
    kind: 'line',
    name,
    text: text('moment.founding.glory', { ...told, glory: gloriousFrom }),
    rule: 'KOR-EOT-5',
  }
}
