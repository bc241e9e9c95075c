import type { PlainRecord, SeenEvent } from '@aquila/engine'
import type { Moment, MomentInput, MomentTrack } from '../../table/index.ts'
import type { KingsData } from '../data/index.ts'
import { victoryAt } from '../data/periods.ts'
import { text } from '../messages/index.ts'
import type { KingsView } from '../rules/knowledge/view.ts'
import { isHex } from '../rules/pieces.ts'
import { ROME } from '../rules/state.ts'

/** What moments are made of: what was paid before a die, and what it cost or brought. */

export type Input = MomentInput<KingsView, KingsData>

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
const heads = new Set([
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
const shownAsLines = new Set([
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
export function paidBefore(log: readonly SeenEvent[], number: number): MomentTrack[] {
  const head = log.slice(0, number).findLastIndex(({ kind }) => heads.has(kind))
  return log
    .slice(head + 1, number)
    .filter(({ kind }) => kind === 'ip')
    .flatMap(({ kind, data }) => trackOf(kind, data, text('moment.track.paid')))
}

/** What it cost or brought: the tracks that moved until something else began. */
export function tracksAfter(log: readonly SeenEvent[], number: number, say: Input['say']): MomentTrack[] {
  const end = log.findIndex((event, index) => index > number && heads.has(event.kind))
  const following = log.slice(number + 1, end === -1 ? undefined : end)
  const moved = following.flatMap((event): MomentTrack[] => trackOf(event.kind, event.data))
  const lines = following.filter(({ kind }) => shownAsLines.has(kind)).slice(0, MOST_LINES)
  return [...moved, ...lines.map(event => line(say, event))]
}

function trackOf(kind: string, told: PlainRecord, title: string | null = null): MomentTrack[] {
  if (kind === 'ip' || kind === 'vp') {
    const after = Number(told[kind])
    const change = Number(String(told.change).replace('−', '-'))
    const [name, of] = kind === 'ip' ? [text('moment.track.ip'), 15] : [text('moment.track.vp'), victoryAt]
    return [{ kind: 'bar', name: title ?? name, before: after - change, after, of, good: true }]
  }
  if (kind === 'transfer') {
    const fromRome = told.from === 'roman'
    const bags = {
      roman: { kit: 'murex', count: Number(told.roman) },
      hostile: { kit: 'coal', count: Number(told.hostile) },
    } as const
    return [
      {
        kind: 'bags',
        name: text('moment.track.bags'),
        from: fromRome ? bags.roman : bags.hostile,
        to: fromRome ? bags.hostile : bags.roman,
        moved: Number(told.count),
        good: !fromRome,
      },
    ]
  }
  return []
}

export function line(
  say: Input['say'],
  event: SeenEvent,
  name = text('moment.track.follows'),
): MomentTrack & { readonly kind: 'line' } {
  const places = ['hex', 'to']
    .map(key => event.data[key])
    .filter(value => typeof value === 'string')
    .filter(isHex)
  return { kind: 'line', name, text: say(event), rule: event.rule, places }
}

/** What is added to a die, as it is spoken; null: nothing. */
export function signed(add: number): string | null {
  if (add === 0) return null
  return add > 0 ? `+${add}` : `−${-add}`
}
