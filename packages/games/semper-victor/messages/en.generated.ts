// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'aims.at-once': Record<never, never>
  'aims.after': { year: Value }
  'aims.words.maxence': Record<never, never>
  'aims.words.dioceses': { n: Value }
  'aims.words.points': { last?: Maybe; year: Value }
  'aims.words.points-and-italia': { year: Value }
  'aims.words.italia': { year: Value }
  'aims.words.reigns': Record<never, never>
  'aims.words.magnence-dies': Record<never, never>
  'aims.words.city': { year: Value }
  'aims.words.primus': { year: Value }
  'aims.words.three-quarters': { year: Value }
  'aims.otherwise': Record<never, never>
  'aims.otherwise.city': Record<never, never>
  'aims.maxence': Record<never, never>
  'aims.maxence.words': Record<never, never>
  'aims.magnence-dead': Record<never, never>
  'aims.magnence-dead.words': Record<never, never>
  'aims.magnence-reigns': Record<never, never>
  'aims.magnence-reigns.words': Record<never, never>
  'aims.dioceses': { n: Value }
  'aims.points': Record<never, never>
  'aims.points.words': { other: Value }
  'aims.points.ahead': Record<never, never>
  'aims.points.primus': Record<never, never>
  'aims.twice': Record<never, never>
  'aims.twice.words': Record<never, never>
  'aims.three-quarters': Record<never, never>
  'aims.three-quarters.words': Record<never, never>
  'aims.city': Record<never, never>
  'aims.city.words': Record<never, never>
  'aims.primus': Record<never, never>
  'aims.primus.words': Record<never, never>
  'aims.key': { city: Value }
  'aims.needs': { cities: Value }
  'aims.ends': Record<never, never>
  'aims.ends.text': { leader: Value; year: Value }
  'aims.ends.early': { leader: Value; year: Value; until: Value; points: Value }
  'task.set-out': { leader: Value; zone: Value; left: Value }
  'task.march': { leader: Value; zone: Value; left: Value }
  'task.march-alone': { units: Countable; zone: Value }
  'task.march-at-home': { piece: Countable; zone: Value }
  'task.leave-fleet': { pieces: Countable; fleet: Value }
  'task.sail': { fleet: Value; at: Value }
  'task.evade': { zone: Value; below: Value }
  'task.evade-with': { zone: Value }
  'task.solitary-flight': { leader: Value; zone: Value }
  'task.retreat-piece': { piece: Countable; zone: Value }
  'task.react.after-roll': { roller: Value; value: Value; why: Value; zone: Value }
  'verb.march-at-home': { noun: Value }
  'verb.sail': { noun: Value }
  'verb.recall': { noun: Value }
  'verb.sail-to': { noun: Value }
  'verb.land': { noun: Value }
  'verb.evade': { noun?: Maybe }
  'verb.divide': Record<never, never>
  'event.sequence': { side: Value; left: Value }
  'event.extra-sequence-begins': { side: Value }
  'event.roll': { roller: Value; value: Value; why: Value; zone: Value }
  'event.divine-favour': { side: Value; value: Value }
  'event.march': { leader?: Maybe; units?: Maybe; from: Value; to: Value }
  'event.moves-at-home': { piece: Countable; from: Value; to: Value }
  'event.left-on-the-way': { unit: Countable; zone: Value }
  'event.voyage': { fleet: Value; to: Value }
  'event.landing': { fleet: Value; zone: Value; pieces: Value }
  'event.no-evasion': { side: Value; zone: Value; below: Value }
  'event.evasion': { side: Value; zone: Value; die: Value; below: Value }
  'event.slipped-away': { side: Value; from: Value; to: Value; pieces: Value }
  'event.leader-dies': { leader: Value; cause: Value; zone: Value }
  'event.leader-driven-off': { leader: Value; zone: Value }
  'event.battle': { zone: Value; strength: Value; attacker: Value; column: Value; row: Value; result: Value; winner: Value }
  'event.unit-eliminated': { unit: Countable; zone: Value }
  'event.retreat': { side: Value; from: Value; to: Value; pieces: Value }
  'event.trapped': { piece: Countable; zone: Value }
  'event.parthian-shot': { unit: Countable; zone: Value }
  'why.ill': { leader: Value }
  'why.at-sea': Record<never, never>
  'why.political-agitation': Record<never, never>
  'why.popular-rage': { zone: Value }
  'why.foreign-leader-alone': { leader: Value }
  'why.no-leader-outside': { unit: Countable }
  'why.ripenses-stay': { unit: Countable }
  'why.needs-emperor': { unit: Countable }
  'why.people-at-peace': { zone: Value }
  'why.armenians-stay': { unit: Countable }
  'why.outside-closed': { zone: Value }
  'why.camps-apart': { leader: Value; zone: Value }
  'why.armenia-is-yours': Record<never, never>
  'why.other-band': { people: Value; region: Value }
  'why.left-without-leader': { unit: Value; zone: Value }
  'why.other-people-at-peace': { people: Value }
  'why.too-far-from-home': { people: Value; range: Value }
  'why.two-points-outside': Record<never, never>
  'why.janus': { place: Value }
  'why.fleet-not-yours': { fleet: Value }
  'why.fleet-lost': { fleet: Value }
  'why.fleet-has-moved': { fleet: Value }
  'why.dangerous-seas': Record<never, never>
  'why.not-in-port': { piece: Countable; fleet: Value }
  'why.romans-only-aboard': { piece: Value }
  'why.fleet-full': { fleet: Value }
  'why.at-home-defending': Record<never, never>
  'why.at-home-attacking': Record<never, never>
  'why.political-capacity': Record<never, never>
  'why.germanic-vigour': Record<never, never>
  'why.donative': Record<never, never>
  'why.famine': Record<never, never>
  'year-end.of': { title: Value; turn: Value; turns: Value }
  'year-end.college': Record<never, never>
  'year-end.civil-war': Record<never, never>
  'year-end.pax': Record<never, never>
  'year-end.usurpers': { n: Countable }
  'year-end.usurper': { side: Value }
  'year-end.reigning': { emperors?: Maybe; capitals: Countable }
  'year-end.diocese': { name: Value; side: Value }
  'year-end.diocese.keys': Record<never, never>
  'year-end.dioceses.none': Record<never, never>
  'year-end.dioceses.some': { n: Value }
  'year-end.dioceses.count': { primus: Value; secondus: Value }
  'year-end.dioceses.of': { regions?: Maybe }
  'year-end.points.both': { primus: Value; secondus: Value }
  'year-end.now': { side: Value }
  'year-end.now.draw': Record<never, never>
  'year-end.early': Record<never, never>
  'year-end.years-left': { n: Countable }
  'year-end.draw': { year: Value }
  'year-end.draw.text': Record<never, never>
  'moment.college': Record<never, never>
  'moment.city': Record<never, never>
  'moment.roles': Record<never, never>
  'moment.roles.text': Record<never, never>
  'moment.roles.verdict': { leader?: Maybe }
  'moment.roles.because': { role?: Maybe }
  'moment.roles.points': { primus: Value; secondus: Value }
  'moment.track.points': Record<never, never>
  'moment.throne': { leader: Value }
  'moment.throne.after': { leader: Value }
  'moment.throne.because': { side: Value }
  'moment.revolt-over': Record<never, never>
  'moment.revolt-won': { leader: Value }
  'moment.revolt-lost': { leader: Value }
  'moment.revolt-won.because': Record<never, never>
  'moment.revolt-lost.because': Record<never, never>
  'year-event.unhealthy-rome': Record<never, never>
  'year-event.disastrous-weather': Record<never, never>
  'year-event.roman-discouragement': Record<never, never>
  'year-event.illness-of-the-primus-augustus': Record<never, never>
  'year-event.germanic-vigour': Record<never, never>
  'year-event.political-agitation': Record<never, never>
  'year-event.savage-winter': Record<never, never>
  'year-event.peace-of-god': Record<never, never>
  'year-event.dangerous-seas': Record<never, never>
  'year-event.unpopularity-of-the-primus-augustus': Record<never, never>
  'year-event.popular-rage': Record<never, never>
  'year-event.donative-to-the-comitatenses': Record<never, never>
  'year-event.plague-in-the-east': Record<never, never>
  'year-event.excitable-persians': Record<never, never>
  'year-event.famine-in-germania': Record<never, never>
  'task.deploy-unit': { unit: Countable }
  'task.enter-leader': { leader: Value }
  'task.found-city': Record<never, never>
  'task.discard': { kept: Value }
  'task.return-unit': { unit: Countable }
  'task.winter-quarters': { leader: Value; zone: Value }
  'task.put-home': { piece: Countable }
  'task.bring-home': { piece: Countable }
  'task.assign-protectores': Record<never, never>
  'task.sacrifice-emperor': { capitals: Value }
  'verb.found': Record<never, never>
  'verb.wait': Record<never, never>
  'verb.guard': { noun: Value }
  'verb.sacrifice': { noun: Value }
  'verb.enough': Record<never, never>
  'task.react.initiative': Record<never, never>
  'task.react.uprisings': Record<never, never>
  'task.react.usurpations': Record<never, never>
  'window.initiative': Record<never, never>
  'window.uprisings': Record<never, never>
  'window.usurpations': Record<never, never>
  'window.campaign': Record<never, never>
  'task.react.march': Record<never, never>
  'window.march': Record<never, never>
  'window.before-battle': Record<never, never>
  'window.after-roll': Record<never, never>
  'window.after-battle': Record<never, never>
  'event.turn': { year: Value; turn: Value; turns: Value }
  'event.draw': { counter?: Maybe; side: Value }
  'event.discard': { counter?: Maybe; side: Value }
  'event.deploy': { piece: Countable; zone: Value }
  'event.initiative': { side: Value }
  'event.initiative-turned': { side: Value }
  'event.leader-enters': { leader: Value; zone: Value }
  'event.leader-waits': { leader: Value }
  'event.leader-never-comes': { leader: Value }
  'event.leader-leaves': { leader: Value }
  'event.activation-draw': { drawn: Value }
  'event.people-at-war': { people: Value; faction: Value }
  'event.people-controlled': { people: Value; faction: Value }
  'event.people-pacified': { people: Value; means: Value }
  'event.people-at-home': { people: Value }
  'event.city-begun': { year: Value }
  'event.city-interrupted': { zone: Value }
  'event.city-built': { zone: Value }
  'event.year-closes': { year: Value }
  'event.pax-romana': { year: Value }
  'event.pax-broken': { leader: Value }
  'event.sequences': { total: Value; primus: Value; secondus: Value }
  'event.extra-sequence': { side: Value }
  'event.popular-rage': { roll: Value; zones: Value }
  'event.death-roll': { leader: Value; limit: Value; roll: Value }
  'event.fleet-returns': { fleet: Value; zone: Value }
  'event.fleet-lost': { fleet: Value; year: Value }
  'event.fleet-controlled': { fleet: Value; side: Value }
  'event.region-taken': { faction: Value; region: Value }
  'event.units-change-side': { units: Countable; zone: Value; faction: Value }
  'event.unit-recovers': { unit: Countable; zone: Value }
  'event.unit-returns': { unit: Countable; zone: Value }
  'event.unit-waits': { unit: Value }
  'event.unit-lost': { unit: Countable; zone: Value }
  'event.unit-reduced': { unit: Countable; zone: Value }
  'event.withdraw': { leader: Value; from: Value; to: Value }
  'event.returns-home': { piece: Countable; people: Value; zone: Value }
  'event.score': { side: Value; points: Value; why: Value; score: Value }
  'event.roles-change': { primus: Value; secondus: Value }
  'why.not-a-choice-here': { noun: Value }
  'why.city-closed': Record<never, never>
  'why.city-begun-already': Record<never, never>
  'why.constantin-must-reign': Record<never, never>
  'why.thracia-not-yours': Record<never, never>
  'zone': { region: Value; number: Value; town: Value }
  'aboard': { fleet: Value }
  'task.name-emperors': Record<never, never>
  'task.veto': { leader: Value; rank: Value }
  'task.pick-successor': Record<never, never>
  'task.pick-general': Record<never, never>
  'task.pick-usurper': Record<never, never>
  'task.extend-usurpation': { leader: Value }
  'task.divide-units': { unit: Countable; leader: Value; zone: Value }
  'task.rally': { zone: Value; capacity: Value }
  'task.take-rallied': { leader: Value; zone: Value }
  'task.raise-people': { left: Value }
  'task.pax-romana': Record<never, never>
  'task.pick-victim': Record<never, never>
  'task.pick-plague-zone': Record<never, never>
  'task.pick-desertion-zone': Record<never, never>
  'task.pick-abandoned-diocese': Record<never, never>
  'task.lay-thorn': { stratagem: Value }
  'verb.name-augustus': { noun: Value }
  'verb.name-caesar': { noun: Value }
  'verb.agree': Record<never, never>
  'verb.refuse': Record<never, never>
  'verb.enthrone': { noun: Value }
  'verb.elevate': { noun: Value }
  'verb.support': { noun: Value }
  'verb.extend': { noun: Value }
  'verb.give-to': { noun: Value }
  'verb.rally': Record<never, never>
  'verb.do-not-rally': Record<never, never>
  'verb.pacify-all': Record<never, never>
  'verb.demoralize': { noun: Value }
  'verb.abandon': { noun: Value }
  'verb.lay': { noun: Value }
  'verb.usurpation-d-un-augustus-secondus': Record<never, never>
  'verb.usurpation-d-un-caesar-secondus': Record<never, never>
  'verb.usurpation-secondus': Record<never, never>
  'verb.usurpation-d-un-augustus-primus': Record<never, never>
  'verb.usurpation-d-un-caesar-primus': Record<never, never>
  'verb.usurpation-primus': Record<never, never>
  'verb.initiative': Record<never, never>
  'verb.assassinat': Record<never, never>
  'verb.foyer-de-peste': Record<never, never>
  'verb.epidemie-de-peste': Record<never, never>
  'verb.desertion': Record<never, never>
  'verb.in-hoc-signo-vinces': { noun: Value }
  'verb.sol-invictus': { noun: Value }
  'verb.roma-victor': Record<never, never>
  'verb.furor-germanicus': Record<never, never>
  'verb.la-fleche-de-parthe': Record<never, never>
  'verb.coup-d-etat-perse': Record<never, never>
  'verb.soulevement-d-un-peuple-mineur': Record<never, never>
  'verb.soulevement-de-deux-peuples-mineurs': Record<never, never>
  'verb.soulevement-de-trois-peuples-mineurs': Record<never, never>
  'verb.soulevement-d-un-peuple-majeur': Record<never, never>
  'verb.soulevement-de-trois-peuples-majeurs': Record<never, never>
  'verb.pacification-d-un-peuple-mineur': Record<never, never>
  'verb.pacification-de-deux-peuples-mineurs': Record<never, never>
  'verb.pacification-de-trois-peuples-mineurs': Record<never, never>
  'verb.pacification-d-un-peuple-majeur': Record<never, never>
  'verb.pacification-d-une-nationalite': Record<never, never>
  'verb.pax-romana': Record<never, never>
  'verb.persecution': Record<never, never>
  'verb.heresy': Record<never, never>
  'verb.bagaudes': Record<never, never>
  'event.named': { leader: Value; rank: Value; side: Value }
  'event.refused': { leader: Value; rank: Value }
  'event.enthroned': { leader: Value; side: Value }
  'event.exiled': { leader: Value; zone: Value }
  'event.protectores': { side: Value; leader: Value }
  'event.usurper': { leader: Value; against: Value; zone: Value }
  'event.usurpation-validated': { leader: Value; roll: Value; capacity: Value }
  'event.usurpation-fails': { leader: Value; roll: Value; capacity: Value }
  'event.joins-usurper': { leader: Value; usurper: Value; zone: Value }
  'event.zone-loyal': { zone: Value; total: Value; capacity: Value }
  'event.zone-disloyal': { zone: Value; total: Value; capacity: Value }
  'event.usurpation-spreads': { leader: Value; region: Value; total: Value; capacity: Value }
  'event.usurpation-contained': { region: Value; leader: Value; total: Value; capacity: Value }
  'event.companion-leaves': { leader: Value; zone: Value; roll: Value; capacity: Value }
  'event.companion-stays': { leader: Value; zone: Value; roll: Value; capacity: Value }
  'event.leader-changes-side': { leader: Value; faction: Value }
  'event.usurpation-succeeds': { leader: Value; against: Value }
  'event.usurpation-over': { leader: Value }
  'event.rallied': { zone: Value; total: Value; capacity: Value }
  'event.not-rallied': { zone: Value; total: Value; capacity: Value }
  'event.stratagem': { side: Value; stratagem: Value }
  'event.thorn': { side: Value; stratagem: Value; zone: Value }
  'event.thorn-pulled': { stratagem: Value; zone: Value }
  'event.assassination-fails': { leader: Value; roll: Value }
  'event.furies-cancel': { zone: Value }
  'why.no-head': { side: Value; rank: Value }
  'why.rank-full': { side: Value; rank: Value }
  'why.not-your-leader': { leader: Value }
  'why.dux': { leader: Value }
  'why.retired': { leader: Value }
  'why.in-civil-war': { leader: Value }
  'why.has-the-rank': { leader: Value }
  'why.proposed-already': { leader: Value }
  'why.as-many-as-capitals': { all: Value }
  'why.too-few-capitals': { own: Value }
  'why.only-sons': Record<never, never>
  'why.elder-first': { elder: Value; leader: Value }
  'why.son-of-licinius': { leader: Value }
  'why.nephew-of-constantin': { leader: Value }
  'why.truce': Record<never, never>
  'why.two-usurpers-already': Record<never, never>
  'why.no-augustus-to-usurp': Record<never, never>
  'why.needs-two-augusti': Record<never, never>
  'why.needs-two-caesars': Record<never, never>
  'why.not-an-enemy-leader': { leader: Value }
  'why.other-rank': { leader: Value }
  'why.superior-there': { leader: Value }
  'why.your-emperor-there': { leader: Value }
  'why.too-near-the-other-usurper': { leader: Value; usurper: Value }
  'why.nobody-to-usurp': Record<never, never>
  'why.other-side': { stratagem: Value }
  'why.other-phase': { stratagem: Value }
  'why.not-before-battle': { stratagem: Value }
  'why.initiative-given': Record<never, never>
  'why.nobody-to-raise': Record<never, never>
  'why.nobody-to-pacify': Record<never, never>
  'why.nobody-to-murder': Record<never, never>
  'why.nobody-to-desert': Record<never, never>
  'why.no-persians': Record<never, never>
  'why.no-king-of-persia': Record<never, never>
  'why.out-of-season': Record<never, never>
  'why.no-zone-for-it': Record<never, never>
  'why.not-in-this-battle': Record<never, never>
  'why.decided-already': Record<never, never>
  'why.not-after-battle': Record<never, never>
  'why.standing-ally': { people: Countable }
  'why.not-a-major': { people: Value }
  'why.not-a-minor': { people: Value }
  'why.not-at-peace': { people: Value }
  'why.barred': { people: Value; year: Value }
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
  'scenario.6a.title': Record<never, never>
  'scenario.6a.history': Record<never, never>
  'scenario.6b.title': Record<never, never>
  'scenario.6b.history': Record<never, never>
  'scenario.6c.title': Record<never, never>
  'scenario.6c.history': Record<never, never>
  'scenario.6d.title': Record<never, never>
  'scenario.6d.history': Record<never, never>
  'scenario.7.title': Record<never, never>
  'scenario.7.history': Record<never, never>
  'scenario.8.title': Record<never, never>
  'scenario.8.history': Record<never, never>
  'option.handicap.name': Record<never, never>
  'option.handicap.text': Record<never, never>
  'option.setUp.name': Record<never, never>
  'option.setUp.text': Record<never, never>
  'option.leaderlessUnits.name': Record<never, never>
  'option.leaderlessUnits.text': Record<never, never>
  'option.usurpWithoutAugustus.name': Record<never, never>
  'option.usurpWithoutAugustus.text': Record<never, never>
  'option.constantinopleAt.name': Record<never, never>
  'option.constantinopleAt.text': Record<never, never>
  'option.roaming.name': Record<never, never>
  'option.roaming.text': Record<never, never>
  'option.excitablePersians.name': Record<never, never>
  'option.excitablePersians.text': Record<never, never>
  'option.persecutionWindow.name': Record<never, never>
  'option.persecutionWindow.text': Record<never, never>
  'option.riverScope.name': Record<never, never>
  'option.riverScope.text': Record<never, never>
  'option.leaderPoints.name': Record<never, never>
  'option.leaderPoints.text': Record<never, never>
  'scenario.1.aim': Record<never, never>
  'scenario.2.aim': Record<never, never>
  'scenario.3.aim': Record<never, never>
  'scenario.4.aim': Record<never, never>
  'scenario.5.aim': Record<never, never>
  'scenario.6.aim': Record<never, never>
  'scenario.6a.aim': Record<never, never>
  'scenario.6b.aim': Record<never, never>
  'scenario.6c.aim': Record<never, never>
  'scenario.6d.aim': Record<never, never>
  'scenario.7.aim': Record<never, never>
  'scenario.8.aim': Record<never, never>
  'sketch.points': { first: Value; n: Value; second: Value; m: Value }
  'sketch.abroad': Record<never, never>
  'sketch.rank': { leader: Value; rank: Value }
  'sketch.fleet.lost': { fleet: Value; year: Value }
  'sketch.fleet': { load?: Maybe; fleet: Value; side: Value; place: Value }
  'sketch.no-war': Record<never, never>
  'sketch.at-war': { peoples: Value }
  'sketch.thorn': { stratagem: Value; zone: Value }
  'stratagem.usurpation-d-un-augustus-secondus.means': Record<never, never>
  'stratagem.usurpation-d-un-augustus-secondus.does': Record<never, never>
  'stratagem.usurpation-d-un-caesar-secondus.means': Record<never, never>
  'stratagem.usurpation-d-un-caesar-secondus.does': Record<never, never>
  'stratagem.usurpation-secondus.means': Record<never, never>
  'stratagem.usurpation-secondus.does': Record<never, never>
  'stratagem.usurpation-d-un-augustus-primus.means': Record<never, never>
  'stratagem.usurpation-d-un-augustus-primus.does': Record<never, never>
  'stratagem.usurpation-d-un-caesar-primus.means': Record<never, never>
  'stratagem.usurpation-d-un-caesar-primus.does': Record<never, never>
  'stratagem.usurpation-primus.means': Record<never, never>
  'stratagem.usurpation-primus.does': Record<never, never>
  'stratagem.initiative.means': Record<never, never>
  'stratagem.initiative.does': Record<never, never>
  'stratagem.fuite-opportune.means': Record<never, never>
  'stratagem.fuite-opportune.does': Record<never, never>
  'stratagem.assassinat.means': Record<never, never>
  'stratagem.assassinat.does': Record<never, never>
  'stratagem.foyer-de-peste.means': Record<never, never>
  'stratagem.foyer-de-peste.does': Record<never, never>
  'stratagem.epidemie-de-peste.means': Record<never, never>
  'stratagem.epidemie-de-peste.does': Record<never, never>
  'stratagem.desertion.means': Record<never, never>
  'stratagem.desertion.does': Record<never, never>
  'stratagem.abandon.means': Record<never, never>
  'stratagem.abandon.does': Record<never, never>
  'stratagem.in-hoc-signo-vinces.means': Record<never, never>
  'stratagem.in-hoc-signo-vinces.does': Record<never, never>
  'stratagem.sol-invictus.means': Record<never, never>
  'stratagem.sol-invictus.does': Record<never, never>
  'stratagem.roma-victor.means': Record<never, never>
  'stratagem.roma-victor.does': Record<never, never>
  'stratagem.furor-germanicus.means': Record<never, never>
  'stratagem.furor-germanicus.does': Record<never, never>
  'stratagem.la-fleche-de-parthe.means': Record<never, never>
  'stratagem.la-fleche-de-parthe.does': Record<never, never>
  'stratagem.coup-d-etat-perse.means': Record<never, never>
  'stratagem.coup-d-etat-perse.does': Record<never, never>
  'stratagem.soulevement-d-un-peuple-mineur.means': Record<never, never>
  'stratagem.soulevement-d-un-peuple-mineur.does': Record<never, never>
  'stratagem.soulevement-de-deux-peuples-mineurs.means': Record<never, never>
  'stratagem.soulevement-de-deux-peuples-mineurs.does': Record<never, never>
  'stratagem.soulevement-de-trois-peuples-mineurs.means': Record<never, never>
  'stratagem.soulevement-de-trois-peuples-mineurs.does': Record<never, never>
  'stratagem.soulevement-d-un-peuple-majeur.means': Record<never, never>
  'stratagem.soulevement-d-un-peuple-majeur.does': Record<never, never>
  'stratagem.soulevement-de-trois-peuples-majeurs.means': Record<never, never>
  'stratagem.soulevement-de-trois-peuples-majeurs.does': Record<never, never>
  'stratagem.pacification-d-un-peuple-mineur.means': Record<never, never>
  'stratagem.pacification-d-un-peuple-mineur.does': Record<never, never>
  'stratagem.pacification-de-deux-peuples-mineurs.means': Record<never, never>
  'stratagem.pacification-de-deux-peuples-mineurs.does': Record<never, never>
  'stratagem.pacification-de-trois-peuples-mineurs.means': Record<never, never>
  'stratagem.pacification-de-trois-peuples-mineurs.does': Record<never, never>
  'stratagem.pacification-d-un-peuple-majeur.means': Record<never, never>
  'stratagem.pacification-d-un-peuple-majeur.does': Record<never, never>
  'stratagem.pacification-d-une-nationalite.means': Record<never, never>
  'stratagem.pacification-d-une-nationalite.does': Record<never, never>
  'stratagem.pax-romana.means': Record<never, never>
  'stratagem.pax-romana.does': Record<never, never>
  'stratagem.persecution.means': Record<never, never>
  'stratagem.persecution.does': Record<never, never>
  'stratagem.heresy.means': Record<never, never>
  'stratagem.heresy.does': Record<never, never>
  'stratagem.bagaudes.means': Record<never, never>
  'stratagem.bagaudes.does': Record<never, never>
  'step.deployment': Record<never, never>
  'short.deployment': Record<never, never>
  'phase.A': Record<never, never>
  'ad': Record<never, never>
  'year.ad': { year: Value }
  'years.ad': { from: Value; to: Value }
  'points': Record<never, never>
  'letter.primus': Record<never, never>
  'letter.secondus': Record<never, never>
  'byzantium': Record<never, never>
  'byzantium.threat': { year: Value }
  'college': Record<never, never>
  'college.capitals': { used: Value; capitals: Countable }
  'college.PA': Record<never, never>
  'college.SA': Record<never, never>
  'college.A': Record<never, never>
  'college.C': Record<never, never>
  'college.free': Record<never, never>
  'college.barred': Record<never, never>
  'college.usurpers': { n: Value; of: Value }
  'college.usurper': { against: Value; zone: Value; points: Value; master: Value }
  'college.usurper-unpaid': { against: Value; zone: Value }
  'college.followers': { names: Value }
  'college.protectores': { leader: Value }
  'college.house': Record<never, never>
  'college.father': Record<never, never>
  'college.dead': Record<never, never>
  'college.never': Record<never, never>
  'college.son': { n: Countable }
  'college.comes': { year: Value }
  'college.heir': { follows: Value; heirs: Value }
  'college.fleet': { n: Countable; port: Value }
  'college.fleet-lost': { year: Value }
  'college.dioceses': { primus: Value; secondus: Value; primusPoints: Value; secondusPoints: Value }
  'college.limes': { side: Value }
  'college.peace': { peoples: Value }
  'college.invaders': { n: Value; diocese: Value }
  'college.yields': { points: Value; side: Value }
  'college.outside': { n: Value }
  'people.disc.peace': { people: Value }
  'people.disc.war': { people: Value; side?: Maybe }
  'college.beaten': Record<never, never>
  'tracks.scores': { side: Value }
  'tracks.dioceses': Record<never, never>
  'tracks.capital': { city: Value }
  'reserve.units': Record<never, never>
  'moment.roles-change': Record<never, never>
  'moment.bid': { what: Value }
  'moment.bid.verdict': { revolts: Value }
  'moment.loyalty': { what: Value }
  'moment.loyalty.verdict': { revolts: Value }
  'moment.spread': { what: Value }
  'moment.spread.verdict': { revolts: Value }
  'moment.rally': { what: Value }
  'moment.rally.verdict': { revolts: Value }
  'moment.revolt': { n: Value; of: Value }
  'moment.revolt.calls': { side: Value }
  'revolt.stake.so-far': { leaders: Countable; units: Countable; strength: Value }
  'revolt.stake.brings': { side: Value; master: Value; against: Value }
  'revolt.stake.beat': { head?: Maybe; against: Value }
  'revolt.stake.falls': Record<never, never>
  'revolt.trial.bid': { leader: Value; capacity: Value }
  'revolt.trial.zone': { zone: Value; capacity: Value }
  'revolt.trial.spread': { region: Value; total: Value; capacity: Value }
  'revolt.step.bid': Record<never, never>
  'revolt.step.zone': Record<never, never>
  'revolt.step.diocese': Record<never, never>
  'revolt.step.spread': Record<never, never>
  'revolt.step.next': Record<never, never>
  'revolt.about.bid': Record<never, never>
  'revolt.about.zone': Record<never, never>
  'revolt.about.diocese': Record<never, never>
  'revolt.about.spread': Record<never, never>
  'revolt.about.next': Record<never, never>
  'revolt.rises': { zone: Value }
  'revolt.joins': { leader: Value }
  'revolt.units': { n: Countable }
  'revolt.nobody': Record<never, never>
  'revolt.candidates': { who: Value }
  'revolt.candidate': { leader: Value; chance: Value }
  'revolt.chance': { n: Value; of: Value }
  'word.comitatenses': { n: Countable }
  'word.pseudo-comitatenses': { n: Countable }
  'word.ripenses': { n: Countable }
  'option.printed': Record<never, never>
  'option.free': Record<never, never>
  'option.phaseF': Record<never, never>
  'option.atOnce': Record<never, never>
  'option.refused': Record<never, never>
  'option.allowed': Record<never, never>
  'option.fifthWinter': Record<never, never>
  'option.sixthWinter': Record<never, never>
  'option.any': Record<never, never>
  'option.bandOnly': Record<never, never>
  'option.always': Record<never, never>
  'option.notDuringPeace': Record<never, never>
  'option.to339': Record<never, never>
  'option.from341': Record<never, never>
  'option.all': Record<never, never>
  'option.imperial': Record<never, never>
  'option.nonRoman': Record<never, never>
  'choice.embark-all': Record<never, never>
  'court.augustus': { head: Value }
  'court.caesar': { head: Value }
  'court.caesar-second': Record<never, never>
  'court.seats': { n: Countable }
  'court.agree': Record<never, never>
  'court.refuse': Record<never, never>
  'abandon.harm': { side: Value; lost: Countable; reduced: Countable }
}

