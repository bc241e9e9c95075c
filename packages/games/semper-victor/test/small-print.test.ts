import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../imperator/rules/combat/forces.ts'
import { combat } from '../../imperator/rules/combat/phase.ts'
import { stratagemsBeforeBattle } from '../../imperator/rules/stratagems/battle.ts'
import type { StratagemId } from '../data/index.ts'
import { semper } from '../index.ts'
import { adjustFleets } from '../rules/adjustments/fleets.ts'
import { adjustRomans, mayRecover } from '../rules/adjustments/romans.ts'
import { naturalDeaths } from '../rules/administration.ts'
import { condemned } from '../rules/combat/leaders.ts'
import { nameCoEmperors } from '../rules/emperors/nominations.ts'
import { reassignProtectores } from '../rules/emperors/protectores.ts'
import { bestOf, emperorsOf, generalsOf } from '../rules/emperors/ranks.ts'
import { removeSurplusEmperors } from '../rules/emperors/surplus.ts'
import { enterLeaders, entryZones, isPosthumous } from '../rules/entry.ts'
import { readState } from '../rules/knowledge/read-state.ts'
import { isSeat } from '../rules/movement/limits.ts'
import { phases } from '../rules/sequence.ts'
import { semperData as data } from '../rules/series.ts'
import { boxes, type Semper, type SemperState } from '../rules/state.ts'
import { maySetDie } from '../rules/stratagems/chosen-dice.ts'
import { stratagems } from '../rules/stratagems/registry.ts'
import { pullThorns, thornZones } from '../rules/stratagems/thorns.ts'
import { whyCampsApart } from '../rules/usurpation/camps.ts'
import { beginCivilWar } from '../rules/usurpation/civil-war.ts'
import { scoresOf } from '../rules/victory.ts'
import {
  allTo,
  atWar,
  d6,
  d10,
  emptyMap,
  give,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  scenario,
  secondus,
  usurper,
  where,
} from './support.ts'

/** Galère reigns in Nicomedia, Licinius in Treveri. */
function empire(change: (state: SemperState) => void = () => {}): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    state.regions.galliae = 'secondus'
    primus(state, 'PON1', 'galere')
    secondus(state, 'GAL2', 'licinius')
    state.emperors = { primus: 'galere', secondus: 'licinius' }
    change(state)
  })
}

describe('winter', () => {
  it('SV-9.2-A: fleets in port stay, and who is lost already is not lost again', () => {
    const state = empire(state => {
      state.fleets.orientalis.returns = 320
    })
    expect(play(adjustFleets, { state }).events).toEqual([])
    state.fleets.occidentalis.at = 'SCEN'
    const { state: after } = play(adjustFleets, { state })
    expect(after.fleets.occidentalis).toMatchObject({ at: 'port', returns: 319 })
    expect(after.fleets.orientalis.returns).toBe(320)
  })

  it('SV-9.3.2-B: nobody recovers outside the Empire', () => {
    const state = empire(state => primus(state, 'ARM', 'batavi', 'pc-oriens-1'))
    expect(['batavi', 'pc-oriens-1'].map(id => mayRecover(positionOf(state), id))).toEqual([false, false])
  })

  it('SV-9.3.2-D, SV-7.1-D: where a unit comes back a leader of the other side is alone and must get away', () => {
    const state = empire(state => {
      for (const unit of data.romanUnitIds) {
        if (unit === 'cornuti') continue
        const home = row(data.units, unit).home ?? ''
        primus(state, row(data.zones, home).region === 'galliae' ? 'MOE5' : home, unit)
      }
      secondus(state, 'GAL1', 'ri-galliae')
      primus(state, 'GAL2', 'severe')
    })
    const { state: after } = play(adjustRomans, { state, dice: [d10('solitary', 9)], impossible: true })
    expect([where(after, 'cornuti'), where(after, 'severe')]).toEqual(['GAL2', boxes.dead])
  })
})

