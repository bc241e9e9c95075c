import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { romaData } from '../data/shipped.ts'
import { revealMarkers } from '../rules/barbaricum.ts'
import { barbarianLands, invade } from '../rules/cards/barbarians.ts'
import { waysOut } from '../rules/combat/retreat.ts'
import { warbandProvinces } from '../rules/economy/free-units.ts'
import { activate } from '../rules/operations/activation.ts'
import { changePower, unitsAt } from '../rules/pieces.ts'
import { controllerOf, isSameSide, powerId } from '../rules/powers.ts'
import type { Roma, RomaState } from '../rules/state.ts'
import { collapse } from '../rules/succession.ts'
import { nameOf } from './english.ts'
import { Stage, stack, turnOf } from './support.ts'

const at = numberOfArea

/** Two Capitals are as far from the coast of Germania as each other. */
const TIE: [string, number][] = [
  ['furthest Capital', 6],
  ['furthest Capital', 1],
]

/** Carthage runs warbands of the Germani in Suebia; in their other lands markers lie face down. */
function ofCarthage(): Stage {
  const stage = new Stage().units('people-germani', 'suebia', '2 bi')
  changePower(stage.state, stage.power('people-germani'), { of: stage.power('carthage') })
  for (const id of ['frisia', 'gothia', 'vandalia']) layMarker(stage, id)
  return stage
}

function layMarker(stage: Stage, area: string): void {
  stage.marks(area, { markers: [3] })
  stage.state.markers = stage.state.markers.map((number, index) => (index === 2 ? number - 1 : number))
}

/** Who runs the warbands that stand in an area. */
function runs(state: RomaState, area: string): (string | null)[] {
  return [...new Set(unitsAt(state, at(area)).map(({ power }) => controllerOf(state, power)))]
}

