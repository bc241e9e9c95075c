import { expect, it } from 'vitest'
import { dummyMarkers, movementAllowance, row, spqrEnd, stratagemsKept } from '../../data/index.ts'
import { firstYear, lastYear } from '../../data/types.ts'
import { aleaData as data } from '../../rules/series.ts'
import { cells, lines } from './lines.ts'

it('AIE-3.1.1-b, AIE-3.7.3-b, AIE-9.4-b: garrison, recruits, zones and cities for control, control points, in this order', () => {
  const found = data.regionOrder.map((id, index) => {
    const { order, garrison, recruitment, zonesForControl, citiesForControl, controlPoints } =
      data.regions[id]
    expect(order).toBe(index + 1)
    const { legio, auxilia, equites, naves } = recruitment
    const figures = [
      garrison,
      legio,
      auxilia,
      equites,
      naves,
      zonesForControl,
      citiesForControl,
      controlPoints,
    ]
    return cells(id, figures.join(' '))
  })
  expect(found).toEqual(
    lines(`
    italia   | 2 4 0 1 2 4 3 5
    asia     | 3 2 1 1 1 3 2 3
    gallia   | 3 1 2 2 1 5 2 2
    africa   | 1 2 1 2 2 2 1 3
    graecia  | 3 2 2 1 1 3 2 2
    sicilia  | 0 1 2 0 2 2 1 1
    hispania | 2 1 1 2 0 3 2 2
    `),
  )
  expect([data.roma.zone, data.roma.garrison, data.roma.controlPoints]).toEqual(['ITA-1', 0, 2])
})

it('AIE-0.3-a, AIE-1.2.2-a, AIE-1.3.2-a, AIE-2.C-b, AIE-5.1.1-i, AIE-6-b: figures that no counter bears', () => {
  expect([firstYear, lastYear]).toEqual([-49, -29])
  expect(movementAllowance).toEqual({ leader: 4, land: 3, naves: 1 })
  expect([dummyMarkers, stratagemsKept, spqrEnd]).toEqual([3, 3, 5])
})

it('AIE-6-a, AIE-6-d, AIE-6.1-a to AIE-6.4-d: which stratagems share a counter, and their figures', () => {
  const found = Object.values(data.stratagemCounters).map(({ id, faces }) =>
    cells(
      id,
      ...faces.map(({ stratagem, value }) => {
        const { name, phase } = data.stratagems[stratagem]
        const figure = value === null ? '' : ` ${stratagem === 'poliorcetique' ? '+' : ''}${value}`
        return `${name}${figure} (${phase})`
      }),
    ),
  )
  expect(found).toEqual(
    lines(`
    K01 | Initiative (B)                          | Fuite opportune (E)
    K02 | Initiative (B)                          | Intrigue au Sénat (E)
    K03 | Janus (B)                               | Muraille -2 (E)
    K04 | Coup d'état 0 (C)                       | Poliorcétique +2 (E)
    K05 | Coup d'état -1 (C)                      | Désertion (E)
    K06 | Coup d'état -2 (C)                      | Muraille -1 (E)
    K07 | Soulèvement d'un Peuple mineur (C)      | Assassinat (E)
    K08 | Soulèvement d'un Peuple mineur (C)      | Pacification d'un Peuple majeur (E)
    K09 | Soulèvement d'un Peuple mineur (C)      | Poliorcétique +1 (E)
    K10 | Soulèvement de deux Peuples mineurs (C) | Pax Romana (E)
    K11 | Soulèvement d'un Peuple majeur (C)      | Pacification d'un Peuple mineur (E)
    K12 | Allégeance d'un Peuple majeur (C)       | La flèche du Parthe (E)
    K13 | Idus Martias (F)                        | Veni, Vidi, Vici (E)
    K14 | Imperium (F)                            | Assassinat (E)
    K15 | Ralliement d'un Triumvir (F)            | Transfuges (E)
    K16 | Ralliement d'un Triumvir (F)            | Fuite opportune (E)
    K17 | Triumphus 1 (F)                         | Intrigue au Sénat (E)
    K18 | Triumphus 2 (F)                         | Foyer de peste (E)
    K19 | Faveur divine (E)                       | Pacification d'une Nationalité (E)
    `),
  )
})