describe('emperors', () => {
  it('SV-3.5.1-M: who is named is remembered, for the order of his brothers', () => {
    const state = empire(state => {
      primus(state, 'PON1', 'constantin', 'crispus', 'constantin-ii')
      primus(state, boxes.dead, 'galere')
      state.emperors.primus = 'constantin'
    })
    const { state: after } = playUntil(nameCoEmperors, { state, choices: ['name-caesar crispus'] })
    expect(after.honoured).toEqual({ caesar: ['crispus'], augustus: [] })
    const promoted = playUntil(nameCoEmperors, {
      state,
      choices: ['name-caesar crispus', 'name-augustus crispus'],
    }).state
    expect([promoted.honoured.augustus, promoted.augusti.primus, promoted.caesares.primus]).toEqual([
      ['crispus'],
      ['crispus'],
      [],
    ])
  })

  it('SV-2.D-4: after the nominations the initiative player is active', () => {
    const state = empire(state => {
      state.initiative = 'secondus'
      state.active = 'primus'
    })
    expect(play(nameCoEmperors, { state, impossible: true }).state.active).toBe('secondus')
  })

  it('SV-3.5.2-E: by CC, then SR, then TB', () => {
    const state = empire(state =>
      primus(state, 'ITA5', 'crispus', 'constantin-ii', 'constant', 'severe', 'delmatius', 'maxence'),
    )
    const best = (...ids: string[]) => bestOf(positionOf(state), ids)
    // CC 5 each; Crispus has SR 3, the others 2 and TB 1.
    expect(best('constantin-ii', 'crispus', 'constant')).toEqual(['crispus'])
    expect(best('constantin-ii', 'constant')).toEqual(['constantin-ii', 'constant'])
    expect(best('constant', 'severe')).toEqual(['constant'])
  })

  it('SV-3.5.2-G: no Dux, nobody retired or in a civil war, nobody at sea can be picked', () => {
    const state = empire(state => {
      primus(state, 'ITA2', 'dux-mediolanum', 'severe')
      primus(state, 'box-fleet-occidentalis', 'maxence')
      primus(state, 'HIS1', 'alexander', 'bassianus')
      usurper(state, 'alexander', 'primus', 'bassianus')
    })
    expect(generalsOf(positionOf(state), 'primus')).toEqual(['galere', 'severe'])
    const second = scenario('2')
    expect(generalsOf(positionOf(second), 'primus')).not.toContain('diocletien')
  })

  it('SV-3.5.3-A, SV-3.5.3-C: the guard goes to any emperor of the side, and to nobody else', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'severe', 'maxence')
      state.caesares.primus = ['severe']
      state.protectores = { primus: 'galere', secondus: null }
    })
    const { decision } = playUntil(reassignProtectores, { state })
    expect(decision.choices.map(({ noun }) => noun)).toEqual(emperorsOf(positionOf(state), 'primus'))
    expect(play(reassignProtectores, { state, choices: ['guard galere'] }).state.protectores).toEqual({
      primus: 'galere',
      secondus: 'licinius',
    })
  })

  it('SV-2.D-5, SV-2.C-8: deaths are rolled for once a year', () => {
    const { state } = play(naturalDeaths, { state: empire(), dice: [d10('natural death of galere', 9)] })
    expect(state.turn.deathsRolled).toBe(true)
    expect(play(naturalDeaths, { state }).events).toEqual([])
  })
})

describe('battles with a Usurper', () => {
  it('SV-8.5.2-A: emperors die of a defeat by a Usurper, a Usurper of one by emperors, others do not', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'severe', 'maxence')
      secondus(state, 'ITA5', 'alexander', 'bassianus')
      state.caesares.primus = ['severe']
      usurper(state, 'alexander', 'secondus', 'bassianus')
    })
    const doomed = (winner: string[], loser: string[]) =>
      condemned(positionOf(state), { leaders: winner }, { leaders: loser })
    expect(doomed(['alexander'], ['severe', 'maxence'])).toEqual(['severe'])
    expect(doomed(['severe'], ['alexander', 'bassianus'])).toEqual(['alexander'])
    expect(doomed(['maxence'], ['alexander'])).toEqual([])
    expect(doomed(['bassianus'], ['severe'])).toEqual([])
  })
})

