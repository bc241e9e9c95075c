import type { Face, HexId, KingsData, NationId } from '../../data/index.ts'
import { astutiaOf, isCavalry, isInfantry, typeOf, virtusOf } from '../pieces.ts'
import type { Kings, KingsPosition } from '../state.ts'

/** The battle display: the front lines, the reserves, the track. It is part of the state, so the screen can draw it. */

/** An action of Rome, a Military reaction, an ambush (KOR-AMB-4), or a sally out of a besieged city. */
export type BattleKind = 'action' | 'military' | 'ambush' | 'sortie'

/** KOR-TAC-1: the soldier or the mask. */
export type Tactic = 'attack' | 'defence'

export type BattleStep = 'duel' | 'tactics' | 'vanguard' | 'deployment' | 'combat' | 'reserves' | 'aftermath'

export interface BattleSide {
  /** Who commands; null: nobody is left to (RULING-66). */
  leader: string | null
  /** KOR-CMB-1: the other leaders, who stand aside. */
  aside: string[]
  /** The units that are still in the battle. */
  units: string[]
  /** The spaces of the front line; null: empty. */
  front: (string | null)[]
  reserve: string[]
  /** The space in which the leader stands; null: in reserve, or there is none. */
  leaderSpace: number | null
  /** RULING-54: dice rerolled so far. */
  rerolled: number
  /** KOR-TRK-1: 0 down to -19. */
  track: number
  tactic: Tactic | null
  /** KOR-RES-3: cavalry that came up from the reserve, fallen or not. */
  broughtUp: string[]
  /** The unit that was lost last in each space: infantry replaces infantry only (KOR-RES-1). */
  fallen: (string | null)[]
}

/** A die that was rolled in the battle, as the display shows it. */
export interface Attack {
  readonly side: Face
  readonly by: string
  readonly target: string
  die: number
  hits: boolean
  rerolled: boolean
}

export interface VanguardDuel {
  readonly roman: string
  readonly hostile: string
  over: boolean
}

export interface BattleState {
  /** Where it is fought; an engagement after the clash may take it elsewhere (KOR-VAN-7). */
  hex: HexId
  readonly kind: BattleKind
  /** KOR-BP-4: who came into the hex; the other is the defender. */
  readonly attacker: Face
  from: HexId | null
  /** The people that Rome fights. */
  readonly nation: NationId | null
  step: BattleStep
  /** 0 before the first round of combat. */
  round: number
  roman: BattleSide
  hostile: BattleSide
  vanguard: VanguardDuel[]
  /** The dice of the round that is being fought, or was fought last. */
  attacks: Attack[]
  lost: string[]
  /** RULING-29: was the King there when it began? */
  readonly withKing: boolean
  /** RULING-66: did anybody lead the Romans when it began? */
  readonly withLeader: boolean
  /** KOR-TRI-1: all hostile infantry that there was. */
  readonly hostileInfantry: readonly string[]
  hostileLeaderLost: boolean
}

/** KOR-TRK-1 */
export const TRACK_FLOOR = -19

/** RULING-53 */
export const WIDEST_FRONT = 5

export function battleOf({ state }: KingsPosition): BattleState {
  if (state.battle === null) throw new Error('no battle is being fought')
  return state.battle
}

export function newSide(
  leader: string | null,
  aside: readonly string[],
  units: readonly string[],
): BattleSide {
  return {
    leader,
    aside: [...aside],
    units: [...units],
    front: [],
    reserve: [],
    leaderSpace: null,
    rerolled: 0,
    track: 0,
    tactic: null,
    broughtUp: [],
    fallen: [],
  }
}

export function otherSide(side: Face): Face {
  return side === 'roman' ? 'hostile' : 'roman'
}

export function cavalryOf(position: KingsPosition, side: Face): string[] {
  return battleOf(position)[side].units.filter(unit => isCavalry(position, unit))
}

export function infantryOf(position: KingsPosition, side: Face): string[] {
  return battleOf(position)[side].units.filter(unit => isInfantry(position, unit))
}

