import type { Rules } from '@aquila/engine'
import { areaAt, cityStrength } from '../data/index.ts'
import { restoreCapital } from './capitals.ts'
import { changeMarks } from './pieces.ts'
import type { Roma } from './state.ts'

/** RV-4.2A-a, RV-10.75-a: what removes a Pillage marker or restores a step of a City. */
export function recovers(die: number): boolean {
  return die >= 5
}

/** A: a die for each Pillage marker, each pillaged City (RV-10.36-C) and each reduced one (RV-10.36-D). */
export function* removePillage(g: Roma): Rules {
  for (const [area, { pillaged, city }] of g.state.marks.entries()) {
    const province = areaAt(area).id
    if (pillaged && recovers(g.dice.d6('pillage'))) {
      changeMarks(g.state, area, { pillaged: false })
      g.tell({ kind: 'pillage-removed', rule: 'RV-4.2A-a', data: { province } })
    }
    if (city === null || city.strength >= cityStrength[city.rank]) continue
    if (!recovers(g.dice.d6('city'))) continue
    const strength = city.strength + 1
    changeMarks(g.state, area, { city: { ...city, strength } })
    const rule = city.strength === 0 ? 'RV-10.36-C' : 'RV-10.36-D'
    g.tell({ kind: 'city-recovers', rule, data: { province, strength } })
    restoreCapital(g, area)
  }
}
