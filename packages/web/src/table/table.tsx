import { NOBODY } from '@aquila/games/kits'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../app/announce.tsx'
import { useLayout, useWidth } from '../app/width.ts'
import { AimsStrip } from './aims/strip.tsx'
import { consider, hideCard, showCard } from './consider.ts'
import { DecisionBar, sequenceSeat } from './decision-bar.tsx'
import { placesOf } from './film.ts'
import { Hand } from './hand.tsx'
import { HandOver } from './hand-over.tsx'
import { isPointedAt } from './hint.ts'
import { Hud } from './hud.tsx'
import { placeInspected } from './inspected.ts'
import { Inspector } from './inspector.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { tableKeys } from './keys.ts'
import { Board } from './map/board.tsx'
import { freeOf } from './map/free.ts'
import type { Layer } from './map/load-layer.ts'
import { type MapControl, MapTools, MapView } from './map/map-view.tsx'
import { markPlace } from './marks.ts'
import { moneyShown } from './money.ts'
import { attempt } from './notice.ts'
import { Notices, Refusal } from './notices.tsx'
import {
  BattleDialog,
  BriefingMap,
  BriefingPage,
  CoachCard,
  FilmBar,
  MomentLayer,
  PlayersStrip,
  ZoneCard,
} from './parts.ts'
import { PassingMoment } from './passing-moment.tsx'
import { drag, point } from './point.ts'
import { Sheet } from './sheet.tsx'
import { PanelTabs, SidePanel } from './side-panel.tsx'
import { freshPlaces, look, type TableUi, type ThreatsShown } from './state.ts'
import { noTargets } from './targets.ts'
import { watch } from './threats.ts'
import './table.css'
import './bar.css'
import './choice-list.css'
import './hud.css'
import './sheet.css'
import './panel.css'
import './guide.css'

/** The whole table: the map full-bleed, paper laid on it only where a decision needs it. */
export function Table({ ui, layer }: { ui: TableUi; layer: Layer }) {
  const control = useRef<MapControl | null>(null)
  const table = useRef<HTMLElement>(null)
  const size = useLayout()
  const small = size === 'phone' || size === 'low'
  const state = ui.state.value
  const briefing = ui.briefing.value
  const panelOpen = ui.tab.value !== null
  const asked = ui.lookAt.value
  const film = ui.film.now.value
  const part = film?.parts[film.at]
  const shot = part === undefined || part.isPage ? undefined : part.shots[0]
  const isHeld = part !== undefined || state.stake != null

  useEffect(() => {
    ui.side.value = control.current?.look(asked.places, ui.side.peek()) ?? 'left'
  }, [asked.asked])
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
  useFollow(ui, useWidth(), small, control)
  useCover(ui, control)
  useKeptFocus(table)
  useCoach(ui)
  useEffect(() => {
    if (part !== undefined) look(ui, placesOf(part))
  }, [part])

  return (
    <main
      ref={table}
      tabIndex={-1}
      class="table"
      data-size={size}
      data-panel={panelOpen ? 'open' : 'closed'}
      data-game={state.game}
      data-paper={ui.side.value}
      data-online={ui.online.value === null ? undefined : 'yes'}
      data-sending={ui.online.value?.sending}
      data-film={isHeld ? 'yes' : 'no'}
      data-aims={state.scene.aims === undefined ? 'no' : 'yes'}
      data-briefing={briefing === null ? undefined : 'yes'}
      data-showing={ui.stage.busy}
      onPointerDown={event => {
        // A player who takes hold of the map has read what lies beside a place.
        if (!(event.target instanceof Element) || event.target.closest('.map') === null) return
        if (ui.notice.value?.place !== undefined) ui.notice.value = null
        hideCard(ui)
      }}
    >
      <MapView
        layer={layer}
        free={map => freeOf(map, table.current ?? map)}
        control={control}
        onHold={place => showCard(ui, place, true)}
      >
        {briefing === null ? (
          <Board
            layer={layer}
            scene={state.scene}
            targets={isHeld ? noTargets : ui.targets.value}
            inspected={isHeld ? null : placeInspected(ui)}
            fresh={isHeld ? NOWHERE : freshPlaces(state)}
            browsed={isHeld ? [] : (ui.browsed.value ?? [])}
            beacons={isHeld ? [] : beaconsOf(ui)}
            threats={ui.threats.value ?? comersOf(ui)}
            attacker={sequenceSeat(state)?.kit ?? null}
            way={shot === undefined ? null : { places: shot.way, kit: shot.kit ?? NOBODY }}
            onPoint={place => point(ui, { kind: 'place', id: place })}
            onConsider={place => consider(ui, place)}
            onDrag={(from, to) => attempt(ui, drag(ui, from, to))}
            money={isHeld ? null : moneyShown(ui)}
            marks={ui.marks.value}
            onMark={place => markPlace(ui.marks, state.id, place)}
          />
        ) : (
          <BriefingMap layer={layer} shown={briefing} />
        )}
      </MapView>
      {briefing === null ? (
        <>
          {ui.online.value !== null && <PlayersStrip ui={ui} />}
          {size !== 'desktop' && <Hud ui={ui} />}
          {(size === 'phone' || size === 'tablet') && <AimsStrip ui={ui} slim />}
          {!small && film?.chapters == null && <DecisionBar ui={ui} />}
          <MapTools
            onZoom={factor => control.current?.zoom(factor)}
            onFit={() => lookAtAll(ui, control)}
            onJump={() => look(ui, actionPlaces(ui))}
            watch={{ on: ui.watching.value, toggle: () => watch(ui) }}
          />
          {!small && <Inspector ui={ui} layer={layer} />}
          {!small && <Hand ui={ui} />}
          {small && film?.chapters == null && <Sheet ui={ui} layer={layer} low={size === 'low'} />}
          {(size !== 'desktop' || !panelOpen) && <PanelTabs ui={ui} few={small} />}
          <SidePanel ui={ui} />
          {ui.card.value !== null && <ZoneCard ui={ui} layer={layer} />}
          <Refusal ui={ui} />
          {!small && state.coach !== null && (state.scene.battle === null || ui.battleHidden.value) && (
            <CoachCard ui={ui} />
          )}
          <Notices ui={ui} />
          {film !== null && <FilmBar ui={ui} above={size === 'phone'} />}
          {film === null && state.scene.battle !== null && <BattleDialog ui={ui} />}
          <PassingMoment ui={ui} />
          {ui.stage.now.value !== null && <MomentLayer ui={ui} />}
          <HandOver ui={ui} />
        </>
      ) : (
        <BriefingPage
          ui={ui}
          shown={briefing}
          onShow={places => control.current?.look(places)}
          onSurvey={places => control.current?.survey(places)}
        />
      )}
    </main>
  )
}

