import { type Choice, type GameDefinition, Match, scriptedDice } from '@aquila/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { cardIds, numberOfArea } from '../data/index.ts'
import { roma } from '../index.ts'
import { exposedToAttrition } from '../rules/attrition.ts'
import type { CastData } from '../rules/cast.ts'
import { controlOf } from '../rules/control.ts'
import { leaderNoun, marksAt, totalStrength, unitsAt } from '../rules/pieces.ts'
import { powerNamed } from '../rules/powers.ts'
import type { RomaState } from '../rules/state.ts'
import { stack, written } from './support.ts'

/** The Example of Play of the rulebook, Scenario 1 with four players, with its own dice. */

type Rolls = [why: string, value: number][]

/** What chance dealt before it begins: the four hands, and a marker of 5 in every land of Barbaricum. */
const example: GameDefinition<RomaState, CastData> = {
  ...roma,
  phases: [...roma.phases.slice(1), ...roma.phases.slice(0, 1)],
  setUp(...given) {
    const state = roma.setUp(...given)
    state.hands = {
      aegyptus: ['frontier-war'],
      carthage: ['siege-advantage'],
      rome: ['land-advantage'],
      seleucid_kingdom: ['ambush'],
    }
    const dealt = Object.values(state.hands).flat()
    state.deck = cardIds.filter(card => !dealt.includes(card))
    state.marks = state.marks.map(marks => (marks.garrison === null ? { ...marks, markers: [5] } : marks))
    return state
  },
}

class Example {
  readonly dice: Rolls = []
  readonly match: Match<RomaState, CastData>

  constructor(rolls: Rolls) {
    const dice = scriptedDice(rolls)
    this.match = Match.start(example, { scenario: '1', seats: 4, dice })
  }

  get state(): RomaState {
    return this.match.position.state
  }

  leader(power: string, area: string): string {
    const found = this.state.leaders.find(
      leader => leader.power === powerNamed(this.match.position, power) && leader.area === numberOfArea(area),
    )
    if (found === undefined) throw new Error(`no Leader of ${power} in ${area}`)
    return leaderNoun(found)
  }

  /** Makes the choices in order; on the way nobody intercepts or plays a card unless it is written here. */
  say(...choices: readonly string[]): this {
    for (const choice of choices) {
      for (;;) {
        const { decision } = this.match
        if (decision === null) throw new Error(`"${choice}": nobody has to choose`)
        const legal = decision.choices.find(each => written(each) === choice)
        if (legal !== undefined) {
          this.match.choose(legal)
          break
        }
        // Who has spent his points has stopped by himself.
        if (choice === 'stop' && decision.task === 'operations') break
        const declined = this.declined(decision.choices)
        if (declined === undefined)
          throw new Error(
            `"${choice}" is not legal: ${decision.role} ${decision.task}: ${decision.choices.map(written).join(', ')}`,
          )
        this.match.choose(declined)
      }
    }
    return this
  }

  private declined(choices: readonly Choice[]): Choice | undefined {
    return this.match.decision?.window === undefined
      ? undefined
      : choices.find(({ verb }) => verb === 'pass' || verb === 'let-pass')
  }

  /** Takes losses as written; the last hit of a kind that is left is taken by itself. */
  lose(...what: readonly string[]): this {
    for (const noun of what) {
      this.pass()
      if (this.match.decision?.task !== 'pick-losses') return this
      const [power = ''] = noun.split('/')
      // Both sides pick at the same time.
      const decision = this.match.decisions.find(({ choices }) =>
        choices.some(choice => String(choice.noun).startsWith(power)),
      )
      // It was the only thing to lose, and went by itself.
      if (decision === undefined) continue
      const legal = decision.choices.find(choice => choice.noun === noun)
      if (legal === undefined)
        throw new Error(`"${noun}" cannot be lost: ${decision.choices.map(written).join(', ')}`)
      this.match.choose(legal, { role: decision.role })
    }
    return this
  }

  /** Nobody plays a card, nobody intercepts. */
  pass(): this {
    for (;;) {
      const declined = this.match.decision === null ? undefined : this.declined(this.match.decision.choices)
      if (declined === undefined) return this
      this.match.choose(declined)
    }
  }

  /** One Province back; the only way is taken by itself. */
  retreat(to: string): this {
    this.say('retreat')
    const way = this.match.decision?.choices.find(each => written(each) === `retreat-to ${to}`)
    if (way !== undefined) this.match.choose(way)
    this.pass()
    if (this.match.decision?.task === 'retreat') this.say('halt')
    return this
  }

