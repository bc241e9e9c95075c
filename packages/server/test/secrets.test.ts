import { canonicalJson, english, type Match, type MatchRecord, type Role } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { type Sight, Sitting } from '@aquila/play'
import { bareSight, seenSight, toldSight } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { withOtherSecrets } from '../../web/test/other-secrets.ts'
import { Guest, type Live } from './client.ts'
import { linesOf, playOn } from './playing.ts'
import { serverFor, tableOf } from './support.ts'

/** `AQUILA_LONG=1`: whole matches. */
const CHOICES = process.env.AQUILA_LONG === '1' ? Number.POSITIVE_INFINITY : 90

/** The raw frames of a reader that lead from one sight to the next, with the sight before and after. */
interface Step {
  readonly text: string
  readonly before: Sight
  readonly after: Sight
}

function stepsOf(line: Live): Step[] {
  const steps: Step[] = []
  let sight = line.first
  for (const text of line.frames) {
    const message = JSON.parse(text)
    if (message.kind !== 'sight' || sight === null || message.from !== sight.seq) continue
    const after = seenSight(sight, message)
    steps.push({ text, before: sight, after })
    sight = after
  }
  return steps
}

/** What would be told of the match if everything that these eyes cannot know were different. */
async function toldOtherwise(match: Match, step: Step, player: number | null, deal: number): Promise<string> {
  const loaded = await loadGame(match.definition.id, english, [match.scenario])
  const sights = [step.before, step.after].map(({ choices, seq, told: { events } }, index) => {
    const then = match.at(entriesAt(match, choices))
    const role: Role | null = then.roles.find(each => then.seats[each] === player) ?? null
    const other = withOtherSecrets(then, role, deal)
    const kept = { levels: match.levels, reasons: {}, seq }
    const sitting = new Sitting(loaded, other, kept, { clock: () => 0, chance: () => deal })
    const from = index === 0 ? 0 : Math.min(step.before.told.events.length, events.length)
    return sitting.sight(player, from)
  })
  const [before, after] = sights
  if (before === undefined || after === undefined) throw new Error('nothing was told')
  return canonicalJson(comparable(toldSight(asTold(before), asTold(after))))
}

function asTold(sight: Sight) {
  return { seq: sight.seq, told: sight.told, bare: bareSight(sight) }
}

/** How far somebody has read is his own affair and kept elsewhere; what can be taken back follows from who acted. */
function comparable(message: { change: unknown; told: unknown }): unknown {
  const text = JSON.parse(JSON.stringify(message))
  for (const part of ['set', 'in']) {
    for (const key of ['read', 'undoBar']) delete text.change?.[part]?.[key]
    if (Object.keys(text.change?.[part] ?? { some: 1 }).length === 0) delete text.change[part]
  }
  if (text.change !== null && Object.keys(text.change).length === 0) text.change = null
  return text
}

function entriesAt(match: Match, choices: number): number {
  let made = 0
  for (const [index, entry] of match.entries.entries()) {
    if (made === choices) return index
    if (!('window' in entry)) made++
  }
  return match.length
}

const tables = [
  { game: 'alea-iacta-est', scenario: '1', names: ['Livia', 'Hanno'] },
  { game: 'semper-victor', scenario: '1', names: ['Livia', 'Hanno'] },
  { game: 'roma-victrix', scenario: '1', names: ['Livia', 'Hanno', 'Marcia'] },
]

describe.each(tables)('the raw frames of $game', wanted => {
  it('are the same whatever others hold, chose and have drawn, and tell no seed', async () => {
    const { url, house } = await serverFor()
    const logged: string[] = []
    house.log.warn = (...args) => logged.push(JSON.stringify(args))
    const { id, guests } = await tableOf(url, wanted)
    const watcher = Guest.nobody(url).live(id)
    await watcher.until(() => watcher.sight !== null)
    const lines = await linesOf(id, guests)
    const told = [...lines, watcher]
    const last = (await playOn(lines, CHOICES)).at(-1) ?? 0
    await Promise.all(told.map(line => line.until(() => line.sight?.seq === last)))
    const elsewhere = await Promise.all(
      ['api/lobby', `api/tables/${id}`, `api/tables/${id}/record`, `api/tables/${id}/sight`].map(path =>
        Guest.nobody(url)
          .fetch(path)
          .then(response => response.text()),
      ),
    )
    const steps = told.map(stepsOf)
    const whole = told.map(({ frames }) => frames.join('\n'))
    // The match ends, and its record is open: with it everything else is made that could have been.
    for (const guest of guests) await guest.act(id, { kind: 'resign' }).catch(() => undefined)
    const stored = await house.store.read('match', id)
    if (stored === null) throw new Error('the match is gone')
    const match = await house.keeper.table(id).then(table => table.asked(sitting => sitting.match))
    const record: MatchRecord = match.record
    const seed = record.dice.kind === 'verifiable' ? record.dice.seed : ''
    expect(seed).toHaveLength(64)
    for (const text of [...whole, ...elsewhere, ...logged]) expect(text).not.toContain(seed)
    let compared = 0
    for (const [index, own] of steps.entries()) {
      const player = index < guests.length ? index : null
      for (const step of own.filter((_, number) => number % 4 === 0)) {
        const raw = canonicalJson(comparable(JSON.parse(step.text)))
        for (const deal of [1, 2])
          if ((await toldOtherwise(match, step, player, deal)) !== raw)
            expect(
              await toldOtherwise(match, step, player, deal),
              `frame ${step.after.seq} to ${player}`,
            ).toBe(raw)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(20)
  }, 300_000)
})
