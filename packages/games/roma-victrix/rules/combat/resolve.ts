import type { Rules } from '@aquila/engine'
import { areaAt, percentOf } from '../../data/index.ts'
import { combatCards, treachery } from '../cards/combat.ts'
import { decide } from '../decide.ts'
import { type Loss, sufferLosses } from '../losses.ts'
import {
  bestSplit,
  type Contestant,
  type Dice,
  loserOf,
  modifiersOf,
  netOf,
  opponentOf,
  percentLost,
  type Split,
  splitsOf,
} from '../odds/combat.ts'
import { findLeader, leaderNoun } from '../pieces.ts'
import { combatStands } from '../standing.ts'
import type { Roma } from '../state.ts'
import { type Combat, combatTold, type Force } from './force.ts'

/** What came of the dice: who lost, and what each side lost in per cent. */
export interface Outcome {
  readonly loser: Contestant | null
  readonly lost: Dice
}

/** Steps 3 to 9 of RV-5.31, for land, naval (RV-5.72-4) and siege combat (RV-10.41-5) alike. */
export function* resolveCombat(g: Roma, combat: Combat): Rules<Outcome> {
  combat.attacker = yield* nameLeader(g, combat.area, combat.attacker)
  combat.defender = yield* nameLeader(g, combat.area, combat.defender)
  // RV-6.2-b: the stacks are shown when a combat is joined.
  g.disclose()
  if (!g.state.revealed.includes(combat.area)) g.state.revealed = [...g.state.revealed, combat.area]
  yield* combatCards(g, combat)
  const { attacker, defender } = combatTold(g, combat)
  const modifiers = modifiersOf(combat.kind, attacker, defender)
  const { holder, net } = netOf(modifiers)
  const dice = { attacker: g.dice.d6('combat'), defender: g.dice.d6('combat') }
  const split = holder === null ? { up: 0, down: 0 } : yield* spendModifier(g, combat, dice, holder, net)
  yield* treachery(g, combat, percentLost(dice, holder, split))
  const lost = exchanged(combat, percentLost(dice, holder, split))
  const loser = loserOf(lost)
  g.tell(() => ({
    kind: 'combat',
    rule: 'RV-5.31-6',
    data: {
      kind: combat.kind,
      area: areaAt(combat.area).id,
      attacker: attacker.power,
      defender: defender.power,
      points: { attacker: attacker.points, defender: defender.points },
      leaders: { attacker: attacker.leaders, defender: defender.leaders },
      units: { attacker: attacker.units, defender: defender.units },
      modifiers: modifiers.map(({ side, value, why }) => ({ side, value, why })),
      holder,
      net,
      dice: { ...dice },
      split: { ...split },
      lost: { ...lost },
      loser,
      ...combatStands(g, combat),
    },
  }))
  // RV-5.31-9: both at once, on what they had when the dice fell.
  yield* sufferLosses(g, [
    lossOf(combat, combat.attacker, percentOf(attacker.points, lost.attacker)),
    lossOf(combat, combat.defender, percentOf(defender.points, lost.defender)),
  ])
  return { loser, lost }
}

/** RV-5.31-5a: one Leader's rating counts; where they differ the owner says whose. */
function* nameLeader(g: Roma, area: number, force: Force): Rules<Force> {
  // Some may have fallen in an earlier interception.
  const leaders = force.leaders
    .flatMap(id => findLeader(g.state, id) ?? [])
    .toSorted((one, other) => other.rating - one.rating)
  const [first] = leaders
  if (first === undefined) return { ...force, leader: null }
  if (leaders.every(({ rating }) => rating === first.rating)) return { ...force, leader: first.id }
  const { noun } = yield* decide(
    g,
    force.power,
    {
      rule: 'RV-5.31-5a',
      task: 'name-leader',
      choices: leaders.map(leader => ({ verb: 'command', noun: leaderNoun(leader) })),
      about: { area: areaAt(area).id },
    },
    () => ({ verb: 'command', noun: leaderNoun(first) }),
  )
  const named = leaders.find(leader => leaderNoun(leader) === noun) ?? first
  return { ...force, leader: named.id }
}

/** RV-5.31-7: after both dice are seen, the holder spends as much of the modifier as he likes. */
function* spendModifier(g: Roma, combat: Combat, dice: Dice, holder: Contestant, net: number): Rules<Split> {
  const { power } = combat[holder]
  const splits = splitsOf(dice, holder, net)
  const best = bestSplit(dice, holder, net)
  const choices = splits.map(split => ({ verb: 'spend' as const, noun: splitName(split) }))
  const answer = yield* decide(
    g,
    power,
    {
      rule: 'RV-5.31-7',
      task: 'spend-modifier',
      choices,
      about: {
        ...combatTold(g, combat),
        holder,
        net,
        own: dice[holder],
        other: dice[opponentOf(holder)],
      },
    },
    () => ({ verb: 'spend', noun: splitName(best) }),
  )
  return splits.find(split => splitName(split) === answer.noun) ?? best
}

/** '+2-1': two on the own die, one off the other's. */
export function splitName({ up, down }: Split): string {
  return `+${up}-${down}`
}

function exchanged({ treachery: swapped }: Combat, { attacker, defender }: Dice): Dice {
  return swapped ? { attacker: defender, defender: attacker } : { attacker, defender }
}

function lossOf({ area, kind }: Combat, force: Force, points: number): Loss {
  const rule = kind === 'siege' ? 'RV-10.41-9' : kind === 'naval' ? 'RV-5.72-4' : 'RV-5.31-9'
  return { exposed: { area, ...force }, points, rule }
}
