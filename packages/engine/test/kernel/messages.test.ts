import { english } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { type Choice, messagesOf, phrase, wordsOf } from '../../src/index.ts'

const messages = messagesOf(
  english,
  `
event_march = { $leader ->
    [none] { $units ->
        [one] { $units } marches to { $to }.
       *[other] { $units } march to { $to }.
    }
   *[other] { $leader } rides to { $to }, { GENDER($leader) ->
        [feminine] she
       *[other] he
    } and { $units }.
}
event_draw = { $side } draws a card.
event_peace = The { $people } { $people ->
    [one] makes
   *[other] make
} peace with the { FORM($side, "plural") }.
event_bridge = { WHICH($bridge) ->
    [broken] The bridge is broken.
   *[built] The bridge stands.
}
verb_take = Take { $noun }
weather = It rained.
    .or-2 = The sun shone on { $place }.
name_caesarian = Caesarian
    .plural = Caesarians
name_cleopatra = { $name }
    .gender = feminine
name_parthi = Parthi
    .number = plural
`,
)

describe('texts by key', () => {
  it('a text agrees in number with a list, a phrase and a name', () => {
    const march = (units: Parameters<typeof messages.list>[0] | ReturnType<typeof phrase>) =>
      messages.say('event.march', { units, to: 'the ford' })
    expect(march(['Legio I'])).toBe('Legio I marches to the ford.')
    expect(march(['Legio I', 'Legio II', 'equites'])).toBe('Legio I, Legio II and equites march to the ford.')
    expect(march(phrase('1 unit', 1))).toBe('1 unit marches to the ford.')
    expect(march(phrase('2 units', 2))).toBe('2 units march to the ford.')
    const peace = { people: messages.name('parthi'), side: messages.name('caesarian') }
    expect(messages.say('event.peace', peace)).toBe('The Parthi make peace with the Caesarians.')
  })

  it('a name that the data give may have a gender of its own', () => {
    const leader = messages.name('cleopatra', 'Cleopatra VII')
    expect(messages.say('event.march', { leader, to: 'Roma', units: ['a fleet'] })).toBe(
      'Cleopatra VII rides to Roma, she and a fleet.',
    )
    const caesar = messages.name('caesar', 'Caesar')
    expect(messages.say('event.march', { leader: caesar, to: 'Roma', units: ['a fleet'] })).toContain(
      'he and',
    )
  })

  it('a text that does not exist, and a value that is missing, are noticed', () => {
    expect(messages.say('event.flight')).toBe('event.flight')
    expect(messages.sayIfAny('event.flight')).toBeNull()
    expect(messages.say('event.draw')).toBe('{$side} draws a card.')
  })

  it('of several wordings the next is taken each time', () => {
    const said = [0, 1, 2].map(times => messages.sayAgain('weather', times, { place: 'Roma' }))
    expect(said).toEqual(['It rained.', 'The sun shone on Roma.', 'It rained.'])
  })

  it('two texts of one key are a fault', () => {
    expect(() => messagesOf(english, 'a = A', 'a = B')).toThrow('override')
  })
})

describe('another language needs no code', () => {
  const italian = messagesOf(
    { id: 'it', locale: 'it' },
    `
event_war = { FORM($people, "the") } { $people ->
    [one] entra
   *[other] entrano
} in guerra: { $leaders } { $leaders ->
    [one] { GENDER($leaders) ->
        [feminine] è pronta
       *[other] è pronto
    }
   *[other] sono pronti
} nei pressi { FORM($zone, "of") }.
name_parthi = Parti
    .the = I Parti
    .number = plural
name_aegyptus = Egitto
    .of = dell’Egitto
name_gallia = Gallia
    .of = della Gallia
name_cleopatra = Cleopatra
    .gender = feminine
`,
  )
  const war = (leaders: readonly string[], zone: string) => {
    const values = { people: italian.name('parthi', 'Parthi'), zone: italian.name(zone) }
    return italian.say('event.war', { ...values, leaders: leaders.map(leader => italian.name(leader)) })
  }

  it('articles, genders and contracted prepositions come from its names', () => {
    expect(war(['cleopatra'], 'aegyptus')).toBe(
      'I Parti entrano in guerra: Cleopatra è pronta nei pressi dell’Egitto.',
    )
    expect(war(['Cesare'], 'gallia')).toBe(
      'I Parti entrano in guerra: Cesare è pronto nei pressi della Gallia.',
    )
    expect(war(['Cesare', 'cleopatra'], 'gallia')).toContain('Cesare e Cleopatra sono pronti')
  })
})

describe('the words of a match', () => {
  const names: { readonly [noun: string]: string } = { 'ITA-1': 'Italia 1' }
  const game = {
    messages,
    nameOf: (_: unknown, noun: string | number) => messages.name(String(noun), names[noun]),
  }
  const choice: Choice = { verb: 'take', noun: 'ITA-1' }

  it('things are called by their names, unless a table has better words', () => {
    expect(wordsOf(game, null).choice(choice)).toBe('Take Italia 1')
    expect(wordsOf(game, null, (slot, value) => `the ${slot} ${value}`).choice(choice)).toBe(
      'Take the noun ITA-1',
    )
    expect(wordsOf(game, null).role('caesarian')).toBe('Caesarian')
    expect(wordsOf(game, null).value('order', ['ITA-1', 'parthi'])).toBe('Italia 1 and Parthi')
  })

  it('a text may select on what the rules call a thing', () => {
    const event = (bridge: string) =>
      wordsOf(game, null).event({ kind: 'bridge', rule: 'T-1', phase: 'end', data: { bridge }, after: 0 })
    expect(event('broken')).toBe('The bridge is broken.')
    expect(event('built')).toBe('The bridge stands.')
  })
})
