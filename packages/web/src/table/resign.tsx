import { useEffect, useRef } from 'preact/hooks'
import { t } from '../messages/text.ts'
import { playerOf } from './decision-bar.tsx'
import { attempt } from './notice.ts'
import type { TableUi } from './state.ts'

/** Asked before a match is given up: what follows from it. The answer that changes nothing has the focus. */
export function ResignCard({ ui }: { ui: TableUi }) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  const { seats, viewer } = ui.state.value
  const own = seats.find(({ role }) => role === viewer)
  const others = seats.filter(seat => seat !== own)
  const [other] = others
  const about = {
    others: others.length,
    side: own?.side ?? '',
    winner: other === undefined ? '' : playerOf(other),
  }
  const title = t('resign.title', about)
  const close = (): void => {
    ui.resigning.value = false
  }
  return (
    <div class="notice sure" role="alertdialog" aria-label={title}>
      <span>
        <b>{title}</b> {t('resign.about', about)}
      </span>
      <button ref={back} type="button" class="button" onClick={close}>
        {t('resign.no')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          close()
          attempt(ui, ui.match.resign())
        }}
      >
        {t('resign.yes')}
      </button>
    </div>
  )
}