/** The whole map, with the paper folded that lies on it. */
export function lookAtAll(ui: TableUi, control: { readonly current: MapControl | null }): void {
  ui.wide.value = ui.state.value.question?.decision ?? null
  ui.list.value = null
  ui.inspected.value = null
  // When the paper has gone.
  requestAnimationFrame(() => control.current?.fit())
}

/** Who could come to the place that somebody rests at. */
function comersOf({ card }: TableUi): ThreatsShown | null {
  const { place, threats = null } = card.value ?? {}
  return place === undefined || threats === null ? null : { place, threats }
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

/** When one paper makes way for another, no bare ground is left where it lay. */
function useCover(ui: TableUi, control: { readonly current: MapControl | null }): void {
  const decision = ui.state.value.question?.decision ?? null
  const moment = ui.stage.now.value
  const film = ui.film.now.value
  useEffect(() => {
    // Once all papers lie as they will.
    const asked = requestAnimationFrame(() => control.current?.cover())
    return () => cancelAnimationFrame(asked)
  }, [decision, moment, film])
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
  const { shop = null } = ui.state.value.scene
  if (shop !== null) return shop.pages.map(({ place }) => place)
  const { places, pieces } = ui.targets.value
  const mover = placeInspected(ui)
  const found = [...places.keys(), ...[...pieces.values()].flat().flatMap(({ place }) => place ?? [])]
  if (found.length === 0 || found.length >= 24) return ui.state.value.scene.focus
  return mover === null ? found : [mover, ...found]
}

/** When a new question has places, they are brought into the clear; so they are when a tablet is turned over. */
function useFollow(
  ui: TableUi,
  width: number,
  isSmall: boolean,
  control: { readonly current: MapControl | null },
): void {
  const decision = ui.state.value.question?.decision ?? null
  const briefed = ui.briefing.value !== null
  const hadPaper = useRef(briefed)
  useEffect(() => {
    // Papers that lay on a small map are gone when nobody is asked: it has the room again. That is no place to stay.
    const isFree = decision === null && !briefed
    if (isFree && (hadPaper.current || isSmall))
      requestAnimationFrame(() => control.current?.standBack(isSmall ? 'all' : 'filling'))
    hadPaper.current = briefed
    if (decision === null || briefed) return
    const { movers } = ui.state.value.scene
    if (movers == null) {
      look(ui, actionPlaces(ui))
      return
    }
    // Who sets out is asked of everybody at once: the map rests as long as one of them is in sight.
    const [strongest] = movers.rows
    const seen = control.current?.sees(movers.rows.map(({ place }) => place)) === true
    if (!seen && strongest !== undefined) look(ui, [strongest.place])
  }, [decision, width, briefed])
}
