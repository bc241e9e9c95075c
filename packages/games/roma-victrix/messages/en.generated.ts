// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'task.command': { leader: Value; area: Value; operations: Countable }
  'task.admit': { power: Value; area: Value }
  'task.grant-passage': { power: Value; area: Value }
  'task.intercept': { power: Value; area: Value }
  'task.intercept-at-sea': { power: Value; area: Value }
  'task.attack-where-he-stands': { power: Value; area: Value }
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
  'event.activation': { leader: Value; power: Value; area: Value; operations: Countable }
  'event.march': { leader: Value; from: Value; to: Value }
  'event.embark': { leader: Value; berth: Value }
  'event.sail': { leader: Value; from: Value; to: Value }
  'event.debark': { leader: Value; area: Value }
  'event.passage': { by: Value; power: Value }
  'event.interception': { success: Value; leader: Value; area: Value }
  'event.capture': { power: Value; area: Value }
  'event.relocated': { to: Value }
  'event.storm': { area: Value }
  'event.cargo-lost': { what: Value; area: Value }
  'event.warbands': { number: Value; province: Value }
  'event.pillage': { province: Value }
  'event.conquest': { power: Value; province: Value }
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
  'why.not-his': Record<never, never>
  'why.has-acted': Record<never, never>
  'why.recruiting': Record<never, never>
  'why.not-drawn': Record<never, never>
  'why.not-roused': Record<never, never>
  'task.avoid-combat': { power: Value; area: Value }
  'task.withdraw': { area: Value }
  'task.withdraw-fleet': { area: Value }
  'task.spend-modifier': { area: Value; own: Value; net: Value }
  'task.pick-losses': { left: Countable; area: Value }
  'task.retreat-or-stay': { area: Value }
  'task.retreat': { area: Value }
  'verb.stand': Record<never, never>
  'verb.withdraw': Record<never, never>
  'verb.withdraw-by-card': Record<never, never>
  'verb.withdraw-to': { noun: Value }
  'verb.enter-city': Record<never, never>
  'verb.spend': { noun: Value }
  'verb.lose': { noun: Value }
  'verb.suggested': Record<never, never>
  'verb.stay': Record<never, never>
  'verb.retreat': Record<never, never>
  'verb.retreat-to': { noun: Value }
  'verb.halt': Record<never, never>
  'event.attack': { leader: Value; power: Value; area: Value }
  'event.withdrawal': { power: Value; area: Value }
  'event.withdraws': { power: Value; from: Value; to: Value }
  'event.into-city': { area: Value }
  'event.combat': { attacker: Value; defender: Value; area: Value }
  'event.loss': { what?: Maybe; power: Value; area: Value }
  'event.casualty-roll': { leader: Value }
  'event.stay-roll': { power: Value }
  'event.retreat': { power: Value; from: Value; to: Value }
  'event.force-eliminated': { power: Value; area: Value }
  'event.garrison-lost': { province: Value }
  'event.city-taken': { power: Value; province: Value }
  'event.plunder': { power: Value; gain: Value }
  'task.pick-unpaid': { power: Value; short: Value }
  'task.new-units': { power: Value; treasury: Value }
  'task.raise-warbands': { power: Value }
  'task.build-ships': { bi: Value; cav: Value }
  'task.raise-parthians': { power: Value; area: Value; left: Value }
  'task.raise-minor': { power: Value; left: Value }
  'task.recruit-by-card': { power: Value; area: Value; left: Value }
  'task.new-capital': { power: Value }
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
  'event.revenue': { power: Value; revenue: Value; treasury: Value }
  'event.maintenance': { power: Value; cost: Value; treasury: Value }
  'event.recruitment': { leader: Value; area: Value }
  'event.created': { area?: Maybe; power: Value; unit: Value }
  'event.rebuilt': { area?: Maybe; power: Value; unit: Value }
  'event.converted': { area?: Maybe; power: Value; unit: Value }
  'event.warbands-raised': { number: Value; power: Value; area: Value }
  'event.automaton-raises': { power: Value; area: Value }
  'event.capital-founded': { power: Value; province: Value }
  'event.attrition': { power: Value; area: Value }
  'task.operations': { power: Value }
  'task.agree-length': { turn: Value }
  'task.event-cards': Record<never, never>
  'task.buy-card': Record<never, never>
  'task.card-target': { card: Value }
  'task.place-drawn-leader': { leader: Value }
  'task.place-consul': Record<never, never>
  'task.place-new-leader': { name: Value; power: Value }
  'task.react.before-combat': { area: Value }
  'task.react.dice-shown': { attacker: Value; defender: Value }
  'task.react.card-played': { role: Value; card: Value }
  'task.react.march': { area: Value }
  'task.react.voyage': { area: Value }
  'verb.pass': Record<never, never>
  'verb.activate': { noun: Value }
  'verb.rouse': { noun: Value }
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
  'event.card-dealt': { card?: Maybe; role: Value }
  'event.card-played': { role: Value; card: Value }
  'event.card-cancelled': { role: Value; card: Value }
  'event.initiative': { power: Value }
  'event.pillage-removed': { province: Value }
  'event.city-recovers': { province: Value; strength: Value }
  'event.consul': { rating: Value; area: Value }
  'event.leader-comes': { name: Value; power: Value; area: Value }
  'event.leader-lost': { leader: Value; power: Value; area: Value }
  'event.succession': { name: Value; power: Value }
  'event.collapse': { power: Value }
  'event.transfer': { text: Value }
  'event.roused': { power: Value }
  'event.violated': { by: Value; power: Value }
  'event.awakened': { power: Value }
  'event.allegiance': { power: Value; to: Value }
  'event.rebellion': { leader: Value }
  'event.rebels': { leader: Value; area: Value; to: Value }
  'event.defection': { leader: Value; to: Value }
  'event.defectors': { number: Value; to: Value }
  'event.intelligence': { role: Value; area: Value }
  'event.new-leader': { power: Value; rating: Value; area: Value }
  'outcome.objectives': Record<never, never>
  'outcome.shared': Record<never, never>
  'outcome.sudden-death': Record<never, never>
  'outcome.decisive': Record<never, never>
  'outcome.substantial': Record<never, never>
  'outcome.marginal': Record<never, never>
  'outcome.defeat': Record<never, never>
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
}

