import type { RuleWhereElse } from '../../kit/test/where-else.ts'

type Cell = RuleWhereElse['places']['march']

/** The title of the test that carries the rule there. */
const by = (test: string): Cell => ({ test })
/** Why the rule cannot apply there. */
const never = (why: string): Cell => ({ never: why })

const STAYS = never('Nobody moves, attacks or comes in when a Game-Turn ends.')
const NOT_AT_SET_UP = never('At set-up nobody has moved yet.')
const FRIENDLY_ONLY = never('A force withdraws into friendly Provinces only (RV-5.54-a).')
const SAME_LANDING = never('Men who land fight ashore by the same combat as those who march in.')
const KEEPS_COLOUR = never('Nobody changes his colour by it.')
const CONFINED =
  'RV-3.9-k, RV-5.54-a, RV-5.71-a: a Leader who is confined to his Regions does not slip away out of them, by land or by sea'
const SPECIAL_RULES =
  'RV-SC1-pass, RV-SC15-b, RV-16.14-a: the special rules, and the levels of solitaire play'
const NO_WAY_OUT =
  'RV-5.31-11d2, RV-5.31-11d6, RV-3.23-d, RV-3.23-j: not among enemies, Neutrals, Barbarians, or into a closed Strait'
const GARRISONS_AT_SET_UP = "every Province listed has its owner's Garrison"

