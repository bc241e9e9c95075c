import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../app/announce.tsx'
import { useWidth } from '../app/width.ts'
import { BattleDialog } from './battle.tsx'
import { ChoiceList } from './choice-list.tsx'
import { CoachCard } from './coach.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { FilmBar } from './film-bar.tsx'
import { Hand } from './hand.tsx'
import { HandOver } from './hand-over.tsx'
import { isPointedAt } from './hint.ts'
import { Hud } from './hud.tsx'
import { Inspector, placeInspected } from './inspector.tsx'
import { tableKeys } from './keys.ts'
import { Board } from './map/board.tsx'
import type { Frame } from './map/camera.ts'
import type { Layer } from './map/load-layer.ts'
import { type MapControl, MapTools, MapView } from './map/map-view.tsx'
import { attempt } from './notice.ts'
import { Notices } from './notices.tsx'
import { drag, point } from './point.ts'
import { rest, rise } from './rest.ts'
import { Sheet } from './sheet.tsx'
import { PanelTabs, SidePanel } from './side-panel.tsx'
import { freshPlaces, look, type TableUi } from './state.ts'
import { noTargets } from './targets.ts'
import { watch } from './threats.ts'
import './table.css'
import './bar.css'
import './panel.css'
import './guide.css'

/** The whole table: the map full-bleed, paper laid on it only where a decision needs it. */
export function Table({ ui, layer }: { ui: TableUi; layer: Layer }) {
  const control = useRef<MapControl | null>(null)
  const width = useWidth()
  const size = width < 700 ? 'phone' : width < 1200 ? 'tablet' : 'desktop'
  const state = ui.state.value
  const panelOpen = ui.tab.value !== null
  const asked = ui.lookAt.value
  const film = ui.film.now.value
  const shot = film === null || film.asList ? undefined : film.shots[film.at]

  useEffect(() => control.current?.look(asked.places), [asked.asked])
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => tableKeys(event, ui, control.current)
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [ui])
  useEffect(() => {
    // On a small screen the panel covers the map, so it is opened only when asked for.
    if (size !== 'desktop') ui.tab.value = null
    else ui.tab.value ??= 'log'
  }, [size])
  useFollow(ui, size)
  useCoach(ui)
  useEffect(() => {
    if (shot !== undefined) look(ui, [...shot.way, ...shot.lines.flatMap(({ places }) => places)])
  }, [shot])

  const inset =
    size === 'phone' ? phoneInset(ui) : insetOf(ui, size === 'desktop' ? (panelOpen ? 352 : 84) : 0)
  return (
    <main
      class="table"
      data-size={size}
      data-panel={panelOpen ? 'open' : 'closed'}
      data-palette={state.palette ?? undefined}
      data-film={shot === undefined ? 'no' : 'yes'}
    >
      <MapView
        layer={layer}
        inset={inset}
        control={control}
        onHold={place => rest(ui, { kind: 'place', id: place })}
      >
        <Board
          layer={layer}
          scene={shot?.scene ?? state.scene}
          targets={shot === undefined ? ui.targets.value : noTargets}
          inspected={ui.inspected.value}
          fresh={shot === undefined ? freshPlaces(state) : NOWHERE}
          beacons={shot === undefined ? beaconsOf(ui) : []}
          threats={ui.threats.value}
          way={shot === undefined ? null : { places: shot.way, kit: shot.kit ?? 'people' }}
          onPoint={place => point(ui, { kind: 'place', id: place })}
          onConsider={place => (place === null ? rise(ui) : rest(ui, { kind: 'place', id: place }))}
          onDrag={(from, to) => attempt(ui, drag(ui, from, to))}
        />
      </MapView>
      {size === 'phone' ? <Hud ui={ui} /> : <DecisionBar ui={ui} />}
      <MapTools
        control={control}
        onJump={() => look(ui, actionPlaces(ui))}
        watch={{ on: ui.watching.value, toggle: () => watch(ui) }}
      />
      {size !== 'phone' && <ChoiceList ui={ui} />}
      {size !== 'phone' && <Inspector ui={ui} layer={layer} />}
      {size !== 'phone' && <Hand ui={ui} />}
      {size === 'phone' && <Sheet ui={ui} layer={layer} />}
      {(size !== 'desktop' || !panelOpen) && <PanelTabs ui={ui} few={size === 'phone'} />}
      <SidePanel ui={ui} />
      {size !== 'phone' && (state.scene.battle === null || ui.battleHidden.value) && <CoachCard ui={ui} />}
      <Notices ui={ui} />
      <FilmBar ui={ui} />
      {film === null && <BattleDialog ui={ui} />}
      <HandOver ui={ui} />
    </main>
  )
}

/** What lies over the map at each edge. */
function insetOf(ui: TableUi, panel: number): Frame['inset'] {
  const { scene, coach } = ui.state.value
  const atTheBottom = scene.hand.length > 0 || ui.inspected.value !== null || ui.film.now.value !== null
  return {
    top: 90,
    right: panel + (coach === null ? 0 : 356),
    bottom: atTheBottom ? 150 : 16,
    left: 0,
  }
}

function phoneInset(ui: TableUi): Frame['inset'] {
  const film = ui.film.now.value !== null
  const talking = film || ui.hint.value !== null
  return {
    top: talking ? 220 : 64,
    right: 0,
    bottom: Math.round(innerHeight * (film ? 0.46 : 0.6)),
    left: 0,
  }
}

const NOWHERE: ReadonlySet<string> = new Set()

/** More than a few signs would point at nothing. */
const MOST_BEACONS = 3

function beaconsOf(ui: TableUi): string[] {
  const choices = ui.state.value.question?.choices.filter(choice => isPointedAt(ui, choice)) ?? []
  // Pieces that lie open beside the map are pointed at there.
  const open = placeInspected(ui)
  const onMap = choices.filter(({ piece, place }) => piece === undefined || place !== open)
  const places = [...new Set(onMap.flatMap(({ place }) => place ?? []))]
  return places.length <= MOST_BEACONS ? places : []
}

/** What the coach says is read out, and the map looks where he looks. */
function useCoach(ui: TableUi): void {
  const { coach } = ui.state.value
  useEffect(() => {
    if (coach === null) return
    announce(`${coach.title}. ${coach.text}`)
    if (coach.look.length > 0) look(ui, coach.look)
  }, [coach?.title, coach?.text])
}

/** Where the next choice can be made, or where the game looks. */
export function actionPlaces(ui: TableUi): readonly string[] {
  const { places, pieces } = ui.targets.value
  const found = [...places.keys(), ...[...pieces.values()].flat().flatMap(({ place }) => place ?? [])]
  return found.length > 0 && found.length < 24 ? found : ui.state.value.scene.focus
}

/** When a new question has places, they are brought into the clear. */
function useFollow(ui: TableUi, size: string): void {
  const decision = ui.state.value.question?.decision ?? null
  useEffect(() => {
    if (decision !== null) look(ui, actionPlaces(ui))
  }, [decision, size])
}
