import { describe, expect, it } from 'vitest'
import { setOff } from '../../src/table/panels/set-off.ts'
import { faultIn, idsIn, jargonIn } from './faults.ts'
import { disagreement, type Numbers } from './numbers.ts'
import { textsIn } from './read.ts'

describe('what is wrong with a text', () => {
  it.each([
    ['{$noun} leaves Savia without a battle', 'a slot'],
    ['The cost is NaN.', 'no value'],
    ['undefined marches.', 'no value'],
    ['bot.attack', 'a key'],
    ['Caesar marches from  to Savia.', 'an empty place'],
    ['Caesar marches to .', 'an empty place'],
    ['The Fates spare him The die shows 3.', 'two sentences as one'],
  ])('%s', (text, fault) => {
    expect(faultIn(text)).toBe(fault)
  })

  it.each(['Caesar marches from Savia to Noricum.', 'Losses: 3 to 1, and none is left.', '8 MP', 'L-3'])(
    'nothing: %s',
    text => expect(faultIn(text)).toBe(null),
  )

  it('words of whoever makes bots', () => {
    const said = 'Looked ahead, the chances are 1 in a hundred better than with the first plan.'
    expect(jargonIn(said)).toEqual(['looked ahead', 'in a hundred', 'first plan'])
    expect(jargonIn('Caesar marches on Apulia with 3 legions: 3 to 1, 6 in 6 to win.')).toEqual([])
  })

  it('an id in it', () => {
    const ids = new Set(['m-brutus', 'GAL2', 'caesar'])
    expect(idsIn('m-brutus is dead', ids)).toEqual(['m-brutus'])
    expect(idsIn('rally in GAL2, plague on caesar', ids)).toEqual(['GAL2', 'caesar'])
    expect(idsIn('Caesar is dead in Galliae 2', ids)).toEqual([])
  })

  it('a verb that does not agree', () => {
    const numbers: Numbers = new Map([
      ['Ioviani', new Set(['many'])],
      ['M. Brutus', new Set(['one'])],
      ['Mauri', new Set(['one', 'many'])],
    ])
    const verbs = { ofOne: new Set(['is', 'stays']), ofMany: new Set(['are', 'stay']) }
    const wrong = (text: string) => disagreement(text, numbers, verbs)
    expect(wrong('Ioviani is destroyed in Savia.')).toBe('Ioviani is')
    expect(wrong('The battle is over. M. Brutus stay.')).toBe('M. Brutus stay')
    expect(wrong('The Ioviani are reduced: M. Brutus stays.')).toBe(null)
    // Nobody can tell which are meant, or whose verb it is.
    expect(wrong('Mauri is next to it, and M. Brutus and Ioviani stay.')).toBe(null)
  })
})

describe('what is read', () => {
  it('is every text in what the page is given, but no id', () => {
    const given = { text: 'a', place: 'GAL2', rows: [{ kit: 'eagle', name: 'b' }, 'c'], n: 3, none: null }
    expect([...textsIn(given)]).toEqual([
      { where: 'text', text: 'a' },
      { where: 'rows.name', text: 'b' },
      { where: 'rows', text: 'c' },
    ])
  })
})

describe('names are set off in a line', () => {
  const names = [
    { text: 'Gallia', of: 'place' },
    { text: 'Gallia Narbonensis', of: 'place' },
    { text: 'Asia', of: 'place' },
    { text: 'the Mare Etruscum', of: 'place' },
    { text: 'Caesar', of: 'person' },
  ] as const

  it('the longer of two, and never within a word', () => {
    expect(setOff({ text: 'Caesar goes from Gallia Narbonensis to Gallia, not to Asiana.', names })).toEqual([
      { text: 'Caesar', of: 'person' },
      { text: ' goes from ', of: null },
      { text: 'Gallia Narbonensis', of: 'place' },
      { text: ' to ', of: null },
      { text: 'Gallia', of: 'place' },
      { text: ', not to Asiana.', of: null },
    ])
  })

  it('with a capital where the sentence begins with one', () => {
    expect(setOff({ text: 'The Mare Etruscum is calm.', names })[0]).toEqual({
      text: 'The Mare Etruscum',
      of: 'place',
    })
  })
})
