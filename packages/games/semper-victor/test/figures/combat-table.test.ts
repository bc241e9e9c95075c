import { expect, it } from 'vitest'
import { combatTable } from '../../../imperator/data/combat-table.ts'
import { cells, lines } from './printed.ts'

it('SV-8.3-B: the columns of the odds, each from its ratio upwards', () => {
  expect(combatTable.columns.map(({ label }) => label)).toEqual([
    '1/3 and less',
    '1/2',
    '2/3',
    '4/5',
    '1/1',
    '5/4',
    '3/2',
    '2/1',
    '3/1',
    '4/1 and more',
  ])
  // The first column has no lower end.
  const [first, ...others] = combatTable.columns
  expect(first?.attacker).toBe(0)
  expect(others.map(({ attacker, defender }) => `${attacker}/${defender}`)).toEqual(
    '1/2 2/3 4/5 1/1 5/4 3/2 2/1 3/1 4/1'.split(' '),
  )
})

it('SV-8.3-C, SV-8.4.2-A to SV-8.4.2-D: the 120 results, attacker:defender, with the winner (RULING-41)', () => {
  const { rows, lowestRow, highestRow } = combatTable
  const found = rows.map((row, index) => {
    const die = lowestRow + index
    const label = die === lowestRow ? `${die}-` : die === highestRow ? `${die}+` : die
    return cells(
      label,
      ...row.map(({ attacker, defender, winner }) => `${winner.charAt(0)} ${attacker}:${defender}`),
    )
  })
  expect(found).toEqual(
    lines(`
    -2- | d E:R   | d E:R   | d E:R   | d A:R   | d A:R   | d A:R   | d A:1/4 | d A:1/4 | d A:1/4 | d R:R
    -1  | d E:R   | d E:R   | d A:R   | d A:1/4 | d A:1/4 | d A:1/4 | d A:1/2 | d A:1/4 | d R:R   | a R:R
    0   | d E:R   | d A:R   | d A:1/4 | d A:1/4 | d A:1/4 | d A:1/2 | d A:1/2 | d R:R   | a R:R   | a 3/4:A
    1   | d A:R   | d A:R   | d A:1/4 | d A:1/2 | d A:1/2 | d A:3/4 | d R:R   | a R:R   | a 3/4:A | a 1/2:A
    2   | d A:R   | d A:1/4 | d A:1/4 | d A:1/2 | d A:3/4 | d R:R   | a R:R   | a 3/4:A | a 1/2:A | a R:A
    3   | d A:R   | d A:1/4 | d A:1/2 | d A:3/4 | d R:R   | a R:R   | a 3/4:A | a 1/2:A | a 1/2:A | a R:A
    4   | d A:1/4 | d A:1/2 | d A:1/2 | d R:R   | a R:R   | a 3/4:A | a 1/2:A | a 1/2:A | a 1/4:A | a R:A
    5   | d A:1/2 | d A:1/2 | d R:R   | a R:R   | a 3/4:A | a 1/2:A | a 1/2:A | a 1/4:A | a 1/4:A | a R:A
    6   | d A:1/2 | d R:R   | a R:R   | a 3/4:A | a 1/2:A | a 1/2:A | a 1/4:A | a 1/4:A | a R:A   | a R:A
    7   | d R:R   | a R:R   | a 1/2:A | a 1/2:A | a 1/4:A | a 1/4:A | a 1/4:A | a R:A   | a R:A   | a R:E
    8   | a R:R   | a 1/4:A | a 1/2:A | a 1/4:A | a 1/4:A | a 1/4:A | a R:A   | a R:A   | a R:E   | a R:E
    9+  | a 1/4:A | a 1/4:A | a 1/4:A | a R:A   | a R:A   | a R:A   | a R:A   | a R:E   | a R:E   | a R:E
    `),
  )
})
