import { readFileSync } from 'node:fs'
import type { Rules } from '@aquila/engine'
import { expect, it } from 'vitest'
import { countActions, takeAction } from '../rules/actions/index.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import { react } from '../rules/reactions/index.ts'
import { boxes, type Kings } from '../rules/state.ts'
import { attacks, field, HILLS } from './battle/stage.ts'
import { bareMap, d6, inHex, place, placeOf, placesIn, play, told } from './support.ts'

/** The worked examples of the rulebook, played: what they say comes out so. */

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8')
const chit = (cause: string) => d6(`${cause}: a chit changes containers`, 1)

function* sixActionsAndReactions(g: Kings): Rules {
  yield* countActions(g)
  for (let action = 0; action < 7; action++) yield* takeAction(g)
  while (g.state.notes.reactions > 0) yield* react(g)
}

it('KOR-SEQ-3, KOR-SEQ-4: the turn of Romulus', () => {
  const run = play(sixActionsAndReactions, {
    state: bareMap(state => {
      place(state, '3906', 'roman', ['romulus', 'S1', 'S2', 'S3', 'S4', 'S5'])
      place(state, '3908', 'hostile', ['G-lat-1'])
      place(state, '3808', 'hostile', ['G-lat-2'])
      place(state, '3809', 'hostile', ['G-lat-3'])
    }),
    choices: [
      ...['move romulus', 'march 3908', 'siege 3908'],
      ...['move romulus', 'march 3808', 'corrupt 3808', 'leave-behind S4'],
      ...['move romulus', 'march 3809', 'pillage 3809', 'end-actions', 'spend 1'],
    ],
    dice: [
      d6('number of actions', 3),
      ...[d6('siege', 4), chit('siege')],
      ...[d6('corruption', 3), chit('corruption')],
      ...[d6('pillage', 2), chit('pillage'), d6('hostile reaction', 5), d6('hostile reaction', 5)],
      ...[d6('hostile reaction', 6), d6('betrayal', 4)],
      ...[d6('hostile reaction', 3), ['a chit from the hostile container', 1] as const],
    ],
  })
  expect(told(run, 'actions')).toMatchObject([{ actions: 7 }])
  expect(told(run, 'march')).toMatchObject([{ cost: 1 }, { cost: 0.5 }, { cost: 0.5 }])
  const influence = told(run, 'ip').map(told => (told as { ip: number }).ip)
  expect(influence).toEqual([11, 9, 8, 6, 5])
  expect([run.state.vp, run.state.ip]).toEqual([2, 5])
  expect(placeOf(run.state, 'romulus')).toBe('3808')
  expect(told(run, 'no-effect')).toHaveLength(2)
  expect(citiesForMission(run.position).toSorted()).toEqual(['3808', '3908'])
  expect(rulebook).toContain('He ends the turn with 2 VP, 5 IP and two of his four cities.')
})

it('KOR-CMB-6, KOR-TRK-1, KOR-WIN-1: the battle with the Aequi', () => {
  const aequi = ['war-aequi-leader', 'war-aequi-1', 'war-aequi-2', 'war-aequi-3']
  const run = play(takeAction, {
    state: field(['romulus', 'S1', 'S2', 'S3', 'S4'], aequi, undefined, HILLS),
    choices: [...['battle war-aequi-leader', 'no-duel', 'by-virtus', 'lead-with S1'], ...['throw-again S2']],
    dice: [
      ...attacks(3, 5, 2, 3, 5, 1),
      // Of the Aequi the second has another throw, of the Romans S2.
      ...[d6('reroll', 2), d6('reroll', 1)],
      ...[chit('battle'), chit('battle')],
    ],
  })
  expect(told(run, 'lines-drawn')).toMatchObject([{ roman: ['S1', 'S2', 'S3'], romanReserve: ['S4'] }])
  expect(told(run, 'battle-result')).toMatchObject([{ winner: 'roman', roman: -1, hostile: -2 }])
  expect(placesIn(run.state)).toMatchObject({
    S1: boxes.pool,
    'war-aequi-1': boxes.captives,
    'war-aequi-2': '4313',
  })
  expect(inHex(run.state, HILLS, 'roman')).toEqual(['S2', 'S3', 'S4', 'romulus'])
  expect([run.state.vp, run.state.ip, run.state.notes.reactions]).toEqual([1, 11, 2])
  expect(rulebook).toContain('Rome stands at −1 and the Aequi at −2')
})
