### A name and a password, by which somebody is the same person on any device.

title_account = Account
account = Your account
account_make = Make an account
account_make_about = You keep your tables, and find them on any device. Nothing else is asked of you: no mail address, no other data.
account_make_guest = { $name } stays the person you are: your tables and seats come along.
account_make_do = Make the account
account_sign-in = Sign in
account_sign-in_do = Sign in
account_forgotten = Forgotten? Use a recovery code
account_forgotten_do = Set the new password
account_forgotten_about = One of the eight codes that you were given lets you choose a new password. Everybody who is signed in elsewhere is signed out.
account_remembered = I know my password
account_name = Name
account_name_about = at least { $n } letters; nobody else has one like it
account_password = Password
account_password_about = at least { $n } letters; four words are easier to keep than eight signs
account_password_new = New password
account_password_old = Password now
account_code = Recovery code
account_refused = { $reason ->
    [wrong-secret] Name and password are not those of anybody here.
    [weak-password] Too many people would try this one. Take another.
    [too-fast] Too many tries. Wait some minutes and try again; nothing is locked.
    [name-taken] Somebody has that name, or one that looks like it.
   *[other] { $refused }
}
account_refused_code = Name and code are not those of anybody here, or the code was used.
account_codes = Your recovery codes
account_codes_about = Write them down or print them. Each lets you in once if you forget your password; without one, and without the password, nobody can get you back. They are not shown again.
account_codes_copy = Copy them
account_codes_copied = Copied
account_codes_kept = I have them
account_since = here since { $when }
account_at-table = You at the table
account_at-table_aside = what others see of you
account_signed-in = Signed in
account_others-out = Sign out everywhere else
account_device = { $device ->
    [none] A browser
   *[other] { $device }
}
account_device_now = now, signed in { $when }
account_device_then = { $ago }, signed in { $when }
account_device_this = this one
account_device_out = Sign out
account_device_out_named = Sign out { $device ->
    [none] that browser
   *[other] { $device }
}
account_ways-in = Ways in
account_ways-in_password = Password
account_ways-in_password_do = Change it
account_ways-in_codes = { $n ->
    [0] No recovery code is left
    [one] One recovery code is left
   *[other] { $n } recovery codes are left
}
account_ways-in_codes_do = New codes
account_ways-in_changed = The password is changed, and every other device is signed out.
account_out = Sign out here
account_cancel = Never mind

notices = How you are told
notices_once = Once a turn, not once a click.
notices_once_about = And only if you have not looked at the table. A tab left open somewhere does not count as looking.
notices_push = Push on this device
notices_push_not = This browser cannot be told while it is closed. An iPhone wants Aquila on its home screen first.
notices_mail = By mail to
notices_webhook = By webhook, Discord or Slack to
notices_secret = By this the receiver knows that it comes from here. It is shown this once:
notices_add = Add
notices_off = Switch off
notices_test = Send a test
notices_kind = { $kind ->
    [push] Push
    [mail] Mail
   *[webhook] Webhook
}
notices_of = { $kind ->
    [turn] your turn
    [half] half of your time is gone
    [fifth] a fifth of your time is left
    [asked] somebody asks you something
    [invited] invitations
   *[over] a match is over
}
notices_night = Quiet hours and days away.
notices_night_about = Nothing arrives at night, and no deadline by the day ends then: it moves to the morning. On days away clocks by the day stand; 30 days a year. Times are those of { $zone }.
notices_from = Quiet from
notices_to = to
notices_leaves = Away from
notices_back = until
notices_save = Keep it
notices_last = What came of the last ten
notices_last_none = Nothing was told yet.
notices_came = { $state ->
    [sent] sent
    [due] { $why }, tried again
    [failed] failed: { $why }
   *[dropped] { $why ->
        [looked] not needed: you looked
       *[other] nobody to tell: no channel is on for it
    }
}
