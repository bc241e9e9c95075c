/** The map of a game of the series, as its rules read it: what a row must have, whatever more a game writes into it. */

/** Where a value comes from: stated in the rulebook, or rebuilt to fit everything the rulebook states. */
export type Source = 'rulebook' | 'reconstruction'

/** The ids that a game narrows to its own: the two sides, the regions of the Roman world, the Peoples around it. */
export type FactionId = string
export type RegionId = string
export type PeopleId = string
export type NationalityId = string
export type StratagemId = string

/**
 * Where a counter is: the id of a zone or of a sea, or one of the boxes beside the map. Each counter is always in
 * exactly one place.
 */
export type Place = string

export type BorderKind = 'land' | 'river' | 'strait'

/** A zone that a land move can enter from another. */
export interface Neighbour {
  readonly zone: Place
  readonly kind: BorderKind
  /** The river or strait crossed, or null. */
  readonly name: string | null
  /** 7.2: movement points to go there. */
  readonly cost: number
}

export interface Zone {
  readonly id: Place
  readonly name: string
  /** The region it belongs to; null: outside the Roman world. */
  readonly region: RegionId | null
  /** The People whose zone of origin it is. */
  readonly people: PeopleId | null
  readonly city: string | null
  readonly port: string | null
  readonly neighbours: readonly Neighbour[]
  /** Seas that wash it, closed ones included. */
  readonly seas: readonly string[]
  readonly coastal: boolean
  /** Inside the Roman world. */
  readonly roman: boolean
}

export interface Sea {
  readonly id: Place
  readonly name: string
  readonly open: boolean
  /** Zones on its shore. */
  readonly coasts: readonly Place[]
  /** Adjacent seas that ships may enter. */
  readonly openNeighbours: readonly Place[]
}

export interface Region {
  readonly id: RegionId
  readonly name: string
  readonly zones: readonly Place[]
  readonly cities: readonly Place[]
}

/** 4.1, 4.2: a People, its zones of origin and its counters. */
export interface People {
  readonly id: PeopleId
  readonly name: string
  readonly nationality: NationalityId
  /** 4.2.4: the group within which it may share a zone. */
  readonly group: 1 | 2 | 3
  /** A Major People has leaders. */
  readonly major: boolean
  /** 4.3: how many zones from home its units may go. */
  readonly range: number
  readonly zones: readonly Place[]
  readonly units: readonly string[]
  readonly leaders: readonly string[]
}
