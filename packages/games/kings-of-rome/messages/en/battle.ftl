### Battles on land and at sea, from the challenge to the triumph.

task_duel = Before the lines in { $hex }: does { $roman } challenge { $hostile } to single combat?
task_tactics = The vanguards are about to meet in { $hex }: attack or defence?
task_vanguard = Who rides in the vanguard? ({ $left } to send.)
task_engage = Your horsemen have won the clash: do you engage the enemy, who has withdrawn to { $hex }?
task_deploy = The front line, space { $space } of { $spaces }: who stands there?
task_place-leader = Where does { $leader } stand?
task_reroll = Astutia: a miss may be thrown again ({ $left } left).
task_charge-leader = Your cavalry in reserve: does it charge { $leader }? (Gaps in your own front line: { $gaps }.)
task_fill-gap = Space { $space } of the front line is empty: who comes up?
task_triumph = A victory worth a triumph in { $hex }: does { $leader } take his army home to Rome?
task_accuse = The army was beaten. Which Tribune stands trial?
task_rejoin = { $tribune } is acquitted: does he go back to his army in { $hex }?
task_advance = Victory in { $hex }: how does the army follow it up?
task_drown = Too few ships are left: who is lost? ({ $left } to go.)

verb_challenge = Challenge him
verb_no-duel = No duel
verb_attack = Attack
verb_defence = Defence
verb_send = Send { $noun }
verb_engage = Engage
verb_withdraw = Withdraw
verb_deploy = Deploy { $noun }
verb_by-virtus = Let the rest fall in by Virtus
verb_lead-with = In the front line, with { $noun }
verb_lead-from-reserve = In reserve
verb_throw-again = Throw again for { $noun }
verb_charge = Charge with { $noun }
verb_hold-back = Hold the cavalry back
verb_bring-up = Bring up { $noun }
verb_triumph = Claim the triumph
verb_no-triumph = Stay in the field
verb_accuse = { $noun }
verb_rejoin = Back to the army
verb_stay-in-rome = He stays in Rome
verb_follow = Follow the enemy to { $noun } and fight again
verb_besiege = Besiege { $noun }
verb_stay = Stay here
verb_lose = { $noun } is lost

event_battle-begins = Battle in { $hex }: { $roman ->
    [none] { $romanUnits }
   *[other] { $roman } with { $romanUnits }
} against { $hostile ->
    [none] { $hostileUnits }
   *[other] { $hostile } with { $hostileUnits }
}.
event_duel = { $roman } meets { $hostile } in single combat: { $romanTotal } ({ $romanDie } and Astutia) to { $hostileTotal } ({ $hostileDie } and Astutia).
event_both-leaders-dead = { $roman } and { $hostile } have killed each other.
event_command = { $leader ->
    [none] Nobody is left to command the { $side } army.
   *[other] { $leader } takes command of the { $side } army.
}
event_tactics = Tactics: Rome chooses { $roman }, the enemy draws { $hostile }.
event_no-clash = Both attack: no clash of vanguards in { $hex }, the lines meet at once.
event_vanguards = The vanguards clash: { $ours } against { $theirs }.
event_vanguard-round = The horsemen throw: Rome { $ours }, the enemy { $theirs }.
event_clash-won = { $winner ->
    [none] The clash of the vanguards is undecided.
   *[other] The { $winner } vanguard has won the clash.
}
event_engagement = { $leader ->
    [none] The enemy throws { $die } against { $target } for an engagement.
   *[other] { $leader } throws { $die } against { $target } for an engagement.
}
event_armies-part = The armies part in { $hex } ({ $reason }).
event_pursuit = { $theirs ->
    [none] The { $retreating } army has no cavalry left and is pursued{ $ours ->
        [none] { "" }
       *[other] : Rome throws { $ours }
    }.
   *[other] The { $retreating } army has no cavalry left and is pursued: { $ours ->
        [none] the enemy throws { $theirs }
       *[other] Rome throws { $ours }, the enemy { $theirs }
    }.
}
event_stand-aside = { $leaders }: one leader commands, the others stand aside.
event_lines-drawn = The lines are drawn up: { $roman } against { $hostile }.
event_leader-deployed = { $unit ->
    [none] { $leader } stays in reserve.
   *[other] { $leader } stands in the front line with { $unit }.
}
event_battle-round = { $ours ->
    [none] { $theirs ->
        [none] Round { $round }: nobody throws.
       *[other] Round { $round }: the Romans are surprised, the enemy throws { $theirs }.
    }
   *[other] { $theirs ->
        [none] Round { $round }: Rome throws { $ours }.
       *[other] Round { $round }: Rome throws { $ours }, the enemy { $theirs }.
    }
}
event_reroll = { $by } throws { $die } instead of { $was }.
event_battle-track = { $piece } is lost: the { $side } marker stands at { $track }.
event_leader-attacked = { $by } charges { $leader }: { $die } against { $target }.
event_brought-up = { $unit } comes up from the reserve.
event_battle-ends = The fighting ends after round { $round }: Rome { $roman }, the enemy { $hostile }.
event_battle-result = { $winner ->
    [none] Nobody has won the battle in { $hex }: Rome { $roman }, the enemy { $hostile }.
   *[other] The { $winner } army has won the battle in { $hex }: Rome { $roman }, the enemy { $hostile }.
}
event_triumph = { $leader } enters Rome in triumph.
event_trial = { $accused } stands trial: { $dice } with { $modifier }.
event_rejoins = { $tribune } is back with his army in { $hex }.
event_naval-battle = Battle at sea in { $hex }: { $roman } against { $hostile }.
event_naval-round = Round { $round } at sea: Rome throws { $ours }, the enemy { $theirs }.
event_naval-result = { $winner ->
    [none] Nobody has won the battle at sea in { $hex }: ships lost { $roman } to { $hostile }.
   *[other] The { $winner } fleet has won the battle at sea in { $hex }: ships lost { $roman } to { $hostile }.
}

why_no-army = There is no Roman army in { $hex }: a leader and two units.
why_no-enemy-army = There is no enemy army in { $hex }.
why_within-walls = The enemy in { $hex } is within the walls of his own city: only a siege is possible.
why_three-units = Each side needs { $needed ->
    [one] one unit
   *[other] { $needed } units
} for a battle.
why_not-cavalry = { $unit } is no cavalry.
why_infantry-first = Infantry stands in the front line as long as there is any.
why_in-line-already = { $unit } stands in the line already.
why_not-in-front = { $unit } does not stand in the front line.
why_thrown-twice = The die of { $unit } has been thrown again already.
why_no-miss = { $unit } has not missed.
why_not-in-reserve = { $unit } is not in reserve.
why_charged-already = { $unit } has charged the leader in this round.
why_infantry-for-infantry = Infantry replaces infantry only.
why_heavy-infantry = heavy infantry
why_retreating = retreating
why_nice-omens = nice omens
why_bad-omens = bad omens
why_ambush = ambush
why_influence-spent = influence spent
why_battle-lost = a lost battle
why_siege-lost = a lost siege
