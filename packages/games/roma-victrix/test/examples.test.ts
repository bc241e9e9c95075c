import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { numberOfArea, percentOf } from '../data/index.ts'
import { violate } from '../rules/neutrality.ts'
import { activate } from '../rules/operations/activation.ts'
import { changePower, changeUnits, powerAt } from '../rules/pieces.ts'
import type { Roma } from '../rules/state.ts'
import { Stage, stack } from './support.ts'

/** The worked examples of the rulebook that are ours, played: what they say comes out so. */

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8')
const at = numberOfArea

it('RV-10.41-3, RV-10.41-5, RV-10.41-9: a siege of Carthago', () => {
  const stage = new Stage().units('rome', 'africa', '5 lgn').garrison('carthage', 'africa')
  const [rome, carthage] = [stage.power('rome'), stage.power('carthage')]
  stage.state.phasing = { power: rome, leader: null }
  stage.marks('africa', { city: { power: carthage, rank: 'major', strength: 4 } })
  changePower(stage.state, carthage, { capital: at('africa') })
  stage.units('carthage', 'africa', '1 hi')
  changeUnits(
    stage.state,
    at('africa'),
    unit => unit.power === carthage,
    unit => ({ ...unit, where: 'city' }),
  )
  const leader = stage.leader('rome', 'africa', 1)
  const asked = stage.drive((g: Roma) => activate(g, leader.id), {
    dice: [
      ['operations', 4],
      ['combat', 2],
      ['combat', 1],
    ],
    choices: ['take-all', 'siege'],
  })
  expect(asked.decision?.about).toMatchObject({
    net: 2,
    own: 2,
    other: 1,
    attacker: { points: 20 },
    defender: { points: 8 },
  })
  expect([percentOf(8, 20), percentOf(8, 40)]).toEqual([2, 3])
  expect(rulebook).toContain('Rome raises its die to 4 instead: 40% of 8 is 3.')
})

it('RV-5.69-a: a storm in the third Sea Area', () => {
  const stage = new Stage()
    .garrison('rome', 'latium')
    .units('rome', 'latium', '2 flt, 2 lgn', 'mare_tyrrhenum')
  stage.state.phasing = { power: stage.power('rome'), leader: null }
  const leader = stage.leader('rome', 'latium', 4)
  const { state } = stage.drive((g: Roma) => activate(g, leader.id), {
    dice: [
      ['operations', 6],
      ['storm', 1],
      ['storm', 2],
    ],
    choices: [
      'take-all',
      'embark latium/mare_tyrrhenum',
      'sail mare_tyrrhenum',
      'sail mare_africum',
      'sail mare_libycum',
    ],
  })
  expect(stack(state, 'mare_libycum')).toBe('1 flt, 1 flt reduced, 1 lgn, 1 lgn reduced')
  expect(rulebook).toContain('The first Fleet is reduced, and one Legion with it.')
})

it('RV-3.84-c, RV-3.84-d: a violated Macedonia is set up at once and run by Carthage', () => {
  const stage = new Stage(1, 2)
  const macedonia = stage.power('macedonia')
  const { state } = stage.play(g => violate(g, at('macedonia'), stage.power('rome')))
  expect(powerAt(state, macedonia)).toMatchObject({ status: 'major', role: 'carthage' })
  expect(state.leaders.map(({ name }) => name)).toContain('Philippus V')
  expect(rulebook).toContain('Carthage moves Philippus as well as Hannibal.')
})
