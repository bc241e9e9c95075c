import { DiceBox, fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { redeal } from '../../../imperator/rules/knowledge/redeal.ts'
import { leadersAtPeace } from '../../../imperator/rules/knowledge/view.ts'
import { campOf, whyNotStack } from '../../../imperator/rules/movement/stacking.ts'
import { alea } from '../../index.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { migrations } from '../../rules/knowledge/migrations.ts'
import { view } from '../../rules/knowledge/view.ts'
import { faceOf } from '../../rules/pieces.ts'
import { aleaData } from '../../rules/series.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { leaderIds, places, setReduced, unitIds } from '../counters.ts'
import { nameOf, texts } from '../english.ts'
import { give, place, positionOf, scenario } from '../support.ts'

function withHands(): AleaState {
  return scenario('2', state => {
    give(state, 'caesarian', 'K01')
    give(state, 'caesarian', 'K02')
    give(state, 'republican', 'K13')
  })
}

describe('who knows what', () => {
  it('AIE-2.A-b: a side sees its own stratagems, not the other hand, nor what is in the cup', () => {
    const seen = JSON.stringify(view(positionOf(withHands()), 'caesarian'))
    expect(view(positionOf(withHands()), 'caesarian')).toMatchObject({
      hand: ['K01', 'K02'],
      handSizes: { caesarian: 2, republican: 1 },
      cupSize: 16,
    })
    const other = withHands()
    other.hands.republican = ['K05']
    other.cup = other.cup.map(counter => (counter === 'K05' ? 'K13' : counter)).toReversed()
    expect(JSON.stringify(view(positionOf(other), 'caesarian'))).toBe(seen)
  })

  it('AIE-2.A-b, AIE-2.E-b: everybody may know what lies open, never that a stratagem is being played', () => {
    const open: readonly string[] = alea.publicTasks ?? []
    const campaign = [
      'movement',
      'set-out',
      'march-alone',
      'march',
      'put-to-sea',
      'voyage',
      'pick-battle',
      'slip-away',
    ]
    const year = [
      'deploy-leader',
      'deploy-unit',
      'muster',
      'disband',
      'recruit',
      'pick-recruit',
      'winter-quarters',
    ]
    expect(open).toEqual(
      expect.arrayContaining([...campaign, ...year, 'pick-losses', 'retreat', 'solitary-flight']),
    )
    const hidden = [
      'pick-victim',
      'pick-plague-zone',
      'pick-desertion-zone',
      'pacify-people',
      'flight',
      'pick-pretender',
    ]
    expect(hidden.filter(task => open.includes(task))).toEqual([])
  })

  it('AIE-2.A-b: a spectator sees no hand', () => {
    expect(view(positionOf(withHands()), null)).toMatchObject({ hand: [], unseen: [] })
  })

  it('a new deal changes nothing that the side can see, and loses no counter', () => {
    const state = withHands()
    const before = JSON.stringify(view(positionOf(state), 'caesarian'))
    redeal(positionOf(state), 'caesarian', new DiceBox(fastDice(3)))
    expect(JSON.stringify(view(positionOf(state), 'caesarian'))).toBe(before)
    expect(state.hands.republican).not.toEqual(['K13'])
    expect(breaches(positionOf(state))).toEqual([])
  })

  it('AIE-1.2.1-c: leaders of a People at peace show their Pax Romana side', () => {
    expect(leadersAtPeace(positionOf(scenario('2')))).toContain('orodes')
    const peaceful = leadersAtPeace(positionOf(scenario('4')))
    expect(peaceful).toContain('orodes')
    for (const id of ['cleopatra', 'pharnaces', 'juba-i']) expect(peaceful).not.toContain(id)
  })
})

describe('what a counter shows', () => {
  it('AIE-1.2-a, AIE-1.2.1-a: a Roman leader has the four ratings of the face he shows', () => {
    const state = scenario('2')
    place(state, 'ITA-3', 'caesarian', ['labienus'])
    const caesarian = faceOf(positionOf(state), 'labienus')
    place(state, 'ITA-3', 'republican', ['labienus'])
    const republican = faceOf(positionOf(state), 'labienus')
    expect(caesarian).toEqual(aleaData.romanLeaders.labienus?.faces.caesarian)
    expect(republican).toEqual(aleaData.romanLeaders.labienus?.faces.republican)
    expect(Object.keys(republican).toSorted()).toEqual(['command', 'political', 'strategic', 'tactical'])
  })

  it('AIE-S7-b, TV-48: M. Antonius commands 15 in Scenario 7, 9 elsewhere', () => {
    expect(faceOf(positionOf(scenario('7')), 'm-antonius').command).toBe(15)
    expect(faceOf(positionOf(scenario('2')), 'm-antonius').command).toBe(9)
  })

  it('AIE-1.3.1-a: a unit is called by its name or by its People', () => {
    expect(nameOf(aleaData, 'legio-X-R')).toBe('Legio X-R')
    expect(nameOf(aleaData, 'germani-2')).toBe('Germani no. 2')
    expect(nameOf(aleaData, 'parthi-cataphracti-1')).toBe('Parthi Cataphracti no. 1')
  })

  it('things have names that a person can read', () => {
    expect(nameOf(aleaData, 'GRA-2')).toBe('Macedonia (Graecia 2)')
    expect(nameOf(aleaData, 'THR-1')).toBe('Thracia')
    expect(nameOf(aleaData, 'm-antonius')).toBe('M. Antonius')
    expect(nameOf(aleaData, 'K05')).toBe("Coup d'état -1 / Désertion")
    expect(nameOf(aleaData, boxes.reserve)).toBe('the Reserve')
  })

  it('AIE-0.3-b: the sketch counts a thousand men for a strength point', () => {
    const text = texts.sketch(positionOf(withHands()), 'caesarian')
    expect(text).toContain('49 BC (turn 1 of 6)')
    expect(text).toMatch(
      /Aemilia et Ager Gallicus \(Italia 4\) +C {2}Caesar\*, Curio, Legio XIII \(5,000 men\)/,
    )
    expect(text).toContain('Fuite opportune')
    expect(texts.sketch(positionOf(withHands()), null)).not.toContain('You hold')
  })
})

describe('the definition', () => {
  it('AIE-0.1-a: a d6 shows 1 to 6, a d10 0 to 9', () => {
    const dice = new DiceBox(fastDice(1))
    const sixes = new Set(Array.from({ length: 300 }, () => dice.d6('test')))
    const tens = new Set(Array.from({ length: 300 }, () => dice.d10('test')))
    expect([...sixes].toSorted((one, two) => one - two)).toEqual([1, 2, 3, 4, 5, 6])
    expect([...tens].toSorted((one, two) => one - two)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('AIE-0.4-a: any number of counters may share a zone', () => {
    const state = scenario('2')
    place(
      state,
      'GAL-2',
      'caesarian',
      aleaData.romanUnitIds.filter(id => !id.startsWith('naves')),
    )
    expect(whyNotStack(positionOf(state), 'caesarian', 0, 'GAL-2')).toBeNull()
    expect(breaches(positionOf(state))).toEqual([])
  })

  it('AIE-4.2.4-a: a People at war does not join Romans of its side, but those who come together do not bar each other', () => {
    const state = scenario('2', state => {
      state.peoples.aegyptii.status = 'war'
      state.peoples.aegyptii.faction = 'republican'
      place(state, 'PEX', null, ['cleopatra', 'aegyptii-naves-1'])
      place(state, 'PEX', 'republican', ['bibulus'])
    })
    const position = positionOf(state)
    const camp = campOf(position, 'cleopatra')
    const ship = ['cleopatra', 'aegyptii-naves-1']
    expect(camp).toBeGreaterThan(0)
    expect(whyNotStack(position, 'republican', camp, 'PEX', ship)?.about).toMatchObject({ piece: 'bibulus' })
    expect(whyNotStack(position, 'republican', camp, 'PEX', [...ship, 'bibulus'])).toBeNull()
  })

  it('AIE-0.5-a: two sides in every scenario', () => {
    for (const { roles } of alea.scenarios) expect(roles).toEqual(['caesarian', 'republican'])
  })

  it('a data pack changes the data; a bad one is refused with its path', () => {
    expect(alea.load(undefined)).toBe(aleaData)
    expect(() => alea.load({ name: 'mine', leaders: { caesar: 3 } })).toThrow(/^leaders.caesar: expected/)
  })
})

describe('what must always hold', () => {
  const nobody = { leaders: [], units: [] }
  const empty = { caesarian: nobody, republican: nobody, others: nobody }
  const broken: [string, (state: AleaState) => void, string][] = [
    [
      'a counter in two stacks',
      state => {
        state.stacks[places.indexOf('ITA-2')] = { ...empty, caesarian: { leaders: ['caesar'], units: [] } }
      },
      'caesar',
    ],
    [
      'a counter lost',
      state => {
        state.stacks[places.indexOf('ITA-4')] = empty
      },
      'counters lie somewhere',
    ],
    [
      'a counter among those of another faction',
      state => {
        const { caesarian, republican, others } = state.stacks[places.indexOf('ITA-4')] ?? empty
        state.stacks[places.indexOf('ITA-4')] = { caesarian: republican, republican: caesarian, others }
      },
      'is not of them',
    ],
    ['a stratagem lost', state => state.cup.pop(), 'AIE-6-d'],
    [
      'a marker off its track',
      state => {
        state.spqr = 6
      },
      'AIE-5.1.1-a',
    ],
    ['a face that is not there', state => place(state, 'ITA-1', 'caesarian', ['pompeius']), 'AIE-3.7.1-a'],
    [
      'three Faction Leaders',
      state => {
        state.factionLeaders.republican = ['pompeius', 'scipio', 'cato']
      },
      'AIE-3.5.1-a',
    ],
  ]
  it.each(broken)('%s is noticed', (_, spoil, told) => {
    const state = scenario('2', state => {
      state.stacks[places.indexOf('ITA-2')] = empty
    })
    spoil(state)
    expect(breaches(positionOf(state)).join('; ')).toContain(told)
  })
})

describe('matches of earlier rules go on', () => {
  it('AIE-4.4.1-a, RULING-20: one of 1.6.0, where nobody waits for a People, and Octavianus is Caesar’s heir', () => {
    const { octavianusInherits, turn, ...others } = scenario('1')
    const { newMasters, ...notes } = turn
    const before = { ...others, heirsDue: false, turn: notes }
    expect(migrations['1.6.0']?.migrate(before)).toEqual(scenario('1'))
    expect([octavianusInherits, newMasters]).toEqual([true, []])
  })

  it('AIE-2.C-e, RULING-128: one of 1.3.0, where nobody has played a stratagem of Phase C', () => {
    const { turn, ...others } = scenario('1')
    const { geostrategyPlayed, ...notes } = turn
    expect(migrations['1.3.0']?.migrate({ ...others, turn: notes })).toEqual(scenario('1'))
    expect(geostrategyPlayed).toEqual([])
  })

  it('AIE-1.2-a, AIE-1.3-a: one of 1.0.0, with leaders and units where they were, as they were', () => {
    const state = scenario('1', state => setReduced(state, 'legio-X', true))
    const { counters, stacks: _, ...others } = state
    const before = (ids: readonly string[]) =>
      Object.fromEntries(ids.map(id => [id, counters.find(counter => counter.id === id)]))
    const leaders = before(leaderIds)
    const units = before(unitIds)
    for (const version of ['1.0.0', '1.1.0'])
      expect(migrations[version]?.migrate({ ...others, leaders, units })).toEqual(state)
    const { caesar: __, ...headless } = leaders
    expect(() => migrations['1.0.0']?.migrate({ ...others, leaders: headless, units })).toThrow(
      'caesar is missing',
    )
  })

  it('RULING-94, AIE-3.4.2-h: nothing else about a state has changed', () => {
    expect(Object.entries(migrations).map(([from, { to }]) => `${from} ${to}`)).toEqual([
      '1.0.0 1.2.0',
      '1.1.0 1.2.0',
      '1.2.0 1.3.0',
      '1.3.0 1.4.0',
      '1.4.0 1.5.0',
      '1.5.0 1.6.0',
      '1.6.0 1.7.0',
      '1.7.0 1.8.0',
      '1.8.0 1.9.0',
      '1.9.0 1.10.0',
    ])
    for (const version of ['1.2.0', '1.4.0', '1.5.0', '1.7.0', '1.8.0', '1.9.0'])
      expect(migrations[version]?.migrate(scenario('1'))).toEqual(scenario('1'))
  })
})
