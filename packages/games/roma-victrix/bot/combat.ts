import type { Advice } from '@aquila/engine'
import { advise, bestOf, choiceWith, nounsOf } from '../../kit/answers.ts'
import { areaAt, isProvince, isUnitKind, numberOfArea, percentOf } from '../data/index.ts'
import { defendingForce, fieldUnits } from '../rules/combat/force.ts'
import { controlOf } from '../rules/control.ts'
import { loserOf, opponentOf, percentLost } from '../rules/odds/combat.ts'
import { isShip, landUnitsAt, leaderCalled, leadersAt, unitsAt } from '../rules/pieces.ts'
import { isSameSide, powerNamed } from '../rules/powers.ts'
import { cityDefence, defence, oddsOf, strengthOfArmy } from './battle-odds.ts'
import type { Answers, Outlook } from './outlook.ts'
import { priceOfLeader, worthOfProvince } from './worth.ts'

/** Answers before, in and after a combat, each by what is to be expected. */
export const combatAnswers: Answers = {
  'react.interception': intercept,
  'react.interception-at-sea': interceptAtSea,
  'attack-where-he-stands': attackWhereHeStands,
  'avoid-combat': avoidCombat,
  withdraw: ({ decision, ...outlook }) => towardsFriends(outlook, decision, 'withdraw-to'),
  'withdraw-fleet': withdrawFleet,
  'spend-modifier': spendModifier,
  'pick-losses': ({ decision }) => advise(choiceWith(decision, 'suggested') ?? decision.choices[0]),
  'pick-cargo': pickCargo,
  'retreat-or-stay': ({ decision }) =>
    advise(
      choiceWith(decision, 'enter-city') ?? choiceWith(decision, 'retreat') ?? choiceWith(decision, 'stay'),
      { key: 'bot.retreat' },
    ),
  retreat: ({ decision, ...outlook }) => towardsFriends(outlook, decision, 'retreat-to'),
}

/** A combat at such a chance is sought. */
const GOOD = 0.6
/** A combat at such a chance is shunned. */
const BAD = 0.4

/** RV-5.45-a: the force that has the best odds against those who march, if they are good. */
function intercept(outlook: Outlook<'react.interception'>): Advice | null {
  const { decision, position, power } = outlook
  const area = numberOfArea(decision.about.area)
  const quarry = landUnitsAt(position.state, area).filter(
    unit => !isSameSide(position.state, unit.power, power) && unit.where === 'field',
  )
  const [enemy] = leadersAt(position.state, area).filter(
    each => !isSameSide(position.state, each.power, power),
  )
  const their = strengthOfArmy(position, enemy ?? null, quarry)
  const score = (noun: string): number => {
    const leader = leaderCalled(position.state, noun)
    if (leader === undefined) return 0
    const units = fieldUnits(position, leader.area, leader.power)
    const odds = oddsOf('land', strengthOfArmy(position, leader, units), their)
    if (odds.attackerWins < GOOD) return 0
    const risk = odds.defenderWins * (priceOfLeader(outlook, leader) / 6)
    return odds.theirLoss - odds.ownLoss - risk + Math.max(0, worthOfProvince(outlook, area)) / 4
  }
  const best = bestOf(decision, 'intercept', score)
  if (best !== undefined && score(String(best.noun)) > 0)
    return advise(best, { key: 'bot.intercept', values: { area: decision.about.area } })
  return advise(choiceWith(decision, 'let-pass'), { key: 'bot.let-pass' })
}

function interceptAtSea({ decision, position, power }: Outlook<'react.interception-at-sea'>): Advice | null {
  const [place = ''] = decision.about.area.split('/')
  const there = unitsAt(position.state, numberOfArea(place)).filter(isShip)
  const their = there.filter(unit => !isSameSide(position.state, unit.power, power)).length
  const score = (noun: string): number => {
    const leader = leaderCalled(position.state, noun)
    if (leader === undefined) return 0
    const own = unitsAt(position.state, leader.area).filter(
      unit => isShip(unit) && unit.power === leader.power,
    )
    return own.length - their
  }
  const best = bestOf(decision, 'intercept', score)
  if (best !== undefined && score(String(best.noun)) > 0) return advise(best)
  return advise(choiceWith(decision, 'let-pass'), { key: 'bot.let-pass' })
}

