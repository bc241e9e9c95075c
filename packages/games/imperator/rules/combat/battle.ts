import type { Rules } from '@aquila/engine'
import type { CombatCell } from '../../data/combat-table.ts'
import type { Campaign } from '../state.ts'
import { playAfterBattle, playBeforeBattle } from '../stratagems/battle.ts'
import { rollInCampaign } from '../stratagems/roll.ts'
import { armiesOf } from './armies.ts'
import { type Engagement, isOn, zonesAttackersCameFrom } from './forces.ts'
import { sufferLosses } from './losses.ts'
import { type BattleSketch, battleOdds, type Odds, readTable, sketchOf } from './odds.ts'

/** 10.1: strength points on both sides that make a victory worth a victory point. */
export const GREAT_BATTLE = 35

/** 8.3, 8.4, 8.5: a battle from the stratagems before it to those after it. */
export function* fight(g: Campaign, battle: Engagement): Rules {
  const { series } = g.data
  // Losses do not open a way that the attackers came by.
  const cameFrom = zonesAttackersCameFrom(g, battle.zone)
  yield* playBeforeBattle(g, battle)
  if (!isOn(g, battle)) return
  const sketch = sketchOf(g, battle)
  const odds = battleOdds(g, sketch)
  series.battleJoined(g, sketch)
  const cell = yield* resolve(g, battle, sketch, odds)
  const attackerWins = cell.winner === 'attacker'
  const [winner, loser] = attackerWins
    ? [sketch.attacker, sketch.defender]
    : [sketch.defender, sketch.attacker]
  const beaten = loser.units.length
  yield* sufferLosses(g, battle.zone, sketch.attacker, cell.attacker, beaten)
  yield* sufferLosses(g, battle.zone, sketch.defender, cell.defender, beaten)
  if (odds.strength[0] + odds.strength[1] >= GREAT_BATTLE)
    yield* series.score(g, winner.side, 1, g.data.cites.greatBattle, 'battle-won')
  yield* series.fateOfLeaders(g, battle, cell, winner, loser)
  yield* series.afterLosses(g, battle.zone, loser.side)
  // 8.4.1: the loser leaves.
  yield* series.retreat(g, battle, loser.side, attackerWins ? cameFrom : [])
  yield* series.afterLosses(g, battle.zone, winner.side)
  yield* playAfterBattle(g, battle.zone, sketch.attacker, sketch.defender)
}

/** 8.3: the attacker rolls, unless a stratagem has decided already. */
function* resolve(g: Campaign, battle: Engagement, sketch: BattleSketch, odds: Odds): Rules<CombatCell> {
  const { data } = g
  let die: number | null = null
  let modified = battle.conqueror === battle.attacker ? data.combat.highestRow : data.combat.lowestRow
  if (battle.conqueror === null) {
    die = yield* rollInCampaign(g, {
      die: 'd6',
      purpose: 'battle',
      roller: battle.attacker,
      zone: battle.zone,
    })
    modified = die + odds.modifier
  }
  const { row, cell } = readTable(data, modified, odds.shifted)
  const winner = cell.winner === 'attacker' ? battle.attacker : battle.defender
  g.tell(() => ({
    kind: 'battle',
    rule: data.cites.battle,
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
      year: g.state.year,
      armies: armiesOf(g, sketch, odds),
    },
  }))
  return cell
}
