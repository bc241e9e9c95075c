import type { KingsSpeech } from './messages/index.ts'
import { nameOf } from './names.ts'
import type { BattleSide, BattleState } from './rules/battle/index.ts'
import { isRomanized } from './rules/cities.ts'
import { chitsIn } from './rules/containers.ts'
import { periodData } from './rules/new-chits.ts'
import { faceOf, hexesWith, stackIn } from './rules/pieces.ts'
import { reignsPlayed } from './rules/single-reign.ts'
import { boxes, type KingsPosition } from './rules/state.ts'

/** The position as lines of text, for the terminal. */
export function sketch(speech: KingsSpeech, position: KingsPosition, _role: string | null): string {
  const { battle, omens } = position.state
  return [
    headLine(speech, position),
    ...hexLines(speech, position),
    ...boxLines(speech, position),
    ...(battle === null ? [] : battleLines(speech, position, battle)),
    ...(omens === null ? [] : [speech.text(`omens.${omens}`)]),
  ].join('\n')
}

function headLine(speech: KingsSpeech, position: KingsPosition): string {
  const { text } = speech
  const { state, data } = position
  const { turn, vp, ip, notes } = state
  const period = periodData(data, state.period)
  return [
    text('sketch.turn', { turn, turns: reignsPlayed(position).at(-1)?.lastTurn ?? turn }),
    text('sketch.king', { king: nameOf(speech, data, state.king ?? period.king), mission: period.mission }),
    text('sketch.points', { vp, ip }),
    text('sketch.containers', {
      roman: chitsIn(position, 'roman').length,
      hostile: chitsIn(position, 'hostile').length,
    }),
    text('sketch.actions', { n: notes.actionsDone, of: notes.actions }),
    text('sketch.reactions', { n: notes.reactions }),
  ].join(' | ')
}

/** Hexes with more in them than a hostile garrison, and Roman cities. */
function hexLines(speech: KingsSpeech, position: KingsPosition): string[] {
  const { data } = position
  return hexesWith(position, () => true).flatMap(hex => {
    const stack = stackIn(position, hex)
    const onlyGarrison = stack.every(piece => data.garrisons[piece] !== undefined)
    if (onlyGarrison && !isRomanized(position, hex)) return []
    const pieces = stack.map(id =>
      speech.text(`sketch.${faceOf(position, id)}`, { piece: nameOf(speech, data, id) }),
    )
    return [`  ${nameOf(speech, data, hex).padEnd(20)} ${pieces.join(', ')}`]
  })
}

function boxLines(speech: KingsSpeech, position: KingsPosition): string[] {
  const { data } = position
  return [boxes.captives, boxes.kept, boxes.track].flatMap(box => {
    const pieces = stackIn(position, box).map(piece => nameOf(speech, data, piece))
    return pieces.length === 0
      ? []
      : [speech.text('sketch.box', { box: nameOf(speech, data, box), pieces: pieces.join(', ') })]
  })
}

/** The battle display: each space of the front line with both units, then the reserves and the track. */
function battleLines(
  speech: KingsSpeech,
  { data }: KingsPosition,
  { hex, step, round, roman, hostile }: BattleState,
): string[] {
  const { text } = speech
  const named = (piece: string | null | undefined) => (piece == null ? '-' : nameOf(speech, data, piece))
  const space = ({ front, leader, leaderSpace }: BattleSide, number: number): string => {
    const unit = named(front[number])
    return leaderSpace === number ? text('sketch.with', { unit, leader: named(leader) }) : unit
  }
  const reserveOf = ({ reserve }: BattleSide): string => reserve.map(named).join(', ') || '-'
  return [
    text('sketch.battle', {
      hex: nameOf(speech, data, hex),
      step,
      round,
      roman: named(roman.leader),
      hostile: named(hostile.leader),
    }),
    ...roman.front.map((_, number) => `  ${number + 1}. ${space(roman, number)} | ${space(hostile, number)}`),
    `  ${text('sketch.reserve', { roman: reserveOf(roman), hostile: reserveOf(hostile) })}`,
    `  ${text('sketch.track', { roman: roman.track, hostile: hostile.track })}`,
  ]
}
