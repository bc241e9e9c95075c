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
