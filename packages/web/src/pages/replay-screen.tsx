import { useEffect, useState } from 'preact/hooks'
import { wearLookOf } from '../look/wardrobe.ts'
import { openMatch } from '../match/local.ts'
import type { TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { loadLayer } from '../table/map/load-layer.ts'
import { type ReplayedMatch, ReplayView } from './replay-view.tsx'

/** Opens a match to show it again. */
export function ReplayScreen({ id, atEnd, from }: { id: string; atEnd: boolean; from: number | null }) {
  const [opened, setOpened] = useState<ReplayedMatch | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    const opening = openMatch(id)
    opening
      .then(async match => {
        const state = await new Promise<TableState>(resolve => match.subscribe(resolve))
        const [layer, course] = await Promise.all([
          loadLayer(state.map ?? state.game),
          match.course(),
          wearLookOf(state.game),
        ])
        if (!left) setOpened({ match, state, layer, course })
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
  if (error !== null) {
    return (
      <main class="broken">
        <p role="alert">{t('table.failed', { why: error })}</p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
        <a class="button" href="#/">
          {t('nav.shelf')}
        </a>
      </main>
    )
  }
  if (opened === null) return <main class="waiting" aria-busy="true" />
  return <ReplayView {...opened} atEnd={atEnd} start={from} />
}
