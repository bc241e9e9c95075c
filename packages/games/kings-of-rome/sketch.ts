import { nameOf } from './names.ts'
import { isRomanized } from './rules/cities.ts'
import { chitsIn } from './rules/containers.ts'
import { periodData } from './rules/new-chits.ts'
import { faceOf, hexesWith, stackIn } from './rules/pieces.ts'
import { lastTurnOf } from './rules/single-reign.ts'
import { boxes, type KingsPosition } from './rules/state.ts'

/** The position as lines of text, for the terminal. */
export function sketch(position: KingsPosition, _role: string | null): string {
  const { state } = position
  return [headLine(position), ...hexLines(position), ...boxLines(position), ...battleLines(position)]
    .concat(state.omens === null ? [] : [`Omens: ${state.omens}`])
    .join('\n')
}

function headLine(position: KingsPosition): string {
  const { state, data } = position
  const period = periodData(data, state.period)
  const { notes } = state
  return [
    `turn ${state.turn} of ${lastTurnOf(position)}`,
    `${nameOf(data, state.king ?? period.king)} (mission ${period.mission})`,
    `VP ${state.vp}, IP ${state.ip}`,
    `containers R ${chitsIn(position, 'roman').length}, NR ${chitsIn(position, 'hostile').length}`,
    `actions ${notes.actionsDone} of ${notes.actions ?? '-'}`,
    `reactions to come ${notes.reactions}`,
  ].join(' | ')
}

/** Hexes with more in them than a hostile garrison, and Roman cities. */
function hexLines(position: KingsPosition): string[] {
  const { data } = position
  return hexesWith(position, () => true).flatMap(hex => {
    const stack = stackIn(position, hex)
    const onlyGarrison = stack.every(piece => data.garrisons[piece] !== undefined)
    if (onlyGarrison && !isRomanized(position, hex)) return []
    const pieces = stack.map(
      piece => `${faceOf(position, piece) === 'roman' ? 'R' : 'NR'} ${nameOf(data, piece)}`,
    )
    return [`  ${nameOf(data, hex).padEnd(20)} ${pieces.join(', ')}`]
  })
}

function boxLines(position: KingsPosition): string[] {
  const { data } = position
  return [boxes.captives, boxes.kept, boxes.track].flatMap(box => {
    const stack = stackIn(position, box)
    if (stack.length === 0) return []
    return [`${nameOf(data, box)}: ${stack.map(piece => nameOf(data, piece)).join(', ')}`]
  })
}

/** The battle display: each space of the front line with both units, then the reserves and the track. */
function battleLines({ state, data }: KingsPosition): string[] {
  const { battle } = state
  if (battle === null) return []
  const { roman, hostile } = battle
  const named = (piece: string | null | undefined) => (piece == null ? '-' : nameOf(data, piece))
  const spaces = roman.front.map((unit, space) => {
    const leaders = [roman, hostile].map(({ leader, leaderSpace }) =>
      leaderSpace === space ? ` + ${named(leader)}` : '',
    )
    return `  ${space + 1}. ${named(unit)}${leaders[0]} | ${named(hostile.front[space])}${leaders[1]}`
  })
  const reserves = [roman, hostile].map(({ reserve }) => reserve.map(named).join(', ') || '-')
  return [
    `Battle in ${nameOf(data, battle.hex)} (${battle.step}, round ${battle.round}): ${named(roman.leader)} | ${named(hostile.leader)}`,
    ...spaces,
    `  reserve: ${reserves.join(' | ')}`,
    `  track: ${roman.track} | ${hostile.track}`,
  ]
}
