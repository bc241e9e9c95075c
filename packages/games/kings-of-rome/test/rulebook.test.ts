import { describe, expect, it } from 'vitest'
import { printedRulebook, tableRow } from '../../kit/test/printed-rulebook.ts'
import { garrisonTable } from '../data/garrisons.ts'
import { kingsData as data, type NationId, row } from '../data/index.ts'
import { roads } from '../data/map.ts'
import { reigns } from '../data/reigns.ts'
import { nameOf } from './english.ts'

const { text: rulebook, lines } = printedRulebook(new URL('../rulebook.md', import.meta.url))
const bold = [...rulebook.matchAll(/^\*\*(KOR-[A-Z]+-[0-9.]+)\*\* /gm)].map(([, id = '']) => id)

describe('the rulebook', () => {
  it('has 200 rule ids, each once', () => {
    expect(bold).toHaveLength(200)
    expect(new Set(bold).size).toBe(200)
  })

  it('refers only to rules that exist', () => {
    for (const id of rulebook.match(/\bKOR-[A-Z]+-[0-9]+(?:\.[0-9]+)?/g) ?? []) expect(bold).toContain(id)
  })

  it('KOR-PER-1.1, KOR-PER-1.4, KOR-MAP-1, KOR-MOVE-1, KOR-LEAD-2: prints the figures of the data', () => {
    for (const { id, name, virtus, astutia, influence } of Object.values(data.kings))
      expect(lines).toContain(
        tableRow(name, virtus, astutia, id === 'romulus' ? '(8 at the start)' : influence),
      )
    for (const leader of Object.values(data.leaders).filter(each => each.period !== null)) {
      const { name, period, nation, home, virtus, astutia, capacity, rank, reverse } = leader
      const back = { captive: 'Captivus', hostile: 'NR', roman: 'R' }[reverse]
      expect(lines).toContain(
        tableRow(
          name ?? '',
          period ?? '',
          peopleNames[nation],
          home ?? '',
          virtus,
          astutia,
          capacity,
          rank,
          back,
        ),
      )
    }
    for (const { id, period, nation, home, hostile, roman } of Object.values(data.units)) {
      if (hostile === null || roman === null) continue
      const mark = hostile.captive ? 'yes' : ''
      const kind = roman.type === 'cavalry' || roman.type === 'ship' ? roman.type : `class ${roman.type}`
      const front = [id, period ?? '', peopleNames[nation], home ?? '', hostile.type, hostile.virtus, mark]
      expect(lines).toContain(tableRow(...front, kind, roman.virtus))
    }
    for (const { nation, values } of garrisonTable)
      expect(lines).toContain(tableRow(peopleNames[nation], values[0] + values[1] + values[2], ...values))
    for (const { name, people, hex, port, fromRome, garrison } of data.hostileCities)
      expect(lines).toContain(tableRow(name, peopleNames[people], hex, port ? 'yes' : '', fromRome, garrison))
    for (const { between, kind, hexes } of roads)
      expect(lines).toContain(tableRow(between.join(' – '), kind, hexes.join(' ')))
  })

  it('KOR-PER-3.1, KOR-PER-4.1, KOR-PER-5.1, KOR-PER-6.1, KOR-DEF-4: prints the later garrisons', () => {
    for (const period of [3, 4, 5, 6]) {
      const chits = Object.values(data.garrisons).filter(garrison => garrison.period === period)
      const peoples = [...new Set(chits.map(({ nation }) => nation ?? 'rom'))]
      const printed = peoples.map(people => {
        const values = chits.filter(({ nation }) => nation === people).map(({ value }) => value)
        return `${peopleNames[people]} ${values.join(', ')}`
      })
      expect(lines).toContain(tableRow(period, printed.join('; ')))
    }
  })

  it('KOR-WAR-1: prints the events that are wars, in their periods', () => {
    for (const { id, period, war } of Object.values(data.events)) {
      if (war === null || war === 'war-samnites') continue
      const { nation, leader, muster, hex } = row(data.wars, war)
      const { virtus, astutia, capacity } = row(data.leaders, leader)
      const printed = lines.find(line =>
        line.startsWith(`| ${nameOf(data, id)} | ${period} | ${peopleNames[nation]} |`),
      )
      expect(printed).toContain(` ${virtus}/${astutia}/${capacity}`)
      expect(printed).toContain(` | ${muster ?? `hex ${hex}`}`)
    }
  })

  it('KOR-PER-1.5 to KOR-PER-7.2: prints where new chits go and what a failed mission costs', () => {
    for (const { id, firstTurn, intoEach, remainder, penalty, actions } of data.periods) {
      const printed = lines.find(line => line.startsWith(`| ${id} | ${firstTurn}–`))
      const each = intoEach ?? data.newChits[id].length / 2
      expect(printed).toContain(` | ${each} / ${each}${remainder === 'none' ? '' : ', rest by rule'} | `)
      const chits = `; ${penalty.chits} ${penalty.militaryOnly ? 'military ' : ''}chit${penalty.chits === 1 ? '' : 's'} R→NR`
      expect(printed?.endsWith(` | V units${penalty.chits === 0 ? '' : chits} |`)).toBe(true)
      expect(printed).toContain(actions === 'die' ? ' | V + D6 | ' : ' | V + D6/2 + two leaders | ')
    }
  })

  it('RULING-85: prints what each king finds', () => {
    const before = new Set<string>()
    for (const { period, influence, cities, units, chits } of reigns) {
      const king = row(data.kings, data.periods[period - 1]?.king ?? '').name
      const printed = lines.find(line => line.startsWith(tableRow(period, king, influence).slice(0, -1)))
      const won = cities.filter(city => !before.has(city)).join(', ')
      expect(printed).toContain(before.size === 0 ? `| ${won} |` : `| and ${won}`)
      expect(printed).toContain(`| ${units.join(', ')} | ${chits.roman} / ${chits.hostile} |`)
      for (const city of cities) before.add(city)
    }
  })

  it('KOR-PER-1.6, KOR-PER-2.1, KOR-PER-2.6, KOR-PER-3.3: inauguratio from the second period, consent from the third', () => {
    expect(data.periods.map(({ inauguratio }) => inauguratio)).toEqual([false, ...Array(6).fill(true)])
    expect(data.periods.map(({ consent }) => consent)).toEqual([false, false, ...Array(5).fill(true)])
  })

  it('KOR-PER-8, KOR-PER-9: prints the periods and the options as they are', () => {
    for (const { id, firstTurn, lastTurn, draws, mission } of data.periods) {
      const printed = lines.find(line => line.startsWith(`| ${id} | ${firstTurn}–${lastTurn} |`))
      expect(printed).toContain(` | ${data.newChits[id].length} | `)
      expect(printed).toContain(` | ${draws.roman} R, ${draws.hostile} NR | `)
      expect(printed).toContain(` | ${mission} | V units`)
    }
    for (const { id, values, ruling } of data.options) {
      const printed = `| \`${id}\` | ${values.map(value => `\`${value}\``).join(', ')} | ${ruling} | `
      expect(lines.filter(line => line.startsWith(printed))).toHaveLength(1)
    }
  })
})

const peopleNames: Readonly<Record<NationId, string>> = {
  rom: 'Rome',
  lat: 'Latins',
  sab: 'Sabines',
  etr: 'Etruscans',
  fal: 'Falisci',
  cap: 'Capenates',
  aeq: 'Aequi',
  vol: 'Volsci',
  umb: 'Umbrians',
  pic: 'Picenes',
  sam: 'Samnites',
  dau: 'Dauni',
  gal: 'Gauls',
}
