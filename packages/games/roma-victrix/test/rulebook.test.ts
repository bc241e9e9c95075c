import { describe, expect, it } from 'vitest'
import { citedIn, printedRulebook, tableRow } from '../../kit/test/printed-rulebook.ts'
import { heavyCavalryShare } from '../data/heavy-cavalry.ts'
import { areas, attritionPercent, namedCapitals, PROVINCES, percentOf } from '../data/index.ts'
import { zones } from '../data/map.ts'
import { options } from '../data/options.ts'
import { romaData } from '../data/shipped.ts'
import { solitaireParthianRecruits, solitaireRecruits } from '../data/tables.ts'
import { messages, nameOf } from './english.ts'

const { text: rulebook, lines, anchors, linked } = printedRulebook(new URL('../rulebook.md', import.meta.url))
const idPattern = /\bRV-[0-9A-Z][0-9A-Za-z.]*-[A-Za-z0-9]+\b/g
const bold = [...rulebook.matchAll(/^\*\*(RV-[^*]+)\*\* /gm)].map(([, id = '']) => id)

describe('the rulebook', () => {
  it('has 417 rule ids, each once, in a paragraph of its own', () => {
    expect(bold).toHaveLength(417)
    expect(new Set(bold).size).toBe(417)
    for (const id of bold) expect(rulebook).toContain(`\n\n**${id}** `)
  })

  it('refers only to rules that exist, and so do the data', () => {
    for (const id of rulebook.match(idPattern) ?? []) expect(bold).toContain(id)
    for (const id of citedIn(new URL('../data/', import.meta.url), idPattern)) expect(bold).toContain(id)
  })

  it('links to headings that exist, none of which is there twice', () => {
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const anchor of linked) expect(anchors).toContain(anchor)
  })

  it('prints the figures of units, losses and attrition', () => {
    for (const { id, name, full, reduced, create, rebuild, maintained, counters } of Object.values(
      romaData.units,
    ))
      expect(lines).toContain(
        tableRow(
          name,
          id.toUpperCase(),
          full,
          reduced,
          create ?? '',
          rebuild ?? '',
          maintained ? '½' : '',
          counters,
        ),
      )
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const lost = [0, 1, 2, 3, 4].map(rating => attritionPercent(rating, die))
      expect(lines).toContain(tableRow(die, ...lost.map(each => (each === 0 ? 'none' : `${each}%`))))
    }
    const columns = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    for (let points = 1; points <= 40; points++)
      expect(lines).toContain(tableRow(points, ...columns.map(percent => percentOf(points, percent))))
  })

  it('RV-17.23-a, RV-16.42-D, RV-17.1-b: prints Capitals, solitaire recruits and Heavy Cavalry', () => {
    for (const [province, { name }] of Object.entries(namedCapitals))
      expect(lines).toContain(tableRow(nameOf(romaData, province), name))
    for (const [index, recruits] of solitaireRecruits.entries())
      expect(lines).toContain(tableRow(index + 1, ...recruits, ...(solitaireParthianRecruits[index] ?? [])))
    const shares = [
      ['Hunni', heavyCavalryShare(12, 'hunni', 'barbarian')],
      ['Macedonia', heavyCavalryShare(1, 'macedonia', 'civilised')],
      ['Persia, Vandali', heavyCavalryShare(16, 'persia', 'parthian')],
      ['the Western Empire', heavyCavalryShare(16, 'western_roman_empire', 'roman')],
      ['Rome, scenarios 9 to 11', heavyCavalryShare(9, 'rome', 'roman')],
      ['everybody else', heavyCavalryShare(9, 'franci', 'barbarian')],
    ] as const
    for (const [power, share] of shares) expect(lines).toContain(tableRow(power, share, 100 - share))
  })

  it('RV-3.21-a: prints what each Province pays and which seas it touches', () => {
    for (const { id, name, revenue, seas } of areas.slice(0, PROVINCES)) {
      const zone = zones.find(each => each.id === id)
      const region = zone?.region ?? ''
      const known = zone?.revenueSource === 'rulebook' ? '*' : ''
      expect(lines).toContain(
        tableRow(
          name,
          `${region.charAt(0).toUpperCase()}${region.slice(1)}`,
          `${revenue}${known}`,
          seas.map(sea => areas[sea]?.name).join(', '),
        ),
      )
    }
  })

  it('tells each scenario: its players, its turns, what each Power is after and its special rules', () => {
    for (const { number, title, turns, tables, objectives, special, victoryLevels } of romaData.scenarios) {
      const start = rulebook.indexOf(
        `### Scenario ${number}: ${title}\n\n${messages.say(`history.${number}`)}\n`,
      )
      expect(start, title).toBeGreaterThan(0)
      const chapter = rulebook.slice(start, rulebook.indexOf('\n##', start + 4))
      for (const { text } of special) expect(chapter).toContain(`\n- ${text}`)
      for (const { text } of victoryLevels?.immediate ?? []) expect(chapter).toContain(`\n- ${text}`)
      for (const wanted of Object.values(objectives).flat())
        if (wanted.kind === 'province') expect(chapter).toContain(nameOf(romaData, wanted.value))
        else if (wanted.kind === 'eliminate') expect(chapter).toContain(`the end of ${wanted.value}`)
      const [players] = Object.keys(tables).toReversed()
      const listed = lines.find(line => line.startsWith(`| ${number} | ${title} | `))
      expect(listed).toContain(` | ${turns} | `)
      if (victoryLevels === null) expect(chapter).toContain(`\n- ${players} players: `)
    }
  })

  it('RV-15.0-a: prints the options as they are', () => {
    for (const { id, values, rule } of options)
      expect(lines).toContain(
        tableRow(
          `\`${id}\``,
          values.map(value => `\`${value}\``).join(', '),
          rule,
          messages.say(`option.${id}.about`),
        ),
      )
  })
})
