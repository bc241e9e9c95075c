### Playing with people from afar.

nav_online = Online
title_lobby = Online
title_set-table = Set a table
title_online-table = Table

shelf_online = Play online
shelf_online_about = send a friend a link, no account
shelf_online_watch = play, and let others watch

online_none = Nobody keeps tables online here.
online_none_about = This page is served without a server for online play. All games work alone and at one table. Whoever starts it with npm start has online play too.
online_where = These tables are kept by the server, and others can see them. What you play alone or at one screen never leaves this browser: it is
online_where_shelf = on the shelf.
online_lost = The server does not answer since { $since }. All that was stored is safe; another try is made by itself.
online_refused = { $reason ->
    [unreachable] The server does not answer. Nothing was changed; try again in a moment.
    [too-late] That has changed meanwhile: the seat is taken, or the table has begun.
    [paused] The table pauses. Ask to go on first.
    [no-proposal] That cannot be asked now.
    [over] The match is over.
    [too-fast] That was too much at once. Wait a minute and try again.
    [forbidden] That is not for you to do at this table.
    [not-found] There is no such table, or not for you.
    [no-name] Give a name first.
    [name-taken] Somebody at the table has that name.
    [not-stored] The server cannot store anything now. Try again in a moment.
   *[other] The server has refused that: { $reason }.
}
online_name-taken = Somebody at the table has that name. { $free } is free.

