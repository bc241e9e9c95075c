import { randomBot, seatOf } from '@aquila/bots'
import { english, fastDice, Match } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { OpenMatch } from '../src/match/open-match.ts'
import type { Shot } from '../src/match/table-match.ts'

const quiet = ['done', 'pass', 'keep-legions', 'stand', 'stop', 'stay', 'enough']

/** A match against a bot in which the person lets everything pass, until the bot has moved in its n-th sequence. */
async function playOn(sequences: number): Promise<OpenMatch> {
  const loaded = await loadGame('alea-iacta-est', english)
  const match = Match.start(loaded.game, { scenario: '2', seed: '1'.padStart(64, '0') })
  const open = new OpenMatch(loaded, match, {
    id: 'x',
    game: 'alea-iacta-est',
    levels: [null, 'miles'],
    notes: '',
  })
  const had = (): number =>
    match.log(null).filter(({ kind, data }) => kind === 'sequence' && data.side === 'republican').length
  for (let choices = 0; choices < 600; choices++) {
    await open.fetchBot()
    if (open.playBot()) continue
    const isNews = had() >= sequences && (await open.state(true)).news > 0
    if (isNews && (await filmOf(open)).length > 0) break
    const decision = match.decisions.find(({ role }) => role === 'caesarian')
    if (decision === undefined) break
    const choice = quiet
      .map(verb => decision.choices.find(each => each.verb === verb))
      .find(each => each !== undefined)
    open.choose(choice ?? decision.choices[0] ?? { verb: '' }, decision.id)
  }
  return open
}

/** The same match, as it is opened from the store. */
function openedAgain({ loaded, match, particulars, sitting: { reasons } }: OpenMatch): OpenMatch {
  return new OpenMatch(loaded, match, { ...particulars, reasons })
}

/** Of others, as if everything before the last choice had been shown. */
async function filmOf(open: OpenMatch): Promise<readonly Shot[]> {
  const { event } = open.reading.sight.read
  return (await open.reading.film({ here: event, toThese: event })).shots
}

