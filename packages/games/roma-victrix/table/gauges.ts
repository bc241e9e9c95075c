import type { Gauge } from '../../table/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { nameOfPower } from '../names.ts'
import { castOf } from '../rules/cast.ts'
import { upkeepOf } from '../rules/economy/maintenance.ts'
import { incomeOf } from '../rules/economy/revenue.ts'
import { powerAt } from '../rules/pieces.ts'
import { hasEconomy, powerNamed } from '../rules/powers.ts'
import { yearOf } from './calendar.ts'
import { kitOfPower } from './dress.ts'
import type { RomaInput, Seen } from './position.ts'
import { progressTo } from './progress.ts'

/** Turn, Treasury, aims of the viewer; and how many are still to act. */
export function gaugesOf(seen: Seen, input: RomaInput): Gauge[] {
  const { view, position, own, text } = seen
  const { scenario } = castOf(position)
  const year = yearOf(position, view.turn)
  const clock: Gauge = {
    kind: 'clock',
    label: text('gauge.turn', { turn: view.turn, of: scenario.turns }),
    value: String(Math.abs(year)),
    unit: text(year < 0 ? 'gauge.bc' : 'gauge.ad'),
    part: Math.max(0, view.turn - 1),
    of: scenario.turns,
  }
  const draws: Gauge[] =
    view.phasing === null && view.cup.length === 0
      ? []
      : [
          {
            kind: 'draws',
            label: text('gauge.draws', { n: view.cup.length }),
            now: view.phasing === null ? null : sign(seen, position, view.phasing.power),
            left: view.cup.length,
          },
        ]
  if (own === null) return [clock, ...draws]
  const { got, of } = progressTo(position, own)
  const kit = kitOfPower(position, own)
  return [
    clock,
    ...(hasEconomy(position, own)
      ? [
          {
            kind: 'number' as const,
            label: text('gauge.treasury'),
            value: String(treasuryLeft(seen, input, own)),
            note: text('gauge.next', {
              income: incomeOf(position, own),
              upkeep: upkeepOf(position, own),
            }),
            kit,
          },
        ]
      : []),
    { kind: 'ring', label: text('gauge.aims', { got, of }), done: Math.min(got, of), of, kit },
    ...draws,
  ]
}

/** What a player has ordered in C3 is paid for, though nothing of it is carried out yet. */
function treasuryLeft({ position }: Seen, { decision, role }: RomaInput, own: number): number {
  const isShopping =
    decision?.task === 'new-units' &&
    decision.role === role &&
    powerNamed(position, decision.about.power) === own
  return isShopping ? decision.about.treasury : powerAt(position.state, own).treasury
}

function sign(speech: RomaSpeech, position: Seen['position'], power: number) {
  return { kit: kitOfPower(position, power), name: nameOfPower(speech, position, power) }
}
