import { compose } from '../src/compose.ts'
import { composeHexMap } from '../src/hexcompose.ts'
import { drawHexMap } from '../src/hexrender.ts'
import { inspect } from '../src/inspect.ts'
import { makeHexLayer } from '../src/makehexlayer.ts'
import { makeLayer } from '../src/makelayer.ts'
import { drawMap } from '../src/render.ts'
import type { MapSpec } from '../src/spec.ts'
import { aleaIactaEst } from './alea-iacta-est.ts'
import { kingsOfRome } from './kings-of-rome.ts'
import { romaVictrix } from './roma-victrix.ts'
import { semperVictor } from './semper-victor.ts'

/** A map that can be drawn. `complaints` names what a cartographer should look at. */
export interface DrawableMap {
  readonly id: string
  draw(): {
    /** The art of the table: without the names that the page letters itself. */
    readonly art: string
    /** The map as a picture, with all its names. */
    readonly picture: string
    readonly layer: unknown
    readonly complaints: readonly string[]
    readonly seed: number
  }
}

export const zoneMaps: readonly MapSpec[] = [aleaIactaEst, semperVictor, romaVictrix]

const zoneDrawings = zoneMaps.map(
  (spec): DrawableMap => ({
    id: spec.id,
    draw() {
      const map = compose(spec)
      return {
        art: drawMap(map, { names: false }),
        picture: drawMap(map, { names: true }),
        layer: makeLayer(map),
        complaints: inspect(map),
        seed: spec.seed,
      }
    },
  }),
)

/** The hex map has no borders to check; only names can go missing. */
const hexDrawing: DrawableMap = {
  id: kingsOfRome.id,
  draw() {
    const map = composeHexMap(kingsOfRome)
    const unnamed = map.cities.filter(({ name }) => !name).map(({ city }) => `${city.name} has no name`)
    return {
      art: drawHexMap(map, { names: false }),
      picture: drawHexMap(map, { names: true }),
      layer: makeHexLayer(map),
      complaints: unnamed,
      seed: kingsOfRome.seed,
    }
  },
}

export const maps: readonly DrawableMap[] = [...zoneDrawings, hexDrawing]
