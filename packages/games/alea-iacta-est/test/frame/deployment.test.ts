import { describe, expect, it } from 'vitest'
import type { FactionId } from '../../data/index.ts'
import { alea } from '../../index.ts'
import { firstDeployment, secondDeployment } from '../../rules/deployment.ts'
import {
  garrisonsMissing,
  leadersToDeploy,
  postsWithoutLeader,
  unitsToDeploy,
  whyNotDeployLeader,
  whyNotDeployUnit,
  zonesForLeader,
  zonesForUnit,
} from '../../rules/deployment-zones.ts'
import { isNaves } from '../../rules/pieces.ts'
import { aleaData } from '../../rules/series.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { leader, put, unit, unitsIn } from '../counters.ts'
import { choicesOf, d6, place, playUntil, positionOf, scenario } from '../support.ts'

/** Deploys a side by always taking the n-th zone of the list (or the last). */
function deployAll(state: AleaState, side: FactionId, nth: number): AleaState {
  const position = positionOf(state)
  for (const id of leadersToDeploy(position, side)) {
    const zones = zonesForLeader(position, side, id)
    put(state, id, zones[Math.min(nth, zones.length - 1)] ?? '')
  }
  for (const id of unitsToDeploy(position, side)) {
    const zones = zonesForUnit(position, side, id)
    place(state, zones[Math.min(nth, zones.length - 1)] ?? '', side, [id])
  }
  return state
}

describe('free deployment', () => {
  it('AIE-FD-a: the side with the initiative of the first turn deploys first, in regions it controls', () => {
    const { decision } = playUntil(firstDeployment, { state: scenario('3') })
    expect(decision.role).toBe('caesarian')
    expect(decision.task).toBe('deploy-leader')
    const zones = choicesOf(decision).filter(choice => choice.startsWith('deploy '))
    const regions = new Set(zones.map(choice => aleaData.zones[choice.slice(7)]?.region))
    expect([...regions].toSorted()).toEqual(['gallia', 'hispania', 'italia'])
    expect(playUntil(secondDeployment, { state: scenario('3') }).decision.role).toBe('republican')
    expect(playUntil(firstDeployment, { state: scenario('6') }).decision.role).toBe('republican')
  })

  it.each([
    ['3', 0],
    ['3', 99],
    ['4', 0],
    ['4', 99],
    ['5', 0],
    ['5', 99],
    ['6', 0],
    ['6', 99],
    ['7', 0],
    ['7', 99],
  ])(
    'AIE-FD-b, AIE-FD-c: in Scenario %s no way of placing (%i) leaves a garrison or a region out',
    (id, nth) => {
      for (const side of ['caesarian', 'republican'] as const) {
        const state = deployAll(scenario(id), side, nth)
        expect(garrisonsMissing(positionOf(state), side)).toBe(0)
        expect(postsWithoutLeader(positionOf(state), side)).toEqual([])
      }
    },
  )

  it('AIE-FD-b: the last legions must go to the garrisons', () => {
    const state = scenario('7', state => {
      for (const id of aleaData.scenarios['7'].forces.republican.units) {
        if (aleaData.units[id]?.kind === 'legio') place(state, 'GRA-2', 'republican', [id])
      }
      for (const id of ['legio-I', 'legio-II', 'legio-III']) place(state, boxes.reserve, null, [id])
    })
    const position = positionOf(state)
    expect(whyNotDeployUnit(position, 'republican', 'legio-I', 'GRA-2')?.rule).toBe('AIE-FD-b')
    expect(zonesForUnit(position, 'republican', 'legio-I').every(zone => zone.startsWith('ASI'))).toBe(true)
  })

  it('AIE-FD-c: the last leaders must go where one is lacking, and to Roma', () => {
    const state = scenario('3', state => {
      for (const id of aleaData.scenarios['3'].forces.caesarian.leaders) {
        if (id !== 'caesar' && id !== 'sulla') put(state, id, 'GAL-7')
      }
      put(state, 'sulla', 'HIS-3')
    })
    const position = positionOf(state)
    expect(postsWithoutLeader(position, 'caesarian')).toEqual(['roma'])
    expect(zonesForLeader(position, 'caesarian', 'caesar')).toEqual(['ITA-1'])
    expect(whyNotDeployLeader(position, 'caesarian', 'caesar', 'ITA-3')?.rule).toBe('AIE-FD-c')
  })

  it('AIE-FD-d: fleets begin in ports', () => {
    const position = positionOf(scenario('3'))
    for (const side of ['caesarian', 'republican'] as const) {
      for (const fleet of unitsToDeploy(position, side).filter(id => isNaves(aleaData, id))) {
        const zones = zonesForUnit(position, side, fleet)
        expect(zones.length).toBeGreaterThan(0)
        for (const zone of zones) expect(aleaData.zones[zone]?.port).not.toBeNull()
      }
    }
    expect(whyNotDeployUnit(position, 'caesarian', 'naves-6-0-1', 'ITA-3')?.rule).toBe('AIE-FD-d')
  })

  it('AIE-FD-e, TV-47: nothing in Italia 5 against Graecia, nothing in Graecia 1 against Italia', () => {
    const position = positionOf(scenario('3'))
    expect(whyNotDeployLeader(position, 'caesarian', 'caesar', 'ITA-5')?.rule).toBe('AIE-FD-e')
    expect(whyNotDeployUnit(position, 'caesarian', 'legio-X', 'ITA-5')?.rule).toBe('AIE-FD-e')
    expect(whyNotDeployLeader(position, 'republican', 'pompeius', 'GRA-1')?.rule).toBe('AIE-FD-e')
    expect(whyNotDeployUnit(position, 'republican', 'legio-I', 'GRA-1')?.rule).toBe('AIE-FD-e')
    expect(whyNotDeployLeader(position, 'republican', 'pompeius', 'GRA-2')).toBeNull()
  })

  it('AIE-SC-b: Scenarios 1 and 2 are not deployed', () => {
    const position = positionOf(scenario('2'))
    expect(unitsToDeploy(position, 'caesarian')).toEqual([])
    expect(() => playUntil(firstDeployment, { state: scenario('2') })).toThrow('without another decision')
  })
})

