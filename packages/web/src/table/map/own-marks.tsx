import type { Area, Layer } from '@aquila/games/table'
import { pathOf } from '../../look/icon.tsx'
import type { MarkKind, Marks } from '../marks.ts'

const signs: { readonly [kind in MarkKind]: string } = { flag: 'flag', shield: 'shield', target: 'target' }

/** What a person has marked for himself: a round paper at the upper left of a place. */
export function OwnMarks({ layer, marks }: { layer: Layer; marks: Marks }) {
  const size = layer.cell === null ? 1 : 0.6
  const marked = layer.areas.flatMap((area): { area: Area; kind: MarkKind }[] => {
    const kind = marks.get(area.id)
    return kind === undefined ? [] : [{ area, kind }]
  })
  return (
    <g class="own-marks" aria-hidden="true">
      {marked.map(({ area: { id, at }, kind }) => (
        <g
          key={id}
          data-marked={id}
          data-kind={kind}
          transform={`translate(${at[0] - 26 * size} ${at[1] - 26 * size}) scale(${size})`}
        >
          <circle r="15" fill="#fffaf0" stroke="#2a1d12" stroke-width="2" />
          <g transform="translate(-10 -10) scale(.039)">
            <path d={pathOf(signs[kind])} fill="#2a1d12" />
          </g>
        </g>
      ))}
    </g>
  )
}
