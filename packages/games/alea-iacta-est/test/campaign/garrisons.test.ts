import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { explainCampaign } from '../../rules/explain/campaign.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { put, setReduced } from '../counters.ts'
import { asAlea, d10, give, playUntil } from '../support.ts'
import { atWar, caesarians, field, move, optionsAfter, placeIn } from './stage.ts'

/** Italia, which needs two legions, is the Caesarian's. */
function italia(change: (state: AleaState) => void): AleaState {
  return field(s => {
    s.regions.italia = 'caesarian'
    change(s)
  })
}

const departure = ['march legio-V', 'to GRA-1', 'march legio-VI', 'to GRA-1']

describe('garrisons', () => {
  const three = () => italia(s => caesarians(s, 'ITA-5', 'legio-V', 'legio-VI', 'legio-VII'))

  it('AIE-3.1.1-c, RULING-11: what a region can spare may leave it', () => {
    expect(optionsAfter(three(), departure.slice(0, 2))).toEqual([
      'march legio-VI',
      'march legio-VII',
      'done',
    ])
  })

  it('AIE-3.1.1-c, RULING-11: the movement does not end while a garrison is missed; anybody who left can be called back', () => {
    expect(optionsAfter(three(), departure)).toEqual(['march legio-VII', 'recall legio-V', 'recall legio-VI'])
    const run = move(three(), [...departure, 'recall legio-V', 'done'])
    expect(placeIn(run.state, 'legio-V')).toBe('ITA-5')
    expect(placeIn(run.state, 'legio-VI')).toBe('GRA-1')
    // It has come from nowhere, and it moves no more.
    expect(run.state.arrivals.map(({ piece }) => piece)).toEqual(['legio-VI'])
    expect(optionsAfter(three(), [...departure, 'recall legio-V'])).toEqual(['march legio-VII', 'done'])
  })

  it('AIE-3.1.1-c: it says why', () => {
    const { position, decision } = playUntil(movement, {
      state: three(),
      choices: departure,
      impossible: true,
    })
    expect(explainCampaign(position, asAlea(decision), { verb: 'done' })).toMatchObject({
      rule: 'AIE-3.1.1-c',
      about: { region: 'italia' },
    })
  })

  it('AIE-3.1.1-c, RULING-11: legions of two regions can change places', () => {
    const state = italia(s => {
      caesarians(s, 'ITA-5', 'legio-V', 'legio-VI')
      s.regions.graecia = 'caesarian'
      caesarians(s, 'GRA-1', 'legio-VII', 'legio-VIII', 'legio-IX')
    })
    const run = move(state, ['march legio-V', 'to GRA-1', 'march legio-VII', 'to ITA-5', 'done'])
    expect(placeIn(run.state, 'legio-V')).toBe('GRA-1')
    expect(placeIn(run.state, 'legio-VII')).toBe('ITA-5')
  })

  it('AIE-3.1.1-c, RULING-11: a region that has just what it needs calls nobody back when another is short', () => {
    const state = italia(s => {
      caesarians(s, 'ITA-5', 'legio-V', 'legio-VI', 'legio-VII')
      s.regions.africa = 'caesarian'
      caesarians(s, 'AFR-1', 'curio', 'legio-VIII')
      atWar(s, 'numidae', 'republican')
    })
    const options = optionsAfter(state, [
      ...departure.slice(0, 2),
      'lead curio',
      'take legio-VIII',
      'to NUM-1',
    ])
    expect(options).toContain('recall legio-VIII')
    expect(options).not.toContain('recall legio-V')
  })

  it('AIE-3.1.1-c: it is the same with a leader, by land and by sea', () => {
    const state = italia(s => caesarians(s, 'ITA-7', 'caesar', 'naves-6-0-1', 'legio-V', 'legio-VI'))
    const march = ['lead caesar', 'take legio-V', 'to SIC-1']
    expect(optionsAfter(state, march)).not.toContain('done')
    const voyage = ['sail caesar', 'embark naves-6-0-1', 'embark legio-V', 'to MIC', 'stop']
    expect(optionsAfter(state, voyage)).toContain('recall legio-V')
    expect(optionsAfter(state, voyage)).not.toContain('done')
    expect(optionsAfter(state, [...voyage, 'recall legio-V'])).toContain('done')
  })

  it('AIE-3.1.1-c, RULING-11: a region that lacks its garrison already, or is not his, binds nobody', () => {
    const poor = italia(s => caesarians(s, 'ITA-5', 'legio-V'))
    expect(optionsAfter(poor, departure.slice(0, 2))).toEqual(['done'])
    const theirs = field(s => {
      s.regions.italia = 'republican'
      caesarians(s, 'ITA-5', 'legio-V', 'legio-VI')
    })
    expect(optionsAfter(theirs, departure)).toEqual(['done'])
  })

  describe('an enemy who plays Désertion meanwhile', () => {
    /** Three or four legions of which the reduced one is lost to it. */
    const threatened = (...more: string[]) =>
      italia(s => {
        caesarians(s, 'ITA-5', 'legio-V', 'legio-VI', ...more)
        caesarians(s, 'ITA-1', 'legio-X')
        setReduced(s, 'legio-X', true)
        give(s, 'republican', 'K05')
      })
    const leave = (legion: string) => [`march ${legion}`, 'to GRA-1']
    const desertion = ['desertion K05', 'desert ITA-1']

    it('AIE-3.1.1-c, RULING-11: calls nobody back who had left lawfully', () => {
      expect(optionsAfter(threatened(), [...leave('legio-V'), ...desertion])).toEqual([
        'march legio-VI',
        'done',
      ])
      // Now there are too few, and anybody who likes may leave.
      expect(optionsAfter(threatened(), [...leave('legio-V'), ...desertion, ...leave('legio-VI')])).toEqual([
        'done',
      ])
    })

    it('AIE-3.1.1-c, RULING-11: frees nobody who would have been missed anyhow', () => {
      const tooMany = [...leave('legio-V'), 'pass', ...leave('legio-VI'), ...desertion]
      expect(optionsAfter(threatened(), tooMany)).toEqual(['recall legio-V', 'recall legio-VI'])
      expect(optionsAfter(threatened(), [...tooMany, 'recall legio-V'])).toEqual(['done'])
    })

    it('AIE-3.1.1-c, RULING-11: leaves less to spare for those who leave after it', () => {
      const state = threatened('legio-VII', 'legio-VIII')
      const first = [...leave('legio-V'), ...desertion, ...leave('legio-VI')]
      expect(optionsAfter(state, first)).toEqual(['march legio-VII', 'march legio-VIII', 'done'])
      expect(optionsAfter(state, [...first, ...leave('legio-VII')])).toContain('recall legio-VII')
    })

    it('AIE-3.1.1-c, RULING-11: those it leaves are bound if they are just enough', () => {
      const state = threatened()
      expect(optionsAfter(state, ['lead lurium', 'to SIC-2', 'stop', ...desertion])).toContain(
        'march legio-V',
      )
      expect(
        optionsAfter(state, ['lead lurium', 'to SIC-2', 'stop', ...desertion, ...leave('legio-V')]),
      ).toEqual(['march legio-VI', 'recall legio-V'])
    })

    it('AIE-3.1.1-c, RULING-11: of those who left too many, as many are missed as before', () => {
      const state = field(s => {
        s.regions.gallia = 'caesarian'
        caesarians(s, 'GAL-9', 'legio-V', 'legio-VI', 'legio-VII')
        caesarians(s, 'GAL-1', 'legio-X')
        setReduced(s, 'legio-X', true)
        give(s, 'republican', 'K05')
      })
      const gone = ['march legio-V', 'to HIS-1', 'pass', 'march legio-VI', 'to HIS-1']
      const options = optionsAfter(state, [...gone, 'desertion K05', 'desert GAL-1'])
      expect(options).toEqual(['march legio-VII', 'recall legio-V', 'recall legio-VI'])
    })
  })

  it('AIE-3.1.1-c, RULING-11: anybody who has died is not waited for', () => {
    const state = italia(s => {
      caesarians(s, 'ITA-7', 'legio-V', 'legio-VI')
      setReduced(s, 'legio-V', true)
      s.plague = { counter: 'K18', zone: 'SIC-1' }
    })
    const run = move(state, ['march legio-V', 'to SIC-1', 'done'], [d10('plague', 9)])
    expect(placeIn(run.state, 'legio-V')).toBe(boxes.reserve)
  })

  it('AIE-3.1.1-c, RULING-11: whose post was taken by a People returns to another zone of the region', () => {
    const state = italia(s => {
      atWar(s, 'pannonii', 'caesarian')
      put(s, 'pannonii-1', 'PAN-1')
      caesarians(s, 'ITA-5', 'legio-V')
      caesarians(s, 'ITA-1', 'legio-VI')
    })
    const left = ['march legio-V', 'to GRA-1', 'march pannonii-1', 'to ITA-5']
    const run = move(state, [...left, 'recall legio-V', 'done'])
    expect(placeIn(run.state, 'legio-V')).toBe('ITA-1')
  })
})
