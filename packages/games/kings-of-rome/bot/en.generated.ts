// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'bot.march.pillage': { leader: Value; to: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.march.siege': { leader: Value; to: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.march.corrupt': { leader: Value; to: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.march.intimidate': { leader: Value; to: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.march.sack': { leader: Value; to: Value; senate?: Maybe; votes: Value }
  'bot.march.occupy': { leader: Value; to: Value; senate?: Maybe; votes: Value }
  'bot.march.sail': { leader: Value; to: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.march.battle': { leader: Value; to: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.march.camp': { leader: Value; to: Value }
  'bot.march.approach': { leader: Value; to: Value }
  'bot.sail.land': { to: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.sail.fight': { to: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.pillage': { hex: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.siege': { hex: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.corrupt': { hex: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.intimidate': { hex: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.sack': { hex: Value; senate?: Maybe; votes: Value }
  'bot.occupy': { hex: Value; senate?: Maybe; votes: Value }
  'bot.battle': { leader: Value; n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'bot.rest': Record<never, never>
  'bot.rest.refused': Record<never, never>
  'bot.rest.fulfilled': { cities: Countable }
  'bot.rest.too-dear': { deed: Value; hex: Value; n: Value; of: Value }
  'bot.loyalty': { hex: Value; before: Value; ofBefore: Value; spent: Value; n: Value; of: Value }
  'bot.treason': { hex: Value; n: Value; of: Value }
  'within.odds': { n: Value; of: Value; senate?: Maybe; votes: Value; chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'within.leave': { senate?: Maybe; votes: Value }
  'within.failing': { chits?: Countable | null | undefined; ip?: Maybe; vp?: Maybe }
  'within.points': { ip?: Maybe; vp: Value }
  'bot.place-garrison.garrison': Record<never, never>
  'bot.recall-holder.recall': Record<never, never>
  'bot.recall-holder.keep': Record<never, never>
  'bot.reroll-horatius.reroll': Record<never, never>
  'bot.reroll-horatius.accept': Record<never, never>
  'bot.pick-unit-to-turn.intimidate-unit': Record<never, never>
  'bot.pick-holder.leave-behind': Record<never, never>
  'bot.second-assault.assault': Record<never, never>
  'bot.second-assault.give-up': Record<never, never>
  'bot.pick-driven-out.drive-out': Record<never, never>
  'bot.battle-or-walls.accept-battle': Record<never, never>
  'bot.battle-or-walls.stay-inside': Record<never, never>
  'bot.use-hero.use-hero': Record<never, never>
  'bot.use-hero.keep-hero': Record<never, never>
  'bot.spend-on-loyalty.spend': Record<never, never>
  'bot.duel.challenge': Record<never, never>
  'bot.duel.no-duel': Record<never, never>
  'bot.tactics.attack': Record<never, never>
  'bot.tactics.defence': Record<never, never>
  'bot.vanguard.send': Record<never, never>
  'bot.engage.engage': Record<never, never>
  'bot.engage.withdraw': Record<never, never>
  'bot.deploy.deploy': Record<never, never>
  'bot.deploy.by-virtus': Record<never, never>
  'bot.place-leader.lead-with': Record<never, never>
  'bot.place-leader.lead-from-reserve': Record<never, never>
  'bot.reroll.throw-again': Record<never, never>
  'bot.reroll.accept': Record<never, never>
  'bot.charge-leader.charge': Record<never, never>
  'bot.charge-leader.hold-back': Record<never, never>
  'bot.fill-gap.bring-up': Record<never, never>
  'bot.drown.lose': Record<never, never>
  'bot.step-back.to': Record<never, never>
  'bot.triumph.triumph': Record<never, never>
  'bot.triumph.no-triumph': Record<never, never>
  'bot.advance.follow': Record<never, never>
  'bot.advance.besiege': Record<never, never>
  'bot.advance.stay': Record<never, never>
  'bot.accuse.accuse': Record<never, never>
  'bot.rejoin.rejoin': Record<never, never>
  'bot.rejoin.stay-in-rome': Record<never, never>
  'bot.mission-penalty.give-up-unit': Record<never, never>
  'advice.march.take': Record<never, never>
  'advice.march.take-all': Record<never, never>
  'advice.march.leave': Record<never, never>
  'advice.march.march': Record<never, never>
  'advice.sail.stay-in-port': Record<never, never>
  'advice.sail.embark': Record<never, never>
  'advice.sail.sail-to': Record<never, never>
}

export const texts = `
bot_march_pillage = { $leader } marches on { $to } and pillages it: { within_odds }
bot_march_siege = { $leader } marches on { $to } and storms its walls: { within_odds }
bot_march_corrupt = { $leader } marches to { $to } and bribes its garrison: { within_odds }
bot_march_intimidate = { $leader } marches to { $to } and frightens a unit into changing sides: { within_odds }
bot_march_sack = { $leader } marches to { $to }, which nobody defends, and sacks it{ within_leave }.
bot_march_occupy = { $leader } marches to { $to }, which nobody defends, and leaves a unit to hold it{ within_leave }.
bot_march_sail = { $leader } marches to { $to }, where the fleet takes him aboard for a landing: { within_odds }
bot_march_battle = { $leader } marches to { $to } and gives battle: { within_odds }
bot_march_camp = { $leader } marches into { $to }, which nobody defends: while he stands there it counts for the mission.
bot_march_approach = { $leader } spends the last action on the way to { $to }, to be there when the next turn begins.
bot_sail_land = The fleet lands the army at { $to }, to take the city: { within_odds }
bot_sail_fight = The fleet sails to { $to } and fights the ships there: { within_odds }
bot_pillage = { $hex } can be pillaged: { within_odds }
bot_siege = The walls of { $hex } can be stormed: { within_odds }
bot_corrupt = The garrison of { $hex } can be bribed: { within_odds }
bot_intimidate = A unit in { $hex } can be made to change sides: { within_odds }
bot_sack = Nobody defends { $hex }: its treasures are there for the taking{ within_leave }.
bot_occupy = Nobody defends { $hex }: it is won with one unit{ within_leave }.
bot_battle = The army of { $leader } can be beaten: { within_odds }
bot_rest = Nobody can reach anything today that would be won with the actions left.
bot_rest_refused = The Senate has refused every war that could be fought today.
bot_rest_fulfilled =
    { $cities ->
        [one] One city
       *[other] { $cities } cities
    } are won and the mission is fulfilled: whatever else Rome did would only provoke her neighbours.
bot_rest_too-dear =
    Better to save influence: the best that is left is { WHICH($deed) ->
        [pillage] to pillage { $hex }
        [siege] to storm { $hex }
        [corrupt] to bribe the garrison of { $hex }
        [intimidate] to frighten the defenders of { $hex }
        [sack] to sack { $hex }
        [occupy] to occupy { $hex }
        [sail] a voyage from { $hex }
        [battle] a battle at { $hex }
       *[other] the way to { $hex }
    }, { $n } in { $of }, and it costs more than it brings.
bot_loyalty = Without it { $hex } is lost in { $before } of { $ofBefore }, with { $spent } IP in { $n } of { $of }.
bot_treason = { $hex } is lost in { $n } of { $of }; influence is needed more for what is still to be won.
within_odds = { $n } in { $of }{ within_leave }.{ within_failing }
within_leave =
    { $senate ->
        [none] { "" }
       *[other] , if the Senate agrees ({ $senate } in { $votes })
    }
within_failing =
    { $chits ->
        [none]
            { $ip ->
                [none]
                    { $vp ->
                        [none] { "" }
                       *[other] { " " }Failing costs { $vp } VP.
                    }
               *[other] { " " }Failing costs { $ip } IP.
            }
        [one] { " " }Failing costs { within_points } and one chit.
       *[other] { " " }Failing costs { within_points } and { $chits } chits.
    }
within_points =
    { $ip ->
        [none] { $vp } VP
       *[other] { $ip } IP
    }
bot_place-garrison_garrison = It needs a garrison most.
bot_recall-holder_recall = Its garrison holds the city; the unit is of more use in an army.
bot_recall-holder_keep = The city is safer with both.
bot_reroll-horatius_reroll = The throw was bad, and a second costs nothing.
bot_reroll-horatius_accept = It can hardly become better.
bot_pick-unit-to-turn_intimidate-unit = The weakest is the easiest to frighten.
bot_pick-holder_leave-behind = The weakest infantry holds a wall as well as the best.
bot_second-assault_assault = The siege has failed already: another assault costs only a reaction.
bot_second-assault_give-up = No die could take the city now.
bot_pick-driven-out_drive-out = One of them must go.
bot_battle-or-walls_accept-battle = The battle is more likely won than lost.
bot_battle-or-walls_stay-inside = The walls are safer than this battle.
bot_use-hero_use-hero = Now he saves most.
bot_use-hero_keep-hero = A worse hour may come.
bot_spend-on-loyalty_spend = Loyalty is bought only where it costs less than the city.
bot_duel_challenge = He is likely to win, and it brings glory and influence.
bot_duel_no-duel = What he could lose is worth more than what he could win.
bot_tactics_attack = Our army is the stronger, so let the lines meet.
bot_tactics_defence = Our horsemen are the better part: a clash, or no battle at all.
bot_vanguard_send = The strongest ride first.
bot_engage_engage = The battle is more likely won than lost.
bot_engage_withdraw = The clash is won; the battle might not be.
bot_deploy_deploy = He stands where he is worth most.
bot_deploy_by-virtus = The strongest in front, each against his like.
bot_place-leader_lead-with = In the front line his Astutia counts.
bot_place-leader_lead-from-reserve = Their cavalry could charge the King in the front line.
bot_reroll_throw-again = There a hit would count most.
bot_reroll_accept = No miss is worth it.
bot_charge-leader_charge = An army without its leader is half beaten.
bot_charge-leader_hold-back = The front line needs the cavalry.
bot_fill-gap_bring-up = The strongest infantry closes the gap.
bot_drown_lose = The weakest is missed least.
bot_step-back_to = It is the nearest to Rome.
bot_triumph_triumph = A triumph brings glory.
bot_triumph_no-triumph = There is more to do in the field.
bot_advance_follow = The beaten army can be beaten again.
bot_advance_besiege = The walls behind it are worth an assault.
bot_advance_stay = Nothing more is to be won here now.
bot_accuse_accuse = He is missed least.
bot_rejoin_rejoin = The army needs a leader.
bot_rejoin_stay-in-rome = He is safe in Rome.
bot_mission-penalty_give-up-unit = The weakest is missed least.
advice_march_take = He is wanted where the march goes.
advice_march_take-all = The strongest whom he can lead are wanted where the march goes.
advice_march_leave = He is wanted where he stands.
advice_march_march = That is where his enterprise leads.
advice_sail_stay-in-port = No voyage is worth it now.
advice_sail_embark = He is wanted where the fleet goes.
advice_sail_sail-to = That is where the enterprise leads.
`
