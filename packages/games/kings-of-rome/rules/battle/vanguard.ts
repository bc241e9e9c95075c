import type { Rules } from '@aquila/engine'
import type { Face, HexId } from '../../data/index.ts'
import { roundsTillDusk } from '../../data/periods.ts'
import { nightFalls } from '../dusk.ts'
import { beats, engagementOdds, vanguardAttackOdds } from '../odds/index.ts'
import { astutiaOf, strongestFirst, virtusOf } from '../pieces.ts'
import { type Kings, ROME } from '../state.ts'
import { ask, pick } from '../tasks.ts'
import { loseUnit } from './casualties.ts'
import { aheadOnTrack, battleOf, cavalryOf, otherSide, toldAttacks, type VanguardDuel } from './display.ts'
import { canBeEngaged, goAfter, standBack, whereabouts } from './engagement.ts'
import { pursue } from './pursuit.ts'

/** How the clash leaves the battle: combat follows, or the armies part, or one side was driven off and pursued. */
export type ClashEnd =
  | { readonly next: 'combat' }
  | { readonly next: 'parted' }
  | { readonly next: 'driven-off'; readonly winner: Face }

/** KOR-VAN-2 to KOR-VAN-9, in their order. The tactics have been chosen. */
export function* clashOfVanguards(g: Kings): Rules<ClashEnd> {
  const battle = battleOf(g)
  const { roman, hostile } = battle
  if (roman.tactic === 'attack' && hostile.tactic === 'attack') {
    g.tell({ kind: 'no-clash', rule: 'KOR-VAN-9', data: { hex: battle.hex } })
    return { next: 'combat' }
  }
  battle.step = 'vanguard'
  battle.vanguard = yield* pairVanguards(g)
  yield* fightVanguards(g)
  if (roman.tactic === 'defence' && hostile.tactic === 'defence') {
    g.tell({ kind: 'armies-part', rule: 'KOR-VAN-6', data: { hex: battle.hex, reason: 'both-on-defence' } })
    return { next: 'parted' }
  }
  return yield* attackMeetsDefence(g, roman.tactic === 'defence' ? 'roman' : 'hostile')
}

/** KOR-VAN-2, RULING-51: equal numbers; the player picks his, the others send their strongest; paired by Virtus. */
function* pairVanguards(g: Kings): Rules<VanguardDuel[]> {
  const ours = cavalryOf(g, 'roman')
  const theirs = strongestFirst(g, cavalryOf(g, 'hostile'))
  const pairs = Math.min(ours.length, theirs.length)
  const sent: string[] = []
  let left = ours
  while (sent.length < pairs) {
    const unit =
      left.length === pairs - sent.length
        ? left[0]
        : yield* pick({
            role: ROME,
            rule: 'KOR-VAN-2',
            task: 'vanguard',
            verb: 'send',
            nouns: left,
            about: { left: pairs - sent.length },
          })
    if (unit === undefined) break
    sent.push(unit)
    left = left.filter(other => other !== unit)
  }
  const paired = strongestFirst(g, sent).flatMap((roman, index) => {
    const hostile = theirs[index]
    return hostile === undefined ? [] : [{ roman, hostile, over: false }]
  })
  g.tell({
    kind: 'vanguards',
    rule: 'KOR-VAN-2',
    data: { ours: paired.map(({ roman }) => roman), theirs: paired.map(({ hostile }) => hostile) },
  })
  return paired
}

/** KOR-VAN-3 to KOR-VAN-5: all pairs roll together, round after round, until in each of them somebody is lost; or till dusk. */
function* fightVanguards(g: Kings): Rules {
  const battle = battleOf(g)
  for (let round = 1; round <= roundsTillDusk; round++) {
    const fighting = battle.vanguard.filter(pair => !pair.over)
    if (fighting.length === 0) return
    battle.attacks = fighting.flatMap(pair => rollPair(g, pair))
    g.tell({
      kind: 'vanguard-round',
      rule: 'KOR-VAN-3',
      data: toldAttacks(battle.attacks),
    })
    const hits = battle.attacks.filter(attack => attack.hits)
    for (const { side, target } of hits) yield* loseUnit(g, otherSide(side), target, 'KOR-VAN-3')
    // KOR-VAN-4: a unit that has no opponent any more rejoins the army.
    for (const pair of fighting)
      pair.over = hits.some(({ target }) => target === pair.roman || target === pair.hostile)
  }
  if (battle.vanguard.some(pair => !pair.over)) nightFalls(g, 'KOR-VAN-5')
}

function rollPair(g: Kings, { roman, hostile }: VanguardDuel) {
  return [
    { side: 'roman' as const, by: roman, target: hostile },
    { side: 'hostile' as const, by: hostile, target: roman },
  ].map(({ side, by, target }) => {
    const die = g.dice.d6('vanguard')
    const hits = beats(vanguardAttackOdds(virtusOf(g, target)), die)
    return { side, by, target, die, hits, rerolled: false }
  })
}

/** KOR-VAN-7, KOR-VAN-8, RULING-52: one side attacks, the other is on the defence. */
function* attackMeetsDefence(g: Kings, defending: Face): Rules<ClashEnd> {
  const battle = battleOf(g)
  if (cavalryOf(g, defending).length === 0) {
    yield* pursue(g, defending)
    const pursuer = otherSide(defending)
    if (battle[pursuer].units.length > 0) return { next: 'driven-off', winner: pursuer }
    // RULING-50: a side that is gone from the field has not won it.
    g.tell({ kind: 'armies-part', rule: 'KOR-VAN-8', data: { hex: battle.hex, reason: 'nobody-left' } })
    return { next: 'parted' }
  }
  const winner = aheadOnTrack(battle)
  g.tell({ kind: 'clash-won', rule: 'KOR-VAN-7', data: { winner } })
  if (winner !== null && (yield* engages(g, winner))) return { next: 'combat' }
  g.tell({ kind: 'armies-part', rule: 'KOR-VAN-7', data: { hex: battle.hex, reason: 'not-engaged' } })
  return { next: 'parted' }
}

/** KOR-VAN-7: the beaten side has stood back; if it can be reached and the winner wants it, the battle is fought there. */
function* engages(g: Kings, winner: Face): Rules<boolean> {
  const beaten = otherSide(winner)
  yield* standBack(g, beaten)
  const hex = whereabouts(g, beaten)
  if (hex === null || !canBeEngaged(g, beaten)) return false
  const wants = winner === 'roman' ? yield* romansWantBattle(hex) : hostilesWantBattle(g)
  if (wants) goAfter(g, winner, hex)
  return wants
}

/** KOR-VAN-7: the player may. */
function* romansWantBattle(hex: HexId): Rules<boolean> {
  const { verb } = yield ask({
    role: ROME,
    rule: 'KOR-VAN-7',
    task: 'engage',
    choices: [{ verb: 'engage' }, { verb: 'withdraw' }],
    about: { hex },
  })
  return verb === 'engage'
}

/** KOR-VAN-7: the others do if a die beats the Astutia of their leader. */
function hostilesWantBattle(g: Kings): boolean {
  const { leader } = battleOf(g).hostile
  const die = g.dice.d6('engagement')
  const odds = engagementOdds(leader === null ? 0 : astutiaOf(g.data, leader))
  const wants = beats(odds, die)
  g.tell({
    kind: 'engagement',
    rule: 'KOR-VAN-7',
    data: { leader, die, target: odds.target, engages: wants },
  })
  return wants
}
