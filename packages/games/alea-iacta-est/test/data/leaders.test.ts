import { expect, it } from 'vitest'
import { type FactionId, row } from '../../data/index.ts'
import type { LeaderFace, RomanLeaderData } from '../../data/leaders.ts'
import { aleaData as data } from '../../rules/series.ts'
import { cells, lines } from './lines.ts'

const leaders = data.romanLeaderIds.map(id => row(data.romanLeaders, id))

it('AIE-1.2-a, AIE-1.2.1-a, AIE-3.3.2-a, AIE-2.D-e: entry, faction, ratings of both faces, natural death by years', () => {
  expect(leaders.map(line)).toEqual(
    lines(`
    afranius    | D   | R | 5 1 2 2  | 5 1 2 2  | - - -
    agrippa     | A   | C | 8 3 3 4  | 8 3 3 4  | - - -
    ahenobarbus | D   | R | 3 0 2 2  | 4 0 3 2  | 2 4 6
    m-antonius  | D   | C | 9 2 5 4  | 9 2 4 4  | - - -
    l-antonius  | A   | R | 5 1 2 3  | 6 1 3 3  | - - -
    bassus      | -48 | C | 6 2 2 4  | 6 2 2 4  | - - -
    bibulus     | -48 | R | 3 0 2 2  | 4 0 3 2  | - 2 4
    d-brutus    | D   | C | 5 1 3 3  | 5 1 3 3  | - - -
    m-brutus    | -48 | R | 4 1 3 2  | 8 1 5 3  | - - -
    caesar      | D   | C | 12 3 6 6 | -        | 2 4 7
    calvinus    | -48 | C | 5 1 2 2  | 5 1 1 2  | - - -
    cassius     | -48 | R | 5 2 3 3  | 8 2 4 4  | - - -
    cato        | D   | R | 3 0 3 2  | 4 0 5 2  | 2 4 6
    corvinus    | A   | R | 5 1 3 3  | 5 1 3 3  | - - -
    curio       | D   | C | 4 0 3 3  | 4 0 2 3  | - 2 4
    dolabella   | -48 | C | 4 0 3 2  | 4 0 2 2  | - - -
    flaccus     | A   | C | 5 1 2 2  | 5 1 2 2  | - - -
    hirtius     | D   | C | 5 1 2 2  | 5 1 3 2  | - 2 4
    labienus    | D   | R | 6 2 2 4  | 6 2 2 4  | 2 4 7
    lepidus     | D   | C | 6 0 4 2  | 6 0 3 2  | - - -
    lurium      | A   | C | 3 0 1 2  | 3 0 1 2  | - - -
    menas       | A   | R | 4 1 1 3  | 4 2 1 3  | - - -
    octavianus  | A   | C | 9 1 6 5  | -        | - - -
    pansa       | A   | ? | 4 0 3 2  | 4 0 3 2  | - - -
    petreius    | D   | R | 4 1 1 2  | 4 1 2 2  | - - -
    plancus     | -48 | C | 5 0 3 2  | 5 0 3 2  | - 2 4
    pollio      | -48 | C | 5 1 3 3  | 5 1 3 3  | - - -
    pompeius    | D   | R | -        | 12 2 5 5 | 3 6 8
    g-pompeius  | D   | R | -        | 6 1 3 3  | - - -
    s-pompeius  | -48 | R | -        | 7 2 4 4  | - - -
    salvidienus | A   | ? | 6 2 2 3  | 6 2 2 3  | - - -
    saxa        | A   | C | 4 1 1 2  | 4 1 1 2  | - - -
    scipio      | D   | R | 6 0 3 2  | 7 1 4 3  | - - -
    spinther    | D   | R | 3 0 2 2  | 3 0 3 2  | - - -
    sulla       | -48 | C | 4 1 2 2  | 4 1 2 2  | - - -
    trebonius   | D   | C | 5 1 2 2  | 5 1 2 2  | - - -
    `),
  )
})

it('AIE-2.D-e: a figure holds for the five years of its band, and nobody rolls before -43', () => {
  for (const { naturalDeath } of leaders) {
    for (const [first, last] of [
      [-43, -39],
      [-38, -34],
      [-33, -29],
    ] as const) {
      for (let year = first; year <= last; year++) expect(naturalDeath[year]).toBe(naturalDeath[first])
    }
    expect(Object.keys(naturalDeath).every(year => Number(year) >= -43 && Number(year) <= -29)).toBe(true)
  }
})

it('AIE-1.2-b, RULING-01, AIE-3.7.1-b, RULING-02: the Assassins, and those who never change faction', () => {
  const those = (which: (leader: RomanLeaderData) => boolean): string[] =>
    leaders
      .filter(which)
      .map(({ id }) => id)
      .toSorted()
  expect(those(leader => leader.assassin)).toEqual(['cassius', 'd-brutus', 'm-brutus', 'trebonius'])
  expect(those(leader => leader.neverChangesFaction)).toEqual([
    'caesar',
    'g-pompeius',
    'octavianus',
    'pompeius',
    's-pompeius',
  ])
})

it('AIE-4.2.1-a, AIE-8.2-a, RULING-70: the leaders of the Peoples: command, tactics, evasion, entry, exit, home', () => {
  const found = Object.values(data.foreignLeaders).map(each => {
    const entry = typeof each.entry === 'number' ? each.entry : `after ${each.entry.after}`
    const ratings = [each.command, each.tactical, each.strategic].join(' ')
    return cells(each.id, each.people, ratings, entry, each.leaves, each.home)
  })
  expect(found).toEqual(
    lines(`
    cleopatra      | aegyptii | 4 0 3 | -49             | never                            | AEG-1
    achillas       | aegyptii | 5 1 3 | -49             | first-allegiance-or-pacification | AEG-1
    orodes         | parthi   | 6 1 3 | -49             | -39                              | PAR-2
    pacorus-surena | parthi   | 6 3 3 | -49             | never                            | PAR-1
    phraates       | parthi   | 6 2 3 | -38             | never                            | -
    pharnaces      | pontici  | 5 1 3 | -49             | first-allegiance-or-pacification | PON-1
    darius         | pontici  | 4 0 3 | after pharnaces | never                            | PON-1
    juba-i         | numidae  | 6 1 3 | -49             | first-pacification               | NUM-1
    juba-ii        | numidae  | 4 0 3 | after juba-i    | never                            | NUM-1
    `),
  )
})

function line(leader: RomanLeaderData): string {
  const entry = { start: 'D', 'caesar-dead': 'A' }[String(leader.entry)] ?? leader.entry
  const first = { caesarian: 'C', republican: 'R', random: '?' }[leader.firstFaction]
  const face = (faction: FactionId): string | null => ratings(leader.faces[faction])
  const deaths = [-43, -38, -33].map(year => leader.naturalDeath[year] ?? '-').join(' ')
  return cells(leader.id, entry, first, face('caesarian'), face('republican'), deaths)
}

/** Command, tactics, politics, strategy. */
function ratings(face: LeaderFace | null): string | null {
  return face === null ? null : [face.command, face.tactical, face.political, face.strategic].join(' ')
}
