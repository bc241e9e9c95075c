// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'advice.guard': Record<never, never>
  'advice.incite': Record<never, never>
  'advice.extend': Record<never, never>
  'advice.rally.rally': Record<never, never>
  'advice.support': Record<never, never>
  'advice.name-caesar': Record<never, never>
  'advice.name-augustus': Record<never, never>
  'advice.veto.refuse': Record<never, never>
  'advice.found': Record<never, never>
  'advice.sacrifice': Record<never, never>
  'advice.elevate': Record<never, never>
  'advice.sail-to': Record<never, never>
  'advice.take-rallied.take': Record<never, never>
  'advice.take-rallied.enough': Record<never, never>
  'advice.assassinate': Record<never, never>
  'advice.lay': Record<never, never>
  'advice.pacify-all': Record<never, never>
  'advice.pacify': Record<never, never>
  'advice.abandon': Record<never, never>
  'advice.infect': Record<never, never>
  'advice.demoralize': Record<never, never>
  'advice.evade-with.evade': Record<never, never>
  'advice.movement.sail': Record<never, never>
  'advice.enthrone': Record<never, never>
  'advice.give-to': Record<never, never>
  'advice.embark': Record<never, never>
  'advice.land': Record<never, never>
  'advice.march-at-home': Record<never, never>
  'bot.attack': { region?: Maybe; leader: Countable; zone: Value; units?: Countable | null | undefined; others?: Countable | null | undefined; odds: Value; n: Value; of: Value; price?: Maybe; worst: Value }
  'bot.occupy': { leader: Countable; zone: Value; units?: Countable | null | undefined; missing: Value; region: Value }
  'bot.conquer': { leader: Countable; zone: Value; units?: Countable | null | undefined; region: Value }
  'bot.guard': { leader: Countable; zone: Value; units?: Countable | null | undefined; region: Value }
  'bot.command': { leader: Value; zone: Value; strength: Countable }
  'bot.withdraw': { leader: Countable; from: Value; zone: Value; units?: Countable | null | undefined }
  'bot.march': { leader: Countable; zone: Value; units?: Countable | null | undefined }
  'bot.sail': { leader: Value; zone: Value; units?: Countable | null | undefined }
  'bot.evade': { zone: Value; n: Value; of: Value; won: Value; faces: Value }
  'bot.no-escape': { zone: Value }
  'bot.stratagem': { stratagem: Value }
  'within.army': { units?: Countable | null | undefined }
  'within.others': { others?: Countable | null | undefined }
  'within.price': { price?: Maybe; worst: Value }
}

export const texts = `
advice_guard = He is the one who must not be lost.
advice_incite = With them most men take the field for us.
advice_extend = Most leaders waver there, and no emperor holds them.
advice_rally_rally = Whoever comes over fights for us.
advice_support = He is the likeliest to be proclaimed, with men around him.
advice_name-caesar = An heir comes first, and he is the ablest.
advice_name-augustus = He is the ablest of those who can be named.
advice_veto_refuse = A refusal costs nothing, and Secondus must do with his second best.
advice_found = To found Constantinopolis brings points.
advice_sacrifice = He is the one who is missed least.
advice_elevate = He is the ablest of them.
advice_sail-to = It is the next step of the way.
advice_take-rallied_take = Comitatenses go anywhere.
advice_take-rallied_enough = Who is bound to his Diocese would hold the column up.
advice_assassinate = He counts for most on the other side.
advice_lay = It hurts the other side longest there.
advice_pacify-all = Peace with all of them relieves us most.
advice_pacify = Peace with them relieves us most.
advice_abandon = The other side loses most of its limitanei there.
advice_infect = The plague costs the other side most there.
advice_demoralize = The enemy is strongest there.
advice_evade-with_evade = He can take most of them along.
advice_movement_sail = Nobody is aboard any more: the fleet goes home before the winter.
advice_enthrone = He is the ablest of those who can follow.
advice_give-to = Whoever is first in command is best served.
advice_embark = Whoever goes aboard is wanted over the sea.
advice_land = There they are wanted.
advice_march-at-home = There they guard their home best.
bot_attack =
    { $region ->
        [none]
            { $leader ->
                [one] { $leader } marches on { $zone }{ within_army }{ within_others } { $odds }, { $n } in { $of } to win.{ within_price }
               *[other] { $leader } march on { $zone }{ within_army }{ within_others } { $odds }, { $n } in { $of } to win.{ within_price }
            }
       *[other]
            { $leader ->
                [one] { $leader } marches on { $zone }{ within_army }{ within_others } { $odds }, { $n } in { $of } to win, and nothing else guards { $region }.{ within_price }
               *[other] { $leader } march on { $zone }{ within_army }{ within_others } { $odds }, { $n } in { $of } to win, and nothing else guards { $region }.{ within_price }
            }
    }
bot_occupy =
    { $leader ->
        [one] { $leader } moves into { $zone }{ within_army }: { $missing } more and { $region } can change hands.
       *[other] { $leader } move into { $zone }{ within_army }: { $missing } more and { $region } can change hands.
    }
bot_conquer =
    { $leader ->
        [one] { $leader } moves into { $zone }{ within_army }: whoever holds it holds { $region }.
       *[other] { $leader } move into { $zone }{ within_army }: whoever holds it holds { $region }.
    }
bot_guard =
    { $leader ->
        [one] { $leader } goes to { $zone }{ within_army }, to guard { $region }.
       *[other] { $leader } go to { $zone }{ within_army }, to guard { $region }.
    }
bot_command =
    { $leader } goes to { $zone }, to take command of { $strength ->
        [one] one strength point
       *[other] { $strength } strength points
    }.
bot_withdraw =
    { $leader ->
        [one] { $leader } leaves { $from }, where the enemy could come in strength, for { $zone }{ within_army }.
       *[other] { $leader } leave { $from }, where the enemy could come in strength, for { $zone }{ within_army }.
    }
bot_march =
    { $leader ->
        [one] { $leader } moves to { $zone }{ within_army }, nearer to what counts.
       *[other] { $leader } move to { $zone }{ within_army }, nearer to what counts.
    }
bot_sail = { $leader } sails to { $zone }{ within_army }, nearer to what counts.
bot_evade = To slip away from { $zone } succeeds { $n } in { $of }. The battle, which is fought if it fails, would be won { $won } in { $faces }.
bot_no-escape = Nobody gets away from { $zone }: no die is low enough. The battle is fought in any case.
bot_stratagem = This is the moment for { $stratagem }.
within_army =
    { $units ->
        [none] { "" }
        [one] { " " }with one unit
       *[other] { " " }with { $units } units
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
