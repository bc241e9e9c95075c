### The end of a Game-Turn, as one ceremony.

turn-end_begins = { $year }: the war begins
turn-end_first = { $turns ->
    [one] One Game-Turn
   *[other] { $turns } Game-Turns
}
turn-end_title = { $year } closes
turn-end_of = Game-Turn { $turn } of { $turns }
turn-end_last = The last Game-Turn
turn-end_over = The scenario is over.
turn-end_result = The result
turn-end_next = First units are raised, then cards drawn; then Leaders act as the cup says.
turn-end_deed = Raise units
turn-end_objectives = Objectives
turn-end_objectives_note = of each Power's own
turn-end_leads = If it ended here: { $leaders ->
    [one] { $leaders } would win with { $n } per cent.
   *[other] { $leaders } are level with { $n } per cent.
}
turn-end_provinces = Provinces
turn-end_provinces_none = No Province changes hands
turn-end_provinces_some = { $n ->
    [one] One Province changes hands
   *[other] { $n } Provinces change hands
}
turn-end_provinces_of = { $provinces }
turn-end_treasury = Treasuries
turn-end_treasury_note = revenue less upkeep
turn-end_treasury_of = { $power }: { $treasury } RP
turn-end_treasury_lines = revenue { $revenue }, upkeep { $cost }{ $unpaid ->
    [0] { "" }
    [one] ; one unit unpaid
   *[other] ; { $unpaid } units unpaid
}
turn-end_wear = Attrition and arrivals
turn-end_wear_note = who wore away, came and went
turn-end_more = { $n ->
    [one] and one thing more, in the log
   *[other] and { $n } things more, in the log
}
