import { useState } from 'preact/hooks'
import { encode } from 'uqr'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { linkTo } from './words.ts'

/** The link to a table: as text, to copy, and to be scanned from another device. */
export function AskIn({ id, isFull }: { id: string; isFull: boolean }) {
  const [copied, setCopied] = useState(false)
  const link = linkTo(id)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Without leave, or on a plain address: the reader copies it from the field by hand.
      document.querySelector<HTMLInputElement>('.ask-in input')?.select()
    }
  }
  return (
    <div class="ask-in">
      <div class="scan">
        <Code text={link} />
        <p>
          <b>{t('online.send-it')}</b> {t(isFull ? 'online.send-it.watch' : 'online.send-it.about')}
        </p>
      </div>
      <div class="link-row">
        <input
          class="field"
          readOnly
          value={link}
          aria-label={t('online.link')}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" size={16} /> {t(copied ? 'online.copied' : 'online.copy')}
        </button>
      </div>
      {isOnlyHere() && <p class="only-here">{t('online.only-here')}</p>}
    </div>
  )
}

/** The link for a camera; readers have it as text beside it. */
function Code({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} width="148" height="148" aria-hidden="true">
      <rect width={size} height={size} fill="#fffdf6" />
      <path d={dark.join('')} fill="#2a1d12" shape-rendering="crispEdges" />
    </svg>
  )
}

/** The address names this machine: nobody else finds it by that. */
function isOnlyHere(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
}
