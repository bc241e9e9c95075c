import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { resolveZone } from '../../rules/combat/zone.ts'
import { checkMilitaryPacification } from '../../rules/peoples/pacification.ts'
import { reinforcements } from '../../rules/reinforcements.ts'
import { type AleaState, boxes, levyBox } from '../../rules/state.ts'
import { hasReached } from '../../rules/victory.ts'
import { allied, caesarians, field, republicans } from '../campaign/stage.ts'
import { leader, put, unit } from '../counters.ts'
import { choicesOf, d6, emptyMap, place, play, playUntil, positionOf } from '../support.ts'
import { twoLeaders } from './stage.ts'

describe('Faction Leaders in battle', () => {
  const meet = (
    winner: string[],
    loser: string[],
    heads: Partial<AleaState['factionLeaders']>,
    first = 'reduce legio-V',
  ) => {
    const state = field(s => {
      s.factionLeaders = { caesarian: [], republican: [], ...heads }
      s.caesarMurdered = winner.includes('cassius')
      caesarians(s, 'GRA-3', ...winner, 'legio-V', 'legio-VI', 'legio-VII', 'legio-VIII')
      republicans(s, 'GRA-3', ...loser, 'legio-I', 'legio-II')
      republicans(s, 'HIS-1', 'petreius')
    })
    return playUntil(
      function* (g) {
        yield* fight(g, newEngagement(g, 'GRA-3', 'land', 'caesarian', null))
        yield {
          role: 'caesarian',
          rule: 'test',
          task: 'movement',
          choices: [{ verb: 'done' }],
          confirm: true,
        }
      },
      { state, dice: [d6('battle', 3)], choices: [first, 'retreat GRA-1'], impossible: true },
    ).state
  }

  it('AIE-8.5.2-a: beaten by another he is eliminated, and his other leaders retreat', () => {
    const after = meet(
      ['caesar'],
      ['pompeius', 'labienus'],
      {
        caesarian: ['caesar'],
        republican: ['pompeius'],
      },
      'name labienus',
    )
    expect(leader(after, 'pompeius').place).toBe(boxes.dead)
    expect(leader(after, 'labienus').place).toBe('GRA-1')
    expect(unit(after, 'legio-I').place).toBe('GRA-1')
    expect(after.factionLeadersKilled).toBe(1)
  })

  it('AIE-8.5.2-a: beaten by somebody else he retreats', () => {
    const after = meet(['m-antonius'], ['pompeius', 'labienus'], {
      caesarian: ['caesar'],
      republican: ['pompeius'],
    })
    expect(leader(after, 'pompeius').place).toBe('GRA-1')
  })

  it('AIE-8.5.2-b: a Faction Leader beaten by an Assassin’s force retreats', () => {
    const after = meet(['cassius'], ['pompeius'], { caesarian: ['cassius'], republican: ['pompeius'] })
    expect(leader(after, 'pompeius').place).toBe('GRA-1')
  })
})

it('AIE-3.5.2-e, AIE-3.5.2-c: with Pompeius M. Brutus goes, and if he led the Republicans they choose another', () => {
  const state = twoLeaders('2', state => {
    place(state, 'GRA-4', 'republican', ['m-brutus', 'spinther'])
    state.factionLeaders.republican = ['m-brutus']
  })
  const after = play(g => leaderDies(g, 'pompeius', 'natural'), { state }).state
  expect(leader(after, 'm-brutus')).toMatchObject({ faction: 'caesarian', place: 'GAL-9' })
  expect(after.factionLeaders.republican).toEqual(['spinther'])
})

it('AIE-3.7.2-a, AIE-9.4-e: recruits of a region that has changed hands stand up for its new master', () => {
  const state = emptyMap('2', state => {
    state.initiative = 'caesarian'
    place(state, levyBox('gallia'), 'republican', ['auxilia-1'])
  })
  const after = play(reinforcements, { state, choices: ['muster GAL-9'] }).state
  expect(unit(after, 'auxilia-1')).toMatchObject({ place: 'GAL-9', faction: 'caesarian' })
})

describe('ways out of a combat', () => {
  it('AIE-8.4.1-a, RULING-105: one way by land and one by sea are two', () => {
    const state = field(s => {
      caesarians(s, 'AFR-3', 'caesar', 'legio-V', 'legio-VI', 'legio-VII')
      republicans(s, 'AFR-3', 'legio-I', 'naves-6-1-1')
    })
    const { decision } = playUntil(g => fight(g, newEngagement(g, 'AFR-3', 'land', 'caesarian', null)), {
      state,
      dice: [d6('battle', 3)],
      impossible: true,
    })
    expect(choicesOf(decision)).toEqual(['retreat AFR-2', 'retreat MIC'])
  })

  it('AIE-8.2-g: after one captain has sailed the next may, and one who stands ends it', () => {
    const state = field(s => {
      caesarians(s, 'MIO', 'curio', 'naves-8-2-1')
      republicans(s, 'MIO', 'cato', 'scipio', 'naves-6-1-1', 'naves-4-0-1')
    })
    const asked = (...choices: string[]) =>
      playUntil(g => resolveZone(g, 'MIO'), { state, choices, impossible: true, dice: [d6('battle', 1)] })
        .decision
    const next = asked('evade cato', 'embark naves-6-1-1', 'evade-to MIC')
    expect([next.task, choicesOf(next)]).toEqual(['evade-by-sea', ['evade scipio', 'stand']])
    const stood = asked('evade cato', 'stand')
    expect(stood.task).not.toBe('evade-by-sea')
  })
})

describe('the Aegyptii', () => {
  it('AIE-S7-e: they count for the side to which they are allied, not for one that they fight for', () => {
    const goal = { count: 0, all: [], any: [], roma: false, lead: 0, aegyptii: 'allegiance' } as const
    const reached = (status: 'allegiance' | 'war', faction: 'caesarian' | 'republican') =>
      hasReached(
        positionOf(
          field(s => {
            s.peoples.aegyptii.status = status
            s.peoples.aegyptii.faction = faction
          }, '7'),
        ),
        'republican',
        goal,
      )
    expect([
      reached('allegiance', 'republican'),
      reached('allegiance', 'caesarian'),
      reached('war', 'republican'),
    ]).toEqual([true, false, false])
  })

  it('AIE-4.4.3-a, RULING-37: an ally is pacified by the opponent who holds all its homes, not by its own side', () => {
    const state = (side: 'caesarian' | 'republican') =>
      field(s => {
        allied(s, 'aegyptii', 'republican')
        for (const id of [
          'aegyptii-gabiniani-1',
          'aegyptii-gabiniani-2',
          'aegyptii-levies-1',
          'aegyptii-levies-2',
          'aegyptii-naves-1',
        ])
          put(s, id, 'JUD-1')
        place(s, 'AEG-1', side, ['legio-V'])
      })
    const status = (side: 'caesarian' | 'republican') =>
      play(checkMilitaryPacification, { state: state(side), impossible: true }).state.peoples.aegyptii.status
    expect([status('caesarian'), status('republican')]).toEqual(['peace', 'allegiance'])
  })
})
