import type { RuleWhereElse } from '../../kit/test/where-else.ts'

/**
 * Rules of Kings of Rome that hold at many places, and where each is proved. `march` is a Movement action and what an army does
 * where it stands; `evasion` those who stand back or slip away unbeaten; `interception` the hostile reactions; `card` the
 * chits that are drawn; `winter` the end of a turn.
 */

const inRome = {
  never: 'He is in Rome: it is no port, no enemy enters it, and nobody retreats out of it (RULING-32).',
}
const noGarrisonMoves = {
  never: 'A garrison never moves: it is placed, exchanged or turned over in its city.',
}
const wholeStack = {
  never: 'A whole stack goes one hex: nobody is taken up, and nobody gets orders (RULING-58).',
}
const nobodyHostile = {
  test: 'KOR-PER-1.4, KOR-DEF-6: nobody of the other peoples is on the map but their garrisons',
}
const nothingToRemember = {
  test: 'KOR-IGN-3, KOR-TRI-2, KOR-PIL-9, KOR-PIL-10, KOR-MIL-3, KOR-SEN-2: there is nothing to remember yet',
}
const noOffice = { test: 'KOR-OFF-1, KOR-OFF-5: no office is in play, and nobody but a king leads' }
const enoughToBegin = { test: 'KOR-END-1, KOR-END-4: Rome has influence, and both containers have chits' }
const forgotten = {
  test: 'KOR-SEQ-1: what was noted in the turn before is forgotten, but for who has attacked',
}
const partAtNight = {
  test: 'KOR-EOT-1, RULING-40: in the same hex they part too; a garrison or a leader alone drives nobody off',
}
const nobodyPays = { never: 'Nothing is bought there: only actions, voyages and loyalty have a price.' }
const nothingMoves = { never: 'No chit changes containers by it, and no influence is lost.' }
const noOwner = { never: 'No city changes hands by it.' }

