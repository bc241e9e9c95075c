import { roundsTillDusk } from '../../data/periods.ts'
import {
  addTo,
  against,
  type Distribution,
  distributionOf,
  FACES,
  type Modifier,
  type RollOdds,
} from './roll.ts'

/** The dice of battle: duel, vanguards, front line, cavalry against leaders, the trial afterwards. */

export interface Champion {
  readonly virtus: number
  readonly astutia: number
}

export interface DuelResult {
  readonly romanTotal: number
  readonly hostileTotal: number
  readonly romanDies: boolean
  readonly hostileDies: boolean
}

/** KOR-DUEL-2: each adds his Astutia to his die. KOR-DUEL-3: he dies if the other's total beats his Virtus. */
export function duelResult(
  roman: Champion,
  hostile: Champion,
  romanDie: number,
  hostileDie: number,
): DuelResult {
  const romanTotal = romanDie + roman.astutia
  const hostileTotal = hostileDie + hostile.astutia
  return {
    romanTotal,
    hostileTotal,
    romanDies: hostileTotal > roman.virtus,
    hostileDies: romanTotal > hostile.virtus,
  }
}

/** The four ways in which a fight between two can end. */
export interface FightOdds {
  readonly romanLost: number
  readonly hostileLost: number
  readonly bothLost: number
  readonly neitherLost: number
}

export function duelOdds(roman: Champion, hostile: Champion): FightOdds {
  const ends = FACES.flatMap(ours => FACES.map(theirs => duelResult(roman, hostile, ours, theirs)))
  const share = (romanDies: boolean, hostileDies: boolean): number =>
    ends.filter(end => end.romanDies === romanDies && end.hostileDies === hostileDies).length / ends.length
  return {
    romanLost: share(true, false),
    hostileLost: share(false, true),
    bothLost: share(true, true),
    neitherLost: share(false, false),
  }
}

/** KOR-CMB-6: a unit of the front line against the one opposite. */
export function attackOdds(virtus: number): RollOdds {
  return against(virtus, 'KOR-CMB-6')
}

/** KOR-VAN-3: a cavalry of the vanguard against the one opposite. */
export function vanguardAttackOdds(virtus: number): RollOdds {
  return against(virtus, 'KOR-VAN-3')
}

/** KOR-VAN-8: the heavy classes of Rome have +1, the side that retreats has -1. */
export function pursuitOdds(
  virtus: number,
  attacker: { readonly heavy: boolean; readonly retreating: boolean },
): RollOdds {
  const modifiers: Modifier[] = []
  if (attacker.heavy) modifiers.push({ rule: 'KOR-VAN-8', why: 'heavy-infantry', value: 1 })
  if (attacker.retreating) modifiers.push({ rule: 'KOR-VAN-8', why: 'retreating', value: -1 })
  return against(virtus, 'KOR-VAN-8', modifiers)
}

/** KOR-RES-2: cavalry in reserve against a leader in the front line. */
export function leaderAttackOdds(virtus: number): RollOdds {
  return against(virtus, 'KOR-RES-2')
}

/** KOR-VAN-7: the others engage only if the die beats the Astutia of their leader; nobody leading counts 0. */
export function engagementOdds(astutia: number): RollOdds {
  return against(astutia, 'KOR-VAN-7')
}

/** KOR-NAV-4, RULING-30: a ship against a ship. */
export function shipOdds(virtus: number): RollOdds {
  return against(virtus, 'KOR-NAV-4')
}

/** A die of a round: how likely it hits, and what the hit costs the other side on the track. */
export interface RoundDie {
  readonly odds: RollOdds
  readonly cost: number
}

/**
 * KOR-CMB-6, RULING-54: what the dice of one side cost the other on the track in one round, if the first misses are
 * rerolled as long as rerolls last. The dice are in the order in which misses are rerolled.
 */
