// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'advice.keep-legions': Record<never, never>
  'advice.disband-a-legion': Record<never, never>
  'advice.enough': Record<never, never>
  'advice.garrison': Record<never, never>
  'advice.send': Record<never, never>
  'advice.muster': Record<never, never>
  'advice.win-over': Record<never, never>
  'advice.deploy-army': Record<never, never>
  'advice.deploy-history': Record<never, never>
  'advice.deploy-rest': Record<never, never>
  'advice.refuse': Record<never, never>
  'advice.nobody': Record<never, never>
  'advice.name': Record<never, never>
  'advice.lose': Record<never, never>
  'advice.slip-away-by-sea.embark': Record<never, never>
  'bot.attack': { leader: Value; zone: Value; legions?: Countable | null | undefined; units?: Countable | null | undefined; others?: Countable | null | undefined; odds: Value; n: Value; of: Value; region?: Maybe; price?: Maybe; worst: Value }
  'bot.occupy': { leader: Value; zone: Value; legions?: Countable | null | undefined; units?: Countable | null | undefined; missing: Value; region: Value }
  'bot.conquer': { leader: Value; zone: Value; legions?: Countable | null | undefined; units?: Countable | null | undefined; region: Value }
  'bot.guard': { leader: Value; zone: Value; legions?: Countable | null | undefined; units?: Countable | null | undefined; region: Value }
  'bot.command': { leader: Value; zone: Value; strength: Countable }
  'bot.roma': { leader: Value }
  'bot.withdraw': { leader: Value; from: Value; zone: Value; legions?: Countable | null | undefined; units?: Countable | null | undefined }
  'bot.march': { leader: Value; zone: Value; legions?: Countable | null | undefined; units?: Countable | null | undefined }
  'bot.sail': { leader: Value; zone: Value; legions?: Countable | null | undefined; units?: Countable | null | undefined }
  'bot.ships-home': { leader: Value; zone: Value }
  'bot.ships-to-port': { leader: Value; zone: Value }
  'bot.fetch-ships': { leader: Value }
  'bot.man-ships': { leader: Value; zone: Value }
  'bot.evade': { zone: Value; n: Value; of: Value; won: Value; faces: Value }
  'bot.no-escape': { zone: Value }
  'bot.stratagem': { stratagem: Value }
  'bot.done': Record<never, never>
  'bot.surest-first': { noun: Value }
  'bot.stand': Record<never, never>
  'bot.no-port-in-time': Record<never, never>
  'bot.more-at-stake': Record<never, never>
  'bot.refuge': { noun: Value }
  'bot.least-loss': { noun: Value }
  'bot.least-counter': { noun: Value }
  'bot.counts-most': { noun: Value }
  'bot.keep-counter': Record<never, never>
  'bot.much-hangs-on-it': Record<never, never>
  'bot.envoy': Record<never, never>
  'bot.best-ally': { noun: Value }
  'bot.best-peace': { noun: Value }
  'bot.strongest-friend': { noun: Value }
  'bot.most-to-win': { noun: Value }
  'bot.buy-off': Record<never, never>
  'bot.one-head': Record<never, never>
  'bot.statesman': { noun: Value }
  'bot.enough-legions': Record<never, never>
  'bot.keep-legions': Record<never, never>
  'within.army': { legions?: Countable | null | undefined; units?: Countable | null | undefined }
  'within.others': { others?: Countable | null | undefined }
  'within.price': { price?: Maybe; worst: Value }
}

