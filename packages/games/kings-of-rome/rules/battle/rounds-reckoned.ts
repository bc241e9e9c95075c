import { roundsTillDusk } from '../../data/periods.ts'
import {
  chanceAgainst,
  type Line,
  rerollsOfLine,
  type Soldier,
  spaceOfStrongest,
  type Throw,
  type Volley,
  volleysOf,
} from '../odds/lines.ts'
import { TRACK_FLOOR } from './display.ts'

/** The combat of two lines, round after round, with the chance of every end. Nothing is rolled and nothing is guessed. */

export interface Fight {
  readonly roman: Line
  readonly hostile: Line
}

/** How a battle ends; the three add up to 1. */
export interface Prospect {
  readonly romanWins: number
  readonly hostileWins: number
  readonly undecided: number
}

interface Likely {
  readonly fight: Fight
  readonly chance: number
}

/** RULING-50: what a loss costs on the track. */
type CostOf = (virtus: number) => number

/** KOR-CMB-6, KOR-TRK-2, KOR-WIN-1: until a space cannot be filled, a marker is at its end, or it is dusk (RULING-86). */
export function combatProspect(begun: Fight, costOf: CostOf): Prospect {
  const ends = { romanWins: 0, hostileWins: 0, undecided: 0 }
  let fighting: readonly Likely[] = [{ fight: begun, chance: 1 }]
  for (let round = 1; round <= roundsTillDusk && fighting.length > 0; round++) {
    const next = new Map<string, Likely>()
    for (const { fight, chance } of fighting)
      for (const after of roundOf(fight, costOf)) {
        const likely = chance * after.chance
        if (round === roundsTillDusk || !isOn(after.fight)) ends[endOf(after.fight)] += likely
        else {
          const key = keyOf(after.fight)
          next.set(key, { fight: after.fight, chance: (next.get(key)?.chance ?? 0) + likely })
        }
      }
    fighting = [...next.values()]
  }
  return ends
}

function isOn({ roman, hostile }: Fight): boolean {
  return [roman, hostile].every(({ front, track }) => !front.includes(null) && track > TRACK_FLOOR)
}

/** KOR-WIN-1: the smaller loss on the track has won. */
function endOf({ roman, hostile }: Fight): keyof Prospect {
  if (roman.track === hostile.track) return 'undecided'
  return roman.track > hostile.track ? 'romanWins' : 'hostileWins'
}

/** One round: all dice, the losses of both sides together, then the reserves. */
function roundOf(fight: Fight, costOf: CostOf): Likely[] {
  const ours = volleysOf(romanThrows(fight), fight.roman.front.length, rerollsOfLine(fight.roman))
  const theirs = volleysOf(hostileThrows(fight), fight.hostile.front.length, rerollsOfLine(fight.hostile))
  return ours.flatMap(romans =>
    theirs.flatMap(hostiles => {
      const struck = {
        roman: afterVolleys(fight.roman, romans, hostiles, costOf),
        hostile: afterVolleys(fight.hostile, hostiles, romans, costOf),
      }
      const chance = romans.chance * hostiles.chance
      return reservesAct(fight, struck, costOf).map(after => ({ ...after, chance: chance * after.chance }))
    }),
  )
}

/** Rome rerolls where a hit is likeliest. */
function romanThrows({ hostile }: Fight): Throw[] {
  return hostile.front
    .flatMap((target, space) => (target === null ? [] : [{ space, chance: chanceAgainst(target.virtus) }]))
    .toSorted((one, two) => two.chance - one.chance)
}

/** RULING-54: the others reroll their first misses, beginning with the leader's space. */
function hostileThrows({ roman, hostile }: Fight): Throw[] {
  return hostile.front
    .flatMap((soldier, space) => {
      const target = roman.front[space] ?? null
      if (soldier === null || target === null || (soldier.broughtUp && target.heavy)) return []
      return [{ space, chance: chanceAgainst(target.virtus) }]
    })
    .toSorted(
      (one, two) => Number(two.space === hostile.leaderSpace) - Number(one.space === hostile.leaderSpace),
    )
}

/** A line after a round: its own rerolls are made, and the hits of the others have fallen. */
function afterVolleys(line: Line, own: Volley, others: Volley, costOf: CostOf): Line {
  const front = line.front.map((soldier, space) => (others.hits[space] === true ? null : soldier))
  const lost = line.front.filter((_, space) => others.hits[space] === true)
  const cost = lost.reduce((sum, soldier) => sum + costOf(soldier?.virtus ?? 0), 0)
  const after = { ...line, front, rerolled: line.rerolled + own.rerolled }
  return lost.length === 0 ? after : { ...after, track: trackAfter(after, cost) }
}

