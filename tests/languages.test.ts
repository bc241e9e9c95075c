import { readFileSync } from 'node:fs'
import { messagesOf, type PlainRecord, type SeenEvent, wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { alea } from '../packages/games/alea-iacta-est/index.ts'

const french = messagesOf('fr', readFileSync(new URL('./fr/alea-iacta-est.ftl', import.meta.url), 'utf8'))

/** The words of the game as it is, with nothing changed but its texts. */
const words = wordsOf({ ...alea, messages: french }, alea.load(undefined))

function told(kind: string, data: PlainRecord): string {
  const event: SeenEvent = { rule: '', kind, data, phase: '', rolls: [0, 0], after: 0 }
  return words.event(event)
}

describe('another language needs its files, and no code', () => {
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
    expect(reduced('legio-XIII')).toMatch(/^La Legio XIII est réduite /)
    expect(reduced(['legio-XIII', 'legio-I-R'])).toMatch(/^La Legio XIII et la Legio I-R sont réduites /)
    expect(reduced(['legio-XIII', 'caesar'])).toMatch(/^La Legio XIII et César sont réduits /)
    expect(reduced('naves-8-1-1')).toMatch(/^Les Naves .* sont réduites /)
  })
})
