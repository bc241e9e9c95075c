import { fastDice, Match } from '@aquila/engine'
import { expect, it } from 'vitest'
import { alea } from '../../index.ts'
import { aleaTable } from '../english.ts'

it('RULING-131: the handicap is a scale from one side to the other, for everybody to set', () => {
  const card = aleaTable.option('handicap', alea.load(undefined))
  expect(card).toMatchObject({ scale: '0', dial: true })
  const at = (id: string) => card?.values.find(value => value.id === id)?.name
  expect([card?.values[0]?.id, card?.values.at(-1)?.id, card?.values.length]).toEqual(['-60', '60', 121])
  expect(['-60', '-1', '0', '1', '60'].map(at)).toEqual([
    'Republican +60',
    'Republican +1',
    'none',
    'Caesarian +1',
    'Caesarian +60',
  ])
})

it('RULING-131: the table shows who was given points', () => {
  const lines = (handicap: string) => {
    const match = Match.start(alea, { scenario: '7', options: { handicap }, dice: fastDice(1) })
    const { data, options } = match.position
    const scene = aleaTable.scene({
      view: match.view(null),
      data,
      role: null,
      roles: match.roles,
      seats: match.seats,
      options,
      phase: match.phase,
      decision: null,
      log: [],
      scenario: '7',
    })
    const gauge = scene.gauges.find(({ kind }) => kind === 'lead')
    const year = scene.panels.find(({ id }) => id === 'tracks')?.sections[0]?.lines ?? []
    return { gauge, given: year.find(({ rule }) => rule === 'RULING-131')?.value }
  }
  expect(lines('-12')).toMatchObject({ gauge: { value: -12 }, given: 'Republican +12' })
  expect(lines('0')).toMatchObject({ gauge: { value: 0 }, given: undefined })
})