/** Classes I and II of the Roman levy. */
export function isHeavy(position: KingsPosition, unit: string): boolean {
  const type = typeOf(position, unit)
  return type === 'I' || type === 'II'
}

/** RULING-50: what a loss costs on the track: one, or its Virtus by the option. */
export function costOnTrack({ options }: KingsPosition, virtus: number): number {
  return options.trackBy === 'virtus' ? virtus : 1
}

/** RULING-54: how many dice a side can still reroll; its leader must stand in the front line. */
export function rerollsLeft(position: KingsPosition, side: Face): number {
  return rerollsOf(position.data, battleOf(position)[side])
}

export function rerollsOf(
  data: KingsData,
  { leader, leaderSpace, rerolled }: Pick<ToldSide, 'leader' | 'leaderSpace' | 'rerolled'>,
): number {
  if (leader === null || leaderSpace === null) return 0
  return Math.max(0, astutiaOf(data, leader) - rerolled)
}

/** The display as it stands: all that is drawn of a battle, and all of it lies open. A battle that ends is told with it. */
export type ToldDisplay = {
  readonly turn: number
  readonly king: string | null
  readonly kind: BattleKind
  readonly attacker: Face
  readonly nation: NationId | null
  readonly roman: ToldSide
  readonly hostile: ToldSide
  readonly attacks: readonly { readonly [K in keyof Attack]: Attack[K] }[]
  readonly lost: readonly string[]
  /** Those who are not at hand any more this year, or never again. */
  readonly spent: readonly string[]
}

export type ToldSide = {
  readonly leader: string | null
  readonly units: readonly string[]
  readonly front: readonly (string | null)[]
  readonly reserve: readonly string[]
  readonly leaderSpace: number | null
  readonly rerolled: number
  readonly track: number
  readonly tactic: Tactic | null
  readonly fallen: readonly (string | null)[]
}

/** The log copies the lists. */
export function displayTold({ state }: KingsPosition, battle: BattleState): ToldDisplay {
  const { kind, attacker, nation, roman, hostile, attacks, lost } = battle
  const all = [roman, hostile].flatMap(({ leader, units }) => (leader === null ? units : [leader, ...units]))
  return {
    turn: state.turn,
    king: state.king,
    kind,
    attacker,
    nation,
    roman: sideTold(roman),
    hostile: sideTold(hostile),
    attacks: attacks.map(attack => ({ ...attack })),
    lost,
    spent: all.filter(id => state.notes.triumphed.includes(id) || state.convicted.includes(id)),
  }
}

function sideTold(side: BattleSide): ToldSide {
  const { leader, units, front, reserve, leaderSpace, rerolled, track, tactic, fallen } = side
  return {
    leader,
    units,
    front,
    reserve,
    leaderSpace,
    rerolled,
    track,
    tactic,
    fallen,
  }
}

/** KOR-WIN-1: who is nearer to 0; null: nobody (RULING-56). */
export function aheadOnTrack({ roman, hostile }: BattleState): Face | null {
  if (roman.track === hostile.track) return null
  return roman.track > hostile.track ? 'roman' : 'hostile'
}

/** KOR-TRK-1: the marker of a side goes down; RULING-50: to the end when its last unit is lost. */
export function moveDown(g: Kings, side: Face, piece: string): void {
  const army = battleOf(g)[side]
  const before = army.track
  const destroyed = army.units.length === 0
  army.track = destroyed ? TRACK_FLOOR : Math.max(TRACK_FLOOR, before - costOnTrack(g, virtusOf(g, piece)))
  g.tell({
    kind: 'battle-track',
    rule: 'KOR-TRK-1',
    data: { side, piece, cost: before - army.track, track: army.track, destroyed },
  })
}

/** The dice of a round for the log: each with who threw it at whom, and the numbers alone for the text. */
export function toldAttacks(attacks: readonly Omit<Attack, 'rerolled'>[]) {
  const diceOf = (side: Face) => attacks.filter(attack => attack.side === side).map(attack => attack.die)
  return { attacks: attacks.map(attack => ({ ...attack })), ours: diceOf('roman'), theirs: diceOf('hostile') }
}
