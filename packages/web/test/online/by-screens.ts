import { botOfLevel, seatOf } from '@aquila/bots'
import { english, type Match } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import type { Page } from 'playwright-core'
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

/** How a match ended, as a page says it. */
export async function endOf(page: Page): Promise<string | null> {
  return await page.locator('.bar h1, .sheet h1').first().textContent()
}

/**
 * All who sit at a table play on from elsewhere, by the door that other devices have, as Tiro would: whole matches by screens
 * take minutes, and most of them is the same again. Gives the player who is asked then; null: the match is over.
 */
export async function playElsewhere(
  { house, url }: ServedSite,
  table: string,
  pages: readonly Page[],
  until: (match: Match) => boolean,
): Promise<number | null> {
  const open = await house.keeper.table(table)
  const { game, scenario } = open.row
  const bot = botOfLevel(await (await loadGame(game, english, [scenario])).bots(), 'tiro', 1)
  if (bot === null) throw new Error(`${game} has no Tiro`)
  const say = async (player: number, what: 'acts' | 'seen', data: object): Promise<void> => {
    const answer = await pages[player]?.request.post(`${url}api/tables/${table}/${what}`, { data })
    if (answer?.ok() !== true) throw new Error(`player ${player} was refused: ${await answer?.text()}`)
  }
  let last = { player: -1, events: 0 }
  for (;;) {
    const next = await open.asked(({ match }) => {
      const [decision] = match.decisions
      if (decision === undefined || match.isOver) return { player: null }
      const player = match.seats[decision.role] ?? 0
      if (until(match)) return { player }
      const { verb, noun } = bot.advise(seatOf(match, decision)).choice
      const choice = noun === undefined ? { verb } : { verb, noun }
      const act = { kind: 'choose', decision: decision.id, choice }
      return { player, act, events: match.log(decision.role).length }
    })
    // What he did there he has seen there.
    if (last.player >= 0 && next.player !== last.player)
      await say(last.player, 'seen', { events: last.events })
    if (next.player === null || next.act === undefined) return next.player
    const { player, act, events } = next
    await say(player, 'acts', { token: freshToken(), act })
    last = { player, events }
  }
}
