import { useEffect, useState } from 'preact/hooks'
import { ruleShown } from '../app/rule-shown.ts'
import { wearLookOf } from '../look/wardrobe.ts'
import { openLocalMatch } from '../match/local.ts'
import type { TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { briefFirst } from '../table/briefing.ts'
import { type Layer, loadLayer } from '../table/map/load-layer.ts'
import { openingOf } from '../table/opening.ts'
import { MoverList } from '../table/parts.ts'
import { receive } from '../table/stage.ts'
import { newTableUi, type TableUi } from '../table/state.ts'
import { Table } from '../table/table.tsx'
import { Unopened } from './lost.tsx'

/** A match at the table: opens it, lays the map, and keeps what the worker tells. */
export function TablePage({ id }: { id: string }) {
  const [ui, setUi] = useState<{ ui: TableUi; layer: Layer } | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    let stop = (): void => undefined
    const opening = openLocalMatch(id)
    opening
      .then(async match => {
        const first = await firstState(match.subscribe)
        const [layer, opening] = await Promise.all([
          loadLayer(first.map ?? first.game),
          openingOf(match, first),
          wearLookOf(first.game),
          // The map looks past the list of who sets out: it must be there to be measured.
          first.scene.movers == null ? undefined : MoverList.fetch(),
        ])
        if (left) return
        ruleShown.value = null
        const made = newTableUi(match, first, opening)
        await briefFirst(made, opening.drawn)
        if (left) return
        const stops = [
          match.subscribe(state => receive(made, state)),
          match.watchSaving(saving => (made.saving.value = saving)),
        ]
        stop = () => {
          for (const each of stops) each()
        }
        setUi({ ui: made, layer })
      })
      .catch((reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)))
    return () => {
      left = true
      stop()
      opening.then(
        match => match.close(),
        () => undefined,
      )
    }
  }, [id])
  if (error !== null) return <Unopened why={error} />
  if (ui === null) return <main class="waiting" aria-busy="true" aria-label={t('table.opening')} />
  return <Table ui={ui.ui} layer={ui.layer} />
}

function firstState(subscribe: (listener: (state: TableState) => void) => () => void): Promise<TableState> {
  return new Promise(resolve => {
    let stop: (() => void) | null = null
    stop = subscribe(state => {
      resolve(state)
      stop?.()
    })
  })
}
