import type { Aim, Aims, SideAims, Way } from '@aquila/games/table'
import { t } from '../../messages/text.ts'

export interface WayRow {
  readonly side: SideAims
  readonly way: Way
}

/**
 * The rows of the strip. Where many play, only the reader's own have room. Of a race that all run, the row of the leader tells
 * it for all.
 */
export function rowsOf({ sides }: Aims, viewer: string | null): readonly WayRow[] {
  const shown =
    sides.length > 2
      ? sides.filter(({ role }, index) => role === viewer || (viewer === null && index === 0))
      : sides
  const rows = shown.flatMap(side => side.ways.map(way => ({ side, way })))
  const races = rows.filter(({ way }) => way.race)
  const leading = races.find(({ way }) => way.got >= way.of) ?? races[0]
  return rows.filter(row => row.way.race !== true || row === leading)
}

/** More of those that are only to be kept are one chip, until one of them is in danger. */
const MOST_KEPT = 3

export function chipsOf(
  way: Way,
  opened: boolean,
): { readonly single: readonly Aim[]; readonly kept: number } {
  const kept = way.aims.filter(({ deed, state }) => deed === 'keep' && state === 'met')
  if (opened || kept.length <= MOST_KEPT) return { single: way.aims.toSorted(byNeed), kept: 0 }
  return { single: way.aims.filter(aim => !kept.includes(aim)).toSorted(byNeed), kept: kept.length }
}

/** What is missing stands first. */
function byNeed(one: Aim, other: Aim): number {
  return needOf(one) - needOf(other)
}

function needOf({ state }: Aim): number {
  return ['danger', 'near', 'open', 'met'].indexOf(state)
}

export function tallyOf({ got, of, score }: Way): string {
  return score ?? t('aims.tally', { got, of })
}
