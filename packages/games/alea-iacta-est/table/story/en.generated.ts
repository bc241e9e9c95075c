// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'chronicle.side': { side: Value }
  'chronicle.number': { n: Countable }
  'chronicle.chapter.year': { year: Value }
  'chronicle.place.town': { town: Value }
  'chronicle.place.zone': { zone: Value }
  'chronicle.place.sea': { sea: Value }
  'chronicle.to.sea': Record<never, never>
  'chronicle.town.Roma': Record<never, never>
  'chronicle.opening.town': { town: Value }
  'chronicle.opening.zone': { zone: Value }
  'chronicle.opening.sea': { sea: Value }
  'chronicle.opening.off': { town: Value }
  'chronicle.opening.year': Record<never, never>
  'chronicle.opening.marches': Record<never, never>
  'chronicle.opening.winter': Record<never, never>
  'chronicle.opening.city': Record<never, never>
  'chronicle.army.legions': { n: Countable }
  'chronicle.army.legions.named': { names: Value }
  'chronicle.army.horse': Record<never, never>
  'chronicle.army.auxilia': Record<never, never>
  'chronicle.army.ships': { n: Countable }
  'chronicle.army.people': { people: Value }
  'chronicle.force.led': { leaders: Value; army: Value }
  'chronicle.force.plain': { army: Value; side: Value }
  'chronicle.army.nobody': Record<never, never>
  'chronicle.year.first': { side: Value }
  'chronicle.year.initiative': { side: Value }
  'chronicle.year.initiative.same': { side: Value }
  'chronicle.year.initiative.seized': { side: Value }
  'chronicle.event': { number: Countable }
  'chronicle.people.rise': { people: Value; side: Value }
  'chronicle.people.peace': { people: Value }
  'chronicle.people.allies': { people: Value; side: Value }
  'chronicle.diplomacy.fails': { leader: Value; people: Value }
  'chronicle.leader.dies': { names: Countable; place: Value; cause: Value }
  'chronicle.leader.heads': { leader: Value; side: Value }
  'chronicle.leader.turns': { leader: Value; side: Value }
  'chronicle.coup.rises': { leader: Value }
  'chronicle.coup.fails': { leader: Value }
  'chronicle.coup.succeeds': { leader: Value }
  'chronicle.triumvir': { leader: Value; region: Value }
  'chronicle.triumvir.rallied': { region: Value; side: Value }
  'chronicle.players.change': Record<never, never>
  'chronicle.caesar.murdered': Record<never, never>
  'chronicle.caesar.survives': Record<never, never>
  'chronicle.caesar.untouched': Record<never, never>
  'chronicle.murder.missed': { leader: Value }
  'chronicle.plague': { place: Value }
  'chronicle.janus': Record<never, never>
  'chronicle.battle.attack.march': { attackers: Value; from: Value; defenders: Value }
  'chronicle.battle.attack.sea': { attackers: Value; from: Value; defenders: Value }
  'chronicle.battle.attack.there': { attackers: Value; defenders: Value }
  'chronicle.battle.would-not-run': Record<never, never>
  'chronicle.battle.expected': { strong: Value; weak: Value; winner: Value }
  'chronicle.battle.even': { strong: Value; weak: Value; winner: Value }
  'chronicle.battle.lucky': { strong: Value; weak: Value; winner: Value; chance: Value; die: Value }
  'chronicle.battle.certain': { strong: Value; weak: Value; winner: Value }
  'chronicle.stratagem.muraille': Record<never, never>
  'chronicle.stratagem.poliorcetique': Record<never, never>
  'chronicle.stratagem.transfuges': Record<never, never>
  'chronicle.stratagem.veni-vidi-vici': Record<never, never>
  'chronicle.stratagem.la-fleche-du-parthe': Record<never, never>
  'chronicle.stratagem.faveur-divine': Record<never, never>
  'chronicle.chances': { n: Countable }
  'chronicle.skirmish.drove': { attacker: Value; enemy: Value; loser: Value; to: Value; army: Value }
  'chronicle.skirmish.destroyed': { attacker: Value; enemy: Countable; loser: Value }
  'chronicle.skirmish.held': { attacker: Value; army: Value; enemy: Value; winner: Value }
  'chronicle.battle.loser.destroyed': { loser: Value }
  'chronicle.battle.loser.lost': { loser: Value; lost: Countable }
  'chronicle.battle.loser.lost.back': { loser: Value; lost: Value; to: Value }
  'chronicle.battle.loser.back': { loser: Value; to: Value }
  'chronicle.battle.winner.lost': { lost: Countable }
  'chronicle.battle.winner.bled': Record<never, never>
  'chronicle.battle.died': { names: Countable }
  'chronicle.battle.great': Record<never, never>
  'chronicle.evaded': { side: Value; from: Value; to: Value; place: Value }
  'chronicle.fled': { leader: Value; to: Value }
  'chronicle.march.led': { leader: Value; army: Value; from: Value; to: Value }
  'chronicle.march.sea': { leader: Value; from: Value; to: Value; army: Value }
  'chronicle.marches.joined': { first: Value; second: Value }
  'chronicle.marches.quiet': Record<never, never>
  'chronicle.leaders.moved': { names: Value }
  'chronicle.region.taken': { regions: Value; side: Value }
  'chronicle.region.lost': { regions: Value }
  'chronicle.roma.taken': { side: Value }
  'chronicle.roma.lost': Record<never, never>
  'chronicle.recruits': { side: Value; army: Value }
  'chronicle.spqr.worse': Record<never, never>
  'chronicle.spqr.better': Record<never, never>
  'chronicle.balance.even': Record<never, never>
  'chronicle.balance.first': { side: Value; points: Value }
  'chronicle.balance.grows': { side: Value; points: Value }
  'chronicle.balance.shrinks': { side: Value; points: Value }
  'chronicle.balance.turns': { side: Value; points: Value }
  'chronicle.ending.title': { winner?: Maybe }
  'chronicle.ending.text': { outcome: Value; year: Value; level: Value }
  'chronicle.ending.lead': { side?: Maybe }
  'chronicle.luck.battles': Record<never, never>
  'chronicle.luck.evasions': Record<never, never>
  'chronicle.luck.boldest': { side: Value; place: Value; year: Value; chances: Value }
  'chronicle.tally.battles': Record<never, never>
  'chronicle.tally.units': Record<never, never>
  'chronicle.tally.leaders': Record<never, never>
  'chronicle.tally.regions': Record<never, never>
  'chronicle.tally.stratagems': Record<never, never>
  'roll.diplomacy-of': Record<never, never>
  'roll.control-of': Record<never, never>
  'roll.fidelity-of': Record<never, never>
  'roll.faction-of': Record<never, never>
  'roll.side-of': Record<never, never>
  'roll.triumvir': Record<never, never>
  'roll.coup': Record<never, never>
  'roll.desertion': Record<never, never>
  'roll.murder-of': Record<never, never>
  'roll.attempt-on-caesar': Record<never, never>
}

