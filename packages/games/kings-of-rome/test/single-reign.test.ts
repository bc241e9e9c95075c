import { fastDice, Match, type ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kingsData as data, hexes } from '../data/index.ts'
import { gloriousFrom, reigns, scenarioIds } from '../data/reigns.ts'
import { kings } from '../index.ts'
import { adjustments, romanization } from '../rules/end-of-turn/index.ts'
import { migrations } from '../rules/knowledge/migrations.ts'
import { readState } from '../rules/knowledge/read-state.ts'
import { setUp } from '../rules/set-up.ts'
import { lastTurnOf, reignsPlayed } from '../rules/single-reign.ts'
import { boxes, type KingsState } from '../rules/state.ts'
import { bareMap, chitsIn, faceOf, inHex, place, placeOf, play, positionOf, reign, told } from './support.ts'

const firstReign = 'reign-of-romulus'

function begun(scenario: string, options = {}, seed = 4) {
  return Match.start(kings, { scenario, dice: fastDice(seed), options })
}

/** The event of the log that tells of new chits: how many lie in each container after it. */
function newChits(scenario: string) {
  return begun(scenario)
    .log(null)
    .find(event => event.kind === 'new-chits')?.data
}

describe('the set-up of a single reign', () => {
  it('RULING-85: seven reigns, each with its turns', () => {
    expect(scenarioIds).toHaveLength(8)
    const turns = [
      [1, 3],
      [4, 7],
      [8, 10],
      [11, 14],
      [15, 17],
      [18, 21],
      [22, 26],
    ] as const
    for (const [index, id] of scenarioIds.slice(1).entries()) {
      const { position } = begun(id)
      const [first, last] = turns[index] ?? [0, 0]
      expect([position.state.turn, lastTurnOf(position)]).toEqual([first, last])
      expect(reignsPlayed(position).map(({ id: period }) => period)).toEqual([index + 1])
      expect(position.state.singleReign).toBe(true)
      expect(readState(setUp(data, id, {}))).toMatchObject({ period: index + 1, vp: 0 })
    }
    expect(lastTurnOf(begun('seven-kings').position)).toBe(26)
  })

  it('RULING-85: Romulus begins as in the whole game, but for the glory that is still to come', () => {
    const [alone, whole] = [setUp(data, firstReign, {}), setUp(data, 'seven-kings', {})]
    expect(alone).toEqual({ ...whole, singleReign: true, vp: 0 })
  })

  it('RULING-85: influence before the king brings his, by the difficulty of the whole game', () => {
    const influence = (difficulty: string) => reigns.map(({ id }) => setUp(data, id, { difficulty }).ip)
    expect(influence('default')).toEqual([5, 6, 4, 5, 4, 3])
    expect(influence('easier')).toEqual([7, 8, 6, 7, 6, 5])
    expect(influence('harder')).toEqual([3, 4, 2, 3, 2, 1])
  })

  it('RULING-85: the units in Rome; the rest of the first levy is past service', () => {
    const inRome = reigns.map(({ id }) => inHex(setUp(data, id, {}), hexes.rome, 'roman'))
    expect(inRome.map(units => units.length - 1)).toEqual([11, 14, 14, 14, 14, 13])
    expect(inRome[0]).toEqual(
      ['G-rome', 'S1', 'S3', 'S4', 'S5', 'S6', 'S7', 'U08', 'U09', 'U10', 'U11', 'U13'].toSorted(),
    )
    const last = setUp(data, 'reign-of-superbus', {})
    expect(['S1', 'S2', 'S8'].map(unit => placeOf(last, unit))).toEqual([boxes.pool, boxes.pool, boxes.pool])
    // RULING-65: they have no other face to show.
    expect(faceOf(last, 'S2')).toBe('roman')
  })

  it('RULING-85, KOR-ING-3: the kings before are dead, those after still to come, and the gods are asked', () => {
    const state = setUp(data, 'reign-of-ancus', {})
    const where = ['romulus', 'numa', 'tullus', 'ancus', 'priscus', 'superbus'].map(king =>
      placeOf(state, king),
    )
    const { out, coming } = boxes
    expect(where).toEqual([out, out, out, coming, coming, coming])
    expect(state.king).toBe(null)
    const asked = begun('reign-of-ancus')
      .log(null)
      .filter(event => event.kind === 'inauguratio')
    expect(asked).toMatchObject([{ data: { king: 'ancus' } }])
  })

  it('RULING-85, RULING-12: the Senate sits first under Numa, and has sat before those after him', () => {
    const senate = reigns.map(({ id }) => setUp(data, id, {}).senate)
    expect(senate).toEqual([false, true, true, true, true, true])
    expect(reigns.map(({ id }) => setUp(data, id, {}).pontifex)).toEqual(senate)
    expect(
      begun('reign-of-numa')
        .log(null)
        .some(event => event.kind === 'senate'),
    ).toBe(true)
    expect(
      begun('reign-of-tullus')
        .log(null)
        .some(event => event.kind === 'senate'),
    ).toBe(false)
  })

  it('RULING-85, RULING-07: the cities that the kings before have won, which count for nobody else', () => {
    const names = (id: string) =>
      begun(id)
        .position.state.romanizedBefore.map(hex => data.cities[hex]?.name)
        .toSorted()
    expect(names(firstReign)).toEqual([])
    expect(names('reign-of-numa')).toEqual(['Antemnae', 'Caenina', 'Crustumerium'])
    expect(names('reign-of-superbus')).toEqual(
      [
        ...['Antemnae', 'Caenina', 'Crustumerium', 'Fidenae', 'Alba Longa', 'Politorium', 'Collatia'],
        ...['Corniculum', 'Nomentum', 'Ostia'],
      ].toSorted(),
    )
    for (const { id, cities, harbour } of reigns)
      expect(names(id)).toEqual([...cities, ...(harbour ? ['Ostia'] : [])].toSorted())
  })

  it('RULING-85: from the elder Tarquin on Ostia has ships, and the bridge stands', () => {
    for (const { id, period } of reigns) {
      const { state } = begun(id).position
      expect([state.ostia, state.bridge]).toEqual([period > 4, period > 4])
      const there = period > 4 ? ['G-ostia', 'ostia-ship-1', 'ostia-ship-2'] : []
      expect(inHex(state, hexes.ostia, 'roman')).toEqual(there)
    }
  })

  it('RULING-85: chits of earlier reigns in each container, and those of the reign beside them', () => {
    const before = reigns.map(({ chits }) => [chits.roman, chits.hostile])
    expect(before).toEqual([
      [9, 16],
      [10, 25],
      [10, 28],
      [9, 33],
      [8, 36],
      [8, 38],
    ])
    // KOR-PER-3.1, KOR-PER-5.1, KOR-PER-6.1, KOR-PER-7.1: so many into each.
    expect(newChits('reign-of-tullus')).toMatchObject({ period: 3, roman: 16, hostile: 31 })
    expect(newChits('reign-of-priscus')).toMatchObject({ period: 5, roman: 13, hostile: 37 })
    expect(newChits('reign-of-servius')).toMatchObject({ period: 6, roman: 12, hostile: 40 })
    expect(newChits('reign-of-superbus')).toMatchObject({ period: 7, roman: 14, hostile: 44 })
  })

  it('RULING-85: events of earlier reigns have come, those of later ones come no more', () => {
    const { state } = begun('reign-of-priscus').position
    const inContainers = [...chitsIn(state, 'roman'), ...chitsIn(state, 'hostile')]
    for (const { id, period } of Object.values(data.events)) {
      if (period < 5) expect([id, placeOf(state, id)]).toEqual([id, boxes.out])
      if (period > 5) expect([id, placeOf(state, id)]).toEqual([id, boxes.coming])
    }
    for (const chit of inContainers) {
      const period = data.units[chit]?.period ?? data.garrisons[chit]?.period ?? 1
      expect(period).toBeLessThanOrEqual(5)
    }
  })

  it('RULING-85, KOR-PER-1.1: in the easier game those cities are weakened that are still hostile', () => {
    for (const seed of [1, 2, 3]) {
      const { state } = begun('reign-of-numa', { difficulty: 'easier' }, seed).position
      const weak = data.hostileCities.filter(({ hex }) =>
        inHex(state, hex, 'hostile').some(piece => piece.startsWith('GW-')),
      )
      expect(weak.map(({ people }) => people).toSorted()).toEqual(['etr', 'lat', 'lat', 'sab'])
      expect(data.hostileCities.flatMap(({ hex }) => inHex(state, hex, 'roman')).join()).not.toContain('GW-')
    }
  })

  it('RULING-85: a running match of the whole game goes on as one', () => {
    const { singleReign: _, ...older } = setUp(data, 'seven-kings', {})
    expect(migrations['1.3.0']?.migrate(older)).toEqual(setUp(data, 'seven-kings', {}))
  })
})

