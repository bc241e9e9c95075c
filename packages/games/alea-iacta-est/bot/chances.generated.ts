// Written by `aquila learn --keep`. Do not edit.
import type { ChanceModel } from '@aquila/engine'

export const chanceModel: ChanceModel = { origin: { rules: '', level: '', seed: 0, matches: 0 }, weights: {}, tables: {} }
