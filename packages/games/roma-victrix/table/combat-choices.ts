import type { ChoiceLook } from '../../table/index.ts'
import { numberOfArea, percentOf } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { castOf } from '../rules/cast.ts'
import { type Dice, loserOf, opponentOf, percentLost, type Split, splitsOf } from '../rules/odds/combat.ts'
import { className } from '../rules/operations/muster.ts'
import { powerAt, unitsAt } from '../rules/pieces.ts'
import { powerId } from '../rules/powers.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import type { RomaInput, Seen } from './position.ts'

/** Choices of a combat: how a modifier is spent, what is lost. */

type Spending = RomaDecision<'spend-modifier'>['about']

/** What each side would lose, in per cent and in points, and who would win. */
export interface Spent {
  readonly lost: Dice
  readonly points: Dice
  readonly winner: 'you' | 'they' | 'nobody'
}

export function diceOf({ holder, own, other }: Spending): Dice {
  return holder === 'attacker' ? { attacker: own, defender: other } : { attacker: other, defender: own }
}

export function spent(about: Spending, split: Split): Spent {
  const { holder, attacker, defender } = about
  const lost = percentLost(diceOf(about), holder, split)
  const loser = loserOf(lost)
  return {
    lost,
    points: {
      attacker: percentOf(attacker.points, lost.attacker),
      defender: percentOf(defender.points, lost.defender),
    },
    winner: loser === null ? 'nobody' : loser === holder ? 'they' : 'you',
  }
}

export function splitNamed(noun: string | null): Split {
  const [, up = '0', down = '0'] = /^\+(\d+)-(\d+)$/.exec(noun ?? '') ?? []
  return { up: Number(up), down: Number(down) }
}

export function splitLook(
  { text }: RomaSpeech,
  { about }: RomaDecision<'spend-modifier'>,
  noun: string | null,
): ChoiceLook {
  const split = splitNamed(noun)
  const { lost, points, winner } = spent(about, split)
  const [own, other] = [about.holder, opponentOf(about.holder)]
  const offered = usefulSplits(about)
  return {
    as: 'button',
    cost: text('split.outcome', { winner }),
    detail: text('split.losses', {
      theirs: points[other],
      theirPercent: lost[other],
      ours: points[own],
      ourPercent: lost[own],
    }),
    suggested: isSameSplit(split, offered[0]),
    battle: winner === 'you',
    idle: !offered.some(each => isSameSplit(split, each)),
  }
}

/** Victory first; then what they lose beyond what we lose, in points: a large army spares itself, a small one strikes. */
function worthOf(about: Spending, split: Split): number {
  const { points, winner } = spent(about, split)
  const victory = winner === 'you' ? 1000 : winner === 'nobody' ? 500 : 0
  return victory + points[opponentOf(about.holder)] - points[about.holder]
}

/** Ways to spend that lead somewhere no other leads better, the best first. */
export function usefulSplits(about: Spending): readonly Split[] {
  const known = useful.get(about)
  if (known !== undefined) return known
  const all = splitsOf(diceOf(about), about.holder, about.net).toSorted(
    (one, other) => worthOf(about, other) - worthOf(about, one) || other.up + other.down - one.up - one.down,
  )
  const found: Split[] = []
  for (const split of all) if (!found.some(better => isAtLeast(about, better, split))) found.push(split)
  useful.set(about, found)
  return found
}

const useful = new WeakMap<Spending, readonly Split[]>()

const ranks = { you: 2, nobody: 1, they: 0 } as const

/** One is as good as another if its result, their losses and ours all are. */
function isAtLeast(about: Spending, one: Split, other: Split): boolean {
  const [first, second] = [spent(about, one), spent(about, other)]
  const [own, theirs] = [about.holder, opponentOf(about.holder)]
  return (
    ranks[first.winner] >= ranks[second.winner] &&
    first.points[theirs] >= second.points[theirs] &&
    first.points[own] <= second.points[own]
  )
}

function isSameSplit(one: Split, other: Split | undefined): boolean {
  return one.up === other?.up && one.down === other.down
}

/** A loss is a unit of its kind that has fought, or else stands in the place; what is no unit is a button. */
export function lossLook(
  { position }: Seen,
  { about: { area }, choices }: RomaDecision<'pick-losses' | 'pick-cargo'>,
  verb: string,
  noun: string | null,
  log: RomaInput['log'],
): ChoiceLook {
  if (verb === 'suggested') {
    const [lost = ''] = String(choices.find(each => each.verb === 'lose')?.noun).split('/')
    const number = castOf(position).numberOf.get(lost)
    const isPeople = number !== undefined && powerAt(position.state, number).status === 'people'
    return {
      as: 'way-on',
      standing: { window: isPeople ? 'losses-of-warbands' : 'losses', order: 'never' },
    }
  }
  const meant = unitsAt(position.state, numberOfArea(area)).filter(
    each =>
      `${powerId(position, each.power)}/${className({ ...position }, each, each.power)}`.split('@')[0] ===
      noun,
  )
  const fought = log.findLast(event => event.kind === 'combat')?.data
  const fighters = fought?.area === area ? [...fought.units.attacker, ...fought.units.defender] : []
  const unit = meant.find(({ id }) => fighters.includes(id)) ?? meant[0]
  return unit === undefined ? { as: 'button' } : { piece: String(unit.id), place: area }
}
