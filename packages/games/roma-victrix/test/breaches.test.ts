import { DiceBox, fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { cardIds, numberOfArea, type UnitKindId } from '../data/index.ts'
import { breaches } from '../rules/knowledge/breaches.ts'
import { redeal } from '../rules/knowledge/redeal.ts'
import { view } from '../rules/knowledge/view.ts'
import { changeMarks, changePower, changeUnits, unitsAt } from '../rules/pieces.ts'
import type { Unit } from '../rules/state.ts'
import { Stage } from './support.ts'

const at = numberOfArea

const found = (stage: Stage) => breaches(stage.position).map(text => text.split(':')[0])

/** A unit in an area, changed. */
const holding = (area: string, kind: UnitKindId, change: Partial<Unit> = {}) => {
  const stage = new Stage()
  stage.units('rome', 'latium', `1 ${kind}`)
  const [unit] = unitsAt(stage.state, at('latium'))
  if (unit === undefined) throw new Error('no unit')
  stage.state.stacks[at('latium')] = []
  stage.state.stacks[at(area)] = [{ ...unit, ...change }]
  return stage
}

describe('what no position may hold', () => {
  it('RV-5.25-a, RV-5.65-a, RV-5.93-a: nobody swims, and nobody stays at sea when no Leader is active', () => {
    const sea = 'mare_tyrrhenum'
    expect(found(holding('latium', 'lgn'))).toEqual([])
    expect(found(holding(sea, 'lgn'))).toEqual(['RV-5.25-a', 'RV-5.65-a'])
    expect(found(holding(sea, 'lgn', { where: 'aboard' }))).toEqual(['RV-5.93-a', 'RV-5.65-a'])
    expect(found(holding(sea, 'flt', { coast: null }))).toEqual(['RV-5.65-a'])
    const sailing = holding(sea, 'lgn', { where: 'aboard' })
    const leader = sailing.leader('rome', sea, 1)
    expect(found(sailing)).toContain('RV-5.93-a')
    sailing.active(leader, 3)
    expect(found(sailing)).toEqual([])
  })

  it('RV-5.6-a: a Fleet lies on a coast of its Province, and on none in a Strait', () => {
    expect(found(holding('latium', 'flt'))).toEqual([])
    expect(found(holding('latium', 'flt', { coast: null }))).toEqual(['RV-5.6-a'])
    expect(found(holding('latium', 'flt', { coast: at('mare_ionium') }))).toEqual(['RV-5.6-a'])
    expect(found(holding('messina', 'flt', { coast: null }))).toEqual([])
    expect(found(holding('messina', 'flt', { coast: at('mare_ionium') }))).toEqual(['RV-5.6-a'])
  })

  it('RV-5.52-a: inside a City that stands', () => {
    const inside = holding('latium', 'lgn', { where: 'city' })
    expect(found(inside)).toEqual(['RV-5.52-a'])
    inside.marks('latium', { city: { power: inside.power('rome'), rank: 'major', strength: 1 } })
    expect(found(inside)).toEqual([])
  })

  it('RV-3.34-c, RV-5.21-a: everybody once, of a Power that is there, and nobody follows one who is gone', () => {
    const twice = new Stage().units('rome', 'latium', '1 lgn')
    twice.state.stacks[at('apulia')] = unitsAt(twice.state, at('latium'))
    expect(found(twice)).toHaveLength(1)
    const absent = new Stage().units('ambushers', 'latium', '1 bi')
    absent.leader('ambushers', 'latium', 2)
    expect(found(absent)).toHaveLength(2)
    const leaders = new Stage()
    const one = leaders.leader('rome', 'latium', 1, 'Titus')
    expect(found(leaders)).toEqual([])
    leaders.state.leaders = [one, one]
    expect(found(leaders)).toHaveLength(1)
    leaders.state.leaders = [one]
    leaders.state.lost = ['Titus']
    expect(found(leaders)).toEqual(['RV-3.34-c'])
    expect(found(holding('latium', 'lgn', { leader: 7 }))).toEqual(['RV-5.21-a'])
  })

  it('RV-9.0-a, RV-3.56-a, RV-14.12-a, RV-14.2-00: no more counters, markers and cards than there are', () => {
    // 24 Cavalry for each Major.
    const cavalry = (number: number) => found(new Stage(1, 5).units('rome', 'latium', `${number} cav`))
    expect([cavalry(24), cavalry(25)]).toEqual([[], ['RV-9.0-a']])
    const marker = new Stage().marks('belgica', { markers: [3] })
    expect(found(marker)).toEqual(['RV-3.56-a'])
    marker.state.markers[2] = 7
    expect(found(marker)).toEqual([])
    const hands = new Stage()
    hands.state.deck = [...cardIds]
    expect(found(hands)).toEqual([])
    hands.state.discards = ['raid']
    expect(found(hands)).toEqual(['RV-14.12-a', 'RV-14.2-00'])
  })

  it('RV-10.31-a, RV-10.64-a, RV-3.22-d, RV-9.17-1: Cities, Limes, Garrisons and Treasuries within their bounds', () => {
    const city = (rank: 'major' | 'minor', strength: number) =>
      found(new Stage().marks('latium', { city: { power: 0, rank, strength } }))
    expect([city('major', 4), city('major', 5)]).toEqual([[], ['RV-10.31-a']])
    expect([city('minor', 2), city('minor', 3)]).toEqual([[], ['RV-10.31-a']])
    const limes = (value: number) => found(new Stage().marks('latium', { limes: value }))
    expect([limes(2), limes(3)]).toEqual([[], ['RV-10.64-a']])
    const stage = new Stage()
    changeMarks(stage.state, at('gaetulia'), { garrison: 1 })
    expect(found(stage)).toEqual(['RV-3.22-d'])
    const poor = (treasury: number) => {
      const each = new Stage()
      changePower(each.state, each.power('rome'), { treasury })
      return found(each)
    }
    expect([poor(0), poor(-1)]).toEqual([[], ['RV-9.17-1']])
  })
})

describe('a new deal', () => {
  const dealt = (stage: Stage, seed: number) => redeal(stage.position, 'rome', new DiceBox(fastDice(seed)))

  it('RV-6.2-b: a unit that follows an active Leader stays with him, and as strong as it seemed', () => {
    const stage = new Stage().units('carthage', 'africa', '3 hi, 2 cav').units('carthage', 'sicilia', '4 aux')
    const leader = stage.leader('carthage', 'africa', 2)
    const follows = (unit: Unit) => unit.kind === 'cav'
    changeUnits(stage.state, at('africa'), follows, unit => ({ ...unit, leader: leader.id, reduced: true }))
    const kinds = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      dealt(stage, seed)
      const followers = unitsAt(stage.state, at('africa')).filter(unit => unit.leader === leader.id)
      expect(followers.map(({ reduced }) => reduced)).toEqual([true, true])
      for (const { kind } of followers) kinds.add(kind)
      const all = [...unitsAt(stage.state, at('africa')), ...unitsAt(stage.state, at('sicilia'))]
      expect(all.filter(({ kind }) => kind === 'aux')).toHaveLength(4)
      expect(all).toHaveLength(9)
    }
    expect(kinds.size).toBeGreaterThan(1)
  })

  it('RV-14.11-a, RV-3.56-a: other hands and face-down markers are dealt afresh, as many as there were', () => {
    const stage = new Stage().marks('belgica', { markers: [3, 4] }).units('rome', 'latium', '1 lgn')
    stage.state.hands = { carthage: ['raid'], rome: ['ambush'], seleucid_kingdom: [], aegyptus: ['leader'] }
    stage.state.deck = ['piracy', 'recruit']
    stage.state.markers = stage.state.markers.map((number, index) =>
      index === 2 || index === 3 ? number - 1 : number,
    )
    const before = view(stage.position, 'rome')
    const hands = new Set<string>()
    const markers = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      dealt(stage, seed)
      expect(view(stage.position, 'rome')).toEqual(before)
      expect([...Object.values(stage.state.hands).flat(), ...stage.state.deck].sort()).toEqual([
        'ambush',
        'leader',
        'piracy',
        'raid',
        'recruit',
      ])
      hands.add(stage.state.hands.carthage?.join() ?? '')
      markers.add(stage.state.marks[at('belgica')]?.markers.join() ?? '')
      expect(found(stage)).toEqual([])
      expect(stage.state.markers.reduce((sum, number) => sum + number, 0)).toBe(78)
    }
    expect([hands.size > 1, hands.has('ambush'), markers.size > 3]).toEqual([true, false, true])
  })

  it('RV-6.2-b: what lies open stays: own units and a stack that fights', () => {
    const stage = new Stage().units('rome', 'latium', '2 lgn').units('carthage', 'africa', '3 hi, 2 cav')
    stage.units('carthage', 'sicilia', '3 aux')
    stage.state.revealed = [at('africa')]
    const before = JSON.stringify([stage.state.stacks[at('latium')], stage.state.stacks[at('africa')]])
    for (let seed = 0; seed < 8; seed++) {
      dealt(stage, seed)
      expect(JSON.stringify([stage.state.stacks[at('latium')], stage.state.stacks[at('africa')]])).toBe(
        before,
      )
    }
    const alone = new Stage(7, 1).units('dacia', 'dacia', '2 bi, 1 cav')
    expect(view(alone.position, 'rome').stacks[at('dacia')]).toHaveLength(3)
    expect(view(stage.position, null).stacks[at('sicilia')]).toHaveLength(1)
  })
})
