import type { Role } from '@aquila/engine'
import { areas, PROVINCES } from './data/index.ts'
import type { RomaSpeech } from './messages/index.ts'
import { kindName, nameOf, nameOfPower } from './names.ts'
import { castOf } from './rules/cast.ts'
import { controlOf } from './rules/control.ts'
import { displayOf } from './rules/display.ts'
import { isKnown } from './rules/knowledge/known.ts'
import { leadersAt, marksAt, totalStrength, unitsAt } from './rules/pieces.ts'
import { ownPower } from './rules/powers.ts'
import type { RomaPosition } from './rules/state.ts'

/** The position as a few lines of text, for the terminal: what each Power holds, and where anybody stands. */
export function sketch(speech: RomaSpeech, position: RomaPosition, role: Role | null): string {
  const { turn } = position.state
  return [
    speech.text('sketch.turn', { turn, turns: castOf(position).scenario.turns }),
    ...powerLines(speech, position),
    ...areaLines(speech, position, role),
    ...(role === null ? [] : ownLines(speech, position, role)),
  ].join('\n')
}

function powerLines(speech: RomaSpeech, position: RomaPosition): string[] {
  const { state } = position
  return [...state.powers.entries()].flatMap(([number, { status, treasury }]) => {
    if (status !== 'major') return []
    const held = areas.slice(0, PROVINCES).filter(area => controlOf(state, area.number) === number)
    const power = nameOfPower(speech, position, number)
    return [speech.text('sketch.power', { power, treasury, provinces: held.length })]
  })
}

function areaLines(speech: RomaSpeech, position: RomaPosition, role: Role | null): string[] {
  const { text } = speech
  const { state, data } = position
  return areas.flatMap(({ number, id }) => {
    const area = nameOf(speech, data, id)
    const units = unitsAt(state, number)
    const leaders = leadersAt(state, number)
    if (units.length === 0 && leaders.length === 0) return []
    const stacks = [...Map.groupBy(units, unit => unit.power)].map(([owner, stack]) => {
      const power = nameOfPower(speech, position, owner)
      return stack.every(unit => isKnown(position, role, number, unit))
        ? text('sketch.stack', { power, n: stack.length, strength: totalStrength(data, stack) })
        : text('sketch.stack.unknown', { power })
    })
    const men = leaders.map(leader =>
      text('sketch.leader', {
        name: leader.name === null ? null : nameOf(speech, data, leader.name),
        rating: leader.rating,
      }),
    )
    const pillaged = number < PROVINCES && marksAt(state, number).pillaged ? [text('sketch.pillaged')] : []
    return [`  ${text('sketch.area', { area, contents: [...stacks, ...men, ...pillaged].join(', ') })}`]
  })
}

function ownLines(speech: RomaSpeech, position: RomaPosition, role: Role): string[] {
  const cards = position.state.hands[role] ?? []
  return [
    speech.text('sketch.pool', { counters: poolOf(speech, position, role) }),
    speech.text('sketch.cards', { cards: cards.map(card => nameOf(speech, position.data, card)).join(', ') }),
  ]
}

/** RV-3.71-b: the counters that are left. */
function poolOf(speech: RomaSpeech, position: RomaPosition, role: Role): string {
  const { pool } = displayOf(position, ownPower(position, role))
  return [...pool]
    .map(([kind, n]) => speech.text('sketch.counters', { kind: kindName(speech, position.data, kind), n }))
    .join(', ')
}
