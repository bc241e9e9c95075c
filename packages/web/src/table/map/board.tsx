import type { Area, Flag, Hold, Kit, Layer, PlaceId, Scene, Spot, Stack } from '@aquila/games/table'
import { useCallback, useMemo, useRef, useState } from 'preact/hooks'
import { BannerDrawing, WallDrawing } from '../../look/banner.tsx'
import { dresses, strokeOf } from '../../look/kits.ts'
import { MarkerDrawing } from '../../look/marker.tsx'
import { memo } from '../../look/memo.ts'
import { StackDrawing } from '../../look/stack.tsx'
import type { ThreatsShown } from '../state.ts'
import type { Targets } from '../targets.ts'
import { Beacon, ReachMark, Threats, WayArrow } from './arrows.tsx'
import { dragFrom } from './drag.ts'
import { Fan } from './fan.tsx'
import { Highlight, Mark, Path } from './highlight.tsx'
import { isMarker, placeMarkers } from './markers.ts'
import { Mat } from './mat.tsx'
import { Places } from './places.tsx'
import { type PlacedStack, placeStacks } from './placing.ts'
import { outerEdge } from './shapes.ts'

interface BoardProps {
  readonly layer: Layer
  readonly scene: Scene
  readonly targets: Targets
  readonly inspected: PlaceId | null
  readonly fresh: ReadonlySet<PlaceId>
  /** What the coach or a hint points at: places, or where pieces stand. */
  readonly beacons?: readonly PlaceId[]
  readonly threats?: ThreatsShown | null
  /** Whose sequence it is: he stands left where two sides meet. */
  readonly attacker?: Kit | null
  /** The way that is being shown. */
  readonly way?: { readonly places: readonly PlaceId[]; readonly kit: Kit } | null
  onPoint(place: PlaceId): void
  /** Somebody rests at a place, or has left it. */
  onConsider?(place: PlaceId | null): void
  /** A stack was dragged from a place to another; null where nothing can be moved. */
  readonly onDrag: ((from: PlaceId, to: PlaceId) => void) | null
}

