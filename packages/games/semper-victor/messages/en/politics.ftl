### Emperors, usurpations and stratagems.

task_name-emperors = Do you name a colleague or an heir? (As many emperors as Dioceses with a capital.)
task_veto = Secondus wants to make { $leader } { $rank }. Do you agree? (You may refuse once in a turn; his next candidate stands.)
task_pick-successor = Who shall reign?
task_pick-general = Nobody is left to succeed: whom do you raise?
task_pick-usurper = Who shall reach for the purple? (If the roll fails, nothing changes.)
task_extend-usurpation = Where does { $leader } carry the revolt? (The d10 must be below his PC.)
task_divide-units = { $unit ->
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
# Both the stratagem, whose noun is its counter, and the choice of a Diocese.
verb_abandon = { FORM($noun, "what") ->
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
why_standing-ally = { $people ->
    [one] { $people } is the ally of whoever holds the East; no stratagem ends that.
   *[other] { $people } are the allies of whoever holds the East; no stratagem ends that.
}
why_not-a-major = { $people }: not a Major People.
why_not-a-minor = { $people }: not a Minor People.
why_not-at-peace = { $people }: not at peace.
why_barred = { $people }: bound by a peace until { $year }.