describe('as many as the counter says', () => {
  it('SV-6.3-T, SV-6.3-U, SV-6.3-O, SV-6.3-P: two and three, and not one more', () => {
    const minors = ['quades', 'mauri', 'alani', 'burgondi'] as const
    const asked = (id: StratagemId, war: boolean) => {
      const state = empire(state => {
        if (war) for (const people of minors) atWar(state, people, 'secondus')
        give(state, 'primus', `${id}-1`)
      })
      const verb = war ? 'pacify' : 'incite'
      const { match } = playUntil(
        g => row(stratagems, id).play(g, 'primus', `${id}-1`, { name: 'campaign' }),
        {
          state,
          impossible: true,
        },
      )
      let times = 0
      while (match.decision !== null) {
        times++
        match.choose(match.decision.choices.find(choice => choice.verb === verb))
      }
      return times
    }
    expect(asked('pacification-de-deux-peuples-mineurs', true)).toBe(2)
    expect(asked('pacification-de-trois-peuples-mineurs', true)).toBe(3)
    expect(asked('soulevement-de-deux-peuples-mineurs', false)).toBe(2)
    expect(asked('soulevement-de-trois-peuples-mineurs', false)).toBe(3)
  })

  it('SV-6.3-Y: one emperor of the Sun among others is enough', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'severe')
      state.caesares.primus = ['severe']
    })
    expect(thornZones(positionOf(state), 'persecution')).toContain('ITA5')
  })

  it('SV-3.5.1-M: sons who bear a rank when a scenario begins have had it', () => {
    const { honoured, emperors, caesares } = scenario('4')
    const sons = (ids: readonly (string | null)[]) =>
      ids.filter(id => id !== null && row(data.romanLeaders, id).house === 'son-of-constantin')
    const augusti = sons([emperors.primus, emperors.secondus])
    expect(augusti.length).toBeGreaterThan(0)
    expect(honoured.augustus).toEqual(expect.arrayContaining(augusti))
    expect(honoured.caesar).toEqual(
      expect.arrayContaining([...augusti, ...sons([...caesares.primus, ...caesares.secondus])]),
    )
  })
})

describe('the smallest print', () => {
  it('SV-7.2-A: no zone is a mountain, so that only rivers and straits cost more', () => {
    expect(data.zoneIds.filter(zone => row(data.zones, zone).mountain)).toEqual([])
    for (const zone of data.zoneIds)
      for (const { kind, cost } of row(data.zones, zone).neighbours)
        expect(cost).toBe(kind === 'land' ? 1 : 2)
  })

  it('SV-0.2-A: one zone of the map is an island', () => {
    expect(data.zoneIds.filter(zone => row(data.zones, zone).island)).toEqual(['ITA7'])
  })

  it('SV-6.3-M: only Persians put down a coup, and only in their own sequence', () => {
    const pulled = (active: 'primus' | 'secondus', ...come: string[]) => {
      const state = empire(state => {
        state.year = 320
        state.active = active
        state.cup = state.cup.filter(counter => counter !== 'coup-d-etat-perse-1')
        state.thorns = [{ counter: 'coup-d-etat-perse-1', zone: 'PER2' }]
        atWar(state, 'saraceni', 'secondus')
        place(state, 'PER2', null, ...come)
        state.arrivals = come.map(piece => ({ piece, zone: 'PER2', from: 'PER1', crossed: false }))
      })
      const procedure = function* (g: Semper) {
        pullThorns(g)
      }
      return play(procedure, { state, impossible: true }).state.thorns.length === 0
    }
    const two = ['sapor-ii', 'persians-levies-1', 'persians-levies-2']
    expect(pulled('secondus', ...two, 'persians-levies-3')).toBe(true)
    expect(pulled('secondus', ...two, 'saraceni-1')).toBe(false)
    expect(pulled('primus', ...two, 'persians-levies-3')).toBe(false)
  })

  it('SV-LT-A: who finds no city of his side without enemies waits', () => {
    const state = empire(state => {
      state.year = 335
      allTo(state, 'secondus')
      state.regions.galliae = 'primus'
      primus(state, 'PON1', 'galere')
      const units = ['batavi', 'heruli', 'celtae', 'petulantes', 'ioviani']
      for (const [index, zone] of data.regions.galliae.cities.entries())
        secondus(state, zone, units[index] ?? '')
      for (const id of data.index.leaders)
        if (where(state, id) === boxes.coming && id !== 'saloustios') place(state, boxes.dead, null, id)
    })
    const { state: after, events } = play(enterLeaders, { state, impossible: true })
    expect(where(after, 'saloustios')).toBe(boxes.coming)
    expect(events.map(({ kind }) => kind)).toEqual(['leader-waits'])
  })

  it('SV-3.6.3-D: where there is one neighbour the revolt is tried there', () => {
    const state = empire(state => {
      secondus(state, 'BRI1', 'severe')
      usurper(state, 'severe', 'secondus')
    })
    const procedure = function* (g: Semper) {
      const [usurpation] = g.state.usurpations
      if (usurpation !== undefined) yield* beginCivilWar(g, usurpation)
    }
    const { state: after } = play(procedure, { state, dice: [d10('extension to galliae', 9)] })
    expect(after.usurpations[0]?.extension).toBe('galliae')
  })

  it('SV-3.5.1-M: only sons of Constantin are remembered', () => {
    const state = empire(state => primus(state, 'ITA5', 'severe'))
    const { state: after } = playUntil(nameCoEmperors, {
      state,
      choices: ['name-caesar severe'],
      impossible: true,
    })
    expect([after.caesares.primus, after.honoured.caesar]).toEqual([['severe'], []])
  })

  it('SV-5-A: a change of role that is due can be stored', () => {
    for (const roleChange of ['succession', 'usurpation'] as const) {
      const state = scenario('6', state => {
        state.turn.roleChange = roleChange
      })
      expect(readState(state)).toEqual(state)
    }
  })
})

