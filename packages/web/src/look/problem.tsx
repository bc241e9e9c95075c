import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../messages/text.ts'
import { Icon } from './icon.tsx'

/** What went wrong, brought into view wherever on the page it stands; with the means to try again, where that may help. */
export function Problem({ text, again }: { text: string; again?: () => void }) {
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [text])
  return (
    <p class="problem" role="alert" ref={line}>
      <Icon name="warn" /> {text}
      {again !== undefined && (
        <button type="button" class="button" onClick={again}>
          {t('error.again')}
        </button>
      )}
    </p>
  )
}
