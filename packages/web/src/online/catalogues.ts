import { NOBODY } from '@aquila/games/kits'
import type { SeatSeen, TableSeen } from '@aquila/play/wire'
import { useEffect, useState } from 'preact/hooks'
import { catalogue } from '../match/local.ts'
import type { Catalogue, ScenarioOffer, SideCard } from '../match/table-match.ts'
import { lid } from '../messages/text.ts'

const fetched = new Map<string, Promise<Catalogue>>()

/** What can be played of a game, asked of the worker once. */
export function catalogueOf(game: string): Promise<Catalogue> {
  const known = fetched.get(game)
  if (known !== undefined) return known
  const asking = catalogue(game)
  fetched.set(game, asking)
  asking.catch(() => fetched.delete(game))
  return asking
}

export function useCatalogue(game: string): Catalogue | null {
  const [found, setFound] = useState<Catalogue | null>(null)
  useEffect(() => {
    let left = false
    catalogueOf(game).then(
      about => {
        if (!left) setFound(about)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [game])
  return found
}

export function titleOf(game: string): string {
  return lid(game, 'title')
}

export function scenarioOf(about: Catalogue | null, { scenario }: TableSeen): ScenarioOffer | null {
  return about?.scenarios.find(({ id }) => id === scenario) ?? null
}

/** The side that is played from a seat; nameless until the game is known. */
export function sideOf(about: Catalogue | null, table: TableSeen, { role }: SeatSeen): SideCard {
  const sides = scenarioOf(about, table)?.tables.find(each => each.length === table.seats.length)
  return sides?.find(side => side.role === role) ?? { role, name: '…', kit: NOBODY }
}
