### Stratagems, Peoples, and the fate of leaders.

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
task_bring-home = The { $people } make peace: where at home { $piece ->
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
event_leader-driven-off = { WHICH($zone) ->
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
event_coup-succeeds = { $leader } has beaten the last leader of the { $faction } faction: { GENDER($leader) ->
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
event_army-divides = The army in { $zone } divides: { $leaders ->
    [one] { $leaders } leaves for { $to }
   *[other] { $leaders } leave for { $to }
}{ $units ->
    [none] { "" }
   *[other] { " " }with { $units }
}.
event_to-alexandria = { WHICH($piece) ->
    [m-antonius] M. Antonius goes to { $zone }.
   *[other] { $piece } { $piece ->
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
why_not-in-this-army = { $piece ->
    [one] { $piece } is not in the half of the army in { $zone } that is being shared out.
   *[other] { $piece } are not in the half of the army in { $zone } that is being shared out.
}
why_not-an-enemy-legion-there = { $piece ->
    [one] { $piece } is not a legion of your opponent in { $zone }.
   *[other] { $piece } are not a legion of your opponent in { $zone }.
}
why_not-the-pretender = { $leader } is not the Pretender who could be bought off now.
why_not-the-nearest = { $zone } is not the nearest zone with a unit of yours.
why_not-on-its-units = { $leader } comes to a unit of { GENDER($leader) ->
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
why_beside-faction-leader = { $leader } stands in the zone of a Faction Leader of { GENDER($leader) ->
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
why_heirs-join-leaders = { $leader } comes to a zone that holds a leader of { GENDER($leader) ->
    [feminine] her
   *[other] his
} faction.
why_outside-the-republic = { $zone } lies outside the Republic.
why_under-triumvir = { $zone } stands apart under a Triumvir.
why_caesarian-leader-there = A Caesarian leader is in { $zone }.
why_no-sea = Ships cannot reach { $zone }.
