import { describe, expect, it } from 'vitest'
import { takeAction } from '../rules/actions/index.ts'
import { siege } from '../rules/actions/siege.ts'
import { trialOfIgnominy } from '../rules/battle/index.ts'
import { deployChit } from '../rules/deployment/index.ts'
import { type ChoiceOdds, oddsOfChoice } from '../rules/odds-of-choice.ts'
import { romanArmyIn } from '../rules/pieces.ts'
import { betrayal } from '../rules/reactions/betrayal.ts'
import { boxes, type KingsState } from '../rules/state.ts'
import { attacks, battle, field, latins } from './battle/stage.ts'
import { asKings, bareMap, d6, place, playUntil, put, type Run, reign } from './support.ts'

const ALBA = '4306'

/** The odds of a choice of the decision that waits, written as in a script. */
function oddsOf(run: Run, written: string): ChoiceOdds[] {
  const { decision, position } = run
  const choice = decision?.choices.find(
    ({ verb, noun }) => [verb, noun].filter(part => part !== undefined).join(' ') === written,
  )
  if (decision === null || choice === undefined) throw new Error(`${written} is not legal`)
  return oddsOfChoice(position, asKings(decision), choice)
}

const chanceOf = (odds: readonly ChoiceOdds[]): number[] =>
  odds.map(each =>
    each.kind === 'roll' ? each.odds.chance : each.kind === 'chance' ? each.chance : Number.NaN,
  )

/** The King before Alba, with a garrison of 2 in it. */
function beforeAlba(change?: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    place(state, ALBA, 'roman', ['romulus', 'S1', 'S2', 'S3'])
    place(state, ALBA, 'hostile', ['G-lat-2'])
    change?.(state)
  })
}

describe('the odds of a choice before it is made', () => {
  it('KOR-SIEGE-2, KOR-PIL-2, KOR-COR-2: against a garrison of 2', () => {
    const run = playUntil(takeAction, { state: beforeAlba() })
    expect(chanceOf(oddsOf(run, `siege ${ALBA}`))).toEqual([2 / 6])
    expect(chanceOf(oddsOf(run, `pillage ${ALBA}`))).toEqual([4 / 6])
    expect(chanceOf(oddsOf(run, `corrupt ${ALBA}`))).toEqual([4 / 6])
    expect(oddsOf(run, 'end-actions')).toEqual([])
  })

  it('KOR-EVT-5: omens show as a modifier of the same die', () => {
    const run = playUntil(takeAction, {
      state: beforeAlba(state => {
        state.omens = 'nice'
        state.pontifex = true
      }),
    })
    expect(chanceOf(oddsOf(run, `siege ${ALBA}`))).toEqual([3 / 6])
  })

  it('KOR-SEN-1: where the Senate must be asked, its chance comes first', () => {
    const run = playUntil(takeAction, { state: beforeAlba(state => reign(state, 3, 8)) })
    expect(chanceOf(oddsOf(run, `siege ${ALBA}`))).toEqual([0.5, 2 / 6])
  })

  it('KOR-SIEGE-4: the second assault', () => {
    const run = playUntil(g => siege(g, ALBA), {
      state: beforeAlba(state => place(state, ALBA, 'hostile', ['U02'])),
      dice: [d6('siege', 1)],
    })
    expect(chanceOf(oddsOf(run, 'assault'))).toEqual([1 / 6])
    expect(oddsOf(run, 'give-up')).toEqual([])
  })

  it('KOR-BET-2: what each point spent on loyalty buys', () => {
    const run = playUntil(betrayal, { state: bareMap(state => place(state, ALBA, 'roman', ['G-lat-1'])) })
    expect(['spend 0', 'spend 1', 'spend 2'].map(choice => chanceOf(oddsOf(run, choice)))).toEqual([
      [5 / 6],
      [2 / 6],
      [0],
    ])
  })

  it('KOR-EVT-2: throwing again for a Horatius is better than losing him', () => {
    const run = playUntil(g => deployChit(g, 'horatii', 'roman'), {
      state: bareMap(state => put(state, 'horatii', boxes.roman)),
      dice: [d6('the Horatii', 1), d6('the Curiatii', 3)],
    })
    const [again = 0] = chanceOf(oddsOf(run, 'reroll'))
    const [accepted = 0] = chanceOf(oddsOf(run, 'accept'))
    expect(again).toBeGreaterThan(accepted)
  })

  it('KOR-DUEL-1, KOR-VAN-7: the duel and the clash', () => {
    const state = field(['romulus', 'S1', 'S2', 'S3', 'S5'], latins)
    const duel = oddsOf(playUntil(battle(), { state }), 'challenge')
    expect(duel).toMatchObject([{ kind: 'duel', odds: { romanLost: 0, neitherLost: 0 } }])
    const clash = oddsOf(playUntil(battle(), { state, choices: ['no-duel'] }), 'attack')
    expect(clash).toMatchObject([{ kind: 'clash' }])
  })

  it('KOR-CMB-4, KOR-RES-2: a die thrown again, and a charge at the leader', () => {
    const state = field(['romulus', 'S1', 'S2', 'S3', 'S5'], latins.slice(0, 4))
    const choices = ['no-duel', 'by-virtus', 'lead-with S1']
    const dice = [...attacks(1, 1, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1)]
    const again = playUntil(battle(), { state, choices, dice })
    expect(chanceOf(oddsOf(again, 'throw-again S1'))).toEqual([3 / 6])
    const charge = playUntil(battle(), { state, choices: [...choices, 'accept'], dice })
    expect(chanceOf(oddsOf(charge, 'charge S5'))).toEqual([3 / 6])
    expect(oddsOf(charge, 'hold-back')).toMatchObject([{ kind: 'round' }])
  })

  it('KOR-IGN-3: the trial', () => {
    const run = playUntil(
      function* (g) {
        const army = romanArmyIn(g, ALBA)
        if (army !== null) yield* trialOfIgnominy(g, army, -1)
      },
      {
        state: bareMap(state =>
          place(state, ALBA, 'roman', ['tribunus-populi-1', 'tribunus-populi-2', 'S1', 'S2']),
        ),
      },
    )
    expect(chanceOf(oddsOf(run, 'accuse tribunus-populi-1'))).toEqual([6 / 36])
  })
})
