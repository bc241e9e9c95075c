import type { Migration } from '@aquila/engine'

/** How stored states of earlier versions of the rules become states of today. */
export const migrations: { readonly [version: string]: Migration } = {
  // The rules have changed, the state has kept its shape; a match keeps the options it was begun with.
  '1.0.0': { to: '1.1.0', migrate: state => state },
}
