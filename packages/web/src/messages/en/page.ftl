### Every word of the page. The words of a game are in its own messages.

aquila = Aquila
nav_shelf = Shelf
nav_learn = Learn
nav_about = About
nav_settings = Settings
settings_install = Install Aquila on this device
nav_skip = Skip to the content
rule = rule { $rule }
close = Close

shelf_title = The shelf
shelf_what = Board wargames of Rome, with every rule enforced: alone, at one table, or far apart.
shelf_begin = Begin here
shelf_newcomer = New here? A coach leads you through a first campaign in ten minutes.
shelf_newcomer_learn = Learn { $title }
shelf_soon = In the making: its rules are not ready to play yet.
shelf_alone = Play alone
shelf_alone_about = against a bot, no account
shelf_solitaire_about = against the game itself, no account
shelf_together = Same table
shelf_together_about = { $seats ->
    [2] two people, one screen
   *[other] 2 to { $seats } people, one screen
}
shelf_learn = Learn
shelf_learn_about = a first campaign, and the rules
shelf_rules_about = the rules, with examples
shelf_annals = Annals
shelf_annals_about = your best, and all that you have played
shelf_day = the match of { $day }
shelf_import = Open a record
shelf_import_about = a match from a file
shelf_continue = Continue
shelf_none = Matches you start are kept here, in this browser, after every choice.
shelf_kept-where = These matches live in this browser and nowhere else.
shelf_kept-where_online = Tables online are kept by the server
shelf_your-move = Your move
shelf_waiting = Opponent thinks
shelf_over = Finished
shelf_delete = Delete this match
shelf_delete_sure = Delete "{ $title }, { $text }" from this browser? There is no way back.
shelf_against = against { $names }
shelf_unreadable = The matches that this browser keeps cannot be read now: { $why }. They are not lost for that; another try is made every few seconds.
shelf_broken = That file could not be opened: { $why }
matches = { $n ->
    [one] one match
   *[other] { $n } matches
}

setup_title = Set up { $game }
setup_scenario = Scenario
setup_advised = Begin here
setup_filter = Look for a scenario
setup_any = any number of players
setup_found = { $n } of { $of }
setup_stars = Difficulty { $n } of 4
setup_star = ★
setup_sides = Sides
setup_player = Who plays
setup_players = How many play
setup_players_n = { $n ->
    [one] alone
   *[other] { $n } players
}
setup_person = a person
setup_name = Name
setup_who = Who plays { $side }?
setup_you = You
setup_guest = Player { $n }
setup_bot = { $level ->
    [random] Bot: { level }, any legal move
   *[other] Bot: { level }
}
setup_options = Options
setup_pause = Pause at every reaction
setup_pause_about = Every window for a reaction pauses alike, so that a pause tells nothing about a hand.
setup_dice = Dice
setup_dice_fair = Fair dice
setup_dice_fair_about = A secret seed is drawn now; its seal is shown at once and the seed at the end, so that every roll can be checked.
setup_dice_seed = A seed of my own
setup_dice_seed_about = A word or a number; who knows it knows the rolls.
setup_pack = Data pack
setup_pack_about = A file that replaces reconstructed values with those of a printed copy.
setup_pack_bad = This data pack cannot be used: { $why }
setup_odds = Between equal bots { $side } takes { $share } points of 100 ({ $level }, { $n } matches; 19 times of 20 between { $low } and { $high }).
setup_odds_even = With the handicap { $handicap } it is { $share } of 100 ({ $n } matches; 19 times of 20 between { $low } and { $high }).
setup_odds_take = Make it even: { $handicap }
setup_start = Begin
setup_failed = The match could not be started: { $why }
level = { $level ->
    [random] Fortuna
    [tiro] Tiro
    [miles] Miles
    [centurio] Centurio
    [legatus] Legatus
    [consul] Consul
   *[other] { $level }
}
level_about = { $level ->
    [random] Makes any legal move. Good for trying things out.
    [tiro] A recruit: sees what is near and overlooks the rest. Good for a first match.
    [miles] A soldier: keeps his army together, takes what nobody guards, slips away from bad odds.
    [centurio] A veteran: overlooks nothing and thinks of your answer.
    [legatus] A general: plays several plans through before he moves; it takes him some seconds.
    [consul] The strongest: he weighs whole campaigns, and takes his time.
   *[other] { "" }
}

