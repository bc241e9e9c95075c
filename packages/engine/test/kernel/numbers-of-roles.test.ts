import { endMatch, fastDice, Match, type Rules, together } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { ask, askAndNote, playRandomly, portrait, startTiny, type Tiny, tinyGame } from '../support.ts'

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'] as const

describe('a game for one', () => {
  const solitaire = tinyGame(
    ['solo'],
    [
      {
        *run(g) {
          yield* askAndNote(g, 'solo', 'x', 'y')
          yield* together(() => [ask('solo', 'x', 'y')])
          g.state.notes.push(`rolled ${g.dice.d6('luck')}`)
        },
      },
      {
        *run(g) {
          const { length } = g.state.notes
          if (length >= 8) yield* endMatch({ winners: [], outcome: 'lost', rule: 'T-2' })
        },
      },
    ],
  )

  it('is played, undone, recorded and replayed like any other', () => {
    const match = startTiny(solitaire)
    const start = match.hash
    match.choose({ verb: 'x' })
    match.undo('solo')
    expect(match.hash).toBe(start)
    match.choose({ verb: 'x' })
    match.choose({ verb: 'y' })
    expect(match.canUndo('solo')).toBe(false)
    playRandomly(match, fastDice(1), 100)
    expect(match.result).toEqual({ winners: [], outcome: 'lost', rule: 'T-2' })
    const again = Match.replay(solitaire, JSON.parse(JSON.stringify(match.record)))
    expect(portrait(again)).toBe(portrait(match))
    expect(match.seats).toEqual({ solo: 0 })
  })
})

function* sixInTurn(g: Tiny): Rules {
  for (const role of SIX) yield* askAndNote(g, role, 'x', 'y')
  const answers = yield* together(() => SIX.map(role => ask(role, 'x', 'y', 'swap')))
  const swapping = SIX.filter(role => answers.get(role)?.verb === 'swap')
  const [one, other] = swapping
  if (one !== undefined && other !== undefined) g.swapSeats(one, other)
  for (const role of SIX) {
    g.state.secrets[role] = `card ${g.dice.roll(1000, 'deal')}`
    const card = g.state.secrets[role]
    g.tell({ kind: 'dealt', rule: 'T-1', data: { role }, secret: { to: [role], data: { card } } })
  }
}

describe('a game for six', () => {
  const game = tinyGame(SIX, [{ run: sixInTurn }])

  it('asks all of them, in turn and together, and lets each see its own', () => {
    const match = startTiny(game, { players: ['A', 'B', 'C', 'D', 'E', 'F'] })
    for (const role of SIX) {
      expect(match.decision?.role).toBe(role)
      match.choose({ verb: 'x' })
    }
    expect(match.decisions.map(decision => decision.role)).toEqual([...SIX])
    for (const role of [...SIX].reverse()) match.choose({ verb: 'y' }, { role })
    for (const role of SIX) {
      const { secrets } = match.position.state
      expect(match.view(role)).toMatchObject({ secret: secrets[role] })
      const cards = match.log(role).filter(event => 'card' in event.data)
      expect(cards.map(event => event.data)).toEqual([{ role, card: secrets[role] }])
    }
  })

  it('round trips at any length, with seats changed', () => {
    const match = startTiny(game)
    for (let i = 0; i < 12; i++) {
      playRandomly(match, fastDice(i), 7)
      expect(portrait(Match.replay(game, JSON.parse(JSON.stringify(match.record))))).toBe(portrait(match))
    }
    expect(match.seats).not.toEqual({ a: 0, b: 1, c: 2, d: 3, e: 4, f: 5 })
    expect(Object.values(match.seats).sort()).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('lets secrets go with the player when seats change', () => {
    const match = startTiny(game)
    for (const _role of SIX) match.choose({ verb: 'x' })
    for (const role of SIX) match.choose({ verb: 'y' }, { role })
    const mine = match.log('a')
    for (const _role of SIX) match.choose({ verb: 'x' })
    for (const role of SIX) match.choose({ verb: role === 'a' || role === 'd' ? 'swap' : 'y' }, { role })
    expect(match.seats).toMatchObject({ a: 3, d: 0 })
    expect(match.log('d').slice(0, mine.length)).toEqual(mine)
    expect(match.log('a').slice(0, mine.length)).not.toEqual(mine)
  })
})
