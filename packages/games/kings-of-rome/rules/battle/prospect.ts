import type { Face } from '../../data/index.ts'
import { engagementOdds, pursuitOdds, vanguardPairOdds } from '../odds/index.ts'
import { type Line, type Soldier, spaceOfStrongest } from '../odds/lines.ts'
import { type Army, astutiaOf, isCavalry, strongestFirst, virtusOf } from '../pieces.ts'
import type { KingsPosition } from '../state.ts'
import { costOnTrack, isHeavy, WIDEST_FRONT } from './display.ts'
import { championOf } from './duel.ts'
import { combatProspect, type Prospect } from './rounds-reckoned.ts'

/**
 * How a battle in the open would end, before it is fought: the chance of every end, by the dice of the rules. It goes by a
 * plain conduct of Rome: no duel, Attack, the lines by Virtus, the leader where it helps more, in front or in reserve, the
 * beaten engaged wherever they stand.
 */
export function battleProspect(position: KingsPosition, roman: Army, hostile: Army): Prospect {
  const [fromFront, fromReserve] = [true, false].map(leadsFromFront =>
    prospectOf({ position, roman, hostile, leadsFromFront, track: { roman: 0, hostile: 0 } }),
  )
  if (fromFront === undefined || fromReserve === undefined) return NOTHING
  return fromFront.romanWins >= fromReserve.romanWins ? fromFront : fromReserve
}

interface Meeting {
  readonly position: KingsPosition
  readonly roman: Army
  readonly hostile: Army
  readonly leadsFromFront: boolean
  readonly track: Readonly<Record<Face, number>>
}

const NOTHING: Prospect = { romanWins: 0, hostileWins: 0, undecided: 1 }

/** KOR-VAN-1: where only one side has cavalry, no tactics are chosen (RULING-52). */
function prospectOf(meeting: Meeting): Prospect {
  const { position, roman, hostile } = meeting
  const combat = combatOf(meeting)
  const riders = (army: Army) => army.units.filter(unit => isCavalry(position, unit))
  if (riders(roman).length === 0 || riders(hostile).length === 0) return combat
  // KOR-TAC-1: the choice of the others is drawn; KOR-VAN-9: Attack against Attack is combat at once.
  return sumOf([
    { prospect: combat, chance: 1 / 2 },
    { prospect: afterClash(meeting), chance: 1 / 2 },
  ])
}

/** KOR-CMB-1 to KOR-CMB-3: the lines are drawn up, and the rounds follow. */
function combatOf({ position, roman, hostile, leadsFromFront, track }: Meeting): Prospect {
  const width = Math.min(roman.units.length, hostile.units.length, WIDEST_FRONT)
  if (width === 0) return NOTHING
  return combatProspect(
    {
      roman: { ...lineOf(position, roman, width), leadsFromFront, track: track.roman },
      hostile: { ...lineOf(position, hostile, width), track: track.hostile },
    },
    virtus => costOnTrack(position, virtus),
  )
}

/** KOR-CMB-2: infantry first, the strongest first. */
function lineOf(position: KingsPosition, army: Army, width: number): Line {
  const { leader, subordinates } = army
  const units = strongestFirst(position, army.units)
  const inOrder = [
    ...units.filter(unit => !isCavalry(position, unit)),
    ...units.filter(unit => isCavalry(position, unit)),
  ].map(unit => soldierOf(position, unit))
  const front = inOrder.slice(0, width)
  return {
    front,
    reserve: inOrder.slice(width),
    leaders: (leader === null ? [] : [leader, ...subordinates]).map(each => championOf(position, each)),
    leadsFromFront: true,
    leaderSpace: spaceOfStrongest(front),
    rerolled: 0,
    track: 0,
  }
}

function soldierOf(position: KingsPosition, unit: string): Soldier {
  return {
    virtus: virtusOf(position, unit),
    mounted: isCavalry(position, unit),
    heavy: isHeavy(position, unit),
    broughtUp: false,
  }
}

