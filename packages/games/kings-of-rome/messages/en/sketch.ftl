### The position as the terminal shows it.

sketch_turn = turn { $turn } of { $turns }
sketch_king = { $king } (mission { $mission })
sketch_points = VP { $vp }, IP { $ip }
sketch_containers = containers R { $roman }, NR { $hostile }
sketch_actions = { $of ->
    [none] actions { $n }
   *[other] actions { $n } of { $of }
}
sketch_reactions = reactions to come { $n }
sketch_roman = R { $piece }
sketch_hostile = NR { $piece }
sketch_box = { $box }: { $pieces }
sketch_battle = Battle in { $hex } ({ $step ->
    [duel] duel
    [tactics] tactics
    [vanguard] vanguard
    [deployment] deployment
    [combat] combat
    [reserves] reserves
   *[aftermath] aftermath
}, round { $round }): { $roman } | { $hostile }
sketch_with = { $unit } + { $leader }
sketch_reserve = reserve: { $roman } | { $hostile }
sketch_track = track: { $roman } | { $hostile }
