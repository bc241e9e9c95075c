### A few texts of Alea Iacta Est in French. No player sees them: they show that a language needs its files and no code.

name_caesarian = césarien
    .The = Le Césarien
    .plural = Césariens
name_republican = républicain
    .The = Le Républicain
    .plural = Républicains
name_caesar = César
name_cleopatra = Cléopâtre
    .gender = feminine
name_legio- = { $name }
    .gender = feminine
    .the = la { $name }
name_unit-legio- = { $name }
    .gender = feminine
    .the = la { $name }
    .The = La { $name }
name_unit-naves- = { $name }
    .gender = feminine
    .number = plural
    .the = les { $name }
name_AFR-1 = Afrique
name_GER-1 = Germanie
name_germani = Germains
    .number = plural
    .of = des Germains
name_naves- = { $name }
    .gender = feminine
    .number = plural
    .the = les { $name }
name_muraille = { $name }
    .the = la { $name }
name_assassinat = { $name }
    .the = l'{ $name }
name_triumphus = { $name }
    .the = le { $name }
name_aegyptii = Égyptiens
    .number = plural
    .The = Les Égyptiens
    .of = des Égyptiens
name_pontici = Pont
    .The = Le Pont
    .of = du Pont
name_arms = par les armes

event_stratagem = { FORM($side, "The") } joue { FORM($stratagem, "the") }.
event_people-pacified = { FORM($people, "The") } { $people ->
    [one] fait
   *[other] font
} la paix, { $means }.
event_people-controlled = { FORM($faction, "The") } commande aux armées { FORM($people, "of") }.
event_unit-reduced = { FORM($unit, "the") } { $unit ->
    [one] est { GENDER($unit) ->
        [feminine] réduite
       *[other] réduit
    }
   *[other] sont { GENDER($unit) ->
        [feminine] réduites
       *[other] réduits
    }
} ({ $zone }).
event_leader-changes-side = { $leader } est { GENDER($leader) ->
    [feminine] passée
   *[other] passé
} aux { FORM($faction, "plural") }.

word_people = { $n ->
    [one] une force { FORM($people, "of") }
   *[other] { $n } forces { FORM($people, "of") }
}
    .gender = feminine