describe('the end of a single reign', () => {
  /** The last turn of Numa, whose mission is 3. */
  function ended(cities: number, change?: (state: KingsState) => void): KingsState {
    return bareMap(state => {
      reign(state, 2, 7)
      state.singleReign = true
      state.reigns = [{ period: 2, king: 'numa', interrex: false, cities, mission: 3, vp: 0, ip: 8 }]
      change?.(state)
    })
  }
  const judged = (cities: number, vp: number) =>
    play(adjustments, {
      state: ended(cities, state => {
        state.vp = vp
      }),
    }).match.result

  it('RULING-85, KOR-EOT-5: the mission decides', () => {
    expect(judged(3, 0)).toMatchObject({ outcome: 'reign-fulfilled', winners: ['rome'], rule: 'KOR-EOT-5' })
    expect(judged(2, 0)).toMatchObject({ outcome: 'reign-failed', winners: [] })
    expect(judged(2, 20)).toMatchObject({ outcome: 'reign-failed', winners: [], scores: { rome: 20 } })
  })

  it('RULING-85: eight points make a fulfilled reign a glorious one', () => {
    expect(gloriousFrom).toBe(8)
    expect(judged(3, 8)).toMatchObject({ outcome: 'reign-glorious', winners: ['rome'] })
    expect(judged(4, 7)).toMatchObject({ outcome: 'reign-fulfilled', winners: ['rome'] })
  })

  it('RULING-85: it ends with the last turn of its king, not before', () => {
    const swap: readonly ScriptedRoll[] = Array.from({ length: 4 }, () => [
      'swap: a chit changes containers',
      1,
    ])
    const state = ended(3, each => {
      each.turn = 6
    })
    expect(play(adjustments, { state, dice: swap }).match.result?.outcome).toBe('test')
  })

  it('RULING-85, KOR-PER-2.4: nobody is left to pay for a mission that failed', () => {
    const state = ended(0, each => {
      each.reigns = []
      place(each, hexes.rome, 'roman', ['S1', 'S2', 'S3'])
    })
    const run = play(romanization, { state })
    expect(inHex(run.state, hexes.rome, 'roman')).toContain('S3')
    expect(told(run, 'transfer')).toEqual([])
    expect(run.state.reigns).toMatchObject([{ king: 'numa', cities: 0, mission: 3 }])
    expect(positionOf(run.state).state.vp).toBe(0)
  })
})
