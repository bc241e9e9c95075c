import { expect, it } from 'vitest'
import { placeOf, sideOf } from '../../../imperator/rules/pieces.ts'
import { row, type ScenarioId, type SideId } from '../../data/index.ts'
import { scenarioIds, sideIds } from '../../data/types.ts'
import { isFollower, isUsurper } from '../../rules/emperors/ranks.ts'
import { semperData as data } from '../../rules/series.ts'
import { setUp } from '../../rules/set-up.ts'
import { boxes } from '../../rules/state.ts'
import { positionOf } from '../support.ts'
import { cells, lines } from './printed.ts'

/** Without the parts of the sixth. */
const eight = scenarioIds.filter(id => id.length === 1)

function positionIn(id: ScenarioId) {
  return positionOf(setUp(data, id))
}

it('SV-SC-A, SV-SC-B, SV-SC-F, SV-SC-K: stars, years, turns, first initiative, start VP, Constantinopolis, wars', () => {
  const found = eight.map(id => {
    const { stars, firstYear, lastYear, initiative, points, rules, atWar } = data.scenarios[id]
    return cells(
      id,
      stars,
      `${firstYear}-${lastYear}`,
      lastYear - firstYear + 1,
      initiative,
      `${points.primus} ${points.secondus}`,
      rules.constantinopolis === 'built' ? 'built' : 'no',
      atWar.join(' '),
    )
  })
  expect(found).toEqual(
    lines(`
    1 | 1 | 311-313 | 3  | primus   | 0 18 | no    | -
    2 | 2 | 308-313 | 6  | primus   | 5 0  | no    | -
    3 | 2 | 313-324 | 12 | primus   | 0 40 | no    | -
    4 | 3 | 338-350 | 13 | primus   | 0 0  | built | persians
    5 | 2 | 350-353 | 4  | secondus | 0 0  | built | alamanni
    6 | 4 | 305-375 | 71 | primus   | 0 0  | no    | picts
    7 | 3 | 360-375 | 16 | secondus | 0 0  | built | persians picts alamanni
    8 | 3 | 324-337 | 14 | primus   | 0 0  | no    | visigothi
    `),
  )
})

/** A side at the start as the notes of its scenario list it: ranks, leaders with their zones, Dux, Dioceses. */
function muster(id: ScenarioId, side: SideId): string[] {
  const position = positionIn(id)
  const { emperors, augusti, caesares, regions } = position.state
  const present = data.romanLeaderIds.filter(
    leader => sideOf(position, leader) === side && data.zones[placeOf(position, leader)] !== undefined,
  )
  const named = present.filter(leader => row(data.romanLeaders, leader).dux === null)
  const head = emperors[side]
  const usurpers = named.filter(leader => isUsurper(position, leader))
  const ranked = [head, ...augusti[side], ...caesares[side], ...usurpers]
  const standing = (leaders: readonly (string | null)[]) =>
    leaders
      .flatMap(leader =>
        leader === null ? [] : [`${row(data.romanLeaders, leader).name} (${placeOf(position, leader)})`],
      )
      .toSorted()
      .join(', ')
  const list = {
    head: standing([head]),
    Augustus: standing(augusti[side].filter(leader => leader !== head)),
    Caesares: standing(caesares[side]),
    Usurper: standing(usurpers),
    others: standing(named.filter(leader => !ranked.includes(leader))),
    Dux: present
      .filter(leader => !named.includes(leader))
      .map(leader => row(data.romanLeaders, leader).name.replace('Dux ', ''))
      .toSorted()
      .join(', '),
    Dioceses: data.regionOrder
      .filter(diocese => regions[diocese] === side)
      .map(diocese => data.regions[diocese].name)
      .toSorted()
      .join(', '),
  }
  const filled = Object.entries(list).filter(([, text]) => text !== '')
  return [`${id} ${side.toUpperCase()}`, ...filled.map(([what, text]) => `${what}: ${text}`)]
}

