import { seatOf } from '@aquila/bots'
import type { Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { tiro } from '../../bot/levels.ts'
import type { RomaSeat } from '../../bot/outlook.ts'
import { areas, numberOfArea } from '../../data/index.ts'
import { activate } from '../../rules/operations/activation.ts'
import { changeLeader, changePower, changeUnits } from '../../rules/pieces.ts'
import { Stage, written } from '../support.ts'

const SEA = 'mare_libycum'

/** A Carthaginian with a few men off Creta, Cyrenaica and Libia. */
function offshore(): Stage {
  const stage = new Stage().units('carthage', SEA, '1 flt, 1 aux')
  const { id } = stage.leader('carthage', SEA, 1, 'Mago')
  changeLeader(stage.state, id, { where: 'aboard' })
  changeUnits(
    stage.state,
    numberOfArea(SEA),
    () => true,
    unit => ({ ...unit, leader: id, where: unit.kind === 'flt' ? 'field' : 'aboard' }),
  )
  return stage
}

/** All three coasts are too strong for him: on Creta, whose garrison he cannot count, somebody leads it. */
function guarded(): Stage {
  const stage = offshore().units('rhodus', 'creta', '6 hi').garrison('rhodus', 'creta')
  for (const area of ['cyrenaica', 'libia']) stage.units('aegyptus', area, '6 hi').garrison('aegyptus', area)
  stage.leader('rhodus', 'creta', 2)
  // In the first turn everybody knows what is where.
  stage.state.turn = 2
  return stage
}

/** With so many points he can sail and land; with one more he can fight as well. */
const TO_LAND = 2

function choiceOfTiro(stage: Stage, points = TO_LAND): string {
  const { id, rating } = stage.state.leaders[0] ?? { id: -1, rating: 0 }
  const { match, decision } = stage.playUntil(g => activate(g, id), {
    dice: [['operations', points - rating]],
  })
  return written(tiro().choose(seatOf(match as Match, decision) as RomaSeat))
}

function woken(stage: Stage): Stage {
  changePower(stage.state, stage.power('rhodus'), { status: 'client', of: stage.power('rome') })
  return stage
}

describe('Tiro off the coast of a Neutral', () => {
  it('RV-3.88-a: does not wake it when any other coast would do', () => {
    expect(choiceOfTiro(guarded())).toBe(`sail cyrenaica/${SEA}`)
  })

  it('RV-3.88-a: comes to it like to any other when it has taken up arms', () => {
    expect(choiceOfTiro(woken(guarded()))).toBe(`sail creta/${SEA}`)
  })

  it('RV-3.88-a: wakes it for what he can take at once, and not to stand before it until the next turn', () => {
    const stage = offshore()
    for (const { id, kind } of areas) if (kind === 'province') stage.garrison('carthage', id)
    stage.garrison('rhodus', 'cyrenaica')
    expect(choiceOfTiro(stage, TO_LAND + 1)).toBe(`sail cyrenaica/${SEA}`)
    expect(choiceOfTiro(stage, TO_LAND)).toBe(`sail creta/${SEA}`)
    expect(choiceOfTiro(woken(stage), TO_LAND)).toBe(`sail cyrenaica/${SEA}`)
  })
})
