### The position as the terminal shows it.

sketch_turn = Game-Turn { $turn } of { $turns }
sketch_power = { $provinces ->
    [one] { $power }: Treasury { $treasury }, 1 Province
   *[other] { $power }: Treasury { $treasury }, { $provinces } Provinces
}
sketch_stack = { $n ->
    [one] { $power } 1 unit ({ $strength })
   *[other] { $power } { $n } units ({ $strength })
}
sketch_stack_unknown = units of { $power }
sketch_leader = { $name ->
    [none] a Leader { $rating }
   *[other] { $name } { $rating }
}
sketch_pillaged = pillaged
sketch_area = { $area }: { $contents }
sketch_counters = { $kind } { $n }
sketch_pool = your pool: { $counters }
sketch_cards = { $cards ->
    [none] your cards: none
   *[other] your cards: { $cards }
}
