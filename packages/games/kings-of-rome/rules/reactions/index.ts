import type { Rules } from '@aquila/engine'
import type { Kings } from '../state.ts'

/** KOR-SEQ-4: one hostile reaction. */
export function* react(g: Kings): Rules {
  g.state.notes.reactions -= 1
}