export const texts = `
advice_keep-legions = Every legion can hold a zone; none is too many.
advice_disband-a-legion = Raised again elsewhere it is worth more.
advice_enough = Nothing that could be raised here is needed.
advice_garrison = The garrison is safest there.
advice_send = It is missed least where it stands.
advice_muster = There it is nearest to what counts.
advice_win-over = It is the strongest of those who would come over.
advice_deploy-army = A leader without an army is of little use.
advice_deploy-history = It is how the war began.
advice_deploy-rest = The rest matters little.
advice_refuse = The risk is smaller than what it would cost.
advice_nobody = One head is enough.
advice_name = He has the best hand for it.
advice_lose = It is missed least.
advice_slip-away-by-sea_embark = What is worth most goes aboard first.
bot_attack =
    { $leader } marches on { $zone }{ within_army }{ within_others } { $odds }, { $n } in { $of } to win{ $region ->
        [none] { "" }
       *[other] , and nothing else guards { $region }
    }.{ within_price }
bot_occupy = { $leader } moves into { $zone }{ within_army }: { $missing } more and { $region } can change hands.
bot_conquer = { $leader } moves into { $zone }{ within_army }: now enough of { $region } is held to take it.
bot_guard = { $leader } goes to { $zone }{ within_army }, to guard { $region }.
bot_command =
    { $leader } goes to { $zone }, to take command of { $strength ->
        [one] one strength point
       *[other] { $strength } strength points
    }.
bot_roma = { $leader } goes to Roma: the city belongs to whoever has a leader there.
bot_withdraw = { $leader } leaves { $from }, where the enemy could come in strength, for { $zone }{ within_army }.
bot_march = { $leader } moves to { $zone }{ within_army }, nearer to what counts.
bot_sail = { $leader } sails to { $zone }{ within_army }, nearer to what counts.
bot_ships-home = { $leader } brings the ships home to { $zone }.
bot_ships-to-port = { $leader } brings the ships to a port, { $zone }, before the winter takes them.
bot_fetch-ships = { $leader } puts to sea, to bring in ships that lie there without a leader: the winter would take them.
bot_man-ships = { $leader } goes to { $zone }, to the ships that lie there unguarded: without a leader they cannot get away.
bot_evade = To slip away from { $zone } succeeds { $n } in { $of }. The battle, which is fought if it fails, would be won { $won } in { $faces }.
bot_no-escape = Nobody gets away from { $zone }: no die is low enough. The battle is fought in any case.
bot_stratagem =
    { WHICH($stratagem) ->
        [initiative] { $stratagem }: to act first this year.
        [janus] { $stratagem }: what is held now is enough to win, and nobody can fight for it this year.
        [coup-d-etat] { $stratagem }: a leader of the enemy may come over with his army.
        [allegeance-d-un-peuple-majeur] { $stratagem }: an ally whom no envoy could be sure of.
        [soulevement-d-un-peuple-majeur] { $stratagem }: they would rise on this side, and there is no other war abroad.
        [soulevement-de-deux-peuples-mineurs] { $stratagem }: both would rise on this side.
        [soulevement-d-un-peuple-mineur] { $stratagem }: they would rise on this side.
        [intrigue-au-senat] { $stratagem }: the enemy has no time left this year to bring legions to Roma.
        [desertion] { $stratagem }: many legions of the enemy stand in one place.
        [foyer-de-peste] { $stratagem }: many enemies are crowded in one port.
        [assassinat] { $stratagem }: one man less may be an army less.
        [pacification-d-un-peuple-mineur] { $stratagem }: wars abroad serve the enemy or wear out the Republic.
        [pacification-d-un-peuple-majeur] { $stratagem }: wars abroad serve the enemy or wear out the Republic.
        [pacification-d-une-nationalite] { $stratagem }: a whole Nationality fights for the enemy.
        [pax-romana] { $stratagem }: wars abroad serve the enemy or wear out the Republic.
        [transfuges] { $stratagem }: in a great battle every unit counts twice that changes sides.
        [veni-vidi-vici] { $stratagem }: no die can spoil this battle.
        [poliorcetique] { $stratagem }: the battle hangs in the balance.
        [muraille] { $stratagem }: the battle hangs in the balance.
        [fuite-opportune] { $stratagem }: this battle would be lost.
        [imperium] { $stratagem }: the Republic is near its end, and nobody wins if it dies.
       *[other] This is the moment for { $stratagem }.
    }
bot_done = Nothing else gains anything in this sequence.
bot_surest-first = { $noun } first: of all battles it is the surest to be won.
bot_stand = The odds are good enough to stand.
bot_no-port-in-time = Better to fight than to put to sea: no port can be reached before the winter takes the ships.
bot_more-at-stake = That is where more strength is at stake.
bot_refuge = Of all that is open { $noun } is the best refuge.
bot_least-loss = { $noun }: of all that could be given up it is missed least.
bot_least-counter = { $noun } is the counter that is worth least next year.
bot_counts-most = { $noun }: there is nothing that counts for more.
bot_keep-counter = No counter does enough now: better to keep it.
bot_much-hangs-on-it = Much hangs on this die, and it has fallen badly.
bot_envoy = An envoy costs nothing and may win an ally.
bot_best-ally = Of all who could be won { $noun } would be the best ally.
bot_best-peace = Of all Peoples it is the { $noun } with whom peace is worth most.
bot_strongest-friend = { $noun }: the strongest of those who would fight on this side.
bot_most-to-win = { $noun } brings most along, by the chance that he dares.
bot_buy-off = Better a region for him than his army against us.
bot_one-head = Nobody would bring another sequence, and a second head is one more to lose.
bot_statesman = { $noun }: most sequences, most weight in politics.
bot_enough-legions = There are enough legions: with more the Republic would suffer.
bot_keep-legions = Every legion will be wanted.
within_army =
    { $legions ->
        [none]
            { $units ->
                [none] { "" }
                [one] { " " }with one unit
               *[other] { " " }with { $units } units
            }
        [one] { " " }with one legion
       *[other] { " " }with { $legions } legions
    }
within_others =
    { $others ->
        [none] :
        [one] { "" }, and { $others } follows: together
       *[other] { "" }, and { $others } follow: together
    }
within_price =
    { $price ->
        [destroyed] { " " }At worst, { $worst } in 6, all who attack are lost.
        [reduced] { " " }A defeat reduces all who attack.
        [retreat] { " " }A defeat costs no more than the way back.
       *[none] { "" }
    }
`
