import type { ReasonOf } from '@aquila/engine'
import { name, number, perhaps, person, piece, place, power } from '@aquila/engine/fields'
import { campaignReasons } from '../../imperator/rules/reasons.ts'
import type { FleetId } from '../data/dioceses.ts'
import type { DioceseId, PeopleId, SideId } from '../data/types.ts'
import type { Rank } from './emperors/ranks.ts'

/** What was pointed at is not what is asked for, or not in the list. */
const asked = {
  'not-a-choice-here': { noun: name() },
  'land-asked': { zone: place() },
  'place-asked': {},
  'leader-asked': {},
  'unit-asked': {},
  'counter-asked': {},
  'something-else-asked': {},
}

/** SV-3.2, SV-3.4: who may go where. */
const movement = {
  'ripenses-stay': { unit: piece(), zone: place() },
  'needs-emperor': { unit: piece(), zone: place() },
  'no-leader-outside': { unit: piece(), zone: place() },
  'people-at-peace': { unit: piece(), zone: place() },
  'popular-rage': { piece: piece(), zone: place() },
  'outside-closed': { zone: place() },
  'armenians-stay': { unit: piece(), zone: place() },
  'armenia-is-yours': {},
  'other-band': { people: power<PeopleId>(), region: place<DioceseId>() },
  'camps-apart': { leader: person(), zone: place() },
}

const fleets = {
  /** `fleet`: he would go aboard. */
  'has-moved': { piece: piece(), fleet: perhaps(piece<FleetId>()) },
  'fleet-not-yours': { fleet: piece<FleetId>() },
  'fleet-lost': { fleet: piece<FleetId>() },
  'fleet-has-moved': { fleet: piece<FleetId>() },
  'fleet-full': { piece: piece(), fleet: piece<FleetId>() },
  'dangerous-seas': {},
  'not-in-port': { piece: piece(), fleet: piece<FleetId>() },
  'romans-only-aboard': { piece: piece(), fleet: piece<FleetId>() },
}

/** What is added in a battle, line by line: its words stand among the reasons. */
const modifiers = {
  'roman-discouragement': {},
  'germanic-vigour': {},
  donative: {},
  famine: {},
}

const stratagems = {
  'other-side': { stratagem: name() },
  'not-in-this-battle': {},
  'decided-already': {},
  'nobody-to-murder': {},
  'nobody-to-desert': {},
  'nobody-to-usurp': {},
  'no-persians': {},
  'no-king-of-persia': {},
  'out-of-season': {},
  'no-zone-for-it': {},
  'standing-ally': { people: power<PeopleId>() },
}

const constantinople = {
  'city-closed': {},
  'city-begun-already': {},
  'constantin-must-reign': {},
  'thracia-not-yours': {},
}

/** SV-3.5.1: nominations. */
const emperors = {
  'no-head': { side: power<SideId>(), rank: name<Rank>() },
  'rank-full': { side: power<SideId>(), rank: name<Rank>() },
  'not-your-leader': { leader: person(), rank: name<Rank>() },
  'has-the-rank': { leader: person(), rank: name<Rank>() },
  'proposed-already': { leader: person(), rank: name<Rank>() },
  'as-many-as-capitals': { all: number() },
  'too-few-capitals': { own: number() },
  'only-sons': { leader: person() },
  'elder-first': { leader: person(), elder: person() },
  'son-of-licinius': { leader: person() },
  'nephew-of-constantin': { leader: person() },
}

/** SV-3.6.2; `rank`: he was to be named to it. */
const usurpations = {
  truce: {},
  'two-usurpers-already': {},
  'no-augustus-to-usurp': {},
  'needs-two-augusti': {},
  'needs-two-caesars': {},
  'not-an-enemy-leader': { leader: person() },
  dux: { leader: person(), rank: perhaps(name<Rank>()) },
  retired: { leader: person(), rank: perhaps(name<Rank>()) },
  'in-civil-war': { leader: person(), rank: perhaps(name<Rank>()) },
  'other-rank': { leader: person() },
  'superior-there': { leader: person() },
  'your-emperor-there': { leader: person() },
  'too-near-the-other-usurper': { leader: person(), usurper: person() },
}

/** Every reason why something is not legal: those of the series, and the game's own. */
export const reasons = {
  ...campaignReasons,
  ...asked,
  ...movement,
  ...fleets,
  ...modifiers,
  ...stratagems,
  ...constantinople,
  ...emperors,
  ...usurpations,
}

export type SemperReason = ReasonOf<typeof reasons>
