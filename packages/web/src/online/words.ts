import type { TableSeen } from '@aquila/play/wire'
import { localeOfPage, t } from '../messages/text.ts'
import { RequestRefused } from './requests.ts'

/** What went wrong with a request, in words. */
export function problemOf(error: unknown): string {
  if (!(error instanceof RequestRefused)) return error instanceof Error ? error.message : String(error)
  const { reason, free } = error
  if (reason === 'name-taken' && free !== null) return t('online.name-taken', { free })
  if (reason === 'malformed') return error.message
  return t('online.refused', { reason })
}

/** Who is waited for, of all who sit at a table. */
export function isYourTurn({ player, waiting, state }: TableSeen): boolean {
  return state === 'running' && player !== null && waiting.includes(player)
}

/** The address by which others find a table. */
export function linkTo(id: string): string {
  return new URL(`#/online/${id}`, location.href).href
}

/** A span of time, in one unit. */
export function spanInWords(span: number): string {
  const minutes = Math.ceil(span / 60_000)
  if (minutes < 60) return t('span.minutes', { n: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? t('span.hours', { n: hours }) : t('span.days', { n: Math.floor(hours / 24) })
}

/** How fast a table is played. */
export function paceInWords({ pace }: Pick<TableSeen, 'pace'>): string {
  switch (pace.kind) {
    case 'none':
      return t('pace.none')
    case 'live':
      return t('pace.live', { bank: spanInWords(pace.bank) })
    case 'days':
      return t('pace.days', { turn: spanInWords(pace.perTurn) })
  }
}

/** A time of day, to say since when something is so. */
export function timeOf(time: number): string {
  const form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Date(time).toLocaleTimeString(localeOfPage(), form)
}

/** A match that does not fit the rules of this server: what that means, and what is safe. */
export function heldInWords({ rules, held }: TableSeen): { title: string; text: string } {
  const about = { from: rules, to: held?.rules ?? '', dropped: held?.dropped ?? 0 }
  return { title: t('online.match-held'), text: t('online.match-held.about', about) }
}
