import { describe, expect, it } from 'vitest'
import { facePerils } from '../../rules/movement/perils.ts'
import { isNeutral, sideOf } from '../../rules/pieces.ts'
import { attemptCoup } from '../../rules/politics/coup.ts'
import { endOfTriumvirate, regionForTriumvir } from '../../rules/politics/triumvir.ts'
import { romaAndRegions } from '../../rules/roma-and-regions.ts'
import { type Alea, type AleaState, boxes } from '../../rules/state.ts'
import { leader, put, unit } from '../counters.ts'
import { choicesOf, d6, d10, give, place, play, playUntil, positionOf } from '../support.ts'
import { twoLeaders } from './stage.ts'

/** Labienus (PC 2) with two legions and a companion in Spain, where nobody leads. */
function inSpain(change?: (state: AleaState) => void): AleaState {
  return twoLeaders('2', state => {
    place(state, 'HIS-1', 'republican', ['labienus', 'legio-II'])
    place(state, 'HIS-3', 'republican', ['s-pompeius', 'legio-XVI'])
    state.year = -48
    change?.(state)
  })
}

const coup = (g: Alea) => attemptCoup(g, 'caesarian', 'labienus', -1)

/** The same after Labienus has been bought off. */
function triumvirInSpain(change?: (state: AleaState) => void): AleaState {
  return inSpain(state => {
    place(state, 'HIS-1', 'caesarian', ['labienus'])
    state.triumvirs.push({ leader: 'labienus', region: 'hispania' })
    state.regions.hispania = null
    change?.(state)
  })
}

describe('naming a Triumvir', () => {
  it('AIE-3.6.2-c, AIE-3.6.5-a: the threatened side may try it right after validation', () => {
    const { decision } = playUntil(coup, { state: inSpain(), dice: [d6('coup', 1)] })
    expect(decision.role).toBe('republican')
    expect(choicesOf(decision)).toEqual(['offer-triumvirate labienus', 'refuse'])
  })

  it('AIE-3.6.2-c, AIE-3.6.3-a: before that nobody else has gone over, afterwards his companions have', () => {
    const state = inSpain(s => place(s, 'HIS-1', 'republican', ['petreius']))
    const asked = playUntil(coup, { state, dice: [d6('coup', 1)] })
    expect(leader(asked.state, 'labienus').faction).toBe('caesarian')
    expect(leader(asked.state, 'petreius').faction).toBe('republican')
    asked.match.choose({ verb: 'refuse' })
    expect(leader(asked.match.position.state, 'petreius').faction).toBe('caesarian')
  })

  it('AIE-3.6.5-a: a roll lower than his PC succeeds, an equal one fails and the coup goes on', () => {
    const offer = (die: number, more: readonly (readonly [string, number])[] = []) =>
      play(coup, {
        state: inSpain(),
        dice: [d6('coup', 1), d6('triumvir', die), ...more],
        choices: ['offer-triumvirate labienus'],
      }).state
    expect(offer(1).triumvirs).toEqual([{ leader: 'labienus', region: 'hispania' }])
    expect(offer(1).pretenders.republican).toBeNull()
    const failed = offer(2)
    expect(failed.triumvirs).toEqual([])
    expect(failed.pretenders.republican).toBe('labienus')
  })

  it('AIE-3.6.5-a: not in a region with a Faction Leader of either side', () => {
    const position = positionOf(inSpain())
    expect(regionForTriumvir(position, 'labienus')).toBe('hispania')
    for (const [leader, side] of [
      ['caesar', 'caesarian'],
      ['pompeius', 'republican'],
    ] as const) {
      const state = inSpain(state => place(state, 'HIS-2', side, [leader]))
      expect(regionForTriumvir(positionOf(state), 'labienus')).toBeNull()
    }
  })

  it('AIE-3.6.5-b: everything in the region is nobody’s, and so is the region', () => {
    const { state, position } = play(coup, {
      state: inSpain(),
      dice: [d6('coup', 1), d6('triumvir', 1)],
      choices: ['offer-triumvirate labienus'],
    })
    expect(state.regions.hispania).toBeNull()
    expect(isNeutral(position, 'HIS-4')).toBe(true)
    for (const piece of ['labienus', 's-pompeius', 'legio-II', 'legio-XVI'])
      expect(sideOf(position, piece)).toBeNull()
  })

  it('AIE-3.6.5-b: nobody controls the region at the end of the turn either', () => {
    const { state } = play(romaAndRegions, { state: triumvirInSpain() })
    expect(state.regions.hispania).toBeNull()
  })
})

