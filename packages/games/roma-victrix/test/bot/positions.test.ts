import { seatOf } from '@aquila/bots'
import { fastDice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { romaBots } from '../../bot/index.ts'
import type { tiro } from '../../bot/levels.ts'
import type { RomaSeat } from '../../bot/outlook.ts'
import { areas, numberOfArea } from '../../data/index.ts'
import { roma } from '../../index.ts'
import { activate } from '../../rules/operations/activation.ts'
import { changeUnits, landUnitsAt, totalStrength } from '../../rules/pieces.ts'
import { isSameSide, powerNamed } from '../../rules/powers.ts'
import type { RomaPosition } from '../../rules/state.ts'
import { Stage, written } from '../support.ts'

const levels = romaBots.levels.map(({ name, bot }) => [name, bot] as const)
const latium = numberOfArea('latium')

/** What stands in Roma with its walls when the Consuls have had their first turn, before Carthage has. */
function heldAtRoma(seed: number, bot: (seed: number) => ReturnType<typeof tiro>): number | null {
  const match = Match.start<unknown, unknown, unknown>(roma, {
    scenario: '1',
    seats: 5,
    dice: fastDice(seed),
  })
  const bots = new Map(match.roles.map((role, index) => [role, bot(index)]))
  for (;;) {
    const { decision } = match
    const { state, data } = positionOf(match)
    const phasing = state.phasing?.power
    if (decision === null || phasing === numberOf('carthage')) return null
    const hasActed =
      state.turn === 1 && state.cup.length > 0 && !state.cup.some(({ power }) => power === rome())
    if (hasActed && phasing !== rome()) {
      const hannibal = state.leaders.find(({ name }) => name === 'Hannibal')
      // He may have gone to bar a Consul's way, and then he is not with his ships.
      if (hannibal?.area !== numberOfArea('carthaginiensis')) return null
      const men = landUnitsAt(state, latium).filter(({ power }) => isSameSide(state, power, rome()))
      return totalStrength(data, men) + (state.marks[latium]?.city?.strength ?? 0)
    }
    const seat = seatOf(match, decision) as RomaSeat
    match.choose(bots.get(decision.role)?.choose(seat), { role: decision.role })
  }

  function numberOf(role: string): number {
    return powerNamed(positionOf(match), role)
  }

  function rome(): number {
    return numberOf('rome')
  }
}

/** The match is one of this game. */
function positionOf(match: Match): RomaPosition {
  return match.position as RomaPosition
}

/** Hannibal's three Fleets carry three of his Heavy Infantry. */
const HANNIBAL_AFLOAT = 9

describe.each(levels)('%s', (_, bot) => {
  it('RV-10.41-3: the Consuls do not leave Rome to what Hannibal can bring over the sea', () => {
    const held = [1, 2, 3, 4, 8, 9, 10, 11, 12]
      .map(seed => heldAtRoma(seed, bot as (seed: number) => ReturnType<typeof tiro>))
      .filter(each => each !== null)
    expect(held.length).toBeGreaterThan(1)
    for (const points of held) expect(points).toBeGreaterThan(HANNIBAL_AFLOAT)
  })

  it('RV-4.2B-a: nobody marches among warbands that he cannot fight any more', () => {
    expect(choiceAt(nextToMarkers(), TO_ENTER)).not.toBe('march lusitania')
    expect(choiceAt(nextToMarkers(), TO_ENTER + 1)).toBe('march lusitania')
  })

  it('RV-3.88-a: nobody wakes a Neutral for a way to shelter', () => {
    const stage = new Stage().units('carthage', 'epirus', '4 hi')
    stage.leader('rome', 'epirus', 3, 'Scipio')
    stage.units('rome', 'epirus', '20 hi').garrison('carthage', 'macedonia')
    stage.garrison('aetolia', 'aetolia', 'thessalia').garrison('illyria', 'illyria')
    const choice = choiceAt(stage, 4, 'carthage', 'epirus')
    expect(['march aetolia', 'march thessalia', 'march illyria']).not.toContain(choice)
  })

  function choiceAt(stage: Stage, points: number, power = 'rome', area = 'baetica'): string {
    const { id, rating } = stage.leader(power, area, 1, 'Somebody')
    changeUnits(
      stage.state,
      numberOfArea(area),
      unit => unit.power === stage.power(power),
      unit => ({ ...unit, leader: id }),
    )
    const { match, decision } = stage.playUntil(g => activate(g, id), {
      dice: [['operations', points - rating]],
    })
    const seat = seatOf(match as Match, decision) as RomaSeat
    return written(bot(1).choose(seat as never))
  }
})

/** What it costs to enter Barbaricum where roads count. */
const TO_ENTER = 3

/** Sixteen Legions beside Lusitania; all other land is Roman. */
function nextToMarkers(): Stage {
  const stage = new Stage(1, 4, { 'roman-roads': 'on' }).units('rome', 'baetica', '16 lgn, 6 cav')
  for (const { id, kind } of areas) if (kind === 'province' && id !== 'lusitania') stage.garrison('rome', id)
  return stage.marks('lusitania', { markers: [9] })
}
