import type { Messages } from '@aquila/engine'
import { scenarios } from '../data/scenarios/index.ts'

/** A seat is called after the Power it began with. */
export const roleMessages: Messages = Object.fromEntries(
  scenarios.flatMap(({ powers, tables }) =>
    [...powers, ...Object.values(tables).flatMap(({ changes }) => changes?.addPowers ?? [])].map(
      ({ id, name }) => [`role.${id}`, name],
    ),
  ),
)
