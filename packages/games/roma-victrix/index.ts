import { romaData } from './data/shipped.ts'
import { romaWith } from './definition.ts'

export type { CastData } from './rules/cast.ts'
export type { RomaState } from './rules/state.ts'

/** With all its scenarios: for tools and tests, which may set up any of them. */
export const roma = romaWith(romaData)
