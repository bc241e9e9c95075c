### The position as the terminal shows it.

sketch_score = score { $score }
sketch_spqr = { $face ->
    [cicero] Cicero { $n }/5
   *[princeps] Princeps { $n }/5
}
sketch_italia = { $name } ({ $side ->
    [none] nobody
   *[other] { $side }
}; Roma { $roma ->
    [none] nobody
   *[other] { $roma }
})
sketch_triumvir = { $region } (apart, under { $leader })
sketch_abroad = Beyond the Republic
sketch_legions = Legio { $numbers }
sketch_units = { $n } { $name }
sketch_of-people = { $people } { $name }
sketch_fleet = { $name } (fleet)
sketch_all-at-peace = All Peoples are at peace.
sketch_peoples = Peoples: { $peoples }
sketch_at-war = { $side ->
    [none] { $people } (at war)
   *[other] { $people } (at war, { $side })
}
sketch_allied = { $side ->
    [none] { $people } (allied)
   *[other] { $people } (allied, { $side })
}
sketch_levy = { $region }: { $force }
sketch_recruits = Recruits: { $levies }
sketch_returning = Return next year: { $force }
sketch_to-deploy = To be deployed ({ FORM($side, "initial") }): { $force }
sketch_intrigues = Intrigues in the Senate: { $n }
sketch_plague = Plague in { $zone }
sketch_or = { $one }  or  { $other }
