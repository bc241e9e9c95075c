import type { Special } from '../data/index.ts'

export type Pact = Extract<Special, { kind: 'pact' }>

/** Whom a scenario's pacts bind towards whom while they are in force, by the numbers of two sides. Looked up all the time, so made once. */
export type PactTable = readonly (readonly (readonly Pact[])[])[]

const NO_PACTS: readonly Pact[] = []

/** `ids`: the Powers of a match, by number. */
export function pactTable(specials: readonly Special[], ids: readonly string[]): PactTable {
  const pacts = specials.filter((special): special is Pact => special.kind === 'pact')
  return ids.map(mover =>
    ids.map(target => {
      const binding = pacts.filter(pact => binds(pact, mover, target))
      return binding.length === 0 ? NO_PACTS : binding
    }),
  )
}

function binds({ powers, against, except = [], mutual }: Pact, mover: string, target: string): boolean {
  if (mutual) return mover !== target && powers.includes(mover) && powers.includes(target)
  if (!powers.includes(mover)) return false
  return against === 'all-except' ? !except.includes(target) : (against ?? []).includes(target)
}
