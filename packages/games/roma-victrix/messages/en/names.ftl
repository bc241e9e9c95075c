### What things without a name of their own are called.

called_coast = the coast of { $area } on { $sea }
called_leader = Leader L-{ $rating }
called_consul = Consul L-{ $rating }

## A marker that is lost like a unit.

name_ambushers = the force in ambush
name_major-rebels = the army of rebels
name_minor-rebels = the army of rebels
name_garrison = the Garrison
name_limes = the Limes
name_city = a wall of the City

## Units that are alike: each line says one thing more of those before it.

called_unit_reduced = reduced { $unit }
called_unit_in = { $unit } in { $area }
called_unit_of = { $unit } of { $power }
called_unit_on = { $unit } on { $sea }

## What is lost or reduced, counted.

called_toll_lgn = { $n ->
    [one] 1 Legion
   *[other] { $n } Legions
}
called_toll_hi = { $n } Heavy Infantry
called_toll_aux = { $n } Auxilia
called_toll_bi = { $n } Barbarian Infantry
called_toll_cav = { $n } Cavalry
called_toll_hc = { $n } Heavy Cavalry
called_toll_flt = { $n ->
    [one] 1 Fleet
   *[other] { $n } Fleets
}
called_toll_garrison = the Garrison
called_toll_limes = { $n ->
    [one] 1 step of the Limes
   *[other] { $n } steps of the Limes
}
called_toll_city = { $n ->
    [one] 1 step of the City
   *[other] { $n } steps of the City
}

## How a net modifier is spent.

called_modifier_none = nothing
called_modifier_own = { $up } on our die
called_modifier_other = { $down } off theirs
called_modifier_both = { $up } on our die, { $down } off theirs
