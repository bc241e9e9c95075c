import type { RuleWhereElse } from '../../kit/test/where-else.ts'

/**
 * The rules of Semper Victor that hold wherever counters come from or go to, and the tests that carry them there. Most of the
 * tests are in `everywhere/`, which tries a rule on every way (`ways.ts`).
 */

const NO_INTERCEPTION = {
  never: 'nobody intercepts in this game: anybody who moves is met in E.2, or passes',
}
const ROMANS_SAIL = { never: 'fleets carry Romans only (SV-3.4.2-C), and Peoples have none' }
const ONLY_ROMANS_TURN = {
  never: 'a People changes its master in Phase F, and its counters stay where they are (RULING-96)',
}
const ONE_YEAR = {
  never: 'the event is forgotten when Phase A begins; in Phase F nobody moves of his own will',
}
const NO_EVENT_YET = { never: 'a scenario begins with Phase A, before any event' }

export const whereElse: RuleWhereElse[] = [
  {
    rules: ['SV-3.2.1-A'],
    says: 'ripenses stay in their Diocese',
    places: {
      march: { test: 'SV-3.2.1-A: they do not leave their Diocese by %s' },
      ship: { test: 'SV-3.2.1-A: they do not leave their Diocese by %s' },
      evasion: { test: 'SV-3.2.1-A: they do not leave their Diocese by %s' },
      retreat: { test: 'SV-3.2.1-A: they do not leave their Diocese by %s' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-3.2.1-A: they do not leave their Diocese by %s' },
      'change of owner': { test: 'SV-4.2.4-A, RULING-120: within the limits of a retreat' },
      'set-up': { test: 'SV-3.2.1-A: nor do they stand elsewhere in any scenario' },
      winter: {
        test: 'SV-3.2.1-A: nor do they stand elsewhere in any scenario, or come back elsewhere in winter',
      },
    },
  },
  {
    rules: ['SV-3.2.1-B'],
    says: 'pseudo-comitatenses leave their Diocese only with an emperor or Usurper',
    places: {
      march: { test: 'SV-3.2.1-B: they leave their Diocese by %s only with an emperor or Usurper' },
      ship: { test: 'SV-3.2.1-B: they leave their Diocese by %s only with an emperor or Usurper' },
      evasion: { test: 'SV-3.2.1-B: they leave their Diocese by %s only with an emperor or Usurper' },
      retreat: { test: 'SV-3.2.1-B: they leave their Diocese by %s only with an emperor or Usurper' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-3.2.1-B: they leave their Diocese by %s only with an emperor or Usurper' },
      'change of owner': {
        test: 'SV-3.2.1-B, RULING-118: anybody who may not land with the others goes, or is lost',
      },
      'set-up': { test: 'SV-3.2.1-B: in every scenario, and when they come back in winter' },
      winter: { test: 'SV-3.2.1-B: in every scenario, and when they come back in winter' },
    },
  },
  {
    rules: ['SV-3.2.2-A'],
    says: 'comitatenses are outside the Empire only with a leader',
    places: {
      march: { test: 'SV-3.2.2-A: they leave the Empire by %s only with a leader' },
      ship: { test: 'SV-3.2.2-A: they leave the Empire by %s only with a leader' },
      evasion: { test: 'SV-3.2.2-A: they leave the Empire by %s only with a leader' },
      retreat: { test: 'SV-3.2.2-A: they leave the Empire by %s only with a leader' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-3.2.2-A: they leave the Empire by %s only with a leader' },
      'change of owner': { test: 'SV-3.2.2-A: they leave the Empire by %s only with a leader' },
      'set-up': { test: 'SV-3.2.2-A: none begins outside' },
      winter: { test: 'SV-3.2.2-A, SV-9.3.2-C: winter finds none outside' },
    },
  },
  {
    rules: ['SV-3.4.1-F'],
    says: 'Roman units do not come into the home of a People at peace',
    places: {
      march: { test: 'SV-3.4.1-F: units do not come by %s into the home of a People at peace' },
      ship: { test: 'SV-3.4.1-F: units do not come by %s into the home of a People at peace' },
      evasion: { test: 'SV-3.4.1-F: units do not come by %s into the home of a People at peace' },
      retreat: { test: 'SV-3.4.1-F: units do not come by %s into the home of a People at peace' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-3.4.1-F: units do not come by %s into the home of a People at peace' },
      'change of owner': { test: 'SV-3.4.1-F: units do not come by %s into the home of a People at peace' },
      'set-up': { test: 'SV-3.4.1-F, SV-SC-E: no scenario begins with Roman units in one' },
      winter: { test: 'SV-9.3.1-C, SV-9.3.2-C: units outside the Empire are taken up and return' },
    },
  },
  {
    rules: ['SV-4.2.4-A'],
    says: 'Romans are not beside Peoples at war of their own player',
    places: {
      march: { test: 'SV-4.2.4-A: Romans do not come by %s to Peoples at war of their own player' },
      ship: { test: 'SV-4.2.4-A: Romans do not come by %s to Peoples at war of their own player' },
      evasion: { test: 'SV-4.2.4-A: Romans do not come by %s to Peoples at war of their own player' },
      retreat: { test: 'SV-4.2.4-A: Romans do not come by %s to Peoples at war of their own player' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-4.2.4-A: Romans do not come by %s to Peoples at war of their own player' },
      'change of owner': { test: 'SV-3.6.4-F, SV-4.2.4-A, RULING-120: they leave the zone at once' },
      'set-up': {
        test: 'SV-4.2.4-A: no scenario begins with Romans beside Peoples at war of their own player',
      },
      winter: { test: 'SV-4.2.4-A, SV-9.3.3-B: nor does a leader winter there' },
    },
  },
  {
    rules: ['SV-4.2.4-A'],
    says: 'a People is beside neither Romans of its player nor Peoples of another group',
    places: {
      march: { test: 'SV-4.2.4-A: a People does not come by %s to Romans of its own player' },
      ship: ROMANS_SAIL,
      evasion: { test: 'SV-4.2.4-A: a People does not come by %s to Romans of its own player' },
      retreat: { test: 'SV-4.2.4-A: a People does not come by %s to Romans of its own player' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-4.2.4-A: a People does not come by %s to Romans of its own player' },
      'change of owner': { test: 'SV-3.6.3-B, SV-4.2.4-A, RULING-120: so does a zone that joins a Usurper' },
      'set-up': {
        test: 'SV-4.2.4-A: no scenario begins with Romans beside Peoples at war of their own player',
      },
      winter: { test: 'SV-9.4-B: home is a zone without enemies and other Peoples' },
    },
  },
  {
    rules: ['SV-4.2.4-B'],
    says: 'Peoples of the two players do not come into one zone',
    places: {
      march: { test: 'SV-4.2.4-B, SV-4.4.1-B: they do not come by %s into one zone' },
      ship: ROMANS_SAIL,
      evasion: { test: 'SV-4.2.4-B, SV-4.4.1-B: they do not come by %s into one zone' },
      retreat: { test: 'SV-4.2.4-B, SV-4.4.1-B: they do not come by %s into one zone' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-4.2.4-B, SV-4.4.1-B: they do not come by %s into one zone' },
      'change of owner': { test: 'SV-4.2.4-B, RULING-96: where a change of master or an uprising' },
      'set-up': { test: 'SV-4.4.1-B, SV-SC-F: no scenario begins with Peoples of both players in one zone' },
      winter: { test: 'SV-9.4-B: home is a zone without enemies and other Peoples' },
    },
  },
  {
    rules: ['SV-4.4.1-B'],
    says: 'Peoples of the two players do not fight each other',
    places: {
      march: { test: 'SV-4.2.4-B, SV-4.4.1-B: they do not come by %s into one zone' },
      ship: ROMANS_SAIL,
      evasion: { test: 'SV-4.2.4-B, SV-4.4.1-B: they do not come by %s into one zone' },
      retreat: { test: 'SV-4.2.4-B, SV-4.4.1-B: they do not come by %s into one zone' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-4.2.4-B, RULING-96: where a change of master or an uprising' },
      'change of owner': {
        test: 'SV-4.4.1-B: Peoples of the two players do not fight, whatever has brought them',
      },
      'set-up': { test: 'SV-4.4.1-B, SV-SC-F: no scenario begins with Peoples of both players in one zone' },
      winter: { test: 'SV-4.2.4-B, RULING-96: where a change of master or an uprising' },
    },
  },
  {
    rules: ['SV-3.6.3-I'],
    says: 'the two camps of a player keep apart',
    places: {
      march: { test: 'SV-3.6.3-I: rebels do not come by %s to ordinary leaders of their player' },
      ship: { test: 'SV-3.6.3-I: rebels do not come by %s to ordinary leaders of their player' },
      evasion: { test: 'SV-3.6.3-I: rebels do not come by %s to ordinary leaders of their player' },
      retreat: { test: 'SV-3.6.3-I: rebels do not come by %s to ordinary leaders of their player' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-3.6.3-I: rebels do not come by %s to ordinary leaders of their player' },
      'change of owner': {
        test: 'SV-3.6.3-I, RULING-114: anybody who stands where a Usurper of his own player rises',
      },
      'set-up': { test: 'SV-3.6.3-I: they stand apart when a scenario begins' },
      winter: { test: 'SV-3.6.3-I, SV-9.3.3-B: nor do they winter together' },
    },
  },
  {
    rules: ['SV-3.4.1-B', 'SV-8.2-C', 'SV-4.3-A'],
    says: 'whom a leader takes along: his own, and no more than his CC',
    places: {
      march: { test: 'SV-3.4.1-B: by %s a leader takes no more than his CC' },
      ship: { test: 'SV-3.4.2-C: Romans of the side, two units, leaders as many as there are' },
      evasion: { test: 'SV-3.4.1-B: by %s a leader takes no more than his CC' },
      retreat: { test: 'SV-8.4.1-A, RULING-46: by %s CC does not count' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-3.4.1-B, SV-4.3-A: by %s nobody goes with a leader who is not his to lead' },
      'change of owner': { test: 'SV-3.5.2-J: nobody is given more units than his CC (RULING-23)' },
      'set-up': { never: 'units stand in zones at the start; nobody leads them anywhere' },
      winter: { never: 'in winter each counter goes by itself to where the rules send it' },
    },
  },
  {
    rules: ['SV-3.4.2-C'],
    says: 'a fleet carries two Roman units of its side, and leaders of one camp',
    places: {
      march: {
        never: 'anybody who marches goes by land; one who is aboard does not march (explained as at sea)',
      },
      ship: { test: 'SV-3.4.2-C: Romans of the side, two units, leaders as many as there are' },
      evasion: {
        never: 'there is no combat at sea, and nobody evades aboard: fleets take aboard in E.1 only',
      },
      retreat: { never: 'a beaten landing force retreats by land (RULING-16)' },
      interception: NO_INTERCEPTION,
      card: { never: 'no stratagem puts anybody aboard; an opportune flight goes by land in this game' },
      'change of owner': {
        test: 'SV-3.6.4-F, RULING-118: they return with their units, and the fleet puts them ashore',
      },
      'set-up': { test: 'SV-3.2.1-A, SV-3.4.2-C: ripenses in their Diocese, two units aboard a fleet' },
      winter: { test: 'SV-9.2-A, SV-9.2-B: at sea in 318 a fleet is lost until 324' },
    },
  },
  {
    rules: ['SV-EV-11'],
    says: 'nobody leaves a capital in rage, nor marches through it',
    places: {
      march: { test: 'SV-EV-11, RULING-122: a march that comes into the capital ends there' },
      ship: { test: 'SV-EV-4, SV-EV-11: not a leader who is ill, nor out of a city in rage' },
      evasion: { test: 'SV-EV-11: nobody leaves a capital in rage by %s' },
      retreat: { test: 'SV-EV-11, RULING-72: an army that is beaten there retreats' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-EV-11: nobody leaves a capital in rage by %s' },
      'change of owner': { test: 'SV-EV-11, SV-3.6.3-E, RULING-122: units won over there stay' },
      'set-up': NO_EVENT_YET,
      winter: ONE_YEAR,
    },
  },
  {
    rules: ['SV-EV-4'],
    says: 'a leader who is ill does not leave his zone, and dies of a lost battle',
    places: {
      march: { test: 'SV-EV-4: he does not leave his zone by %s' },
      ship: { test: 'SV-EV-4, SV-EV-11: not a leader who is ill, nor out of a city in rage' },
      evasion: { test: 'SV-EV-4: he does not leave his zone by %s' },
      retreat: { test: 'SV-EV-4: a lost battle drives him to death' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-EV-4: he does not leave his zone by %s' },
      'change of owner': {
        test: 'SV-EV-4: a lost battle drives him to death, and so does a change of sides',
      },
      'set-up': NO_EVENT_YET,
      winter: ONE_YEAR,
    },
  },
  {
    rules: ['SV-EV-6'],
    says: 'agitated heads stay in their seats, or hurry there by land',
    places: {
      march: { test: 'SV-EV-6: a head of his side in his seat does not leave it by %s' },
      ship: { test: 'SV-EV-6: nor does he go aboard' },
      evasion: { test: 'SV-EV-6: a head of his side in his seat does not leave it by %s' },
      retreat: { test: 'SV-EV-6, RULING-94: beaten he retreats' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-EV-6: a head of his side in his seat does not leave it by %s' },
      'change of owner': { test: 'a leader who has followed him on the throne is bound in his stead' },
      'set-up': NO_EVENT_YET,
      winter: ONE_YEAR,
    },
  },
  {
    rules: ['SV-S1-A'],
    says: 'in Scenario 1 the zones outside the Empire are closed',
    places: {
      march: { test: 'SV-S1-A: nobody leaves the Empire by %s, with units or without' },
      ship: { test: 'SV-S1-A: nor does anybody with units, neither in a home nor in a land without a name' },
      evasion: { test: 'SV-S1-A: nobody leaves the Empire by %s, with units or without' },
      retreat: { test: 'SV-S1-A: nobody leaves the Empire by %s, with units or without' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-S1-A: nobody leaves the Empire by %s, with units or without' },
      'change of owner': { test: 'SV-S1-A: nobody leaves the Empire by %s, with units or without' },
      'set-up': { test: 'SV-3.2.2-A: none begins outside' },
      winter: { test: 'SV-S1-A: without Peoples winter leaves them alone' },
    },
  },
  {
    rules: ['SV-S2-B'],
    says: 'a leader who has retired leads nobody, and moves only to get away',
    places: {
      march: { test: 'SV-EV-11, SV-S2-B: not out of a capital in rage, nor who has retired' },
      ship: { test: 'SV-S2-B: a leader who has retired does not go aboard' },
      evasion: { test: 'SV-S2-B: by %s he takes no units along' },
      retreat: { test: 'SV-S2-B, SV-3.2.2-A: comitatenses do not follow him outside the Empire' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-S2-B: alone he slips away, retreats and flees, but does not march' },
      'change of owner': { test: 'SV-3.5.2-J, SV-S2-B: a leader who has retired is given no units' },
      'set-up': { test: 'SV-S2-B, SV-S6-A: Dioclétien has retired and does not march' },
      winter: { test: 'SV-S2-B: neither at the start nor in Phase F does he hold a Diocese' },
    },
  },
  {
    rules: ['SV-S4-B'],
    says: 'in the truce Roman units do not come to Roman units of the other side',
    places: {
      march: { test: 'SV-S4-B: Roman units do not end by %s among Roman units of the other side' },
      ship: {
        test: 'SV-S4-B: in the truce Roman units neither land nor dock beside Romans of the other side',
      },
      evasion: { test: 'SV-S4-B: Roman units do not end by %s among Roman units of the other side' },
      retreat: { test: 'SV-S4-B: Roman units do not end by %s among Roman units of the other side' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-S4-B: usurpations wait for its end' },
      'change of owner': {
        test: 'SV-S4-B: usurpations wait for its end, and units that are together already',
      },
      'set-up': {
        test: 'SV-S4-B: no scenario with a truce begins with Roman units of both sides in one zone',
      },
      winter: {
        never: 'the truce is about where E.1 ends; in winter units come back to where the rules put them',
      },
    },
  },
  {
    rules: ['SV-4.3-C', 'SV-4.2.3-A'],
    says: 'a People at peace stays at home',
    places: {
      march: { test: 'SV-4.3-C: at peace they leave home neither on the march nor by evasion' },
      ship: ROMANS_SAIL,
      evasion: { test: 'SV-4.3-C: at peace they leave home neither on the march nor by evasion' },
      retreat: { test: 'SV-4.3-C: at peace they leave home neither on the march nor by evasion' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-4.3-C: Persians at peace move only to put down a coup, at home (RULING-38)' },
      'change of owner': { test: 'SV-4.3-C, SV-9.4-C: winter leaves a People at peace at home, and so does' },
      'set-up': { test: 'SV-4.3-C, SV-SC-F: every scenario begins with Peoples at peace in their homes' },
      winter: { test: 'SV-4.3-C, SV-9.4-C: winter leaves a People at peace at home' },
    },
  },
  {
    rules: ['SV-4.3-D'],
    says: 'a People does not enter the home of a People at peace',
    places: {
      march: { test: 'SV-4.3-D: they do not come by %s into the home of a People at peace' },
      ship: ROMANS_SAIL,
      evasion: { test: 'SV-4.3-D: they do not come by %s into the home of a People at peace' },
      retreat: { test: 'SV-4.3-D: they do not come by %s into the home of a People at peace' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-4.3-D: they do not come by %s into the home of a People at peace' },
      'change of owner': ONLY_ROMANS_TURN,
      'set-up': {
        test: 'SV-4.1-B: every People has a home outside the Empire, and its units are at home there',
      },
      winter: {
        never: 'in winter a People at war stays where it is or comes back to its own homes (SV-9.4-B)',
      },
    },
  },
  {
    rules: ['SV-4.3-E', 'SV-4.2.2-C'],
    says: 'a People enters the Empire through the Diocese of its band',
    places: {
      march: { test: 'SV-4.3-E: into the Empire they come by %s only through the Diocese of their band' },
      ship: ROMANS_SAIL,
      evasion: { test: 'SV-4.3-E: into the Empire they come by %s only through the Diocese of their band' },
      retreat: { test: 'SV-4.3-E: into the Empire they come by %s only through the Diocese of their band' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-4.3-E: into the Empire they come by %s only through the Diocese of their band' },
      'change of owner': ONLY_ROMANS_TURN,
      'set-up': {
        test: 'SV-4.1-B: every People has a home outside the Empire, and its units are at home there',
      },
      winter: {
        never: 'in winter a People at war stays where it is or comes back to its own homes (SV-9.4-B)',
      },
    },
  },
  {
    rules: ['SV-4.3-F'],
    says: 'a People goes no more than five zones from home',
    places: {
      march: { test: 'SV-4.3-F: they do not come by %s more than five zones from home' },
      ship: ROMANS_SAIL,
      evasion: { test: 'SV-4.3-F: they do not come by %s more than five zones from home' },
      retreat: { test: 'SV-4.3-F: they do not come by %s more than five zones from home' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-4.3-F: they do not come by %s more than five zones from home' },
      'change of owner': ONLY_ROMANS_TURN,
      'set-up': {
        test: 'SV-4.1-B: every People has a home outside the Empire, and its units are at home there',
      },
      winter: { test: 'SV-9.4-B: with one unit left it stays at war; the others come back at full strength' },
    },
  },
  {
    rules: ['SV-4.3-G'],
    says: 'in the Empire the leader of a People does not move without a unit',
    places: {
      march: { test: 'SV-4.3-G: inside the Empire their leader does not go anywhere by %s without a unit' },
      ship: ROMANS_SAIL,
      evasion: { test: 'SV-4.3-G: inside the Empire their leader does not go anywhere by %s without a unit' },
      retreat: { test: 'SV-4.3-G, SV-7.1-D, RULING-98: without a unit left he is alone among enemies' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-4.3-G: inside the Empire their leader does not go anywhere by %s without a unit' },
      'change of owner': ONLY_ROMANS_TURN,
      'set-up': { test: 'SV-4.3-C, SV-SC-F: every scenario begins with Peoples at peace in their homes' },
      winter: { test: 'SV-4.2.1-A: a leader of a People comes back only beside a unit of his own' },
    },
  },
  {
    rules: ['SV-4.4.2-C', 'SV-4.4.2-D'],
    says: 'Armenians go no farther than next to Armenia',
    places: {
      march: { test: 'SV-4.4.2-C: they do not come by %s farther than next to Armenia' },
      ship: { test: 'SV-3.4.2-C: Romans of the side, two units, leaders as many as there are' },
      evasion: { test: 'SV-4.4.2-C: they do not come by %s farther than next to Armenia' },
      retreat: { test: 'SV-4.4.2-C: they do not come by %s farther than next to Armenia' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-4.4.2-C: they do not come by %s farther than next to Armenia' },
      'change of owner': {
        test: 'SV-4.4.2-A: a leader who stands alone among Armenians that change sides must get away',
      },
      'set-up': { test: 'SV-4.4.2-C: no fleet takes them, and no scenario begins with them elsewhere' },
      winter: { test: 'SV-4.4.2-D: Armenians come back unless Persians hold Armenia' },
    },
  },
  {
    rules: ['SV-7.1-D'],
    says: 'a leader alone among enemy units flees or dies',
    places: {
      march: { test: 'SV-7.1-D: before the combats, and a stratagem may not turn that die' },
      ship: { test: 'SV-7.1-D: a leader who has landed alone among enemies flees too' },
      evasion: { test: 'SV-7.1-D: whom his companions leave behind by evasion is alone, and flees' },
      retreat: { test: 'SV-4.3-G, SV-7.1-D, RULING-98: without a unit left he is alone among enemies' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-7.1-D: a leader alone among those who rise must get away' },
      'change of owner': {
        test: 'SV-4.4.2-A: a leader who stands alone among Armenians that change sides must get away',
      },
      'set-up': { test: 'SV-7.1-D: no scenario begins with a leader alone among enemies' },
      winter: { test: 'SV-9.3.2-D, SV-7.1-D: where a unit comes back a leader of the other side is alone' },
    },
  },
  {
    rules: ['SV-6.3-D'],
    says: 'the plague strikes those who come into its zone',
    places: {
      march: { test: 'SV-6.3-D: anybody who comes by %s into its zone is struck' },
      ship: { test: 'SV-6.3-D: anybody who comes by %s into its zone is struck' },
      evasion: { test: 'SV-6.3-D: anybody who comes by %s into its zone is struck' },
      retreat: { test: 'SV-6.3-D: anybody who comes by %s into its zone is struck' },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-6.3-D: anybody who comes by %s into its zone is struck' },
      'change of owner': { test: 'SV-6.3-D: anybody who comes by %s into its zone is struck' },
      'set-up': { never: 'no plague lies on the map when a scenario begins (SV-SC-J)' },
      winter: { test: 'SV-6.3-D: the plague ends with Phase E, and not before' },
    },
  },
  {
    rules: ['SV-3.6.5-A'],
    says: 'the second Usurper of a player rises far from where the first rose',
    places: {
      march: {
        test: 'SV-3.6.5-A, RULING-121: it is measured from where the first rose, wherever he is by now',
      },
      ship: {
        test: 'SV-3.6.5-A, RULING-121: it is measured from where the first rose, wherever he is by now',
      },
      evasion: {
        test: 'SV-3.6.5-A, RULING-121: it is measured from where the first rose, wherever he is by now',
      },
      retreat: {
        test: 'SV-3.6.5-A, RULING-121: it is measured from where the first rose, wherever he is by now',
      },
      interception: NO_INTERCEPTION,
      card: { test: 'SV-3.6.5-A: two Usurpers of one player begin in Dioceses that do not touch' },
      'change of owner': {
        test: 'SV-3.6.5-A, SV-3.5.2-I, RULING-121: nor is a general raised near the other Usurper',
      },
      'set-up': {
        test: 'SV-3.6.5-A, RULING-121: a Usurper who rose outside the Empire is near no Diocese; the rise is noted',
      },
      winter: { never: 'nobody rises in winter but by a succession, which is bound like any other' },
    },
  },
]
