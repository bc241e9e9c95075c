import type { BattleFacts } from '../../../imperator/table/story/battles.ts'
import type { Paragraph } from '../../../table/index.ts'
import type { SemperData } from '../../data/index.ts'
import type { Voice } from './voice.ts'

/** Where so little strength meets and nobody of rank falls, it is one of the lesser fights. */
const SMALL = 16

export function isSmall({ strength: [attacker, defender], died, chance }: BattleFacts): boolean {
  return attacker + defender < SMALL && died.length === 0 && chance > 2
}

/** A battle in a paragraph: who met, how it went against the odds, who paid, where they went. */
export function tellBattle(voice: Voice, data: SemperData, battle: BattleFacts): Paragraph {
  const { zone, attackers, defenders, strength, winner, attacker, defender, chance, after } = battle
  const [strong, weak] = winner === attacker ? strength : [strength[1], strength[0]]
  const odds = {
    strong,
    weak,
    winner: voice.side(winner),
    chance: voice.say('chances', { n: chance }),
  }
  const loser = winner === attacker ? defender : attacker
  const key = chance >= 5 ? 'sure' : chance >= 4 ? 'expected' : chance === 3 ? 'even' : 'lucky'
  const sentences = [
    voice.say('battle.meet', {
      attackers: forceOf(voice, data, attackers, attacker),
      defenders: forceOf(voice, data, defenders, defender),
    }),
    ...(battle.triedToEvade ? [voice.say('battle.caught')] : []),
    voice.say(`battle.${key}`, odds),
    ...pricesOf(voice, battle, loser),
    ...(battle.died.length === 0 ? [] : [voice.say('battle.died', { names: voice.names(battle.died) })]),
    ...(battle.points === 0
      ? []
      : [voice.say('battle.points', { n: battle.points, side: voice.side(winner) })]),
  ]
  return {
    opening: voice.at(zone),
    text: sentences.join(' '),
    places: [zone],
    after,
  }
}

/** 'Constantin with 6 units', '3 units of Secondus'. */
function forceOf(voice: Voice, data: SemperData, pieces: readonly string[], side: string): string {
  const leaders = pieces.filter(id => data.units[id] === undefined).slice(0, 2)
  const n = pieces.filter(id => data.units[id] !== undefined).length
  return leaders.length === 0
    ? voice.say('force.plain', { n, side: voice.side(side) })
    : voice.say('force.led', { n, leaders: voice.names(leaders) })
}

function pricesOf(voice: Voice, { lost, retreat, winnerReduced }: BattleFacts, loser: string): string[] {
  const n = lost.loser.length
  const side = voice.side(loser)
  const beaten =
    retreat === null
      ? n > 0
        ? [voice.say('battle.lost', { n, side })]
        : []
      : [voice.say(n > 0 ? 'battle.lost.back' : 'battle.back', { n, side, to: voice.town(retreat) })]
  const dear = lost.winner.length
  return [
    ...beaten,
    ...(dear > 0
      ? [voice.say('battle.dear', { n: dear })]
      : winnerReduced > 2
        ? [voice.say('battle.bled')]
        : []),
  ]
}
