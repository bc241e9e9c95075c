import { areaAt, isProvince, PROVINCES } from '../data/index.ts'
import { restoreCapital } from './capitals.ts'
import { isLandOfPeople } from './control.ts'
import {
  changeMarks,
  cityAt,
  everyLandUnit,
  findLeader,
  firstLandUnit,
  marksAt,
  placeGarrison,
  powerAt,
  someLandUnit,
} from './pieces.ts'
import { isSameSide, powerId, sideOf } from './powers.ts'
import type { Roma, RomaState } from './state.ts'

/**
 * RV-10.21-a, RV-10.24-a: nobody is left who held the Province, so the conqueror's Garrison takes the place of the
 * loser's. RV-10.41-1a: not while a City of the other side stands.
 */
export function conquer(g: Roma, area: number, power: number): boolean {
  if (!isProvince(area) || !canHold(g.state, area, power)) return false
  const { garrison, fallen } = marksAt(g.state, area)
  if (garrison !== null && isSameSide(g.state, garrison, power)) return false
  // RV-10.56-a: a player who defends and keeps a Province puts up his own Garrison again, whoever has helped him.
  if (garrison === null && fallen !== null && isSameSide(g.state, fallen, power)) {
    placeGarrison(g.state, area, fallen)
    g.tell({
      kind: 'garrison-restored',
      rule: 'RV-10.56-a',
      data: { province: areaAt(area).id, power: powerId(g, fallen) },
    })
    return false
  }
  const conqueror = conquerorOf(g.state, area, power)
  if (powerAt(g.state, conqueror).status === 'rebels') {
    // RV-14.2-02, RV-14.2-15a: the owner loses the Province, and it is nobody's.
    changeMarks(g.state, area, NO_GARRISON)
    return false
  }
  // Warbands at home have no Garrison: their land is Barbaricum again.
  if (isLandOfPeople(g, area, conqueror)) changeMarks(g.state, area, NO_GARRISON)
  else placeGarrison(g.state, area, conqueror)
  g.tell({
    kind: 'conquest',
    rule: 'RV-10.24-a',
    data: { province: areaAt(area).id, power: powerId(g, conqueror) },
  })
  noteConquest(g, area, conqueror)
  restoreCapital(g, area)
  return true
}

const NO_GARRISON = { garrison: null, fallen: null } as const

/**
 * RV-3.55-a, RV-10.51-a: whose men have taken it: the Major's, if some of his own stand there, otherwise his Client's or
 * Ally's, whose marker lies on the Garrison.
 */
function conquerorOf(state: RomaState, area: number, power: number): number {
  const major = sideOf(state, power)
  for (const one of [major, power]) if (someLandUnit(state, area, unit => unit.power === one)) return one
  return firstLandUnit(state, area)?.power ?? power
}

/** RV-10.71-a: the active Leader may pillage what his side has just taken. */
function noteConquest({ state }: Roma, area: number, conqueror: number): void {
  const { activation } = state
  const leader = findLeader(state, activation?.leader ?? null)
  if (activation === null || leader === undefined || !isSameSide(state, leader.power, conqueror)) return
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
    // The land of warbands who stand in it stays Barbaricum, whoever stands there with them.
    if (first === undefined || someLandUnit(g.state, area, unit => isLandOfPeople(g, area, unit.power)))
      continue
    conquer(g, area, first.power)
  }
}