  power(id: string): number {
    return powerNamed(this.match.position, id)
  }

  treasury(power: string): number | undefined {
    return this.state.powers[this.power(power)]?.treasury
  }

  strength(area: string): number {
    return totalStrength(this.match.position.data, unitsAt(this.state, numberOfArea(area)))
  }

  controls(power: string, area: string): boolean {
    return controlOf(this.state, numberOfArea(area)) === this.power(power)
  }

  operations(): number | undefined {
    return this.state.activation?.operations
  }

  told(kind: string) {
    return this.match.log(null).filter(event => event.kind === kind)
  }

  lastCombat() {
    return this.told('combat').at(-1)?.data
  }
}

const rolls: Rolls = [
  ['Consul', 1],
  ['Consul', 1],
  ['initiative', 2],
  // Rome
  ['operations', 5],
  ['attrition', 1],
  ['operations', 4],
  ['attrition', 6],
  ['attrition', 6],
  // Aegyptus
  ['initiative', 3],
  ['operations', 6],
  ['combat', 5],
  ['combat', 2],
  ['leader casualty', 5],
  ['capture', 5],
  ['rouse', 6],
  ['operations', 2],
  ['operations', 1],
  ['operations', 6],
  // Seleucid Kingdom
  ['initiative', 2],
  ['rebels', 25],
  ['operations', 4],
  ['combat', 5],
  ['combat', 3],
  ['operations', 3],
  ['withdrawal', 2],
  ['combat', 6],
  ['combat', 2],
  ['leader casualty', 2],
  ['capture', 2],
  ['withdrawal', 1],
  ['operations', 1],
  ['operations', 2],
  ['operations', 6],
  ['combat', 1],
  ['combat', 4],
  // Carthage
  ['initiative', 1],
  ['operations', 5],
  ['interception', 2],
  ['combat', 5],
  ['combat', 5],
  ['operations', 6],
  ['combat', 1],
  ['combat', 4],
  ['leader casualty', 5],
  ['stay', 6],
  ['operations', 2],
  ['interception', 1],
  ['combat', 5],
  ['combat', 4],
  ['leader casualty', 5],
  ['combat', 6],
  ['combat', 6],
  ['leader casualty', 5],
  // Turn 2: a Leader's 6 and a single unit's 1 harm nobody.
  ['pillage', 1],
  ['attrition', 1],
  ['Consul', 1],
  ['Consul', 1],
]