table_opening = The table is being laid
table_failed = This match cannot be opened: { $why }
table_map = Map
table_question = Question
table_inspector = Decision
table_undo = Undo
undo_nothing = nothing to take back yet
undo_stake = not while this is shown
undo_over = the match is over
undo_rolled = dice have fallen
undo_revealed = others could answer
undo_other = { $side } has chosen
table_menu = Menu
table_choices = Choices
table_filter = Find a choice
table_waiting = { $side } is thinking
table_decides = { $names ->
    [one] { $names } decides
   *[other] { $names } decide
}
table_see-end = See the end
table_handover = Hand over to { $player }
table_handover_about = { $side } must choose now. What the others hold stays covered.
table_handover_take = I am { $player }
table_lookon = Another tab plays this match; this one looks on.
table_takeover = Play here
table_saved = Saved
table_unsaved = Not saved
table_saving = Saving
table_full = This browser has no room left: the last choices are not saved. Export the record to keep them.
table_notsaved = The match could not be saved. Export the record to keep it.
table_export = Export record
update = The rules have changed since you last played: { $from } is now { $to }.
update_all-fits = All your choices still fit.
update_goes-on = The match goes on from the position as it stood.
update_dropped = { $n ->
    [one] Your last choice ({ $first }) no longer fits and was taken back.
   *[other] { $n } choices from "{ $first }" on no longer fit and were taken back.
}
update_export = Export the old record
browser_full = This browser has no room left to keep a match. Delete matches on the shelf, or free space, and try again.
match_closed = The match was closed.
worker_failed = The part of this page that knows the rules could not be loaded. See whether the device is connected, then load the page again; matches that are kept here are not touched.
record_own-position = not from the beginning
table_replay = Replay
table_refused = Not possible: { $why }
table_fault = The opponent stumbled over a defect in the rules: { $why }. Nothing is lost; the record can be exported.
table_sure = End this step?
table_sure_yes = End it
table_sure_no = Go back
table_here = { $n ->
    [one] one choice here
   *[other] { $n } choices here
}
hint_ask = Hint
hint_about = What a good bot would do here, and why (key ?)
hint_thinking = Thinking it over
hint_do = Do it
hint_none = No advice here: nothing speaks for one of them more than for another.
hint_else = { $n ->
    [1] Left undone, and not worth it now: { $names }.
    [2] Left undone, and not worth it now: { $names }.
    [3] Left undone, and not worth it now: { $names }.
   *[other] Left undone, and not worth it now: { $names } and others.
}
hint_chances = { $draw ->
    [0] As things stand, good bots win { $win } in 100 from here.
   *[other] As things stand, good bots win { $win } in 100 from here, draw { $draw } and lose { $loss }.
}
threats_ask = Point at a place to see who could come there.
threats_none = Nobody of the other side can come here with units in one move.
threats_one = { $strength ->
    [none] { $name } could come, { $cost }
   *[other] { $name } could come with strength { $strength }, { $cost }
}
film_title = What happened since your last move
film_title_first = What happened before your first move
film_count = { $n } of { $of }
film_speed = { $n }×
film_skip = Skip
film_on = Go on
film_watch = Watch it
film_since = Since your last turn, { $ago }: chapter { $n } of { $of }
film_since_short = Since your last turn
film_since_head = What happened
film_since_lasts = { $n ->
    [one] a second
   *[other] { $n } seconds
}
film_touching = What touches me, { $n }
film_all = All, { $n }
film_which = Which chapters
film_chapters = Chapters
film_chapter = { $n } of { $of }, { $state ->
    [seen] seen
    [now] shown now
   *[ahead] not seen yet
}
film_chapter_told = { $chapter }: { $text }
film_pace = Speed
film_again = From the start
film_next = Next
film_to-question = To my question
film_to-table = To the table
film_your-turn = Then it is your turn
film_then = Then
film_asked = then you are asked
film_left = { $n ->
    [one] one thing before this is in the log
   *[other] { $n } things before this are in the log
}
stage_passes = { $sides ->
    [one] { $sides } passes
   *[other] { $sides } pass
}
stage_roll = { $title }: roll
lesson_step = step { $n } of { $of }
lesson_progress = How far you have come
lesson_goals = All steps
lesson_done = done
lesson_next = Next
lesson_read-first = Read what the coach has to say first, then press Next.
changes = { $n ->
    [one] one change
   *[other] { $n } changes
}
changes_since = since your last move
changes_show = show me
changes_film = Show me
choices = { $n ->
    [one] one choice
   *[other] { $n } choices
}

