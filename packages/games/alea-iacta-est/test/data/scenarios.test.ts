import { expect, it } from 'vitest'
import { type FactionId, type ForceData, row, type ScenarioData } from '../../data/index.ts'
import { factionIds, scenarioIds } from '../../data/types.ts'
import { aleaData as data } from '../../rules/series.ts'
import { cells, lines } from './lines.ts'

const scenarios = scenarioIds.map(id => data.scenarios[id])

it('AIE-SC-b, AIE-2.B-d, AIE-5.1.1-a: years, SPQR track, first initiative and deployment of the scenarios', () => {
  const found = scenarios.map(({ id, stars, firstYear, lastYear, spqr, initiative, deployment }) => {
    const first = `${initiative.faction}${initiative.calledFinal ? ', final' : ''}`
    return cells(id, stars, `${firstYear} ${lastYear}`, `${spqr.start} ${spqr.face}`, first, deployment)
  })
  expect(found).toEqual(
    lines(`
    1 | 4 | -49 -29 | 0 cicero   | republican, final | fixed
    2 | 3 | -49 -44 | 0 cicero   | republican, final | fixed
    3 | 1 | -48 -47 | 1 cicero   | caesarian, final  | free
    4 | 2 | -47 -45 | 2 cicero   | caesarian         | free
    5 | 2 | -43 -41 | 1 princeps | caesarian         | free
    6 | 3 | -41 -35 | 1 princeps | republican        | free
    7 | 3 | -32 -29 | 0 princeps | republican        | free
    `),
  )
})

it('AIE-3.7.3-a, AIE-3.5.1-a: what each side controls at first, and who leads it', () => {
  const found = eachForce(({ regions, roma, factionLeaders }) =>
    cells(factionLeaders.join(' '), [...regions.toSorted(), ...(roma ? ['and Roma'] : [])].join(' ')),
  )
  expect(found).toEqual(
    lines(`
    1 C | caesar                | gallia
    1 R | pompeius              | africa asia graecia hispania italia sicilia and Roma
    2 C | caesar                | gallia
    2 R | pompeius              | africa asia graecia hispania italia sicilia and Roma
    3 C | caesar                | gallia hispania italia and Roma
    3 R | pompeius              | africa asia graecia sicilia
    4 C | caesar                | asia gallia graecia hispania italia and Roma
    4 R | g-pompeius scipio     | africa sicilia
    5 C | octavianus m-antonius | africa gallia hispania italia and Roma
    5 R | m-brutus cassius      | asia graecia sicilia
    6 C | octavianus m-antonius | africa asia gallia graecia hispania italia and Roma
    6 R | s-pompeius l-antonius | sicilia
    7 C | octavianus            | africa gallia hispania italia sicilia and Roma
    7 R | m-antonius            | asia graecia
    `),
  )
})

it('AIE-3.3.1-a, AIE-S1-a, AIE-S2-a: the fixed set-up of Scenarios 1 and 2, zone by zone', () => {
  const found = factionIds.flatMap(faction =>
    data.scenarios[1].forces[faction].placements.map(({ zone, leaders, units }) =>
      cells(sideOf(faction), zone, leaders.join(' ') || null, forceOf(units) || null),
    ),
  )
  expect(found).toEqual(
    lines(`
    C | ITA-4 | caesar curio                                      | XIII
    C | ITA-3 | m-antonius                                        | VIII, 1 auxilia, 1 equites-2
    C | GAL-9 | lepidus d-brutus trebonius                        | V VI VII IX X XI, 1 equites-4, 1 auxilia
    C | GAL-1 | -                                                 | I-R
    C | GAL-2 | hirtius                                           | XII XIV III-R, 1 equites-2, 1 auxilia
    C | GAL-8 | -                                                 | II-R, 2 naves-6-0
    R | ITA-1 | pompeius g-pompeius scipio labienus cato spinther | -
    R | ITA-7 | ahenobarbus                                       | XV, 1 naves-6-1
    R | HIS-1 | afranius                                          | II XVI XIX, 1 equites-2, 1 auxilia
    R | HIS-2 | -                                                 | XVII XX
    R | HIS-4 | petreius                                          | IV XVIII, 1 auxilia
    R | GRA-2 | -                                                 | I XXI XXX, 1 equites-4
    R | GRA-3 | -                                                 | III XXII XXVIII, 1 auxilia
    R | ASI-1 | -                                                 | XI-R
    R | ASI-5 | -                                                 | XXIII XXIV X-R, 1 equites-2, 1 auxilia
    R | AFR-1 | -                                                 | XXV XXVI, 1 equites-2
    `),
  )
  expect(data.scenarios[2].forces).toEqual(data.scenarios[1].forces)
  for (const faction of factionIds) {
    const { placements, leaders, units } = data.scenarios[1].forces[faction]
    expect(leaders).toEqual(placements.flatMap(each => each.leaders))
    expect(units).toEqual(placements.flatMap(each => each.units))
  }
})

