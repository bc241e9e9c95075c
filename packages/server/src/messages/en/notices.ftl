### What somebody is told who does not look at the page: by push, mail or webhook. It says what a watcher may know, and no more.

notice_title = { $kind ->
    [turn] Your turn
    [half] Half of your time is gone
    [fifth] Little of your time is left
    [asked] { $who } asks you something
    [invited] { $who } invites you to play
    [over] The match is over
   *[test] This is how notices reach you
}
notice_text = { $kind ->
    [turn] { $game }, { $scenario }: the others wait for you.
    [half] { $game }, { $scenario }: the others wait for you.
    [fifth] { $game }, { $scenario }: the others wait for you, and your clock runs out soon.
    [asked] { $game }, { $scenario }: it needs your yes or no.
    [invited] { $game }, { $scenario }: a seat is free.
    [over] { $game }, { $scenario }: the result and the dice are open to all.
   *[test] You have asked for it in the settings. Nothing waits for you.
}
notice_until = Until { $when }.
notice_open = Open the table
notice_why = You are told because you switched it on in Aquila. Switch it off: { $address }