export const texts = `
chronicle_side = the { FORM($side, "plural") }
chronicle_number =
    { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
chronicle_chapter_year = { $year } BC
chronicle_place_town = at { $town }
chronicle_place_zone = in { $zone }
chronicle_place_sea = on the { $sea }
chronicle_to_sea = the open sea
chronicle_town_Roma = Rome
chronicle_opening_town = At { $town }
chronicle_opening_zone = In { $zone }
chronicle_opening_sea = On the { $sea }
chronicle_opening_off = Off { $town }
chronicle_opening_year = The year
chronicle_opening_marches = Elsewhere
    .or-2 = Meanwhile
    .or-3 = Away from the fighting
chronicle_opening_winter = In winter
    .or-2 = At the year's end
    .or-3 = When the armies rested
chronicle_opening_city = In the city
    .or-2 = In Rome
    .or-3 = Among the great
chronicle_army_legions = { chronicle_number } legions
chronicle_army_legions_named = legions { $names }
chronicle_army_horse = horse
chronicle_army_auxilia = auxilia
chronicle_army_ships =
    { $n ->
        [one] a squadron of ships
       *[other] { chronicle_number } squadrons of ships
    }
chronicle_army_people = the { $people }
chronicle_force_led = { $leaders } with { $army }
chronicle_force_plain = { $army } of { $side }
chronicle_army_nobody = no soldiers
chronicle_year_first = It began with { $side } holding the initiative.
    .or-2 = { $side } moved first, and everybody knew that the dice had been cast.
chronicle_year_initiative = The initiative was with { $side }.
    .or-2 = { $side } had the first word this year.
    .or-3 = It fell to { $side } to act first.
    .or-4 = { $side } set the pace.
chronicle_year_initiative_same = { $side } kept the initiative.
    .or-2 = Once more { $side } moved first.
    .or-3 = The initiative stayed with { $side }.
chronicle_year_initiative_seized = { $side } snatched the initiative from under the noses of the others.
    .or-2 = By a ruse { $side } took the initiative for themselves.
chronicle_event =
    { $number ->
        [1] Fever crept up from the marshes into Rome.
        [2] It rained until the roads were rivers, and armies crawled.
        [3] The legions had lost heart and fought badly.
        [4] Illness kept a great man in his bed.
        [5] Beyond the frontiers the tribes felt their strength.
        [6] There was shouting in the Forum, and the leaders hurried home to answer it.
        [7] The winter was so hard that the campaigning began late.
        [8] The gods seemed to want peace, and for a while they had it.
        [9] Neptune was angry, and nobody dared to put to sea.
        [10] In the streets a great name was booed.
        [11] Soldiers went home without asking.
        [12] Money was handed out to the legions, and they cheered.
        [13] Plague came out of the East.
        [14] The Parthians changed their minds, as they do.
       *[15] Among the barbarians there was hunger.
    }
chronicle_people_rise = The { $people } took up arms, to the profit of { $side }.
    .or-2 = Out on the frontier the { $people } rose, and { $side } held the strings.
    .or-3 = The { $people } went to war, as { $side } wished.
chronicle_people_peace = The { $people } made peace.
    .or-2 = With the { $people } there was peace again.
chronicle_people_allies = The { $people } bound themselves to { $side }.
    .or-2 = { $side } won the { $people } as allies.
    .or-3 = Envoys brought the { $people } over to { $side }.
chronicle_diplomacy_fails = { $leader } went to the { $people } with gifts and came back without an answer.
    .or-2 = The { $people } listened to { $leader } politely and promised nothing.
chronicle_leader_dies = { $names } died { $place }, { $cause }.
    .or-2 =
        { $names } came to { $names ->
            [one]
                { GENDER($names) ->
                    [feminine] her
                   *[other] his
                }
           *[other] their
        } end { $place }, { $cause }.
    .or-3 = Death found { $names } { $place }, { $cause }.
chronicle_leader_heads = { $leader } stepped to the head of { $side }.
    .or-2 = From now on { $leader } spoke for { $side }.
    .or-3 = { $side } looked to { $leader }.
chronicle_leader_turns = { $leader } went over to { $side }.
    .or-2 = { $leader } thought it wiser to join { $side }.
chronicle_coup_rises = { $leader } reached for power among his own.
    .or-2 = { $leader } raised his hand against his own side.
chronicle_coup_fails = { $leader } was urged to seize power and did not dare.
chronicle_coup_succeeds = { $leader } beat the last of his rivals, and the party was his.
chronicle_triumvir = { $leader } was made Triumvir, and { $region } went its own way.
chronicle_triumvir_rallied = { $region } came back to { $side } with all who were in it.
chronicle_players_change = So complete was the upheaval that the two parties changed places.
chronicle_caesar_murdered = Under the daggers of his friends Caesar fell.
chronicle_caesar_survives = Daggers were drawn against Caesar, and he lived.
chronicle_caesar_untouched = There was whispering against Caesar; nobody dared to strike.
chronicle_murder_missed = Hired daggers were sent to { $leader } and missed.
    .or-2 = { $leader } escaped an assassin by a hand.
chronicle_plague = Plague broke out { $place }.
chronicle_janus = The gates of Janus were shut, and Romans did not march against Romans.
chronicle_battle_attack_march = { $attackers } came down from { $from } upon { $defenders }.
    .or-2 = { $attackers } marched from { $from } against { $defenders }.
    .or-3 = the road from { $from } brought { $attackers }, and { $defenders } stood to meet them.
    .or-4 = { $defenders } lay encamped when { $attackers } arrived from { $from }.
    .or-5 = { $attackers } advanced from { $from }; { $defenders } waited.
chronicle_battle_attack_sea = { $attackers } crossed from { $from } by sea and fell on { $defenders }.
    .or-2 = sails came in from { $from }: { $attackers }. On the shore stood { $defenders }.
    .or-3 = { $attackers } landed, out of { $from }, before { $defenders }.
chronicle_battle_attack_there = { $attackers } turned on { $defenders }.
    .or-2 = it came to blows between { $attackers } and { $defenders }.
    .or-3 = { $defenders } stood in the way of { $attackers }.
chronicle_battle_would-not-run = They might have slipped away, and failed to.
    .or-2 = An attempt to steal away in the night came to nothing.
    .or-3 = There was no getting away.
chronicle_battle_expected = It was { $strong } against { $weak }, and it went as such things go: { $winner } won.
    .or-2 = At { $strong } to { $weak } there was little doubt, and { $winner } had the day.
    .or-3 = { $winner } had the better of it, { $strong } to { $weak }, and it showed.
    .or-4 = The numbers, { $strong } to { $weak }, spoke, and they spoke for { $winner }.
chronicle_battle_even = It stood { $strong } to { $weak }, anybody’s day; it was { $winner } who won it.
    .or-2 = At { $strong } to { $weak } it hung in the balance until { $winner } broke through.
    .or-3 = For hours, at { $strong } to { $weak }, nobody could say; then { $winner } had it.
chronicle_battle_lucky = At { $strong } to { $weak } nobody would have bet on { $winner }, not at { $chance }; and { $winner } won.
    .or-2 = The die showed a { $die }. With { $chance } { $winner } carried a day that was lost, { $strong } to { $weak }.
    .or-3 = Fortune, with { $chance }, gave { $winner } what arms could not: the field, { $strong } to { $weak }.
chronicle_battle_certain = With { $strong } against { $weak } it was less a battle than an execution.
    .or-2 = { $strong } to { $weak }: { $winner } could not lose, and did not.
    .or-3 = It was { $strong } against { $weak }, and it was over before noon.
    .or-4 = Nobody had expected anything else: { $strong } to { $weak }, and { $winner } rode over the field.
    .or-5 = Such a day, { $strong } to { $weak }, needs no telling; { $winner } won it.
chronicle_stratagem_muraille = The walls had been raised higher than anybody knew.
    .or-2 = Behind new walls men fight better.
chronicle_stratagem_poliorcetique = The engines had been brought up.
    .or-2 = Siege engines did their part.
chronicle_stratagem_transfuges = On the eve of it two units changed sides.
chronicle_stratagem_veni-vidi-vici = He came, he saw, and there was nothing left to do.
chronicle_stratagem_la-fleche-du-parthe = The Parthian shot, over the shoulder, took its toll.
chronicle_stratagem_faveur-divine = The gods were seen to take a hand.
chronicle_chances =
    { $n ->
        [one] one chance in six
       *[other] { chronicle_number } chances in six
    }
chronicle_skirmish_drove = { $attacker } drove { $enemy } of { $loser } off to { $to }.
    .or-2 = { $enemy } of { $loser } gave way before { $attacker } and went to { $to }.
    .or-3 = { $attacker } came with { $army }, and { $enemy } of { $loser } left for { $to }.
chronicle_skirmish_destroyed = { $attacker } wiped out { $enemy } of { $loser }.
    .or-2 =
        { $enemy ->
            [one] { $enemy } of { $loser } was in the way of { $attacker }, and then it was not.
           *[other] { $enemy } of { $loser } were in the way of { $attacker }, and then they were not.
        }
    .or-3 = { $attacker } made short work of { $enemy }.
chronicle_skirmish_held = { $attacker } tried it with { $army } and was thrown back by { $enemy }.
    .or-2 = { $enemy } of { $winner } held against { $attacker } and { $army }.
chronicle_battle_loser_destroyed = Of the army of { $loser } nothing was left.
    .or-2 = { $loser } were destroyed to the last cohort.
chronicle_battle_loser_lost = { $loser } left { $lost } on the field.
    .or-2 = It cost { $loser } { $lost }.
    .or-3 =
        { $lost ->
            [one] { $lost } of { $loser } was no more.
           *[other] { $lost } of { $loser } were no more.
        }
chronicle_battle_loser_lost_back = { $loser } left { $lost } on the field and fell back to { $to }.
    .or-2 = It cost { $loser } { $lost }; the rest made for { $to }.
chronicle_battle_loser_back = { $loser } fell back to { $to }, shaken.
    .or-2 = The beaten made for { $to }.
    .or-3 = { $loser } withdrew to { $to }.
    .or-4 = What was left of { $loser } went to { $to }.
chronicle_battle_winner_lost = The victors paid for it with { $lost }.
    .or-2 =
        { $lost ->
            [one] It was dearly bought: { $lost } was gone on the winning side too.
           *[other] It was dearly bought: { $lost } were gone on the winning side too.
        }
chronicle_battle_winner_bled = The victors had bled as well.
    .or-2 = Even for the victors it was a hard day.
chronicle_battle_died = { $names } fell.
    .or-2 = { $names } did not live to see the evening.
    .or-3 =
        Among the dead { $names ->
            [one] was
           *[other] were
        } { $names }.
chronicle_battle_great = They would talk about this one in Rome.
    .or-2 = It was one of the great days of the war.
chronicle_evaded = { $side } would not be drawn and slipped away from { $from } to { $to }.
    .or-2 = Caught { $place }, { $side } stole away to { $to } before it came to blows.
chronicle_fled = { $leader }, left alone among enemies, got away to { $to }.
    .or-2 =
        { $leader } escaped to { $to } with { GENDER($leader) ->
            [feminine] her
           *[other] his
        } life and little else.
chronicle_march_led = { $leader } took { $army } from { $from } to { $to }
    .or-2 = { $leader } marched { $army } from { $from } to { $to }
    .or-3 = { $leader } moved with { $army } from { $from } to { $to }
chronicle_march_sea = { $leader } sailed from { $from } to { $to } with { $army }
    .or-2 = { $leader } carried { $army } across from { $from } to { $to }
chronicle_marches_joined = { $first }, while { $second }.
    .or-2 = { $first }; { $second }.
    .or-3 = { $first }, and { $second }.
chronicle_marches_quiet = There was no battle this year.
    .or-2 = Swords stayed in their sheaths.
    .or-3 = The armies marched, and did not meet.
chronicle_leaders_moved = { $names } were on the road as well.
    .or-2 = { $names } changed their posts.
chronicle_region_taken = { $regions } passed to { $side }.
    .or-2 = { $side } now held { $regions }.
    .or-3 = { $regions } bowed to { $side }.
chronicle_region_lost = { $regions } obeyed nobody.
    .or-2 = In { $regions } no writ ran.
chronicle_roma_taken = Rome itself was in the hands of { $side }.
    .or-2 = { $side } were masters of Rome.
chronicle_roma_lost = Rome belonged to nobody.
chronicle_recruits = { $side } raised { $army }.
    .or-2 = Levies brought { $side } { $army }.
chronicle_spqr_worse = The Republic was the weaker for it.
    .or-2 = The old order cracked a little further.
chronicle_spqr_better = The Republic drew breath.
    .or-2 = For once the old order was the stronger for it.
chronicle_balance_even = Nobody was ahead.
    .or-2 = The scales were level.
chronicle_balance_first = { $side } were ahead by { $points }.
    .or-2 = The scales leaned towards { $side }, by { $points }.
chronicle_balance_grows = { $side } widened their lead to { $points }.
    .or-2 = { $side } led by { $points } now.
chronicle_balance_shrinks = { $side } still led, by { $points }.
    .or-2 = The lead of { $side } had melted to { $points }.
chronicle_balance_turns = The scales had turned: { $side } were ahead by { $points }.
chronicle_ending_title =
    { $winner ->
        [caesarian] Caesarian victory
        [republican] Republican victory
        [draw] A draw
       *[none] The Republic is dead
    }
chronicle_ending_text =
    { $outcome ->
        [victory] In { $year } BC
        [draw] In { $year } BC
       *[other] { $level }, in { $year } BC
    }
chronicle_ending_lead =
    { $side ->
        [none] Nobody leads
       *[other] { $side } lead
    }
chronicle_luck_battles = battles
chronicle_luck_evasions = evasions
chronicle_luck_boldest = The boldest day: { $side } won { $place }, { $year } BC, with { $chances }.
chronicle_tally_battles = Battles won
chronicle_tally_units = Units destroyed
chronicle_tally_leaders = Leaders lost
chronicle_tally_regions = Regions gained
chronicle_tally_stratagems = Stratagems played
roll_diplomacy-of = diplomacy
roll_control-of = the control of a People
roll_fidelity-of = the fidelity of leaders
roll_faction-of = the faction of a leader
roll_side-of = the faction of a leader
roll_triumvir = a Triumvir
roll_coup = a coup d'état
roll_desertion = desertion
roll_murder-of = the murder of Caesar
roll_attempt-on-caesar = the attempt on Caesar
`
