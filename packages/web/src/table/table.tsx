import { useEffect, useRef } from 'preact/hooks'
import { useWidth } from '../app/width.ts'
import { BattleDialog } from './battle.tsx'
import { ChoiceList } from './choice-list.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { Hand } from './hand.tsx'
import { HandOver } from './hand-over.tsx'
import { Hud } from './hud.tsx'
import { Inspector } from './inspector.tsx'
import { tableKeys } from './keys.ts'
import { Board } from './map/board.tsx'
import type { Layer } from './map/load-layer.ts'
import { type MapControl, MapTools, MapView } from './map/map-view.tsx'
import { Notices } from './notices.tsx'
import { Sheet } from './sheet.tsx'
import { PanelTabs, SidePanel } from './side-panel.tsx'
import { freshPlaces, type TableUi } from './table-ui.ts'
import './table.css'
import './bar.css'
import './panel.css'

/** The whole table: the map full-bleed, paper laid on it only where a decision needs it. */
export function Table({ ui, layer }: { ui: TableUi; layer: Layer }) {
  const control = useRef<MapControl | null>(null)
  const width = useWidth()
  const size = width < 700 ? 'phone' : width < 1200 ? 'tablet' : 'desktop'
  const state = ui.state.value
  const panelOpen = ui.tab.value !== null
  const asked = ui.lookAt.value

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

  const inset = {
    top: size === 'phone' ? 64 : 90,
    right: size === 'desktop' && panelOpen ? 352 : 0,
    bottom:
      size === 'phone'
        ? Math.round(innerHeight * 0.6)
        : state.scene.hand.length > 0 || ui.inspected.value !== null
          ? 150
          : 16,
    left: 0,
  }
  return (
    <main
      class="table"
      data-size={size}
      data-panel={panelOpen ? 'open' : 'closed'}
      data-palette={state.palette ?? undefined}
    >
      <MapView layer={layer} inset={inset} control={control}>
        <Board
          layer={layer}
          scene={state.scene}
          targets={ui.targets.value}
          inspected={ui.inspected.value}
          fresh={freshPlaces(state)}
          onPoint={place => ui.point({ kind: 'place', id: place })}
          onDrag={ui.drag}
        />
      </MapView>
      {size === 'phone' ? <Hud ui={ui} /> : <DecisionBar ui={ui} />}
      <MapTools control={control} onJump={() => ui.look(actionPlaces(ui))} />
      {size !== 'phone' && <ChoiceList ui={ui} />}
      {size !== 'phone' && <Inspector ui={ui} layer={layer} />}
      {size !== 'phone' && <Hand ui={ui} />}
      {size === 'phone' && <Sheet ui={ui} layer={layer} />}
      {size !== 'desktop' && <PanelTabs ui={ui} />}
      <SidePanel ui={ui} />
      <Notices ui={ui} />
      <BattleDialog ui={ui} />
      <HandOver ui={ui} />
    </main>
  )
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
    if (decision !== null) ui.look(actionPlaces(ui))
  }, [decision, size])
}