export const whereElse: RuleWhereElse[] = [
  {
    rules: ['KOR-DEF-4'],
    says: 'a city has one garrison at most',
    places: {
      march: noGarrisonMoves,
      ship: noGarrisonMoves,
      evasion: noGarrisonMoves,
      retreat: noGarrisonMoves,
      interception: {
        test: 'KOR-AMB-1, KOR-AMB-2, KOR-AMB-3: placed in the city, reinforced, +1 on the first roll',
      },
      card: { test: 'KOR-GAR-2: one and two make a chit of three, both old ones go to the pool' },
      'change of owner': {
        test: 'KOR-GAR-4, KOR-DEF-8: an eliminated garrison is turned over where it lies',
      },
      'set-up': { test: 'KOR-DEF-4: one garrison in a city at most, and only in cities' },
      winter: { test: 'KOR-EOT-4, KOR-WAR-2: hostile leaders and units leave the map, garrisons stay' },
    },
  },
  {
    rules: ['KOR-DEF-3'],
    says: 'what makes a city Romanized, and for how long',
    places: {
      march: {
        test: 'KOR-DEF-3: an army that marches into an empty city Romanizes it, and takes that with it when it goes',
      },
      ship: { test: 'KOR-DEF-3, KOR-NAV-1: Romanizes an empty port with an army, not with one unit' },
      evasion: {
        test: 'KOR-VAN-6, RULING-74: a city in which an army only stands is no shelter; one that Rome holds is',
      },
      retreat: {
        test: 'KOR-WIN-1, RULING-74: he goes back from an empty city too; one that Rome holds takes him in',
      },
      interception: { test: 'KOR-EOT-8: victorious, they have their city again, and it costs 2 VP' },
      card: { test: 'KOR-EVT-3, KOR-DEF-3: Ostia is a Roman city from its foundation' },
      'change of owner': {
        test: 'KOR-DEF-3, KOR-BET-3: is Romanized no more when it is betrayed, and Romans and holders leave it',
      },
      'set-up': {
        test: 'RULING-85, RULING-07: the cities that the kings before have won, which count for nobody else',
      },
      winter: {
        test: 'KOR-EOT-1, KOR-DEF-3: an army in a city that nobody holds against it is in a Roman city',
      },
    },
  },
  {
    rules: ['KOR-DEF-5', 'KOR-BP-3'],
    says: 'anybody who is within walls of his own is neither met nor engaged',
    places: {
      march: {
        test: 'KOR-BP-3: an army in a city of its own star is within the walls; in another people’s it is not',
      },
      ship: { test: 'KOR-BP-3, KOR-NAV-1: meets nobody who is within his walls' },
      evasion: {
        test: 'KOR-VAN-7, KOR-BP-3: an army that has withdrawn behind walls of its own is not engaged',
      },
      retreat: { test: 'KOR-VAN-6, KOR-SURV-2: an army that has friendly walls around it stays' },
      interception: {
        test: 'KOR-MIL-1, KOR-SURV-2: beaten before Rome, it goes back the way it came, or stays within walls of its own',
      },
      card: {
        test: 'KOR-WAR-1: in the nearest friendly city if its own is Roman, before the walls if there is none',
      },
      'change of owner': {
        test: 'KOR-BP-3, KOR-MIL-3: has the victors within its walls and its own people before them',
      },
      'set-up': nobodyHostile,
      winter: partAtNight,
    },
  },
  {
    rules: ['KOR-DEF-5', 'KOR-SURV-1'],
    says: 'anybody who goes home goes to a city that is friendly now, else off the map',
    places: {
      march: { never: 'The other peoples march in reactions only.' },
      ship: {
        test: 'RULING-47: ships go home, else to the nearest port of their people on a sea, else to the pool',
      },
      evasion: { test: 'KOR-PIL-4: an eliminated garrison is Roman; units that survive it go home' },
      retreat: {
        test: 'KOR-RETR-1, RULING-47: a people with no city left: units to the pool, the pieces of a war to their box',
      },
      interception: { test: 'KOR-REV-1: then loose units go to a city of their own' },
      card: {
        test: 'KOR-DEP-1: Roman units in Rome, others at home; if home is lost, in the nearest city of their people',
      },
      'change of owner': { test: 'KOR-DEF-5, KOR-MIL-3: is friendly to neither of them' },
      'set-up': { test: 'KOR-DEF-5: a people with a star for every city' },
      winter: {
        test: 'KOR-NAV-4: fleets of others whose port is lost go to the nearest that is still their people’s',
      },
    },
  },
  {
    rules: ['KOR-MOVE-4'],
    says: 'nobody passes the enemy, or steps back to where he stands',
    places: {
      march: {
        test: 'KOR-MOVE-4: a city that is held, or hostile units, end the move; an army that starts there may leave',
      },
      ship: {
        never:
          'A voyage leads over open sea, where nobody lies: fleets of the enemy stay in port (RULING-30).',
      },
      evasion: { test: 'RULING-58: what stops the one side does not stop the other' },
      retreat: { test: 'KOR-SURV-2, RULING-58: without a free hex they are destroyed' },
      interception: { test: 'KOR-MOVE-4, KOR-MIL-1: passes neither Romans on the road nor a city of Rome' },
      card: {
        never: 'A chit is put where it belongs; only a war that breaks out again marches, as in a reaction.',
      },
      'change of owner': { test: 'KOR-MOVE-4: stops those who do not hold it' },
      'set-up': { test: 'KOR-MOVE-4: a garrison stops Romans from the first turn on' },
      winter: {
        test: 'KOR-EOT-1: Romans in or beside a hex with hostile units move one hex, where the player says',
      },
    },
  },
  {
    rules: ['KOR-ARMY-3'],
    says: 'a leader leads no more units than he can command',
    places: {
      march: { test: 'KOR-ARMY-3, KOR-OFF-3: a Tribune takes four units from the pool of Rome' },
      ship: {
        test: 'KOR-ARMY-3, KOR-NAV-2: leaders take aboard as many as they can command, and do not leave them there',
      },
      evasion: { test: 'KOR-INT-2, KOR-ARMY-3: it joins the army if there is room, else it waits in Rome' },
      retreat: { test: 'KOR-ARMY-3, KOR-SIEGE-7: leaves nobody behind whom he could not command' },
      interception: {
        test: 'KOR-AMB-1, KOR-ARMY-3: nobody stays behind whom the leader has no room to command',
      },
      card: {
        test: 'KOR-WAR-1, KOR-ARMY-3: lie in their box, of one people, and their leader can command them all',
      },
      'change of owner': {
        test: 'KOR-ARMY-3: a captured leader who has joined Rome leads four, the King eight',
      },
      'set-up': { test: 'KOR-ARMY-3: a leader who begins with an army can command it' },
      winter: wholeStack,
    },
  },
  {
    rules: ['KOR-ARMY-2'],
    says: 'who commands of several leaders, and whom the others lead',
    places: {
      march: { test: 'KOR-OFF-3: beside the King a Tribune leads nobody, not even the only unit' },
      ship: {
        test: 'KOR-OFF-3, KOR-ARMY-3: beside a general a Tribune leads whom the general cannot, by land and by sea',
      },
      evasion: wholeStack,
      retreat: wholeStack,
      interception: { test: 'KOR-ARMY-2: a king leads whoever is in the city, also if a Tribune came first' },
      card: { test: 'KOR-WAR-4: the Third Etruscan War gathers around Porsenna' },
      'change of owner': {
        test: 'KOR-ARMY-2: the King before a Magister of more Virtus, a Magister before a general, then the higher Virtus',
      },
      'set-up': noOffice,
      winter: {
        test: 'KOR-EOT-2: offices go back into the R container, their units to Rome; not those of the King',
      },
    },
  },
  {
    rules: ['KOR-DEF-6', 'KOR-ARMY-1'],
    says: 'an army is a leader with two units',
    places: {
      march: { test: 'KOR-DEF-6, KOR-ARMY-1: a leader and at least two units' },
      ship: { test: 'KOR-DEF-3, KOR-NAV-1: Romanizes an empty port with an army, not with one unit' },
      evasion: {
        test: 'KOR-SORT-2, KOR-BP-5, KOR-SURV-1: units without a leader go to Rome, and a leader without units',
      },
      retreat: { test: 'KOR-SURV-1: a Roman leader left alone goes to Rome' },
      interception: { test: 'KOR-HR-1: a leader with one unit is no army' },
      card: { test: 'KOR-WAR-4: the second Samnite War makes the army march at once' },
      'change of owner': { test: 'KOR-DEF-6, KOR-LEAD-3: units whose leader is taken are no army' },
      'set-up': nobodyHostile,
      winter: partAtNight,
    },
  },
  {
    rules: ['KOR-OFF-3'],
    says: 'offices have their units from Rome, and lead nobody whom another leads',
    places: {
      march: { test: 'KOR-OFF-3: an office takes no units up in the field; the King does' },
      ship: { test: 'KOR-OFF-3: an office takes nobody aboard whom another leads; the King takes everybody' },
      evasion: wholeStack,
      retreat: wholeStack,
      interception: {
        never: 'In a reaction Romans fight where they are, under the one who ranks highest (RULING-78).',
      },
      card: { test: 'KOR-OFF-1: an office from R is in Rome now' },
      'change of owner': { never: 'An office never serves another side.' },
      'set-up': noOffice,
      winter: {
        test: 'KOR-EOT-2: offices go back into the R container, their units to Rome; not those of the King',
      },
    },
  },
  {
    rules: ['KOR-OFF-5'],
    says: 'while a Magister is on the map the army of Rome stays',
    places: {
      march: {
        test: 'KOR-OFF-5, RULING-46: a Magister does not leave a Rome without an army, though there was none before',
      },
      ship: inRome,
      evasion: inRome,
      retreat: inRome,
      interception: {
        test: 'KOR-OFF-5, KOR-MIL-1: is met by the army of Rome, though a Magister is on the map',
      },
      card: { never: 'No chit moves Romans out of Rome.' },
      'change of owner': { never: 'Rome cannot fall, and nobody in it changes sides (RULING-32).' },
      'set-up': noOffice,
      winter: {
        test: 'KOR-EOT-2: offices go back into the R container, their units to Rome; not those of the King',
      },
    },
  },
  {
    rules: ['KOR-DUEL-4'],
    says: 'a King who dies has an Interrex after him, who is bound to Rome',
    places: {
      march: { test: 'KOR-DUEL-4: an Interrex made by a death does not leave Rome' },
      ship: {
        test: 'KOR-DUEL-4, KOR-NAV-5: a King who drowns has an Interrex after him, bound to Rome; so has an Interrex',
      },
      evasion: inRome,
      retreat: inRome,
      interception: {
        test: 'KOR-DUEL-4, KOR-IGN-3: is not met under an Interrex who is bound to Rome, nor under a convict',
      },
      card: { never: 'No chit kills a king or moves one.' },
      'change of owner': {
        test: 'KOR-DUEL-4, KOR-BAT-1: if the King dies an Interrex is made in Rome at once; -3 VP -3 IP',
      },
      'set-up': nothingToRemember,
      winter: { test: 'KOR-ING-3: a new King is not bound to Rome, though the Interrex before him was' },
    },
  },
  {
    rules: ['KOR-IGN-3'],
    says: 'a convict stays in Rome and leads nobody',
    places: {
      march: { test: 'KOR-IGN-3: is no convict' },
      ship: inRome,
      evasion: inRome,
      retreat: inRome,
      interception: {
        test: 'KOR-DUEL-4, KOR-IGN-3: is not met under an Interrex who is bound to Rome, nor under a convict',
      },
      card: { never: 'His chit lies in Rome and in no container, so nobody draws it.' },
      'change of owner': { test: 'KOR-IGN-3: 9 - 1 convicts him' },
      'set-up': nothingToRemember,
      winter: { test: 'KOR-EOT-10, KOR-IGN-3: a convict’s office goes back into the R container' },
    },
  },
  {
    rules: ['KOR-TRI-2'],
    says: 'anybody who has triumphed does nothing more this turn',
    places: {
      march: { test: 'KOR-TRI-2: the army goes to Rome at once; 1 VP, 1 IP, and it acts no more this turn' },
      ship: inRome,
      evasion: inRome,
      retreat: inRome,
      interception: {
        test: 'KOR-MIL-1, KOR-TRI-2: nobody goes out with a unit that has come home in triumph today',
      },
      card: { never: 'Chits give no orders to Romans.' },
      'change of owner': { never: 'Rome cannot fall, and nobody in it changes sides (RULING-32).' },
      'set-up': nothingToRemember,
      winter: forgotten,
    },
  },
  {
    rules: ['KOR-PIL-9', 'KOR-COR-3'],
    says: 'a unit that was left to hold a city stays in it',
    places: {
      march: { test: 'KOR-PIL-9: does not take along who holds a city, nor does he go by himself' },
      ship: { test: 'KOR-PIL-9, KOR-NAV-2: does not take aboard who holds the port' },
      evasion: {
        test: 'KOR-WIN-1, RULING-74: he goes back from an empty city too; one that Rome holds takes him in',
      },
      retreat: {
        test: 'KOR-PIL-9, KOR-RETR-1: a unit that holds it stays when the army that has fought before it goes to Rome',
      },
      interception: {
        test: 'KOR-TRI-2, KOR-PIL-9: a unit that holds the city has helped to defend it, and stays when the others triumph',
      },
      card: { test: 'KOR-GAR-2: a Roman garrison goes to a Roman city of the player’s choice' },
      'change of owner': {
        test: 'KOR-DEF-3, KOR-BET-3: is Romanized no more when it is betrayed, and Romans and holders leave it',
      },
      'set-up': nothingToRemember,
      winter: { test: 'KOR-PIL-9, KOR-EOT-1: leaves behind who holds the city' },
    },
  },
  {
    rules: ['KOR-BP-2'],
    says: 'fewer than three units neither give battle nor accept it',
    places: {
      march: {
        test: 'KOR-BP-2: stays in a city that Rome holds, though a larger army stands before it; in an empty one he does not',
      },
      ship: {
        test: 'KOR-BP-2, KOR-NAV-1: anybody who lands beside an army in the open gives way to it, or it to him',
      },
      evasion: { test: 'KOR-BP-2: two units of the enemy give way to three of Rome' },
      retreat: { test: 'KOR-ADV-1, KOR-BP-2: nobody follows an army of which two units are left' },
      interception: {
        test: 'KOR-MIL-1, KOR-BP-2: with three units on both sides the player may fight; with two there is a siege',
      },
      card: { never: 'A chit puts units on the map; who meets whom is asked when somebody acts.' },
      'change of owner': { test: 'KOR-BP-2: two Romans give way to three Latins, two Latins to two Romans' },
      'set-up': nobodyHostile,
      winter: { never: 'At night armies part without a battle, whatever their size (KOR-EOT-1).' },
    },
  },
  {
    rules: ['KOR-BP-5', 'KOR-SURV-1'],
    says: 'units that lose their leader go to Rome, and a leader who is left alone',
    places: {
      march: {
        never: 'A leader may march alone and leave units where they are (RULING-15): nobody is lost by it.',
      },
      ship: { test: 'KOR-NAV-5: with the last ship the leaders aboard are lost' },
      evasion: {
        test: 'KOR-SORT-2, KOR-BP-5, KOR-SURV-1: units without a leader go to Rome, and a leader without units',
      },
      retreat: {
        test: 'KOR-BP-5: units without a leader fight on without rerolls and go to Rome when it is over',
      },
      interception: {
        test: 'KOR-AMB-4, RULING-66: units that never had a leader stay where they have fought',
      },
      card: { test: 'KOR-EVT-2: the champions of Rome win Alba Longa, with one die thrown again' },
      'change of owner': {
        test: 'KOR-MIL-1: Roman units inside go to the NR container, leaders escape; a second roll drives one out',
      },
      'set-up': noOffice,
      winter: {
        test: 'KOR-EOT-2: offices go back into the R container, their units to Rome; not those of the King',
      },
    },
  },
  {
    rules: ['KOR-DEF-1'],
    says: 'a piece shows a face that it has, and what serves one side never serves the other',
    places: {
      march: { never: 'No march turns a chit over.' },
      ship: {
        test: 'KOR-NAV-5: Roman ships go into the R container, the others to the waters of their people',
      },
      evasion: { never: 'A piece that stands back keeps its face.' },
      retreat: {
        test: 'KOR-RETR-1, RULING-47: a people with no city left: units to the pool, the pieces of a war to their box',
      },
      interception: {
        test: 'RULING-33, RULING-65: a unit of the first levy that is driven out goes into R, and back there from NR',
      },
      card: { test: 'KOR-DEF-1: the same chit is Roman out of one container and hostile out of the other' },
      'change of owner': { test: 'KOR-INT-1: a unit of a war box cannot be turned' },
      'set-up': { test: 'KOR-DEF-1: what has one face is in no container' },
      winter: { test: 'KOR-EOT-3: a point each; war pieces to their box, leaders to NR, others to the pool' },
    },
  },
  {
    rules: ['KOR-SEN-1', 'KOR-SEN-2'],
    says: 'no hostile action against a people without the consent of the Senate',
    places: {
      march: { test: 'KOR-SEN-2: a war that the Senate refuses is no action, and is not offered again' },
      ship: {
        test: 'KOR-SEN-2, KOR-NAV-6: refused, he does not sail there with troops or without, and no action is spent',
      },
      evasion: { never: 'An army that stands back attacks nobody.' },
      retreat: {
        test: 'KOR-ADV-1, KOR-SEN-1, KOR-SEN-2: before the city of a people at peace the Senate is asked',
      },
      interception: {
        test: 'KOR-SEN-2, RULING-11: a refusal falls when the people attacks a Romanized city later in the turn',
      },
      card: {
        test: 'KOR-SEN-1, KOR-WAR-2: no vote against a people at war, or one that attacked this turn or the last',
      },
      'change of owner': {
        test: 'KOR-SEN-2, KOR-MIL-3: is attacked with consent against those who hold it, not against its people',
      },
      'set-up': nothingToRemember,
      winter: forgotten,
    },
  },
  {
    rules: ['KOR-ACT-2'],
    says: 'what Rome spends of her own will leaves a point of influence',
    places: {
      march: { test: 'KOR-ACT-2: what costs influence must leave one point' },
      ship: {
        test: 'KOR-NAV-1, KOR-NAV-2: an empty fleet with nowhere to go sails only if Rome can pay for troops',
      },
      evasion: nobodyPays,
      retreat: nobodyPays,
      interception: {
        test: 'T-49 KOR-BET-2: before the die the player may spend up to two points, but not his last',
      },
      card: nobodyPays,
      'change of owner': nobodyPays,
      'set-up': enoughToBegin,
      winter: nobodyPays,
    },
  },
  {
    rules: ['KOR-END-4'],
    says: 'without influence Rome has lost, at once',
    places: {
      march: { test: 'KOR-END-4, KOR-DEF-7: at zero the game is lost; every change is told with its cause' },
      ship: {
        never: 'A voyage must leave a point (RULING-17), and a defeat at sea costs points of victory only.',
      },
      evasion: nothingMoves,
      retreat: {
        test: 'KOR-END-4, KOR-BAT-3: a battle that the King loses with his last two points loses the game',
      },
      interception: { test: 'KOR-END-4: takes the last point of influence, and the game is lost' },
      card: { never: 'No chit takes influence.' },
      'change of owner': { test: 'KOR-END-4, KOR-IGN-3: a conviction with the last three points loses it' },
      'set-up': enoughToBegin,
      winter: { never: 'The end of a turn costs chits, units and points of victory, never influence.' },
    },
  },
  {
    rules: ['KOR-END-1'],
    says: 'an empty NR container is victory, at once',
    places: {
      march: nothingMoves,
      ship: nothingMoves,
      evasion: nothingMoves,
      retreat: {
        test: 'KOR-END-1, KOR-BAT-4: the last two chits of NR that a battle wins over win it',
      },
      interception: { test: 'KOR-END-1: if the reinforcement was the last chit of NR, Rome has won' },
      card: { test: 'KOR-END-1: drawing the last hostile chit is victory' },
      'change of owner': {
        test: 'KOR-END-1, KOR-SIEGE-8: the last chit of NR that a siege wins over wins the game',
      },
      'set-up': enoughToBegin,
      winter: { test: 'KOR-END-1: an empty NR container is victory at once' },
    },
  },
  {
    rules: ['KOR-NAV-3'],
    says: 'a fleet of Rome lies in a Roman port, sails from one and goes home to one',
    places: {
      march: { never: 'Ships take no part in what happens on land.' },
      ship: { test: 'KOR-NAV-3: no fleet sails before Ostia is founded, or if it is lost' },
      evasion: { test: 'KOR-NAV-4: three rounds at most; then the Roman fleet goes to its nearest port' },
      retreat: {
        test: 'KOR-NAV-4: the nearest Roman port by sea, among equals the lower number; no other city, no port of others',
      },
      interception: { test: 'KOR-NAV-3, KOR-BET-3: does not sail from a port that was betrayed' },
      card: { test: 'KOR-NAV-3: a ship waits in Rome until Ostia is founded' },
      'change of owner': {
        test: 'KOR-NAV-5: a ship of Ostia drawn from NR goes back into R; drawn from R it sails again',
      },
      'set-up': { test: 'KOR-NAV-3: ships of Rome are in Ostia, or nowhere yet' },
      winter: {
        test: 'KOR-NAV-3, KOR-EOT-4: goes home when the army that held its port does, at the end of a period',
      },
    },
  },
  {
    rules: ['KOR-MIL-3', 'KOR-GAR-1'],
    says: 'who holds a city of another people, and until when',
    places: {
      march: noOwner,
      ship: noOwner,
      evasion: noOwner,
      retreat: noOwner,
      interception: {
        test: 'KOR-MIL-2, KOR-MIL-3: a city that nobody defends is taken without a die; prestige suffers',
      },
      card: {
        test: 'KOR-GAR-2, KOR-MIL-3: it takes the place of those who had won the city from its people',
      },
      'change of owner': { test: 'KOR-MIL-3, KOR-SIEGE-3: bears their marker no longer when Rome takes it' },
      'set-up': nothingToRemember,
      winter: { test: 'KOR-EOT-4, KOR-WAR-2: hostile leaders and units leave the map, garrisons stay' },
    },
  },
  {
    rules: ['KOR-PIL-10'],
    says: 'a sacked city brings nothing more until it has held somebody',
    places: {
      march: { test: 'KOR-PIL-10: sacked again only when it has held somebody again' },
      ship: { test: 'KOR-PIL-10, KOR-NAV-1: stays when Romans land there, who do not make it theirs' },
      evasion: { test: 'not by an army that has sacked it (KOR-PIL-10)' },
      retreat: { test: 'KOR-PIL-10: goes with a unit that retreats into the city, not with a leader alone' },
      interception: { test: 'KOR-PIL-10: goes with an army that takes the city' },
      card: { test: 'KOR-PIL-10: goes with a unit or a garrison that is drawn, not with a leader' },
      'change of owner': {
        test: 'KOR-PIL-9: or an infantry stays and holds it',
      },
      'set-up': nothingToRemember,
      winter: { test: 'KOR-PIL-10: outlasts the period' },
    },
  },
]
