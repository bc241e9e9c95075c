import type { Box } from '@aquila/games'
import { catalogue, startMatch } from '../match/local.ts'
import { listMatches } from '../match/storage.ts'
import { matchWished, newWish } from './wish.ts'

/** The match of the day: scenario and dice follow from the date, so that everybody gets the same without a server. */

/** A day by the calendar of the player: '2026-11-16'. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The scenarios of a box take turns, day by day. */
export function scenarioOf(scenarios: readonly string[], day: string): string | null {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY)
  return scenarios[number % scenarios.length] ?? null
}

const DAY = 24 * 60 * 60 * 1000

/** The address of today's match: the one that was begun here, or a new one. */
export async function openDaily({ id: game, daily }: Box, day: string): Promise<string> {
  const begun = (await listMatches()).find(match => match.game === game && match.day === day)
  if (begun !== undefined) return begun.status === 'over' ? `/end/${begun.id}` : `/match/${begun.id}`
  const about = await catalogue(game)
  const wish = newWish(about, scenarioOf(daily?.scenarios ?? [], day), false)
  if (wish === null) throw new Error(game)
  const wanted = await matchWished({ ...wish, seed: `${game} ${day}` }, about, false)
  return `/match/${await startMatch({ ...wanted, day })}`
}
