import type { Rules } from '@aquila/engine'
import type { Face } from '../../data/index.ts'
import { beats, pursuitOdds } from '../odds/index.ts'
import { strongestFirst, virtusOf } from '../pieces.ts'
import type { Kings } from '../state.ts'
import { loseUnit } from './casualties.ts'
import { battleOf, infantryOf, isHeavy, otherSide, toldAttacks } from './display.ts'

/**
 * KOR-VAN-8, RULING-52: one round of infantry against infantry, paired strongest to strongest, before the side that
 * has no cavalry left retreats.
 */
export function* pursue(g: Kings, retreating: Face): Rules {
  const battle = battleOf(g)
  const romans = strongestFirst(g, infantryOf(g, 'roman'))
  const others = strongestFirst(g, infantryOf(g, 'hostile'))
  battle.attacks = romans.flatMap((roman, index) => {
    const hostile = others[index]
    if (hostile === undefined) return []
    return [
      rollPursuit(g, 'roman', roman, hostile, retreating),
      rollPursuit(g, 'hostile', hostile, roman, retreating),
    ]
  })
  g.tell({
    kind: 'pursuit',
    rule: 'KOR-VAN-8',
    data: { retreating, ...toldAttacks(battle.attacks) },
  })
  for (const { side, target } of battle.attacks.filter(attack => attack.hits))
    yield* loseUnit(g, otherSide(side), target, 'KOR-VAN-8')
}

function rollPursuit(g: Kings, side: Face, by: string, target: string, retreating: Face) {
  const die = g.dice.d6('pursuit')
  const odds = pursuitOdds(virtusOf(g, target), {
    heavy: side === 'roman' && isHeavy(g, by),
    retreating: side === retreating,
  })
  return { side, by, target, die, hits: beats(odds, die), rerolled: false }
}