export function roundLosses(dice: readonly RoundDie[], rerolls: number): Distribution {
  let chances = new Map<string, number>([[keyOf(0, rerolls), 1]])
  for (const { odds, cost } of dice) {
    const next = new Map<string, number>()
    for (const [key, likely] of chances) {
      const [lost, left] = readKey(key)
      addTo(next, keyOf(lost + cost, left), likely * odds.chance)
      const missed = likely * (1 - odds.chance)
      if (left > 0 && odds.chance > 0) {
        addTo(next, keyOf(lost + cost, left - 1), missed * odds.chance)
        addTo(next, keyOf(lost, left - 1), missed * (1 - odds.chance))
      } else addTo(next, keyOf(lost, left), missed)
    }
    chances = next
  }
  const losses = new Map<number, number>()
  for (const [key, chance] of chances) addTo(losses, readKey(key)[0], chance)
  return distributionOf(losses)
}

function keyOf(one: number, two: number): string {
  return `${one} ${two}`
}

function readKey(key: string): [number, number] {
  const [one, two] = key.split(' ')
  return [Number(one), Number(two)]
}

/** A pair of the vanguards, by the Virtus of each. */
export interface VanguardPair {
  readonly roman: number
  readonly hostile: number
}

/** RULING-51: a pair fights until at least one of the two is lost; RULING-86: or till dusk. */
export function vanguardPairOdds({ roman, hostile }: VanguardPair): FightOdds {
  const hit = vanguardAttackOdds(hostile).chance
  const struck = vanguardAttackOdds(roman).chance
  const decided = 1 - (1 - hit) * (1 - struck)
  if (decided === 0) return { romanLost: 0, hostileLost: 0, bothLost: 0, neitherLost: 1 }
  const undecided = (1 - decided) ** roundsTillDusk
  const share = (1 - undecided) / decided
  return {
    romanLost: struck * (1 - hit) * share,
    hostileLost: hit * (1 - struck) * share,
    bothLost: hit * struck * share,
    neitherLost: undecided,
  }
}

export interface ClashOdds {
  readonly pairs: readonly FightOdds[]
  /** KOR-VAN-7: who has the better score on the track after the clash. */
  readonly romanWins: number
  readonly hostileWins: number
  readonly tie: number
}

/** The whole clash, with what the track shows already; `costOf` is what a loss counts (RULING-50). */
export function clashOdds(
  pairs: readonly VanguardPair[],
  track: { readonly roman: number; readonly hostile: number },
  costOf: (virtus: number) => number,
): ClashOdds {
  const fights = pairs.map(vanguardPairOdds)
  // How far Rome is ahead on the track.
  let leads = new Map<number, number>([[track.roman - track.hostile, 1]])
  for (const [index, pair] of pairs.entries()) {
    const fight = fights[index]
    if (fight === undefined) continue
    const ours = costOf(pair.roman)
    const theirs = costOf(pair.hostile)
    const next = new Map<number, number>()
    for (const [lead, likely] of leads) {
      addTo(next, lead - ours, likely * fight.romanLost)
      addTo(next, lead + theirs, likely * fight.hostileLost)
      addTo(next, lead + theirs - ours, likely * fight.bothLost)
      addTo(next, lead, likely * fight.neitherLost)
    }
    leads = next
  }
  const total = (fits: (lead: number) => boolean): number =>
    [...leads].reduce((sum, [lead, chance]) => (fits(lead) ? sum + chance : sum), 0)
  return {
    pairs: fights,
    romanWins: total(lead => lead > 0),
    hostileWins: total(lead => lead < 0),
    tie: total(lead => lead === 0),
  }
}

/** KOR-IGN-3: -2 for a lost battle, -1 for a lost siege. */
export function trialModifier(lost: 'battle' | 'siege'): Modifier {
  return lost === 'battle'
    ? { rule: 'KOR-IGN-3', why: 'battle-lost', value: -2 }
    : { rule: 'KOR-IGN-3', why: 'siege-lost', value: -1 }
}

/** KOR-IGN-3: with more than 8 he is acquitted. */
export function isAcquitted(dice: readonly [number, number], lost: 'battle' | 'siege'): boolean {
  return dice[0] + dice[1] + trialModifier(lost).value > 8
}

export function acquittalChance(lost: 'battle' | 'siege'): number {
  const rolls = FACES.flatMap(one => FACES.map(two => isAcquitted([one, two], lost)))
  return rolls.filter(acquitted => acquitted).length / rolls.length
}