/** What lies on the map: control, highlights, stacks, marks; and the places themselves, to point at. */
export function Board({
  layer,
  scene,
  targets,
  inspected,
  fresh,
  beacons = [],
  threats = null,
  attacker = null,
  way = null,
  onPoint,
  onConsider,
  onDrag,
}: BoardProps) {
  const line = useRef<SVGPathElement>(null)
  const { stacks: placed, mats } = useMemo(
    () => placeStacks(layer, scene.stacks, attacker),
    [layer, scene, attacker],
  )
  const areas = useMemo(() => new Map(layer.areas.map(area => [area.id, area])), [layer])
  const pieceAt = piecePlaces(targets)
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const [lookedAt, setLookedAt] = useState<PlaceId | null>(null)
  const ahead = wayTo(targets, lookedAt, scene)
  // The drawn stacks keep the first handler they got; this one always leads to the newest.
  const newest = useRef(onPoint)
  newest.current = onPoint
  const pointAt = useCallback((place: PlaceId) => newest.current(place), [])
  const hover = useCallback((key: string | null, place: PlaceId | null) => {
    setPointedAt(key)
    onConsider?.(place)
  }, [])
  const fanned = placed.find(({ key, stack }) => key === pointedAt && stack.pieces.length > 1)
  const legal = layer.areas.filter(area => targets.places.has(area.id))
  const far = layer.areas.filter(area => targets.reach.has(area.id))
  return (
    <>
      {layer.art === null && <Ground layer={layer} />}
      <Holds layer={layer} holds={scene.holds} />
      {legal.length > 0 && <Dim layer={layer} except={[...legal, ...far]} />}
      <Legal layer={layer} legal={legal} targets={targets} />
      {inspected !== null && areas.has(inspected) && (
        <Highlight area={areas.get(inspected) as Area} kind="selected" size={layer.cell === null ? 1 : 0.5} />
      )}
      <Places
        layer={layer}
        scene={scene}
        targets={targets}
        inspected={inspected}
        onPoint={onPoint}
        onLookAt={setLookedAt}
        onConsider={onConsider}
      />
      <g class="over" aria-hidden="true" onPointerDown={event => startDrag(event, line.current, onDrag)}>
        {placeMarkers(layer, scene.flags, placed).map(({ flag, at: [x, y] }) => (
          <g key={flag.id} class="marker" transform={`translate(${x} ${y})`}>
            <MarkerDrawing flag={flag} />
          </g>
        ))}
        {scene.flags
          .filter(flag => !isMarker(flag))
          .map(flag => (
            <FlagOn
              key={flag.id}
              flag={flag}
              at={layer.banners.get(flag.place) ?? areas.get(flag.place)?.at}
            />
          ))}
        {mats.map(mat => (
          <Mat
            key={mat.place}
            mat={mat}
            lit={mat.place === inspected}
            chance={chanceAt(targets, mat.place)}
          />
        ))}
        {placed.map(each => (
          <StackOn
            key={each.key}
            placed={each}
            lifted={each.stack.place === inspected}
            choosable={
              pieceAt.has(each.stack.place) && each.stack.pieces.some(piece => targets.pieces.has(piece.id))
            }
            fresh={fresh.has(each.stack.place)}
            chosen={each.stack.pieces.some(piece => scene.chosen.includes(piece.id))}
            onPoint={pointAt}
            onHover={hover}
          />
        ))}
        {scene.path !== null && <Path path={scene.path} areas={areas} />}
        {way !== null && <WayArrow way={way.places} kit={way.kit} areas={areas} />}
        {far.map(area => {
          const reach = targets.reach.get(area.id)
          return reach === undefined ? null : <ReachMark key={area.id} area={area} reach={reach} />
        })}
        {legal.map(area => (
          <Mark
            key={area.id}
            area={area}
            choices={targets.places.get(area.id) ?? []}
            size={layer.cell === null ? 1 : area.town === true ? 0.66 : 0}
          />
        ))}
        {ahead !== null && <Path path={ahead} areas={areas} slim={layer.cell !== null} />}
        {threats !== null && <Threats shown={threats} areas={areas} />}
        {beacons.map(place => {
          const at = beaconSpot(placed, areas, targets, place)
          return at === null ? null : <Beacon key={place} at={at} />
        })}
        <path ref={line} class="drag-line" />
        {fanned !== undefined && <Fan placed={fanned} />}
      </g>
    </>
  )
}

/** The chance of the battle that could be fought there, if a choice tells it. */
function chanceAt(targets: Targets, place: PlaceId): string | null {
  const battle = targets.places.get(place)?.find(({ battle: fought }) => fought === true)
  return battle?.cost ?? null
}

/** Over the mark of a place that can be chosen; otherwise over the stack that can be. */
function beaconSpot(
  placed: readonly PlacedStack[],
  areas: ReadonlyMap<string, Area>,
  targets: Targets,
  place: PlaceId,
): Spot | null {
  const area = areas.get(place)
  const stack = placed.find(
    each => each.stack.place === place && each.stack.pieces.some(piece => targets.pieces.has(piece.id)),
  )
  if (targets.places.has(place) || stack === undefined)
    return area === undefined ? null : [area.at[0], area.at[1] - 16]
  return [stack.at[0], stack.at[1] - 48 * stack.scale]
}

/** Only stacks that can be moved are dragged, and only by mouse: elsewhere and with fingers the map itself moves. */
function startDrag(event: PointerEvent, line: SVGPathElement | null, onDrag: BoardProps['onDrag']): void {
  if (
    onDrag === null ||
    event.button !== 0 ||
    event.pointerType !== 'mouse' ||
    !(event.target instanceof Element)
  )
    return
  const stack = event.target.closest('[data-drag]')
  const from = stack instanceof SVGElement ? stack.dataset.drag : undefined
  if (from === undefined) return
  event.stopPropagation()
  dragFrom(event, from, line, onDrag)
}

