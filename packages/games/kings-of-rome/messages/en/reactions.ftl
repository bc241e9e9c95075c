### What the others do, and why.

task_battle-or-walls = { $units ->
    [0] { $leader } is before { $hex } alone: accept battle, or stay behind the walls?
    [one] { $leader } is before { $hex } with one unit: accept battle, or stay behind the walls?
   *[other] { $leader } is before { $hex } with { $units } units: accept battle, or stay behind the walls?
}
task_spend-on-loyalty = Treason in { $hex }, whose garrison has Virtus { $virtus }: how much influence is spent? (Each point takes 3 off the die.)
task_use-hero = { $leader } is about to act from { $hex }: does { $hero } go?

verb_accept-battle = Accept battle
verb_stay-inside = Stay behind the walls
verb_spend = { $noun } IP
verb_use-hero = Yes, now
verb_keep-hero = No, not yet

event_reaction = { $roll ->
    [none] Hostile reaction: { $reaction }, { $reason }.
   *[other] Hostile reaction: { $reaction }, { $reason } ({ $roll }).
}
event_no-effect = { $reaction }: no effect, { $reason }.
event_gathers = { $units ->
    [one] { $units } joins { $leader } in { $hex } ({ $reason }).
   *[other] { $units } join { $leader } in { $hex } ({ $reason }).
}
event_ambush = { $leader } falls upon { $hex } from { $from } ({ $reason }).
event_reinforced = { $unit } joins the ambush, from { $source }.
event_betrayal = Traitors in { $hex } ({ $reason }).
event_hostile-siege = { $holder ->
    [none] { $leader } besieges { $hex }.
   *[other] { $leader } besieges { $hex } of the { $holder }.
}
event_gates-open = Nobody defends { $hex }.
event_city-taken = The { $nation } take { $hex }.
event_hero = { $hero } stops { $leader }.
event_rome-threatened = { $leader } stands before Rome in { $hex }, and nobody goes out to meet him.