describe('camps', () => {
  it('SV-3.6.3-I: nobody is in his own way, nor is a leader of a People', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'severe')
      usurper(state, 'severe', 'secondus')
      atWar(state, 'franci', 'secondus')
      place(state, 'ITA4', null, 'ascaric')
    })
    const why = (pieces: string[], zone: string) =>
      whyCampsApart(positionOf(state), 'secondus', pieces, zone)?.rule ?? null
    expect([why(['severe'], 'ITA5'), why(['severe'], 'ITA4'), why(['batavi'], 'ITA5')]).toEqual([
      null,
      null,
      null,
    ])
    secondus(state, 'ITA5', 'alexander')
    expect([why(['severe'], 'ITA5'), why(['severe', 'alexander'], 'ITA5'), why(['batavi'], 'ITA5')]).toEqual([
      'SV-3.6.3-I',
      null,
      null,
    ])
  })

  it('SV-6.3-B: nothing is played before a battle that is off, or by an empty hand', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      give(state, 'secondus', 'fuite-opportune-1')
    })
    const battle = newEngagement(positionOf(state), 'ITA5', 'land', 'primus', null)
    const open = (side: 'primus' | 'secondus') =>
      stratagemsBeforeBattle(positionOf(state), battle, side).length
    expect([open('primus'), open('secondus')]).toEqual([0, 1])
    secondus(state, 'ITA2', 'heruli')
    expect(open('secondus')).toBe(0)
  })

  it('SV-3.5.4-C, SV-3.5.3-C: who is removed loses his guard', () => {
    const state = empire(state => {
      secondus(state, 'GAL1', 'maxence')
      state.caesares.secondus = ['maxence']
      state.protectores.secondus = 'maxence'
    })
    const { state: after } = play(removeSurplusEmperors, { state })
    expect([after.caesares.secondus, after.protectores.secondus]).toEqual([[], null])
  })
})

