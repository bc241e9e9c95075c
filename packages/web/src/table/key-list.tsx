import type { Panel } from '@aquila/games/table'
import { t } from '../messages/text.ts'

/** What the keys do at the table, as a list; panels of the game say by themselves which key opens them. */
export function KeyList({ panels }: { panels: readonly Panel[] }) {
  const keys: readonly (readonly [key: string, does: string])[] = [
    [t('key.arrows'), t('keys.walk')],
    [t('key.letters'), t('keys.find')],
    [t('key.enter'), t('keys.choose')],
    [t('key.zoom'), t('keys.zoom')],
    [t('key.whole'), t('keys.whole')],
    [t('key.pan'), t('keys.pan')],
    ['J', t('keys.action')],
    ['I', t('keys.card')],
    ['?', t('keys.hint')],
    ['!', t('keys.threats')],
    ['A', t('keys.aims')],
    ['U', t('keys.undo')],
    ['C', t('keys.list')],
    [t('key.close'), t('keys.close')],
    ['L', t('tab.log')],
    ...panels.flatMap(({ key, title }) => (key === undefined ? [] : [[key.toUpperCase(), title] as const])),
    ['R', t('tab.rules')],
    ['N', t('tab.notes')],
  ]
  return (
    <details class="keys">
      <summary>{t('keys')}</summary>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
