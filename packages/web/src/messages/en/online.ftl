### Playing with people from afar.

nav_online = Online
title_lobby = Online
title_set-table = Set a table
title_online-table = Table

shelf_online = Play online
shelf_online_about = send a friend a link, no account
shelf_online_watch = play, and let others watch

online_none = This page is served without a server for online play. All games work alone and at one table. Whoever started it with npm start has online play too.
online_lost = The server does not answer since { $since }. All that was stored is safe; another try is made by itself.
online_refused = { $reason ->
    [unreachable] The server does not answer. Nothing was changed; try again in a moment.
    [too-late] That has changed meanwhile: the seat is taken, or the table has begun.
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
online_mine_none = Nobody waits for you. Set a table, or take a seat at one that is open.
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
online_set_do = Open the table
online_take-seat = Take a seat
online_watch = Watch
online_hosted = { $game }, { $host } hosts
online_your-turn = Your turn
online_turn-of = { $name } decides
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
online_public_about = it stands in the list of open tables; otherwise only whoever has the link finds it
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
online_new-to-it_about = Ten minutes with a coach at your side. Your seat stays open until you come back, or somebody else takes it.
online_lesson = Begin with the lesson
online_only-watch = I only want to watch
online_full = All seats are taken. The match begins in a moment.

online_room_taken = { $taken } of { $of } seats are taken.
online_room_host = { $host } hosts.
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
online_send-it_about = Whoever opens it sits down with a name alone. It opens this table and nothing else.
online_link = The link to this table
online_copy = Copy
online_copied = Copied
online_only-here = This address names your own machine. For a friend elsewhere, open the page by an address that the friend can reach; the README says how.
online_start = Start the match
online_start_bots = { $n ->
    [one] Seat a bot and start
   *[other] Seat { $n } bots and start
}
online_start_about = Or wait: it starts by itself when everybody sits.
online_host-starts = { $host } starts the match, or it starts by itself when everybody sits.
online_salting = All sit. The dice wait for the salt of { $names }: it comes by itself when the page is open.
online_leave = Leave the table
online_close = Close the table
online_agreed = Agreed
online_agreed_watchers = Watchers
online_watchers_all = Everybody may watch. They see no hidden hands.
online_watchers_link = Whoever has the link may watch. They see no hidden hands.
online_agreed_hints = Hints
online_hints_yes = Players may ask a bot.
online_hints_no = None between people. The page still says why not.
online_agreed_options = Options
online_options_none = As in the rulebook.
online_dice = The dice are sealed. Nobody can choose them, not even the host.
online_dice_seal = Seal
online_dice_check = How can I check this?
online_dice_how = The server has drawn a secret seed and shows its hash: the seal. Every player's page adds a grain of salt, which it promised before anybody had shown one. When the match is over the seed is shown, and your browser recomputes every roll. Whoever runs the server could look the dice up, but nobody can choose them.
online_ago_now = just now
online_ago_minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
online_ago_hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
online_ago_days = { $n } days ago

online_connected = Connected.
online_connecting = The server does not answer. All that was stored is safe; the page tries again by itself.
online_ended = { $why ->
    [closed] This table was closed, or it never was.
    [not-found] This table was closed, or it never was.
    [signed-out] You were signed out of this device. Your tables wait.
   *[other] The server has ended the connection.
}
online_players = Players
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
   *[connecting] connecting
}
online_resign = Resign
online_resign_sure = Resign? The match is over then, and the other has won.
online_resign_many = Resign? A bot takes your seat, and the others play on.
end_early = { $kind ->
    [resigned] { $winner } wins: the other side has resigned.
    [drawn] A draw, by agreement.
   *[other] Ended by the players.
}