it('AIE-6.1-a to AIE-6.4-d: the rules of each stratagem, and how many faces bear which figure', () => {
  const found = Object.values(data.stratagems).map(({ phase, faces, rules }) =>
    cells(phase, faces.map(face => face ?? '.').join(' '), rules.join(' ')),
  )
  expect(found).toEqual(
    lines(`
    B | . .     | AIE-6.1-a AIE-2.B-c
    B | .       | AIE-6.1-b
    C | 0 -1 -2 | AIE-6.2-a AIE-3.6.1-a AIE-3.6.2-a
    C | . . .   | AIE-6.2-b AIE-4.2.2-b
    C | .       | AIE-6.2-c AIE-4.2.2-b
    C | .       | AIE-6.2-d AIE-4.2.2-b
    C | .       | AIE-6.2-e AIE-4.4.2-b
    E | . .     | AIE-6.3-a
    E | .       | AIE-6.3-b
    E | . .     | AIE-6.3-c
    E | .       | AIE-6.3-d AIE-6.3-e
    E | .       | AIE-6.3-f
    E | .       | AIE-6.3-g
    E | .       | AIE-6.3-h
    E | 1 2     | AIE-6.3-i
    E | -1 -2   | AIE-6.3-j
    E | .       | AIE-6.3-k
    E | . .     | AIE-6.3-l AIE-10.2-d
    E | .       | AIE-6.3-m
    E | .       | AIE-6.3-n
    E | .       | AIE-6.3-o
    E | .       | AIE-6.3-p
    F | .       | AIE-6.4-a AIE-3.5.3-b
    F | .       | AIE-6.4-b
    F | . .     | AIE-6.4-c AIE-3.6.5-c
    F | 1 2     | AIE-6.4-d
    `),
  )
})

it('AIE-2.D-c, AIE-EV-01 to AIE-EV-15: the event of each sum; AIE-EV-11: the region of each face', () => {
  expect(Object.entries(data.events).map(([sum, event]) => cells(sum, event.number, event.id))).toEqual(
    lines(`
    1  | 1  | unhealthy-roma
    2  | 2  | disastrous-weather
    3  | 3  | roman-discouragement
    4  | 4  | illness-of-the-faction-leader
    5  | 5  | barbarian-vigour
    6  | 6  | political-agitation
    7  | 7  | severe-winter
    8  | 8  | divine-peace
    9  | 9  | wrath-of-neptune
    10 | 10 | unpopularity-of-the-faction-leader
    11 | 11 | desertion
    12 | 12 | donation-to-the-legions
    13 | 13 | plague-in-the-orient
    14 | 14 | parthian-versatility
    15 | 15 | famine-among-the-barbarians
    `),
  )
  expect(data.desertionRegions).toEqual({
    1: 'gallia',
    2: 'hispania',
    3: 'italia',
    4: 'graecia',
    5: 'asia',
    6: 'africa',
  })
})

