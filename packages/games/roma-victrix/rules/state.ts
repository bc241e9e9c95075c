import type { Play, Position, Role } from '@aquila/engine'
import type { Berth, CardId, UnitKindId } from '../data/index.ts'
import type { CastData } from './cast.ts'
import type { RomaEvent } from './events.ts'

/**
 * The state: lists of small objects that never change. A Power, an area and a Leader go by a number; a copy is a few
 * slices. Powers are not roles: who decides for a Power is `controllerOf` in powers.ts.
 */

export type PowerStatus =
  /** An Active Major Power, run by a player. */
  | 'major'
  /** RV-3.84-a: off the map until somebody violates it. */
  | 'neutral-major'
  /** RV-16.12-a: run by the rules of solitaire play. */
  | 'automaton'
  | 'client'
  | 'ally'
  /** RV-3.88-a: a Neutral Minor. */
  | 'neutral'
  /** A people of Barbaricum; `of` is the Major that runs its revealed warbands (RV-13.13-a). */
  | 'people'
  /** A force made by an event card. */
  | 'rebels'
  /** RV-COL-a: its units are frozen. */
  | 'collapsed'
  /** Not in the game at this number of players. */
  | 'absent'

/** What changes about a Power; what does not is in the cast (cast.ts). */
export interface PowerState {
  readonly status: PowerStatus
  /** The Major Power it serves, for Clients, Allies and warbands. */
  readonly of: number | null
  /** Who decides for it, for Majors: the seat that came to run it need not be its own (RV-3.82-b). */
  readonly role: Role | null
  readonly treasury: number
  /** The Province of its Capital; null: none, or the Supreme Leader is the Capital (RV-3.53-a). */
  readonly capital: number | null
  /** The last Game-Turn in which it was activated: a Client's or Ally's roll, an automaton's awakening; 0: never. */
  readonly activated: number
  /** RV-11.13-a: how the try to rouse it came out in this Operations Phase; null: nobody has tried. */
  readonly rouse: 'roused' | 'failed' | null
}

/** In the open, inside the City of the Province, or aboard ships. */
export type Whereabouts = 'field' | 'city' | 'aboard'

export interface Unit {
  readonly id: number
  readonly kind: UnitKindId
  readonly power: number
  readonly reduced: boolean
  readonly where: Whereabouts
  /** RV-5.6-a: ships on a coast: the Sea Area of that side. */
  readonly coast: number | null
  /** The Leader it is attached to, while he is active. */
  readonly leader: number | null
  /** RV-5.24-a: the Leader it has served in this Operations Phase; null: nobody. */
  readonly served: number | null
}

/** RV-3.3-a */
export interface Leader {
  readonly id: number
  readonly name: string | null
  readonly power: number
  readonly rating: number
  readonly supreme: boolean
  readonly consul: boolean
  readonly area: number
  readonly where: Whereabouts
  readonly coast: number | null
  /** RV-5.23-a: he has been active in this Operations Phase; RV-15.1-a: where Leaders are drawn, in this Game-Turn. */
  readonly activated: boolean
  /** RV-9.14-a: a failed recruitment roll costs him the coming Operations Phase. */
  readonly recruiting: boolean
}

/** A Capital City. Strength 0 is pillaged and destroyed (RV-10.32-a). */
export interface City {
  /** Whose Capital it is, or was. */
  readonly power: number
  readonly rank: 'major' | 'minor'
  readonly strength: number
}

/** RV-3.55-a, RV-3.58-a, RV-10.53-a, RV-10.61-a: what lies in a Province besides units and never moves; an impassable area has only markers. */
export interface Marks {
  readonly garrison: number | null
  /** RV-10.56-a: whose Garrison has fallen here and has not been replaced; null: nobody's. */
  readonly fallen: number | null
  /** RV-10.64-a: 2 full, 1 reduced, 0 lost; null: there never was one. */
  readonly limes: number | null
  readonly pillaged: boolean
  readonly city: City | null
  /** Face-down Barbari Incognita, by value (RV-3.56-a). */
  readonly markers: readonly number[]
}

