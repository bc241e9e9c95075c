### How a scenario is won.

aims_take = Take { $what }
aims_keep = Keep { $what }
aims_held = { $side ->
    [none] nobody holds it
   *[other] held by { $side }
}
aims_words = with the largest share of aims met after turn { $turn }
aims_words_sudden = with the largest share of aims met after turn { $turn }, or with all of them kept through a whole turn
aims_words_levels = { $of ->
    [provinces] with { $marginal } Provinces after turn { $turn }; { $substantial } are a substantial victory, { $decisive } a decisive one
   *[other] with { $marginal } aims after turn { $turn }; { $substantial } are a substantial victory, { $decisive } a decisive one
}
aims_otherwise = If shares are equal, the revenue of the Provinces decides, then the Treasury.
aims_otherwise_alone = With fewer it is a defeat.
aims_asked = Asked after turn { $turn }.
aims_after = After turn { $turn }.
aims_garrison = its Garrison or Land units there, and nobody else's Land units
aims_most = most of its Provinces
aims_provinces = Provinces
aims_lost = { $leader } is out of the game
aims_sole = Sole ruler
aims_sole_words = no other Roman Major has a Supreme Leader
aims_provinces_level = { $n } Provinces
aims_now_won = Now: { $winner } would win
aims_now_shared = Now: { $winner } would share it
aims_now_level = Now: { $level }
aims_future_won = If nothing changes, { $winner } wins.
aims_future_shared = If nothing changes, { $winner } share the victory.
aims_future_level = If nothing changes, it is { $level }.
aims_level_decisive = a decisive victory
aims_level_substantial = a substantial victory
aims_level_marginal = a marginal victory
aims_level_defeat = a defeat
aims_sudden = Sudden death
aims_sudden_text = A Power that has all its aims, and still has them a whole turn later, wins at once.
aims_lost-at-once = Defeat at once
aims_lost-at-once_text = at the end of a turn in which { $leaders } are all lost.
aims_won-at-once = Victory at once
aims_won-at-once_text = a decisive one, if { $powers } are all eliminated before turn { $turn }.
aims_card = Each Power has aims of its own. The largest share of them after the last turn wins.
aims_card_aims = Alone: the more of Rome's aims after the last turn, the better the victory.
aims_card_provinces = Alone: the more Provinces after the last turn, the better the victory.
