import { BadDataPack } from '@aquila/engine'
import * as v from 'valibot'
import { type Zone, zones } from './board.ts'

/** The data of a match: what the rulebook says, with what a data pack overrides. */
export interface FordData {
  readonly zones: readonly Zone[]
  readonly freshStrength: number
  readonly wornStrength: number
  readonly names: { readonly [zone: string]: string }
}

const strength = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))

const packSchema = v.strictObject({
  freshStrength: v.exactOptional(strength),
  wornStrength: v.exactOptional(strength),
  names: v.exactOptional(
    v.record(v.picklist(zones.map(zone => zone.id)), v.pipe(v.string(), v.minLength(1))),
  ),
})

export const baseData: FordData = {
  zones,
  freshStrength: 2,
  wornStrength: 1,
  names: {
    rome: 'Rome',
    gaul: 'Gaul',
    germania: 'Germania',
    'north-ford': 'the north ford',
    'east-ford': 'the east ford',
    'west-ford': 'the west ford',
    isle: 'the isle',
  },
}

export function loadData(pack: unknown): FordData {
  if (pack === undefined) return baseData
  const parsed = v.safeParse(packSchema, pack)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new BadDataPack(v.getDotPath(issue) ?? 'the pack', issue.message)
  }
  return { ...baseData, ...parsed.output, names: { ...baseData.names, ...parsed.output.names } }
}