it('SV-SC-C, SV-3.5.1-E, SV-3.5.1-F: who stands where with which rank, and who holds which Diocese', () => {
  const found = eight.flatMap(id => sideIds.flatMap(side => muster(id, side)))
  const printed = lines(`
    1 PRIMUS
    head: Constantin (GAL2)
    Augustus: Licinius (PAN3)
    Dux: Treveri, Sirmium
    Dioceses: Britanniae, Galliae, Viennensis, Hispaniae, Pannoniae, Moesiae, Thracia
    1 SECONDUS
    head: Maxence (ITA5)
    Augustus: Maximin Daïa (ORI2)
    Dux: Mediolanum, Antiochia
    Dioceses: Italia, Africa, Asia, Pontica, Oriens
    2 PRIMUS
    head: Galère (PAN3)
    Augustus: Licinius (PAN2)
    Caesares: Maximin Daïa (ORI2)
    Usurper: Alexander (AFR4)
    others: Dioclétien (PAN5)
    Dux: Sirmium, Antiochia
    Dioceses: Pannoniae, Moesiae, Thracia, Asia, Pontica, Oriens
    2 SECONDUS
    head: Constantin (GAL2)
    Augustus: Maxence (ITA5)
    others: Maximien (VIE3)
    Dux: Treveri, Mediolanum
    Dioceses: Britanniae, Galliae, Viennensis, Hispaniae, Italia, Africa
    3 PRIMUS
    head: Constantin (ITA2)
    Dux: Treveri, Mediolanum
    Dioceses: Britanniae, Galliae, Viennensis, Hispaniae, Italia, Africa
    3 SECONDUS
    head: Licinius (PON1)
    Dux: Sirmium, Antiochia
    Dioceses: Pannoniae, Moesiae, Thracia, Asia, Pontica, Oriens
    4 PRIMUS
    head: Constantin II (GAL2)
    others: Sylvanus (GAL3), Saloustios (VIE3)
    Dux: Treveri
    Dioceses: Britanniae, Galliae, Viennensis, Hispaniae
    4 SECONDUS
    head: Constant (PAN3)
    Augustus: Constance II (ORI2)
    others: Barbation (ITA2)
    Dux: Mediolanum, Sirmium, Antiochia
    Dioceses: Italia, Africa, Pannoniae, Moesiae, Thracia, Asia, Pontica, Oriens
    5 PRIMUS
    head: Constance II (THR3)
    others: Ursininus (ORI3), Lupicinus (PAN3), Mallobaude (PAN2), Florentius (THR3)
    Dux: Sirmium, Antiochia
    Dioceses: Pannoniae, Moesiae, Thracia, Asia, Pontica, Oriens
    5 SECONDUS
    Usurper: Magnence (GAL5)
    others: Marcellus (GAL2), Sylvanus (ITA2), Saloustios (VIE3), Barbation (ITA3)
    Dux: Treveri, Mediolanum
    Dioceses: Britanniae, Galliae, Viennensis, Hispaniae, Italia, Africa
    6 PRIMUS
    head: Galère (PON1)
    Caesares: Maximin Daïa (ORI2)
    others: Licinius (PAN3), Dioclétien (PAN5)
    Dux: Sirmium, Antiochia
    Dioceses: Pannoniae, Moesiae, Thracia, Asia, Pontica, Oriens
    6 SECONDUS
    head: Constance Chlore (GAL2)
    Caesares: Sévère (ITA2)
    others: Constantin (GAL4), Maxence (ITA5), Maximien (ITA6), Alexander (AFR4)
    Dux: Treveri, Mediolanum
    Dioceses: Britanniae, Galliae, Viennensis, Hispaniae, Italia, Africa
    7 PRIMUS
    head: Constance II (ORI2)
    others: Ursininus (ORI3), Arbetio (THR3), Jovien (THR3), Victor (PON1), Florentius (PAN3), Mallobaude (ITA2)
    Dux: Mediolanum, Sirmium, Antiochia
    Dioceses: Italia, Africa, Pannoniae, Moesiae, Thracia, Asia, Pontica, Oriens
    7 SECONDUS
    head: Julien (GAL5)
    others: Nevitta (GAL3), Saloustios (VIE3)
    Dux: Treveri
    Dioceses: Britanniae, Galliae, Viennensis, Hispaniae
    8 PRIMUS
    head: Constantin (PON1)
    Caesares: Crispus (GAL2)
    others: Volusianus (ITA5)
    Dux: Treveri, Mediolanum, Sirmium, Antiochia
    Dioceses: Britanniae, Galliae, Viennensis, Hispaniae, Italia, Africa, Pannoniae, Moesiae, Thracia, Asia, Pontica, Oriens
    8 SECONDUS
    `)
  expect(found).toEqual(printed.map(inOrder))
})

