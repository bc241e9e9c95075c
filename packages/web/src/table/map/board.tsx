import type { Area, Kit, Layer, PlaceId, Scene } from '@aquila/games/table'
import { useCallback, useMemo, useRef, useState } from 'preact/hooks'
import { partingOf } from '../../look/stack.tsx'
import type { Marks } from '../marks.ts'
import type { ThreatsShown } from '../state.ts'
import type { Targets } from '../targets.ts'
import { Beacon, ReachMark, Threats, WayArrow } from './arrows.tsx'
import { startDrag } from './drag.ts'
import { Fan } from './fan.tsx'
import { Flags } from './flags.tsx'
import { Ground } from './ground.tsx'
import { Highlight, Mark } from './highlight.tsx'
import { Holds } from './holds.tsx'
import { Dim, Legal } from './legal.tsx'
import { beaconSpot, chanceAt, wayTo } from './look-ahead.ts'
import { Mat } from './mat.tsx'
import { MoneyWays } from './money.tsx'
import { Names } from './names.tsx'
import { OwnMarks } from './own-marks.tsx'
import { Places } from './places.tsx'
import { markSpot, placeStacks } from './placing.ts'
import { Pills, Ribbon } from './ribbon.tsx'
import { StackOn } from './stack-on.tsx'

interface BoardProps {
  readonly layer: Layer
  readonly scene: Scene
  readonly targets: Targets
  readonly inspected: PlaceId | null
  readonly fresh: ReadonlySet<PlaceId>
  /** Where somebody could go whose row of a list is looked at: lit, and not to be chosen yet. */
  readonly browsed?: readonly PlaceId[]
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
  /** What places bring in, and the way of the money, while that is looked at. */
  readonly money?: Scene['money']
  /** Marks of his own. */
  readonly marks?: Marks | null
  onMark?(place: PlaceId): void
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
  browsed = [],
  beacons = [],
  threats = null,
  attacker = null,
  way = null,
  money = null,
  marks = null,
  onPoint,
  onConsider,
  onMark,
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
  const ways = [scene.path, wayTo(targets, lookedAt, scene)].filter(each => each !== null)
  // The drawn stacks keep the first handler they got; this one always leads to the newest.
  const newest = useRef(onPoint)
  newest.current = onPoint
  const pointAt = useCallback((place: PlaceId) => newest.current(place), [])
  const hover = useCallback((key: string | null, place: PlaceId | null) => {
    setPointedAt(key)
    onConsider?.(place)
  }, [])
  // What lies open beside the map need not be shown on it too, over its neighbours.
  const fanned = placed.find(
    ({ key, stack }) => key === pointedAt && stack.pieces.length > 1 && stack.place !== inspected,
  )
  const legal = layer.areas.filter(area => targets.places.has(area.id))
  const far = layer.areas.filter(area => targets.reach.has(area.id))
  const ahead = layer.areas.filter(area => browsed.includes(area.id) && !targets.places.has(area.id))
  return (
    <>
      {layer.art === null && <Ground layer={layer} />}
      <Holds layer={layer} holds={scene.holds} />
      {legal.length + ahead.length > 0 && <Dim layer={layer} except={[...legal, ...far, ...ahead]} />}
      <Legal layer={layer} legal={[...legal, ...ahead]} targets={targets} />
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
        onMark={onMark}
      />
      {ways.map((each, index) => (
        <Ribbon key={index} path={each} areas={areas} slim={layer.cell !== null} />
      ))}
      <Names
        layer={layer}
        lit={new Set([...legal, ...far, ...ahead].map(({ id }) => id))}
        matters={new Set([...scene.stacks.map(({ place }) => place), ...targets.places.keys()])}
      />
      {marks !== null && <OwnMarks layer={layer} marks={marks} />}
      <g class="over" aria-hidden="true" onPointerDown={event => startDrag(event, line.current, onDrag)}>
        {money != null && <MoneyWays money={money} areas={areas} />}
        <Flags
          layer={layer}
          flags={money == null ? scene.flags : [...scene.flags, ...money.coins]}
          placed={placed}
          areas={areas}
        />
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
            parting={partingOf(each.stack, scene.chosen)}
            onPoint={pointAt}
            onHover={hover}
          />
        ))}
        {ways.map((each, index) => (
          <Pills key={index} path={each} areas={areas} slim={layer.cell !== null} />
        ))}
        {way !== null && <WayArrow way={way.places} kit={way.kit} areas={areas} />}
        {far.map(area => {
          const reach = targets.reach.get(area.id)
          return reach === undefined ? null : (
            <ReachMark
              key={area.id}
              at={layer.cell === null ? markSpot(layer, area, placed) : area.at}
              reach={reach}
            />
          )
        })}
        {/* Where coins lie, the page beside the map says what can be had. */}
        {(money == null ? legal : []).map(area => (
          <Mark
            key={area.id}
            area={area}
            at={layer.cell === null ? markSpot(layer, area, placed) : area.at}
            choices={targets.places.get(area.id) ?? []}
            size={layer.cell === null ? 1 : area.town === true ? 0.66 : 0}
          />
        ))}
        {threats !== null && <Threats shown={threats} areas={areas} />}
        {beacons.map(place => {
          const at = beaconSpot(placed, areas, targets, place)
          return at === null ? null : <Beacon key={place} at={at} />
        })}
        <path ref={line} class="drag-line" />
        {fanned !== undefined && <Fan layer={layer} placed={fanned} others={placed} />}
      </g>
    </>
  )
}

function piecePlaces(targets: Targets): Set<PlaceId> {
  return new Set([...targets.pieces.values()].flat().flatMap(({ place }) => place ?? []))
}
