import { t } from '../messages/text.ts'

/** How long ago something was, in one unit. */
export function agoOf(time: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - time) / 60_000))
  if (minutes < 1) return t('ago.now')
  if (minutes < 60) return t('ago.minutes', { n: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48 ? t('ago.hours', { n: hours }) : t('ago.days', { n: Math.round(hours / 24) })
}
