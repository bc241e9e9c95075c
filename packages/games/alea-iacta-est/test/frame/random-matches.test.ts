import { canonicalJson, fastDice, Match, wordsOf } from '@aquila/engine'
import { fuzzMatch, playRandomly, randomChoice, wordlessEvents, wordlessQuestion } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { scenarioIds } from '../../data/types.ts'
import { alea } from '../../index.ts'
import { forceIn, isNaves, isRoman } from '../../rules/pieces.ts'
import { aleaData } from '../../rules/series.ts'
import type { AleaPosition } from '../../rules/state.ts'
import { isLeader } from '../counters.ts'
import { texts } from '../english.ts'

/** The costly checks are made at one choice in this many. */
const CHECK_ONE_IN = 150

describe('random matches', () => {
  it.each(scenarioIds)('AIE-SC-a: Scenario %s runs to its end, and all that must hold holds', scenario => {
    const { outcome } = fuzzMatch(alea, { scenario, seed: Number(scenario), checkOneIn: CHECK_ONE_IN })
    expect(outcome).not.toBe('')
  })

  it('any earlier position of a long match can be looked at again', () => {
    const match = Match.start(alea, { scenario: '3', dice: fastDice(31) })
    const random = fastDice(32)
    const hashes: string[] = []
    while (match.decision !== null) {
      hashes.push(match.hash)
      match.choose(randomChoice(match.decision, random))
    }
    expect(hashes.length).toBeGreaterThan(400)
    for (let entries = 0; entries < hashes.length; entries += 61)
      expect(match.at(entries).hash).toBe(hashes[entries])
  })

  it.each(scenarioIds)('a match of Scenario %s leaves the data as it was', id => {
    const before = canonicalJson(aleaData)
    playRandomly(Match.start(alea, { scenario: id, dice: fastDice(21) }), fastDice(22))
    expect(canonicalJson(aleaData)).toBe(before)
  })

  it('no pause tells anything if every window pauses alike', () => {
    const { choices } = fuzzMatch(alea, {
      scenario: '3',
      seed: 1,
      pauseAlike: true,
      checkOneIn: CHECK_ONE_IN,
    })
    expect(choices).toBeGreaterThan(100)
  })

  it.each(scenarioIds)('whatever happens in Scenario %s has its words', scenario => {
    const match = Match.start(alea, { scenario, dice: fastDice(11) })
    const random = fastDice(12)
    const words = wordsOf(texts, match.position.data)
    while (match.decision !== null) {
      expect(wordlessQuestion(words, match.decision)).toEqual([])
      match.choose(randomChoice(match.decision, random))
    }
    expect(wordlessEvents(words, match.log(null))).toEqual([])
  })

  it.each(['1', '5'])('a match of Scenario %s goes on from any stored checkpoint', scenario => {
    const match = Match.start(alea, { scenario, seed: 'a1'.repeat(32) })
    const random = fastDice(31)
    for (let made = 1; match.decision !== null && made < 3000; made++) {
      match.choose(randomChoice(match.decision, random))
      if (made % 500 !== 0) continue
      const stored = [match.record, match.checkpoint, match.told]
      const [record, checkpoint, log]: unknown[] = JSON.parse(JSON.stringify(stored))
      expect(Match.resume(alea, record, checkpoint, log).match.hash).toBe(match.hash)
    }
  })

  it('AIE-8.4.1-b: after the combats of a sequence no zone holds land units of both sides that may fight', () => {
    for (const scenario of ['2', '5']) {
      const match = Match.start(alea, { scenario, dice: fastDice(5) })
      const random = fastDice(6)
      let phase = match.phase
      while (match.decision !== null) {
        match.choose(randomChoice(match.decision, random))
        if (match.phase === phase) continue
        // E.3 asks nothing, so a sequence has ended when the next one begins or Phase E is over.
        if (phase === 'E.2' && !match.position.state.turn.janus)
          expect(sharedZones(match.position), `${scenario} ${match.length}`).toEqual([])
        phase = match.phase
      }
    }
  })
})

function sharedZones(position: AleaPosition): string[] {
  const { data } = position
  const romanLandUnits = (zone: string, side: 'caesarian' | 'republican') =>
    forceIn(position, zone, side).filter(
      piece => !isLeader(piece) && !isNaves(data, piece) && isRoman(data, piece),
    )
  return data.zoneIds.filter(
    zone => romanLandUnits(zone, 'caesarian').length > 0 && romanLandUnits(zone, 'republican').length > 0,
  )
}
