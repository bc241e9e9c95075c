import type { Rules } from '@aquila/engine'
import type { Kings } from '../state.ts'

/** One army marches in a Military reaction. */
export function* militaryReactionOf(_g: Kings, _leader: string): Rules {}
