import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import type { StratagemId } from '../../data/index.ts'
import { semper } from '../../index.ts'
import { semperData as data } from '../../rules/series.ts'
import { limitaneiIn } from '../../rules/stratagems/blows.ts'
import { stratagems } from '../../rules/stratagems/registry.ts'
import { thornZones } from '../../rules/stratagems/thorns.ts'
import {
  atWar,
  choicesOf,
  d6,
  empire,
  give,
  isReduced,
  play,
  playUntil,
  positionOf,
  primus,
  scenario,
  secondus,
} from '../support.ts'

describe('stratagems', () => {
  it('SV-6-D: when each can be played, and SV-6-B: where it goes', () => {
    const lines = Object.values(stratagems).map(
      stratagem => `${stratagem?.id} ${stratagem?.moments.join(' ')} ${stratagem?.goes}`,
    )
    expect(lines.toSorted()).toEqual(
      [
        'initiative initiative cup',
        ...['usurpation-d-un-augustus', 'usurpation-d-un-caesar', 'usurpation'].flatMap(id => [
          `${id}-primus usurpations cup`,
          `${id}-secondus usurpations cup`,
        ]),
        'assassinat campaign cup',
        'foyer-de-peste campaign elsewhere',
        'epidemie-de-peste campaign elsewhere',
        'desertion campaign cup',
        'abandon campaign cup',
        'in-hoc-signo-vinces after-roll cup',
        'sol-invictus after-roll cup',
        'roma-victor before-battle cup',
        'furor-germanicus before-battle cup',
        'fuite-opportune before-battle cup',
        'la-fleche-de-parthe after-battle cup',
        ...['coup-d-etat-perse', 'persecution', 'heresy', 'bagaudes'].map(id => `${id} campaign elsewhere`),
        ...['d-un-peuple-mineur', 'de-deux-peuples-mineurs', 'de-trois-peuples-mineurs'].flatMap(peoples => [
          `soulevement-${peoples} uprisings cup`,
          `pacification-${peoples} campaign cup`,
        ]),
        'soulevement-d-un-peuple-majeur uprisings cup',
        'soulevement-de-trois-peuples-majeurs uprisings out',
        'pacification-d-un-peuple-majeur campaign cup',
        'pacification-d-une-nationalite campaign cup',
        'pax-romana campaign out',
      ].toSorted(),
    )
  })

  it('SV-2.E-3: which of those played at any time no march opens or closes, and which follow from others', () => {
    const atAnyTime = Object.values(stratagems).flatMap(stratagem =>
      stratagem?.moments.includes('campaign') ? [stratagem] : [],
    )
    const named = (is: (stratagem: (typeof atAnyTime)[number]) => boolean | undefined) =>
      atAnyTime
        .filter(stratagem => is(stratagem) === true)
        .map(({ id }) => id)
        .toSorted()
    // Abandon needs limitanei in a Diocese, Bagaudes a zone without units, and marches change both.
    expect(named(({ steady }) => steady)).toEqual([
      'assassinat',
      'coup-d-etat-perse',
      'desertion',
      'heresy',
      'pacification-d-un-peuple-majeur',
      'pacification-d-un-peuple-mineur',
      'pacification-d-une-nationalite',
      'pacification-de-deux-peuples-mineurs',
      'pacification-de-trois-peuples-mineurs',
      'pax-romana',
      'persecution',
    ])
    // The plague can always be laid; where one Minor can be pacified two and three can, and Pax Romana needs no more.
    expect(named(({ follows }) => follows)).toEqual([
      'epidemie-de-peste',
      'foyer-de-peste',
      'pacification-de-deux-peuples-mineurs',
      'pacification-de-trois-peuples-mineurs',
      'pax-romana',
    ])
  })

  it('SV-6.3-G: only a Diocese in which limitanei stand can be abandoned', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'pc-italia-1', 'batavi')
      primus(state, 'HIS1', 'ri-hispaniae')
      primus(state, 'VIE3', 'celtae')
      give(state, 'primus', 'abandon-1')
    })
    expect(limitaneiIn(positionOf(state), 'italia')).toEqual(['pc-italia-1'])
    const { decision } = playUntil(
      g => row(stratagems, 'abandon').play(g, 'primus', 'abandon-1', { name: 'campaign' }),
      { state },
    )
    expect(choicesOf(decision)).toEqual(['abandon hispaniae', 'abandon italia'])
    // One Diocese is enough.
    expect(row(stratagems, 'abandon').whyNot(positionOf(state), 'primus', { name: 'campaign' })).toBeNull()
    const nobody = empire()
    expect(row(stratagems, 'abandon').whyNot(positionOf(nobody), 'primus', { name: 'campaign' })?.why).toBe(
      'nobody-to-desert',
    )
  })

  it('SV-6.3-F: all enemy units of the zone, without a question', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'batavi', 'heruli', 'celtae')
      give(state, 'primus', 'desertion-1')
    })
    const { state: after } = play(
      g => row(stratagems, 'desertion').play(g, 'primus', 'desertion-1', { name: 'campaign' }),
      { state },
    )
    expect(['batavi', 'heruli', 'celtae'].map(id => isReduced(after, id))).toEqual([true, true, true])
    expect([after.hands.primus, after.cup.includes('desertion-1')]).toEqual([[], true])
  })
})