online_mine = My tables
online_mine_none = Nobody waits for you.
online_mine_none_about = Set a table and send its link, take a seat at one that is open, or play a bot.
online_play-bot = Play a bot
online_play-alone = To the shelf
online_kept-for-you = { $host } wants to play once more, and your seat is kept
online_your-seat-waits = Your seat
online_waits-for-you = The others wait for you
online_seats-free = { $free ->
    [0] All seats are taken
    [one] One of { $of } seats is free
   *[other] { $free } of { $of } seats are free
}
online_dice-wait = All sit; the dice wait for a page that is not open
online_over_about = The result and the dice are open to all
online_over_you-won = You have won
online_over_won = { $names ->
    [one] { $names } has won
   *[other] { $names } have won
}
online_once-more = Play once more
online_set_solitaire = you play, others watch
online_waits = { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
online_open = Open tables
online_open_none = No table with a free seat is open to everybody now.
online_live = Watch
online_live_none = Nobody plays in public now.
online_set = Set a table
online_set_title = Set a table of { $game }
online_share_title = Play { $game } before watchers
online_share_about = One person plays this game: you. Whoever has the link looks on while you play. The match is kept by the server, so that you can go on with it here on any day.
online_share_do = Begin, and share it
online_public_watch = it stands in the list of matches to watch; otherwise only whoever has the link finds it
online_set_do = Open the table
online_take-seat = Take a seat
online_watch = Watch
online_hosted = { $game }, { $host } hosts
online_your-turn = Your turn
online_running = Running
online_waiting-for = { $n ->
    [0] Ready
    [one] Waiting for one
   *[other] Waiting for { $n }
}
online_starting = Starting
online_held = Held
online_over = Over
online_closed = Closed
online_you = you
online_free = free
online_you-are = You play as { $name }.
online_rename = Change the name
online_rename_do = Keep it
online_name = Your name at the table

online_public = Open to everybody
online_see = Who may come
online_see_who = { $who ->
    [public] everybody
    [friends] my friends
   *[link] who has the link
}
online_see_about = { $who ->
    [public] It stands in the list of open tables.
    [friends] It stands in the lists of those who are friends of your account, and of whom you invite by name.
   *[link] Nobody finds it without its link.
}
online_asked = You are asked
online_time-left = { $span } left
online_hints = Hints allowed
online_hints_about = players may ask a bot what it would do
online_seat_me = me
online_seat_open = open: whoever comes
online_seat_is-open = open
online_seat_kept = kept for { $name }

online_invites = { $host } invites you to play
online_your-seat = { $n ->
    [one] Your seat
   *[other] Choose your seat
}
online_take-the-seat = Take the seat
online_promise_account = no account
online_promise_mail = no mail address
online_promise_seat = this browser keeps your seat
online_new-to-it = New to it?
online_new-to-it_about = Ten minutes with a coach at your side. Take the seat first, and it stays yours; { $host } sees that you have it.
online_not-for-you = Not for you?
online_how-long = How long
online_how-long_about = Stop whenever you like: everything is kept, and goes on later.
online_who-sees = Who sees what
online_who-sees_hands = Your hand is yours alone.
online_host-plays = { $host } plays { $side },
online_lesson = Begin with the lesson
online_only-watch = I only want to watch
online_full = This seat is taken, or the link is old.
online_full_about = Ask { $host } for a new one, or watch: the match begins in a moment.

online_room_taken = { $taken } of { $of } seats are taken.
online_room_host = { $host } hosts.
online_room_yours = You host.
online_room_here = { $n ->
    [0] nobody is here
    [one] one person is here
   *[other] { $n } people are here
}
online_room_bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
online_room_open = { $n ->
    [one] one seat is open
   *[other] { $n } seats are open
}
online_is-host = host
online_is-guest = guest
online_is-bot = bot
online_room_public = open to everybody
online_room_link = by invitation only
online_room_opened = opened { $ago }
online_seats = Seats
online_bot = ready
online_presence = { $is ->
    [here] here
    [away] away
   *[gone] gone
}
online_ask-in = Ask people in
online_send-it = Send it, or let them scan.
online_send-it_watch = All seats are taken. Whoever opens it now looks on.
online_send-it_about = Whoever opens it sits down with a name alone. It opens this table and nothing else.
online_link = The link to this table
online_copy = Copy
online_copied = Copied
online_only-here = This address names your own machine. For a friend elsewhere, open the page by an address that the friend can reach; the README says how.
online_start = Start the match
online_start_bot = Seat a bot as { $side } and start
online_start_bots = Seat { $n } bots and start
online_start_about = Or wait: it starts by itself when everybody sits.
online_host-starts = { $host } starts the match, or it starts by itself when everybody sits.
online_salting = { $names ->
    [none] All sit, and the match begins.
   *[other] All sit. The dice wait for the salt of { $names }: it comes by itself when the page is open.
}
online_leave = Leave the table
online_close = Close the table
online_agreed = Agreed
online_agreed_watchers = Watchers
online_watchers_who = { $visibility ->
    [public] Everybody may watch. They see no hidden hands.
    [friends] Friends of the host, and whoever is invited, may watch. They see no hidden hands.
   *[link] Whoever has the link may watch. They see no hidden hands.
}
online_agreed_hints = Hints
online_hints_yes = Players may ask a bot.
online_hints_no = None between people. The page still says why not.
online_agreed_options = Options
online_options_none = As in the rulebook.
online_dice = The dice are sealed. Nobody can choose them, not even the host.
online_dice_seal = Seal
online_dice_salts = Each player’s page adds a grain of salt:
online_dice_salt = { $is ->
    [in] in
   *[missing] missing
}
online_dice_check = How can I check this?
online_check = How can I check the dice?
online_check_step = { $step ->
    [seal] The server seals its number
    [salt] Each player adds salt
    [dice] Both make the dice
   *[open] Then all is opened
}
online_check_about = { $step ->
    [seal] before anybody sits. All see the seal: the number can no longer be changed.
    [salt] a number that each player’s own browser draws. First its hash is shown, then, when all sit, the salt itself. Nobody knows it before.
    [dice] every roll of the match follows from the number and all salts, in order. None is used twice.
   *[open] when the match is over, in any way. On the page of its end one press rolls every die again, on your device.
}
online_check_own = Your salt
online_check_kept = kept in this browser, hidden until all sit
online_check_elsewhere = kept in the browser with which you sat down
online_check_all = Who has promised
online_check_bots = Bots add none.
online_check_honest = If a single salt is honest, nobody has chosen the dice. Whoever runs the server could look them up once all salts are shown; nobody can change them.
online_check_good = Good

online_connected = Connected.
online_connecting = The server does not answer since { $since }. All that was stored is safe; the page tries again by itself, for ever.
online_on-its-way = your choice is on its way. It counts when the server has stored it.
online_cut = there is no connection to the server. Look around; choose when it is back.
online_ended = { $why ->
    [closed] This table was closed, or it never was.
    [not-found] This table was closed, or it never was.
    [signed-out] You were signed out of this device.
   *[other] The server has ended the connection.
}
online_ended_about = { $why ->
    [signed-out] Your tables wait. Sign in, and you sit there again.
    [closed] Before the match began the host has closed it, or the link is not whole. Other tables are as they were.
    [not-found] Before the match began the host has closed it, or the link is not whole. Other tables are as they were.
   *[other] All that was stored is safe.
}
online_away = The server does not answer since { $since }.
online_away_about = All that was stored is safe. The page tries again by itself. Meanwhile all games work alone, and at one table.
online_seat-lost = The host has given this seat to somebody else.
online_seat-lost_about = The match has not begun, so nothing of yours is lost. Other tables may have a seat for you.
online_seat-lost_others = Other open tables
online_match-held = The match is held.
online_match-held_about = { $dropped ->
    [0] It was played under version { $from } of the rules, and this server has { $to }: they do not fit. Nobody can choose; everything is kept as it was, and the match goes on by itself when a version comes that it fits.
    [one] The rules have changed from { $from } to { $to }, and the last choice does not fit them. Nobody can choose; everything is kept as it was, and the match goes on by itself when a version comes that it fits.
   *[other] The rules have changed from { $from } to { $to }, and the last { $dropped } choices do not fit them. Nobody can choose; everything is kept as it was, and the match goes on by itself when a version comes that it fits.
}
online_bot-failed = { $times ->
    [one] The bot could not make up its mind. It is tried again in a moment, one level lower; nothing is lost.
   *[other] The bot has failed { $times } times. It is tried again by itself, with any legal choice; nothing is lost.
}
online_left = { $who ->
    [you] You have left { $side } to { $bot }, a bot. The match goes on for the others, and you may watch.
   *[other] { $name } has left the match. { $bot }, a bot, plays { $side } from now on.
}
online_players = Players
online_players_all = All { $n } players
online_decides = decides
online_watchers = { $n ->
    [one] one watches
   *[other] { $n } watch
}
online_watching = you watch
online_line = { $is ->
    [stored] stored
    [sending] sending
    [late] not stored yet
    [full] not stored
   *[connecting] no connection
}
online_line_about = { $is ->
    [late] kept here and sent again
    [full] the server cannot store now; your choice waits
    [watching] since { $since }; it goes on by itself
    [safe] since { $since }; all you did is stored
   *[connecting] since { $since }; your choice waits
}
online_share = Share
online_share_link = Copy the link: whoever opens it looks on
online_watcher-sees = { $n ->
    [one] You watch. You see what the player sees, and nobody sees the draws to come.
   *[other] You watch what all players may know. Hands and stacks lie open when the match is over.
}
resign = Resign
resign_title = { $others ->
    [0] Give it up?
    [one] Resign the match?
   *[other] Leave { $side } to a bot for good?
}
resign_about = { $others ->
    [0] The match is over then, and lost. It stands so in the record.
    [one] { $winner } wins at once. It stands so in the record, and the dice are opened for all to check.
   *[other] The match goes on for the others, and you may watch. Nobody who is away for a while need do that: everything is kept, and waits.
}
resign_no = Play on
resign_yes = I resign
end_early = { $kind ->
    [resigned] { $winner } wins: the other side has resigned.
    [drawn] A draw, by agreement.
   *[other] Ended by the players.
}

pace = Pace
pace_name = { $pace ->
    [live] Live
    [day] A day
    [week] A week
   *[none] No limit
}
pace_about = { $pace ->
    [live] 45 minutes each, half a minute more with every turn; a reaction is free for 20 seconds.
    [day] A day for each turn, and three days in reserve. Nights and days away do not count.
    [week] A week for each turn, and a week in reserve. Nights and days away do not count.
   *[none] Nobody is hurried.
}
pace_flag = If time runs out
pace_flag_means = { $flag ->
    [wait] wait on
    [bot] a bot sits in
    [lose] it is lost
   *[ask] the others choose
}
pace_none = no limit
pace_live = live, { $bank } each
pace_days = { $turn } a turn
span_minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
span_hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
span_days = { $n ->
    [one] one day
   *[other] { $n } days
}
clock_about = { $shape ->
    [runs] { $time } left, the clock runs
    [low] { $time } left, little time
    [flag] out of time
    [stands] { $time }, all clocks stand
   *[waits] { $time }, the clock waits
}
clock_own = { $shape ->
    [flag] Your time has run out. You may still play until the others have chosen.
   *[low] Less than a tenth of your time is left.
}

parley_ask = Ask or offer
parley_ask_what = { $what ->
    [take-back] Take back…
    [draw] Offer a draw
    [pause] Pause
    [end] End it without a winner
   *[hand] Hand my seat over…
}
parley_ask_all = all say yes
parley_at-once = at once
parley_sit-in = Let a bot sit in for me
parley_back = How many choices back
parley_hand = To whom: the name of an account
parley_send = Ask
parley_wait = After a no you may ask again in { $span }.
parley_asked = { $what ->
    [take-back] { $n ->
        [one] May { $name } take back the last choice?
       *[other] May { $name } take back the last { $n } choices?
    }
    [draw] { $name } offers a draw
    [pause] { $name } asks for a pause
    [go-on] { $name } wants to go on
    [end] { $name } wants to end the match without a winner
   *[hand] { $name } wants to hand the seat over to { $to }
}
parley_asked_about = { $what ->
    [take-back] Nothing changes unless all say yes. Dice that were rolled do not come again, and clocks stay as they are.
    [draw] It ends the match if all say yes.
    [pause] Clocks stand until all go on.
    [go-on] Clocks run again if all say yes.
    [end] It ends the match if all say yes.
   *[hand] A bot keeps the seat until { $to } takes it.
}
parley_no = No
parley_yes = { $what ->
    [take-back] Yes, take it back
    [draw] Agree to a draw
    [pause] Pause
    [go-on] Go on
    [end] End it
   *[hand] Agree
}
parley_mine = { $what ->
    [take-back] You ask to take back { $n ->
        [one] the last choice
       *[other] the last { $n } choices
    }
    [draw] You offer a draw
    [pause] You ask for a pause
    [go-on] You want to go on
    [end] You want to end the match
   *[hand] You want to hand your seat to { $to }
}
parley_mine_waits = { $names } still has to say yes. Bots agree by themselves.
parley_withdraw = Withdraw
parley_late = { $name } is out of time. What now?
parley_late_about = As long as you have not chosen, play may still go on. A bot would keep the seat until its player returns.
parley_late_wait = Wait on
parley_late_bot = A bot sits in
parley_late_win = Claim the win
parley_paused = The table pauses.
parley_paused_about = All clocks stand, and nobody can choose.
parley_go-on = Ask to go on
parley_kept = Welcome back. Your seat was kept.
parley_kept_about = { $bot }, a bot, sits there for you. The log tells what it did.
parley_kept_take = Take my seat
parley_right = All right
parley_settled = { $how ->
    [refused] { $name } said no.
    [withdrawn] { $name } has withdrawn it.
   *[agreed] { $what ->
        [take-back] All have agreed: it was taken back.
        [pause] All have agreed: clocks stand.
        [go-on] All have agreed: it goes on.
       *[other] All have agreed.
    }
}