it('AIE-8.3-a, AIE-CT-a, AIE-CT-b: every cell of the combat table, and who wins it', () => {
  const { columns, rows, lowestRow, highestRow } = data.combat
  expect(columns.map(({ attacker, defender }) => `${attacker}/${defender}`).join(' ')).toBe(
    '0/1 1/2 2/3 4/5 1/1 5/4 3/2 2/1 3/1 4/1',
  )
  const found = rows.map((row, index) =>
    cells(lowestRow + index, ...row.map(cell => `${cell.attacker}/${cell.defender}-${cell.winner[0]}`)),
  )
  expect(highestRow).toBe(9)
  expect(found).toEqual(
    lines(`
    -2 | E/R-d   | E/R-d   | E/R-d   | A/R-d   | A/R-d   | A/R-d   | A/1/4-d | A/1/4-d | A/1/4-d | R/R-d
    -1 | E/R-d   | E/R-d   | A/R-d   | A/1/4-d | A/1/4-d | A/1/4-d | A/1/2-d | A/1/4-d | R/R-d   | R/R-a
    0  | E/R-d   | A/R-d   | A/1/4-d | A/1/4-d | A/1/4-d | A/1/2-d | A/1/2-d | R/R-d   | R/R-a   | 3/4/A-a
    1  | A/R-d   | A/R-d   | A/1/4-d | A/1/2-d | A/1/2-d | A/3/4-d | R/R-d   | R/R-a   | 3/4/A-a | 1/2/A-a
    2  | A/R-d   | A/1/4-d | A/1/4-d | A/1/2-d | A/3/4-d | R/R-d   | R/R-a   | 3/4/A-a | 1/2/A-a | R/A-a
    3  | A/R-d   | A/1/4-d | A/1/2-d | A/3/4-d | R/R-d   | R/R-a   | 3/4/A-a | 1/2/A-a | 1/2/A-a | R/A-a
    4  | A/1/4-d | A/1/2-d | A/1/2-d | R/R-d   | R/R-a   | 3/4/A-a | 1/2/A-a | 1/2/A-a | 1/4/A-a | R/A-a
    5  | A/1/2-d | A/1/2-d | R/R-d   | R/R-a   | 3/4/A-a | 1/2/A-a | 1/2/A-a | 1/4/A-a | 1/4/A-a | R/A-a
    6  | A/1/2-d | R/R-d   | R/R-a   | 3/4/A-a | 1/2/A-a | 1/2/A-a | 1/4/A-a | 1/4/A-a | R/A-a   | R/A-a
    7  | R/R-d   | R/R-a   | 1/2/A-a | 1/2/A-a | 1/4/A-a | 1/4/A-a | 1/4/A-a | R/A-a   | R/A-a   | R/E-a
    8  | R/R-a   | 1/4/A-a | 1/2/A-a | 1/4/A-a | 1/4/A-a | 1/4/A-a | R/A-a   | R/A-a   | R/E-a   | R/E-a
    9  | 1/4/A-a | 1/4/A-a | 1/4/A-a | R/A-a   | R/A-a   | R/A-a   | R/A-a   | R/E-a   | R/E-a   | R/E-a
    `),
  )
})

it('AIE-CT-c to AIE-CT-f: what the letters and fractions mean', () => {
  expect(data.combat.losses).toEqual({
    E: { kind: 'eliminated' },
    A: { kind: 'all-reduced' },
    R: { kind: 'none' },
    '1/4': { kind: 'share', quarters: 1 },
    '1/2': { kind: 'share', quarters: 2 },
    '3/4': { kind: 'share', quarters: 3 },
  })
})

it('RULING-22, RULING-23, RULING-29, RULING-66, RULING-71, RULING-74, RULING-124, RULING-128, RULING-131: the options, the printed reading first', () => {
  const found = data.options.map(option =>
    cells(
      option.ruling,
      option.id,
      option.values.join(' '),
      option.values[0],
      data.defaultOptions[option.id],
    ),
  )
  expect(found).toEqual(
    lines(`
    RULING-131 | handicap             | 0                       | 0            | 0
    RULING-74  | actiumLegions        | once replaced           | once         | once
    RULING-22  | assassinationCount   | legions regions         | legions      | legions
    RULING-23  | smcAfterMurder       | halve minus2            | halve        | halve
    RULING-29  | coupModifierFidelity | printed favourable      | printed      | printed
    RULING-124 | garrisonOnTrack      | controller anybody      | controller   | controller
    RULING-66  | event8               | minusOneEach oneEach    | minusOneEach | minusOneEach
    RULING-71  | romeEvasion          | scenario2 scenarios1and2 | scenario2   | scenario2
    RULING-128 | geostrategyChoice    | both either             | both         | both
    `),
  )
})

it('AIE-4.3-a: no ship but the Roman and the Egyptian carries anybody', () => {
  for (const [id, { kind, people, carries }] of Object.entries(data.units)) {
    if (people === null) continue
    expect([id, carries]).toEqual([id, kind === 'naves' ? { units: 3, legions: 3 } : null])
  }
  expect(row(data.units, 'aegyptii-naves-1').kind).toBe('naves')
})