it('AIE-3.3.1-a, AIE-FD-a, RULING-74: the leaders and units of free deployment', () => {
  const found = eachForce(({ leaders, units, placements }, { deployment }) =>
    deployment === 'free' && placements.length === 0 ? cells(leaders.join(' '), forceOf(units)) : null,
  )
  expect(found).toEqual(
    lines(`
    3 C | caesar m-antonius lepidus d-brutus hirtius trebonius bassus calvinus dolabella plancus pollio sulla | II V VI VII VIII IX X XI XII XIII XIV XVII XXVII I-R II-R III-R IV-R V-R VI-R VII-R, 3 auxilia, 1 equites-4, 2 equites-2, 1 naves-8-2, 2 naves-6-0, 1 naves-4-0
    3 R | pompeius g-pompeius scipio labienus cato spinther ahenobarbus afranius petreius bibulus m-brutus cassius s-pompeius | I III XXI XXII XXV XXVI XXVIII XXX X-R XI-R XII-R XIII-R XIV-R XV-R XVI-R XVII-R, 3 auxilia, 2 equites-4, 1 equites-2, 1 naves-8-2, 1 naves-8-1, 1 naves-6-1, 2 naves-4-1
    4 C | caesar m-antonius lepidus d-brutus hirtius trebonius bassus calvinus dolabella plancus pollio sulla m-brutus cassius | II V VI VII VIII IX X XI XII XIII XIV XVII XXVII I-R II-R III-R IV-R V-R VI-R VII-R, 3 auxilia, 2 equites-4, 2 equites-2, 1 naves-8-2, 2 naves-6-0, 2 naves-4-1
    4 R | g-pompeius scipio labienus cato spinther afranius petreius bibulus s-pompeius | I III X-R XI-R XII-R XIII-R XIV-R XV-R XVI-R XVII-R XVIII-R, 2 auxilia, 1 equites-2, 1 naves-8-2, 1 naves-6-1, 1 naves-4-0
    5 C | octavianus m-antonius agrippa calvinus lepidus sulla bassus plancus flaccus saxa pollio salvidienus | II III V VI VII VIII IX X XII XIII XIV XVII XVIII XIX XXIII XXIV XXVI XXVIII XXIX XXX I-R II-R IV-R V-R XI-R XII-R XIII-R XV-R XVI-R XVII-R XVIII-R, 3 auxilia, 2 equites-4, 2 equites-2, 2 naves-8-2, 2 naves-6-0, 2 naves-4-1
    5 R | m-brutus cassius s-pompeius menas trebonius d-brutus | I IV XI XV XVI XX XXI XXII XXV XXVII XXXI XXXIII XXXVI XXXVII XXXVIII III-R VI-R VII-R VIII-R X-R XIV-R, 3 auxilia, 2 equites-4, 2 equites-2, 1 naves-8-1, 1 naves-6-1, 1 naves-4-0
    6 C | octavianus m-antonius agrippa calvinus lepidus sulla flaccus saxa salvidienus corvinus | I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XXV XXVI XXVII I-R II-R III-R IV-R V-R VI-R VII-R, 3 auxilia, 2 equites-4, 2 equites-2, 1 naves-8-1, 1 naves-6-0, 1 naves-4-1
    6 R | s-pompeius l-antonius menas bassus plancus pollio | XIX XX XXI XXII XXIII XXIV XXVIII XXIX XXX XXXI XXXII XXXIII XXXIV X-R XI-R XII-R XIII-R, 3 auxilia, 2 equites-4, 2 equites-2, 1 naves-8-2, 1 naves-6-0, 1 naves-4-1
    7 C | octavianus agrippa calvinus lepidus sulla plancus l-antonius saxa | V VI VII VIII IX X XI XII XIII XIV XIX XXXI XXXII I-R II-R III-R IV-R XV-R XVI-R XVII-R XVIII-R, 2 auxilia, 1 equites-4, 2 equites-2, 2 naves-8-2, 1 naves-6-1, 1 naves-4-1
    7 R | m-antonius corvinus bassus flaccus | I II III IV XV XVI XVII XVIII XX XXI XXIX XXX V-R VI-R VII-R VIII-R IX-R X-R XI-R XII-R XIII-R XIV-R, 2 auxilia, 1 equites-4, 2 equites-2, 1 naves-8-1, 2 naves-6-0
    `),
  )
})

it('AIE-3.3.1-a: no counter is listed twice, and every one of them exists', () => {
  for (const { forces } of scenarios) {
    const units = factionIds.flatMap(faction => forces[faction].units)
    expect(new Set(units).size).toBe(units.length)
    for (const unit of units) expect(data.romanUnitIds).toContain(unit)
  }
})