/** Both sides deploy; the test says how. */
function deployBoth(id: string, ...helps: readonly string[]) {
  const { match } = playUntil(
    function* (g) {
      yield* firstDeployment(g)
      yield* secondDeployment(g)
      yield { role: 'caesarian', rule: 'T', task: 'done', choices: [{ verb: 'done' }], confirm: true }
    },
    {
      state: scenario(id),
      ...(id === '5' ? { dice: [d6('side of dolabella', 3)] } : {}),
      impossible: true,
    },
  )
  for (let decision = match.decision; decision?.task !== 'done'; decision = match.decision) {
    const choice = decision?.choices.find(({ verb }) => helps.includes(verb))
    if (choice === undefined) throw new Error(`${decision?.task}: no ${helps.join(' or ')}`)
    match.choose(choice)
  }
  return match.position
}

describe('RULING-130: nobody need place every counter himself', () => {
  const free = ['3', '4', '5', '6', '7']
  const helps = [['deploy-rest'], ['deploy-history'], ['deploy-army', 'deploy']]

  it.each(free)('Scenario %s: whatever help is taken keeps to the rules', id => {
    for (const help of helps) {
      const position = deployBoth(id, ...help)
      for (const side of ['caesarian', 'republican'] as const) {
        expect(leadersToDeploy(position, side)).toEqual([])
        expect(unitsToDeploy(position, side)).toEqual([])
        expect(garrisonsMissing(position, side)).toBe(0)
        expect(postsWithoutLeader(position, side)).toEqual([])
      }
      expect(alea.breaches(position)).toEqual([])
    }
  })

  it.each(free)('Scenario %s: history has a lawful zone for every counter', id => {
    const { state } = deployBoth(id, 'deploy-history')
    for (const side of ['caesarian', 'republican'] as const) {
      const { leaders, units, history } = aleaData.scenarios[scenario(id).scenario].forces[side]
      expect(history?.source).toBe('reconstruction')
      const told: string[] = []
      for (const { zone, leaders, units } of history?.placements ?? []) {
        told.push(...leaders, ...units)
        for (const each of leaders) expect([each, leader(state, each).place]).toEqual([each, zone])
        for (const each of units) expect([each, unit(state, each).place]).toEqual([each, zone])
      }
      const all = [...leaders, ...units]
      expect(told.filter(piece => piece !== 'dolabella' || all.includes(piece)).toSorted()).toEqual(
        all.toSorted(),
      )
    }
  })

  it('history goes round what the player has placed himself', () => {
    const { state } = playUntil(
      function* (g) {
        yield* firstDeployment(g)
        yield* secondDeployment(g)
      },
      { state: scenario('7'), choices: ['deploy ASI-1', 'deploy-history'] },
    )
    expect(leader(state, 'm-antonius').place).toBe('ASI-1')
    expect(unit(state, 'legio-XX').place).toBe('GRA-4')
  })

  it('an army takes as many units as its leader commands, the next leader of the zone is offered then', () => {
    const { state, decision } = playUntil(firstDeployment, {
      state: scenario('7'),
      choices: ['deploy GRA-4', 'deploy GRA-4', 'deploy ASI-1', 'deploy ASI-5', 'deploy-army m-antonius'],
    })
    // AIE-S7-b: he commands 15 there.
    expect(unitsIn(state, 'GRA-4')).toHaveLength(15)
    expect(choicesOf(decision)).toContain('deploy-army corvinus')
    expect(choicesOf(decision)).not.toContain('deploy-army m-antonius')
  })

  it('AIE-FD-b: an army leaves the legions that the garrisons need', () => {
    const { state, decision } = playUntil(firstDeployment, {
      state: scenario('7'),
      choices: [
        ...['deploy GRA-4', 'deploy GRA-4', 'deploy ASI-1', 'deploy ASI-5'],
        ...['deploy-army m-antonius', 'deploy-army corvinus'],
      ],
    })
    // Of 22 legions three are left for Asia.
    expect(unitsIn(state, 'GRA-4')).toHaveLength(19)
    expect(choicesOf(decision)).not.toContain('deploy GRA-4')
  })

  it('is no question where there is but one zone', () => {
    const { decision } = playUntil(firstDeployment, {
      state: scenario('6'),
      choices: ['deploy SIC-2', 'deploy SIC-3'],
    })
    // Bassus, Pollio, L. Antonius and Plancus have theirs.
    expect(decision.task).toBe('deploy-unit')
  })
})