/** KOR-TRK-1, RULING-50: the marker goes down; to its end if nobody is left. */
function trackAfter({ front, reserve, track }: Line, cost: number): number {
  const left = reserve.length + front.filter(soldier => soldier !== null).length
  return left === 0 ? TRACK_FLOOR : Math.max(TRACK_FLOOR, track - cost)
}

/** KOR-RES-1 to KOR-RES-3, RULING-72: Rome first. `before` has who fell in the gaps. */
function reservesAct(before: Fight, { roman, hostile }: Fight, costOf: CostOf): Likely[] {
  const gaps = gapsOf(roman).length
  const riders = roman.reserve.filter(({ mounted }) => mounted).length
  const onFoot = roman.reserve.length - riders
  // Cavalry that no gap needs goes for their leader.
  const spare = Math.min(riders, Math.max(0, riders - Math.max(0, gaps - onFoot)))
  const ours = gapsFilled(before.roman, roman)
  return attacksOnLeader(hostile, spare, costOf).flatMap(({ line, chance }) =>
    hostilesAct(before.hostile, { roman: ours, hostile: line }, costOf).map(after => ({
      ...after,
      chance: chance * after.chance,
    })),
  )
}

function gapsOf({ front }: Line): number[] {
  return front.flatMap((soldier, space) => (soldier === null ? [space] : []))
}

/** KOR-RES-1, KOR-RES-2: infantry only where infantry fell, the strongest first; cavalry where there is no infantry. */
function gapsFilled(before: Line, line: Line): Line {
  return gapsOf(line).reduce((filled, space) => {
    const fell = before.front[space]?.mounted === true
    const onFoot = filled.reserve.find(({ mounted }) => !mounted && !fell)
    const soldier = onFoot ?? filled.reserve.find(({ mounted }) => mounted)
    return soldier === undefined ? filled : broughtUp(filled, soldier, space)
  }, line)
}

function broughtUp(line: Line, soldier: Soldier, space: number): Line {
  const front = line.front.with(space, { ...soldier, broughtUp: soldier.mounted })
  return { ...line, front, reserve: line.reserve.filter(other => other !== soldier) }
}

/** KOR-RES-2: so many cavalry go for a leader in the front line; who follows him can be attacked in turn. */
function attacksOnLeader(
  line: Line,
  attacks: number,
  costOf: CostOf,
): { readonly line: Line; readonly chance: number }[] {
  const [leader, ...followers] = line.leaders
  if (attacks === 0 || leader === undefined || !line.leadsFromFront) return [{ line, chance: 1 }]
  const hit = chanceAgainst(leader.virtus)
  const without = {
    ...line,
    leaders: followers,
    leaderSpace: spaceOfStrongest(line.front),
    track: trackAfter(line, costOf(leader.virtus)),
  }
  return [
    { line: without, chance: hit },
    { line, chance: 1 - hit },
  ]
    .filter(({ chance }) => chance > 0)
    .flatMap(({ line: left, chance }) =>
      attacksOnLeader(left, attacks - 1, costOf).map(after => ({ ...after, chance: chance * after.chance })),
    )
}

/** KOR-RES-3, RULING-55: their infantry, then cavalry where it can fight, else against the leader, else into any gap. */
function hostilesAct(before: Line, fight: Fight, costOf: CostOf): Likely[] {
  let { hostile } = fight
  for (const soldier of hostile.reserve.filter(({ mounted }) => !mounted)) {
    const space = gapsOf(hostile).find(gap => before.front[gap]?.mounted !== true)
    if (space !== undefined) hostile = broughtUp(hostile, soldier, space)
  }
  let attacks = 0
  const isLed = fight.roman.leadsFromFront && fight.roman.leaders.length > 0
  for (const soldier of hostile.reserve.filter(({ mounted }) => mounted)) {
    const gaps = gapsOf(hostile)
    const space = gaps.find(gap => fight.roman.front[gap]?.heavy !== true)
    if (space !== undefined) hostile = broughtUp(hostile, soldier, space)
    else if (isLed) attacks++
    else if (gaps[0] !== undefined) hostile = broughtUp(hostile, soldier, gaps[0])
  }
  return attacksOnLeader(fight.roman, attacks, costOf).map(({ line, chance }) => ({
    fight: { roman: line, hostile },
    chance,
  }))
}

function keyOf({ roman, hostile }: Fight): string {
  return `${keyOfLine(roman)}/${keyOfLine(hostile)}`
}

function keyOfLine({ front, reserve, leaders, leaderSpace, rerolled, track }: Line): string {
  const soldiers = [...front, ...reserve].map(soldier => (soldier === null ? '-' : keyOfSoldier(soldier)))
  return [soldiers.join(''), leaders.length, leaderSpace, rerolled, track].join(' ')
}

function keyOfSoldier({ virtus, mounted, heavy, broughtUp: came }: Soldier): string {
  return `${virtus}${mounted ? (came ? 'r' : 'c') : heavy ? 'h' : 'f'}`
}
