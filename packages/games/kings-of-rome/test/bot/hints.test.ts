import { seatOf } from '@aquila/bots'
import { fastDice, Match, wordsOf } from '@aquila/engine'
import { isWordless } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { centurio } from '../../bot/character.ts'
import { texts as ownTexts } from '../../bot/en.generated.ts'
import { botOf } from '../../bot/levels.ts'
import type { KingsSeat } from '../../bot/position.ts'
import { kings } from '../../index.ts'
import { betrayal } from '../../rules/reactions/betrayal.ts'
import { battle, field, sabines } from '../battle/stage.ts'
import { messages, texts } from '../english.ts'
import { bareMap, place, playUntil, type Run } from '../support.ts'

// What bots say comes with the bots.
messages.add([ownTexts])

/** What Centurio, who answers for every adviser, says where a procedure has stopped to ask. */
function hintAt({ match, decision }: Run): string {
  if (decision === null) throw new Error('nobody is asked')
  const { verb, noun } = botOf(centurio).choose(seatOf(match as Match, decision) as KingsSeat)
  return noun === undefined ? verb : `${verb} ${noun}`
}

/** Traitors in Antemnae, the weakest of four cities, which are the mission of Romulus. */
function treason(turn: number, ip: number): Run {
  const state = bareMap(each => {
    each.turn = turn
    each.ip = ip
    place(each, '3908', 'roman', ['G-lat-1'])
    place(each, '3808', 'roman', ['G-lat-2'])
    place(each, '3809', 'roman', ['G-lat-3'])
    place(each, '4008', 'roman', ['G-lat-4'])
  })
  return playUntil(betrayal, { state })
}

describe('hints', () => {
  it('KOR-BET-2: treason that would undo the mission in its last turn is paid for, by a king who can', () => {
    expect(hintAt(treason(3, 14))).toBe('spend 2')
    expect(hintAt(treason(3, 2))).toBe('spend 0')
    // A turn earlier the city can be won back for as much.
    expect(hintAt(treason(2, 8))).toBe('spend 0')
  })

  it('KOR-DUEL-1: the king does not stake his life on even odds, but on good ones', () => {
    const romans = ['romulus', 'S1', 'S2', 'S3']
    const against = (others: readonly string[]) => playUntil(battle(), { state: field(romans, others) })
    expect(hintAt(against(['porsenna', 'U20', 'U21', 'U23']))).toBe('no-duel')
    expect(hintAt(against(['war-picentes-leader', 'war-picentes-1', 'war-picentes-2']))).toBe('challenge')
    expect(hintAt(against(sabines))).toBe('challenge')
  })

  it('every choice but the steps of a march or a voyage has its reason, in words', () => {
    const silent = new Set<string>()
    const wordless = new Set<string>()
    const words = wordsOf(texts, kings.load(undefined))
    for (const seed of [3, 4, 5, 6, 7, 8]) {
      const match = Match.start<unknown, unknown, unknown>(kings, {
        scenario: 'seven-kings',
        dice: fastDice(seed),
      })
      while (match.decision !== null) {
        const { task } = match.decision
        const { choice, reason } = botOf(centurio).advise(seatOf(match, match.decision) as KingsSeat)
        if (reason === undefined) silent.add(task)
        else if (isWordless(words.reason(reason))) wordless.add(reason.key)
        match.choose(choice)
      }
    }
    expect([...silent].toSorted()).toEqual(['march', 'sail'])
    expect([...wordless]).toEqual([])
  })

  it('a march is told with what it is for, its chance, and what failing costs', () => {
    const words = wordsOf(texts, kings.load(undefined))
    const march = { leader: 'tullus', to: '4306' }
    const siege = { key: 'bot.march.siege', values: { ...march, n: 4, of: 6, ip: 2, chits: 2 } }
    expect(words.reason(siege)).toBe(
      'Tullus Hostilius marches on Alba Longa and storms its walls: 4 in 6. Failing costs 2 IP and 2 chits.',
    )
    const bribe = { key: 'bot.march.corrupt', values: { ...march, n: 4, of: 6, senate: 3, votes: 6, ip: 2 } }
    expect(words.reason(bribe)).toBe(
      'Tullus Hostilius marches to Alba Longa and bribes its garrison: 4 in 6, if the Senate agrees (3 in 6). Failing costs 2 IP.',
    )
    const battle = { key: 'bot.march.battle', values: { ...march, n: 7, of: 10, vp: 1, chits: 2 } }
    expect(words.reason(battle)).toMatch(/gives battle: 7 in 10\. Failing costs 1 VP and 2 chits\.$/)
    const occupy = { key: 'bot.march.occupy', values: { ...march, n: 6, of: 6 } }
    expect(words.reason(occupy)).toMatch(/leaves a unit to hold it\.$/)
    const rest = { key: 'bot.rest.too-dear', values: { hex: '4306', deed: 'siege', n: 2, of: 6 } }
    expect(words.reason(rest)).toBe(
      'Better to save influence: the best that is left is to storm Alba Longa, 2 in 6, and it costs more than it brings.',
    )
  })

  it('no hint speaks of how it was found instead of why', () => {
    const all = JSON.stringify(ownTexts).toLowerCase()
    expect(jargon.filter(word => all.includes(word))).toEqual([])
    // The list would find them.
    expect(
      jargon.filter(word => 'looked ahead, the chances are 1 in a hundred better'.includes(word)),
    ).toEqual(['looked ahead', 'in a hundred'])
  })

  it('every answer to every question has a reason in store', () => {
    const pairs = Object.entries(answers).flatMap(([task, verbs]) => verbs.map(verb => `bot.${task}.${verb}`))
    expect(pairs.filter(key => !messages.has(key))).toEqual([])
  })

  it('a leader who takes as many as he can is told so at once', () => {
    const match = Match.start<unknown, unknown, unknown>(kings, {
      scenario: 'seven-kings',
      dice: fastDice(5),
    })
    const verbs: string[] = []
    while (match.decision !== null && verbs.length < 40) {
      const choice = botOf(centurio).choose(seatOf(match, match.decision) as KingsSeat)
      if (match.decision.task === 'march') verbs.push(choice.verb)
      match.choose(choice)
    }
    expect(verbs).toContain('take-all')
  })
})

