import type { Aim, Area, Kit, Layer, Spot } from '@aquila/games/table'
import { useContext, useMemo } from 'preact/hooks'
import { dressOf } from '../../look/wardrobe.ts'
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
  const level = useContext(MapLevel).value
  const lit = useMemo(
    () => apart(litOf(layer, shown, layer.width * level < ROOMY), 1 / level),
    [layer, shown, level],
  )
  const size = layer.cell === null ? 1 : 0.5
  const kept = lit.filter(({ kind }) => kind !== 'take')
  return (
    <>
      {layer.art === null && <Ground layer={layer} />}
      {lit.length > 0 && <Dim layer={layer} except={lit.flatMap(({ areas }) => areas)} />}
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
          <Tag key={each.aim.id} lit={each} scale={1 / level} />
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
  /** Of the side. */
  readonly name: string
  /** There are so many that each has only room for its name. */
  readonly short: boolean
}

/** An aim that lies in more places than these has no spot of its own. */
const MOST_PLACES = 12
/** More tags than these say only the name, and so do those that have no more to say. */
const MOST_LONG = 7

/** A map that is narrower on the screen has no room for sentences. */
const ROOMY = 900

function litOf(layer: Layer, { state: { scene, viewer } }: BriefingShown, narrow: boolean): readonly Lit[] {
  const sides = scene.aims?.sides ?? []
  const own = sides.find(({ role }) => role === viewer) ?? sides[0]
  const drawn = new Set<string>()
  const lit: Omit<Lit, 'short'>[] = []
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
      lit.push({ aim, kind, areas, kit: side.kit, at, name: side.name })
    }
  }
  const short =
    narrow || lit.length > MOST_LONG || (lit.length > 3 && lit.every(({ aim }) => aim.needs === undefined))
  return lit.map(each => ({ ...each, short }))
}

/** What a tag says, in one line or two. */
function wordsOf({ aim, kind, name, short }: Lit): { readonly title: string; readonly more: string } {
  if (short) return { title: aim.name, more: '' }
  if (kind === 'theirs') return { title: aim.name, more: t('briefing.theirs', { name }) }
  return { title: aim.words, more: kind === 'take' ? (aim.needs ?? '') : '' }
}

/** How large it is on the screen. */
function paperOf(title: string, more: string): { readonly width: number; readonly height: number } {
  return { width: Math.max(title.length * 9.4, more.length * 5.9) + 48, height: more === '' ? 32 : 46 }
}

const GAP = 4

/** Tags stay within the land that is lit, and those that would lie on one another are moved down until they do not. */
function apart(all: readonly Lit[], scale: number): readonly Lit[] {
  const land = boundsOf(all.flatMap(({ areas }) => areas))
  const laid: { readonly lit: Lit; readonly w: number; readonly h: number }[] = []
  for (const lit of all.toSorted((one, other) => one.at[1] - other.at[1])) {
    const { title, more } = wordsOf(lit)
    const { width, height } = paperOf(title, more)
    const [w, h] = [(width + GAP) * scale, (height + GAP) * scale]
    const [at, middle] = lit.at
    const x = land === null ? at : Math.max(land.x + w / 2, Math.min(land.x + land.width - w / 2, at))
    let y = middle
    const touched = () =>
      laid.find(
        other =>
          Math.abs(other.lit.at[0] - x) < (other.w + w) / 2 &&
          Math.abs(other.lit.at[1] - y) < (other.h + h) / 2,
      )
    for (let other = touched(); other !== undefined; other = touched())
      y = other.lit.at[1] + (other.h + h) / 2 + 0.01
    laid.push({ lit: { ...lit, at: [x, y] }, w, h })
  }
  return laid.map(({ lit }) => lit)
}

/** A paper that says what is to be done with the land under it; as large as it must be to be read. */
function Tag({ lit, scale }: { lit: Lit; scale: number }) {
  const { kind, kit, at } = lit
  const { title, more } = wordsOf(lit)
  const { width, height } = paperOf(title, more)
  return (
    <g class="aim-tag" data-kind={kind} transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="6" />
      <g transform={`translate(${-width / 2 + 19} 0)`}>
        {kind === 'theirs' ? (
          <path
            d={dressOf(kit).mark}
            transform="scale(1.7) translate(-5 -5)"
            style={{ fill: `var(--${kit})` }}
          />
        ) : (
          <>
            <circle r="10.5" class="seal" style={kind === 'keep' ? { fill: `var(--${kit})` } : undefined} />
            {kind === 'keep' ? (
              <path d="M-4.6 .4L-1.4 3.8 4.8-3.4" class="tick" />
            ) : (
              <path d="M-3.4 6.4V-6.4L5.4-3-2.4 .6" class="flag" />
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