/** KOR-VAN-2 to KOR-VAN-8: Rome attacks, the others are on the defence; the strongest cavalry of both clash. */
function afterClash(meeting: Meeting): Prospect {
  const { position, roman, hostile } = meeting
  const riders = (army: Army) =>
    strongestFirst(
      position,
      army.units.filter(unit => isCavalry(position, unit)),
    )
  const theirs = riders(hostile)
  const pairs = riders(roman).flatMap((ours, index) => {
    const other = theirs[index]
    return other === undefined ? [] : [{ ours, theirs: other }]
  })
  return sumOf(
    clashes(position, pairs).map(({ lost, chance }) => ({ prospect: afterLosses(meeting, lost), chance })),
  )
}

interface Clash {
  readonly lost: readonly string[]
  readonly chance: number
}

/** RULING-51: every way in which the pairs can end. */
function clashes(position: KingsPosition, pairs: readonly { ours: string; theirs: string }[]): Clash[] {
  let ends: Clash[] = [{ lost: [], chance: 1 }]
  for (const { ours, theirs } of pairs) {
    const odds = vanguardPairOdds({ roman: virtusOf(position, ours), hostile: virtusOf(position, theirs) })
    const ways: Clash[] = [
      { lost: [ours], chance: odds.romanLost },
      { lost: [theirs], chance: odds.hostileLost },
      { lost: [ours, theirs], chance: odds.bothLost },
      { lost: [], chance: odds.neitherLost },
    ]
    ends = ends.flatMap(end =>
      ways
        .filter(({ chance }) => chance > 0)
        .map(way => ({ lost: [...end.lost, ...way.lost], chance: end.chance * way.chance })),
    )
  }
  return ends
}

/** KOR-VAN-7, KOR-VAN-8, RULING-52: what the armies that are left make of it. */
function afterLosses(meeting: Meeting, lost: readonly string[]): Prospect {
  const { position } = meeting
  const without = (army: Army): Army => ({ ...army, units: army.units.filter(unit => !lost.includes(unit)) })
  const [roman, hostile] = [without(meeting.roman), without(meeting.hostile)]
  if (!hostile.units.some(unit => isCavalry(position, unit))) return afterPursuit(position, roman, hostile)
  const costOf = (army: Army): number =>
    lost
      .filter(unit => army.units.includes(unit))
      .reduce((sum, unit) => sum + costOnTrack(position, virtusOf(position, unit)), 0)
  const track = { roman: -costOf(meeting.roman), hostile: -costOf(meeting.hostile) }
  if (track.roman === track.hostile) return NOTHING
  const combat = combatOf({ ...meeting, roman, hostile, track })
  if (track.roman > track.hostile) return combat
  const astutia = hostile.leader === null ? 0 : astutiaOf(position.data, hostile.leader)
  const engaged = engagementOdds(astutia).chance
  return sumOf([
    { prospect: combat, chance: engaged },
    { prospect: NOTHING, chance: 1 - engaged },
  ])
}

/** KOR-VAN-8, RULING-50: the beaten are driven off, and Rome has won unless nobody of her army is left. */
function afterPursuit(position: KingsPosition, roman: Army, hostile: Army): Prospect {
  const onFoot = (army: Army) =>
    strongestFirst(
      position,
      army.units.filter(unit => !isCavalry(position, unit)),
    )
  const [ours, theirs] = [onFoot(roman), onFoot(hostile)]
  const allFall = roman.units.length === ours.length && ours.length <= theirs.length
  const lost = allFall
    ? ours.reduce(
        (product, unit) =>
          product * pursuitOdds(virtusOf(position, unit), { heavy: false, retreating: true }).chance,
        1,
      )
    : 0
  return { romanWins: 1 - lost, hostileWins: 0, undecided: lost }
}

function sumOf(parts: readonly { readonly prospect: Prospect; readonly chance: number }[]): Prospect {
  const total = (end: keyof Prospect): number =>
    parts.reduce((sum, { prospect, chance }) => sum + prospect[end] * chance, 0)
  return {
    romanWins: total('romanWins'),
    hostileWins: total('hostileWins'),
    undecided: total('undecided'),
  }
}
