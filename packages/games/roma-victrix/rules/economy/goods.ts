import { areaAt, PROVINCES, type UnitKindId, unitKindIds } from '../../data/index.ts'
import type { RomaChoice } from '../tasks.ts'

type Order = RomaChoice<'new-units'>

/** What can be had in C3: a kind of unit in a Province. Choices name it 'latium/lgn'; all of them are made once. */
export interface Goods {
  readonly area: number
  readonly kind: UnitKindId
  readonly noun: string
  readonly create: Order
  readonly rebuild: Order
  readonly convert: Order
  readonly merge: Order
}

function goodsOf(area: number, kind: UnitKindId): Goods {
  const noun = nounOf(area, kind)
  return {
    area,
    kind,
    noun,
    create: { verb: 'create', noun },
    rebuild: { verb: 'rebuild', noun },
    convert: { verb: 'convert', noun },
    merge: { verb: 'merge', noun },
  }
}

function nounOf(area: number, kind: UnitKindId): string {
  return `${areaAt(area).id}/${kind}`
}

const goods = Array.from({ length: PROVINCES }, (_, area) =>
  Object.fromEntries(unitKindIds.map(kind => [kind, goodsOf(area, kind)])),
)

const byNoun: ReadonlyMap<string, Goods> = new Map(
  goods.flatMap(kinds => Object.values(kinds).map(each => [nounOf(each.area, each.kind), each])),
)

export function goodsIn(area: number, kind: UnitKindId): Goods {
  const found = goods[area]?.[kind]
  if (found === undefined) throw new Error(`nothing is raised in area ${area}`)
  return found
}

export function goodsNamed(noun: string | number | undefined): Goods | undefined {
  return byNoun.get(String(noun))
}
