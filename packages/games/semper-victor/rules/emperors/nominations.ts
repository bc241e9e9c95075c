import type { Rules } from '@aquila/engine'
import { row } from '@aquila/engine'
import { leader } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import { sonsOfConstantin } from '../../data/leaders.ts'
import { sideIds } from '../../data/types.ts'
import type { SemperReason } from '../reasons.ts'
import { opponentOf, type Semper, type SemperPosition } from '../state.ts'
import { ask, type SemperChoice } from '../tasks.ts'
import { raise } from './offices.ts'
import {
  augustiOf,
  capitalDioceses,
  capitalZones,
  emperorsOf,
  headsOf,
  isAugustus,
  isCaesar,
  isDux,
  isFollower,
  isInPlay,
  isRetired,
  isUsurper,
  type Rank,
  romansInPlay,
} from './ranks.ts'

const ENOUGH = { verb: 'enough' } as const

/** SV-3.5.1-B: each side has at most two of either. */
const MOST = { augustus: 2, caesar: 2 } as const

/** SV-2.D-4, RULING-107: first Primus names colleagues and heirs, then Secondus. */
export function* nameCoEmperors(g: Semper): Rules {
  for (const side of sideIds) yield* nameEmperors(g, side)
  g.state.active = g.state.initiative
}

function* nameEmperors(g: Semper, side: SideId): Rules {
  /** RULING-18: the places for which a refusal has been spoken. */
  const refusals = new Set<string>()
  for (;;) {
    const choices = nominations(g, side)
    if (choices.length === 0) return
    const { verb, noun } = yield ask({
      role: side,
      rule: 'SV-2.D-4',
      task: 'name-emperors',
      choices: [...choices, ENOUGH],
    })
    if (verb === 'enough') return
    const rank: Rank = verb === 'name-augustus' ? 'augustus' : 'caesar'
    const id = String(noun)
    g.state.turn.proposed.push(id)
    if (side === 'secondus' && (yield* isRefused(g, id, rank, refusals))) continue
    raise(g, side, id, rank, rank === 'augustus' ? 'SV-3.5.1-G' : 'SV-3.5.1-K')
  }
}

/** Whom a side can name, and what. */
export function nominations(position: SemperPosition, side: SideId): SemperChoice<'name-emperors'>[] {
  const choices: SemperChoice<'name-emperors'>[] = []
  for (const rank of ['augustus', 'caesar'] as const) {
    if (whyNobodyNamed(position, side, rank) !== null) continue
    for (const noun of romansInPlay(position, side)) {
      if (whyNotNamed(position, side, noun, rank) === null) choices.push({ verb: `name-${rank}`, noun })
    }
  }
  return choices
}

/**
 * SV-3.5.1-H, SV-3.5.1-L, RULING-18: Primus may refuse one candidate of Secondus for each place. SV-3.5.1-I: but not
 * that a Caesar becomes Augustus.
 */
function* isRefused(g: Semper, id: string, rank: Rank, refusals: Set<string>): Rules<boolean> {
  const place = `${rank} ${rank === 'caesar' ? g.state.caesares.secondus.length : 0}`
  if (refusals.has(place) || (rank === 'augustus' && isCaesar(g, id))) return false
  const { verb } = yield ask({
    role: 'primus',
    rule: rank === 'augustus' ? 'SV-3.5.1-H' : 'SV-3.5.1-L',
    task: 'veto',
    choices: [{ verb: 'agree' }, { verb: 'refuse' }],
    about: { leader: id, rank },
  })
  if (verb === 'agree') return false
  refusals.add(place)
  g.tell({ kind: 'refused', rule: 'SV-3.5.1-H', data: { leader: id, rank } })
  return true
}

/** Why a side can name nobody to a rank now. */
export function whyNobodyNamed(position: SemperPosition, side: SideId, rank: Rank): SemperReason | null {
  const { state } = position
  const about = { side, rank }
  // SV-3.5.1-K; the first Augustus of a side is its head, so that it holds for both ranks (SV-3.5.1-G).
  if (headsOf(position, side).length === 0)
    return { rule: rank === 'augustus' ? 'SV-3.5.1-G' : 'SV-3.5.1-K', why: 'no-head', about }
  const has = rank === 'augustus' ? augustiOf(position, side).length : state.caesares[side].length
  if (has >= MOST[rank]) return { rule: 'SV-3.5.1-B', why: 'rank-full', about }
  return null
}

