import { phrase } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { romaData } from '../data/shipped.ts'
import { named, nameOfPower } from '../names.ts'
import { english, nameOf, text } from './english.ts'
import { startOf } from './support.ts'

describe('what things without a name of their own are called', () => {
  it.each([
    ['africa/mare_tyrrhenum', 'the coast of Africa on Mare Tyrrhenum'],
    ['leader-2/14', 'Leader L-2'],
    ['consul-3/9', 'Consul L-3'],
    ['garrison', 'the Garrison'],
    ['minor-rebels', 'the army of rebels'],
    ['ambushers', 'the force in ambush'],
    ['major-rebels/bi', 'Barbarian Infantry of the army of rebels'],
    ['2 minor-rebels/bi', '2 Barbarian Infantry of the army of rebels'],
    ['free-africa', 'Africa'],
    ['africa/hi', 'Heavy Infantry in Africa'],
    ['africa/rome/lgn', 'Legion in Africa of Rome'],
    ['rome/lgn/reduced', 'reduced Legion of Rome'],
    ['flt@mare_africum', 'Fleet on Mare Africum'],
    ['people-raeti-norici-pannonii-dalmatae', 'Raeti, Norici, Pannonii, Dalmatae'],
    ['2 lgn', '2 Legions'],
    ['1 flt', '1 Fleet'],
    ['3 numidia/cav', '3 Cavalry of Numidia'],
    ['1 garrison', 'the Garrison'],
    ['1 limes', '1 step of the Limes'],
    ['2 city', '2 steps of the City'],
    ['+0-0', 'nothing'],
    ['+2-0', '2 on our die'],
    ['+0-1', '1 off theirs'],
    ['+2-1', '2 on our die, 1 off theirs'],
  ])('%s', (noun, name) => {
    expect(nameOf(romaData, noun)).toBe(name)
  })
})

describe('a combat in the log', () => {
  const values = { area: 'Dacia', attacker: phrase('Rome', 1), defender: phrase('Dacia', 1) }

  it.each([
    ['siege', 'storms the City of Dacia against Dacia: Rome is beaten'],
    ['land', 'attacks Dacia in Dacia: Rome is beaten'],
  ])('%s', (kind, told) => {
    expect(text('event.combat', { ...values, kind, loser: 'attacker' })).toBe(`Rome ${told}`)
  })

  it('knows that a people are many', () => {
    const told = (power: string) => ({ power: named(english, romaData, power) })
    expect(text('event.collapse', told('franci'))).toBe('Franci have collapsed')
    expect(text('event.collapse', told('palmyra'))).toBe('Palmyra has collapsed')
    const beaten = {
      ...values,
      kind: 'land',
      attacker: named(english, romaData, 'franci'),
      loser: 'attacker',
    }
    expect(text('event.combat', beaten)).toBe('Franci attack Dacia in Dacia: Franci are beaten')
  })
})

it('no Power of any match goes by what the rules call it', () => {
  for (const { number, tables } of romaData.scenarios)
    for (const seats of Object.keys(tables).map(Number)) {
      const position = startOf(number, seats)
      for (const power of position.state.powers.keys())
        expect(nameOfPower(english, position, power)).not.toMatch(/^[a-z]+[-_]|^(ambushers|people-)/)
    }
})
