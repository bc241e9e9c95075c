import type { Migration } from '@aquila/engine'
import * as v from 'valibot'
import { furtherBandsFor } from '../bands.ts'

/** How stored states of earlier versions of the rules become states of today. */
export const migrations: { readonly [version: string]: Migration } = {
  // The rules have changed, the state has kept its shape.
  '0.1.0': { to: '0.1.1', migrate: state => state },
  '0.1.1': { to: '0.1.2', migrate: state => state },
  '0.1.2': { to: '0.1.3', migrate: state => state },
  '0.1.3': { to: '0.1.4', migrate: state => state },
  '0.1.4': {
    to: '0.1.5',
    migrate: state => withSeveralForemost(withServed(withOutcomeOfRouse(withWayBack(state)))),
  },
  '0.1.5': { to: '0.1.6', migrate: state => state },
  '0.1.6': {
    to: '0.1.7',
    migrate: state => withPursuits(withFurtherBands(withFallenGarrisons(state))),
  },
  // RV-5.31-9: less is asked, the state is the same.
  '0.1.7': { to: '0.1.8', migrate: state => state },
  // RV-5.18-a, RV-4.2C4-a, RV-11.13-a: so it is again.
  '0.1.8': { to: '0.1.9', migrate: state => state },
}

const activationBefore = v.looseObject({
  activation: v.nullable(v.looseObject({ from: v.nullable(v.number()) })),
})

/**
 * Since 0.1.5 it is noted who gave the active Leader leave and who refused it (RV-5.27-a), with whom he has fought
 * (RV-3.23-g), what he has conquered (RV-10.71-a), and the coast from which he came. Nobody has been asked, nobody has
 * fought, nothing is known of conquests, and the way back is by land.
 */
function withWayBack(state: unknown): unknown {
  const { activation, ...others } = v.parse(activationBefore, state)
  if (activation === null) return { ...others, activation }
  const from = activation.from === null ? null : { area: activation.from, sea: null }
  return { ...others, activation: { ...activation, from, answers: [], fought: [], conquests: [] } }
}

const rouseBefore = v.looseObject({
  turn: v.number(),
  powers: v.array(v.looseObject({ tried: v.boolean(), activated: v.number() })),
})

/** Since 0.1.5 a failed try to rouse a Minor is noted as such (RV-11.13-a); it used to undo what had activated it. */
function withOutcomeOfRouse(state: unknown): unknown {
  const { powers, ...others } = v.parse(rouseBefore, state)
  return {
    ...others,
    powers: powers.map(({ tried, ...power }) => {
      const outcome = power.activated === others.turn ? 'roused' : 'failed'
      return { ...power, rouse: tried ? outcome : null }
    }),
  }
}

const stacksBefore = v.looseObject({
  stacks: v.array(v.array(v.looseObject({ served: v.boolean() }))),
})

/** The number of no Leader. */
const SOMEBODY = 0

/** Since 0.1.5 it is noted which Leader a unit has served (RV-5.24-a); a unit that has served before has served another. */
function withServed(state: unknown): unknown {
  const { stacks, ...others } = v.parse(stacksBefore, state)
  return {
    ...others,
    stacks: stacks.map(stack => stack.map(unit => ({ ...unit, served: unit.served ? SOMEBODY : null }))),
  }
}

const foremostBefore = v.looseObject({ foremost: v.nullable(v.number()) })

/** Since 0.1.5 all who had their objectives are remembered, not the first of them (RV-4.32-a). */
function withSeveralForemost(state: unknown): unknown {
  const { foremost, ...others } = v.parse(foremostBefore, state)
  return { ...others, foremost: foremost === null ? [] : [foremost] }
}

const marksBefore = v.looseObject({ marks: v.array(v.looseObject({})) })

/** Since 0.1.7 it is noted whose Garrison has fallen (RV-10.56-a); of those that fell before nothing is known. */
function withFallenGarrisons(state: unknown): unknown {
  const { marks, ...others } = v.parse(marksBefore, state)
  return { ...others, marks: marks.map(each => ({ ...each, fallen: null })) }
}

const pursuitsBefore = v.looseObject({ activation: v.nullable(v.looseObject({})) })

/** Since 0.1.7 tries against a force that retreats are noted apart (RV-5.42-a); nobody has pursued anybody yet. */
function withPursuits(state: unknown): unknown {
  const { activation, ...others } = v.parse(pursuitsBefore, state)
  return { ...others, activation: activation === null ? null : { ...activation, pursuits: [] } }
}

const powersBefore = v.looseObject({
  powers: v.array(v.looseObject({ status: v.string() })),
  nextUnit: v.array(v.number()),
  hands: v.record(v.string(), v.unknown()),
})

/** Since 0.1.7 several players may run warbands of one people (RV-13.13-a); nobody does yet. */
function withFurtherBands(state: unknown): unknown {
  const { powers, nextUnit, ...others } = v.parse(powersBefore, state)
  const peoples = powers.filter(({ status }) => status === 'people')
  const bands = peoples.length * furtherBandsFor(Object.keys(others.hands).length)
  return {
    ...others,
    powers: [...powers, ...Array.from({ length: bands }, () => NO_BAND)],
    nextUnit: [...nextUnit, ...Array.from({ length: bands }, () => 1)],
  }
}

const NO_BAND = {
  status: 'absent',
  of: null,
  role: null,
  treasury: 0,
  capital: null,
  activated: 0,
  rouse: null,
}
