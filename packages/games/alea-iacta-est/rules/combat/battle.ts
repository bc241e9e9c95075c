import type { Rules } from '@aquila/engine'
import type { CombatCell } from '../../data/index.ts'
import { rollWithFavour } from '../favour.ts'
import { loseSurplusCargo } from '../movement/transport.ts'
import { scorePoints } from '../score.ts'
import type { Alea } from '../state.ts'
import { type Engagement, isOn, zonesAttackersCameFrom } from './forces.ts'
import { duelsOf, fateOfLeaders, noteFactionLeaders } from './leaders.ts'
import { sufferLosses } from './losses.ts'
import { type BattleSketch, battleOdds, type Odds, readTable, sketchOf } from './odds.ts'
import { retreat } from './retreat.ts'
import { playAfterBattle, playBeforeBattle } from './stratagems.ts'

/** AIE-10.1-a: strength points on both sides that make a victory worth a victory point. */
const GREAT_BATTLE = 35

/** AIE-8.3, AIE-8.4, AIE-8.5: a battle from the stratagems before it to those after it. */
export function* fight(g: Alea, battle: Engagement): Rules {
  // Losses do not open a way that the attackers came by.
  const cameFrom = zonesAttackersCameFrom(g, battle.zone)
  yield* playBeforeBattle(g, battle)
  if (!isOn(g, battle)) return
  const sketch = sketchOf(g, battle)
  const odds = battleOdds(g, sketch)
  const duels = duelsOf(g, battle, sketch.attacker, sketch.defender)
  noteFactionLeaders(g, sketch.attacker, sketch.defender)
  const cell = yield* resolve(g, battle, sketch, odds)
  const attackerWins = cell.winner === 'attacker'
  const [winner, loser] = attackerWins
    ? [sketch.attacker, sketch.defender]
    : [sketch.defender, sketch.attacker]
  const beaten = loser.units.length
  yield* sufferLosses(g, battle.zone, sketch.attacker, cell.attacker, beaten)
  yield* sufferLosses(g, battle.zone, sketch.defender, cell.defender, beaten)
  if (odds.strength[0] + odds.strength[1] >= GREAT_BATTLE)
    yield* scorePoints(g, winner.side, 1, 'AIE-10.1-a', 'battle-won')
  yield* fateOfLeaders(g, battle.zone, cell, winner, loser, duels)
  yield* loseSurplusCargo(g, battle.zone, loser.side)
  // AIE-CT-f: the loser leaves; after a duel whatever has not gone over to the victor (AIE-3.6.4-d).
  yield* retreat(g, battle, loser.side, attackerWins ? cameFrom : [])
  yield* loseSurplusCargo(g, battle.zone, winner.side)
  yield* playAfterBattle(g, battle.zone, sketch.attacker, sketch.defender)
}

/** AIE-8.3-b: the attacker rolls, unless Veni, Vidi, Vici has decided already (AIE-6.3-h). */
function* resolve(g: Alea, battle: Engagement, sketch: BattleSketch, odds: Odds): Rules<CombatCell> {
  const { data } = g
  let die: number | null = null
  let modified = battle.conqueror === battle.attacker ? data.combat.highestRow : data.combat.lowestRow
  if (battle.conqueror === null) {
    die = yield* rollWithFavour(g, {
      die: 'd6',
      purpose: 'battle',
      roller: battle.attacker,
      zone: battle.zone,
    })
    modified = die + odds.modifier
  }
  const { row, cell } = readTable(data, modified, odds.shifted)
  const winner = cell.winner === 'attacker' ? battle.attacker : battle.defender
  g.tell({
    kind: 'battle',
    rule: 'AIE-8.3-b',
    data: {
      zone: battle.zone,
      naval: battle.kind === 'naval',
      attacker: battle.attacker,
      defender: battle.defender,
      attackers: [...sketch.attacker.leaders, ...sketch.attacker.units],
      defenders: [...sketch.defender.leaders, ...sketch.defender.units],
      strength: odds.strength,
      column: data.combat.columns[odds.shifted]?.label ?? '',
      shifts: odds.shifts.map(modifier => ({ ...modifier })),
      modifiers: odds.modifiers.map(modifier => ({ ...modifier })),
      die,
      row,
      result: `${cell.attacker} / ${cell.defender}`,
      winner,
    },
  })
  return cell
}