/** Rules of Roma Victrix that hold at many places: who may be where, who may lead whom, what binds a side. */
export const whereElse: RuleWhereElse[] = [
  {
    rules: ['RV-3.84-b', 'RV-3.88-a'],
    says: 'a player who enters the land of a Neutral or attacks its units violates it',
    places: {
      march: by(
        'RV-3.88-a: a Neutral Minor is violated by a force that marches in, though only a Garrison is there',
      ),
      ship: by('RV-3.84-b, RV-16.16-a: ships that come to its coast wake it'),
      evasion: FRIENDLY_ONLY,
      retreat: by(NO_WAY_OUT),
      interception: by('RV-3.88-a, RV-5.47-a: by an interception; its Leader'),
      card: by('RV-3.88-a, RV-14.2-02: an Ambush among Neutrals violates them'),
      'change of owner': by(
        'RV-COL-a, RV-3.86-a: only the marker of the fallen leaves the cup, and only his Minors are free',
      ),
      'set-up': by(
        'RV-3.84-a, RV-3.85-a, RV-3.86-a: who serves a Major that plays, and is its own master otherwise',
      ),
      winter: by('RV-14.2-09: only Neutral Powers, and no automaton; neutral again when the Game-Turn ends'),
    },
  },
  {
    rules: ['RV-14.2-09'],
    says: 'a Neutral that a card leads to war can still be violated',
    places: {
      march: by('RV-3.88-a, RV-14.2-09: is violated by a player who enters its own Province'),
      ship: by('RV-3.84-b, RV-14.2-09: a Neutral Major too, with ships on its coast'),
      evasion: FRIENDLY_ONLY,
      retreat: by(
        'RV-5.31-11d6, RV-14.2-09: nobody retreats into its own land, but itself and the player who leads it',
      ),
      interception: by('RV-3.88-a: by an interception at sea, and by taking its Fleets in port'),
      card: by('RV-14.2-09: not by the player who leads it: his army may stand in its land, and asks nobody'),
      'change of owner': by(
        'RV-3.88-a, RV-14.2-09: by an attack on its units abroad, but not by taking back what it has taken',
      ),
      'set-up': by(
        'RV-14.2-09, RV-3.84-a: a Neutral Major comes onto the map, and the player picks one of its Leaders',
      ),
      winter: by('RV-14.2-09: only Neutral Powers, and no automaton; neutral again when the Game-Turn ends'),
    },
  },
  {
    rules: ['RV-3.9-k'],
    says: 'whom a pact keeps from attack is no enemy',
    places: {
      march: by('RV-SC15-b: Aetius may attack the West only, until the Vandali attack anyone'),
      ship: by('RV-3.9-k, RV-5.7-a: a pact that forbids to attack holds at sea too'),
      evasion: never('A force that slips away attacks nobody.'),
      retreat: by(
        'RV-3.9-k, RV-5.41-a, RV-5.43-a: whom a pact keeps from attack intercepts neither a march nor a retreat',
      ),
      interception: by(
        'RV-3.9-k, RV-5.41-a, RV-5.43-a: whom a pact keeps from attack intercepts neither a march nor a retreat',
      ),
      card: by(
        'RV-3.9-k, RV-14.2-02, RV-14.2-13, RV-14.2-14, RV-14.2-18: nobody is one whom a pact keeps from attack',
      ),
      'change of owner': by(
        'RV-3.9-k, RV-14.2-01, RV-13.13-a: a pact binds those who come to one of its partners',
      ),
      'set-up': by(SPECIAL_RULES),
      winter: by('RV-3.9-k: a pact ends with the turn it names, and not before'),
    },
  },
  {
    rules: ['RV-3.9-k', 'RV-5.27-a'],
    says: 'a pact may close Provinces, or ask for leave to enter them',
    places: {
      march: by(
        'RV-3.9-k, RV-5.27-a: where a pact wants leave, the owner gives or refuses it; refused, nothing is spent',
      ),
      ship: by('RV-3.9-k: ships ask for leave before they come to the coast'),
      evasion: FRIENDLY_ONLY,
      retreat: never('The beaten do not choose: RV-5.31-11d alone binds them (ruling of RV-3.9-k).'),
      interception: by('RV-3.9-k, RV-5.41-a: nobody intercepts where a pact or his Regions keep him out'),
      card: by('RV-3.9-k, RV-14.2-01, RV-13.13-a: a pact binds those who come to one of its partners'),
      'change of owner': by(
        'RV-3.9-k, RV-14.2-01, RV-13.13-a: a pact binds those who come to one of its partners',
      ),
      'set-up': by(SPECIAL_RULES),
      winter: by('RV-3.9-k: a pact ends with the turn it names, and not before'),
    },
  },
  {
    rules: ['RV-3.9-k'],
    says: 'Leaders whom a special rule keeps to their Regions stay in them',
    places: {
      march: by(
        'RV-3.9-k: Leaders who must stay in their Regions: all of a Power, or one by name, until the turn named',
      ),
      ship: by('RV-3.9-k: a Leader who is confined to his Regions does not leave them by ship'),
      evasion: by(CONFINED),
      retreat: never('The beaten do not choose: RV-5.31-11d alone binds them (ruling of RV-3.9-k).'),
      interception: by('RV-3.9-k, RV-5.41-a: nobody intercepts where a pact or his Regions keep him out'),
      card: by(CONFINED),
      'change of owner': never(
        'The rule names the Leaders of one Power; a Leader who serves another is not meant.',
      ),
      'set-up': by(SPECIAL_RULES),
      winter: by('RV-3.9-k, RV-15.1-a: nor is he placed outside them when he is drawn'),
    },
  },
  {
    rules: ['RV-5.27-a', 'RV-5.27-c'],
    says: 'among Land units of others a force may only go back, unless they let it pass',
    places: {
      march: by(
        "RV-5.27-a, RV-5.27-c, RV-3.23-e: among others' Land units he may only go back, until they let him pass",
      ),
      ship: by('RV-5.24-a, RV-5.63-a, RV-5.27-c: the same Leader takes again what he set down'),
      evasion: FRIENDLY_ONLY,
      retreat: by('RV-5.12-a: a beaten attacker who has retreated goes on from where he is'),
      interception: by('RV-5.49-a: so does one who was intercepted among enemies'),
      card: by(
        'RV-5.27-a, RV-14.2-15: his own army is not held by them and asks nobody; that of another is, and asks him',
      ),
      'change of owner': by('RV-9.0-a, RV-COL-a: frozen Romans follow as far as there are counters'),
      'set-up': by('RV-5.29-a: a force that starts among enemies may leave'),
      winter: by('RV-14.2-15a, RV-5.27-a: when the card is over they are nobody’s'),
    },
  },
  {
    rules: ['RV-3.34-a'],
    says: 'a Leader without a friendly unit is lost to an enemy force that enters',
    places: {
      march: by('RV-3.34-a: is lost when men march in, unless a Fleet of his side is there'),
      ship: by('RV-3.34-a: is lost to men who land, not to ships on the coast'),
      evasion: by('RV-3.34-a: takes a lone enemy Leader where it comes'),
      retreat: by('RV-3.34-a: is lost to an interceptor and to a force in retreat too'),
      interception: by('RV-3.34-a: is lost to an interceptor and to a force in retreat too'),
      card: never(
        'A force that a card makes arises where it stands and enters nothing; from then on it marches like any.',
      ),
      'change of owner': never('A force that changes sides where it stands enters nothing.'),
      'set-up': NOT_AT_SET_UP,
      winter: STAYS,
    },
  },
  {
    rules: ['RV-5.12-b'],
    says: 'a Leader without Land units does not go among enemies',
    places: {
      march: by(
        'RV-5.12-b, RV-3.34-a: a Leader alone may not enter among enemies, and falls to a force that comes',
      ),
      ship: by('RV-5.12-b: ships alone do not take him among enemies, by land or by sea'),
      evasion: never('Only a force is attacked, and withdraws with its Leaders.'),
      retreat: never('A Leader whose men are gone falls with them (RV-3.34-b).'),
      interception: by('RV-5.41-a, RV-5.42-a, RV-5.19-a, RV-5.31-13: who may try: with men, next to it'),
      card: by('RV-14.2-12, RV-14.2-20: a Leader comes where one holds the land with units'),
      'change of owner': by('RV-COL-a: frozen Romans follow a Leader who comes alone or without men by sea'),
      'set-up': by('RV-3.3-a, RV-3.32-a: the Leaders of the Major Powers'),
      winter: by(
        'RV-10.36-a, RV-3.32-a: both go to a force, be it of Fleets, and a new Capital can be founded there',
      ),
    },
  },
  {
    rules: ['RV-5.24-a', 'RV-5.63-a'],
    says: 'a unit serves one Leader in an Operations Phase',
    places: {
      march: by('RV-5.24-a, RV-5.18-a: a unit serves one Leader a phase, and is free again in the next'),
      ship: by('RV-5.63-a, RV-5.62-b: a Fleet serves one Leader a phase'),
      evasion: never('A force that slips away is not phasing, and serves nobody by it.'),
      retreat: never('A retreat is no service: units keep what they have served before it.'),
      interception: never('A Leader who intercepts is not phasing; in his own phase his men are free.'),
      card: by(
        'RV-5.24-a, RV-14.2-07a: a unit that has marched with a Raid serves no other Leader in that phase',
      ),
      'change of owner': by('RV-5.68-a, RV-9.0-a: a captured Fleet keeps its strength and has served'),
      'set-up': NOT_AT_SET_UP,
      winter: by('RV-5.24-a, RV-5.18-a: a unit serves one Leader a phase, and is free again in the next'),
    },
  },
  {
    rules: ['RV-11.12-a'],
    says: 'units of a Client or Ally serve only in a phase in which it was roused',
    places: {
      march: by(
        "RV-11.12-a, RV-11.13-b, RV-11.11-a: a Client's units serve only in a phase in which it was roused",
      ),
      ship: by('RV-11.12-a, RV-5.91-a, RV-5.41-a: ships of a Client that sleeps take nobody aboard'),
      evasion: never(
        'A Power that is attacked is active for its defence (RV-11.14-a), and withdraws with the others.',
      ),
      retreat: never(
        'A Power that was attacked is active for its defence (RV-11.14-a), and goes or stays by RV-5.33-a.',
      ),
      interception: by('RV-11.12-a, RV-5.91-a, RV-5.41-a: ships of a Client that sleeps take nobody aboard'),
      card: by('RV-11.12-a, RV-14.2-01: a Client that was turned must be roused by its new Major'),
      'change of owner': by(
        'RV-11.12-a, RV-14.2-01: a Client that was turned must be roused by its new Major',
      ),
      'set-up': by('RV-3.85-a, RV-3.86-a, RV-3.88-a: the Minor Powers'),
      winter: by(
        'RV-11.12-a, RV-13.13-a, RV-11.13-b: who may be led: roused Clients and Allies in that very phase',
      ),
    },
  },
  {
    rules: ['RV-11.14-a'],
    says: 'an invasion or attack by an opponent makes a Client or Ally active',
    places: {
      march: by(
        'RV-11.14-a: a Client is active when its Province is entered, or its Garrison attacked; not by friends',
      ),
      ship: by(
        'RV-11.14-a: by ships on its coast, a retreat into its land, an interception of its men and an ambush',
      ),
      evasion: FRIENDLY_ONLY,
      retreat: by(
        'RV-11.14-a: by ships on its coast, a retreat into its land, an interception of its men and an ambush',
      ),
      interception: by(
        'RV-11.14-a: by ships on its coast, a retreat into its land, an interception of its men and an ambush',
      ),
      card: by(
        'RV-11.14-a: by ships on its coast, a retreat into its land, an interception of its men and an ambush',
      ),
      'change of owner': by(
        'RV-3.88-a, RV-3.88-b: a Neutral Minor becomes a Client, a Barbarian one an Ally',
      ),
      'set-up': NOT_AT_SET_UP,
      winter: by('a Client roused last turn raises its revenue in units'),
    },
  },
  {
    rules: ['RV-10.15-a', 'RV-10.22-a'],
    says: 'Fleets neither hold nor take a Province',
    places: {
      march: by(
        'RV-10.14-a, RV-10.15-a, RV-10.22-a, RV-3.9-b: a Garrison or Land units alone; Fleets never count',
      ),
      ship: by('RV-10.21-a, RV-10.56-a: a Garrison is placed where one side stands alone, not where two do'),
      evasion: never('Fleets do not withdraw with an army (RV-5.56-a), and hold nothing when it is gone.'),
      retreat: by('RV-5.51-a, RV-5.31-5b: TV-34 to TV-39, Antiochus takes Iudaea and a Fleet'),
      interception: never('A combat at sea conquers nothing: only Land Combat does (RV-10.21-a).'),
      card: never('No card makes Fleets: those of a Frontier War are as any others.'),
      'change of owner': by('RV-5.68-a: are taken when nothing else is there, neither a Garrison nor a City'),
      'set-up': by(GARRISONS_AT_SET_UP),
      winter: by(
        'RV-10.14-a, RV-10.15-a, RV-10.22-a, RV-3.9-b: a Garrison or Land units alone; Fleets never count',
      ),
    },
  },
  {
    rules: ['RV-3.55-a', 'RV-10.51-a', 'RV-10.24-a'],
    says: 'a conquest is of the Power whose men have made it',
    places: {
      march: by('RV-3.55-a, RV-10.51-a: is its own, unless men of its Major stand there too'),
      ship: SAME_LANDING,
      evasion: by(
        'RV-5.31-2a: TV-40, the force in Arabia Petraea withdraws, its Garrison is replaced without a fight',
      ),
      retreat: by('he may go one or two Provinces; the Garrison stays and is lost'),
      interception: by(
        'RV-5.47-a, RV-5.27-d: an interceptor who destroys the mover has not attacked his Garrison',
      ),
      card: by(
        'RV-14.2-15a, RV-10.14-b: rebels alone hold a Province for nobody; with an army of his it is his conquest',
      ),
      'change of owner': by('RV-3.9-d, RV-3.55-a: and pays its Major nothing, nor counts for his objectives'),
      'set-up': by(GARRISONS_AT_SET_UP),
      winter: by("only what a Major itself controls pays, not its Clients' Provinces"),
    },
  },
  {
    rules: ['RV-10.56-a'],
    says: 'a player who defends and keeps a Province replaces his own Garrison',
    places: {
      march: by(
        'RV-10.56-a, RV-3.55-a: a Client replaces its own Garrison, not that of its Major, and raises units again',
      ),
      ship: SAME_LANDING,
      evasion: by(
        'RV-5.31-2a: TV-40, the force in Arabia Petraea withdraws, its Garrison is replaced without a fight',
      ),
      retreat: by(
        'RV-5.31-11f, RV-10.57-a, RV-5.33-b: the Garrison goes with its army, unless friends or a City keep it',
      ),
      interception: by(
        'RV-5.31-11f: it stays when an interceptor, an intercepted mover or an attacker retreats',
      ),
      card: by("rebels rise, and the Province is nobody's until they are destroyed"),
      'change of owner': by(
        'RV-10.56-a: also when the enemy goes only after another activation; one that has changed sides meanwhile does not',
      ),
      'set-up': by(GARRISONS_AT_SET_UP),
      winter: by(
        'RV-10.56-a, RV-10.41-1a: a Client whose Garrison fell inside its City has it again when the siege is over',
      ),
    },
  },
  {
    rules: ['RV-5.52-a', 'RV-14.2-13'],
    says: 'only those of its side are inside a City',
    places: {
      march: by('RV-10.41-1b: a Leader is inside until he goes out with men he takes, or alone on the march'),
      ship: never('Ships lie on a coast, and nobody lands inside a City.'),
      evasion: by('RV-5.52-a, RV-10.41-1: into the City, always, before combat'),
      retreat: by(
        'RV-5.31-11a, RV-5.52-a: a beaten force may go into a City of its side, Leaders and all, and not into another',
      ),
      interception: by(
        'RV-5.81-a: a Leader who is inside a City does not intercept at sea, one who stands before it does',
      ),
      card: by('RV-14.2-13: inside a City those with him roll, and one who goes over leaves it'),
      'change of owner': by(
        'RV-14.2-01, RV-14.2-13: a Client that is turned leaves the City of its old Major',
      ),
      'set-up': by('RV-9.0-a: scenario %d for %d is set up without a breach'),
      winter: by('RV-14.2-13, RV-14.2-15a: rebels who have gone into a City of his leave it'),
    },
  },
  {
    rules: ['RV-9.0-a'],
    says: 'no colour has more units than counters',
    places: {
      march: by('RV-9.0-a, RV-COL-a: frozen Romans follow as far as there are counters'),
      ship: by(
        'RV-5.68-a, RV-9.0-a: a captured Fleet keeps its strength and has served; without a counter it is gone',
      ),
      evasion: KEEPS_COLOUR,
      retreat: KEEPS_COLOUR,
      interception: KEEPS_COLOUR,
      card: by('RV-9.0-a, RV-14.2-13: a Leader who goes over takes as many as there are counters'),
      'change of owner': by(
        'RV-9.0-a, RV-14.2-01, RV-3.88-b: a Minor that comes to another Major loses those',
      ),
      'set-up': by('RV-9.0-a, RV-10.12-a: scenario %i has one master for each Province and counters for all'),
      winter: by('RV-9.0-a, RV-3.4-b: the counters are the limit, Clients counted in'),
    },
  },
  {
    rules: ['RV-13.13-a'],
    says: 'a player who runs warbands runs them to the end of the scenario',
    places: {
      march: by('RV-13.13-a, RV-13.12-a: a player who runs some and marches into another land of theirs'),
      ship: by('RV-13.12-a, RV-13.13-a: ships on the coast turn no marker, men who land do'),
      evasion: KEEPS_COLOUR,
      retreat: KEEPS_COLOUR,
      interception: KEEPS_COLOUR,
      card: by(
        'RV-13.13-a, RV-14.2-07: a Raid or an Invasion takes nobody from the player who runs others of the people',
      ),
      'change of owner': by('RV-COL-a, RV-13.13-a: those of a player who has collapsed are nobody’s'),
      'set-up': by('RV-13.11-a, RV-14.11-a, RV-13.0-a: the opening lays the markers and deals a card each'),
      winter: by(
        'RV-9.54-a, RV-13.13-a: each band raises warbands where it stands, and is called by its people',
      ),
    },
  },
  {
    rules: ['RV-13.12-a'],
    says: 'a hostile force that enters Barbaricum turns its markers, warbands at home do not',
    places: {
      march: by('RV-13.12-a, RV-13.13-a, RV-3.56-a: a hostile force turns them up'),
      ship: by('RV-13.12-a, RV-13.13-a: ships on the coast turn no marker, men who land do'),
      evasion: FRIENDLY_ONLY,
      retreat: by('RV-13.12-a, RV-5.31-11d6: every band is at home in the lands of its people'),
      interception: by('RV-13.12-a: a player who intercepts warbands in their own land turns the markers'),
      card: by(
        'RV-14.2-06, RV-14.2-07, RV-13.13-a: a land where warbands of another player stand is closed to the cards',
      ),
      'change of owner': by('RV-13.12-a: warbands who come home leave the marker as it lies, and serve on'),
      'set-up': by('RV-13.11-a, RV-14.11-a, RV-13.0-a: the opening lays the markers and deals a card each'),
      winter: by('RV-13.3-a: an empty land gets a new marker, unless the conqueror left a Garrison'),
    },
  },
  {
    rules: ['RV-10.62-a', 'RV-10.67-a'],
    says: 'a Limes hinders and withstands non-Romans only',
    places: {
      march: by('Limes cost non-Romans 3 and 2 in all, Romans nothing'),
      ship: by('RV-10.62-a, RV-5.95-a: a non-Roman pays the Limes of the coast where he lands'),
      evasion: never('To withdraw costs no Operations Points, and is into friendly Provinces.'),
      retreat: never('A retreat costs no Operations Points.'),
      interception: by(
        'RV-5.27-b: an enemy who attacks him where he stands does so without Garrison and Limes',
      ),
      card: by('RV-10.67-a, RV-10.55-a, RV-14.2-14: a Limes defends against them, and no Garrison yields'),
      'change of owner': by(
        'RV-10.62-a, RV-10.64-a, RV-10.67-a: a reduced Limes defends, a lost one does not, nor one held by others',
      ),
      'set-up': by('RV-10.61-a: the Provinces with a Limes'),
      winter: by('RV-10.68-a, RV-4.2C3-a: Limes come back where a Roman Major controls the Province'),
    },
  },
  {
    rules: ['RV-10.55-a'],
    says: 'a lone Roman Garrison yields to another Roman Major, and to nobody else',
    places: {
      march: by('RV-10.55-a: a lone Roman Garrison does not resist another Roman Power, and costs nothing'),
      ship: SAME_LANDING,
      evasion: never('A Garrison never moves (RV-10.53-a).'),
      retreat: never('A Garrison never moves (RV-10.53-a).'),
      interception: never('An interceptor attacks the force that moves, not a Garrison (RV-5.27-d).'),
      card: by('RV-10.67-a, RV-10.55-a, RV-14.2-14: a Limes defends against them, and no Garrison yields'),
      'change of owner': by('RV-COL-a: frozen Roman units serve the first other Roman Leader who comes'),
      'set-up': by(GARRISONS_AT_SET_UP),
      winter: STAYS,
    },
  },
  {
    rules: ['RV-3.23-d', 'RV-3.23-g'],
    says: 'enemy Fleets close a Strait',
    places: {
      march: by('RV-3.23-d, RV-3.23-b: a Fleet closes a Strait to enemies'),
      ship: by('RV-3.23-g, RV-3.23-h: enemy Fleets in a Strait must be fought first'),
      evasion: never('A Strait is no Province: nobody withdraws into it (RV-5.54-a).'),
      retreat: by(NO_WAY_OUT),
      interception: by(
        'RV-3.23-d: nobody intercepts into a Strait that an enemy Fleet closes; a friend closes nothing',
      ),
      card: never('A force that a card makes stays where it struck, or marches like any other.'),
      'change of owner': by(
        'RV-3.23-d, RV-14.2-01: a Fleet of a Client closes a Strait to the Major it has left',
      ),
      'set-up': by('RV-3.23-a: four Straits, between the Provinces that the rulebook names'),
      winter: by('RV-3.9-f, RV-3.9-g, RV-8.4-a: a sea carries supply unless an enemy Fleet borders it'),
    },
  },
  {
    rules: ['RV-5.65-a', 'RV-5.93-a'],
    says: 'nobody stays at sea, or aboard with men',
    places: {
      march: never('A force that marches is ashore.'),
      ship: by('RV-5.65-a, RV-5.93-a: nobody stops at sea or with men aboard; ships may lie in a Strait'),
      evasion: by('RV-5.71-a: they withdraw with their ships'),
      retreat: by(
        'RV-5.72-4, RV-5.72-8, RV-3.34-d: the loser goes to the nearest friendly coast, and no Leader rolls',
      ),
      interception: by('RV-5.81-a: anybody who is aboard the ships of an interceptor goes along'),
      card: never('A card played at sea sinks ships; the voyage goes on by the same rule.'),
      'change of owner': by(
        'RV-5.68-a: they get away with the first Fleet that does, and are taken with the last',
      ),
      'set-up': by('RV-9.0-a: scenario %d for %d is set up without a breach'),
      winter: by(
        'RV-5.25-a, RV-5.65-a, RV-5.93-a: nobody swims, and nobody stays at sea when no Leader is active',
      ),
    },
  },
  {
    rules: ['RV-SC15-b'],
    says: 'an attack is remembered for the special rules, of the side that made it',
    places: {
      march: by(
        'RV-5.31-3a, RV-SC15-b: a Leader who is not attached does not fight, and who attacked whom is remembered once',
      ),
      ship: by(
        'RV-SC15-b, RV-14.2-14, RV-5.72-1: their attack is one of their player, and so is one on Fleets',
      ),
      evasion: by('RV-SC15-b: one from which the defender withdraws is one'),
      retreat: never('A force that retreats attacks nobody.'),
      interception: by('RV-SC15-b, RV-5.87-a: and so is an interception at sea'),
      card: by(
        'RV-SC15-b, RV-14.2-14, RV-5.72-1: their attack is one of their player, and so is one on Fleets',
      ),
      'change of owner': by(
        'RV-SC15-b, RV-10.55-a: so is one on a Garrison that does not resist, which needs no point',
      ),
      'set-up': by(SPECIAL_RULES),
      winter: by('RV-SC15-b, RV-3.9-k: a pact ends by the attack it names, not by another'),
    },
  },
]
