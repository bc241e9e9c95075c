import type { Migration } from '@aquila/engine'
import * as v from 'valibot'
import { semperData } from '../series.ts'

/** How matches go on that began under older rules. */
export const migrations: { readonly [from: string]: Migration } = {
  // SV-3.2.1-B: what is offered has changed, the state is the same.
  '0.1.0': { to: '0.2.0', migrate: state => state },
  // RULING-112: likewise.
  '0.2.0': { to: '0.3.0', migrate: state => state },
  '0.3.0': { to: '0.4.0', migrate: withoutCompanions },
  // SV-SC-K, SV-S8-C: scenarios begin and end differently; the state is the same, with the points it has.
  '0.4.0': { to: '0.5.0', migrate: state => state },
  // What is offered, and what follows from it, has changed in many places.
  '0.5.0': { to: '0.6.0', migrate: withoutEarlyComers },
  '0.6.0': { to: '0.7.0', migrate: withCandidatures },
  // SV-S5-A, SV-6.3-B: nobody has inherited everybody yet, nor is noted as fleeing.
  '0.7.0': { to: '0.7.1', migrate: state => state },
  // SV-8.2-A, SV-2.F-6: less is asked, the state is the same.
  '0.7.1': { to: '0.8.0', migrate: state => state },
  // SV-2.E-3, SV-2.F-6: likewise.
  '0.8.0': { to: '0.9.0', migrate: state => state },
}

const usurpationsBefore = v.looseObject({ usurpations: v.array(v.looseObject({})) })

/** Since 0.4.0 those are noted who take up the cause of a Usurper of their own side (RULING-114); nobody has yet. */
function withoutCompanions(state: unknown): unknown {
  const { usurpations, ...others } = v.parse(usurpationsBefore, state)
  return { ...others, usurpations: usurpations.map(usurpation => ({ ...usurpation, companions: [] })) }
}

const thornsBefore = v.looseObject({ thorns: v.array(v.looseObject({})) })

/** Since 0.6.0 a counter remembers who was there before it (RULING-56). */
function withoutEarlyComers(state: unknown): unknown {
  const { thorns, ...others } = v.parse(thornsBefore, state)
  return { ...others, thorns: thorns.map(thorn => ({ ...thorn, early: [] })) }
}

const candidaturesBefore = v.looseObject({
  turn: v.looseObject({ refused: v.array(v.string()) }),
  usurpations: v.array(v.looseObject({ usurper: v.string() })),
  counters: v.array(v.looseObject({ id: v.string(), place: v.string() })),
})

/**
 * Since 0.7.0 all candidatures of a turn are noted, not only those refused (RULING-119), and where a Usurper rose (RULING-121):
 * for one of an older match that is where he stands.
 */
function withCandidatures(state: unknown): unknown {
  const before = v.parse(candidaturesBefore, state)
  const { refused, ...turn } = before.turn
  const risen = (id: string) => {
    const place = before.counters.find(counter => counter.id === id)?.place ?? ''
    return semperData.zones[place]?.region ?? null
  }
  return {
    ...before,
    turn: { ...turn, proposed: refused },
    usurpations: before.usurpations.map(each => ({ ...each, rose: risen(each.usurper) })),
  }
}
