import type { Rules } from '@aquila/engine'
import type { Roma } from '../state.ts'

/** RV-16.42-F: the turn of a Power that the rules run. */
export function* automatonTurn(_g: Roma, _power: number): Rules {}
