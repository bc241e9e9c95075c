import { advise, bestOf, choiceWith } from '../../kit/answers.ts'
import { costOnTrack } from '../rules/battle/display.ts'
import { armiesInTheOpen, clashPreview, duelPreview } from '../rules/battle/index.ts'
import { armyOf, isCavalry, romanArmyIn, virtusOf } from '../rules/pieces.ts'
import { prospectsAt } from './cities.ts'
import { besiegersOf } from './marches.ts'
import type { Answers, Outlook } from './position.ts'
import { chanceToWin } from './reckoning.ts'
import { worthOf } from './worth.ts'

/** What is asked in a battle and after it. */
export const battleAnswers: Answers = {
  'battle-or-walls': battleOrWalls,
  duel,
  tactics,
  engage: ({ decision, ...outlook }) => {
    const fights = chanceInBattle({ decision, ...outlook }) >= outlook.character.leastChance
    return advise(choiceWith(decision, fights ? 'engage' : 'withdraw'))
  },
  vanguard: ({ decision, position }) => advise(bestOf(decision, 'send', unit => virtusOf(position, unit))),
  deploy: ({ decision }) => advise(choiceWith(decision, 'by-virtus')),
  'place-leader': placeLeader,
  reroll: ({ decision, position }) =>
    advise(
      bestOf(decision, 'throw-again', unit => {
        const attack = position.state.battle?.attacks.find(each => each.by === unit)
        if (attack === undefined) return 0
        const virtus = virtusOf(position, attack.target)
        return costOnTrack(position, virtus) * (6 - virtus)
      }),
    ),
  'charge-leader': ({ decision }) => advise(bestOf(decision, 'charge', () => 0)),
  'fill-gap': ({ decision, position }) =>
    advise(
      bestOf(decision, 'bring-up', unit => virtusOf(position, unit) + (isCavalry(position, unit) ? -2 : 0)),
    ),
  triumph: ({ decision }) => advise(choiceWith(decision, 'triumph')),
  advance,
  accuse: ({ decision, position }) =>
    advise(bestOf(decision, 'accuse', leader => -virtusOf(position, leader))),
  rejoin: ({ decision }) => advise(choiceWith(decision, 'rejoin')),
  drown: ({ decision, position }) => advise(bestOf(decision, 'lose', unit => -virtusOf(position, unit))),
}

/** How likely Rome wins the battle that is being fought. */
function chanceInBattle({ position }: Outlook): number {
  const { battle } = position.state
  if (battle === null) return 0.5
  const army = ({ leader, units }: { leader: string | null; units: readonly string[] }) => ({
    leader,
    units,
    subordinates: [],
  })
  return chanceToWin(position, army(battle.roman), army(battle.hostile))
}

function battleOrWalls({ position, decision, character }: Outlook<'battle-or-walls'>) {
  const roman = romanArmyIn(position, decision.about.hex)
  const hostile = armyOf(position, decision.about.leader)
  const fights = roman !== null && chanceToWin(position, roman, hostile) >= character.leastChance
  return advise(choiceWith(decision, fights ? 'accept-battle' : 'stay-inside'))
}

/** KOR-BAT-1: three points of both kinds, for him who lives; a King's death costs more. */
function duel(outlook: Outlook) {
  const { position, decision } = outlook
  const odds = duelPreview(position)
  if (odds === null) return advise(choiceWith(decision, 'no-duel'))
  const king = position.state.battle?.roman.leader === position.state.king
  const loss = (king ? 4 : 1) - worthOf(outlook, { vp: -3, ip: -3 })
  const gain = 1 + worthOf(outlook, { vp: 3, ip: 3 })
  const both = king ? -3 : 0
  const worth = odds.hostileLost * gain - odds.romanLost * loss + odds.bothLost * both
  return advise(choiceWith(decision, worth > 0 ? 'challenge' : 'no-duel'))
}

/** KOR-VAN-6 to KOR-VAN-9: the stronger attacks; the weaker hopes that both stand off. */
function tactics(outlook: Outlook) {
  const { decision, position } = outlook
  const clash = clashPreview(position)
  const attacks = chanceInBattle(outlook) >= 0.5 || clash.romanWins < clash.hostileWins
  return advise(choiceWith(decision, attacks ? 'attack' : 'defence'))
}

/** KOR-ADV-1: after the beaten army, if it can be beaten again; else at the walls, if they are worth it. */
function advance(outlook: Outlook<'advance'>) {
  const { decision, position, character } = outlook
  const { hex } = decision.about
  const army = romanArmyIn(position, hex)
  const rout = decision.choices.find(({ verb }) => verb === 'follow')?.noun
  const [enemy] = rout === undefined ? [] : armiesInTheOpen(position, String(rout))
  if (army === null) return advise(choiceWith(decision, 'stay'))
  if (enemy !== undefined && chanceToWin(position, army, enemy) >= character.leastChance)
    return advise(choiceWith(decision, 'follow'))
  const siege = prospectsAt(outlook, hex, besiegersOf(outlook, army)).find(({ verb }) => verb === 'siege')
  const besieges = siege !== undefined && siege.gain >= character.leastGain
  return (besieges ? advise(choiceWith(decision, 'besiege')) : null) ?? advise(choiceWith(decision, 'stay'))
}

/** KOR-CMB-4: in the front line his Astutia counts, but cavalry can reach him: not the King if they have some. */
function placeLeader({ decision, position }: Outlook) {
  const { battle } = position.state
  const riders = battle?.hostile.units.some(unit => isCavalry(position, unit)) ?? false
  if (riders && battle?.roman.leader === position.state.king)
    return advise(choiceWith(decision, 'lead-from-reserve'))
  return advise(bestOf(decision, 'lead-with', unit => virtusOf(position, unit)))
}
