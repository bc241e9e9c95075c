import { type DiceSource, endMatch, fastDice, type GameDefinition, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import type { HexId, KingsData } from '../../data/index.ts'
import { kings } from '../../index.ts'
import type { BattleKind, BattleState } from '../../rules/battle/index.ts'
import { roundPreview } from '../../rules/battle/index.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { readState } from '../../rules/knowledge/read-state.ts'
import { isHex } from '../../rules/pieces.ts'
import { type KingsPosition, type KingsState, ROME } from '../../rules/state.ts'
import { placeOf } from '../support.ts'
import { BEHIND, battle, FIELD, field, HILLS } from './stage.ts'

const kinds: readonly BattleKind[] = ['action', 'military', 'ambush', 'sortie']
const romanUnits = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'U22', 'U25', 'U30', 'U33']
const romanLeaders = ['romulus', 'magister-populi', 'tribunus-populi-1', 'tribunus-celerum']
const latinUnits = ['U01', 'U02', 'U03', 'U04', 'U05', 'U06', 'U07', 'U08', 'U44', 'U45']
const latinLeaders = ['mamilius', 'egerius', 'mettius']

/** Some of the list, at least so many, in random order. */
function some(list: readonly string[], least: number, random: DiceSource): string[] {
  const left = [...list]
  const count = least - 1 + random.roll(list.length - least + 1, '', 0)
  return Array.from({ length: count }, () => left.splice(random.roll(left.length, '', 0) - 1, 1)).flat()
}

function randomBattle(seed: number): Match<KingsState, KingsData> {
  const random = fastDice(seed)
  const kind = kinds[random.roll(4, '', 0) - 1] ?? 'action'
  const hex: HexId = random.roll(2, '', 0) === 1 ? FIELD : HILLS
  const state = field(
    [...some(romanLeaders, 1, random), ...some(romanUnits, 3, random)],
    [...some(latinLeaders, 1, random), ...some(latinUnits, 3, random)],
    each => {
      each.ip = 20
    },
    hex,
  )
  const from = hex === FIELD ? BEHIND : '4211'
  const attacker = kind === 'action' ? 'roman' : 'hostile'
  const definition: GameDefinition<KingsState, KingsData> = {
    ...kings,
    id: 'a-random-battle',
    phases: [
      {
        id: 'battle',
        rule: 'KOR-BP-1',
        *run(g) {
          yield* battle({ kind, hex, from, attacker })(g)
          yield* endMatch({ winners: [], outcome: 'test', rule: 'KOR-BP-1' })
        },
      },
    ],
    setUp: () => state,
  }
  return Match.start(definition, { scenario: 'seven-kings', dice: fastDice(seed + 1_000_000) })
}

/** What must hold on the battle display whenever the player is asked. */
function wrongDisplay({ state }: KingsPosition, { roman, hostile, lost }: BattleState): string[] {
  const found: string[] = []
  for (const side of [roman, hostile]) {
    const shown = [...side.front.filter(unit => unit !== null), ...side.reserve]
    if (side.front.length > 0 && shown.toSorted().join() !== side.units.toSorted().join())
      found.push(`KOR-CMB-2: on the display ${shown.join()}, in the army ${side.units.join()}`)
    if (side.front.length > 5) found.push('KOR-CMB-2: a front of more than five')
    if (side.track > 0 || side.track < -19) found.push(`KOR-TRK-1: ${side.track}`)
    for (const piece of [...side.units, ...side.aside, ...(side.leader === null ? [] : [side.leader])]) {
      if (lost.includes(piece)) found.push(`KOR-CMB-6: ${piece} is lost and fights on`)
      if (!isHex(placeOf(state, piece)))
        found.push(`KOR-ELIM-2: ${piece} fights from ${placeOf(state, piece)}`)
    }
  }
  if (roman.front.length !== hostile.front.length && hostile.front.length > 0 && roman.front.length > 0)
    found.push('KOR-CMB-2: fronts of different width')
  return found
}

describe('random battles', () => {
  it('KOR-TRK-2: every battle ends, and nothing is out of place on the way', () => {
    const met = new Set<string>()
    for (let seed = 1; seed <= 300; seed++) {
      const match = randomBattle(seed)
      const random = fastDice(seed + 2_000_000)
      for (let choices = 0; match.decision !== null; choices++) {
        expect(choices).toBeLessThan(500)
        const { position, decision } = match
        met.add(decision.task)
        const { battle: fought } = position.state
        if (fought !== null) {
          expect(wrongDisplay(position, fought)).toEqual([])
          if (decision.task === 'reroll' || decision.task === 'charge-leader') roundPreview(position)
        }
        if (choices % 7 === 0) expect(readState(position.state)).toEqual(position.state)
        match.choose(randomChoice(decision, random))
      }
      expect(match.position.state.battle).toBeNull()
      expect(breaches(match.position)).toEqual([])
      expect(match.log(ROME).filter(({ kind }) => kind === 'battle-result').length).toBeGreaterThan(0)
    }
    const asked = ['duel', 'tactics', 'vanguard', 'engage', 'deploy', 'place-leader', 'reroll', 'fill-gap']
    for (const task of [...asked, 'charge-leader', 'triumph', 'accuse', 'advance'])
      expect(met).toContain(task)
  })
})
