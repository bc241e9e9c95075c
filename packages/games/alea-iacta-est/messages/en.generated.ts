// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'aims.words.all': { n: Countable; year: Value }
  'aims.otherwise': Record<never, never>
  'aims.aside': Record<never, never>
  'aims.roma': Record<never, never>
  'aims.roma.leader': Record<never, never>
  'aims.roma.alone': Record<never, never>
  'aims.zones': { need: Value; all: Value }
  'aims.cities': { need: Countable }
  'aims.needs': { zones: Value; all: Value; cities: Countable }
  'aims.regions': { n: Value }
  'aims.any': { first: Value; second: Value }
  'aims.lead': Record<never, never>
  'aims.lead.words': Record<never, never>
  'aims.aegyptii.occupied': Record<never, never>
  'aims.aegyptii.zones': { all: Value }
  'aims.aegyptii.allegiance': Record<never, never>
  'aims.aegyptii.ally': Record<never, never>
  'aims.score': { score: Value }
  'aims.score.words': { score: Value; year: Value }
  'aims.score.below': Record<never, never>
  'aims.score.below-words': { year: Value }
  'aims.score.draw': { most: Value }
  'aims.score.level': Record<never, never>
  'aims.score.of-now': Record<never, never>
  'aims.score.roma': Record<never, never>
  'aims.score.control': { need: Value; points: Value }
  'aims.assassins': Record<never, never>
  'aims.assassins.words': Record<never, never>
  'aims.change.win': { regions: Countable }
  'aims.change.draw': { regions: Countable }
  'aims.now.dead': Record<never, never>
  'aims.future.dead': Record<never, never>
  'aims.republic': Record<never, never>
  'aims.republic.text': { now: Value; next: Value }
  'aims.definitive': Record<never, never>
  'aims.definitive.text': { above: Value; lead: Value }
  'aims.handicap': Record<never, never>
  'aims.handicap.words': Record<never, never>
  'task.set-out': { leader: Value; zone: Value; left: Value }
  'task.march': { leader: Value; zone: Value; left: Value }
  'task.march-alone': { units: Countable; zone: Value }
  'task.put-to-sea': { captain: Value; start: Value }
  'task.voyage': { captain: Value; place: Value; left: Value }
  'task.assign-leader': { zone: Value; leader: Value }
  'task.evade': { zone: Value; below: Value }
  'task.evade-by-sea': { zone: Value }
  'task.slip-away-by-sea': { captain: Value; zone: Value }
  'task.naves-must-leave': { zone: Value }
  'task.solitary-flight': { leader: Value; zone: Value }
  'task.pick-surplus-cargo': { sea: Value }
  'task.pick-turncoat': { zone: Value; left: Value }
  'task.react.after-roll': { roller: Value; value: Value; why: Value; piece?: Maybe; zone: Value }
  'verb.sail': { noun: Value }
  'verb.recall': { noun: Value }
  'verb.fight-on-land': Record<never, never>
  'verb.fight-at-sea': Record<never, never>
  'verb.evade': { noun: Value }
  'verb.win-over': { noun: Value }
  'verb.transfuges': Record<never, never>
  'verb.veni-vidi-vici': Record<never, never>
  'verb.poliorcetique': { noun: Value }
  'verb.muraille': { noun: Value }
  'verb.la-fleche-du-parthe': Record<never, never>
  'verb.faveur-divine': { noun: Value }
  'event.sequence': { left: Countable; side: Value }
  'event.extra-sequence-begins': { side: Value }
  'event.roll': { roller: Value; value: Value; why: Value; piece?: Maybe; zone: Value }
  'event.divine-favour': { side: Value; value: Value }
  'event.march': { leader?: Maybe; units?: Countable | null | undefined; from: Value; to: Value }
  'event.recalled': { unit: Countable; from: Value; to: Value }
  'event.left-on-the-way': { unit: Countable; zone: Value }
  'event.voyage': { cargo?: Maybe; leaders: Value; from: Value; to: Value; naves: Value }
  'event.plague-strikes': { piece: Value; zone: Value }
  'event.lost-at-sea': { piece: Countable; sea: Value }
  'event.leader-assigned': { leader: Value; zone: Value }
  'event.evasion': { side: Value; zone: Value; die: Value; below: Value }
  'event.slipped-away': { side: Value; from: Value; to: Value; pieces: Value }
  'event.battle': { zone: Value; strength: Value; attacker: Value; column: Value; row: Value; result: Value; winner: Value }
  'event.unit-eliminated': { unit: Countable; zone: Value }
  'event.retreat': { side: Value; from: Value; to: Value; pieces: Value }
  'event.trapped': { piece: Countable; zone: Value }
  'event.turncoat': { unit: Countable; zone: Value; side: Value }
  'event.parthian-shot': { unit: Countable; zone: Value }
  'event.abandoned': { unit: Countable; zone: Value }
  'why.ill': { leader: Value }
  'why.at-sea': Record<never, never>
  'why.rubicon-leaders': Record<never, never>
  'why.rubicon-leaderless': Record<never, never>
  'why.rubicon-italia': Record<never, never>
  'why.political-agitation': Record<never, never>
  'why.auxilia-need-leader': Record<never, never>
  'why.naves-need-leader': Record<never, never>
  'why.not-here': { piece: Countable }
  'why.naves-by-sea': { unit: Countable }
  'why.command-full-aboard': Record<never, never>
  'why.triumvir': { zone: Value }
  'why.division-of-the-world': { leader: Value; region: Value }
  'why.foreign-leader-alone': { leader: Value }
  'why.no-leader-outside': Record<never, never>
  'why.people-at-peace': { zone: Value }
  'why.transit-only': { zone: Value }
  'why.left-without-leader': { unit: Value; zone: Value }
  'why.other-people-at-peace': { people: Value }
  'why.too-far-from-home': { range: Countable; people: Value }
  'why.two-points-outside': Record<never, never>
  'why.garrison': { region: Value }
  'why.janus': { place: Value }
  'why.wrath-of-neptune': Record<never, never>
  'why.no-naves': { leader: Value }
  'why.no-naves-taken': Record<never, never>
  'why.ships-alone': { unit: Countable }
  'why.no-army-aboard': Record<never, never>
  'why.no-combat-there': { zone: Value }
  'why.not-in-the-battle': { piece: Countable }
  'why.not-aboard': { piece: Countable }
  'why.not-a-turncoat': { piece: Countable }
  'why.not-struck': { piece: Value }
  'why.not-after-roll': Record<never, never>
  'why.not-after-battle': Record<never, never>
  'why.no-seaway': { to: Value }
  'why.no-room-aboard': Record<never, never>
  'why.cannot-carry': { unit: Value }
  'why.left-at-sea': Record<never, never>
  'why.naves-alone': { zone: Value }
  'why.out-of-the-republic': { zone: Value }
  'why.into-the-republic': { zone: Value }
  'why.no-turncoats': Record<never, never>
  'why.no-conquest': Record<never, never>
  'why.attacker-only': Record<never, never>
  'why.defender-only': Record<never, never>
  'why.no-walls': Record<never, never>
  'why.not-before-battle': { stratagem: Value }
  'why.at-home-defending': Record<never, never>
  'why.at-home-attacking': Record<never, never>
  'why.political-capacity': Record<never, never>
  'why.barbarian-vigour': Record<never, never>
  'why.donation-to-the-legions': Record<never, never>
  'why.famine': Record<never, never>
  'why.poliorcetique': Record<never, never>
  'why.muraille': Record<never, never>
  'year-event.unhealthy-roma': Record<never, never>
  'year-event.disastrous-weather': Record<never, never>
  'year-event.roman-discouragement': Record<never, never>
  'year-event.illness-of-the-faction-leader': Record<never, never>
  'year-event.barbarian-vigour': Record<never, never>
  'year-event.political-agitation': Record<never, never>
  'year-event.severe-winter': Record<never, never>
  'year-event.divine-peace': Record<never, never>
  'year-event.wrath-of-neptune': Record<never, never>
  'year-event.unpopularity-of-the-faction-leader': Record<never, never>
  'year-event.desertion': Record<never, never>
  'year-event.donation-to-the-legions': Record<never, never>
  'year-event.plague-in-the-orient': Record<never, never>
  'year-event.parthian-versatility': Record<never, never>
  'year-event.famine-among-the-barbarians': Record<never, never>
  'follows.keep-legions': Record<never, never>
  'follows.disband-a-legion': Record<never, never>
  'follows.put-to-sea.done': Record<never, never>
  'follows.evade-by-sea.stand': Record<never, never>
  'follows.enough': Record<never, never>
  'follows.deploy-rest': Record<never, never>
  'follows.deploy-history': Record<never, never>
  'follows.offer-triumvirate': Record<never, never>
  'follows.offer-triumvirate.refuse': Record<never, never>
  'follows.name-second-faction-leader.nobody': Record<never, never>
  'follows.name-second-faction-leader.name': Record<never, never>
  'follows.choose-successor.name': Record<never, never>
  'task.deploy-leader': { leader: Value }
  'task.deploy-unit': { unit: Countable; legions: Value }
  'task.muster': { region: Value; unit: Countable }
  'task.disband': Record<never, never>
  'task.pick-legion-to-disband': Record<never, never>
  'task.pick-deserters': { region: Value; left: Value }
  'task.winter-quarters': { pieces: Value; zone: Value }
  'task.pick-garrison-legion': { region: Value; missing: Countable }
  'task.pick-garrison-city': { region: Value; unit: Countable }
  'task.put-home': { piece: Countable }
  'task.recruit': { region: Value; owed: Value }
  'task.pick-recruit': { region: Value }
  'task.discard': { kept: Countable }
  'verb.deploy-army': { noun: Value }
  'verb.deploy-history': Record<never, never>
  'verb.deploy-rest': Record<never, never>
  'verb.muster': { noun: Value }
  'verb.keep-legions': Record<never, never>
  'verb.disband-a-legion': Record<never, never>
  'verb.disband': { noun: Value }
  'verb.lose': { noun: Value }
  'verb.send': { noun: Value }
  'verb.garrison': { noun: Value }
  'verb.recruit': { noun: Value }
  'verb.enough': Record<never, never>
  'verb.raise': { noun: Value }
  'event.turn': { bc: Value; turn: Value; turns: Value }
  'event.draw': { counter?: Maybe; side: Value }
  'event.leader-joins': { leader: Value; side: Value }
  'event.deploy': { piece: Countable; zone: Value }
  'event.initiative': { side: Value }
  'event.sequences': { total: Countable; caesarian: Value; republican: Value }
  'event.extra-sequence': { leader: Value; side: Value }
  'event.desertion-regions': { one: Value; two: Value }
  'event.death-roll': { leader: Value; limit: Value; roll: Value }
  'event.muster': { unit: Countable; zone: Value }
  'event.disband': { side: Value; unit: Value; zone: Value }
  'event.unit-lost': { unit: Countable; zone: Value }
  'event.unit-reduced': { unit: Countable; zone: Value }
  'event.unit-recovers': { unit: Countable; zone: Value }
  'event.leader-away': { leader: Value; zone: Value }
  'event.withdraw': { from: Value; to: Value; pieces: Value }
  'event.garrison': { unit: Countable; from: Value; to: Value }
  'event.returns-home': { people: Value; piece: Countable; zone: Value }
  'event.recruit': { unit: Countable; region: Value }
  'event.year-closes': { bc: Value }
  'event.spqr': { lines?: Maybe; spqr: Value }
  'event.discard': { side: Value }
  'outcome.total': Record<never, never>
  'outcome.handicap': Record<never, never>
  'outcome.draw-assassins': Record<never, never>
  'outcome.republic-dead': Record<never, never>
  'why.army-of-another': { leader: Value }
  'why.not-a-garrison-city': { zone: Value; region: Value }
  'why.not-their-home': { zone: Value; piece: Value }
  'why.not-in-the-levy': { unit: Countable }
  'why.tied-elsewhere': { leader: Value }
  'why.leaders-needed': { posts: Value }
  'why.no-port': { zone: Value }
  'why.legions-needed': { legions: Countable }
  'why.outposts-needed': { zones: Value }
  'why.region-not-yours': { zone: Value }
  'why.zone-closed': { zone: Value }
  'why.faces-enemy-region': { zone: Value; neighbour: Value }
  'why.other-region': { region: Value }
  'why.no-city-or-port': { zone: Value }
  'why.enemies-there': { zone: Value }
  'why.closed-to-leader': { zone: Value; leader: Value }
  'why.already-there': { region: Value }
  'why.garrison-needed': { region: Value }
  'why.recruitment-limit': { region: Value; limit: Value; kind: Value }
  'why.reserve-empty': { kind: Value }
  'why.one-of-each-type': Record<never, never>
  'why.recruits-first': Record<never, never>
  'why.not-in-reserve': { unit: Countable }
  'why.not-your-legion': { unit: Countable }
  'moment.need': { added?: Maybe; n: Value; of: Value }
  'moment.plot': Record<never, never>
  'moment.plot.text': Record<never, never>
  'moment.plot.drawn': Record<never, never>
  'moment.daggers': Record<never, never>
  'moment.daggers.text': Record<never, never>
  'moment.daggers.added': { n: Value }
  'moment.daggers.murder': Record<never, never>
  'moment.daggers.lives': Record<never, never>
  'moment.coup': Record<never, never>
  'moment.coup.text': { leader: Value }
  'moment.coup.added': { n: Value }
  'moment.coup.rises': Record<never, never>
  'moment.coup.shrinks': Record<never, never>
  'moment.diplomacy': Record<never, never>
  'moment.diplomacy.text': { leader: Value; people: Value }
  'moment.diplomacy.added': { n: Value }
  'moment.diplomacy.won': Record<never, never>
  'moment.diplomacy.lost': Record<never, never>
  'moment.faith': Record<never, never>
  'moment.faith.text': { zone: Value }
  'moment.faith.added': { n: Value }
  'moment.faith.kept': Record<never, never>
  'moment.faith.broken': Record<never, never>
  'moment.leader-dead': { leader: Value }
  'moment.leader-dead.text': { faction: Value }
  'moment.leader-new': { leader: Value }
  'moment.leader-new.text': { faction: Value }
  'moment.factions': Record<never, never>
  'moment.factions.text': Record<never, never>
  'moment.factions.verdict': { leader: Value }
  'year-end.of': { title: Value; turn: Value; turns: Value }
  'year-end.republic': Record<never, never>
  'year-end.republic.lives': Record<never, never>
  'year-end.republic.dead': Record<never, never>
  'year-end.republic.both': Record<never, never>
  'year-end.spqr': { before: Value; after: Value }
  'year-end.idle.killed': Record<never, never>
  'year-end.idle.garrisons': Record<never, never>
  'year-end.idle.wars': { wars: Value }
  'year-end.idle.wars.note': Record<never, never>
  'year-end.idle.legions': { n: Countable }
  'year-end.idle.legions.note': Record<never, never>
  'year-end.idle.battle': Record<never, never>
  'year-end.idle.battle.note': Record<never, never>
  'year-end.idle.egypt': Record<never, never>
  'year-end.idle.egypt.note': Record<never, never>
  'year-end.imperium': { side: Value }
  'year-end.no-plot': { roll: Value; against: Value }
  'year-end.regions.none': Record<never, never>
  'year-end.regions.some': { n: Value }
  'year-end.regions.same': { n: Countable }
  'year-end.regions.of': { regions?: Maybe }
  'year-end.region.taken': { name: Value; faction: Value }
  'year-end.region.lost': { name: Value }
  'year-end.region.held': { zones: Value; ofZones: Value; cities: Value; ofCities: Value }
  'year-end.land': { side: Value; n: Value }
  'year-end.land.note': Record<never, never>
  'year-end.now': { side: Value }
  'year-end.now.draw': Record<never, never>
  'year-end.now.assassins': Record<never, never>
  'year-end.years-left': { n: Countable }
  'year-end.recruit': Record<never, never>
  'year-end.recruit.text': Record<never, never>
  'zone': { name: Value; region: Value; number: Value }
  'levies': { region: Value }
  'unit.of-people': { people: Value; name: Value; number: Value }
  'task.react.initiative': Record<never, never>
  'task.react.geostrategy': Record<never, never>
  'task.react.results': Record<never, never>
  'task.react.march': Record<never, never>
  'window.initiative': Record<never, never>
  'window.geostrategy': Record<never, never>
  'window.results': Record<never, never>
  'window.campaign': Record<never, never>
  'window.march': Record<never, never>
  'window.before-battle': Record<never, never>
  'window.after-battle': Record<never, never>
  'window.after-roll': Record<never, never>
  'task.enter-leader': { leader: Value }
  'task.diplomacy': Record<never, never>
  'task.win-people': Record<never, never>
  'task.raise-people': { left: Value }
  'task.pick-pretender': { modifier: Value }
  'task.offer-triumvirate': { leader: Value; region: Value }
  'task.name-second-faction-leader': Record<never, never>
  'task.choose-successor': Record<never, never>
  'task.pick-victim': Record<never, never>
  'task.pick-plague-zone': Record<never, never>
  'task.pick-desertion-zone': Record<never, never>
  'task.pick-deserters-of-enemy': { zone: Value; left: Value }
  'task.pax-romana': Record<never, never>
  'task.bring-home': { people: Value; piece: Countable }
  'task.rally-triumvir': Record<never, never>
  'task.keep-units': { zone: Value; left: Value }
  'task.conspirators-leave': { zone: Value }
  'task.legions-for-antonius': { left: Value }
  'task.place-dolabella': Record<never, never>
  'verb.initiative': Record<never, never>
  'verb.janus': Record<never, never>
  'verb.coup-d-etat': Record<never, never>
  'verb.soulevement-d-un-peuple-mineur': Record<never, never>
  'verb.soulevement-de-deux-peuples-mineurs': Record<never, never>
  'verb.soulevement-d-un-peuple-majeur': Record<never, never>
  'verb.allegeance-d-un-peuple-majeur': Record<never, never>
  'verb.assassinat': Record<never, never>
  'verb.foyer-de-peste': Record<never, never>
  'verb.desertion': Record<never, never>
  'verb.intrigue-au-senat': Record<never, never>
  'verb.pacification-d-un-peuple-mineur': Record<never, never>
  'verb.pacification-d-un-peuple-majeur': Record<never, never>
  'verb.pacification-d-une-nationalite': Record<never, never>
  'verb.pax-romana': Record<never, never>
  'verb.idus-martias': Record<never, never>
  'verb.imperium': Record<never, never>
  'verb.ralliement-d-un-triumvir': Record<never, never>
  'verb.triumphus': Record<never, never>
  'verb.diplomacy': Record<never, never>
  'verb.win': { noun: Value }
  'verb.support': { noun: Value }
  'verb.offer-triumvirate': { noun: Value }
  'verb.refuse': Record<never, never>
  'verb.name': { noun: Value }
  'verb.nobody': Record<never, never>
  'verb.desert': { noun: Value }
  'verb.pacify-all': Record<never, never>
  'verb.rally': { noun: Value }
  'verb.keep': { noun: Value }
  'verb.give': { noun: Value }
  'event.stratagem': { side: Value; stratagem: Value }
  'event.score': { faction: Value; points: Value; why: Value; score: Value }
  'event.leader-dies': { leader: Value; zone: Value; cause: Value }
  'event.leader-driven-off': { zone: Value; leader: Value; cause: Value }
  'event.leader-leaves': { leader: Value; zone: Value }
  'event.leader-changes-side': { leader: Value; faction: Value }
  'event.leader-placed': { leader: Value; zone: Value }
  'event.leader-enters': { leader: Value; zone: Value }
  'event.leader-waits': { leader: Value }
  'event.units-change-side': { zone: Value; faction: Value; units: Value }
  'event.faction-leader': { leader: Value; faction: Value }
  'event.leads-alone': { leader: Value; faction: Value }
  'event.initiative-turned': { side: Value }
  'event.janus': Record<never, never>
  'event.activation-draw': { drawn: Value }
  'event.people-at-war': { people: Value; faction: Value }
  'event.people-to-be-controlled': { faction: Value; people: Value }
  'event.people-controlled': { faction: Value; people: Value }
  'event.people-pacified': { people: Value; means: Value }
  'event.people-at-home': { people: Value }
  'event.allegiance': { people: Value; faction: Value }
  'event.diplomacy-succeeds': { leader: Value; people: Value; total: Value; capacity: Value }
  'event.diplomacy-fails': { leader: Value; people: Value; total: Value; capacity: Value }
  'event.pretender': { leader: Value; faction: Value }
  'event.coup-validated': { leader: Value; total: Value; capacity: Value }
  'event.coup-fails': { leader: Value; total: Value; capacity: Value }
  'event.zone-faithful': { zone: Value; total: Value; capacity: Value }
  'event.zone-unfaithful': { zone: Value; total: Value; capacity: Value }
  'event.coup-succeeds': { leader: Value; faction: Value }
  'event.triumvir-refuses': { leader: Value; roll: Value; capacity: Value }
  'event.triumvir': { leader: Value; region: Value }
  'event.triumvir-rallied': { region: Value; faction: Value }
  'event.factions-change': { leader: Value; faction: Value; score: Value }
  'event.attempt-on-caesar': { roll: Value; against: Value }
  'event.no-attempt-on-caesar': { roll: Value; against: Value }
  'event.attempt-succeeds': { total: Value }
  'event.attempt-fails': { total: Value }
  'event.army-divides': { zone: Value; leaders: Countable; to: Value; units?: Maybe }
  'event.to-alexandria': { piece: Countable; zone: Value }
  'event.assassination-fails': { leader: Value; roll: Value }
  'event.intrigues-end': { side: Value }
  'event.imperium': { side: Value; spqr: Value }
  'event.region-taken': { faction: Value; region: Value }
  'event.region-lost': { region: Value }
  'event.roma-taken': { faction: Value }
  'event.roma-lost': Record<never, never>
  'why.not-held': { stratagem: Value }
  'why.not-this-moment': { stratagem: Value }
  'why.not-in-this-army': { piece: Countable; zone: Value }
  'why.not-an-enemy-legion-there': { piece: Countable; zone: Value }
  'why.not-the-pretender': { leader: Value }
  'why.not-the-nearest': { zone: Value }
  'why.not-on-its-units': { leader: Value }
  'why.other-phase': { stratagem: Value }
  'why.other-step': { stratagem: Value }
  'why.initiative-given': Record<never, never>
  'why.temple-closed-already': Record<never, never>
  'why.not-a-major': { people: Value }
  'why.not-a-minor': { people: Value }
  'why.not-at-peace': { people: Value }
  'why.barred': { people: Value; year: Value }
  'why.nobody-to-raise': Record<never, never>
  'why.nobody-to-win': Record<never, never>
  'why.nobody-to-pacify': Record<never, never>
  'why.parthi-ally-with-nobody': Record<never, never>
  'why.not-activated': { people: Value }
  'why.has-an-ally': { people: Value }
  'why.only-by-arms': { people: Value }
  'why.diplomacy-tried': Record<never, never>
  'why.diplomacy-instead': Record<never, never>
  'why.stratagems-instead': Record<never, never>
  'why.no-faction-leader': Record<never, never>
  'why.no-coup-at-the-rubicon': Record<never, never>
  'why.pretender-already': { leader: Value }
  'why.no-pretender': Record<never, never>
  'why.not-an-enemy-leader': { leader: Value }
  'why.not-your-leader': { leader: Value }
  'why.not-in-play': { leader: Value }
  'why.never-a-pretender': { leader: Value }
  'why.assassin-stays': { leader: Value }
  'why.no-other-face': { leader: Value }
  'why.leads-already': { leader: Value }
  'why.is-pretender': { leader: Value }
  'why.beside-faction-leader': { leader: Value }
  'why.two-faction-leaders': Record<never, never>
  'why.caesar-and-pompeius-lead': Record<never, never>
  'why.coup-in-progress': { leader: Value }
  'why.too-little-standing': { leader: Value }
  'why.caesar-is-guarded': Record<never, never>
  'why.no-victim': Record<never, never>
  'why.plague-already': Record<never, never>
  'why.no-legions': Record<never, never>
  'why.no-city': { zone: Value }
  'why.heirs-join-leaders': { leader: Value }
  'why.outside-the-republic': { zone: Value }
  'why.under-triumvir': { zone: Value }
  'why.caesarian-leader-there': { zone: Value }
  'why.no-sea': { zone: Value }
  'scenario.1.title': Record<never, never>
  'scenario.1.history': Record<never, never>
  'scenario.2.title': Record<never, never>
  'scenario.2.history': Record<never, never>
  'scenario.3.title': Record<never, never>
  'scenario.3.history': Record<never, never>
  'scenario.4.title': Record<never, never>
  'scenario.4.history': Record<never, never>
  'scenario.5.title': Record<never, never>
  'scenario.5.history': Record<never, never>
  'scenario.6.title': Record<never, never>
  'scenario.6.history': Record<never, never>
  'scenario.7.title': Record<never, never>
  'scenario.7.history': Record<never, never>
  'option.handicap.name': Record<never, never>
  'option.handicap.text': Record<never, never>
  'option.actiumLegions.name': Record<never, never>
  'option.actiumLegions.text': Record<never, never>
  'option.assassinationCount.name': Record<never, never>
  'option.assassinationCount.text': Record<never, never>
  'option.smcAfterMurder.name': Record<never, never>
  'option.smcAfterMurder.text': Record<never, never>
  'option.coupModifierFidelity.name': Record<never, never>
  'option.coupModifierFidelity.text': Record<never, never>
  'option.garrisonOnTrack.name': Record<never, never>
  'option.garrisonOnTrack.text': Record<never, never>
  'option.event8.name': Record<never, never>
  'option.event8.text': Record<never, never>
  'option.romeEvasion.name': Record<never, never>
  'option.romeEvasion.text': Record<never, never>
  'option.geostrategyChoice.name': Record<never, never>
  'option.geostrategyChoice.text': Record<never, never>
  'option.both': Record<never, never>
  'option.either': Record<never, never>
  'scenario.1.aim': Record<never, never>
  'scenario.2.aim': Record<never, never>
  'scenario.3.aim': Record<never, never>
  'scenario.4.aim': Record<never, never>
  'scenario.5.aim': Record<never, never>
  'scenario.6.aim': Record<never, never>
  'scenario.7.aim': Record<never, never>
  'sketch.score': { score: Value }
  'sketch.spqr': { face: Value; n: Value }
  'sketch.italia': { name: Value; side?: Maybe; roma?: Maybe }
  'sketch.triumvir': { region: Value; leader: Value }
  'sketch.abroad': Record<never, never>
  'sketch.legions': { numbers: Value }
  'sketch.units': { n: Value; name: Value }
  'sketch.of-people': { people: Value; name: Value }
  'sketch.fleet': { name: Value }
  'sketch.all-at-peace': Record<never, never>
  'sketch.peoples': { peoples: Value }
  'sketch.at-war': { side?: Maybe; people: Value }
  'sketch.allied': { side?: Maybe; people: Value }
  'sketch.levy': { region: Value; force: Value }
  'sketch.recruits': { levies: Value }
  'sketch.returning': { force: Value }
  'sketch.to-deploy': { side: Value; force: Value }
  'sketch.intrigues': { n: Value }
  'sketch.plague': { zone: Value }
  'sketch.or': { one: Value; other: Value }
  'stratagem.initiative.means': Record<never, never>
  'stratagem.initiative.does': Record<never, never>
  'stratagem.janus.means': Record<never, never>
  'stratagem.janus.does': Record<never, never>
  'stratagem.coup-d-etat.means': Record<never, never>
  'stratagem.coup-d-etat.does': Record<never, never>
  'stratagem.soulevement-d-un-peuple-mineur.means': Record<never, never>
  'stratagem.soulevement-d-un-peuple-mineur.does': Record<never, never>
  'stratagem.soulevement-de-deux-peuples-mineurs.means': Record<never, never>
  'stratagem.soulevement-de-deux-peuples-mineurs.does': Record<never, never>
  'stratagem.soulevement-d-un-peuple-majeur.means': Record<never, never>
  'stratagem.soulevement-d-un-peuple-majeur.does': Record<never, never>
  'stratagem.allegeance-d-un-peuple-majeur.means': Record<never, never>
  'stratagem.allegeance-d-un-peuple-majeur.does': Record<never, never>
  'stratagem.fuite-opportune.means': Record<never, never>
  'stratagem.fuite-opportune.does': Record<never, never>
  'stratagem.faveur-divine.means': Record<never, never>
  'stratagem.faveur-divine.does': Record<never, never>
  'stratagem.assassinat.means': Record<never, never>
  'stratagem.assassinat.does': Record<never, never>
  'stratagem.foyer-de-peste.means': Record<never, never>
  'stratagem.foyer-de-peste.does': Record<never, never>
  'stratagem.desertion.means': Record<never, never>
  'stratagem.desertion.does': Record<never, never>
  'stratagem.transfuges.means': Record<never, never>
  'stratagem.transfuges.does': Record<never, never>
  'stratagem.veni-vidi-vici.means': Record<never, never>
  'stratagem.veni-vidi-vici.does': Record<never, never>
  'stratagem.poliorcetique.means': Record<never, never>
  'stratagem.poliorcetique.does': Record<never, never>
  'stratagem.muraille.means': Record<never, never>
  'stratagem.muraille.does': Record<never, never>
  'stratagem.la-fleche-du-parthe.means': Record<never, never>
  'stratagem.la-fleche-du-parthe.does': Record<never, never>
  'stratagem.intrigue-au-senat.means': Record<never, never>
  'stratagem.intrigue-au-senat.does': Record<never, never>
  'stratagem.pacification-d-un-peuple-mineur.means': Record<never, never>
  'stratagem.pacification-d-un-peuple-mineur.does': Record<never, never>
  'stratagem.pacification-d-un-peuple-majeur.means': Record<never, never>
  'stratagem.pacification-d-un-peuple-majeur.does': Record<never, never>
  'stratagem.pacification-d-une-nationalite.means': Record<never, never>
  'stratagem.pacification-d-une-nationalite.does': Record<never, never>
  'stratagem.pax-romana.means': Record<never, never>
  'stratagem.pax-romana.does': Record<never, never>
  'stratagem.idus-martias.means': Record<never, never>
  'stratagem.idus-martias.does': Record<never, never>
  'stratagem.imperium.means': Record<never, never>
  'stratagem.imperium.does': Record<never, never>
  'stratagem.ralliement-d-un-triumvir.means': Record<never, never>
  'stratagem.ralliement-d-un-triumvir.does': Record<never, never>
  'stratagem.triumphus.means': Record<never, never>
  'stratagem.triumphus.does': Record<never, never>
  'step.deployment-1': Record<never, never>
  'step.deployment-2': Record<never, never>
  'short.deployment': Record<never, never>
  'bc': Record<never, never>
  'spqr': Record<never, never>
  'years.bc': { from: Value; to: Value }
  'year.bc': { year: Value }
  'tracks.regions': Record<never, never>
  'tracks.points': { n: Value; garrison: Value }
  'tracks.leaders': Record<never, never>
  'tracks.janus': Record<never, never>
  'reserve.levies': { region: Value }
  'reserve.legio': Record<never, never>
  'reserve.auxilia': Record<never, never>
  'reserve.equites': Record<never, never>
  'reserve.naves': Record<never, never>
  'reserve.caesar-dead': Record<never, never>
  'reserve.after': { leader: Value }
  'choice.embark-all': Record<never, never>
  'choice.desertion': { n: Countable; of: Value }
  'choice.adrift': Record<never, never>
  'choice.envoys': { chances: Value }
  'choice.embassy': { people: Value; n: Value }
  'choice.in-ten': { n: Value }
  'warn.ships-without-port': { place: Value }
  'warn.recruits': { region: Value }
  'option.once': Record<never, never>
  'option.replaced': Record<never, never>
  'option.legions': Record<never, never>
  'option.regions': Record<never, never>
  'option.halve': Record<never, never>
  'option.minus2': Record<never, never>
  'option.printed': Record<never, never>
  'option.favourable': Record<never, never>
  'option.controller': Record<never, never>
  'option.anybody': Record<never, never>
  'option.minusOneEach': Record<never, never>
  'option.oneEach': Record<never, never>
  'option.scenario2': Record<never, never>
  'option.scenarios1and2': Record<never, never>
  'moment.ides': Record<never, never>
  'word.legions': { n: Value }
  'word.legions.named': { names: Value }
  'word.equites': { n: Countable }
  'word.auxilia': { n: Countable }
  'word.naves': { n: Countable }
  'forecast.title': Record<never, never>
  'forecast.dead': Record<never, never>
  'forecast.stands': { now: Value; next: Value }
  'choice.republic': Record<never, never>
  'way.inland': Record<never, never>
  'way.no-coast': Record<never, never>
  'way.no-voyage': Record<never, never>
  'way.because.weather': Record<never, never>
  'way.because.ill': Record<never, never>
  'way.because.rules': Record<never, never>
  'way.from-port': { port: Value }
  'way.coast': Record<never, never>
  'mover.garrison': { n: Countable; region: Value }
  'owed.garrison': { n: Countable; region: Value; of: Value }
  'owed.garrison-remedy': Record<never, never>
  'owed.garrison-short': { n: Countable; region: Value }
  'owed.since': { led: Value; who: Value; units: Value }
  'recruit.limit': { owed: Countable; n: Value; of: Value }
  'recruit.counter': { strength: Value; quality: Value }
}