map_in = Zoom in
map_out = Zoom out
map_fit = Whole map
map_jump = To the action
map_open-country = open country ({ $hex })
map_open-sea = open sea ({ $hex })
map_threats = Who could come here?
map_place_far = in reach, { $cost }
map_place_legal = { $name }: { $what }
place_region = { $name }, worth { $worth }
keys = Keys
keys_walk = from place to place on the map
keys_find = find a place by its name
keys_choose = choose
keys_zoom = zoom
keys_whole = the whole map
keys_pan = move the map
keys_action = go to the action
keys_card = keep the card of a place
keys_hint = ask for a hint
keys_threats = who could come
keys_undo = take back
keys_list = the list of choices
keys_close = close what is open
key_arrows = Arrows
key_letters = / and letters
key_enter = Enter
key_zoom = + −
key_whole = 0, Home
key_pan = Shift + arrows
key_close = Esc
key_space = Space

piece_leave = Leave { $name } behind
movers_title = Who sets out?
movers_about = strongest first; a row lights where he can go
movers_army = Leader, army, strength
owed_title = What is owed first
muster_left = { $n ->
    [one] 1 OP left
   *[other] { $n } OPs left
}
muster_nobody = Nobody stands here to go with him.
muster_less = Leave one behind: { $unit }
muster_more = Take one more along: { $unit }
muster_of = of { $n } here
muster_all = take all { $n }
order_from-now-on = The same from now on, without asking
shop_title = New units
shop_at-once = All decide at once, unseen
shop_places = Provinces
shop_nowhere = Nothing can be raised anywhere now.
shop_ready = ready
shop_deciding = deciding
shop_more = One more: { $unit }
shop_less = One less: { $unit }
shop_ordered = ordered: { $unit }
shop_of = of { $n }
inspector_hidden = not to be seen
rival_aims = { $done } of { $of } aims
battle_odds = Odds
battle_splits = What each way to spend brings
battle_unused = unused
battle_suggested = Losses, as suggested
battle_gone = lost
battle_turned = reduced
battle_no-loss = nothing
tab_log = Log
tab_rules = Rules
tab_notes = Notes
tab_orders = Orders
tab_more = More
figure_goal = { $done } of { $of }
tab_panels = Panels
tab_none = Nothing here.
log_filter = Filter the log
log_times = { $text } ({ $n }×)
log_more = { $n ->
    [one] and one more like it
   *[other] and { $n } more like it
}
log_details = { $n ->
    [one] one detail
   *[other] { $n } details
}
log_empty = Nothing has happened yet.
log_quiet = Nobody moves.
notes_label = Your notes on this match
notes_about = Kept with the match in this browser; nobody else sees them.
orders_about = How you want to be asked when you may react.
order_always = ask always
order_when-able = ask when I can
order_never = never ask
rules_search = Search the rules
rules_found = { $n ->
    [0] No rule with these words.
    [one] 1 place in the rules
   *[other] { $n } places in the rules
}
rules_contents = Contents
rules_title = Learn { $game }
inspector_odds = Odds: { $odds }
inspector_strength = strength
inspector_going = go,
inspector_staying = stay
inspector_close = Close the stack
piece_unit = { $name }, strength { $strength }
piece_reduced = reduced
piece_spent = has moved
stack_name = { $names }, { $count } in all, strength { $strength }
stack_parting = strength { $going } sets out, { $staying } stays
stack_fleets = { $n ->
    [one] one fleet, nobody aboard
   *[other] { $n } fleets, nobody aboard
}