describe('entry', () => {
  it('SV-LT-C: no son is lost while Constantin lives, and who comes takes no throne', () => {
    const state = empire(state => {
      state.year = 317
      primus(state, 'ITA5', 'constantin', 'batavi')
    })
    expect(isPosthumous(positionOf(state), 'constantin-ii')).toBe(false)
    const { state: after } = play(enterLeaders, { state, impossible: true })
    expect([where(after, 'crispus'), after.emperors.primus]).toEqual(['ITA5', 'galere'])
  })

  it('SV-LT-A: from a gate with enemies to the nearest cities of the side without them (RULING-10)', () => {
    const zones = (change: (state: SemperState) => void) => {
      const state = empire(state => {
        state.regions.galliae = 'primus'
        secondus(state, boxes.dead, 'licinius')
        state.emperors.secondus = null
        change(state)
      })
      return entryZones(positionOf(state), 'primus', 'saloustios')
    }
    expect(zones(() => {})).toEqual(['GAL2'])
    const away = zones(state => secondus(state, 'GAL2', 'batavi'))
    expect(away.length).toBeGreaterThan(0)
    for (const zone of away) expect(row(data.zones, zone).city).not.toBeNull()
    expect(away).not.toContain('GAL2')
    const [first = ''] = away
    expect(
      zones(state => {
        secondus(state, 'GAL2', 'batavi')
        secondus(state, first, 'heruli')
      }),
    ).not.toContain(first)
    const lost = zones(state => {
      secondus(state, 'GAL2', 'batavi')
      state.regions.galliae = 'secondus'
    })
    for (const zone of lost) expect(row(data.zones, zone).region).not.toBe('galliae')
  })
})

describe('what is asked for', () => {
  const campaign = { name: 'campaign' } as const
  const why = ({ position, decision }: ReturnType<typeof playUntil>, verb: string, noun: string) =>
    semper.explain(position, decision, { verb, noun })?.why ?? null

  it('SV-8.4.2-C: a unit', () => {
    const asked = playUntil(combat, {
      state: empire(state => {
        primus(state, 'ITA5', 'batavi', 'ioviani')
        secondus(state, 'ITA5', 'heruli', 'cornuti')
      }),
      dice: [d6('battle', 6)],
    })
    expect([
      why(asked, 'reduce', 'heruli'),
      why(asked, 'reduce', 'ITA5'),
      why(asked, 'reduce', 'severe'),
    ]).toEqual(['not-a-choice-here', 'unit-asked', 'unit-asked'])
  })

  it('SV-6.3-C, SV-6.3-D, SV-6.3-G: a leader, a place, something else', () => {
    const asked = (id: 'assassinat' | 'foyer-de-peste' | 'abandon') =>
      playUntil(g => row(stratagems, id).play(g, 'primus', `${id}-1`, campaign), {
        state: empire(state => {
          secondus(state, 'GAL2', 'maxence', 'pc-galliae-1')
          primus(state, 'ITA5', 'pc-italia-1')
          give(state, 'primus', `${id}-1`)
        }),
      })
    const murder = asked('assassinat')
    expect([why(murder, 'assassinate', 'GAL2'), why(murder, 'assassinate', 'galere')]).toEqual([
      'leader-asked',
      'not-a-choice-here',
    ])
    const plague = asked('foyer-de-peste')
    expect([why(plague, 'infect', 'SOCC'), why(plague, 'infect', 'maxence')]).toEqual([
      'land-asked',
      'place-asked',
    ])
    const abandon = asked('abandon')
    expect([why(abandon, 'abandon', 'GAL2'), why(abandon, 'abandon', 'nothing')]).toEqual([
      'something-else-asked',
      null,
    ])
  })
})