/** The way to the place that somebody looks at, if a choice leads there, or several. */
function wayTo(targets: Targets, place: PlaceId | null, scene: Scene): Scene['path'] {
  const choice = targets.places.get(place ?? '')?.find(({ way }) => way !== undefined)
  const { way, cost = '' } = choice ?? targets.reach.get(place ?? '') ?? {}
  if (way === undefined) return null
  const mover = scene.stacks.find(
    stack => stack.place === way[0] && stack.pieces.some(piece => scene.chosen.includes(piece.id)),
  )
  const kit =
    scene.path?.kit ?? (mover ?? scene.stacks.find(stack => stack.place === way[0]))?.kit ?? 'people'
  return {
    kit,
    steps: way.map((step, index, { length }) => ({ place: step, label: index === length - 1 ? cost : '' })),
  }
}

/** On a map of cells the legal ones are lit as one; areas with shapes of their own each for itself. */
function Legal({ layer, legal, targets }: { layer: Layer; legal: readonly Area[]; targets: Targets }) {
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

function piecePlaces(targets: Targets): Set<PlaceId> {
  return new Set([...targets.pieces.values()].flat().flatMap(({ place }) => place ?? []))
}

/** Where there is no art, the outlines with their names are the map. */
function Ground({ layer }: { layer: Layer }) {
  return (
    <g>
      <rect width={layer.width} height={layer.height} fill="#a8bcb4" />
      {layer.areas.map(area => (
        <g key={area.id}>
          <path
            d={area.d}
            fill={area.fill ?? (area.kind === 'sea' ? '#9db3ad' : '#d8cb9a')}
            stroke="#6d5a37"
            stroke-width="1.6"
          />
          {area.kind === 'zone' && (
            <text x={area.at[0]} y={area.at[1]} class="area-name">
              {area.name}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

/** Regions that somebody holds, with an inner edge that tells whose they are. */
function Holds({ layer, holds }: { layer: Layer; holds: readonly Hold[] }) {
  const key = holds.map(hold => `${hold.place} ${hold.kit}`).join()
  const drawn = useMemo(() => edgesOf(layer, holds), [layer, key])
  const size = layer.cell === null ? 1 : 0.5
  return (
    <g class="holds" fill="none" stroke-linejoin="round" aria-hidden="true">
      {drawn.map(({ region, kit, edge, clip }) => (
        <g key={region} clip-path={`url(#hold-${region})`}>
          <clipPath id={`hold-${region}`}>
            <path d={clip} />
          </clipPath>
          {layer.cell !== null && <path d={clip} fill={dresses[kit].color} fill-opacity=".3" />}
          <path d={edge} stroke={dresses[kit].color} stroke-width={24 * size} stroke-opacity=".22" />
          <path d={edge} stroke={dresses[kit].color} stroke-width={7.4 * size} />
          <Trimming kit={kit} edge={edge} size={size} />
          <path d={edge} stroke={dresses[kit].dark} stroke-width={1.6 * size} />
        </g>
      ))}
    </g>
  )
}

/** What runs along the edge of a side's land, so that it is told apart without colour. */
function Trimming({ kit, edge, size }: { kit: Kit; edge: string; size: number }) {
  const { border, color } = dresses[kit]
  if (border === null) return null
  return (
    <>
      <path d={edge} {...strokeOf(border, size)} />
      {border.within !== undefined && <path d={edge} stroke={color} stroke-width={border.within * size} />}
    </>
  )
}

function edgesOf(
  layer: Layer,
  holds: readonly Hold[],
): { region: string; kit: Kit; edge: string; clip: string }[] {
  const regions = new Map<string, { kit: Kit; areas: Area[] }>()
  for (const { place, region, kit } of holds) {
    const area = layer.areas.find(each => each.id === place)
    if (area === undefined) continue
    const found = regions.get(region)
    if (found === undefined) regions.set(region, { kit, areas: [area] })
    else found.areas.push(area)
  }
  return [...regions].map(([region, { kit, areas }]) => {
    return { region, kit, edge: outerEdge(areas), clip: areas.map(area => area.d).join('') }
  })
}

/** All but the legal places lies a little in the shade. */
function Dim({ layer, except }: { layer: Layer; except: readonly Area[] }) {
  const d = `M0 0H${layer.width}V${layer.height}H0Z${except.map(area => area.d).join('')}`
  return <path class="dim" d={d} fill-rule="evenodd" aria-hidden="true" />
}

function FlagOn({ flag, at }: { flag: Flag; at: Spot | undefined }) {
  if (at === undefined) return null
  const [x, y] = at
  if (flag.as === 'wall') {
    return (
      <g class="wall" transform={`translate(${x + 11} ${y + 13})`}>
        <WallDrawing kit={flag.kit} text={flag.text} />
      </g>
    )
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <BannerDrawing kit={flag.kit} text={flag.text} />
    </g>
  )
}

interface StackOnProps {
  readonly placed: PlacedStack
  readonly lifted: boolean
  readonly choosable: boolean
  readonly fresh: boolean
  readonly chosen: boolean
  onPoint(place: PlaceId): void
  onHover(key: string | null, place: PlaceId | null): void
}

const StackOn = memo(drawStack, (before, now) => {
  const [one, other] = [before.placed, now.placed]
  return (
    one.look === other.look &&
    one.at[0] === other.at[0] &&
    one.at[1] === other.at[1] &&
    one.scale === other.scale &&
    before.lifted === now.lifted &&
    before.choosable === now.choosable &&
    before.fresh === now.fresh &&
    before.chosen === now.chosen
  )
})

function drawStack({
  placed: {
    key,
    stack,
    at: [x, y],
    scale,
    pin,
  },
  lifted,
  choosable,
  fresh,
  chosen,
  onPoint,
  onHover,
}: StackOnProps) {
  const dress = dresses[stack.kit]
  return (
    // The place below has the same meaning for the keyboard, with a name.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <g
      class="stack-on"
      data-drag={choosable || chosen ? stack.place : undefined}
      onClick={() => onPoint(stack.place)}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') onHover(key, stack.place)
      }}
      onPointerLeave={() => onHover(null, null)}
    >
      {pin !== null && (
        <g fill="none">
          <path
            d={`M${x} ${y}L${pin[0]} ${pin[1]}`}
            stroke="#fffaf0"
            stroke-width="5"
            stroke-linecap="round"
          />
          <path d={`M${x} ${y}L${pin[0]} ${pin[1]}`} stroke={dress.color} stroke-width="2.6" />
          <circle cx={pin[0]} cy={pin[1]} r="5.4" fill={dress.color} stroke="#fffaf0" stroke-width="2" />
        </g>
      )}
      <g
        class="travel"
        style={{ transform: `translate(${x}px, ${y}px) scale(${lifted ? scale * 1.1 : scale})` }}
      >
        {choosable && <Choosable stack={stack} />}
        <StackDrawing stack={stack} />
        {fresh && <circle cx="34" cy="-40" r="6" fill="#f5a800" stroke="#3b2400" stroke-width="1.6" />}
      </g>
    </g>
  )
}

/** A gold frame in a dark casing: something in this stack may be chosen. */
function Choosable({ stack }: { stack: Stack }) {
  const units = stack.pieces.some(piece => piece.kind === 'unit')
  const leaders = stack.pieces.some(piece => piece.kind === 'leader')
  const half = units && leaders ? 53 : leaders ? 36 : 32
  const box = {
    x: -half,
    y: -47,
    width: 2 * half,
    height: leaders || stack.pieces.length > 1 ? 86 : 68,
    rx: 10,
  }
  return (
    <g fill="none">
      <rect {...box} fill="#ffdb74" fill-opacity=".3" stroke="#4a2f00" stroke-width="5.5" />
      <rect {...box} stroke="#ffdb74" stroke-width="3" />
    </g>
  )
}