/** Words of those who make bots, and excuses that say nothing. */
const jargon = [
  'look ahead',
  'looked ahead',
  'look-ahead',
  'playout',
  'search',
  'sample',
  'node',
  'evaluat',
  'heuristic',
  'expected value',
  'on average',
  'score of',
  'weight',
  'algorithm',
  'in a hundred',
  'first plan',
  'worth here',
  'worth now',
  'looks better',
  'nothing else',
]

/** The questions besides actions, marches and voyages, with all their answers. */
const answers: { readonly [task: string]: readonly string[] } = {
  'place-garrison': ['garrison'],
  'recall-holder': ['recall', 'keep'],
  'reroll-horatius': ['reroll', 'accept'],
  'pick-unit-to-turn': ['intimidate-unit'],
  'pick-holder': ['leave-behind'],
  'second-assault': ['assault', 'give-up'],
  'pick-driven-out': ['drive-out'],
  'battle-or-walls': ['accept-battle', 'stay-inside'],
  'use-hero': ['use-hero', 'keep-hero'],
  'spend-on-loyalty': ['spend'],
  duel: ['challenge', 'no-duel'],
  tactics: ['attack', 'defence'],
  vanguard: ['send'],
  engage: ['engage', 'withdraw'],
  deploy: ['deploy', 'by-virtus'],
  'place-leader': ['lead-with', 'lead-from-reserve'],
  reroll: ['throw-again', 'accept'],
  'charge-leader': ['charge', 'hold-back'],
  'fill-gap': ['bring-up'],
  drown: ['lose'],
  'step-back': ['to'],
  triumph: ['triumph', 'no-triumph'],
  advance: ['follow', 'besiege', 'stay'],
  accuse: ['accuse'],
  rejoin: ['rejoin', 'stay-in-rome'],
  'mission-penalty': ['give-up-unit'],
}
