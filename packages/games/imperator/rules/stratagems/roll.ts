import { type Choice, type Rules, reactionWindow, row } from '@aquila/engine'
import type { CampaignRoll } from '../../data/series.ts'
import { type Campaign, type FactionId, opponentOf } from '../state.ts'
import { facesHeld } from './hand.ts'
import { type CastDie, stratagemsAt, whyNotPlay } from './registry.ts'

/** A d6 counts from 1, a d10 from 0. */
export const faces = { d6: count(1, 6), d10: count(0, 9) } as const

function count(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/**
 * Every roll of Phase E: the die is cast, then the roller and after him the opponent may turn it with a stratagem.
 * Modifiers are added by the caller, to the value that stands.
 */
export function* rollInCampaign(g: Campaign, roll: CampaignRoll): Rules<number> {
  const { die, purpose, roller, zone, piece = null, label = purpose } = roll
  let value = die === 'd6' ? g.dice.d6(label) : g.dice.d10(label)
  const about = { die, value, why: `${purpose}-roll` as const, roller, zone, piece }
  g.tell({ kind: 'roll', rule: g.data.cites.dice, data: about })
  const cast = (face: number): CastDie => ({
    of: roll,
    face,
    set: turned => {
      value = turned
    },
  })
  yield* reactionWindow(g, {
    name: 'after-roll',
    rule: g.data.cites.dieTurned,
    roles: [roller, opponentOf(g, roller)],
    about,
    reactions: side => turns(g, side, cast(value)),
    concealed: side => row(g.state.hands, side).length > 0,
    play(side, { verb, noun }) {
      const [held] = facesHeld(g, side, verb)
      if (held === undefined || typeof noun !== 'number') throw new Error(`no ${verb}`)
      const moment = { name: 'after-roll', roll: cast(noun) } as const
      return row(g.data.series.stratagems, verb).play(g, side, held.counter, moment)
    },
  })
  return value
}

/** The other faces of a die to which a side can turn it: the stratagem as verb, the face as noun. */
function turns(g: Campaign, side: FactionId, roll: CastDie): Choice[] {
  const choices: Choice[] = []
  for (const { id } of stratagemsAt(g.data, 'after-roll')) {
    if (facesHeld(g, side, id).length === 0) continue
    if (whyNotPlay(g, side, id, { name: 'after-roll', roll }) !== null) continue
    for (const face of faces[roll.of.die]) if (face !== roll.face) choices.push({ verb: id, noun: face })
  }
  return choices
}