export const texts = `
aims_words_all =
    { $n ->
        [one] with it at the end of { $year }
        [2] with both at the end of { $year }
       *[other] with all { $n } at the end of { $year }
    }
aims_otherwise = Anything else is a draw.
aims_aside = Points are counted, but do not decide this scenario.
aims_roma = Roma
aims_roma_leader = a leader in Roma
aims_roma_alone = no enemy leader or land unit there
aims_zones = units in { $need } of { $all } zones
aims_cities =
    { $need ->
        [one] 1 of them a city
       *[other] { $need } of them cities
    }
aims_needs =
    a leader, { $zones } of { $all } zones, { $cities ->
        [one] 1 of them a city
       *[other] { $cities } of them cities
    }
aims_regions = { $n } regions
aims_any = { $first } or { $second }
aims_lead = More regions
aims_lead_words = more regions than the other side
aims_aegyptii_occupied = Egypt occupied
aims_aegyptii_zones = units in all { $all } zones of the Aegyptii, and nobody else
aims_aegyptii_allegiance = Egypt allied
aims_aegyptii_ally = the Aegyptii under allegiance
aims_score = Score { $score }
aims_score_words = with a score of { $score } at the end of { $year }
aims_score_below = Score below 0
aims_score_below-words = with a score below 0 at the end of { $year }
aims_score_draw = From 0 to { $most } it is a draw.
aims_score_level = An even score is a draw.
aims_score_of-now = the score is
aims_score_roma = Roma: 1 point at each year's end
aims_score_control = { $need } control points: { $points } points at each year's end
aims_assassins = No Assassin left
aims_assassins_words = Assassins of Caesar in play: with one left, any score is a draw
aims_change_win =
    { $regions ->
        [one] { $regions } alone would win it for you.
       *[other] Any one of { $regions } would win it for you.
    }
aims_change_draw =
    { $regions ->
        [one] { $regions } alone would make it a draw.
       *[other] Any one of { $regions } would make it a draw.
    }
aims_now_dead = Now: both would lose
aims_future_dead = If nothing changes, the Republic dies this year and both lose.
aims_republic = Both lose at once
aims_republic_text =
    if SPQR is 5 at a year's end: the Republic is dead. It stands at { $now }{ $next ->
        [same] { "." }
       *[other] { " " }and would be { $next }.
    }
aims_definitive = Victory at once
aims_definitive_text = with a lead of more than { $above } points. It is { $lead } now.
aims_handicap = Points made good
aims_handicap_words = the score, with the points that were given to the other
task_set-out =
    { $leader }: whom does { GENDER($leader) ->
        [feminine] she
       *[other] he
    } take, and where to? (In { $zone }, movement points: { $left }.)
task_march = { $leader }: on, leave a unit, or stop? (In { $zone }, movement points left: { $left }.)
task_march-alone =
    Where { $units ->
        [one] does { $units } march
       *[other] do { $units } march
    } from { $zone }, without a leader?
task_put-to-sea = { $captain }: who goes aboard, and where to? (In { $start }.)
task_voyage = { $captain } at sea: where to? (In { $place }, movement points left: { $left }.)
task_assign-leader = Two combats in { $zone }: where does { $leader } fight?
task_evade = Attacked in { $zone }: stand or slip away? (The d10 must show less than { $below }.)
task_evade-by-sea = Attacked in { $zone }: fight at sea or sail away?
task_slip-away-by-sea = { $captain } sails away from { $zone }: who goes aboard, and where to?
task_naves-must-leave = Driven out of { $zone }: where does your fleet go?
task_solitary-flight =
    { $leader } is alone among enemies in { $zone }: where does { GENDER($leader) ->
        [feminine] she
       *[other] he
    } flee?
task_pick-surplus-cargo = Too few ships or leaders are left in { $sea }: which unit is lost?
task_pick-turncoat = Turncoats in { $zone }: which enemy unit joins you? ({ $left } to go.)
task_react_after-roll =
    The { $roller } rolled { $value } for { $why }{ $piece ->
        [none] { "" }
       *[other] { " " }({ $piece })
    } in { $zone }. Do you set the die with Faveur divine?
verb_sail = Sail with { $noun }
verb_recall = Call { $noun } back to its garrison
verb_fight-on-land = On land
verb_fight-at-sea = At sea
verb_evade = Evade with { $noun }
verb_win-over = Win over { $noun }
verb_transfuges = Turncoats: two enemy units change sides
verb_veni-vidi-vici = I came, I saw, I conquered: victory without a roll
verb_poliorcetique = Siegecraft: { $noun }
verb_muraille = City wall: { $noun }
verb_la-fleche-du-parthe = Parthian shot: strike down a Roman unit
verb_faveur-divine = Divine favour: make it { $noun }
event_sequence =
    { $left ->
        [one] The { $side } plays his last sequence.
       *[other] The { $side } plays a sequence ({ $left } left, this one included).
    }
event_extra-sequence-begins = The { $side } plays an extra sequence.
event_roll =
    The { $roller } rolls { $value } for { $why }{ $piece ->
        [none] { "" }
       *[other] { " " }({ $piece })
    } in { $zone }.
event_divine-favour = Divine favour: the { $side } makes it { $value }.
event_march =
    { $leader ->
        [none]
            { $units ->
                [one] { $units } marches without a leader from { $from } to { $to }.
               *[other] { $units } march without a leader from { $from } to { $to }.
            }
       *[other]
            { $units ->
                [none] { $leader } goes from { $from } to { $to }.
               *[other] { $leader } marches with { $units } from { $from } to { $to }.
            }
    }
event_recalled =
    { $unit ->
        [one] { $unit } is called back from { $from } to its garrison in { $to }.
       *[other] { $unit } are called back from { $from } to their garrison in { $to }.
    }
event_left-on-the-way =
    { $unit } { $unit ->
        [one] stays
       *[other] stay
    } in { $zone }.
event_voyage =
    { $cargo ->
        [none] A fleet under { $leaders } sails from { $from } to { $to }: { $naves }.
       *[other] A fleet under { $leaders } sails from { $from } to { $to }: { $naves }, with { $cargo } aboard.
    }
event_plague-strikes = The plague strikes { $piece } in { $zone }.
event_lost-at-sea =
    { $piece } { $piece ->
        [one] is
       *[other] are
    } lost at sea in { $sea }.
event_leader-assigned =
    { $leader } takes { GENDER($leader) ->
        [feminine] her
       *[other] his
    } place for the combats in { $zone }.
event_evasion = The { $side } tries to evade in { $zone }: the die shows { $die } and must be below { $below }.
event_slipped-away = The { $side } slips away from { $from } to { $to }: { $pieces }.
event_battle = Battle in { $zone }, { $strength }: the { $attacker } attacks at { $column }; row { $row } reads { $result }. The { $winner } wins.
event_unit-eliminated =
    { $unit } { $unit ->
        [one] is
       *[other] are
    } destroyed in { $zone }.
event_retreat = The { $side } retreats from { $from } to { $to }: { $pieces }.
event_trapped =
    { $piece ->
        [one] { $piece } finds no way out of { $zone } and is lost.
       *[other] { $piece } find no way out of { $zone } and are lost.
    }
event_turncoat =
    { $unit ->
        [one] { $unit } in { $zone } goes over to the { FORM($side, "plural") }.
       *[other] { $unit } in { $zone } go over to the { FORM($side, "plural") }.
    }
event_parthian-shot =
    { $unit ->
        [one] A Parthian shot: { $unit } falls in { $zone }.
       *[other] A Parthian shot: { $unit } fall in { $zone }.
    }
event_abandoned =
    { $unit ->
        [one] { $unit } has no leader in { $zone }, outside the Republic, and disperses.
       *[other] { $unit } have no leader in { $zone }, outside the Republic, and disperse.
    }
why_ill =
    { $leader } is ill and cannot leave { GENDER($leader) ->
        [feminine] her
       *[other] his
    } zone this year.
why_at-sea = At sea nobody goes anywhere without ships.
why_rubicon-leaders = In the first sequence of the Rubicon only the leaders in Roma move.
why_rubicon-leaderless = In the year of the Rubicon Republican units do not move without a leader.
why_rubicon-italia = In the year of the Rubicon Republican units do not come into Italia.
why_political-agitation = Political agitation: a Faction Leader goes straight to his nearest city and stays there.
why_auxilia-need-leader = Auxilia do not move without a leader.
why_naves-need-leader = A fleet does not move without a leader.
why_not-here =
    { $piece ->
        [one] { $piece } is not where the fleet is.
       *[other] { $piece } are not where the fleet is.
    }
why_naves-by-sea =
    { $unit ->
        [one] { $unit } goes by sea only.
       *[other] { $unit } go by sea only.
    }
why_command-full-aboard = The leaders aboard cannot command more units.
why_triumvir = { $zone } stands apart under a Triumvir.
why_division-of-the-world = In the division of the world { $leader } has no business in { $region }.
why_foreign-leader-alone = { $leader } does not move inside the Republic without a unit.
why_no-leader-outside = Roman units do not go outside the Republic without a leader.
why_people-at-peace = { $zone } belongs to a People at peace: only a leader can cross it, from a Roman zone to a Roman zone.
why_transit-only = { $zone } belongs to a People at peace: units do not stop there and go straight on to a Roman zone.
why_left-without-leader = { $unit } cannot be left without a leader in { $zone }, outside the Republic.
why_other-people-at-peace = The { $people } are not at war: their zones are closed.
why_too-far-from-home =
    { $range ->
        [one] The { $people } go no more than one zone from home.
       *[other] The { $people } go no more than { $range } zones from home.
    }
why_two-points-outside = A move wholly outside the Republic costs no more than 2 movement points.
why_garrison = { $region } would be left without its garrison: bring legions there, or call some back.
why_janus = The temple of Janus is closed: Romans do not march against Romans in { $place }.
why_wrath-of-neptune = The wrath of Neptune: nobody sails this year.
why_no-naves = { $leader } has no ships at hand that could still sail.
why_no-naves-taken = No ship has been taken yet.
why_ships-alone =
    { $unit ->
        [one] The evasion has failed: only ships can still slip away, and { $unit } stays.
       *[other] The evasion has failed: only ships can still slip away, and { $unit } stay.
    }
why_no-army-aboard = No enemy ships are here: a fleet slips away only to save land units aboard.
why_no-combat-there = There is nothing to settle in { $zone }.
why_not-in-the-battle =
    { $piece ->
        [one] { $piece } is not one of your units in this battle.
       *[other] { $piece } are not among your units in this battle.
    }
why_not-aboard =
    { $piece ->
        [one] { $piece } is not one of the land units aboard.
       *[other] { $piece } are not among the land units aboard.
    }
why_not-a-turncoat =
    { $piece ->
        [one] { $piece } is not a Roman unit that can come over to you here.
       *[other] { $piece } are not Romans who can come over to you here.
    }
why_not-struck = { $piece } did not fight the Parthi in this battle.
why_not-after-roll = Only Faveur divine can be played after a roll.
why_not-after-battle = Only La flèche du Parthe can be played after a battle.
why_no-seaway = Ships cannot go to { $to } from there.
why_no-room-aboard = There is no room aboard.
why_cannot-carry = These ships do not carry { $unit }.
why_left-at-sea = Nobody can be left at sea without ships and a leader.
why_naves-alone = Ships alone cannot put in at { $zone }, where the enemy has land units.
why_out-of-the-republic = Romans do not get away out of the Republic: { $zone } lies outside.
why_into-the-republic = Peoples do not get away into the Republic: { $zone } lies inside.
why_no-turncoats = There is no Roman unit that could change sides.
why_no-conquest = Veni, Vidi, Vici needs a Faction Leader in your force and only non-Roman units against it.
why_attacker-only = Only the attacker can play this.
why_defender-only = Only the defender can play this.
why_no-walls = There is neither a city nor a port here.
why_not-before-battle = { $stratagem } cannot be played before a battle.
why_at-home-defending = A People defends outside the Republic
why_at-home-attacking = A People attacks outside the Republic
why_political-capacity = Political capacity of the leaders of the factions
why_barbarian-vigour = Barbarian vigour
why_donation-to-the-legions = Donation to the legions
why_famine = Famine among the barbarians
why_poliorcetique = Poliorcétique
why_muraille = Muraille
name_event-1 = Unhealthy Roma
    .effect = { year-event_unhealthy-roma }
year-event_unhealthy-roma = All units in Latium et Campania are reduced; a Faction Leader in Roma falls ill.
name_event-2 = Disastrous weather
    .effect = { year-event_disastrous-weather }
year-event_disastrous-weather = Every leader and unit has one movement point less this year.
name_event-3 = Roman discouragement
    .effect = { year-event_roman-discouragement }
year-event_roman-discouragement = One against the Romans in every battle with non-Romans.
name_event-4 = Illness of the Faction Leader
    .effect = { year-event_illness-of-the-faction-leader }
year-event_illness-of-the-faction-leader = The Faction Leader who controls Roma stays where he is, fights without his TB and dies if driven out.
name_event-5 = Barbarian vigour
    .effect = { year-event_barbarian-vigour }
year-event_barbarian-vigour = Two in favour of a side with a German or Celtic unit in the battle.
name_event-6 = Political agitation
    .effect = { year-event_political-agitation }
year-event_political-agitation = Every Faction Leader hurries to the nearest city he controls and stays there.
name_event-7 = Severe winter
    .effect = { year-event_severe-winter }
year-event_severe-winter = One sequence less in all.
name_event-8 = Divine peace
    .effect = { year-event_divine-peace }
year-event_divine-peace = One sequence less for each player.
name_event-9 = Wrath of Neptune
    .effect = { year-event_wrath-of-neptune }
year-event_wrath-of-neptune = No naval movement this year.
name_event-10 = Unpopularity of the Faction Leader
    .effect = { year-event_unpopularity-of-the-faction-leader }
year-event_unpopularity-of-the-faction-leader = The opponent of the faction that controls Roma gets one more sequence at the end of Phase E.
name_event-11 = Desertion
    .effect = { year-event_desertion }
year-event_desertion = Two regions are rolled for; each controller takes two of his legions there off the map.
name_event-12 = Donation to the legions
    .effect = { year-event_donation-to-the-legions }
year-event_donation-to-the-legions = One in favour of the Romans when legions fight non-Romans.
name_event-13 = Plague in the Orient
    .effect = { year-event_plague-in-the-orient }
year-event_plague-in-the-orient = Units in Asia, Pontici and Aegyptii are reduced; reduced ones are gone for the turn.
name_event-14 = Parthian versatility
    .effect = { year-event_parthian-versatility }
year-event_parthian-versatility = The Parthi go to war, or make peace if they are at war.
name_event-15 = Famine among the barbarians
    .effect = { year-event_famine-among-the-barbarians }
year-event_famine-among-the-barbarians = German and Celtic units are reduced, and their forces fight with one against them.
follows_keep-legions = nothing changes
follows_disband-a-legion = it goes back to the Reserve, where it can be raised again
follows_put-to-sea_done = whoever is not aboard stays ashore
follows_evade-by-sea_stand = the fleets fight
follows_enough = on to the next region; you come back here if you have raised something
follows_deploy-rest = you see where each goes, and can take it back
follows_deploy-history = where they stood as far as it is known; you can take it back
follows_offer-triumvirate = accepts on a d6 below his PC: his region turns neutral and the coup is over
follows_offer-triumvirate_refuse = the coup goes on, and leaders near him may follow
follows_name-second-faction-leader_nobody = you go on with one Faction Leader
follows_name-second-faction-leader_name = both count as Faction Leaders; if one dies, the other remains
follows_choose-successor_name = his politics count from now on, where Faction Leaders meet
task_deploy-leader = Deployment: where does { $leader } begin?
task_deploy-unit =
    Deployment: where { $unit ->
        [one] does
       *[other] do
    } { $unit } begin? (Legions still owed to garrisons: { $legions }.)
task_muster =
    Reinforcements: where in { $region } { $unit ->
        [one] does
       *[other] do
    } { $unit } take the field?
task_disband = Will you send legions home for good?
task_pick-legion-to-disband = Which legion is disbanded?
task_pick-deserters = Desertion in { $region }: which legion is lost ({ $left } to go)?
task_winter-quarters = Winter: { $pieces } must leave { $zone }. Where to?
task_pick-garrison-legion =
    The garrison of { $region } lacks { $missing ->
        [one] one legion
       *[other] { $missing } legions
    }: which one goes there?
task_pick-garrison-city =
    To which city of { $region } { $unit ->
        [one] does
       *[other] do
    } { $unit } go?
task_put-home =
    Where at home { $piece ->
        [one] does
       *[other] do
    } { $piece } come back?
task_recruit = Recruitment in { $region }: what do you raise? (Legions owed to the garrison: { $owed }.)
task_pick-recruit = Recruitment in { $region }: which counter?
task_discard =
    You may keep { $kept ->
        [one] one stratagem
       *[other] { $kept } stratagems
    }: which one goes back into the cup?
verb_deploy-army = Fill the army of { $noun }
verb_deploy-history = The rest as history had it (a reconstruction)
verb_deploy-rest = Place the rest for me
verb_muster = In { $noun }
verb_keep-legions = No, keep them all
verb_disband-a-legion = Yes, disband a legion
verb_disband = Disband { $noun }
verb_lose = { $noun }
verb_send = Send { $noun }
verb_garrison = To { $noun }
verb_recruit = Raise { $noun }
verb_enough = Nothing more here
verb_raise = { $noun }
event_turn = { $bc } BC, turn { $turn } of { $turns }
event_draw =
    { $counter ->
        [none] The { $side } draws a stratagem.
       *[other] The { $side } draws a stratagem: { $counter }.
    }
event_leader-joins = { $leader } joins the { FORM($side, "plural") }.
event_deploy =
    { $piece } { $piece ->
        [one] begins
       *[other] begin
    } in { $zone }.
event_initiative = The { $side } has the initiative.
event_sequences =
    { $total ->
        [one] One sequence
       *[other] { $total } sequences
    } this year: Caesarian { $caesarian }, Republican { $republican }.
event_extra-sequence = { $leader } is unpopular in Roma: the { $side } gets one more sequence.
event_desertion-regions = Desertion: the dice show { $one } and { $two }.
event_death-roll =
    The Fates and { $leader }: { GENDER($leader) ->
        [feminine] she
       *[other] he
    } dies below { $limit }, and the die shows { $roll }.
event_muster =
    { $unit } { $unit ->
        [one] takes
       *[other] take
    } the field in { $zone }.
event_disband = The { $side } disbands { $unit } in { $zone }.
event_unit-lost =
    { $unit } { $unit ->
        [one] is
       *[other] are
    } lost in { $zone }.
event_unit-reduced =
    { $unit } { $unit ->
        [one] is
       *[other] are
    } reduced in { $zone }.
event_unit-recovers =
    { $unit } { $unit ->
        [one] recovers
       *[other] recover
    } in { $zone }.
event_leader-away = { $leader } leaves { $zone } and will return next year.
event_withdraw = Into winter quarters, from { $from } to { $to }: { $pieces }.
event_garrison =
    { $unit } { $unit ->
        [one] goes
       *[other] go
    } from { $from } to the garrison in { $to }.
event_returns-home =
    { $people }: { $piece } { $piece ->
        [one] is
       *[other] are
    } back at home in { $zone }.
event_recruit =
    { $unit } { $unit ->
        [one] is
       *[other] are
    } raised in { $region }.
event_year-closes = { $bc } BC closes.
event_spqr =
    { $lines ->
        [none] The SPQR track stands at { $spqr } of 5.
       *[other] The SPQR track stands at { $spqr } of 5: { $lines }.
    }
event_discard = The { $side } gives a stratagem back.
outcome_total = A total victory
outcome_handicap = The goal was reached, but the handicap was not made good
outcome_draw-assassins = A draw: an Assassin of Caesar is still at large
outcome_republic-dead = The Republic is dead: both players have lost
why_army-of-another = The army there is filled for { $leader } first.
why_not-a-garrison-city = { $zone } is no city of { $region } that is free of enemies.
why_not-their-home = { $zone } is no zone of origin where { $piece } can stand now.
why_not-in-the-levy =
    { $unit ->
        [one] { $unit } is none of these counters in the Reserve.
       *[other] { $unit } are none of these counters in the Reserve.
    }
why_tied-elsewhere = The scenario puts { $leader } elsewhere.
why_leaders-needed = Leaders are still needed in: { $posts }.
why_no-port = { $zone } has no port.
why_legions-needed =
    { $legions ->
        [one] The garrisons still need one legion.
       *[other] The garrisons still need { $legions } legions.
    }
why_outposts-needed = Units are still needed in: { $zones }.
why_region-not-yours = You do not control the region of { $zone }.
why_zone-closed = The scenario closes { $zone } to you.
why_faces-enemy-region = { $zone } touches { $neighbour }, in a region that your opponent controls.
why_other-region = Recruits take the field in the region where they were raised: { $region }.
why_no-city-or-port = { $zone } has neither a city nor a port.
why_enemies-there = There are enemies in { $zone }, or others whom Romans do not stand beside.
why_closed-to-leader = { $zone } is closed to { $leader }.
why_already-there = That legion is in { $region } already.
why_garrison-needed = The garrison of { $region } needs that legion.
why_recruitment-limit = { $region } can raise { $limit } of these in a year ({ $kind }).
why_reserve-empty = The Reserve has none left ({ $kind }).
why_one-of-each-type = One unit of each type in a pass; the next pass comes round again.
why_recruits-first = The first legion raised in a region must be a legion of recruits.
why_not-in-reserve =
    { $unit ->
        [one] { $unit } is not in the Reserve.
       *[other] { $unit } are not in the Reserve.
    }
why_not-your-legion =
    { $unit ->
        [one] { $unit } is not a legion of yours on the map.
       *[other] { $unit } are not a legion of yours on the map.
    }
moment_need =
    { $added ->
        [none] { $n } in { $of }
       *[other] { $n } in { $of }; { $added }
    }
moment_plot = A plot against Caesar
moment_plot_text = The more he has, the more envy him: below that the daggers are drawn.
moment_plot_drawn = They are drawn
moment_daggers = The daggers
moment_daggers_text = With 6 or more Caesar is murdered.
moment_daggers_added = { $n } to the die: Caesar in Roma, Pompeius dead, the Ides of March
moment_daggers_murder = Caesar is murdered
moment_daggers_lives = Caesar lives
moment_coup = A coup
moment_coup_text = { $leader } comes over, if the die is not above his political capacity.
moment_coup_added = { $n } to the die, the figure on the stratagem
moment_coup_rises = He rises
moment_coup_shrinks = He does not dare
moment_diplomacy = Envoys
moment_diplomacy_text = { $leader } speaks to the { $people }: below his political capacity they become his allies.
moment_diplomacy_added = { $n } to the die, because he is far away
moment_diplomacy_won = Won over
moment_diplomacy_lost = In vain
moment_faith = Will they stay?
moment_faith_text = The leaders in { $zone } stay, if the die is not above the best political capacity among them.
moment_faith_added = { $n } to the die, the figure on the stratagem
moment_faith_kept = Faithful
moment_faith_broken = They go over
moment_leader-dead = { $leader } is dead
moment_leader-dead_text = He led the { FORM($faction, "plural") }
moment_leader-new = { $leader } takes the lead
moment_leader-new_text = of the { FORM($faction, "plural") }
moment_factions = The factions change hands
moment_factions_text = The players change places: what was yours is your opponent's now.
moment_factions_verdict = { $leader } leads
year-end_of = { $title }, year { $turn } of { $turns }
year-end_republic = The Republic
year-end_republic_lives = The Republic lives
year-end_republic_dead = The Republic is dead
year-end_republic_both = At 5 the Republic is dead, and both sides have lost.
year-end_spqr = SPQR { $before } → { $after }
year-end_idle_killed = No Faction Leader fell
year-end_idle_garrisons = Every region has its garrison
year-end_idle_wars = At war: { $wars }
year-end_idle_wars_note = +1 if two were, one of them Major; −1 if nobody
year-end_idle_legions =
    { $n ->
        [one] One legion on the map
       *[other] { $n } legions on the map
    }
year-end_idle_legions_note = +1 at 25 or fewer, 40 or more
year-end_idle_battle = A Faction Leader fought Romans
year-end_idle_battle_note = −1 if nobody of them had
year-end_idle_egypt = The Aegyptii are nobody's allies
year-end_idle_egypt_note = −1 if they were
year-end_imperium = Imperium, played by the { $side }
year-end_no-plot = Nobody plots against Caesar: { $roll } is not below { $against }
year-end_regions_none = Nothing changes hands
year-end_regions_some = { $n } change hands
year-end_regions_same =
    { $n ->
        [one] the other one stays as it was
       *[other] the other { $n } stay as they were
    }
year-end_regions_of =
    { $regions ->
        [none] nothing
       *[other] { $regions }
    }
year-end_region_taken = { $name } is { $faction }
year-end_region_lost = { $name } is nobody's
year-end_region_held = { $zones } of { $ofZones } zones, { $cities } of { $ofCities } cities
year-end_land = { $side }: land worth { $n }
year-end_land_note = 12 are needed to score, 15 for one point more
year-end_now = If it ended here: { $side } victory.
year-end_now_draw = If it ended here: a draw.
year-end_now_assassins = If it ended here: a draw, because an Assassin of Caesar lives.
year-end_years-left =
    { $n ->
        [one] One year is left
       *[other] { $n } years are left
    }
year-end_recruit = Recruit
year-end_recruit_text = First recruit: the garrisons that lack legions, then what else each region gives.
name_caesarian = Caesarian
    .plural = Caesarians
    .initial = C
name_republican = Republican
    .plural = Republicans
    .initial = R
name_cleopatra = { $name }
    .gender = feminine
name_illyrii = { $name }
    .number = plural
name_germani = { $name }
    .number = plural
name_alpes = { $name }
    .number = plural
name_galatae = { $name }
    .number = plural
name_celtiberes = { $name }
    .number = plural
name_pannonii = { $name }
    .number = plural
name_parthi = { $name }
    .number = plural
name_daci = { $name }
    .number = plural
name_thracii = { $name }
    .number = plural
name_pontici = { $name }
    .number = plural
name_cappadocii = { $name }
    .number = plural
name_armenii = { $name }
    .number = plural
name_mauri = { $name }
    .number = plural
name_nabatenei = { $name }
    .number = plural
name_numidae = { $name }
    .number = plural
name_judaei = { $name }
    .number = plural
name_aegyptii = { $name }
    .number = plural
name_roma = Roma
name_box-reserve = the Reserve
name_legio = a legion
name_auxilia = auxilia
name_equites = equites
name_naves = a fleet
name_assassins-gone = the last Assassin of Caesar is gone
name_triumph = a triumph
name_allies = allied Peoples
name_control = regions controlled
name_intrigue = intrigue in the Senate
name_people-pacified = a People pacified
name_faction-leader-battle = beaten in a battle of Faction Leaders
name_pretender-battle = beaten by a Pretender
name_beaten-pretender = as a beaten Pretender
name_ides-of-march = on the Ides of March
name_no-such-face = because no faction will have him
name_turncoat = as a turncoat
name_faction-leader-killed = a Faction Leader killed (+1)
name_no-garrison-italia = Italia without its garrison (+1)
name_no-garrison-asia = Asia without its garrison (+1)
name_no-garrison-gallia = Gallia without its garrison (+1)
name_no-garrison-africa = Africa without its garrison (+1)
name_no-garrison-graecia = Graecia without its garrison (+1)
name_no-garrison-sicilia = Sicilia without its garrison (+1)
name_no-garrison-hispania = Hispania without its garrison (+1)
name_two-peoples-at-war = two Peoples at war, one of them Major (+1)
name_few-legions = no more than 25 legions on the map (+1)
name_many-legions = 40 legions or more on the map (+1)
name_peace-abroad = no People at war (-1)
name_no-civil-battle = no Faction Leader in a battle of Romans (-1)
name_egypt-allied = the Aegyptii allied (-1)
name_unit-legio- = { $name }
name_unit-warriors-pontici-phalanx- = { $name }
zone = { $name } ({ $region } { $number })
levies = the levies of { $region }
unit_of-people = { $people } { $name } no. { $number }
task_react_initiative = The initiative has been found. Do you play a stratagem?
task_react_geostrategy = Geostrategy: a stratagem, or envoys to a People?
task_react_results = The results of the year. Do you play a stratagem?
task_react_march = Your opponent has moved. Do you play a stratagem?
window_initiative = When the initiative has been found
window_geostrategy = In geostrategy, to play stratagems or send envoys
window_results = In the results of the year
window_campaign = In the campaign, before a sequence and around its battles
window_march = In the campaign, after each march of your opponent
window_before-battle = Before a battle
window_after-battle = After a battle
window_after-roll = After a roll, to set the die
task_enter-leader = Where does { $leader } come into the game?
task_diplomacy = Diplomacy: which People shall become your ally?
task_win-people = Which People becomes your ally?
task_raise-people = Which People rises against Rome ({ $left } to go)?
task_pick-pretender = Coup d'état ({ $modifier }): which enemy leader reaches for power?
task_offer-triumvirate = { $leader } has rebelled in { $region }. Do you offer him a place as Triumvir?
task_name-second-faction-leader = Will you name a second Faction Leader?
task_choose-successor = Who leads your faction now?
task_pick-victim = Whom do the daggers seek?
task_pick-plague-zone = In which port does the plague break out?
task_pick-desertion-zone = Where do enemy legions desert?
task_pick-deserters-of-enemy = Desertion in { $zone }: which legion is reduced ({ $left } to go)?
task_pax-romana = Pax Romana: who makes peace?
task_bring-home =
    The { $people } make peace: where at home { $piece ->
        [one] does
       *[other] do
    } { $piece } go?
task_rally-triumvir = In which region do you rally the Triumvir?
task_keep-units = Caesar is dead and the army in { $zone } divides: which unit stays yours ({ $left } to go)?
task_conspirators-leave = Caesar's murderers leave { $zone } with their half of the army. Where to?
task_legions-for-antonius = Which legion goes with M. Antonius to Egypt ({ $left } to go)?
task_place-dolabella = Dolabella has come over to you. Where to?
verb_initiative = Play Initiative
verb_janus = Play Janus
verb_coup-d-etat = Play Coup d'état
verb_soulevement-d-un-peuple-mineur = Play Uprising of a Minor People
verb_soulevement-de-deux-peuples-mineurs = Play Uprising of two Minor Peoples
verb_soulevement-d-un-peuple-majeur = Play Uprising of a Major People
verb_allegeance-d-un-peuple-majeur = Play Allegiance of a Major People
verb_assassinat = Play Assassination
verb_foyer-de-peste = Play Outbreak of plague
verb_desertion = Play Desertion
verb_intrigue-au-senat = Play Intrigue in the Senate
verb_pacification-d-un-peuple-mineur = Play Pacification of a Minor People
verb_pacification-d-un-peuple-majeur = Play Pacification of a Major People
verb_pacification-d-une-nationalite = Play Pacification of a Nationality
verb_pax-romana = Play Roman peace
verb_idus-martias = Play Ides of March
verb_imperium = Play Imperium
verb_ralliement-d-un-triumvir = Play Rallying a Triumvir
verb_triumphus = Play Triumph
verb_diplomacy = Try diplomacy
verb_win = { $noun }
verb_support = { $noun }
verb_offer-triumvirate = Offer it to { $noun }
verb_refuse = No
verb_name = { $noun }
verb_nobody = Nobody
verb_desert = In { $noun }
verb_pacify-all = All Peoples at war
verb_rally = In { $noun }
verb_keep = Keep { $noun }
verb_give = Give { $noun }
event_stratagem = The { $side } plays { $stratagem }.
event_score = The { $faction } scores { $points } VP ({ $why }): the score is { $score }.
event_leader-dies = { $leader } dies in { $zone }, { $cause }.
event_leader-driven-off =
    { WHICH($zone) ->
        [box-coming] { $leader } is driven off, { $cause }, and will be back next year.
        [box-returning] { $leader } is driven off, { $cause }, and will be back next year.
       *[other] { $leader } is driven off from { $zone }, { $cause }, and will be back next year.
    }
event_leader-leaves = { $leader } leaves { $zone } for good.
event_leader-changes-side = { $leader } goes over to the { FORM($faction, "plural") }.
event_leader-placed = { $leader } comes to { $zone }.
event_leader-enters = { $leader } comes into the game in { $zone }.
event_leader-waits = { $leader } finds no city to come to and waits.
event_units-change-side = Units in { $zone } go over to the { FORM($faction, "plural") }: { $units }.
event_faction-leader = { $leader } leads the { $faction } faction.
event_leads-alone = { $leader } leads the { $faction } faction alone now.
event_initiative-turned = The { $side } takes the initiative.
event_janus = Janus: Romans do not fight Romans this year.
event_activation-draw = The marker drawn for activation: { $drawn }.
event_people-at-war = The { $people } go to war; the { $faction } controls them.
event_people-to-be-controlled = The { $faction } will control the { $people } next year.
event_people-controlled = The { $faction } controls the { $people } now.
event_people-pacified = The { $people } make peace, { $means }.
event_people-at-home = The { $people } are home again.
event_allegiance = The { $people } are allies of the { FORM($faction, "plural") }.
event_diplomacy-succeeds = { $leader } wins over the { $people }: { $total }, below { $capacity }.
event_diplomacy-fails = { $leader } talks to the { $people } in vain: { $total }, not below { $capacity }.
event_pretender = { $leader } is urged to seize the leadership of the { $faction } faction.
event_coup-validated = { $leader } rises: { $total }, not above { $capacity }.
event_coup-fails = { $leader } does not dare: { $total }, above { $capacity }.
event_zone-faithful = The leaders in { $zone } stay faithful: { $total }, not above { $capacity }.
event_zone-unfaithful = The leaders in { $zone } join the coup: { $total }, above { $capacity }.
event_coup-succeeds =
    { $leader } has beaten the last leader of the { $faction } faction: { GENDER($leader) ->
        [feminine] her
       *[other] his
    } coup succeeds.
event_triumvir-refuses = { $leader } will not be bought: { $roll }, not below { $capacity }.
event_triumvir = { $leader } is Triumvir; { $region } stands apart.
event_triumvir-rallied = { $region } and all in it join the { FORM($faction, "plural") }.
event_factions-change = { $leader } leads the { $faction } faction, and the players change factions. The score is { $score } now.
event_attempt-on-caesar = The daggers are drawn: { $roll }, below { $against }.
event_no-attempt-on-caesar = Nobody dares to touch Caesar: { $roll }, not below { $against }.
event_attempt-succeeds = Caesar is murdered: { $total }, and 6 is enough.
event_attempt-fails = Caesar survives the attempt: { $total }, and 6 is needed.
event_army-divides =
    The army in { $zone } divides: { $leaders ->
        [one] { $leaders } leaves for { $to }
       *[other] { $leaders } leave for { $to }
    }{ $units ->
        [none] { "" }
       *[other] { " " }with { $units }
    }.
event_to-alexandria =
    { WHICH($piece) ->
        [m-antonius] M. Antonius goes to { $zone }.
       *[other]
            { $piece } { $piece ->
                [one] goes
               *[other] go
            } to { $zone } with M. Antonius.
    }
event_assassination-fails = The daggers miss { $leader } ({ $roll }).
event_intrigues-end = The { $side } silences the intrigues in the Senate.
event_imperium = The { $side } steadies the Republic: the SPQR track stands at { $spqr }.
event_region-taken = The { $faction } controls { $region }.
event_region-lost = Nobody controls { $region }.
event_roma-taken = The { $faction } controls Roma.
event_roma-lost = Nobody controls Roma.
why_not-held = You do not hold { $stratagem }.
why_not-this-moment = { $stratagem } cannot be played at this moment.
why_not-in-this-army =
    { $piece ->
        [one] { $piece } is not in the half of the army in { $zone } that is being shared out.
       *[other] { $piece } are not in the half of the army in { $zone } that is being shared out.
    }
why_not-an-enemy-legion-there =
    { $piece ->
        [one] { $piece } is not a legion of your opponent in { $zone }.
       *[other] { $piece } are not a legion of your opponent in { $zone }.
    }
why_not-the-pretender = { $leader } is not the Pretender who could be bought off now.
why_not-the-nearest = { $zone } is not the nearest zone with a unit of yours.
why_not-on-its-units =
    { $leader } comes to a unit of { GENDER($leader) ->
        [feminine] her
       *[other] his
    } own People.
why_other-phase = { $stratagem } belongs to another moment.
why_other-step = { $stratagem } belongs to another step of the results.
why_initiative-given = The scenario gives the initiative this turn; there is no roll to turn round.
why_temple-closed-already = Janus has been played this turn.
why_not-a-major = The { $people } are not a Major People.
why_not-a-minor = The { $people } are not a Minor People.
why_not-at-peace = The { $people } are not at peace.
why_barred = The { $people } were pacified by arms and keep the peace until { $year }.
why_nobody-to-raise = No such People can rise now.
why_nobody-to-win = There is no activated Major People whose allegiance could be won.
why_nobody-to-pacify = There is no such People to make peace with.
why_parthi-ally-with-nobody = The Parthi ally with nobody.
why_not-activated = The { $people } are at peace: only an activated People can become an ally.
why_has-an-ally = The { $people } are allies of a faction already.
why_only-by-arms = In this scenario only arms can pacify the { $people }.
why_diplomacy-tried = You have tried diplomacy this turn.
why_diplomacy-instead = You have tried diplomacy this year instead of stratagems.
why_stratagems-instead = You have played stratagems this year instead of diplomacy.
why_no-faction-leader = You have no Faction Leader to speak for you.
why_no-coup-at-the-rubicon = In the year of the Rubicon the Republican attempts no coup.
why_pretender-already = { $leader } is Pretender already; a faction has only one at a time.
why_no-pretender = No enemy leader could become a Pretender now.
why_not-an-enemy-leader = { $leader } is not a Roman leader of your opponent.
why_not-your-leader = { $leader } is not a Roman leader of yours.
why_not-in-play = { $leader } is not on the map.
why_never-a-pretender = { $leader } can never be a Pretender.
why_assassin-stays = { $leader } is an Assassin of Caesar and stays a Republican.
why_no-other-face = { $leader } cannot show the face of your faction.
why_leads-already = { $leader } is a Faction Leader already.
why_is-pretender = { $leader } is a Pretender.
why_beside-faction-leader =
    { $leader } stands in the zone of a Faction Leader of { GENDER($leader) ->
        [feminine] her
       *[other] his
    } faction.
why_two-faction-leaders = A faction has one or two Faction Leaders; only one alone can name a second.
why_caesar-and-pompeius-lead = While Caesar and Pompeius lead, nobody leads beside them.
why_coup-in-progress = The coup of { $leader } is in progress.
why_too-little-standing = The political capacity of { $leader } is more than one below the highest.
why_caesar-is-guarded = Caesar can be murdered only on the Ides of March.
why_no-victim = Your opponent has no leader within reach.
why_plague-already = The plague has broken out already.
why_no-legions = There is no enemy legion.
why_no-city = { $zone } has no city.
why_heirs-join-leaders =
    { $leader } comes to a zone that holds a leader of { GENDER($leader) ->
        [feminine] her
       *[other] his
    } faction.
why_outside-the-republic = { $zone } lies outside the Republic.
why_under-triumvir = { $zone } stands apart under a Triumvir.
why_caesarian-leader-there = A Caesarian leader is in { $zone }.
why_no-sea = Ships cannot reach { $zone }.
scenario_1_title = From Caesar to Augustus
scenario_1_history = In January of 49 BC Caesar leads the Thirteenth over a small river and the Republic splits in two. The whole story is here: the flight from Rome, Pharsalus, the Ides of March, Philippi, and twenty years later the young heir who shuts the gates of Janus because nobody is left to fight.
scenario_2_title = The Rise of Caesar
scenario_2_history = The same opening, played to the year of the murder. Pompey holds six regions and the sea but almost nothing in Italy; Caesar holds Gaul and the best army in the world. He has six years to turn one into the other.
scenario_3_title = The Pharsalus Campaign
scenario_3_history = Italy and Spain are Caesar’s, and Pompey has gathered the Senate and the armies of the East in Greece. In 48 BC Caesar risks the Adriatic in winter. One battle may settle it; one lost fleet may settle it the other way.
scenario_4_title = The campaigns of Thapsus and Munda
scenario_4_history = Pompey is dead on an Egyptian beach, yet his cause is not. Cato and Scipio raise Africa with King Juba, Egypt and Pontus are in arms, and the sons of Pompey look to Spain. Caesar must be everywhere at once.
scenario_5_title = The Philippi campaign
scenario_5_history = Caesar’s heir and Caesar’s general have made peace with each other in order to make war on his killers. Brutus and Cassius hold the East with twenty legions; Sextus Pompey holds the islands and the grain.
scenario_6_title = The war against L. Antonius and S. Pompeius
scenario_6_history = The victors share out the world. In Italy the consul Lucius Antonius takes up the cause of the dispossessed and is shut up in Perugia; from Sicily Sextus Pompey starves the city; beyond the Euphrates the Parthians saddle their horses.
scenario_7_title = The Actium campaign
scenario_7_history = Two men are left. Octavian has the West, Agrippa and the name of Caesar; Antony has the East, Cleopatra and her treasure. In 32 BC the Senate declares war on the queen, and everybody knows on whom.
option_handicap_name = Handicap
option_handicap_text = Points that one side begins with, to make an uneven scenario even. Where regions decide, the other side must reach its goal and make the points good; if it does not, it has lost.
option_actiumLegions_name = Antony's legions at Actium
option_actiumLegions_text = In Scenario 7 four legions are on both lists: the Republican goes without them, or has four others from the Reserve in their place.
option_assassinationCount_name = What the conspirators count
option_assassinationCount_text = The attempt on Caesar is rolled against his legions, as printed, or against his regions, which the die suggests.
option_smcAfterMurder_name = Sequences after the murder
option_smcAfterMurder_text = The total of sequences is halved and rounded down, or lowered by two.
option_coupModifierFidelity_name = Modifier of a coup in fidelity tests
option_coupModifierFidelity_text = The figure on the counter is subtracted in fidelity tests too, as printed, or turned so that it helps the coup.
option_garrisonOnTrack_name = Garrisons on the SPQR track
option_garrisonOnTrack_text = On the SPQR track a region has its garrison only with legions of its controller, or with legions of either faction.
option_event8_name = Divine peace
option_event8_text = Event 8 takes one sequence from each player, or leaves each player only one.
option_romeEvasion_name = Flight from Roma without a die
option_romeEvasion_text = Leaders alone in Roma escape without a roll in Scenario 2 only, as printed, or in Scenario 1 too.
option_geostrategyChoice_name = Stratagems and diplomacy
option_geostrategyChoice_text = In Phase C a player may play stratagems and try diplomacy, or only one of the two.
option_both = both
option_either = either
scenario_1_aim = Whoever leads in points after 29 BC wins, if no Assassin of Caesar is left. More than 75 points win at once.
scenario_2_aim = The Caesarian needs 15 points after 44 BC, the Republican a score below 0; between them it is a draw.
scenario_3_aim = Caesar must take Asia and Graecia and keep what he has; Pompeius must keep both, and Africa.
scenario_4_aim = Caesar needs six regions and Roma, Italia, Africa and Hispania among them. Africa or Hispania alone is enough for the Republican.
scenario_5_aim = The Caesarian needs six regions with Roma, Italia and Graecia. The Republican needs Graecia.
scenario_6_aim = The Caesarian must hold all seven regions. Two are enough for the Republican.
scenario_7_aim = More regions than the other, and Egypt: occupied by Octavianus, or still the ally of Antonius.
sketch_score = score { $score }
sketch_spqr =
    { $face ->
        [cicero] Cicero { $n }/5
       *[princeps] Princeps { $n }/5
    }
sketch_italia =
    { $name } ({ $side ->
        [none] nobody
       *[other] { $side }
    }; Roma { $roma ->
        [none] nobody
       *[other] { $roma }
    })
sketch_triumvir = { $region } (apart, under { $leader })
sketch_abroad = Beyond the Republic
sketch_legions = Legio { $numbers }
sketch_units = { $n } { $name }
sketch_of-people = { $people } { $name }
sketch_fleet = { $name } (fleet)
sketch_all-at-peace = All Peoples are at peace.
sketch_peoples = Peoples: { $peoples }
sketch_at-war =
    { $side ->
        [none] { $people } (at war)
       *[other] { $people } (at war, { $side })
    }
sketch_allied =
    { $side ->
        [none] { $people } (allied)
       *[other] { $people } (allied, { $side })
    }
sketch_levy = { $region }: { $force }
sketch_recruits = Recruits: { $levies }
sketch_returning = Return next year: { $force }
sketch_to-deploy = To be deployed ({ FORM($side, "initial") }): { $force }
sketch_intrigues = Intrigues in the Senate: { $n }
sketch_plague = Plague in { $zone }
sketch_or = { $one }  or  { $other }
stratagem_initiative_means = Initiative
stratagem_initiative_does = Turn the initiative roll in your favour.
stratagem_janus_means = Janus
stratagem_janus_does = No battle between Roman units of the two factions this turn.
stratagem_coup-d-etat_means = Coup d'état
stratagem_coup-d-etat_does = Make an enemy leader a Pretender: 1d6 plus the figure must not exceed his PC.
stratagem_soulevement-d-un-peuple-mineur_means = Uprising of a Minor People
stratagem_soulevement-d-un-peuple-mineur_does = One Minor People at peace goes to war.
stratagem_soulevement-de-deux-peuples-mineurs_means = Uprising of two Minor Peoples
stratagem_soulevement-de-deux-peuples-mineurs_does = Two Minor Peoples at peace go to war.
stratagem_soulevement-d-un-peuple-majeur_means = Uprising of a Major People
stratagem_soulevement-d-un-peuple-majeur_does = One Major People at peace goes to war.
stratagem_allegeance-d-un-peuple-majeur_means = Allegiance of a Major People
stratagem_allegeance-d-un-peuple-majeur_does = An activated Major People other than the Parthi becomes your ally.
stratagem_fuite-opportune_means = Timely flight
stratagem_fuite-opportune_does = Just before a battle, march your force away to a zone free of enemy units.
stratagem_faveur-divine_means = Divine favour
stratagem_faveur-divine_does = Name the result of one die, yours or the enemy’s.
stratagem_assassinat_means = Assassination
stratagem_assassinat_does = Any Roman leader but Caesar dies on 8 or 9 of 1d10; Octavianus and M. Antonius only on 9.
stratagem_foyer-de-peste_means = Outbreak of plague
stratagem_foyer-de-peste_does = A zone with a port falls ill for the rest of Phase E.
stratagem_desertion_means = Desertion
stratagem_desertion_does = Up to five enemy legions in one zone are reduced.
stratagem_transfuges_means = Turncoats
stratagem_transfuges_does = Before a battle two enemy Roman units come over, at most one of them a legion or a fleet.
stratagem_veni-vidi-vici_means = I came, I saw, I conquered
stratagem_veni-vidi-vici_does = A Faction Leader’s battle against non-Romans takes the best row without a roll.
stratagem_poliorcetique_means = Siegecraft
stratagem_poliorcetique_does = The attacker adds the figure in a zone with a city or port.
stratagem_muraille_means = City wall
stratagem_muraille_does = The defender applies the figure in a zone with a city or port.
stratagem_la-fleche-du-parthe_means = Parthian shot
stratagem_la-fleche-du-parthe_does = After a battle with Parthians, eliminate one Roman unit, whoever won.
stratagem_intrigue-au-senat_means = Intrigue in the Senate
stratagem_intrigue-au-senat_does = While it lies in Roma, the player without Italia scores 3 VP each Phase F.
stratagem_pacification-d-un-peuple-mineur_means = Pacification of a Minor People
stratagem_pacification-d-un-peuple-mineur_does = One Minor People is at peace at once.
stratagem_pacification-d-un-peuple-majeur_means = Pacification of a Major People
stratagem_pacification-d-un-peuple-majeur_does = One Major People is at peace; its leaders and units go home.
stratagem_pacification-d-une-nationalite_means = Pacification of a Nationality
stratagem_pacification-d-une-nationalite_does = Every People of one Nationality that is at war makes peace, your own included.
stratagem_pax-romana_means = Roman peace
stratagem_pax-romana_does = All Peoples at war, or a single one, make peace; once in a game.
stratagem_idus-martias_means = Ides of March
stratagem_idus-martias_does = Republican only: an attempt on Caesar takes place, with +2.
stratagem_imperium_means = Imperium
stratagem_imperium_does = The marker on the SPQR track moves one space towards 0.
stratagem_ralliement-d-un-triumvir_means = Rallying a Triumvir
stratagem_ralliement-d-un-triumvir_does = A Triumvir and all that stands in his region join your faction.
stratagem_triumphus_means = Triumph
stratagem_triumphus_does = Score the printed VP.
step_deployment-1 = Deployment
step_deployment-2 = Deployment
short_deployment = deployment
bc = BC
spqr = SPQR
years_bc = { $from } to { $to } BC
year_bc = { $year } BC
tracks_regions = Regions
tracks_points = { $n } CP, garrison { $garrison }
tracks_leaders = Faction Leaders
tracks_janus = The temple of Janus is closed
reserve_levies = Levies of { $region }
reserve_legio = Legions
reserve_auxilia = Auxilia
reserve_equites = Equites
reserve_naves = Naves
reserve_caesar-dead = when Caesar is dead
reserve_after = after { $leader }
choice_embark-all = All aboard
choice_desertion =
    { $n ->
        [one] one legion of { $of } is reduced
       *[other] { $n } legions of { $of } are reduced
    }
choice_adrift = at sea: the winter takes it, unless a leader brings it to a port
choice_envoys = Whom they win over fights for you: { $chances }
choice_embassy = the { $people } { $n } in 10
choice_in-ten = { $n } in 10
warn_ships-without-port = This is your last sequence of the year, and ships that are not in a port are lost in winter: look at { $place }. End it all the same?
warn_recruits = More could be raised in { $region }. Leave it at that?
option_once = 22 legions
option_replaced = 26 legions
option_legions = his legions
option_regions = his regions
option_halve = halved
option_minus2 = two fewer
option_printed = as printed
option_favourable = in favour of the coup
option_controller = the controller's legions
option_anybody = anybody's legions
option_minusOneEach = one fewer each
option_oneEach = one each
option_scenario2 = Scenario 2
option_scenarios1and2 = Scenarios 1 and 2
moment_ides = the Ides of March
word_legions = { $n } legions
word_legions_named = legions { $names }
word_equites =
    { $n ->
        [one] equites
       *[other] { $n } equites
    }
word_auxilia =
    { $n ->
        [one] auxilia
       *[other] { $n } auxilia
    }
word_naves =
    { $n ->
        [one] a fleet
       *[other] { $n } fleets
    }
forecast_title = The Republic at the year's end
forecast_dead = As things stand SPQR reaches 5: the Republic dies, and both sides lose.
forecast_stands = SPQR is { $now } and would be { $next }; at 5 both sides lose.
choice_republic = A Faction Leader against Romans: SPQR would reach 5, and both sides lose.
way_inland = no coast here
way_no-coast = inland
way_no-voyage = no voyage now
way_because_weather = nobody sails this year
way_because_ill = he is ill
way_because_rules = he cannot put to sea yet
way_from-port = from { $port }
way_coast = the coast
mover_garrison =
    { $n ->
        [one] takes a legion that { $region } needs as garrison
       *[other] takes { $n } legions that { $region } needs as garrison
    }
owed_garrison =
    { $n ->
        [one] The garrison of { $region } lacks 1 legion of { $of }
       *[other] The garrison of { $region } lacks { $n } legions of { $of }
    }
owed_garrison-remedy = Call one back, or march another in.
owed_garrison-short =
    { $n ->
        [one] { $region } lacks 1 legion
       *[other] { $region } lacks { $n } legions
    }
owed_since =
    { $led ->
        [yes] Since { $who } left with { $units }.
       *[no] Since { $units } left.
    }
recruit_limit =
    { $owed ->
        [0] one in each round; { $n } of { $of } can still be raised here this year
       *[other] one in each round; { $n } of { $of } can still be raised here this year; the garrison needs { $owed }
    }
recruit_counter = { $strength } SP, quality { $quality }
`
