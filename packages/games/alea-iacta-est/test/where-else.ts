import type { RuleWhereElse } from '../../kit/test/where-else.ts'

/**
 * The rules of Alea Iacta Est that hold wherever counters come from or go to, and the tests that carry them there. Many of the
 * tests are in `everywhere/`, which tries a rule on every way (`ways.ts`).
 */

const NO_INTERCEPTION = {
  never: 'nobody intercepts in this game: anybody who moves is met in E.2, or passes',
}
const PEOPLES_STAY = {
  never:
    'a People that gets another master, or becomes an ally, stays where it is; then the rule of its new status holds',
}
const NOBODY_LEADS_THERE = { never: 'counters are set down one by one then, and nobody leads them anywhere' }
const ON_LAND = { never: 'the rule is about ships; by land nobody is aboard' }

export const whereElse: RuleWhereElse[] = [
  {
    rules: ['AIE-3.4.1-f', 'AIE-8.2-e'],
    says: 'Roman units are outside the Republic only with a leader, and do not escape out of it',
    places: {
      march: { test: 'AIE-3.4.1-f: they do not leave the Republic by %s without a leader' },
      ship: { never: 'ships never sail without a leader (AIE-3.4.2-b), so that who lands has one' },
      evasion: { test: 'AIE-8.2-e: nor by %s with anybody, unless they are outside' },
      retreat: { test: 'AIE-8.2-e: nor by %s with anybody, unless they are outside' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-3.4.1-f: they do not leave the Republic by %s without a leader' },
      'change of owner': {
        test: 'AIE-3.4.1-f, RULING-15: Romans outside the Republic whose last leader is gone disperse',
      },
      'set-up': {
        test: 'AIE-3.4.1-f, AIE-9.2-b: winter finds no unit there, nor does any scenario begin with one',
      },
      winter: { test: 'AIE-3.4.1-f, AIE-9.2-b: winter finds no unit there' },
    },
  },
  {
    rules: ['AIE-3.4.1-g'],
    says: 'Roman units do not stop in the home of a People at peace',
    places: {
      march: { test: 'AIE-3.4.1-g: units do not come by %s into it, to stay' },
      ship: { test: 'AIE-3.4.1-g: units do not come by %s into it, to stay' },
      evasion: { test: 'AIE-3.4.1-g: units do not come by %s into it, to stay' },
      retreat: { test: 'AIE-3.4.1-g: units do not come by %s into it, to stay' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-3.4.1-g: units do not come by %s into it, to stay' },
      'change of owner': {
        test: 'AIE-3.4.1-g: anybody who stands in it when peace is made may go to any zone that is open to him',
      },
      'set-up': {
        test: 'AIE-3.4.1-f, AIE-9.2-b: winter finds no unit there, nor does any scenario begin with one',
      },
      winter: { test: 'AIE-9.2-b: units outside the Republic are lost, leaders with them are away' },
    },
  },
  {
    rules: ['AIE-4.2.4-a'],
    says: 'Romans are not beside Peoples that their player only controls',
    places: {
      march: { test: 'AIE-4.2.4-a, RULING-35: Romans do not come by %s to them' },
      ship: { test: 'AIE-4.2.4-a, RULING-35: Romans do not come by %s to them' },
      evasion: { test: 'AIE-4.2.4-a, RULING-35: Romans do not come by %s to them' },
      retreat: { test: 'AIE-4.2.4-a, RULING-35: Romans do not come by %s to them' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-4.2.4-a, RULING-35: Romans do not come by %s to them' },
      'change of owner': {
        test: 'AIE-3.5.3-f, AIE-4.2.4-a, RULING-135: the conspirators do not go beside a People',
      },
      'set-up': { test: 'AIE-4.2.4-a, RULING-35: no scenario begins with Romans beside Peoples at war' },
      winter: {
        test: 'AIE-4.2.4-a, RULING-35: anybody who is set down goes elsewhere, in Phase C and in winter',
      },
    },
  },
  {
    rules: ['AIE-4.2.4-a'],
    says: 'a controlled People is beside neither Romans of its player nor Peoples of another group',
    places: {
      march: { test: 'AIE-4.2.4-a: nor do Peoples of two groups come together by %s' },
      ship: {
        test: 'AIE-4.2.4-a, RULING-35: nor beside Romans of its own player, or a People of another group',
      },
      evasion: { test: 'AIE-4.2.4-a, RULING-35: nor do they come by %s to Romans of that player' },
      retreat: { test: 'AIE-4.2.4-a, RULING-35: nor do they come by %s to Romans of that player' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-4.2.4-a: nor do Peoples of two groups come together by %s' },
      'change of owner': {
        test: 'RULING-125: a People at war does not go where Romans would join its own side',
      },
      'set-up': { test: 'AIE-4.2.4-a, RULING-35: no scenario begins with Romans beside Peoples at war' },
      winter: {
        test: 'AIE-9.3-b, AIE-9.3-d: a People at war gets its dead back at home, where no enemy is if it can',
      },
    },
  },
  {
    rules: ['AIE-4.4.1-e'],
    says: 'Peoples of the two players neither meet nor fight',
    places: {
      march: { test: 'AIE-4.4.1-e, RULING-35: Peoples of the two players do not come by %s into one zone' },
      ship: { test: 'AIE-4.4.1-e, RULING-35: nor where a People of the other player stands' },
      evasion: { test: 'AIE-4.4.1-e, RULING-35: Peoples of the two players do not come by %s into one zone' },
      retreat: { test: 'AIE-4.4.1-e, RULING-35: Peoples of the two players do not come by %s into one zone' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-4.4.1-e: where one rises among others of the other player they do not fight' },
      'change of owner': {
        test: 'AIE-4.4.1-e, TV-31: a controlled People attacks Romans, not the Peoples of the opponent',
      },
      'set-up': { test: 'AIE-4.4.1-e, AIE-4.2.4-a: no scenario begins with Peoples of both players' },
      winter: {
        test: 'AIE-9.3-b, AIE-9.3-d: a People at war gets its dead back at home, where no enemy is if it can',
      },
    },
  },
  {
    rules: ['AIE-4.3-b'],
    says: 'inside the Republic the leader of a People does not set out without a unit',
    places: {
      march: { test: 'AIE-4.3-b: inside the Republic their leader does not go by %s without a unit' },
      ship: {
        test: 'AIE-3.4.2-e: the leader of a People at war boards where one of the ships is of his People',
      },
      evasion: { never: 'he may flee, evade and retreat without one (RULING-123)' },
      retreat: { never: 'driven out he goes without one: he may flee, evade and retreat (RULING-123)' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-4.3-b: inside the Republic their leader does not go by %s without a unit' },
      'change of owner': PEOPLES_STAY,
      'set-up': {
        test: 'AIE-4.3-e, AIE-9.3-c: in every scenario, and after every winter, those at peace are at home',
      },
      winter: { test: 'AIE-4.2.1-a: they return on a unit of their People' },
    },
  },
  {
    rules: ['AIE-3.4.1-b', 'AIE-8.2-c', 'AIE-4.3-c'],
    says: 'whom a leader takes along: his own, and no more than his CC',
    places: {
      march: { test: 'AIE-3.4.1-b, AIE-8.2-c: by %s a leader takes no more than his CC' },
      ship: { test: 'AIE-3.4.2-g, RULING-19: the leaders aboard command together' },
      evasion: { test: 'AIE-3.4.1-b, AIE-8.2-c: by %s a leader takes no more than his CC' },
      retreat: {
        test: 'AIE-8.4.1-a, RULING-52: a beaten attacker may go back where he came from, without a leader',
      },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-4.3-c: by %s the leader of a People takes its units only' },
      'change of owner': { never: 'units go over with their zone, not with a leader (AIE-3.6.3-d)' },
      'set-up': { test: 'an army takes as many units as its leader commands' },
      winter: NOBODY_LEADS_THERE,
    },
  },
  {
    rules: ['AIE-3.4.1-e'],
    says: 'auxilia do not move without a leader',
    places: {
      march: { test: 'AIE-3.4.1-e: auxilia do not go by %s without a leader' },
      ship: { never: 'ships never sail without a leader (AIE-3.4.2-b)' },
      evasion: { never: 'nobody evades without a leader (AIE-8.2-a)' },
      retreat: { never: 'a retreat needs no leader (RULING-52)' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-3.4.1-e: auxilia do not go by %s without a leader' },
      'change of owner': { never: 'anybody who changes sides stays in his zone' },
      'set-up': NOBODY_LEADS_THERE,
      winter: NOBODY_LEADS_THERE,
    },
  },
  {
    rules: ['AIE-4.3-e', 'AIE-4.2.3-a'],
    says: 'a People at peace stays at home',
    places: {
      march: { test: 'AIE-4.3-e: at peace they leave home neither on the march nor by evasion or flight' },
      ship: { test: 'AIE-3.4.2-b: the fleet of the Aegyptii does not march among their land units' },
      evasion: { test: 'AIE-4.3-e: at peace they leave home neither on the march nor by evasion or flight' },
      retreat: { test: 'AIE-4.3-e: at peace they leave home neither on the march nor by evasion or flight' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-4.3-e: at peace they leave home neither on the march nor by evasion or flight' },
      'change of owner': {
        test: 'AIE-4.4.2-d, AIE-4.4.3-c: a People that has just made peace is an ally now and goes home no more',
      },
      'set-up': {
        test: 'AIE-4.3-e, AIE-9.3-c: in every scenario, and after every winter, those at peace are at home',
      },
      winter: {
        test: 'AIE-4.3-e, AIE-9.3-c: in every scenario, and after every winter, those at peace are at home',
      },
    },
  },
  {
    rules: ['AIE-4.3-f'],
    says: 'a People at war does not enter the home of a People at peace',
    places: {
      march: { test: 'AIE-4.3-f: they do not come by %s into the home of a People at peace' },
      ship: { test: 'AIE-4.3-f: it does not land in the home of a People at peace' },
      evasion: { test: 'AIE-4.3-f: they do not come by %s into the home of a People at peace' },
      retreat: { test: 'AIE-4.3-f: they do not come by %s into the home of a People at peace' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-4.3-f: they do not come by %s into the home of a People at peace' },
      'change of owner': { test: 'AIE-8.2-j, AIE-4.3-f: he flees to no People at peace' },
      'set-up': {
        test: 'AIE-4.1-b: every People has zones of origin outside the Republic, and its units live there',
      },
      winter: {
        never: 'in winter a People at war stays where it is or comes back to its own homes (AIE-9.3-b)',
      },
    },
  },
  {
    rules: ['AIE-4.3-g'],
    says: 'a People at war goes no farther from home than its range',
    places: {
      march: { test: 'AIE-4.3-g: they do not come by %s farther from home than their range' },
      ship: { test: 'AIE-4.3-g, RULING-98: nor farther than three zones, seas counted' },
      evasion: { test: 'AIE-4.3-g: they do not come by %s farther from home than their range' },
      retreat: { test: 'AIE-4.3-g: they do not come by %s farther from home than their range' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-4.3-g: they do not come by %s farther from home than their range' },
      'change of owner': {
        test: 'AIE-8.2-j, AIE-4.3-g: nor farther than his People may go; an ally flees anywhere',
      },
      'set-up': {
        test: 'AIE-4.1-b: every People has zones of origin outside the Republic, and its units live there',
      },
      winter: {
        test: 'AIE-9.3-b: a Minor with a unit on the map stays at war; the others come back to a home of choice',
      },
    },
  },
  {
    rules: ['AIE-8.2-e'],
    says: 'a People does not escape into the Republic',
    places: {
      march: { never: 'on the march it may enter the Republic: the limit is that of escapes' },
      ship: { never: 'a sea is neither inside nor outside the Republic (RULING-121)' },
      evasion: { test: 'AIE-8.2-e: they do not come by %s into the Republic' },
      retreat: { test: 'AIE-8.2-e: they do not come by %s into the Republic' },
      interception: NO_INTERCEPTION,
      card: { never: 'an opportune flight is a move, not bound by the zones of evasion (RULING-44)' },
      'change of owner': PEOPLES_STAY,
      'set-up': {
        test: 'AIE-4.1-b: every People has zones of origin outside the Republic, and its units live there',
      },
      winter: { never: 'nobody escapes in winter: there is no combat' },
    },
  },
  {
    rules: ['AIE-3.4.2-e', 'AIE-4.3-a'],
    says: 'which ships carry whom',
    places: {
      march: ON_LAND,
      ship: {
        test: 'AIE-3.4.2-e, AIE-4.4.2-d, RULING-126: Roman naves carry allies like Romans, but no Peoples at war',
      },
      evasion: { test: 'AIE-8.2-g, AIE-8.2-h: who goes aboard, and where to' },
      retreat: {
        test: 'AIE-8.2-i, AIE-EV-04: their leaders go with them, but not one who is ill, nor leaders of Peoples at war',
      },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-3.4.2-h, AIE-6.3-g: an army whose last ship goes over is lost at once' },
      'change of owner': {
        test: 'AIE-3.4.2-h, AIE-4.3-a: Romans aboard ships of an ally who makes peace are lost',
      },
      'set-up': { test: 'AIE-FD-d: fleets begin in ports' },
      winter: { test: 'AIE-9.1-b, AIE-3.4.2-h, RULING-112: allies go down with it like Romans' },
    },
  },
  {
    rules: ['AIE-3.4.2-f', 'AIE-3.4.2-g', 'AIE-3.4.2-h'],
    says: 'at sea there is no more than ships hold and leaders command',
    places: {
      march: ON_LAND,
      ship: { test: 'AIE-3.4.2-f, RULING-18: three units to a naves, two legions to a 4 SP one' },
      evasion: { test: 'AIE-8.2-h: with land units aboard it takes the roll and the command' },
      retreat: { test: 'AIE-8.4.1-a, RULING-105: an army too large for its ships does not retreat aboard' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-3.4.2-h, AIE-6.3-g: an army whose last ship goes over is lost at once' },
      'change of owner': {
        test: 'AIE-3.5.3-f, AIE-3.4.2-h, RULING-96: at sea who is left without a ship returns next year',
      },
      'set-up': { test: 'AIE-FD-d: fleets begin in ports' },
      winter: {
        test: 'AIE-9.1-b, AIE-3.4.2-h: an Egyptian fleet of the side saves nobody when the leaders are away',
      },
    },
  },
  {
    rules: ['AIE-3.6.5-b'],
    says: 'no other Roman comes into the region of a Triumvir',
    places: {
      march: { test: 'AIE-3.6.5-b: nobody comes by %s into the region of a Triumvir' },
      ship: { test: 'AIE-3.6.5-b: nobody comes by %s into the region of a Triumvir' },
      evasion: { test: 'AIE-3.6.5-b: nobody comes by %s into the region of a Triumvir' },
      retreat: { test: 'AIE-3.6.5-b: nobody comes by %s into the region of a Triumvir' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-3.6.5-b: nobody comes by %s into the region of a Triumvir' },
      'change of owner': { test: 'AIE-3.6.5-b: everything in the region is nobody’s, and so is the region' },
      'set-up': { never: 'no scenario begins with a Triumvir' },
      winter: { test: 'AIE-9.2-c: nor does anybody winter in a region that nobody controls' },
    },
  },
  {
    rules: ['AIE-S6-b'],
    says: 'Octavianus and M. Antonius keep out of each other’s part of the world',
    places: {
      march: { test: 'AIE-S6-b: Octavianus does not come by %s into Asia or Graecia' },
      ship: { test: 'AIE-S6-b: Octavianus does not come by %s into Asia or Graecia' },
      evasion: { test: 'AIE-S6-b: Octavianus does not come by %s into Asia or Graecia' },
      retreat: { test: 'AIE-S6-b: Octavianus does not come by %s into Asia or Graecia' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-S6-b: Octavianus does not come by %s into Asia or Graecia' },
      'change of owner': { test: 'AIE-8.2-j, AIE-4.2.4-a, AIE-S6-b: they flee only where they may be' },
      'set-up': { test: 'AIE-S6-b: Octavianus begins in Italia, M. Antonius in Asia' },
      winter: {
        test: 'AIE-S6-b, AIE-9.2-c, AIE-3.3.2-b: Octavianus neither winters in Graecia nor comes into the game there',
      },
    },
  },
  {
    rules: ['AIE-S1-c'],
    says: 'in -49 Republican units do not come into Italia',
    places: {
      march: { test: 'AIE-S1-c, RULING-110: Republican units do not come by %s into Italia in -49' },
      ship: { test: 'AIE-S1-c, RULING-110: Republican units do not come by %s into Italia in -49' },
      evasion: { test: 'AIE-S1-c, RULING-110: Republican units do not come by %s into Italia in -49' },
      retreat: { test: 'AIE-S1-c, RULING-110: Republican units do not come by %s into Italia in -49' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-S1-c, RULING-110: Republican units do not come by %s into Italia in -49' },
      'change of owner': { test: 'AIE-3.5.3-f, AIE-S1-c, RULING-110: nor with units into Italia in -49' },
      'set-up': {
        never: 'the scenario itself has Republican units in Italia, and they may stay there (RULING-110)',
      },
      winter: {
        test: 'AIE-S1-c, AIE-9.2-c, AIE-9.4-a, RULING-110: nor into winter quarters there, nor to a garrison',
      },
    },
  },
  {
    rules: ['AIE-6.1-b'],
    says: 'under Janus Roman units do not come to Roman units of the enemy',
    places: {
      march: { test: 'AIE-6.1-b: under Janus Roman units do not end by %s among Roman units of the enemy' },
      ship: { test: 'AIE-6.1-b: under Janus Roman units do not end by %s among Roman units of the enemy' },
      evasion: { test: 'AIE-6.1-b: under Janus Roman units do not end by %s among Roman units of the enemy' },
      retreat: { test: 'AIE-6.1-b: under Janus Roman units do not end by %s among Roman units of the enemy' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-6.1-b: under Janus Roman units do not end by %s among Roman units of the enemy' },
      'change of owner': { test: 'AIE-6.1-b: none between Romans under Janus' },
      'set-up': { never: 'Janus is played in Phase B of a turn' },
      winter: {
        test: 'AIE-6.1-b, AIE-EV-04, RULING-07: what holds for a year is over when the next one begins',
      },
    },
  },
  {
    rules: ['AIE-EV-04'],
    says: 'a leader who is ill does not leave his zone, and dies of a lost battle',
    places: {
      march: { test: 'AIE-EV-04: a leader who is ill does not leave by %s' },
      ship: { test: 'AIE-EV-04: a leader who is ill does not leave by %s' },
      evasion: { test: 'AIE-EV-04: a leader who is ill does not leave by %s' },
      retreat: { test: 'AIE-EV-04: an ill Faction Leader who is driven out dies' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-EV-04: a leader who is ill does not leave by %s' },
      'change of owner': {
        never: 'where a rule of Phase F puts him elsewhere he has not left of his own will',
      },
      'set-up': { never: 'a scenario begins with Phase A, before any event' },
      winter: {
        test: 'AIE-6.1-b, AIE-EV-04, RULING-07: what holds for a year is over when the next one begins',
      },
    },
  },
  {
    rules: ['AIE-EV-06'],
    says: 'an agitated Faction Leader stays in his city, or hurries there by land',
    places: {
      march: { test: 'AIE-EV-06: an agitated Faction Leader in his city does not leave it by %s' },
      ship: {
        test: 'AIE-EV-06: a leader who has reached his city in the year of agitation does not sail away, nor go along',
      },
      evasion: { test: 'AIE-EV-06: an agitated Faction Leader in his city does not leave it by %s' },
      retreat: { test: 'AIE-EV-06: an agitated Faction Leader in his city does not leave it by %s' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-EV-06: an agitated Faction Leader in his city does not leave it by %s' },
      'change of owner': {
        test: 'AIE-EV-06: a leader who has become Faction Leader meanwhile is bound in his stead',
      },
      'set-up': { never: 'a scenario begins with Phase A, before any event' },
      winter: {
        never: 'the event is forgotten when Phase A begins; in Phase F nobody moves of his own will',
      },
    },
  },
  {
    rules: ['AIE-EV-09'],
    says: 'in the year of Neptune nobody moves by sea',
    places: {
      march: { never: 'by land everybody moves as ever' },
      ship: { test: 'AIE-EV-09: the wrath of Neptune keeps the fleets where they are' },
      evasion: {
        test: 'AIE-EV-09, RULING-127: in the year of Neptune nobody evades by sea, and ships that must leave are lost',
      },
      retreat: { test: 'AIE-EV-09, RULING-127: in the year of Neptune nobody retreats or flees by sea' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-EV-09, RULING-127: in the year of Neptune nobody retreats or flees by sea' },
      'change of owner': {
        never:
          'anybody who changes sides at sea does not move; anybody who is set ashore by a rule is put there',
      },
      'set-up': { never: 'a scenario begins with Phase A, before any event' },
      winter: {
        never: 'in winter ships are where they are: in port they stay, elsewhere they are lost (AIE-9.1-b)',
      },
    },
  },
  {
    rules: ['AIE-8.2-j'],
    says: 'a leader alone among enemy units flees or dies',
    places: {
      march: { test: 'AIE-7.1-b, AIE-8.2-j: leaders alone flee before the combats' },
      ship: {
        test: 'AIE-3.4.2-h, RULING-96: they return next year; among enemy ships they must flee to a coast',
      },
      evasion: { test: 'AIE-8.2-j: whom his companions leave behind by evasion is alone, and flees' },
      retreat: { test: 'AIE-8.2-j: 0 to 7 lets him go to an adjacent zone without enemies, 8 and 9 kill' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-8.2-j: a Roman leader alone where a People rises against him must get away' },
      'change of owner': {
        test: 'AIE-3.5.3-f, AIE-8.2-k, RULING-120: a leader who goes alone among enemies must get away at once',
      },
      'set-up': { test: 'AIE-8.2-j: no scenario begins with a leader alone among enemies' },
      winter: {
        test: 'AIE-9.2-c, AIE-8.2-j, AIE-3.7.2-a: an enemy leader alone where a stack winters must flee',
      },
    },
  },
  {
    rules: ['AIE-8.2-i'],
    says: 'ships alone do not stay on a coast where the enemy has land units',
    places: {
      march: {
        test: 'AIE-8.2-i: naves without land units leave a coast where the enemy has some, leader or not',
      },
      ship: {
        test: 'AIE-8.2-i: naves alone do not put in where the enemy has land units; with an army they do',
      },
      evasion: {
        test: 'AIE-8.2-i, AIE-8.2-d: ships left alone when their army has evaded leave before anything is fought',
      },
      retreat: {
        test: 'AIE-8.4.1-b: an army that is beaten on land leaves with its naves too, though they have won',
      },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-8.2-i, AIE-6.3-a: ships that an army leaves behind in its flight must leave too' },
      'change of owner': { test: 'AIE-8.2-i: ships of either side alone among enemy land units must leave' },
      'set-up': { test: 'AIE-FD-d: fleets begin in ports' },
      winter: { never: 'it is looked at in E.2; in winter ships outside a port are lost anyhow (AIE-9.1-b)' },
    },
  },
  {
    rules: ['AIE-6.3-e'],
    says: 'anybody who comes into a focus of plague rolls for it',
    places: {
      march: { test: 'AIE-6.3-e: anybody who comes by %s into a focus of plague rolls for it' },
      ship: { test: 'AIE-6.3-e: anybody who comes by %s into a focus of plague rolls for it' },
      evasion: { test: 'AIE-6.3-e: anybody who comes by %s into a focus of plague rolls for it' },
      retreat: { test: 'AIE-6.3-e: anybody who comes by %s into a focus of plague rolls for it' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-6.3-e: anybody who comes by %s into a focus of plague rolls for it' },
      'change of owner': {
        never: 'it lasts for Phase E; whom a change of sides puts elsewhere is put there in Phase F',
      },
      'set-up': { never: 'no plague lies on the map when a scenario begins' },
      winter: { test: 'AIE-6.3-e: the plague ends with Phase E, and its counter rests until next turn' },
    },
  },
  {
    rules: ['AIE-3.1.1-c'],
    says: 'nobody breaks a garrison of his own will',
    places: {
      march: { test: 'AIE-3.1.1-c, RULING-11: the movement does not end while a garrison is missed' },
      ship: { test: 'AIE-3.1.1-c: it is the same with a leader, by land and by sea' },
      evasion: { never: 'neither a flight nor an evasion is bound by garrisons (RULING-99)' },
      retreat: { never: 'a retreat is not of his own will' },
      interception: NO_INTERCEPTION,
      card: { test: 'AIE-3.1.1-c, RULING-11: calls nobody back who had left lawfully' },
      'change of owner': {
        test: 'AIE-3.1.1-c, RULING-11: a region that lacks its garrison already, or is not his, binds nobody',
      },
      'set-up': { test: 'AIE-FD-b: the last legions must go to the garrisons' },
      winter: {
        test: 'AIE-9.4-f, RULING-11: legions abroad and in regions of others may go home, those of a garrison not',
      },
    },
  },
]
