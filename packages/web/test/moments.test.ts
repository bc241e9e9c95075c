import { english, Match, type SeenEvent, scriptedDice } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { recordPath } from '../../cli/src/corpus.ts'
import { readRecordFile } from '../../cli/src/files.ts'
import { type ListedGame, listedGames } from '../../cli/src/games.ts'
import { momentsFrom } from '../src/match/moments.ts'
import { OpenMatch } from '../src/match/open-match.ts'
import type { ShownMoment } from '../src/match/table-match.ts'

const games = listedGames.filter(({ corpus }) => corpus.length > 0)

/** Moments of a recorded match to its first player, and which events had to be told again for them. */
async function momentsOf(open: OpenMatch, log: readonly SeenEvent[]) {
  const { loaded, reading, match } = open
  const [role = ''] = match.roles
  open.lookAs(role)
  const again: number[] = []
  const keeper = {
    viewsAfter: async (events: readonly number[]) => {
      again.push(...events)
      return await open.viewsAfter(events)
    },
    viewsAt: () => Promise.reject(new Error('no moment asks for this')),
    viewsBefore: () => Promise.reject(new Error('no moment asks for this')),
  }
  const { words, sight } = reading
  const moments = await momentsFrom({ loaded, words, sight, keeper, log, from: 0 })
  return { moments, again }
}

/** A match in which battles were fought. */
async function recorded(listed: ListedGame): Promise<{ open: OpenMatch; log: SeenEvent[] }> {
  const loaded = await loadGame(listed.game.id, english)
  for (const how of listed.corpus) {
    const { scenario, options, pauseAlike, pack, players, rolls, choices } = readRecordFile(
      recordPath(listed, how),
    )
    const dice = scriptedDice(rolls.map(({ why, value }) => [why, value]))
    const match = Match.start(loaded.game, { scenario, options, pauseAlike, pack, players, dice })
    for (const entry of choices)
      if ('window' in entry) match.setStandingOrder(entry.role, entry.window, entry.order)
      else match.choose(choiceIn(entry), { role: entry.role })
    const levels = match.players.map(() => null)
    const open = new OpenMatch(loaded, match, { id: how.name, game: listed.game.id, levels, notes: '' })
    const log = match.log(match.roles[0] ?? null)
    const { moments } = await momentsOf(open, log)
    if (battlesAmong(moments).length > 2) return { open, log }
  }
  throw new Error('no recorded match has three battles')
}

function choiceIn({ verb, noun }: { readonly verb: string; readonly noun?: string | number }) {
  return noun === undefined ? { verb } : { verb, noun }
}

function battlesAmong(moments: readonly ShownMoment[]): ShownMoment[] {
  return moments.filter(({ moment }) => moment.kind === 'battle' && moment.battle !== null)
}

describe.each(games)('the moments of $game.title', listed => {
  it('are made of what events tell: for none, battles least of all, is the match run again', async () => {
    const { open, log } = await recorded(listed)
    const { moments, again } = await momentsOf(open, log)
    expect(battlesAmong(moments).length).toBeGreaterThan(2)
    expect(again).toEqual([])
  })

  it('of a log that was kept when the rules told less are the same: what it lacks is told again', async () => {
    const { open, log } = await recorded(listed)
    const { events } = open.loaded.game
    const isLate = (kind: string, field: string) => events[kind]?.[field]?.given === 'of late'
    const kept = log.map(event => {
      const told = Object.entries(event.data).filter(([field]) => !isLate(event.kind, field))
      return { ...event, data: Object.fromEntries(told) }
    })
    const { moments, again } = await momentsOf(open, kept)
    expect(again.length).toBeGreaterThan(2)
    expect(moments).toEqual((await momentsOf(open, log)).moments)
  })
})
