import { BadDataPack } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { loadData } from '../data/pack.ts'
import { romaData } from '../data/shipped.ts'
import { drawCard } from '../rules/cards/event-cards.ts'
import { newLeader } from '../rules/cards/leaders.ts'
import { defendingForce, limesDefends } from '../rules/combat/force.ts'
import { holds } from '../rules/conditions.ts'
import { prospectOf } from '../rules/odds/combat.ts'
import { relocate } from '../rules/operations/capture.ts'
import { whyNoMarch } from '../rules/operations/march.ts'
import { mayAttack } from '../rules/pacts.ts'
import { unitsAt } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { castData, Stage, stack, startOf } from './support.ts'

const at = numberOfArea

describe('set-up', () => {
  it('RV-3.84-a, RV-3.85-a, RV-3.86-a: who serves a Major that plays, and is its own master otherwise', () => {
    const status = (seats: number, id: string) => {
      const { numberOf, powers } = castData.casts.of(1, seats, startOf(1, seats).options)
      const { status: found, of } = powers[numberOf.get(id) ?? -1] ?? { status: 'absent', of: null }
      return [found, of === null ? null : powers[of]?.id]
    }
    expect(status(4, 'numidia')).toEqual(['client', 'carthage'])
    expect(status(4, 'syracusae')).toEqual(['client', 'rome'])
    expect(status(4, 'illyria')).toEqual(['neutral', null])
    const served = romaData.scenarios[0]?.minors.find(({ of }) => of === 'aegyptus')
    if (served === undefined) return
    expect(status(4, served.id)).toEqual([served.status, 'aegyptus'])
    expect(status(2, served.id)).toEqual(['neutral', null])
  })

  it('RV-3.22-a, RV-3.23-b: markers lie in Provinces and impassable areas, never at sea', () => {
    const { state } = startOf(1, 4)
    expect(state.marks[at('arabia_magna')]).toMatchObject({ garrison: null, pillaged: false })
    expect(state.marks[at('mare_tyrrhenum')]).toBeUndefined()
  })
})

describe('data packs', () => {
  const [first] = romaData.scenarios
  const pack = (change: object) => ({ name: 'test', scenarios: [{ ...first, ...change }] })

  it('RV-10.12-a: a Province that two Powers hold is refused with its path, be they Majors or Minors', () => {
    const minors = first?.minors.map((minor, index) =>
      index === 0 ? { ...minor, provinces: [...minor.provinces, 'latium'] } : minor,
    )
    const powers = first?.powers.map((power, index) =>
      index === 0 ? { ...power, provinces: [...power.provinces, 'africa'] } : power,
    )
    expect(() => loadData(pack({ minors }), romaData)).toThrow(BadDataPack)
    expect(() => loadData(pack({ minors }), romaData)).toThrow(/scenarios\.0\.minors\.0\.provinces\.1/)
    expect(() => loadData(pack({ powers }), romaData)).toThrow(
      /africa is already listed in scenarios\.0\.powers\.0/,
    )
  })

  it('RV-7.3-a: a pack changes the Provinces it names and no other', () => {
    const { revenue } = loadData({ name: 'test', revenue: { latium: 1 } }, romaData)
    expect([revenue[at('latium')], revenue[at('apulia')]]).toEqual([1, romaData.revenue[at('apulia')]])
    expect(revenue[at('mare_tyrrhenum')]).toBe(0)
  })
})

describe('forces', () => {
  it('RV-11.14-a, RV-5.31-3a: the Major decides where its own units stand, those who serve it where they stand alone', () => {
    const stage = new Stage().units('syracusae', 'sicilia', '1 hi')
    const deciding = () =>
      defendingForce(stage.position, at('sicilia'), stage.power('rome'), stage.power('carthage')).power
    expect(deciding()).toBe(stage.power('syracusae'))
    stage.units('rome', 'sicilia', '1 aux')
    expect(deciding()).toBe(stage.power('rome'))
  })

  it('RV-10.62-a, RV-10.64-a, RV-10.67-a: a reduced Limes defends, a lost one does not, nor one held by others', () => {
    const defends = (limes: number | null, garrison: string, against = 'dacia') => {
      const stage = new Stage(7, 1).garrison(garrison, 'pannonia').marks('pannonia', { limes })
      return limesDefends(stage.position, at('pannonia'), stage.power('rome'), stage.power(against))
    }
    expect([2, 1, 0, null].map(limes => defends(limes, 'rome'))).toEqual([true, true, false, false])
    expect([defends(2, 'dacia'), defends(2, 'rome', 'rome')]).toEqual([false, false])
  })

  it('RV-5.31-8: to win, to draw and to lose is certain, whoever has the modifier', () => {
    for (const holder of ['attacker', 'defender', null] as const) {
      const { attackerWins, draw, defenderWins } = prospectOf(holder, holder === null ? 0 : 3)
      expect(attackerWins + draw + defenderWins).toBeCloseTo(1)
    }
    const even = prospectOf(null, 0)
    expect([even.attackerWins, even.draw, even.defenderWins].map(chance => Math.round(36 * chance))).toEqual([
      15, 6, 15,
    ])
  })

  it('RV-5.68-a: a Fleet that escapes goes to another Province, not to where it was', () => {
    const stage = new Stage().garrison('carthage', 'sicilia', 'africa').units('carthage', 'sicilia', '1 flt')
    const [ship] = unitsAt(stage.state, at('sicilia'))
    if (ship === undefined) throw new Error('no Fleet')
    const { decision } = stage.playUntil(g => relocate(g, at('sicilia'), ship))
    expect(decision.choices.every(({ noun }) => String(noun).startsWith('africa/'))).toBe(true)
    const nowhere = new Stage().garrison('carthage', 'sicilia').units('carthage', 'sicilia', '1 flt')
    const [lost] = unitsAt(nowhere.state, at('sicilia'))
    if (lost === undefined) throw new Error('no Fleet')
    expect(stack(nowhere.play(g => relocate(g, at('sicilia'), lost)).state, 'sicilia')).toBe('')
  })
})

