import { row } from '@aquila/engine'
import type { FactionId, Place, RegionId } from '../rules/state.ts'
import { type Claim, chanceOfControl } from './control.ts'
import type { Facts } from './facts.ts'
import { KeptByGroup } from './kept.ts'
import type { Situation } from './situation.ts'

/** Who holds what, and how firmly. */

/** How near a side is to taking a region: what that counts for, and the chance that it has enough of it. */
interface Grip {
  readonly taken: number
  readonly sure: number
}

const NO_GRIP: Grip = { taken: 0, sure: 0 }

/** How a region stands between the two. */
interface Standing {
  readonly own: Grip
  readonly theirs: Grip
  /** From 0 to 1: how much of it the side must take for lost to what the enemy could do next. */
  readonly exposure: number
  /** 3.7.2: what goes over when the year ends, to one side or the other. */
  readonly strays: number
}

/** What the sides hold of zones and regions. */
export class Holds {
  readonly #situation: Situation
  readonly #standings = new Map<RegionId, KeptByGroup<Standing>>()

  constructor(situation: Situation) {
    this.#situation = situation
  }

  /** How a region stands, with the zones that decide it. */
  standingOf(region: RegionId): Standing {
    const { position } = this.#situation
    let kept = this.#standings.get(region)
    if (kept === undefined) {
      const { zones } = this.#situation.doctrine.conquest(position, region)
      const places = new Set([...zones, ...row(position.data.regions, region).zones])
      kept = new KeptByGroup(position, [...places], () => this.#standing(region))
      this.#standings.set(region, kept)
    }
    return kept.value
  }

  #standing(region: RegionId): Standing {
    const own = this.#grip(region, this.#situation.side)
    const theirs = this.#grip(region, this.#situation.enemy)
    const strays = this.#straysOf(region, own.sure, theirs.sure)
    return { own, theirs, exposure: this.#exposure(region), strays }
  }

  /** 3.7.3: how near a side is to taking a region; 1 if it has. */
  #grip(region: RegionId, side: FactionId): Grip {
    const { doctrine, position } = this.#situation
    const { cities } = row(position.data.regions, region)
    const { zones, needed, cities: citiesNeeded, leaders } = doctrine.conquest(position, region)
    const claims: Claim[] = []
    let held = 0
    let heldCities = 0
    let led = 0
    let leading = 0
    let open = 0
    for (const zone of zones) {
      const { own, theirs, against } = this.factsOf(zone)
      const share = side === this.#situation.side ? own : theirs
      if (share.led) led++
      if (share.led) leading = Math.max(leading, share.units === 0 ? 1 : share.holds)
      if (share.holds === 0) continue
      const city = cities.includes(zone)
      if (share.led || leaders === 'one') claims.push({ holds: share.holds, city })
      held += share.holds
      if (city) heldCities += share.holds
      if (side === this.#situation.side) open += against * share.holds
    }
    if (held === 0) return NO_GRIP
    const progress =
      0.5 * Math.min(1, held / needed) +
      0.3 * Math.min(1, heldCities / Math.max(1, citiesNeeded)) +
      0.2 * Math.min(1, led / (leaders === 'one' ? 1 : zones.length))
    const { byChance, contested, partly, partlyLate } = this.#situation.judgement
    // Where each zone needs a leader of its own, only those count that have one.
    const command = leaders === 'one' ? leading : 1
    const sure = byChance ? command * chanceOfControl(claims, needed, citiesNeeded) : progress > 0.999 ? 1 : 0
    // What the enemy can still undo this year is not yet taken; zones to spare make it safer.
    const safe = 1 - contested * Math.min(1, open / (1 + Math.max(0, held - needed)))
    const part = progress * (this.#situation.isLastSequence ? partlyLate : partly)
    return { taken: safe * (sure + (1 - sure) * part), sure }
  }

  factsOf(zone: Place): Facts {
    return this.#situation.field.factsOf(zone)
  }

  #straysOf(region: RegionId, taken: number, lost: number): number {
    const { strays, winter } = this.#situation.judgement
    if (strays === 0 || this.#situation.isLastYear) return 0
    const holder = row(this.#situation.position.state.regions, region)
    const mine = holder === this.#situation.side ? 1 - lost : taken
    const his = holder === this.#situation.enemy ? 1 - taken : lost
    let gone = 0
    for (const zone of row(this.#situation.position.data.regions, region).zones) {
      const facts = this.factsOf(zone)
      gone += mine * facts.enemyStrays - his * facts.strays
    }
    return gone * strays * (this.#situation.isLastSequence ? 1 : winter)
  }

  #exposure(region: RegionId): number {
    const { doctrine, position } = this.#situation
    const { zones, needed } = doctrine.conquest(position, region)
    const { exposure, lastExposure, barrier } = this.#situation.judgement
    let open = 0
    let lost = 0
    for (const zone of zones) {
      const { own, theirs, against } = this.factsOf(zone)
      // 7.1: an army stops where it meets units; empty zones it takes on its way.
      open += own.units > 0 ? against * (1 - barrier) : against * (1 - barrier * theirs.holds)
      lost += theirs.holds
    }
    if (barrier === 0) return exposure * Math.min(1, open / needed)
    const share = Math.min(1, open / Math.max(1, needed - lost))
    return (this.#situation.isLastSequence ? lastExposure : exposure) * share * share
  }
}