describe('as many as the counter says', () => {
  it('SV-6.3-T, SV-6.3-U, SV-6.3-O, SV-6.3-P: two and three, and not one more', () => {
    const minors = ['quades', 'mauri', 'alani', 'burgondi'] as const
    const asked = (id: StratagemId, war: boolean) => {
      const state = empire(state => {
        if (war) for (const people of minors) atWar(state, people, 'secondus')
        give(state, 'primus', `${id}-1`)
      })
      const verb = war ? 'pacify' : 'incite'
      const { match } = playUntil(
        g => row(stratagems, id).play(g, 'primus', `${id}-1`, { name: 'campaign' }),
        {
          state,
          impossible: true,
        },
      )
      let times = 0
      while (match.decision !== null) {
        times++
        match.choose(match.decision.choices.find(choice => choice.verb === verb))
      }
      return times
    }
    expect(asked('pacification-de-deux-peuples-mineurs', true)).toBe(2)
    expect(asked('pacification-de-trois-peuples-mineurs', true)).toBe(3)
    expect(asked('soulevement-de-deux-peuples-mineurs', false)).toBe(2)
    expect(asked('soulevement-de-trois-peuples-mineurs', false)).toBe(3)
  })

  it('SV-6.3-Y: one emperor of the Sun among others is enough', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'severe')
      state.caesares.primus = ['severe']
    })
    expect(thornZones(positionOf(state), 'persecution')).toContain('ITA5')
  })

  it('SV-3.5.1-M: sons who bear a rank when a scenario begins have had it', () => {
    const { honoured, emperors, caesares } = scenario('4')
    const sons = (ids: readonly (string | null)[]) =>
      ids.filter(id => id !== null && row(data.romanLeaders, id).house === 'son-of-constantin')
    const augusti = sons([emperors.primus, emperors.secondus])
    expect(augusti.length).toBeGreaterThan(0)
    expect(honoured.augustus).toEqual(expect.arrayContaining(augusti))
    expect(honoured.caesar).toEqual(
      expect.arrayContaining([...augusti, ...sons([...caesares.primus, ...caesares.secondus])]),
    )
  })
})

describe('what is asked for', () => {
  const campaign = { name: 'campaign' } as const
  const why = ({ position, decision }: ReturnType<typeof playUntil>, verb: string, noun: string) =>
    semper.explain(position, decision, { verb, noun })?.why ?? null

  it('SV-8.4.2-C: a unit', () => {
    const asked = playUntil(combat, {
      state: empire(state => {
        primus(state, 'ITA5', 'batavi', 'ioviani')
        secondus(state, 'ITA5', 'heruli', 'cornuti')
      }),
      dice: [d6('battle', 6)],
    })
    expect([
      why(asked, 'reduce', 'heruli'),
      why(asked, 'reduce', 'ITA5'),
      why(asked, 'reduce', 'severe'),
    ]).toEqual(['not-a-choice-here', 'unit-asked', 'unit-asked'])
  })

  it('SV-6.3-C, SV-6.3-D, SV-6.3-G: a leader, a place, something else', () => {
    const asked = (id: 'assassinat' | 'foyer-de-peste' | 'abandon') =>
      playUntil(g => row(stratagems, id).play(g, 'primus', `${id}-1`, campaign), {
        state: empire(state => {
          secondus(state, 'GAL2', 'maxence', 'pc-galliae-1')
          primus(state, 'ITA5', 'pc-italia-1')
          give(state, 'primus', `${id}-1`)
        }),
      })
    const murder = asked('assassinat')
    expect([why(murder, 'assassinate', 'GAL2'), why(murder, 'assassinate', 'galere')]).toEqual([
      'leader-asked',
      'not-a-choice-here',
    ])
    const plague = asked('foyer-de-peste')
    expect([why(plague, 'infect', 'SOCC'), why(plague, 'infect', 'maxence')]).toEqual([
      'land-asked',
      'place-asked',
    ])
    const abandon = asked('abandon')
    expect([why(abandon, 'abandon', 'GAL2'), why(abandon, 'abandon', 'nothing')]).toEqual([
      'something-else-asked',
      null,
    ])
  })
})
