// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'aims.take': { what: Value }
  'aims.keep': { what: Value }
  'aims.held': { side?: Maybe }
  'aims.words': { turn: Value }
  'aims.words.sudden': { turn: Value }
  'aims.words.levels': { of: Value; marginal: Value; turn: Value; substantial: Value; decisive: Value }
  'aims.otherwise': Record<never, never>
  'aims.otherwise.alone': Record<never, never>
  'aims.asked': { turn: Value }
  'aims.after': { turn: Value }
  'aims.garrison': Record<never, never>
  'aims.most': Record<never, never>
  'aims.provinces': Record<never, never>
  'aims.lost': { leader: Value }
  'aims.sole': Record<never, never>
  'aims.sole.words': Record<never, never>
  'aims.provinces.level': { n: Value }
  'aims.now.won': { winner: Value }
  'aims.now.shared': { winner: Value }
  'aims.now.level': { level: Value }
  'aims.future.won': { winner: Value }
  'aims.future.shared': { winner: Value }
  'aims.future.level': { level: Value }
  'aims.level.decisive': Record<never, never>
  'aims.level.substantial': Record<never, never>
  'aims.level.marginal': Record<never, never>
  'aims.level.defeat': Record<never, never>
  'aims.sudden': Record<never, never>
  'aims.sudden.text': Record<never, never>
  'aims.lost-at-once': Record<never, never>
  'aims.lost-at-once.text': { leaders: Value }
  'aims.won-at-once': Record<never, never>
  'aims.won-at-once.text': { powers: Value; turn: Value }
  'aims.card': Record<never, never>
  'aims.card.aims': Record<never, never>
  'aims.card.provinces': Record<never, never>
  'automaton.only': Record<never, never>
  'automaton.richest': Record<never, never>
  'automaton.weakest': Record<never, never>
  'automaton.by-die': Record<never, never>
  'automaton.nearest': Record<never, never>
  'automaton.at-war': { since: Value }
  'automaton.as-strong': Record<never, never>
  'scenario.years': { from: Value; to: Value }
  'scenario.length': { n: Countable }
  'scenario.hypothetical': Record<never, never>
  'history.1': Record<never, never>
  'history.2': Record<never, never>
  'history.3': Record<never, never>
  'history.4': Record<never, never>
  'history.5': Record<never, never>
  'history.6': Record<never, never>
  'history.7': Record<never, never>
  'history.8': Record<never, never>
  'history.9': Record<never, never>
  'history.10': Record<never, never>
  'history.11': Record<never, never>
  'history.12': Record<never, never>
  'history.13': Record<never, never>
  'history.14': Record<never, never>
  'history.15': Record<never, never>
  'history.16': Record<never, never>
  'history.17': Record<never, never>
  'history.18': Record<never, never>
  'history.19': Record<never, never>
  'history.20': Record<never, never>
  'option.on': Record<never, never>
  'option.off': Record<never, never>
  'option.length': Record<never, never>
  'option.length.about': Record<never, never>
  'option.length.fixed': Record<never, never>
  'option.length.sudden-death': Record<never, never>
  'option.agreed-length': Record<never, never>
  'option.agreed-length.about': Record<never, never>
  'option.defection': Record<never, never>
  'option.defection.about': Record<never, never>
  'option.leader-draw': Record<never, never>
  'option.leader-draw.about': Record<never, never>
  'option.everyone-pays': Record<never, never>
  'option.everyone-pays.about': Record<never, never>
  'option.leaders-raise-all': Record<never, never>
  'option.leaders-raise-all.about': Record<never, never>
  'option.no-unnamed': Record<never, never>
  'option.no-unnamed.about': Record<never, never>
  'option.no-auxilia': Record<never, never>
  'option.no-auxilia.about': Record<never, never>
  'option.minor-capitals': Record<never, never>
  'option.minor-capitals.about': Record<never, never>
  'option.card-on-one': Record<never, never>
  'option.card-on-one.about': Record<never, never>
  'option.card-for-region': Record<never, never>
  'option.card-for-region.about': Record<never, never>
  'option.card-for-money': Record<never, never>
  'option.card-for-money.about': Record<never, never>
  'option.heavy-cavalry': Record<never, never>
  'option.heavy-cavalry.about': Record<never, never>
  'option.roman-roads': Record<never, never>
  'option.roman-roads.about': Record<never, never>
  'card.when': { moments: Value }
  'moment.operations': Record<never, never>
  'moment.activation': Record<never, never>
  'moment.enemy-activation': Record<never, never>
  'moment.enemy-entry': Record<never, never>
  'moment.attacked': Record<never, never>
  'moment.combat': Record<never, never>
  'moment.any': Record<never, never>
  'card.allegiance': Record<never, never>
  'card.ambush': Record<never, never>
  'card.attrition': Record<never, never>
  'card.interception': Record<never, never>
  'card.withdrawal': Record<never, never>
  'card.invasion': Record<never, never>
  'card.raid': Record<never, never>
  'card.forced-march': Record<never, never>
  'card.frontier-war': Record<never, never>
  'card.intelligence': Record<never, never>
  'card.land-advantage': Record<never, never>
  'card.leader': Record<never, never>
  'card.defection': Record<never, never>
  'card.major-rebellion': Record<never, never>
  'card.minor-rebellion': Record<never, never>
  'card.naval-advantage': Record<never, never>
  'card.siege-advantage': Record<never, never>
  'card.piracy': Record<never, never>
  'card.treachery': Record<never, never>
  'card.recruit': Record<never, never>
  'scenario.1.title': Record<never, never>
  'scenario.2.title': Record<never, never>
  'scenario.3.title': Record<never, never>
  'scenario.4.title': Record<never, never>
  'scenario.5.title': Record<never, never>
  'scenario.6.title': Record<never, never>
  'scenario.7.title': Record<never, never>
  'scenario.8.title': Record<never, never>
  'scenario.9.title': Record<never, never>
  'scenario.10.title': Record<never, never>
  'scenario.11.title': Record<never, never>
  'scenario.12.title': Record<never, never>
  'scenario.13.title': Record<never, never>
  'scenario.14.title': Record<never, never>
  'scenario.15.title': Record<never, never>
  'scenario.16.title': Record<never, never>
  'scenario.17.title': Record<never, never>
  'scenario.18.title': Record<never, never>
  'scenario.19.title': Record<never, never>
  'scenario.20.title': Record<never, never>
  'task.command': { operations: Countable; leader: Value }
  'task.react.admission': { power: Countable; area: Value }
  'task.react.passage': { power: Countable; area: Value }
  'task.react.interception': { power: Countable; area: Value }
  'task.react.interception-at-sea': { power: Value; area: Value }
  'task.attack-where-he-stands': { power: Countable; area: Value }
  'task.relocate-fleet': { area: Value }
  'task.pick-commander': Record<never, never>
  'task.pick-coast': Record<never, never>
  'verb.take-all': Record<never, never>
  'verb.take': { noun: Value }
  'verb.take-every': { noun: Value }
  'verb.leave': { noun: Value }
  'verb.leave-every': { noun: Value }
  'verb.march': { noun: Value }
  'verb.attack': { noun?: Maybe }
  'verb.ask-passage': { noun: Value }
  'verb.siege': Record<never, never>
  'verb.pillage': Record<never, never>
  'verb.capture': Record<never, never>
  'verb.embark': { noun: Value }
  'verb.sail': { noun: Value }
  'verb.attack-fleets': { noun: Value }
  'verb.debark': Record<never, never>
  'verb.stop': Record<never, never>
  'verb.admit': Record<never, never>
  'verb.refuse': Record<never, never>
  'verb.intercept': { noun: Value }
  'verb.intercept-by-card': { noun: Value }
  'verb.let-pass': Record<never, never>
  'verb.relocate': { noun: Value }
  'verb.sail-to': { noun: Value }
  'event.activation': { leader: Value; area: Value; operations: Countable }
  'event.march': { leader: Value; from: Value; to: Value }
  'event.embark': { leader: Value; berth: Value }
  'event.sail': { leader: Value; from: Value; to: Value }
  'event.debark': { leader: Value; area: Value }
  'event.admission': { granted: Value; by: Countable; power: Value; area: Value }
  'event.passage': { granted: Value; by: Countable; power: Value; area: Value }
  'event.interception': { success: Value; leader: Value; area: Value }
  'event.capture': { captured: Value; leader: Value; power: Value; area: Value }
  'event.relocated': { to: Value }
  'event.storm': { hit: Value; area: Value }
  'event.cargo-lost': { lost?: Maybe; reduced?: Maybe; power: Value; area: Value }
  'event.warbands': { number: Countable; province: Value }
  'event.pillage': { gain: Countable; province: Value }
  'event.garrison-restored': { power: Countable; province: Value }
  'event.conquest': { power: Countable; province: Value }
  'why.aboard': Record<never, never>
  'why.not-aboard': Record<never, never>
  'why.not-on-a-coast': Record<never, never>
  'why.not-adjacent': { area: Value }
  'why.no-operations': Record<never, never>
  'why.held': { area: Value }
  'why.strait-closed': Record<never, never>
  'why.strait-held': Record<never, never>
  'why.leader-alone': Record<never, never>
  'why.mission': Record<never, never>
  'why.pact': Record<never, never>
  'why.leave-refused': { power: Countable; area: Value }
  'why.confined': { until: Value }
  'why.no-city': Record<never, never>
  'why.enemy-outside': Record<never, never>
  'why.too-weak': { own: Value; theirs: Value }
  'why.city-stands': Record<never, never>
  'why.nothing-to-pillage': Record<never, never>
  'why.pillaged': Record<never, never>
  'why.not-alone': Record<never, never>
  'why.own-province': Record<never, never>
  'why.no-ships': Record<never, never>
  'why.no-fleet-taken': Record<never, never>
  'why.too-many-aboard': Record<never, never>
  'why.not-his': Record<never, never>
  'why.has-acted': Record<never, never>
  'why.has-acted-this-turn': Record<never, never>
  'why.recruiting': Record<never, never>
  'why.not-drawn': Record<never, never>
  'why.not-roused': Record<never, never>
  'task.avoid-combat': { power: Countable; area: Value }
  'task.withdraw': { area: Value }
  'task.withdraw-fleet': { area: Value }
  'task.name-leader': { area: Value }
  'task.spend-modifier': { area: Value; own: Value; net: Value }
  'task.pick-losses': { left: Countable; area: Value }
  'task.pick-cargo': { fate: Value; area: Value }
  'task.retreat-or-stay': { area: Value }
  'task.retreat': { area: Value }
  'verb.stand': Record<never, never>
  'verb.withdraw': Record<never, never>
  'verb.withdraw-by-card': Record<never, never>
  'verb.withdraw-to': { noun: Value }
  'verb.enter-city': Record<never, never>
  'verb.spend': { noun: Value }
  'verb.lose': { noun: Value }
  'verb.carried': { noun: Value }
  'verb.suggested': Record<never, never>
  'verb.stay': Record<never, never>
  'verb.retreat': Record<never, never>
  'verb.retreat-to': { noun: Value }
  'verb.halt': Record<never, never>
  'event.attack': { leader: Value; power: Value; area: Value }
  'event.withdrawal': { distance: Countable; power: Countable; area: Value }
  'event.withdraws': { power: Countable; from: Value; to: Value }
  'event.into-city': { area: Value }
  'event.combat': { kind: Value; loser?: Maybe; attacker: Countable; area: Value; defender: Countable }
  'event.loss': { lost?: Maybe; reduced?: Maybe; power: Countable; area: Value }
  'event.casualty-roll': { die: Countable; leader: Value }
  'event.stay-roll': { distance: Countable; power: Countable }
  'event.retreat': { power: Countable; from: Value; to: Value }
  'event.force-eliminated': { power: Value; area: Value }
  'event.garrison-lost': { province: Value }
  'event.city-taken': { power: Countable; province: Value }
  'event.plunder': { power: Countable; gain: Value }
  'within.city': { province: Value }
  'follows.pick-losses.suggested': Record<never, never>
  'follows.retreat-or-stay.stay': Record<never, never>
  'follows.retreat-or-stay.retreat': Record<never, never>
  'follows.retreat-or-stay.enter-city': Record<never, never>
  'task.pick-unpaid': { power: Countable; short: Value }
  'task.new-units': { treasury: Countable; power: Countable; others: Countable }
  'task.reform-units': { power: Value }
  'task.raise-warbands': { power: Value }
  'task.build-ships': { bi: Value; cav: Value }
  'task.raise-parthians': { power: Value; area: Value; left: Value }
  'task.raise-minor': { power: Countable; left: Value }
  'task.recruit-by-card': { power: Value; area: Value; left: Value }
  'task.new-capital': { power: Countable }
  'verb.not-pay': { noun: Value }
  'verb.recruit': { noun: Value }
  'verb.create': { noun: Value }
  'verb.rebuild': { noun: Value }
  'verb.convert': { noun: Value }
  'verb.merge': { noun: Value }
  'verb.raise': { noun: Value }
  'verb.ship-instead-of': { noun: Value }
  'verb.done': Record<never, never>
  'verb.found-capital': { noun: Value }
  'event.revenue': { power: Countable; revenue: Value; treasury: Value }
  'event.maintenance': { unpaid: Countable; power: Countable; cost: Value; treasury: Value }
  'event.recruitment': { success: Value; leader: Value; area: Value }
  'event.created': { area?: Maybe; power: Countable; unit: Value }
  'event.rebuilt': { area?: Maybe; power: Countable; unit: Value }
  'event.converted': { area?: Maybe; power: Countable; unit?: Maybe }
  'event.warbands-raised': { number: Countable; power: Value; area: Value }
  'event.automaton-raises': { power: Countable; area: Value }
  'event.capital-lost': { power: Value; province: Value; by: Value; before: Value; after: Value }
  'event.capital-founded': { power: Countable; province: Value }
  'event.capital-restored': { province: Value; power: Value }
  'event.attrition': { points?: Countable | null | undefined; power: Countable; area: Value }
  'task.operations': { power: Value }
  'task.agree-length': { turn: Value }
  'task.event-cards': Record<never, never>
  'task.buy-card': Record<never, never>
  'task.card-target': { card: Value }
  'task.place-drawn-leader': { leader: Value }
  'task.place-consul': Record<never, never>
  'task.place-new-leader': { name: Value; power: Value }
  'task.react.before-combat': { area: Value }
  'task.react.dice-shown': { area: Value; attacker: Value; defender: Value }
  'task.react.card-played': { role: Countable; card: Value }
  'task.react.march': { area: Value }
  'task.react.new-units': Record<never, never>
  'task.react.spent': { leader: Value }
  'task.react.voyage': { area: Value }
  'window.before-combat': Record<never, never>
  'window.dice-shown': Record<never, never>
  'window.card-played': Record<never, never>
  'window.march': Record<never, never>
  'window.voyage': Record<never, never>
  'window.new-units': Record<never, never>
  'window.spent': Record<never, never>
  'window.event-cards': Record<never, never>
  'window.nothing-to-buy': Record<never, never>
  'window.interception': Record<never, never>
  'window.interception-at-sea': Record<never, never>
  'window.admission': Record<never, never>
  'window.passage': Record<never, never>
  'window.losses': Record<never, never>
  'window.losses-of-warbands': Record<never, never>
  'verb.pass': Record<never, never>
  'verb.rest-activation': Record<never, never>
  'verb.rest-turn': Record<never, never>
  'verb.activate': { noun: Value }
  'verb.rouse': { noun: Value }
  'verb.rouse-all': Record<never, never>
  'verb.surrender': Record<never, never>
  'verb.play': { noun: Value }
  'verb.on': { noun: Value }
  'verb.take-back': Record<never, never>
  'verb.cancel': Record<never, never>
  'verb.exchange-losses': Record<never, never>
  'verb.keep': Record<never, never>
  'verb.draw': Record<never, never>
  'verb.exchange': { noun: Value }
  'verb.buy-card': Record<never, never>
  'verb.decline': Record<never, never>
  'verb.extend': Record<never, never>
  'verb.shorten': Record<never, never>
  'verb.as-agreed': Record<never, never>
  'verb.place-leader': { noun: Value }
  'verb.command': { noun: Value }
  'event.turn': { turn: Value; of: Value }
  'event.standings': { turn: Value }
  'event.card-dealt': { card?: Maybe; role: Countable }
  'event.card-played': { role: Countable; card: Value }
  'event.card-cancelled': { role: Countable; card: Value }
  'event.initiative': { power: Countable }
  'event.pillage-removed': { province: Value }
  'event.city-recovers': { province: Value; strength: Value }
  'event.consul': { rating: Value; area: Value }
  'event.leader-comes': { name: Value; power: Value; area: Value }
  'event.leader-lost': { leader: Value; area: Value }
  'event.succession': { name: Value; power: Value }
  'event.collapse': { power: Countable }
  'event.transfer': { text: Value }
  'event.roused': { success: Value; power: Countable }
  'event.violated': { role?: Maybe; by: Countable; power: Countable }
  'event.awakened': { power: Countable }
  'event.allegiance': { power: Countable; to: Value }
  'event.no-counters': { number: Countable; power: Value }
  'event.rebellion': { success: Value; leader: Value }
  'event.rebels': { leader: Value; area: Value; to: Value }
  'event.defection': { success: Value; leader: Value; to: Value }
  'event.defectors': { number: Value; to: Value }
  'event.hardship': { hit?: Maybe; leader: Value; area: Value; of: Value }
  'event.pirates': { die: Value; power: Value; area: Value; percent: Value }
  'event.intelligence': { role: Countable; area: Value }
  'event.new-leader': { power: Countable; rating: Value; area: Value }
  'outcome.objectives': Record<never, never>
  'outcome.shared': Record<never, never>
  'outcome.sudden-death': Record<never, never>
  'outcome.decisive': Record<never, never>
  'outcome.substantial': Record<never, never>
  'outcome.marginal': Record<never, never>
  'outcome.defeat': Record<never, never>
  'called.coast': { area: Value; sea: Value }
  'called.leader': { rating: Value }
  'called.consul': { rating: Value }
  'called.unit.reduced': { unit: Value }
  'called.unit.in': { unit: Value; area: Value }
  'called.unit.of': { unit: Value; power: Value }
  'called.unit.on': { unit: Value; sea: Value }
  'called.toll.lgn': { n: Countable }
  'called.toll.hi': { n: Value }
  'called.toll.aux': { n: Value }
  'called.toll.bi': { n: Value }
  'called.toll.cav': { n: Value }
  'called.toll.hc': { n: Value }
  'called.toll.flt': { n: Countable }
  'called.toll.garrison': Record<never, never>
  'called.toll.limes': { n: Countable }
  'called.toll.city': { n: Countable }
  'called.modifier.none': Record<never, never>
  'called.modifier.own': { up: Value }
  'called.modifier.other': { down: Value }
  'called.modifier.both': { up: Value; down: Value }
  'role.aegyptus': Record<never, never>
  'role.aetius': Record<never, never>
  'role.albinus': Record<never, never>
  'role.antonius': Record<never, never>
  'role.armenia': Record<never, never>
  'role.avidius.cassius': Record<never, never>
  'role.batavi': Record<never, never>
  'role.brutus': Record<never, never>
  'role.caesar': Record<never, never>
  'role.carthage': Record<never, never>
  'role.constantinus': Record<never, never>
  'role.constantinus.iii': Record<never, never>
  'role.constantius': Record<never, never>
  'role.crassus': Record<never, never>
  'role.dacia': Record<never, never>
  'role.eastern.roman.empire': Record<never, never>
  'role.franci': Record<never, never>
  'role.gallia': Record<never, never>
  'role.gallic.empire': Record<never, never>
  'role.germani': Record<never, never>
  'role.hunni': Record<never, never>
  'role.licinius': Record<never, never>
  'role.macedonia': Record<never, never>
  'role.magnentius': Record<never, never>
  'role.marcus.aurelius': Record<never, never>
  'role.maxentius': Record<never, never>
  'role.maximinus.daia': Record<never, never>
  'role.niger': Record<never, never>
  'role.octavianus': Record<never, never>
  'role.ostrogothi': Record<never, never>
  'role.otho': Record<never, never>
  'role.palmyra': Record<never, never>
  'role.parthia': Record<never, never>
  'role.persia': Record<never, never>
  'role.pertinax': Record<never, never>
  'role.pompeius': Record<never, never>
  'role.pontus': Record<never, never>
  'role.rome': Record<never, never>
  'role.seleucid.kingdom': Record<never, never>
  'role.severus': Record<never, never>
  'role.sextus.pompeius': Record<never, never>
  'role.vandali': Record<never, never>
  'role.vespasianus': Record<never, never>
  'role.visigothi': Record<never, never>
  'role.vitellius': Record<never, never>
  'role.western.roman.empire': Record<never, never>
  'sketch.turn': { turn: Value; turns: Value }
  'sketch.power': { provinces: Countable; power: Value; treasury: Value }
  'sketch.stack': { n: Countable; power: Value; strength: Value }
  'sketch.stack.unknown': { power: Value }
  'sketch.leader': { name?: Maybe; rating: Value }
  'sketch.pillaged': Record<never, never>
  'sketch.area': { area: Value; contents: Value }
  'sketch.counters': { kind: Value; n: Value }
  'sketch.pool': { counters: Value }
  'sketch.cards': { cards?: Maybe }
  'step': { year: Value; phase: Value }
  'step.turn': Record<never, never>
  'step.opening': Record<never, never>
  'step.pillage': Record<never, never>
  'step.attrition': Record<never, never>
  'step.revenue': Record<never, never>
  'step.maintenance': Record<never, never>
  'step.new-units': Record<never, never>
  'step.cards-before-new-units': Record<never, never>
  'step.raise-units': Record<never, never>
  'step.event-cards': Record<never, never>
  'step.initiative': Record<never, never>
  'step.draw': Record<never, never>
  'step.operations': Record<never, never>
  'step.after-operations': Record<never, never>
  'step.end-of-turn': Record<never, never>
  'summary': { turn: Value; year: Value; phase: Value }
  'heading.turn': { turn: Value }
  'heading.initiative': { power: Value }
  'moment.then': Record<never, never>
  'moment.need': { n: Countable; who: Countable }
  'moment.odds': { holder?: Countable | null | undefined; net: Value; power: Countable; n: Value }
  'moment.draw': Record<never, never>
  'moment.wins': { power: Value }
  'moment.percent': { attacker: Countable; lost: Value; defender: Value; theirs: Value }
  'moment.withdrawal': { area: Value }
  'moment.withdrawal.stake': Record<never, never>
  'moment.away': Record<never, never>
  'moment.caught': Record<never, never>
  'moment.interception': { area: Value }
  'moment.interception.stake': Record<never, never>
  'moment.intercepts': Record<never, never>
  'moment.too-late': Record<never, never>
  'moment.stay': Record<never, never>
  'moment.stay.stake': Record<never, never>
  'moment.stays': Record<never, never>
  'moment.driven': Record<never, never>
  'moment.fate': { leader: Value }
  'moment.fate.stake': Record<never, never>
  'moment.falls': Record<never, never>
  'moment.lives': Record<never, never>
  'moment.capture': { area: Value }
  'moment.capture.stake': Record<never, never>
  'moment.seized': Record<never, never>
  'moment.pillage': { province: Value }
  'moment.pillage.stake': Record<never, never>
  'moment.gain': { n: Value }
  'moment.storm': { area: Value }
  'moment.storm.text': Record<never, never>
  'moment.storm.need': Record<never, never>
  'moment.storm.hit': { n: Countable; of: Value }
  'moment.attrition': { area: Value }
  'moment.wears': Record<never, never>
  'moment.unharmed': Record<never, never>
  'moment.attritions': Record<never, never>
  'moment.attritions.text': Record<never, never>
  'moment.attritions.verdict': { n: Value }
  'moment.recruitment': { area: Value }
  'moment.recruitment.stake': Record<never, never>
  'moment.recruits': Record<never, never>
  'moment.busy': Record<never, never>
  'moment.roused': { power: Value }
  'moment.roused.stake': { patron: Value }
  'moment.roused.all': Record<never, never>
  'moment.roused.need': { n: Countable }
  'moment.roused.verdict': { n: Countable; of: Value }
  'moment.answers': Record<never, never>
  'moment.silent': Record<never, never>
  'moment.rebellion': { leader: Value }
  'moment.rebellion.stake': Record<never, never>
  'moment.rebels': Record<never, never>
  'moment.loyal': Record<never, never>
  'moment.defection': { leader: Value }
  'moment.defection.stake': Record<never, never>
  'moment.turns': Record<never, never>
  'moment.leader': Record<never, never>
  'moment.leader.stake': Record<never, never>
  'moment.leader.need': Record<never, never>
  'moment.rating': { rating: Value }
  'moment.dealt': Record<never, never>
  'moment.warbands': { province: Value }
  'moment.warbands.text': Record<never, never>
  'moment.warbands.number': { n: Countable }
  'moment.violated': { power: Countable }
  'moment.violated.verdict': { role?: Maybe }
  'moment.violated.because': Record<never, never>
  'moment.violated.alone': Record<never, never>
  'moment.awakened': Record<never, never>
  'moment.awakened.text': Record<never, never>
  'moment.awakened.because': Record<never, never>
  'moment.allegiance': Record<never, never>
  'moment.city.taken': { province: Value }
  'moment.head': Record<never, never>
  'moment.capital': { power: Value }
  'moment.capital.text': { province: Value; by: Value }
  'moment.capital.verdict': { province: Value }
  'moment.capital.found': Record<never, never>
  'moment.capital.new': Record<never, never>
  'moment.capital.again': Record<never, never>
  'moment.capital.pays': Record<never, never>
  'moment.income': Record<never, never>
  'moment.dead': { leader: Value }
  'moment.dead.text': { power: Value }
  'moment.dead.because': Record<never, never>
  'moment.collapse.because': Record<never, never>
  'moment.succession.because': Record<never, never>
  'moment.city': { province: Value }
  'moment.collapse': { power: Countable }
  'year.bc': { n: Value }
  'year.ad': { n: Value }
  'gauge.turn': { turn: Value; of: Value }
  'gauge.bc': Record<never, never>
  'gauge.ad': Record<never, never>
  'gauge.treasury': Record<never, never>
  'gauge.next': { income: Value; upkeep: Value }
  'gauge.aims': { got: Value; of: Value }
  'gauge.draws': { n: Value }
  'forecast.title': Record<never, never>
  'forecast.text': Record<never, never>
  'forecast.unpaid': Record<never, never>
  'forecast.attrition': { why: Value; area: Value; n: Value }
  'rating': Record<never, never>
  'unit.name': { where: Value; kind: Value; power: Value }
  'leader.name': { name: Value; power: Value }
  'leader.unnamed': Record<never, never>
  'leader.consul': Record<never, never>
  'flag.capital': { power: Value; province: Value; n: Countable }
  'flag.garrison': { power: Value }
  'flag.limes': { n: Value }
  'flag.pillage': Record<never, never>
  'flag.unknown': { n: Countable }
  'cost.ops': { n: Countable }
  'cost.chance': { n: Value }
  'cost.card': Record<never, never>
  'cost.money': { n: Value }
  'cost.points': { n: Countable }
  'about.activate': { area: Value; rating: Value; force: Countable }
  'about.held': { powers: Value }
  'about.leave': { power: Countable }
  'about.fleets': Record<never, never>
  'card.odds': { who: Value; against: Value; n: Value; of: Value }
  'about.attack': { own: Value; theirs: Value; n: Value; loss: Value; gain: Value }
  'about.attack.unseen': { own: Value; rating: Countable }
  'about.pillage': { rating: Value }
  'about.recruit': { area: Value }
  'about.rouse': Record<never, never>
  'about.rouse-all': { powers: Value }
  'about.keep': Record<never, never>
  'about.exchange': Record<never, never>
  'about.capital': Record<never, never>
  'about.intercept': { from: Value; own: Value; area: Value }
  'danger.capital': Record<never, never>
  'danger.attrition': { n: Value }
  'danger.alone': Record<never, never>
  'about.create': { points: Value; left: Countable }
  'shop.fleets': Record<never, never>
  'warn.stop': { leader: Value }
  'warn.leaders': { n: Countable }
  'split.outcome': { winner: Value }
  'split.losses': { theirs: Value; theirPercent: Value; ours: Value; ourPercent: Value }
  'line.leader': { one: Value; own: Value; other: Value; theirs: Value }
  'line.numbers': { own: Value; theirs: Value; ratio: Value; next: Value; more: Value }
  'line.cavalry': { is: Value; own: Value; theirs: Value }
  'split.side': { percent: Value; n: Value }
  'split.wall': { wall: Value; n: Value }
  'why.leader': Record<never, never>
  'why.numbers': Record<never, never>
  'why.cavalry': Record<never, never>
  'why.card': Record<never, never>
  'battle.title.land': { area: Value }
  'battle.title.naval': { area: Value }
  'battle.title.siege': { area: Value }
  'battle.step.join': Record<never, never>
  'battle.step.cards': Record<never, never>
  'battle.step.roll': Record<never, never>
  'battle.step.spend': Record<never, never>
  'battle.step.losses': Record<never, never>
  'battle.step.stay': Record<never, never>
  'battle.unseen': Record<never, never>
  'battle.leaderless': Record<never, never>
  'battle.cavalry': Record<never, never>
  'battle.garrison': Record<never, never>
  'battle.limes': Record<never, never>
  'battle.city': Record<never, never>
  'battle.net': { holder: Value; net: Value }
  'battle.loses': { who: Countable; n: Value; percent: Value }
  'battle.legend': Record<never, never>
  'battle.chance.win': { n: Value }
  'battle.chance.draw': { n: Value }
  'battle.chance.lose': { n: Value }
  'muster.sum': { die: Value; rating: Value; all: Value }
  'muster.strength': { n: Value; cavalry: Value }
  'panel.powers': Record<never, never>
  'panel.forces': Record<never, never>
  'panel.cards': Record<never, never>
  'panel.unplayed': Record<never, never>
  'other.war': Record<never, never>
  'other.peace': Record<never, never>
  'panel.aims': Record<never, never>
  'panel.levels': { of: Value; n: Value }
  'panel.others-cards': Record<never, never>
  'panel.deck': Record<never, never>
  'rival.you': Record<never, never>
  'rival.hand': { n: Countable }
  'rival.share': { n: Value }
  'rival.provinces': { n: Countable }
  'rival.treasury': { n: Value }
  'rival.collapsed': Record<never, never>
  'aim.met': Record<never, never>
  'aim.open': Record<never, never>
  'aim.count': { got: Value; of: Value }
  'aim.region': { region: Value }
  'aim.provinces': { n: Value }
  'aim.eliminate': { leader: Value }
  'aim.sole': Record<never, never>
  'forces.people': Record<never, never>
  'forces.client': Record<never, never>
  'forces.neutral': Record<never, never>
  'forces.hidden': Record<never, never>
  'region.britannia': Record<never, never>
  'region.hispania': Record<never, never>
  'region.gallia': Record<never, never>
  'region.germania': Record<never, never>
  'region.italia': Record<never, never>
  'region.illyricum': Record<never, never>
  'region.dacia': Record<never, never>
  'region.thracia': Record<never, never>
  'region.graecia': Record<never, never>
  'region.asia': Record<never, never>
  'region.armenia': Record<never, never>
  'region.oriens': Record<never, never>
  'region.persia': Record<never, never>
  'region.aegyptus': Record<never, never>
  'region.africa': Record<never, never>
  'region.taurica': Record<never, never>
  'end.winner': { n: Countable; winners: Countable }
  'end.nobody': Record<never, never>
  'tally.battles': Record<never, never>
  'tally.conquests': Record<never, never>
  'tally.cities': Record<never, never>
  'tally.leaders': Record<never, never>
  'movers.title': Record<never, never>
  'movers.activate': Record<never, never>
  'movers.points': { least: Value; most: Value }
  'movers.beside': { powers: Value }
  'movers.nobody': Record<never, never>
  'panel.treasury': Record<never, never>
  'money.city': { n: Value }
  'money.pays': { n: Value }
  'money.pillaged': Record<never, never>
  'money.no-capital': Record<never, never>
  'money.no-fleet': { seas: Value }
  'money.enemies': { areas: Value }
  'shop.spent': { n: Value }
  'shop.left': { n: Value }
  'shop.limits': Record<never, never>
  'shop.secret': Record<never, never>
  'shop.capital': Record<never, never>
  'shop.capital-shut': Record<never, never>
  'shop.leader': { all: Value; n: Value }
  'shop.works': Record<never, never>
  'shop.open': { leader: Value }
  'shop.open-danger': { n: Value }
  'shop.free': Record<never, never>
  'shop.no-more': { reason: Value; n: Value; kind: Value }
  'ledger.revenue': Record<never, never>
  'ledger.city': { area: Value; n: Countable }
  'ledger.provinces': { areas: Countable; n: Value }
  'ledger.income': Record<never, never>
  'ledger.maintenance': Record<never, never>
  'ledger.units': { n: Countable }
  'ledger.kind': { reduced: Value; n: Value; kind: Value }
  'ledger.orders': Record<never, never>
  'ledger.nothing': Record<never, never>
  'ledger.spent': Record<never, never>
  'ledger.treasury': Record<never, never>
  'ledger.sum': { had: Value; came: Value; paid: Value; spent: Value }
  'ledger.now': Record<never, never>
  'ledger.next': Record<never, never>
  'ledger.next-income': Record<never, never>
  'ledger.next-units': { n: Countable }
  'ledger.recovers': { areas: Countable }
  'ledger.up-to': { n: Value }
  'known.strength': { power: Countable; n: Value }
  'known.seen': { power: Value; n: Value; year: Value }
  'known.city': { n: Countable }
  'known.intercepts': { leader: Value; n: Value }
  'known.chance': { n: Value }
  'known.markers': { n: Countable; most: Value }
  'turn-end.begins': { year: Value }
  'turn-end.first': { turns: Countable }
  'turn-end.title': { year: Value }
  'turn-end.of': { turn: Value; turns: Value }
  'turn-end.last': Record<never, never>
  'turn-end.over': Record<never, never>
  'turn-end.result': Record<never, never>
  'turn-end.next': Record<never, never>
  'turn-end.deed': Record<never, never>
  'turn-end.objectives': Record<never, never>
  'turn-end.objectives.note': Record<never, never>
  'turn-end.leads': { leaders: Countable; n: Value }
  'turn-end.provinces': Record<never, never>
  'turn-end.provinces.none': Record<never, never>
  'turn-end.provinces.some': { n: Countable }
  'turn-end.provinces.of': { provinces: Value }
  'turn-end.treasury': Record<never, never>
  'turn-end.treasury.note': Record<never, never>
  'turn-end.treasury.of': { power: Value; treasury: Value }
  'turn-end.treasury.lines': { revenue: Value; cost: Value; unpaid: Countable }
  'turn-end.wear': Record<never, never>
  'turn-end.wear.note': Record<never, never>
  'turn-end.more': { n: Countable }
}

