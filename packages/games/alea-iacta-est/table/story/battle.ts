import type { Phrase } from '@aquila/engine'
import type { BattleFacts } from '../../../imperator/table/story/battles.ts'
import type { Paragraph } from '../../../table/index.ts'
import type { AleaData } from '../../data/index.ts'
import { isLeader } from '../../rules/pieces.ts'
import type { Journey } from './facts.ts'
import type { Voice } from './voice.ts'

/** So much strength on both sides makes a great battle (AIE-10.1-a). */
const GREAT = 40

/** Where so little strength meets and no leader falls, a sentence is enough. */
const SMALL = 12

/** A battle in a paragraph: how they came together, how it went against the odds, who paid, where they went. */
export function tellBattle(
  voice: Voice,
  data: AleaData,
  battle: BattleFacts,
  journey: Journey | null,
): Paragraph {
  const text = isSmall(battle) ? skirmish(voice, data, battle) : wholeBattle(voice, data, battle, journey)
  return {
    opening: voice.opening(battle.zone, battle.naval),
    text: afterOpening(text, voice, data, battle),
    places: [battle.zone],
    after: battle.after,
  }
}

function isSmall({ strength: [attacker, defender], died, lost }: BattleFacts): boolean {
  return attacker + defender <= SMALL && died.length === 0 && lost.winner.length === 0
}

function wholeBattle(voice: Voice, data: AleaData, battle: BattleFacts, journey: Journey | null): string {
  return [
    meeting(voice, data, battle, journey),
    ...(battle.triedToEvade ? [voice.sentence('battle.would-not-run')] : []),
    ...battle.stratagems.flatMap(id => voice.stratagem(id) ?? []),
    outcome(voice, battle),
    ...aftermath(voice, data, battle),
  ].join(' ')
}

function skirmish(voice: Voice, data: AleaData, battle: BattleFacts): string {
  const held = battle.winner === battle.defender
  const key = held ? 'held' : battle.retreat === null ? 'destroyed' : 'drove'
  return voice.say(`skirmish.${key}`, {
    attacker: whoOf(voice, data, battle.attackers, battle.attacker),
    army: voice.army(battle.attackers),
    enemy: voice.army(battle.defenders),
    winner: voice.side(battle.winner),
    loser: voice.side(battle.defender),
    to: voice.towards(battle.retreat ?? battle.zone),
  })
}

function meeting(voice: Voice, data: AleaData, battle: BattleFacts, journey: Journey | null): string {
  const how =
    journey === null || journey.from === battle.zone
      ? 'there'
      : journey.bySea && !battle.naval
        ? 'sea'
        : 'march'
  return voice.say(`battle.attack.${how}`, {
    attackers: forceOf(voice, data, battle.attackers, battle.attacker),
    defenders: forceOf(voice, data, battle.defenders, battle.defender),
    from: journey === null ? '' : voice.town(journey.from),
  })
}

/** 'Caesar with twelve legions', 'auxilia of the Republicans'. */
function forceOf(voice: Voice, data: AleaData, pieces: readonly string[], side: string): string {
  const leaders = pieces.filter(id => isLeader(data, id)).slice(0, 2)
  const army = voice.army(pieces)
  return leaders.length === 0
    ? voice.say('force.plain', { army, side: voice.side(side) })
    : voice.say('force.led', { army, leaders: voice.names(leaders) })
}

function outcome(voice: Voice, battle: BattleFacts): string {
  const [attacker, defender] = battle.strength
  const key =
    battle.chance >= 6 ? 'certain' : battle.chance >= 4 ? 'expected' : battle.chance === 3 ? 'even' : 'lucky'
  const [strong, weak] = battle.winner === battle.attacker ? [attacker, defender] : [defender, attacker]
  return voice.sentence(`battle.${key === 'certain' && strong < 2 * weak ? 'expected' : key}`, {
    strong,
    weak,
    winner: voice.side(battle.winner),
    chance: voice.say('chances', { n: battle.chance }),
    die: voice.number(battle.die ?? 0),
  })
}

function aftermath(voice: Voice, data: AleaData, battle: BattleFacts): string[] {
  const loser = battle.winner === battle.attacker ? battle.defender : battle.attacker
  const beaten = (battle.winner === battle.attacker ? battle.defenders : battle.attackers).filter(
    id => data.units[id] !== undefined,
  )
  const lost = battle.lost.loser.length > 0 ? voice.army(battle.lost.loser) : null
  const to = battle.retreat === null ? null : voice.towards(battle.retreat)
  const sentences: string[] = []
  const values = { loser: voice.side(loser), lost: lost ?? '', to: to ?? '' }
  if (beaten.length > 0 && battle.lost.loser.length >= beaten.length)
    sentences.push(voice.sentence('battle.loser.destroyed', values))
  else if (lost !== null && to !== null) sentences.push(voice.sentence('battle.loser.lost.back', values))
  else if (lost !== null) sentences.push(voice.sentence('battle.loser.lost', { ...values, lost }))
  else if (to !== null) sentences.push(voice.sentence('battle.loser.back', values))
  if (battle.lost.winner.length > 0)
    sentences.push(voice.sentence('battle.winner.lost', { lost: voice.army(battle.lost.winner) }))
  else if (battle.winnerReduced > 2) sentences.push(voice.sentence('battle.winner.bled'))
  if (battle.died.length > 0)
    sentences.push(voice.sentence('battle.died', { names: voice.names(battle.died) }))
  if (battle.strength[0] + battle.strength[1] >= 2 * GREAT) sentences.push(voice.sentence('battle.great'))
  return sentences
}

/** The leaders by name, the first two of them; without any, the side. */
function whoOf(voice: Voice, data: AleaData, pieces: readonly string[], side: string): Phrase | string {
  const leaders = pieces.filter(id => isLeader(data, id))
  return leaders.length === 0 ? voice.side(side) : voice.names(leaders.slice(0, 2))
}

/** The paragraph goes on from its opening words, so it begins small unless a name does. */
function afterOpening(text: string, voice: Voice, data: AleaData, battle: BattleFacts): string {
  const pieces = [...battle.attackers, ...battle.defenders]
  const leaders = pieces.filter(id => isLeader(data, id)).map(id => String(voice.names([id])))
  return leaders.some(name => text.startsWith(name)) || text.startsWith('Legio')
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}
