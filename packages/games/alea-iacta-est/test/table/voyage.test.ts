import { type Choice, type Decision, fastDice, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { alea } from '../../index.ts'
import { aleaData } from '../../rules/series.ts'
import { caesarians, field, republicans } from '../campaign/stage.ts'
import { aleaTable } from '../english.ts'
import { playUntil } from '../support.ts'
import { lookOf } from './look.ts'

/** A match played at random up to a question about a fleet that could go from one kind of place to another. */
function fleetBefore(wanted: (from: string, to: string) => boolean) {
  for (let number = 1; number < 40; number++) {
    const match = Match.start(alea, { scenario: '3', seed: number.toString(16).padStart(64, '0') })
    const random = fastDice(number)
    for (let choices = 0; choices < 2000 && match.decision !== null; choices++) {
      const { decision } = match
      const to = voyagesIn(decision).find(({ noun }) => wanted(String(decision.about?.place), String(noun)))
      if (to !== undefined) return { match, decision, to }
      match.choose(randomChoice(decision, random), { role: decision.role })
    }
  }
  throw new Error('no such voyage came up')
}

function voyagesIn({ task, choices }: Decision): readonly Choice[] {
  return task === 'put-to-sea' || task === 'voyage' ? choices.filter(({ verb }) => verb === 'to') : []
}

function costOf({ match, decision, to }: ReturnType<typeof fleetBefore>): [number, string | undefined] {
  const { data, options } = match.position
  const look = aleaTable.choice(
    {
      view: match.view(decision.role),
      data,
      role: decision.role,
      roles: match.roles,
      seats: match.seats,
      options,
      phase: match.phase,
      decision,
      log: [],
      scenario: '3',
    },
    to,
  )
  expect(look.place).toBe(to.noun)
  return [Number(decision.about?.spent), look.cost]
}

it('AIE-3.4.2-c: a voyage says what it has cost when it comes to the next sea or coast', () => {
  const isSea = (place: string) => Object.hasOwn(aleaData.seas, place)
  const [spent, onward] = costOf(fleetBefore((from, to) => isSea(from) && isSea(to)))
  expect(onward).toBe(`${spent + 1} MP`)
  const [before, fromPort] = costOf(
    fleetBefore((from, to) => !isSea(from) && isSea(to) && (aleaData.zones[from]?.port ?? null) !== null),
  )
  expect(fromPort).toBe(`${before} MP`)
})

it('AIE-3.4.2-c, AIE-8.3-a: a landing says whom it would meet, and its odds', () => {
  const state = field(s => {
    caesarians(s, 'GAL-8', 'caesar', 'legio-V', 'legio-VI', 'naves-6-0-1')
    republicans(s, 'HIS-1', 'afranius', 'legio-XV')
    republicans(s, 'SIC-2', 'naves-8-2-1')
  })
  const choices = ['sail caesar', 'embark naves-6-0-1', 'embark legio-V', 'embark legio-VI', 'to MIO']
  const asked = playUntil(movement, { state, choices, impossible: true })
  const lookAt = (noun: string) => lookOf(asked, { verb: 'to', noun })
  // Two legions against one; ships against stronger ships; nobody.
  expect(lookAt('HIS-1')).toMatchObject({ battle: true, detail: expect.stringContaining('Afranius') })
  expect(lookAt('SIC-2')).toMatchObject({ battle: true, cost: expect.stringContaining(' in ') })
  expect(lookAt('SIC-1').battle).toBeUndefined()
})
