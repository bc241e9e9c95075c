### How a match is won.

aims_rome = Rome
aims_at-once = at once
aims_reign = reign's end
aims_words_points = with { $n } victory points at the end of any reign
aims_words_enemies = as soon as the bag of the enemies is empty
aims_words_mission = { $n ->
    [one] with 1 city won when the reign ends, after turn { $turn }
   *[other] with { $n } cities won when the reign ends, after turn { $turn }
}
aims_points = { $n } VP
aims_points_words = victory points
aims_points_mission = { $n ->
    [one] the mission of { $king }: 1 city
   *[other] the mission of { $king }: { $n } cities
}
aims_enemies = Enemies' bag empty
aims_enemies_words = { $n ->
    [one] 1 chit is left in it
   *[other] { $n } chits are left in it
}
aims_mission = { $n ->
    [one] 1 city
   *[other] { $n } cities
}
aims_mission_words = won in this reign
aims_asked_reign = Asked when the reign ends, after turn { $turn }.
aims_asked_at-once = Asked at every change.
aims_otherwise = From { $honourable } points after turn { $turn } on it is an honourable draw, with fewer a defeat.
aims_otherwise_reign = With { $n } victory points besides, the reign is a glorious one.
aims_end = After turn { $turn }.
aims_now_won = Now: Rome would win
aims_now_lost = Now: Rome would lose
aims_now_honourable = Now: an honourable draw
aims_future_won = If nothing changes, Rome wins.
aims_future_lost = If nothing changes, Rome loses.
aims_future_honourable = If nothing changes, it is an honourable draw.
aims_influence = Lost at once: no influence
aims_influence_text = if influence falls to 0. It is { $n } now.
aims_bag = Lost at once: nobody to call
aims_bag_text = if a Roman chit must be drawn and Rome's bag is empty. It holds { $n }.
aims_card = 20 victory points at the end of any reign win, and so does an empty bag of enemies.
aims_card_reign = { $n ->
    [one] One city must be won before the reign ends.
   *[other] { $n } cities must be won before the reign ends.
}