/** A list of the notes in the order of the alphabet. */
function inOrder(line: string): string {
  const [what, list] = line.split(': ')
  return list === undefined ? line : `${what}: ${list.split(', ').toSorted().join(', ')}`
}

it('SV-SC-E: units that do not stand where the table has them', () => {
  const found = eight.flatMap(id => {
    const position = positionIn(id)
    const moved = data.romanUnitIds.filter(unit => placeOf(position, unit) !== row(data.units, unit).home)
    const byZone = Map.groupBy(moved, unit => placeOf(position, unit))
    return [...byZone].map(([zone, units]) =>
      cells(id, zone, units.map(unit => row(data.units, unit).name).join(', ')),
    )
  })
  expect(found).toEqual(
    lines(`
    1 | ITA5 | Ioviani, Herculiani
    2 | AFR4 | RI Africa
    4 | THR3 | Scutarii 1, Scutarii Clibanarii, Gentiles Iuniores, Lanciarii, Mattiarii, Victores
    5 | GAL5 | PC Galliae 1
    5 | THR3 | Scutarii 1, Scutarii Clibanarii, Gentiles Iuniores, Lanciarii, Mattiarii, Victores
    7 | GAL5 | Celtae, Petulantes, Batavi, Heruli
    7 | THR3 | Scutarii 1, Scutarii Clibanarii, Gentiles Iuniores, Lanciarii, Mattiarii, Victores
    `),
  )
})

it('SV-9.3.2-C: the regiments of Julien come back to Treveri and Arelate (RULING-64)', () => {
  expect(data.scenarios['7'].residences).toEqual({ batavi: 'GAL2', heruli: 'GAL2' })
  expect(['celtae', 'petulantes'].map(unit => row(data.units, unit).home)).toEqual(['VIE3', 'VIE3'])
})

it('SV-SC-D: who is out of play', () => {
  const found = eight.map(id => {
    const position = positionIn(id)
    const dead = data.romanLeaderIds.filter(leader => placeOf(position, leader) === boxes.dead)
    return cells(id, dead.map(leader => row(data.romanLeaders, leader).name).join(', '))
  })
  expect(found).toEqual(
    lines(`
    1 | Constance Chlore, Dioclétien, Maximien, Galère, Sévère, Alexander
    2 | Constance Chlore, Sévère
    3 | Constance Chlore, Dioclétien, Maximien, Galère, Sévère, Maximin Daïa, Maxence, Alexander
    4 | Constance Chlore, Dioclétien, Maximien, Galère, Sévère, Maximin Daïa, Maxence, Constantin, Licinius, Alexander, Volusianus, Bassianus, Martinianus, Crispus, Licinianus, Delmatius, Hannibalianus
    5 | Constance Chlore, Dioclétien, Maximien, Galère, Sévère, Maximin Daïa, Maxence, Constantin, Licinius, Alexander, Volusianus, Bassianus, Martinianus, Crispus, Constantin II, Constant, Licinianus, Delmatius, Hannibalianus
    6 | -
    7 | Constance Chlore, Dioclétien, Maximien, Galère, Sévère, Maximin Daïa, Maxence, Constantin, Licinius, Alexander, Volusianus, Bassianus, Martinianus, Crispus, Constantin II, Constant, Licinianus, Delmatius, Hannibalianus, Sylvanus, Barbation, Marcellus, Lupicinus, Magnence, Gallus
    8 | Constance Chlore, Dioclétien, Maximien, Galère, Sévère, Maximin Daïa, Maxence, Licinius, Alexander, Bassianus, Martinianus
    `),
  )
})

