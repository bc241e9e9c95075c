### What the terminal says beside the words of the game. The words that are typed stay the same in every language.

commitment = Dice commitment: { $commitment }
saved = The match is saved in { $path }. Go on with: aquila play --continue { $path }
choices = There are choices 1 to { $n }.
legal = That is legal.
hand-over = Hand over to { $side } and press Enter.
order = a standing order is always, when-able or never
result = { $winners ->
    [none] { $outcome }: nobody
   *[other] { $outcome }: { $winners }
}
seed = The seed of the dice was { $seed }; check it with: aquila verify { $path }
holds = { $choices } choices, { $rolls } rolls: the record holds.
own-position = Not from the beginning: it begins with a position of its own, after { $choices } choices.
must-choose = { $side } must choose: { $task } ({ $rule })
help_number = a number
help_number_about = make that choice
help_undo = take back your last choice
help_show = the position
help_log = everything that happened
help_why = why something is not a legal choice
help_rule = the text of a rule
help_order = how to be asked in a reaction window: always, when-able or never
help_quit = leave; the match is saved
