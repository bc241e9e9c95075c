### What a player is told before his first decision, as the games of the series say it alike.

brief_length = { $years ->
    [one] one year, { $from }
   *[other] { $years } years, { $from } to { $to }
}
brief_round = { $n ->
    [0] { "" }
    [one] this year 1 sequence
   *[other] this year { $n } sequences
}
brief_leaders = leaders
brief_begin = Begin
brief_deed_deploy-leader = Place your army
brief_deed_deploy-unit = Place your army
brief_deed_deploy = Place your army
brief_deed_movement = March
brief_deed_initiative = The first year
