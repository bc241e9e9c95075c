import type { Phrase } from '@aquila/engine/messages'
import type { Paragraph } from '../../../table/index.ts'
import type { SeenAleaEvent } from '../../rules/events/index.ts'
import type { Voice } from './voice.ts'

/** How the year closed: regions, Roma, levies, the Republic, the balance. */
export function tellWinter(voice: Voice, events: readonly SeenAleaEvent[], scoreBefore: number): Paragraph[] {
  const sentences = [
    ...regions(voice, events),
    ...roma(voice, events),
    ...levies(voice, events),
    ...republic(voice, events),
    balance(voice, scoreBefore, scoreAfter(events, scoreBefore)),
  ]
  const after = events.findLast(({ kind }) => kind === 'spqr' || kind === 'score')?.after ?? 0
  return [{ opening: voice.say('opening.winter'), text: sentences.join(' '), places: [], after }]
}

export function scoreAfter(events: readonly SeenAleaEvent[], before: number): number {
  const last = events.findLast(event => event.kind === 'score' || event.kind === 'factions-change')
  return last === undefined ? before : last.data.score
}

function regions(voice: Voice, events: readonly SeenAleaEvent[]): string[] {
  const taken = new Map<string, Phrase[]>()
  for (const { kind, data } of events) {
    if (kind !== 'region-taken') continue
    taken.set(data.faction, [...(taken.get(data.faction) ?? []), voice.region(data.region)])
  }
  const lost = events
    .filter(event => event.kind === 'region-lost')
    .map(({ data: { region } }) => voice.region(region))
  return [
    ...[...taken].map(([side, names]) =>
      voice.sentence('region.taken', { side: voice.side(side), regions: voice.list(names) }),
    ),
    ...(lost.length === 0 ? [] : [voice.sentence('region.lost', { regions: voice.list(lost) })]),
  ]
}

function roma(voice: Voice, events: readonly SeenAleaEvent[]): string[] {
  const last = events.findLast(event => event.kind === 'roma-taken' || event.kind === 'roma-lost')
  if (last === undefined) return []
  return last.kind === 'roma-lost'
    ? [voice.sentence('roma.lost')]
    : [voice.sentence('roma.taken', { side: voice.side(last.data.faction) })]
}

function levies(voice: Voice, events: readonly SeenAleaEvent[]): string[] {
  const raised = new Map<string, string[]>()
  for (const { kind, data } of events) {
    if (kind !== 'recruit') continue
    raised.set(data.side, [...(raised.get(data.side) ?? []), data.unit])
  }
  return [...raised].map(([side, units]) =>
    voice.sentence('recruits', { side: voice.side(side), army: voice.army(units) }),
  )
}

function republic(voice: Voice, events: readonly SeenAleaEvent[]): string[] {
  const change = events.findLast(event => event.kind === 'spqr')?.data.change ?? 0
  if (change === 0) return []
  return [voice.sentence(change > 0 ? 'spqr.worse' : 'spqr.better')]
}

/** A positive score is the Caesarians' (AIE-10-a). */
function balance(voice: Voice, before: number, now: number): string {
  const side = voice.side(now > 0 ? 'caesarian' : 'republican')
  const points = voice.number(Math.abs(now))
  if (now === 0) return voice.sentence('balance.even')
  if (before === 0) return voice.sentence('balance.first', { side, points })
  if (Math.sign(before) !== Math.sign(now)) return voice.sentence('balance.turns', { side, points })
  const key = Math.abs(now) >= Math.abs(before) ? 'balance.grows' : 'balance.shrinks'
  return voice.sentence(key, { side, points })
}
