import { botOfLevel, seatOf } from '@aquila/bots'
import { type Bot, english, Match, type Role } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { actUntil } from '../../../../tests/support/acting.ts'
import { freshToken } from '../../../server/test/client.ts'
import type { ServedSite } from './house.ts'

/** What is pressed next: films are left, dice fall, and every step ends as soon as it can. */
const SOON = `() => {
  const listed = all('.choice-list .choice, .sheet-choices .choice')
  const saying = words => listed.find(each => each.textContent.includes(words))
  return seen('.film .primary, .since-bar .primary') ?? seen('[role=alertdialog] .primary') ??
    seen('.moment .primary, .battle-acts .primary, .battle .piece[data-legal=true], .battle-acts .choice') ??
    saying('Place the rest') ?? saying('Not again this year') ??
    seen('.bar .acts .primary, .sheet .acts .primary') ?? listed[0] ??
    (seen('.bar .step .rule') === undefined ? undefined : key('c'))
}`

/** All answer the questions of their own players, through their own buttons, until each page shows the end. */
export async function playToTheEnd(pages: readonly Page[]): Promise<void> {
  const done = `() => all('a[href^="#/end/"]').length > 0`
  await Promise.all(pages.map(page => actUntil(page, 'the end', { done, next: SOON })))
}

/** One answers alone, until his page shows what is hoped for. */
export async function playAlone(page: Page, hope: string, done: string): Promise<void> {
  await actUntil(page, hope, { done, next: SOON })
}

/** Reads what a film leaves: whoever goes on before its end still sees what nobody may miss. */
export async function readToQuestion(page: Page): Promise<void> {
  await page.locator('.since-strip, .since-sheet').waitFor({ state: 'detached' })
  await actUntil(page, 'the question', {
    done: `() => all('.table[data-showing=false]').length > 0`,
    next: `() => seen('.moment .primary')`,
  })
}

/** Whoever comes back sees first what came of his own last choice, then the film of what others did. */
export async function readToFilm(page: Page): Promise<void> {
  await actUntil(page, 'the film', {
    done: `() => all('.since-strip, .since-sheet').length > 0`,
    next: `() => seen('.moment .primary')`,
  })
}

/** All answer until so many choices are made at the table, or until something else is so. */
export async function playOn(
  { house }: ServedSite,
  table: string,
  pages: readonly Page[],
  choices: number,
  isSo: () => Promise<boolean> = async () => false,
): Promise<void> {
  const open = await house.keeper.table(table)
  const hope = `${choices} choices`
  for (const page of pages) await page.evaluate('globalThis.enough = false')
  const playing = pages.map(page => actUntil(page, hope, { done: '() => globalThis.enough', next: SOON }))
  while (open.row.choices < choices && open.row.state === 'running' && !(await isSo()))
    await Promise.race([...playing, new Promise(resolve => setTimeout(resolve, 50))])
  for (const page of pages) await page.evaluate('globalThis.enough = true')
  await Promise.all(playing)
}

/** How a match ended, as a page says it, on a desktop's bar and in a phone's sheet alike. */
export async function endOf(page: Page): Promise<string | null> {
  const said = await page.locator('.bar h1, .sheet h1').first().textContent()
  return said?.trim() ?? null
}

/** All answer until one of the pages shows how a battle is decided. Gives the number of that page. */
export async function playUntilBattle(pages: readonly Page[]): Promise<number> {
  const done = `() => globalThis.enough || seen('.moment[data-kind=battle]')`
  for (const page of pages) await page.evaluate('globalThis.enough = false')
  const playing = pages.map(async (page, number) => {
    await actUntil(page, 'a battle', { done, next: SOON })
    return number
  })
  const first = await Promise.race(playing)
  for (const page of pages) await page.evaluate('globalThis.enough = true')
  await Promise.all(playing)
  return first
}

/** Each reads it from his own chair: one has won and the others read who has, or all read the same. Watchers read who has won. */
export async function theSameEnd(pages: readonly Page[], watcher: Page): Promise<void> {
  const ends = await Promise.all(pages.map(endOf))
  const told = ends.join(' | ')
  const winners = ends.flatMap(end => /^Defeat: (.+?) wins/.exec(end ?? '')?.[1] ?? [])
  if (winners.length === 0) {
    expect(new Set(ends).size, told).toBe(1)
    expect(ends[0], told).toContain('raw')
    return
  }
  expect(
    ends.filter(end => end?.startsWith('Victory')),
    told,
  ).toHaveLength(pages.length - winners.length)
  expect(new Set(winners).size, told).toBe(1)
  expect(await endOf(watcher), told).toContain(winners[0])
}

