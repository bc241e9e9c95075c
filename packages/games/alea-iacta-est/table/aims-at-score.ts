import { handicapOf } from '../../imperator/rules/handicap.ts'
import { aimOf, either, metOf } from '../../imperator/table/aims.ts'
import type { Aim, Condition, Way } from '../../table/index.ts'
import type { FactionId } from '../data/index.ts'
import type { Victory } from '../data/scenarios.ts'
import { livingAssassins } from '../rules/fate.ts'
import { scores } from '../rules/score.ts'
import { controlPoints, pointsForControl, ruleOfVictory } from '../rules/victory.ts'
import { type Read, yearOfEnd } from './read-aims.ts'

type ByScore = Victory & { readonly kind: 'score' }

/** AIE-S1-d, AIE-S2-c: one score for both, and what it must be at the end. */
export function aimsAtScore(read: Read, side: FactionId, victory: ByScore): Way {
  const { seen, checked } = read
  const { text } = seen
  const year = yearOfEnd(seen)
  const aims = [
    scoreAim(read, side, victory),
    ...(victory.drawWhileAssassins && checked.state.caesarMurdered ? [assassinsAim(read, side)] : []),
  ]
  return {
    words:
      side === 'caesarian'
        ? text('aims.score.words', { score: signed(victory.caesarianFrom), year })
        : text('aims.score.below-words', { year }),
    rule: ruleOfVictory(checked),
    aims,
    got: metOf(aims),
    of: aims.length,
    score: signed(checked.state.score),
  }
}

/** So few points are one year's. */
const NEAR = 3

function scoreAim(read: Read, side: FactionId, victory: ByScore): Aim {
  const { seen, checked } = read
  const { text } = seen
  const have = scores(checked)[side]
  const need = side === 'caesarian' ? victory.caesarianFrom : -victory.republicanFrom
  return aimOf(read, side, {
    id: 'score',
    name:
      side === 'caesarian'
        ? text('aims.score', { score: signed(victory.caesarianFrom) })
        : text('aims.score.below'),
    met: have >= need,
    held: false,
    near: need - have <= NEAR,
    missing: need - have,
    conditions: [
      { text: text('aims.score.of-now'), have, need, shown: signed(checked.state.score) },
      ...sourcesOf(read, side),
    ],
    asked: text('aims.asked.end', { year: yearOfEnd(seen) }),
    places: [],
    rule: ruleOfVictory(checked),
  })
}

/** AIE-10.2-b, AIE-10.2-c: what brings points at every year's end. */
function sourcesOf({ seen, checked }: Read, side: FactionId): Condition[] {
  const { text } = seen
  const have = controlPoints(checked, side)
  const need = have >= FEW ? MANY : FEW
  return [
    { ...either(text('aims.score.roma'), checked.state.roma === side, 'AIE-10.2-c'), helps: true },
    {
      text: text('aims.score.control', { need, points: pointsForControl(need) }),
      have: Math.min(have, need),
      need,
      shown: `${have}`,
      helps: true,
      rule: 'AIE-10.2-b',
    },
  ]
}

/** AIE-10.2-b: from so many control points on they are worth something, and more. */
const FEW = 12
const MANY = 15

/** AIE-S1-d, RULING-58 */
function assassinsAim(read: Read, side: FactionId): Aim {
  const { text, position } = read.seen
  const living = livingAssassins(position).length
  return aimOf(read, side, {
    id: 'assassins',
    name: text('aims.assassins'),
    met: living === 0,
    held: false,
    missing: living,
    conditions: [
      { text: text('aims.assassins.words'), have: living === 0 ? 1 : 0, need: 1, shown: String(living) },
    ],
    asked: text('aims.asked.end', { year: yearOfEnd(read.seen) }),
    places: [],
    rule: 'AIE-S1-d',
  })
}

/** RULING-131: whoever gave points must make them good besides. */
export function handicapAim(read: Read, side: FactionId): Aim[] {
  const handicap = handicapOf(read.checked)
  if (handicap === null || handicap.side === side) return []
  const { text } = read.seen
  const have = scores(read.checked)[side]
  return [
    aimOf(read, side, {
      id: 'handicap',
      name: text('aims.handicap'),
      met: have >= 0,
      held: false,
      near: have >= -NEAR,
      missing: -have,
      conditions: [{ text: text('aims.handicap.words'), have, need: 0, shown: signed(have) }],
      asked: text('aims.asked.end', { year: yearOfEnd(read.seen) }),
      places: [],
      rule: 'RULING-131',
    }),
  ]
}

export function signed(score: number): string {
  return score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0'
}
