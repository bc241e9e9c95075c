import type { Migration } from '@aquila/engine'

/** How stored states of earlier versions of the rules become states of today. */
export const migrations: { readonly [version: string]: Migration } = {
  // The rules have changed, the state has kept its shape.
  '0.1.0': { to: '0.1.1', migrate: state => state },
  '0.1.1': { to: '0.1.2', migrate: state => state },
  '0.1.2': { to: '0.1.3', migrate: state => state },
  '0.1.3': { to: '0.1.4', migrate: state => state },
}
