import { areaAt, isProvince, PROVINCES } from '../data/index.ts'
import { restoreCapital } from './capitals.ts'
import { peopleOfBarbaricum } from './control.ts'
import { changeMarks, cityAt, everyLandUnit, findLeader, firstLandUnit, marksAt, powerAt } from './pieces.ts'
import { isSameSide, powerId, sideOf } from './powers.ts'
import type { Roma, RomaState } from './state.ts'

/**
 * RV-10.21-a, RV-10.24-a: nobody is left who held the Province, so the conqueror's Garrison takes the place of the
 * loser's. RV-10.41-1a: not while a City of the other side stands.
 */
export function conquer(g: Roma, area: number, power: number): boolean {
  if (!isProvince(area) || !canHold(g.state, area, power)) return false
  const major = sideOf(g.state, power)
  const { garrison } = marksAt(g.state, area)
  if (garrison === major) return false
  if (powerAt(g.state, major).status === 'rebels') {
    // RV-14.2-02, RV-14.2-15a: the owner loses the Province, and it is nobody's.
    changeMarks(g.state, area, { garrison: null })
    return false
  }
  changeMarks(g.state, area, { garrison: major })
  g.tell({
    kind: 'conquest',
    rule: 'RV-10.24-a',
    data: { province: areaAt(area).id, power: powerId(g, major) },
  })
  noteConquest(g, area, major)
  restoreCapital(g, area)
  return true
}

/** RV-10.71-a: the active Leader may pillage what his side has just taken. */
function noteConquest({ state }: Roma, area: number, major: number): void {
  const { activation } = state
  const leader = findLeader(state, activation?.leader ?? null)
  if (activation === null || leader === undefined || sideOf(state, leader.power) !== major) return
  state.activation = { ...activation, conquests: [...activation.conquests, area] }
}

/** No Land units of another side, no City of another side, Land units of one's own. */
function canHold(state: RomaState, area: number, power: number): boolean {
  if (firstLandUnit(state, area) === undefined) return false
  if (!everyLandUnit(state, area, unit => isSameSide(state, unit.power, power))) return false
  const city = cityAt(state, area)
  return city === null || isSameSide(state, city.power, power)
}

/** RV-10.56-a, RV-10.51-a, RV-10.52-a: after a Combat Segment whoever holds a Province alone has a Garrison there, free. */
export function placeGarrisons(g: Roma): void {
  for (let area = 0; area < PROVINCES; area++) {
    if (marksAt(g.state, area).garrison !== null) continue
    const first = firstLandUnit(g.state, area)
    // Warbands at home in Barbaricum have none.
    if (first === undefined || peopleOfBarbaricum(g, area) === first.power) continue
    conquer(g, area, first.power)
  }
}
