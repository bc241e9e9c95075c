import type { ReasonOf } from '@aquila/engine'
import { name, number, person, piece, place, places, power } from '@aquila/engine/fields'
import { campaignReasons } from '../../imperator/rules/reasons.ts'
import type { PeopleId, RegionId, RomanUnitKind } from '../data/types.ts'

/** What was pointed at is not what is asked for. */
const asked = {
  'land-asked': { zone: place() },
  'place-asked': {},
  'leader-asked': {},
  'unit-asked': {},
  'counter-asked': {},
  'something-else-asked': {},
}

const frame = {
  'army-of-another': { leader: person() },
  'tied-elsewhere': { leader: person() },
  'leaders-needed': { posts: places<RegionId | 'roma'>() },
  'legions-needed': { legions: number() },
  'outposts-needed': { zones: places() },
  'zone-closed': { zone: place() },
  'faces-enemy-region': { zone: place(), neighbour: place() },
  'region-not-yours': { zone: place() },
  'enemies-there': { zone: place() },
  'closed-to-leader': { leader: person(), zone: place() },
  'heirs-join-leaders': { leader: person() },
  'not-on-its-units': { leader: person() },
  'no-city': { zone: place() },
  'no-city-or-port': { zone: place() },
  'other-region': { region: place<RegionId>() },
}

const winter = {
  'already-there': { region: place<RegionId>() },
  'garrison-needed': { region: place<RegionId>() },
  'not-a-garrison-city': { zone: place(), region: place<RegionId>() },
  'recruitment-limit': { region: place<RegionId>(), kind: name<RomanUnitKind>(), limit: number() },
  'reserve-empty': { kind: name<RomanUnitKind>() },
  'not-in-reserve': { unit: piece() },
  'not-in-the-levy': { unit: piece() },
  'recruits-first': {},
  'one-of-each-type': {},
  'not-your-legion': { unit: piece() },
  'not-their-home': { zone: place(), piece: piece() },
}

/** AIE-3.4: on the march, and inside the Republic. */
const land = {
  triumvir: { zone: place() },
  'no-leader-outside': { zone: place() },
  'people-at-peace': { zone: place() },
  'transit-only': { zone: place() },
  'division-of-the-world': { leader: person(), region: place<RegionId>() },
  'rubicon-italia': {},
  'rubicon-leaders': {},
  'rubicon-leaderless': {},
  'auxilia-need-leader': { unit: piece() },
  'naves-need-leader': { unit: piece() },
  'naves-by-sea': { unit: piece() },
  garrison: { region: place() },
}

const sea = {
  'wrath-of-neptune': {},
  'no-naves': { leader: person() },
  'not-here': { piece: piece() },
  'no-port': { zone: place() },
  'no-seaway': { to: place() },
  'no-naves-taken': {},
  'naves-alone': { zone: place() },
  'cannot-carry': { unit: piece() },
  'no-room-aboard': {},
  'command-full-aboard': {},
  'left-at-sea': {},
  'ships-alone': { unit: piece() },
  'no-army-aboard': {},
  'not-aboard': { piece: piece() },
}

const combat = {
  'no-combat-there': { zone: place() },
  'out-of-the-republic': { zone: place() },
  'into-the-republic': { zone: place() },
  'not-in-the-battle': { piece: piece() },
}

/** What is added in a battle, line by line: its words stand among the reasons. */
const modifiers = {
  'roman-discouragement': {},
  'barbarian-vigour': {},
  'donation-to-the-legions': {},
  famine: {},
  poliorcetique: {},
  muraille: {},
}

const stratagems = {
  'not-held': { stratagem: name() },
  'not-this-moment': { stratagem: name() },
  'other-step': { stratagem: name() },
  'not-after-roll': {},
  'temple-closed-already': {},
  'diplomacy-instead': {},
  'no-pretender': {},
  'caesar-is-guarded': {},
  'no-victim': {},
  'no-turncoats': {},
  'not-a-turncoat': { piece: piece() },
  'not-struck': { piece: piece() },
  'no-conquest': {},
  'attacker-only': {},
  'defender-only': {},
  'no-walls': {},
  'no-legions': {},
  'not-an-enemy-legion-there': { piece: piece(), zone: place() },
  'plague-already': {},
}

const peoples = {
  'parthi-ally-with-nobody': {},
  'not-activated': { people: power<PeopleId>() },
  'has-an-ally': { people: power<PeopleId>() },
  'only-by-arms': { people: power<PeopleId>() },
  'diplomacy-tried': {},
  'stratagems-instead': {},
  'no-faction-leader': {},
  'nobody-to-win': {},
}

const politics = {
  'two-faction-leaders': {},
  'caesar-and-pompeius-lead': {},
  'coup-in-progress': { leader: person() },
  'not-your-leader': { leader: person() },
  'not-in-play': { leader: person() },
  'leads-already': { leader: person() },
  'is-pretender': { leader: person() },
  'too-little-standing': { leader: person() },
  'not-the-nearest': { zone: place() },
}

/** AIE-3.5.3: after the Ides of March. */
const murder = {
  'outside-the-republic': { zone: place() },
  'under-triumvir': { zone: place() },
  'caesarian-leader-there': { zone: place() },
  'no-sea': { zone: place() },
  'not-in-this-army': { piece: piece(), zone: place() },
}

const coups = {
  'no-coup-at-the-rubicon': {},
  'pretender-already': { leader: person() },
  'not-an-enemy-leader': { leader: person() },
  'never-a-pretender': { leader: person() },
  'assassin-stays': { leader: person() },
  'no-other-face': { leader: person() },
  'beside-faction-leader': { leader: person() },
  'not-the-pretender': { leader: person() },
}

/** Every reason why something is not legal: those of the series, and the game's own. */
export const reasons = {
  ...campaignReasons,
  ...asked,
  ...frame,
  ...winter,
  ...land,
  ...sea,
  ...combat,
  ...modifiers,
  ...stratagems,
  ...peoples,
  ...politics,
  ...murder,
  ...coups,
}

export type AleaReason = ReasonOf<typeof reasons>
