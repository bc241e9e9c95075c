import { describe, expect, it } from 'vitest'
import { citedIn, printedRulebook, tableRow } from '../../kit/test/printed-rulebook.ts'
import type { LeaderFace } from '../data/index.ts'
import { aleaData as data } from '../rules/series.ts'
import { text } from './english.ts'

const { text: rulebook, lines } = printedRulebook(new URL('../rulebook.md', import.meta.url))
const idPattern = /\bAIE-[0-9A-Z][0-9A-Za-z.]*-[a-z0-9]+\b/g
const ids = rulebook.match(idPattern) ?? []

describe('the rulebook', () => {
  it('has 318 rule ids, each once and in bold', () => {
    expect(ids).toHaveLength(318)
    expect(new Set(ids).size).toBe(318)
    for (const id of ids) expect(rulebook).toContain(`\n**${id}** `)
  })

  it('knows every rule and ruling that the data cite', () => {
    const cited = [
      ...Object.values(data.stratagems).flatMap(stratagem => stratagem.rules),
      ...Object.values(data.events).map(event => event.rule),
      ...data.options.map(option => option.rule),
    ]
    for (const rule of cited) expect(ids).toContain(rule)
    for (const option of data.options) expect(rulebook).toContain(`> **${option.ruling}.** `)
  })

  it('knows every rule that the source of the data cites', () => {
    for (const id of citedIn(new URL('../data/', import.meta.url), idPattern)) expect(ids).toContain(id)
  })

  it('prints the figures of the data', () => {
    const face = (ratings: LeaderFace | null) =>
      ratings === null
        ? 'none'
        : [ratings.command, ratings.tactical, ratings.political, ratings.strategic].join(' / ')
    for (const { name, assassin, fullName, faces } of Object.values(data.romanLeaders)) {
      const printed = lines.find(line =>
        line.startsWith(`| ${assassin ? `${name} (Assassin)` : name} | ${fullName} |`),
      )
      expect(printed).toContain(` | ${face(faces.caesarian)} | ${face(faces.republican)} | `)
    }
    for (const id of data.regionOrder) {
      const { order, name, garrison, recruitment, zones, cities, ...region } = data.regions[id]
      const { legio, auxilia, equites, naves } = recruitment
      const control = [
        `${region.zonesForControl} of ${zones.length}`,
        `${region.citiesForControl} of ${cities.length}`,
      ]
      expect(lines).toContain(
        tableRow(order, name, garrison, legio, auxilia, equites, naves, ...control, region.controlPoints),
      )
    }
    for (const [index, cells] of data.combat.rows.entries()) {
      const roll = index === 0 ? '-2 and less' : index === 11 ? '9+' : index - 2
      const results = cells.map(({ winner, attacker, defender }) =>
        winner === 'attacker' ? `**${attacker}** / ${defender}` : `${attacker} / **${defender}**`,
      )
      expect(lines).toContain(tableRow(roll, ...results))
    }
    for (const { id } of Object.values(data.scenarios)) {
      const [title, history] = [text(`scenario.${id}.title`), text(`scenario.${id}.history`)]
      expect(rulebook).toContain(`### Scenario ${id}: ${title}\n\n${history}\n`)
    }
  })
})
