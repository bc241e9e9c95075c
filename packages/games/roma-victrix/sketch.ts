import type { Role } from '@aquila/engine'
import { areas, PROVINCES } from './data/index.ts'
import { castOf } from './rules/cast.ts'
import { controlOf } from './rules/control.ts'
import { displayOf } from './rules/display.ts'
import { isKnown } from './rules/knowledge/known.ts'
import { leadersAt, marksAt, totalStrength, unitsAt } from './rules/pieces.ts'
import { castPower, ownPower } from './rules/powers.ts'
import type { RomaPosition } from './rules/state.ts'

/** The position as a few lines of text, for the terminal: what each Power holds, and where anybody stands. */
export function sketch(position: RomaPosition, role: Role | null): string {
  const { state, data } = position
  const { scenario } = castOf(position)
  const lines = [`Game-Turn ${state.turn} of ${scenario.turns}`]
  for (const [power, { status, treasury }] of state.powers.entries()) {
    if (status !== 'major') continue
    const { name } = castPower(position, power)
    const held = areas.slice(0, PROVINCES).filter(({ number }) => controlOf(state, number) === power)
    lines.push(`${name}: Treasury ${treasury}, ${held.length} Provinces`)
  }
  for (const { number, name } of areas) {
    const units = unitsAt(state, number)
    const leaders = leadersAt(state, number)
    if (units.length === 0 && leaders.length === 0) continue
    const stacks = [...Map.groupBy(units, unit => unit.power)].map(([power, stack]) =>
      stack.every(unit => isKnown(position, role, number, unit))
        ? `${castPower(position, power).name} ${stack.length} units (${totalStrength(data, stack)})`
        : `units of ${castPower(position, power).name}`,
    )
    const men = leaders.map(leader => `${leader.name ?? 'a Leader'} ${leader.rating}`)
    const pillaged = number < PROVINCES && marksAt(state, number).pillaged ? ['pillaged'] : []
    lines.push(`  ${name}: ${[...stacks, ...men, ...pillaged].join(', ')}`)
  }
  if (role !== null) lines.push(`your pool: ${poolOf(position, role)}`)
  if (role !== null) lines.push(`your cards: ${(state.hands[role] ?? []).join(', ') || 'none'}`)
  return lines.join('\n')
}

/** RV-3.71-b: the counters that are left. */
function poolOf(position: RomaPosition, role: Role): string {
  const { pool } = displayOf(position, ownPower(position, role))
  return [...pool].map(([kind, left]) => `${left} ${kind}`).join(', ')
}
