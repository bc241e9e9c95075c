// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Value } from '@aquila/engine/messages'

export interface Texts {
  'chronicle.year': { year: Value }
  'chronicle.chances': { n: Countable }
  'chronicle.opening.year': Record<never, never>
  'chronicle.opening.college': Record<never, never>
  'chronicle.opening.frontier': Record<never, never>
  'chronicle.opening.battle': { town: Value }
  'chronicle.opening.land': { town: Value }
  'chronicle.opening.fights': Record<never, never>
  'chronicle.opening.winter': Record<never, never>
  'chronicle.initiative': { side: Value }
  'chronicle.initiative.turned': { side: Value }
  'chronicle.event': { number: Countable }
  'chronicle.usurper': { town: Value; leader: Value; against: Value; side: Value }
  'chronicle.usurper.nobody': { leader: Value }
  'chronicle.usurper.joined': { leader: Value; usurper: Value }
  'chronicle.usurper.spreads': { region: Value }
  'chronicle.usurper.contained': { region: Value }
  'chronicle.usurper.won': { leader: Value }
  'chronicle.usurper.over': { leader: Value }
  'chronicle.named': { side: Value; leader: Value; rank: Value }
  'chronicle.refused': { leader: Value; rank: Value }
  'chronicle.enthroned': { leader: Value; side: Value }
  'chronicle.exiled': { leader: Value }
  'chronicle.roles': { leader: Value }
  'chronicle.murder.missed': { leader: Value }
  'chronicle.dies': { leader: Value; town: Value; cause: Value }
  'chronicle.dies.aboard': { leader: Value; fleet: Value; cause: Value }
  'chronicle.city.begun': Record<never, never>
  'chronicle.city.lost': Record<never, never>
  'chronicle.city.built': Record<never, never>
  'chronicle.people.war': { people: Value; side: Value }
  'chronicle.people.turn': { people: Value; side: Value }
  'chronicle.people.peace': { people: Value }
  'chronicle.plague': { town: Value }
  'chronicle.pax': Record<never, never>
  'chronicle.fleet.lost': { year: Value }
  'chronicle.force.led': { leaders: Value; n: Countable }
  'chronicle.force.plain': { n: Countable; side: Value }
  'chronicle.battle.meet': { attackers: Value; defenders: Value }
  'chronicle.battle.caught': Record<never, never>
  'chronicle.battle.sure': { strong: Value; weak: Value; winner: Value }
  'chronicle.battle.expected': { strong: Value; weak: Value; winner: Value; chance: Value }
  'chronicle.battle.even': { strong: Value; weak: Value; winner: Value }
  'chronicle.battle.lucky': { winner: Value; strong: Value; weak: Value; chance: Value }
  'chronicle.battle.lost': { side: Value; n: Countable }
  'chronicle.battle.lost.back': { side: Value; n: Countable; to: Value }
  'chronicle.battle.back': { side: Value; to: Value }
  'chronicle.battle.dear': { n: Countable }
  'chronicle.battle.bled': Record<never, never>
  'chronicle.battle.died': { names: Value }
  'chronicle.battle.points': { n: Countable; side: Value }
  'chronicle.quiet': Record<never, never>
  'chronicle.lesser': { n: Countable }
  'chronicle.diocese': { regions: Value; side: Value }
  'chronicle.points': { primus: Value; secondus: Value }
  'chronicle.ending.won': { side: Value }
  'chronicle.ending.draw': Record<never, never>
  'chronicle.ending.text': { level: Value; year: Value }
  'chronicle.luck.battles': Record<never, never>
  'chronicle.luck.evasions': Record<never, never>
  'chronicle.luck.boldest': { side: Value; town: Value; year: Value; chances: Value }
  'chronicle.tally.battles': Record<never, never>
  'chronicle.tally.units': Record<never, never>
  'chronicle.tally.leaders': Record<never, never>
  'chronicle.tally.dioceses': Record<never, never>
  'chronicle.tally.usurpers': Record<never, never>
  'chronicle.tally.peoples': Record<never, never>
  'chronicle.tally.stratagems': Record<never, never>
  'roll.usurpation': Record<never, never>
  'roll.rally-of': Record<never, never>
  'roll.loyalty-of': Record<never, never>
  'roll.extension-of': Record<never, never>
  'roll.popular-rage': Record<never, never>
}

