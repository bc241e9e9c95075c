import type { Moment, MomentInput, MomentTrack } from '../../table/index.ts'
import type { KingsData } from '../data/index.ts'
import { victoryAt } from '../data/periods.ts'
import type { KingsSpeech } from '../messages/index.ts'
import type { KingsEventKind, SeenKingsEvent } from '../rules/events.ts'
import { isHex } from '../rules/pieces.ts'
import { ROME } from '../rules/state.ts'

/** What moments are made of: what was paid before a die, and what it cost or brought. */

export type KingsMoment = MomentInput<KingsData, SeenKingsEvent>

export const nothing: Omit<Moment, 'kind' | 'title' | 'text' | 'icon' | 'rule' | 'verdict' | 'because'> = {
  kit: 'murex',
  place: null,
  concerns: [ROME],
  roller: null,
  dice: [],
  need: null,
  faces: null,
  outcome: 'neither',
  tracks: [],
  portrait: null,
  battle: null,
}

/** These begin something else: what they change is not of the moment before. */
const heads: ReadonlySet<KingsEventKind> = new Set([
  'roll',
  'senate-votes',
  'duel',
  'action',
  'reaction',
  'betrayal',
  'battle-begins',
  'draw',
  'turn',
  'march',
  'battle-result',
])
const shownAsLines: ReadonlySet<KingsEventKind> = new Set([
  'garrison-turned',
  'garrison-bought',
  'city-taken',
  'captured',
  'leader-dies',
  'leader-taken',
  'withdraws',
  'goes-over',
  'unit-turned',
  'sacked',
  'triumph',
  'gates-open',
])
const MOST_LINES = 4

/** The influence that was paid for the die before it fell: a bribe, a pillage, loyalty. */
export function paidBefore(speech: KingsSpeech, log: KingsMoment['log'], number: number): MomentTrack[] {
  const head = log.slice(0, number).findLastIndex(({ kind }) => heads.has(kind))
  return log
    .slice(head + 1, number)
    .filter(({ kind }) => kind === 'ip')
    .flatMap(event => trackOf(speech, event, log, speech.text('moment.track.paid')))
}

/** What it cost or brought: the tracks that moved until something else began. */
export function tracksAfter(
  speech: KingsSpeech,
  log: KingsMoment['log'],
  number: number,
  say: KingsMoment['say'],
): MomentTrack[] {
  const end = log.findIndex((event, index) => index > number && heads.has(event.kind))
  const following = log.slice(number + 1, end === -1 ? undefined : end)
  const moved = following.flatMap(event => trackOf(speech, event, log))
  const lines = following.filter(({ kind }) => shownAsLines.has(kind)).slice(0, MOST_LINES)
  return [...moved, ...lines.map(event => line(speech, say, event))]
}

function trackOf(
  { text }: KingsSpeech,
  event: SeenKingsEvent,
  log: KingsMoment['log'],
  title: string | null = null,
): MomentTrack[] {
  switch (event.kind) {
    case 'ip':
      return [
        {
          ...barOf(event.data.ip, event.data.change),
          ...knownInfluence(log, event),
          name: title ?? text('moment.track.ip'),
          of: 15,
        },
      ]
    case 'vp':
      return [
        { ...barOf(event.data.vp, event.data.change), name: title ?? text('moment.track.vp'), of: victoryAt },
      ]
    case 'transfer': {
      const { from, roman, hostile, count } = event.data
      const bags = {
        roman: { kit: 'murex', count: roman },
        hostile: { kit: 'coal', count: hostile },
      } as const
      const fromRome = from === 'roman'
      return [
        {
          kind: 'bags',
          name: text('moment.track.bags'),
          from: fromRome ? bags.roman : bags.hostile,
          to: fromRome ? bags.hostile : bags.roman,
          moved: count,
          good: !fromRome,
        },
      ]
    }
    default:
      return []
  }
}

/** Where it stood, as it was last told: it falls to 0 and no lower, whatever a failure costs. */
function knownInfluence(log: KingsMoment['log'], event: SeenKingsEvent): { before?: number } {
  const told = log.slice(0, log.indexOf(event)).findLast(({ kind }) => kind === 'ip' || kind === 'set-up')
  return told !== undefined && 'ip' in told.data ? { before: told.data.ip } : {}
}

/** A track that moved; its change is told as it is spoken. */
function barOf(after: number, change: string) {
  return { kind: 'bar', before: after - Number(change.replace('−', '-')), after, good: true } as const
}

export function line(
  { text }: KingsSpeech,
  say: KingsMoment['say'],
  event: SeenKingsEvent,
  name = text('moment.track.follows'),
): MomentTrack & { readonly kind: 'line' } {
  const { data } = event
  const places = [...('hex' in data ? [data.hex] : []), ...('to' in data ? [data.to] : [])].filter(isHex)
  return { kind: 'line', name, text: say(event), rule: event.rule, places }
}

/** What is added to a die, as it is spoken; null: nothing. */
export function signed(add: number): string | null {
  if (add === 0) return null
  return add > 0 ? `+${add}` : `−${-add}`
}