function attackWhereHeStands({
  decision,
  position,
  power,
}: Outlook<'attack-where-he-stands'>): Advice | null {
  const area = numberOfArea(decision.about.area)
  const enemy = powerNamed(position, decision.about.power)
  const own = defence(position, area, power, enemy)
  const odds = oddsOf('land', own, defence(position, area, enemy, power))
  return advise(choiceWith(decision, odds.attackerWins >= GOOD ? 'attack' : 'decline'))
}

/** Into the City or away if the open field promises nothing. */
function avoidCombat({ decision, position, power }: Outlook<'avoid-combat'>): Advice | null {
  const area = numberOfArea(decision.about.area)
  const enemy = powerNamed(position, decision.about.power)
  const attackers = landUnitsAt(position.state, area).filter(unit =>
    isSameSide(position.state, unit.power, enemy),
  )
  const [leader] = leadersAt(position.state, area).filter(each =>
    isSameSide(position.state, each.power, enemy),
  )
  const own = defence(position, area, power, enemy)
  const odds = oddsOf('land', strengthOfArmy(position, leader ?? null, attackers), own)
  if (odds.defenderWins + odds.draw >= BAD) return advise(choiceWith(decision, 'stand'), { key: 'bot.stand' })
  const walls = cityDefence(position, area)
  const enter = choiceWith(decision, 'enter-city')
  if (enter !== undefined && walls !== null) return advise(enter, { key: 'bot.walls' })
  const held = defendingForce(position, area, power, enemy)
  const away = held.units.length > 4 ? choiceWith(decision, 'withdraw-by-card') : undefined
  return advise(away ?? choiceWith(decision, 'withdraw') ?? choiceWith(decision, 'stand'), {
    key: 'bot.withdraw',
  })
}

function withdrawFleet({ decision, position, power }: Outlook<'withdraw-fleet'>): Advice | null {
  const [place = ''] = decision.about.area.split('/')
  const ships = unitsAt(position.state, numberOfArea(place)).filter(isShip)
  const own = ships.filter(unit => isSameSide(position.state, unit.power, power)).length
  return advise(choiceWith(decision, 2 * own >= ships.length ? 'stand' : 'withdraw'))
}

/** RV-5.31-7: what the other loses beyond what we lose, and something for the victory. */
function spendModifier({ decision }: Outlook<'spend-modifier'>): Advice | null {
  const { holder, own, other, attacker, defender } = decision.about
  const dice = holder === 'attacker' ? { attacker: own, defender: other } : { attacker: other, defender: own }
  const points = { attacker: attacker.points, defender: defender.points }
  const victory = 4 + 0.2 * points[opponentOf(holder)]
  const best = bestOf(decision, 'spend', noun => {
    const [, up = 0, down = 0] = /^\+(\d+)-(\d+)$/.exec(noun) ?? []
    const lost = percentLost(dice, holder, { up: Number(up), down: Number(down) })
    const loser = loserOf(lost)
    const theirs = percentOf(points[opponentOf(holder)], lost[opponentOf(holder)])
    const ours = percentOf(points[holder], lost[holder])
    return theirs - ours + (loser === null ? 0 : loser === holder ? -victory : victory)
  })
  return advise(best, { key: 'bot.spend' })
}

/** RV-5.72-7: the weakest of those who may have been aboard. */
function pickCargo({ decision, position: { data } }: Outlook<'pick-cargo'>): Advice | null {
  return advise(
    bestOf(decision, 'carried', noun => {
      const parts = noun.split('/')
      const kind = parts.find(isUnitKind)
      if (kind === undefined) return 0
      return -(parts.includes('reduced') ? data.units[kind].reduced : data.units[kind].full)
    }),
  )
}

/** Where friends are, and near; a stop as soon as it is allowed. */
function towardsFriends(
  { position, power }: Omit<Outlook, 'decision'>,
  decision: Parameters<typeof choiceWith>[0],
  verb: string,
): Advice | null {
  const halt = choiceWith(decision, 'halt')
  if (halt !== undefined && nounsOf(decision, verb).every(noun => scoreOf(noun) < 20)) return advise(halt)
  return advise(bestOf(decision, verb, scoreOf) ?? halt)

  function scoreOf(noun: string): number {
    const area = numberOfArea(noun)
    const { state } = position
    const friends = landUnitsAt(state, area).filter(unit => isSameSide(state, unit.power, power)).length
    const control = isProvince(area) ? controlOf(state, area) : null
    const home = state.powers[power]?.capital === area ? 25 : 0
    const friendly = control !== null && isSameSide(state, control, power) ? 10 : 0
    return friends + friendly + home - areaAt(area).land.length / 10
  }
}