/** RV-4.2D-a, RV-15.1-a: what is drawn from the cup: a Power's marker, or with option 15.1 a Leader. */
export interface Draw {
  readonly power: number
  readonly leader: number | null
}

/** RV-14.2-x: 'strike': it attacks where it stands; 'raid': it goes no further than next to where it began. */
export interface Mission {
  readonly kind: 'strike' | 'raid'
  readonly origin: number
  /** RV-14.2-02: a side that it beats may not retreat. */
  readonly ambush: boolean
}

/** RV-5.27-a, RV-3.9-k: what a Power has said when the active Leader asked leave to enter an area, or to go on through it. */
export interface Answer {
  readonly leave: 'admission' | 'passage'
  readonly area: number
  readonly of: number
  readonly given: boolean
}

/** A combat of the active Leader. */
export interface Fought {
  readonly at: 'land' | 'sea'
  readonly area: number
  readonly side: number
}

/** A try to intercept a beaten force, by the units that it had. */
export interface Pursuit {
  readonly leader: number
  readonly units: readonly number[]
}

/** RV-3.9-i, RV-5.13-a, RV-5.17-a: the Leader who is active, while he is; what he does not spend is lost. */
export interface Activation {
  readonly leader: number
  readonly operations: number
  /** RV-5.69-a: Sea Areas and Straits entered by ship. */
  readonly seaAreas: number
  /** From where he entered the area he is in: his way back. Null where he began, or where a defeat has brought him. */
  readonly from: Berth | null
  /** RV-5.27-a: he stands among another Power's Land units and may only go back. */
  readonly held: boolean
  readonly answers: readonly Answer[]
  /** RV-3.23-g, RV-5.27-b: the sides whose Fleets he has met in combat, those he has attacked on land, and where. */
  readonly fought: readonly Fought[]
  /** RV-10.41, RV-14.2-17: what cards add in the siege he is conducting. */
  readonly siege: { readonly attacker: number; readonly defender: number }
  /** A force that a card made does only this; `origin` is where it began (RV-14.2-07a). */
  readonly mission: Mission | null
  /** RV-5.42-a: Leaders who have tried to intercept him and those he leads. */
  readonly interceptors: readonly number[]
  /** RV-5.42-a: tries to intercept another force, one that retreats from him. */
  readonly pursuits: readonly Pursuit[]
  /** RV-10.71-a: Provinces that his side has taken while he was active. */
  readonly conquests: readonly number[]
}

export interface RomaState {
  readonly scenario: number
  turn: number
  powers: PowerState[]
  /** By area. */
  stacks: (readonly Unit[])[]
  leaders: Leader[]
  /** By Province and impassable area. */
  marks: Marks[]
  /** By Power: the number of its next unit. Of each Power's own, so that nobody learns from his what others raise. */
  nextUnit: number[]
  nextLeader: number
  /** Names of Leaders who were eliminated or removed. */
  lost: string[]
  /** Barbari Incognita in the cup: how many of each value. */
  markers: number[]
  /** Ratings of the Consuls in the pool. */
  consuls: number[]

  deck: CardId[]
  /** RV-14.12-a: discarded unplayed, to be shuffled when the deck is empty. */
  discards: CardId[]
  hands: Record<Role, CardId[]>
  /** RV-4.2C4-a: who played a card since the last C4. */
  playedCard: Role[]

  cup: Draw[]
  phasing: Draw | null
  activation: Activation | null

  /** Attacks made so far, as 'power>target' (conditions of special rules). */
  attacks: string[]
  /** Special rules that have done their work, by their place in the scenario's list. */
  spent: number[]
  /** RV-4.32-a: the Powers that had all their objectives at the end of the last Game-Turn. */
  foremost: number[]
  /** RV-6.2-b: areas whose stacks were shown in a combat of this activation. */
  revealed: number[]
  /** RV-12.21-a: Leaders who outshine their King and have been checked. */
  mighty: number[]
  /** RV-15.82-a: Regions wholly controlled, as 'power region'. */
  regions: string[]
}

/** What the rules work on. */
export type Roma = Play<RomaState, CastData, RomaEvent>
/** What functions that only look work on. */
export type RomaPosition = Position<RomaState, CastData>
