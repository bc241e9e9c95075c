import { opportuneFlight } from '../../../imperator/rules/stratagems/effects/flight.ts'
import type { SemperStratagem } from './stratagem.ts'

const flight = opportuneFlight('fuite-opportune')

/** SV-6.3-B: it is noted who flees, because he passes where he may not stop in the M/CS of the other player too (RULING-77). */
export const fuiteOpportune: SemperStratagem = {
  ...flight,
  *play(g, side, counter, moment) {
    g.state.turn.fleeing = side
    yield* flight.play(g, side, counter, moment)
    delete g.state.turn.fleeing
  },
}