export const texts = `
aims_at-once = at once
aims_after = after { $year }
aims_words_maxence = at a year's end at which Maxence is dead and Italia is held
aims_words_dioceses = with all { $n } Dioceses at a year's end
aims_words_points =
    { $last ->
        [none] with more points after { $year }
       *[other] with more points after { $year }, or after the year in which { $last } dies
    }
aims_words_points-and-italia = with more points after { $year }, if Magnence's player does not hold Italia
aims_words_italia = with Italia after { $year }
aims_words_reigns = as soon as Magnence is Primus Augustus
aims_words_magnence-dies = as soon as Magnence is dead, of whatever cause
aims_words_city = with the city built and twice the points after { $year }
aims_words_primus = as Primus after { $year }
aims_words_three-quarters = with more than three quarters of the other's points after { $year }
aims_otherwise = Equal points are a draw.
aims_otherwise_city = Anything else is a draw.
aims_maxence = Maxence dead
aims_maxence_words = Maxence is dead
aims_magnence-dead = Magnence dead
aims_magnence-dead_words = Magnence is dead
aims_magnence-reigns = Magnence reigns
aims_magnence-reigns_words = Magnence is Primus Augustus: the Augusti of Primus have fallen to him
aims_dioceses = { $n } Dioceses
aims_points = More points
aims_points_words = points, against { $other }
aims_points_ahead = points that this year's end would bring
aims_points_primus = 5 more for who is Primus at the end
aims_twice = Twice the points
aims_twice_words = points, twice those of the other
aims_three-quarters = Three quarters
aims_three-quarters_words = points, more than three quarters of the other's
aims_city = City built
aims_city_words = Constantinopolis is built
aims_primus = Primus at the end
aims_primus_words = the player is Primus at the end
aims_key = a leader and a unit in { $city }
aims_needs = a leader and a unit in { $cities }
aims_ends = The last year may come early
aims_ends_text = { $leader } may die before { $year }: the match ends with that year.
aims_ends_early = { $leader } may die before { $year }: the match ends with that year. Until { $until } his death brings the other { $points } points.
task_set-out = { $leader }: whom does he take, and where to? (In { $zone }, movement points: { $left }.)
task_march = { $leader }: on, leave a unit, or stop? (In { $zone }, movement points left: { $left }.)
task_march-alone =
    { $units ->
        [one] Where does { $units } march from { $zone }, without a leader?
       *[other] Where do { $units } march from { $zone }, without a leader?
    }
task_march-at-home =
    { $piece ->
        [one] Where does { $piece } go from { $zone }?
       *[other] Where do { $piece } go from { $zone }?
    }
task_leave-fleet =
    { $pieces ->
        [one] { $pieces } has left the side that the { $fleet } serves. Where does it put him ashore?
       *[other] { $pieces } have left the side that the { $fleet } serves. Where does it put them ashore?
    }
task_sail = The { $fleet } in { $at }: who goes aboard, where does it sail, who lands?
task_evade = Attacked in { $zone }: stand or slip away? (The d6 must show less than { $below }.)
task_evade-with = The way out of { $zone } is open: who slips away?
task_solitary-flight = { $leader } is alone among enemies in { $zone }: where does he flee?
task_retreat-piece =
    { $piece ->
        [one] Out of { $zone }: where does { $piece } retreat?
       *[other] Out of { $zone }: where do { $piece } retreat?
    }
task_react_after-roll = { $roller } rolled { $value } for { $why } in { $zone }. Do you set the die?
verb_march-at-home = Move { $noun }
verb_sail = Sail with the { $noun }
verb_recall = Call { $noun } back
verb_sail-to = To { $noun }
verb_land = Land in { $noun }
verb_evade =
    { $noun ->
        [none] Try to evade
       *[other] Slip away with { $noun }
    }
verb_divide = Divide the force
event_sequence = { $side } plays a sequence ({ $left } left, this one included).
event_extra-sequence-begins = { $side } plays an extra sequence.
event_roll = { $roller } rolls { $value } for { $why } in { $zone }.
event_divine-favour = { $side } sets the die to { $value }.
event_march =
    { $leader ->
        [none] { $units } without a leader: from { $from } to { $to }.
       *[other]
            { $units ->
                [none] { $leader } goes from { $from } to { $to }.
               *[other] { $leader } marches with { $units } from { $from } to { $to }.
            }
    }
event_moves-at-home =
    { $piece ->
        [one] { $piece } goes from { $from } to { $to }.
       *[other] { $piece } go from { $from } to { $to }.
    }
event_left-on-the-way =
    { $unit ->
        [one] { $unit } stays in { $zone }.
       *[other] { $unit } stay in { $zone }.
    }
event_voyage = The { $fleet } sails to { $to }.
event_landing = The { $fleet } lands its men in { $zone }: { $pieces }.
event_no-evasion = { $side } cannot slip away from { $zone }: no die is below { $below }.
event_evasion = { $side } tries to evade in { $zone }: the die shows { $die } and must be below { $below }.
event_slipped-away = { $side } slips away from { $from } to { $to }: { $pieces }.
event_leader-dies = { $leader } dies { $cause } in { $zone }.
event_leader-driven-off = { $leader } is driven off in { $zone } and will return.
event_battle = Battle in { $zone }, { $strength }: { $attacker } attacks at { $column }; row { $row } reads { $result }. { $winner } wins.
event_unit-eliminated =
    { $unit ->
        [one] { $unit } is destroyed in { $zone }.
       *[other] { $unit } are destroyed in { $zone }.
    }
event_retreat = { $side } retreats from { $from } to { $to }: { $pieces }.
event_trapped =
    { $piece ->
        [one] { $piece } finds no way out of { $zone } and is lost.
       *[other] { $piece } find no way out of { $zone } and are lost.
    }
event_parthian-shot =
    { $unit ->
        [one] A Parthian shot: { $unit } falls in { $zone }.
       *[other] A Parthian shot: { $unit } fall in { $zone }.
    }
why_ill = { $leader } is ill and cannot leave his zone this year.
why_at-sea = Aboard a fleet nobody marches.
why_political-agitation = Political agitation: the heads of the sides go straight to their nearest capital and stay there.
why_popular-rage = The people of { $zone } lets nobody go this year.
why_foreign-leader-alone = { $leader } does not move inside the Empire without a unit.
why_no-leader-outside =
    { $unit ->
        [one] { $unit } does not go outside the Empire without a leader.
       *[other] { $unit } do not go outside the Empire without a leader.
    }
why_ripenses-stay =
    { $unit ->
        [one] { $unit } never leaves its Diocese.
       *[other] { $unit } never leave their Diocese.
    }
why_needs-emperor =
    { $unit ->
        [one] { $unit } leaves its Diocese only with an Augustus, a Caesar or a Usurper.
       *[other] { $unit } leave their Diocese only with an Augustus, a Caesar or a Usurper.
    }
why_people-at-peace = { $zone } belongs to a People at peace.
why_armenians-stay =
    { $unit ->
        [one] { $unit } stays in Armenia, or next to it in a war of the East.
       *[other] { $unit } stay in Armenia, or next to it in a war of the East.
    }
why_outside-closed = In this scenario { $zone }, outside the Empire, is closed.
why_camps-apart = { $leader } in { $zone } is of your other camp: usurpers and ordinary leaders keep apart.
why_armenia-is-yours = Armenia is your own ally.
why_other-band = { $people } can enter the Empire only through { $region }.
why_left-without-leader = { $unit } cannot be left without a leader in { $zone }, outside the Empire.
why_other-people-at-peace = { $people } not at war: their zones are closed.
why_too-far-from-home = { $people }: no more than { $range } zones from home.
why_two-points-outside = No more than 2 movement points in a row outside the Empire.
why_janus = There is a truce: Romans do not march against Romans in { $place }.
why_fleet-not-yours = The { $fleet } does not obey you this year.
why_fleet-lost = The { $fleet } is lost.
why_fleet-has-moved = The { $fleet } has moved in this sequence already.
why_dangerous-seas = Dangerous seas: no fleet moves this year.
why_not-in-port =
    { $piece ->
        [one] { $piece } is not in the port of the { $fleet }.
       *[other] { $piece } are not in the port of the { $fleet }.
    }
why_romans-only-aboard = { $piece } cannot go aboard: a fleet carries Romans of its own side.
why_fleet-full = The { $fleet } carries no more units.
why_at-home-defending = A People defends outside the Empire
why_at-home-attacking = A People attacks outside the Empire
why_political-capacity = Political capacity of those in purple
why_germanic-vigour = Germanic vigour
why_donative = Donative to the comitatenses
why_famine = Famine in Germania
year-end_of = { $title }, year { $turn } of { $turns }
year-end_college = The college of emperors
year-end_civil-war = Civil war goes on
year-end_pax = Pax Romana
year-end_usurpers =
    { $n ->
        [0] no Usurper
        [one] one Usurper
       *[other] { $n } Usurpers
    }
year-end_usurper = Usurper, for { $side }
year-end_reigning =
    { $emperors ->
        [none] nobody reigns
       *[other] { $emperors }
    }; { $capitals ->
        [one] one capital
       *[other] { $capitals } capitals
    }
year-end_diocese = { $name } falls to { $side }
year-end_diocese_keys = a leader and a unit in its capital, or in its cities
year-end_dioceses_none = No Diocese changes hands
year-end_dioceses_some = { $n } Dioceses change hands
year-end_dioceses_count = Primus { $primus }, Secondus { $secondus }
year-end_dioceses_of =
    { $regions ->
        [none] nothing
       *[other] { $regions }
    }
year-end_points_both = Primus { $primus }, Secondus { $secondus }
year-end_now = If it ended here: { $side } would win.
year-end_now_draw = If it ended here: a draw.
year-end_early = The scenario is decided before its last year.
year-end_years-left =
    { $n ->
        [one] One year is left
       *[other] { $n } years are left
    }
year-end_draw = Begin { $year }
year-end_draw_text = Both sides draw stratagems; then the initiative is asked for.
moment_college = The college of emperors
moment_city = Constantinopolis
moment_roles = The roles change
moment_roles_text = Each player keeps what he has: leaders, units, Dioceses, hand and points. The sides change their names.
moment_roles_verdict =
    { $leader ->
        [none] There is no Primus Augustus
       *[other] { $leader } is Primus Augustus
    }
moment_roles_because =
    { $role ->
        [none] Who was Secondus is Primus from now on.
       *[other] From now on you are { $role }: other points count for you, and other stratagems.
    }
moment_roles_points = Primus { $primus }, Secondus { $secondus }
moment_track_points = Points
moment_throne = { $leader } takes the throne
moment_throne_after = after the death of { $leader }
moment_throne_because = He leads { $side }: while he sits in a capital he scores, and if he dies the next of the college follows.
moment_revolt-over = The end of a civil war
moment_revolt-won = { $leader } has won
moment_revolt-lost = { $leader } is dead
moment_revolt-won_because = All Augusti against him have fallen. Who joined him stays with him.
moment_revolt-lost_because = His revolt dies with him: who joined him returns to the side he left.
name_event-1 = Unhealthy Rome
    .effect = { year-event_unhealthy-rome }
year-event_unhealthy-rome = All units in Roma are reduced; an Augustus there falls ill.
name_event-2 = Disastrous climate
    .effect = { year-event_disastrous-weather }
year-event_disastrous-weather = Every leader and unit has one movement point less this year.
name_event-3 = Roman discouragement
    .effect = { year-event_roman-discouragement }
year-event_roman-discouragement = One against the Romans in every battle with non-Romans.
name_event-4 = Illness of the Primus Augustus
    .effect = { year-event_illness-of-the-primus-augustus }
year-event_illness-of-the-primus-augustus = He may not leave his zone, dies if a lost battle drives him out, and has no tactical bonus.
name_event-5 = Germanic vigour
    .effect = { year-event_germanic-vigour }
year-event_germanic-vigour = Two in favour of the side with a German unit, in every battle.
name_event-6 = Political agitation
    .effect = { year-event_political-agitation }
year-event_political-agitation = Primus and Secondus Augustus go to the nearest capital they control and stay there.
name_event-7 = Savage winter
    .effect = { year-event_savage-winter }
year-event_savage-winter = One sequence less this year.
name_event-8 = The peace of God
    .effect = { year-event_peace-of-god }
year-event_peace-of-god = Each player has one sequence less.
name_event-9 = Dangerous seas
    .effect = { year-event_dangerous-seas }
year-event_dangerous-seas = No fleet moves this year.
name_event-10 = Unpopularity of the Primus Augustus
    .effect = { year-event_unpopularity-of-the-primus-augustus }
year-event_unpopularity-of-the-primus-augustus = Secondus has one more sequence at the end of the year.
name_event-11 = Popular rage
    .effect = { year-event_popular-rage }
year-event_popular-rage = Romans in capitals of the west, of the east or of all the Empire may not leave them.
name_event-12 = Donative to the comitatenses
    .effect = { year-event_donative-to-the-comitatenses }
year-event_donative-to-the-comitatenses = One in favour of forces with comitatenses against non-Romans.
name_event-13 = Plague in the East
    .effect = { year-event_plague-in-the-east }
year-event_plague-in-the-east = All units in Oriens are reduced; those reduced already leave for the year.
name_event-14 = Excitable Persians
    .effect = { year-event_excitable-persians }
year-event_excitable-persians = Persians at peace go to war, Persians at war make peace.
name_event-15 = Famine in Germania
    .effect = { year-event_famine-in-germania }
year-event_famine-in-germania = All German units are reduced; one against their side in every battle.
task_deploy-unit =
    { $unit ->
        [one] Set-up: where does { $unit } begin?
       *[other] Set-up: where do { $unit } begin?
    }
task_enter-leader = Where does { $leader } enter the game?
task_found-city = Do you begin to build Constantinople? (The walls take six years.)
task_discard = You may keep { $kept } stratagems: which one goes back into the cup?
task_return-unit =
    { $unit ->
        [one] Winter: where does { $unit } take the field again?
       *[other] Winter: where do { $unit } take the field again?
    }
task_winter-quarters = Winter: { $leader } must leave { $zone }. Where to?
task_put-home =
    { $piece ->
        [one] Where at home does { $piece } come back?
       *[other] Where at home do { $piece } come back?
    }
task_bring-home =
    { $piece ->
        [one] Peace: where at home does { $piece } go?
       *[other] Peace: where at home do { $piece } go?
    }
task_assign-protectores = Whom do the Protectores Domestici guard? (Murderers have 1 less on the d10.)
task_sacrifice-emperor = You control { $capitals } Dioceses with a capital: which emperor is sacrificed?
verb_found = Begin the city
verb_wait = Not yet
verb_guard = Guard { $noun }
verb_sacrifice = Sacrifice { $noun }
verb_enough = Nothing more
task_react_initiative = The initiative has been found: do you play a stratagem?
task_react_uprisings = Geostrategy: do you raise a People? (It goes to war beyond the frontier.)
task_react_usurpations = Geostrategy: do you try a usurpation? (A leader of the enemy may bid for the throne, for you.)
window_initiative = after the initiative
window_uprisings = uprisings
window_usurpations = usurpations
window_campaign = at any moment of the campaign
task_react_march = The enemy has marched: do you play a stratagem?
window_march = after a march of the enemy
window_before-battle = before a battle
window_after-roll = after a roll
window_after-battle = after a battle
event_turn = AD { $year }, turn { $turn } of { $turns }
event_draw =
    { $counter ->
        [none] { $side } draws a stratagem.
       *[other] { $side } draws a stratagem: { $counter }.
    }
event_discard =
    { $counter ->
        [none] { $side } gives a stratagem back.
       *[other] { $side } gives a stratagem back: { $counter }.
    }
event_deploy =
    { $piece ->
        [one] { $piece } begins in { $zone }.
       *[other] { $piece } begin in { $zone }.
    }
event_initiative = { $side } has the initiative.
event_initiative-turned = { $side } turns the initiative.
event_leader-enters = { $leader } enters the game in { $zone }.
event_leader-waits = { $leader } finds no place to enter and waits.
event_leader-never-comes = { $leader } will never come.
event_leader-leaves = { $leader } leaves the game.
event_activation-draw = The marker drawn for war: { $drawn }.
event_people-at-war = { $people } at war with Rome, under { $faction }.
event_people-controlled = { $people }: now under { $faction }.
event_people-pacified = { $people } at peace ({ $means }).
event_people-at-home = { $people } at home again.
event_city-begun = Constantinople is begun; it will stand in { $year }.
event_city-interrupted = The works at { $zone } are interrupted and must begin again from the start.
event_city-built = Constantinopolis stands in { $zone }.
event_year-closes = AD { $year } closes.
event_pax-romana = AD { $year } is a year of Pax Romana.
event_pax-broken = { $leader } is dead, and the peace with him.
event_sequences = { $total } sequences this year: Primus { $primus }, Secondus { $secondus }.
event_extra-sequence = The Primus Augustus is unpopular: { $side } gets one more sequence.
event_popular-rage = Popular rage ({ $roll }): nobody leaves { $zones }.
event_death-roll = The Fates and { $leader }: he dies below { $limit }, and the die shows { $roll }.
event_fleet-returns = The { $fleet } is back in { $zone }.
event_fleet-lost = The { $fleet } is lost and will be back in { $year }.
event_fleet-controlled = The { $fleet } obeys { $side }.
event_region-taken = { $faction } takes { $region }.
event_units-change-side =
    { $units ->
        [one] In { $zone } { $units } goes over to { $faction }.
       *[other] In { $zone } { $units } go over to { $faction }.
    }
event_unit-recovers =
    { $unit ->
        [one] { $unit } recovers in { $zone }.
       *[other] { $unit } recover in { $zone }.
    }
event_unit-returns =
    { $unit ->
        [one] { $unit } takes the field again in { $zone }.
       *[other] { $unit } take the field again in { $zone }.
    }
event_unit-waits = { $unit } cannot return yet.
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
event_withdraw = { $leader } goes into winter quarters, from { $from } to { $to }.
event_returns-home =
    { $piece ->
        [one] { $people }: { $piece } is back at home in { $zone }.
       *[other] { $people }: { $piece } are back at home in { $zone }.
    }
event_score = { $side } scores { $points } for { $why } and has { $score }.
event_roles-change = The players exchange their roles. Primus has { $primus } points, Secondus { $secondus }.
why_not-a-choice-here = { $noun } cannot be chosen here.
why_city-closed = In this scenario Constantinople is not built.
why_city-begun-already = Constantinople is begun already, or stands.
why_constantin-must-reign = Only while Constantin is Primus Augustus can the city be begun.
why_thracia-not-yours = You do not control Thracia.
name_primus = Primus
    .initial = P
name_secondus = Secondus
    .initial = S
name_augustus = Augustus
name_caesar = Caesar
name_leader = plain leader
name_port = its port
name_box-reserve = beside the map
name_control = Dioceses controlled
name_minors-pacified = Minor Peoples pacified by force
name_majors-pacified = Major Peoples pacified by force
name_head-in-capital = the emperor in a capital
name_no-civil-war = no civil war
name_invaders = barbarians in the Dioceses of the other
name_capital-overrun = barbarians in a capital of the other
name_no-secondus = no Secondus Augustus
name_usurpation = a usurpation against Primus
name_constantinopolis = the founding of Constantinopolis
name_primus-at-the-end = being Primus at the end
name_early-death = the early death of Julien
name_usurper-battle = beaten in a battle for the purple
name_sea = at sea
name_no-refuge = among strangers
name_abandon- = { $name }
    .what = stratagem
zone = { $region } { $number } ({ $town })
aboard = aboard the { $fleet }
name_unit-warriors-armenia- = Armenians
    .number = plural
name_counter-picts- = Picti
name_counter-quades- = Quadi
name_counter-vandales- = Vandali
name_unit-warriors-picts- = Picti
    .number = plural
name_unit-warriors-quades- = Quadi
    .number = plural
name_unit-warriors-vandales- = Vandali
    .number = plural
name_unit-warriors-persians-levies- = { $name }
name_ri- = { $name }
    .number = plural
name_pc- = { $name }
    .number = plural
name_armaturae- = { $name }
    .number = plural
name_batavi = { $name }
    .number = plural
name_bracchiati = { $name }
    .number = plural
name_celtae = { $name }
    .number = plural
name_cornuti = { $name }
    .number = plural
name_divitenses = { $name }
    .number = plural
name_gentiles- = { $name }
    .number = plural
name_herculiani = { $name }
    .number = plural
name_heruli = { $name }
    .number = plural
name_ioviani = { $name }
    .number = plural
name_lanciarii = { $name }
    .number = plural
name_mattiarii = { $name }
    .number = plural
name_moesiaci = { $name }
    .number = plural
name_pannoniciani = { $name }
    .number = plural
name_petulantes = { $name }
    .number = plural
name_scutarii- = { $name }
    .number = plural
name_tungrecani = { $name }
    .number = plural
name_victores = { $name }
    .number = plural
name_armenia = { $name }
    .plural = Armenians
name_picts = Picti
    .number = plural
name_frisii = { $name }
    .number = plural
name_franci = { $name }
    .number = plural
name_burgondi = { $name }
    .number = plural
name_alamanni = { $name }
    .number = plural
name_marcomanni = { $name }
    .number = plural
name_quades = Quadi
    .number = plural
name_vandales = Vandali
    .number = plural
name_gepides = { $name }
    .number = plural
name_visigothi = { $name }
    .number = plural
name_ostrogothi = { $name }
    .number = plural
name_alani = { $name }
    .number = plural
name_iberians = { $name }
    .number = plural
name_persians = { $name }
    .number = plural
name_saraceni = { $name }
    .number = plural
name_austuriani = { $name }
    .number = plural
name_mauri = { $name }
    .number = plural
name_BRI1 = Britannia Secunda
name_BRI2 = Flavia Caesariensis
name_GAL3 = Sequania
name_GAL5 = Lugdunensis Prima
name_GAL6 = Lugdunensis Secunda
name_VIE1 = Novem Populi
name_VIE3 = Viennensis
name_VIE4 = Narbonensis
name_ITA2 = Liguria
name_ITA4 = Aemilia
name_ITA5 = Tuscia et Picenum
name_ITA6 = Campania et Apulia
name_AFR2 = Sitifensis
name_AFR4 = Africa
name_PAN2 = Pannonia Prima
name_MOE1 = Moesia Prima
name_MOE2 = Dardania
name_MOE4 = Epirus
name_MOE5 = Achaea
name_THR4 = Thracia
name_ASI2 = Asia
name_ASI3 = Phrygia
name_ASI4 = Caria et Lycia
name_PON2 = Paphlagonia
name_PON5 = Helenopontus
name_ORI1 = Cilicia
name_ORI2 = Syria
name_ORI3 = Mesopotamia
name_PIC1 = Picti
name_PIC2 = Verturiones
name_PIC3 = Dicalydones
name_FRI = Frisii
name_FRA = Franci
name_BUR = Burgondi
name_ALA = Alamanni
name_MAR = Marcomanni
name_VAN = Vandali
name_GEP = Gepides
name_VIS = Visigothi
name_OST = Ostrogothi
name_ALN = Alani
name_SRC = Saraceni
name_AUS = Austuriani
task_name-emperors = Do you name a colleague or an heir? (As many emperors as Dioceses with a capital.)
task_veto = Secondus wants to make { $leader } { $rank }. Do you agree? (You may refuse once in a turn; his next candidate stands.)
task_pick-successor = Who shall reign?
task_pick-general = Nobody is left to succeed: whom do you raise?
task_pick-usurper = Who shall reach for the purple? (If the roll fails, nothing changes.)
task_extend-usurpation = Where does { $leader } carry the revolt? (The d10 must be below his PC.)
task_divide-units =
    { $unit ->
        [one] { $leader } is about to rise as a Usurper. Under whom does { $unit } stand in { $zone }?
       *[other] { $leader } is about to rise as a Usurper. Under whom do { $unit } stand in { $zone }?
    }
task_rally = Do you try to win those in { $zone } who have no leader? (At most { $capacity } on a d6.)
task_take-rallied = Who of those won over goes on with { $leader }? (In { $zone }.)
task_raise-people = Which People goes to war? ({ $left } to go.)
task_pax-romana = Do all Peoples make peace, or one?
task_pick-victim = Whom do the assassins seek?
task_pick-plague-zone = Where does the plague break out?
task_pick-desertion-zone = In which zone do the men desert?
task_pick-abandoned-diocese = Which Diocese is abandoned?
task_lay-thorn = Where do you lay { $stratagem }?
verb_name-augustus = Name { $noun } Augustus
verb_name-caesar = Name { $noun } Caesar
verb_agree = Agree
verb_refuse = Refuse
verb_enthrone = { $noun }
verb_elevate = { $noun }
verb_support = Support { $noun }
verb_extend = To { $noun }
verb_give-to = Under { $noun }
verb_rally = Try to win them
verb_do-not-rally = Fight them
verb_pacify-all = All of them
verb_demoralize = In { $noun }
verb_abandon =
    { FORM($noun, "what") ->
        [stratagem] Abandonment: the troops of a Diocese melt away
       *[other] Abandon { $noun }
    }
verb_lay = In { $noun }
verb_usurpation-d-un-augustus-secondus = Usurpation of an Augustus of Secondus
verb_usurpation-d-un-caesar-secondus = Usurpation of a Caesar of Secondus
verb_usurpation-secondus = Usurpation against Secondus
verb_usurpation-d-un-augustus-primus = Usurpation of an Augustus of Primus
verb_usurpation-d-un-caesar-primus = Usurpation of a Caesar of Primus
verb_usurpation-primus = Usurpation against Primus
verb_initiative = Initiative: turn the roll
verb_assassinat = Assassination: murder an enemy leader
verb_foyer-de-peste = Focus of plague: a zone falls ill
verb_epidemie-de-peste = Epidemic of plague: a zone and those around it fall ill
verb_desertion = Desertion: enemy units in a zone are reduced
verb_in-hoc-signo-vinces = In this sign you will conquer: make it { $noun }
verb_sol-invictus = Unconquered Sun: make it { $noun }
verb_roma-victor = Rome victorious: the best result without a roll
verb_furor-germanicus = Fury of the Germans: the best result without a roll
verb_la-fleche-de-parthe = Parthian shot: strike down a Roman unit
verb_coup-d-etat-perse = Persian coup: trouble in Ctesiphon
verb_soulevement-d-un-peuple-mineur = Uprising of a Minor People
verb_soulevement-de-deux-peuples-mineurs = Uprising of two Minor Peoples
verb_soulevement-de-trois-peuples-mineurs = Uprising of three Minor Peoples
verb_soulevement-d-un-peuple-majeur = Uprising of a Major People
verb_soulevement-de-trois-peuples-majeurs = Uprising of three Major Peoples
verb_pacification-d-un-peuple-mineur = Pacification of a Minor People
verb_pacification-de-deux-peuples-mineurs = Pacification of two Minor Peoples
verb_pacification-de-trois-peuples-mineurs = Pacification of three Minor Peoples
verb_pacification-d-un-peuple-majeur = Pacification of a Major People
verb_pacification-d-une-nationalite = Pacification of a Nationality
verb_pax-romana = Pax Romana
verb_persecution = Persecution
verb_heresy = Heresy
verb_bagaudes = Bagaudae
event_named = { $leader } is { $rank } of { $side }.
event_refused = Primus refuses { $leader } ({ $rank }).
event_enthroned = { $leader } heads { $side }.
event_exiled = { $leader } is sent into exile from { $zone }.
event_protectores = The Protectores of { $side } guard { $leader }.
event_usurper = { $leader } rises as a Usurper against { $against } in { $zone }.
event_usurpation-validated = The army acclaims { $leader }: { $roll } against { $capacity }.
event_usurpation-fails = Nobody acclaims { $leader }: { $roll } against { $capacity }.
event_joins-usurper = { $leader } joins { $usurper } in { $zone }.
event_zone-loyal = { $zone } stays loyal: { $total } against { $capacity }.
event_zone-disloyal = { $zone } joins the revolt: { $total } against { $capacity }.
event_usurpation-spreads = The revolt of { $leader } spreads to { $region }: { $total } against { $capacity }.
event_usurpation-contained = { $region } does not follow { $leader }: { $total } against { $capacity }.
event_companion-leaves = { $leader } leaves the Usurper in { $zone }: { $roll } against { $capacity }.
event_companion-stays = { $leader } stays with the Usurper in { $zone }: { $roll } against { $capacity }.
event_leader-changes-side = { $leader } is with { $faction } now.
event_usurpation-succeeds = The usurpation of { $leader } against { $against } has succeeded.
event_usurpation-over = The usurpation of { $leader } is over.
event_rallied = The units in { $zone } join the revolt: { $total } against { $capacity }.
event_not-rallied = The units in { $zone } stay loyal: { $total } against { $capacity }.
event_stratagem = { $side } plays { $stratagem }.
event_thorn = { $side } lays { $stratagem } in { $zone }.
event_thorn-pulled = { $stratagem } in { $zone } is over.
event_assassination-fails = { $leader } escapes his murderers ({ $roll }).
event_furies-cancel = Roma Victor and Furor Germanicus cancel each other in { $zone }.
why_no-head = { $side } has nobody who could name an { $rank }.
why_rank-full = { $side } has no place for another { $rank }.
why_not-your-leader = { $leader } is not one of your leaders in play.
why_dux = { $leader } is a Dux, who never wears the purple.
why_retired = { $leader } has retired from politics and war.
why_in-civil-war = { $leader } takes part in a civil war.
why_has-the-rank = { $leader } has that rank, or a higher one.
why_proposed-already = { $leader } has been proposed this year already.
why_as-many-as-capitals = There are as many emperors as imperial capitals: { $all }.
why_too-few-capitals = You have as many emperors as Dioceses with a capital: { $own }.
why_only-sons = Constantin names only his sons.
why_elder-first = { $elder } comes before { $leader }.
why_son-of-licinius = { $leader } can be named only while his father Licinius heads your side.
why_nephew-of-constantin = { $leader } can be named only while a son of Constantin reigns, by a player who has one.
why_truce = There is a truce between the Romans.
why_two-usurpers-already = You have two Usurpers already.
why_no-augustus-to-usurp = The other side has no Augustus to usurp.
why_needs-two-augusti = The other side does not have two Augusti.
why_needs-two-caesars = The other side does not have two Caesars.
why_not-an-enemy-leader = { $leader } is not a Roman leader of the other side on the map.
why_other-rank = This stratagem is not for a man of the rank of { $leader }.
why_superior-there = Somebody of higher rank is with { $leader }.
why_your-emperor-there = An emperor of yours is with { $leader }, and your two camps keep apart.
why_too-near-the-other-usurper = { $leader } is too near your other Usurper, { $usurper }.
why_nobody-to-usurp = Nobody can be made a Usurper with this.
why_other-side = { $stratagem } belongs to the other side.
why_other-phase = { $stratagem } is played at another moment.
why_not-before-battle = { $stratagem } is not played before a battle.
why_initiative-given = The scenario gives the initiative of the first turn.
why_nobody-to-raise = No such People is at peace and free to rise.
why_nobody-to-pacify = No such People is at war.
why_nobody-to-murder = The other side has nobody who could be murdered.
why_nobody-to-desert = There is nobody who could desert.
why_no-persians = No Persians take part.
why_no-king-of-persia = There is no king of Persia from 310 to 319.
why_out-of-season = This is not a year for it.
why_no-zone-for-it = There is no zone for it.
why_not-in-this-battle = It does not fit this battle.
why_decided-already = The battle is decided already.
why_not-after-battle = No Persians of yours have fought Romans here.
why_standing-ally =
    { $people ->
        [one] { $people } is the ally of whoever holds the East; no stratagem ends that.
       *[other] { $people } are the allies of whoever holds the East; no stratagem ends that.
    }
why_not-a-major = { $people }: not a Major People.
why_not-a-minor = { $people }: not a Minor People.
why_not-at-peace = { $people }: not at peace.
why_barred = { $people }: bound by a peace until { $year }.
scenario_1_title = In hoc signo
scenario_1_history = Galère is dead. Constantin and Licinius hold the north, Maxence Italy and Africa, Maximin Daïa the East; two years later two emperors are left.
scenario_2_title = The colleagues of Galère
scenario_2_history = The conference of Carnuntum has made Licinius an Augustus; Constantin and Maxence rule the West without leave, and Alexander has risen in Carthage.
scenario_3_title = Constantin and Licinius
scenario_3_history = Two emperors divide the world between them, and neither means it.
scenario_4_title = The sons of Constantin
scenario_4_history = Three brothers share the Empire. The eldest claims the first place; the other two will not grant it, and the Persians are over the Tigris.
scenario_5_title = The usurpation of Magnence
scenario_5_history = Constant has been murdered; an officer of barbarian blood wears the purple at Augustodunum.
scenario_6_title = The great campaign
scenario_6_history = From the abdication of Dioclétien to the death of Julien.
scenario_6a_title = The great campaign, to 324
scenario_6a_history = From the abdication of Dioclétien to the year in which one emperor was left.
scenario_6b_title = The great campaign, to 337
scenario_6b_history = From the abdication of Dioclétien to the death of Constantin.
scenario_6c_title = The great campaign, 313 to 337
scenario_6c_history = The two who are left of six, and what Constantin makes of his victory.
scenario_6d_title = The great campaign, from 338
scenario_6d_history = The sons of Constantin, and after them whoever the armies raise, to the death of Julien.
scenario_7_title = Julien
scenario_7_history = At Lutetia the army of Gaul has raised its Caesar on a shield; Constance II is on the Tigris.
scenario_8_title = Constantinopolis
scenario_8_history = Constantin rules alone; only barbarians and ambition are left to oppose him.
option_handicap_name = Handicap
option_handicap_text = Points that one side begins with, to make an uneven scenario even.
option_setUp_name = Set-up
option_setUp_text = Everybody begins where the scenario says, or both players first place their frontier troops and Peoples afresh.
option_leaderlessUnits_name = Units without a leader
option_leaderlessUnits_text = Units that stand without a leader pass to the side that controls the Diocese in Phase F, or as soon as nobody leads them.
option_usurpWithoutAugustus_name = Usurpation without an Augustus
option_usurpWithoutAugustus_text = A usurpation needs an Augustus on the side it is aimed at, or can begin without one and wait for him.
option_constantinopleAt_name = The founding of Constantinopolis
option_constantinopleAt_text = The city is finished when the turn marker reaches its box, at the end of the fifth year after the start, or in Phase F of that sixth year itself.
option_roaming_name = Peoples inside the Empire
option_roaming_text = Once inside the Empire a People may go on into any Diocese within its range, or only within the Diocese of its band.
option_excitablePersians_name = Excitable Persians in a forced peace
option_excitablePersians_text = Event 14 sends the Persians to war even in the years of a forced peace, or not then.
option_persecutionWindow_name = The years of the persecution
option_persecutionWindow_text = Persécution is in the cup until 339, or only from 341 on, as the words taken literally say.
option_riverScope_name = Rivers and straits in battle
option_riverScope_text = An attacker over a river or strait has one against him in every battle, or only where emperors or Usurpers lead both sides.
option_leaderPoints_name = Points for dead leaders
option_leaderPoints_text = Every enemy leader lost in combat or murdered is worth a point, or only those of Peoples.
scenario_1_aim = Constantin's player wins at once if Maxence is dead at a year's end and Italia is his. After 313 the points decide.
scenario_2_aim = More points after the last year win.
scenario_3_aim = All twelve Dioceses win at once. After the last year the points decide.
scenario_4_aim = More points after the last year win.
scenario_5_aim = Magnence wins as Primus Augustus, or with Italia after 353; his death loses it at once. Otherwise the points decide.
scenario_6_aim = More points win, after 375 or after the year in which Julien dies.
scenario_6a_aim = More points after 324 win.
scenario_6b_aim = More points after 337 win.
scenario_6c_aim = More points after 337 win.
scenario_6d_aim = More points win, after 375 or after the year in which Julien dies.
scenario_7_aim = More points win, after 375 or after the year in which Julien dies; an early death is worth 10.
scenario_8_aim = Constantin needs the city built and twice the points; the other more than three quarters of his, or to be Primus.
sketch_points = VP { FORM($first, "initial") } { $n }, { FORM($second, "initial") } { $m }
sketch_abroad = Beyond the Empire
sketch_rank =
    { $leader } [{ $rank ->
        [primus] PA
        [secondus] SA
        [augustus] A
        [caesar] C
        [usurper] U
       *[follower] cw
    }]
sketch_fleet_lost = { $fleet }: lost, back in { $year }
sketch_fleet =
    { $load ->
        [none] { $fleet } ({ $side }): { $place }
       *[other] { $fleet } ({ $side }): { $place }, aboard: { $load }
    }
sketch_no-war = No People is at war.
sketch_at-war = At war: { $peoples }
sketch_thorn = { $stratagem } in { $zone }
stratagem_usurpation-d-un-augustus-secondus_means = Usurpation of an Augustus of Secondus
stratagem_usurpation-d-un-augustus-secondus_does = Make the second Augustus of Secondus a Usurper: 1d6 not above his PC, then 2 in his favour.
stratagem_usurpation-d-un-caesar-secondus_means = Usurpation of a Caesar of Secondus
stratagem_usurpation-d-un-caesar-secondus_does = Make one of two Caesars of Secondus a Usurper: 1d6 not above his PC, then 1 in his favour.
stratagem_usurpation-secondus_means = Usurpation against Secondus
stratagem_usurpation-secondus_does = Make a plain leader of Secondus, no Dux, a Usurper: 1d6 not above his PC.
stratagem_usurpation-d-un-augustus-primus_means = Usurpation of an Augustus of Primus
stratagem_usurpation-d-un-augustus-primus_does = Make the second Augustus of Primus a Usurper: 1d6 not above his PC, then 2 in his favour.
stratagem_usurpation-d-un-caesar-primus_means = Usurpation of a Caesar of Primus
stratagem_usurpation-d-un-caesar-primus_does = Make one of two Caesars of Primus a Usurper: 1d6 not above his PC, then 1 in his favour.
stratagem_usurpation-primus_means = Usurpation against Primus
stratagem_usurpation-primus_does = Make a plain leader of Primus, no Dux, a Usurper: 1d6 not above his PC.
stratagem_initiative_means = Initiative
stratagem_initiative_does = Turn the initiative roll in your favour.
stratagem_fuite-opportune_means = Timely flight
stratagem_fuite-opportune_does = Before a combat, move your force away from it.
stratagem_assassinat_means = Assassination
stratagem_assassinat_does = An enemy Roman leader who is no Dux dies on 8 or 9.
stratagem_foyer-de-peste_means = Focus of plague
stratagem_foyer-de-peste_does = A zone is infested for the year: units are reduced, leaders die on 9.
stratagem_epidemie-de-peste_means = Epidemic of plague
stratagem_epidemie-de-peste_does = A zone and all zones around it are infested for the year.
stratagem_desertion_means = Desertion
stratagem_desertion_does = Reduce all Roman and Persian units of the enemy in one zone.
stratagem_abandon_means = Abandonment
stratagem_abandon_does = RI and PC of a Diocese that stand in it are eliminated, PC of others there reduced; CO stay.
stratagem_in-hoc-signo-vinces_means = In this sign you will conquer
stratagem_in-hoc-signo-vinces_does = In a battle of a Christian emperor or Usurper: choose what a die shows.
stratagem_sol-invictus_means = Unconquered Sun
stratagem_sol-invictus_does = In a battle of an emperor or Usurper with a worshipper of the Sun: choose what a die shows.
stratagem_roma-victor_means = Rome victorious
stratagem_roma-victor_does = The best result of the table instead of the roll, against non-Romans.
stratagem_furor-germanicus_means = Fury of the Germans
stratagem_furor-germanicus_does = The best result of the table instead of the roll, for a force with a German unit.
stratagem_la-fleche-de-parthe_means = Parthian shot
stratagem_la-fleche-de-parthe_does = After a battle of your Persians: eliminate a Roman unit.
stratagem_coup-d-etat-perse_means = Persian coup
stratagem_coup-d-etat-perse_does = 3 VP each year against the master of the Persians until their king comes to Ctesiphon.
stratagem_soulevement-d-un-peuple-mineur_means = Uprising of a Minor People
stratagem_soulevement-d-un-peuple-mineur_does = One Minor People at peace goes to war.
stratagem_soulevement-de-deux-peuples-mineurs_means = Uprising of two Minor Peoples
stratagem_soulevement-de-deux-peuples-mineurs_does = Two Minor Peoples at peace go to war.
stratagem_soulevement-de-trois-peuples-mineurs_means = Uprising of three Minor Peoples
stratagem_soulevement-de-trois-peuples-mineurs_does = Three Minor Peoples at peace go to war.
stratagem_soulevement-d-un-peuple-majeur_means = Uprising of a Major People
stratagem_soulevement-d-un-peuple-majeur_does = One Major People at peace goes to war.
stratagem_soulevement-de-trois-peuples-majeurs_means = Uprising of three Major Peoples
stratagem_soulevement-de-trois-peuples-majeurs_does = Three Major Peoples at peace go to war; once in a scenario.
stratagem_pacification-d-un-peuple-mineur_means = Pacification of a Minor People
stratagem_pacification-d-un-peuple-mineur_does = One Minor People at war makes peace.
stratagem_pacification-de-deux-peuples-mineurs_means = Pacification of two Minor Peoples
stratagem_pacification-de-deux-peuples-mineurs_does = One or two Minor Peoples at war make peace.
stratagem_pacification-de-trois-peuples-mineurs_means = Pacification of three Minor Peoples
stratagem_pacification-de-trois-peuples-mineurs_does = One to three Minor Peoples at war make peace.
stratagem_pacification-d-un-peuple-majeur_means = Pacification of a Major People
stratagem_pacification-d-un-peuple-majeur_does = One Major People at war makes peace and goes home.
stratagem_pacification-d-une-nationalite_means = Pacification of a Nationality
stratagem_pacification-d-une-nationalite_does = All Peoples of one Nationality that are at war make peace.
stratagem_pax-romana_means = Pax Romana
stratagem_pax-romana_does = All Peoples at war make peace, or just one; once in a scenario.
stratagem_persecution_means = Persecution
stratagem_persecution_does = 3 VP each year against a pagan emperor until a leader who is no Christian comes with a unit.
stratagem_heresy_means = Heresy
stratagem_heresy_does = 3 VP each year against a Christian emperor until a leader who is no pagan comes with a unit.
stratagem_bagaudes_means = Bagaudae
stratagem_bagaudes_does = 3 VP each year against the master of a western Diocese until a leader comes with a unit.
step_deployment = Deployment
short_deployment = deployment
phase_A = Phase A
ad = AD
year_ad = AD { $year }
years_ad = AD { $from } to { $to }
points = Victory
letter_primus = P
letter_secondus = S
byzantium = Byzantium
byzantium_threat = the works are lost in { $year } if the enemy still stands there
college = College
college_capitals =
    { $used } of { $capitals ->
        [one] 1 capital
       *[other] { $capitals } capitals
    }
college_PA = Primus Augustus
college_SA = Secondus Augustus
college_A = Augustus
college_C = Caesar
college_free = free
college_barred = no capital left
college_usurpers = Usurpers, { $n } of { $of }
college_usurper = against { $against } in { $zone }; { $points } VP a year to { $master }
college_usurper-unpaid = against { $against } in { $zone }
college_followers = with { $names }
college_protectores = The Protectores guard { $leader }
college_house = House of Constantin
college_father = father
college_dead = dead
college_never = not born
college_son =
    { $n ->
        [1] first son
        [2] second son
        [3] third son
       *[other] fourth son
    }
college_comes = from { $year }
college_heir =
    { $follows ->
        [augustus] If he dies: { $heirs }, the other Augustus
        [caesar] If he dies: { $heirs }, the Caesar
        [best-caesar] If he dies: { $heirs }; both Caesars become Augusti
        [secondus] If he dies: { $heirs } is Primus Augustus, and the players change roles
        [general] If he dies: each player picks a general, one for Primus Augustus, one for a Usurper
        [usurper] If he dies: a general of his becomes a Usurper
       *[nobody] If he dies: nobody follows
    }
college_fleet =
    { $n ->
        [0] Fleet: { $port }
       *[other] Fleet: { $port }, { $n } aboard
    }
college_fleet-lost = Fleet lost, back in { $year }
college_dioceses = Dioceses { $primus } : { $secondus }, VP a year { $primusPoints } : { $secondusPoints }
college_limes = At war for { $side }
college_peace = At peace: { $peoples }
college_invaders = { $n } in { $diocese }
college_yields = +{ $points } { $side }
college_outside = { $n } outside
people_disc_peace = { $people }: at peace
people_disc_war =
    { $people }: at war, run by { $side ->
        [none] nobody
       *[other] { $side }
    }
college_beaten = all its units are destroyed
tracks_scores = { $side }, if the year ended now
tracks_dioceses = Dioceses
tracks_capital = capital { $city }
reserve_units = Units to come back in winter
moment_roles-change = roles change
moment_bid = { $what } and the purple
moment_bid_verdict =
    { $revolts ->
        [true] Acclaimed
       *[other] Nobody follows
    }
moment_loyalty = The army in { $what }
moment_loyalty_verdict =
    { $revolts ->
        [true] It joins the revolt
       *[other] It stays loyal
    }
moment_spread = The revolt and { $what }
moment_spread_verdict =
    { $revolts ->
        [true] It spreads
       *[other] It is contained
    }
moment_rally = Units without a leader in { $what }
moment_rally_verdict =
    { $revolts ->
        [true] They come over
       *[other] They stay loyal
    }
moment_revolt = the revolt gains on { $n } in { $of }
moment_revolt_calls = { $side } calls him to the purple.
revolt_stake_so-far =
    So far with him: { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $strength } strength
revolt_stake_brings =
    { $side ->
        [secondus] While he lives: 3 VP a year to { $master }
       *[other] While he lives: { $against } is divided, and his army is led by { $master }
    }
revolt_stake_beat =
    { $head ->
        [none] He wins if every Augustus of { $against } falls to him
       *[other] He must beat { $head } in person, and every other Augustus of { $against }; or they are murdered
    }
revolt_stake_falls = If he falls, all who joined him return
revolt_trial_bid = { $leader }, PC { $capacity }: that or less
revolt_trial_zone = { $zone }, PC { $capacity }: that or more, and it joins
revolt_trial_spread = { $region }: { $total } against PC { $capacity }, below it spreads
revolt_step_bid = Acclamation
revolt_step_zone = His zone
revolt_step_diocese = His Diocese
revolt_step_spread = Next Diocese
revolt_step_next = Who joins there
revolt_about_bid = one d6, his PC or less
revolt_about_zone = all in it follow, without a die
revolt_about_diocese = a d6 for each zone with leaders: their PC or more, and it joins
revolt_about_spread = one d10 below his PC, harder where an emperor stands
revolt_about_next = as in his own Diocese
revolt_rises = He rises in { $zone }.
revolt_joins = { $leader } joins.
revolt_units =
    { $n ->
        [one] One unit changes sides.
       *[other] { $n } units change sides.
    }
revolt_nobody = Nobody else there could join.
revolt_candidates = Now: { $who }
revolt_candidate = { $leader } { $chance }
revolt_chance = { $n } in { $of }
word_comitatenses =
    { $n ->
        [one] one unit of comitatenses
       *[other] { $n } comitatenses
    }
word_pseudo-comitatenses =
    { $n ->
        [one] one unit of pseudo-comitatenses
       *[other] { $n } pseudo-comitatenses
    }
word_ripenses =
    { $n ->
        [one] one unit of ripenses
       *[other] { $n } ripenses
    }
option_printed = as printed
option_free = free
option_phaseF = in Phase F
option_atOnce = at once
option_refused = refused
option_allowed = allowed
option_fifthWinter = the fifth winter
option_sixthWinter = the sixth winter
option_any = any
option_bandOnly = within its band
option_always = always
option_notDuringPeace = not in a forced peace
option_to339 = until 339
option_from341 = from 341 on
option_all = every battle
option_imperial = battles of emperors
option_nonRoman = of Peoples only
choice_embark-all = All aboard
court_augustus = a second Augustus: he follows { $head } first, and both must fall before the side is without one
court_caesar = an heir: he follows { $head } if no other Augustus does
court_caesar-second = an heir behind two Augusti
court_seats =
    { $n ->
        [0] No seat is left after him
        [one] 1 seat is left after him
       *[other] { $n } seats are left after him
    }
court_agree = he gets the rank; your veto of this turn stays with you
court_refuse = once a turn: somebody else may be named, and that one you cannot refuse
abandon_harm =
    { $side }: { $lost ->
        [0] { "" }
       *[other] { $lost } lost
    }{ $reduced ->
        [0] { "" }
       *[other]
            { $lost ->
                [0] { "" }
               *[other] , { "" }
            }{ $reduced } reduced
    }
`
