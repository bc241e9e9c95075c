import { describe, expect, it } from 'vitest'
import { fight } from '../../imperator/rules/combat/battle.ts'
import { newEngagement } from '../../imperator/rules/combat/forces.ts'
import { commandOf, politicalOf } from '../rules/pieces.ts'
import { attemptCoup } from '../rules/politics/coup.ts'
import { type Alea, type AleaState, boxes } from '../rules/state.ts'
import { stratagemsOfPhaseC } from '../rules/stratagems/phase-c.ts'
import {
  allied,
  atWar,
  caesarians,
  field,
  move,
  optionsAfter,
  placeIn,
  zonesAfter,
} from './campaign/stage.ts'
import { leader, unit } from './counters.ts'
import { twoLeaders } from './politics/stage.ts'
import { d6, give, place, play, playUntil, positionOf } from './support.ts'

/** The worked examples of our rulebook, played with its dice. */

describe('the voyage of Trebonius', () => {
  const units = ['legio-V', 'legio-VI', 'equites-2-1']
  const everybody = ['trebonius', 'dolabella', 'naves-6-0-1', ...units]
  const board = [
    'sail dolabella',
    'embark naves-6-0-1',
    'embark trebonius',
    ...units.map(piece => `embark ${piece}`),
  ]
  const massalia = (army = 'GAL-8') =>
    field(s => {
      caesarians(s, army, 'trebonius', ...units)
      caesarians(s, 'GAL-8', 'dolabella', 'naves-6-0-1', 'auxilia-1')
    })

  it('AIE-3.4.2-f, AIE-3.4.2-g: three units fill the ship, and the two command nine', () => {
    const position = positionOf(massalia())
    expect([commandOf(position, 'trebonius'), commandOf(position, 'dolabella')]).toEqual([5, 4])
    const begun = optionsAfter(massalia(), ['sail dolabella', 'embark naves-6-0-1', 'embark trebonius'])
    expect(begun).toContain('embark auxilia-1')
    expect(optionsAfter(massalia(), board)).not.toContain('embark auxilia-1')
  })

  it('AIE-3.4.2-d, AIE-3.4.2-i: from port to port over two seas for one point, and there they stay', () => {
    const run = move(massalia(), [...board, 'to MIO', 'to MIC', 'to GRA-3', 'done'])
    for (const piece of everybody) expect(placeIn(run.state, piece)).toBe('GRA-3')
    const costs = run.events.filter(({ kind }) => kind === 'voyage').map(({ data }) => data.cost)
    expect(costs).toEqual([0, 1, 0])
    const landed = optionsAfter(massalia(), [...board, 'to MIO', 'to MIC', 'to GRA-3'])
    expect(landed).toEqual(['done'])
  })

  it('AIE-3.4.2-d, AIE-1.3.2-a: for Cyrenaica they lie at sea until the next SMC', () => {
    expect(zonesAfter(massalia(), [...board, 'to MIO', 'to MIC'])).not.toContain('AFR-3')
    const atSea = move(massalia(), [...board, 'to MIO', 'to MIC', 'stop', 'done']).state
    expect(placeIn(atSea, 'trebonius')).toBe('MIC')
    const next = field(s => caesarians(s, 'MIC', ...everybody))
    expect(placeIn(move(next, [...board, 'to AFR-3', 'done']).state, 'legio-V')).toBe('AFR-3')
  })

  it('AIE-3.4.2-i: had Trebonius come only now, he would wait', () => {
    const march = ['lead trebonius', ...units.map(piece => `take ${piece}`), 'to GAL-8', 'stop']
    const options = optionsAfter(massalia('GAL-9'), [...march, 'sail dolabella', 'embark naves-6-0-1'])
    for (const piece of ['trebonius', ...units]) expect(options).not.toContain(`embark ${piece}`)
  })
})