battle_attacker = Attacker
battle_defender = Defender
battle_strength = strength
battle_column = Odds column
battle_modifiers = Die modifiers
battle_to-die = to the die
battle_none = no modifier
battle_each = What each roll brings in column { $column }
battle_rolled = What each roll would have brought
battle_chance = { $n } in { $of }
battle_wins = { $side } wins
battle_row = row { $row }
battle_in-six = { $side } { $n } in 6
battle_taken = { $taken } of { $all ->
    [one] one loss
   *[other] { $all } losses
} taken
battle_front = The front lines
battle_army = Army of { $name }
battle_reserve = Reserve of { $name }
battle_fallen = { $name }, lost
battle_gap = an empty space
battle_hit = hit
battle_miss = miss
battle_needs = needs { $needs }
battle_for-me = Choose for me
battle_hide = Look at the map
battle_show = Back to the battle

replay_title = Replay
replay_first = To the beginning
replay_back = One step back
replay_play = Play
replay_pause = Pause
replay_forward = One step on
replay_last = To the end
replay_speed = Speed, { $speed } times
replay_times = { $speed }×
replay_by-choice = by choice
replay_by-turn = by turn
replay_by-battle = by battle
replay_branch = What if
replay_branch_about = Play on from here as a new match
replay_position = Position { $n } of { $of }
replay_to-table = Back to the table

end_title = The end
end_nobody = Nobody wins
end_wins = { $side } wins
end_bar = { $winners ->
    [one] { $winners } wins: { $outcome }
   *[other] { $winners } win: { $outcome }
}
end_watch = Watch
end_whatif = What if
end_rematch = Rematch
end_dice = Check dice
end_ahead = { $side } ahead
end_tally = What each side has done
end_victory = Victory
end_defeat = Defeat: { $sides } wins
end_course = Who led when
end_why_won = { $side } wins { $words }.
end_why_won_you = You win { $words }.
end_why_nobody = Neither side met its aim.
end_why_missed = What was missing: { $aims }.
end_why_you = You needed
end_why_side = { $side } needed
end_why_with = to win { $words }
end_why_of = { $got } of { $of }
end_why_met = held to the end
end_why_short = { $n ->
    [one] one step short
   *[other] { $n } steps short
}
end_why_show = show it: { $name }
end_luck = Luck report
end_luck_none = No dice were rolled.
end_luck_rolls = { $n ->
    [one] one roll, seed open
   *[other] { $n } rolls, seed open
}
end_luck_faces = How often each face of the die came up for { $side }: { $faces }
end_luck_over = { $name } over expected
end_luck_under = { $name } under expected
end_luck_even = { $name } as expected
end_luck_kind = Rolls for
end_luck_count = how many
end_luck_expected = expected
end_luck_mean = average
end_luck_by-kind = By kind of roll
end_luck_show = show it
end_chronicle = Chronicle
end_chronicle_of = Chronicle of the war
end_chronicle_all = read all
end_chronicle_none = Nothing worth telling happened.
end_chronicle_html = Save as HTML
end_chronicle_md = Save as Markdown
end_chronicle_show = Show this on the map
end_chart = Lead, turn by turn
end_dice_good = { $n ->
    [one] The one roll follows from the seed, and the seed fits its seal.
   *[other] All { $n } rolls follow from the seed, and the seed fits its seal.
}
end_dice_bad = { $n ->
    [one] One roll does not follow from the seed.
   *[other] { $n } rolls do not follow from the seed.
}
end_dice_seal = The seed does not fit its seal.
end_dice_unchecked = { $n } of { $all } rolls were taken over from another match that is not kept here, so nobody can check them. The others follow from the seed.
end_dice_none = These dice came without a seal: there is nothing to check.

learn_lesson_start = Begin the lesson
learn_lesson_again = Begin again
learn_lesson_on = Go on
learn_lesson_failed = The lesson could not be opened: { $why }
learn_rules = The rulebook
learn_about = The complete rules in our own words. Every rule has an id; the log, the refusals and the program use the same.

