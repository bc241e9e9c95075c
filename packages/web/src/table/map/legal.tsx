import type { Area, Layer } from '@aquila/games/table'
import { useMemo } from 'preact/hooks'
import type { Targets } from '../targets.ts'
import { Highlight } from './highlight.tsx'
import { outerEdge } from './shapes.ts'

/** On a map of cells the legal ones are lit as one; areas with shapes of their own each for itself. */
export function Legal({ layer, legal, targets }: { layer: Layer; legal: readonly Area[]; targets: Targets }) {
  const meansBattle = (area: Area): boolean =>
    targets.places.get(area.id)?.some(({ battle }) => battle === true) ?? false
  const key = legal.map(area => area.id + Number(meansBattle(area))).join()
  const drawn = useMemo(() => {
    if (layer.cell === null) return legal.map(area => ({ area, edge: area.d, attack: meansBattle(area) }))
    return [true, false].flatMap(attack => {
      const cells = legal.filter(area => meansBattle(area) === attack)
      const [first] = cells
      if (first === undefined) return []
      const id = attack ? 'all-attack' : 'all-legal'
      return [{ area: { ...first, id, d: cells.map(({ d }) => d).join('') }, edge: outerEdge(cells), attack }]
    })
  }, [layer, key])
  return (
    <>
      {drawn.map(({ area, edge, attack }) => (
        <Highlight
          key={area.id}
          area={area}
          edge={edge}
          kind={attack ? 'attack' : 'legal'}
          size={layer.cell === null ? 1 : 0.42}
        />
      ))}
    </>
  )
}

/** All but the legal places lies a little in the shade. */
export function Dim({ layer, except }: { layer: Layer; except: readonly Area[] }) {
  const d = `M0 0H${layer.width}V${layer.height}H0Z${except.map(area => area.d).join('')}`
  return <path class="dim" d={d} fill-rule="evenodd" aria-hidden="true" />
}
