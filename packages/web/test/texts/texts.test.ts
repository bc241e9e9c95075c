import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listedGames } from '../../../cli/src/games.ts'
import { type Shown, shownOf } from './corpus.ts'
import { faultIn, idsIn, jargonIn, rawIds } from './faults.ts'
import { literalsOf } from './literals.ts'
import { disagreement, verbsIn } from './numbers.ts'
import { placesNotSetOff } from './set-off-places.ts'

/**
 * What the worker makes for the page of every recorded match: all lines of all logs and all words of choices; questions,
 * moments, refusals, threats and hints of each kind a few times, because the pages of 250,000 questions would take an hour.
 */
describe.each(listedGames.filter(({ corpus }) => corpus.length > 0))('the texts of $game.title', listed => {
  let shown: Shown

  beforeAll(async () => {
    shown = await shownOf(listed)
  }, 600_000)

  const literals = literalsOf(
    [
      'messages/en',
      'bot/en',
      'table/story/en',
      '../imperator/messages/en',
      '../imperator/bot/en',
      '../imperator/table/story/en',
    ]
      .map(folder => join(listed.folder, folder))
      .filter(folder => existsSync(folder)),
  )

  it('lack no value, show no key and no slot, and are whole sentences', () => {
    const { texts } = shown
    const faults = [...texts].flatMap(([text, where]) => {
      const fault = faultIn(text)
      return fault === null ? [] : `${fault}: "${text}" (${where})`
    })
    expect(texts.size).toBeGreaterThan(10_000)
    expect(faults).toEqual([])
  })

  it('call nothing by what only the rules call it', () => {
    const { texts } = shown
    const ids = rawIds(shown, literals.all)
    expect(ids.size).toBeGreaterThan(100)
    expect(
      [...texts].flatMap(([text, where]) => idsIn(text, ids).map(id => `${id}: "${text}" (${where})`)),
    ).toEqual([])
  })

  it('have verbs that agree with the names before them', () => {
    const { texts, numbers } = shown
    const verbs = verbsIn(literals)
    expect(verbs.ofOne.size).toBeGreaterThan(20)
    expect([...numbers.values()].filter(known => known.has('many')).length).toBeGreaterThan(10)
    const faults = [...texts].flatMap(([text, where]) => {
      const fault = disagreement(text, numbers, verbs)
      return fault === null ? [] : `${fault}: "${text}" (${where})`
    })
    expect(faults).toEqual([])
  })

  it('have all places of the map set off in the log', () => {
    const places = [...shown.lines.values()].filter(({ line }) => line.names.some(({ of }) => of === 'place'))
    expect(places.length).toBeGreaterThan(1000)
    expect(placesNotSetOff(shown)).toEqual([])
  })

  it('never speak in a hint of how it was found, or say nothing in many words', () => {
    const { hints } = shown
    expect(hints.size).toBeGreaterThan(20)
    expect(
      [...hints].flatMap(([text, where]) => jargonIn(text).map(word => `${word}: "${text}" (${where})`)),
    ).toEqual([])
  })

  it('give a reason with every hint, but where the one who is asked takes the first that is offered', () => {
    const { unreasoned } = shown
    expect([...unreasoned].filter(question => !NO_REASON.has(question))).toEqual([])
  })
})

/** Questions that no bot has an opinion on: there the page says that it has no advice. */
const NO_REASON = new Set([
  'rally-triumvir: rally',
  'divide-units: give-to',
  'react.new-units: play',
  'relocate-fleet: relocate',
  'name-leader: command',
  'pick-commander: command',
  'pick-coast: sail-to',
])