describe('cards', () => {
  it('RV-14.12-a: a player who draws when deck and discards are empty gets nothing', () => {
    const stage = new Stage()
    stage.state.deck = []
    stage.state.hands = { carthage: [], rome: ['raid'], seleucid_kingdom: [], aegyptus: [] }
    const draw = function* (g: Roma) {
      drawCard(g, 'rome', 'RV-4.2C4-a')
    }
    expect(stage.play(draw).state.hands.rome).toEqual(['raid'])
  })

  it('RV-14.2-12: a Leader who comes by a card is neither Supreme nor a Consul', () => {
    const stage = new Stage().units('rome', 'latium', '1 lgn').garrison('rome', 'latium')
    const { state } = stage.play(g => newLeader(g, 'rome', 'latium'), { dice: [['new Leader', 4]] })
    expect(state.leaders).toMatchObject([
      { name: null, rating: 2, supreme: false, consul: false, area: at('latium'), where: 'field' },
    ])
  })
})

describe('special rules of scenarios', () => {
  it('RV-SC15-b, RV-3.9-k: a pact ends by the attack it names, not by another', () => {
    const stage = new Stage(11, 4)
    const condition = { when: 'attacks', power: 'constantius', target: 'magnentius' } as const
    stage.state.attacks = ['constantius>persia', 'magnentius>constantius']
    expect(holds(stage.position, condition)).toBe(false)
    expect(holds(stage.position, { ...condition, target: 'any' })).toBe(true)
    stage.state.attacks = ['constantius>magnentius']
    expect(holds(stage.position, condition)).toBe(true)
  })

  it('RV-SC15-b: Aetius may attack the West only, until the Vandali attack anyone', () => {
    const stage = new Stage(15, 5)
    const may = (one: string, other: string) =>
      mayAttack(stage.position, stage.power(one), stage.power(other))
    expect([may('aetius', 'western_roman_empire'), may('aetius', 'hunni')]).toEqual([true, false])
    expect(may('hunni', 'aetius')).toBe(true)
    stage.state.attacks = ['vandali>western_roman_empire']
    expect(may('aetius', 'hunni')).toBe(true)
  })

  it('RV-3.9-k: Leaders who must stay in their Regions: all of a Power, or one by name, until the turn named', () => {
    const why = (
      scenario: number,
      seats: number,
      power: string,
      from: string,
      to: string,
      name: string,
      turn = 1,
    ) => {
      const stage = new Stage(scenario, seats)
      stage.state.turn = turn
      const leader: Leader = stage.leader(power, from, 3, name)
      stage.active(leader, 5)
      return whyNoMarch(stage.position, leader, at(to))?.why ?? null
    }
    const seats = Math.max(...Object.keys(romaData.scenarios[5]?.tables ?? {}).map(Number))
    expect(why(6, seats, 'vespasianus', 'lycia', 'asia', 'Mucianus')).toBeNull()
    const east = (turn: number) => why(6, seats, 'vespasianus', 'aegyptus', 'libia', 'Mucianus', turn)
    expect([east(1), east(2)]).toEqual([null, null])
    const out = (turn: number) => why(6, seats, 'vespasianus', 'cyrenaica', 'tripolitania', 'Mucianus', turn)
    expect([out(1), out(2)]).toEqual(['confined', null])
    const narses = (name: string, turn: number) =>
      why(17, 6, 'eastern_roman_empire', 'cappadocia', 'cilicia', name, turn)
    expect([narses('Narses', 5), narses('Narses', 6), narses('Belisarius', 1)]).toEqual([
      'confined',
      null,
      null,
    ])
  })
})
