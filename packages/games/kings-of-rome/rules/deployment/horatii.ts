import type { Rules } from '@aquila/engine'
import type { EventData, Face, HexId } from '../../data/index.ts'
import { roundsTillDusk } from '../../data/periods.ts'
import { isRomanized, leadersInside, unitsInside } from '../cities.ts'
import { transfer } from '../containers.ts'
import { nightFalls } from '../dusk.ts'
import { garrisonIn, nationOf, put, stackIn } from '../pieces.ts'
import { hostilesToCity } from '../retreats.ts'
import { changeVp } from '../score.ts'
import { boxes, type Kings, ROME } from '../state.ts'
import { ask } from '../tasks.ts'
import { turnGarrison, unitsGoOver } from '../turning.ts'

const lives = 3

/** KOR-EVT-2: three Horatii against three Curiatii, for Alba Longa. */
export function* championsFight(g: Kings, event: EventData, from: Face): Rules {
  const alba = albaLonga(g)
  if (isRomanized(g, alba)) {
    if (from === 'roman') changeVp(g, 1, 'KOR-EVT-2', event.id)
    return
  }
  const winner = yield* fight(g, from === 'roman')
  g.tell({ kind: 'champions', rule: 'KOR-EVT-2', data: { winner, hex: alba } })
  if (winner === 'rome') {
    changeVp(g, 2, 'KOR-EVT-2', event.id)
    albaFalls(g, alba)
  } else if (winner === 'alba') {
    changeVp(g, -2, 'KOR-EVT-2', event.id)
    yield* transfer(g, 1, 'roman', 'KOR-EVT-2', event.id)
  }
}

export function albaLonga({ data }: Pick<Kings, 'data'>): HexId {
  const hex = data.index.hexOfCity.get('Alba Longa')
  if (hex === undefined) throw new Error('there is no Alba Longa')
  return hex
}

/**
 * Each round both roll, the lower loses a life; Rome may roll one of its dice again, if Rome drew the chit. RULING-86: at
 * dusk more men have won; null: as many are left on both sides.
 */
function* fight(g: Kings, mayReroll: boolean): Rules<'rome' | 'alba' | null> {
  let [rome, alba, rerollLeft] = [lives, lives, mayReroll]
  for (let round = 1; round <= roundsTillDusk && rome > 0 && alba > 0; round++) {
    let roman = g.dice.d6('the Horatii')
    const curiatius = g.dice.d6('the Curiatii')
    if (rerollLeft && roman < curiatius) {
      const { verb } = yield ask({
        role: ROME,
        rule: 'KOR-EVT-2',
        task: 'reroll-horatius',
        choices: [{ verb: 'reroll' }, { verb: 'accept' }],
        about: { roman, alban: curiatius, rome, alba, rounds: roundsTillDusk - round + 1 },
      })
      if (verb === 'reroll') {
        rerollLeft = false
        roman = g.dice.d6('the Horatii again')
      }
    }
    if (roman > curiatius) alba -= 1
    if (roman < curiatius) rome -= 1
    g.tell({ kind: 'champions-round', rule: 'KOR-EVT-2', data: { roman, alban: curiatius, rome, alba } })
  }
  if (rome > 0 && alba > 0) nightFalls(g, 'KOR-EVT-2')
  return rome === alba ? null : rome > alba ? 'rome' : 'alba'
}

/** RULING-82: Alba's garrison turns Roman, its units join the R container, its leaders flee. */
function albaFalls(g: Kings, hex: HexId): void {
  const [units, leaders] = [unitsInside(g, hex), leadersInside(g, hex)]
  const garrison = garrisonIn(g, hex) ?? exchangeChit(g)
  if (garrison !== null) {
    put(g, garrison, hex)
    turnGarrison(g, garrison, hex, 'roman', 'KOR-EVT-2')
  }
  unitsGoOver(g, units, 'roman', 'KOR-EVT-2')
  for (const leader of leaders)
    hostilesToCity(g, [leader], nationOf(g.data, leader) ?? 'lat', 'KOR-SURV-1', 'city-lost')
}

/** A chit of value 1 for a city without a garrison. */
function exchangeChit(g: Kings): string | null {
  return stackIn(g, boxes.pool).find(piece => g.data.garrisons[piece]?.value === 1) ?? null
}