describe('a match against a bot', () => {
  it('tells in the log what the bot was up to, on lines of its side only', async () => {
    const open = await playOn(3)
    const { lines } = (await open.state(true)).log
    const reasons = lines.filter(({ reason }) => reason !== null)
    expect(reasons.length).toBeGreaterThan(0)
    expect(reasons.every(({ kit }) => kit === 'senate')).toBe(true)
    // They are kept with the match.
    const again = (await openedAgain(open).state(true)).log.lines
    expect(again.map(({ reason }) => reason)).toEqual(lines.map(({ reason }) => reason))
  })

  it('U10: tells before the first question who draws, who has the initiative and which People goes to war', async () => {
    const { game, ...loaded } = await loadGame('alea-iacta-est', english)
    const match = Match.start(game, { scenario: '2', seed: '1'.padStart(64, '0') })
    const levels = [null, 'miles']
    const open = new OpenMatch({ game, ...loaded }, match, { id: 'x', game: game.id, levels, notes: '' })
    expect(match.length).toBe(0)
    const { shots } = await open.reading.film({ here: 0, toThese: 0 })
    const [begins, ...others] = shots.flatMap(({ moments }) => moments)
    expect(others).toEqual([])
    expect(begins).toMatchObject({ since: 0, moment: { kind: 'ceremony', title: '49 BC begins' } })
    const parts = begins?.moment.reckoning?.parts ?? []
    expect(parts.map(({ title }) => title)).toEqual(['Stratagems', 'Initiative', 'Peoples'])
    // What was told is not told again when the sequences are counted.
    for (
      let choices = 0;
      choices < 20 && !match.log(null).some(({ kind }) => kind === 'sequences');
      choices++
    ) {
      await open.fetchBot()
      if (open.playBot()) continue
      const decision = match.decisions.find(({ role }) => role === 'caesarian')
      open.choose(
        decision?.choices.find(({ verb }) => quiet.includes(verb)) ?? { verb: '' },
        decision?.id ?? 0,
      )
    }
    const later = (await open.reading.film({ here: 0, toThese: 0 })).shots.flatMap(({ moments }) => moments)
    const told = later.filter(({ moment }) => moment.reckoning !== undefined)
    expect(told[0]?.moment.title).toBe('49 BC begins')
    expect(told.slice(1).every(({ moment }) => moment.title === 'Geostrategy of 49 BC')).toBe(true)
  })

  it('takes a press that comes twice as one', async () => {
    const { game, ...loaded } = await loadGame('alea-iacta-est', english)
    const match = Match.start(game, { scenario: '2', seed: '1'.padStart(64, '0') })
    const levels = [null, null]
    const open = new OpenMatch({ game, ...loaded }, match, { id: 'x', game: game.id, levels, notes: '' })
    const [asked] = match.decisions
    const [choice] = asked?.choices ?? []
    if (asked === undefined || choice === undefined) throw new Error('nothing is asked')
    open.lookAs(asked.role)
    open.choose(choice, asked.id)
    const { length } = match
    expect(length).toBeGreaterThan(0)
    open.choose(choice, asked.id)
    expect(match.length).toBe(length)
  })

  it('films what happened since the last choice, steps of one way in one picture', async () => {
    const open = await playOn(3)
    const shots = await filmOf(open)
    expect(shots.length).toBeGreaterThan(0)
    const { news, log } = await open.state(true)
    const unread = log.lines.slice(-news).map(({ number }) => number)
    for (const { lines, way, scene } of shots) {
      expect(lines.every(({ number }) => unread.includes(number))).toBe(true)
      expect(way.length).not.toBe(1)
      expect(scene.hand).toEqual([])
      // One who went somewhere stands there in the picture.
      const to = way.at(-1)
      if (to !== undefined)
        expect(scene.stacks.some(({ place, kit }) => place === to && kit === 'senate')).toBe(true)
    }
  })

  it("gives a hint that is legal, and none when it is not one's turn", async () => {
    const open = await playOn(2)
    const hint = await open.hint()
    const { question } = await open.state(true)
    expect(question?.choices.map(({ choice }) => choice)).toContainEqual(hint?.choice)
    const loaded = await loadGame('alea-iacta-est', english)
    const match = Match.start(loaded.game, { scenario: '2', seed: '1'.padStart(64, '0') })
    const stored = { id: 'x', game: 'alea-iacta-est', levels: ['tiro', 'tiro'], notes: '' }
    expect(await new OpenMatch(loaded, match, stored).hint()).toBeNull()
  })

  it('leaves no line of the log out because a film was asked for', async () => {
    const open = await playOn(2)
    const shown = (await open.state(true)).log.lines.length
    const decision = open.match.decisions.find(({ role }) => role === 'caesarian')
    const choice = decision?.choices.find(({ verb }) => quiet.includes(verb))
    if (decision === undefined || choice === undefined) throw new Error('the person is not asked')
    open.choose(choice, decision.id)
    while (open.playBot());
    await filmOf(open)
    const { log } = await open.state(false)
    expect(log.from).toBe(shown)
    expect(shown + log.lines.length).toBe(open.match.log('caesarian').length)
  })

  it('reminds a player who comes back of what came after his last choice', async () => {
    const open = await playOn(3)
    const before = (await open.state(true)).news
    expect(before).toBeGreaterThan(0)
    expect((await openedAgain(open).state(true)).news).toBe(before)
  })
})

describe('a match against a side that nobody plays', () => {
  it('tells in the log why the rules make it do what it does', async () => {
    const loaded = await loadGame('roma-victrix', english)
    const match = Match.start(loaded.game, { scenario: '7', dice: fastDice(1) })
    const bot = randomBot(1)
    const given = () => match.log(null).filter(({ data }) => data.motive !== undefined)
    while (match.decision !== null && given().length < 4)
      match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
    const open = new OpenMatch(loaded, match, { id: 'x', game: 'roma-victrix', levels: [null], notes: '' })
    const told = (await open.state(true)).log.lines.filter(({ reason }) => reason !== null)
    expect(told.map(({ number }) => match.log(null)[number])).toEqual(given())
    for (const { reason } of told) expect(reason).toMatch(/^[A-Z][^{}]*\.$/)
  })
})
