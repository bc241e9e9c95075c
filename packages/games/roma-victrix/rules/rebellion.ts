import type { Rules } from '@aquila/engine'
import type { Roma } from './state.ts'

/** RV-12.21-a: Parthian and Persian Leaders who outnumber their King. */
export function* checkRebellion(_g: Roma): Rules {}
