import type { ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { loneLeadersIn } from '../../../imperator/rules/combat/solitary.ts'
import { retreat } from '../../rules/combat/retreat.ts'
import { evaders } from '../../rules/combat/zone.ts'
import { hasTaken } from '../../rules/dioceses.ts'
import { whyNotEmbark } from '../../rules/fleets/fleets.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { whyNotUsurper } from '../../rules/usurpation/candidates.ts'
import { zoneJoins } from '../../rules/usurpation/civil-war.ts'
import { partFromPeoples } from '../../rules/usurpation/parting.ts'
import {
  atWar,
  d6,
  d10,
  field,
  infest,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  scenario,
  secondus,
  usurper,
  where,
} from '../support.ts'
import { arrive, byLand, offers, romanWays } from '../ways.ts'

const willing = byLand.filter(way => way !== 'retreat')

describe('who is ill', () => {
  const ill = (state: SemperState) => {
    state.turn.ill = ['severe']
  }

  it.each(willing)('SV-EV-4: he does not leave his zone by %s', way => {
    const goes = (change?: (state: SemperState) => void) =>
      offers(way, { pieces: ['severe', 'batavi'], from: 'THR4', to: 'MOE3', ...(change && { change }) })
    expect([goes(ill), goes()]).toEqual([false, true])
  })

  it('SV-EV-4: a lost battle drives him to death, and so does a change of sides that he cannot stay for', () => {
    const state = field(state => {
      primus(state, 'THR4', 'severe', 'batavi')
      secondus(state, 'THR4', 'lanciarii')
      ill(state)
    })
    const battle = newEngagement(positionOf(state), 'THR4', 'land', 'secondus', null)
    const beaten = play(g => retreat(g, battle, 'primus', []), { state, choices: ['retreat MOE3'] }).state
    expect([where(beaten, 'severe'), where(beaten, 'batavi')]).toEqual(['box-dead', 'MOE3'])
    const turned = field(state => {
      primus(state, 'THR4', 'severe', 'batavi')
      atWar(state, 'visigothi', 'primus')
      place(state, 'THR4', null, 'visigothi-1')
      ill(state)
    })
    const { state: after } = play(g => partFromPeoples(g, ['THR4'], ['primus']), {
      state: turned,
      choices: ['retreat MOE3'],
    })
    expect([where(after, 'severe'), where(after, 'batavi')]).toEqual(['box-dead', 'MOE3'])
    expect(after.points).toEqual(turned.points)
  })
})

describe('political agitation', () => {
  const agitated = (state: SemperState) => {
    state.emperors.primus = 'severe'
    state.turn.event = 'political-agitation'
  }

  it.each(willing)('SV-EV-6: a head of his side in his seat does not leave it by %s', way => {
    const goes = (change: (state: SemperState) => void) =>
      offers(way, { pieces: ['severe', 'batavi'], from: 'PAN3', to: 'MOE1', change })
    expect([goes(agitated), goes(() => {})]).toEqual([false, true])
  })

  it('SV-EV-6, RULING-94: beaten he retreats, and a leader who has followed him on the throne is bound in his stead', () => {
    expect(
      offers('retreat', { pieces: ['severe', 'batavi'], from: 'PAN3', to: 'MOE1', change: agitated }),
    ).toBe(true)
    const successor = (state: SemperState) => {
      agitated(state)
      state.emperors.primus = 'galere'
      primus(state, 'PON1', 'galere')
    }
    const goes = (change: (state: SemperState) => void) =>
      offers('march', { pieces: ['severe', 'batavi'], from: 'PAN3', to: 'MOE1', change })
    expect([goes(successor), goes(agitated)]).toEqual([true, false])
  })

  it('SV-EV-6: nor does he go aboard', () => {
    const why = (change: (state: SemperState) => void) => {
      const state = field(state => {
        primus(state, 'ASI1', 'severe')
        state.fleets.orientalis = { side: 'primus', at: 'port', returns: null, moved: false }
        change(state)
      })
      return whyNotEmbark(positionOf(state), 'primus', 'orientalis', 'severe')?.rule ?? null
    }
    expect([why(agitated), why(() => {})]).toEqual(['SV-EV-6', null])
  })
})

describe('popular rage', () => {
  const rage = (state: SemperState) => {
    state.turn.rage = ['PON1']
  }

  it.each(willing)('SV-EV-11: nobody leaves a capital in rage by %s', way => {
    const goes = (change: (state: SemperState) => void, ...pieces: string[]) =>
      offers(way, { pieces, from: 'PON1', to: 'PON2', change })
    expect([goes(rage, 'severe', 'batavi'), goes(() => {}, 'severe', 'batavi')]).toEqual([false, true])
    expect(goes(rage, 'severe')).toBe(false)
  })

  it('SV-EV-11: anybody who joins a Usurper there is held like the others', () => {
    const state = field(state => {
      primus(state, 'PON1', 'severe', 'batavi')
      secondus(state, 'ASI3', 'maxence')
      usurper(state, 'maxence', 'secondus')
      rage(state)
    })
    const { state: joined } = play(
      function* (g) {
        const [usurpation] = g.state.usurpations
        if (usurpation !== undefined) yield* zoneJoins(g, usurpation, 'PON1', 'SV-3.6.3-B')
      },
      { state },
    )
    expect(evaders(positionOf(joined), 'PON1', 'secondus')).toEqual([])
    joined.turn.rage = []
    expect(evaders(positionOf(joined), 'PON1', 'secondus')).toEqual(['severe'])
  })
})

describe('who has retired', () => {
  it.each(romanWays)('SV-S2-B: by %s he takes no units along', way => {
    const goes = (leader: string) =>
      offers(way, { scenario: '2', pieces: [leader, 'batavi'], from: 'THR1', to: 'OST', change: open })
    const open = (state: SemperState) => {
      atWar(state, 'ostrogothi', 'secondus')
      place(state, 'VIS', null, ...data.peoples.ostrogothi.units)
    }
    expect([goes('diocletien'), goes('severe')]).toEqual([false, true])
  })

  it('SV-S2-B: alone he slips away, retreats and flees, but does not march', () => {
    const goes = (way: (typeof byLand)[number]) =>
      offers(way, { scenario: '2', pieces: ['diocletien'], from: 'THR4', to: 'MOE3' })
    expect(byLand.map(goes)).toEqual([false, true, true, true])
  })

  it('SV-S2-B: neither at the start nor in Phase F does he hold a Diocese, nor does anybody make a Usurper of him', () => {
    const state = scenario('2', state => {
      primus(state, 'PAN3', 'diocletien', 'batavi')
      primus(state, 'MOE5', 'galere', 'dux-sirmium')
    })
    expect(hasTaken(positionOf(state), 'pannoniae', 'primus')).toBe(false)
    primus(state, 'PAN3', 'licinius')
    expect(hasTaken(positionOf(state), 'pannoniae', 'primus')).toBe(true)
    expect(whyNotUsurper(positionOf(scenario('2')), 'secondus', 'leader', 'diocletien')?.rule).toBe('SV-S2-B')
  })
})

describe('the plague', () => {
  it.each(romanWays)('SV-6.3-D: anybody who comes by %s into its zone is struck', way => {
    const coming = (zone: string, dice: ScriptedRoll[]) =>
      arrive(way, {
        pieces: ['severe', 'batavi'],
        from: 'THR4',
        to: 'MOE3',
        dice,
        change: state => infest(state, zone),
      })
    const struck = coming('MOE3', [d10('plague on severe', 8)])
    expect(struck !== null && isReduced(struck, 'batavi')).toBe(true)
    const spared = coming('MOE2', [])
    expect(spared !== null && isReduced(spared, 'batavi')).toBe(false)
  })
})

describe('leaders alone', () => {
  /** Sévère is alone in Macedonia, where enemies stand. */
  const alone = (state: SemperState) => {
    primus(state, 'MOE3', 'severe')
    secondus(state, 'MOE3', 'heruli')
  }

  it('SV-7.1-D: a leader who has landed alone among enemies flees too', () => {
    const landed = arrive('ship', { pieces: ['severe'], from: 'ASI1', to: 'MOE3', change: alone })
    if (landed === null) throw new Error('he has not landed')
    const run = playUntil(combat, { state: landed, dice: [d10('solitary', 8)], impossible: true })
    expect(run.decision.task).toBe('solitary-flight')
  })

  it('SV-7.1-D: whom his companions leave behind by evasion is alone, and flees', () => {
    const state = field(state => {
      state.active = 'secondus'
      alone(state)
      primus(state, 'MOE3', 'galere', 'batavi')
    })
    const choices = ['evade', 'evade galere', 'take batavi', 'evade-to MOE5', 'done']
    const dice = [d6('evasion', 1), d10('solitary', 8)]
    const run = playUntil(combat, { state, choices, dice, impossible: true })
    expect([run.decision.task, run.decision.about?.leader]).toEqual(['solitary-flight', 'severe'])
  })

  it('SV-7.1-D: no scenario begins with a leader alone among enemies', () => {
    for (const id of Object.keys(data.scenarios)) {
      const position = positionOf(scenario(id))
      for (const zone of data.zoneIds) expect(loneLeadersIn(position, zone), `${id} ${zone}`).toEqual([])
    }
  })
})
