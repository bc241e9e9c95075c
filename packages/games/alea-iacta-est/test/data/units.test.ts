import { expect, it } from 'vitest'
import { row } from '../../data/index.ts'
import { romanUnitKinds } from '../../data/types.ts'
import { aleaData as data } from '../../rules/series.ts'
import { cells, lines } from './lines.ts'

const oldLegions =
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII XXIV XXV XXVI XXVII XXVIII ' +
  'XXIX XXX XXXI XXXII XXXIII XXXIV XXXVI XXXVII XXXVIII'

it('AIE-3.2.1-a: legions I to XXXVIII without XXXV, and the recruits I-R to XVIII-R, in this order', () => {
  const numbers = oldLegions.split(' ')
  const recruits = numbers.slice(0, 18).map(number => `${number}-R`)
  expect(data.romanUnitsOfKind.legio).toEqual([...numbers, ...recruits].map(number => `legio-${number}`))
  expect(data.romanUnitIds.filter(id => row(data.units, id).recruit)).toEqual(
    recruits.map(number => `legio-${number}`),
  )
})

it('AIE-1.3-a, AIE-3.2.2-a, AIE-3.2.3-a, AIE-3.4.2-f: the Roman counters by type: how many, full, reduced, what they carry', () => {
  const units = data.romanUnitIds.map(id => row(data.units, id))
  const found = [...Map.groupBy(units, unit => unit.type)].map(([type, alike]) => {
    const lines = alike.map(({ kind, normal, reduced, carries, people, home }) => {
      expect([people, home]).toEqual([null, null])
      const sides = [normal, reduced].map(side => `${side.strength}/${side.quality}/${side.tactical}`)
      return cells(type, kind, ...sides, carries === null ? null : `${carries.units} ${carries.legions}`)
    })
    expect(new Set(lines).size).toBe(1)
    return cells(alike.length, lines[0] ?? '')
  })
  expect(found).toEqual(
    lines(`
    30 | legio         | legio   | 5/3/0 | 3/2/0 | -
    7  | legio-veteran | legio   | 5/4/1 | 3/3/0 | -
    18 | legio-recruit | legio   | 4/2/0 | 2/1/0 | -
    4  | equites-4     | equites | 4/1/1 | 2/1/0 | -
    5  | equites-2     | equites | 2/1/0 | 1/1/0 | -
    9  | auxilia       | auxilia | 3/1/0 | 1/1/0 | -
    2  | naves-8-2     | naves   | 8/2/1 | 4/1/0 | 3 3
    1  | naves-8-1     | naves   | 8/1/1 | 4/1/0 | 3 3
    1  | naves-6-1     | naves   | 6/1/1 | 3/1/0 | 3 3
    2  | naves-6-0     | naves   | 6/1/0 | 3/1/0 | 3 3
    2  | naves-4-1     | naves   | 4/1/1 | 2/1/0 | 3 2
    1  | naves-4-0     | naves   | 4/1/0 | 2/1/0 | 3 2
    `),
  )
  const veterans = units.filter(unit => unit.type === 'legio-veteran').map(unit => unit.id)
  expect(veterans).toEqual(['VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'].map(number => `legio-${number}`))
})

it('AIE-3.2.2-a, AIE-3.2.3-a: a Roman unit is of one kind, and no People has a Roman unit', () => {
  expect(romanUnitKinds).toEqual(['legio', 'auxilia', 'equites', 'naves'])
  expect(romanUnitKinds.flatMap(kind => data.romanUnitsOfKind[kind]).toSorted()).toEqual(
    data.romanUnitIds.toSorted(),
  )
  expect(romanUnitKinds.map(kind => data.romanUnitsOfKind[kind].length)).toEqual([55, 9, 9, 9])
  for (const id of data.romanUnitIds) expect(data.peopleOfCounter[id]).toBeNull()
  for (const id of data.romanLeaderIds) expect(data.peopleOfCounter[id]).toBeNull()
})
