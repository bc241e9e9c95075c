import { useEffect, useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { Icon } from '../look/icon.tsx'
import type { ReplayFrame } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { MomentPaper } from '../table/moment.tsx'

/** The moments of a frame that somebody wants to see: a reader who looks back is no side of the match. */
export function momentsOf(frame: ReplayFrame | null): ReplayFrame['moments'] {
  return frame?.moments.filter(({ moment }) => settings.value.moments[moment.kind] !== 'never') ?? []
}

/** What was decided at this point of a match, beside the map and with all that is known of it; the last thing first. */
export function ReplayMoment({ frame }: { frame: ReplayFrame }) {
  const [closed, setClosed] = useState(false)
  useEffect(() => setClosed(false), [frame])
  const moments = momentsOf(frame)
  const shown = moments.at(-1)
  if (shown === undefined || closed) return null
  const { moment } = shown
  return (
    <aside
      class="moment replay-moment"
      aria-labelledby="moment-title"
      data-kind={moment.kind}
      data-kit={moment.kit ?? undefined}
      data-rolled="true"
      data-reckoning={moment.reckoning !== undefined || undefined}
    >
      <button type="button" class="close" aria-label={t('panel.close')} onClick={() => setClosed(true)}>
        <Icon name="close" size={16} />
      </button>
      <MomentPaper moment={moment} rolled map={null} />
    </aside>
  )
}