/** What would be asked from here to the end, and after how many choices, if Tiro played for everybody. */
export async function askedAhead({ house }: ServedSite, table: string): Promise<readonly Asked[]> {
  const open = await house.keeper.table(table)
  const tiro = await tiroOf(open.row)
  return await open.asked(({ match }) => {
    const ahead = Match.replay(match.definition, match.record)
    const asked: Asked[] = []
    for (
      let [decision] = ahead.decisions;
      decision !== undefined && !ahead.isOver;
      [decision] = ahead.decisions
    ) {
      asked.push({ task: decision.task, choices: ahead.choices })
      ahead.choose(tiro.advise(seatOf(ahead, decision)).choice)
    }
    return asked
  })
}

export interface Asked {
  readonly task: string
  /** So many choices were made before. */
  readonly choices: number
}

async function tiroOf({
  game,
  scenario,
}: {
  readonly game: string
  readonly scenario: string
}): Promise<Bot> {
  const bot = botOfLevel(await (await loadGame(game, english, [scenario])).bots(), 'tiro', 1)
  if (bot === null) throw new Error(`${game} has no Tiro`)
  return bot
}

interface AskedNow {
  readonly player: number
  readonly task: string
  /** So many marches there were since he last chose. */
  readonly marches: number
}

/** Who has chosen elsewhere. */
interface Chose {
  readonly role: Role
  readonly player: number
}

/** Who is asked, how much the one who chose before has seen by then, and what is chosen now; null: nothing more. */
interface Next {
  readonly player: number | null
  readonly seen: number
  readonly chooses: { readonly role: Role; readonly act: object } | null
}

/**
 * All who sit at a table play on from elsewhere, by the door that other devices have, as Tiro would: whole matches by screens
 * take minutes, and most of them is the same again. Gives the player who is asked then; null: the match is over.
 */
export async function playElsewhere(
  { house, url }: ServedSite,
  table: string,
  pages: readonly Page[],
  until: (match: Match, asked: AskedNow) => boolean,
): Promise<number | null> {
  const open = await house.keeper.table(table)
  const bot = await tiroOf(open.row)
  const say = async (player: number, what: 'acts' | 'seen', data: object): Promise<void> => {
    const answer = await pages[player]?.request.post(`${url}api/tables/${table}/${what}`, { data })
    if (answer?.ok() !== true) throw new Error(`player ${player} was refused: ${await answer?.text()}`)
  }
  let last: Chose | undefined
  for (;;) {
    const before = last
    const { player, seen, chooses } = await open.asked((sitting): Next => {
      const { match } = sitting
      const [decision] = match.decisions
      const seen = before === undefined ? 0 : match.log(before.role).length
      if (decision === undefined || match.isOver) return { player: null, seen, chooses: null }
      const { role, task, id } = decision
      const player = match.seats[role] ?? 0
      const news = match.log(role).slice(sitting.read(player).event)
      const marches = news.filter(({ kind }) => kind === 'march').length
      if (until(match, { player, task, marches })) return { player, seen, chooses: null }
      const { verb, noun } = bot.advise(seatOf(match, decision)).choice
      const choice = noun === undefined ? { verb } : { verb, noun }
      return { player, seen, chooses: { role, act: { kind: 'choose', decision: id, choice } } }
    })
    // What he did there he has seen there, and what came of it.
    if (before !== undefined && chooses?.role !== before.role)
      await say(before.player, 'seen', { events: seen })
    if (player === null || chooses === null) return player
    await say(player, 'acts', { token: freshToken(), act: chooses.act })
    last = { role: chooses.role, player }
  }
}

/** So many marches of another make a film. */
const A_FILM = 2

/** All play on from elsewhere until somebody is to move who has missed a turn of another. Gives who it is. */
export async function playUntilNews(
  site: ServedSite,
  table: string,
  pages: readonly Page[],
): Promise<number> {
  const player = await playElsewhere(
    site,
    table,
    pages,
    (_, { task, marches }) => task === 'movement' && marches >= A_FILM,
  )
  if (player === null) throw new Error('the match was over before there was a film')
  return player
}