it('AIE-S5-b, AIE-S5-c, AIE-S6-b, AIE-S6-c: where leaders must begin, what must be held, what is closed', () => {
  const found = eachForce(({ startZones, withoutUnits, mustOccupy, closed }) => {
    const starts = Object.entries(startZones).map(([leader, zones]) => `${leader} in ${zones.join(' ')}`)
    const all = [...starts, ...withoutUnits.map(id => `${id} alone`)]
    if (mustOccupy.length > 0) all.push(`must hold ${mustOccupy.join(' ')}`)
    if (closed.length > 0) all.push(`closed ${closed.join(' ')}`)
    return all.length === 0 ? null : all.join(', ')
  })
  expect(found).toEqual(
    lines(`
    5 R | s-pompeius in SIC-1 SIC-2 SIC-3, menas in SIC-1 SIC-2 SIC-3, d-brutus in ALP-1, d-brutus alone
    6 C | octavianus in ITA-1 ITA-3 ITA-4 ITA-5 ITA-7, m-antonius in ASI-1 ASI-2 ASI-3 ASI-4 ASI-5, salvidienus in HIS-1 HIS-2 HIS-3 HIS-4, closed GAL-8 ITA-2 ITA-6
    6 R | s-pompeius in SIC-1 SIC-2 SIC-3, menas in SIC-1 SIC-2 SIC-3, bassus in GAL-8, pollio in ITA-2, l-antonius in ITA-6, plancus in ITA-6, must hold GAL-8 ITA-2 ITA-6
    `),
  )
})

it('AIE-S3-a, AIE-S4-a, AIE-S5-a, AIE-S6-a, AIE-S7-a: the Peoples that do not begin at peace', () => {
  const found = scenarios.flatMap(({ id, peoples }) =>
    peoples.map(({ people, status, faction }) => cells(id, people, status, faction)),
  )
  expect(found).toEqual(
    lines(`
    4 | aegyptii | war        | republican
    4 | pontici  | war        | republican
    4 | numidae  | allegiance | republican
    6 | aegyptii | allegiance | caesarian
    7 | aegyptii | allegiance | republican
    `),
  )
})

it('AIE-LT-c, RULING-70: who may still enter, of the Romans and of the Peoples', () => {
  const found = scenarios.map(({ id, foreignLeaders: { inPlay, later }, entrants }) =>
    cells(id, inPlay.join(' '), later.join(' ') || null, entrants.toSorted().join(' ') || null),
  )
  const heirs = 'agrippa corvinus flaccus l-antonius lurium menas octavianus pansa salvidienus saxa'
  const all =
    'agrippa bassus bibulus calvinus cassius corvinus dolabella flaccus l-antonius lurium m-brutus menas octavianus ' +
    'pansa plancus pollio s-pompeius salvidienus saxa sulla'
  expect(found).toEqual(
    lines(`
    1 | cleopatra achillas orodes pacorus-surena pharnaces juba-i | phraates darius juba-ii | ${all}
    2 | cleopatra achillas orodes pacorus-surena pharnaces juba-i | phraates darius juba-ii | ${all}
    3 | cleopatra achillas orodes pacorus-surena pharnaces juba-i | phraates darius juba-ii | ${heirs}
    4 | cleopatra achillas orodes pacorus-surena pharnaces juba-i | phraates darius juba-ii | ${heirs}
    5 | cleopatra orodes pacorus-surena darius juba-ii            | phraates                | -
    6 | cleopatra orodes pacorus-surena darius juba-ii            | phraates                | -
    7 | cleopatra pacorus-surena phraates darius juba-ii          | -                       | -
    `),
  )
})

it('AIE-SC-a, AIE-S1-a, AIE-S2-b, AIE-S5-d, AIE-S6-b, AIE-S6-d, AIE-S6-e, AIE-S7-d: the special rules of the scenarios', () => {
  const found = scenarios.map(({ id, flags }) => {
    const on = Object.entries(flags).flatMap(([flag, set]) => (set ? [flag] : []))
    return cells(id, on.join(' ') || null)
  })
  expect(found).toEqual(
    lines(`
    1 | assassinationOfCaesar crossingTheRubicon
    2 | crossingTheRubicon romeEvasionWithoutRoll
    3 | -
    4 | -
    5 | caesarMurdered dolabellaChangesSides
    6 | caesarMurdered divisionOfTheWorld recruitsStartReduced parthiWarIn37
    7 | caesarMurdered aegyptiiOnlyByForce
    `),
  )
  expect(data.parthiWarYear).toBe(-37)
  expect(data.divisionOfTheWorld.octavianus?.toSorted()).toEqual(['asia', 'graecia'])
  expect(data.divisionOfTheWorld['m-antonius']?.toSorted()).toEqual([
    'africa',
    'gallia',
    'hispania',
    'italia',
    'sicilia',
  ])
})

