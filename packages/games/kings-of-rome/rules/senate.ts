import type { Rules } from '@aquila/engine'
import type { NationId } from '../data/index.ts'
import { row } from '../data/index.ts'
import { isInPlay } from './deployment/wars.ts'
import { periodData } from './new-chits.ts'
import { curiaConsents, senateConsents } from './odds/index.ts'
import type { Kings, KingsPosition } from './state.ts'

/** KOR-WAR-2: at war by a chit in play, until its army is destroyed. */
export function isAtWar(position: KingsPosition, nation: NationId): boolean {
  return position.state.wars.some(id => {
    const war = row(position.data.wars, id)
    return war.nation === nation && isInPlay(position, war)
  })
}

/** KOR-SEN-1, RULING-11: does the Senate still have to be asked about this people? */
export function needsConsent(position: KingsPosition, nation: NationId): boolean {
  const { state, data } = position
  if (!periodData(data, state.period).consent || !state.senate) return false
  if (isAtWar(position, nation)) return false
  if (state.notes.attackers.includes(nation) || state.attackersBefore.includes(nation)) return false
  return state.notes.consent[nation] !== true
}

/** KOR-SEN-2 */
export function isRefused(position: KingsPosition, nation: NationId): boolean {
  return needsConsent(position, nation) && position.state.notes.consent[nation] === false
}

/** KOR-SEN-1: one die for each Curia; true if Rome may go to war. */
export function* askSenate(g: Kings, nation: NationId): Rules<boolean> {
  if (!needsConsent(g, nation)) return true
  const dice = Array.from({ length: Number(g.options.curiae) }, () => g.dice.d6('the vote of a Curia'))
  const granted = senateConsents(dice)
  g.state.notes.consent = { ...g.state.notes.consent, [nation]: granted }
  const votes = dice.filter(curiaConsents).length
  g.tell({
    kind: 'senate-votes',
    rule: granted ? 'KOR-SEN-1' : 'KOR-SEN-2',
    data: { nation, dice, votes, curiae: dice.length, granted, result: granted ? 'granted' : 'refused' },
  })
  return granted
}