describe('the Example of Play', () => {
  let play: Example
  beforeAll(() => {
    play = new Example(rolls)
  })

  it('RV-4.1-a, RV-7.1-a, RV-8.1-a: TV-01 to TV-04, no phases A and B, income 18 18 16 25, left 5 3 0 6', () => {
    expect(play.told('attrition')).toEqual([])
    const income = play.told('revenue').map(({ data }) => [data.power, data.revenue])
    expect(Object.fromEntries(income)).toEqual({ aegyptus: 18, carthage: 18, rome: 16, seleucid_kingdom: 25 })
    const paid = play.told('maintenance').map(({ data }) => [data.power, [data.cost, data.treasury]])
    expect(Object.fromEntries(paid)).toEqual({
      aegyptus: [13, 5],
      carthage: [15, 3],
      rome: [16, 0],
      seleucid_kingdom: [19, 6],
    })
  })

  it('RV-9.3-a, RV-9.13-a: TV-05 to TV-08, no roll in the Capital, and seven Fleets become Legions', () => {
    play.say('done')
    for (const [area, number] of [
      ['apulia', 2],
      ['baleares', 1],
      ['cisalpina', 2],
      ['corsica', 1],
      ['sardinia', 1],
    ] as const)
      for (let left = number; left > 0; left--) play.say(`convert ${area}/lgn`)
    play.say('done', 'create syria/hi', 'done', 'create aegyptus/hi', 'done')
    expect([
      play.treasury('aegyptus'),
      play.treasury('carthage'),
      play.treasury('rome'),
      play.treasury('seleucid_kingdom'),
    ]).toEqual([1, 3, 0, 2])
    expect(stack(play.state, 'apulia')).toBe('2 aux, 2 cav, 2 lgn reduced, 4 lgn')
    expect(stack(play.state, 'baleares')).toBe('1 lgn reduced')
    expect(play.told('recruitment')).toEqual([])
    play.say('keep', 'keep', 'keep', 'keep')
    expect(play.match.decision).toMatchObject({ role: 'rome', task: 'operations' })
  })

  it('RV-5.15-a, RV-SC1-pass: TV-10 to TV-12, Consul I collects, drops and crosses the Alps', () => {
    play.say(`activate ${play.leader('rome', 'cisalpina')}`)
    expect(play.operations()).toBe(6)
    play.say(
      'take-all',
      'march latium',
      'march apulia',
      'take-all',
      'march latium',
      'leave-every lgn/reduced',
    )
    play.say('march cisalpina', 'march narbonensis')
    play.lose('rome/aux', 'rome/aux/reduced')
    expect(play.operations()).toBeUndefined()
    expect(stack(play.state, 'narbonensis')).toBe('1 hi, 3 aux, 4 cav, 8 lgn')
    expect(play.strength('narbonensis')).toBe(46 + 3)
  })

  it('RV-5.24-a, RV-4.2B-b: TV-13, TV-14, Consul II crosses two ranges; the reduced Legions have marched already', () => {
    play.say(`activate ${play.leader('rome', 'latium')}`)
    expect(play.operations()).toBe(5)
    play.say('take-all', 'march cisalpina', 'march narbonensis', 'march tarraconensis', 'stop')
    expect(stack(play.state, 'latium')).toBe('4 lgn reduced')
    expect(stack(play.state, 'tarraconensis')).toBe('1 hi, 2 aux, 2 cav, 4 lgn')
    play.say('pass')
  })

  it('RV-14.2-09, RV-5.31-5c, RV-5.31-11a: TV-20 to TV-23, a Frontier War drives Seleucus from Cilicia', () => {
    play.say('play frontier-war', 'on cappadocia')
    expect(play.operations()).toBe(7)
    play.say('take-all', 'march cilicia', 'attack seleucid_kingdom', 'stand', 'spend +1-1')
    expect(play.lastCombat()).toMatchObject({
      points: { attacker: 21, defender: 18 },
      modifiers: [{ side: 'attacker', value: 2, why: 'cavalry' }],
      lost: { attacker: 10, defender: 60 },
    })
    play.lose('cappadocia/aux', 'cappadocia/aux/reduced')
    play.lose(...Array(3).fill('seleucid_kingdom/aux'), ...Array(3).fill('seleucid_kingdom/aux/reduced'))
    play.lose('garrison', ...Array(3).fill('seleucid_kingdom/hi'), 'seleucid_kingdom/cav')
    play.retreat('syria')
    expect(play.state.leaders.find(({ name }) => name === 'Seleucus')?.area).toBe(numberOfArea('syria'))
  })

  it('RV-5.68-a, RV-10.74-a: TV-24, TV-25, the Fleet slips away, Cilicia is pillaged for nothing', () => {
    play.say('capture', 'relocate syria/mare_aegyptum', 'pillage')
    expect(play.operations()).toBe(4)
    play.say('march cappadocia', 'stop')
    expect(marksAt(play.state, numberOfArea('cilicia'))).toMatchObject({
      pillaged: true,
      garrison: play.power('cappadocia'),
    })
    expect(stack(play.state, 'syria', play.power('seleucid_kingdom'))).toContain('3 flt')
  })

  it('RV-11.13-a, RV-5.69-a, RV-5.92-a: TV-26 to TV-29, Parthia sleeps, three Leaders move, no storm in two seas', () => {
    play.say('rouse parthia')
    expect(play.told('roused').at(-1)?.data).toMatchObject({ die: 6, success: false })
    play.say(
      `activate ${play.leader('aegyptus', 'iudaea')}`,
      'take hi',
      'take hi',
      'take cav',
      'march arabia_petraea',
    )
    play.say('leave-every hi', 'leave-every cav', 'march iudaea', 'stop')
    play.say(
      `activate ${play.leader('aegyptus', 'aegyptus')}`,
      'take-every hi',
      'take-every aux',
      'take-every cav',
    )
    play.say(
      'march iudaea',
      'leave cav',
      'march arabia_petraea',
      'leave aux',
      'leave cav',
      'march aegyptus',
      'stop',
    )
    play.say(
      `activate ${play.leader('aegyptus', 'lycia')}`,
      'take flt@mare_aegyptum',
      'embark lycia/mare_aegyptum',
    )
    play.say('sail mare_aegyptum', 'sail cyprus/mare_aegyptum', 'take-all', 'sail mare_aegyptum')
    play.say('sail aegyptus/mare_aegyptum', 'debark', 'march arabia_petraea')
    expect(play.operations()).toBeUndefined()
    play.say('pass')
    expect(play.told('storm')).toEqual([])
    expect(stack(play.state, 'lycia')).toBe('1 aux, 1 cav, 2 hi')
    expect(stack(play.state, 'arabia_petraea')).toBe('1 aux, 2 cav, 2 hi')
  })

  it('RV-14.2-02, RV-5.31-4a, RV-3.61-a: TV-30 to TV-33, an Ambush in Lycia: 8 against 11 is one to one', () => {
    play.say('play ambush', 'on lycia')
    expect(play.operations()).toBe(6)
    play.say('attack aegyptus')
    expect(play.lastCombat()).toMatchObject({
      points: { attacker: 8, defender: 11 },
      holder: null,
      net: 0,
      lost: { attacker: 30, defender: 50 },
    })
    play.lose('ambushers/bi', 'ambushers/bi/reduced')
    play.say('suggested')
    expect(stack(play.state, 'lycia', play.power('aegyptus'))).toBe('')
    expect(marksAt(play.state, numberOfArea('lycia')).garrison).toBeNull()
    play.say('stop')
  })

  it('RV-5.51-a, RV-5.31-5b: TV-34 to TV-39, Antiochus takes Iudaea and a Fleet', () => {
    play.say('activate Antiochus')
    play.say('take-every hi', 'take-every aux', 'take-every cav', 'march osrhoene')
    play.say('take-every hi', 'take-every aux', 'take-every cav', 'march syria', 'march iudaea')
    play.say('attack aegyptus', 'withdraw', 'spend +2-1')
    expect(play.lastCombat()).toMatchObject({
      points: { attacker: 30, defender: 13 },
      holder: 'attacker',
      net: 3,
      lost: { attacker: 10, defender: 80 },
    })
    play.lose('seleucid_kingdom/aux', 'seleucid_kingdom/aux', 'seleucid_kingdom/aux/reduced')
    play.lose('aegyptus/hi', 'aegyptus/hi', 'aegyptus/hi/reduced', 'aegyptus/hi/reduced')
    play.lose('aegyptus/aux', 'aegyptus/aux/reduced', 'aegyptus/cav', 'aegyptus/cav/reduced')
    play.retreat('aegyptus').say('capture')
    expect(play.controls('seleucid_kingdom', 'iudaea')).toBe(true)
    expect(stack(play.state, 'iudaea')).toBe('1 aux reduced, 1 flt, 2 aux, 2 cav, 6 hi')
  })

  it('RV-5.31-2a: TV-40, the force in Arabia Petraea withdraws, its Garrison is replaced without a fight', () => {
    play.say('march arabia_petraea', 'attack aegyptus', 'withdraw')
    expect(play.controls('seleucid_kingdom', 'arabia_petraea')).toBe(true)
    expect(play.operations()).toBeUndefined()
  })

  it('RV-3.4-a, RV-5.31-7: TV-41 to TV-44, 15 points in Babylonia, and 9 of modifier against a Garrison', () => {
    play.say(
      `activate ${play.leader('seleucid_kingdom', 'syria')}`,
      'take-every hi/reduced',
      'take-every cav/reduced',
    )
    play.say('march hatra', 'march babylonia', 'stop')
    expect(play.strength('babylonia') + 1).toBe(15)
    play.say(
      `activate ${play.leader('seleucid_kingdom', 'osrhoene')}`,
      'march adiabene',
      'take-all',
      'march assyria',
      'stop',
    )
    play.say(
      `activate ${play.leader('seleucid_kingdom', 'hatra')}`,
      'take-all',
      'march syria',
      'march cilicia',
      'attack cappadocia',
    )
    play.say('spend +6-3')
    expect(play.lastCombat()).toMatchObject({
      points: { attacker: 7, defender: 1 },
      net: 9,
      lost: { attacker: 10, defender: 70 },
    })
    play.lose('seleucid_kingdom/aux')
    expect(play.controls('seleucid_kingdom', 'cilicia')).toBe(true)
    play.say('march syria', 'stop', 'pass')
  })

  it('RV-5.43-a, RV-5.94-a: TV-50 to TV-53, Hasdrubal lands in Cisalpina; 2 of 11 stay unused', () => {
    play.say(
      `activate ${play.leader('carthage', 'baetica')}`,
      'take-all',
      'march carthaginiensis',
      'take-every flt@mare_balearicum',
    )
    play.say(
      'embark carthaginiensis/mare_balearicum',
      'sail mare_balearicum',
      'sail mare_tyrrhenum',
      'sail cisalpina/mare_tyrrhenum',
    )
    play.say('debark', `intercept ${play.leader('rome', 'narbonensis')}`, 'attack rome', 'spend +5-4')
    expect(play.lastCombat()).toMatchObject({
      points: { attacker: 8, defender: 1 },
      net: 11,
      lost: { attacker: 10, defender: 100 },
    })
    play.lose('carthage/hi')
    play.say('stop')
    expect(play.controls('carthage', 'cisalpina')).toBe(true)
    expect(play.told('storm')).toEqual([])
  })

  it('RV-5.31-11c, RV-5.31-11e, RV-3.34-b: TV-54 to TV-57, Mago fails in Sardinia and has nowhere to go', () => {
    play.say(
      `activate ${play.leader('carthage', 'africa')}`,
      'take hi',
      'take flt@mare_tyrrhenum',
      'embark africa/mare_tyrrhenum',
    )
    play.say('sail mare_tyrrhenum', 'sail sardinia/mare_tyrrhenum', 'debark', 'attack rome', 'spend +1-0')
    expect(play.lastCombat()).toMatchObject({
      points: { attacker: 3, defender: 3 },
      net: 1,
      lost: { attacker: 40, defender: 20 },
      loser: 'attacker',
    })
    play.lose('garrison')
    expect(play.state.lost).toEqual(['Mago'])
    expect(stack(play.state, 'sardinia')).toBe('1 flt, 1 lgn reduced')
    expect(play.controls('rome', 'sardinia')).toBe(true)
  })

  it('RV-5.47-a, RV-5.31-11d1: TV-58 to TV-61, Consul I intercepts Hannibal, is beaten and goes back', () => {
    play.say(`activate ${play.leader('carthage', 'carthaginiensis')}`, 'take-all', 'march tarraconensis')
    play.say(`intercept ${play.leader('rome', 'narbonensis')}`, 'spend +0-3')
    expect(play.lastCombat()).toMatchObject({
      points: { attacker: 46, defender: 40 },
      modifiers: [{ side: 'defender', value: 3, why: 'leader' }],
      lost: { attacker: 40, defender: 20 },
    })
    play.lose(
      ...Array(3).fill('rome/lgn'),
      ...Array(3).fill('rome/lgn/reduced'),
      ...Array(3).fill('rome/aux'),
      ...Array(3).fill('rome/aux/reduced'),
    )
    play.lose(
      ...Array(3).fill('carthage/aux'),
      ...Array(3).fill('carthage/aux/reduced'),
      'carthage/hi',
      'carthage/hi',
    )
    play.retreat('narbonensis')
    expect(play.operations()).toBe(5)
    expect(stack(play.state, 'narbonensis')).toBe('1 hi, 4 cav, 5 lgn')
  })

  it('RV-11.14-a, RV-10.54-a: TV-62 to TV-64, Saguntum and its Garrison fight beside Consul II and fall', () => {
    play.say('attack rome', 'stand', 'spend +0-5')
    expect(play.lastCombat()).toMatchObject({
      points: { attacker: 32, defender: 28 },
      net: 5,
      lost: { attacker: 10, defender: 60 },
    })
    play.lose('carthage/hi', 'carthage/hi/reduced')
    play.lose(
      'rome/lgn',
      'rome/lgn',
      'rome/lgn/reduced',
      'rome/lgn/reduced',
      'rome/aux',
      'rome/aux',
      'rome/aux/reduced',
      'rome/aux/reduced',
    )
    play.lose('rome/cav', 'saguntum/hi', 'saguntum/hi/reduced', 'garrison')
    play.retreat('narbonensis')
    expect(play.controls('carthage', 'tarraconensis')).toBe(true)
    expect(play.operations()).toBe(4)
    play.say('stop')
  })

  it('RV-4.2A-a, RV-7.7-a, RV-8.1-a: TV-70 to TV-73, turn 2: Cilicia stays pillaged, the islands pay Rome nothing', () => {
    // The one Legion on Baleares: Carthage has a Fleet on both seas of Sardinia, Rome has none.
    expect(exposedToAttrition(play.match.position)).toMatchObject([
      { power: play.power('rome'), area: numberOfArea('baleares'), isolated: true },
    ])
    play.say('pass')
    expect(play.state.turn).toBe(2)
    const paid = play
      .told('maintenance')
      .slice(4)
      .map(({ data }) => [data.power, data.treasury])
    expect(Object.fromEntries(paid)).toEqual({ aegyptus: 5, carthage: 13, rome: 3, seleucid_kingdom: 12 })
  })
})
