### The position as the terminal shows it, as the games of the series tell it alike.

sketch_turn = { $scenario }: { $year } (turn { $turn } of { $turns })
sketch_initiative = initiative { $side }
sketch_sequences = sequences left { FORM($first, "initial") } { $n }, { FORM($second, "initial") } { $m }
sketch_event = Event of the year: { $event }. { $what }
sketch_held = { $name } ({ $side ->
    [none] nobody
   *[other] { $side }
})
sketch_reduced = { $unit } (r)
sketch_men = { $force } ({ $n },000 men)
sketch_card = { $name } [{ $phase }]
sketch_hand = You hold:
sketch_hand_empty = You hold no stratagem.
