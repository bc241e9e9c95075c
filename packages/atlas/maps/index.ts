import { compose } from '../src/compose.ts'
import { inspect } from '../src/inspect.ts'
import { makeLayer } from '../src/makelayer.ts'
import { drawMap } from '../src/render.ts'
import type { MapSpec } from '../src/spec.ts'
import { aleaIactaEst } from './alea-iacta-est.ts'
import { romaVictrix } from './roma-victrix.ts'
import { semperVictor } from './semper-victor.ts'

/** A map that can be drawn. `complaints` names what a cartographer should look at. */
export interface DrawableMap {
  readonly id: string
  draw(): {
    readonly svg: string
    readonly layer: unknown
    readonly complaints: readonly string[]
    readonly seed: number
  }
}

export const zoneMaps: readonly MapSpec[] = [aleaIactaEst, semperVictor, romaVictrix]

export const maps: readonly DrawableMap[] = zoneMaps.map(
  (spec): DrawableMap => ({
    id: spec.id,
    draw() {
      const map = compose(spec)
      return { svg: drawMap(map), layer: makeLayer(map), complaints: inspect(map), seed: spec.seed }
    },
  }),
)
