import type { DiceSplit, Kit, SplitSide } from '../../table/index.ts'
import { numberOfArea } from '../data/index.ts'
import { type Hit, hitsSuggested } from '../rules/losses.ts'
import type { Contestant } from '../rules/odds/combat.ts'
import { powerNamed } from '../rules/powers.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import { spent, usefulSplits } from './combat-choices.ts'
import { unitPiece } from './counters.ts'
import type { Seen } from './position.ts'

type Spending = RomaDecision<'spend-modifier'>

/** RV-5.31-7: the ways to spend the net that no other way betters, each with what it brings and what it costs. */
export function splitsShown(
  seen: Seen,
  { about, choices }: Spending,
  kits: Readonly<Record<Contestant, Kit>>,
): DiceSplit[] {
  const { text } = seen
  return usefulSplits(about).flatMap(({ up, down }): DiceSplit[] => {
    const choice = choices.find(({ noun }) => noun === `+${up}-${down}`)
    if (choice === undefined) return []
    const { lost, points, winner } = spent(about, { up, down })
    const other = about.holder === 'attacker' ? 'defender' : 'attacker'
    const side = (which: Contestant) => sideAfter(seen, about, which, points[which], lost[which])
    return [
      {
        choice,
        up,
        down,
        title: text('split.outcome', { winner }),
        winner: winner === 'nobody' ? null : kits[winner === 'you' ? about.holder : other],
        sides: { attacker: side('attacker'), defender: side('defender') },
      },
    ]
  })
}

function sideAfter(
  seen: Seen,
  about: Spending['about'],
  which: Contestant,
  points: number,
  percent: number,
): SplitSide {
  const { position, text } = seen
  const told = about[which]
  const exposed = {
    area: numberOfArea(about.area),
    power: powerNamed(position, told.power),
    units: told.units,
    garrison: told.garrison > 0,
    limes: told.limes > 0,
    city: told.city > 0,
  }
  const hits = hitsSuggested(position, exposed, points)
  return {
    text: text('split.side', { percent, n: points }),
    remains: told.points === 0 ? 0 : Math.max(0, told.points - points) / told.points,
    hits: inOne(hits).map(({ unit, gone }) => ({ unit: unitPiece(seen, position, unit), gone })),
    walls: (['garrison', 'limes', 'city'] as const).flatMap(wall => {
      const n = hits.filter(({ kind }) => kind === wall).length
      return n === 0 ? [] : [text('split.wall', { wall, n })]
    }),
  }
}

/** A unit that is reduced and then lost is told once: it is gone. */
function inOne(hits: readonly Hit[]): { unit: NonNullable<Hit['unit']>; gone: boolean }[] {
  const units = new Map<number, { unit: NonNullable<Hit['unit']>; gone: boolean }>()
  for (const { unit, gone } of hits)
    if (unit !== null) units.set(unit.id, { unit: units.get(unit.id)?.unit ?? unit, gone })
  return [...units.values()]
}
