import { areaAt, PROVINCES, type UnitKindId, unitKindIds } from '../../data/index.ts'

/** What can be had in C3: a kind of unit in a Province. Choices name it 'latium/lgn'; all the names are made once. */
export interface Goods {
  readonly area: number
  readonly kind: UnitKindId
  readonly noun: string
}

const goods = Array.from({ length: PROVINCES }, (_, area) =>
  Object.fromEntries(unitKindIds.map(kind => [kind, { area, kind, noun: `${areaAt(area).id}/${kind}` }])),
)

const byNoun: ReadonlyMap<string, Goods> = new Map(
  goods.flatMap(kinds => Object.values(kinds).map(each => [each.noun, each])),
)

export function goodsIn(area: number, kind: UnitKindId): Goods {
  const found = goods[area]?.[kind]
  if (found === undefined) throw new Error(`nothing is raised in area ${area}`)
  return found
}

export function goodsNamed(noun: string | number | undefined): Goods | undefined {
  return byNoun.get(String(noun))
}
