import { describe, expect, it } from 'vitest'
import { movementAllowance, row } from '../../data/index.ts'
import { factionIds, nationalityIds, peopleIds } from '../../data/types.ts'
import { aleaData as data } from '../../rules/series.ts'

const allUnits = Object.values(data.units)
const romanUnits = allUnits.filter(unit => unit.people === null)
const leaders = Object.values(data.romanLeaders)

function count(ids: readonly string[], kind: string): number {
  return ids.filter(id => row(data.units, id).kind === kind).length
}

describe('the peoples', () => {
  it('AIE-1.1-a: six foreign Nationalities hold the 17 Peoples, each once', () => {
    expect(nationalityIds.flatMap(id => data.nationalities[id].peoples).toSorted()).toEqual(
      peopleIds.toSorted(),
    )
    expect(data.nationalities.celts.peoples).toEqual(['alpes', 'galatae', 'celtiberes', 'pannonii'])
  })

  it('AIE-4.2.4-a: the group of a People is the group of its Nationality', () => {
    for (const id of peopleIds) {
      const people = data.peoples[id]
      expect(data.nationalities[people.nationality].peoples).toContain(id)
      expect(people.group).toBe(data.nationalities[people.nationality].group)
    }
    expect(data.peoples.germani.group).toBe(data.peoples.pannonii.group)
    expect(data.peoples.parthi.group).not.toBe(data.peoples.aegyptii.group)
  })

  it('AIE-4.1-a: the four Majors are those with leaders', () => {
    const majors = peopleIds.filter(id => data.peoples[id].major)
    expect(majors.toSorted()).toEqual(['aegyptii', 'numidae', 'parthi', 'pontici'])
    for (const id of peopleIds) {
      expect(data.peoples[id].leaders.length > 0).toBe(data.peoples[id].major)
      expect(data.peoples[id].victoryPoints === null).toBe(!data.peoples[id].major)
    }
  })

  it('AIE-4.1-b: every People has zones of origin outside the Republic, and its units live there', () => {
    for (const id of peopleIds) {
      const people = data.peoples[id]
      expect(people.zones.length).toBeGreaterThan(0)
      for (const zone of people.zones) expect(row(data.zones, zone).roman).toBe(false)
      expect(people.units.length).toBeGreaterThan(0)
      for (const unit of people.units) expect(people.zones).toContain(row(data.units, unit).home)
      for (const leader of people.leaders) {
        const { home } = row(data.foreignLeaders, leader)
        if (home !== null) expect(people.zones).toContain(home)
      }
    }
    expect(data.peoples.alpes.zones).toHaveLength(2)
    expect(data.peoples.aegyptii.zones).toEqual(['AEG-1'])
  })

  it('AIE-9.3-a: the Germani have three units', () => {
    expect(data.peoples.germani.units).toEqual(['germani-1', 'germani-2', 'germani-3'])
  })

  it('AIE-4.3-a: only the Aegyptii have naves', () => {
    const fleets = allUnits.filter(unit => unit.people !== null && unit.kind === 'naves')
    expect(fleets.map(unit => unit.id)).toEqual(['aegyptii-naves-1'])
    expect(fleets[0]?.carries).toEqual({ units: 3, legions: 3 })
  })

  it('AIE-10.1-c: the VP of the Majors are even, so that half is exact', () => {
    for (const id of peopleIds) expect((data.peoples[id].victoryPoints ?? 0) % 2).toBe(0)
  })
})

