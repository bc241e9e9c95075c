import { type GameTexts, Phrase, type Position } from '@aquila/engine'
import type { FordData } from './data/pack.ts'
import type { FordSpeech } from './messages/index.ts'
import { type FordState, handOf } from './rules/state.ts'

/** The Fords in one language. */
export function fordTexts(speech: FordSpeech): GameTexts<FordState, FordData> {
  return {
    messages: speech.messages,
    nameOf: (data, noun) => named(speech, data, noun),
    sketch: (position, role) => sketch(speech, position, role),
  }
}

/** What the language calls a thing; zones that it has no name for as the board has it. */
export function named({ messages }: FordSpeech, data: FordData, noun: string | number): Phrase {
  return typeof noun === 'number' ? new Phrase(String(noun)) : messages.name(noun, data.names[noun])
}

function sketch(
  speech: FordSpeech,
  { state, data }: Position<FordState, FordData>,
  role: string | null,
): string {
  const { text } = speech
  const lines = data.zones.map(zone => {
    const here = state.units
      .filter(unit => unit.zone === zone.id)
      .map(({ side, id, worn }) => text(worn ? 'sketch.unit.worn' : 'sketch.unit', { side, id }))
    return `${String(named(speech, data, zone.id)).padEnd(16)}${here.join(', ') || '-'}`
  })
  const scores = Object.entries(state.scores).map(([side, score]) => text('sketch.score', { side, score }))
  const hand = role === null ? [] : [text('sketch.hand', { cards: handOf(state, role).join(', ') })]
  return [
    text('sketch.turn', { turn: state.turn, of: state.lastTurn, scores: scores.join(', ') }),
    ...lines,
    ...hand,
  ].join('\n')
}