it('AIE-S7-b, AIE-S7-c: what a scenario changes of a leader', () => {
  expect(scenarios.map(({ overrides }) => overrides)).toEqual([
    {},
    {},
    {},
    {},
    {},
    {},
    { 'm-antonius': { command: 15 }, cleopatra: { actsAsRomanWith: 'm-antonius' } },
  ])
})

it('AIE-S1-d, AIE-S1-e, AIE-S2-c: the scores that win Scenarios 1 and 2', () => {
  expect(data.scenarios[1].victory).toEqual({
    kind: 'score',
    caesarianFrom: 1,
    republicanFrom: -1,
    drawWhileAssassins: true,
    levels: [
      { name: 'decisive', above: 25, endsGame: false },
      { name: 'total', above: 50, endsGame: false },
      { name: 'definitive', above: 75, endsGame: true },
    ],
  })
  expect(data.scenarios[2].victory).toEqual({
    kind: 'score',
    caesarianFrom: 15,
    republicanFrom: -1,
    drawWhileAssassins: false,
    levels: [],
  })
})

it('AIE-S3-b, AIE-S4-b, AIE-S5-e, AIE-S6-f, AIE-S7-e: the regions that win the others', () => {
  const found = scenarios.flatMap(({ id, victory }) =>
    victory.kind === 'score'
      ? []
      : factionIds.map(faction => {
          const { count, all, any, roma, lead, aegyptii } = victory.goals[faction]
          return cells(
            `${id} ${sideOf(faction)}`,
            `${count} regions`,
            `all ${all.toSorted().join(' ')}`.trim(),
            `any ${any.join(' ')}`.trim(),
            roma ? 'Roma' : null,
            lead,
            aegyptii,
          )
        }),
  )
  expect(found).toEqual(
    lines(`
    3 C | 0 regions | all asia gallia graecia hispania italia | any                 | Roma | 0 | -
    3 R | 0 regions | all africa asia graecia                 | any                 | -    | 0 | -
    4 C | 6 regions | all africa hispania italia              | any                 | Roma | 0 | -
    4 R | 0 regions | all                                     | any africa hispania | -    | 0 | -
    5 C | 6 regions | all graecia italia                      | any                 | Roma | 0 | -
    5 R | 0 regions | all graecia                             | any                 | -    | 0 | -
    6 C | 7 regions | all                                     | any                 | -    | 0 | -
    6 R | 2 regions | all                                     | any                 | -    | 0 | -
    7 C | 0 regions | all                                     | any                 | -    | 1 | occupied
    7 R | 0 regions | all                                     | any                 | -    | 1 | allegiance
    `),
  )
})

it('RULING-130: history places every leader and every unit of free deployment, each once', () => {
  for (const { id, forces } of scenarios.filter(({ deployment }) => deployment === 'free')) {
    for (const faction of factionIds) {
      const { history, leaders, units } = forces[faction]
      const placements = history?.placements ?? []
      // AIE-S5-d: a die decides whose Dolabella is; history had him in the East.
      const listed = id === '5' && faction === 'republican' ? [...leaders, 'dolabella'] : leaders
      const found = {
        leaders: placements.flatMap(each => each.leaders),
        units: placements.flatMap(each => each.units),
      }
      expect([id, faction, found.leaders.toSorted(), found.units.toSorted()]).toEqual([
        id,
        faction,
        listed.toSorted(),
        units.toSorted(),
      ])
      for (const { zone } of placements) row(data.zones, zone)
    }
  }
  expect(data.scenarios[1].forces.caesarian.history).toBeNull()
})

function eachForce(tell: (force: ForceData, scenario: ScenarioData) => string | null): string[] {
  return scenarios.flatMap(scenario =>
    factionIds.flatMap(faction => {
      const told = tell(scenario.forces[faction], scenario)
      return told === null ? [] : [cells(`${scenario.id} ${sideOf(faction)}`, told)]
    }),
  )
}

function sideOf(faction: FactionId): string {
  return faction === 'caesarian' ? 'C' : 'R'
}

/** Legions by number, the others as so many of a type, in the order of the list. */
function forceOf(units: readonly string[]): string {
  const legions = units.filter(unit => unit.startsWith('legio')).map(unit => unit.slice('legio-'.length))
  const others = units.filter(unit => !unit.startsWith('legio'))
  const types = Map.groupBy(others, unit => row(data.units, unit).type)
  const counted = [...types].map(([type, alike]) => `${alike.length} ${type}`)
  return [...(legions.length === 0 ? [] : [legions.join(' ')]), ...counted].join(', ')
}