describe('religion and fury', () => {
  it('SV-6.3-I: the Sun needs an emperor or Usurper in the battle, and In hoc signo a Christian one', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'maxence', 'severe')
      secondus(state, 'ITA5', 'alexander')
    })
    const may = (id: 'sol-invictus' | 'in-hoc-signo-vinces') =>
      maySetDie(positionOf(state), 'primus', id, 'ITA5')
    expect([may('sol-invictus'), may('in-hoc-signo-vinces')]).toEqual([false, false])
    state.caesares.primus = ['severe']
    expect([may('sol-invictus'), may('in-hoc-signo-vinces')]).toEqual([true, false])
    primus(state, 'ITA5', 'constantin')
    state.augusti.primus = ['constantin']
    expect([may('sol-invictus'), may('in-hoc-signo-vinces')]).toEqual([true, true])
  })

  it('SV-6.3-H, SV-6.3-I: the reason names the rule', () => {
    const roll = {
      of: { die: 'd6', purpose: 'battle', roller: 'primus', zone: 'ITA5' },
      face: 1,
      set() {},
    } as const
    const why = (id: 'sol-invictus' | 'in-hoc-signo-vinces', purpose: 'battle' | 'solitary') =>
      row(stratagems, id).whyNot(
        positionOf(
          empire(state => {
            primus(state, 'ITA5', 'constantin', 'maxence')
            state.augusti.primus = ['constantin']
          }),
        ),
        'primus',
        { name: 'after-roll', roll: { ...roll, of: { ...roll.of, purpose } } },
      )?.rule ?? null
    expect([why('sol-invictus', 'battle'), why('in-hoc-signo-vinces', 'battle')]).toEqual([null, null])
    expect([why('sol-invictus', 'solitary'), why('in-hoc-signo-vinces', 'solitary')]).toEqual([
      'SV-6.3-I',
      'SV-6.3-H',
    ])
  })

  it('SV-6.3-K: one German unit among others is enough', () => {
    const state = empire(state => {
      atWar(state, 'franci', 'secondus')
      atWar(state, 'picts', 'secondus')
      place(state, 'GAL2', null, 'franci-1', 'picts-1')
      secondus(state, 'HIS1', 'licinius')
      primus(state, 'GAL2', 'batavi')
    })
    const battle = newEngagement(positionOf(state), 'GAL2', 'land', 'primus', null)
    const open = () =>
      row(stratagems, 'furor-germanicus').whyNot(positionOf(state), 'secondus', {
        name: 'before-battle',
        battle,
      })
    expect(open()).toBeNull()
    place(state, 'FRA', null, 'franci-1')
    expect(open()?.why).toBe('not-in-this-battle')
    place(state, 'GAL2', null, 'franci-1')
    battle.conqueror = 'secondus'
    expect(open()?.why).toBe('decided-already')
  })
})

describe('places', () => {
  it('SV-EV-6: a seat is an imperial capital in a Diocese of the side', () => {
    const state = empire()
    const seats = (side: 'primus' | 'secondus') =>
      data.zoneIds.filter(zone => isSeat(positionOf(state), side, zone))
    expect(seats('primus').toSorted()).toEqual(['ITA2', 'ORI2', 'PAN3', 'PON1', 'VIE3'])
    expect(seats('secondus')).toEqual(['GAL2'])
    state.constantinopolis.built = true
    expect(seats('primus')).toContain('THR3')
  })

  it('SV-7.1-D, SV-4.3-D: a leader of a People alone among enemies flees where his People may go', () => {
    const state = empire(state => {
      state.regions.galliae = 'primus'
      secondus(state, 'HIS1', 'licinius')
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'ascaric')
      primus(state, 'GAL2', 'batavi')
    })
    const { decision } = playUntil(combat, { state, dice: [d10('solitary', 1)] })
    const zones = decision.choices.map(({ noun }) => String(noun))
    expect([decision.role, zones.includes('FRA'), zones.includes('GAL1')]).toEqual(['secondus', true, true])
    const atPeace = zones.filter(zone => ![null, 'franci'].includes(row(data.zones, zone).people))
    expect(atPeace).toEqual([])
  })

  it('SV-2.F-6: the last year ends with its Phase F', () => {
    const end = phases.find(({ id }) => id === 'F.end')
    const over = (year: number) =>
      play(g => end?.run(g) ?? adjustFleets(g), {
        state: scenario('2', state => {
          state.year = year
        }),
        impossible: true,
      }).match.result?.rule
    expect([over(312), over(313)]).toEqual(['test', 'SV-10.3-A'])
  })
})

describe('points', () => {
  const scored = (state: SemperState, side: 'primus' | 'secondus', rule: string) =>
    scoresOf(positionOf(state), side).find(score => score.rule === rule)?.points ?? 0

  it('SV-10.2-S6: a capital of the other overrun counts 3, once, and Constantinopolis too', () => {
    const state = empire(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'THR3', null, 'franci-1')
    })
    expect(scored(state, 'secondus', 'SV-10.2-S6')).toBe(0)
    state.constantinopolis.built = true
    expect(scored(state, 'secondus', 'SV-10.2-S6')).toBe(3)
    place(state, 'ITA2', null, 'franci-2')
    expect(scored(state, 'secondus', 'SV-10.2-S6')).toBe(3)
    // In a capital of his own it does not count.
    place(state, 'GAL2', null, 'franci-1', 'franci-2')
    expect(scored(state, 'secondus', 'SV-10.2-S6')).toBe(0)
  })
})
