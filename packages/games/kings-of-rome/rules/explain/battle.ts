import type { Choice } from '@aquila/engine'
import { mayReplace } from '../battle/casualties.ts'
import { battleOf, infantryOf } from '../battle/display.ts'
import { isCavalry } from '../pieces.ts'
import type { KingsReason } from '../reasons.ts'
import type { KingsPosition } from '../state.ts'
import type { KingsDecision } from '../tasks.ts'

/** Why a unit cannot do in a battle what the choice says. */
export function explainBattle(
  position: KingsPosition,
  decision: KingsDecision,
  choice: Choice,
): KingsReason | null {
  if (position.state.battle === null) return null
  const unit = String(choice.noun ?? '')
  const { roman, attacks } = battleOf(position)
  if (!roman.units.includes(unit)) return null
  const cavalry = isCavalry(position, unit)
  switch (choice.verb) {
    case 'send':
      return cavalry ? null : { rule: 'KOR-VAN-2', why: 'not-cavalry', about: { unit } }
    case 'deploy':
      return cavalry && infantryOf(position, 'roman').length > 0
        ? { rule: 'KOR-CMB-2', why: 'infantry-first', about: { unit } }
        : { rule: 'KOR-CMB-2', why: 'in-line-already', about: { unit } }
    case 'lead-with':
      return { rule: 'KOR-CMB-3', why: 'not-in-front', about: { unit } }
    case 'throw-again': {
      const attack = attacks.find(({ by }) => by === unit)
      return { rule: 'KOR-CMB-4', why: attack?.rerolled ? 'thrown-twice' : 'no-miss', about: { unit } }
    }
    case 'charge':
      return { rule: 'KOR-RES-2', why: cavalry ? 'not-in-reserve' : 'not-cavalry', about: { unit } }
    case 'bring-up':
      return decision.task === 'fill-gap' ? whyNotBringUp(position, unit, decision.about.space - 1) : null
    default:
      return null
  }
}

function whyNotBringUp(position: KingsPosition, unit: string, space: number): KingsReason {
  const { reserve, fallen } = battleOf(position).roman
  if (!reserve.includes(unit)) return { rule: 'KOR-RES-1', why: 'not-in-reserve', about: { unit } }
  return mayReplace(position, unit, fallen[space] ?? null)
    ? { rule: 'KOR-RES-2', why: 'charged-already', about: { unit } }
    : { rule: 'KOR-RES-1', why: 'infantry-for-infantry', about: { unit } }
}