describe('the coup of Labienus', () => {
  const spain = (change?: (state: AleaState) => void) =>
    twoLeaders('2', state => {
      state.year = -48
      place(state, 'HIS-1', 'republican', ['labienus', 'petreius', 'legio-II', 'auxilia-4'])
      place(state, 'HIS-3', 'republican', ['afranius', 'legio-XVI'])
      give(state, 'caesarian', 'K05')
      change?.(state)
    })
  const phaseC = (g: Alea) => stratagemsOfPhaseC(g, 'caesarian')
  const named = ['coup-d-etat K05', 'support labienus']

  it('AIE-3.6.1-a, AIE-3.6.2-a, AIE-3.6.2-b: 3 - 1 is not more than his PC of 2', () => {
    const position = positionOf(spain())
    expect(['labienus', 'afranius'].map(id => politicalOf(position, id))).toEqual([2, 2])
    const asked = playUntil(phaseC, { state: spain(), choices: named, dice: [d6('coup', 3)] })
    expect(leader(asked.state, 'labienus').faction).toBe('caesarian')
    expect(asked.state.pretenders.republican).toBe('labienus')
    // AIE-3.6.2-c: before anybody else goes over the Republican is asked.
    expect(asked.decision.role).toBe('republican')
    expect(leader(asked.state, 'petreius').faction).toBe('republican')
    const failed = play(phaseC, { state: spain(), choices: named, dice: [d6('coup', 4)] }).state
    expect(leader(failed, 'labienus').faction).toBe('republican')
    expect(failed.pretenders.republican).toBeNull()
  })

  it('AIE-3.6.5-a, AIE-3.6.3-a, AIE-3.6.3-b: a 4 makes no Triumvir, takes Petreius along, and a 4 wins Afranius too', () => {
    const end = (fidelity: number) =>
      play(phaseC, {
        state: spain(),
        choices: [...named, 'offer-triumvirate labienus'],
        dice: [d6('coup', 3), d6('triumvir', 4), d6('fidelity in HIS-3', fidelity)],
      }).state
    const won = end(4)
    for (const id of ['labienus', 'petreius', 'afranius']) expect(leader(won, id).faction).toBe('caesarian')
    for (const id of ['legio-II', 'auxilia-4', 'legio-XVI']) expect(unit(won, id).faction).toBe('caesarian')
    expect(won.triumvirs).toEqual([])
    const stayed = end(3)
    expect(leader(stayed, 'petreius').faction).toBe('caesarian')
    expect(leader(stayed, 'afranius').faction).toBe('republican')
    expect(unit(stayed, 'legio-XVI').faction).toBe('republican')
  })

  it('AIE-3.6.5-a, AIE-3.6.5-b: a 1 is lower than 2 and makes him Triumvir of Hispania', () => {
    const bought = play(phaseC, {
      state: spain(),
      choices: [...named, 'offer-triumvirate labienus'],
      dice: [d6('coup', 3), d6('triumvir', 1)],
    }).state
    expect(bought.triumvirs).toEqual([{ leader: 'labienus', region: 'hispania' }])
    expect(leader(bought, 'petreius').faction).toBe('republican')
  })

  it('AIE-3.6.4-a, AIE-3.6.4-c: to win the day he must beat Pompeius', () => {
    const state = twoLeaders('2', state => {
      state.year = -48
      place(state, 'GRA-4', 'republican', ['labienus', 'legio-II', 'legio-IV', 'legio-XVI'])
      place(state, 'GRA-3', 'republican', ['pompeius', 'legio-I-R'])
    })
    const rebel = play(
      function* (g: Alea) {
        yield* attemptCoup(g, 'caesarian', 'labienus', -1)
        for (const piece of ['labienus', 'legio-II', 'legio-IV', 'legio-XVI']) placeAt(g, piece)
        yield* fight(g, newEngagement(g, 'GRA-3', 'land', 'caesarian', null))
      },
      { state, dice: [d6('coup', 3), d6('battle', 6)], impossible: true },
    )
    expect(leader(rebel.state, 'pompeius').place).toBe(boxes.dead)
    expect(rebel.state.turn.coupsWon.republican).toBe('labienus')
  })
})

describe('through the land of a People', () => {
  it('AIE-3.4.1-g: with a leader and units: at war and to stay, at peace only straight through', () => {
    const to = (change: (state: AleaState) => void, ...way: string[]) =>
      zonesAfter(
        field(s => {
          caesarians(s, 'ITA-5', 'caesar', 'legio-V')
          change(s)
        }),
        ['lead caesar', 'take legio-V', ...way.map(zone => `to ${zone}`)],
      )
    const peace = () => {}
    expect(to(peace)).toEqual(['ALP-1', 'GRA-1', 'ITA-3', 'ITA-4', 'NOR-0', 'PAN-1'])
    // From Pannonia only back, which is taken by itself; at war, or allied (RULING-16), to its neighbours too.
    expect(to(peace, 'PAN-1')).toEqual(['GRA-1', 'ITA-3', 'ITA-4', 'NOR-0'])
    const open = (s: AleaState) => {
      for (const id of ['pannonii-1', 'pannonii-2']) place(s, 'box-people', null, [id])
    }
    for (const status of [atWar, allied])
      expect(
        to(s => {
          status(s, 'pannonii', 'republican')
          open(s)
        }, 'PAN-1'),
      ).toEqual(['ITA-5', 'NOR-0'])
    // Two points up the mountain leave one, for a Roman zone and nothing else.
    expect(to(peace, 'ALP-1')).toEqual(['GAL-5', 'ITA-3', 'ITA-5'])
    expect(
      optionsAfter(
        field(s => caesarians(s, 'ITA-5', 'caesar', 'legio-V')),
        ['lead caesar', 'take legio-V', 'to ALP-1'],
      ),
    ).not.toContain('stop')
    expect(
      optionsAfter(
        field(s => {
          caesarians(s, 'ITA-5', 'caesar', 'legio-V')
          atWar(s, 'alpes', 'caesarian')
          for (const id of ['alpes-1', 'alpes-2']) place(s, 'box-people', null, [id])
        }),
        ['lead caesar', 'take legio-V', 'to ALP-1'],
      ),
    ).toContain('stop')
  })

  it('AIE-3.4.1-g, RULING-16: not from a foreign zone into a People at peace, even on the way to a Roman one', () => {
    const state = field(s => caesarians(s, 'NOR-0', 'caesar', 'legio-V'))
    expect(zonesAfter(state, ['lead caesar', 'take legio-V'])).toEqual(['ITA-5'])
    const alone = field(s => caesarians(s, 'NOR-0', 'caesar'))
    expect(zonesAfter(alone, ['lead caesar'])).toEqual(['ALP-1', 'GER-2', 'ITA-5', 'PAN-1'])
  })

  it('AIE-3.4.1-g: a leader alone goes and stops anywhere', () => {
    const state = field(s => caesarians(s, 'ITA-5', 'caesar'))
    expect(zonesAfter(state, ['lead caesar'])).toEqual(['ALP-1', 'GRA-1', 'ITA-3', 'ITA-4', 'NOR-0', 'PAN-1'])
    expect(optionsAfter(state, ['lead caesar', 'to PAN-1'])).toContain('stop')
  })
})

function placeAt(g: Alea, piece: string): void {
  place(g.state, 'GRA-3', 'caesarian', [piece])
}