about_title = About Aquila
about_text = Aquila lets people play historical board wargames of Rome in the browser, with every rule enforced: alone against bots or at one table, without an account and without a network.
about_games = The games
about_games_text = Alea Iacta Est, Semper Victor and the Imperator series are designs of Frédéric Bey. Roma Victrix is a design of Paul Kallio, published by Compass Games. Kings of Rome is published by Acies Edizioni. Aquila is made by admirers and is not connected with the designers or publishers. Rules are told in our own words; maps, counters and pictures are our own. To own the printed games is a pleasure this page cannot replace.
about_data = About this data
about_data_text = The rulebooks are complete; printed maps, counters and some scenarios are not ours to see. Values that the rulebook does not give are rebuilt to fit everything it says, and a data pack can replace each of them.
about_icons = Signs
about_icons_text = Signs by Lorc, Delapouite and others, game-icons.net, under CC BY 3.0.
about_fonts = Letters
about_fonts_text = Cinzel by Natanael Gama, EB Garamond by Georg Duffner and Octavio Pardo, IM Fell English by Igino Marini: all under the SIL Open Font License.
about_privacy = Privacy
about_privacy_text = Matches stay in this browser. Nothing is sent anywhere, and no other site is asked for anything.

settings_theme = Light
settings_theme_auto = as the device
settings_theme_light = day
settings_theme_dark = night
settings_text = Text
settings_text_normal = normal
settings_text_large = large
settings_text_larger = larger
settings_contrast = Contrast
settings_contrast_normal = normal
settings_contrast_high = high
settings_motion = Motion
settings_motion_full = as the device
settings_motion_less = little

title_set-up = Set-up
title_table = Table
title_replay = Replay
title_end = The end
title_learn = Rules
title_analysis = Analysis
title_annals = Annals
title_about = About
title_lost = Nothing here

lost_title = There is nothing at this address
lost_text = It may be mistyped, or from another version of Aquila. Your matches are on the shelf.
unopened_title = This match cannot be opened
unopened_safe = Matches are kept by the browser in which they are played. If its data were cleared, or the match was begun in another browser, it is not here; a record that was exported can be opened from the shelf.
delete_match = Delete this match

unfetched_title = The server does not answer
unfetched_text = This page has to be fetched, and nobody sends it now. Your own matches are safe in this browser, and tables online are kept by their server.
unfetched_in-vain = There is still no answer.
unfetched_part = A part of this page could not be fetched. It is asked for again by itself.
error_page = Something went wrong on this page: { $why }
error_reload = Load it again
error_again = Try again

choice_hopeless = hopeless
choice_certain = certain
card_here = Here
card_nobody = nobody
card_stack = { $names ->
    [none] { $n ->
        [one] one unit
       *[other] { $n } units
    }, strength { $strength }
   *[other] { $names }, { $n ->
        [0] alone
        [one] one unit, strength { $strength }
       *[other] { $n } units, strength { $strength }
    }
}
card_could-do = What you could do there
card_far = a march of several steps, { $cost }
card_could-come = Who could come
card_comer = { $strength ->
    [none] { $name }, { $cost }
   *[other] { $name }, strength { $strength }, { $cost }
}
panel_close = Close this panel
forecast_show = show

moment_roll = { $n ->
    [one] Roll the die
   *[other] Roll the dice
}
aftermath = The battle is over
aftermath_follows = What follows
moment_on = Continue
moment_all = Show all
reckoning_idle = { $n ->
    [one] one line without effect
   *[other] { $n } lines without effect
}
reckoning_steps = from { $before } to { $after } of { $of }
moment_again = Again
die = d{ $sides }
die_fell = d{ $sides }: { $value }
moment_skip = Skip all
moment_skip_about = Skip to my next decision
moment_space = Space
moment_shown = Shown:
moment_shown_fitting = as fits
moment_shown_all = all
moment_shown_mine = only mine
moment_shown_never = never
settings_moments_battle = Battles are shown
settings_moments_roll = Rolls are shown
settings_moments_draw = Draws are shown
settings_moments_ceremony = Ceremonies are shown
settings_sounds = Sounds
settings_sounds_off = off
settings_sounds_on = on

annals_title = Annals of { $game }
annals_none = Nothing is written here yet. What you play to its end will be: how it ended, when, and the best of each part.
annals_best = The best of each
annals_scenarios = By scenario
annals_scenario = Scenario
annals_played = Played
annals_won = Won
annals_points = Most points
annals_matches = All matches
annals_day = the match of { $day }
annals_with = { $n ->
    [one] One point.
   *[other] { $n } points.
}