describe('deployment by the rules of a scenario', () => {
  it('AIE-S5-b: S. Pompeius and Menas begin in Sicilia, and units may stand with them', () => {
    const position = positionOf(scenario('5'))
    // RULING-72: Sicilia 1 faces Italia 7.
    for (const id of ['s-pompeius', 'menas']) {
      expect(zonesForLeader(position, 'republican', id)).toEqual(['SIC-2', 'SIC-3'])
      expect(whyNotDeployLeader(position, 'republican', id, 'SIC-1')?.rule).toBe('AIE-FD-e')
      expect(whyNotDeployLeader(position, 'republican', id, 'GRA-2')?.rule).toBe('AIE-S5-b')
    }
    expect(whyNotDeployUnit(position, 'republican', 'legio-I', 'SIC-1')?.rule).toBe('AIE-FD-e')
    expect(whyNotDeployUnit(position, 'republican', 'legio-I', 'SIC-2')).toBeNull()
  })

  it('RULING-72: where a scenario names a region AIE-FD-e holds, where it names a zone it does not', () => {
    const position = positionOf(scenario('6'))
    // Italia 7 faces Sicilia 1.
    expect(zonesForLeader(position, 'caesarian', 'octavianus')).toEqual(['ITA-1', 'ITA-3', 'ITA-4', 'ITA-5'])
    expect(zonesForLeader(position, 'republican', 's-pompeius')).toEqual(['SIC-2', 'SIC-3'])
    expect(zonesForLeader(position, 'republican', 'l-antonius')).toEqual(['ITA-6'])
    const alone = positionOf(scenario('6', state => (state.regions.sicilia = 'caesarian')))
    expect(zonesForLeader(alone, 'caesarian', 'octavianus')).toContain('ITA-7')
  })

  it('AIE-S5-c: D. Brutus begins alone in the northern Alpes', () => {
    const position = positionOf(scenario('5', state => put(state, 'd-brutus', 'ALP-1')))
    expect(zonesForLeader(position, 'republican', 'd-brutus')).toEqual(['ALP-1'])
    expect(zonesForUnit(position, 'republican', 'legio-I')).not.toContain('ALP-1')
  })

  it('AIE-S5-d: a die tells on whose side Dolabella begins', () => {
    const even = playUntil(firstDeployment, { state: scenario('5'), dice: [d6('side of dolabella', 4)] })
    expect(leader(even.state, 'dolabella').faction).toBe('caesarian')
    const odd = playUntil(firstDeployment, { state: scenario('5'), dice: [d6('side of dolabella', 3)] })
    expect(leader(odd.state, 'dolabella').faction).toBe('republican')
  })

  it('AIE-S6-b: Octavianus begins in Italia, M. Antonius in Asia', () => {
    const position = positionOf(scenario('6'))
    expect(zonesForLeader(position, 'caesarian', 'octavianus').every(zone => zone.startsWith('ITA'))).toBe(
      true,
    )
    expect(zonesForLeader(position, 'caesarian', 'm-antonius').every(zone => zone.startsWith('ASI'))).toBe(
      true,
    )
  })

  it('AIE-S6-c: the Republican outposts in Gallia 8, Italia 2 and Italia 6', () => {
    const position = positionOf(scenario('6'))
    expect(zonesForLeader(position, 'republican', 'bassus')).toEqual(['GAL-8'])
    expect(zonesForLeader(position, 'republican', 'pollio')).toEqual(['ITA-2'])
    expect(zonesForLeader(position, 'republican', 'plancus')).toEqual(['ITA-6'])
    expect(whyNotDeployUnit(position, 'caesarian', 'legio-I', 'GAL-8')?.rule).toBe('AIE-S6-c')
    for (const nth of [0, 99]) {
      const state = deployAll(scenario('6'), 'republican', nth)
      for (const zone of ['GAL-8', 'ITA-2', 'ITA-6']) {
        expect(unitsIn(state, zone)).not.toEqual([])
      }
    }
  })

  it('AIE-S6-d: legions of recruits begin reduced', () => {
    const state = scenario('6', state => {
      const { leaders, units } = aleaData.scenarios['6'].forces.republican
      for (const id of leaders) put(state, id, 'SIC-2')
      for (const id of units) if (id !== 'legio-X-R') place(state, 'SIC-2', 'republican', [id])
      for (const zone of ['GAL-8', 'ITA-2', 'ITA-6']) {
        const id = units.find(id => unit(state, id).place === 'SIC-2') ?? ''
        place(state, zone, 'republican', [id])
      }
    })
    const run = playUntil(
      function* (g) {
        yield* firstDeployment(g)
        yield { role: 'caesarian', rule: '', task: 'stop', choices: [{ verb: 'a' }, { verb: 'b' }] }
      },
      { state, choices: ['deploy SIC-2'] },
    )
    expect(unit(run.state, 'legio-X-R')).toMatchObject({ place: 'SIC-2', reduced: true })
    expect(unit(run.state, 'legio-XIX').reduced).toBe(false)
  })

  it('AIE-S6-d: in no other scenario, nor other units in this one', () => {
    const reduced = (id: string) =>
      deployBoth(id, 'deploy-rest')
        .state.counters.filter(counter => counter.reduced)
        .map(counter => counter.id)
    expect(reduced('6').length).toBeGreaterThan(0)
    expect(reduced('6').filter(id => !id.endsWith('-R'))).toEqual([])
    for (const id of ['3', '4', '5', '7']) expect(reduced(id)).toEqual([])
  })
})
