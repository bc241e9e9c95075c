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

/** A place that lies in a zone: what the drawn map is grown from. Degrees east and north. */
export interface Town {
  readonly name: string
  readonly lon: number
  readonly lat: number
}

/** A zone as a game writes it. */
export interface ZoneData {
  readonly id: Place
  readonly name: string
  /** The region it belongs to; null: outside the Roman world. */
  readonly region: RegionId | null
  /** The People whose zone of origin it is. */
  readonly people: PeopleId | null
  readonly city: string | null
  readonly port: string | null
  readonly mountain: boolean
  readonly island: boolean
  readonly towns: readonly Town[]
  readonly source: Source
}

export interface BorderData {
  readonly between: readonly [Place, Place]
  readonly kind: BorderKind
  /** The river or strait crossed, or null. */
  readonly name: string | null
  readonly source: Source
}

export interface SeaData {
  readonly id: Place
  readonly name: string
  /** Only open seas may be entered by ships (3.4.2). */
  readonly open: boolean
  readonly lon: number
  readonly lat: number
  readonly adjacent: readonly Place[]
  readonly source: Source
}

export interface CoastData {
  readonly sea: Place
  readonly zone: Place
  /** A port of the zone opens on this sea. */
  readonly port: boolean
  readonly source: Source
}

/** A zone that a land move can enter from another. */
export interface Neighbour {
  readonly zone: Place
  readonly kind: BorderKind
  /** The river or strait crossed, or null. */
  readonly name: string | null
  /** 7.2: movement points to go there. */
  readonly cost: number
  /** That of the zone; see `ZoneOnMap`. */
  readonly ordinal: number
}

/** What borders and coasts tell of a zone. */
export interface ZoneOnMap {
  /** Its place in the lists of zones and of stacks, which are the same: rules that go from zone to zone look nothing up. */
  readonly ordinal: number
  readonly neighbours: readonly Neighbour[]
  /** Seas that wash it, closed ones included. */
  readonly seas: readonly Place[]
  readonly coastal: boolean
  /** Inside the Roman world. */
  readonly roman: boolean
}

export interface Zone extends ZoneData, ZoneOnMap {}

export interface SeaOnMap {
  /** Zones on its shore. */
  readonly coasts: readonly Place[]
  /** Adjacent seas that ships may enter. */
  readonly openNeighbours: readonly Place[]
}

export interface Sea extends SeaData, SeaOnMap {}

export interface RegionOnMap {
  readonly zones: readonly Place[]
  /** Theirs, in the same order; see `ZoneOnMap`. */
  readonly ordinals: readonly number[]
  /** Zones with a city. */
  readonly cities: readonly Place[]
}

export interface Region extends RegionOnMap {
  readonly id: RegionId
  readonly name: string
}

/** 4.1, 4.2: a People as a game writes it. */
export interface PeopleData {
  readonly id: PeopleId
  readonly name: string
  readonly nationality: NationalityId
  /** 4.2.4: the group within which it may share a zone. */
  readonly group: 1 | 2 | 3
  /** A Major People has leaders. */
  readonly major: boolean
  /** 4.3: how many zones from home its units may go. */
  readonly range: number
}

export interface PeopleOnMap {
  /** Zones of origin. */
  readonly zones: readonly Place[]
  readonly units: readonly string[]
  readonly leaders: readonly string[]
}

export interface People extends PeopleData, PeopleOnMap {}
