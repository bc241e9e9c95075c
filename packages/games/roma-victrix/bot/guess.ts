import { areaAt, type UnitKindId, unitKindIds } from '../data/index.ts'
import type { Cast } from '../rules/cast.ts'
import type { Guess } from '../rules/knowledge/seen.ts'
import type { HiddenStack, RomaView } from '../rules/knowledge/view.ts'

/**
 * What a bot takes the stacks of others to be made of, by what everybody knows: what each Power had in which Province at the
 * start, and who leads today. Nobody looks under a stack (RV-6.2-b).
 */
export function guessFrom(view: RomaView, { powers }: Cast): Guess {
  const heaps = new Map<string, Heap>()
  for (const [area, stack] of view.stacks.entries())
    for (const unit of stack) if ('hidden' in unit) weigh(unit, area)

  return (stack, area) => {
    const cast = powers[stack.power]
    // A Minor stays at home, and in the first turn nobody has raised anything yet.
    if (cast?.minor === true || view.turn <= 1) {
      const home = cast?.units.find(({ province }) => province === areaAt(area).id)
      const units = kindsOf(stack.ships).flatMap(kind => few(kind, home?.units[kind] ?? 0))
      if (units.length > 0) return units
    }
    const { weight, kinds } = heapOf(stack)
    const share = weight === 0 ? 0 : (kinds.length * weightOf(stack, area)) / weight
    const number = Math.min(MOST, Math.max(least(stack, area), Math.round(share)))
    return Array.from({ length: number }, (_, index) => ({
      kind: kinds[Math.floor((index * kinds.length) / number)] ?? usual(stack),
      reduced: false,
    }))
  }

  function weigh(stack: HiddenStack, area: number): void {
    heapOf(stack).weight += weightOf(stack, area)
  }

  function heapOf(stack: HiddenStack): Heap {
    const name = `${stack.power} ${stack.ships}`
    const known = heaps.get(name)
    if (known !== undefined) return known
    const heap = { weight: 0, kinds: atTheStart(stack) }
    heaps.set(name, heap)
    return heap
  }

  function atTheStart({ power, ships }: HiddenStack): UnitKindId[] {
    const forces = powers[power]?.units ?? []
    return kindsOf(ships).flatMap(kind =>
      forces.flatMap(({ units }) => Array.from({ length: units[kind] ?? 0 }, () => kind)),
    )
  }

  function weightOf({ power, ships }: HiddenStack, area: number): number {
    if (ships) return 1
    const led = view.leaders.filter(leader => leader.area === area && leader.power === power)
    const rating = Math.max(0, ...led.map(leader => leader.rating))
    return led.length > 0 ? LED + rating : view.powers[power]?.capital === area ? CAPITAL : 1
  }

  /** Ships carry whoever is aboard; a Leader does not go alone. */
  function least({ power, ships }: HiddenStack, area: number): number {
    if (ships) return 1
    return view.leaders.some(leader => leader.area === area && leader.power === power) ? LEAST_LED : 1
  }

  function usual({ power, ships }: HiddenStack): UnitKindId {
    if (ships) return 'flt'
    return powers[power]?.kind === 'barbarian' ? 'bi' : 'hi'
  }
}

/** The hidden units of a Power on land or at sea: what they were at the start, and among how many they are shared out. */
interface Heap {
  weight: number
  readonly kinds: readonly UnitKindId[]
}

const LED = 3
const CAPITAL = 2
const LEAST_LED = 4
const MOST = 16

const landKinds = unitKindIds.filter(kind => kind !== 'flt')
const ships: readonly UnitKindId[] = ['flt']

function kindsOf(isAtSea: boolean): readonly UnitKindId[] {
  return isAtSea ? ships : landKinds
}

function few(kind: UnitKindId, number: number): { kind: UnitKindId; reduced: boolean }[] {
  return Array.from({ length: number }, () => ({ kind, reduced: false }))
}
