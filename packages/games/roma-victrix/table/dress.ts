import type { Role } from '@aquila/engine'
import type { Kit } from '../../table/index.ts'
import { castOf } from '../rules/cast.ts'
import { powerAt } from '../rules/pieces.ts'
import { controllerOf, sideOf } from '../rules/powers.ts'
import type { RomaPosition } from '../rules/state.ts'

/** Six dresses: any two differ in hue, corner, band, pip, ring and border. */
const dresses = ['eagle', 'tanit', 'star', 'ankh', 'anchor', 'boar'] as const satisfies readonly Kit[]

/** What a Power wears if nobody before it at the table does. */
const favourites: Readonly<Record<string, (typeof dresses)[number]>> = {
  rome: 'eagle',
  caesar: 'eagle',
  octavianus: 'eagle',
  western_roman_empire: 'eagle',
  severus: 'eagle',
  carthage: 'tanit',
  pompeius: 'tanit',
  eastern_roman_empire: 'tanit',
  macedonia: 'star',
  parthia: 'star',
  persia: 'star',
  visigothi: 'star',
  aegyptus: 'ankh',
  antonius: 'ankh',
  palmyra: 'ankh',
  vandali: 'ankh',
  seleucid_kingdom: 'anchor',
  pontus: 'anchor',
  armenia: 'anchor',
  ostrogothi: 'anchor',
  gallia: 'boar',
  germani: 'boar',
  dacia: 'boar',
  hunni: 'boar',
  franci: 'boar',
}

/** Everybody his favourite, as far as it is free, and the others what is left. */
function dressed(powers: readonly string[]): ReadonlyMap<string, Kit> {
  const worn = new Map<string, Kit>()
  const isFree = (kit: Kit) => ![...worn.values()].includes(kit)
  for (const power of powers) {
    const favourite = favourites[power]
    if (favourite !== undefined && isFree(favourite)) worn.set(power, favourite)
  }
  for (const power of powers) if (!worn.has(power)) worn.set(power, dresses.find(isFree) ?? 'people')
  return worn
}

export function kitOf(role: Role, roles: readonly Role[]): Kit {
  return dressed(roles).get(role) ?? 'people'
}

/** Those who play come first; then the other Majors, as long as there are dresses. */
function wardrobe(position: RomaPosition): ReadonlyMap<string, Kit> {
  const kept = wardrobes.get(position.options)
  if (kept !== undefined && kept.roles === position.roles) return kept.worn
  const others = castOf(position).powers.filter(
    ({ id, minor, status }) =>
      !minor && !position.roles.includes(id) && (status === 'automaton' || status === 'neutral-major'),
  )
  const worn = new Map(dressed(position.roles))
  const left = dresses.filter(kit => ![...worn.values()].includes(kit))
  for (const { id } of others) worn.set(id, left.shift() ?? 'people')
  wardrobes.set(position.options, { roles: position.roles, worn })
  return worn
}

const wardrobes = new WeakMap<
  RomaPosition['options'],
  { readonly roles: readonly Role[]; readonly worn: ReadonlyMap<string, Kit> }
>()

/**
 * A Major has a dress of its own. All others wear grey, those who serve one with his sign (`patronOf`); only peoples that
 * serve nobody have a brown of their own, which neutral neighbours of Aegyptus must not be taken for.
 */
export function kitOfPower(position: RomaPosition, power: number): Kit {
  const { id, minor } = castOf(position).powers[power] ?? { id: '', minor: true }
  const own = minor ? undefined : wardrobe(position).get(id)
  if (own !== undefined) return own
  const { status } = powerAt(position.state, power)
  return (status === 'people' || status === 'rebels') && servesNobody(position, power) ? 'people' : 'client'
}

function servesNobody({ state }: RomaPosition, power: number): boolean {
  return controllerOf(state, power) === null && sideOf(state, power) === power
}

/** The dress of the Major that somebody serves who has none of his own. */
export function patronOf(position: RomaPosition, power: number): Kit | null {
  if (kitOfPower(position, power) !== 'client') return null
  const side = sideOf(position.state, power)
  if (side !== power) return kitOfPower(position, side)
  const role = controllerOf(position.state, power)
  return role === null ? null : kitOf(role, position.roles)
}