describe('warbands of one people that several players run', () => {
  it('RV-13.13-a, RV-14.2-07: a Raid or an Invasion takes nobody from the player who runs others of the people', () => {
    const raid = (rating: number, number: number) => {
      const stage = ofCarthage()
      layMarker(stage, 'frisia')
      stage.marks('frisia', { markers: [3, 3] })
      const { state } = stage.drive(g => invade(g, 'rome', 'frisia', rating, number), {
        dice: [['operations', 1]],
        choices: ['stop'],
      })
      return [runs(state, 'suebia'), runs(state, 'frisia'), stack(state, 'frisia')]
    }
    expect(raid(2, 1)).toEqual([['carthage'], ['rome'], '3 bi'])
    expect(raid(3, 2)).toEqual([['carthage'], ['rome'], '1 cav, 5 bi'])
  })

  it('RV-13.13-a, RV-13.12-a: a player who runs some and marches into another land of theirs meets those of another player, and keeps his own', () => {
    const stage = ofCarthage().units('carthage', 'cimbria', '3 hi')
    stage.state.phasing = { power: stage.power('carthage'), leader: null }
    const hanno = stage.leader('carthage', 'cimbria', 2, 'Hanno')
    const { state } = stage.drive((g: Roma) => activate(g, hanno.id), {
      dice: [['operations', 4], ...TIE],
      choices: ['take-all', 'march frisia'],
    })
    expect(runs(state, 'suebia')).toEqual(['carthage'])
    const [defender] = unitsAt(state, at('frisia')).filter(unit => unit.kind === 'bi')
    expect(defender?.power).not.toBe(stage.power('people-germani'))
    expect(controllerOf(state, defender?.power ?? -1)).not.toBe('carthage')
    expect(isSameSide(state, defender?.power ?? -1, stage.power('people-germani'))).toBe(false)
  })

  it('RV-13.13-a: each land that is invaded finds the player whose Capital is furthest from it, whoever runs the others', () => {
    const stage = ofCarthage()
    const { state } = stage.play(g => revealMarkers(g, at('gothia'), stage.power('rome')), { dice: TIE })
    expect([runs(state, 'suebia'), runs(state, 'gothia')]).toEqual([['carthage'], ['seleucid_kingdom']])
    // What the same player comes to run is one band with what he has.
    const again = ofCarthage()
    changePower(again.state, again.power('people-germani'), { of: again.power('seleucid_kingdom') })
    const joined = again.play(g => revealMarkers(g, at('gothia'), again.power('rome')), { dice: TIE })
    expect(unitsAt(joined.state, at('gothia'))[0]?.power).toBe(again.power('people-germani'))
  })

  it('RV-14.2-06, RV-14.2-07, RV-13.13-a: a land where warbands of another player stand is closed to the cards, one with own or nobody open', () => {
    const open = (stage: Stage, role: string) => barbarianLands(stage.position, role).includes(at('suebia'))
    expect([open(ofCarthage(), 'rome'), open(ofCarthage(), 'carthage')]).toEqual([false, true])
    const nobodys = ofCarthage()
    changePower(nobodys.state, nobodys.power('people-germani'), { of: null })
    expect(open(nobodys, 'rome')).toBe(true)
    nobodys.marks('suebia', { markers: [] })
    const { state } = nobodys.drive(g => invade(g, 'rome', 'suebia', 2, 1), {
      dice: [
        ['Barbarians', 8],
        ['operations', 1],
      ],
      choices: ['stop'],
    })
    expect([runs(state, 'suebia'), stack(state, 'suebia')]).toEqual([['rome'], '3 bi'])
  })

  it('RV-13.12-a, RV-5.31-11d6: every band is at home in the lands of its people: it turns no marker, and may go back there', () => {
    const stage = ofCarthage()
    const second = stage.power('people-germani-2')
    changePower(stage.state, second, { status: 'people', of: stage.power('rome') })
    const home = stage.play(g => revealMarkers(g, at('gothia'), second))
    expect(home.state.marks[at('gothia')]?.markers).toEqual([3])
    const out = (power: number) => waysOut(stage.position, { area: at('vandalia'), power, barred: null }, 1)
    expect(out(second)).toContain(at('gothia'))
    expect(out(stage.power('people-galli'))).not.toContain(at('gothia'))
  })

  it('RV-9.54-a, RV-13.13-a: each band raises warbands where it stands, and is called by its people', () => {
    const stage = ofCarthage()
    const second = stage.power('people-germani-2')
    changePower(stage.state, second, { status: 'people', of: stage.power('rome') })
    stage.units('people-germani-2', 'cimbria', '1 bi')
    expect(warbandProvinces(stage.position, second)).toEqual([at('cimbria')])
    expect(warbandProvinces(stage.position, stage.power('people-germani'))).toEqual([at('suebia')])
    expect(nameOf(romaData, powerId(stage.position, second))).toBe('Germani')
    expect(nameOf(romaData, 'people-germani-2/bi')).toBe(nameOf(romaData, 'people-germani/bi'))
  })

  it('RV-COL-a, RV-13.13-a: those of a player who has collapsed are nobody’s, and join no other by themselves', () => {
    const stage = ofCarthage()
    const { state } = stage.play(
      function* (g) {
        collapse(g, stage.power('carthage'))
        yield* revealMarkers(g, at('gothia'), stage.power('rome'))
      },
      { dice: TIE },
    )
    expect([runs(state, 'suebia'), runs(state, 'gothia')]).toEqual([[null], ['seleucid_kingdom']])
  })

  it('RV-13.13-a: two bands of a people under two players are enemies', () => {
    const stage = turnOf('rome')
      .units('people-germani', 'suebia', '2 bi')
      .units('people-germani-2', 'suebia', '2 bi')
    changePower(stage.state, stage.power('people-germani'), { of: stage.power('carthage') })
    changePower(stage.state, stage.power('people-germani-2'), { status: 'people', of: stage.power('rome') })
    const chief = stage.leader('people-germani-2', 'suebia', 2)
    const { decision } = stage.playUntil((g: Roma) => activate(g, chief.id), {
      dice: [['operations', 3]],
      choices: ['take-all'],
    })
    expect(choicesOf(decision)).toContain('attack people-germani')
  })
})