describe('the end of a Triumvirate', () => {
  it('AIE-6.4-c, AIE-3.6.5-c: rallied, everything joins the player when regions are checked', () => {
    const { state } = play(romaAndRegions, {
      state: triumvirInSpain(state => give(state, 'republican', 'K15')),
      choices: ['ralliement-d-un-triumvir K15'],
    })
    expect(state.triumvirs).toEqual([])
    expect(leader(state, 'labienus')).toMatchObject({ faction: 'republican', place: 'HIS-1' })
    expect(unit(state, 'legio-II').faction).toBe('republican')
    expect(state.regions.hispania).toBe('republican')
    expect(state.cup).toContain('K15')
  })

  it('TV-21, AIE-6.4-c: S. Pompeius, who has no Caesarian face, is out of the game', () => {
    const { state } = play(romaAndRegions, {
      state: triumvirInSpain(state => give(state, 'caesarian', 'K16')),
      choices: ['ralliement-d-un-triumvir K16'],
    })
    expect(leader(state, 's-pompeius').place).toBe(boxes.dead)
    expect(leader(state, 'labienus').faction).toBe('caesarian')
    expect(unit(state, 'legio-XVI').faction).toBe('caesarian')
    expect(state.score).toBe(0)
  })

  it('AIE-3.6.5-c, RULING-31: when a People comes in, everything joins the side that controls it', () => {
    const { state } = play(g => endOfTriumvirate(g, 'hispania', 'republican'), { state: triumvirInSpain() })
    expect(state.triumvirs).toEqual([])
    expect(leader(state, 'labienus').faction).toBe('republican')
    expect(leader(state, 's-pompeius').place).toBe('HIS-3')
  })

  it('AIE-3.6.5-c: also when it comes from the region of another Triumvir, but not when it moves within his', () => {
    const ended = (from: string) => {
      const state = triumvirInSpain(state => {
        place(state, 'GAL-9', 'caesarian', ['lepidus'])
        put(state, 'caesar', 'ITA-1')
        state.triumvirs.push({ leader: 'lepidus', region: 'gallia' })
        state.regions.gallia = null
        state.peoples.celtiberes = {
          status: 'war',
          faction: 'republican',
          barredUntil: null,
          sentHomeBy: null,
        }
        put(state, 'celtiberes-1', 'HIS-4')
      })
      const run = play(g => facePerils(g, 'republican', ['celtiberes-1'], from, 'HIS-4'), { state })
      return run.state.triumvirs.map(({ leader }) => leader)
    }
    expect(ended('GAL-9')).toEqual(['lepidus'])
    expect(ended('HIS-2')).toEqual(['labienus', 'lepidus'])
  })

  it('AIE-3.7.3-d, RULING-85, RULING-86: the side that everything joined has the region again after an invasion', () => {
    const state = triumvirInSpain(state => {
      state.controlBeforeInvasion.hispania = 'republican'
    })
    const rallied = play(g => endOfTriumvirate(g, 'hispania', 'caesarian'), { state }).state
    rallied.regions.hispania = null
    for (const id of ['labienus', 'legio-II', 'legio-XVI']) put(rallied, id, 'GAL-9')
    const { state: after } = play(romaAndRegions, { state: rallied })
    expect(after.regions.hispania).toBe('caesarian')
  })

  it('AIE-8.2-j, RULING-120: a leader who is rallied among allies of the other side must get away', () => {
    const state = triumvirInSpain(state => {
      give(state, 'republican', 'K15')
      state.peoples.numidae = {
        status: 'allegiance',
        faction: 'caesarian',
        barredUntil: null,
        sentHomeBy: null,
      }
      put(state, 'legio-II', 'HIS-3')
      put(state, 'numidae-pedites-1', 'HIS-1')
    })
    const run = play(romaAndRegions, {
      state,
      choices: ['ralliement-d-un-triumvir K15', 'flee HIS-3'],
      dice: [d10('solitary', 7)],
      impossible: true,
    })
    expect(leader(run.state, 'labienus')).toMatchObject({ faction: 'republican', place: 'HIS-3' })
  })

  it('AIE-6.4-c: it cannot be played where nobody is Triumvir', () => {
    play(romaAndRegions, {
      state: inSpain(state => give(state, 'caesarian', 'K16')),
    })
  })
})
