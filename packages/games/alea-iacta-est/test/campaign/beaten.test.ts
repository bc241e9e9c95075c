import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { escapeZones } from '../../../imperator/rules/combat/escape.ts'
import { type Force, newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { row } from '../../data/index.ts'
import { whyNoEscapeTo } from '../../rules/combat/evasion.ts'
import { condemned } from '../../rules/combat/leaders.ts'
import { eventModifiers } from '../../rules/combat/modifiers.ts'
import { aleaData as data } from '../../rules/series.ts'
import { boxes } from '../../rules/state.ts'
import { put } from '../counters.ts'
import { d6, play, positionOf } from '../support.ts'
import { allied, atWar, caesarians, field, placeIn, republicans } from './stage.ts'

const force = (side: string, leaders: string[], units: string[] = []): Force => ({ side, leaders, units })

describe('leaders of a beaten force', () => {
  it('AIE-8.5.2-a: one leader of rank on each side is enough, whoever else is there', () => {
    const position = positionOf(
      field(s => {
        s.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
        s.pretenders.caesarian = 'scipio'
        caesarians(s, 'GRA-3', 'caesar', 'curio')
        republicans(s, 'GRA-3', 'pompeius', 'cato', 'scipio')
      }),
    )
    const caesar = force('caesarian', ['curio', 'caesar'])
    const beaten = (leaders: string[], winner = caesar) =>
      condemned(position, winner, force('republican', leaders))
    expect(beaten(['cato', 'pompeius'])).toEqual(['pompeius'])
    expect(beaten(['cato', 'scipio'])).toEqual(['scipio'])
    expect(beaten(['cato'])).toEqual([])
    expect(beaten(['cato', 'pompeius'], force('caesarian', ['curio']))).toEqual([])
    // A Pretender's force beats a Faction Leader's.
    expect(condemned(position, force('republican', ['cato', 'scipio']), caesar)).toEqual(['caesar'])
  })

  it('AIE-CT-c, AIE-8.5.1-a: the side that suffers E loses its leaders, attacker or defender', () => {
    const state = field(s => {
      caesarians(s, 'GRA-3', 'curio', 'legio-V-R')
      republicans(s, 'GRA-3', 'labienus', 'legio-I', 'legio-II', 'legio-III', 'legio-IV')
    })
    const run = play(g => fight(g, newEngagement(g, 'GRA-3', 'land', 'caesarian', null)), {
      state,
      dice: [d6('battle', 1)],
      impossible: true,
    })
    expect(placeIn(run.state, 'curio')).toBe(boxes.dead)
    expect(placeIn(run.state, 'labienus')).toBe('GRA-3')
    expect(placeIn(run.state, 'legio-V-R')).toBe(boxes.reserve)
  })

  it('AIE-5.1.1-g: a Faction Leader among other leaders has fought Romans', () => {
    const fought = (leader: string) => {
      const state = field(s => {
        s.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
        caesarians(s, 'GRA-3', leader, 'curio', 'legio-V', 'legio-VI', 'legio-VII', 'legio-VIII')
        republicans(s, 'GRA-3', 'cato', 'legio-I-R')
      })
      const run = play(g => fight(g, newEngagement(g, 'GRA-3', 'land', 'caesarian', null)), {
        state,
        dice: [d6('battle', 6)],
        impossible: true,
      })
      return run.state.turn.factionLeaderFoughtRomans
    }
    expect([fought('caesar'), fought('hirtius')]).toEqual([true, false])
  })
})

describe('events in battle', () => {
  const position = (event: 'roman-discouragement' | 'barbarian-vigour' | 'donation-to-the-legions') => {
    const state = field(s => {
      allied(s, 'numidae', 'caesarian')
      atWar(s, 'germani', 'republican')
    })
    state.turn.event = event
    return positionOf(state)
  }
  const mixed = force('caesarian', ['caesar'], ['legio-V', 'auxilia-1', 'numidae-pedites-1'])
  const germans = force('republican', [], ['germani-1', 'germani-2'])

  it('AIE-EV-03, AIE-EV-12: Romans are Romans with allies among them, and one legion is enough', () => {
    const values = (event: Parameters<typeof position>[0], own: Force, enemy: Force) =>
      eventModifiers(position(event), own, enemy).map(({ value }) => value)
    expect(values('roman-discouragement', mixed, germans)).toEqual([-1])
    expect(values('roman-discouragement', germans, mixed)).toEqual([])
    expect(values('donation-to-the-legions', mixed, germans)).toEqual([1])
    const noLegion = force('caesarian', ['caesar'], ['auxilia-1', 'numidae-pedites-1'])
    expect(values('donation-to-the-legions', noLegion, germans)).toEqual([])
    // Against a force with Romans in it neither counts.
    const guests = force('republican', [], ['germani-1', 'legio-I'])
    expect(values('roman-discouragement', mixed, guests)).toEqual([])
  })

  it('AIE-EV-05: one German or Celt among others is enough', () => {
    const guests = force('republican', [], ['germani-1', 'legio-I'])
    expect(eventModifiers(position('barbarian-vigour'), guests, mixed).map(({ value }) => value)).toEqual([2])
    expect(eventModifiers(position('barbarian-vigour'), mixed, guests)).toEqual([])
  })
})

describe('where the beaten may not go', () => {
  const why = (
    state: ReturnType<typeof field>,
    side: 'caesarian' | 'republican',
    pieces: string[],
    from: string,
    to: string,
  ) =>
    whyNoEscapeTo(positionOf(state), side, pieces, row(data.zones, from), row(data.zones, to))?.rule ?? null

  it('AIE-S6-b, AIE-8.2-e: the division of the world binds who flees', () => {
    const state = field(s => caesarians(s, 'ITA-5', 'octavianus', 'legio-V'), '6')
    expect(why(state, 'caesarian', ['octavianus', 'legio-V'], 'ITA-5', 'GRA-1')).toBe('AIE-S6-b')
    expect(why(state, 'caesarian', ['octavianus', 'legio-V'], 'ITA-5', 'ITA-4')).toBeNull()
    expect(why(state, 'caesarian', ['legio-V'], 'ITA-5', 'GRA-1')).toBeNull()
  })

  it('AIE-4.3-f, AIE-4.3-g, AIE-8.2-e: a People does not flee to another at peace, too far, or into the Republic', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      put(s, 'germani-1', 'GER-2')
    })
    const flee = (to: string, from = 'GER-2') => why(state, 'republican', ['germani-1'], from, to)
    expect(flee('GER-1')).toBeNull()
    expect(flee('PAN-1')).toBe('AIE-4.3-f')
    expect(flee('NOR-0')).toBeNull()
    expect(flee('GAL-2')).toBe('AIE-8.2-e')
    expect(flee('GAL-4', 'GAL-2')).toBeNull()
    expect(flee('GAL-6', 'GAL-4')).toBe('AIE-4.3-g')
    atWar(state, 'pannonii', 'caesarian')
    expect(flee('PAN-1')).toBeNull()
  })

  it('AIE-8.2-e, AIE-3.4.1-g: Romans outside go where a People is at war, leaders alone anywhere outside', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      caesarians(s, 'GER-2', 'caesar', 'legio-V')
    })
    expect(why(state, 'caesarian', ['caesar', 'legio-V'], 'GER-2', 'GER-1')).toBeNull()
    expect(why(state, 'caesarian', ['caesar', 'legio-V'], 'GER-2', 'PAN-1')).toBe('AIE-3.4.1-g')
    expect(why(state, 'caesarian', ['caesar'], 'GER-2', 'PAN-1')).toBeNull()
    expect(why(state, 'caesarian', ['caesar'], 'GAL-2', 'GER-1')).toBe('AIE-8.2-e')
    expect(why(state, 'caesarian', [], 'GAL-2', 'GER-1')).toBeNull()
  })

  it('AIE-8.2-f: nor where the attackers came from', () => {
    const state = field(s => {
      caesarians(s, 'GRA-3', 'legio-V')
      republicans(s, 'GRA-3', 'legio-I')
    })
    const zones = (closed: string[]) =>
      escapeZones(positionOf(state), { side: 'republican', pieces: ['legio-I'], closed }, 'GRA-3')
    expect(zones([]).toSorted()).toEqual(['GRA-1', 'GRA-2', 'GRA-4'])
    expect(zones(['GRA-2']).toSorted()).toEqual(['GRA-1', 'GRA-4'])
  })
})
