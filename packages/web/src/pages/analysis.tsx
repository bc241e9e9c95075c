import type { Role } from '@aquila/engine'
import { useEffect, useState } from 'preact/hooks'
import { wearLookOf } from '../look/wardrobe.ts'
import { openMatch } from '../match/local.ts'
import type { TableMatch, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { type Layer, loadLayer } from '../table/map/load-layer.ts'
import { AnalysisView } from './analysis-view.tsx'
import './analysis.css'
import '../table/table.css'

export interface AnalysedMatch {
  readonly match: TableMatch
  readonly state: TableState
  readonly layer: Layer
  /** The way the match went, for the names of its years or turns. */
  readonly roles: readonly Role[]
}

/** What the dice gave and what the choices cost in a match that is over; `at`: the choice it is opened at. */
export function AnalysisPage({ id, at }: { id: string; at: number | null }) {
  const [opened, setOpened] = useState<AnalysedMatch | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    const opening = openMatch(id)
    opening
      .then(async match => {
        const state = await new Promise<TableState>(resolve => match.subscribe(resolve))
        const [layer] = await Promise.all([loadLayer(state.map ?? state.game), wearLookOf(state.game)])
        const roles = state.seats.map(({ role }) => role)
        if (!left) setOpened({ match, state, layer, roles })
      })
      .catch((reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)))
    return () => {
      left = true
      opening.then(
        match => match.close(),
        () => undefined,
      )
    }
  }, [id])
  if (error !== null) return <NoAnalysis why={t('table.failed', { why: error })} />
  if (opened === null) return <main class="waiting" aria-busy="true" />
  // People may end a match before the rules do: that counts, too.
  if (opened.state.result === null && opened.state.ending === null)
    return <NoAnalysis why={t('analysis.running')} table={id} />
  return <AnalysisView {...opened} at={at} />
}

export function NoAnalysis({ why, table }: { why: string; table?: string }) {
  return (
    <main class="broken">
      <p role="alert">{why}</p>
      {table !== undefined && (
        <a class="button" href={`#/match/${table}`}>
          {t('replay.to-table')}
        </a>
      )}
      <a class="button" href="#/">
        {t('nav.shelf')}
      </a>
    </main>
  )
}
