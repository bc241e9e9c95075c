import type { Migration } from '@aquila/engine'

/** How matches go on that began under older rules. */
export const migrations: { readonly [from: string]: Migration } = {
  // SV-3.2.1-B: what is offered has changed, the state is the same.
  '0.1.0': { to: '0.2.0', migrate: state => state },
  // RULING-112: likewise.
  '0.2.0': { to: '0.3.0', migrate: state => state },
}