export const texts = `
chronicle_year = AD { $year }
chronicle_chances =
    { $n ->
        [one] one chance in six
       *[other] { $n } chances in six
    }
chronicle_opening_year = The year
chronicle_opening_college = Under the purple
    .or-2 = Among the emperors
    .or-3 = At court
chronicle_opening_frontier = On the frontier
    .or-2 = Beyond the limes
chronicle_opening_battle = At { $town }
    .or-2 = Before { $town }
chronicle_opening_land = In { $town }
chronicle_opening_fights = Elsewhere
    .or-2 = Away from the great battles
chronicle_opening_winter = When the year was out
    .or-2 = In winter
    .or-3 = At the year’s end
chronicle_initiative = The first word was { $side }’s.
    .or-2 = { $side } moved first.
    .or-3 = The initiative lay with { $side }.
chronicle_initiative_turned = { $side } snatched the initiative at the last moment.
    .or-2 = By a ruse { $side } moved first after all.
chronicle_event =
    { $number ->
        [1] Fever rose from the marshes around Roma.
        [2] The roads were under water, and armies crawled.
        [3] The Romans had lost heart against those from beyond the frontier.
        [4] The first of the emperors lay ill.
        [5] The Germans felt their strength.
        [6] There was trouble in the palaces, and the emperors went home to answer it.
        [7] Winter would not end, and the campaign began late.
        [8] Bishops preached peace, and for a while they were heard.
        [9] The sea was wild, and no fleet left its port.
        [10] In the streets the name of the first emperor was booed.
        [11] In the capitals the people rose.
        [12] Gold was handed out to the regiments, and they cheered.
        [13] Plague came out of the East.
        [14] In Ctesiphon minds were changed, as they are there.
       *[15] There was hunger in Germania.
    }
chronicle_usurper = At { $town } { $leader } took the purple against { $against }, and { $side } was behind it.
    .or-2 = { $leader } rose at { $town } against { $against }, to the profit of { $side }.
chronicle_usurper_nobody = { $leader } was offered the purple, and no soldier raised his voice.
    .or-2 = A cheer was bought for { $leader }; nobody joined in.
chronicle_usurper_joined = { $leader } went over to { $usurper }.
    .or-2 = { $leader } thought it wiser to follow { $usurper }.
chronicle_usurper_spreads = { $region } followed the revolt.
    .or-2 = The revolt ran on into { $region }.
chronicle_usurper_contained = { $region } stayed loyal.
    .or-2 = Letters were sent into { $region }, and came back unopened.
chronicle_usurper_won = The last rival had fallen, and { $leader } was a Usurper no more.
chronicle_usurper_over = With { $leader } his cause was dead; those who had followed him went home.
    .or-2 = The revolt of { $leader } was over.
chronicle_named = { $side } made { $leader } { $rank }.
    .or-2 = { $leader } was named { $rank } by { $side }.
chronicle_refused = { $leader } was to be { $rank }, and Primus said no.
    .or-2 = Primus would not have { $leader } as { $rank }.
chronicle_enthroned = { $leader } now headed { $side }.
    .or-2 = From now on { $leader } spoke for { $side }.
chronicle_exiled = { $leader } was sent into exile.
chronicle_roles = { $leader } was first among the emperors now, and the two players changed places.
chronicle_murder_missed = Murderers were sent to { $leader }, and missed.
    .or-2 = { $leader } escaped a dagger by a hand’s breadth.
chronicle_dies = { $leader } died at { $town }, { $cause }.
    .or-2 = Death found { $leader } at { $town }, { $cause }.
chronicle_dies_aboard = { $leader } died aboard the { $fleet }, { $cause }.
chronicle_city_begun = On the Bosporus a wall was marked out with a spear: a new Roma was begun.
chronicle_city_lost = On the Bosporus the works were lost.
chronicle_city_built = Constantinopolis stood.
chronicle_people_war = The { $people } took up arms, and { $side } held the strings.
    .or-2 = The { $people } went to war, as { $side } wished.
    .or-3 = From beyond the frontier came the { $people }, to the profit of { $side }.
chronicle_people_turn = The { $people } listened to { $side } now.
chronicle_people_peace = With the { $people } there was peace again.
    .or-2 = The { $people } made peace.
chronicle_plague = Plague broke out at { $town }.
chronicle_pax = For once there was peace within the Empire and around it.
chronicle_fleet_lost = A fleet was lost; until { $year } it would not sail again.
chronicle_force_led =
    { $leaders } { $n ->
        [0] with nobody
        [one] with one unit
       *[other] with { $n } units
    }
chronicle_force_plain =
    { $n ->
        [one] one unit
       *[other] { $n } units
    } of { $side }
chronicle_battle_meet = { $attackers } came upon { $defenders }.
    .or-2 = { $attackers } marched against { $defenders }.
    .or-3 = { $attackers } fell on { $defenders }.
chronicle_battle_caught = They would have slipped away, and were caught.
    .or-2 = There was no getting away.
chronicle_battle_sure = It was { $strong } to { $weak }, and { $winner } could hardly lose.
    .or-2 = At { $strong } to { $weak } it was over before noon: { $winner } had the field.
    .or-3 = { $winner } had { $strong } against { $weak }, and it showed.
chronicle_battle_expected = It stood { $strong } to { $weak }, and { $winner } won, with { $chance }.
    .or-2 = With { $chance }, { $strong } to { $weak }, the day went to { $winner }.
chronicle_battle_even = It was anybody’s day, { $strong } to { $weak }; { $winner } had it.
    .or-2 = At { $strong } to { $weak } it hung in the balance until { $winner } broke through.
chronicle_battle_lucky = Nobody would have bet on { $winner }, { $strong } to { $weak }: { $chance }, and it came.
    .or-2 = With { $chance } { $winner } carried a day that was lost, { $strong } to { $weak }.
chronicle_battle_lost =
    { $side } left { $n ->
        [one] one unit
       *[other] { $n } units
    } on the field.
chronicle_battle_lost_back =
    { $side } left { $n ->
        [one] one unit
       *[other] { $n } units
    } on the field and fell back to { $to }.
chronicle_battle_back = { $side } fell back to { $to }.
    .or-2 = The beaten made for { $to }.
chronicle_battle_dear =
    The victory was dear: { $n ->
        [one] one unit was gone
       *[other] { $n } units were gone
    } on the winning side too.
chronicle_battle_bled = The victors had bled as well.
chronicle_battle_died = { $names } fell.
    .or-2 = { $names } did not live to see the evening.
chronicle_battle_points =
    { $n ->
        [one] It brought { $side } a point.
       *[other] It brought { $side } { $n } points.
    }
chronicle_quiet = There was no battle this year.
    .or-2 = The armies marched, and did not meet.
chronicle_lesser =
    There was { $n ->
        [one] one lesser fight.
       *[other] fighting in { $n } more places.
    }
chronicle_diocese = { $regions } fell to { $side }.
    .or-2 = { $side } now held { $regions }.
chronicle_points = It stood { $primus } to { $secondus }, Primus first.
    .or-2 = Primus had { $primus } points, Secondus { $secondus }.
    .or-3 = The count was { $primus } to { $secondus }.
chronicle_ending_won = { $side } wins
chronicle_ending_draw = A draw
chronicle_ending_text = { $level }, in AD { $year }
chronicle_luck_battles = battles
chronicle_luck_evasions = evasions
chronicle_luck_boldest = The boldest day: { $side } won at { $town }, AD { $year }, with { $chances }.
chronicle_tally_battles = Battles won
chronicle_tally_units = Units destroyed
chronicle_tally_leaders = Leaders lost
chronicle_tally_dioceses = Dioceses won
chronicle_tally_usurpers = Usurpers raised
chronicle_tally_peoples = Peoples set on the Empire
chronicle_tally_stratagems = Stratagems played
roll_usurpation = a usurpation
roll_rally-of = units that join a revolt
roll_loyalty-of = loyalty in a revolt
roll_extension-of = the spread of a revolt
roll_popular-rage = popular rage
`