it('SV-SC-G, SV-4.2.1-B: the kings of Persia at the start', () => {
  const found = eight.map(id => {
    const position = positionIn(id)
    const kings = data.peoples.persians.leaders.filter(king => placeOf(position, king) === 'PER2')
    return cells(id, kings.map(king => row(data.foreignLeaders, king).name).join(', '))
  })
  expect(found).toEqual(
    lines(`
    1 | -
    2 | Hormoz II
    3 | -
    4 | Sapor II
    5 | Sapor II
    6 | Hormoz II
    7 | Sapor II, Ardashir II
    8 | Sapor II
    `),
  )
})

it('SV-S5-A: everybody who is Roman and of SECONDUS follows Magnence', () => {
  const position = positionIn('5')
  const followers = data.romanLeaderIds.filter(leader => isFollower(position, leader))
  expect(followers.map(leader => row(data.romanLeaders, leader).name).toSorted()).toEqual([
    'Barbation',
    'Dux Mediolanum',
    'Dux Treveri',
    'Marcellus',
    'Saloustios',
    'Sylvanus',
  ])
})

it('SV-S4-B, SV-S7-B, SV-S6-B, SV-S8-B, SV-S1-A to SV-S1-D: the figures of the special rules', () => {
  const { truceUntil } = data.scenarios['4'].rules
  const { endsWith, earlyDeath } = data.scenarios['7'].rules
  expect([truceUntil, endsWith, earlyDeath]).toEqual([339, 'julien', { until: 363, points: 10 }])
  expect(eight.filter(id => data.scenarios[id].rules.endsWith === 'julien')).toEqual(['6', '7'])
  expect(eight.filter(id => data.scenarios[id].rules.secondusDrawsTwo)).toEqual(['8'])
  expect(eight.filter(id => data.scenarios[id].rules.retired.includes('diocletien'))).toEqual(['2', '6'])
  const { peoples, events, constantinopolis, stratagems = [] } = data.scenarios['1'].rules
  expect([peoples, events, constantinopolis]).toEqual([false, false, 'closed'])
  const counters = Object.values(data.stratagemCounters).filter(({ faces }) =>
    stratagems?.includes(faces[0].stratagem),
  )
  // 23 from the start, and Hérésie after the death of Constantin.
  expect(counters).toHaveLength(24)
})

it('SV-S6-B: the parts of the great campaign: how they begin, their years (RULING-113)', () => {
  const parts = scenarioIds.filter(id => !eight.includes(id))
  const found = parts.map(id => {
    const { firstYear, lastYear, sides, points, rules, victory } = data.scenarios[id]
    const start = eight.find(each => data.scenarios[each].sides === sides) ?? '?'
    expect([rules.endsWith, victory]).toEqual(['julien', 'points'])
    return cells(id, start, `${firstYear}-${lastYear}`, `${points.primus} ${points.secondus}`)
  })
  expect(found).toEqual(
    lines(`
    6a | 6 | 305-324 | 0 0
    6b | 6 | 305-337 | 0 0
    6c | 3 | 313-337 | 0 12
    6d | 4 | 338-375 | 0 0
    `),
  )
})

it('only the scenarios as a whole are rebuilt', () => {
  for (const id of scenarioIds) expect(data.scenarios[id].source).toBe('reconstruction')
})

it('SV-S6-B, RULING-113: parts of the great campaign: stars, years, start VP, how they are won', () => {
  const found = (['6a', '6b', '6c', '6d'] as const).map(id => {
    const { stars, firstYear, lastYear, points, victory, rules } = data.scenarios[id]
    return cells(
      id,
      stars,
      firstYear,
      lastYear,
      `${points.primus} ${points.secondus}`,
      victory,
      rules.endsWith,
    )
  })
  expect(found).toEqual(
    lines(`
    6a | 3 | 305 | 324 | 0 0  | points | julien
    6b | 3 | 305 | 337 | 0 0  | points | julien
    6c | 3 | 313 | 337 | 0 12 | points | julien
    6d | 3 | 338 | 375 | 0 0  | points | julien
    `),
  )
})
