import type { Role } from '@aquila/engine'
import type { Kit } from '../../table/index.ts'
import { castOf, type Setting } from '../rules/cast.ts'
import { controllerOf, powerId, sideOf } from '../rules/powers.ts'
import { isFree } from '../rules/standing.ts'
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

/** The sign of Tanit is for Carthage alone. */
function withOwnSign(power: string, kit: Kit): Kit {
  return kit === 'tanit' && power !== 'carthage' ? 'amethyst' : kit
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
  return withOwnSign(role, dressed(roles).get(role) ?? 'people')
}

/** Those who play come first; then the other Majors, as long as there are dresses. */
function wardrobe(setting: Setting): ReadonlyMap<string, Kit> {
  const { options, roles } = setting
  const kept = wardrobes.get(options)
  if (kept !== undefined && kept.roles === roles) return kept.worn
  const others = castOf(setting).powers.filter(
    ({ id, minor, status }) =>
      !minor && !roles.includes(id) && (status === 'automaton' || status === 'neutral-major'),
  )
  const players = dressed(roles)
  const left = dresses.filter(kit => ![...players.values()].includes(kit))
  const worn = new Map<string, Kit>()
  for (const [power, kit] of players) worn.set(power, withOwnSign(power, kit))
  for (const { id } of others) worn.set(id, withOwnSign(id, left.shift() ?? 'people'))
  wardrobes.set(options, { roles, worn })
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
  return kitNamed(position, powerId(position, power), isFree(position, power))
}

/** The same of a Power by its id, if it is known whether it serves nobody. */
export function kitNamed(setting: Setting, power: string, free: boolean): Kit {
  const { powers, numberOf } = castOf(setting)
  const { minor } = powers[numberOf.get(power) ?? -1] ?? { minor: true }
  const own = minor ? undefined : wardrobe(setting).get(power)
  return own ?? (free ? 'people' : 'client')
}

/** The dress of the Major that somebody serves who has none of his own. */
export function patronOf(position: RomaPosition, power: number): Kit | null {
  if (kitOfPower(position, power) !== 'client') return null
  const side = sideOf(position.state, power)
  if (side !== power) return kitOfPower(position, side)
  const role = controllerOf(position.state, power)
  return role === null ? null : kitOf(role, position.roles)
}
