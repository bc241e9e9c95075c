import type { SeenEvent } from '@aquila/engine'
import type { Paragraph } from '../../../table/index.ts'
import type { Voice } from './voice.ts'

/** How the year closed: regions, Roma, levies, the Republic, the balance. */
export function tellWinter(voice: Voice, events: readonly SeenEvent[], scoreBefore: number): Paragraph[] {
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

export function scoreAfter(events: readonly SeenEvent[], before: number): number {
  const last = events.findLast(({ data }) => typeof data.score === 'number')
  return last === undefined ? before : Number(last.data.score)
}

function regions(voice: Voice, events: readonly SeenEvent[]): string[] {
  const taken = new Map<string, string[]>()
  for (const { kind, data } of events) {
    if (kind !== 'region-taken') continue
    const side = String(data.faction)
    taken.set(side, [...(taken.get(side) ?? []), voice.region(String(data.region))])
  }
  const lost = events
    .filter(({ kind }) => kind === 'region-lost')
    .map(({ data }) => voice.region(String(data.region)))
  return [
    ...[...taken].map(([side, names]) =>
      voice.sentence('region.taken', { side: voice.side(side), regions: voice.list(names) }),
    ),
    ...(lost.length === 0 ? [] : [voice.sentence('region.lost', { regions: voice.list(lost) })]),
  ]
}

function roma(voice: Voice, events: readonly SeenEvent[]): string[] {
  const last = events.findLast(({ kind }) => kind === 'roma-taken' || kind === 'roma-lost')
  if (last === undefined) return []
  return last.kind === 'roma-lost'
    ? [voice.sentence('roma.lost')]
    : [voice.sentence('roma.taken', { side: voice.side(String(last.data.faction)) })]
}

function levies(voice: Voice, events: readonly SeenEvent[]): string[] {
  const raised = new Map<string, string[]>()
  for (const { kind, data } of events) {
    if (kind !== 'recruit') continue
    const side = String(data.side)
    raised.set(side, [...(raised.get(side) ?? []), String(data.unit)])
  }
  return [...raised].map(([side, units]) =>
    voice.sentence('recruits', { side: voice.side(side), army: voice.army(units) }),
  )
}

function republic(voice: Voice, events: readonly SeenEvent[]): string[] {
  const change = events.findLast(({ kind }) => kind === 'spqr')?.data.change
  if (typeof change !== 'number' || change === 0) return []
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
