### The position as the terminal shows it.

sketch_points = VP { FORM($first, "initial") } { $n }, { FORM($second, "initial") } { $m }
sketch_abroad = Beyond the Empire
sketch_rank = { $leader } [{ $rank ->
    [primus] PA
    [secondus] SA
    [augustus] A
    [caesar] C
    [usurper] U
   *[follower] cw
}]
sketch_fleet_lost = { $fleet }: lost, back in { $year }
sketch_fleet = { $load ->
    [none] { $fleet } ({ $side }): { $place }
   *[other] { $fleet } ({ $side }): { $place }, aboard: { $load }
}
sketch_no-war = No People is at war.
sketch_at-war = At war: { $peoples }
sketch_thorn = { $stratagem } in { $zone }
