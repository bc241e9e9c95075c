import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { setMoved } from '../../../imperator/rules/pieces.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { readState } from '../../rules/knowledge/read-state.ts'
import type { Semper, SemperState } from '../../rules/state.ts'
import { stratagems } from '../../rules/stratagems/registry.ts'
import {
  atWar,
  choicesOf,
  give,
  openRoads,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  usurper,
  where,
} from '../support.ts'

/** In the M/CS of Primus, whose petulantes have come to Galliae 3, Secondus flees from there. */
function attacked(change: (state: SemperState) => void): SemperState {
  return openRoads(state => {
    primus(state, 'GAL3', 'petulantes')
    give(state, 'secondus', 'fuite-opportune-1')
    change(state)
  })
}

const flee = (g: Semper) =>
  row(stratagems, 'fuite-opportune').play(g, 'secondus', 'fuite-opportune-1', {
    name: 'before-battle',
    battle: newEngagement(g, 'GAL3', 'land', 'primus', null),
  })

const apart = (state: SemperState) =>
  breaches(positionOf(state)).filter(breach => /^SV-(4\.2\.4-A|3\.6\.3-I)/.test(breach))

function without(state: SemperState): SemperState {
  const { fleeing: _, ...turn } = state.turn
  return { ...state, turn }
}

describe('who flees opportunely in the M/CS of the other player', () => {
  const vadomar = attacked(state => {
    atWar(state, 'alamanni', 'secondus')
    place(state, 'GAL3', null, 'vadomar', 'alamanni-3')
    secondus(state, 'ITA1', 'batavi')
  })
  const toRaetia = ['lead vadomar', 'take alamanni-3', 'to ITA1']

  it('SV-6.3-B, SV-4.2.4-A, RULING-40: a People passes Romans of its player, and does not stop there', () => {
    const { state, decision } = playUntil(flee, { state: vadomar, choices: toRaetia })
    expect([where(state, 'vadomar'), choicesOf(decision).includes('stop')]).toEqual(['ITA1', false])
    expect([state.turn.fleeing, apart(state)]).toEqual(['secondus', []])
    expect(apart(without(state))).toEqual([
      'SV-4.2.4-A: Romans and a People of secondus are together in ITA1',
    ])
    expect(readState(JSON.parse(JSON.stringify(state))).turn.fleeing).toBe('secondus')
  })

  it('SV-6.3-B: nobody is noted as fleeing any more when it is over', () => {
    const after = play(flee, { state: vadomar, choices: [...toRaetia, 'to ITA3', 'stop'] }).state
    expect([where(after, 'vadomar'), where(after, 'alamanni-3')]).toEqual(['ITA3', 'ITA3'])
    expect(after.turn).not.toHaveProperty('fleeing')
  })

  it('SV-6.3-B, SV-4.2.4-A: the player who attacks passes nobody meanwhile', () => {
    const { state } = playUntil(flee, { state: vadomar, choices: toRaetia })
    atWar(state, 'visigothi', 'primus')
    place(state, 'THR2', null, 'visigothi-1')
    primus(state, 'THR2', 'heruli')
    setMoved(positionOf(state), 'heruli', true)
    const together = 'SV-4.2.4-A: Romans and a People of primus are together in THR2'
    expect([apart(state), apart(without(state)).includes(together)]).toEqual([[together], false])
  })

  it('SV-6.3-B, SV-3.6.3-I: a rebel passes ordinary leaders of his player', () => {
    const state = attacked(state => {
      primus(state, 'PON1', 'galere')
      state.emperors.primus = 'galere'
      secondus(state, 'GAL3', 'maxence', 'heruli')
      usurper(state, 'maxence', 'secondus')
      secondus(state, 'ITA1', 'alexander')
    })
    const asked = playUntil(flee, { state, choices: ['lead maxence', 'take heruli', 'to ITA1'] })
    expect([choicesOf(asked.decision).includes('stop'), apart(asked.state)]).toEqual([false, []])
    expect(apart(without(asked.state))).toEqual(['SV-3.6.3-I: the camps are mixed in ITA1'])
  })
})
