import { expect, it } from 'vitest'
import { dummyMarkers, stratagemsKept } from '../../data/index.ts'
import { stratagems } from '../../data/stratagems.ts'
import { semperData as data } from '../../rules/series.ts'
import { cells, lines } from './printed.ts'

it('SV-6-A, SV-6-D: stratagems in the order of the rulebook: phase, who may play it, counters', () => {
  const counters = Object.values(data.stratagemCounters)
  const found = stratagems.map(({ id, name, phase, side }) => {
    const count = counters.filter(counter => counter.faces[0].stratagem === id).length
    return cells(name, phase, side ?? 'both', count)
  })
  expect(found).toEqual(
    lines(`
    Usurpation d'un Augustus SECONDUS     | C | primus   | 1
    Usurpation d'un Caesar SECONDUS       | C | primus   | 1
    Usurpation SECONDUS                   | C | primus   | 2
    Usurpation d'un Augustus PRIMUS       | C | secondus | 1
    Usurpation d'un Caesar PRIMUS         | C | secondus | 1
    Usurpation PRIMUS                     | C | secondus | 2
    Initiative                            | B | both     | 2
    Fuite opportune                       | E | both     | 2
    Assassinat                            | E | both     | 2
    Foyer de peste                        | E | both     | 1
    Épidémie de peste                     | E | both     | 1
    Désertion                             | E | both     | 2
    Abandon                               | E | both     | 1
    In hoc signo vinces                   | E | both     | 1
    Sol invictus                          | E | both     | 1
    Roma Victor                           | E | both     | 2
    Furor Germanicus                      | E | both     | 2
    La flèche de Parthe                   | E | both     | 1
    Coup d'état perse                     | E | both     | 1
    Soulèvement d'un Peuple mineur        | C | both     | 2
    Soulèvement de deux Peuples mineurs   | C | both     | 1
    Soulèvement de trois Peuples mineurs  | C | both     | 1
    Soulèvement d'un Peuple majeur        | C | both     | 2
    Soulèvement de trois Peuples majeurs  | C | both     | 1
    Pacification d'un Peuple mineur       | E | both     | 2
    Pacification de deux Peuples mineurs  | E | both     | 1
    Pacification de trois Peuples mineurs | E | both     | 1
    Pacification d'un Peuple majeur       | E | both     | 2
    Pacification d'une Nationalité        | E | both     | 1
    Pax Romana                            | E | both     | 1
    Persécution                           | E | both     | 1
    Hérésie                               | E | both     | 1
    Bagaudes                              | E | both     | 1
    `),
  )
  expect(counters).toHaveLength(45)
})

it('SV-6.3-R, SV-6.3-X: only what is played once a scenario has its number from the text', () => {
  expect(
    stratagems
      .filter(({ source }) => source.count === 'rulebook')
      .map(({ name, count }) => cells(name, count)),
  ).toEqual(['Soulèvement de trois Peuples majeurs | 1', 'Pax Romana | 1'])
  expect(stratagems.every(({ source }) => source.effect === 'rulebook')).toBe(true)
})

it('SV-6-C, SV-2.C-2: five counters kept; five Majors and five dummies in the cup of the war', () => {
  expect([stratagemsKept, dummyMarkers]).toEqual([5, 5])
  expect(Object.values(data.peoples).filter(people => people.major)).toHaveLength(5)
})

it('SV-6.1-A to SV-6.3-ZA: each stratagem cites its own rule, and that of the step it belongs to', () => {
  expect(stratagems.map(({ id, rules }) => cells(id, rules.join(' ')))).toEqual(
    lines(`
    usurpation-d-un-augustus-secondus    | SV-6.1-A SV-3.6.2-B
    usurpation-d-un-caesar-secondus      | SV-6.1-B SV-3.6.2-B
    usurpation-secondus                  | SV-6.1-C SV-3.6.2-B
    usurpation-d-un-augustus-primus      | SV-6.2-A SV-3.6.2-B
    usurpation-d-un-caesar-primus        | SV-6.2-B SV-3.6.2-B
    usurpation-primus                    | SV-6.2-C SV-3.6.2-B
    initiative                           | SV-6.3-A SV-2.B-2
    fuite-opportune                      | SV-6.3-B
    assassinat                           | SV-6.3-C
    foyer-de-peste                       | SV-6.3-D
    epidemie-de-peste                    | SV-6.3-E
    desertion                            | SV-6.3-F
    abandon                              | SV-6.3-G
    in-hoc-signo-vinces                  | SV-6.3-H
    sol-invictus                         | SV-6.3-I
    roma-victor                          | SV-6.3-J
    furor-germanicus                     | SV-6.3-K
    la-fleche-de-parthe                  | SV-6.3-L
    coup-d-etat-perse                    | SV-6.3-M
    soulevement-d-un-peuple-mineur       | SV-6.3-N SV-4.2.2-B
    soulevement-de-deux-peuples-mineurs  | SV-6.3-O SV-4.2.2-B
    soulevement-de-trois-peuples-mineurs | SV-6.3-P SV-4.2.2-B
    soulevement-d-un-peuple-majeur       | SV-6.3-Q SV-4.2.2-B
    soulevement-de-trois-peuples-majeurs | SV-6.3-R SV-4.2.2-B
    pacification-d-un-peuple-mineur      | SV-6.3-S
    pacification-de-deux-peuples-mineurs | SV-6.3-T
    pacification-de-trois-peuples-mineurs | SV-6.3-U
    pacification-d-un-peuple-majeur      | SV-6.3-V
    pacification-d-une-nationalite       | SV-6.3-W
    pax-romana                           | SV-6.3-X
    persecution                          | SV-6.3-Y
    heresy                               | SV-6.3-Z
    bagaudes                             | SV-6.3-ZA
    `),
  )
})
