import type { Migration } from '@aquila/engine'
import * as v from 'valibot'

/** How stored states of earlier versions of the rules become states of today. */
export const migrations: { readonly [version: string]: Migration } = {
  // The rules have changed, the state has kept its shape.
  '0.1.0': { to: '0.1.1', migrate: state => state },
  '0.1.1': { to: '0.1.2', migrate: state => state },
  '0.1.2': { to: '0.1.3', migrate: state => state },
  '0.1.3': { to: '0.1.4', migrate: state => state },
  '0.1.4': { to: '0.1.5', migrate: withoutAnswers },
}

const activationBefore = v.looseObject({ activation: v.nullable(v.looseObject({})) })

/** Since 0.1.5 it is noted who gave the active Leader leave and who refused it (RV-5.27-a); nobody has been asked. */
function withoutAnswers(state: unknown): unknown {
  const { activation, ...others } = v.parse(activationBefore, state)
  return { ...others, activation: activation === null ? null : { ...activation, answers: [] } }
}