/** Why this leader cannot be named Augustus or Caesar. */
export function whyNotNamed(
  position: SemperPosition,
  side: SideId,
  id: string,
  rank: Rank,
): SemperReason | null {
  const about = { leader: id, rank }
  if (leader(position, id).faction !== side || !isInPlay(position, id))
    return { rule: 'SV-3.5.1-G', why: 'not-your-leader', about }
  if (isDux(position, id)) return { rule: 'SV-3.3.1-E', why: 'dux', about }
  if (isRetired(position, id)) return { rule: 'SV-S2-B', why: 'retired', about }
  if (isUsurper(position, id) || isFollower(position, id))
    return { rule: 'SV-3.6.3-I', why: 'in-civil-war', about }
  if (isAugustus(position, id) || (rank === 'caesar' && isCaesar(position, id)))
    return { rule: 'SV-3.5.1-B', why: 'has-the-rank', about }
  // RULING-119
  if (position.state.turn.proposed.includes(id)) return { rule: 'SV-3.5.1-J', why: 'proposed-already', about }
  return whyFamilyForbids(position, side, id, rank) ?? whyTooMany(position, side, id)
}

/** SV-3.5.1-C, SV-3.5.1-D: a Caesar who rises adds nobody to the number. */
function whyTooMany(position: SemperPosition, side: SideId, id: string): SemperReason | null {
  if (isCaesar(position, id)) return null
  const own = emperorsOf(position, side).length
  const all = own + emperorsOf(position, opponentOf(position, side)).length
  if (all >= capitalZones(position).length)
    return { rule: 'SV-3.5.1-C', why: 'as-many-as-capitals', about: { all } }
  if (own >= capitalDioceses(position, side).length)
    return { rule: 'SV-3.5.1-D', why: 'too-few-capitals', about: { own } }
  return null
}

/** SV-3.5.1-M to SV-3.5.1-O: the houses of Constantin and of Licinius. */
function whyFamilyForbids(
  position: SemperPosition,
  side: SideId,
  id: string,
  rank: Rank,
): SemperReason | null {
  const { house } = row(position.data.romanLeaders, id)
  const about = { leader: id }
  const heads = headsOf(position, side)
  if (heads.includes('constantin')) {
    if (house !== 'son-of-constantin') return { rule: 'SV-3.5.1-M', why: 'only-sons', about }
    const elder = elderUnnamed(position, side, id, rank)
    if (elder !== null) return { rule: 'SV-3.5.1-M', why: 'elder-first', about: { leader: id, elder } }
  }
  if (house === 'son-of-licinius' && !heads.includes('licinius'))
    return { rule: 'SV-3.5.1-N', why: 'son-of-licinius', about }
  if (house === 'nephew-of-constantin' && !nephewsMayRise(position, side))
    return { rule: 'SV-3.5.1-O', why: 'nephew-of-constantin', about }
  return null
}

/** SV-3.5.1-M, RULING-19: the eldest son of his side before him who has not had the rank. */
function elderUnnamed(position: SemperPosition, side: SideId, id: string, rank: Rank): string | null {
  const had = position.state.honoured[rank]
  for (const son of sonsOfConstantin) {
    if (son === id) return null
    const here = isInPlay(position, son) && leader(position, son).faction === side
    if (here && !had.includes(son)) return son
  }
  return null
}

/** SV-3.5.1-O: a son of Constantin heads one of the sides, and this player controls a son. */
function nephewsMayRise(position: SemperPosition, side: SideId): boolean {
  const { primus, secondus } = position.state.emperors
  const reigns = sonsOfConstantin.some(son => son === primus || son === secondus)
  return (
    reigns && sonsOfConstantin.some(son => isInPlay(position, son) && leader(position, son).faction === side)
  )
}