aims = Aims
aims_all = How far everybody is
aims_keep = { $n } to keep
aims_tally = { $got }/{ $of }
aims_state_met = held
aims_state_near = missing, and near
aims_state_open = missing
aims_state_danger = in danger
aims_condition = { $text }: { $have } of { $need }
aims_condition_shown = { $text }: { $shown }
aims_show = Click: show the places.
aims_read = Aims and briefing
keys_aims = aims and briefing
settings_briefing = Briefing before a match
settings_briefing_always = always
settings_briefing_never = never
briefing_you = You are { $who }
briefing_you-win = You win
briefing_wins = { $name } wins
briefing_today = { $got } of { $of } today
briefing_missing = missing
briefing_held = held
briefing_theirs = { $name } needs it
briefing_against = against { $side }, played by { $player }
briefing_against-many = against { $n } others
briefing_length = Length
briefing_side = Side
briefing_watch = Three things to watch
briefing_again = The aims stay under the gauges. Read this again:
setup_seats = { $n } players
setup_seats_span = { $least } to { $most } players
setup_seats_alone = alone
ago_now = just now
ago_minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
ago_hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
ago_days = { $n } days ago
gauge_not-yet = not yet drawn

analysis_title = Analysis
analysis_running = There is no analysis of a match that still runs.
analysis_unknown = Nobody has measured how matches of this scenario end, so there is nothing to judge by.
analysis_progress = { $done } of { $of }
analysis_begins = going through the match
analysis_stop = Stop
analysis_go-on = Go on
analysis_deeper = Look deeper
analysis_dice = Dice
analysis_dice_about = chances in 100 that the dice gave { $side }
analysis_choices = Choices
analysis_choices_about = against what the adviser would have done
analysis_mine = Mine
analysis_theirs = Theirs
analysis_of-side = { $side }
analysis_mistakes = Mistakes only
analysis_judged = { $n } judged
analysis_list = Sequence by sequence
analysis_none = Nothing of this kind.
analysis_choice = choice
analysis_die = dice
analysis_quiet = nothing of weight
analysis_verdict = { $verdict ->
    [good] Good
    [doubtful] Doubtful
    [mistake] Mistake
   *[none] Not judged
}
analysis_you = Done
analysis_better = Better
analysis_nothing-else = nothing of this
analysis_within = give or take { $n }
analysis_aim = { $aim }: with it in { $better } of { $of } looks ahead, as it was played in { $done }.
analysis_aim-needs = { $aim } ({ $needs }): with it in { $better } of { $of } looks ahead, as it was played in { $done }.
analysis_good-about = As good as anything that the adviser found.
analysis_unjudged-about = The adviser found something better, but no reason that could be told: no verdict.
analysis_play-on = Play on from here
analysis_watch-both = Watch both
analysis_watching = { $way ->
    [done] As it was played
   *[better] As the adviser would have
}
analysis_back = Back to the point
analysis_chart = Chance to win, in 100
analysis_draw-half = a draw counts half in the list
analysis_rest = the rest is a draw
analysis_band = how sure the adviser is
analysis_before = Turning point before
analysis_after = Next turning point
analysis_replay = Replay
analysis_turns = { $n ->
    [one] one turning point
   *[other] { $n } turning points
}
analysis_file = Save as a file
analysis_link = Copy link
analysis_copied = The link is copied. Whoever may see this table can open it.
analysis_table = Sequence, verdict, choice and dice
analysis_row = { $title }: { $verdict }, choice { $choice }, dice { $dice }
analysis_gained = Who gained by it
analysis_head = { $lucky ->
    [yes] { $worst ->
        [none] The dice were kind.
       *[other] The dice were kind; this cost most: { $worst }
    }
    [no] { $worst ->
        [none] The dice were against it.
       *[other] The dice were against it; this cost most: { $worst }
    }
   *[even] { $worst ->
        [none] Neither dice nor mistakes decided it.
       *[other] This cost most: { $worst }
    }
}
analysis_contains = What the dice gave and what the choices cost in one match, judged by what each side could know then. The record of the match is not in this file.
analysis_end = Luck and judgement
analysis_end_chances = chances in 100
analysis_best = Best decision
analysis_worst = Worst decision
analysis_roll = The roll that mattered
analysis_ask = What did the dice give, and what did the choices cost? The analysis tells, sequence by sequence.