export const texts = `
aims_take = Take { $what }
aims_keep = Keep { $what }
aims_held =
    { $side ->
        [none] nobody holds it
       *[other] held by { $side }
    }
aims_words = with the largest share of aims met after turn { $turn }
aims_words_sudden = with the largest share of aims met after turn { $turn }, or with all of them kept through a whole turn
aims_words_levels =
    { $of ->
        [provinces] with { $marginal } Provinces after turn { $turn }; { $substantial } are a substantial victory, { $decisive } a decisive one
       *[other] with { $marginal } aims after turn { $turn }; { $substantial } are a substantial victory, { $decisive } a decisive one
    }
aims_otherwise = If shares are equal, the revenue of the Provinces decides, then the Treasury.
aims_otherwise_alone = With fewer it is a defeat.
aims_asked = Asked after turn { $turn }.
aims_after = After turn { $turn }.
aims_garrison = its Garrison or Land units there, and nobody else's Land units
aims_most = most of its Provinces
aims_provinces = Provinces
aims_lost = { $leader } is out of the game
aims_sole = Sole ruler
aims_sole_words = no other Roman Major has a Supreme Leader
aims_provinces_level = { $n } Provinces
aims_now_won = Now: { $winner } would win
aims_now_shared = Now: { $winner } would share it
aims_now_level = Now: { $level }
aims_future_won = If nothing changes, { $winner } wins.
aims_future_shared = If nothing changes, { $winner } share the victory.
aims_future_level = If nothing changes, it is { $level }.
aims_level_decisive = a decisive victory
aims_level_substantial = a substantial victory
aims_level_marginal = a marginal victory
aims_level_defeat = a defeat
aims_sudden = Sudden death
aims_sudden_text = A Power that has all its aims, and still has them a whole turn later, wins at once.
aims_lost-at-once = Defeat at once
aims_lost-at-once_text = at the end of a turn in which { $leaders } are all lost.
aims_won-at-once = Victory at once
aims_won-at-once_text = a decisive one, if { $powers } are all eliminated before turn { $turn }.
aims_card = Each Power has aims of its own. The largest share of them after the last turn wins.
aims_card_aims = Alone: the more of Rome's aims after the last turn, the better the victory.
aims_card_provinces = Alone: the more Provinces after the last turn, the better the victory.
automaton_only = It is the only Roman Province that he can enter now.
automaton_richest = Of the Roman Provinces that he can enter now it is the richest.
automaton_weakest = Of the richest Roman Provinces that he can enter now it has the weakest defence.
automaton_by-die = Of Roman Provinces as rich and as weak as each other a die has picked this one.
automaton_nearest = No Roman Province is beside him. This is the shortest way to one.
automaton_at-war = At war since Rome came in Game-Turn { $since }, he attacks Romans wherever he stands.
automaton_as-strong = He is at least as strong as those who come.
scenario_years = { $from } to { $to }
scenario_length =
    { $n ->
        [one] one turn
       *[other] { $n } turns
    }
scenario_hypothetical = What might have been.
history_1 = Hannibal stands in Spain with the best army of Carthage, and Rome has two new Consuls every year.
history_2 = Mithridates of Pontus takes Asia while Sulla and the Marians fight over Rome.
history_3 = Caesar, Pompeius and Crassus share the world, and none of them trusts the others.
history_4 = The Rubicon is crossed. Two Romes, one of which will be left.
history_5 = The heirs of Caesar divide the provinces and then each other.
history_6 = Nero is dead, and every frontier has an emperor of its own.
history_7 = Trajanus goes over the Danube and down the Euphrates. Play him alone against Dacia and Parthia.
history_8 = The empire is auctioned, and three generals in three corners of it bid with legions.
history_9 = Gaul and Palmyra have made themselves empires while the Goths and Persia knock.
history_10 = Four emperors are too many. Constantinus begins in the far west.
history_11 = A usurper in Gaul, a king of kings on the Tigris, and one Constantius for both.
history_12 = The Goths have been let in over the Danube and have been cheated. Now they march.
history_13 = Stilicho guards a child emperor; Alaricus wants a country for his people.
history_14 = The Rhine is frozen, and everybody walks over.
history_15 = Aëtius and Bonifacius, the last two Romans, and the Vandals on their way to Africa.
history_16 = Attila gathers the steppe. Both halves of Rome pay, until they do not.
history_17 = Belisarius sails for Africa and Italy to make the empire what it was.
history_18 = What if the kings of the East had stood together while Rome was still one power among others?
history_19 = What if Avidius Cassius had not been killed so soon?
history_20 = From a city in Latium to the whole of the sea, in thirty turns. Play Rome alone.
option_on = yes
option_off = no
option_length = Length
option_length_about = To the last turn, or until somebody has held all his objectives for a whole turn.
option_length_fixed = the full number of turns
option_length_sudden-death = sudden death
option_agreed-length = A length to be agreed on
option_agreed-length_about = At the end of a turn the players may make the game longer or shorter.
option_defection = Defection of the unpaid
option_defection_about = Units that go without pay may change sides.
option_leader-draw = Leaders are drawn
option_leader-draw_about = Not only Powers but also Leaders have a marker in the cup.
option_everyone-pays = Everybody pays
option_everyone-pays_about = Powers without a Treasury get one, collect and pay.
option_leaders-raise-all = Leaders raise everything
option_leaders-raise-all_about = Leaders who recruit may raise all kinds of units, not only light ones.
option_no-unnamed = No un-named Leaders
option_no-unnamed_about = Un-named Leaders rated 1 stay in the box.
option_no-auxilia = No Auxilia
option_no-auxilia_about = Auxilia stay in the box; Legions, Heavy Infantry and Cavalry cost twice the upkeep.
option_minor-capitals = Capitals of Minors
option_minor-capitals_about = More Minor Powers have a Capital City.
option_card-on-one = A card for a 1
option_card-on-one_about = A Supreme Leader who rolls a 1 for his Operations Points draws a card.
option_card-for-region = A card for a Region
option_card-for-region_about = Whoever comes to hold a whole Region draws a card.
option_card-for-money = Cards for money
option_card-for-money_about = A card can be bought for 20 Revenue Points.
option_heavy-cavalry = Heavy Cavalry
option_heavy-cavalry_about = Some Powers have Heavy Cavalry among their horse.
option_roman-roads = Roman roads
option_roman-roads_about = Marching is cheaper in Roman Provinces and dearer in Barbaricum.
card_when = { $moments }
moment_operations = In your phase
moment_activation = In your activation
moment_enemy-activation = In an enemy's activation
moment_enemy-entry = When somebody enters
moment_attacked = When you are attacked
moment_combat = Before a combat
moment_any = At any time
card_allegiance = A Client or Ally of another Power comes over to you, with Leaders and units.
card_ambush = An L-2 with warbands strikes enemy land units in any Province. If beaten, they may not retreat.
card_attrition = After a step of an enemy Leader each unit with him rolls: on 1-4 under an L-1, on 1 only under an L-4, it is hit.
card_interception = One of your Leaders intercepts, on land or at sea, without a roll.
card_withdrawal = Your force withdraws up to three Provinces before combat, without a roll.
card_invasion = Two markers of warbands under an L-3 come out of Barbaricum against Provinces beside it.
card_raid = One marker of warbands under an L-2 comes out of Barbaricum against Provinces beside it.
card_forced-march = One more die of Operations Points for the active Leader.
card_frontier-war = A neutral Power attacks beside its land at your bidding, for this turn.
card_intelligence = You look into one stack.
card_land-advantage = +2 in your favour in one land combat.
card_leader = A new Leader rises for you: L-1 on 1-3, L-2 on 4-5, L-3 on 6.
card_defection = A Leader of another Power, not its Supreme Leader, comes over if a die beats his rating; his units may follow.
card_major-rebellion = An L-3 with two markers of rebels rises in an enemy Province.
card_minor-rebellion = An L-2 with one marker of rebels rises in an enemy Province.
card_naval-advantage = +2 in your favour in one sea fight.
card_siege-advantage = +2 in your favour in all rounds of one siege.
card_piracy = An enemy fleet at sea loses ships; or an enemy coast without troops is pillaged.
card_treachery = What both sides lose in a combat is exchanged; or another card is cancelled.
card_recruit = Free units where one of your Leaders stands: his rating plus the revenue in strength.
scenario_1_title = The Second Punic War
scenario_2_title = Mithridates and Sulla
scenario_3_title = The First Triumvirate
scenario_4_title = Caesar against Pompeius
scenario_5_title = Antonius and Octavianus
scenario_6_title = The Year of the Four Emperors
scenario_7_title = Trajanus Optimus Princeps
scenario_8_title = Septimius Severus
scenario_9_title = The Crisis of the Third Century
scenario_10_title = The Fall of the Tetrarchy
scenario_11_title = Constantius and Julianus
scenario_12_title = The Gothic War
scenario_13_title = Stilicho and Alaricus
scenario_14_title = The Rhine Frontier Breaks
scenario_15_title = Aëtius and Bonifacius
scenario_16_title = Attila
scenario_17_title = Justinianus and the Reconquest
scenario_18_title = The Hellenistic Coalition
scenario_19_title = The Principate Divided
scenario_20_title = The Expansion of Rome
task_command =
    { $operations ->
        [0] { $leader } has no OPs left
        [one] { $leader } has one OP left: what next? (An Operations Point that he does not spend is lost.)
       *[other] { $leader } has { $operations } OPs left: what next? (Operations Points that he does not spend are lost.)
    }
task_react_admission =
    { $power ->
        [one] { $power } asks to enter { $area }
       *[other] { $power } ask to enter { $area }
    }
task_react_passage =
    { $power ->
        [one] { $power } asks to pass through { $area }
       *[other] { $power } ask to pass through { $area }
    }
task_react_interception =
    { $power ->
        [one] { $power } has entered { $area }: do you intercept? (Who succeeds attacks there; nobody can withdraw from him.)
       *[other] { $power } have entered { $area }: do you intercept? (Who succeeds attacks there; nobody can withdraw from him.)
    }
task_react_interception-at-sea = Ships of { $power } have come to { $area }: do you intercept?
task_attack-where-he-stands =
    { $power ->
        [one] { $power } stands among you in { $area }: do you attack?
       *[other] { $power } stand among you in { $area }: do you attack?
    }
task_relocate-fleet = The Fleet has slipped out of { $area }: where to?
task_pick-commander = Who commands?
task_pick-coast = To which coast?
verb_take-all = Take everybody along
verb_take = Take { $noun }
verb_take-every = Take every { $noun }
verb_leave = Leave { $noun }
verb_leave-every = Leave every { $noun }
verb_march = March to { $noun }
verb_attack =
    { $noun ->
        [none] Attack
       *[other] Attack { $noun }
    }
verb_ask-passage = Ask { $noun } to let us pass
verb_siege = Assault the City
verb_pillage = Pillage
verb_capture = Seize the Fleets
verb_embark = Embark at { $noun }
verb_sail = Sail to { $noun }
verb_attack-fleets = Attack the Fleets of { $noun }
verb_debark = Land
verb_stop = Stop
verb_admit = Let them
verb_refuse = Refuse
verb_intercept = { $noun } tries
verb_intercept-by-card = { $noun }, by card
verb_let-pass = Let them pass
verb_relocate = To { $noun }
verb_sail-to = To { $noun }
event_activation =
    { $leader } is active in { $area } with { $operations ->
        [one] one Operations Point
       *[other] { $operations } Operations Points
    }
event_march = { $leader } marches from { $from } to { $to }
event_embark = { $leader } embarks at { $berth }
event_sail = { $leader } sails from { $from } to { $to }
event_debark = { $leader } lands in { $area }
event_admission =
    { $granted ->
        [true]
            { $by ->
                [one] { $by } lets { $power } into { $area }
               *[other] { $by } let { $power } into { $area }
            }
       *[false]
            { $by ->
                [one] { $by } does not let { $power } into { $area }
               *[other] { $by } do not let { $power } into { $area }
            }
    }
event_passage =
    { $granted ->
        [true]
            { $by ->
                [one] { $by } lets { $power } pass through { $area }
               *[other] { $by } let { $power } pass through { $area }
            }
       *[false]
            { $by ->
                [one] { $by } does not let { $power } pass through { $area }
               *[other] { $by } do not let { $power } pass through { $area }
            }
    }
event_interception =
    { $success ->
        [true] { $leader } intercepts in { $area }
       *[false] { $leader } tries to intercept in { $area } and comes too late
    }
event_capture =
    { $captured ->
        [true] { $leader } seizes a Fleet of { $power } in { $area }
       *[false] a Fleet of { $power } slips out of { $area }
    }
event_relocated = the Fleet goes to { $to }
event_storm =
    { $hit ->
        [true] a storm in { $area }: a Fleet is hit
       *[false] a storm in { $area }: a Fleet comes through
    }
event_cargo-lost =
    { $lost ->
        [none]
            { $reduced ->
                [none] { $power } has losses among those aboard in { $area }
               *[other] { $power } has { $reduced } reduced aboard its ships in { $area }
            }
       *[other]
            { $reduced ->
                [none] { $power } loses { $lost } aboard its ships in { $area }
               *[other] { $power } loses { $lost } aboard its ships in { $area }, and has { $reduced } reduced
            }
    }
event_warbands =
    { $number ->
        [one] One warband stands up in { $province }
       *[other] { $number } warbands stand up in { $province }
    }
event_pillage =
    { $gain ->
        [0] { $province } is pillaged
       *[other] { $province } is pillaged for { $gain } RP
    }
event_garrison-restored =
    { $power ->
        [one] { $power } keeps { $province } and puts up its Garrison again
       *[other] { $power } keep { $province } and put up their Garrison again
    }
event_conquest =
    { $power ->
        [one] { $power } has taken { $province }
       *[other] { $power } have taken { $province }
    }
why_aboard = He is aboard ship.
why_not-aboard = He is not aboard.
why_not-on-a-coast = He is on no coast.
why_not-adjacent = { $area } is no neighbour.
why_no-operations = There are too few Operations Points.
why_held = Other Powers' Land units bar the way to { $area }.
why_strait-closed = An enemy Fleet closes the Strait.
why_strait-held = Enemy Fleets in the Strait must be fought first.
why_leader-alone = A Leader needs Land units for that.
why_mission = This force goes no further.
why_pact = A pact forbids it.
why_leave-refused =
    { $power ->
        [one] { $power } has refused us leave to enter { $area }.
       *[other] { $power } have refused us leave to enter { $area }.
    }
why_confined = He may not leave his Regions before Game-Turn { $until }.
why_no-city = No enemy City stands here.
why_enemy-outside = Enemies stand outside the walls.
why_too-weak = { $own } points against { $theirs } are too few for a siege.
why_city-stands = A City still stands.
why_nothing-to-pillage = There is nothing to pillage here.
why_pillaged = It is pillaged already.
why_not-alone = Others stand here too.
why_own-province = One's own land is not pillaged.
why_no-ships = There are no ships for that.
why_no-fleet-taken = To embark he takes Fleets along that lie on this coast.
why_too-many-aboard = His Fleets cannot carry all who march with him: one Land unit for each.
why_not-his = He serves another Power.
why_has-acted = He has been active in this phase.
why_has-acted-this-turn = He has been active in this Game-Turn. Nobody acts twice, whatever is drawn for him.
why_recruiting = He spends this phase on recruiting.
why_not-drawn = It is not his draw.
why_not-roused = His Power has not been roused.
task_avoid-combat =
    { $power ->
        [one] { $power } attacks in { $area }: stand or give way?
       *[other] { $power } attack in { $area }: stand or give way?
    }
task_withdraw = Withdraw from { $area }: where to?
task_withdraw-fleet = Ships attack at { $area }: stand or slip away?
task_name-leader = Combat in { $area }: who commands?
task_spend-modifier = Combat in { $area }: your die shows { $own }. How do you spend up to { $net }?
task_pick-losses =
    { $left ->
        [one] One point to lose in { $area }
       *[other] { $left } points to lose in { $area }
    }
task_pick-cargo =
    { $fate ->
        [reduced] A Fleet is hit in { $area }, and the others have no room: whom did it carry? (Who is at full strength is reduced, who is reduced is lost.)
       *[lost] A Fleet is lost in { $area }, and the others have no room: whom did it carry? (Whoever was aboard is lost.)
    }
task_retreat-or-stay = Beaten in { $area }: retreat, or try to stay?
task_retreat = Retreat from { $area }: where to?
verb_stand = Stand
verb_withdraw = Withdraw
verb_withdraw-by-card = Withdraw, by card
verb_withdraw-to = To { $noun }
verb_enter-city = Into the City
verb_spend = Spend { $noun }
verb_lose = Lose { $noun }
verb_carried = { $noun }
verb_suggested = Losses as suggested
verb_stay = Try to stay
verb_retreat = Retreat
verb_retreat-to = To { $noun }
verb_halt = Halt here
event_attack = { $leader } attacks { $power } in { $area }
event_withdrawal =
    { $distance ->
        [0] { $power } cannot slip away in { $area }
       *[other]
            { $power ->
                [one] { $power } slips away in { $area }
               *[other] { $power } slip away in { $area }
            }
    }
event_withdraws =
    { $power ->
        [one] { $power } withdraws from { $from } to { $to }
       *[other] { $power } withdraw from { $from } to { $to }
    }
event_into-city = the force goes into the City in { $area }
event_combat =
    { $kind ->
        [siege]
            { WHICH($loser) ->
                [none]
                    { $attacker ->
                        [one] { $attacker } storms the City of { $area } against { $defender }, and nobody wins
                       *[other] { $attacker } storm the City of { $area } against { $defender }, and nobody wins
                    }
                [attacker]
                    { $attacker ->
                        [one] { $attacker } storms the City of { $area } against { $defender }: { $attacker } is beaten
                       *[other] { $attacker } storm the City of { $area } against { $defender }: { $attacker } are beaten
                    }
               *[defender]
                    { $attacker ->
                        [one]
                            { $defender ->
                                [one] { $attacker } storms the City of { $area } against { $defender }: { $defender } is beaten
                               *[other] { $attacker } storms the City of { $area } against { $defender }: { $defender } are beaten
                            }
                       *[other]
                            { $defender ->
                                [one] { $attacker } storm the City of { $area } against { $defender }: { $defender } is beaten
                               *[other] { $attacker } storm the City of { $area } against { $defender }: { $defender } are beaten
                            }
                    }
            }
       *[other]
            { WHICH($loser) ->
                [none] { $attacker } and { $defender } fight in { $area }, and nobody wins
                [attacker]
                    { $attacker ->
                        [one] { $attacker } attacks { $defender } in { $area }: { $attacker } is beaten
                       *[other] { $attacker } attack { $defender } in { $area }: { $attacker } are beaten
                    }
               *[defender]
                    { $attacker ->
                        [one]
                            { $defender ->
                                [one] { $attacker } attacks { $defender } in { $area }: { $defender } is beaten
                               *[other] { $attacker } attacks { $defender } in { $area }: { $defender } are beaten
                            }
                       *[other]
                            { $defender ->
                                [one] { $attacker } attack { $defender } in { $area }: { $defender } is beaten
                               *[other] { $attacker } attack { $defender } in { $area }: { $defender } are beaten
                            }
                    }
            }
    }
event_loss =
    { $lost ->
        [none]
            { $reduced ->
                [none]
                    { $power ->
                        [one] { $power } has losses in { $area }
                       *[other] { $power } have losses in { $area }
                    }
               *[other]
                    { $power ->
                        [one] { $power } has { $reduced } reduced in { $area }
                       *[other] { $power } have { $reduced } reduced in { $area }
                    }
            }
       *[other]
            { $reduced ->
                [none]
                    { $power ->
                        [one] { $power } loses { $lost } in { $area }
                       *[other] { $power } lose { $lost } in { $area }
                    }
               *[other]
                    { $power ->
                        [one] { $power } loses { $lost } in { $area }, and has { $reduced } reduced
                       *[other] { $power } lose { $lost } in { $area }, and have { $reduced } reduced
                    }
            }
    }
event_casualty-roll =
    { $die ->
        [1] { $leader } falls
       *[other] { $leader } comes away alive
    }
event_stay-roll =
    { $distance ->
        [0]
            { $power ->
                [one] { $power } holds its ground
               *[other] { $power } hold their ground
            }
        [one] { $power } must give ground by one Province
       *[other] { $power } must give ground by { $distance } Provinces
    }
event_retreat =
    { $power ->
        [one] { $power } retreats from { $from } to { $to }
       *[other] { $power } retreat from { $from } to { $to }
    }
event_force-eliminated = the force of { $power } in { $area } is no more
event_garrison-lost = the Garrison of { $province } is lost
event_city-taken =
    { $power ->
        [one] { $power } takes { within_city }
       *[other] { $power } take { within_city }
    }
event_plunder =
    { $power ->
        [one] { $power } gains { $gain } RP from the City
       *[other] { $power } gain { $gain } RP from the City
    }
within_city =
    { WHICH($province) ->
        [aegyptus] Alexandria
        [africa] Carthago
        [artaxata] Artaxata
        [asia] Pergamum
        [babylonia] Ctesiphon
        [cisalpina] Ravenna
        [latium] Roma
        [macedonia] Pella
        [pontus] Amaseia
        [sicilia] Syracusae
        [syria] Antiochia
        [thracia] Byzantium
       *[other] the City of { $province }
    }
follows_pick-losses_suggested = Orders can leave all losses to the table
follows_retreat-or-stay_stay = who fails goes back as far as the die exceeds the rating
follows_retreat-or-stay_retreat = one or two Provinces, as you like
follows_retreat-or-stay_enter-city = behind the walls, where a siege must take them
task_pick-unpaid =
    { $power ->
        [one] { $power } is { $short } RP short: which unit goes unpaid?
       *[other] { $power } are { $short } RP short: which unit goes unpaid?
    }
task_new-units =
    { $treasury ->
        [0]
            { $power ->
                [one] { $power } has 0 RP: which units change? (Fleets may become others, two reduced units one full one.)
               *[other] { $power } have 0 RP: which units change? (Fleets may become others, two reduced units one full one.)
            }
       *[other]
            { $others ->
                [0]
                    { $power ->
                        [one] { $power } has { $treasury } RP: what is raised?
                       *[other] { $power } have { $treasury } RP: what is raised?
                    }
               *[other]
                    { $power ->
                        [one] { $power } has { $treasury } RP: what is raised? (All decide at the same time, unseen.)
                       *[other] { $power } have { $treasury } RP: what is raised? (All decide at the same time, unseen.)
                    }
            }
    }
task_reform-units = { $power }: two reduced units of a kind may become a full one. Which?
task_raise-warbands = { $power }: where are warbands raised?
task_build-ships = Ships instead of warbands? ({ $bi } on foot, { $cav } mounted)
task_raise-parthians = { $power } in { $area }: { $left } points left. What is raised?
task_raise-minor =
    { $power ->
        [one] { $power } raises units: { $left } left. Which?
       *[other] { $power } raise units: { $left } left. Which?
    }
task_recruit-by-card = { $power } in { $area }: { $left } points left. What is raised?
task_new-capital =
    { $power ->
        [one] { $power } is without a Capital: found one? (Without one nothing is collected.)
       *[other] { $power } are without a Capital: found one? (Without one nothing is collected.)
    }
verb_not-pay = Not pay { $noun }
verb_recruit = { $noun } recruits
verb_create = Raise { $noun }
verb_rebuild = Rebuild { $noun }
verb_convert = Turn a Fleet into { $noun }
verb_merge = Merge two reduced { $noun }
verb_raise = In { $noun }
verb_ship-instead-of = A Fleet instead of { $noun }
verb_done = Done
verb_found-capital = Found it in { $noun }
event_revenue =
    { $power ->
        [one] { $power } collects { $revenue } RP and has { $treasury }
       *[other] { $power } collect { $revenue } RP and have { $treasury }
    }
event_maintenance =
    { $unpaid ->
        [0]
            { $power ->
                [one] { $power } pays { $cost } RP and has { $treasury }
               *[other] { $power } pay { $cost } RP and have { $treasury }
            }
        [one]
            { $power ->
                [one] { $power } pays { $cost } RP and has { $treasury }; one unit goes unpaid
               *[other] { $power } pay { $cost } RP and have { $treasury }; one unit goes unpaid
            }
       *[other]
            { $power ->
                [one] { $power } pays { $cost } RP and has { $treasury }; { $unpaid } units go unpaid
               *[other] { $power } pay { $cost } RP and have { $treasury }; { $unpaid } units go unpaid
            }
    }
event_recruitment =
    { $success ->
        [true] { $leader } recruits in { $area }
       *[false] { $leader } recruits in { $area } and will be busy with it
    }
event_created =
    { $area ->
        [none]
            { $power ->
                [one] { $power } raises a unit
               *[other] { $power } raise a unit
            }
       *[other]
            { $power ->
                [one] { $power } raises { $unit } in { $area }
               *[other] { $power } raise { $unit } in { $area }
            }
    }
event_rebuilt =
    { $area ->
        [none]
            { $power ->
                [one] { $power } rebuilds a unit
               *[other] { $power } rebuild a unit
            }
       *[other]
            { $power ->
                [one] { $power } rebuilds { $unit } in { $area }
               *[other] { $power } rebuild { $unit } in { $area }
            }
    }
event_converted =
    { $area ->
        [none]
            { $power ->
                [one] { $power } gives up a Fleet
               *[other] { $power } give up a Fleet
            }
       *[other]
            { $unit ->
                [none]
                    { $power ->
                        [one] { $power } gives up a Fleet in { $area }
                       *[other] { $power } give up a Fleet in { $area }
                    }
               *[other]
                    { $power ->
                        [one] { $power } turns a Fleet into { $unit } in { $area }
                       *[other] { $power } turn a Fleet into { $unit } in { $area }
                    }
            }
    }
event_warbands-raised =
    { $number ->
        [one] One warband rises for { $power } in { $area }
       *[other] { $number } warbands rise for { $power } in { $area }
    }
event_automaton-raises =
    { $power ->
        [one] { $power } raises units in { $area }
       *[other] { $power } raise units in { $area }
    }
event_capital-lost = The Capital of { $power } in { $province } falls to { $by }. Income of { $power }: { $before }, now { $after }.
event_capital-founded =
    { $power ->
        [one] { $power } founds a Capital in { $province }
       *[other] { $power } found a Capital in { $province }
    }
event_capital-restored = { $province } is the Capital of { $power } again
event_attrition =
    { $points ->
        [none]
            { $power ->
                [one] { $power } rolls for attrition in { $area }
               *[other] { $power } roll for attrition in { $area }
            }
        [0]
            { $power ->
                [one] { $power } comes through attrition in { $area }
               *[other] { $power } come through attrition in { $area }
            }
        [one]
            { $power ->
                [one] { $power } wears away in { $area } by one point
               *[other] { $power } wear away in { $area } by one point
            }
       *[other]
            { $power ->
                [one] { $power } wears away in { $area } by { $points } points
               *[other] { $power } wear away in { $area } by { $points } points
            }
    }
task_operations = { $power }: whom do you activate? (Each Leader once; a die and his rating are his Operations Points.)
task_agree-length = Game-Turn { $turn } is over. Shall the game be longer or shorter than agreed?
task_event-cards = Event cards: keep, exchange or draw?
task_buy-card = A card for 20 Revenue Points?
task_card-target = { $card }: on what?
task_place-drawn-leader = { $leader } was drawn. Which force does he join?
task_place-consul = Where does the second Consul take command?
task_place-new-leader = { $name } comes to { $power }: where?
task_react_before-combat = Combat in { $area }: do you play a card?
task_react_dice-shown = Combat in { $area }: the attacker is to lose { $attacker } per cent, the defender { $defender }. Treachery?
task_react_card-played =
    { $role ->
        [one] { $role } plays { $card }: do you cancel it?
       *[other] { $role } play { $card }: do you cancel it?
    }
task_react_march = A force has marched into { $area }: do you play a card?
task_react_new-units = New units are about to be raised: do you play a card?
task_react_spent = { $leader } has no OPs left: do you play a card?
task_react_voyage = A fleet sails by { $area }: do you play a card?
window_before-combat = Before the dice of a combat of mine
window_dice-shown = When the dice of a combat lie: treachery
window_card-played = When somebody else plays a card: treachery
window_march = When somebody marches or sails: attrition
window_voyage = When somebody sails: piracy
window_new-units = Before new units are raised
window_spent = When a Leader of mine has no Operations Points left: forced march
window_event-cards = Whether I exchange an event card; when able: once for each
window_nothing-to-buy = Which units change, when I have nothing to buy with
window_interception = When somebody marches past a Leader of mine: interception
window_interception-at-sea = When ships come past a Leader of mine: interception
window_admission = When somebody asks to enter my Provinces
window_passage = When somebody asks to pass through my army
window_losses = For my losses; never: as suggested
window_losses-of-warbands = For losses of warbands that I run; never: as suggested
verb_pass = Pass
verb_rest-activation = No, and do not ask while this Leader is active
verb_rest-turn = No, and do not ask in this Game-Turn
verb_activate = Activate { $noun }
verb_rouse = Call { $noun }
verb_rouse-all = Call all of them
verb_surrender = Surrender
verb_play = Play { $noun }
verb_on = { $noun }
verb_take-back = Take the card back
verb_cancel = Cancel it
verb_exchange-losses = Exchange the losses
verb_keep = Keep what I hold
verb_draw = Draw a card
verb_exchange = Exchange { $noun }
verb_buy-card = Buy a card
verb_decline = No
verb_extend = One Game-Turn more
verb_shorten = End it now
verb_as-agreed = As agreed
verb_place-leader = In { $noun }
verb_command = { $noun }
event_turn = Game-Turn { $turn } of { $of } begins
event_standings = Game-Turn { $turn } is over: the objectives are read.
event_card-dealt =
    { $card ->
        [none]
            { $role ->
                [one] { $role } is dealt a card
               *[other] { $role } are dealt a card
            }
       *[other]
            { $role ->
                [one] { $role } is dealt { $card }
               *[other] { $role } are dealt { $card }
            }
    }
event_card-played =
    { $role ->
        [one] { $role } plays { $card }
       *[other] { $role } play { $card }
    }
event_card-cancelled =
    { $role ->
        [one] { $role } cancels { $card }
       *[other] { $role } cancel { $card }
    }
event_initiative =
    { $power ->
        [one] { $power } acts
       *[other] { $power } act
    }
event_pillage-removed = { $province } has recovered from Pillage
event_city-recovers = the City of { $province } recovers to { $strength }
event_consul = a Consul rated { $rating } takes command in { $area }
event_leader-comes = { $name } comes to { $power } in { $area }
event_leader-lost = { $leader } is lost in { $area }
event_succession = { $name } now leads { $power }
event_collapse =
    { $power ->
        [one] { $power } has collapsed
       *[other] { $power } have collapsed
    }
event_transfer = { $text }
event_roused =
    { $success ->
        [true]
            { $power ->
                [one] { $power } answers the call
               *[other] { $power } answer the call
            }
       *[false]
            { $power ->
                [one] { $power } does not answer the call
               *[other] { $power } do not answer the call
            }
    }
event_violated =
    { $role ->
        [none]
            { $by ->
                [one] { $by } violates the neutrality of { $power }
               *[other] { $by } violate the neutrality of { $power }
            }
       *[other]
            { $by ->
                [one]
                    { $power ->
                        [one] { $by } violates the neutrality of { $power }, which sides with { $role }
                       *[other] { $by } violates the neutrality of { $power }, who side with { $role }
                    }
               *[other]
                    { $power ->
                        [one] { $by } violate the neutrality of { $power }, which sides with { $role }
                       *[other] { $by } violate the neutrality of { $power }, who side with { $role }
                    }
            }
    }
event_awakened =
    { $power ->
        [one] { $power } takes up arms
       *[other] { $power } take up arms
    }
event_allegiance =
    { $power ->
        [one] { $power } goes over to { $to }
       *[other] { $power } go over to { $to }
    }
event_no-counters =
    { $number ->
        [one] { $power }: { $number } unit is lost, for its new colour has no counter left
       *[other] { $power }: { $number } units are lost, for their new colour has no counters left
    }
event_rebellion =
    { $success ->
        [true] { $leader } rebels against the King
       *[false] { $leader } stays loyal to the King
    }
event_rebels = { $leader } and the rebels of { $area } join { $to }
event_defection =
    { $success ->
        [true] { $leader } goes over to { $to }
       *[false] { $leader } resists the offers of { $to }
    }
event_defectors = { $number } units go over to { $to }
event_hardship =
    { $hit ->
        [none] attrition wears at the force of { $leader } in { $area }
       *[other] attrition wears at { $hit } of the { $of } units of { $leader } in { $area }
    }
event_pirates = pirates rolled { $die } against the fleet of { $power } in { $area }: it loses { $percent } per cent
event_intelligence =
    { $role ->
        [one] { $role } has looked into { $area }
       *[other] { $role } have looked into { $area }
    }
event_new-leader =
    { $power ->
        [one] { $power } has found a Leader rated { $rating } in { $area }
       *[other] { $power } have found a Leader rated { $rating } in { $area }
    }
outcome_objectives = has most of its objectives
outcome_shared = share the victory
outcome_sudden-death = holds all its objectives
outcome_decisive = a decisive victory
outcome_substantial = a substantial victory
outcome_marginal = a marginal victory
outcome_defeat = a defeat
called_coast = the coast of { $area } on { $sea }
called_leader = Leader L-{ $rating }
called_consul = Consul L-{ $rating }
name_ambushers = the force in ambush
name_major-rebels = the army of rebels
name_minor-rebels = the army of rebels
name_garrison = the Garrison
name_limes = the Limes
name_city = a wall of the City
called_unit_reduced = reduced { $unit }
called_unit_in = { $unit } in { $area }
called_unit_of = { $unit } of { $power }
called_unit_on = { $unit } on { $sea }
called_toll_lgn =
    { $n ->
        [one] 1 Legion
       *[other] { $n } Legions
    }
called_toll_hi = { $n } Heavy Infantry
called_toll_aux = { $n } Auxilia
called_toll_bi = { $n } Barbarian Infantry
called_toll_cav = { $n } Cavalry
called_toll_hc = { $n } Heavy Cavalry
called_toll_flt =
    { $n ->
        [one] 1 Fleet
       *[other] { $n } Fleets
    }
called_toll_garrison = the Garrison
called_toll_limes =
    { $n ->
        [one] 1 step of the Limes
       *[other] { $n } steps of the Limes
    }
called_toll_city =
    { $n ->
        [one] 1 step of the City
       *[other] { $n } steps of the City
    }
called_modifier_none = nothing
called_modifier_own = { $up } on our die
called_modifier_other = { $down } off theirs
called_modifier_both = { $up } on our die, { $down } off theirs
name_people- = { $name }
    .number = plural
name_bacaudae = { $name }
    .number = plural
name_batavi = { $name }
    .number = plural
name_franci = { $name }
    .number = plural
name_germani = { $name }
    .number = plural
name_hunni = { $name }
    .number = plural
name_iberi = { $name }
    .number = plural
name_langobardi = { $name }
    .number = plural
name_mauri = { $name }
    .number = plural
name_mauri_of_tingitana = { $name }
    .number = plural
name_nabataei = { $name }
    .number = plural
name_ostrogothi = { $name }
    .number = plural
name_seleucidae = { $name }
    .number = plural
name_suebi = { $name }
    .number = plural
name_suebi_of_baetica = { $name }
    .number = plural
name_suebi_of_lusitania = { $name }
    .number = plural
name_vandali = { $name }
    .number = plural
name_visigothi = { $name }
    .number = plural
role_aegyptus = Aegyptus
role_aetius = Aetius
role_albinus = Albinus
role_antonius = Antonius
role_armenia = Armenia
role_avidius_cassius = Avidius Cassius
role_batavi = Batavi
role_brutus = Brutus
role_caesar = Caesar
role_carthage = Carthage
role_constantinus = Constantinus
role_constantinus_iii = Constantinus III
role_constantius = Constantius
role_crassus = Crassus
role_dacia = Dacia
role_eastern_roman_empire = Eastern Roman Empire
role_franci = Franci
role_gallia = Gallia
role_gallic_empire = Gallic Empire
role_germani = Germani
role_hunni = Hunni
role_licinius = Licinius
role_macedonia = Macedonia
role_magnentius = Magnentius
role_marcus_aurelius = Marcus Aurelius
role_maxentius = Maxentius
role_maximinus_daia = Maximinus Daia
role_niger = Niger
role_octavianus = Octavianus
role_ostrogothi = Ostrogothi
role_otho = Otho
role_palmyra = Palmyra
role_parthia = Parthia
role_persia = Persia
role_pertinax = Pertinax
role_pompeius = Pompeius
role_pontus = Pontus
role_rome = Rome
role_seleucid_kingdom = Seleucid Kingdom
role_severus = Severus
role_sextus_pompeius = Sextus Pompeius
role_vandali = Vandali
role_vespasianus = Vespasianus
role_visigothi = Visigothi
role_vitellius = Vitellius
role_western_roman_empire = Western Roman Empire
sketch_turn = Game-Turn { $turn } of { $turns }
sketch_power =
    { $provinces ->
        [one] { $power }: Treasury { $treasury }, 1 Province
       *[other] { $power }: Treasury { $treasury }, { $provinces } Provinces
    }
sketch_stack =
    { $n ->
        [one] { $power } 1 unit ({ $strength })
       *[other] { $power } { $n } units ({ $strength })
    }
sketch_stack_unknown = units of { $power }
sketch_leader =
    { $name ->
        [none] a Leader { $rating }
       *[other] { $name } { $rating }
    }
sketch_pillaged = pillaged
sketch_area = { $area }: { $contents }
sketch_counters = { $kind } { $n }
sketch_pool = your pool: { $counters }
sketch_cards =
    { $cards ->
        [none] your cards: none
       *[other] your cards: { $cards }
    }
step = { $year }, { $phase }
step_turn = a new Game-Turn
step_opening = before the first turn
step_pillage = recovery
step_attrition = attrition
step_revenue = revenue
step_maintenance = maintenance
step_new-units = new units
step_cards-before-new-units = new units
step_raise-units = new units
step_event-cards = event cards
step_initiative = initiative
step_draw = initiative
step_operations = operations
step_after-operations = operations
step_end-of-turn = end of the turn
summary = Turn { $turn }, { $year }, { $phase }
heading_turn = Game-Turn { $turn }
heading_initiative = { $power }
moment_then = then
moment_need =
    { $n ->
        [0] No face of the die helps { $who }
       *[other]
            { $who ->
                [one] { $who } succeeds on { $n } in 6
               *[other] { $who } succeed on { $n } in 6
            }
    }
moment_odds =
    { $holder ->
        [none] Nobody has a modifier to spend
        [one] { $holder } has { $net } to spend after the dice
       *[other] { $holder } have { $net } to spend after the dice
    }. { $power ->
        [one] { $power } wins { $n } throws of 36.
       *[other] { $power } win { $n } throws of 36.
    }
moment_draw = Undecided
moment_wins = Victory of { $power }
moment_percent =
    { $attacker ->
        [one] { $attacker } loses { $lost }%, { $defender } { $theirs }%.
       *[other] { $attacker } lose { $lost }%, { $defender } { $theirs }%.
    }
moment_withdrawal = Withdrawal from { $area }
moment_withdrawal_stake = Who slips away is not attacked.
moment_away = Slipped away
moment_caught = Caught
moment_interception = Interception in { $area }
moment_interception_stake = Who succeeds attacks there.
moment_intercepts = Intercepted
moment_too-late = Too late
moment_stay = Hold or give way
moment_stay_stake = Who fails must give ground.
moment_stays = They hold
moment_driven = Driven back
moment_fate = The fate of { $leader }
moment_fate_stake = On a 1 he falls.
moment_falls = Fallen
moment_lives = Alive
moment_capture = Ships in { $area }
moment_capture_stake = Are they seized, or do they slip out?
moment_seized = Seized
moment_pillage = Pillage of { $province }
moment_pillage_stake = The dice say what it brings.
moment_gain = { $n } RP
moment_storm = Storm in { $area }
moment_storm_text = After each third Sea Area every Fleet rolls.
moment_storm_need = A 1 reduces a Fleet and its cargo.
moment_storm_hit =
    { $n ->
        [0] All come through
        [one] One Fleet of { $of } is hit
       *[other] { $n } Fleets of { $of } are hit
    }
moment_attrition = Attrition in { $area }
moment_wears = They wear away
moment_unharmed = Unharmed
moment_attritions = Attrition
moment_attritions_text = Units that are cut off, and enemies who share a Province, wear away.
moment_attritions_verdict = { $n } forces roll
moment_recruitment = Recruiting in { $area }
moment_recruitment_stake = A failure costs the Leader the coming phase.
moment_recruits = Volunteers
moment_busy = Busy with it
moment_roused = A call to { $power }
moment_roused_stake = Who answers can be activated, or led by Leaders of { $patron }, in this phase.
moment_roused_all = A call to Clients and Allies
moment_roused_need =
    { $n ->
        [one] A 1 is needed of each.
       *[other] 1 to { $n } are needed of each.
    }
moment_roused_verdict =
    { $n ->
        [0] Nobody answers
        [one] One of { $of } comes
       *[other] { $n } of { $of } come
    }
moment_answers = They come
moment_silent = No answer
moment_rebellion = The loyalty of { $leader }
moment_rebellion_stake = Does he stay loyal to the King?
moment_rebels = Rebellion
moment_loyal = Loyal
moment_defection = An offer to { $leader }
moment_defection_stake = Does he change sides?
moment_turns = He comes over
moment_leader = A new Leader
moment_leader_stake = A die says how able he is.
moment_leader_need = L-1 on 1 to 3, L-2 on 4 or 5, L-3 on 6
moment_rating = L-{ $rating }
moment_dealt = The card you draw
moment_warbands = The people of { $province }
moment_warbands_text = The markers of the Province are turned.
moment_warbands_number =
    { $n ->
        [one] One warband
       *[other] { $n } warbands
    }
moment_violated =
    { $power ->
        [one] { $power } takes up arms
       *[other] { $power } take up arms
    }
moment_violated_verdict =
    { $role ->
        [none] On its own side
       *[other] On the side of { $role }
    }
moment_violated_because = A violated Power is run by the player whose Capital is furthest away, never by who violated it.
moment_violated_alone = Nobody runs it: it defends its home and never leaves it.
moment_awakened = At war from now on
moment_awakened_text = Rome has come into its lands, or into those of its friends.
moment_awakened_because = Every turn it raises units in its Provinces; each of its Leaders makes for the richest Roman Province beside him and attacks.
moment_allegiance = An Ally or Client changes sides.
moment_city_taken = The fall of { within_city }
moment_head = The head of the Power is gone.
moment_capital = The Capital of { $power } has fallen
moment_capital_text = { $province }, taken by { $by }
moment_capital_verdict = { $province } is lost
moment_capital_found = At once a new Capital may be founded where the Supreme Leader stands, in a Province of his own without a City. Until then no City of its own pays.
moment_capital_new = A new Capital
moment_capital_again = The Capital stands again
moment_capital_pays = Its City pays from now on, and units are raised there.
moment_income = Income
moment_dead = { $leader } is dead
moment_dead_text = Supreme Leader of { $power }
moment_dead_because = Nobody follows him. New units come in the Province of the Capital only.
moment_collapse_because = Its units freeze where they stand, its cards are discarded. Its Clients and Allies are their own masters. Who has collapsed cannot win while others stand.
moment_succession_because = He commands from now on; what hung on the old Supreme Leader hangs on him.
moment_city = { $province } sacked
moment_collapse =
    { $power ->
        [one] { $power } collapses
       *[other] { $power } collapse
    }
year_bc = { $n } BC
year_ad = AD { $n }
gauge_turn = Turn { $turn }/{ $of }
gauge_bc = BC
gauge_ad = AD
gauge_treasury = Treasury
gauge_next = +{ $income } −{ $upkeep }
gauge_aims = Aims { $got }/{ $of }
gauge_draws = Cup: { $n }
forecast_title = The next Game-Turn
forecast_text = What it takes if nothing changes.
forecast_unpaid = upkeep that nobody can pay
forecast_attrition =
    { $why ->
        [enemies] { $area }, among enemies: attrition on { $n } in 6
       *[other] { $area }, cut off: attrition on { $n } in 6
    }
rating = Rating
unit_name =
    { $where ->
        [city] { $kind } of { $power }, in the City
        [aboard] { $kind } of { $power }, aboard
       *[other] { $kind } of { $power }
    }
leader_name = { $name }, { $power }
leader_unnamed = Leader
leader_consul = Consul
flag_capital =
    Capital of { $power } in { $province }, { $n ->
        [0] pillaged
        [one] one step stands
       *[other] { $n } steps stand
    }
flag_garrison = Garrison of { $power }
flag_limes = Limes against non-Romans: { $n } more to enter, defends with { $n }
flag_pillage = pillaged: no revenue, no new units
flag_unknown =
    { $n ->
        [one] a face-down marker, turned when an enemy enters
       *[other] { $n } face-down markers, turned when an enemy enters
    }
cost_ops =
    { $n ->
        [one] 1 OP
       *[other] { $n } OPs
    }
cost_chance = { $n } in 6
cost_card = by card
cost_money = { $n } RP
cost_points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
about_activate =
    in { $area }, rating { $rating }, { $force ->
        [0] alone
       *[other] strength { $force } with him
    }
about_held = held by { $powers }
about_leave =
    { $power ->
        [one] { $power } is asked for leave
       *[other] { $power } are asked for leave
    }
about_fleets = other Fleets lie there
card_odds = all under { $who } against { $against }: { $n } in { $of } to win
about_attack = { $own } points against { $theirs }: you win { $n } throws of 36, lose about { $loss }, they { $gain }
about_attack_unseen =
    { $own } points against an army unseen, { $rating ->
        [0] without a Leader
       *[other] under an L-{ $rating }
    }
about_pillage = a die and { $rating } in RP
about_recruit = opens { $area } now; he rolls when all are done, and a failure costs him the coming phase
about_rouse = who answers can be activated, or led by your Leaders, in this phase
about_rouse-all = a die each: { $powers }; who answers can be activated, or led by your Leaders, in this phase
about_keep = you are asked again when another card has come; Orders can change that
about_exchange = laid aside for another, drawn unseen
about_capital = a City of 4 steps, where the Supreme Leader is
about_intercept = comes from { $from } with { $own } points and attacks in { $area }
danger_capital = The Capital is left to its walls.
danger_attrition = No point is left to fight there: attrition next turn on { $n } in 6.
danger_alone = He goes alone: his army stays behind.
about_create =
    strength { $points }; { $left ->
        [one] one more
       *[other] { $left } more
    } here this turn
shop_fleets = Give up a Fleet for a Land unit
warn_stop = { $leader } has done nothing yet, and will not be active again in this phase.
warn_leaders =
    { $n ->
        [one] One Leader has not been active yet.
       *[other] { $n } Leaders have not been active yet.
    }
split_outcome =
    { $winner ->
        [you] you win
        [they] you lose
       *[other] a draw
    }
split_losses = they lose { $theirs } ({ $theirPercent }%), you { $ours } ({ $ourPercent }%)
line_leader = Leader: { $one } { $own }, { $other } { $theirs }
line_numbers = Numbers: { $own } to { $theirs } is { $ratio } to 1 ({ $next } would make { $more })
line_cavalry =
    { $is ->
        [double] Cavalry: { $own } to { $theirs }, at least double
       *[other] Cavalry: { $own } to { $theirs } is not double
    }
split_side = { $percent }%, loses { $n }
split_wall =
    { $wall ->
        [garrison] Garrison
        [limes] Limes −{ $n }
       *[city] City −{ $n }
    }
why_leader = the better Leader
why_numbers = greater numbers
why_cavalry = twice the cavalry
why_card = a card
battle_title_land = Battle in { $area }
battle_title_naval = Battle at sea off { $area }
battle_title_siege = Siege in { $area }
battle_step_join = Join
battle_step_cards = Cards
battle_step_roll = Roll
battle_step_spend = Spend
battle_step_losses = Losses
battle_step_stay = Stay
battle_unseen = How strong the other side is will be seen when the combat is joined.
battle_leaderless = without a Leader
battle_cavalry = cavalry
battle_garrison = Garrison
battle_limes = Limes
battle_city = City
battle_net =
    { $holder ->
        [you] { $net } to spend: your die up, his die down
        [they] he has { $net } to spend: his die up, yours down
       *[other] nobody has anything to spend
    }
battle_loses =
    { $who ->
        [one] { $who } loses { $n } ({ $percent }%)
       *[other] { $who } lose { $n } ({ $percent }%)
    }
battle_legend = your loss : his loss
battle_chance_win = you win { $n } in 36
battle_chance_draw = a draw { $n } in 36
battle_chance_lose = you lose { $n } in 36
muster_sum = { $die } + { $rating } = { $all }
muster_strength = strength { $n }, cavalry { $cavalry }
panel_powers = Powers
panel_forces = Forces
panel_cards = Cards
panel_unplayed = Other Majors
other_war = at war
other_peace = at peace until violated
panel_aims = Your aims
panel_levels =
    { $of ->
        [provinces] Victory by Provinces, { $n } now
       *[other] Victory by aims, { $n } now
    }
panel_others-cards = Cards of the others
panel_deck = in the deck
rival_you = you
rival_hand =
    { $n ->
        [0] no card
        [one] one card
       *[other] { $n } cards
    }
rival_share = { $n }%
rival_provinces =
    { $n ->
        [one] one Province
       *[other] { $n } Provinces
    }
rival_treasury = { $n } RP
rival_collapsed = collapsed
aim_met = ✓
aim_open = –
aim_count = { $got } of { $of }
aim_region = most of { $region }
aim_provinces = { $n } Provinces
aim_eliminate = { $leader } eliminated
aim_sole = no other Supreme Leader of Rome
forces_people = Peoples
forces_client = Clients and Allies
forces_neutral = Neutrals
forces_hidden = ?
region_britannia = Britannia
region_hispania = Hispania
region_gallia = Gallia
region_germania = Germania
region_italia = Italia
region_illyricum = Illyricum
region_dacia = Dacia
region_thracia = Thracia
region_graecia = Graecia
region_asia = Asia
region_armenia = Armenia
region_oriens = Oriens
region_persia = Persia
region_aegyptus = Aegyptus
region_africa = Africa
region_taurica = Taurica
end_winner =
    { $n ->
        [1]
            { $winners ->
                [one] { $winners } wins
               *[other] { $winners } win
            }
       *[other] { $winners } win together
    }
end_nobody = Nobody wins
tally_battles = Battles won
tally_conquests = Provinces taken
tally_cities = Cities sacked
tally_leaders = Leaders lost
movers_title = Who is activated?
movers_activate = Activate
movers_points = { $least } to { $most } OPs
movers_beside = beside: { $powers }
movers_nobody = no enemy beside him
panel_treasury = Treasury
money_city = the City pays { $n } RP
money_pays = pays { $n } RP
money_pillaged = pillaged: pays nothing until it has recovered
money_no-capital = pays nothing: there is no Capital to bring it to
money_no-fleet = pays nothing: no Fleet of yours on { $seas }
money_enemies = pays nothing: enemies bar the way in { $areas }
shop_spent = { $n } RP spent
shop_left = { $n } RP left
shop_limits = A Province raises two heavy units, two Auxilia, one Cavalry and one Fleet a turn; rebuilding counts.
shop_secret = Nobody sees what you raise before he meets it. All is carried out when everybody is done.
shop_capital = the Capital: all kinds
shop_capital-shut = the Capital: enemies stand here, nothing is raised
shop_leader =
    { $all ->
        [true] Supreme Leader: all kinds, { $n } in 6
       *[other] Auxilia and Fleets, { $n } in 6
    }
shop_works = rebuild, join, convert
shop_open = { $leader } recruits here
shop_open-danger = He rolls when all are done: at { $n } in 6 he does not act in the coming phase. The units come all the same.
shop_free = free
shop_no-more =
    { $reason ->
        [quota] No more of it in this Province this turn
        [money] It costs { $n } RP, and there are fewer
        [counters] There is no counter left of { $kind }
       *[other] There is nothing left to make it of
    }
ledger_revenue = Revenue
ledger_city =
    City in { $area }, { $n ->
        [one] one step stands
       *[other] { $n } steps stand
    }
ledger_provinces =
    { $areas ->
        [one] { $areas }
       *[other] { $areas }, { $n } each
    }
ledger_income = Income
ledger_maintenance = Maintenance
ledger_units =
    { $n ->
        [one] One unit, half an RP, rounded up
       *[other] { $n } units, half an RP each, rounded up
    }
ledger_kind =
    { $reduced ->
        [true] { $n } { $kind } reduced
       *[other] { $n } { $kind }
    }
ledger_orders = Ordered now
ledger_nothing = nothing yet
ledger_spent = Price of all
ledger_treasury = Treasury
ledger_sum = { $had } + { $came } − { $paid } − { $spent }
ledger_now = now
ledger_next = Next turn, if nothing changes
ledger_next-income = Income
ledger_next-units =
    { $n ->
        [one] One unit to keep
       *[other] { $n } units to keep
    }
ledger_recovers =
    { $areas ->
        [one] { $areas } may recover, on 5 or 6
       *[other] { $areas } may recover, each on 5 or 6
    }
ledger_up-to = +0 to { $n }
known_strength =
    { $power ->
        [one] { $power } has { $n } points there
       *[other] { $power } have { $n } points there
    }
known_seen = { $power }, { $n } points when last seen, { $year }
known_city =
    { $n ->
        [one] City, one step
       *[other] City, { $n } steps
    }
known_intercepts = { $leader } may intercept, { $n } in 6
known_chance = intercepts at { $n } in 6
known_markers =
    { $n ->
        [one] a face-down marker, 1 to { $most } warbands
       *[other] { $n } face-down markers, { $n } to { $most } warbands
    }
turn-end_begins = { $year }: the war begins
turn-end_first =
    { $turns ->
        [one] One Game-Turn
       *[other] { $turns } Game-Turns
    }
turn-end_title = { $year } closes
turn-end_of = Game-Turn { $turn } of { $turns }
turn-end_last = The last Game-Turn
turn-end_over = The scenario is over.
turn-end_result = The result
turn-end_next = First units are raised, then cards drawn; then Leaders act as the cup says.
turn-end_deed = Raise units
turn-end_objectives = Objectives
turn-end_objectives_note = of each Power's own
turn-end_leads =
    If it ended here: { $leaders ->
        [one] { $leaders } would win with { $n } per cent.
       *[other] { $leaders } are level with { $n } per cent.
    }
turn-end_provinces = Provinces
turn-end_provinces_none = No Province changes hands
turn-end_provinces_some =
    { $n ->
        [one] One Province changes hands
       *[other] { $n } Provinces change hands
    }
turn-end_provinces_of = { $provinces }
turn-end_treasury = Treasuries
turn-end_treasury_note = revenue less upkeep
turn-end_treasury_of = { $power }: { $treasury } RP
turn-end_treasury_lines =
    revenue { $revenue }, upkeep { $cost }{ $unpaid ->
        [0] { "" }
        [one] ; one unit unpaid
       *[other] ; { $unpaid } units unpaid
    }
turn-end_wear = Attrition and arrivals
turn-end_wear_note = who wore away, came and went
turn-end_more =
    { $n ->
        [one] and one thing more, in the log
       *[other] and { $n } things more, in the log
    }
`
