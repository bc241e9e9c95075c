import { globSync, readFileSync } from 'node:fs'
import { english, type PlainRecord, type SeenEvent, speechOf } from '@aquila/engine'
import { type LoadedGame, loadGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { moduleOf, type TextFile } from '../packages/cli/src/messages/module.ts'
import type { AleaSpeech } from '../packages/games/alea-iacta-est/messages/index.ts'
import { aleaTable } from '../packages/games/alea-iacta-est/table/index.ts'
import { aleaTexts } from '../packages/games/alea-iacta-est/texts.ts'
import { logLine } from '../packages/web/src/match/show.ts'
import { wordsOf } from '../packages/web/src/match/words.ts'

function filesIn(pattern: string): TextFile[] {
  return globSync(pattern).map(path => ({ path, content: readFileSync(path, 'utf8') }))
}

/** The sample as `npm run messages` would make a module of it: what it lacks is said in English. */
const { texts, faults } = moduleOf(filesIn('tests/fr/*.ftl'), 'fr', [
  ...filesIn('packages/engine/src/messages/en/*.ftl'),
  ...filesIn('packages/games/imperator/messages/en/*.ftl'),
  ...filesIn('packages/games/alea-iacta-est/messages/en/*.ftl'),
])
const speech: AleaSpeech = speechOf({ id: 'fr', locale: 'fr' }, texts)

/** A game as the page has it, with nothing changed but its texts. */
const loaded: LoadedGame = {
  ...(await loadGame('alea-iacta-est', english)),
  texts: aleaTexts(speech),
  table: aleaTable(speech),
}
const words = wordsOf(loaded, loaded.game.load(undefined))

/** An event as the log of the page tells it. */
function told(kind: string, data: PlainRecord): string {
  const event: SeenEvent = { rule: '', kind, data, phase: '', rolls: [0, 0], after: 0 }
  return logLine({ loaded, words, roles: ['caesarian', 'republican'] }, event, 0).text
}

describe('another language needs its files, and no code', () => {
  it('is checked as English is', () => {
    expect(faults).toEqual([])
    const odd = [{ path: 'odd.ftl', content: 'nobody_says = this' }]
    expect(moduleOf(odd, 'fr', [{ path: 'en.ftl', content: 'hello = Hello' }])).toMatchObject({
      faults: ['nobody_says is no text that English has'],
      missing: ['hello'],
      texts: expect.stringContaining('hello = Hello'),
    })
  })

  it('a name brings its article along', () => {
    const plays = (stratagem: string) => told('stratagem', { side: 'caesarian', stratagem })
    expect(plays('muraille')).toBe('Le Césarien joue la Muraille.')
    expect(plays('assassinat')).toBe("Le Césarien joue l'Assassinat.")
    expect(plays('triumphus')).toBe('Le Césarien joue le Triumphus.')
  })

  it('and its number, whatever it is in English', () => {
    const peace = (people: string) => told('people-pacified', { people, means: 'arms' })
    expect(peace('pontici')).toBe('Le Pont fait la paix, par les armes.')
    expect(peace('aegyptii')).toBe('Les Égyptiens font la paix, par les armes.')
    expect(told('people-controlled', { people: 'pontici', faction: 'republican' })).toBe(
      'Le Républicain commande aux armées du Pont.',
    )
  })

  it('and its gender, one by one, by what it is, or together', () => {
    const over = (leader: string) => told('leader-changes-side', { leader, faction: 'republican' })
    expect(over('caesar')).toBe('César est passé aux Républicains.')
    expect(over('cleopatra')).toBe('Cléopâtre est passée aux Républicains.')
    const reduced = (unit: string | string[]) => told('unit-reduced', { unit, zone: 'AFR-1' })
    expect(reduced('legio-XIII')).toBe('La Legio XIII est réduite (Afrique).')
    expect(reduced(['caesar', 'legio-XIII'])).toBe('César et la Legio XIII sont réduits (Afrique).')
    expect(reduced('naves-8-1-1')).toBe('Les Naves (8 SP 1 +1) sont réduites (Afrique).')
  })

  it('also where a table counts an army', () => {
    const unit = ['germani-1', 'germani-2']
    expect(told('unit-reduced', { unit, zone: 'GER-1' })).toBe(
      '2 forces des Germains sont réduites (Germanie).',
    )
  })
})
