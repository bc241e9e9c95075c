import { chanceOf } from '@aquila/engine'
import type { ChoiceLook } from '../../table/index.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import { type Comers, sketchOfArrival } from '../rules/combat/arrival.ts'
import { evasionChance } from '../rules/combat/evasion.ts'
import { type BattleSketch, battleOdds, chanceToWin } from '../rules/combat/odds.ts'
import { forceIn, isLeader, isNaves } from '../rules/pieces.ts'
import { opponentOf } from '../rules/state.ts'
import { leaderPiece, strengthOf, unitPiece } from './counters.ts'
import { factionOf, type Seen } from './dress.ts'

/** What comes of it when somebody arrives in a place: whom he meets, and the odds. */

export interface Arrival extends Comers {
  /** In movement points: what was spent before this step, and what will be when he is there. */
  readonly before: number
  readonly spent: number
  readonly remarks: readonly string[]
  /** True of a sea that can be passed: who is there is fought only if the voyage ends there. */
  readonly passes?: boolean
}

/** What it costs to come to a place, and the odds if the enemy is there. */
export function arrivalLook(seen: Seen, role: string, arrival: Arrival): ChoiceLook {
  const { position, text } = seen
  const { to, remarks } = arrival
  const cost = text(arrival.before === 0 ? 'choice.mp' : 'choice.mp.in-all', { n: arrival.spent })
  const look: ChoiceLook = { place: to, cost }
  const side = factionOf(seen, role)
  if (side === null) return look
  const enemies = forceIn(position, to, opponentOf(position, side))
  const sketch = sketchOfArrival(position, side, arrival)
  const met = enemies.length === 0 ? text('choice.empty') : facing(seen, enemies)
  if (sketch === null) return { ...look, detail: [met, ...remarks].join(' · ') }
  const chance = chanceToWin(battleOdds(position, sketch), 'attacker')
  if (arrival.passes === true)
    return {
      ...look,
      detail: [met, text('choice.if-ends', { ...chanceOf(chance) })].join(' · '),
    }
  return {
    place: to,
    battle: true,
    ...attackLook(seen, chance),
    detail: [met, slips(seen, sketch), cost].filter(words => words !== '').join(' · '),
  }
}

/** Something that succeeds with a chance, or cannot at all. */
export function attackLook(speech: SeriesSpeech, chance: number): ChoiceLook {
  return { cost: said(speech, chance), hopeless: chance === 0 }
}

export function said({ text }: SeriesSpeech, chance: number): string {
  return chance === 1 ? text('choice.certain') : text('choice.chance', { ...chanceOf(chance) })
}

/** 8.2: a battle is won only against those who stay for it. */
export function slips({ position, text }: Seen, { kind, attacker, defender }: BattleSketch): string {
  if (kind === 'naval') return ''
  const chance = evasionChance(position, defender.leaders, attacker.leaders)
  return chance === 0 ? '' : text('choice.slips', { ...chanceOf(chance) })
}

/** Who is there: the army with its strength, and ships in a port beside it, which do not fight on land. */
export function facing(seen: Seen, pieces: readonly string[]): string {
  const { text, data } = seen
  const leaders = pieces.filter(id => isLeader(data, id)).map(id => leaderPiece(seen, id).label)
  const units = pieces.filter(id => !isLeader(data, id))
  const ships = units.filter(id => isNaves(data, id))
  const inPort = ships.length > 0 && ships.length < units.length ? ships : []
  const army = units.filter(id => !inPort.includes(id)).map(id => unitPiece(seen, id))
  if (army.length === 0) return text('choice.alone-there', { leaders })
  const counted = text('choice.units', { n: army.length })
  return [
    ...leaders.slice(0, 2),
    text('choice.facing', { units: counted, strength: strengthOf(army) }),
    ...(inPort.length === 0 ? [] : [text('choice.in-port', { n: inPort.length })]),
  ].join(', ')
}
