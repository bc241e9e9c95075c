import type { Aim, Area, Kit, Layer, Spot } from '@aquila/games/table'
import { useContext, useMemo } from 'preact/hooks'
import { pathOf } from '../../look/icon.tsx'
import { t } from '../../messages/text.ts'
import type { BriefingShown } from '../briefing.ts'
import { Ground } from '../map/ground.tsx'
import { Highlight } from '../map/highlight.tsx'
import { Holds } from '../map/holds.tsx'
import { Dim } from '../map/legal.tsx'
import { MapLevel } from '../map/names.tsx'
import { boundsOf, outerEdge } from '../map/shapes.ts'
import './map.css'

/** The map with nothing on it but what one is after: to take in gold, to keep with a tick, the other's with his pip. */
export function BriefingMap({ layer, shown }: { layer: Layer; shown: BriefingShown }) {
  const { scene } = shown.state
  const level = useContext(MapLevel).value
  const lit = useMemo(() => litOf(layer, shown), [layer, shown])
  const size = layer.cell === null ? 1 : 0.5
  const kept = lit.filter(({ kind }) => kind !== 'take')
  return (
    <>
      {layer.art === null && <Ground layer={layer} />}
      <Dim layer={layer} except={lit.flatMap(({ areas }) => areas)} />
      <Holds
        layer={layer}
        holds={kept.flatMap(({ aim, areas, kit }) =>
          areas.map(area => ({ place: area.id, region: `aim-${aim.id}`, kit })),
        )}
      />
      {lit
        .filter(({ kind }) => kind === 'take')
        .map(({ aim, areas }) => {
          const [first] = areas
          return first === undefined ? null : (
            <Highlight
              key={aim.id}
              area={{ ...first, id: `aim-${aim.id}`, d: areas.map(({ d }) => d).join('') }}
              edge={outerEdge(areas)}
              kind="legal"
              size={size}
            />
          )
        })}
      <g aria-hidden="true">
        {lit.map(each => (
          <Tag key={each.aim.id} lit={each} scale={1 / level} name={nameOf(scene.aims?.sides, each.aim)} />
        ))}
      </g>
    </>
  )
}

interface Lit {
  readonly aim: Aim
  readonly kind: 'take' | 'keep' | 'theirs'
  readonly areas: readonly Area[]
  readonly kit: Kit
  readonly at: Spot
}

/** An aim that lies in more places than these has no spot of its own. */
const MOST_PLACES = 12

function litOf(layer: Layer, { state: { scene, viewer } }: BriefingShown): readonly Lit[] {
  const sides = scene.aims?.sides ?? []
  const own = sides.find(({ role }) => role === viewer) ?? sides[0]
  const drawn = new Set<string>()
  const lit: Lit[] = []
  const shownSides = sides.length > 2 ? sides.filter(side => side === own) : sides
  for (const side of shownSides) {
    for (const aim of side.ways.flatMap(way => way.aims)) {
      const areas = layer.areas.filter(({ id }) => aim.places.includes(id))
      const box = boundsOf(areas)
      const key = aim.places.join()
      if (box === null || areas.length > MOST_PLACES || drawn.has(key)) continue
      drawn.add(key)
      const kind = side !== own ? 'theirs' : aim.met ? 'keep' : 'take'
      const at: Spot = [box.x + box.width / 2, box.y + box.height / 2]
      lit.push({ aim, kind, areas, kit: side.kit, at })
    }
  }
  return lit
}

function nameOf(
  sides: readonly { readonly role: string; readonly name: string }[] | undefined,
  aim: Aim,
): string {
  return sides?.find(({ role }) => role === aim.role)?.name ?? ''
}

/** A paper that says what is to be done with the land under it; as large as it must be to be read. */
function Tag({ lit: { aim, kind, kit, at }, scale, name }: { lit: Lit; scale: number; name: string }) {
  const title = kind === 'theirs' ? aim.name : aim.words
  const more = kind === 'theirs' ? t('briefing.theirs', { name }) : kind === 'take' ? (aim.needs ?? '') : ''
  const width = Math.max(title.length * 9.6, more.length * 6.9) + 50
  const height = more === '' ? 32 : 46
  return (
    <g class="aim-tag" data-kind={kind} transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="6" />
      <g transform={`translate(${-width / 2 + 19} 0)`}>
        {kind === 'theirs' ? (
          <circle r="8" style={{ fill: `var(--${kit})` }} />
        ) : (
          <>
            <circle r="10.5" class="seal" style={kind === 'keep' ? { fill: `var(--${kit})` } : undefined} />
            {kind === 'keep' ? (
              <path d="M-4.6 .4L-1.4 3.8 4.8-3.4" class="tick" />
            ) : (
              <path d={pathOf('flag')} transform="translate(-6 -6.4) scale(.0245)" class="flag" />
            )}
          </>
        )}
      </g>
      <text x={-width / 2 + 37} y={more === '' ? 5.5 : -3} class="title">
        {title}
      </text>
      {more !== '' && (
        <text x={-width / 2 + 37} y="14.5" class="more">
          {more}
        </text>
      )}
    </g>
  )
}
