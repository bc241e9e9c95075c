import { existsSync } from 'node:fs'
import type { FieldLists, Fields } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { listedGames } from '../packages/cli/src/games.ts'

/** Reasons are lists for the compiler and for this test: no match reads them, and no page has to fetch them. */
const listed = await Promise.all(
  listedGames.map(async ({ game, texts, folder }) => {
    const reasons = await listIn(`${folder}rules/reasons.ts`, 'reasons')
    const botReasons = await listIn(`${folder}bot/reasons.ts`, 'botReasons')
    return { ...game, messages: texts.messages, reasons, botReasons }
  }),
)

async function listIn(file: string, name: string): Promise<FieldLists> {
  if (!existsSync(file)) return {}
  const module: { [name: string]: FieldLists } = await import(file)
  return module[name] ?? {}
}

/** What a text wants and its event or reason does not give, or gives only sometimes. */
function wantsMore(slots: ReadonlyMap<string, boolean>, fields: Fields): string[] {
  return [...slots].flatMap(([slot, mayBeMissing]) => {
    const field = fields[slot]
    if (field === undefined) return [`is not given ${slot}`]
    const isThere = field.given === 'always' && !field.none
    // Values that are left out come and go together: a text that has words for one of them has words for all.
    const comesAlong =
      field.given !== 'always' &&
      [...slots].some(([other, mayLack]) => mayLack && fields[other]?.given === field.given)
    return isThere || mayBeMissing || comesAlong ? [] : [`may lack ${slot}, and has no words for that`]
  })
}

describe.each(listed)('what $title tells', ({ messages, events, reasons, botReasons }) => {
  it.each([
    ['event', events],
    ['why', reasons],
  ] as const)('has a text for every %s of its list, and no other', (kind, list) => {
    const texts = messages.keys.filter(key => key.startsWith(`${kind}.`))
    expect(texts.toSorted()).toEqual(
      Object.keys(list)
        .map(key => `${kind}.${key}`)
        .toSorted(),
    )
  })

  it.each([
    ['event', events],
    ['why', reasons],
  ] as const)('gives every text of an %s the values it wants', (kind, list) => {
    const faults = Object.entries(list).flatMap(([key, fields]) =>
      wantsMore(messages.slots(`${kind}.${key}`), fields).map(fault => `${kind}.${key} ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('has a text for every reason of its bots and no other, and gives it the values it wants', () => {
    const texts = messages.keys.filter(key => key.startsWith('bot.'))
    expect(texts.toSorted()).toEqual(Object.keys(botReasons).toSorted())
    const faults = Object.entries(botReasons).flatMap(([key, fields]) =>
      wantsMore(messages.slots(key), fields).map(fault => `${key} ${fault}`),
    )
    expect(faults).toEqual([])
  })
})