describe('the leaders', () => {
  it('AIE-3.3.2-a: 36 Roman leaders: 16 at the start, 10 in -48, 10 after Caesar', () => {
    expect(leaders).toHaveLength(36)
    expect(leaders.filter(leader => leader.entry === 'start')).toHaveLength(16)
    expect(leaders.filter(leader => leader.entry === -48)).toHaveLength(10)
    expect(leaders.filter(leader => leader.entry === 'caesar-dead')).toHaveLength(10)
  })

  it('AIE-3.7.1-b: five leaders never change faction, and they alone have one face', () => {
    const fixed = leaders.filter(leader => leader.neverChangesFaction).map(leader => leader.id)
    expect(fixed.toSorted()).toEqual(['caesar', 'g-pompeius', 'octavianus', 'pompeius', 's-pompeius'])
    for (const leader of leaders) {
      const faces = factionIds.filter(faction => leader.faces[faction] !== null)
      expect(faces.length).toBe(leader.neverChangesFaction ? 1 : 2)
      if (leader.firstFaction !== 'random') expect(faces).toContain(leader.firstFaction)
    }
  })

  it('AIE-1.2.1-b: Pompeius has no Caesarian face', () => {
    expect(row(data.romanLeaders, 'pompeius').faces.caesarian).toBeNull()
  })

  it('AIE-1.2-b: the four Assassins', () => {
    expect(
      leaders
        .filter(leader => leader.assassin)
        .map(leader => leader.id)
        .toSorted(),
    ).toEqual(['cassius', 'd-brutus', 'm-brutus', 'trebonius'])
  })

  it('AIE-2.D-a: Caesar 6 and Pompeius 5 make 11 sequences', () => {
    const caesar = row(data.romanLeaders, 'caesar').faces.caesarian
    const pompeius = row(data.romanLeaders, 'pompeius').faces.republican
    expect([caesar?.strategic, pompeius?.strategic]).toEqual([6, 5])
  })

  it('AIE-2.D-e: natural deaths by year', () => {
    const pompeius = row(data.romanLeaders, 'pompeius').naturalDeath
    expect([
      pompeius[-44],
      pompeius[-43],
      pompeius[-39],
      pompeius[-38],
      pompeius[-34],
      pompeius[-29],
    ]).toEqual([undefined, 3, 3, 6, 6, 8])
    const curio = row(data.romanLeaders, 'curio').naturalDeath
    expect([curio[-39], curio[-38], curio[-33]]).toEqual([undefined, 2, 4])
    expect(row(data.romanLeaders, 'octavianus').naturalDeath).toEqual({})
    expect(leaders.filter(leader => Object.keys(leader.naturalDeath).length > 0)).toHaveLength(9)
  })

  it('AIE-LT-a: Pansa and Salvidienus are rolled for', () => {
    expect(leaders.filter(leader => leader.firstFaction === 'random').map(leader => leader.id)).toEqual([
      'pansa',
      'salvidienus',
    ])
  })

  it('AIE-4.2.1-a: nine non-Roman leaders, and successors name a leader of the same People', () => {
    const foreign = Object.values(data.foreignLeaders)
    expect(foreign).toHaveLength(9)
    for (const leader of foreign) {
      if (typeof leader.entry === 'number') continue
      expect(row(data.foreignLeaders, leader.entry.after).people).toBe(leader.people)
    }
    expect(row(data.foreignLeaders, 'juba-i').leaves).toBe('first-pacification')
    expect(row(data.foreignLeaders, 'orodes').leaves).toBe(-39)
  })

  it('no leader has two ids and no id is shared by two kinds of leader', () => {
    const ids = [...Object.keys(data.romanLeaders), ...Object.keys(data.foreignLeaders)]
    expect(new Set(ids).size).toBe(45)
  })
})

describe('the units', () => {
  it('AIE-3.2.1-a: 55 legions, 18 of them recruits, and no XXXV', () => {
    const legions = romanUnits.filter(unit => unit.kind === 'legio')
    expect(legions).toHaveLength(55)
    expect(legions.filter(unit => unit.recruit)).toHaveLength(18)
    expect(data.units['legio-XXXV']).toBeUndefined()
    expect(row(data.units, 'legio-X').normal).not.toEqual(row(data.units, 'legio-X-R').normal)
  })

  it('AIE-3.2.2-a, AIE-3.2.3-a: 9 equites, 9 auxilia, 9 naves', () => {
    const ids = romanUnits.map(unit => unit.id)
    expect([count(ids, 'equites'), count(ids, 'auxilia'), count(ids, 'naves')]).toEqual([9, 9, 9])
    expect(romanUnits).toHaveLength(82)
  })

  it('AIE-8.6.1-a: quality 3 for XXI and XXII, 1 for equites', () => {
    expect(['legio-XXI', 'legio-XXII', 'equites-2-1'].map(id => row(data.units, id).normal.quality)).toEqual([
      3, 3, 1,
    ])
  })

  it('AIE-1.3-a: a reduced side is never better and always weaker', () => {
    for (const { normal, reduced } of allUnits) {
      expect(reduced.strength).toBeLessThan(normal.strength)
      expect(reduced.strength).toBeGreaterThan(0)
      expect(reduced.quality).toBeLessThanOrEqual(normal.quality)
      expect(reduced.tactical).toBeLessThanOrEqual(normal.tactical)
    }
  })

  it('AIE-3.4.2-f: naves carry three units, of which two legions on the 4 SP ships', () => {
    for (const unit of romanUnits) {
      const carries = { units: 3, legions: unit.normal.strength === 4 ? 2 : 3 }
      expect(unit.carries).toEqual(unit.kind === 'naves' ? carries : null)
    }
  })

  it('AIE-1.2.2-a, AIE-1.3.2-a: movement allowances', () => {
    expect(movementAllowance).toEqual({ leader: 4, land: 3, naves: 1 })
  })
})
