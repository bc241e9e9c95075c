import type { DiceSheet } from '../../table/index.ts'
import { type Contestant, modifiersOf, ratioOf } from '../rules/odds/combat.ts'
import type { CombatTold } from '../rules/tasks.ts'
import type { Seen } from './position.ts'

type Line = DiceSheet['modifiers'][number]

/** RV-5.31-5a to RV-5.31-5c: each line names both values, and where it helps nobody what would change that. */
export function modifierLines(
  { text }: Seen,
  { kind, attacker, defender }: CombatTold,
  nameIn: (side: Contestant) => string,
): Line[] {
  const found = modifiersOf(kind, attacker, defender)
  const of = (why: string) => {
    const modifier = found.find(each => each.why === why)
    return { side: modifier?.side ?? null, value: modifier?.value ?? 0 }
  }
  const leader: Line = {
    ...of('leader'),
    text: text('line.leader', {
      one: nameIn('attacker'),
      own: attacker.rating,
      other: nameIn('defender'),
      theirs: defender.rating,
    }),
    rule: 'RV-5.31-5a',
  }
  const ratio = ratioOf(attacker.points, defender.points)
  const weaker = Math.min(attacker.points, defender.points)
  const numbers: Line = {
    ...of('numbers'),
    text: text('line.numbers', {
      own: attacker.points,
      theirs: defender.points,
      ratio,
      next: weaker * (ratio + 1),
      more: ratio + 1,
    }),
    rule: 'RV-5.31-5b',
  }
  const cavalry: Line = {
    ...of('cavalry'),
    text: text('line.cavalry', {
      own: attacker.cavalry,
      theirs: defender.cavalry,
      is: of('cavalry').side === null ? 'less' : 'double',
    }),
    rule: 'RV-5.31-5c',
  }
  const cards = found
    .filter(({ why }) => why === 'card')
    .map(({ side, value, rule }): Line => ({ side, value, rule, text: text('why.card') }))
  return [leader, numbers, ...(kind === 'land' ? [cavalry] : []), ...cards]
}
