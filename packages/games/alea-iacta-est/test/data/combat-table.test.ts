import { describe, expect, it } from 'vitest'
import { aleaData as data } from '../../rules/series.ts'

describe('the combat table', () => {
  const { rows, columns, losses } = data.combat

  it('has 12 rows of 10 cells', () => {
    expect(rows).toHaveLength(data.combat.highestRow - data.combat.lowestRow + 1)
    for (const cells of rows) expect(cells).toHaveLength(columns.length)
    expect(columns).toHaveLength(10)
  })

  it('AIE-CT-a: A and E are suffered by the loser, fractions by the winner', () => {
    for (const cell of rows.flat()) {
      const [winner, loser] =
        cell.winner === 'attacker' ? [cell.attacker, cell.defender] : [cell.defender, cell.attacker]
      expect(['R', '1/4', '1/2', '3/4']).toContain(winner)
      expect(['R', 'A', 'E']).toContain(loser)
      if (loser === 'R') expect(winner).toBe('R')
    }
  })

  it('AIE-CT-b: the attacker wins from row 8, 7 ... -1 of the ten columns', () => {
    const first = columns.map(
      (_, column) => rows.findIndex(cells => cells[column]?.winner === 'attacker') - 2,
    )
    expect(first).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, -1])
    for (const [column] of columns.entries()) {
      const draws = rows.filter(cells => cells[column]?.attacker === 'R' && cells[column]?.defender === 'R')
      expect(draws.map(cells => cells[column]?.winner)).toEqual(['defender', 'attacker'])
    }
  })

  it('AIE-CT-c to AIE-CT-f: the notation', () => {
    expect(losses.E.kind).toBe('eliminated')
    expect(losses.A.kind).toBe('all-reduced')
    expect(losses.R.kind).toBe('none')
    expect(losses['3/4']).toEqual({ kind: 'share', quarters: 3 })
  })

  it('AIE-8.3-a: columns rise, and 55 to 37 falls in 5/4', () => {
    const ratios = columns.map(column => column.attacker / column.defender)
    expect(ratios).toEqual(ratios.toSorted((one, two) => one - two))
    const used = columns.findLast(column => 55 * column.defender >= 37 * column.attacker)
    expect(used?.label).toBe('5/4')
  })
})
