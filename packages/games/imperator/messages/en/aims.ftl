### How the match is won, as the games of the series say it alike.

aims_take = Take { $what }
aims_keep = Keep { $what }
aims_the-side = the { $side }
aims_held = { $side ->
    [none] nobody holds it
   *[other] held by { $side }
}
aims_leader-there = a leader there
aims_asked_year = { $n ->
    [0] Asked at the year's end.
    [one] Asked at the year's end, 1 sequence from now.
   *[other] Asked at the year's end, { $n } sequences from now.
}
aims_asked_end = Asked at the end of { $year }.
aims_end = End of { $year }.
aims_now_won = Now: { $winner } would win
aims_now_draw = Now: a draw
aims_future_won = If nothing changes, { $winner } wins.
aims_future_draw = If nothing changes, it is a draw.
aims_taking = What { $side } needs to take it