export const en = `
task_command =
    { $leader } in { $area }: { $operations ->
        [one] one Operations Point
       *[other] { $operations } Operations Points
    } left. What next?
task_admit = { $power } asks to enter { $area }
task_grant-passage = { $power } asks to pass through { $area }
task_intercept = { $power } has entered { $area }: do you intercept?
task_intercept-at-sea = Ships of { $power } have come to { $area }: do you intercept?
task_attack-where-he-stands = { $power } stands among you in { $area }: do you attack?
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
    { $leader } of { $power } is active in { $area } with { $operations ->
        [one] one Operations Point
       *[other] { $operations } Operations Points
    }
event_march = { $leader } marches from { $from } to { $to }
event_embark = { $leader } embarks at { $berth }
event_sail = { $leader } sails from { $from } to { $to }
event_debark = { $leader } lands in { $area }
event_passage = { $by } answers { $power }
event_interception =
    { $success ->
        [true] { $leader } intercepts in { $area }
       *[false] { $leader } tries to intercept in { $area } and comes too late
    }
event_capture = Fleets of { $power } in { $area }
event_relocated = the Fleet goes to { $to }
event_storm = a storm in { $area }
event_cargo-lost = { $what } goes down in { $area }
event_warbands = { $number } warbands stand up in { $province }
event_pillage = { $province } is pillaged
event_conquest = { $power } has taken { $province }
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
why_not-his = He serves another Power.
why_has-acted = He has been active in this phase.
why_recruiting = He spends this phase on recruiting.
why_not-drawn = It is not his draw.
why_not-roused = His Power has not been roused.
task_avoid-combat = { $power } attacks in { $area }: stand or give way?
task_withdraw = Withdraw from { $area }: where to?
task_withdraw-fleet = Ships attack at { $area }: stand or slip away?
task_spend-modifier = Combat in { $area }: your die shows { $own }. How do you spend up to { $net }?
task_pick-losses =
    { $left ->
        [one] One point to lose in { $area }
       *[other] { $left } points to lose in { $area }
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
verb_suggested = Losses as suggested
verb_stay = Try to stay
verb_retreat = Retreat
verb_retreat-to = To { $noun }
verb_halt = Halt here
event_attack = { $leader } attacks { $power } in { $area }
event_withdrawal = { $power } tries to slip away in { $area }
event_withdraws = { $power } withdraws from { $from } to { $to }
event_into-city = the force goes into the City in { $area }
event_combat = { $attacker } against { $defender } in { $area }
event_loss =
    { $what ->
        [none] { $power } loses in { $area }
       *[other] { $what } is hit in { $area }
    }
event_casualty-roll = the fate of { $leader }
event_stay-roll = { $power } tries to hold its ground
event_retreat = { $power } retreats from { $from } to { $to }
event_force-eliminated = the force of { $power } in { $area } is no more
event_garrison-lost = the Garrison of { $province } is lost
event_city-taken = { $power } takes the City of { $province }
event_plunder = { $power } gains { $gain }
task_pick-unpaid = { $power } is { $short } short: which unit goes unpaid?
task_new-units = { $power } has { $treasury }: what is raised?
task_raise-warbands = { $power }: where are warbands raised?
task_build-ships = Ships instead of warbands? ({ $bi } on foot, { $cav } mounted)
task_raise-parthians = { $power } in { $area }: { $left } points left. What is raised?
task_raise-minor = { $power } raises units: { $left } left. Which?
task_recruit-by-card = { $power } in { $area }: { $left } points left. What is raised?
task_new-capital = The Capital of { $power } is lost. Is a new one founded?
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
event_revenue = { $power } collects { $revenue } and has { $treasury }
event_maintenance = { $power } pays { $cost } and has { $treasury }
event_recruitment = { $leader } recruits in { $area }
event_created =
    { $area ->
        [none] { $power } raises a unit
       *[other] { $power } raises { $unit } in { $area }
    }
event_rebuilt =
    { $area ->
        [none] { $power } rebuilds a unit
       *[other] { $power } rebuilds { $unit } in { $area }
    }
event_converted =
    { $area ->
        [none] { $power } gives up a Fleet
       *[other] { $power } turns a Fleet into { $unit } in { $area }
    }
event_warbands-raised = { $number } warbands rise for { $power } in { $area }
event_automaton-raises = { $power } raises units in { $area }
event_capital-founded = { $power } founds a Capital in { $province }
event_attrition = { $power } suffers in { $area }
task_operations = { $power }: whom do you activate?
task_agree-length = Game-Turn { $turn } is over. Shall the game be longer or shorter than agreed?
task_event-cards = Event cards: keep, exchange or draw?
task_buy-card = A card for 20 Revenue Points?
task_card-target = { $card }: on what?
task_place-drawn-leader = { $leader } was drawn. Which force does he join?
task_place-consul = Where does the second Consul take command?
task_place-new-leader = { $name } comes to { $power }: where?
task_react_before-combat = Combat in { $area }: do you play a card?
task_react_dice-shown = The dice show { $attacker } per cent for the attacker and { $defender } for the defender: treachery?
task_react_card-played = { $role } plays { $card }: do you cancel it?
task_react_march = A force has marched into { $area }: do you play a card?
task_react_voyage = A fleet sails by { $area }: do you play a card?
verb_pass = Pass
verb_activate = Activate { $noun }
verb_rouse = Rouse { $noun }
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
event_card-dealt =
    { $card ->
        [none] { $role } is dealt a card
       *[other] { $role } is dealt { $card }
    }
event_card-played = { $role } plays { $card }
event_card-cancelled = { $role } cancels { $card }
event_initiative = { $power } acts
event_pillage-removed = { $province } has recovered from Pillage
event_city-recovers = the City of { $province } recovers to { $strength }
event_consul = a Consul rated { $rating } takes command in { $area }
event_leader-comes = { $name } comes to { $power } in { $area }
event_leader-lost = { $leader } of { $power } is lost in { $area }
event_succession = { $name } now leads { $power }
event_collapse = { $power } has collapsed
event_transfer = { $text }
event_roused = { $power } is called upon
event_violated = { $by } has violated { $power }
event_awakened = { $power } takes up arms
event_allegiance = { $power } goes over to { $to }
event_rebellion = { $leader } looks for the crown
event_rebels = { $leader } and the rebels of { $area } join { $to }
event_defection = { $leader } is tempted by { $to }
event_defectors = { $number } units go over to { $to }
event_intelligence = { $role } has looked into { $area }
event_new-leader = { $power } has found a Leader rated { $rating } in { $area }
outcome_objectives = has most of its objectives
outcome_shared = share the victory
outcome_sudden-death = holds all its objectives
outcome_decisive = a decisive victory
outcome_substantial = a substantial victory
outcome_marginal = a marginal victory
outcome_defeat = a defeat
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
`
